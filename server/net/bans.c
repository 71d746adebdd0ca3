/* bans.c: users (by id) and addresses that are shut out, or may not talk, until their time is over. Stored in the
 * database, checked in memory; the other servers on the database are told to reload the list. */
#include "server/net/bans.h"

#include <stdlib.h>
#include <string.h>

#include "server/base/address.h"
#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"

struct entry {
	char who[BAN_MAX];
	int64_t until; /* 0: for good */
	bool mute;
};

struct bans {
	struct entry *entry;
	int count, cap;
	int64_t reports;
};

static void add(void *arg, const struct ban_row *row)
{
	struct bans *b = arg;
	if (b->count == b->cap) {
		b->cap = b->cap ? b->cap * 2 : 16;
		b->entry = memory_grow(b->entry, (size_t)b->cap * sizeof *b->entry);
	}
	struct entry *e = &b->entry[b->count++];
	*e = (struct entry){ .until = row->until, .mute = row->mute };
	if (!address_key(row->who, e->who))
		strcpy(e->who, row->who);
}

static int by_who(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;
	int order = strcmp(x->who, y->who);
	return order ? order : x->mute - y->mute;
}

/* A list that cannot be read leaves the one before: nobody comes in meanwhile. */
void bans_read(struct server *s)
{
	struct bans now = { 0 };
	if (!s->bans)
		s->bans = memory_new(sizeof *s->bans);
	if (store_bans(&s->store, add, &now) < 0) {
		free(now.entry);
		s->missed = true;
		return;
	}
	now.reports = store_reports_open(&s->store);
	if (now.count)
		qsort(now.entry, (size_t)now.count, sizeof *now.entry, by_who);
	free(s->bans->entry);
	*s->bans = now;
}

static bool holds(const struct server *s, const char *who, bool mute)
{
	struct entry key = { .mute = mute };
	if (!who[0] || !s->bans->count || strlen(who) >= sizeof key.who)
		return false;
	strcpy(key.who, who);
	const struct entry *e =
		bsearch(&key, s->bans->entry, (size_t)s->bans->count, sizeof key, by_who);
	return e && (!e->until || now_ms() < e->until);
}

bool banned(const struct server *s, const char *who)
{
	return holds(s, who, false);
}

bool muted(const struct server *s, const char *who)
{
	return holds(s, who, true);
}

int64_t reports_open(const struct server *s)
{
	return s->bans->reports;
}

void bans_free(struct server *s)
{
	free(s->bans->entry);
	free(s->bans);
}
