/* api_play.c: views, moves, undo and reasons. */
#include "server/api/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pack.h"
#include "core/wire.h"
#include "server/base/body.h"
#include "server/base/memory.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/lines.h"
#include "server/tables/show.h"
#include "server/tables/table.h"
#include "server/tables/think.h"

enum { UNDO_MOST = 100 }; /* decisions of a seat that are taken back, with others at the table */

/* The viewpoint: the user's seat; any seat of a finished game. */
static int eyes(struct req *r, struct table *m)
{
	int mine = table_seat_of(m, r->user.id);
	const char *as = query_get(r, "as");
	if (!as || !as[0])
		return mine < 0 || m->row.status == TABLE_OVER ? PET_NOBODY : mine;
	int32_t seat = pet_token_find(m->game, PET_K_SEAT, as, strlen(as));
	if (seat < 0 || seat >= m->row.seats || (seat != mine && m->row.status != TABLE_OVER))
		return -1;
	return seat;
}

static void put_view(struct req *r, struct table *m, const void *state, uint32_t line, int seat,
		     struct pet_text *t)
{
	struct pet_json j = pet_json_into(t);
	table_text(m, t, r->lang);
	pet_json_open(&j, '{');
	show_position(&j, m, state, line, (uint8_t)seat, r->lang);
	pet_json_key(&j, "board");
	if (m->game->board)
		m->game->board(pet_game_view(m->game, state, (uint8_t)seat), &j);
	else
		pet_json_null(&j);
	pet_json_key(&j, "printed");
	pet_wire_facts(m->game, pet_game_view(m->game, state, (uint8_t)seat), PET_FACTS_FIXED,
		       r->lang, &j);
	pet_json_close(&j, '}');
}

void api_view(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	struct pet_text t = scratch_text(r);
	int64_t at = query_int(r, "at", -1);
	if (!m)
		return;
	int seat = eyes(r, m);
	if (seat < 0)
		return reply_error(r, 403, "seat", "you may not look through these eyes");
	if (m->row.status == TABLE_OPEN)
		return reply_error(r, 409, "open", "the game has not begun");
	if (at < 0 || at >= m->record.count) {
		put_view(r, m, m->state, m->record.count, seat, &t);
		return reply_json(r, 200, &t);
	}
	unsigned char *state = memory_aligned(PET_STATE_MAX);
	struct pet_fault fault = { 0 };
	if (pet_record_at(&m->record, state, (uint32_t)at, &fault)) {
		put_view(r, m, state, (uint32_t)at, seat, &t);
		reply_json(r, 200, &t);
	} else {
		reply_error(r, 400, "line", fault.what);
	}
	free(state);
	(void)s;
}

/* mark: somebody who moved by another server, and heard nothing of it here, asks whether the line that was answered
 * still stands. */
void api_log(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	int64_t from = query_int(r, "from", 0), mark = query_int(r, "mark", -1);
	if (!m)
		return;
	if (mark >= 0 && !table_stands(s, m, from, mark)) {
		if (m->stale || m->missed) /* it has to be read again first */
			return reply_error(r, 503, "store", "the store does not answer");
		return reply_error(r, 409, "back", "the database went back: this line is lost");
	}
	int seat = table_seat_of(m, r->user.id);
	pet_json_open(&j, '[');
	/* the newest lines that fit: a client far behind asks again */
	uint32_t first = from > m->record.count ? m->record.count : (uint32_t)from;
	if (m->record.count - first > 1000)
		first = m->record.count - 1000;
	for (uint32_t i = first; i < m->record.count; i++) {
		pet_json_open(&j, '{');
		show_line(&j, m, i, seat < 0 ? PET_NOBODY : (uint8_t)seat, r->lang);
		pet_json_close(&j, '}');
	}
	pet_json_close(&j, ']');
	reply_json(r, 200, &t);
}

void api_record(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	struct pet_text t = scratch_text(r);
	if (!m)
		return;
	int seat = table_seat_of(m, r->user.id);
	uint8_t audience = m->row.status == TABLE_OVER ? PET_CHANCE
			   : seat < 0                  ? PET_NOBODY
						       : (uint8_t)seat;
	char *large = NULL; /* the maximum size of a record */
	if (!pet_record_write(&m->record, audience, &t)) {
		large = memory_grow(NULL, PET_RECORD_BYTES_MAX);
		t = pet_text_into(large, PET_RECORD_BYTES_MAX, r->lang, NULL, NULL);
	}
	if (large && !pet_record_write(&m->record, audience, &t))
		reply_error(r, 503, "too_large", "the record is too large");
	else
		reply(r, 200, "text/plain; charset=utf-8", t.buf, t.len);
	free(large);
	(void)s;
}

/* A copy of the record: the table may be forgotten before a thread comes to it. */
struct verify_job {
	struct evhttp_request *http;
	struct pet_record record;
	char *position;
	struct pet_fault fault;
	uint32_t checked;
	bool holds;
};

