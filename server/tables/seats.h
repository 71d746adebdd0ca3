/* seats.h: all seats of one person: given up, or handed on. */
#ifndef SERVER_SEATS_H
#define SERVER_SEATS_H

#include <stdbool.h>

struct server;
struct user_row;

/* Whether all tables where the user sits are in memory. False: a long one is still being loaded; the
 * caller should try again later rather than wait for it here. */
bool seats_there(struct server *s, const char *user);
/* Bots play on for the user; for good: nobody can come back, not even when a ban ends. */
void seats_give_up(struct server *s, const char *user, bool for_good);
/* The user is called so now, at all tables that are not over. */
void seats_rename(struct server *s, const struct user_row *u);
/* A guest logs in to an account: unfinished games go over to it. */
void seats_move(struct server *s, const char *guest, const struct user_row *to);

#endif
