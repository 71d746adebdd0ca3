/* push.c: the two envelopes of Web Push, by OpenSSL. */
#include "server/notices/push.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { SHA = 32, CEK = 16, NONCE = 12, TAG = 16, SALT = 16, RECORD = 4096, VALID_S = 12 * 3600 };

static void text_of(const uint8_t *bytes, size_t n, char *out, size_t room)
{
	sodium_bin2base64(out, room, bytes, n, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static bool bytes_of(const char *text, uint8_t *out, size_t n)
{
	size_t got = 0;
	return text &&
	       sodium_base642bin(out, n, text, strlen(text), "=", &got, NULL,
				 sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
	       got == n;
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool point_of(EVP_PKEY *key, uint8_t out[PUSH_POINT])
{
	size_t n = 0;
	return EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, out, PUSH_POINT, &n) ==
		       1 &&
	       n == PUSH_POINT && out[0] == 4;
}

/* NULL: it is no point of the curve. */
static EVP_PKEY *key_of_point(const uint8_t point[PUSH_POINT])
{
	EVP_PKEY *key = NULL;
	char group[] = "prime256v1";
	OSSL_PARAM p[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
			   OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point,
							     PUSH_POINT),
			   OSSL_PARAM_construct_end() };
	EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
	if (!c || EVP_PKEY_fromdata_init(c) != 1 ||
	    EVP_PKEY_fromdata(c, &key, EVP_PKEY_PUBLIC_KEY, p) != 1)
		key = NULL;
	EVP_PKEY_CTX_free(c);
	return key;
}

/* The pair of a private key. */
static EVP_PKEY *key_of_scalar(const uint8_t scalar[PUSH_SCALAR])
{
	EVP_PKEY *key = NULL;
	uint8_t point[PUSH_POINT];
	BIGNUM *d = BN_bin2bn(scalar, PUSH_SCALAR, NULL);
	EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
	EC_POINT *q = EC_POINT_new(group);
	OSSL_PARAM_BLD *b = OSSL_PARAM_BLD_new();
	OSSL_PARAM *p = NULL;
	EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
	bool fine =
		d && q && b && c && EC_POINT_mul(group, q, d, NULL, NULL, NULL) == 1 &&
		EC_POINT_point2oct(group, q, POINT_CONVERSION_UNCOMPRESSED, point, sizeof point,
				   NULL) == PUSH_POINT &&
		OSSL_PARAM_BLD_push_utf8_string(b, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) &&
		OSSL_PARAM_BLD_push_BN(b, OSSL_PKEY_PARAM_PRIV_KEY, d) &&
		OSSL_PARAM_BLD_push_octet_string(b, OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point) &&
		(p = OSSL_PARAM_BLD_to_param(b)) != NULL && EVP_PKEY_fromdata_init(c) == 1;
	if (!fine || EVP_PKEY_fromdata(c, &key, EVP_PKEY_KEYPAIR, p) != 1)
		key = NULL;
	EVP_PKEY_CTX_free(c);
	OSSL_PARAM_free(p);
	OSSL_PARAM_BLD_free(b);
	EC_POINT_free(q);
	EC_GROUP_free(group);
	BN_clear_free(d);
	return key;
}

bool push_keys(char private[PUSH_KEY_TEXT], char public[PUSH_KEY_TEXT])
{
	uint8_t scalar[PUSH_SCALAR], point[PUSH_POINT];
	BIGNUM *d = NULL;
	EVP_PKEY *key = EVP_EC_gen("P-256");
	bool fine = key && EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &d) == 1 &&
		    BN_bn2binpad(d, scalar, sizeof scalar) == PUSH_SCALAR && point_of(key, point);
	if (fine) {
		text_of(scalar, sizeof scalar, private, PUSH_KEY_TEXT);
		text_of(point, sizeof point, public, PUSH_KEY_TEXT);
	}
	sodium_memzero(scalar, sizeof scalar);
	BN_clear_free(d);
	EVP_PKEY_free(key);
	return fine;
}

bool push_browser(const char *p256dh, const char *auth)
{
	uint8_t point[PUSH_POINT], secret[PUSH_AUTH];
	if (!bytes_of(p256dh, point, sizeof point) || !bytes_of(auth, secret, sizeof secret))
		return false;
	EVP_PKEY *key = key_of_point(point);
	EVP_PKEY_free(key);
	return key != NULL;
}

/* ---- sealing --------------------------------------------------------------------------------- */

static bool agree(EVP_PKEY *ours, EVP_PKEY *theirs, uint8_t out[SHA])
{
	size_t n = SHA;
	EVP_PKEY_CTX *c = EVP_PKEY_CTX_new(ours, NULL);
	bool fine = c && EVP_PKEY_derive_init(c) == 1 && EVP_PKEY_derive_set_peer(c, theirs) == 1 &&
		    EVP_PKEY_derive(c, out, &n) == 1 && n == SHA;
	EVP_PKEY_CTX_free(c);
	return fine;
}

/* HKDF (RFC 5869) with one block: extracts from `from` with the salt, then expands by the info. */
static void derive(const uint8_t *salt, size_t salt_n, const uint8_t from[SHA], const uint8_t *info,
		   size_t info_n, uint8_t out[SHA])
{
	static const uint8_t one = 1;
	uint8_t key[SHA];
	crypto_auth_hmacsha256_state h;
	crypto_auth_hmacsha256_init(&h, salt, salt_n);
	crypto_auth_hmacsha256_update(&h, from, SHA);
	crypto_auth_hmacsha256_final(&h, key);
	crypto_auth_hmacsha256_init(&h, key, sizeof key);
	crypto_auth_hmacsha256_update(&h, info, info_n);
	crypto_auth_hmacsha256_update(&h, &one, 1);
	crypto_auth_hmacsha256_final(&h, out);
}

static bool encrypt(const uint8_t cek[CEK], const uint8_t nonce[NONCE], const char *plain, size_t n,
		    uint8_t *out)
{
	static const uint8_t last = 2; /* this record is the last one */
	int used = 0, more = 0, end = 0;
	EVP_CIPHER_CTX *c = EVP_CIPHER_CTX_new();
	bool fine = c && EVP_EncryptInit_ex(c, EVP_aes_128_gcm(), NULL, cek, nonce) == 1 &&
		    EVP_EncryptUpdate(c, out, &used, (const uint8_t *)plain, (int)n) == 1 &&
		    EVP_EncryptUpdate(c, out + used, &more, &last, 1) == 1 &&
		    EVP_EncryptFinal_ex(c, out + used + more, &end) == 1 &&
		    EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_GET_TAG, TAG, out + n + 1) == 1;
	EVP_CIPHER_CTX_free(c);
	return fine;
}

