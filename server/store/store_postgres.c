/* store_postgres.c: one database for several servers.
 *
 * Every exchange has a deadline here and a shorter one in the database, which ends slow statements,
 * long waits for locks and transactions left open by a stopped server. A connection that missed its
 * deadline is closed and reopened.
 *
 * A new connection may lead elsewhere: to a standby that took over and lacks the last moments, or to a
 * backup. Its system identifier and timeline tell; if they changed, no transaction begins until the
 * server has dropped what it had in memory (db.h, moved). Servers notify each other by LISTEN/NOTIFY on a second
 * connection (listen.c). */
#include "server/base/host_words.h"
#include "server/base/memory.h"
#include "server/base/utf8.h"
#include "server/store/db.h"
#include "server/store/listen.h"

#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
	STATEMENTS = 384,
	COLUMNS = DB_COLUMNS,
	PARAMS = DB_PARAMS,
	AT_ONCE = 200,      /* writes per exchange: their results fit into a socket buffer */
	DEADLINE_MS = 4000, /* of an exchange */
	PATIENT_MS = 86400 * 1000,
	CONNECT_MS = 3000,   /* of each step of a new connection */
	NOT_AGAIN_MS = 1000, /* after a failure, calls fail immediately until then */
};

static const char settings[] = "SET client_min_messages = warning; SET statement_timeout = 3000;"
			       "SET lock_timeout = 2000;"
			       "SET idle_in_transaction_session_timeout = 4000;";

struct postgres_db {
	struct db db;
	PGconn *conn;
	struct listener *listener;
	char *url, error[256];
	const char *cache[STATEMENTS]; /* statement "s<i>" has this text */
	int cached;
	bool lost;
	bool open;      /* a transaction is open: it ends with its connection */
	char state[6];  /* SQLSTATE of the last failure */
	char epoch[64]; /* system identifier and timeline; empty: not known yet */
	bool unnamed;   /* we may not ask for them */
	bool moved;     /* they changed */
	int64_t time;   /* the database's, when it last answered */
	bool unsure;    /* the last COMMIT was sent, and no answer came */
	int64_t not_before;
};

