/* store.c: the simulated database.
 *
 * What is committed is a database of SQLite in memory. A server's transaction is the list of its writes: each
 * call plays them again on what is committed now, does its own, and takes all of it back; COMMIT plays them and
 * keeps them. If one of them then changes another number of rows than before, somebody else was quicker, and the
 * transaction is refused as a conflict. Rows are locked as PostgreSQL locks them where the servers ask for it. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

enum { WRITES = 512, COPIES = 4, OPEN_MS = 4000, STATEMENTS = 512 };

struct write {
	const char *sql;
	struct cell cell[DB_PARAMS];
	int params, rows;
};

struct sim_db {
	struct db db;
	struct node *node;
	struct write write[WRITES];
	int writes;
	char *note[WRITES]; /* notifications of this transaction */
	int notes;
	bool open, lost, again, unsure, moved;
	bool believed;  /* the server has begun a transaction, whatever became of it */
	int64_t since;  /* the beginning of the transaction */
	uint64_t epoch; /* the one it knows */
	char lock[TABLES][ID_MAX];
	int locks;
};

static sqlite3 *base;
static struct {
	const char *sql;
	sqlite3_stmt *stmt;
} cache[STATEMENTS];
static int cached;
static uint64_t epoch;
uint64_t sim_commits;
int sim_faults;

static struct sim_db *connection[NODES];

/* What the servers were told, and when that arrives. */
struct news {
	struct news *next;
	int64_t at;
	char text[64];
};
static struct news *inbox[NODES];

static struct {
	unsigned char *bytes;
	sqlite3_int64 size;
	uint64_t commits;
} copy_of[COPIES];
static int copies;

/* ---- statements -------------------------------------------------------------------------------- */

static void now(sqlite3_context *c, int n, sqlite3_value **v)
{
	(void)n, (void)v;
	sqlite3_result_int64(c, sim_time + sim_ahead);
}

static void replace(char *text, const char *what, const char *by)
{
	char *at;
	while ((at = strstr(text, what)) != NULL) {
		memmove(at + strlen(by), at + strlen(what), strlen(at + strlen(what)) + 1);
		memcpy(at, by, strlen(by));
	}
}

/* The few words that only PostgreSQL knows. */
static sqlite3_stmt *prepared(const char *sql)
{
	for (int i = 0; i < cached; i++)
		if (cache[i].sql == sql)
			return cache[i].stmt;
	char text[4096];
	snprintf(text, sizeof text, "%s", sql);
	replace(text, "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", "sim_now()");
	replace(text, " FOR UPDATE SKIP LOCKED", "");
	replace(text, " FOR UPDATE", "");
	if (cached == STATEMENTS ||
	    sqlite3_prepare_v2(base, text, -1, &cache[cached].stmt, NULL) != SQLITE_OK)
		broken("the simulated database cannot do '%s': %s", text, sqlite3_errmsg(base));
	cache[cached].sql = sql;
	return cache[cached++].stmt;
}

static int step_all(sqlite3_stmt *stmt, const struct cell *param, int params, db_row *row,
		    void *arg)
{
	int rows = 0, rc;
	for (int i = 0; i < params; i++) {
		char name[16];
		snprintf(name, sizeof name, "$%d", i + 1);
		int at = sqlite3_bind_parameter_index(stmt, name);
		if (param[i].type == CELL_INT)
			sqlite3_bind_int64(stmt, at, param[i].i);
		else if (param[i].type == CELL_TEXT)
			sqlite3_bind_text(stmt, at, param[i].p, (int)param[i].n, SQLITE_STATIC);
		else
			sqlite3_bind_null(stmt, at);
	}
	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW) {
		struct cell cell[DB_COLUMNS];
		int n = sqlite3_column_count(stmt);
		for (int i = 0; i < n; i++) {
			if (sqlite3_column_type(stmt, i) == SQLITE_INTEGER)
				cell[i] = cell_int(sqlite3_column_int64(stmt, i));
			else if (sqlite3_column_type(stmt, i) == SQLITE_TEXT)
				cell[i] = (struct cell){ CELL_TEXT, 0,
							 (const char *)sqlite3_column_text(stmt, i),
							 (size_t)sqlite3_column_bytes(stmt, i) };
			else
				cell[i] = (struct cell){ CELL_NULL };
		}
		rows++;
		if (row)
			row(arg, cell, n);
	}
	int changed = sqlite3_column_count(stmt) ? rows : sqlite3_changes(base);
	sqlite3_reset(stmt);
	sqlite3_clear_bindings(stmt);
	return rc == SQLITE_DONE ? changed : DB_FAILED;
}

