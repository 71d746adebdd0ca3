/* limits.c: token buckets by kind and by who (user or address). */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

static const struct {
	double a_second, burst;
} rates[LIMIT_KINDS] = {
	[LIMIT_REQUEST] = { 40, 200 },    [LIMIT_CHANGE] = { 15, 60 },
	[LIMIT_CONNECTION] = { 60, 300 }, [LIMIT_ADDRESS] = { 300, 1500 },
	[LIMIT_LOGIN] = { 0.2, 5 },       [LIMIT_GUEST] = { 0.5, 20 },
	[LIMIT_CHAT] = { 0.7, 8 },
};

enum { BUCKETS = 1 << 14 };

struct bucket {
	uint64_t key;
	double level;
	int64_t at; /* ms */
};

struct limits {
	struct bucket bucket[BUCKETS];
};

void limits_open(struct server *s)
{
	s->limits = calloc(1, sizeof *s->limits);
}

/* A small table with replacement: a flood of new names can only make others' buckets fuller. */
bool limit_take(struct server *s, int kind, const char *who)
{
	uint64_t key = 14695981039346656037u + (uint64_t)kind;
	int64_t now = now_ms();
	if (s->config.fast_limits)
		return true;
	for (; *who; who++)
		key = (key ^ (unsigned char)*who) * 1099511628211u;
	struct bucket *b = &s->limits->bucket[(key ^ key >> 32) % BUCKETS];
	if (b->key != key)
		*b = (struct bucket){ key, rates[kind].burst, now };
	b->level += (double)(now - b->at) / 1000 * rates[kind].a_second;
	if (b->level > rates[kind].burst)
		b->level = rates[kind].burst;
	b->at = now;
	if (b->level < 1)
		return false;
	b->level -= 1;
	return true;
}
