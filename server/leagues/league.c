/* league.c: who takes part in a league, and its rounds as they end. */
#include "server/leagues/league.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/mark.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/leagues/league_internal.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"

enum { AT_ONCE = 20, BEATS = 2 /* between two looks at all, where nothing is known to be due */ };

/* ---- reading --------------------------------------------------------------------------------- */

static void take_entrant(void *arg, const struct entrant_row *row)
{
	struct league *l = arg;
	if (l->entrants < LEAGUE_ENTRANTS)
		l->entrant[l->entrants++] = *row;
	if (row->place > l->places && row->place <= LEAGUE_PLACES)
		l->places = row->place;
}

static void take_seat(void *arg, const struct league_seat_row *row)
{
	struct league *l = arg;
	if (row->place < 1 || row->place > LEAGUE_PLACES)
		return;
	if (l->seats == l->room) {
		l->room = l->room ? 2 * l->room : 64;
		l->seat = memory_grow(l->seat, (size_t)l->room * sizeof *l->seat);
	}
	l->seat[l->seats++] = *row;
}

int league_read(struct server *s, const char *id, struct league *l)
{
	memset(l, 0, sizeof *l);
	int found = store_league(&s->store, id, &l->row);
	if (found == 1 && (store_entrants(&s->store, id, take_entrant, l) < 0 ||
			   store_league_seats(&s->store, id, take_seat, l) < 0))
		return DB_FAILED;
	return found;
}

void league_free(struct league *l)
{
	free(l->seat);
	l->seat = NULL;
}

const struct entrant_row *league_holder(const struct league *l, int place)
{
	const struct entrant_row *last = NULL;
	for (int i = 0; i < l->entrants; i++) {
		const struct entrant_row *e = &l->entrant[i];
		if (e->place == place &&
		    (!last || (last->gone && (!e->gone || e->gone > last->gone))))
			last = e;
	}
	return last;
}

const struct entrant_row *league_entrant(const struct league *l, const char *user)
{
	for (int i = 0; user[0] && i < l->entrants; i++)
		if (!strcmp(l->entrant[i].user, user))
			return &l->entrant[i];
	return NULL;
}

void league_told(struct server *s, const struct league *l)
{
	char payload[ID_MAX + 16];
	snprintf(payload, sizeof payload, "!league %s", l->row.id);
	store_say(&s->store, payload);
	stream_league_later(s, l->row.id);
}

/* ---- who takes part -------------------------------------------------------------------------- */

/* A place that nobody has; its own, if the person has had one. 0: none. */
static int free_place(const struct league *l, const struct entrant_row *own)
{
	for (int p = 0; p <= l->places; p++) {
		int place = p ? p : own ? own->place : 0;
		const struct entrant_row *holder = place ? league_holder(l, place) : NULL;
		if (holder && holder->gone)
			return place;
	}
	return 0;
}

bool league_enter(struct server *s, struct league *l, const char *user)
{
	const struct entrant_row *own = league_entrant(l, user);
	struct entrant_row row = { .since = now_ms() };
	if (own && !own->gone)
		return true;
	snprintf(row.user, sizeof row.user, "%s", user);
	row.place = l->row.status == LEAGUE_RUNNING ? free_place(l, own) : 0;
	return store_entrant_put(&s->store, l->row.id, &row);
}

/* The first who waits takes the place, with its points. */
static bool hand_place_on(struct server *s, struct league *l, int place)
{
	for (int i = 0; i < l->entrants; i++) {
		struct entrant_row *next = &l->entrant[i];
		if (next->place || next->gone)
			continue;
		next->place = place;
		notice(s, NEWS_ASKED, next->user, "",
		       N_("A place in the league {who} is yours now"), l->row.name);
		return store_entrant_put(&s->store, l->row.id, next);
	}
	return true;
}

bool league_leave(struct server *s, struct league *l, const char *user)
{
	struct entrant_row row;
	const struct entrant_row *own = league_entrant(l, user);
	if (!own || own->gone)
		return true;
	if (!own->place)
		return store_entrant_drop(&s->store, l->row.id, user);
	row = *own;
	row.gone = now_ms();
	return store_entrant_put(&s->store, l->row.id, &row) && hand_place_on(s, l, row.place);
}