static int64_t monotonic(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void pg_close(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	if (d->listener)
		listen_close(d->listener);
	PQfinish(d->conn);
	free(d->url);
	free(d);
}

static void fail(struct postgres_db *d, const char *why)
{
	snprintf(d->error, sizeof d->error, "%s", why);
	d->error[strcspn(d->error, "\n")] = 0;
}

static void lose(struct postgres_db *d, const char *why)
{
	fail(d, why);
	d->lost = true;
}

/* ---- one exchange ---------------------------------------------------------------------------- */

/* Waits for the next result until a deadline. NULL: none, or the connection is lost. */
static PGresult *next_result(struct postgres_db *d, int64_t until)
{
	while (PQisBusy(d->conn)) {
		struct pollfd p = { PQsocket(d->conn), POLLIN, 0 };
		int64_t left = until - monotonic();
		if (left <= 0 || poll(&p, 1, (int)left) == 0) {
			lose(d, "the database does not answer in time");
			return NULL;
		}
		if (!PQconsumeInput(d->conn)) {
			lose(d, PQerrorMessage(d->conn));
			return NULL;
		}
	}
	return PQgetResult(d->conn);
}

static bool result_fine(struct postgres_db *d, const PGresult *result)
{
	ExecStatusType status = PQresultStatus(result);
	if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
		return true;
	const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
	snprintf(d->state, sizeof d->state, "%s", state ? state : "");
	if (!d->lost)
		fail(d, result ? PQresultErrorMessage(result) : PQerrorMessage(d->conn));
	return false;
}

/* The single result of what was sent; NULL: it failed. */
static PGresult *one_result(struct postgres_db *d, bool sent)
{
	int64_t until = monotonic() + (d->db.patient ? PATIENT_MS : DEADLINE_MS);
	PGresult *result = NULL, *more;
	d->state[0] = 0;
	if (!sent) {
		lose(d, PQerrorMessage(d->conn));
		return NULL;
	}
	while (!d->lost && (more = next_result(d, until)) != NULL) {
		PQclear(result);
		result = more;
		if (!result_fine(d, result))
			d->state[5] = 0;
	}
	if (PQstatus(d->conn) != CONNECTION_OK)
		d->lost = true;
	if (result && result_fine(d, result)) /* an answer is one, even if it was the last */
		return result;
	PQclear(result);
	return NULL;
}

/* A database that does not let us ask is told apart by its lines alone (lines.c). */
static void learn_epoch(struct postgres_db *d)
{
	static const char which[] =
		"SELECT s.system_identifier || ' ' || CASE WHEN pg_is_in_recovery() THEN 'standby'"
		" ELSE substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) END"
		" FROM pg_control_system() s";
	PGresult *result = d->unnamed ? NULL : one_result(d, PQsendQuery(d->conn, which));
	const char *is = result && PQntuples(result) == 1 ? PQgetvalue(result, 0, 0) : d->epoch;
	d->unnamed = d->unnamed || (!result && !d->lost);
	d->moved = d->moved || (d->epoch[0] && strcmp(d->epoch, is));
	snprintf(d->epoch, sizeof d->epoch, "%s", is);
	PQclear(result);
}

/* Reconnects; statements must be prepared again. */
static bool connected(struct postgres_db *d)
{
	if (!d->lost)
		return true;
	/* the rest of a lost transaction must not run outside it */
	if (d->open || monotonic() < d->not_before)
		return false;
	PQreset(d->conn);
	d->cached = 0;
	d->lost = PQstatus(d->conn) != CONNECTION_OK;
	if (!d->lost) {
		PQclear(one_result(d, PQsendQuery(d->conn, settings)));
		d->lost = d->lost || d->state[0];
		if (!d->lost)
			learn_epoch(d);
	} else {
		fail(d, PQerrorMessage(d->conn));
	}
	d->not_before = d->lost ? monotonic() + NOT_AGAIN_MS : 0;
	if (d->listener && !d->lost)
		listen_ignore(d->listener, PQbackendPID(d->conn));
	return !d->lost;
}

static int prepared(struct postgres_db *d, const char *sql)
{
	for (int i = 0; i < d->cached; i++)
		if (d->cache[i] == sql)
			return i;
	if (d->cached == STATEMENTS)
		return -1;
	char name[16];
	snprintf(name, sizeof name, "s%d", d->cached);
	PGresult *result = one_result(d, PQsendPrepare(d->conn, name, sql, 0, NULL));
	PQclear(result);
	if (!result)
		return -1;
	d->cache[d->cached] = sql;
	return d->cached++;
}

/* ---- statements ------------------------------------------------------------------------------ */

static struct cell read_cell(PGresult *result, int row, int column)
{
	if (PQgetisnull(result, row, column))
		return (struct cell){ CELL_NULL };
	const char *s = PQgetvalue(result, row, column);
	Oid type = PQftype(result, column);
	if (type == 20 || type == 23 || type == 21) /* int8, int4, int2 */
		return cell_int(strtoll(s, NULL, 10));
	return (struct cell){ CELL_TEXT, 0, s, (size_t)PQgetlength(result, row, column) };
}

static int read_rows(PGresult *result, db_row *row, void *arg)
{
	struct cell cells[COLUMNS];
	int rows = PQntuples(result), columns = PQnfields(result);
	for (int i = 0; row && i < rows; i++) {
		for (int k = 0; k < columns && k < COLUMNS; k++)
			cells[k] = read_cell(result, i, k);
		row(arg, cells, columns < COLUMNS ? columns : COLUMNS);
	}
	return rows;
}

static int rows_of(PGresult *result)
{
	if (PQresultStatus(result) == PGRES_TUPLES_OK)
		return PQntuples(result);
	return (int)strtol(PQcmdTuples(result), NULL, 10);
}

/* A COMMIT of a failed transaction reports "ROLLBACK" without an error. */
static bool done(const char *sql, PGresult *result)
{
	return strcmp(sql, "COMMIT") || !strcmp(PQcmdStatus(result), "COMMIT");
}

/* Invalid text must not reach the database: it would abort the whole transaction. */
static bool are_texts(const struct cell *param, int params)
{
	for (int i = 0; i < params; i++)
		if (param[i].type == CELL_TEXT && !utf8_valid(param[i].p, param[i].n))
			return false;
	return true;
}

/* Texts here need not be zero-terminated. */
struct values {
	const char *value[PARAMS];
	char number[PARAMS][24];
	char *copy[PARAMS];
};

static void values_make(struct values *v, const struct cell *param, int params)
{
	for (int i = 0; i < params; i++) {
		v->copy[i] = NULL;
		v->value[i] = NULL;
		if (param[i].type == CELL_INT) {
			snprintf(v->number[i], sizeof v->number[i], "%lld", (long long)param[i].i);
			v->value[i] = v->number[i];
		} else if (param[i].type == CELL_TEXT) {
			v->value[i] = v->copy[i] = memory_bytes(param[i].p, param[i].n);
		}
	}
}

static bool send_one(struct postgres_db *d, int statement, const struct cell *param, int params)
{
	struct values v;
	char name[16];
	snprintf(name, sizeof name, "s%d", statement);
	values_make(&v, param, params);
	bool sent = PQsendQueryPrepared(d->conn, name, params, v.value, NULL, NULL, 0);
	for (int i = 0; i < params; i++)
		free(v.copy[i]);
	return sent;
}

static void pause_(struct db *db)
{
	if (db->wait.pause)
		db->wait.pause(db->wait.arg);
}

static void resume(struct db *db)
{
	if (db->wait.resume)
		db->wait.resume(db->wait.arg);
}

static int pg_run(struct db *db, const char *sql, const struct cell *param, int params, db_row *row,
		  void *arg)
{
	struct postgres_db *d = (struct postgres_db *)db;
	PGresult *result = NULL;
	if (params > PARAMS || !are_texts(param, params))
		return DB_FAILED;
	if (!strcmp(sql, "ROLLBACK"))
		d->open = false;
	pause_(db);
	bool may = connected(d) && (!d->moved || strcmp(sql, "BEGIN"));
	if (!may && !d->lost)
		fail(d, "the database went back, or is another one");
	int statement = may ? prepared(d, sql) : -1;
	if (statement >= 0)
		result = one_result(d, send_one(d, statement, param, params));
	resume(db);
	int rows = DB_FAILED;
	if (result && PQresultStatus(result) == PGRES_TUPLES_OK)
		rows = read_rows(result, row, arg);
	else if (result && done(sql, result))
		rows = rows_of(result);
	if (!strcmp(sql, "COMMIT"))
		d->unsure = rows < 0 && d->lost && statement >= 0;
	if (!strcmp(sql, "BEGIN"))
		d->open = true; /* possibly unnoticed by us */
	else if (!strcmp(sql, "COMMIT") && rows >= 0)
		d->open = false;
	PQclear(result);
	return rows;
}

/* For each statement a result and an end (NULL), then the sync mark. */
static bool read_batch(struct postgres_db *d, uint32_t n)
{
	int64_t until = monotonic() + DEADLINE_MS;
	bool fine = true;
	for (uint32_t i = 0; i < n && !d->lost; i++) {
		PGresult *result = next_result(d, until);
		if (PQresultStatus(result) != PGRES_PIPELINE_ABORTED)
			fine = result_fine(d, result) && rows_of(result) == 1 && fine;
		else
			fine = false;
		PQclear(result);
		if (!d->lost)
			PQclear(next_result(d, until));
	}
	PGresult *mark = d->lost ? NULL : next_result(d, until);
	fine = fine && PQresultStatus(mark) == PGRES_PIPELINE_SYNC;
	PQclear(mark);
	return fine && !d->lost;
}

static bool batch(struct postgres_db *d, const struct db_write *w, uint32_t n)
{
	int statement[AT_ONCE];
	bool fine = connected(d);
	for (uint32_t i = 0; i < n && fine; i++) {
		statement[i] = are_texts(w[i].cell, w[i].params) ? prepared(d, w[i].sql) : -1;
		fine = statement[i] >= 0;
	}
	if (!fine || !PQenterPipelineMode(d->conn))
		return false;
	d->state[0] = 0;
	for (uint32_t i = 0; i < n && fine; i++)
		fine = send_one(d, statement[i], w[i].cell, w[i].params);
	fine = fine && PQpipelineSync(d->conn);
	if (!fine)
		lose(d, PQerrorMessage(d->conn));
	else
		fine = read_batch(d, n);
	if (!d->lost && !PQexitPipelineMode(d->conn))
		lose(d, PQerrorMessage(d->conn));
	return fine;
}

static bool pg_run_all(struct db *db, const struct db_write *w, uint32_t n)
{
	bool fine = true;
	pause_(db);
	for (uint32_t at = 0; at < n && fine; at += AT_ONCE)
		fine = batch((struct postgres_db *)db, w + at, n - at < AT_ONCE ? n - at : AT_ONCE);
	resume(db);
	return fine;
}

static int pg_script(struct db *db, const char *sql)
{
	struct postgres_db *d = (struct postgres_db *)db;
	pause_(db);
	PGresult *result = connected(d) ? one_result(d, PQsendQuery(d->conn, sql)) : NULL;
	resume(db);
	PQclear(result);
	return result ? DB_OK : DB_FAILED;
}

static bool pg_answers(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	pause_(db);
	static const char now[] =
		"SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
	PGresult *result = connected(d) ? one_result(d, PQsendQuery(d->conn, now)) : NULL;
	if (result && PQntuples(result) == 1)
		d->time = strtoll(PQgetvalue(result, 0, 0), NULL, 10);
	if (result && !d->open) /* a refusal would end the transaction */
		learn_epoch(d);
	resume(db);
	PQclear(result);
	return result && !d->lost;
}

static int64_t pg_time(struct db *db)
{
	return ((struct postgres_db *)db)->time;
}

static bool pg_moved(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	bool moved = d->moved;
	d->moved = false;
	return moved;
}

/* ---- the rest -------------------------------------------------------------------------------- */

static int pg_socket(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	if (!d->listener)
		d->listener = listen_open(d->url, PQbackendPID(d->conn));
	return d->listener ? listen_fd(d->listener) : -1;
}

static void pg_news(struct db *db, void (*told)(void *arg, const char *payload), void *arg)
{
	listen_news(((struct postgres_db *)db)->listener, told, arg);
}

/* Serialization failure, deadlock or lock time-out. */
static bool pg_again(struct db *db)
{
	const char *state = ((struct postgres_db *)db)->state;
	return !strcmp(state, "40001") || !strcmp(state, "40P01") || !strcmp(state, "55P03");
}

static bool pg_unsure(struct db *db)
{
	return ((struct postgres_db *)db)->unsure;
}

static const char *pg_error(struct db *db)
{
	return ((struct postgres_db *)db)->error;
}

static const struct db_driver postgres_driver = {
	.name = "postgres",
	.close = pg_close,
	.run = pg_run,
	.run_all = pg_run_all,
	.script = pg_script,
	.socket = pg_socket,
	.news = pg_news,
	.answers = pg_answers,
	.moved = pg_moved,
	.time = pg_time,
	.again = pg_again,
	.unsure = pg_unsure,
	.error = pg_error,
};

/* The connection string with our time-outs, unless it sets its own. */
static char *with_timeouts(const char *url)
{
	static const char more[] = "connect_timeout=3&tcp_user_timeout=5000&keepalives_idle=10";
	if (strstr(url, "connect_timeout="))
		return memory_text(url);
	size_t n = strlen(url) + sizeof more + 1;
	char *out = memory_plain(n);
	snprintf(out, n, "%s%c%s", url, strchr(url, '?') ? '&' : '?', more);
	return out;
}

struct db *db_open_postgres(const char *url, char *error, size_t n)
{
	struct postgres_db *d = memory_new(sizeof *d);
	d->db.driver = &postgres_driver;
	d->url = with_timeouts(url);
	d->conn = PQconnectdb(d->url);
	if (PQstatus(d->conn) == CONNECTION_OK && pg_script(&d->db, settings) == DB_OK) {
		learn_epoch(d);
		return &d->db;
	}
	snprintf(error, n, host_words("cannot reach the database: %s"), PQerrorMessage(d->conn));
	error[strcspn(error, "\n")] = 0;
	pg_close(&d->db);
	return NULL;
}
