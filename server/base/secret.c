/* secret.c: random ids and the hashes of secrets. */
#include "server/base/secret.h"

#include <sodium.h>
#include <stdbool.h>
#include <string.h>

void random_id(char *out, size_t letters)
{
	static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
	unsigned char bytes[64];
	randombytes_buf(bytes, sizeof bytes);
	for (size_t i = 0; i < letters; i++)
		out[i] = alphabet[bytes[i] & 31];
	out[letters] = 0;
}

void secret_tag(const char *secret, uint8_t out[SECRET_TAG])
{
	static uint8_t key[crypto_shorthash_siphashx24_KEYBYTES];
	static bool made;
	_Static_assert(SECRET_TAG == crypto_shorthash_siphashx24_BYTES, "all of the tag");
	if (!made)
		randombytes_buf(key, sizeof key);
	made = true;
	crypto_shorthash_siphashx24(out, (const unsigned char *)secret, strlen(secret), key);
}

void hash_hex(const char *secret, char out[HASH_MAX])
{
	uint8_t hash[crypto_hash_sha256_BYTES];
	crypto_hash_sha256(hash, (const unsigned char *)secret, strlen(secret));
	sodium_bin2hex(out, HASH_MAX, hash, sizeof hash);
}
