/* stream.c: Server-Sent Events. One stream a browser carries all its tables.
 *
 * The id of an event says how far every followed table has come ("ab12=57 cd34=9"); after a
 * reconnect the browser sends it back (Last-Event-ID) and gets exactly what it missed. What a
 * stream gets is made from its own seat's view. */
#include "server/server.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PING_S = 20, FOLLOW_MAX = 64, QUEUE_MAX = 1 << 20 };

struct sub {
	struct sub *next_of_table, *next_of_stream;
	struct stream *stream;
	struct table *table;
	uint32_t line; /* sent up to here */
};

struct stream {
	struct stream *next;
	struct server *server;
	struct evhttp_request *http;
	char user[ID_MAX];
	uint8_t lang;
	struct sub *subs;
	int follows;
	struct event *ping;
};

/* ---- following ------------------------------------------------------------------------------- */

static struct sub *follow(struct stream *st, struct table *m, uint32_t line)
{
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream)
		if (sub->table == m)
			return sub;
	if (st->follows >= FOLLOW_MAX)
		return NULL;
	struct sub *sub = calloc(1, sizeof *sub);
	sub->stream = st;
	sub->table = m;
	sub->line = line;
	sub->next_of_table = m->subs;
	m->subs = sub;
	sub->next_of_stream = st->subs;
	st->subs = sub;
	st->follows++;
	return sub;
}

static void sub_leave_table(struct sub *sub)
{
	struct sub **at = &sub->table->subs;
	while (*at && *at != sub)
		at = &(*at)->next_of_table;
	if (*at)
		*at = sub->next_of_table;
}

static void stream_free(struct stream *st)
{
	struct server *s = st->server;
	struct stream **at = &s->streams;
	while (*at && *at != st)
		at = &(*at)->next;
	if (*at)
		*at = st->next;
	s->stream_count--;
	while (st->subs) {
		struct sub *sub = st->subs;
		st->subs = sub->next_of_stream;
		sub_leave_table(sub);
		free(sub);
	}
	event_free(st->ping);
	free(st);
}

int stream_watchers(const struct table *m)
{
	int n = 0;
	for (const struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		n += table_seat_of(m, sub->stream->user) < 0;
	return n;
}

/* ---- sending --------------------------------------------------------------------------------- */

static void put_id(struct stream *st, struct evbuffer *out)
{
	evbuffer_add_printf(out, "id:");
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream)
		evbuffer_add_printf(out, " %s=%u", sub->table->row.id, sub->line);
	evbuffer_add_printf(out, "\n");
}

/* A reader that does not read is cut off; it comes back and asks for what it missed. */
static bool too_slow(struct stream *st)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	if (!conn)
		return true;
	struct evbuffer *out = bufferevent_get_output(evhttp_connection_get_bufferevent(conn));
	return evbuffer_get_length(out) > QUEUE_MAX;
}

static void send_event(struct stream *st, const char *kind, const struct text *t)
{
	struct evbuffer *out = evbuffer_new();
	if (!t->cut && !too_slow(st)) {
		put_id(st, out);
		evbuffer_add_printf(out, "event: %s\ndata: ", kind);
		evbuffer_add(out, t->buf, t->len);
		evbuffer_add(out, "\n\n", 2);
		evhttp_send_reply_chunk(st->http, out);
	}
	evbuffer_free(out);
}

static void send_lines(struct server *s, struct sub *sub)
{
	struct table *m = sub->table;
	struct stream *st = sub->stream;
	int seat = table_seat_of(m, st->user);
	while (sub->line < m->record.count) {
		struct text t = text_into(s->scratch, SCRATCH, st->lang, m->game, m->state);
		t.seat_name = m->name;
		struct json j = json_into(&t);
		uint32_t i = sub->line++;
		bool last = sub->line == m->record.count;
		json_open(&j, '{');
		json_key_string(&j, "table", m->row.id);
		show_line(&j, m, i, seat < 0 ? NOBODY : (uint8_t)seat, st->lang);
		if (last) {
			char asked[8] = "";
			uint8_t who = game_asked(m->state);
			if (who < SEATS_MAX)
				snprintf(asked, sizeof asked, "s%d", who + 1);
			json_key_string(&j, "question_for", asked);
			show_clock(&j, m);
		}
		json_close(&j, '}');
		send_event(st, "line", &t);
	}
}

void stream_table(struct server *s, struct table *m)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		struct text t =
			text_into(s->scratch, SCRATCH, sub->stream->lang, m->game, m->state);
		struct json j = json_into(&t);
		json_open(&j, '{');
		json_key_string(&j, "table", m->row.id);
		json_key_number(&j, "status", m->row.status);
		json_close(&j, '}');
		send_event(sub->stream, "table", &t);
	}
}

void stream_line(struct server *s, struct table *m, uint32_t from)
{
	bool any = from <= m->record.count;
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		send_lines(s, sub);
	if (!any || m->row.status != TABLE_RUNNING)
		stream_table(s, m);
}

