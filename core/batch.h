/* batch.h: many matches of one game side by side, for programs that learn or measure.
 *
 * The states are in one array; parallel arrays hold who is asked, the legal moves and how the win
 * is shared. A step takes one choice per match (an index into its moves), plays it, rolls the dice
 * that follow and updates the arrays. Nothing is allocated and matches are independent: threads may
 * step different ranges at the same time. */
#ifndef CORE_BATCH_H
#define CORE_BATCH_H

#include "core/game.h"

PET_API_BEGIN

/* All arrays belong to the caller and have `count` rows. */
struct pet_batch {
	const struct pet_game *game;
	const struct pet_setup *setup;
	uint32_t count;
	uint32_t stride;       /* distance between states: a multiple of 64, at least one state */
	void *state;           /* aligned to 64 bytes */
	struct pet_bits *dice; /* source of each match's dice */
	pet_move *move;        /* PET_MOVES_MAX per row: the legal moves of the asked seat */
	uint16_t *moves;       /* number of legal moves; 0: the match is over */
	uint8_t *asked;        /* the asked seat; PET_NOBODY: the match is over */
	uint8_t *
		share; /* PET_SEATS_MAX per row: shares of the win in PET_SHARES; 0 until it ends */
};

/* Starts matches from..to-1. Returns NULL, or why the set-up is impossible. */
const char *pet_batch_start(const struct pet_batch *b, uint32_t from, uint32_t to);

/* One choice per match, choice[0] for match `from`. A match that is over restarts and its choice is
 * ignored; an invalid choice leaves its match unchanged. Returns the number of decisions played. */
uint32_t pet_batch_step(const struct pet_batch *b, const int32_t *choice, uint32_t from,
			uint32_t to);

/* Plays random choices, drawn from each match's dice, until the match is over or `steps` decisions
 * have been played. Returns the total number of decisions. */
uint32_t pet_batch_play(const struct pet_batch *b, uint32_t steps, uint32_t from, uint32_t to);

/* Updates the arrays after states were copied in. */
void pet_batch_look(const struct pet_batch *b, uint32_t from, uint32_t to);

/* Size in bytes of what one seat knows: the public part and its own private part. */
uint32_t pet_batch_view_bytes(const struct pet_game *game);

/* What the asked seat knows of each match, without what is veiled from it (game.h); an observer's
 * view where the match is over. Row 0 of out is match `from`. */
void pet_batch_views(const struct pet_batch *b, uint8_t *out, uint32_t from, uint32_t to);

/* Another state that the seat cannot tell from this one: whatever it is not sent is resampled. */
void pet_game_imagine(const struct pet_game *game, const void *state, uint8_t seat, void *world,
		      struct pet_bits *bits);

/* Number of features of a game (game.h) and the name of one; 0 and NULL if it has none. */
uint32_t pet_game_feature_count(const struct pet_game *game);
const char *pet_game_feature_name(const struct pet_game *game, uint32_t i);

/* The features of every seat: PET_SEATS_MAX seats per row, count features per seat. They are taken
 * from a state resampled for the asked seat, so they hold nothing it may not know. Rows of finished
 * matches are zero. Uses the dice of each match. */
void pet_batch_features(const struct pet_batch *b, int16_t *out, uint32_t from, uint32_t to);

PET_API_END

#endif
