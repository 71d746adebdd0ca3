/* sql.h: what the files of the store share. */
#ifndef SERVER_SQL_H
#define SERVER_SQL_H

#include <string.h>

#include "server/store/store.h"

/* Rows changed or returned, or below 0. The second is a write; the third a write whose result
 * nobody needs, only that it is there after the commit. */
int run(struct store *s, const char *sql, const struct cell *param, int params, db_row *row,
	void *arg);
int write_run(struct store *s, const char *sql, const struct cell *param, int params);
int write_later(struct store *s, const char *sql, const struct cell *param, int params);
/* Rows of one id each. */
int run_ids(struct store *s, const char *sql, const struct cell *param, int params,
	    void (*each)(void *arg, const char *id), void *arg);

/* schema.c: migrates the tables to the version this server needs. */
bool schema_bring_up(struct db *db, char *error, size_t n);
/* The version it needs. */
int schema_newest(void);

#define COUNT(a) (int)(sizeof(a) / sizeof((a)[0]))

static inline void copy(char *to, size_t n, const struct cell *from)
{
	size_t len = from->type == CELL_TEXT ? from->n : 0;
	if (len >= n)
		len = n - 1;
	if (len)
		memcpy(to, from->p, len);
	to[len] = 0;
}
#define COPY(to, from) copy(to, sizeof(to), &(from))

static inline void read_int(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	*(int64_t *)arg = row[0].type == CELL_INT ? row[0].i : 0;
}

#endif
