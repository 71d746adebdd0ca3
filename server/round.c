/* round.c: what a server does without being asked by anybody: it hears what the others did, and looks around
 * every two seconds. */
#include "server/round.h"

#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/leagues/league.h"
#include "server/net/bans.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/chat.h"
#include "server/stream/stream.h"
#include "server/tables/expire.h"
#include "server/tables/table.h"

enum { EXPIRE_MS = 3600 * 1000 };

/* A host at another server removed somebody. */
static void hear_away(struct server *s, const char *table, const char *user)
{
	struct table *m = table_in_memory(s, table);
	int host = m ? table_seat_of(m, m->row.owner) : -1;
	if (m)
		stream_sent_away(m, user, host >= 0 ? m->seat[host].name : "");
}

static void hear_bans(struct server *s)
{
	bans_read(s);
	stream_close_banned(s);
}

/* What we were told could not be read. */
static void hear_missed(struct server *s)
{
	s->missed = false;
	hear_bans(s);
	notices_read(s);
}

/* Nobody told us for a while. */
static void hear_all(struct server *s)
{
	table_catch_up_all(s);
	hear_missed(s);
}

/* Another server wrote lines of a table that we have in memory: read them. */
void round_told(void *arg, const char *payload)
{
	struct server *s = arg;
	char id[ID_MAX] = "", user[ID_MAX] = "";
	int line;
	if (payload[0] == '!') {
		if (!strcmp(payload, DB_MISSED))
			hear_all(s);
		else if (!strcmp(payload, "!bans"))
			hear_bans(s);
		else if (sscanf(payload, "!here %23s", id) == 1 && table_in_memory(s, id))
			table_read_presence(s, table_in_memory(s, id));
		else if (!strncmp(payload, "!notice ", 8))
			stream_notice(s, payload + 8);
		else if (sscanf(payload, "!chat %23s %d", id, &line) == 2)
			chat_heard(s, id, line);
		else if (sscanf(payload, "!circle %23s", id) == 1)
			stream_circle(s, id);
		else if (sscanf(payload, "!league %23s", id) == 1)
			stream_league(s, id);
		else if (sscanf(payload, "!ways %23s", id) == 1)
			notices_heard(s, id);
		else if (sscanf(payload, "!user %23s", id) == 1)
			stream_close_of(s, id);
		else if (!strncmp(payload, "!token ", 7))
			stream_close_token(s, payload + 7);
		else if (sscanf(payload, "!uninvited %23s", id) == 1 && table_in_memory(s, id))
			stream_uninvite(table_in_memory(s, id));
		else if (sscanf(payload, "!away %23s %23s", id, user) >= 1)
			hear_away(s, id, user); /* nobody: who has no name */
		return;
	}
	sscanf(payload, "%23s", id);
	struct table *m = table_in_memory(s, id);
	if (m)
		table_catch_up(s, m);
}

/* Other servers may have died without a notification. */
static void look_around(struct server *s)
{
	store_node_put(&s->store, s->node);
	for (uint32_t b = 0; s->beats % 4 == 0 && b < HASH_SIZE; b++)
		for (struct table *m = s->tables[b]; m; m = m->next)
			if (m->elsewhere)
				table_read_presence(s, m);
}

void round_beat(struct server *s, void *arg)
{
	(void)arg;
	if (store_shared(&s->store) && !(s->store_fine = store_answers(&s->store)))
		return;
	table_check_store(s);
	table_tidy(s, false);
	table_nudge(s);
	if (monotonic_ms() - s->expired > EXPIRE_MS) {
		s->expired = monotonic_ms();
		stream_use_tokens(s, now_ms());
		expire_now(s);
		store_news_expire(&s->store, now_ms() - DAY_MS);
	}
	if (s->missed)
		hear_missed(s);
	leagues_beat(s);
	notices_beat(s);
	if (s->notices && s->config.metrics)
		s->posts_waiting = (uint64_t)store_posts_waiting(&s->store);
	if (table_clocks(s) || s->write_failed) /* whether it accepts writes again */
		store_alive_put(&s->store, now_ms());
	if (store_shared(&s->store))
		look_around(s);
	s->beats++;
}

void round_begin(struct server *s)
{
	int64_t last = store_expired(&s->store);
	int64_t now = now_ms();
	s->expire_to = last > 0 && last < now ? last : now; /* the clock may have been ahead */
	s->expired = monotonic_ms() - EXPIRE_MS;            /* with the first round */
}
