/* stream.h: Server-Sent Events: who follows which table. */
#ifndef SERVER_STREAM_H
#define SERVER_STREAM_H

#include <stdbool.h>
#include <stdint.h>

struct evbuffer;
struct req;
struct server;
struct table;

/* Hears of what happens at tables. */
void stream_listen(struct server *s);
void stream_open(struct server *s, struct req *r);
void stream_follow(struct server *s, const char *user, struct table *m);
void stream_sent_away(struct table *m, const char *user, const char *by);
void stream_replaced(struct table *m, const char *user);
void stream_uninvite(struct table *m); /* the invitation was renewed */
void stream_close_all(struct server *s);
void stream_close_of(struct server *s, const char *who); /* a user's, or an address's */
void stream_close_banned(struct server *s);
void stream_close_token(struct server *s, const char *hash); /* a login's */
void stream_retoken(struct server *s, const char *hash,
		    const char *now);                  /* it continues with another login */
void stream_use_tokens(struct server *s, int64_t now); /* an open stream keeps its login alive */
void stream_rename(struct server *s, const char *user, const char *now);
/* A circle changed: its members who are here are told, at once or after the commit. */
void stream_circle(struct server *s, const char *circle);
void stream_circle_later(struct server *s, const char *circle);
/* The same of a league: those who entered it, or the members of its circle. */
void stream_league(struct server *s, const char *league);
void stream_league_later(struct server *s, const char *league);
bool stream_here(struct server *s, const char *user); /* has a page open, at this server */
void stream_notice(struct server *s, const char *text);

/* Every open stream: whose (empty: nobody's), from where, for how long, how many tables it follows. */
typedef void stream_told(void *arg, const char *user, const char *address, int64_t seconds,
			 int tables);
void stream_each(struct server *s, stream_told *each, void *arg);

#endif
