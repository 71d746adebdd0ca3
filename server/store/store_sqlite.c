/* store_sqlite.c: the embedded database. WAL, synchronous=FULL: commits are durable. */
#include "core/must.h"
#include "server/base/host_words.h"
#include "server/base/memory.h"
#include "server/store/checkpoint.h"
#include "server/store/db.h"
#include "server/store/wal.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { STATEMENTS = 384, COLUMNS = DB_COLUMNS };

struct statement {
	const char *sql;
	sqlite3_stmt *stmt;
	int index[COLUMNS]; /* of $1, $2... among the statement's parameters */
};

struct sqlite_db {
	struct db db;
	sqlite3 *conn;
	struct checkpoints *checkpoints;
	int lock;    /* a file locked by one server */
	bool unsure; /* the last COMMIT could not write to the end: it may be found after a restart */
	struct statement cache[STATEMENTS];
	int cached;
};

static void lite_close(struct db *db)
{
	struct sqlite_db *d = (struct sqlite_db *)db;
	for (int i = 0; i < d->cached; i++)
		sqlite3_finalize(d->cache[i].stmt);
	if (d->checkpoints)
		checkpoints_close(d->checkpoints);
	sqlite3_close(d->conn);
	if (d->lock >= 0)
		close(d->lock);
	free(d);
}

static struct statement *prepared(struct sqlite_db *d, const char *sql)
{
	for (int i = 0; i < d->cached; i++)
		if (d->cache[i].sql == sql)
			return &d->cache[i];
	struct statement *st = &d->cache[d->cached];
	if (d->cached == STATEMENTS ||
	    sqlite3_prepare_v3(d->conn, sql, -1, SQLITE_PREPARE_PERSISTENT, &st->stmt, NULL) !=
		    SQLITE_OK)
		return NULL;
	d->cached++;
	st->sql = sql;
	for (int i = 0; i < COLUMNS; i++) {
		char name[16];
		snprintf(name, sizeof name, "$%d", i + 1);
		st->index[i] = sqlite3_bind_parameter_index(st->stmt, name);
	}
	return st;
}

static void bind(const struct statement *st, const struct cell *param, int params)
{
	pet_must(params <= COLUMNS);
	for (int i = 0; i < params; i++) {
		if (param[i].type == CELL_INT)
			sqlite3_bind_int64(st->stmt, st->index[i], param[i].i);
		else if (param[i].type == CELL_TEXT)
			sqlite3_bind_text(st->stmt, st->index[i], param[i].p, (int)param[i].n,
					  SQLITE_STATIC);
		else
			sqlite3_bind_null(st->stmt, st->index[i]);
	}
}

static int read_row(sqlite3_stmt *stmt, struct cell *row)
{
	int columns = sqlite3_column_count(stmt);
	for (int i = 0; i < columns && i < COLUMNS; i++) {
		switch (sqlite3_column_type(stmt, i)) {
		case SQLITE_INTEGER:
			row[i] = cell_int(sqlite3_column_int64(stmt, i));
			break;
		case SQLITE_TEXT:
			row[i] = (struct cell){ CELL_TEXT, 0,
						(const char *)sqlite3_column_text(stmt, i),
						(size_t)sqlite3_column_bytes(stmt, i) };
			break;
		default:
			row[i] = (struct cell){ CELL_NULL };
		}
	}
	return columns < COLUMNS ? columns : COLUMNS;
}

static int lite_run(struct db *db, const char *sql, const struct cell *param, int params,
		    db_row *row, void *arg)
{
	struct sqlite_db *d = (struct sqlite_db *)db;
	struct statement *st = prepared(d, sql);
	struct cell cells[COLUMNS];
	int rows = 0, rc;
	if (!st)
		return DB_FAILED;
	sqlite3_stmt *stmt = st->stmt;
	bind(st, param, params);
	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW) {
		int columns = read_row(stmt, cells);
		rows++;
		if (row)
			row(arg, cells, columns);
	}
	sqlite3_reset(stmt);
	sqlite3_clear_bindings(stmt);
	if (!strcmp(sql, "COMMIT"))
		d->unsure = (rc & 0xff) == SQLITE_IOERR;
	if (rc != SQLITE_DONE)
		return DB_FAILED;
	return sqlite3_column_count(stmt) ? rows : sqlite3_changes(d->conn);
}

static bool lite_run_all(struct db *db, const struct db_write *w, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (lite_run(db, w[i].sql, w[i].cell, w[i].params, NULL, NULL) != 1)
			return false;
	return true;
}

static int lite_script(struct db *db, const char *sql)
{
	struct sqlite_db *d = (struct sqlite_db *)db;
	return sqlite3_exec(d->conn, sql, NULL, NULL, NULL) == SQLITE_OK ? DB_OK : DB_FAILED;
}

static bool lite_unsure(struct db *db)
{
	return ((struct sqlite_db *)db)->unsure;
}

static const char *lite_error(struct db *db)
{
	return sqlite3_errmsg(((struct sqlite_db *)db)->conn);
}

/* ---- a copy while play goes on --------------------------------------------------------------- */

