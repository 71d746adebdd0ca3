/* commit.c: nothing is acknowledged before it is durable.
 *
 * Handlers write and leave their responses here. At the end of a loop turn one commit covers all of
 * them; once it has completed, responses and events are sent. With a database of our own the commit
 * runs on a thread (writer.c) while the loop continues: requests that arrive meanwhile wait for the
 * next commit. If a commit fails, everything since the last good one is rolled back: every table
 * written to is dropped from memory (and reloaded from the store when next needed), and the
 * responses become 503: nothing was promised. */
#include "server/tables/commit.h"

#include <event2/event.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#include "server/base/memory.h"
#include "server/net/http.h"
#include "server/server.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

enum waiting { ANSWER, NEWS, CHAT };
enum { SMALL_BODY = 256 }; /* the answer to a move fits */

struct pending {
	struct pending *next;
	enum waiting kind;
	/* ANSWER */
	struct evhttp_request *http;
	int status;
	const char *type;
	char *body, *cookie; /* body: NULL if it is small; CHAT: text, name */
	char *blockers;      /* CHAT: who does not want to hear it */
	size_t n;
	/* NEWS */
	struct table *table;
	bool changed;
	struct reached upto;
	/* CHAT */
	char table_id[ID_MAX]; /* the table may be dropped from memory meanwhile */
	char user[ID_MAX];
	unsigned seats;
	int id;
	char small[SMALL_BODY];
};

static struct pending *spare; /* free list: every commit reuses hundreds of them */

static struct pending *add(struct server *s, enum waiting kind)
{
	struct pending *p = spare ? spare : memory_plain(sizeof *p);
	if (p == spare)
		spare = p->next;
	memset(p, 0, offsetof(struct pending, small));
	p->kind = kind;
	*s->pending_tail = p;
	s->pending_tail = &p->next;
	return p;
}

void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie)
{
	struct pending *p = add(s, ANSWER);
	p->http = http;
	p->status = status;
	p->type = type;
	if (n <= SMALL_BODY)
		memcpy(p->small, body, n);
	else
		p->body = memory_bytes(body, n);
	p->n = n;
	p->cookie = cookie ? memory_text(cookie) : NULL;
	http_wait(http);
}

void commit_chat(struct server *s, const struct table *m, const struct chat_row *said,
		 char *blockers)
{
	struct pending *p = add(s, CHAT);
	strcpy(p->table_id, m->row.id);
	strcpy(p->user, said->user);
	p->id = said->id;
	p->seats = said->seats;
	p->body = memory_text(said->text);
	p->cookie = memory_text(said->name);
	p->blockers = blockers;
}

void commit_news(struct server *s, struct table *m, bool changed)
{
	table_changed(s, m);
	if (m->news) {
		m->news->changed |= changed;
		return;
	}
	m->news = add(s, NEWS);
	m->waits++;
	store_tell(&s->store, m->row.id, (int)m->record.count);
	m->news->table = m;
	m->news->changed = changed;
}

/* ---- before and after a commit --------------------------------------------------------------- */

/* What is queued now belongs to the commit that starts; later writes to the next. */
static struct pending *take_pending(struct server *s)
{
	struct pending *list = s->pending;
	s->pending = NULL;
	s->pending_tail = &s->pending;
	for (struct pending *p = list; p; p = p->next) {
		if (p->kind != NEWS)
			continue;
		p->table->news = NULL;
		p->upto = table_reached(p->table);
	}
	return list;
}

static void send_one(struct server *s, struct pending *p)
{
	struct table *m = p->table;
	switch (p->kind) {
	case ANSWER:
		http_send_late(p->http, p->status, p->type, p->body ? p->body : p->small, p->n,
			       p->cookie);
		break;
	case NEWS:
		m->safe = p->upto;
		m->touched = --m->waits > 0;
		stream_line(s, m, p->changed);
		break;
	case CHAT:
		m = table_in_memory(s, p->table_id);
		if (m)
			stream_chat(s, m,
				    &(struct chat_row){ p->id, p->user, p->cookie, p->body,
							p->seats, 0 },
				    p->blockers);
		break;
	}
}

static void take_back(struct server *s, struct pending *p)
{
	static const char sorry[] = "{\"error\":\"store\",\"message\":\"the store does not answer; "
				    "nothing was changed\"}";
	if (p->kind == ANSWER && s->store.again)
		http_again(s, p->http);
	else if (p->kind == ANSWER)
		http_send(p->http, 503, "application/json", sorry, sizeof sorry - 1, NULL);
}

static void finish(struct server *s, struct pending *list, bool durable)
{
	while (list) {
		struct pending *p = list;
		list = p->next;
		if (durable)
			send_one(s, p);
		else
			take_back(s, p);
		free(p->body);
		free(p->cookie);
		free(p->blockers);
		p->next = spare;
		spare = p;
	}
}

static void ended(struct server *s, struct pending *list, bool durable)
{
	finish(s, list, durable);
	if (!durable) {
		s->errors++;
		log_line(s, "commit failed: %s", s->store.wrong);
		finish(s, take_pending(s), false); /* it builds on something that was rolled back */
		store_abandon(&s->store);
		table_forget_touched(s);
		s->store.again = false;
	}
	stream_flush(s);
}

/* Starts a commit of everything queued; false: nothing to write, or no thread. */
static bool take_off(struct server *s)
{
	if (!store_commit_start(&s->store))
		return false;
	s->flight = take_pending(s);
	s->flying = true;
	return true;
}

/* Starts the next commit before sending the responses of this one. */
static void land(struct server *s)
{
	struct pending *list = s->flight;
	bool durable = store_commit_end(&s->store);
	s->write_failed = !durable;
	s->flight = NULL;
	s->flying = false;
	if (durable)
		take_off(s);
	ended(s, list, durable);
}

static void on_landed(evutil_socket_t fd, short what, void *arg)
{
	struct server *s = arg;
	eventfd_t times;
	(void)what;
	eventfd_read(fd, &times);
	if (s->flying)
		land(s);
}

static bool commit_all(struct server *s)
{
	uint64_t before = s->store.commits;
	bool durable = store_commit(&s->store);
	if (s->store.commits != before)
		s->write_failed = !durable;
	return durable;
}

void commit_turn(struct server *s)
{
	if (s->flying || take_off(s))
		return stream_flush(s);
	struct pending *list = take_pending(s);
	ended(s, list, commit_all(s));
}

void commit_now(struct server *s)
{
	while (s->flying)
		land(s);
	struct pending *list = take_pending(s);
	ended(s, list, commit_all(s));
}

void commit_open(struct server *s)
{
	s->pending_tail = &s->pending;
	if (!s->store.writer || writer_fd(s->store.writer) < 0)
		return;
	s->landed =
		event_new(s->base, writer_fd(s->store.writer), EV_READ | EV_PERSIST, on_landed, s);
	event_add(s->landed, NULL);
}

void commit_close(struct server *s)
{
	commit_now(s);
	if (s->landed)
		event_free(s->landed);
	while (spare) {
		struct pending *p = spare;
		spare = p->next;
		free(p);
	}
}
