/* doctor_data.c: checks the data folder and the database, read-only. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libpq-fe.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "cmd/doctor.h"
#include "server/store/sql.h"
#include "server/store/wal.h"
#include "server/serve.h"

enum { PATH = 1200 };

static void path_in(const struct visit *v, const char *name, char out[PATH])
{
	snprintf(out, PATH, "%s/%s", v->data, name);
}

static bool there(const struct visit *v)
{
	struct stat s;
	return stat(v->data, &s) == 0;
}

/* Where petteia serve would make the data folder. */
static const char *folder_above(const struct visit *v, char out[PATH])
{
	snprintf(out, PATH, "%s", v->data);
	size_t n = strlen(out);
	while (n > 1 && out[n - 1] == '/')
		out[--n] = 0;
	char *slash = strrchr(out, '/');
	if (!slash)
		return strcpy(out, ".");
	slash[slash == out] = 0;
	return out;
}

void doctor_folder(struct visit *v)
{
	struct stat s;
	if (stat(v->data, &s) != 0) {
		char above[PATH];
		if (errno == ENOENT && access(folder_above(v, above), W_OK | X_OK) != 0)
			diagnose(v, WRONG, N_("data folder"),
				 "'%s' is not there, and this user cannot make it in '%s': %s",
				 v->data, above, error_words(errno));
		else if (errno == ENOENT || !errno)
			diagnose(v, FINE, N_("data folder"),
				 "'%s' is not there yet: petteia serve makes it", v->data);
		else
			diagnose(v, WRONG, N_("data folder"), "cannot look at '%s': %s", v->data,
				 error_words(errno));
	} else if (!S_ISDIR(s.st_mode)) {
		diagnose(v, WRONG, N_("data folder"), "'%s' is no folder: name another with --data",
			 v->data);
	} else if (access(v->data, R_OK | W_OK | X_OK) != 0) {
		diagnose(v, WRONG, N_("data folder"),
			 "'%s' is not ours to write (user %u): chown -R %u '%s'", v->data,
			 (unsigned)s.st_uid, (unsigned)getuid(), v->data);
	} else {
		diagnose(v, FINE, N_("data folder"), "'%s' can be written", v->data);
	}
}

/* Only the server's user may read password hashes and the secrets of dice. */
void doctor_rights(struct visit *v)
{
	DIR *d = opendir(v->data);
	int wide = 0, foreign = 0;
	struct stat s;
	if (!d)
		return;
	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		char path[PATH];
		path_in(v, e->d_name, path);
		if (strncmp(e->d_name, "petteia.db", 10) && strcmp(e->d_name, "admin.sock"))
			continue;
		if (lstat(path, &s) != 0)
			continue;
		if (s.st_mode & 0077) {
			diagnose(v, WRONG, N_("file rights"),
				 "others may use '%s' (%04o): chmod 600 '%s'", path,
				 (unsigned)(s.st_mode & 07777), path);
			wide++;
		} else if (s.st_uid != getuid()) {
			diagnose(v, WRONG, N_("file rights"),
				 "'%s' belongs to user %u, not %u: chown %u '%s'", path,
				 (unsigned)s.st_uid, (unsigned)getuid(), (unsigned)getuid(), path);
			foreign++;
		}
	}
	closedir(d);
	if (stat(v->data, &s) == 0 && s.st_mode & 0002) {
		diagnose(v, WRONG, N_("file rights"),
			 "anybody may write into '%s' (%04o): chmod 700 '%s'", v->data,
			 (unsigned)(s.st_mode & 07777), v->data);
		wide++;
	}
	if (!wide && !foreign)
		diagnose(v, FINE, N_("file rights"), "only this user can read the database");
}

/* ---- the database ---------------------------------------------------------------------------- */

static void judge_version(struct visit *v, long version)
{
	if (version > schema_newest())
		diagnose(v, WRONG, N_("database"),
			 "it is of version %ld, this program knows %d: use a newer petteia",
			 version, schema_newest());
	else if (version < schema_newest())
		diagnose(v, NOTE, N_("database"),
			 "it is of version %ld: petteia serve brings it to %d; make a backup first",
			 version, schema_newest());
	else
		diagnose(v, FINE, N_("database"), "it opens, version %ld", version);
}

