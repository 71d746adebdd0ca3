/* webhook.c: a message to a URL. The body was written for its reader (words.c); here it is signed, so that the reader
 * knows that it comes from this server: HMAC-SHA256 over the time, a full stop and the body. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/notices/sender_internal.h"

bool prepare_webhook(const struct sender_config *config, struct letter *l)
{
	crypto_auth_hmacsha256_state state;
	unsigned char mac[crypto_auth_hmacsha256_BYTES];
	char hex[2 * sizeof mac + 1], time[24];
	(void)config;
	snprintf(time, sizeof time, "%lld.", (long long)(now_ms() / 1000));
	crypto_auth_hmacsha256_init(&state, (const unsigned char *)l->way.secret,
				    strlen(l->way.secret));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)time, strlen(time));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)l->body, l->n);
	crypto_auth_hmacsha256_final(&state, mac);
	sodium_bin2hex(hex, sizeof hex, mac, sizeof mac);
	time[strlen(time) - 1] = 0;
	letter_head(l, "Content-Type: application/json; charset=utf-8");
	letter_head(l, "Idempotency-Key: %s", l->post);
	letter_head(l, "Petteia-Signature: t=%s,v1=%s", time, hex);
	letter_head(l, "Expect:");
	curl_easy_setopt(l->curl, CURLOPT_URL, l->way.target);
	curl_easy_setopt(l->curl, CURLOPT_HTTPHEADER, l->heads);
	curl_easy_setopt(l->curl, CURLOPT_POSTFIELDSIZE, (long)l->n);
	curl_easy_setopt(l->curl, CURLOPT_POSTFIELDS, l->body);
	return true;
}
