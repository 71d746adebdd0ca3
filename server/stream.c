/* stream.c: Server-Sent Events. One stream a browser carries all its tables.
 *
 * The id of an event says how far every followed table has come ("ab12=57 cd34=9"); after a
 * reconnect the browser sends it back (Last-Event-ID) and gets exactly what it missed. What a
 * stream gets is made from its own seat's view. */
#include "server/api.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/http_struct.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "core/must.h"

enum { OUT_KEPT = 16 << 10, PING_S = 20, FOLLOW_MAX = 64, QUEUE_MAX = 4 << 20 };

struct sub {
	struct sub *next_of_table, *next_of_stream;
	struct stream *stream;
	struct table *table;
	uint32_t line; /* sent up to here */
	bool invited;  /* follows by an invitation, until the table is locked */
};

struct stream {
	struct stream *next;
	struct server *server;
	struct evhttp_request *http;
	char user[ID_MAX], token[HASH_MAX], address[ADDRESS_MAX];
	int64_t since;
	uint8_t lang;
	struct sub *subs;
	int follows;
	bool gone; /* its connection is */
	struct event *ping;
	struct out *out; /* of this turn; NULL: nothing */
	struct stream *next_dirty;
};

/* Bytes for a stream, collected in a turn. */
struct out {
	struct out *next; /* when nobody uses it */
	size_t n, room;
	char *bytes;
};

static void tell_connected(struct table *m, int seat, bool on, const struct stream *but);
static void undirty(struct stream *st);
static void stream_end(struct stream *st);

/* ---- following ------------------------------------------------------------------------------- */

static bool connected_here(const struct table *m, int seat)
{
	for (const struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (table_seat_of(m, sub->stream->user) == seat)
			return true;
	return false;
}

bool stream_connected(const struct table *m, int seat)
{
	return connected_here(m, seat) || m->elsewhere >> seat & 1;
}

/* The other servers of the database are told who listens at this one. */
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

void stream_elsewhere(struct table *m, uint32_t seats)
{
	uint32_t before = m->elsewhere;
	m->elsewhere = seats;
	for (int i = 0; i < m->row.seats; i++)
		if ((before ^ seats) >> i & 1 && !connected_here(m, i))
			tell_connected(m, i, seats >> i & 1, NULL);
}

static void follow(struct stream *st, struct table *m, uint32_t line, bool invited)
{
	int seat = table_seat_of(m, st->user);
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		if (sub->table != m)
			continue;
		if (seat >= 0) /* may have sat down since */
			tell_others(m, seat, true);
		return;
	}
	if (st->follows >= FOLLOW_MAX)
		return;
	if (seat >= 0 && !stream_connected(m, seat))
		tell_connected(m, seat, true, st);
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
	if (seat >= 0 && !stream_connected(sub->table, seat))
		tell_connected(sub->table, seat, false, sub->stream);
}

/* Follows nothing any more and is in no list. */
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
	undirty(st);
}

static void stream_free(struct stream *st)
{
	stream_leave(st);
	if (st->ping)
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

/* ---- sending: what a turn of the loop has for a stream goes out in one write at its end ---------
 */

static struct out *spare;

static void put(struct stream *st, const char *bytes, size_t n)
{
	struct server *s = st->server;
	if (!st->out) {
		st->out = spare ? spare : memory_new(sizeof *spare);
		spare = st->out->next;
		st->out->n = 0;
		st->next_dirty = s->dirty;
		s->dirty = st;
	}
	struct out *out = st->out;
	if (out->n + n > out->room) {
		out->room = (out->n + n) * 2;
		out->bytes = memory_grow(out->bytes, out->room);
	}
	memcpy(out->bytes + out->n, bytes, n);
	out->n += n;
}

/* Back to the spare ones; a large one would only lie about. */
static void put_away(struct stream *st)
{
	struct out *out = st->out;
	st->out = NULL;
	if (out && out->room > OUT_KEPT) {
		free(out->bytes);
		free(out);
	} else if (out) {
		out->next = spare;
		spare = out;
	}
}

static void send_event(struct stream *st, const char *kind, const struct pet_text *t)
{
	char head[FOLLOW_MAX * (ID_MAX + 12) + 64];
	struct pet_text h = pet_text_into(head, sizeof head, PET_LANG_EN, NULL, NULL);
	pet_must(!t->cut);
	pet_text_put(&h, "id:");
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		pet_text_char(&h, ' ');
		pet_text_put(&h, sub->table->row.id);
		pet_text_char(&h, '=');
		pet_text_number(&h, sub->line);
	}
	pet_text_put(&h, "\nevent: ");
	pet_text_put(&h, kind);
	pet_text_put(&h, "\ndata: ");
	put(st, h.buf, h.len);
	put(st, t->buf, t->len);
	put(st, "\n\n", 2);
}