void stream_chat(struct server *s, struct table *m, int id, const char *name, const char *text)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		struct text t = text_into(s->scratch, SCRATCH, LANG_EN, NULL, NULL);
		struct json j = json_into(&t);
		json_open(&j, '{');
		json_key_string(&j, "table", m->row.id);
		json_key_number(&j, "id", id);
		json_key_string(&j, "name", name);
		json_key_string(&j, "text", text);
		json_close(&j, '}');
		send_event(sub->stream, "chat", &t);
	}
}

void stream_follow(struct server *s, const char *user, struct table *m)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (st->user[0] && !strcmp(st->user, user))
			follow(st, m, m->record.count);
}

/* ---- opening and closing --------------------------------------------------------------------- */

static void on_gone(struct evhttp_connection *conn, void *arg)
{
	struct stream *st = arg;
	(void)conn;
	/* libevent lets go of a request that is still being answered; then it is ours to free */
	if (!evhttp_request_get_connection(st->http))
		evhttp_request_free(st->http);
	stream_free(st);
}

static void on_ping(evutil_socket_t fd, short what, void *arg)
{
	struct stream *st = arg;
	struct evbuffer *out = evbuffer_new();
	(void)fd, (void)what;
	evbuffer_add_printf(out, ": still here\n\n");
	if (!too_slow(st))
		evhttp_send_reply_chunk(st->http, out);
	evbuffer_free(out);
}

/* "ab12=57 cd34=9": follows and sends what came after. */
static void resume(struct server *s, struct stream *st, const char *last)
{
	char word[ID_MAX + 16];
	while (last && *last) {
		last += strspn(last, " ");
		size_t n = strcspn(last, " ");
		if (n && n < sizeof word) {
			memcpy(word, last, n);
			word[n] = 0;
			char *is = strchr(word, '=');
			long line = is ? strtol(is + 1, NULL, 10) : -1;
			if (is)
				*is = 0;
			struct table *m = is ? table_find(s, word) : NULL;
			if (m && line >= 0 && line <= (long)m->record.count)
				follow(st, m, (uint32_t)line);
		}
		last += n;
	}
}

struct mine {
	struct server *s;
	struct stream *st;
};

static void follow_mine(void *arg, const struct table_row *row)
{
	struct mine *mine = arg;
	if (row->status == TABLE_OVER)
		return;
	struct table *m = table_find(mine->s, row->id);
	if (m)
		follow(mine->st, m, m->record.count);
}

static int streams_of(struct server *s, const char *user)
{
	int n = 0;
	for (struct stream *st = s->streams; st; st = st->next)
		n += !strcmp(st->user, user);
	return n;
}

void stream_open(struct server *s, struct req *r)
{
	if (r->user.id[0] && streams_of(s, r->user.id) >= STREAMS_PER_USER)
		return reply_error(r, 429, "too_many", "too many open streams of one user");
	if (s->stream_count >= STREAMS_PER_ADDRESS)
		return reply_error(r, 503, "full", "too many open streams");
	struct stream *st = calloc(1, sizeof *st);
	struct evhttp_connection *conn = evhttp_request_get_connection(r->http);
	struct evkeyvalq *h = evhttp_request_get_output_headers(r->http);
	st->server = s;
	st->http = r->http;
	st->lang = r->lang;
	strcpy(st->user, r->user.id);
	st->next = s->streams;
	s->streams = st;
	s->stream_count++;
	r->answered = true;
	evhttp_add_header(h, "Content-Type", "text/event-stream");
	evhttp_add_header(h, "Cache-Control", "no-store");
	evhttp_add_header(h, "X-Accel-Buffering", "no");
	evhttp_connection_set_timeout(conn, 24 * 3600);
	evhttp_connection_set_closecb(conn, on_gone, st);
	evhttp_send_reply_start(r->http, 200, "OK");

	resume(s, st,
	       evhttp_find_header(evhttp_request_get_input_headers(r->http), "Last-Event-ID"));
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, &r->query, next)
	{
		struct table *m = strcmp(kv->key, "table") ? NULL : table_find(s, kv->value);
		if (m)
			follow(st, m, m->record.count);
	}
	if (r->user.id[0]) {
		struct mine mine = { s, st };
		store_list(&s->store, LIST_MINE, r->user.id, follow_mine, &mine);
	}
	st->ping = event_new(s->base, -1, EV_PERSIST, on_ping, st);
	struct timeval every = { PING_S, 0 };
	event_add(st->ping, &every);
	on_ping(-1, 0, st);
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream)
		send_lines(s, sub);
}

/* Ends a stream; the browser comes back by itself and gets what it missed. */
static void stream_end(struct stream *st)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	if (conn)
		evhttp_connection_set_closecb(conn, NULL, NULL);
	evhttp_send_reply_end(st->http);
	stream_free(st);
}

void stream_table_gone(struct table *m)
{
	while (m->subs)
		stream_end(m->subs->stream);
}

void stream_close_all(struct server *s)
{
	while (s->streams)
		stream_end(s->streams);
}
