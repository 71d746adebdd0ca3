/* notices.c: who is reached, how posts leave, and what becomes of them. All of it runs on the loop's thread but the
 * sending. */
#include "server/notices/notices.h"

#include <event2/event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#include "server/base/clock.h"
#include "server/base/host_words.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/commit.h"
#include "server/net/server.h"
#include "server/notices/forms.h"
#include "server/notices/notices_internal.h"
#include "server/notices/reached.h"
#include "server/notices/sender.h"

enum {
	FLYING_MAX = 128,
	LEASE_MS = 30000, /* longer than a transfer may take (sender.c) */
	SEND_MS = 22000,  /* who has less of the lease left starts nothing */
	SOON_MS = 5,
	TRIES_MAX = 8,
	FAILURES_MAX = 3, /* messages in a row that did not arrive: the way is given up */
};

int64_t notices_after_ms(const struct server *s)
{
	return s->config.news_after_s * 1000LL;
}

bool notice_reaches(const struct server *s, const char *whom)
{
	return s->notices && whom && whom[0] && ids_have(s->notices->reached, whom);
}

void notice_put(struct server *s, struct news_row *row)
{
	if (!notice_reaches(s, row->whom))
		return;
	row->at = now_ms();
	if (!row->due)
		row->due = row->at + notices_after_ms(s);
	store_news_put(&s->store, row);
}

void notice(struct server *s, enum news_kind kind, const char *user, const char *table,
	    const char *text, const char *who)
{
	struct news_row row = { .kind = kind };
	snprintf(row.whom, sizeof row.whom, "%s", user);
	snprintf(row.person, sizeof row.person, "%s", user);
	snprintf(row.table, sizeof row.table, "%s", table ? table : "");
	snprintf(row.text, sizeof row.text, "%s", text ? text : "");
	snprintf(row.who, sizeof row.who, "%s", who ? who : "");
	notice_put(s, &row);
}

void notice_undo(struct server *s, enum news_kind kind, const char *whom, const char *table)
{
	if (notice_reaches(s, whom))
		store_news_undo(&s->store, whom, table, kind, now_ms());
}

/* ---- who is reached -------------------------------------------------------------------------- */

static void add_reached(void *arg, const char *whom)
{
	ids_add(arg, whom);
}

static void reachable(void *arg, const struct way_row *way)
{
	*(bool *)arg |= way->confirmed && !way->ended;
}

uint32_t notices_people(const struct server *s)
{
	return s->notices ? ids_count(s->notices->reached) : 0;
}

void notices_heard(struct server *s, const char *whom)
{
	bool any = false;
	if (!s->notices)
		return;
	if (store_ways(&s->store, whom, reachable, &any) < 0)
		s->missed = true;
	else if (any)
		ids_add(s->notices->reached, whom);
	else
		ids_drop(s->notices->reached, whom);
}

void notices_read(struct server *s)
{
	if (!s->notices)
		return;
	struct ids *now = ids_new();
	if (store_ways_whom(&s->store, add_reached, now) < 0) {
		ids_free(now);
		s->missed = true;
		return;
	}
	ids_free(s->notices->reached);
	s->notices->reached = now;
}

void notices_changed(struct server *s, const char *whom)
{
	char payload[ID_MAX + 8];
	snprintf(payload, sizeof payload, "!ways %s", whom);
	store_say(&s->store, payload);
	notices_heard(s, whom);
}

void notices_move(struct server *s, const char *guest, const char *user)
{
	if (!s->notices)
		return;
	store_ways_move(&s->store, guest, user);
	notices_changed(s, guest);
	notices_changed(s, user);
}

void notices_forget(struct server *s, const char *user)
{
	store_ways_forget(&s->store, user);
	if (s->notices)
		notices_changed(s, user);
}

/* ---- posts are sent -------------------------------------------------------------------------- */

/* Letters that leave when it is durable that they are held. */
struct departure {
	struct waiting waiting; /* first */
	struct letter *letters;
};

static void departed(struct server *s, struct waiting *w, bool durable)
{
	struct departure *d = (struct departure *)w;
	for (struct letter *l = d->letters, *next; l; l = next) {
		next = l->next;
		if (durable && s->notices) {
			sender_add(s->notices->sender, l);
		} else {
			if (s->notices)
				s->notices->flying--;
			letter_free(l);
		}
	}
	free(d);
}

