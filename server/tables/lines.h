/* lines.h: the lines of a table in memory: played, undone, and read from the store. */
#ifndef SERVER_LINES_H
#define SERVER_LINES_H

#include "server/tables/table.h"

/* Room for one more line. */
void lines_grow(struct table *m);
/* False: illegal, or no room. */
bool lines_play(struct table *m, uint8_t seat, pet_move mv);
bool lines_undo(struct table *m, uint8_t seat, uint32_t to);
/* How many decisions stand: pet_record_depth of all lines, without walking through them again. */
uint32_t lines_depth(struct table *m);
/* The maximum number of lines in a record, where a table ends. */
bool lines_full(const struct table *m);

enum lines_read { LINES_READ, LINES_MORE, LINES_STORE, LINES_BROKEN };
/* Reads the few lines that are missing. */
enum lines_read lines_read(struct server *s, struct table *m);
/* Replays from the first line in slices: some lines per call, until there are no more. */
struct lines_load *lines_load_open(struct table *m);
enum lines_read lines_load_some(struct server *s, struct lines_load *l);
void lines_load_close(struct lines_load *l);

#endif
