/* league_round.c: the tables of a round: opened, and counted when they are over. */
#include "server/leagues/league_internal.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/mark.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/secret.h"
#include "server/base/utf8.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/table.h"

/* ---- opening --------------------------------------------------------------------------------- */

/* The table belongs to the league: nobody is its host. */
static void lay_row(const struct league *l, int number, int size, struct table_row *row)
{
	const struct pet_game *game = pet_game_find(l->row.game);
	char secret[32], end[24];
	memset(row, 0, sizeof *row);
	random_id(row->id, 12);
	random_id(secret, 26);
	hash_hex(secret, row->invite); /* nobody knows it */
	uint8_t dice[PET_SHA256_BYTES];
	randombytes_buf(dice, sizeof dice);
	sodium_bin2hex(row->secret, sizeof row->secret, dice, sizeof dice);
	snprintf(row->game, sizeof row->game, "%s", l->row.game);
	row->version = game ? game->version : 0;
	row->seats = size;
	row->status = TABLE_OPEN;
	row->dice = DICE_FIXED;
	row->undo_by = -1;
	row->locked = true;
	row->open_to_all = !l->row.circle[0];
	row->bank_ms = l->row.bank_ms;
	row->increment_ms = l->row.increment_ms;
	row->created = row->moved = now_ms();
	strcpy(row->owner, l->row.id);
	strcpy(row->league, l->row.id);
	strcpy(row->circle, l->row.circle);
	strcpy(row->options, l->row.options);
	strcpy(row->undo, l->row.undo);
	strcpy(row->contract, l->row.contract);
	snprintf(end, sizeof end, " %d.%d", l->row.round, number);
	utf8_copy(row->name, sizeof row->name - strlen(end), l->row.name);
	strcat(row->name, end);
}

static struct league_seat_row seat_of(const struct league *l, int place)
{
	const struct entrant_row *holder = league_holder(l, place + 1);
	struct league_seat_row row = { .round = l->row.round, .place = place + 1, .points = -1 };
	strcpy(row.user, holder->user);
	strcpy(row.name, holder->name);
	return row;
}

/* A live game begins when everybody has come; one over days at once. */
static bool live(const struct league *l)
{
	return l->row.bank_ms && l->row.bank_ms < DAY_MS;
}

static bool lay_table(struct server *s, struct league *l, const struct league_draw *draw, int t)
{
	struct table_row row;
	struct seat_row seat[PET_SEATS_MAX] = { 0 };
	struct pet_fault fault = { 0 };
	struct table *m;
	int lot[LEAGUE_SEATS] = { 0 }, size = draw->size[t];
	lay_row(l, t + 1, size, &row);
	for (int i = 0; i < size; i++) { /* who sits where */
		uint32_t k = randombytes_uniform((uint32_t)i + 1);
		lot[i] = lot[k];
		lot[k] = draw->at[t][i];
	}
	for (int i = 0; i < size; i++) {
		struct league_seat_row sits = seat_of(l, lot[i]);
		strcpy(sits.table, row.id);
		sits.number = t + 1;
		sits.size = size;
		seat[i].kind = live(l) ? SEAT_OPEN : SEAT_HUMAN;
		seat[i].ready = true;
		strcpy(seat[i].user, sits.user);
		utf8_copy(seat[i].name, sizeof seat[i].name - 2, sits.name);
		for (int k = 0; k < i; k++) /* two guests of one name */
			if (!strcmp(seat[k].name, seat[i].name))
				snprintf(seat[i].name + strlen(seat[i].name), 3, " %d",
					 (i + 1) % 10);
		if (!store_league_seat_put(&s->store, l->row.id, &sits))
			return false;
	}
	if (!table_create(s, &row, seat, &m, &fault))
		return false;
	for (int i = 0; i < size; i++) {
		stream_follow(s, seat[i].user, m);
		notice(s, NEWS_INVITED, seat[i].user, row.id,
		       N_("a round of the league {who} begins: you play here"), l->row.name);
	}
	return live(l) || table_begin(s, m);
}

bool round_possible(const struct league *l, const struct league_draw *draw)
{
	for (int t = 0; t < draw->tables; t++) {
		struct table_row row;
		struct pet_fault fault = { 0 };
		lay_row(l, t + 1, draw->size[t], &row);
		if (t && draw->size[t] == draw->size[t - 1])
			continue;
		if (!table_possible(&row, &fault)) {
			log_line("league %s: a table cannot be set up: %s", l->row.id, fault.what);
			return false;
		}
	}
	return true;
}