struct taking {
	struct letter *first, **last;
};

static void take_post(void *arg, const struct post_row *row)
{
	struct taking *t = arg;
	struct letter *l = memory_new(sizeof *l);
	strcpy(l->post, row->id);
	strcpy(l->way.id, row->way);
	l->body = memory_bytes(row->body, row->n);
	l->n = row->n;
	l->tries = row->tries;
	*t->last = l;
	t->last = &l->next;
}

/* A way that was dropped, or that the host does not offer any more, takes its posts along. */
static bool may_leave(struct server *s, struct letter *l, int64_t now)
{
	char id[ID_MAX];
	strcpy(id, l->way.id);
	strcpy(l->key, s->notices->push_private);
	int found = store_way(&s->store, id, &l->way);
	if (found == 1 && notices_offer(s, l->way.kind))
		return store_post_hold(&s->store, l->post, now, now + LEASE_MS);
	if (found >= 0)
		store_post_drop(&s->store, l->post);
	return false;
}

static int send_some(struct server *s, int64_t now)
{
	struct notices *n = s->notices;
	int room = FLYING_MAX - n->flying, taken = 0;
	struct taking t = { .first = NULL, .last = &t.first };
	if (room <= 0 || store_posts(&s->store, now, room, take_post, &t) <= 0)
		return 0;
	struct departure *d = memory_new(sizeof *d);
	d->waiting.ended = departed;
	for (struct letter *l = t.first, *next; l; l = next) {
		next = l->next;
		taken++;
		if (!may_leave(s, l, now)) {
			letter_free(l);
			continue;
		}
		l->next = d->letters;
		d->letters = l;
		n->flying++;
	}
	commit_wait(s, &d->waiting);
	return taken;
}

/* ---- what became of them --------------------------------------------------------------------- */

/* 30 s, 2 min, 8 min, half an hour... */
static int64_t pause_ms(const struct server *s, const struct letter *l)
{
	int64_t pause = notices_after_ms(s) / 2;
	for (int i = 0; i < l->tries && i < 6; i++)
		pause *= 4;
	return l->after_s * 1000LL > pause ? l->after_s * 1000LL : pause;
}

static void way_failed(struct server *s, struct letter *l, bool dead)
{
	struct way_row way;
	if (store_way(&s->store, l->way.id, &way) != 1)
		return;
	if (dead && way.kind == WAY_PUSH) { /* the browser has another address now, or none */
		store_way_drop(&s->store, way.id);
		notices_changed(s, way.whom);
		return;
	}
	way.failures++;
	log_line("a message to %s was given up: %s", way.whom, l->wrong);
	if (dead || way.failures >= FAILURES_MAX) {
		way.ended = now_ms();
		log_line("a way to %s is given up: %s", way.whom, l->wrong);
	}
	store_way_put(&s->store, &way);
	notices_changed(s, way.whom);
}

static void way_worked(struct server *s, struct letter *l)
{
	struct way_row way;
	if (store_way(&s->store, l->way.id, &way) != 1)
		return;
	way.worked = now_ms();
	way.failures = 0;
	store_way_put(&s->store, &way);
}

static void settle(struct server *s, struct letter *l)
{
	bool given_up = l->result == SEND_AGAIN && l->tries + 1 >= TRIES_MAX;
	if (l->result == SEND_AGAIN && !given_up) {
		s->posts_again++;
		store_post_again(&s->store, l->post, now_ms() + pause_ms(s, l));
		return;
	}
	store_post_drop(&s->store, l->post);
	if (l->result == SENT) {
		s->posts_sent++;
		way_worked(s, l);
	} else {
		s->posts_lost++;
		way_failed(s, l, l->result == SEND_DEAD);
	}
}

static void settle_all(struct server *s, void *arg)
{
	(void)arg;
	if (!s->notices)
		return;
	for (struct letter *l = sender_ended(s->notices->sender), *next; l; l = next) {
		next = l->next;
		settle(s, l);
		s->notices->flying--;
		letter_free(l);
	}
}

/* ---- the round ------------------------------------------------------------------------------- */

static void work(struct server *s, void *arg);

/* Again at once, while there is something to do. */
static void soon(struct server *s)
{
	if (s->notices->soon || s->closing)
		return;
	s->notices->soon = true;
	aside_later(s, SOON_MS, work, NULL);
}

