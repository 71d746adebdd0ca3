/* foresee.h: the immediate consequences of a choice, found by playing it on a copy of what the seat
 * knows.
 *
 *     struct pet_foresight seen;
 *     pet_foresee_from(game, v, state);              // once per question
 *     pet_foresee(game, state, v.seat, m, &seen);    // for each of its moves
 *
 * It stops where chance or another seat decides, or where the seat itself has a choice again, unless
 * every answer begins a battle: then the one that brings most to it is given. Odds of dice are in
 * ai/odds.h. Nothing hidden is revealed: unknown things are drawn at random, and the
 * result does not depend on them. */
#ifndef CORE_FORESEE_H
#define CORE_FORESEE_H

#include "core/facts.h"

PET_API_BEGIN

/* A number of a seat: its token, its name (a message id) and its value. */
struct pet_count {
	const char *token, *name;
	int32_t value;
};
enum { PET_COUNTS_MAX = 16 };

struct pet_foresight {
	bool fights;              /* a battle begins in which the seat takes part */
	struct pet_battle battle; /* side 0 is always the seat's own */
	bool warned;
	struct pet_warning warning;
	/* Where the game is won by points: the seat's points, what they are made of and what it owns
	 * (facts.h), before and after. A move that only begins an action is counted with the best way
	 * to go on, if there are several (ways). */
	int rows;
	bool ways;
	struct pet_count before[PET_COUNTS_MAX], after[PET_COUNTS_MAX];
};

/* Prepares a state of PET_STATE_MAX bytes to play from. */
void pet_foresee_from(const struct pet_game *game, struct pet_view v, void *state);

/* Plays a legal move of the seat and the forced answers after it, up to the start of a battle at
 * most. */
void pet_foresee_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m);

/* m: a legal move of the asked seat. */
void pet_foresee(const struct pet_game *game, const void *state, uint8_t seat, pet_move m,
		 struct pet_foresight *out);

/* Whether a question with the one answer m may answer itself: it costs nothing yet and no card, is warned of by
 * nothing, changes no battle, lets nobody roll, draw or learn anything, and the same seat goes on (or
 * the question follows from its last touch). Whatever else happens, a player sets off by a touch. */
bool pet_foresee_moot(const struct pet_game *game, const void *state, uint8_t seat, pet_move m);

PET_API_END

#endif
