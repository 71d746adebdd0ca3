/* table.c: tables in memory. The lines in the store are the truth; a table here is those lines
 * played, kept while somebody needs it. */
#include "server/table.h"

#include <event2/event.h>
#include <malloc.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"
#include "server/aside.h"
#include "server/commit.h"
#include "server/dice.h"
#include "server/http.h"
#include "server/lines.h"
#include "server/memory.h"
#include "server/ratings.h"
#include "server/server.h"
#include "server/stream.h"
#include "server/think.h"
#include "server/wake.h"

enum {
	IDLE_TABLES = 2000,
	NUDGE_MS = 3000,
	KEEP_MS = 600000,
	KEEP_OVER_MS = 20000,
	NODE_DEAD_MS = 8000,
	BUSY_MS = 50,
};

static uint32_t bucket(const char *id)
{
	uint32_t h = 2166136261u;
	for (; *id; id++)
		h = (h ^ (unsigned char)*id) * 16777619u;
	return h % HASH_SIZE;
}

uint32_t table_lines(const struct table *m)
{
	return m->record.count;
}

struct reached table_reached(struct table *m)
{
	struct reached now = {
		m->record.count,
		m->row.status == TABLE_RUNNING ? pet_game_asked(m->state) : PET_NOBODY,
		m->thinking ? m->thinker : PET_NOBODY,
	};
	receipt_now(m, now.receipt);
	return now;
}

int table_seat_of(const struct table *m, const char *user)
{
	for (int i = 0; user && user[0] && i < m->row.seats; i++)
		if (!strcmp(m->seat[i].user, user))
			return i;
	return -1;
}

bool seat_ready(const struct seat_row *seat)
{
	return seat->kind == SEAT_BOT ||
	       (seat->kind == SEAT_HUMAN && (seat->program || seat->ready));
}

int table_partner(const struct table *m, int seat)
{
	uint8_t partner = m->game->partner ? m->game->partner(m->state, (uint8_t)seat) : PET_NOBODY;
	return partner < m->row.seats ? partner : -1;
}

void table_text(const struct table *m, struct pet_text *t, uint8_t lang)
{
	t->lang = lang;
	t->game = m->game;
	t->pub = m->state;
	t->seat_name = m->name[lang];
}

/* ---- opening --------------------------------------------------------------------------------- */

static bool read_options(const struct pet_game *game, const char *words, struct pet_setup *s,
			 struct pet_fault *fault)
{
	const char *at = words, *end = words + strlen(words), *word;
	size_t n;
	while (pet_token_next(&at, end, &word, &n))
		if (pet_setup_option(game, s, word, n, fault) < 0)
			return false;
	return true;
}

const char *bot_called(int seat, uint8_t lang)
{
	static const char *const names[] = { N_("Kleon"),   N_("Lykos"), N_("Daphne"),
					     N_("Ariadne"), N_("Myron"), N_("Thais") };
	return pet_text_tr(lang, names[seat % (int)(sizeof names / sizeof *names)]);
}

void table_call(struct table *m, int seat)
{
	const struct seat_row *row = &m->seat[seat];
	bool bot = row->kind == SEAT_BOT && !row->user[0];
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++)
		m->name[lang][seat] = bot            ? bot_called(seat, lang)
				      : row->name[0] ? row->name
						     : m->record.seat_name[seat];
}

static void name_seats(struct table *m)
{
	for (int i = 0; i < PET_SEATS_MAX; i++)
		table_call(m, i);
}

/* The table before its first line. */
static bool table_lay_out(struct table *m, struct pet_fault *fault)
{
	struct pet_setup setup;
	m->game = pet_game_find(m->row.game);
	if (!m->game)
		return false;
	pet_setup_default(m->game, &setup, (uint8_t)m->row.seats);
	pet_setup_of_version(m->game, &setup, (unsigned)m->row.version);
	if (!read_options(m->game, m->row.options, &setup, fault))
		return false;
	m->state = memory_aligned(PET_STATE_MAX);
	lines_grow(m);
	pet_record_new(&m->record, m->game, &setup, m->line, m->line_cap);
	m->record.version = (uint16_t)m->row.version;
	snprintf(m->record.table, sizeof m->record.table, "%s", m->row.id);
	sodium_hex2bin(m->record.secret, PET_SHA256_BYTES, m->row.secret, strlen(m->row.secret),
		       NULL, NULL, NULL);
	pet_sha256(m->record.secret, PET_SHA256_BYTES, m->record.commit);
	m->record.has_commit = true;
	dice_lay(m);
	if (m->row.position) {
		m->record.has_position = true;
		m->record.position = m->row.position;
		m->record.position_bytes = (uint32_t)strlen(m->row.position);
	}
	name_seats(m);
	return pet_record_start(&m->record, m->state, NULL, fault);
}

