/* keys.h: a request that is repeated with the same key is done once. */
#ifndef SERVER_KEYS_H
#define SERVER_KEYS_H

#include <stdbool.h>

#include "server/store/store.h"

struct req;

/* Reads the key of a request that changes something. False: it was answered, by what it was answered
 * before or because the key is none. */
bool key_open(struct req *r);

/* Whether the key of a request that has one is formed as keys are; refuses it otherwise. */
bool key_formed(struct req *r);

/* The same for one that a token is made of: it must be one that nobody guesses. Whoever knows it can make the token. */
bool key_secret(struct req *r);

/* The token that is made of the key of a request, and so is the same when it is repeated. False: it has no key. */
bool key_token(const struct req *r, const char *name, char token[TOKEN_MAX]);

#endif
