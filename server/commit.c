/* commit.c: nothing is acknowledged before it is durable.
 *
 * Handlers write into one open transaction and leave their answers here. At the end of the loop
 * turn one commit covers them all; then the answers and the news go out. If the commit fails, every
 * table that was written to is forgotten (and read again from the store when next needed), and the
 * answers become 503: nothing was promised. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

enum { PENDING_MAX = 256 };

struct pending {
	struct pending *next;
	struct evhttp_request *http; /* NULL: news of a table */
	struct table *table;
	uint32_t from;
	int status;
	char *body, *cookie;
	size_t n;
};

static void on_turn_end(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what;
	commit_now(arg);
}

void commit_open(struct server *s)
{
	s->pending_tail = &s->pending;
	s->commit_event = event_new(s->base, -1, 0, on_turn_end, s);
	event_priority_set(s->commit_event, 1); /* after what is already there to be read */
}

void commit_soon(struct server *s)
{
	if (s->pending_count > PENDING_MAX)
		commit_now(s);
	else
		event_active(s->commit_event, EV_TIMEOUT, 0);
}

static struct pending *add(struct server *s)
{
	struct pending *p = calloc(1, sizeof *p);
	*s->pending_tail = p;
	s->pending_tail = &p->next;
	s->pending_count++;
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
	commit_soon(s);
}

void commit_news(struct server *s, struct table *m, uint32_t from_line)
{
	m->touched = true;
	for (struct pending *p = s->pending; p; p = p->next) {
		if (p->table == m) {
			if (from_line < p->from)
				p->from = from_line;
			return;
		}
	}
	struct pending *p = add(s);
	p->table = m;
	p->from = from_line;
	commit_soon(s);
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
		stream_line(s, p->table, p->from);
	} else {
		table_forget(s, p->table);
	}
}

void commit_now(struct server *s)
{
	struct pending *list = s->pending;
	s->pending = NULL;
	s->pending_tail = &s->pending;
	s->pending_count = 0;
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
}