/* Straight to the socket: the loop is asked to wait for it only if it does not take all. False:
 * this reader does not read. */
static bool write_out(struct stream *st)
{
	struct evhttp_connection *conn = st->gone ? NULL : evhttp_request_get_connection(st->http);
	if (!conn)
		return true;
	struct bufferevent *bev = evhttp_connection_get_bufferevent(conn);
	struct evbuffer *queue = bufferevent_get_output(bev);
	char size[20], end[] = "\r\n";
	if (evbuffer_get_length(queue) > QUEUE_MAX)
		return false;
	struct iovec piece[] = { { size, 0 }, { st->out->bytes, st->out->n }, { end, 2 } };
	if (st->http->chunked)
		piece[0].iov_len = (size_t)snprintf(size, sizeof size, "%zx\r\n", st->out->n);
	else
		piece[2].iov_len = 0;
	ssize_t gone = 0;
	if (evbuffer_get_length(queue) == 0)
		gone = writev(bufferevent_getfd(bev), piece, 3);
	size_t done = gone > 0 ? (size_t)gone : 0;
	for (int i = 0; i < 3; i++) {
		size_t skip = done < piece[i].iov_len ? done : piece[i].iov_len;
		done -= skip;
		if (skip < piece[i].iov_len)
			bufferevent_write(bev, (char *)piece[i].iov_base + skip,
					  piece[i].iov_len - skip);
	}
	return true;
}

static void cut_off(struct stream *st)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	evhttp_connection_set_closecb(conn, NULL, NULL);
	stream_free(st);
	evhttp_connection_free(conn);
}

static void undirty(struct stream *st)
{
	struct stream **at = &st->server->dirty;
	while (*at && *at != st)
		at = &(*at)->next_dirty;
	if (*at)
		*at = st->next_dirty;
	put_away(st);
}

/* A reader that does not read is cut off; it comes back and reads what it missed. */
void stream_flush(struct server *s)
{
	while (s->dirty) {
		struct stream *st = s->dirty;
		bool fine = write_out(st);
		undirty(st);
		if (!fine)
			cut_off(st);
	}
}

/* One line of the log as this audience may know it; the newest also says whose turn it is. */
static struct pet_text line_text(struct server *s, struct table *m, uint32_t i, uint8_t seat,
				 uint8_t lang)
{
	struct pet_text t = pet_text_into(s->scratch, SCRATCH, lang, m->game, m->state);
	struct pet_json j = pet_json_into(&t);
	t.seat_name = m->name;
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "table", m->row.id);
	show_line(&j, m, i, seat, lang);
	if (i + 1 == m->safe.lines) {
		show_seat(&j, "question_for", m->safe.asked);
		show_clock(&j, m);
		pet_json_key_string(&j, "receipt", m->safe.receipt);
	}
	pet_json_close(&j, '}');
	return t;
}

static uint8_t eyes_of(const struct sub *sub)
{
	int seat = table_seat_of(sub->table, sub->stream->user);
	return seat < 0 ? PET_NOBODY : (uint8_t)seat;
}

static void send_lines(struct server *s, struct sub *sub)
{
	struct table *m = sub->table;
	while (sub->line < m->safe.lines) {
		struct pet_text t = line_text(s, m, sub->line++, eyes_of(sub), sub->stream->lang);
		send_event(sub->stream, "line", &t);
	}
}

/* A line to all who have come just so far. Those who see with the same eyes get the same bytes,
 * made once: a thousand spectators cost one line and a thousand writes. */
static void send_line_to_all(struct server *s, struct table *m, uint32_t i)
{
	struct pet_text t = { 0 };
	int eyes = -1, lang = -1;
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		if (sub->line != i)
			continue;
		sub->line++;
		if (eyes_of(sub) != eyes || sub->stream->lang != lang) {
			eyes = eyes_of(sub);
			lang = sub->stream->lang;
			t = line_text(s, m, i, (uint8_t)eyes, (uint8_t)lang);
		}
		send_event(sub->stream, "line", &t);
	}
}

/* ---- small events: an object that names the table and something more --------------------------
 */

struct small {
	char buf[256];
	struct pet_text t;
	struct pet_json j;
};

static void small_open(struct small *e, const struct table *m)
{
	e->t = pet_text_into(e->buf, sizeof e->buf, PET_LANG_EN, NULL, NULL);
	e->j = pet_json_into(&e->t);
	pet_json_open(&e->j, '{');
	pet_json_key_string(&e->j, "table", m->row.id);
}

