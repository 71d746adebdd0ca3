/* ratings.h: skill ratings, updated after a game. */
#ifndef SERVER_RATINGS_H
#define SERVER_RATINGS_H

struct rating_row;
struct server;
struct table;

/* What a game with these shares of the win makes of the ratings of those who played it. */
void rating_update(struct rating_row *const *row, const int *share, int n);
void rate_result(struct server *s, struct table *m);
/* Somebody resigned: if only one person is left, that one has won. */
void rate_resigned(struct server *s, struct table *m);
/* A substitute is about to take this seat: whoever had it has lost, if that was a game until now. */
void rate_replaced(struct table *m, int seat);

#endif
