/* stream.c: Server-Sent Events. One stream per browser carries all its tables.
 *
 * The id of an event says how far every followed table has come, and the beginning of the hash of its
 * lines ("ab12=57:3310 cd34=9:8"); after a reconnect the browser sends it back (Last-Event-ID) and
 * gets exactly what it missed, or is told that the table went back. A stream is sent only what its own
 * seat may see. */
#include "server/stream/stream_internal.h"

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/answer.h"
#include "server/net/aside.h"
#include "server/net/bans.h"
#include "server/net/budget.h"
#include "server/tables/lines.h"

enum {
	PING_S = 20,
	STREAMS_PER_USER = 16,
	STREAMS_PER_ADDRESS = 400, /* a club behind one address */
	STREAMS = 12000,
};

static void stream_end(struct stream *st);

/* ---- following ------------------------------------------------------------------------------- */

static bool connected_here(const struct table *m, int seat)
{
	for (const struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (table_seat_of(m, sub->stream->user) == seat)
			return true;
	return false;
}

static bool connected(const struct table *m, int seat)
{
	return connected_here(m, seat) || m->elsewhere >> seat & 1;
}

/* Tells the other servers of the database who is connected to this one. */
static void tell_others(struct table *m, int seat, bool here)
{
	struct server *s = m->server;
	char payload[ID_MAX + 8];
	if (!store_shared(&s->store) || s->closing)
		return;
	snprintf(payload, sizeof payload, "!here %s", m->row.id);
	store_here_put(&s->store, m->row.id, seat, s->node, here);
	store_say(&s->store, payload);
}

static void elsewhere(struct table *m, uint32_t seats)
{
	uint32_t before = m->elsewhere;
	m->elsewhere = seats;
	for (int i = 0; i < m->row.seats; i++)
		if ((before ^ seats) >> i & 1 && !connected_here(m, i))
			stream_tell_connected(m, i, seats >> i & 1, NULL);
}

static struct sub *follow(struct stream *st, struct table *m, uint32_t line, bool invited)
{
	int seat = table_seat_of(m, st->user);
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		if (sub->table != m)
			continue;
		if (seat >= 0) /* may have sat down since */
			tell_others(m, seat, true);
		return sub;
	}
	if (st->follows >= FOLLOW_MAX)
		return NULL;
	if (seat >= 0 && !connected(m, seat))
		stream_tell_connected(m, seat, true, st);
	if (seat >= 0 && !connected_here(m, seat))
		tell_others(m, seat, true);
	struct sub *sub = memory_new(sizeof *sub);
	sub->stream = st;
	sub->table = m;
	sub->line = line;
	sub->invited = invited;
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
	int seat = table_seat_of(sub->table, sub->stream->user);
	if (seat >= 0 && !connected_here(sub->table, seat))
		tell_others(sub->table, seat, false);
	if (seat >= 0 && !connected(sub->table, seat))
		stream_tell_connected(sub->table, seat, false, sub->stream);
}

/* Unsubscribes from everything. */
static void stream_leave(struct stream *st)
{
	struct server *s = st->server;
	struct stream **at = &s->streams;
	while (*at && *at != st)
		at = &(*at)->next;
	if (*at) {
		*at = st->next;
		s->stream_count--;
	}
	while (st->subs) {
		struct sub *sub = st->subs;
		st->subs = sub->next_of_stream;
		st->follows--;
		sub_leave_table(sub);
		free(sub);
	}
	stream_undirty(st);
}

static void stream_free(struct stream *st)
{
	stream_leave(st);
	if (st->ping)
		event_free(st->ping);
	free(st);
}

void stream_unfollow(struct stream *st, const struct table *m)
{
	struct sub **at = &st->subs;
	while (*at && (*at)->table != m)
		at = &(*at)->next_of_stream;
	struct sub *sub = *at;
	if (!sub)
		return;
	*at = sub->next_of_stream;
	st->follows--;
	sub_leave_table(sub);
	free(sub);
}

static void onlookers(const struct table *m, void (*each)(void *arg, const char *user), void *arg)
{
	for (const struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (table_seat_of(m, sub->stream->user) < 0 &&
		    strcmp(sub->stream->user, m->row.owner) != 0)
			each(arg, sub->stream->user);
}

static int watchers(const struct table *m)
{
	int n = 0;
	for (const struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		n += table_seat_of(m, sub->stream->user) < 0;
	return n;
}

void stream_follow(struct server *s, const char *user, struct table *m)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (st->user[0] && !strcmp(st->user, user))
			follow(st, m, m->safe.lines, false);
}

/* Removed by the host: an invitation is no longer valid. */
void stream_sent_away(struct table *m, const char *user, const char *by)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		if (strcmp(sub->stream->user, user))
			continue;
		sub->invited = false;
		sub->gone = true;
		snprintf(sub->by, sizeof sub->by, "%s", by);
	}
}

