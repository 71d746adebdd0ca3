/* bans.c: bans of users (by id) and addresses. Stored in the database, checked in memory; the other
 * servers on the database are told to reload the list. */
#include "server/net/bans.h"

#include <stdlib.h>
#include <string.h>

#include "server/base/address.h"
#include "server/base/memory.h"
#include "server/net/server.h"

struct bans {
	char (*who)[BAN_MAX];
	int count, cap;
};

static void add(void *arg, const char *who, int64_t since)
{
	struct bans *b = arg;
	(void)since;
	if (b->count == b->cap) {
		b->cap = b->cap ? b->cap * 2 : 16;
		b->who = memory_grow(b->who, (size_t)b->cap * sizeof *b->who);
	}
	char *one = b->who[b->count++];
	if (!address_key(who, one)) {
		strncpy(one, who, BAN_MAX - 1);
		one[BAN_MAX - 1] = 0;
	}
}

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

void bans_read(struct server *s)
{
	if (!s->bans)
		s->bans = memory_new(sizeof *s->bans);
	s->bans->count = 0;
	store_bans(&s->store, add, s->bans);
	if (s->bans->count)
		qsort(s->bans->who, (size_t)s->bans->count, BAN_MAX, by_name);
}

bool banned(const struct server *s, const char *who)
{
	return who[0] && s->bans->count &&
	       bsearch(who, s->bans->who, (size_t)s->bans->count, BAN_MAX, by_name);
}

void bans_free(struct server *s)
{
	free(s->bans->who);
	free(s->bans);
}