static void table_free(struct table *m)
{
	if (m->clock_event)
		event_free(m->clock_event);
	free(m->row.position);
	free(m->line);
	free(m->line_event);
	free(m->event);
	free(m->state);
	free(m);
}

static void table_keep(struct server *s, struct table *m)
{
	uint32_t b = bucket(m->row.id);
	m->server = s;
	m->used = now_ms();
	m->told_turn = m->told_thinker = PET_NOBODY;
	m->next = s->tables[b];
	s->tables[b] = m;
	s->table_count++;
}

struct table *table_in_memory(struct server *s, const char *id)
{
	struct table *m = s->tables[bucket(id)];
	while (m && strcmp(m->row.id, id))
		m = m->next;
	return m;
}

/* A finished game keeps no secret. One that was broken off has no result, but its dice are shown.
 */
static void table_reveal(struct table *m)
{
	if (pet_game_asked(m->state) == PET_NOBODY)
		pet_record_finish(&m->record, m->state);
	m->record.has_reveal = true;
}

struct table *table_find(struct server *s, const char *id)
{
	struct table *m = table_in_memory(s, id);
	if (m)
		m->used = now_ms();
	if (m || strlen(id) >= ID_MAX)
		return m;
	m = memory_new(sizeof *m);
	struct pet_fault fault = { 0 };
	enum lines_read lines = LINES_STORE;
	if (store_table(&s->store, id, &m->row) == 1 && store_seats(&s->store, id, m->seat) >= 0 &&
	    table_lay_out(m, &fault))
		lines = lines_read(s, m);
	if (lines == LINES_STORE) {
		table_free(m);
		return NULL;
	}
	if (m->row.moved > now_ms()) /* the host's clock was set back */
		m->row.moved = now_ms();
	if (m->row.status == TABLE_OVER)
		table_reveal(m);
	m->safe = table_reached(m);
	if (lines == LINES_BROKEN) {
		log_line(s, "table %s: line %u does not replay", id, m->record.count + 1);
		table_free(m);
		return NULL;
	}
	table_keep(s, m);
	table_read_presence(s, m);
	return m;
}

void table_forget(struct server *s, struct table *m)
{
	struct table **at = &s->tables[bucket(m->row.id)];
	while (*at && *at != m)
		at = &(*at)->next;
	if (!*at)
		return;
	*at = m->next;
	s->table_count--;
	stream_table_gone(m);
	table_free(m);
}

/* A commit failed: what they say in memory did not happen. */
void table_forget_touched(struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			if (!m->touched)
				continue;
			if (!s->closing) /* a bot's turn or a clock goes on when the store does */
				wake_later(s, m->row.id);
			table_forget(s, m);
		}
	}
}

/* Tables that nobody follows and no bot thinks on can be read again when needed: those that were
 * not asked for lately are forgotten, finished ones soon, and any when there are many. */
int table_tidy(struct server *s, bool all)
{
	int64_t now = now_ms();
	int forgotten = 0;
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			bool clock =
				m->clock_event && event_pending(m->clock_event, EV_TIMEOUT, NULL);
			int64_t keep = m->row.status == TABLE_OVER || s->table_count > IDLE_TABLES
					       ? KEEP_OVER_MS
					       : KEEP_MS;
			if (m->subs || m->thinking || m->touched || clock ||
			    (!all && now - m->used < keep))
				continue;
			table_forget(s, m);
			forgotten++;
		}
	}
	if (forgotten)
		malloc_trim(0);
	return forgotten;
}

bool table_clocks(const struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		for (const struct table *m = s->tables[b]; m; m = m->next)
			if (m->row.bank_ms && m->row.status == TABLE_RUNNING)
				return true;
	return false;
}

/* A bot's turn or a die that nobody works on for a while: the server that should have is gone. If
 * it is not, the line's key decides and nothing happens twice. */