/* RFC 8291, 3.4: the keys out of what both can know. */
static bool keys_of(EVP_PKEY *ours, const uint8_t our_point[PUSH_POINT],
		    const uint8_t their_point[PUSH_POINT], const uint8_t auth[PUSH_AUTH],
		    const uint8_t salt[SALT], uint8_t cek[SHA], uint8_t nonce[SHA])
{
	static const uint8_t cek_info[] = "Content-Encoding: aes128gcm";
	static const uint8_t nonce_info[] = "Content-Encoding: nonce";
	uint8_t shared[SHA], ikm[SHA], info[14 + 2 * PUSH_POINT] = "WebPush: info";
	EVP_PKEY *theirs = key_of_point(their_point);
	bool fine = theirs && agree(ours, theirs, shared);
	EVP_PKEY_free(theirs);
	if (!fine)
		return false;
	memcpy(info + 14, their_point, PUSH_POINT);
	memcpy(info + 14 + PUSH_POINT, our_point, PUSH_POINT);
	derive(auth, PUSH_AUTH, shared, info, sizeof info, ikm);
	derive(salt, SALT, ikm, cek_info, sizeof cek_info, cek); /* with the zero at its end */
	derive(salt, SALT, ikm, nonce_info, sizeof nonce_info, nonce);
	return true;
}