static void verify_free(struct verify_job *job)
{
	pet_pack_drop(job->record.setup.pack);
	free(job->record.line);
	free(job->position);
	free(job);
}

static void verify_work(void *arg)
{
	struct verify_job *job = arg;
	job->holds = pet_record_verify_dice(&job->record, &job->checked, &job->fault);
}

static void verify_done(struct server *s, void *arg)
{
	struct verify_job *job = arg;
	struct pet_text t = pet_text_into(s->scratch, SCRATCH, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_bool(&j, "holds", job->holds);
	pet_json_key_number(&j, "chance_moves", job->checked);
	pet_json_key_string(&j, "message", job->holds ? "" : job->fault.what);
	pet_json_close(&j, '}');
	commit_reply(s, job->http, 200, "application/json", t.buf, t.len, NULL);
	verify_free(job);
}

/* Whether the dice of a finished game match the commitment made at its start. A game can be crafted
 * to make this take seconds, so it runs on a worker thread. */
void api_verify(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	if (!m)
		return;
	if (m->row.status != TABLE_OVER)
		return reply_error(r, 409, "running",
				   "the secret is revealed when the game is over");
	struct verify_job *job = memory_new(sizeof *job);
	size_t bytes = m->record.count * sizeof *m->line;
	job->http = r->http;
	job->record = m->record;
	pet_pack_hold(job->record.setup.pack);
	job->record.line = memory_grow(NULL, bytes);
	job->record.cap = m->record.count;
	if (bytes)
		memcpy(job->record.line, m->line, bytes);
	if (m->row.position)
		job->record.position = job->position = memory_text(m->row.position);
	r->answered = think_work(s, r->address, verify_work, verify_done, job);
	if (r->answered)
		return;
	verify_free(job);
	reply_error(r, 503, "busy", "too many requests, wait a moment");
}

/* ---- moving ---------------------------------------------------------------------------------- */

static void reply_line(struct req *r, struct table *m, int status, const char *error)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	if (error) {
		pet_json_key_string(&j, "error", "line");
		pet_json_key_string(&j, "message", pet_text_tr(r->lang, error));
	}
	pet_json_key_number(&j, "line", m->record.count);
	if (!error) {
		pet_json_key_string(&j, "receipt", receipt_now(m));
		pet_json_key_number(&j, "mark", lines_mark(m, m->record.count));
	}
	pet_json_close(&j, '}');
	if (status == 200)
		reply_later_json(r, status, &t);
	else
		reply_json(r, status, &t);
}

/* A repeated request gets the same response. */
static bool was_played(struct table *m, int64_t line, int seat, pet_move mv)
{
	return line >= 0 && line < m->record.count && m->line[line].seat == seat &&
	       m->line[line].m == mv;
}

void api_move(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	const char *words = body_text(r, "move");
	int64_t line = body_int(r, "line", -1);
	if (seat < 0)
		return;
	if (!words || strlen(words) > 100 || line < 0)
		return reply_error(r, 400, "move", "a move and the line it answers are needed");
	pet_move mv = pet_token_move_find(m->game, words, strlen(words));
	if (line != m->record.count) {
		if (was_played(m, line, seat, mv))
			return reply_line(r, m, 200, NULL);
		return reply_line(r, m, 409, "the game has moved on");
	}
	if (m->row.status == TABLE_OVER && lines_full(m))
		return reply_line(r, m, 409,
				  "this table has as many lines as a table can have: it is over");
	if (m->row.status != TABLE_RUNNING || m->seat[seat].kind != SEAT_HUMAN)
		return reply_line(r, m, 409, "you are not playing at this table now");
	if (m->row.paused)
		return reply_line(r, m, 409, "the game is paused");
	if (m->seat[seat].flagged & FLAG_DOWN)
		return reply_line(r, m, 409, "your time is up: the others decide how it goes on");
	switch (table_play(s, m, (uint8_t)seat, mv)) {
	case PLAYED:
		return reply_line(r, m, 200, NULL);
	case PLAY_FULL:
		return reply_line(r, m, 409,
				  "this table has as many lines as a table can have: it is over");
	case PLAY_STORE:
		return reply_error(r, 503, "store", "the store does not answer");
	case PLAY_REFUSED:
		break;
	}
	const struct pet_reason *why = pet_game_why(m->game, m->state, (uint8_t)seat, mv);
	char told[512];
	struct pet_text t = pet_text_into(told, sizeof told, r->lang, m->game, m->state);
	if (why)
		pet_text_reason(&t, why, mv, pet_game_frame(m->state)->who);
	reply_error(r, 400, "illegal", why ? told : "that is not possible now");
}

