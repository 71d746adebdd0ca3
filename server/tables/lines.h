/* lines.h: the lines of a table in memory: played, undone, and read from the store. */
#ifndef SERVER_LINES_H
#define SERVER_LINES_H

#include "server/tables/state.h"

/* Room for one more line. */
void lines_grow(struct table *m);
/* False: illegal, or no room. */
bool lines_play(struct table *m, uint8_t seat, pet_move mv);
bool lines_undo(struct table *m, uint8_t seat, uint32_t to);
/* How many decisions stand: pet_record_depth of all lines, without walking through them again. */
uint32_t lines_depth(struct table *m);
/* Before the first line: makes the key of their marks. */
void lines_key(struct table *m);
/* The hash of the lines in memory and one more; and the last line's, once it was played. */
void lines_chain(const struct table *m, int seat, const char *words, char out[CHAIN_MAX]);
void lines_seal(struct table *m, const char chain[CHAIN_MAX]);
/* How many of the first n lines count: neither undos nor what they undid. */
uint32_t lines_standing(const struct table *m, uint32_t lines);
uint32_t lines_mark(const struct table *m, uint32_t lines); /* 0 before the first */
/* The maximum number of lines in a record, where a table ends. */
bool lines_full(const struct table *m);

/* LINES_OTHER: the store does not have our last line: it went back. */
enum lines_read { LINES_READ, LINES_MORE, LINES_STORE, LINES_BROKEN, LINES_OTHER };
/* Reads the few lines that are missing. */
enum lines_read lines_read(struct server *s, struct table *m);
/* Replays from the first line in slices: some lines per call, until there are no more. */
struct lines_load *lines_load_open(struct table *m);
enum lines_read lines_load_some(struct server *s, struct lines_load *l);
void lines_load_close(struct lines_load *l);
/* How many of the first lines in memory the store has as well; below 0: it failed. */
int lines_common(struct server *s, const struct table *m);

#endif