/* Asked of the store every time: what was written of a lease may have been lost. */
static bool sends(struct server *s, int64_t now)
{
	if (!store_shared(&s->store))
		return true;
	return store_leased(&s->store, s->node) - now >= SEND_MS ||
	       store_lease(&s->store, s->node, now, now + LEASE_MS);
}

static void work(struct server *s, void *arg)
{
	int64_t now = now_ms();
	(void)arg;
	if (!s->notices || s->closing)
		return;
	s->notices->soon = false;
	if (!sends(s, now))
		return;
	int people = posts_of_news(s, now);
	if (send_some(s, now) || people)
		soon(s);
}

static void read_keys(struct server *s);

static void on_ended(evutil_socket_t fd, short what, void *arg)
{
	struct server *s = arg;
	eventfd_t times;
	(void)what;
	if (eventfd_read(fd, &times) != 0)
		return;
	aside_do(s, settle_all, NULL);
	soon(s);
}

void notices_beat(struct server *s)
{
	if (!s->notices)
		return;
	if (s->config.push &&
	    !s->notices->push_public[0]) /* made meanwhile, perhaps at another server */
		read_keys(s);
	if (!s->notices->soon)
		work(s, NULL);
}

/* ---- the keys of push ------------------------------------------------------------------------ */

/* All servers of a database have the same: browsers trust one key. */
static void read_keys(struct server *s)
{
	char both[SETTING_MAX] = "";
	if (store_setting(&s->store, "push", both) == 1)
		sscanf(both, "%95s %95s", s->notices->push_private, s->notices->push_public);
}

bool notices_make_keys(struct server *s, char public[PUSH_KEY_TEXT])
{
	char both[SETTING_MAX] = "", private[PUSH_KEY_TEXT] = "";
	public[0] = 0;
	int found = store_setting(&s->store, "push", both);
	if (found == 1)
		sscanf(both, "%*s %95s", public);
	else if (found == 0 && push_keys(private, public)) {
		snprintf(both, sizeof both, "%s %s", private, public);
		if (!store_setting_put(&s->store, "push", both))
			return false;
	}
	if (s->notices)
		read_keys(s);
	return public[0] != 0;
}

const char *notices_push_key(const struct server *s)
{
	return notices_offer(s, WAY_PUSH) ? s->notices->push_public : "";
}

/* ---- opening, closing ------------------------------------------------------------------------ */

bool notices_offer(const struct server *s, int way)
{
	return s->notices && (way == WAY_WEBHOOK ? s->config.webhooks
			      : way == WAY_MAIL  ? s->config.smtp != NULL
						 : s->config.push && s->notices->push_public[0]);
}

bool notices_open(struct server *s, char *error, size_t n)
{
	const struct server_config *c = &s->config;
	if (!c->webhooks && !c->smtp && !c->push)
		return true;
	if (!c->url) {
		snprintf(error, n, "%s",
			 host_words("messages need the address of this server: --url"));
		return false;
	}
	struct notices *x = memory_new(sizeof *x);
	const struct sender_config how = { c->news_private,  c->smtp,      c->smtp_user,
					   c->smtp_password, c->mail_from, c->push };
	x->due = posts_new();
	x->message = memory_new(sizeof *x->message);
	x->body = memory_new(MESSAGE_MAX);
	x->reached = ids_new();
	x->sender = sender_open(&how);
	if (!x->sender || store_ways_whom(&s->store, add_reached, x->reached) < 0) {
		snprintf(error, n, "%s", host_words("no threads to be had"));
		return false;
	}
	x->ended = event_new(s->base, sender_fd(x->sender), EV_READ | EV_PERSIST, on_ended, s);
	event_add(x->ended, NULL);
	s->notices = x;
	read_keys(s);
	return true;
}

/* What is under way gets a moment; what does not arrive in it is sent again by whoever comes after. */
void notices_close(struct server *s)
{
	struct notices *x = s->notices;
	if (!x)
		return;
	event_free(x->ended);
	sender_close(x->sender);
	settle_all(s, NULL);
	if (store_shared(&s->store)) /* the next one sends at once */
		store_lease_drop(&s->store, s->node);
	s->notices = NULL;
	sender_free(x->sender);
	ids_free(x->reached);
	free(x->due);
	free(x->message);
	free(x->body);
	free(x);
}
