/* store.c: opening, transactions, and what belongs to no table or user. The SQL here and in
 * store_users.c and store_tables.c is the same for both databases. */
#include "server/sql.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- opening, transactions ------------------------------------------------------------------- */

bool store_open(struct store *s, const char *where, char *error, size_t n)
{
	memset(s, 0, sizeof *s);
	s->user_changes = 1;
	if (!strncmp(where, "postgres://", 11) || !strncmp(where, "postgresql://", 13)) {
		s->db = db_open_postgres(where, error, n);
	} else {
		char file[1024];
		mkdir(where, 0700);
		snprintf(file, sizeof file, "%s/petteia.db", where);
		s->db = db_open_sqlite(file, error, n);
	}
	if (!s->db)
		return false;
	if (!schema_bring_up(s->db, error, n))
		return false;
	if (!s->db->driver->socket) /* nobody else writes: a thread can */
		s->writer = writer_open(s->db);
	return true;
}

void store_close(struct store *s)
{
	if (s->writer)
		writer_close(s->writer);
	s->writer = NULL;
	if (s->db)
		s->db->driver->close(s->db);
	s->db = NULL;
}

/* Whoever uses the connection on the loop's thread comes after all that was written before. */
static bool settle(struct store *s)
{
	if (s->writer && !writer_settle(s->writer, &s->writing))
		s->broken = true;
	return !s->broken;
}

/* A statement that failed within a transaction has broken all of it, also where the database would
 * go on: nothing of it may be told. */
static int noted(struct store *s, int rows)
{
	if (rows < 0 && s->writing)
		s->broken = true;
	return rows;
}

int run(struct store *s, const char *sql, const struct cell *param, int params, db_row *row,
	void *arg)
{
	return settle(s) ? noted(s, db_run(s->db, sql, param, params, row, arg)) : DB_FAILED;
}

bool store_begin(struct store *s)
{
	if (!settle(s))
		return false;
	if (!s->writing)
		s->writing = db_run(s->db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	if (!s->writing) /* what was to be written is lost with it */
		s->broken = true;
	return s->writing;
}

/* What was written since the last commit did not happen. */
void store_abandon(struct store *s)
{
	if (s->writer) {
		writer_result(s->writer, NULL);
		writer_drop(s->writer);
	}
	if (s->writing)
		db_run(s->db, "ROLLBACK", NULL, 0, NULL, NULL);
	s->writing = s->broken = false;
	s->user_changes++;
}

bool store_commit(struct store *s)
{
	bool fine = settle(s);
	if (fine && !s->writing)
		return true;
	s->commits++;
	if (fine && db_run(s->db, "COMMIT", NULL, 0, NULL, NULL) >= 0) {
		s->writing = false;
		return true;
	}
	snprintf(s->wrong, sizeof s->wrong, "%s", s->db->driver->error(s->db));
	store_abandon(s);
	return false;
}

bool store_commit_start(struct store *s)
{
	if (!s->writer || s->broken || (!s->writing && writer_empty(s->writer)))
		return false;
	s->commits++;
	writer_commit(s->writer, s->writing);
	s->writing = false;
	return true;
}

bool store_commit_end(struct store *s)
{
	const char *wrong;
	bool durable = writer_result(s->writer, &wrong);
	if (!durable)
		snprintf(s->wrong, sizeof s->wrong, "%s", wrong);
	return durable;
}

bool store_answers(struct store *s)
{
	return run(s, "SELECT 1", NULL, 0, NULL, NULL) == 1;
}

int write_run(struct store *s, const char *sql, const struct cell *param, int params)
{
	return store_begin(s) ? noted(s, db_run(s->db, sql, param, params, NULL, NULL)) : DB_FAILED;
}

int write_later(struct store *s, const char *sql, const struct cell *param, int params)
{
	if (!s->writer)
		return write_run(s, sql, param, params);
	writer_add(s->writer, sql, param, params);
	return 1;
}

static void read_counts(void *arg, const struct cell *row, int columns)
{
	struct store_counts *c = arg;
	(void)columns;
	*c = (struct store_counts){ row[0].i, row[1].i, row[2].i, row[3].i, row[4].i };
}

bool store_count(struct store *s, struct store_counts *out)
{
	return run(s,
		   "SELECT (SELECT COUNT(*) FROM users),"
		   " (SELECT COUNT(*) FROM users WHERE login IS NOT NULL),"
		   " (SELECT COUNT(*) FROM tables),"
		   " (SELECT COUNT(*) FROM tables WHERE status = 0),"
		   " (SELECT COUNT(*) FROM tables WHERE status = 1)",
		   NULL, 0, read_counts, out) == 1;
}

int64_t store_alive(struct store *s)
{
	int64_t at = 0;
	run(s, "SELECT at FROM alive WHERE id = 1", NULL, 0, read_int, &at);
	return at;
}

bool store_alive_put(struct store *s, int64_t now)
{
	const struct cell p[] = { cell_int(now) };
	return write_later(s,
			   "INSERT INTO alive (id, at) VALUES (1, $1)"
			   " ON CONFLICT (id) DO UPDATE SET at = $1",
			   p, 1) == 1;
}

void store_say(struct store *s, const char *payload)
{
	const struct cell p[] = { cell_text(payload) };
	if (s->db->driver->socket)
		write_run(s, "SELECT pg_notify('petteia', $1)", p, 1);
}

void store_tell(struct store *s, const char *table, int line)
{
	char payload[64];
	snprintf(payload, sizeof payload, "%s %d", table, line);
	store_say(s, payload);
}
