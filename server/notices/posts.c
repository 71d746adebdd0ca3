/* posts.c: news that are due become posts: one message for each way of a person. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/mark.h"
#include "core/text.h"
#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/notices/forms.h"
#include "server/notices/letter.h"
#include "server/notices/notices_internal.h"
#include "server/notices/quiet.h"
#include "server/notices/words.h"

enum {
	PEOPLE_AT_ONCE = 40, /* whose news are made posts in one turn of the loop */
	NODE_DEAD_MS = 8000,
};

struct people {
	char id[PEOPLE_AT_ONCE][ID_MAX];
	int count;
};

struct due {
	struct server *s;
	struct people people;
	struct news_row row[64];
	int count;
	struct way_row way[WAYS_MAX];
	int ways;
};

static void take_news(void *arg, const struct news_row *row)
{
	struct due *d = arg;
	if (d->count < 64)
		d->row[d->count++] = *row;
}

static void take_way(void *arg, const struct way_row *way)
{
	struct due *d = arg;
	if (d->ways < WAYS_MAX && way->confirmed && !way->ended && notices_offer(d->s, way->kind))
		d->way[d->ways++] = *way;
}

static bool is_there(struct server *s, const char *user)
{
	return user[0] && ((s->calls.present && s->calls.present(s, user)) ||
			   store_elsewhere(&s->store, user, s->node, NODE_DEAD_MS));
}

/* What must wait does, and leaves the list: whose page is open, or who sleeps. */
static void put_off(struct due *d, const struct quiet_row *q, int64_t now)
{
	int kept = 0;
	bool there = false;
	char who[ID_MAX] = ""; /* is there, or not */
	int64_t quiet = quiet_until(q, now);
	for (int i = 0; i < d->count; i++) {
		struct news_row *row = &d->row[i];
		if (strcmp(who, row->person))
			there = is_there(d->s, strcpy(who, row->person));
		bool lasts = row->kind == NEWS_TURN || row->kind == NEWS_CLOCK;
		int64_t until = there ? now + notices_after_ms(d->s) : 0;
		if (there && !lasts) { /* the page has shown it */
			store_news_drop(&d->s->store, row);
			continue;
		}
		if (quiet > until && !(row->kind == NEWS_CLOCK && q->wakes))
			until = quiet;
		if (until)
			store_news_later(&d->s->store, row, until);
		else
			d->row[kept++] = *row;
	}
	d->count = kept;
}

static bool post(struct server *s, const struct message *m, const struct way_row *way,
		 const char *body, size_t n)
{
	struct post_row row = { .body = body, .n = n, .at = m->at, .due = m->at };
	strcpy(row.id, m->post);
	strcpy(row.way, way->id);
	return n && store_post_add(&s->store, &row);
}

static void message_begin(struct server *s, struct message *m, int lang)
{
	memset(m, 0, sizeof *m);
	m->lang = lang >= 0 && lang < PET_LANG_COUNT ? (uint8_t)lang : PET_LANG_EN;
	m->url = s->config.url;
	m->from = s->config.mail_from;
	m->at = now_ms();
	random_id(m->post, 16);
}

static void add_row(struct server *s, struct message *m, const struct news_row *row)
{
	struct table_row table = { 0 };
	if (row->table[0] && store_table(&s->store, row->table, &table) == 1) {
		free(table.position);
		free(table.pack);
	}
	message_add(m, row, table.game, table.name);
}

/* One message by each way, of what is wanted by it. */
static void post_by_ways(struct due *d, int lang)
{
	struct message *m = d->s->notices->message;
	char *body = d->s->notices->body;
	for (int w = 0; w < d->ways; w++) {
		struct way_row *way = &d->way[w];
		message_begin(d->s, m, lang);
		m->table = strcmp(way->whom, way->owner) != 0;
		for (int i = 0; i < d->count; i++)
			if (way->news >> d->row[i].kind & 1)
				add_row(d->s, m, &d->row[i]);
		if (m->count)
			post(d->s, m, way, body, message_write(m, way, body, MESSAGE_MAX));
	}
}

bool notices_try(struct server *s, const struct way_row *way, uint8_t lang)
{
	struct message *m = s->notices->message;
	char *body = s->notices->body;
	struct news_row row = { .kind = NEWS_TRIAL };
	snprintf(row.text, sizeof row.text, "%s", N_("News of your tables arrive here."));
	message_begin(s, m, lang);
	message_add(m, &row, "", "");
	return post(s, m, way, body, message_write(m, way, body, MESSAGE_MAX));
}

bool notices_ask(struct server *s, const struct way_row *way, uint8_t lang, const char *name)
{
	struct message *m = s->notices->message;
	char *body = s->notices->body;
	message_begin(s, m, lang);
	return post(s, m, way, body, letter_confirm(m, way, name, body, MESSAGE_MAX));
}

/* What is told is news no more. Whoever was quicker, if two servers believe that it is for them, tells it. */
static void drop_told(struct due *d)
{
	int kept = 0;
	for (int i = 0; i < d->count; i++)
		if (store_news_drop(&d->s->store, &d->row[i]) == 1)
			d->row[kept++] = d->row[i];
	d->count = kept;
}

static void post_for(struct server *s, const char *whom, int64_t now)
{
	struct due *d = s->notices->due;
	struct quiet_row q = { 0 };
	d->s = s;
	d->count = d->ways = 0;
	if (store_news(&s->store, whom, now, take_news, d) < 0 ||
	    store_ways(&s->store, whom, take_way, d) < 0 || store_quiet(&s->store, whom, &q) < 0)
		return;
	if (!q.whom[0] && d->ways &&
	    strcmp(whom, d->way[0].owner)) /* a table speaks as its host does */
		store_quiet(&s->store, d->way[0].owner, &q), q.since = q.until = 0;
	put_off(d, &q, now);
	drop_told(d);
	post_by_ways(d, q.lang);
}

static void take_person(void *arg, const char *whom)
{
	struct people *p = arg;
	if (p->count < PEOPLE_AT_ONCE)
		strcpy(p->id[p->count++], whom);
}

int posts_of_news(struct server *s, int64_t now)
{
	struct people *p = &s->notices->due->people;
	p->count = 0;
	store_news_due(&s->store, now, PEOPLE_AT_ONCE, take_person, p);
	for (int i = 0; i < p->count; i++)
		post_for(s, p->id[i], now);
	return p->count;
}

struct due *posts_new(void)
{
	return memory_new(sizeof(struct due));
}
