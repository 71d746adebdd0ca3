/* stream_tell.c: what is sent to streams: lines, turns, presence, chat; each from the view of the
 * stream's own seat. */
#include "server/stream/stream_internal.h"

#include <event2/event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/tables/show.h"

enum {
	MISSED_AT_ONCE = 100, /* lines */
	CATCH_UP_MS = 4,
	CATCH_UP_PAUSE_MS = 3,
	CATCH_UP_QUEUE = 256 << 10, /* bytes */
};

/* One line of the log as this audience may know it; the newest also says whose turn it is and
 * contains the position for those who want it. A position that is not durable yet is sent to
 * nobody. */
static struct pet_text line_text(struct server *s, struct table *m, uint32_t i, uint8_t seat,
				 uint8_t lang, bool views)
{
	struct pet_text t = pet_text_into(s->scratch, SCRATCH, lang, m->game, m->state);
	struct pet_json j = pet_json_into(&t);
	table_speak(m, &t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "table", m->row.id);
	show_line(&j, m, i, seat, lang);
	if (i + 1 == m->safe.lines) {
		show_seat(&j, "question_for", m->safe.asked);
		show_clock(&j, m);
		pet_json_key_string(&j, "receipt", m->safe.receipt);
		if (views && m->row.status == TABLE_RUNNING && m->record.count == m->safe.lines) {
			pet_json_key(&j, "position");
			pet_json_open(&j, '{');
			show_position(&j, m, m->state, m->safe.lines, seat, lang);
			pet_json_close(&j, '}');
		}
	}
	pet_json_close(&j, '}');
	return t;
}

static uint8_t eyes_of(const struct sub *sub)
{
	int seat = table_seat_of(sub->table, sub->stream->user);
	return seat < 0 ? PET_NOBODY : (uint8_t)seat;
}

/* Sends a line to all streams that are up to date. Streams with the same view share the same bytes,
 * made once: a thousand spectators cost one line and a thousand writes. */
static void send_line_to_all(struct server *s, struct table *m, uint32_t i)
{
	struct pet_text t = { 0 };
	int eyes = -1, lang = -1, views = -1;
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table) {
		if (sub->line != i || sub->behind)
			continue;
		sub->line++;
		if (eyes_of(sub) != eyes || sub->stream->lang != lang ||
		    sub->stream->views != views) {
			eyes = eyes_of(sub);
			lang = sub->stream->lang;
			views = sub->stream->views;
			t = line_text(s, m, i, (uint8_t)eyes, (uint8_t)lang, views);
		}
		stream_send(sub->stream, "line", &t);
	}
}

/* ---- small events: an object with the table's id and something more ------------------------- */

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
			stream_send(sub->stream, kind, &e->t);
}

