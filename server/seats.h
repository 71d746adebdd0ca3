/* seats.h: all seats of one person: given up, or handed on. */
#ifndef SERVER_SEATS_H
#define SERVER_SEATS_H

struct server;
struct user_row;

void seats_give_up(struct server *s, const char *user); /* bots play on for the user */
/* A guest logs in to an account: unfinished games go over to it. */
void seats_move(struct server *s, const char *guest, const struct user_row *to);

#endif
