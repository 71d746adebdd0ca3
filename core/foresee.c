/* foresee.c: see foresee.h. */
#include "core/foresee.h"

#include <string.h>

#include "core/mark.h"
#include "core/must.h"

enum { FORCED_MAX = 8 }; /* most forced answers given in a row */

void pet_foresee_from(const struct pet_game *game, struct pet_view v, void *state)
{
	struct pet_bits bits = { 1 };
	pet_game_resample(game, v, state, &bits);
}

/* The answer of the seat and the forced ones after it. False: the seat has a choice again. */
static bool play_forced(const struct pet_game *game, void *state, uint8_t seat, pet_move m)
{
	pet_move out[PET_MOVES_MAX];
	struct pet_battle b;
	pet_game_advance(game, state, m, NULL);
	for (int i = 0; i < FORCED_MAX && pet_game_asked(state) == seat; i++) {
		if (game->battle && game->battle(state, &b))
			return true;
		if (pet_game_legal(game, state, out) != 1)
			return false;
		pet_game_advance(game, state, out[0], NULL);
	}
	return true;
}

static uint8_t seat_of_side(const struct pet_game *game, const void *pub,
			    const struct pet_battle *b, int side)
{
	return game->seat_of && b->side_kind == game->who_kind ? game->seat_of(pub, b->side[side])
							       : b->side[side];
}

/* Where every answer begins a battle (how many go?): on with the one that brings most to it. */
static void join_battle(const struct pet_game *game, void *asked, uint8_t seat)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	pet_move list[PET_MOVES_MAX], best = 0;
	struct pet_battle b;
	int n = pet_game_legal(game, asked, list), most = -1;
	for (int i = 0; i < n; i++) {
		memcpy(state, asked, game->state_bytes);
		play_forced(game, state, seat, list[i]);
		if (pet_game_asked(state) == PET_NOBODY || !game->battle(state, &b))
			return;
		int brought = b.strength[seat_of_side(game, state, &b, 0) != seat];
		if (brought > most) {
			most = brought;
			best = list[i];
		}
	}
	if (n)
		play_forced(game, asked, seat, best);
}

void pet_foresee_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m)
{
	if (!play_forced(game, state, seat, m) && game->battle &&
	    !pet_game_node(game, state)->quiet)
		join_battle(game, state, seat);
}

static bool same_battle(const struct pet_battle *a, const struct pet_battle *b)
{
	return a->kind == b->kind && a->place == b->place && a->side[0] == b->side[0] &&
	       a->side[1] == b->side[1];
}

static bool same_forces(const struct pet_battle *a, const struct pet_battle *b)
{
	return !memcmp(a->units, b->units, sizeof a->units) &&
	       !memcmp(a->strength, b->strength, sizeof a->strength);
}

static void turn_round(struct pet_battle *b)
{
	struct pet_battle was = *b;
	for (int side = 0; side < 2; side++) {
		b->side[side] = was.side[!side];
		b->units[side] = was.units[!side];
		b->strength[side] = was.strength[!side];
	}
}

/* Whether the seat is in a battle that was not in progress before. */
static bool comes_to_blows(const struct pet_game *game, const void *before, const void *after,
			   uint8_t seat, struct pet_battle *b)
{
	struct pet_battle old;
	if (!game->battle || pet_game_asked(after) == PET_NOBODY || !game->battle(after, b))
		return false;
	if (game->battle(before, &old) && same_battle(&old, b))
		return false;
	if (seat_of_side(game, after, b, 0) == seat)
		return true;
	turn_round(b);
	return seat_of_side(game, after, b, 0) == seat;
}

struct counter {
	struct pet_facts out;
	struct pet_count *row;
	int rows;
};

static void count_row(struct pet_facts *to, const struct pet_fact *row)
{
	struct counter *c = (struct counter *)(void *)to;
	pet_must(c->rows < PET_COUNTS_MAX);
	c->row[c->rows++] = (struct pet_count){ row->token, row->name, row->value[0] };
}

