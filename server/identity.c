/* identity.c: identifies the user by a token in a header or a cookie, with a cache. */
#include "server/identity.h"

#include <event2/http.h>
#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "server/server.h"

enum { KNOWN_SETS = 1 << 10, KNOWN_EACH = 8 };

/* Whose token it is. */
struct remembered {
	char token[HASH_MAX];
	struct user_row user;
	int64_t used;    /* as stored */
	uint64_t change; /* of store.user_changes */
};

/* Tokens with the same hash prefix. */
static struct remembered_few {
	struct remembered one[KNOWN_EACH];
	uint32_t next; /* to be invalidated */
} known_tokens[KNOWN_SETS];

/* The token of the request: a bearer header, or the cookie. */
static bool find_token(struct req *r, char *out, size_t n)
{
	struct evkeyvalq *h = evhttp_request_get_input_headers(r->http);
	const char *s = evhttp_find_header(h, "Authorization");
	if (s && !strncmp(s, "Bearer ", 7)) {
		size_t len = strnlen(s + 7, n - 1);
		memcpy(out, s + 7, len);
		out[len] = 0;
		return true;
	}
	s = evhttp_find_header(h, "Cookie");
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

/* The cache slot of a token, or else the one to evict: the oldest of its set. */
static struct remembered *recall(const char *hex)
{
	char three[4] = { hex[0], hex[1], hex[2], 0 };
	struct remembered_few *few = &known_tokens[strtoul(three, NULL, 16) % KNOWN_SETS];
	for (int i = 0; i < KNOWN_EACH; i++)
		if (!strcmp(few->one[i].token, hex))
			return &few->one[i];
	return &few->one[few->next++ % KNOWN_EACH];
}

/* The owner of a token: cached until any token or user changes; never if other servers change them
 * as well. */
void token_remember(struct server *s, const char *hash, const struct user_row *u)
{
	if (store_shared(&s->store))
		return;
	struct remembered *known = recall(hash);
	known->user = *u;
	known->used = now_ms();
	known->change = s->store.user_changes;
	strcpy(known->token, hash);
}

/* A login is in use: noted once a day. False: it has been idle for too long. */
static bool token_use(struct server *s, const char *hash, const struct user_row *u)
{
	int64_t now = now_ms(), days = u->guest ? s->config.guest_days : s->config.login_days;
	if (u->used && days && now - u->used > days * DAY_MS)
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
	if (known->change == store->user_changes && !strcmp(known->token, r->token_hash) &&
	    now_ms() - known->used < DAY_MS) {
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