bool round_lay(struct server *s, struct league *l, const struct league_draw *draw)
{
	for (int t = 0; t < draw->tables; t++)
		if (!lay_table(s, l, draw, t))
			return false;
	for (int i = 0; i < draw->rests; i++) {
		struct league_seat_row rests = seat_of(l, draw->rest[i]);
		rests.points = LEAGUE_WIN / l->row.seats;
		rests.how = HOW_RESTED;
		if (!store_league_seat_put(&s->store, l->row.id, &rests))
			return false;
	}
	if (!draw->tables) /* everybody's opponent is gone */
		s->leagues_due = true;
	return true;
}

/* ---- counting -------------------------------------------------------------------------------- */

/* Whether the person is there in the end: not a bot, not a substitute, not one who resigned. */
static int chair_of(const struct seat_row *seat, int seats, const char *user)
{
	for (int i = 0; i < seats; i++)
		if (!strcmp(seat[i].user, user) && seat[i].kind == SEAT_HUMAN && !seat[i].resigned)
			return i;
	return -1;
}

/* late: the seat for which it waits; below 0: for nobody. */
static bool count_table(struct server *s, struct league *l, const struct league_seat_row *first,
			const struct table_row *row, const struct seat_row *seat, int late)
{
	int share[PET_SEATS_MAX] = { 0 }, there = 0;
	bool result = row->result[0] != 0;
	sscanf(row->result, "%d %d %d %d %d %d", &share[0], &share[1], &share[2], &share[3],
	       &share[4], &share[5]);
	for (int i = 0; i < first->size; i++) {
		int chair = chair_of(seat, row->seats, first[i].user);
		there += chair >= 0 && chair != late;
	}
	for (int i = 0; i < first->size; i++) {
		struct league_seat_row *sat = &l->seat[first - l->seat + i];
		int chair = chair_of(seat, row->seats, sat->user),
		    worth = LEAGUE_WIN / l->row.seats;
		bool absent = chair < 0 || chair == late;
		sat->how = absent ? HOW_ABSENT : HOW_PLAYED;
		sat->points = absent   ? 0
			      : result ? share[chair] * sat->size * worth / PET_SHARES
				       : sat->size * worth / there;
		if (!store_league_seat_put(&s->store, l->row.id, sat))
			return false;
	}
	return true;
}

/* The table's time is up; false: it cannot be ended now. */
static bool end_late(struct server *s, struct league *l, const struct league_seat_row *first)
{
	struct table *m = table_find(s, first->table);
	if (!m || !table_hold(s, m))
		return false;
	if (m->row.status == TABLE_OVER)
		return count_table(s, l, first, &m->row, m->seat, -1);
	uint8_t asked = m->row.status == TABLE_RUNNING ? pet_game_asked(m->state) : PET_NOBODY;
	int late = asked < PET_SEATS_MAX && m->seat[asked].kind == SEAT_HUMAN ? asked : -1;
	happen(s, m, "late", -1, late, 0);
	table_close(s, m);
	return count_table(s, l, first, &m->row, m->seat, late);
}

static bool note(struct server *s, struct league *l, const struct league_seat_row *first, bool late)
{
	struct table_row row;
	struct seat_row seat[PET_SEATS_MAX];
	int found = store_table(&s->store, first->table, &row);
	if (found == 1) {
		free(row.position);
		free(row.pack);
	}
	if (!found) { /* lost with an old backup */
		memset(&row, 0, sizeof row);
		return count_table(s, l, first, &row, seat, -1);
	}
	if (found == 1 && row.status == TABLE_OVER)
		return store_seats(&s->store, first->table, seat) >= 0 &&
		       count_table(s, l, first, &row, seat, -1);
	return found == 1 && late && end_late(s, l, first);
}

bool round_note(struct server *s, struct league *l, bool late)
{
	bool all = true;
	for (int i = 0; i < l->seats; i++) {
		const struct league_seat_row *sat = &l->seat[i];
		if (sat->round != l->row.round || sat->points >= 0 ||
		    (i && !strcmp(sat[-1].table, sat->table)))
			continue;
		all &= note(s, l, sat, late);
	}
	return all;
}
