/* happen.h: what happens at a table beside the game: said to everybody, in the story. */
#ifndef SERVER_HAPPEN_H
#define SERVER_HAPPEN_H

#include <stdbool.h>
#include <stdint.h>

struct server;
struct table;

enum { HAPPENED_KEPT = 40 }; /* in memory and told with the table */

/* The caller stores the row (store_table_update) and tells the news. Seats: -1 is none. */
void happen(struct server *s, struct table *m, const char *kind, int by, int about, int64_t value);
/* The same of people without a seat. */
void happen_named(struct server *s, struct table *m, const char *kind, const char *by,
		  const char *about);
/* Reads those behind the ones in memory; false: the store failed. */
bool happened_read(struct server *s, struct table *m);

#endif
