/* limits.c: token buckets by kind and by client (user or address).
 *
 * Their number is fixed; they are grouped in small sets. A keyed hash assigns clients to sets, so
 * nobody can choose names that collide with those of someone else; when a set is full, the fullest
 * bucket is evicted, since it says least about its owner. */
#include "server/base/limits.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"

static const struct {
	double a_second, burst;
} rates[LIMIT_KINDS] = {
	[LIMIT_REQUEST] = { 40, 200 },    [LIMIT_CHANGE] = { 15, 60 },
	[LIMIT_CONNECTION] = { 60, 300 }, [LIMIT_ADDRESS] = { 300, 1500 },
	[LIMIT_LOGIN] = { 0.2, 5 },       [LIMIT_GUEST] = { 0.5, 20 },
	[LIMIT_CHAT] = { 0.7, 8 },        [LIMIT_MAIL] = { 0.002, 3 },
};

enum { SETS = 1 << 12, EACH = 8, WHO_MAX = 120 };

struct bucket {
	uint64_t key; /* 0: free slot */
	double level;
	int64_t at; /* ms of a monotonic clock */
	int kind;
};

struct limits {
	bool off;
	unsigned char secret[crypto_shorthash_KEYBYTES];
	struct bucket bucket[SETS][EACH];
};

struct limits *limits_open(bool off)
{
	struct limits *l = memory_new(sizeof *l);
	l->off = off;
	randombytes_buf(l->secret, sizeof l->secret);
	return l;
}

static uint64_t key_of(const struct limits *l, int kind, const char *who)
{
	unsigned char words[WHO_MAX];
	uint64_t key = 0;
	size_t n = strnlen(who, WHO_MAX - 1);
	words[0] = (unsigned char)kind;
	memcpy(words + 1, who, n);
	crypto_shorthash((unsigned char *)&key, words, n + 1, l->secret);
	return key ? key : 1;
}

/* Refills what has accrued since. */
static double level_now(const struct bucket *b, int64_t now)
{
	double level = b->level + (double)(now - b->at) / 1000 * rates[b->kind].a_second;
	return level > rates[b->kind].burst ? rates[b->kind].burst : level;
}

static struct bucket *find(struct limits *l, uint64_t key, int kind, int64_t now)
{
	struct bucket *set = l->bucket[key % SETS], *fullest = set;
	double most = -1;
	for (int i = 0; i < EACH; i++) {
		if (set[i].key == key)
			return &set[i];
		double part = set[i].key ? level_now(&set[i], now) / rates[set[i].kind].burst : 2;
		if (part > most) {
			most = part;
			fullest = &set[i];
		}
	}
	*fullest = (struct bucket){ key, rates[kind].burst, now, kind };
	return fullest;
}

bool limit_take(struct limits *l, int kind, const char *who)
{
	int64_t now = monotonic_ms();
	if (l->off)
		return true;
	struct bucket *b = find(l, key_of(l, kind, who), kind, now);
	b->level = level_now(b, now);
	b->at = now;
	if (b->level < 1)
		return false;
	b->level -= 1;
	return true;
}