void table_nudge(struct server *s)
{
	int64_t now = now_ms();
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b]; m; m = m->next) {
			if (m->row.status != TABLE_RUNNING || m->thinking ||
			    now - m->row.moved < NUDGE_MS)
				continue;
			uint8_t asked = pet_game_asked(m->state);
			if (asked == PET_CHANCE || asked == PET_NOBODY ||
			    (asked < PET_SEATS_MAX && m->seat[asked].kind == SEAT_BOT)) {
				if (!table_hold(s, m))
					continue;
				table_go_on(s, m);
				stream_turn(m);
			}
		}
	}
}

bool table_create(struct server *s, struct table_row *row, const struct seat_row *seats,
		  struct table **out, struct pet_fault *fault)
{
	struct table *m = memory_new(sizeof *m);
	m->row = *row;
	if (row->position)
		m->row.position = memory_text(row->position);
	memcpy(m->seat, seats, sizeof m->seat);
	if (!table_lay_out(m, fault)) {
		table_free(m);
		return false;
	}
	bool kept = store_table_add(&s->store, &m->row);
	for (int i = 0; kept && i < m->row.seats; i++)
		kept = store_seat_put(&s->store, m->row.id, i, &m->seat[i]);
	if (!kept) {
		snprintf(fault->what, sizeof fault->what, "the store does not answer");
		table_free(m);
		return false;
	}
	table_keep(s, m);
	m->held = m->changed = s->store.transaction + 1; /* nobody else knows it yet */
	commit_news(s, m, 1);
	*out = m;
	return true;
}

bool table_hold(struct server *s, struct table *m)
{
	int64_t rev = 0;
	uint64_t now = s->store.transaction + 1; /* 0: never */
	if (!store_shared(&s->store) || m->held == now)
		return true;
	if (store_table_hold(&s->store, m->row.id, &rev) != 1)
		return false;
	m->held = now;
	return rev == m->row.rev || table_catch_up(s, m);
}

void table_changed(struct server *s, struct table *m)
{
	uint64_t now = s->store.transaction + 1;
	m->touched = true;
	if (!store_shared(&s->store) || m->changed == now)
		return;
	m->changed = now;
	m->row.rev++;
	store_table_changed(&s->store, m->row.id);
}

bool table_ask_undo(struct server *s, struct table *m, int to, uint8_t yes)
{
	if (m->row.undo_to == to && m->row.undo_yes == yes)
		return true;
	m->row.undo_to = to;
	m->row.undo_yes = yes;
	table_changed(s, m);
	return store_table_undo(&s->store, &m->row);
}

bool table_save_seat(struct server *s, struct table *m, int seat)
{
	table_changed(s, m);
	return store_seat_put(&s->store, m->row.id, seat, &m->seat[seat]);
}

/* ---- playing --------------------------------------------------------------------------------- */

int64_t table_left_ms(const struct table *m, int seat, int64_t now)
{
	int64_t left = m->seat[seat].left_ms;
	if (m->row.bank_ms && m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat &&
	    m->seat[seat].kind == SEAT_HUMAN)
		left -= now - m->row.moved;
	return left;
}

/* Takes the time of the answer off the seat's clock and gives the increment. */
static void clock_answered(struct server *s, struct table *m, int seat, int64_t now)
{
	if (!m->row.bank_ms || seat >= PET_SEATS_MAX || m->seat[seat].kind != SEAT_HUMAN)
		return; /* a bot thinks at its own expense */
	m->seat[seat].left_ms = table_left_ms(m, seat, now) + m->row.increment_ms;
	table_save_seat(s, m, seat);
}

/* A record has so many lines and no more. Such a table ends without a result. */
static bool table_end_full(struct server *s, struct table *m)
{
	if (!lines_full(m))
		return false;
	log_line(s, "table %s is full and ends after %u lines", m->row.id, m->record.count);
	if (m->row.status == TABLE_RUNNING)
		table_close(s, m);
	return true;
}

/* One line into store and memory. The table is held: nobody else appends this line. */
static enum play_answer append(struct server *s, struct table *m, uint8_t seat, pet_move mv)
{
	char words[128];
	int64_t now = now_ms();
	if (!table_hold(s, m))
		return PLAY_STORE;
	if (table_end_full(s, m))
		return PLAY_FULL;
	uint32_t line = m->record.count + 1;
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, m->game, m->state);
	if (pet_game_asked(m->state) != seat || pet_game_why(m->game, m->state, seat, mv))
		return PLAY_REFUSED;
	pet_token_move(&t, mv);
	if (store_line_add(&s->store, m->row.id, (int)line, seat, words, now) != 1)
		return PLAY_STORE;
	table_changed(s, m);
	clock_answered(s, m, seat, now);
	pet_must(lines_play(m, seat, mv));
	m->row.moved = now;
	commit_news(s, m, line);
	return PLAYED;
}

