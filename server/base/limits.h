/* limits.h: rate limits. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>

struct limits;

enum limit_kind {
	LIMIT_REQUEST,    /* a user, or else an address */
	LIMIT_CHANGE,     /* the same, POST */
	LIMIT_CONNECTION, /* one connection */
	LIMIT_ADDRESS,    /* all of an address */
	LIMIT_LOGIN,      /* an address, and a name */
	LIMIT_GUEST,      /* an address */
	LIMIT_CHAT,       /* a user */
	LIMIT_MAIL, /* a user, an address, an address of e-mail: letters that nobody confirmed yet */
	LIMIT_KINDS,
};
struct limits *limits_open(bool off); /* off: everything is allowed, for load tests */
bool limit_take(struct limits *l, int kind, const char *who);

#endif
