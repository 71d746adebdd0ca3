/* secret.h: random ids and the hashes of secrets. */
#ifndef SERVER_SECRET_H
#define SERVER_SECRET_H

#include <stddef.h>
#include <stdint.h>

enum {
	HASH_MAX = 68,   /* hex of a hash */
	SECRET_TAG = 16, /* bytes of a tag */
};

void random_id(char *out, size_t letters); /* base32 of the system's randomness */
void hash_hex(const char *secret, char out[HASH_MAX]);
/* Knows a secret again without keeping it, at a tenth of the cost of a hash: by a key of this process. */
void secret_tag(const char *secret, uint8_t out[SECRET_TAG]);

#endif