static void small_send(struct small *e, const struct table *m, const char *kind,
		       const struct stream *but)
{
	pet_json_close(&e->j, '}');
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (sub->stream != but)
			send_event(sub->stream, kind, &e->t);
}

static void tell_connected(struct table *m, int seat, bool on, const struct stream *but)
{
	struct small e;
	small_open(&e, m);
	show_seat(&e.j, "seat", seat);
	pet_json_key_bool(&e.j, "on", on);
	small_send(&e, m, "connected", but);
}

static void turn_text(struct small *e, const struct table *m, int you)
{
	small_open(e, m);
	pet_json_key_number(&e->j, "line", m->safe.lines);
	show_seat(&e->j, "seat", m->safe.asked);
	pet_json_key_bool(&e->j, "you", you >= 0 && you == m->safe.asked);
}

/* Whose turn it is, and whether a bot works on it: told when it changes. */
static void tell_turn(struct table *m)
{
	struct small e;
	for (struct sub *sub = m->subs; sub && m->safe.asked != m->told_turn;
	     sub = sub->next_of_table) {
		turn_text(&e, m, table_seat_of(m, sub->stream->user));
		pet_json_close(&e.j, '}');
		send_event(sub->stream, "turn", &e.t);
	}
	if (m->subs && m->safe.thinker != m->told_thinker) {
		small_open(&e, m);
		show_seat(&e.j, "seat", m->safe.thinker);
		small_send(&e, m, "thinking", NULL);
	}
	m->told_turn = m->safe.asked;
	m->told_thinker = m->safe.thinker;
}

void stream_turn(struct table *m)
{
	if (m->touched) /* the commit tells it */
		return;
	m->safe = table_reached(m);
	tell_turn(m);
}

void stream_table(struct server *s, struct table *m)
{
	static const char *const names[] = { "open", "running", "over" };
	struct small e;
	(void)s;
	small_open(&e, m);
	pet_json_key_string(&e.j, "status", names[m->row.status]);
	small_send(&e, m, "table", NULL);
}

static void unfollow(struct stream *st, const struct table *m)
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

static void tell_status(struct stream *st, const struct table *m, const char *status)
{
	struct small e;
	small_open(&e, m);
	pet_json_key_string(&e.j, "status", status);
	pet_json_close(&e.j, '}');
	send_event(st, "table", &e.t);
}

/* Who has no business at a private table any more is told so and hears nothing else of it. */
static void sift(struct table *m)
{
	for (struct sub *sub = m->subs, *next; sub && !m->row.open_to_all; sub = next) {
		struct stream *st = sub->stream;
		next = sub->next_of_table;
		if (table_seat_of(m, st->user) >= 0 ||
		    (st->user[0] && !strcmp(st->user, m->row.owner)) ||
		    (sub->invited && !m->row.locked))
			continue;
		tell_status(st, m, "removed");
		unfollow(st, m);
	}
}

void stream_line(struct server *s, struct table *m, uint32_t from)
{
	uint32_t first = m->safe.lines;
	sift(m);
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		first = sub->line < first ? sub->line : first;
	for (uint32_t i = first; i < m->safe.lines; i++)
		send_line_to_all(s, m, i);
	tell_turn(m);
	if (from > m->safe.lines || (m->row.status != TABLE_RUNNING && !m->touched))
		stream_table(s, m);
}

void stream_chat(struct server *s, struct table *m, int id, const char *name, const char *text)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		struct pet_text t = pet_text_into(s->scratch, SCRATCH, PET_LANG_EN, NULL, NULL);
		struct pet_json j = pet_json_into(&t);
		pet_json_open(&j, '{');
		pet_json_key_string(&j, "table", m->row.id);
		pet_json_key_number(&j, "id", id);
		pet_json_key_string(&j, "name", name);
		pet_json_key_string(&j, "text", text);
		pet_json_close(&j, '}');
		send_event(sub->stream, "chat", &t);
	}
}

void stream_follow(struct server *s, const char *user, struct table *m)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (st->user[0] && !strcmp(st->user, user))
			follow(st, m, m->safe.lines, false);
}

/* The host sent somebody away: an invitation helps no more. */
void stream_sent_away(struct table *m, const char *user)
{
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (!strcmp(sub->stream->user, user))
			sub->invited = false;
}

/* Somebody goes by another id from now on. */
void stream_rename(struct server *s, const char *user, const char *now)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (!strcmp(st->user, user))
			strcpy(st->user, now);
}

static void send_notice(struct stream *st, const char *text)
{
	char buf[NOTICE_MAX * 6 + 32];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "text", text);
	pet_json_close(&j, '}');
	send_event(st, "notice", &t);
}