/* ---- rounds ---------------------------------------------------------------------------------- */

static bool end(struct server *s, struct league *l)
{
	l->row.status = LEAGUE_OVER;
	l->row.due = 0;
	for (int i = 0; i < l->seats; i++)
		if (l->seat[i].round == l->row.round && l->seat[i].table[0])
			notice(s, NEWS_OVER, l->seat[i].user, l->seat[i].table,
			       N_("the league {who} is over"), l->row.name);
	log_line("league %s is over after %d rounds", l->row.id, l->row.round);
	return store_league_update(&s->store, &l->row);
}

static bool next_round(struct server *s, struct league *l)
{
	struct league_past past;
	struct league_draw draw;
	league_past(&l->row, l->seat, l->seats, l->places, &past);
	for (int p = 0; p < l->places; p++) {
		const struct entrant_row *holder = league_holder(l, p + 1);
		past.gone[p] = !holder || holder->gone;
	}
	if ((l->row.rounds && l->row.round >= l->row.rounds) || !league_pair(&past, &draw) ||
	    !round_possible(l, &draw))
		return end(s, l);
	l->row.round++;
	l->row.due = now_ms() + l->row.lasts_ms;
	log_line("league %s: round %d, %d tables", l->row.id, l->row.round, draw.tables);
	return store_league_update(&s->store, &l->row) && round_lay(s, l, &draw);
}

bool league_begin(struct server *s, struct league *l)
{
	for (int i = l->entrants - 1; i > 0; i--) { /* lots */
		uint32_t k = randombytes_uniform((uint32_t)i + 1);
		struct entrant_row one = l->entrant[i];
		l->entrant[i] = l->entrant[k];
		l->entrant[k] = one;
	}
	for (int i = 0; i < l->entrants; i++) {
		l->entrant[i].place = ++l->places;
		if (!store_entrant_put(&s->store, l->row.id, &l->entrant[i]))
			return false;
	}
	if (!l->row.robin && !l->row.rounds)
		l->row.rounds = league_rounds(l->places, l->row.seats, false);
	l->row.status = LEAGUE_RUNNING;
	return next_round(s, l);
}

static bool missed(const struct league *l, int place, int round)
{
	for (int i = 0; i < l->seats; i++)
		if (l->seat[i].place == place && l->seat[i].round == round)
			return l->seat[i].how == HOW_ABSENT;
	return false;
}

/* Who misses two rounds in a row does not hold up a third. */
static bool drop_absent(struct server *s, struct league *l)
{
	for (int place = 1; place <= l->places; place++) {
		const struct entrant_row *holder = league_holder(l, place);
		if (!holder || holder->gone || !missed(l, place, l->row.round) ||
		    !missed(l, place, l->row.round - 1))
			continue;
		struct entrant_row *out = &l->entrant[holder - l->entrant];
		out->gone = now_ms();
		if (!store_entrant_put(&s->store, l->row.id, out) || !hand_place_on(s, l, place))
			return false;
	}
	return true;
}

/* Only one server does it: whoever holds the row finds it as it is now. */
static void step(struct server *s, const char *id)
{
	struct league l;
	if (store_league_hold(&s->store, id) != 1) {
		s->leagues_due = true;
		return;
	}
	if (league_read(s, id, &l) == 1 && l.row.status == LEAGUE_RUNNING) {
		bool all = round_note(s, &l, l.row.due <= now_ms());
		if (!all ? l.row.due <= now_ms()
			 : s->draining || !drop_absent(s, &l) || !next_round(s, &l))
			s->leagues_due = true; /* with the next beat */
		league_told(s, &l);
	}
	league_free(&l);
}

struct ids {
	char id[AT_ONCE][ID_MAX];
	int count;
};

static void take_id(void *arg, const char *id)
{
	struct ids *ids = arg;
	if (ids->count < AT_ONCE)
		strcpy(ids->id[ids->count++], id);
}

void leagues_beat(struct server *s)
{
	struct ids ids = { .count = 0 };
	if (!s->leagues_due && s->beats % BEATS)
		return;
	s->leagues_due = false;
	store_leagues_due(&s->store, now_ms(), take_id, &ids);
	for (int i = 0; i < ids.count; i++)
		step(s, ids.id[i]);
}
