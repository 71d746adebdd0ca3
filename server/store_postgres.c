/* store_postgres.c: one database for several servers. News between them by LISTEN/NOTIFY. */
#include "server/db.h"
#include "server/utf8.h"

#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATEMENTS = 128, COLUMNS = 24, PARAMS = 24 };

struct postgres_db {
	struct db db;
	PGconn *conn; /* for questions and writes */
	PGconn *ear;  /* for news only: a connection that also asks would swallow them */
	char *url;
	const char *cache[STATEMENTS]; /* statement "s<i>" is this text */
	int cached;
};

static void pg_close(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	PQfinish(d->conn);
	PQfinish(d->ear);
	free(d->url);
	free(d);
}

/* After a lost connection: a new one; statements must be prepared again. */
static bool connected(struct postgres_db *d)
{
	if (PQstatus(d->conn) == CONNECTION_OK)
		return true;
	PQreset(d->conn);
	d->cached = 0;
	return PQstatus(d->conn) == CONNECTION_OK;
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
	PGresult *result = PQprepare(d->conn, name, sql, 0, NULL);
	bool fine = PQresultStatus(result) == PGRES_COMMAND_OK;
	PQclear(result);
	if (!fine)
		return -1;
	d->cache[d->cached] = sql;
	return d->cached++;
}

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

/* The end of a transaction in which something failed is "ROLLBACK", and no error at all. */
static bool done(const char *sql, const PGresult *result)
{
	return strcmp(sql, "COMMIT") || !strcmp(PQcmdStatus((PGresult *)result), "COMMIT");
}

/* What is no text must not get as far as the database: it would break the transaction of all. */
static bool are_texts(const struct cell *param, int params)
{
	for (int i = 0; i < params; i++)
		if (param[i].type == CELL_TEXT && !utf8_valid(param[i].p, param[i].n))
			return false;
	return true;
}

static int pg_run(struct db *db, const char *sql, const struct cell *param, int params, db_row *row,
		  void *arg)
{
	struct postgres_db *d = (struct postgres_db *)db;
	const char *value[PARAMS];
	char number[PARAMS][24], name[16];
	if (params > PARAMS || !are_texts(param, params) || !connected(d))
		return DB_FAILED;
	int statement = prepared(d, sql);
	if (statement < 0)
		return DB_FAILED;
	for (int i = 0; i < params; i++) {
		value[i] = param[i].p;
		if (param[i].type == CELL_INT) {
			snprintf(number[i], sizeof number[i], "%lld", (long long)param[i].i);
			value[i] = number[i];
		}
	}
	snprintf(name, sizeof name, "s%d", statement);
	PGresult *result = PQexecPrepared(d->conn, name, params, value, NULL, NULL, 0);
	ExecStatusType status = PQresultStatus(result);
	int rows = DB_FAILED;
	if (status == PGRES_TUPLES_OK)
		rows = read_rows(result, row, arg);
	else if (status == PGRES_COMMAND_OK && done(sql, result))
		rows = (int)strtol(PQcmdTuples(result), NULL, 10);
	PQclear(result);
	return rows;
}

static int pg_script(struct db *db, const char *sql)
{
	struct postgres_db *d = (struct postgres_db *)db;
	if (!connected(d))
		return DB_FAILED;
	PGresult *result = PQexec(d->conn, sql);
	ExecStatusType status = PQresultStatus(result);
	PQclear(result);
	return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK ? DB_OK : DB_FAILED;
}

static int pg_socket(struct db *db)
{
	struct postgres_db *d = (struct postgres_db *)db;
	if (!d->ear)
		d->ear = PQconnectdb(d->url);
	else if (PQstatus(d->ear) != CONNECTION_OK)
		PQreset(d->ear);
	if (PQstatus(d->ear) != CONNECTION_OK)
		return -1;
	PQclear(PQexec(d->ear, "LISTEN petteia"));
	return PQsocket(d->ear);
}

static bool pg_news(struct db *db, void (*told)(void *arg, const char *payload), void *arg)
{
	struct postgres_db *d = (struct postgres_db *)db;
	PGnotify *note;
	bool alive = PQconsumeInput(d->ear) && PQstatus(d->ear) == CONNECTION_OK;
	while ((note = PQnotifies(d->ear)) != NULL) {
		if (note->be_pid != PQbackendPID(d->conn)) /* not our own */
			told(arg, note->extra);
		PQfreemem(note);
	}
	return alive;
}

static const char *pg_error(struct db *db)
{
	return PQerrorMessage(((struct postgres_db *)db)->conn);
}

static const struct db_driver postgres_driver = {
	.name = "postgres",
	.close = pg_close,
	.run = pg_run,
	.script = pg_script,
	.socket = pg_socket,
	.news = pg_news,
	.error = pg_error,
};

struct db *db_open_postgres(const char *url, char *error, size_t n)
{
	struct postgres_db *d = calloc(1, sizeof *d);
	d->db.driver = &postgres_driver;
	d->url = strdup(url);
	d->conn = PQconnectdb(url);
	if (PQstatus(d->conn) != CONNECTION_OK) {
		snprintf(error, n, "cannot reach the database: %s", PQerrorMessage(d->conn));
		error[strcspn(error, "\n")] = 0;
		pg_close(&d->db);
		return NULL;
	}
	pg_script(&d->db, "SET client_min_messages = warning");
	return &d->db;
}
