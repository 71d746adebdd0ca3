/* commit.c: nothing is acknowledged before it is durable.
 *
 * Handlers write into one open transaction and leave their answers here. At the end of the loop
 * turn one commit covers them all; then the answers and the news go out. If the commit fails, every
 * table that was written to is forgotten (and read again from the store when next needed), and the
 * answers become 503: nothing was promised. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

struct pending {
	struct pending *next;
	struct evhttp_request *http; /* NULL: news of a table */
	struct table *table;
	uint32_t from;
	int status;
	char *body, *cookie;
	size_t n;
};

void commit_open(struct server *s)
{
	s->pending_tail = &s->pending;
}

static struct pending *add(struct server *s)
{
	struct pending *p = calloc(1, sizeof *p);
	*s->pending_tail = p;
	s->pending_tail = &p->next;
	return p;
}

void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *body,
		  size_t n, const char *cookie)
{
	struct pending *p = add(s);
	p->http = http;
	p->status = status;
	p->body = malloc(n + 1);
	memcpy(p->body, body, n);
	p->n = n;
	p->cookie = cookie ? strdup(cookie) : NULL;
}

void commit_news(struct server *s, struct table *m, uint32_t from_line)
{
	m->touched = true;
	if (m->news) {
		if (from_line < m->news->from)
			m->news->from = from_line;
		return;
	}
	m->news = add(s);
	store_tell(&s->store, m->row.id, (int)m->record.count);
	m->news->table = m;
	m->news->from = from_line;
}

static void send_one(struct server *s, struct pending *p, bool durable)
{
	static const char sorry[] = "{\"error\":\"store\",\"message\":\"the store does not answer; "
				    "nothing was changed\"}";
	if (p->http) {
		if (durable)
			http_send(p->http, p->status, "application/json", p->body, p->n, p->cookie);
		else
			http_send(p->http, 503, "application/json", sorry, sizeof sorry - 1, NULL);
	} else if (durable) {
		p->table->touched = false;
		p->table->news = NULL;
		stream_line(s, p->table, p->from);
	}
}

void commit_now(struct server *s)
{
	struct pending *list = s->pending;
	s->pending = NULL;
	s->pending_tail = &s->pending;
	bool durable = store_commit(&s->store);
	if (!durable) {
		s->errors++;
		log_line(s, "commit failed: %s", s->store.db->driver->error(s->store.db));
	}
	while (list) {
		struct pending *p = list;
		list = p->next;
		send_one(s, p, durable);
		free(p->body);
		free(p->cookie);
		free(p);
	}
	stream_flush(s, durable);
	if (!durable)
		table_forget_touched(s);
}