/* Somebody else has the user's seat now: the user may go on watching. */
void stream_replaced(struct table *m, const char *user)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (!strcmp(sub->stream->user, user))
			sub->invited = true;
}

void stream_uninvite(struct table *m)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		sub->invited = false;
}

/* A user's id has changed. */
void stream_rename(struct server *s, const char *user, const char *now)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (!strcmp(st->user, user))
			strcpy(st->user, now);
}

void stream_each(struct server *s, stream_told *each, void *arg)
{
	int64_t now = now_ms();
	for (struct stream *st = s->streams; st; st = st->next)
		each(arg, st->user, st->address, (now - st->since) / 1000, st->follows);
}

/* ---- opening and closing --------------------------------------------------------------------- */

static void stream_gone(struct server *s, void *arg)
{
	struct stream *st = arg;
	(void)s;
	if (st->http)
		evhttp_request_free(st->http);
	stream_free(st);
}

/* It may be in use: then it is freed afterwards. */
static void on_gone(struct evhttp_connection *conn, void *arg)
{
	struct stream *st = arg;
	(void)conn;
	/* libevent releases a request that is still being answered; then it is ours to free */
	if (evhttp_request_get_connection(st->http))
		st->http = NULL;
	st->gone = true;
	aside_do(st->server, stream_gone, st);
}

static void on_ping(evutil_socket_t fd, short what, void *arg)
{
	static const char still[] = ": still here\n\n";
	(void)fd, (void)what;
	stream_put(arg, still, sizeof still - 1);
}

/* The tables that a new stream wants to follow. Without a stream: checks that they exist. */
struct wishes {
	struct server *s;
	struct req *r;
	struct stream *st;
	bool stale; /* one of them has to be read again */
};

/* Clients of older servers send none, or a mark of another kind. */
static bool still_stands(struct server *s, struct table *m, long line, const char *mark)
{
	int64_t number = mark[0] == ':' ? (int64_t)strtoul(mark + 1, NULL, 10) : -1;
	return table_stands(s, m, line, number);
}

/* line: how far the client got, and the mark of that; below 0: from now on. */
static void wish(struct wishes *w, const char *id, long line, const char *mark, bool own)
{
	struct table *m = table_find(w->s, id);
	if (!w->st || !m || (!own && !may_watch(w->r, m)))
		return;
	bool back = line >= 0 && !still_stands(w->s, m, line, mark);
	w->stale |= m->stale;
	if (m->stale)
		return;
	struct sub *sub = follow(w->st, m, line < 0 || back ? m->safe.lines : (uint32_t)line, !own);
	if (sub && back)
		sub->back = true;
}

/* "ab12=57:3310 cd34=9:8": what it followed before. */
static void wish_resumed(struct wishes *w, const char *last)
{
	char word[ID_MAX + 32];
	while (last && *last) {
		last += strspn(last, " ");
		size_t n = strcspn(last, " ");
		if (n && n < sizeof word) {
			memcpy(word, last, n);
			word[n] = 0;
			char *is = strchr(word, '=');
			char *mark = NULL;
			long line = is ? strtol(is + 1, &mark, 10) : -1;
			if (is)
				*is = 0;
			if (line >= 0)
				wish(w, word, line, mark, false);
		}
		last += n;
	}
}

static void wish_mine(void *arg, const struct table_row *row)
{
	if (row->status != TABLE_OVER)
		wish(arg, row->id, -1, "", true);
}

static void wish_all(struct wishes *w)
{
	struct req *r = w->r;
	struct evkeyval *kv;
	wish_resumed(w, r->head[HEAD_LAST_EVENT]);
	TAILQ_FOREACH(kv, &r->query, next)
	{
		if (!strcmp(kv->key, "table"))
			wish(w, kv->value, -1, "", false);
	}
	if (r->user.id[0])
		store_list(&w->s->store, LIST_MINE, r->user.id, wish_mine, w);
}

/* False: a long one is still being loaded. */
static bool wishes_there(struct server *s, struct req *r)
{
	struct wishes w = { .s = s, .r = r };
	wish_all(&w);
	return s->awaited == r->awaited;
}

static int streams_of(struct server *s, const char *user)
{
	int n = 0;
	for (struct stream *st = s->streams; st; st = st->next)
		n += !strcmp(st->user, user);
	return n;
}

static bool present(struct server *s, const char *user)
{
	return streams_of(s, user) > 0;
}

