/* table.c: tables in memory. The lines in the store are authoritative; a table here is those lines
 * replayed, kept while somebody needs it. */
#include "server/tables/table_internal.h"

#include <event2/event.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pack.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/lines.h"
#include "server/tables/orders.h"

enum {
	IDLE_TABLES = 2000,
	NUDGE_MS = 3000,
	KEEP_MS = 600000,
	KEEP_OVER_MS = 20000,
	NODE_DEAD_MS = 8000,
};

static uint32_t bucket(const char *id)
{
	uint32_t h = 2166136261u;
	for (; *id; id++)
		h = (h ^ (unsigned char)*id) * 16777619u;
	return h % HASH_SIZE;
}

struct reached table_reached(struct table *m)
{
	struct reached now = {
		m->record.count,
		m->row.status == TABLE_RUNNING ? pet_game_asked(m->state) : PET_NOBODY,
		m->thinking ? m->thinker : PET_NOBODY,
	};
	strcpy(now.receipt, receipt_now(m));
	return now;
}

void table_tell_line(struct server *s, struct table *m, bool changed)
{
	if (s->followers)
		s->followers->line(s, m, changed);
}

void table_tell_turn(struct table *m)
{
	if (m->server->followers)
		m->server->followers->turn(m);
}

bool table_connected(const struct table *m, int seat)
{
	return m->server->followers && m->server->followers->connected(m, seat);
}

int table_watchers(const struct table *m)
{
	return m->server->followers ? m->server->followers->watchers(m) : 0;
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

bool table_coloured(const struct table *m)
{
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].colour[0])
			return true;
	return false;
}

void table_speak(struct table *m, struct pet_text *t)
{
	t->seat_name = m->name[t->lang];
	t->colour = NULL;
	if (!table_coloured(m))
		return;
	uint8_t wish[PET_SEATS_MAX];
	for (int i = 0; i < PET_SEATS_MAX; i++)
		wish[i] = pet_colour_find(m->seat[i].colour, strlen(m->seat[i].colour));
	pet_colours(m->game, m->state, wish, m->colour);
	t->colour = m->colour;
}

void table_text(struct table *m, struct pet_text *t, uint8_t lang)
{
	t->lang = lang;
	t->game = m->game;
	t->pub = m->state;
	table_speak(m, t);
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

void table_call_all(struct table *m)
{
	for (int i = 0; i < PET_SEATS_MAX; i++)
		table_call(m, i);
}

void table_free(struct table *m)
{
	if (m->clock_event)
		event_free(m->clock_event);
	pet_pack_drop(m->record.setup.pack);
	free(m->row.position);
	free(m->row.pack);
	free(m->happened);
	free(m->line);
	free(m->line_event);
	free(m->event);
	free(m->state);
	free(m);
}

void table_keep(struct server *s, struct table *m)
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
	while (m && (m->stale || strcmp(m->row.id, id)))
		m = m->next;
	return m;
}

/* A finished game has no secret. One that was abandoned has no result, but its dice are
 * revealed. */
void table_reveal(struct table *m)
{
	if (pet_game_asked(m->state) == PET_NOBODY)
		pet_record_finish(&m->record, m->state);
	m->record.has_reveal = true;
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
	if (s->followers)
		s->followers->gone(m);
	table_free(m);
}

/* The store does not have what we have. Those who follow are told how much of it stands; they get the
 * rest from the table as it is loaded again. */
static bool went_back(struct server *s, struct table *m)
{
	int stands = m->stale ? DB_FAILED : lines_common(s, m);
	m->stale = s->stale = true;
	if (stands < 0 || stands >= (int)m->safe.lines)
		return false;
	log_line("table %s: the database went back from line %u to line %d", m->row.id,
		 m->safe.lines, stands);
	if (s->followers)
		s->followers->back(m, (uint32_t)stands);
	return false;
}

