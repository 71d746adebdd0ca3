/* keys.c: a request that is repeated with the same key is done once.
 *
 * A client that got no answer, or one that says "unknown", cannot tell whether it was heard. It repeats the
 * request with the key it made for it (Idempotency-Key). The answer is stored in the transaction of the
 * request itself (answer.c): it is there if and only if the request was done. Kept for a day.
 *
 * Tokens are not kept, nor are answers that hold one. Such a token is made of the key: it is there, by its
 * hash, if and only if the request was done, and can be told again. */
#include "server/net/keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/memory.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"

enum { KEY_MIN = 8, KEY_SECRET = 32, KEY_DIFFERENT = 6 };

static const char key_letters[] =
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

/* What was answered; kept until the store has said that this is all. */
struct before {
	char *what, *body;
	size_t n;
};

static void note(void *arg, const struct request_row *row)
{
	struct before *b = arg;
	*b = (struct before){ memory_text(row->what), memory_bytes(row->body, row->n), row->n };
}

/* Once what it says is durable: it may have been done in this turn. */
static void answer_again(struct req *r, const struct before *b)
{
	if (strcmp(b->what, r->path)) {
		reply_error(r, 409, "key", "this key belongs to another request");
		return;
	}
	r->answered = true;
	commit_reply(r->server, r->http, 200, "application/json", b->body, b->n, NULL);
}

bool key_formed(struct req *r)
{
	const char *key = r->head[HEAD_KEY];
	size_t n = strlen(key);
	if (n >= KEY_MIN && n < sizeof r->key && strspn(key, key_letters) == n)
		return true;
	reply_error(r, 400, "key", "a key is 8 to 64 letters, digits, - and _");
	return false;
}

bool key_open(struct req *r)
{
	const char *key = r->head[HEAD_KEY];
	if (!key || !r->user.id[0])
		return true;
	if (!key_formed(r))
		return false;
	struct before b = { 0 };
	int found = store_request(&r->server->store, r->user.id, key, note, &b);
	if (found < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else if (found)
		answer_again(r, &b);
	else
		strcpy(r->key, key);
	free(b.what);
	free(b.body);
	return found == 0;
}

/* Enough of it, and of different letters, that nobody comes upon it by chance or by guessing. */
static bool is_secret(const char *key)
{
	size_t n = strlen(key);
	int letters = 0;
	for (const char *l = key_letters; *l; l++)
		letters += strchr(key, *l) != NULL;
	return n >= KEY_SECRET && letters >= KEY_DIFFERENT;
}

bool key_secret(struct req *r)
{
	const char *key = r->head[HEAD_KEY];
	if (!key)
		return true;
	if (!key_formed(r))
		return false;
	if (!is_secret(key))
		reply_error(
			r, 400, "key",
			"a key that a token is made of has 32 letters or more that nobody guesses");
	return is_secret(key);
}

static unsigned digit(char hex)
{
	return (unsigned)(hex <= '9' ? hex - '0' : hex - 'a' + 10);
}

bool key_token(const struct req *r, const char *name, char token[TOKEN_MAX])
{
	static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
	const char *key = r->head[HEAD_KEY];
	char words[sizeof r->path + sizeof r->key + NAME_MAX_BYTES + 16], hash[HASH_MAX];
	token[0] = 0;
	if (!key)
		return false;
	snprintf(words, sizeof words, "token %s %s %s", key, r->path, name ? name : "");
	hash_hex(words, hash);
	for (int i = 0; i < TOKEN_MAX - 1; i++)
		token[i] = alphabet[(digit(hash[2 * i]) << 4 | digit(hash[2 * i + 1])) & 31];
	token[TOKEN_MAX - 1] = 0;
	return true;
}
