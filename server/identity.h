/* identity.h: who asks: logins by their tokens. */
#ifndef SERVER_IDENTITY_H
#define SERVER_IDENTITY_H

#include <stdbool.h>

struct req;
struct server;
struct user_row;

/* Who asks, into the request. False: the store does not answer, so nobody can be known. */
bool identify(struct req *r);
void token_remember(struct server *s, const char *hash, const struct user_row *u);

#endif
