/* ratings.h: skill ratings, updated after a game. */
#ifndef SERVER_RATINGS_H
#define SERVER_RATINGS_H

struct server;
struct table;

void rate_result(struct server *s, struct table *m);
/* Somebody resigned: if only one person is left, that one has won. */
void rate_resigned(struct server *s, struct table *m);

#endif