/* One number from the database; false: it cannot be read. */
static bool ask(sqlite3 *db, const char *sql, int64_t *answer)
{
	sqlite3_stmt *s = NULL;
	bool got = sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK &&
		   sqlite3_step(s) == SQLITE_ROW;
	if (got)
		*answer = sqlite3_column_int64(s, 0);
	sqlite3_finalize(s);
	return got;
}

/* The first mismatch, or NULL. */
static const char *damage(sqlite3 *db)
{
	static char first[400];
	sqlite3_stmt *s = NULL;
	const char *found = NULL;
	if (sqlite3_prepare_v2(db, "PRAGMA quick_check(1)", -1, &s, NULL) != SQLITE_OK ||
	    sqlite3_step(s) != SQLITE_ROW)
		found = sqlite3_errmsg(db);
	else
		found = (const char *)sqlite3_column_text(s, 0);
	snprintf(first, sizeof first, "%s", found ? found : "no memory");
	sqlite3_finalize(s);
	return strcmp(first, "ok") ? first : NULL;
}

/* Lines follow each other without gaps in every table. */
#define GAPS                                                                                       \
	"SELECT count(*) FROM (SELECT table_id FROM lines GROUP BY table_id"                       \
	" HAVING count(*) <> max(line)) t"

static void judge_gaps(struct visit *v, long tables)
{
	if (tables)
		diagnose(v, WRONG, N_("tables"),
			 "lines are missing in the middle of %ld: petteia doctor --repair", tables);
}

static void tell_repair(void *arg, const struct repair *found)
{
	struct visit *v = arg;
	if (found->beyond < 0)
		diagnose(v, WRONG, N_("tables"),
			 "%s is damaged behind line %d and in use: try again", found->table,
			 found->whole);
	else
		diagnose(v, NOTE, N_("tables"),
			 "%s was damaged and goes on from line %d; %d lines are kept aside",
			 found->table, found->whole, found->beyond);
}

void doctor_repair(struct visit *v)
{
	char error[1024] = "";
	int before = v->count[NOTE] + v->count[WRONG];
	int tables = repair_tables(v->db ? v->db : v->data, tell_repair, v, error, sizeof error);
	if (tables < 0)
		diagnose(v, WRONG, N_("tables"), "nothing was repaired: %s", error);
	else if (before == v->count[NOTE] + v->count[WRONG])
		diagnose(v, FINE, N_("tables"), "all %d replay, nothing to repair", tables);
}

static void look_inside(struct visit *v, sqlite3 *db)
{
	int64_t version = 0, newest = 0;
	const char *wrong = damage(db);
	if (wrong) {
		diagnose(v, WRONG, N_("database"), "it is damaged: %s; restore a backup", wrong);
		return;
	}
	/* older than schema versions: the table does not exist */
	ask(db, "SELECT version FROM schema WHERE id = 1", &version);
	judge_version(v, (long)version);
	int64_t gaps = 0;
	ask(db, GAPS, &gaps);
	judge_gaps(v, (long)gaps);
	int64_t now = (int64_t)time(NULL) * 1000, minute = 60000;
	if (ask(db, "SELECT max(at) FROM lines", &newest) && newest > now + minute)
		diagnose(v, WRONG, N_("clock"),
			 "the newest line of a game is %lld minutes in the future: set the clock",
			 (long long)((newest - now) / minute));
}

/* A running server holds the lock. */
static bool in_use(const char *file)
{
	char lock[PATH + 8];
	snprintf(lock, sizeof lock, "%s.lock", file);
	int fd = open(lock, O_RDONLY | O_CLOEXEC);
	bool used = fd >= 0 && flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
	if (fd >= 0)
		close(fd);
	return used;
}

