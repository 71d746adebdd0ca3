/* faults.c: a store that fails when it is told to. Linked into a petteia of its own (petteia_faults), it
 * stands between the store and its database, and between SQLite and its files. The test and the
 * server share a page of memory, the file that PETTEIA_FAULTS names: the test says in which way and
 * at which call from now; the server counts calls and says when it has failed. Each fault happens
 * once. */
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "server/base/memory.h"
#include "server/store/db.h"

enum way {
	NONE,
	REFUSED,     /* the call is not done, and says so; PostgreSQL breaks the transaction */
	CUT,         /* the connection ends before it; SQLite has taken everything back */
	NO_ANSWER,   /* it is done, but its answer is lost */
	BROKEN,      /* the transaction was broken unnoticed: COMMIT will say ROLLBACK */
	FULL,        /* a write to a file finds the disk full */
	SHORT,       /* half of it is written */
	NO_MEMORY,   /* an allocation fails, the next does not */
	NONE_AT_ALL, /* from here on all fail */
};

struct control {
	_Atomic int64_t way, at; /* the test says; at 0: now */
	_Atomic int64_t calls, writes, allocations;
	_Atomic int64_t fired;
	_Atomic int64_t deciding; /* threads that may be about to fire */
};

static struct control *control;
static _Atomic bool none_left; /* stays set, even when the test stops the faults */

/* Is this call the one? */
static bool strikes(_Atomic int64_t *counter, int64_t from, int64_t to)
{
	control->deciding++;
	int64_t way = control->way, count = ++*counter;
	bool now = way >= from && way <= to && count == control->at;
	if (now && way == NONE_AT_ALL)
		none_left = true;
	else if (now)
		control->way = NONE;
	if (now)
		control->fired = 1;
	control->deciding--;
	return now;
}

/* ---- the database ---------------------------------------------------------------------------- */

struct between {
	struct db db;
	struct db *real;
	struct db_driver driver;
};

static struct db *real(struct db *db)
{
	struct between *b = (struct between *)db;
	b->real->wait = b->db.wait;
	return b->real;
}

static void break_transaction(struct db *r)
{
	if (db_shared(r))
		r->driver->script(r, "DO $$ BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE ="
				     " '53100'; END $$");
}

static void cut(struct db *r)
{
	if (db_shared(r))
		r->driver->script(r, "SELECT pg_terminate_backend(pg_backend_pid())");
	else
		r->driver->script(r, "ROLLBACK");
}

/* Before a call: false: it is not to be done. */
static bool before(struct db *r, int64_t *way)
{
	*way = control->way;
	if (!strikes(&control->calls, REFUSED, BROKEN)) {
		*way = NONE;
		return true;
	}
	if (*way == REFUSED || *way == BROKEN)
		break_transaction(r);
	else if (*way == CUT)
		cut(r);
	return *way == BROKEN || *way == NO_ANSWER || (*way == CUT && db_shared(r));
}

static bool unheard; /* the last COMMIT was done, and its answer lost */

static int run(struct db *db, const char *sql, const struct cell *param, int params, db_row *row,
	       void *arg)
{
	struct db *r = real(db);
	int64_t way;
	int rows = before(r, &way) ? r->driver->run(r, sql, param, params, row, arg) : DB_FAILED;
	if (way == NO_ANSWER && db_shared(r))
		cut(r);
	if (!strcmp(sql, "COMMIT"))
		unheard = way == NO_ANSWER;
	return way == NO_ANSWER ? DB_FAILED : rows;
}

static bool run_all(struct db *db, const struct db_write *w, uint32_t n)
{
	struct db *r = real(db);
	int64_t way;
	bool fine = before(r, &way) && r->driver->run_all(r, w, n);
	if (way == NO_ANSWER && db_shared(r))
		cut(r);
	return fine && way != NO_ANSWER;
}

static int script(struct db *db, const char *sql)
{
	return real(db)->driver->script(real(db), sql);
}

static int socket_(struct db *db)
{
	return real(db)->driver->socket(real(db));
}

static void news(struct db *db, void (*told)(void *arg, const char *payload), void *arg)
{
	real(db)->driver->news(real(db), told, arg);
}

static bool answers(struct db *db)
{
	return real(db)->driver->answers(real(db));
}

static int64_t time_(struct db *db)
{
	return real(db)->driver->time(real(db));
}

static bool moved(struct db *db)
{
	return real(db)->driver->moved(real(db));
}

static bool again(struct db *db)
{
	return real(db)->driver->again(real(db));
}

static bool unsure(struct db *db)
{
	return unheard || real(db)->driver->unsure(real(db));
}

static const char *error(struct db *db)
{
	return real(db)->driver->error(real(db));
}

static void close_(struct db *db)
{
	real(db)->driver->close(real(db));
	free(db);
}

static struct db *stand_between(struct db *r)
{
	struct between *b = calloc(1, sizeof *b);
	b->real = r;
	b->driver = (struct db_driver){
		.name = r->driver->name,
		.close = close_,
		.run = run,
		.run_all = run_all,
		.script = script,
		.socket = r->driver->socket ? socket_ : NULL,
		.news = r->driver->news ? news : NULL,
		.answers = r->driver->answers ? answers : NULL,
		.moved = r->driver->moved ? moved : NULL,
		.time = r->driver->time ? time_ : NULL,
		.again = r->driver->again ? again : NULL,
		.unsure = unsure,
		.error = error,
	};
	b->db.driver = &b->driver;
	return &b->db;
}

/* ---- SQLite's files -------------------------------------------------------------------------- */

static _Thread_local bool half_done;

static ssize_t write_at(int fd, const void *bytes, size_t n, off_t at)
{
	int64_t way = control->way;
	if (half_done) { /* SQLite tries the rest */
		half_done = false;
		errno = ENOSPC;
		return -1;
	}
	if (!strikes(&control->writes, FULL, SHORT))
		return pwrite(fd, bytes, n, at);
	if (way == SHORT && n > 1) {
		half_done = true;
		return pwrite(fd, bytes, n / 2, at);
	}
	errno = ENOSPC;
	return -1;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool no_memory(void)
{
	return none_left || strikes(&control->allocations, NO_MEMORY, NONE_AT_ALL);
}

__attribute__((constructor)) static void begin(void)
{
	const char *file = getenv("PETTEIA_FAULTS");
	int fd = file ? open(file, O_RDWR | O_CLOEXEC) : -1;
	void *page =
		fd < 0 ? MAP_FAILED
		       : mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (page == MAP_FAILED)
		return;
	control = page;
	control->deciding = 0; /* the server before us may have ended while deciding */
	db_between = stand_between;
	memory_fails = no_memory;
	sqlite3_initialize();
	sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
	vfs->xSetSystemCall(vfs, "pwrite", (sqlite3_syscall_ptr)write_at);
	vfs->xSetSystemCall(vfs, "pwrite64", (sqlite3_syscall_ptr)write_at);
}
