/* identity.c: identifies the user by a token in a header or a cookie, with a cache. */
#include "server/net/identity.h"

#include <event2/http.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/secret.h"
#include "server/net/request.h"
#include "server/net/server.h"

enum { KNOWN_SETS = 1 << 10, KNOWN_EACH = 8 };

/* Whose token it is. */
struct remembered {
	char hash[HASH_MAX]; /* of the token, as in the store */
	struct user_row user;
	int64_t used;    /* as stored */
	uint64_t change; /* of store.user_changes */
};

/* Tokens whose tags begin alike. The tags stand together: only the entry that is wanted is fetched from
 * memory. */
static struct remembered_few {
	uint8_t tag[KNOWN_EACH][SECRET_TAG];
	struct remembered one[KNOWN_EACH];
	uint32_t next; /* to be invalidated */
} known_tokens[KNOWN_SETS];

/* The token of the request: a bearer header, or the cookie. */
static bool find_token(struct req *r, char *out, size_t n)
{
	const char *s = r->head[HEAD_AUTHORIZATION];
	if (s && !strncmp(s, "Bearer ", 7)) {
		size_t len = strnlen(s + 7, n - 1);
		memcpy(out, s + 7, len);
		out[len] = 0;
		return true;
	}
	s = r->head[HEAD_COOKIE];
	while (s && *s) {
		while (*s == ' ' || *s == ';')
			s++;
		size_t len = strcspn(s, ";");
		if (!strncmp(s, "petteia=", 8) && len - 8 < n) {
			memcpy(out, s + 8, len - 8);
			out[len - 8] = 0;
			return true;
		}
		s += len;
	}
	return false;
}

static struct remembered_few *few_like(const uint8_t tag[SECRET_TAG])
{
	return &known_tokens[(tag[0] << 8 | tag[1]) % KNOWN_SETS];
}

/* The cache slot of a token; NULL: it has none. */
static struct remembered *recall(const uint8_t tag[SECRET_TAG])
{
	struct remembered_few *few = few_like(tag);
	for (int i = 0; i < KNOWN_EACH; i++)
		if (!memcmp(few->tag[i], tag, SECRET_TAG))
			return &few->one[i];
	return NULL;
}

/* The owner of a token: cached until any token or user changes; never if other servers change them
 * as well. A new one takes the place of the oldest of its set. */
void token_remember(struct server *s, const char *token, const char *hash, const struct user_row *u)
{
	uint8_t tag[SECRET_TAG];
	if (store_shared(&s->store))
		return;
	secret_tag(token, tag);
	struct remembered *known = recall(tag);
	if (!known) {
		struct remembered_few *few = few_like(tag);
		uint32_t oldest = few->next++ % KNOWN_EACH;
		memcpy(few->tag[oldest], tag, SECRET_TAG);
		known = &few->one[oldest];
	}
	known->user = *u;
	known->used = now_ms();
	known->change = s->store.user_changes;
	strcpy(known->hash, hash);
}

/* A login is in use: noted once a day. False: it has been idle for too long, as far as expiry has come: a clock that is
 * wrong by months must not shut everybody out (expire.c). */
static bool token_use(struct server *s, const char *hash, const struct user_row *u)
{
	int64_t now = now_ms(), days = u->guest ? s->config.guest_days : s->config.login_days;
	int64_t expired = s->expire_to < now ? s->expire_to : now;
	if (u->used && days && expired - u->used > days * DAY_MS)
		return false;
	if (now - u->used > DAY_MS)
		store_token_use(&s->store, hash, now);
	return true;
}

bool identify(struct req *r)
{
	struct store *store = &r->server->store;
	char token[128];
	uint8_t tag[SECRET_TAG];
	if (!find_token(r, token, sizeof token))
		return true;
	secret_tag(token, tag);
	struct remembered *known = recall(tag);
	if (known && known->change == store->user_changes && now_ms() - known->used < DAY_MS) {
		strcpy(r->token_hash, known->hash);
		r->user = known->user;
		return true;
	}
	hash_hex(token, r->token_hash);
	int found = store_user_token(store, r->token_hash, &r->user);
	if (found == 1 && !token_use(r->server, r->token_hash, &r->user))
		found = 0;
	if (found == 1)
		token_remember(r->server, token, r->token_hash, &r->user);
	else
		memset(&r->user, 0, sizeof r->user);
	return found >= 0;
}