/* The numbers of a seat; returns how many: 0 where the game is not won by points. */
static int count_seat(const struct pet_game *game, const void *state, uint8_t seat,
		      struct pet_count out[PET_COUNTS_MAX])
{
	struct counter c = { { 1u << PET_T_POINTS, seat, count_row }, out, 0 };
	if (!game->facts)
		return 0;
	struct pet_view v = pet_game_view(game, state, seat);
	game->facts(v, &c.out);
	c.out.topics = 1u << PET_T_OWN;
	if (c.rows)
		game->facts(v, &c.out);
	return c.rows;
}

/* Of the answers to the question that a move has led into, the one that counts most. */
static void count_best(const struct pet_game *game, const void *asked, uint8_t seat,
		       struct pet_foresight *out)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	pet_move list[PET_MOVES_MAX];
	struct pet_count then[PET_COUNTS_MAX];
	int n = pet_game_legal(game, asked, list);
	out->ways = n > 1;
	for (int i = 0; i < n; i++) {
		memcpy(state, asked, game->state_bytes);
		pet_foresee_play(game, state, seat, list[i]);
		count_seat(game, state, seat, then);
		if (i == 0 || then->value > out->after->value)
			memcpy(out->after, then, sizeof then);
	}
}

/* What the move changes in the numbers of the seat. */
static void count(const struct pet_game *game, const void *before, const void *after, uint8_t seat,
		  struct pet_foresight *out)
{
	out->rows = count_seat(game, before, seat, out->before);
	if (!out->rows)
		return;
	if (pet_game_asked(after) == seat && !pet_game_node(game, after)->quiet)
		count_best(game, after, seat, out);
	else
		count_seat(game, after, seat, out->after);
}

void pet_foresee(const struct pet_game *game, const void *state, uint8_t seat, pet_move m,
		 struct pet_foresight *out)
{
	_Alignas(64) unsigned char after[PET_STATE_MAX];
	*out = (struct pet_foresight){ 0 };
	if (!game->battle && !game->warn && !game->facts)
		return;
	memcpy(after, state, game->state_bytes);
	pet_foresee_play(game, after, seat, m);
	count(game, state, after, seat, out);
	out->fights = comes_to_blows(game, state, after, seat, &out->battle);
	out->warned = game->warn && game->warn(state, after, m, &out->warning);
	if (out->warned || !out->fights || out->battle.strength[0] >= out->battle.strength[1])
		return;
	out->warned = true;
	out->warning = (struct pet_warning){
		.text = N_("you would fight with {n} against {m}"),
		.n = out->battle.strength[0],
		.m = out->battle.strength[1],
	};
}

bool pet_foresee_moot(const struct pet_game *game, const void *state, uint8_t seat, pet_move m)
{
	_Alignas(64) unsigned char after[PET_STATE_MAX];
	struct pet_event told[PET_JOURNAL_MAX];
	struct pet_events events = { told, 0, PET_JOURNAL_MAX, 0 };
	struct pet_battle before, now;
	struct pet_warning warning;
	pet_move list[PET_MOVES_MAX];
	uint8_t who = pet_game_frame(state)->who;
	memcpy(after, state, game->state_bytes);
	pet_game_advance(game, after, m, &events);
	bool on = pet_game_asked(after) == seat;
	if ((!on && !pet_game_node(game, state)->follows) || events.dropped)
		return false;
	/* what follows by itself needs a touch before it */
	if (on && pet_game_node(game, after)->follows && pet_game_legal(game, after, list) == 1)
		return false;
	/* where nothing came of it yet, a later answer pays */
	if (events.count && game->price && game->price(state, m))
		return false;
	if (game->warn && game->warn(state, after, m, &warning))
		return false;
	if (game->purse && game->purse(after, who) < game->purse(state, who))
		return false;
	for (uint32_t i = 0; i < events.count; i++) {
		const struct pet_event_row *row = &game->events[told[i].code];
		if (row->reveals || (row->spends && !pet_game_node(game, state)->follows))
			return false;
	}
	if (!game->battle)
		return true;
	bool fought = game->battle(state, &before), fights = game->battle(after, &now);
	return fought == fights &&
	       (!fights || (same_battle(&before, &now) && same_forces(&before, &now)));
}