void api_why(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	const char *words = body_text(r, "move"), *thing = body_text(r, "thing");
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	if (seat < 0)
		return;
	if ((!words && !thing) || strlen(words ? words : thing) > 100)
		return reply_error(r, 400, "move", "a move or a thing is needed");
	table_text(m, &t, r->lang);
	if (!words) {
		pet_wire_why_thing(m->game, m->state, (uint8_t)seat, thing, strlen(thing), r->lang,
				   &j);
		reply_json(r, 200, &t);
		return;
	}
	pet_move mv = pet_token_move_find(m->game, words, strlen(words));
	const struct pet_reason *why = pet_game_why(m->game, m->state, (uint8_t)seat, mv);
	if (why) {
		pet_wire_refusal(m->game, pet_game_view(m->game, m->state, (uint8_t)seat), why, mv,
				 r->lang, &j);
	} else {
		pet_json_open(&j, '{');
		pet_json_key_bool(&j, "legal", true);
		pet_json_close(&j, '}');
	}
	reply_json(r, 200, &t);
	(void)s;
}

/* ---- taking back ----------------------------------------------------------------------------- */

/* Free undo: all lines since then that still count are the seat's own, and seen by everybody. */
static bool own_since(const struct table *m, int seat, uint32_t to)
{
	for (uint32_t i = lines_standing(m, m->record.count); i >= to; i = lines_standing(m, i - 1))
		if (m->line[i - 1].seat != seat || m->line[i - 1].seen != PET_SEEN_BY_ALL)
			return false;
	return true;
}

/* Whose consent an undo needs: everybody's who owns a seat, also while a bot plays for them, since nobody
 * else speaks for them. Programs are not asked. */
static uint8_t humans(const struct table *m)
{
	return (uint8_t)table_people(m);
}

/* How often decisions of this seat were taken back. With others at the table that is limited: else who is
 * losing could lengthen the game to the end of its record, where it ends without a result. */
static bool enough_undone(const struct table *m, int seat)
{
	int times = 0;
	for (uint32_t i = 0; i < m->record.count; i++)
		times += m->line[i].seat == seat && pet_move_verb(m->line[i].m) == PET_UNDO_VERB;
	return times >= UNDO_MOST;
}

/* The line before the user's last decision that still counts; 0: there is none. */
static uint32_t last_decision(const struct table *m, int seat)
{
	uint32_t i = lines_standing(m, m->record.count);
	while (i > 0 && m->line[i - 1].seat != seat)
		i = lines_standing(m, i - 1);
	return i;
}

static bool stands(const struct table *m, uint32_t line)
{
	uint32_t i = lines_standing(m, m->record.count);
	while (i > line)
		i = lines_standing(m, i - 1);
	return i == line;
}

void api_undo(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	int64_t to = body_int(r, "to", 0);
	if (m->seat[seat].kind != SEAT_HUMAN) /* the bot's decisions are not yours to undo */
		return reply_error(r, 409, "seat", "you are not playing at this table now");
	if (to == 0)
		to = last_decision(m, seat);
	if (m->row.status != TABLE_RUNNING || to < 1 || to > m->record.count ||
	    !stands(m, (uint32_t)to))
		return reply_error(r, 409, "undo", "there is nothing to take back");
	bool free = own_since(m, seat, (uint32_t)to);
	/* against bots alone it harms nobody, but what chance or others revealed stays revealed */
	bool alone = humans(m) == 1 << seat;
	if (!strcmp(m->row.undo, "off"))
		return reply_error(r, 403, "undo", "at this table nothing is taken back");
	if (!alone && enough_undone(m, seat))
		return reply_error(r, 409, "enough", "you have taken back enough in this game");
	if (free || (alone && strcmp(m->row.undo, "consent"))) {
		if (!table_undo(s, m, (int)to))
			return reply_error(r, 503, "store", "the store does not answer");
		return reply_line(r, m, 200, NULL);
	}
	if (!table_ask_undo(s, m, (int)to, (uint8_t)(1 << seat), seat))
		return reply_error(r, 503, "store", "the store does not answer");
	commit_news(s, m, true);
	reply_table(s, r, m);
}

void api_undo_answer(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	int to = m->row.undo_to;
	if (m->seat[seat].kind != SEAT_HUMAN)
		return reply_error(r, 409, "seat", "you are not playing at this table now");
	if (!to)
		return reply_error(r, 409, "undo", "nobody asked to take something back");
	if (seat == m->row.undo_by && body_find_true(r->body, "yes"))
		return reply_error(r, 409, "undo", "it is for the others to agree");
	bool yes = body_find_true(r->body, "yes");
	uint8_t agreed = yes ? (uint8_t)(m->row.undo_yes | 1 << seat) : 0;
	bool all = yes && (agreed & humans(m)) == humans(m);
	if (!yes && seat != m->row.undo_by) {
		happen(s, m, "undo_declined", seat, m->row.undo_by, to);
		store_table_update(&s->store, &m->row);
	}
	int by = yes ? m->row.undo_by : -1;
	if (!table_ask_undo(s, m, yes ? to : 0, agreed, by) || (all && !table_undo(s, m, to)))
		return reply_error(r, 503, "store", "the store does not answer");
	commit_news(s, m, true);
	reply_table(s, r, m);
}
