/* show.c: tables, lines and clocks as JSON, for a given audience. */
#include "core/pack.h"
#include "server/tables/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/wire.h"
#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/contract.h"
#include "server/tables/dice.h"
#include "server/tables/known.h"
#include "server/tables/orders.h"
#include "server/tables/table.h"

enum { ONLOOKERS_SHOWN = 30 };

void show_seat_value(struct pet_json *j, int seat)
{
	static const char *const name[PET_SEATS_MAX] = { "s1", "s2", "s3", "s4", "s5", "s6" };
	if (seat == PET_CHANCE)
		pet_json_string(j, "*");
	else if (seat < 0 || seat >= PET_SEATS_MAX)
		pet_json_null(j);
	else
		pet_json_string(j, name[seat]);
}

void show_seat(struct pet_json *j, const char *key, int seat)
{
	pet_json_key(j, key);
	show_seat_value(j, seat);
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

/* How a bot came to play for a person, and since when. */
static void show_left(struct pet_json *j, const struct seat_row *seat)
{
	static const char *const how[] = { "", "self", "time", "vote", "resigned" };
	if (seat->kind != SEAT_BOT || !seat->user[0] || !seat->left_how)
		return;
	pet_json_key(j, "left");
	pet_json_open(j, '{');
	pet_json_key_string(j, "how", how[seat->left_how]);
	pet_json_key_number(j, "line", seat->left_line);
	pet_json_close(j, '}');
}

/* Days off, a substitute who is wanted, and when the others may vote. */
static void show_absence(struct pet_json *j, struct table *m, int i)
{
	struct seat_row *seat = &m->seat[i];
	int64_t now = now_ms(), absent = table_absent_in(m->server, m, i);
	if (m->contract.vacation_days && seat->user[0] && !seat->program)
		pet_json_key_number(j, "off_left_h", table_off_left(m, i, now) / 3600000);
	if (table_off(m, i, now))
		pet_json_key_number(j, "off_until", seat->off_until);
	if (seat->substitute[0])
		pet_json_key_bool(j, "substitute", true);
	if (seat->flagged & FLAG_DOWN)
		pet_json_key_bool(j, "flagged", true);
	if (seat->kind == SEAT_BOT && seat->user[0] && !seat->resigned)
		pet_json_key_bool(j, "may_return", table_may_come_back(m, i));
	if (absent >= 0)
		pet_json_key_number(j, "absent_in_ms", absent);
}

/* m: the table if it is in memory, to know who follows it now. */
static void show_seats(struct pet_json *j, const struct seat_row *seat, const struct table_row *row,
		       struct table *m)
{
	char bot[BOT_NAME_MAX];
	int seats = row->seats;
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
		if (seat[i].kind == SEAT_BOT) {
			bot_cast(&seat[i], i, row->id, pet_game_find(row->game), bot);
			pet_json_key_string(j, "bot", seat[i].user[0] ? seat[i].bot : bot);
		}
		if (seat[i].kind == SEAT_BOT && !seat[i].user[0])
			pet_json_key_string(j, "name", bot_called(i, j->t->lang));
		if (seat_offered(&seat[i]))
			pet_json_key_bool(j, "offered", true);
		pet_json_key_bool(j, "resigned", seat[i].resigned);
		show_left(j, &seat[i]);
		if (m)
			show_absence(j, m, i);
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

void show_options(struct pet_json *j, const char *words)
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

/* Its name, and what it changes, which everybody sees before sitting down. In a list the name alone: its
 * text begins with it. */
static void show_pack(struct pet_json *j, const struct table_row *row)
{
	static const char before[] = "\nname ";
	const char *name = row->pack ? strstr(row->pack, before) : NULL;
	if (!name)
		return;
	name += sizeof before - 1;
	pet_json_key(j, "pack");
	pet_json_open(j, '{');
	pet_json_key(j, "name");
	pet_json_bytes(j, name, strcspn(name, "\n"));
	pet_json_close(j, '}');
}

static void show_differences(struct pet_json *j, const struct table *m)
{
	if (!pet_pack_of(m->record.setup.pack))
		return;
	pet_json_key(j, "packed");
	pet_pack_json(pet_pack_of(m->record.setup.pack), j);
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

static bool clock_runs(const struct table *m, int64_t now)
{
	uint8_t asked = pet_game_asked(m->state);
	return m->row.status == TABLE_RUNNING && asked < PET_SEATS_MAX && !m->row.paused &&
	       !table_off(m, asked, now) && !(m->seat[asked].flagged & FLAG_DOWN);
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
	pet_json_key_number(j, "cap_s", m->contract.cap_ms / 1000);
	pet_json_key(j, "left_ms");
	pet_json_open(j, '[');
	for (int i = 0; i < m->row.seats; i++)
		pet_json_number(j, table_left_ms(m, i, now));
	pet_json_close(j, ']');
	show_seat(j, "running", clock_runs(m, now) ? pet_game_asked(m->state) : -1);
	pet_json_close(j, '}');
}

struct looking {
	struct server *s;
	struct pet_json *j;
	int left, nameless;
};

static void show_onlooker(void *arg, const char *user)
{
	struct looking *l = arg;
	struct user_row who;
	l->nameless += !user[0];
	if (!user[0] || l->left-- <= 0 || store_user(&l->s->store, user, &who) != 1)
		return;
	pet_json_open(l->j, '{');
	pet_json_key_string(l->j, "id", who.id);
	pet_json_key_string(l->j, "name", who.name);
	pet_json_close(l->j, '}');
}

/* For the host, who may send them away. */
static void show_onlookers(struct server *s, struct pet_json *j, const struct table *m)
{
	struct looking l = { s, j, ONLOOKERS_SHOWN, 0 };
	pet_json_key(j, "onlookers");
	pet_json_open(j, '[');
	if (s->followers)
		s->followers->onlookers(m, show_onlooker, &l);
	pet_json_close(j, ']');
	pet_json_key_number(j, "nameless", l.nameless);
}

static void show_head(struct server *s, struct pet_json *j, const struct table_row *row)
{
	pet_json_key_string(j, "id", row->id);
	pet_json_key_string(j, "name", row->name);
	pet_json_key_string(j, "game", row->game);
	pet_json_key_string(j, "status", status_names[row->status]);
	pet_json_key_bool(j, "public", row->open_to_all);
	pet_json_key_bool(j, "locked", row->locked);
	if (row->position)
		pet_json_key_bool(j, "continues", true);
	pet_json_key_string(j, "undo", row->undo);
	pet_json_key_string(j, "talk", talk_names[row->talk]);
	pet_json_key_number(j, "created", row->created);
	if (row->follows[0])
		pet_json_key_string(j, "follows", row->follows);
	show_contract(s, j, row);
	if (row->circle[0])
		pet_json_key_string(j, "circle", row->circle);
	if (row->league[0])
		pet_json_key_string(j, "league", row->league);
	show_options(j, row->options);
	show_pack(j, row);
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
	show_head(s, j, &m->row);
	show_differences(j, m);
	show_seats(j, m->seat, &m->row, m);
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
	if (user && user[0] && !strcmp(user, m->row.owner))
		show_onlookers(s, j, m);
	pet_json_key_bool(j, "paused", m->row.paused != 0);
	show_motion(s, j, m, seat);
	show_happened(j, m);
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
	show_head(s, j, row);
	if (store_seats(&s->store, row->id, seat) >= 0) {
		int mine = -1;
		show_seats(j, seat, row, NULL);
		for (int i = 0; i < row->seats; i++)
			if (user && user[0] && !strcmp(seat[i].user, user))
				mine = i;
		show_seat(j, "you", mine);
	}
	pet_json_key_bool(j, "your_turn", false);
	pet_json_close(j, '}');
}

/* The names of a table for one who sits there: sentences say which of them is the reader (wire.h). */
struct reader {
	const char *name[PET_SEATS_MAX];
	char own[NAME_MAX_BYTES + 8];
};

static void speak_to(struct reader *r, struct table *m, uint8_t seat, struct pet_text *t)
{
	table_speak(m, t);
	if (seat >= PET_SEATS_MAX ||
	    m->row.status == TABLE_OVER) /* then anybody looks through all eyes */
		return;
	memcpy(r->name, t->seat_name, sizeof r->name);
	snprintf(r->own, sizeof r->own, "%s\n%s", r->name[seat], N_("you"));
	r->name[seat] = r->own;
	t->seat_name = r->name;
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
	if (m->line_event[i].bot)
		pet_json_key_bool(j, "bot", true);
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
	struct reader reader;
	speak_to(&reader, m, seat, j->t);
	pet_json_key(j, "events");
	pet_wire_events(m->game, &events, seat, lang, j);
	table_speak(m, j->t);
}

void show_position(struct pet_json *j, struct table *m, const void *state, uint32_t line,
		   uint8_t seat, uint8_t lang)
{
	enum { WORDS = 64 << 10 };
	struct pet_view v = pet_game_view(m->game, state, seat);
	char seal[20], *words = memory_grow(NULL, WORDS);
	struct pet_text told = pet_text_into(words, WORDS, lang, m->game, state);
	struct reader reader;
	speak_to(&reader, m, seat, &told);
	j->t->game = m->game;
	j->t->pub = state;
	speak_to(&reader, m, seat, j->t);
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
	table_speak(m, j->t);
	free(words);
}

void show_rating(struct pet_json *j, const struct rating_row *row)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "user", row->user);
	pet_json_key_string(j, "name", row->name);
	pet_json_key(j, "rating");
	pet_json_decimal(j, row->mu, 3);
	pet_json_key(j, "uncertainty");
	pet_json_decimal(j, row->sigma, 3);
	pet_json_key_number(j, "games", row->games);
	pet_json_key(j, "wins");
	pet_json_decimal(j, (int64_t)row->wins * 100 / PET_SHARES, 2);
	pet_json_close(j, '}');
}
