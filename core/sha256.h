/* sha256.h: SHA-256 and HMAC, for the commitment of dice (also in the browser, hence ours). */
#ifndef CORE_SHA256_H
#define CORE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { PET_SHA256_BYTES = 32 };

void pet_sha256(const void *data, size_t n, uint8_t out[PET_SHA256_BYTES]);
void pet_hmac_sha256(const void *key, size_t key_bytes, const void *data, size_t n,
		     uint8_t out[PET_SHA256_BYTES]);

#endif
