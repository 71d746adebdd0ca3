/* identity.h: who sends a request: logins by their tokens. */
#ifndef SERVER_IDENTITY_H
#define SERVER_IDENTITY_H

#include <stdbool.h>

struct req;
struct server;
struct user_row;

/* Sets the user of a request. False: the store failed, so nobody can be identified. */
bool identify(struct req *r);
void token_remember(struct server *s, const char *token, const char *hash,
		    const struct user_row *u);

#endif
