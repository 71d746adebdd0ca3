/* repair.h: finds tables whose lines do not replay, and brings them back to their last whole line. */
#ifndef SERVER_REPAIR_H
#define SERVER_REPAIR_H

#include <stdbool.h>
#include <stddef.h>

struct repair {
	const char *table;
	int whole; /* lines that follow each other and replay */
	int beyond; /* lines behind them, taken out and kept aside; below 0: somebody is writing it */
};

/* Looks at all tables of a data folder or database and repairs what is damaged. Returns how many
 * tables there are; below 0: the reason is in error. */
int repair_tables(const char *where, void (*each)(void *arg, const struct repair *found), void *arg,
		  char *error, size_t n);

#endif