/* The operator's message; who comes later gets it too, until it is taken back. */
void stream_notice(struct server *s, const char *text)
{
	snprintf(s->notice, sizeof s->notice, "%s", text);
	for (struct stream *st = s->streams; st; st = st->next)
		send_notice(st, text);
}

/* One line a stream, for the operator. */
void stream_list(struct server *s, struct evbuffer *out)
{
	int64_t now = now_ms();
	for (struct stream *st = s->streams; st; st = st->next)
		evbuffer_add_printf(out, "%s\t%s\t%lld s\t%d tables\n",
				    st->user[0] ? st->user : "nobody", st->address,
				    (long long)((now - st->since) / 1000), st->follows);
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

/* It may be just being opened, or looked at: then it is put away when that is done. */
static void on_gone(struct evhttp_connection *conn, void *arg)
{
	struct stream *st = arg;
	(void)conn;
	/* libevent lets go of a request that is still being answered; then it is ours to free */
	if (evhttp_request_get_connection(st->http))
		st->http = NULL;
	st->gone = true;
	aside_do(st->server, stream_gone, st);
}

static void on_ping(evutil_socket_t fd, short what, void *arg)
{
	static const char still[] = ": still here\n\n";
	(void)fd, (void)what;
	put(arg, still, sizeof still - 1);
}

/* "ab12=57 cd34=9": follows and sends what came after. */
static void resume(struct server *s, struct req *r, struct stream *st, const char *last)
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
			if (m && line >= 0 && line <= (long)m->safe.lines && may_watch(r, m))
				follow(st, m, (uint32_t)line, true);
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
		follow(mine->st, m, m->safe.lines, false);
}

static int streams_of(struct server *s, const char *user)
{
	int n = 0;
	for (struct stream *st = s->streams; st; st = st->next)
		n += !strcmp(st->user, user);
	return n;
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
	struct stream *st = memory_new(sizeof *st);
	struct evhttp_connection *conn = evhttp_request_get_connection(r->http);
	struct evkeyvalq *h = evhttp_request_get_output_headers(r->http);
	st->server = s;
	st->http = r->http;
	st->lang = r->lang;
	st->since = now_ms();
	strcpy(st->user, r->user.id);
	strcpy(st->token, r->token_hash);
	strcpy(st->address, r->address);
	st->next = s->streams;
	s->streams = st;
	s->stream_count++;
	r->answered = true;
	evhttp_add_header(h, "Content-Type", "text/event-stream");
	evhttp_add_header(h, "Cache-Control", "no-store");
	evhttp_add_header(h, "X-Accel-Buffering", "no");
	evhttp_connection_set_timeout(conn, 24 * 3600);
	/* nothing more is expected from there; the door bounds what comes all the same, with room enough
	 * that the end of the connection is still seen behind it */
	evhttp_connection_set_closecb(conn, on_gone, st);
	evhttp_send_reply_start(r->http, 200, "OK");

	resume(s, r, st,
	       evhttp_find_header(evhttp_request_get_input_headers(r->http), "Last-Event-ID"));
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, &r->query, next)
	{
		struct table *m = strcmp(kv->key, "table") ? NULL : table_find(s, kv->value);
		if (m && may_watch(r, m))
			follow(st, m, m->safe.lines, true);
	}
	if (r->user.id[0]) {
		struct mine mine = { s, st };
		store_list(&s->store, LIST_MINE, r->user.id, follow_mine, &mine);
	}
	st->ping = event_new(s->base, -1, EV_PERSIST, on_ping, st);
	struct timeval every = { PING_S, 0 };
	event_add(st->ping, &every);
	on_ping(-1, 0, st);
	if (s->notice[0])
		send_notice(st, s->notice);
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		struct small e;
		send_lines(s, sub);
		if (sub->table->safe.asked == PET_NOBODY)
			continue;
		turn_text(&e, sub->table, table_seat_of(sub->table, st->user));
		pet_json_close(&e.j, '}');
		send_event(st, "turn", &e.t);
	}
	if (s->store.failures != r->failures) /* it may follow less than it should */
		stream_end(st);
}

/* Ends a stream; the browser comes back by itself and gets what it missed. */
static void stream_end(struct stream *st)
{
	if (st->gone) /* on its way out already */
		return stream_leave(st);
	struct evhttp_connection *conn = evhttp_request_get_connection(st->http);
	if (conn)
		evhttp_connection_set_closecb(conn, NULL, NULL);
	if (st->out)
		write_out(st);
	evhttp_send_reply_end(st->http);
	stream_free(st);
}

void stream_table_gone(struct table *m)
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
}
