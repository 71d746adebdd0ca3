/* sim_db.c: one run on any number of machines.
 *
 * The games of a run are divided into batches, one row each. A worker takes a batch by locking its
 * row (FOR UPDATE SKIP LOCKED), plays it, and writes the tally of the batch in the same
 * transaction. A worker that dies loses its connection and the lock, and another takes the batch;
 * the tally and its mark are one commit, so nothing is counted twice. Every worker waits for the
 * last batch and then reports the sum.
 *
 * A sequential test is evaluated after each batch, in order, and never past an open one: so it
 * stops at the same game for any number and speed of workers. */
#include <inttypes.h>
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/sim.h"

enum { BATCH = 64, TRIES = 30, NAP_US = 300000, ROWS = 100 };

static const char *const session[] = {
	"SET idle_in_transaction_session_timeout = 0",
	/* a machine that vanishes is noticed within a minute */
	"SET tcp_keepalives_idle = 30",
	"SET tcp_keepalives_interval = 10",
	"SET tcp_keepalives_count = 3",
	"SET client_min_messages = warning",
};

/* The lock keeps two workers that start together from creating the tables twice. */
static const char *const schema[] = {
	"BEGIN",
	"SELECT pg_advisory_xact_lock(7065774)",
	"CREATE TABLE IF NOT EXISTS sim_run (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "
	"what text UNIQUE NOT NULL, created timestamptz NOT NULL DEFAULT now())",
	"CREATE TABLE IF NOT EXISTS sim_batch (run bigint NOT NULL REFERENCES sim_run, "
	"first bigint NOT NULL, last bigint NOT NULL, worker text, tally text, "
	"PRIMARY KEY (run, first))",
	"CREATE INDEX IF NOT EXISTS sim_batch_open ON sim_batch (run, first) WHERE tally IS NULL",
	"COMMIT",
};

struct queue {
	struct sim *sim;
	PGconn *conn;
	char run[24];         /* id of the run */
	char name[128];       /* of this worker: host and process */
	struct tally tested;  /* sequential test: sum of the batches evaluated so far, in order */
	uint64_t tested_next; /* first game of the next batch to evaluate */
};

static const char *error_of(const PGconn *conn)
{
	static char line[200];
	snprintf(line, sizeof line, "%s", PQerrorMessage(conn));
	line[strcspn(line, "\n")] = 0;
	return line;
}

/* Runs a statement that fails only if the connection or the database is gone: NULL. */
static PGresult *ask(struct queue *q, const char *sql, int n, const char *const *values)
{
	PGresult *r = PQexecParams(q->conn, sql, n, NULL, values, NULL, NULL, 0);
	ExecStatusType status = PQresultStatus(r);
	if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
		return r;
	PQclear(r);
	return NULL;
}

static bool tell(struct queue *q, const char *sql, int n, const char *const *values)
{
	PGresult *r = ask(q, sql, n, values);
	PQclear(r);
	return r != NULL;
}

static bool connect_once(struct queue *q)
{
	q->conn = PQconnectdb(q->sim->db);
	if (PQstatus(q->conn) != CONNECTION_OK)
		return false;
	for (size_t i = 0; i < sizeof session / sizeof session[0]; i++)
		if (!tell(q, session[i], 0, NULL))
			return false;
	for (size_t i = 0; i < sizeof schema / sizeof schema[0]; i++)
		if (!tell(q, schema[i], 0, NULL))
			return false;
	return true;
}

/* Finds or creates the run and its batches. */
static bool enter_run(struct queue *q)
{
	static char what[1 << 13];
	char games_text[32], batch_text[16];
	struct pet_text t = pet_text_into(what, sizeof what, PET_LANG_EN, NULL, NULL);
	sim_describe(q->sim, &t);
	snprintf(games_text, sizeof games_text, "%" PRIu64, q->sim->games);
	snprintf(batch_text, sizeof batch_text, "%d", BATCH);
	pet_text_put(&t, " games=");
	pet_text_put(&t, games_text);
	const char *const name[] = { what };
	if (!tell(q, "INSERT INTO sim_run (what) VALUES ($1) ON CONFLICT DO NOTHING", 1, name))
		return false;
	PGresult *r = ask(q, "SELECT id FROM sim_run WHERE what = $1", 1, name);
	if (!r || PQntuples(r) != 1) {
		PQclear(r);
		return false;
	}
	snprintf(q->run, sizeof q->run, "%s", PQgetvalue(r, 0, 0));
	PQclear(r);
	const char *const batches[] = { q->run, games_text, batch_text };
	return tell(q,
		    "INSERT INTO sim_batch (run, first, last) SELECT $1::bigint, i, "
		    "least(i + $3::bigint, $2::bigint) FROM generate_series(0::bigint, "
		    "$2::bigint - 1, $3::bigint) i ON CONFLICT DO NOTHING",
		    3, batches);
}

static void reconnect(struct queue *q)
{
	for (int i = 0; i < TRIES && !*q->sim->stop; i++) {
		if (q->conn)
			PQfinish(q->conn);
		if (connect_once(q) && enter_run(q))
			return;
		if (!q->run[0])
			break; /* it never worked: a wrong address */
		usleep(NAP_US);
	}
	die("cannot work with the database: %s", error_of(q->conn));
}

