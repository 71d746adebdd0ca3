/* secret.h: random ids and the hashes of secrets. */
#ifndef SERVER_SECRET_H
#define SERVER_SECRET_H

#include <stddef.h>

enum { HASH_MAX = 68 }; /* hex of a hash */

void random_id(char *out, size_t letters); /* base32 of the system's randomness */
void hash_hex(const char *secret, char out[HASH_MAX]);

#endif
