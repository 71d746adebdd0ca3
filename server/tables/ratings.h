/* ratings.h: skill ratings, updated after a game. */
#ifndef SERVER_RATINGS_H
#define SERVER_RATINGS_H

struct server;
struct table;

void rate_result(struct server *s, struct table *m);

#endif
