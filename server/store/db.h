/* db.h: the database interface that the store needs; two drivers, one dialect.
 *
 * SQL is written once, in the dialect that SQLite and PostgreSQL share; parameters are $1, $2...
 * Statements are prepared at their first use and looked up by the address of their text, so texts
 * must be string constants.
 *
 * Only one thread at a time may use the connection. Calls block: a commit takes as long as the
 * disk. With a shared database every wait has a time-out (a failure), and db_wait is called around
 * it. */
#ifndef SERVER_DB_H
#define SERVER_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum cell_type { CELL_NULL, CELL_INT, CELL_TEXT };

struct cell {
	enum cell_type type;
	int64_t i;
	const char *p; /* text; valid as long as the row */
	size_t n;
};

static inline struct cell cell_int(int64_t i)
{
	return (struct cell){ CELL_INT, i, NULL, 0 };
}

/* NULL: null. */
static inline struct cell cell_text(const char *s)
{
	return s ? (struct cell){ CELL_TEXT, 0, s, strlen(s) } : (struct cell){ CELL_NULL };
}

/* Called for every row of the result. */
typedef void db_row(void *arg, const struct cell *row, int columns);

enum db_result {
	DB_OK = 0,
	DB_FAILED = -1, /* the database does not respond; it may recover */
};

struct db;
struct db_backup;

enum { DB_PARAMS = 40, DB_COLUMNS = 40 }; /* of one statement */

/* A write that must change (or return) exactly one row. */
struct db_write {
	const char *sql;
	int params;
	struct cell cell[DB_PARAMS];
};

struct db_driver {
	const char *name;
	void (*close)(struct db *db);
	/* Rows changed or returned, or a db_result below 0. */
	int (*run)(struct db *db, const char *sql, const struct cell *param, int params,
		   db_row *row, void *arg);
	/* Runs all of them in as few round trips as possible; false: one failed or did not change
	 * exactly one row. */
	bool (*run_all)(struct db *db, const struct db_write *w, uint32_t n);
	/* A script without parameters. */
	int (*script)(struct db *db, const char *sql);
	/* If several servers share this database: a descriptor that becomes readable when another
	 * one sent a notification, and news returns it. DB_MISSED: some may have been lost. NULL:
	 * not shared. */
	int (*socket)(struct db *db);
	void (*news)(struct db *db, void (*told)(void *arg, const char *payload), void *arg);
	/* Whether it responds, and is still the same history of the same database: that is looked up
	 * with every new connection, too. Moved: it is another one since moved was last called; until
	 * it is, no transaction begins. NULL: it cannot change while it is open. */
	bool (*answers)(struct db *db);
	bool (*moved)(struct db *db);
	/* Its time when it last answered; NULL: that of this host. */
	int64_t (*time)(struct db *db);
	/* The last failure was a conflict (a lock, a deadlock): a retry may succeed. */
	bool (*again)(struct db *db);
	/* The last COMMIT failed in a way that leaves open whether it was done. */
	bool (*unsure)(struct db *db);
	const char *(*error)(struct db *db);
	/* Online backup of what is committed now, beside all other calls; NULL: the database has its
	 * own tools. A step copies up to this many pages (0: abort): 1 more to come, 0 done, below 0
	 * failed; then it is closed. */
	struct db_backup *(*backup_open)(struct db *db, const char *file);
	int (*backup_step)(struct db *db, struct db_backup *b, int pages);
};

#define DB_MISSED "!missed"

/* Called before and after every wait for the database. */
struct db_wait {
	void (*pause)(void *arg);
	void (*resume)(void *arg);
	void *arg;
};

struct db {
	const struct db_driver *driver;
	struct db_wait wait;
	bool patient; /* what runs now may take hours: the tables are being changed */
};

/* NULL on failure, with a sentence in error. */
struct db *db_open_sqlite(const char *file, bool accept_loss, char *error, size_t n);
struct db *db_open_postgres(const char *url, char *error, size_t n);

/* Tests may wrap the driver (tests/server/faults.c). */
extern struct db *(*db_between)(struct db *db);

/* Whether several servers share the database. */
static inline bool db_shared(const struct db *db)
{
	return db->driver->socket;
}

static inline int db_run(struct db *db, const char *sql, const struct cell *param, int params,
			 db_row *row, void *arg)
{
	return db->driver->run(db, sql, param, params, row, arg);
}

#endif
