/* table_internal.h: what the files of the tables share. */
#ifndef SERVER_TABLE_INTERNAL_H
#define SERVER_TABLE_INTERNAL_H

#include "server/tables/table.h"

/* table_load.c: the table before its first line, from its row and seats. False: they do not fit the
 * game. */
bool table_lay_out(struct table *m, struct pet_fault *fault);

/* table.c */
void table_keep(struct server *s, struct table *m); /* adds it to those in memory */
void table_free(struct table *m);                   /* one that is not among them */
void table_call_all(struct table *m);
void table_reveal(struct table *m);

/* table_wake.c: resumes this one too, soon. */
void wake_later(struct server *s, const char *id);

/* table_bots.c: starts the bot of the seat. */
void table_think(struct server *s, struct table *m, uint8_t seat);

/* table_call.c: whose turn it is, who is to be called to the end of a game. */
void table_call_turn(struct server *s, struct table *m);
void table_call_end(struct server *s, struct table *m);
void table_called(struct table *m); /* the outbox knows of this turn already */

/* table_absence.c: the clock of the seat has run out. */
void table_time_up(struct server *s, struct table *m, int seat);
/* Sets the timer for a vote that cannot be decided yet. */
void table_await_vote(struct server *s, struct table *m);

/* table_play.c: sets the timer for the seat whose clock is running. */
void table_set_clock(struct server *s, struct table *m);

#endif
