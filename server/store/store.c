/* store.c: opening, transactions, and what belongs to no table or user. The SQL here and in
 * store_*.c is the same for both databases. */
#include "server/store/sql.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "server/base/clock.h"
#include "server/base/figures.h"

struct db *(*db_between)(struct db *db);

/* ---- opening, transactions ------------------------------------------------------------------- */

bool store_open(struct store *s, const char *where, bool accept_loss, char *error, size_t n)
{
	memset(s, 0, sizeof *s);
	s->user_changes = 1;
	if (!strncmp(where, "postgres://", 11) || !strncmp(where, "postgresql://", 13)) {
		s->db = db_open_postgres(where, error, n);
	} else {
		char file[1024];
		mkdir(where, 0700);
		snprintf(file, sizeof file, "%s/petteia.db", where);
		s->db = db_open_sqlite(file, accept_loss, error, n);
	}
	if (!s->db)
		return false;
	if (!schema_bring_up(s->db, error, n))
		return false;
	if (db_between)
		s->db = db_between(s->db);
	s->writer = writer_open(s->db, !store_shared(s));
	return !store_shared(s) || store_answers(s);
}

bool store_shared(const struct store *s)
{
	return db_shared(s->db);
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

/* Using the connection on the loop's thread first flushes earlier writes. */
static bool settle(struct store *s)
{
	if (s->broken || !s->writer || writer_settle(s->writer, &s->writing))
		return !s->broken;
	s->broken = true;
	s->again = s->db->driver->again && s->db->driver->again(s->db);
	return false;
}

/* A failed statement invalidates its whole transaction, even where the database would continue:
 * nothing of it may be sent. */
static int noted(struct store *s, int rows)
{
	if (rows < 0 && s->writing)
		s->broken = true;
	s->failures += rows < 0;
	if (rows < 0 && s->db->driver->again)
		s->again = s->db->driver->again(s->db);
	return rows;
}

int run(struct store *s, const char *sql, const struct cell *param, int params, db_row *row,
	void *arg)
{
	return noted(s, settle(s) ? db_run(s->db, sql, param, params, row, arg) : DB_FAILED);
}

struct ids_arg {
	void (*each)(void *arg, const char *id);
	void *arg;
};

static void read_id(void *arg, const struct cell *row, int columns)
{
	struct ids_arg *l = arg;
	char id[ID_MAX];
	(void)columns;
	COPY(id, row[0]);
	l->each(l->arg, id);
}

int run_ids(struct store *s, const char *sql, const struct cell *param, int params,
	    void (*each)(void *arg, const char *id), void *arg)
{
	struct ids_arg l = { each, arg };
	return run(s, sql, param, params, read_id, &l);
}

static bool begin(struct store *s)
{
	if (!settle(s))
		return false;
	if (!s->writing)
		s->writing = db_run(s->db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	if (!s->writing) /* pending writes are lost with it */
		s->broken = true;
	return s->writing;
}

/* Rolls back everything since the last commit. */
void store_abandon(struct store *s)
{
	if (s->writer) {
		writer_result(s->writer, NULL);
		writer_drop(s->writer);
	}
	if (s->writing || s->broken) /* a BEGIN with a lost response may have begun */
		db_run(s->db, "ROLLBACK", NULL, 0, NULL, NULL);
	s->writing = s->broken = false;
	s->transaction++;
	s->user_changes++;
}

bool store_commit(struct store *s)
{
	bool fine = settle(s);
	if (fine && !s->writing)
		return true;
	s->commits++;
	s->unsure = false;
	uint64_t began = figure_now();
	bool done = fine && db_run(s->db, "COMMIT", NULL, 0, NULL, NULL) >= 0;
	figure_ended(FIGURE_COMMIT, began);
	if (done) {
		s->writing = s->again = false;
		s->transaction++;
		return true;
	}
	s->unsure = fine && s->db->driver->unsure(s->db);
	snprintf(s->wrong, sizeof s->wrong, "%s", s->db->driver->error(s->db));
	store_abandon(s);
	return false;
}

bool store_commit_start(struct store *s)
{
	if (!s->writer || store_shared(s) || s->broken || (!s->writing && writer_empty(s->writer)))
		return false;
	s->commits++;
	s->commit_began = figure_now();
	writer_commit(s->writer, s->writing);
	s->writing = false;
	return true;
}

bool store_commit_end(struct store *s)
{
	const char *wrong;
	bool durable = writer_result(s->writer, &wrong);
	figure_ended(FIGURE_COMMIT, s->commit_began);
	s->unsure = !durable && writer_unsure(s->writer);
	if (!durable)
		snprintf(s->wrong, sizeof s->wrong, "%s", wrong);
	return durable;
}

bool store_answers(struct store *s)
{
	if (s->db->driver->answers) {
		bool fine = settle(s) && s->db->driver->answers(s->db);
		if (fine)
			clock_follow(s->db->driver->time(s->db));
		return fine;
	}
	return run(s, "SELECT 1", NULL, 0, NULL, NULL) == 1;
}

bool store_moved(struct store *s)
{
	if (!s->db->driver->moved || !s->db->driver->moved(s->db))
		return false;
	s->user_changes++;
	return true;
}

int write_run(struct store *s, const char *sql, const struct cell *param, int params)
{
	return noted(s, begin(s) ? db_run(s->db, sql, param, params, NULL, NULL) : DB_FAILED);
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

/* Where that was never noted: when somebody was last there. */
int64_t store_expired(struct store *s)
{
	int64_t at = 0;
	run(s,
	    "SELECT COALESCE((SELECT at FROM alive WHERE id = 2), (SELECT MAX(CASE WHEN used >"
	    " created THEN used ELSE created END) FROM tokens), 0)",
	    NULL, 0, read_int, &at);
	return at;
}

bool store_expired_put(struct store *s, int64_t at)
{
	const struct cell p[] = { cell_int(at) };
	return write_run(s,
			 "INSERT INTO alive (id, at) VALUES (2, $1)"
			 " ON CONFLICT (id) DO UPDATE SET at = $1",
			 p, 1) == 1;
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

bool store_request_put(struct store *s, const struct request_row *row)
{
	const struct cell p[] = { cell_text(row->user), cell_text(row->key), cell_text(row->what),
				  (struct cell){ CELL_TEXT, 0, row->body, row->n },
				  cell_int(row->at) };
	return write_later(s,
			   "INSERT INTO requests (user_id, key, what, body, at)"
			   " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
			   p, COUNT(p)) == 1;
}

struct requests_arg {
	void (*each)(void *arg, const struct request_row *row);
	void *arg;
};

static void read_request(void *arg, const struct cell *row, int columns)
{
	struct requests_arg *a = arg;
	char what[256];
	(void)columns;
	COPY(what, row[0]);
	a->each(a->arg, &(struct request_row){ .what = what, .body = row[1].p, .n = row[1].n });
}

int store_request(struct store *s, const char *user, const char *key,
		  void (*each)(void *arg, const struct request_row *row), void *arg)
{
	const struct cell p[] = { cell_text(user), cell_text(key) };
	struct requests_arg a = { each, arg };
	return run(s, "SELECT what, body FROM requests WHERE user_id = $1 AND key = $2", p, 2,
		   read_request, &a);
}

bool store_requests_expire(struct store *s, int64_t since)
{
	const struct cell p[] = { cell_int(since) };
	return write_run(s, "DELETE FROM requests WHERE at < $1", p, 1) >= 0;
}

void store_say(struct store *s, const char *payload)
{
	const struct cell p[] = { cell_text(payload) };
	if (store_shared(s))
		write_later(s, "SELECT pg_notify('petteia', $1)", p, 1);
}

void store_tell(struct store *s, const char *table, int line)
{
	char payload[64];
	if (!store_shared(s)) /* nobody to tell */
		return;
	snprintf(payload, sizeof payload, "%s %d", table, line);
	store_say(s, payload);
}

/* ---- who listens where ----------------------------------------------------------------------- */

/* Only needed with a shared database; its clock counts, since those of hosts differ. */
#define NOW "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"

bool store_node_put(struct store *s, const char *node)
{
	const struct cell p[] = { cell_text(node) };
	return write_later(s,
			   "INSERT INTO nodes (id, at) VALUES ($1, " NOW ")"
			   " ON CONFLICT (id) DO UPDATE SET at = " NOW,
			   p, 1) == 1;
}

bool store_node_drop(struct store *s, const char *node)
{
	const struct cell p[] = { cell_text(node) };
	return write_run(s,
			 "DELETE FROM nodes WHERE id = $1"
			 " OR at NOT BETWEEN " NOW " - 3600000 AND " NOW " + 3600000",
			 p, 1) >= 0 &&
	       write_run(s, "DELETE FROM here WHERE node NOT IN (SELECT id FROM nodes)", NULL, 0) >=
		       0;
}

bool store_here_put(struct store *s, const char *table, int seat, const char *node, bool here)
{
	const struct cell p[] = { cell_text(table), cell_int(seat), cell_text(node) };
	if (here)
		return write_run(s,
				 "INSERT INTO here (table_id, seat, node) VALUES ($1, $2, $3)"
				 " ON CONFLICT DO NOTHING",
				 p, 3) >= 0;
	return write_run(s, "DELETE FROM here WHERE table_id = $1 AND seat = $2 AND node = $3", p,
			 3) >= 0;
}

static void add_seat(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	if (row[0].i >= 0 && row[0].i < PET_SEATS_MAX)
		*(uint32_t *)arg |= 1u << row[0].i;
}

uint32_t store_here(struct store *s, const char *table, const char *but_node, int64_t dead_ms)
{
	const struct cell p[] = { cell_text(table), cell_text(but_node), cell_int(dead_ms) };
	uint32_t seats = 0;
	run(s,
	    "SELECT h.seat FROM here h JOIN nodes n ON n.id = h.node"
	    " WHERE h.table_id = $1 AND h.node <> $2"
	    " AND n.at BETWEEN " NOW " - $3 AND " NOW " + $3",
	    p, 3, add_seat, &seats);
	return seats;
}