static int streams_from(struct server *s, const char *address)
{
	int n = 0;
	for (struct stream *st = s->streams; st; st = st->next)
		n += !strcmp(st->address, address);
	return n;
}

void stream_open(struct server *s, struct req *r)
{
	if (r->user.id[0] && streams_of(s, r->user.id) >= STREAMS_PER_USER)
		return reply_error(r, 429, "too_many", "too many open streams of one user");
	if (!s->config.fast_limits && streams_from(s, r->address) >= STREAMS_PER_ADDRESS)
		return reply_error(r, 429, "too_many", "too many open streams of one address");
	if (s->stream_count >= STREAMS)
		return reply_error(r, 503, "full", "too many open streams");
	if (!wishes_there(s, r))
		return; /* the request is retried */
	struct stream *st = memory_new(sizeof *st);
	struct evhttp_connection *conn = evhttp_request_get_connection(r->http);
	struct evkeyvalq *h = evhttp_request_get_output_headers(r->http);
	st->server = s;
	st->http = r->http;
	st->lang = r->lang;
	st->views = query_int(r, "views", 0) == 1;
	st->since = now_ms();
	strcpy(st->user, r->user.id);
	strcpy(st->token, r->token_hash);
	strcpy(st->address, r->address);
	st->next = s->streams;
	s->streams = st;
	s->stream_count++;
	r->answered = true;
	budget_streams(r->http);
	evhttp_add_header(h, "Content-Type", "text/event-stream");
	evhttp_add_header(h, "Cache-Control", "no-store");
	evhttp_add_header(h, "X-Accel-Buffering", "no");
	evhttp_connection_set_timeout(conn, 24 * 3600);
	/* no more data is expected; door.c bounds what arrives, with room enough that the end of
	 * the connection is still seen */
	evhttp_connection_set_closecb(conn, on_gone, st);
	evhttp_send_reply_start(r->http, 200, "OK");

	struct wishes w = { .s = s, .r = r, .st = st };
	wish_all(&w);
	/* it would follow fewer than it should; and an event without one of them would make the browser forget how far that
	 * one had come */
	if (w.stale || s->store.failures != r->failures)
		return stream_end(st);
	st->ping = event_new(s->base, -1, EV_PERSIST, on_ping, st);
	struct timeval every = { PING_S, 0 };
	event_add(st->ping, &every);
	on_ping(-1, 0, st);
	if (s->notice[0])
		stream_send_notice(st, s->notice);
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		if (sub->back)
			stream_tell_back(sub);
		stream_send_missed(s, sub);
	}
}

void stream_cut_off(struct stream *st)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	evhttp_connection_set_closecb(conn, NULL, NULL);
	stream_free(st);
	evhttp_connection_free(conn);
}

/* Closes a stream; the browser reconnects and gets what it missed. */
static void stream_end(struct stream *st)
{
	if (st->gone) /* already closing */
		return stream_leave(st);
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	if (conn)
		evhttp_connection_set_closecb(conn, NULL, NULL);
	if (st->out)
		stream_write_out(st);
	evhttp_send_reply_end(st->http);
	stream_free(st);
}

static void table_gone(struct table *m)
{
	while (m->subs)
		stream_end(m->subs->stream);
}

void stream_close_of(struct server *s, const char *who)
{
	for (struct stream *st = s->streams, *next; st; st = next) {
		next = st->next;
		if (!strcmp(st->user, who) || !strcmp(st->address, who))
			stream_end(st);
	}
}

void stream_close_banned(struct server *s)
{
	for (struct stream *st = s->streams, *next; st; st = next) {
		next = st->next;
		if (banned(s, st->user) || banned(s, st->address))
			stream_end(st);
	}
}

void stream_close_token(struct server *s, const char *hash)
{
	for (struct stream *st = s->streams, *next; st; st = next) {
		next = st->next;
		if (st->token[0] && !strcmp(st->token, hash))
			stream_end(st);
	}
}

void stream_retoken(struct server *s, const char *hash, const char *now)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (st->token[0] && !strcmp(st->token, hash))
			strcpy(st->token, now);
}

void stream_use_tokens(struct server *s, int64_t now)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (st->token[0])
			store_token_use(&s->store, st->token, now);
}

void stream_close_all(struct server *s)
{
	while (s->streams)
		stream_end(s->streams);
	if (s->catch_up)
		event_free(s->catch_up);
	s->catch_up = NULL;
}

void stream_listen(struct server *s)
{
	static const struct followers streams = { stream_line,      stream_turn, elsewhere,
						  stream_went_back, table_gone,  connected,
						  watchers,         onlookers };
	s->followers = &streams;
	s->calls.present = present;
	s->calls.turn_ends = stream_flush;
}