static void plainly(const char *sql)
{
	if (sqlite3_exec(base, sql, NULL, NULL, NULL) != SQLITE_OK)
		broken("%s: %s", sql, sqlite3_errmsg(base));
}

int sim_store_all(const char *sql, db_row *row, void *arg)
{
	return step_all(prepared(sql), NULL, 0, row, arg);
}

/* ---- transactions ------------------------------------------------------------------------------ */

static void end(struct sim_db *d)
{
	for (int i = 0; i < d->writes; i++)
		for (int k = 0; k < d->write[i].params; k++)
			if (d->write[i].cell[k].type == CELL_TEXT)
				free((char *)d->write[i].cell[k].p);
	for (int i = 0; i < d->notes; i++)
		free(d->note[i]);
	d->writes = d->notes = d->locks = 0;
	d->open = false;
}

static void remember(struct sim_db *d, const char *sql, const struct cell *param, int params,
		     int rows)
{
	if (d->writes == WRITES)
		broken("a transaction of more than %d writes", WRITES);
	struct write *w = &d->write[d->writes++];
	w->sql = sql;
	w->params = params;
	w->rows = rows;
	for (int i = 0; i < params; i++) {
		w->cell[i] = param[i];
		if (param[i].type != CELL_TEXT)
			continue;
		char *text = malloc(param[i].n + 1);
		memcpy(text, param[i].p, param[i].n);
		text[param[i].n] = 0;
		w->cell[i].p = text;
	}
}

/* Everything it wrote until now; false: that is not possible any more. */
static bool play(struct sim_db *d)
{
	for (int i = 0; i < d->writes; i++) {
		struct write *w = &d->write[i];
		if (step_all(prepared(w->sql), w->cell, w->params, NULL, NULL) != w->rows)
			return false;
	}
	return true;
}

static bool held_by_other(struct sim_db *d, const char *id, size_t n)
{
	for (int i = 0; i < NODES; i++)
		for (int k = 0; connection[i] && connection[i] != d && k < connection[i]->locks;
		     k++)
			if (strlen(connection[i]->lock[k]) == n &&
			    !strncmp(connection[i]->lock[k], id, n))
				return true;
	return false;
}

static void notify(int to, const char *text, int64_t ms)
{
	struct news *w = malloc(sizeof *w), **at = &inbox[to];
	w->at = sim_time + ms;
	snprintf(w->text, sizeof w->text, "%s", text);
	while (*at && (*at)->at <= w->at)
		at = &(*at)->next;
	w->next = *at;
	*at = w;
}

/* A notification may be lost with the connection it was to come by: then the server hears of that. */
static void publish(struct sim_db *d)
{
	for (int i = 0; i < d->notes; i++) {
		for (int k = 0; k < NODES; k++) {
			if (k == d->node->number)
				continue;
			if (sim_chance(sim_faults)) {
				notify(k, DB_MISSED, 300 + sim_below(1000));
				continue;
			}
			for (int times = sim_chance(sim_faults) ? 2 : 1; times; times--)
				notify(k, d->note[i], sim_below(sim_faults ? 60 : 3));
		}
	}
}

/* What of it is about messages: news that are gone have become a message, and one that is gone was sent. */
static void see_posts(const struct sim_db *d)
{
	int told = 0, made = 0;
	for (int i = 0; i < d->writes; i++) {
		const struct write *w = &d->write[i];
		told += w->rows == 1 &&
			!strncmp(w->sql, "DELETE FROM news WHERE whom = $1 AND table_id", 45);
		if (!strncmp(w->sql, "INSERT INTO posts", 17)) {
			post_committed(w->cell[0].p);
			made++;
		} else if (w->rows == 1 && !strncmp(w->sql, "DELETE FROM posts WHERE id", 26)) {
			post_dropped(w->cell[0].p);
		} else if (!strncmp(w->sql, "UPDATE posts SET held = 0", 25)) {
			post_released(w->cell[0].p);
		}
	}
	if (told && !made)
		broken("%d news are gone, and nobody is sent a message", told);
}

/* What of it are lines: the newest line of a table is in the database. */
static void see_lines(const struct sim_db *d)
{
	for (int i = 0; i < d->writes; i++) {
		const struct write *w = &d->write[i];
		if (w->rows == 1 && !strncmp(w->sql, "INSERT INTO lines (", 19))
			consent_line(d->node, &w->cell[0], (int)w->cell[1].i, w->cell[3].p);
	}
	consent_committed(d->node);
}

