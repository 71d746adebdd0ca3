/* sha256.h: SHA-256 and HMAC for committing to dice. Our own because the browser needs it too. */
#ifndef CORE_SHA256_H
#define CORE_SHA256_H

#include <stddef.h>
#include <stdint.h>

#include "core/api.h"

PET_API_BEGIN

enum { PET_SHA256_BYTES = 32 };

/* Incremental. */
struct pet_sha256 {
	uint32_t h[8];
	uint64_t bytes;
	uint8_t block[64]; /* bytes % 64 of them are pending */
};
void pet_sha256_begin(struct pet_sha256 *c);
void pet_sha256_add(struct pet_sha256 *c, const void *data, size_t n);
void pet_sha256_end(struct pet_sha256 *c, uint8_t out[PET_SHA256_BYTES]);

void pet_sha256(const void *data, size_t n, uint8_t out[PET_SHA256_BYTES]);

/* A key that is used repeatedly: for a short message, half of the work is in the key. */
struct pet_hmac_key {
	struct pet_sha256 inner, outer;
};
void pet_hmac_key(struct pet_hmac_key *k, const void *key, size_t n);
void pet_hmac(const struct pet_hmac_key *k, const void *data, size_t n,
	      uint8_t out[PET_SHA256_BYTES]);
void pet_hmac_sha256(const void *key, size_t key_bytes, const void *data, size_t n,
		     uint8_t out[PET_SHA256_BYTES]);

PET_API_END

#endif
