/* show.h: tables, lines and clocks as JSON. */
#ifndef SERVER_SHOW_H
#define SERVER_SHOW_H

#include "core/json.h"

struct rating_row;
struct server;
struct table;
struct table_row;

void show_table(struct server *s, struct pet_json *j, struct table *m, const char *user);
void show_row(struct server *s, struct pet_json *j, const struct table_row *row, const char *user);
void show_line(struct pet_json *j, struct table *m, uint32_t i, uint8_t seat, uint8_t lang);
/* Members of a position as seat sees it, without the board, which never changes. */
void show_position(struct pet_json *j, struct table *m, const void *state, uint32_t line,
		   uint8_t seat, uint8_t lang);
void show_seat(struct pet_json *j, const char *key, int seat);
void show_seat_value(struct pet_json *j, int seat);
/* What a word of show_table means by who may talk; -1: nothing. */
int show_talk_find(const char *word);
/* A rating with its uncertainty, games and wins. */
void show_rating(struct pet_json *j, const struct rating_row *row);
/* "options": of the words in a row. */
void show_options(struct pet_json *j, const char *words);
void show_clock(struct pet_json *j, const struct table *m);
/* show_motion.c. reader: the seat that is shown it; -1: none. */
void show_motion(struct server *s, struct pet_json *j, struct table *m, int reader);
void show_happened(struct pet_json *j, const struct table *m);

#endif
