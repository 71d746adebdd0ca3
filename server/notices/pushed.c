/* pushed.c: a message to the push service of somebody's browser. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/notices/push.h"
#include "server/notices/sender_internal.h"

enum { DAY_S = 86400 };

/* "https://push.example:443/x" is signed for "https://push.example:443". */
static bool service_of(const char *url, char *out, size_t n)
{
	const char *host = strstr(url, "://");
	size_t len = host ? (size_t)(host + 3 - url) + strcspn(host + 3, "/?#") : 0;
	return len && snprintf(out, n, "%.*s", (int)len, url) < (int)n;
}

bool prepare_push(const struct sender_config *config, struct letter *l)
{
	char service[256], signature[1536], *auth = strchr(l->way.secret, '.');
	uint8_t *sealed = memory_plain(PUSH_SEALED);
	l->sent = (char *)sealed;
	if (!auth || !config->push || !service_of(l->way.target, service, sizeof service))
		return false;
	*auth++ = 0;
	size_t n = push_seal(l->way.secret, auth, l->body, l->n, sealed);
	if (!n ||
	    !push_sign(l->key, service, config->push, now_ms() / 1000, signature, sizeof signature))
		return false;
	letter_head(l, "Content-Type: application/octet-stream");
	letter_head(l, "Content-Encoding: aes128gcm");
	letter_head(l, "TTL: %d", DAY_S);
	letter_head(l, "Urgency: %s", strstr(l->body, "\"urgent\":true") ? "high" : "normal");
	if (strstr(l->body,
		   "\"topic\":\"turns\"")) /* the next one takes its place on a phone that is off */
		letter_head(l, "Topic: turns");
	letter_head(l, "Authorization: %s", signature);
	letter_head(l, "Expect:");
	curl_easy_setopt(l->curl, CURLOPT_URL, l->way.target);
	curl_easy_setopt(l->curl, CURLOPT_HTTPHEADER, l->heads);
	curl_easy_setopt(l->curl, CURLOPT_POSTFIELDSIZE, (long)n);
	curl_easy_setopt(l->curl, CURLOPT_POSTFIELDS, l->sent);
	return true;
}
