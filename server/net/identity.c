/* identity.c: identifies the user by a token in a header or a cookie, with a cache. */
#include "server/net/identity.h"

#include <event2/http.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/secret.h"
#include "server/net/request.h"
#include "server/net/server.h"

enum { KNOWN_SETS = 1 << 10, KNOWN_EACH = 8, PREFIX = 3, TAG = 8 };

/* Whose token it is. */
struct remembered {
	char token[HASH_MAX];
	struct user_row user;
	int64_t used;    /* as stored */
	uint64_t change; /* of store.user_changes */
};

/* Tokens with the same hash prefix. The beginnings of their hashes stand together: only the entry
 * that is wanted is fetched from memory. */
static struct remembered_few {
	char tag[KNOWN_EACH][TAG];
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

static uint32_t digit(char hex)
{
	return (uint32_t)(hex <= '9' ? hex - '0' : hex - 'a' + 10);
}

static struct remembered_few *few_like(const char *hex)
{
	uint32_t set = digit(hex[0]) << 8 | digit(hex[1]) << 4 | digit(hex[2]);
	return &known_tokens[set % KNOWN_SETS];
}

/* The cache slot of a token; NULL: it has none. */
static struct remembered *recall(const char *hex)
{
	struct remembered_few *few = few_like(hex);
	for (int i = 0; i < KNOWN_EACH; i++)
		if (!memcmp(few->tag[i], hex + PREFIX, TAG) && !strcmp(few->one[i].token, hex))
			return &few->one[i];
	return NULL;
}

/* The owner of a token: cached until any token or user changes; never if other servers change them
 * as well. A new one takes the place of the oldest of its set. */
void token_remember(struct server *s, const char *hash, const struct user_row *u)
{
	if (store_shared(&s->store))
		return;
	struct remembered *known = recall(hash);
	if (!known) {
		struct remembered_few *few = few_like(hash);
		uint32_t oldest = few->next++ % KNOWN_EACH;
		memcpy(few->tag[oldest], hash + PREFIX, TAG);
		known = &few->one[oldest];
	}
	known->user = *u;
	known->used = now_ms();
	known->change = s->store.user_changes;
	strcpy(known->token, hash);
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
	if (!find_token(r, token, sizeof token))
		return true;
	hash_hex(token, r->token_hash);
	struct remembered *known = recall(r->token_hash);
	if (known && known->change == store->user_changes && now_ms() - known->used < DAY_MS) {
		r->user = known->user;
		return true;
	}
	int found = store_user_token(store, r->token_hash, &r->user);
	if (found == 1 && !token_use(r->server, r->token_hash, &r->user))
		found = 0;
	if (found == 1)
		token_remember(r->server, r->token_hash, &r->user);
	else
		memset(&r->user, 0, sizeof r->user);
	return found >= 0;
}
