/* circles.h: what the endpoints of circles share. */
#ifndef SERVER_CIRCLES_H
#define SERVER_CIRCLES_H

#include "core/json.h"
#include "server/net/request.h"

struct table;

/* The circle of the address if the user belongs to it; else a response was sent: 404, since nobody else
 * may know that it exists. */
bool circle_of(struct server *s, struct req *r, struct circle_row *c);
/* Something of it changed: the pages of its members read it anew. */
void circle_told(struct server *s, const char *circle);
/* A table was opened for it: its members are called. */
void circle_called(struct server *s, struct req *r, const struct table *m);
/* Responds with the circle after the commit. */
void reply_circle(struct server *s, struct req *r, const char *id);
/* All of a circle, for this member. */
void circle_show(struct server *s, struct pet_json *j, const struct circle_row *c,
		 const char *user);
/* "dates": when it meets. */
void dates_show(struct server *s, struct pet_json *j, const struct circle_row *c, const char *user);

#endif