/* Locks a free batch: 1; none is free: 0; error: -1. */
static int take(struct queue *q)
{
	const char *const run[] = { q->run };
	if (!tell(q, "BEGIN", 0, NULL))
		return -1;
	PGresult *r = ask(q,
			  "SELECT first, last FROM sim_batch WHERE run = $1 AND tally IS NULL "
			  "ORDER BY first LIMIT 1 FOR UPDATE SKIP LOCKED",
			  1, run);
	if (!r)
		return -1;
	int found = PQntuples(r);
	if (found) {
		q->sim->first = strtoull(PQgetvalue(r, 0, 0), NULL, 10);
		q->sim->last = strtoull(PQgetvalue(r, 0, 1), NULL, 10);
	}
	PQclear(r);
	if (!found && !tell(q, "ROLLBACK", 0, NULL))
		return -1;
	return found;
}

/* The tally of the batch and the mark that it is done are one commit. */
static bool hand_in(struct queue *q)
{
	static char numbers[1 << 12];
	char first[32];
	struct pet_text t = pet_text_into(numbers, sizeof numbers, PET_LANG_EN, NULL, NULL);
	tally_write(&q->sim->tally, &t);
	snprintf(first, sizeof first, "%" PRIu64, q->sim->first);
	const char *const values[] = { q->run, first, numbers, q->name };
	return tell(q, "UPDATE sim_batch SET tally = $3, worker = $4 WHERE run = $1 AND first = $2",
		    4, values) &&
	       tell(q, "COMMIT", 0, NULL);
}

/* The number of games not handed in yet; -1: error. */
static int64_t games_left(struct queue *q)
{
	const char *const run[] = { q->run };
	PGresult *r = ask(q,
			  "SELECT coalesce(sum(last - first), 0)::bigint FROM sim_batch WHERE run "
			  "= $1 AND tally IS NULL",
			  1, run);
	int64_t left = r ? strtoll(PQgetvalue(r, 0, 0), NULL, 10) : -1;
	PQclear(r);
	return left;
}

/* The sum of everything handed in, row by row. */
static bool add_up(struct queue *q)
{
	const char *const run[] = { q->run };
	struct tally sum = { 0 }, one;
	bool ok = PQsendQueryParams(q->conn,
				    "SELECT tally FROM sim_batch WHERE run = $1 AND tally IS NOT "
				    "NULL ORDER BY first",
				    1, NULL, run, NULL, NULL, 0) &&
		  PQsetSingleRowMode(q->conn);
	for (PGresult *r; ok && (r = PQgetResult(q->conn)) != NULL; PQclear(r)) {
		ExecStatusType status = PQresultStatus(r);
		if (status == PGRES_SINGLE_TUPLE && tally_read(&one, PQgetvalue(r, 0, 0)))
			tally_add(&sum, &one);
		else if (status != PGRES_TUPLES_OK)
			ok = false;
	}
	q->sim->tally = sum;
	return ok;
}

/* Continues the sequential test as far as batches are complete without a gap; -1: error. */
static int test_on(struct queue *q)
{
	int rows = ROWS;
	while (rows == ROWS && !q->sim->sprt.answer) {
		char next[32];
		const char *const from[] = { q->run, next };
		snprintf(next, sizeof next, "%" PRIu64, q->tested_next);
		PGresult *r =
			ask(q,
			    "SELECT last, tally FROM sim_batch WHERE run = $1 AND first >= $2 "
			    "ORDER BY first LIMIT 100",
			    2, from);
		if (!r)
			return -1;
		rows = PQntuples(r);
		for (int i = 0; i < rows && !q->sim->sprt.answer; i++) {
			struct tally one;
			if (PQgetisnull(r, i, 1) || !tally_read(&one, PQgetvalue(r, i, 1))) {
				rows = 0;
				break;
			}
			tally_add(&q->tested, &one);
			q->tested_next = strtoull(PQgetvalue(r, i, 0), NULL, 10);
			sprt_look(q->sim, &q->tested);
		}
		PQclear(r);
	}
	return 0;
}

static void show(const struct queue *q, uint64_t mine, int64_t left)
{
	if (left >= 0 && (q->sim->progress || isatty(STDERR_FILENO)))
		fprintf(stderr, tr(N_("%lld of %llu games left, %llu played here\n")),
			(long long)left, (unsigned long long)q->sim->games,
			(unsigned long long)mine);
}

void sim_work_queue(struct sim *sim, struct worker *w)
{
	struct queue q = { .sim = sim };
	char host[64] = "?";
	uint64_t mine = 0;
	gethostname(host, sizeof host - 1);
	snprintf(q.name, sizeof q.name, "%s:%d", host, (int)getpid());
	reconnect(&q);
	while (!*sim->stop) {
		if (sim->sprt.on && test_on(&q) < 0) {
			reconnect(&q);
			continue;
		}
		if (sim->sprt.answer)
			break;
		int found = take(&q);
		int64_t left = found ? 0 : games_left(&q);
		if (found == 0 && left == 0)
			break;
		if (found == 0 && left > 0) { /* others are working: one of them may die */
			usleep(NAP_US);
			continue;
		}
		if (found < 0 || left < 0) {
			reconnect(&q);
			continue;
		}
		memset(&sim->tally, 0, sizeof sim->tally);
		sim->next = sim->first;
		sim_run(sim, w);
		if (sim->tally.games != sim->last - sim->first) { /* interrupted */
			tell(&q, "ROLLBACK", 0, NULL);
			break;
		}
		if (hand_in(&q)) {
			mine += sim->tally.games;
			show(&q, mine, games_left(&q));
		} else {
			reconnect(&q); /* what was not committed is replayed */
		}
	}
	/* the last batches may have been handed in since the test */
	if (!(sim->sprt.on ? test_on(&q) == 0 : add_up(&q)))
		die("cannot add up the results: %s", error_of(q.conn));
	if (sim->sprt.on)
		sim->tally = q.tested;
	PQfinish(q.conn);
}
