/* round.h: what a server does without being asked by anybody. */
#ifndef SERVER_ROUND_H
#define SERVER_ROUND_H

struct server;

void round_begin(struct server *s);
void round_told(void *server, const char *payload); /* by another server of the database */
void round_beat(struct server *s, void *arg);       /* every two seconds */

#endif
