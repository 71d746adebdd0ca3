/* batch.h: many matches of one game side by side, for programs that learn or measure.
 *
 * The states lie in one array, and beside it what is known of each: who is asked, the moves there
 * are, how the win is shared. A step takes one choice a match, an index into its moves, carries
 * it out, throws the dice that follow, and brings the arrays up to date. Nothing is allocated, and
 * matches do not touch each other: threads may step different ranges at the same time. */
#ifndef CORE_BATCH_H
#define CORE_BATCH_H

#include "core/game.h"

PET_API_BEGIN

/* All arrays are the caller's and have `count` rows. */
struct pet_batch {
	const struct pet_game *game;
	const struct pet_setup *setup;
	uint32_t count;
	uint32_t stride; /* bytes from one state to the next: a multiple of 64, enough for one */
	void *state;     /* address: a multiple of 64 */
	struct pet_bits *dice; /* what chance of this match is made of */
	pet_move *move;        /* PET_MOVES_MAX a row: what the asked seat may do */
	uint16_t *moves;       /* how many; 0: the match is over */
	uint8_t *asked;        /* the seat, or PET_NOBODY: the match is over */
	uint8_t *share; /* PET_SEATS_MAX a row: of the win, in PET_SHARES; 0 until it is over */
};

/* Starts the matches from `from` up to, not with, `to`. NULL, or why the set-up is impossible. */
const char *pet_batch_start(const struct pet_batch *b, uint32_t from, uint32_t to);

/* One choice per match, choice[0] for match `from`; a match that is over restarts, and its choice
 * is ignored. An invalid choice leaves its match unchanged. Returns how many decisions were carried
 * out. */
uint32_t pet_batch_step(const struct pet_batch *b, const int32_t *choice, uint32_t from,
			uint32_t to);

/* Random choices, from the dice of each match, until it is over or `steps` were carried out.
 * Returns the total. */
uint32_t pet_batch_play(const struct pet_batch *b, uint32_t steps, uint32_t from, uint32_t to);

/* Brings the arrays up to date with states that were copied there. */
void pet_batch_look(const struct pet_batch *b, uint32_t from, uint32_t to);

/* Bytes of what one seat knows: the public part and its own. */
uint32_t pet_batch_view_bytes(const struct pet_game *game);

/* What the asked seat knows of each match, without what is veiled from it (game.h); where a match is
 * over, what an observer does. Row 0 of out is match `from`. */
void pet_batch_views(const struct pet_batch *b, uint8_t *out, uint32_t from, uint32_t to);

/* Another state that seat cannot tell from this one by what it is sent: what it does not know is
 * resampled. */
void pet_game_imagine(const struct pet_game *game, const void *state, uint8_t seat, void *world,
		      struct pet_bits *bits);

/* How many features a game has (game.h), and the name of one; 0 and NULL: none. */
uint32_t pet_game_feature_count(const struct pet_game *game);
const char *pet_game_feature_name(const struct pet_game *game, uint32_t i);

/* The features of every seat, count of them a seat, PET_SEATS_MAX seats a row, in a world that
 * fits what the asked seat knows: nothing it may not know is in them. Rows of matches that are over
 * are zero. Uses the dice of each match. */
void pet_batch_features(const struct pet_batch *b, int16_t *out, uint32_t from, uint32_t to);

PET_API_END

#endif
