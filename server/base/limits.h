/* limits.h: rate limits. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>

struct server;

enum limit_kind {
	LIMIT_REQUEST,    /* a user, or else an address */
	LIMIT_CHANGE,     /* the same, POST */
	LIMIT_CONNECTION, /* one connection */
	LIMIT_ADDRESS,    /* all of an address */
	LIMIT_LOGIN,      /* an address, and a name */
	LIMIT_GUEST,      /* an address */
	LIMIT_CHAT,       /* a user */
	LIMIT_KINDS,
};
void limits_open(struct server *s);
bool limit_take(struct server *s, int kind, const char *who);

#endif