size_t push_seal(const char *p256dh, const char *auth, const char *plain, size_t n,
		 uint8_t out[PUSH_SEALED])
{
	uint8_t theirs[PUSH_POINT], secret[PUSH_AUTH], cek[SHA], nonce[SHA];
	uint8_t *salt = out, *size = out + SALT, *point = size + 5, *sealed = point + PUSH_POINT;
	EVP_PKEY *ours = n <= PUSH_PLAIN ? EVP_EC_gen("P-256") : NULL;
	randombytes_buf(salt, SALT);
	memcpy(size, (const uint8_t[]){ 0, 0, RECORD >> 8, RECORD & 255, PUSH_POINT }, 5);
	bool fine = ours && bytes_of(p256dh, theirs, sizeof theirs) &&
		    bytes_of(auth, secret, sizeof secret) && point_of(ours, point) &&
		    keys_of(ours, point, theirs, secret, salt, cek, nonce) &&
		    encrypt(cek, nonce, plain, n, sealed);
	EVP_PKEY_free(ours);
	return fine ? (size_t)(sealed - out) + n + 1 + TAG : 0;
}

/* ---- signing --------------------------------------------------------------------------------- */

/* ES256: the two numbers of the signature, 32 bytes each. */
static bool sign(EVP_PKEY *key, const char *text, uint8_t out[2 * PUSH_SCALAR])
{
	uint8_t der[128];
	const uint8_t *at = der;
	size_t n = sizeof der;
	EVP_MD_CTX *c = EVP_MD_CTX_new();
	bool fine = c && EVP_DigestSignInit(c, NULL, EVP_sha256(), NULL, key) == 1 &&
		    EVP_DigestSign(c, der, &n, (const uint8_t *)text, strlen(text)) == 1;
	EVP_MD_CTX_free(c);
	ECDSA_SIG *sig = fine ? d2i_ECDSA_SIG(NULL, &at, (long)n) : NULL;
	fine = sig && BN_bn2binpad(ECDSA_SIG_get0_r(sig), out, PUSH_SCALAR) == PUSH_SCALAR &&
	       BN_bn2binpad(ECDSA_SIG_get0_s(sig), out + PUSH_SCALAR, PUSH_SCALAR) == PUSH_SCALAR;
	ECDSA_SIG_free(sig);
	return fine;
}

bool push_sign(const char *private, const char *service, const char *contact, int64_t now_s,
	       char *out, size_t n)
{
	static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
	char claims[512], text[1024], coded[128], public[PUSH_KEY_TEXT];
	uint8_t scalar[PUSH_SCALAR], point[PUSH_POINT], signature[2 * PUSH_SCALAR];
	size_t used;
	int len = snprintf(claims, sizeof claims, "{\"aud\":\"%s\",\"exp\":%lld,\"sub\":\"%s\"}",
			   service, (long long)(now_s + VALID_S), contact);
	EVP_PKEY *key = bytes_of(private, scalar, sizeof scalar) ? key_of_scalar(scalar) : NULL;
	sodium_memzero(scalar, sizeof scalar);
	if (!key || len >= (int)sizeof claims || !point_of(key, point)) {
		EVP_PKEY_free(key);
		return false;
	}
	text_of((const uint8_t *)head, sizeof head - 1, text, sizeof text);
	used = strlen(text);
	text[used++] = '.';
	text_of((const uint8_t *)claims, (size_t)len, text + used, sizeof text - used);
	bool fine = sign(key, text, signature);
	EVP_PKEY_free(key);
	text_of(signature, sizeof signature, coded, sizeof coded);
	text_of(point, sizeof point, public, sizeof public);
	return fine && snprintf(out, n, "vapid t=%s.%s, k=%s", text, coded, public) < (int)n;
}