static bool commit(struct sim_db *d)
{
	plainly("BEGIN");
	bool fine = play(d);
	plainly(fine ? "COMMIT" : "ROLLBACK");
	if (fine) {
		sim_commits++;
		publish(d);
		see_posts(d);
		see_lines(d);
		people_committed(d->node);
	} else {
		d->again = true;
	}
	end(d);
	return fine;
}

/* ---- what can go wrong ------------------------------------------------------------------------- */

enum way { FINE, REFUSED, CUT, UNHEARD };

static enum way strike(void)
{
	if (!sim_chance(sim_faults))
		return FINE;
	return (enum way)(1 + sim_below(3));
}

static void lose(struct sim_db *d)
{
	d->lost = true;
	end(d);
}

/* Waits as a call over a network waits; the database ends a transaction that was idle for too long. */
static void wait_for_it(struct sim_db *d)
{
	int64_t ms = sim_below(4);
	if (sim_chance(sim_faults / 4))
		ms = sim_below(9000);
	if (here)
		node_wait(ms);
	if (d->open && sim_time - d->since > OPEN_MS)
		lose(d);
}

/* A connection is opened anew where none is, if no transaction was left open on it. */
static bool connected(struct sim_db *d)
{
	if (d->lost && d->believed)
		return false;
	if (d->epoch != epoch)
		d->moved = true;
	d->epoch = epoch;
	d->lost = false;
	return true;
}

static int one(struct sim_db *d, const char *sql, const struct cell *param, int params, db_row *row,
	       void *arg)
{
	if (!strncmp(sql, "SELECT pg_notify", 16)) {
		d->note[d->notes++] = strndup(param[0].p, param[0].n);
		return 1;
	}
	if (strstr(sql, "SKIP LOCKED")) {
		if (held_by_other(d, param[0].p, param[0].n))
			return 0;
		snprintf(d->lock[d->locks++ % TABLES], ID_MAX, "%.*s", (int)param[0].n, param[0].p);
	}
	sqlite3_stmt *stmt = prepared(sql);
	if (!d->open && sqlite3_stmt_readonly(stmt))
		return step_all(stmt, param, params, row, arg);
	if (!d->open)
		broken("a write outside a transaction: %s", sql);
	plainly("BEGIN");
	int rows = play(d) ? step_all(stmt, param, params, row, arg) : DB_FAILED;
	plainly("ROLLBACK");
	if (rows < 0)
		d->again = true;
	else if (!sqlite3_stmt_readonly(stmt))
		remember(d, sql, param, params, rows);
	return rows;
}

static int sim_run(struct db *db, const char *sql, const struct cell *param, int params,
		   db_row *row, void *arg)
{
	struct sim_db *d = (struct sim_db *)db;
	d->again = false;
	wait_for_it(d);
	if (!strcmp(sql, "ROLLBACK")) {
		end(d);
		people_rolled_back(d->node);
		d->believed = false;
		return 0;
	}
	enum way way = strike();
	if (!connected(d) || way == REFUSED || way == CUT) {
		if (!strcmp(sql, "COMMIT"))
			d->unsure = false;
		if (!strcmp(sql, "BEGIN"))
			d->believed = true;
		lose(d);
		return DB_FAILED;
	}
	int rows = 0;
	if (!strcmp(sql, "BEGIN")) {
		if (d->moved)
			return DB_FAILED;
		d->open = true;
		d->since = sim_time;
		d->believed = true;
	} else if (!strcmp(sql, "COMMIT")) {
		d->unsure = way == UNHEARD;
		rows = d->open && commit(d) ? 0 : DB_FAILED;
		if (rows >= 0 && way != UNHEARD)
			d->believed = false;
	} else {
		rows = one(d, sql, param, params, row, arg);
	}
	if (way == UNHEARD) {
		lose(d);
		return DB_FAILED;
	}
	return rows;
}

static bool sim_run_all(struct db *db, const struct db_write *w, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (sim_run(db, w[i].sql, w[i].cell, w[i].params, NULL, NULL) != 1)
			return false;
	return true;
}

static int sim_script(struct db *db, const char *sql)
{
	(void)db;
	if (!strstr(sql, "pg_advisory"))
		plainly(sql);
	return DB_OK;
}

/* ---- the rest of the driver -------------------------------------------------------------------- */

static int sim_socket(struct db *db)
{
	(void)db;
	return -1;
}

