/* show.c: tables, lines and clocks as JSON, for a given audience. */
#include "server/tables/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/wire.h"
#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/orders.h"
#include "server/tables/table.h"

void show_seat(struct pet_json *j, const char *key, int seat)
{
	static const char *const name[PET_SEATS_MAX] = { "s1", "s2", "s3", "s4", "s5", "s6" };
	pet_json_key(j, key);
	if (seat == PET_CHANCE)
		pet_json_string(j, "*");
	else if (seat < 0 || seat >= PET_SEATS_MAX)
		pet_json_null(j);
	else
		pet_json_string(j, name[seat]);
}

static const char *const status_names[] = { "open", "running", "over" };

static const char *const talk_names[] = { "all", "players", "nobody" };

int show_talk_find(const char *word)
{
	for (int i = TALK_ALL; i <= TALK_NOBODY; i++)
		if (!strcmp(word, talk_names[i]))
			return i;
	return -1;
}

/* m: the table if it is in memory, to know who follows it now. */
static void show_seats(struct pet_json *j, const struct seat_row *seat, int seats,
		       const struct table *m)
{
	static const char *const kinds[] = { "open", "human", "bot" };
	pet_json_key(j, "seats");
	pet_json_open(j, '[');
	for (int i = 0; i < seats; i++) {
		pet_json_open(j, '{');
		show_seat(j, "seat", i);
		pet_json_key_string(j, "kind", kinds[seat[i].kind]);
		if (seat[i].user[0]) {
			pet_json_key(j, "user");
			pet_json_open(j, '{');
			pet_json_key_string(j, "id", seat[i].user);
			pet_json_key_string(j, "name", seat[i].name);
			if (seat[i].program)
				pet_json_key_bool(j, "bot", true);
			pet_json_close(j, '}');
		}
		if (seat[i].kind == SEAT_BOT)
			pet_json_key_string(j, "bot", seat[i].bot);
		if (seat[i].kind == SEAT_BOT && !seat[i].user[0])
			pet_json_key_string(j, "name", bot_called(i, j->t->lang));
		if (seat_offered(&seat[i]))
			pet_json_key_bool(j, "offered", true);
		pet_json_key_bool(j, "resigned", seat[i].resigned);
		if (seat[i].colour[0])
			pet_json_key_string(j, "colour", seat[i].colour);
		if (m && m->row.status == TABLE_OPEN && seat[i].kind != SEAT_OPEN)
			pet_json_key_bool(j, "ready", seat_ready(&seat[i]));
		if (m && table_partner(m, i) >= 0)
			show_seat(j, "partner", table_partner(m, i));
		if (m && seat[i].kind == SEAT_HUMAN)
			pet_json_key_bool(j, "connected", table_connected(m, i));
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void show_options(struct pet_json *j, const char *words)
{
	const char *at = words, *end = words + strlen(words), *word;
	size_t n;
	pet_json_key(j, "options");
	pet_json_open(j, '{');
	while (pet_token_next(&at, end, &word, &n)) {
		char key[32];
		size_t is = 0;
		while (is < n && word[is] != '=')
			is++;
		if (is >= sizeof key || is == n)
			continue;
		memcpy(key, word, is);
		key[is] = 0;
		pet_json_key(j, key);
		pet_json_bytes(j, word + is + 1, n - is - 1);
	}
	pet_json_close(j, '}');
}

static void show_result(struct pet_json *j, const char *result, int seats)
{
	int share[PET_SEATS_MAX] = { 0 };
	pet_json_key(j, "result");
	if (!result[0]) {
		pet_json_null(j);
		return;
	}
	sscanf(result, "%d %d %d %d %d %d", &share[0], &share[1], &share[2], &share[3], &share[4],
	       &share[5]);
	pet_json_open(j, '{');
	for (int i = 0; i < seats; i++) {
		char name[8];
		snprintf(name, sizeof name, "s%d", i + 1);
		pet_json_key(j, name);
		pet_json_decimal(j, (share[i] * 10000 + PET_SHARES / 2) / PET_SHARES, 4);
	}
	pet_json_close(j, '}');
}

void show_clock(struct pet_json *j, const struct table *m)
{
	pet_json_key(j, "clock");
	if (!m->row.bank_ms) {
		pet_json_null(j);
		return;
	}
	int64_t now = now_ms();
	pet_json_open(j, '{');
	pet_json_key_number(j, "bank_s", m->row.bank_ms / 1000);
	pet_json_key_number(j, "increment_s", m->row.increment_ms / 1000);
	pet_json_key(j, "left_ms");
	pet_json_open(j, '[');
	for (int i = 0; i < m->row.seats; i++)
		pet_json_number(j, table_left_ms(m, i, now));
	pet_json_close(j, ']');
	show_seat(j, "running", m->row.status == TABLE_RUNNING ? pet_game_asked(m->state) : -1);
	pet_json_close(j, '}');
}

static void show_head(struct pet_json *j, const struct table_row *row)
{
	pet_json_key_string(j, "id", row->id);
	pet_json_key_string(j, "name", row->name);
	pet_json_key_string(j, "game", row->game);
	pet_json_key_string(j, "status", status_names[row->status]);
	pet_json_key_bool(j, "public", row->open_to_all);
	pet_json_key_bool(j, "locked", row->locked);
	pet_json_key_string(j, "undo", row->undo);
	pet_json_key_string(j, "talk", talk_names[row->talk]);
	pet_json_key_number(j, "created", row->created);
	if (row->follows[0])
		pet_json_key_string(j, "follows", row->follows);
	show_options(j, row->options);
	show_result(j, row->result, row->seats);
}

static void show_wish(struct pet_json *j, struct table *m, pet_move mv)
{
	char words[256];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, m->game, m->state);
	pet_json_open(j, '{');
	pet_token_move(&t, mv);
	pet_json_key_string(j, "move", words);
	t = pet_text_into(words, sizeof words, j->t->lang, m->game, m->state);
	table_speak(m, &t);
	pet_text_move(&t, mv, 0);
	pet_json_key_string(j, "text", words);
	pet_json_key_bool(j, "most", pet_verb_amount(&m->game->verbs[pet_move_verb(mv)]) >= 0);
	pet_json_close(j, '}');
}

/* The standing order of the own seat, which nobody else is shown. */
static void show_order(struct server *s, struct pet_json *j, struct table *m, int seat)
{
	struct order order;
	pet_json_key(j, "order");
	if (m->row.status != TABLE_RUNNING || !orders_held(s, m, seat, &order)) {
		pet_json_null(j);
		return;
	}
	pet_json_open(j, '{');
	pet_json_key(j, "wishes");
	pet_json_open(j, '[');
	for (int i = 0; i < order.wants.count; i++)
		show_wish(j, m, order.wants.wish[i]);
	pet_json_close(j, ']');
	pet_json_key_bool(j, "pass", order.wants.pass);
	pet_json_key_string(j, "until", order.until == ORDER_ROUND ? "round" : "turn");
	pet_json_close(j, '}');
}

void show_table(struct server *s, struct pet_json *j, struct table *m, const char *user)
{
	int seat = table_seat_of(m, user);
	pet_json_open(j, '{');
	show_head(j, &m->row);
	show_seats(j, m->seat, m->row.seats, m);
	if (table_coloured(m)) {
		table_speak(m, j->t);
		pet_json_key(j, "colours");
		pet_wire_colours(m->game, m->colour, (uint8_t)m->row.seats, j);
	}
	pet_json_key_number(j, "away_s", s->config.away_s);
	show_seat(j, "you", seat);
	pet_json_key_number(j, "line", m->record.count);
	pet_json_key_bool(j, "your_turn",
			  seat >= 0 && m->row.status == TABLE_RUNNING &&
				  pet_game_asked(m->state) == seat);
	pet_json_key_bool(j, "owner", user && user[0] && !strcmp(user, m->row.owner));
	show_seat(j, "host", table_seat_of(m, m->row.owner));
	pet_json_key_bool(j, "thinking", m->thinking);
	pet_json_key_number(j, "spectators", table_watchers(m));
	show_clock(j, m);
	show_dice(j, m);
	pet_json_key_string(j, "receipt", receipt_now(m));
	char next[ID_MAX];
	if (seat >= 0 && m->row.status == TABLE_OVER &&
	    store_table_following(&s->store, m->row.id, next) > 0)
		pet_json_key_string(j, "rematch", next);
	if (seat >= 0)
		show_order(s, j, m, seat);
	pet_json_key(j, "undo_asked");
	if (m->row.undo_to)
		pet_json_number(j, m->row.undo_to);
	else
		pet_json_null(j);
	pet_json_close(j, '}');
}

void show_row(struct server *s, struct pet_json *j, const struct table_row *row, const char *user)
{
	struct seat_row seat[PET_SEATS_MAX];
	/* whose turn it is needs a running table in memory; a finished one does not */
	if (row->status == TABLE_RUNNING) {
		struct table *m = table_find(s, row->id);
		if (m) {
			show_table(s, j, m, user);
			return;
		}
	}
	pet_json_open(j, '{');
	show_head(j, row);
	if (store_seats(&s->store, row->id, seat) >= 0) {
		int mine = -1;
		show_seats(j, seat, row->seats, NULL);
		for (int i = 0; i < row->seats; i++)
			if (user && user[0] && !strcmp(seat[i].user, user))
				mine = i;
		show_seat(j, "you", mine);
	}
	pet_json_key_bool(j, "your_turn", false);
	pet_json_close(j, '}');
}

/* Members of one line of the log, as seat may know it. The caller opens the object. */
void show_line(struct pet_json *j, struct table *m, uint32_t i, uint8_t seat, uint8_t lang)
{
	const struct pet_record_line *l = &m->line[i];
	char words[256];
	struct pet_text t = pet_text_into(words, sizeof words, lang, m->game, m->state);
	table_speak(m, &t);
	bool knows = l->seen == PET_SEEN_BY_ALL ||
		     (seat < PET_SEATS_MAX && (l->seen >> seat & 1)) || m->row.status == TABLE_OVER;
	pet_json_key_number(j, "line", i + 1);
	show_seat(j, "seat", l->seat);
	if (pet_move_verb(l->m) == PET_UNDO_VERB) {
		snprintf(words, sizeof words, "undo %u", l->m & 0xffffff);
		pet_json_key_string(j, "move", words);
		pet_json_key_string(j, "text", words);
	} else if (!knows) {
		pet_json_key_string(j, "move", "?");
		pet_json_key_string(j, "text", "?");
	} else {
		pet_token_move(&t, l->m);
		pet_json_key_string(j, "move", words);
		t = pet_text_into(words, sizeof words, lang, m->game, m->state);
		table_speak(m, &t);
		pet_text_move(&t, l->m, 0);
		pet_json_key_string(j, "text", words);
	}
	if (m->line_event[i].ordered && l->seat == seat)
		pet_json_key_bool(j, "ordered", true);
	struct pet_events events = { m->event + m->line_event[i].first, m->line_event[i].count,
				     m->line_event[i].count, 0 };
	j->t->game = m->game;
	j->t->pub = m->state;
	table_speak(m, j->t);
	pet_json_key(j, "events");
	pet_wire_events(m->game, &events, seat, lang, j);
}

void show_position(struct pet_json *j, struct table *m, const void *state, uint32_t line,
		   uint8_t seat, uint8_t lang)
{
	enum { WORDS = 64 << 10 };
	struct pet_view v = pet_game_view(m->game, state, seat);
	char seal[20], *words = memory_grow(NULL, WORDS);
	struct pet_text told = pet_text_into(words, WORDS, lang, m->game, state);
	table_speak(m, &told);
	j->t->game = m->game;
	j->t->pub = state;
	table_speak(m, j->t);
	pet_json_key_number(j, "line", line);
	pet_json_key(j, "you");
	pet_json_value(j, PET_K_SEAT, seat);
	pet_json_key(j, "view");
	pet_view_write(m->game, v, j);
	snprintf(seal, sizeof seal, "%016" PRIx64, pet_view_seal(m->game, v));
	pet_json_key_string(j, "seal", seal);
	pet_json_key(j, "question");
	pet_wire_question(m->game, v, line + 1, lang, j);
	pet_json_key(j, "battle");
	pet_wire_battle(m->game, v, lang, j);
	pet_json_key(j, "facts");
	pet_wire_facts(m->game, v, PET_FACTS_NOW, lang, j);
	if (m->game->describe)
		m->game->describe(v, &told);
	pet_json_key_string(j, "describe", words);
	free(words);
}