enum play_answer table_play(struct server *s, struct table *m, uint8_t seat, pet_move mv)
{
	enum play_answer a = append(s, m, seat, mv);
	if (a == PLAYED) {
		s->moves++;
		table_ask_undo(s, m, 0, 0);
		table_go_on(s, m);
	}
	return a;
}

/* A bot plays for somebody from now on; the time until now comes off that person's clock. */
bool table_hand_over(struct server *s, struct table *m, int seat, const char *bot)
{
	int64_t now = now_ms();
	if (m->seat[seat].kind == SEAT_HUMAN && m->row.bank_ms) {
		m->seat[seat].left_ms = table_left_ms(m, seat, now);
		if (m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat)
			m->row.moved = now;
	}
	m->seat[seat].kind = SEAT_BOT;
	snprintf(m->seat[seat].bot, BOT_NAME_MAX, "%s", bot);
	return table_save_seat(s, m, seat) && store_table_update(&s->store, &m->row);
}

enum { BACK_MS = 30000 };

/* The owner takes the seat back, with the time that was left; half a minute if the clock had run out. */
bool table_come_back(struct server *s, struct table *m, int seat)
{
	struct seat_row *r = &m->seat[seat];
	if (r->kind == SEAT_HUMAN)
		return true;
	r->kind = SEAT_HUMAN;
	r->bot[0] = 0;
	if (m->row.bank_ms && r->flagged && r->left_ms <= 0)
		r->left_ms = m->row.increment_ms > BACK_MS ? m->row.increment_ms : BACK_MS;
	r->flagged = false;
	if (m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat)
		m->row.moved = now_ms(); /* until now the bot was asked */
	return table_save_seat(s, m, seat) && store_table_update(&s->store, &m->row);
}

static void on_flag(evutil_socket_t fd, short what, void *arg);

/* Sets the alarm for the seat whose clock runs. */
static void clock_set(struct server *s, struct table *m)
{
	uint8_t asked = pet_game_asked(m->state);
	if (!m->row.bank_ms)
		return;
	if (!m->clock_event)
		m->clock_event = event_new(s->base, -1, 0, on_flag, m);
	event_del(m->clock_event);
	if (m->row.status != TABLE_RUNNING || asked >= PET_SEATS_MAX ||
	    m->seat[asked].kind != SEAT_HUMAN)
		return;
	int64_t left = table_left_ms(m, asked, now_ms());
	if (left < 0)
		left = 0;
	struct timeval wait = { left / 1000, (left % 1000) * 1000 };
	event_add(m->clock_event, &wait);
}

/* The flag falls: a bot plays on for the seat, until its owner comes back. */
static void flag_falls(struct server *s, void *arg)
{
	struct table *m = table_in_memory(s, arg);
	struct timeval soon = { 0, BUSY_MS * 1000 };
	free(arg);
	if (!m)
		return;
	if (!table_hold(s, m)) {
		event_add(m->clock_event, &soon);
		return;
	}
	uint8_t asked = pet_game_asked(m->state);
	if (asked >= PET_SEATS_MAX || m->row.status != TABLE_RUNNING ||
	    m->seat[asked].kind != SEAT_HUMAN || table_left_ms(m, asked, now_ms()) > 0) {
		clock_set(s, m);
		return;
	}
	m->seat[asked].flagged = true;
	table_hand_over(s, m, asked, "level:1");
	commit_news(s, m, m->record.count + 1);
	table_go_on(s, m);
}

/* The table may be forgotten until there is time for it: its name is not. */
static void on_flag(evutil_socket_t fd, short what, void *arg)
{
	struct table *m = arg;
	(void)fd, (void)what;
	aside_do(m->server, flag_falls, memory_text(m->row.id));
}

void table_go_on(struct server *s, struct table *m)
{
	while (pet_game_asked(m->state) == PET_CHANCE) {
		pet_move mv = pet_game_sample(m->game, m->state,
					      pet_record_dice(&m->record, m->record.count + 1));
		if (append(s, m, PET_CHANCE, mv) != PLAYED)
			return;
	}
	uint8_t asked = pet_game_asked(m->state);
	if (asked == PET_NOBODY)
		table_finish(s, m);
	else if (m->row.status == TABLE_RUNNING && table_end_full(s, m))
		return;
	else if (m->seat[asked].kind == SEAT_BOT)
		think_move(s, m, asked);
	clock_set(s, m);
}