/* Without a WAL the file is complete: opened as immutable, no files are created beside it. */
static int open_to_read(const char *file, bool used, sqlite3 **db)
{
	char uri[3 * PATH + 32] = "file:", log[PATH + 8];
	snprintf(log, sizeof log, "%s-wal", file);
	if (used || access(log, F_OK) == 0)
		return sqlite3_open_v2(file, db, SQLITE_OPEN_READONLY, NULL);
	size_t n = strlen(uri);
	for (const char *s = file; *s; s++)
		n += (size_t)snprintf(uri + n, sizeof uri - n, strchr("?#%", *s) ? "%%%02x" : "%c",
				      (unsigned char)*s);
	snprintf(uri + n, sizeof uri - n, "?immutable=1");
	return sqlite3_open_v2(uri, db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
}

static void embedded(struct visit *v)
{
	char file[PATH], why[700];
	struct stat s;
	sqlite3 *db = NULL;
	path_in(v, "petteia.db", file);
	if (stat(file, &s) != 0) {
		diagnose(v, FINE, N_("database"), "there is none yet: petteia serve makes it");
		return;
	}
	bool used = in_use(file);
	diagnose(v, FINE, N_("server"),
		 used ? N_("one uses this folder now") : N_("none uses this folder now"));
	/* a running server is writing the WAL */
	if (!used && !wal_whole(file, why, sizeof why)) {
		diagnose(v, WRONG, N_("database"),
			 "%s: restore a backup, or keep a copy of the folder and start with "
			 "--accept-loss",
			 why);
		return;
	}
	if (open_to_read(file, used, &db) != SQLITE_OK)
		diagnose(v, WRONG, N_("database"), "cannot open '%s': %s", file,
			 sqlite3_errmsg(db));
	else
		look_inside(v, db);
	sqlite3_close(db);
}

static void shared_inside(struct visit *v, PGconn *conn, long version)
{
	PGresult *r = PQexec(conn, GAPS);
	judge_version(v, version);
	if (PQresultStatus(r) == PGRES_TUPLES_OK)
		judge_gaps(v, atol(PQgetvalue(r, 0, 0)));
	PQclear(r);
}

static void shared(struct visit *v)
{
	PGconn *conn = PQconnectdb(v->db);
	PGresult *r = NULL;
	if (PQstatus(conn) != CONNECTION_OK) {
		char why[300];
		snprintf(why, sizeof why, "%s", PQerrorMessage(conn));
		why[strcspn(why, "\n")] = 0;
		diagnose(v, WRONG, N_("database"),
			 "no answer: %s; is it running, is the address right?", why);
	} else {
		r = PQexec(conn, "SELECT version FROM schema WHERE id = 1");
		if (PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1)
			shared_inside(v, conn, atol(PQgetvalue(r, 0, 0)));
		else
			diagnose(v, FINE, N_("database"),
				 "it answers and is empty: petteia serve fills it");
	}
	PQclear(r);
	PQfinish(conn);
}

void doctor_database(struct visit *v)
{
	if (v->db)
		shared(v);
	else
		embedded(v);
}

/* ---- disk space ------------------------------------------------------------------------------ */

void doctor_disk(struct visit *v)
{
	enum { LITTLE_MB = 100, SOME_MB = 1000 };
	struct statvfs s;
	if (statvfs(there(v) ? v->data : ".", &s) != 0)
		return;
	unsigned long long free_mb = (unsigned long long)s.f_bavail * s.f_frsize >> 20;
	if (free_mb < LITTLE_MB)
		diagnose(v, WRONG, N_("disk"), "%llu MB are free: make room before it is full",
			 free_mb);
	else if (free_mb < SOME_MB)
		diagnose(v, NOTE, N_("disk"), "%llu MB are free: enough for now", free_mb);
	else
		diagnose(v, FINE, N_("disk"), "%llu GB are free", free_mb >> 10);
	if (s.f_files && s.f_favail < 1000)
		diagnose(v, WRONG, N_("disk"), "%llu more files can be made: remove some",
			 (unsigned long long)s.f_favail);
}
