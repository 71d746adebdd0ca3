/* foresee.h: what a choice leads to at once, found by playing it in a copy of what the seat knows.
 *
 *     struct pet_foresight seen;
 *     pet_foresee_from(game, v, state);              // once for a question
 *     pet_foresee(game, state, v.seat, m, &seen);    // for each of its moves
 *
 * It ends where somebody else or chance decides, or where the seat itself has another choice: dice
 * are the business of ai/odds.h. Nothing hidden is seen: unknown things are drawn at random, and
 * what is told does not depend on them. */
#ifndef CORE_FORESEE_H
#define CORE_FORESEE_H

#include "core/game.h"

PET_API_BEGIN

struct pet_foresight {
	bool fights;              /* a battle begins in which the seat stands */
	struct pet_battle battle; /* turned so that side 0 is the seat's own */
	bool warned;
	struct pet_warning warning;
};

/* A state of PET_STATE_MAX bytes to play from. */
void pet_foresee_from(const struct pet_game *game, struct pet_view v, void *state);

/* Plays a legal move of the seat on a state, with what it then has no choice about, to the beginning
 * of a battle at most. */
void pet_foresee_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m);

/* m: a legal move of the seat, which is asked. */
void pet_foresee(const struct pet_game *game, const void *state, uint8_t seat, pet_move m,
		 struct pet_foresight *out);

PET_API_END

#endif