/* Of what was committed when it began: it reads by a connection of its own, in one transaction. No commit waits for it;
 * the log grows meanwhile. */
struct db_backup {
	sqlite3 *from, *to;
	sqlite3_backup *copy;
};

static bool lite_backup_close(struct db_backup *b)
{
	bool whole = sqlite3_close(b->to) == SQLITE_OK;
	sqlite3_close(b->from);
	free(b);
	return whole;
}

static struct db_backup *lite_backup_open(struct db *db, const char *file)
{
	struct sqlite_db *d = (struct sqlite_db *)db;
	struct db_backup *b = memory_new(sizeof *b);
	if (sqlite3_open_v2(sqlite3_db_filename(d->conn, "main"), &b->from, SQLITE_OPEN_READONLY,
			    NULL) == SQLITE_OK &&
	    sqlite3_exec(b->from, "BEGIN; SELECT COUNT(*) FROM schema;", NULL, NULL, NULL) ==
		    SQLITE_OK &&
	    sqlite3_open(file, &b->to) == SQLITE_OK)
		b->copy = sqlite3_backup_init(b->to, "main", b->from, "main");
	if (b->copy)
		return b;
	lite_backup_close(b);
	return NULL;
}

static int lite_backup_step(struct db *db, struct db_backup *b, int pages)
{
	(void)db;
	int rc = pages ? sqlite3_backup_step(b->copy, pages) : SQLITE_ABORT;
	if (rc == SQLITE_OK || rc == SQLITE_BUSY || rc == SQLITE_LOCKED)
		return 1;
	sqlite3_backup_finish(b->copy);
	return lite_backup_close(b) && rc == SQLITE_DONE ? 0 : -1;
}

static const struct db_driver sqlite_driver = {
	.name = "sqlite",
	.close = lite_close,
	.run = lite_run,
	.run_all = lite_run_all,
	.script = lite_script,
	.unsure = lite_unsure,
	.error = lite_error,
	.backup_open = lite_backup_open,
	.backup_step = lite_backup_step,
};

/* A line changes a few bytes in two pages, but the log stores whole pages: keep them small. */
static const char settings[] = "PRAGMA page_size=1024; PRAGMA journal_mode=WAL;"
			       "PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;";

/* Secrets of dice and password hashes: only for the server's own user, whatever the folder allows.
 * SQLite creates the log and its index with the database's permissions; older ones may be wider. */
static bool for_us_alone(const char *file)
{
	static const char *const more[] = { "-wal", "-shm", "-journal" };
	int fd = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	bool fine = fd >= 0 && fchmod(fd, 0600) == 0;
	if (fd >= 0)
		close(fd);
	for (int i = 0; i < 3 && fine; i++) {
		char path[1100];
		snprintf(path, sizeof path, "%s%s", file, more[i]);
		fine = chmod(path, 0600) == 0 || errno == ENOENT;
	}
	return fine;
}

/* SQLite would let two servers write in turn, but each assumes that its tables in memory are
 * current. */
static bool alone(struct sqlite_db *d, const char *file)
{
	char path[1100];
	snprintf(path, sizeof path, "%s.lock", file);
	d->lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	return d->lock >= 0 && flock(d->lock, LOCK_EX | LOCK_NB) == 0;
}

/* A damaged log is opened only if the operator allows it. */
static bool log_is_whole(const char *file, bool accept_loss, char *error, size_t n)
{
	char why[700];
	if (wal_whole(file, why, sizeof why))
		return true;
	if (accept_loss)
		return wal_put_aside(file, error, n);
	snprintf(
		error, n,
		host_words("%s. Lines that were acknowledged are lost. Restore a backup; or keep a "
			   "copy of the folder and start with --accept-loss"),
		why);
	return false;
}

struct db *db_open_sqlite(const char *file, bool accept_loss, char *error, size_t n)
{
	struct sqlite_db *d = memory_new(sizeof *d);
	/* no locks: it is the writer's thread's until that has ended, then the loop's (writer_settle) */
	const int how = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); /* counting memory takes a lock every time */
	d->db.driver = &sqlite_driver;
	bool mine = alone(d, file);
	if (!mine && errno == EWOULDBLOCK) {
		snprintf(error, n, host_words("another server uses '%s'"), file);
	} else if (!mine) {
		snprintf(error, n, host_words("cannot open '%s.lock': %s"), file,
			 host_error(errno));
	} else if (!for_us_alone(file)) {
		snprintf(error, n, host_words("cannot keep '%s' from others: %s"), file,
			 host_error(errno));
	} else if (!log_is_whole(file, accept_loss, error, n)) {
		/* says why */
	} else if (sqlite3_open_v2(file, &d->conn, how, NULL) != SQLITE_OK ||
		   lite_script(&d->db, settings) != DB_OK) {
		snprintf(error, n, host_words("cannot open '%s': %s"), file,
			 sqlite3_errmsg(d->conn));
	} else {
		sqlite3_busy_timeout(d->conn, 2000); /* an operator may look at it */
		d->checkpoints = checkpoints_open(d->conn, file);
		return &d->db;
	}
	lite_close(&d->db);
	return NULL;
}