void stream_tell_connected(struct table *m, int seat, bool on, const struct stream *but)
{
	struct small e;
	m->gone[seat] = on ? 0 : now_ms();
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

static void tell_turn_to(struct sub *sub)
{
	struct small e;
	turn_text(&e, sub->table, table_seat_of(sub->table, sub->stream->user));
	pet_json_close(&e.j, '}');
	stream_send(sub->stream, "turn", &e.t);
}

/* Whose turn it is, and whether a bot is thinking; sent when it changes. */
static void tell_turn(struct table *m)
{
	struct small e;
	for (struct sub *sub = m->subs; sub && m->safe.asked != m->told_turn;
	     sub = sub->next_of_table)
		if (!sub->behind)
			tell_turn_to(sub);
	if (m->subs && m->safe.thinker != m->told_thinker) {
		small_open(&e, m);
		show_seat(&e.j, "seat", m->safe.thinker);
		small_send(&e, m, "thinking", NULL);
	}
	m->told_turn = m->safe.asked;
	m->told_thinker = m->safe.thinker;
}

void stream_went_back(struct table *m, uint32_t lines)
{
	struct small e;
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		sub->line = sub->line < lines ? sub->line : lines;
	small_open(&e, m);
	pet_json_key_number(&e.j, "line", lines);
	small_send(&e, m, "back", NULL);
}

/* Where its lines and ours parted is not known: also the last of fewer lines may have been written since. */
void stream_tell_back(struct sub *sub)
{
	struct small e;
	small_open(&e, sub->table);
	pet_json_key(&e.j, "line");
	pet_json_null(&e.j);
	pet_json_close(&e.j, '}');
	stream_send(sub->stream, "back", &e.t);
	sub->back = false;
}

/* ---- what was missed ------------------------------------------------------------------------- */

static void on_catch_up(evutil_socket_t fd, short what, void *arg);

static void catch_up_soon(struct server *s, int ms)
{
	struct timeval wait = { 0, ms * 1000 };
	if (!s->catch_up)
		s->catch_up = event_new(s->base, -1, 0, on_catch_up, s);
	if (!event_pending(s->catch_up, EV_TIMEOUT, NULL))
		event_add(s->catch_up, &wait);
}

/* The backlog may be 100,000 lines: the rest waits for later loop turns. */
void stream_send_missed(struct server *s, struct sub *sub)
{
	struct table *m = sub->table;
	for (int n = 0; sub->line < m->safe.lines && n < MISSED_AT_ONCE; n++) {
		struct pet_text t = line_text(s, m, sub->line++, eyes_of(sub), sub->stream->lang,
					      sub->stream->views);
		stream_send(sub->stream, "line", &t);
	}
	sub->behind = sub->line < m->safe.lines;
	if (sub->behind)
		catch_up_soon(s, CATCH_UP_PAUSE_MS);
	else if (m->safe.asked != PET_NOBODY)
		tell_turn_to(sub);
}

/* A client that does not read gets nothing more for now. */
static void catch_up(struct server *s, void *arg)
{
	int64_t until = monotonic_ms() + CATCH_UP_MS;
	bool behind = false;
	(void)arg;
	for (struct stream *st = s->streams; st; st = st->next) {
		for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
			while (sub->behind && stream_queued(st) < CATCH_UP_QUEUE &&
			       monotonic_ms() < until)
				stream_send_missed(s, sub);
			behind = behind || sub->behind;
		}
	}
	if (behind)
		catch_up_soon(s, CATCH_UP_PAUSE_MS);
}

static void on_catch_up(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what;
	aside_do(arg, catch_up, NULL);
}

/* ---- changes --------------------------------------------------------------------------------- */

void stream_turn(struct table *m)
{
	if (m->touched) /* the commit sends it */
		return;
	m->safe = table_reached(m);
	tell_turn(m);
}

static void tell_table(struct server *s, struct table *m)
{
	static const char *const names[] = { "open", "running", "over" };
	struct small e;
	(void)s;
	small_open(&e, m);
	pet_json_key_string(&e.j, "status", names[m->row.status]);
	small_send(&e, m, "table", NULL);
}

static void tell_removed(const struct sub *sub)
{
	struct small e;
	small_open(&e, sub->table);
	pet_json_key_string(&e.j, "status", "removed");
	if (sub->by[0])
		pet_json_key_string(&e.j, "by", sub->by);
	pet_json_close(&e.j, '}');
	stream_send(sub->stream, "table", &e.t);
}

/* Streams that lost access to a table are told so, and by whom, and get nothing else of it. */
static void sift(struct table *m)
{
	for (struct sub *sub = m->subs, *next; sub; sub = next) {
		struct stream *st = sub->stream;
		next = sub->next_of_table;
		if (table_seat_of(m, st->user) >= 0 ||
		    (st->user[0] && !strcmp(st->user, m->row.owner)) ||
		    (!sub->gone && (m->row.open_to_all || (sub->invited && !m->row.locked))))
			continue;
		tell_removed(sub);
		stream_unfollow(st, m);
	}
}

void stream_line(struct server *s, struct table *m, bool changed)
{
	uint32_t first = m->safe.lines;
	sift(m);
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		first = !sub->behind && sub->line < first ? sub->line : first;
	for (uint32_t i = first; i < m->safe.lines; i++) {
		send_line_to_all(s, m, i);
		/* the same seat may be asked something else now, and its answer was refused */
		if (pet_move_verb(m->record.line[i].m) == PET_UNDO_VERB)
			m->told_turn = PET_NOBODY;
	}
	tell_turn(m);
	if (changed || (m->row.status != TABLE_RUNNING && !m->touched))
		tell_table(s, m);
}

void stream_send_notice(struct stream *st, const char *text)
{
	char buf[NOTICE_MAX * 6 + 32];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "text", text);
	pet_json_close(&j, '}');
	stream_send(st, "notice", &t);
}

/* The operator's message; later streams get it too, until it is withdrawn. */
void stream_notice(struct server *s, const char *text)
{
	snprintf(s->notice, sizeof s->notice, "%s", text);
	for (struct stream *st = s->streams; st; st = st->next)
		stream_send_notice(st, text);
}
