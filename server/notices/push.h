/* push.h: Web Push (RFC 8030): what is sent is sealed for one browser (RFC 8291) and signed by this server (RFC 8292). */
#ifndef SERVER_PUSH_H
#define SERVER_PUSH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	PUSH_POINT = 65,   /* an uncompressed point of P-256 */
	PUSH_SCALAR = 32,  /* a private key */
	PUSH_AUTH = 16,    /* what a browser adds to its key */
	PUSH_PLAIN = 3800, /* bytes that fit into one message */
	PUSH_SEALED = PUSH_PLAIN + 16 + 4 + 1 + PUSH_POINT + 1 + 16,
	PUSH_KEY_TEXT = 96, /* a key in base64url */
};

/* A pair of keys for a server, in base64url. */
bool push_keys(char private[PUSH_KEY_TEXT], char public[PUSH_KEY_TEXT]);
/* Whether a browser can have these: a point of the curve, and 16 bytes. */
bool push_browser(const char *p256dh, const char *auth);
/* Seals n bytes for a browser; the length of what is sent, 0: that is not possible. */
size_t push_seal(const char *p256dh, const char *auth, const char *plain, size_t n,
		 uint8_t out[PUSH_SEALED]);
/* "vapid t=..., k=...": who sends this to a push service ("https://push.example"), for some hours. */
bool push_sign(const char *private, const char *service, const char *contact, int64_t now_s,
	       char *out, size_t n);

#endif