void table_finish(struct server *s, struct table *m)
{
	char *at = m->row.result;
	size_t n = sizeof m->row.result;
	if (m->row.status == TABLE_OVER)
		return;
	table_reveal(m);
	m->row.status = TABLE_OVER;
	table_changed(s, m);
	log_line(s, "table %s is over after %u lines", m->row.id, m->record.count);
	for (int i = 0; i < m->row.seats; i++) {
		int used = snprintf(at, n, "%s%d", i ? " " : "", m->record.share[i]);
		at += used;
		n -= (size_t)used;
	}
	store_table_update(&s->store, &m->row);
	rate_result(s, m);
	commit_news(s, m, m->record.count);
}

void table_close(struct server *s, struct table *m)
{
	table_changed(s, m);
	m->row.status = TABLE_OVER;
	m->row.result[0] = 0;
	table_reveal(m);
	if (m->clock_event)
		event_del(m->clock_event);
	store_table_update(&s->store, &m->row);
	commit_news(s, m, m->record.count + 1);
}

bool table_begin(struct server *s, struct table *m)
{
	table_changed(s, m);
	m->row.status = TABLE_RUNNING;
	m->row.moved = now_ms();
	dice_lay(m);
	log_line(s, "table %s begins: %s, %d seats", m->row.id, m->row.game, m->row.seats);
	for (int i = 0; i < m->row.seats; i++)
		m->seat[i].left_ms = m->row.bank_ms;
	for (int i = 0; i < m->row.seats && m->row.bank_ms; i++)
		table_save_seat(s, m, i);
	if (!store_table_update(&s->store, &m->row))
		return false;
	commit_news(s, m, 1);
	table_go_on(s, m);
	return true;
}

bool table_undo(struct server *s, struct table *m, int to)
{
	char words[32];
	int64_t now = now_ms();
	uint8_t seat = m->line[to - 1].seat < PET_SEATS_MAX ? m->line[to - 1].seat : 0;
	if (table_end_full(s, m))
		return false;
	snprintf(words, sizeof words, "undo %d", to);
	if (store_line_add(&s->store, m->row.id, (int)m->record.count + 1, seat, words, now) != 1)
		return false;
	pet_must(lines_undo(m, seat, (uint32_t)to));
	m->row.moved = now;
	table_changed(s, m);
	table_ask_undo(s, m, 0, 0);
	commit_news(s, m, m->record.count);
	table_go_on(s, m);
	return true;
}

/* The row first: if more is written while we read, its revision says so later. */
bool table_catch_up(struct server *s, struct table *m)
{
	uint32_t before = m->record.count;
	bool open = m->row.status == TABLE_OPEN;
	struct table_row row;
	if (m->touched) /* we hold it: nobody else wrote */
		return true;
	if (store_table(&s->store, m->row.id, &row) != 1)
		return false;
	free(row.position);
	if (lines_read(s, m) != LINES_READ || store_seats(&s->store, m->row.id, m->seat) < 0)
		return false;
	m->row.rev = row.rev;
	m->row.status = row.status;
	m->row.undo_to = row.undo_to;
	m->row.undo_yes = row.undo_yes;
	memcpy(m->row.owner, row.owner, sizeof row.owner);
	memcpy(m->row.result, row.result, sizeof row.result);
	memcpy(m->row.invite, row.invite, sizeof row.invite);
	m->row.locked = row.locked;
	if (m->row.status == TABLE_OVER)
		table_reveal(m);
	name_seats(m);
	if (open)
		dice_lay(m);
	clock_set(s, m);
	m->safe = table_reached(m);
	/* without a new line something else has changed */
	stream_line(s, m, before + 1);
	return true;
}

/* For a while nothing was heard of the others. */
void table_catch_up_all(struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b]; m; m = m->next) {
			table_catch_up(s, m);
			table_read_presence(s, m);
		}
	}
}

void table_read_presence(struct server *s, struct table *m)
{
	if (store_shared(&s->store))
		stream_elsewhere(m, store_here(&s->store, m->row.id, s->node, NODE_DEAD_MS));
}
