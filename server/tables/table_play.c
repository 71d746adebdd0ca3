/* table_play.c: what happens at a table: start, moves, chance, undo, clocks, seats handed over, the
 * end. */
#include "server/tables/table_internal.h"

#include <event2/event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/lines.h"
#include "server/tables/orders.h"
#include "server/tables/ratings.h"
#include "server/tables/think.h"

enum {
	BUSY_MS = 50,
};

/* How long the clock of the seat that is asked has run, without pauses and days off. */
static int64_t clock_ran(const struct table *m, const struct seat_row *seat, int64_t now)
{
	int64_t until = m->row.paused ? m->row.paused : now, ran = until - m->row.moved;
	int64_t from = seat->off_from > m->row.moved ? seat->off_from : m->row.moved;
	int64_t to = seat->off_until < until ? seat->off_until : until;
	if (to > from)
		ran -= to - from;
	return ran > 0 ? ran : 0;
}

int64_t table_left_ms(const struct table *m, int seat, int64_t now)
{
	int64_t left = m->seat[seat].left_ms;
	if (m->row.bank_ms && m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat &&
	    m->seat[seat].kind == SEAT_HUMAN && !(m->seat[seat].flagged & FLAG_DOWN))
		left -= clock_ran(m, &m->seat[seat], now);
	return left;
}

/* Charges the time of the answer to the seat's clock. */
static void clock_answered(struct server *s, struct table *m, int seat, int64_t now)
{
	if (!m->row.bank_ms || seat >= PET_SEATS_MAX || m->seat[seat].kind != SEAT_HUMAN)
		return; /* a bot's thinking is free */
	m->seat[seat].left_ms = table_left_ms(m, seat, now);
	table_save_seat(s, m, seat);
}

/* The increment is for a turn, however many decisions it has: the seat gets it when another is asked; and never more
 * than the cap of the contract. */
static void turn_ended(struct server *s, struct table *m, int seat)
{
	struct seat_row *r = &m->seat[seat];
	if (!m->row.bank_ms || !m->row.increment_ms || seat >= PET_SEATS_MAX ||
	    r->kind != SEAT_HUMAN || pet_game_asked(m->state) == seat)
		return;
	int64_t cap = m->contract.cap_ms ? m->contract.cap_ms : INT64_MAX;
	int64_t more = r->left_ms + m->row.increment_ms;
	if (r->left_ms >= cap)
		return;
	r->left_ms = more < cap ? more : cap;
	table_save_seat(s, m, seat);
}

/* A decision taken back gives back what its turn had got. */
static void turn_resumed(struct server *s, struct table *m, int asked_before)
{
	uint8_t seat = pet_game_asked(m->state);
	if (!m->row.bank_ms || seat >= PET_SEATS_MAX || seat == asked_before)
		return;
	int64_t less = m->row.increment_ms, half = m->seat[seat].left_ms / 2;
	m->seat[seat].left_ms -= less < half ? less : half;
	table_save_seat(s, m, seat);
}

/* The lines of a record are limited. A table that reaches the limit ends without a result. */
static bool table_end_full(struct server *s, struct table *m)
{
	if (!lines_full(m))
		return false;
	log_line("table %s is full and ends after %u lines", m->row.id, m->record.count);
	if (m->row.status == TABLE_RUNNING)
		table_close(s, m);
	return true;
}

/* To the store: behind the last line in memory and no other. The hash is for lines_seal. */
static bool write_line(struct server *s, struct table *m, int seat, const char *words, int64_t now,
		       bool bot, char chain[CHAIN_MAX])
{
	lines_chain(m, seat, words, chain);
	const struct line_row row = { (int)m->record.count + 1, seat, words, now, chain, bot };
	return store_line_add(&s->store, m->row.id, &row, m->chain) == 1;
}

/* Writes one line to store and memory. The table is held: nobody else appends this line. */
static enum play_answer append(struct server *s, struct table *m, uint8_t seat, pet_move mv)
{
	char words[128], chain[CHAIN_MAX];
	int64_t now = now_ms();
	if (!table_hold(s, m))
		return PLAY_STORE;
	if (table_end_full(s, m))
		return PLAY_FULL;
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, m->game, m->state);
	if (dice_wait_ms(m) || pet_game_asked(m->state) != seat ||
	    pet_game_why(m->game, m->state, seat, mv))
		return PLAY_REFUSED;
	pet_token_move(&t, mv);
	bool bot = seat < PET_SEATS_MAX && m->seat[seat].kind == SEAT_BOT && m->seat[seat].user[0];
	if (!write_line(s, m, seat, words, now, bot, chain))
		return PLAY_STORE;
	table_changed(s, m);
	clock_answered(s, m, seat, now);
	pet_must(lines_play(m, seat, mv));
	lines_seal(m, chain);
	m->line_event[m->record.count - 1].bot = bot;
	m->row.moved = now;
	commit_news(s, m, false);
	return PLAYED;
}

