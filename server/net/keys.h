/* keys.h: a request that is repeated with the same key is done once. */
#ifndef SERVER_KEYS_H
#define SERVER_KEYS_H

#include <stdbool.h>

struct req;

/* Reads the key of a request that changes something. False: it was answered, by what it was answered
 * before or because the key is none. */
bool key_open(struct req *r);

#endif
