/* odds.h: the odds of a battle, found by playing it many times in the engine, from what one seat
 * (or an observer) knows. Hands, heroes, creatures, fortresses and retreats count as in the rules;
 * hidden things are resampled for every fight. */
#ifndef AI_ODDS_H
#define AI_ODDS_H

#include "ai/bot.h"

PET_API_BEGIN

struct pet_odds {
	uint32_t fights;
	/* Fights after which only this side had pieces at the place, or kept it empty; after which
	 * nobody holds it; the rest: both have pieces there. */
	uint32_t holds[2], nobody;
	uint32_t left[2]; /* pieces at the place after all fights, summed */
};

/* Memory that pet_battle_odds needs. */
size_t pet_odds_bytes(void);

/* Plays out the battle of v `fights` times. stand: one bit for each seat that never retreats where
 * that is optional; the others retreat when a simple bot would. False: there is no battle. */
bool pet_battle_odds(void *memory, const struct pet_game *game, struct pet_view v, uint32_t fights,
		     uint8_t stand, uint64_t seed, struct pet_odds *out);

/* The same for the battle that a legal move of the asked seat begins (core/foresee.h), fought to
 * the end by both; side 0 is that seat's. False: none follows. */
bool pet_move_odds(void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		   uint32_t fights, uint64_t seed, struct pet_odds *out);

/* How often the hunter catches its prey in the current hunt (m: NULL) or in one that a legal move
 * of the asked seat begins, in `tries` tries. False: there is none. */
bool pet_hunt_odds(void *memory, const struct pet_game *game, struct pet_view v, const pet_move *m,
		   uint32_t tries, uint64_t seed, uint32_t *caught);

PET_API_END

#endif