/* A commit failed: drop tables with uncommitted changes. */
void table_forget_touched(struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			if (!m->touched)
				continue;
			if (store_shared(&s->store)) /* perhaps because the store went back */
				went_back(s, m);
			if (!s->closing) /* a bot's turn or a clock goes on when the store does */
				wake_later(s, m->row.id);
			table_forget(s, m);
		}
	}
	table_check_store(s);
}

/* What waits for a commit refers to them until it has ended. */
void table_forget_stale(struct server *s)
{
	for (uint32_t b = 0; s->stale && b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			if (!m->stale || m->waits || m->news)
				continue;
			if (!s->closing)
				wake_later(s, m->row.id);
			table_forget(s, m);
		}
	}
	s->stale = false;
}

static bool idle(const struct table *m)
{
	bool clock = m->clock_event && event_pending(m->clock_event, EV_TIMEOUT, NULL);
	return !m->subs && !m->thinking && !m->touched && !clock && m->awaits_vote < now_ms();
}

/* Tables that nobody follows and no bot is thinking about can be reloaded when needed: those not
 * requested lately are dropped, finished ones soon, and any when there are many. */
int table_tidy(struct server *s, bool all)
{
	int64_t now = now_ms();
	int forgotten = 0;
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			int64_t keep = m->row.status == TABLE_OVER || s->table_count > IDLE_TABLES
					       ? KEEP_OVER_MS
					       : KEEP_MS;
			if (!idle(m) || (!all && now - m->used < keep))
				continue;
			table_forget(s, m);
			forgotten++;
		}
	}
	if (forgotten)
		malloc_trim(0);
	return forgotten;
}

void table_tidy_packs(struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		for (struct table *m = s->tables[b], *next; m; m = next) {
			next = m->next;
			if (m->record.setup.pack && idle(m) && !m->waits)
				table_forget(s, m);
		}
}

bool table_clocks(const struct server *s)
{
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		for (const struct table *m = s->tables[b]; m; m = m->next)
			if (m->row.bank_ms && m->row.status == TABLE_RUNNING)
				return true;
	return false;
}

/* What could not be read is read now. A bot's turn or a die that nobody worked on for a while: the
 * responsible server is gone. If it is not, the line's key decides and nothing happens twice. */
