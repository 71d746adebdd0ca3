/* The same vectors for the code that every processor can run: where this one has instructions for
 * SHA-256, nothing else runs it. */
#define PET_SHA256_PLAIN
#define pet_sha256       plain_sha256
#define pet_sha256_begin plain_sha256_begin
#define pet_sha256_add   plain_sha256_add
#define pet_sha256_end   plain_sha256_end
#define pet_hmac         plain_hmac
#define pet_hmac_key     plain_hmac_key
#define pet_hmac_sha256  plain_hmac_sha256
#include "core/sha256.c"
#include "tests/unit/test_sha256.c"