bool news_due(struct node *n)
{
	return inbox[n->number] && inbox[n->number]->at <= sim_time;
}

static void sim_news(struct db *db, void (*told)(void *arg, const char *payload), void *arg)
{
	struct sim_db *d = (struct sim_db *)db;
	struct news **at = &inbox[d->node->number];
	while (*at && (*at)->at <= sim_time) {
		struct news *w = *at;
		*at = w->next;
		told(arg, w->text);
		free(w);
		at = &inbox[d->node->number];
	}
}

static bool sim_answers(struct db *db)
{
	struct sim_db *d = (struct sim_db *)db;
	wait_for_it(d);
	return connected(d);
}

static bool sim_moved(struct db *db)
{
	struct sim_db *d = (struct sim_db *)db;
	bool moved = d->moved;
	d->moved = false;
	return moved;
}

static int64_t sim_now(struct db *db)
{
	(void)db;
	return sim_time + sim_ahead;
}

static bool sim_again(struct db *db)
{
	return ((struct sim_db *)db)->again;
}

static bool sim_unsure(struct db *db)
{
	return ((struct sim_db *)db)->unsure;
}

static const char *sim_error(struct db *db)
{
	(void)db;
	return "simulated";
}

static void sim_close(struct db *db)
{
	struct sim_db *d = (struct sim_db *)db;
	end(d);
	connection[d->node->number] = NULL;
	free(d);
}

struct db *sim_db_open(struct node *n)
{
	static const struct db_driver driver = {
		.name = "simulated",
		.close = sim_close,
		.run = sim_run,
		.run_all = sim_run_all,
		.script = sim_script,
		.socket = sim_socket,
		.news = sim_news,
		.answers = sim_answers,
		.moved = sim_moved,
		.time = sim_now,
		.again = sim_again,
		.unsure = sim_unsure,
		.error = sim_error,
	};
	struct sim_db *d = calloc(1, sizeof *d);
	d->db.driver = &driver;
	d->node = n;
	d->epoch = epoch;
	connection[n->number] = d;
	return &d->db;
}

/* ---- copies ------------------------------------------------------------------------------------ */

static void forget_statements(void)
{
	for (int i = 0; i < cached; i++)
		sqlite3_finalize(cache[i].stmt);
	cached = 0;
}

void sim_store_open(void)
{
	if (sqlite3_open(":memory:", &base) != SQLITE_OK)
		broken("no memory for the database");
	sqlite3_create_function(base, "sim_now", 0, SQLITE_UTF8, NULL, now, NULL, NULL);
}

void sim_store_close(void)
{
	forget_statements();
	sqlite3_close(base);
	base = NULL;
	for (; copies; copies--)
		sqlite3_free(copy_of[copies - 1].bytes);
	for (int i = 0; i < NODES; i++)
		while (inbox[i]) {
			struct news *w = inbox[i];
			inbox[i] = w->next;
			free(w);
		}
	epoch = sim_commits = 0;
}

uint64_t sim_store_remember(void)
{
	if (copies == COPIES) {
		sqlite3_free(copy_of[0].bytes);
		memmove(copy_of, copy_of + 1, sizeof copy_of - sizeof *copy_of);
		copies--;
	}
	copy_of[copies].bytes = sqlite3_serialize(base, "main", &copy_of[copies].size, 0);
	copy_of[copies].commits = sim_commits;
	return copy_of[copies++].commits;
}

/* The connections end. An epoch that stays the same: a backup was put in the place of the database. */
bool sim_store_back(uint64_t *to, bool same_epoch)
{
	if (!copies)
		return false;
	int which = sim_below(copies);
	forget_statements();
	unsigned char *bytes = sqlite3_malloc64((sqlite3_uint64)copy_of[which].size);
	memcpy(bytes, copy_of[which].bytes, (size_t)copy_of[which].size);
	if (sqlite3_deserialize(base, "main", bytes, copy_of[which].size, copy_of[which].size,
				SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE) !=
	    SQLITE_OK)
		broken("cannot go back: %s", sqlite3_errmsg(base));
	*to = copy_of[which].commits;
	for (int i = which + 1; i < copies; i++) /* they never were */
		sqlite3_free(copy_of[i].bytes);
	copies = which + 1;
	epoch += !same_epoch;
	for (int i = 0; i < NODES; i++) {
		if (connection[i])
			lose(connection[i]);
		notify(i, DB_MISSED, 300 + sim_below(1000));
	}
	return true;
}