/* Chance rolls and draws until somebody is asked. */
static bool chance_done(struct server *s, struct table *m)
{
	while (pet_game_asked(m->state) == PET_CHANCE) {
		uint32_t place =
			m->record.dice == PET_DICE_FIXED ? lines_depth(m) + 1 : m->record.count + 1;
		pet_move mv =
			pet_game_sample(m->game, m->state, pet_record_dice_at(&m->record, place));
		if (append(s, m, PET_CHANCE, mv) != PLAYED)
			return false;
	}
	return true;
}

enum play_answer table_play(struct server *s, struct table *m, uint8_t seat, pet_move mv)
{
	enum play_answer a = append(s, m, seat, mv);
	if (a == PLAYED) {
		s->moves++;
		table_ask_undo(s, m, 0, 0, -1);
		if (chance_done(s, m))
			turn_ended(s, m, seat);
		table_go_on(s, m);
	}
	return a;
}

/* A bot takes over for somebody; the time until now is charged to that person's clock. */
bool table_hand_over(struct server *s, struct table *m, int seat, const char *bot,
		     enum left_how how)
{
	int64_t now = now_ms();
	if (m->seat[seat].kind == SEAT_HUMAN && m->row.bank_ms) {
		m->seat[seat].left_ms = table_left_ms(m, seat, now);
		if (m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat)
			m->row.moved = now;
	}
	if (m->seat[seat].kind == SEAT_HUMAN)
		m->seat[seat].left_line = (int)m->record.count;
	m->seat[seat].left_how = how;
	m->seat[seat].kind = SEAT_BOT;
	snprintf(m->seat[seat].bot, BOT_NAME_MAX, "%s", bot);
	return table_save_seat(s, m, seat) && store_table_update(&s->store, &m->row);
}

bool table_may_come_back(const struct table *m, int seat)
{
	const struct seat_row *r = &m->seat[seat];
	return m->row.status == TABLE_RUNNING && !r->resigned &&
	       (r->flagged != (FLAG_DOWN | FLAG_BACK) || r->left_ms > 0 ||
		(table_people(m) & ~(1u << seat) && !(table_sitting(m) & ~(1u << seat))));
}

/* The owner takes the seat back with the time left; with a little if the clock had run out, once in a game: then it is
 * for the others to wait. */
bool table_come_back(struct server *s, struct table *m, int seat)
{
	struct seat_row *r = &m->seat[seat];
	struct motion asked;
	if (r->kind == SEAT_HUMAN && !(r->flagged & FLAG_DOWN))
		return true;
	r->kind = SEAT_HUMAN;
	r->left_how = LEFT_NOT;
	r->substitute[0] = 0;
	r->bot[0] = 0;
	if (m->row.bank_ms && r->flagged & FLAG_DOWN && r->left_ms <= 0) {
		r->left_ms = table_grace_ms(m);
		r->flagged = FLAG_BACK;
	}
	r->flagged &= ~FLAG_DOWN;
	if (m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat)
		m->row.moved = now_ms(); /* until now the bot was asked */
	motion_read(m->row.motion, &asked);
	if (asked.about == seat && asked.kind <= MOTION_PATIENCE)
		m->row.motion[0] = 0;
	happen(s, m, "back", seat, -1, 0);
	return table_save_seat(s, m, seat) && store_table_update(&s->store, &m->row);
}

static void on_flag(evutil_socket_t fd, short what, void *arg);

/* Sets the timer for the seat whose clock is running. */
void table_set_clock(struct server *s, struct table *m)
{
	uint8_t asked = pet_game_asked(m->state);
	if (!m->row.bank_ms)
		return;
	if (!m->clock_event)
		m->clock_event = event_new(s->base, -1, 0, on_flag, m);
	event_del(m->clock_event);
	if (m->row.status != TABLE_RUNNING || asked >= PET_SEATS_MAX ||
	    m->seat[asked].kind != SEAT_HUMAN || m->damaged || m->row.paused ||
	    m->seat[asked].flagged & FLAG_DOWN)
		return;
	int64_t now = now_ms(), left = table_left_ms(m, asked, now);
	if (table_off(m, asked, now))
		left += m->seat[asked].off_until - now;
	if (left < 0)
		left = 0;
	struct timeval wait = { left / 1000, (left % 1000) * 1000 };
	event_add(m->clock_event, &wait);
}

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
	    m->seat[asked].kind != SEAT_HUMAN || table_left_ms(m, asked, now_ms()) > 0 ||
	    m->row.paused || m->seat[asked].flagged & FLAG_DOWN || table_off(m, asked, now_ms())) {
		table_set_clock(s, m);
		return;
	}
	table_time_up(s, m, asked);
}

/* The table may be dropped from memory by then, so it is referred to by its id. */
static void on_flag(evutil_socket_t fd, short what, void *arg)
{
	struct table *m = arg;
	(void)fd, (void)what;
	aside_do(m->server, flag_falls, memory_text(m->row.id));
}