void table_nudge(struct server *s)
{
	int64_t now = now_ms();
	for (uint32_t b = 0; b < HASH_SIZE; b++) {
		for (struct table *m = s->tables[b]; m; m = m->next) {
			if (m->missed)
				table_catch_up(s, m);
			if (m->row.status != TABLE_RUNNING || m->thinking || table_rests(m) ||
			    now - m->row.moved < NUDGE_MS)
				continue;
			uint8_t asked = pet_game_asked(m->state);
			if (asked == PET_CHANCE || asked == PET_NOBODY ||
			    (asked < PET_SEATS_MAX && m->seat[asked].kind == SEAT_BOT)) {
				if (!table_hold(s, m))
					continue;
				table_go_on(s, m);
				table_tell_turn(m);
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
	if (row->pack)
		m->row.pack = memory_text(row->pack);
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
	commit_news(s, m, true);
	*out = m;
	return true;
}

bool table_hold(struct server *s, struct table *m)
{
	int64_t rev = 0;
	uint64_t now = s->store.transaction + 1; /* 0: never */
	if (m->stale || m->damaged)
		return false;
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
	store_table_changed(&s->store, m->row.id, m->row.rev++);
}

bool table_ask_undo(struct server *s, struct table *m, int to, uint8_t yes, int by)
{
	if (m->row.undo_to == to && m->row.undo_yes == yes && m->row.undo_by == by)
		return true;
	m->row.undo_by = by;
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

/* ---- what other servers did ------------------------------------------------------------------ */

static bool others_sit(const struct seat_row *was, const struct seat_row *is, int seats)
{
	for (int i = 0; i < seats; i++)
		if (was[i].kind != is[i].kind || was[i].resigned != is[i].resigned ||
		    strcmp(was[i].user, is[i].user) || strcmp(was[i].bot, is[i].bot))
			return true;
	return false;
}

void table_check_store(struct server *s)
{
	if (!store_moved(&s->store))
		return;
	log_line("the database went back, or is another one: all tables are read again");
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		for (struct table *m = s->tables[b]; m; m = m->next)
			went_back(s, m);
	table_forget_stale(s);
	wake_all(s);
}

/* The row first: if more is written while we read, its revision will show it. */
static bool catch_up(struct server *s, struct table *m)
{
	uint32_t before = m->record.count;
	struct seat_row sat[PET_SEATS_MAX];
	bool changed, open = !m->record.count; /* then others may have sealed or revealed */
	struct table_row row;
	if (m->touched) /* we hold it: nobody else wrote */
		return true;
	if (m->damaged) /* perhaps it was repaired */
		return went_back(s, m);
	int found = m->stale ? DB_FAILED : store_table(&s->store, m->row.id, &row);
	if (found != 1)
		return found == 0 && went_back(s, m);
	free(row.position);
	free(row.pack);
	if (row.rev < m->row.rev || row.status < m->row.status)
		return went_back(s, m);
	memcpy(sat, m->seat, sizeof sat);
	enum lines_read got = lines_read(s, m);
	if (got == LINES_OTHER || got == LINES_BROKEN)
		return went_back(s, m);
	if (got != LINES_READ || store_seats(&s->store, m->row.id, m->seat) < 0)
		return false;
	orders_mark(s, m, before);
	/* without a new line something else has */
	changed = m->record.count == before || row.status != m->row.status ||
		  row.undo_to != m->row.undo_to || row.undo_yes != m->row.undo_yes ||
		  row.locked != m->row.locked || row.talk != m->row.talk ||
		  row.happened != m->row.happened || strcmp(row.motion, m->row.motion) ||
		  row.paused != m->row.paused || others_sit(sat, m->seat, m->row.seats);
	m->row.rev = row.rev;
	m->row.status = row.status;
	m->row.undo_to = row.undo_to;
	m->row.undo_yes = row.undo_yes;
	m->row.undo_by = row.undo_by;
	m->row.paused = row.paused;
	m->row.happened = row.happened;
	if (row.moved > m->row.moved)
		m->row.moved = row.moved;
	memcpy(m->row.motion, row.motion, sizeof row.motion);
	memcpy(m->row.contract, row.contract, sizeof row.contract);
	contract_read(m->row.contract, &m->contract);
	happened_read(s, m);
	memcpy(m->row.owner, row.owner, sizeof row.owner);
	memcpy(m->row.result, row.result, sizeof row.result);
	memcpy(m->row.invite, row.invite, sizeof row.invite);
	m->row.locked = row.locked;
	m->row.talk = row.talk;
	if (m->row.status == TABLE_OVER)
		table_reveal(m);
	table_call_all(m);
	if (open)
		dice_lay(m);
	table_called(m);
	table_set_clock(s, m);
	table_await_vote(s, m);
	m->safe = table_reached(m);
	table_tell_line(s, m, changed);
	return true;
}

bool table_catch_up(struct server *s, struct table *m)
{
	bool fine = catch_up(s, m);
	m->missed = !fine;
	return fine;
}

static bool stands(const struct table *m, int64_t line, int64_t mark)
{
	return line <= m->safe.lines && (mark < 0 || mark == lines_mark(m, (uint32_t)line));
}

bool table_stands(struct server *s, struct table *m, int64_t line, int64_t mark)
{
	return stands(m, line, mark) ||
	       (store_shared(&s->store) && table_catch_up(s, m) && stands(m, line, mark));
}

/* Notifications may have been lost for a while. */
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
	if (store_shared(&s->store) && s->followers)
		s->followers->elsewhere(m, store_here(&s->store, m->row.id, s->node, NODE_DEAD_MS));
}