/* Who sealed something has a while to reveal it; then the game goes on without. */
static void dice_late(struct server *s, void *arg)
{
	struct table *m = table_in_memory(s, arg);
	if (m && !table_hold(s, m)) {
		aside_later(s, BUSY_MS, dice_late, arg);
		return;
	}
	free(arg);
	if (!m)
		return;
	m->awaits_dice = false;
	dice_lay(m);
	table_go_on(s, m);
}

static bool dice_awaited(struct server *s, struct table *m)
{
	int64_t left = dice_wait_ms(m);
	if (left && !m->awaits_dice) {
		m->awaits_dice = true;
		aside_later(s, (int)left + 1, dice_late, memory_text(m->row.id));
	}
	return left > 0;
}

/* A person who is asked may have decided beforehand. */
static bool obeys(struct server *s, struct table *m)
{
	uint8_t asked = pet_game_asked(m->state);
	bool person = asked < PET_SEATS_MAX && m->seat[asked].kind == SEAT_HUMAN &&
		      !m->row.paused && !(m->seat[asked].flagged & FLAG_DOWN);
	pet_move mv = person ? orders_answer(s, m, asked) : PET_MOVE_NONE;
	if (mv == PET_MOVE_NONE || append(s, m, asked, mv) != PLAYED)
		return false;
	s->moves++;
	table_ask_undo(s, m, 0, 0, -1);
	bool on = orders_obeyed(s, m, asked); /* about the line before chance answers it */
	if (chance_done(s, m))
		turn_ended(s, m, asked);
	return on;
}

void table_go_on(struct server *s, struct table *m)
{
	if (m->damaged || dice_awaited(s, m))
		return;
	do {
		if (!chance_done(s, m))
			return;
	} while (obeys(s, m));
	uint8_t asked = pet_game_asked(m->state);
	if (asked == PET_NOBODY)
		table_finish(s, m);
	else if (m->row.status == TABLE_RUNNING && table_end_full(s, m))
		return;
	else if (m->seat[asked].kind == SEAT_BOT && !table_rests(m))
		table_think(s, m, asked);
	table_call_turn(s, m);
	table_set_clock(s, m);
	table_await_vote(s, m);
}

void table_finish(struct server *s, struct table *m)
{
	char *at = m->row.result;
	size_t n = sizeof m->row.result;
	if (m->row.status == TABLE_OVER)
		return;
	s->leagues_due |= m->row.league[0] != 0;
	table_reveal(m);
	m->row.status = TABLE_OVER;
	table_changed(s, m);
	log_line("table %s is over after %u lines", m->row.id, m->record.count);
	for (int i = 0; i < m->row.seats; i++) {
		int used = snprintf(at, n, "%s%d", i ? " " : "", m->record.share[i]);
		at += used;
		n -= (size_t)used;
	}
	store_table_update(&s->store, &m->row);
	rate_result(s, m);
	table_call_end(s, m);
	commit_news(s, m, false);
}

void table_close(struct server *s, struct table *m)
{
	table_changed(s, m);
	m->row.status = TABLE_OVER;
	m->row.result[0] = 0;
	s->leagues_due |= m->row.league[0] != 0;
	table_reveal(m);
	if (m->clock_event)
		event_del(m->clock_event);
	store_table_update(&s->store, &m->row);
	table_call_end(s, m);
	commit_news(s, m, true);
}

bool table_begin(struct server *s, struct table *m)
{
	table_changed(s, m);
	m->row.status = TABLE_RUNNING;
	m->row.moved = now_ms();
	dice_lay(m);
	log_line("table %s begins: %s, %d seats", m->row.id, m->row.game, m->row.seats);
	for (int i = 0; i < m->row.seats; i++)
		m->seat[i].left_ms = m->row.bank_ms;
	for (int i = 0; i < m->row.seats && m->row.bank_ms; i++)
		table_save_seat(s, m, i);
	if (!store_table_update(&s->store, &m->row))
		return false;
	commit_news(s, m, true);
	table_go_on(s, m);
	return true;
}

bool table_undo(struct server *s, struct table *m, int to)
{
	char words[32], chain[CHAIN_MAX];
	int64_t now = now_ms();
	uint8_t seat = m->line[to - 1].seat < PET_SEATS_MAX ? m->line[to - 1].seat : 0;
	if (table_end_full(s, m))
		return false;
	int before = pet_game_asked(m->state);
	snprintf(words, sizeof words, "undo %d", to);
	if (!write_line(s, m, seat, words, now, false, chain))
		return false;
	pet_must(lines_undo(m, seat, (uint32_t)to));
	lines_seal(m, chain);
	m->row.moved = now;
	table_changed(s, m);
	turn_resumed(s, m, before);
	table_ask_undo(s, m, 0, 0, -1);
	commit_news(s, m, false);
	table_go_on(s, m);
	return true;
}
