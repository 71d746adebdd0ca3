/* greedy.c: looks one whole action ahead.
 *
 * A decision of a rulebook takes several clicks (which, from where, to where, how many). Greedy
 * follows its own clicks until the action is complete: a quiet node (game.h) or the end. There the
 * position is evaluated. Where another seat is asked in between (where to withdraw to, whether to
 * fight on), that seat answers with what looks best to it. Chance on the way is sampled. The
 * budget of positions is divided evenly among the choices of every step, so wide questions are
 * searched shallowly and narrow ones deeply. */
#include "ai/bot_internal.h"

#include <string.h>

enum { CHANCE_SAMPLES = 3, WORLDS = 2, DEPTH_MAX = 12, WORTHLESS = -4 * WHOLE };

static int64_t best_value(struct bot *bot, const struct pet_game *game, const void *state,
			  uint8_t seat, uint32_t budget, int depth);

static int64_t leaf_value(struct bot *bot, const struct pet_game *game, const void *state,
			  uint8_t seat)
{
	int32_t share[PET_SEATS_MAX] = { 0 };
	pet_bot_judge(bot, game, state, share);
	return share[seat];
}

/* Value of a state in which CHANCE is asked: the mean of a few outcomes. */
static int64_t chance_value(struct bot *bot, const struct pet_game *game, const void *state,
			    uint8_t seat, uint32_t budget, int depth)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	int samples = budget >= CHANCE_SAMPLES ? CHANCE_SAMPLES : 1;
	int64_t sum = 0;
	for (int i = 0; i < samples; i++) {
		memcpy(copy, state, game->state_bytes);
		pet_game_advance(game, copy, pet_game_sample(game, copy, pet_bits_next(&bot->bits)),
				 NULL);
		sum += best_value(bot, game, copy, seat, budget / (uint32_t)samples, depth + 1);
	}
	return sum / samples;
}

/* Value of a state in which another seat is asked in the middle of an action: it takes what looks
 * best to itself. */
static int64_t other_value(struct bot *bot, const struct pet_game *game, const void *state,
			   uint8_t seat, uint32_t budget, int depth)
{
	pet_move legal[PET_MOVES_MAX];
	_Alignas(64) unsigned char copy[PET_STATE_MAX], answered[PET_STATE_MAX];
	uint8_t other = pet_game_asked(state);
	int n = pet_game_legal(game, state, legal);
	int32_t best = -1;
	if (budget < (uint32_t)n)
		return leaf_value(bot, game, state, seat);
	for (int i = 0; i < n; i++) {
		int32_t share[PET_SEATS_MAX] = { 0 };
		memcpy(copy, state, game->state_bytes);
		pet_game_advance(game, copy, legal[i], NULL);
		pet_bot_judge(bot, game, copy, share);
		if (share[other] > best) {
			best = share[other];
			memcpy(answered, copy, game->state_bytes);
		}
	}
	return best_value(bot, game, answered, seat, budget - (uint32_t)n, depth + 1);
}

static int64_t best_value(struct bot *bot, const struct pet_game *game, const void *state,
			  uint8_t seat, uint32_t budget, int depth)
{
	uint8_t asked = pet_game_asked(state);
	bot->iterations++;
	if (depth < DEPTH_MAX && asked == PET_CHANCE && budget)
		return chance_value(bot, game, state, seat, budget, depth);
	if (asked >= PET_CHANCE || pet_game_node(game, state)->quiet || depth >= DEPTH_MAX) {
		if (asked == seat && pet_circle_closed(bot, game, state, NULL, NULL))
			return WORTHLESS;
		return leaf_value(bot, game, state, seat);
	}
	if (asked != seat)
		return other_value(bot, game, state, seat, budget, depth);

	pet_move legal[PET_MOVES_MAX];
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	int n = pet_game_legal(game, state, legal);
	n = pet_bot_sensible(game, state, legal, n);
	if (budget < (uint32_t)n)
		return leaf_value(bot, game, state, seat);
	int64_t best = INT64_MIN;
	for (int i = 0; i < n; i++) {
		memcpy(copy, state, game->state_bytes);
		pet_game_advance(game, copy, legal[i], NULL);
		int64_t value =
			best_value(bot, game, copy, seat, budget / (uint32_t)n - 1, depth + 1);
		if (value > best)
			best = value;
	}
	return best;
}

/* A weak player's liking for a move beyond its value: a mood, and in games without characters one for
 * its verb that lasts the whole game. It is too small to make a plainly bad move attractive. */
static int64_t fancied(struct bot *bot, pet_move m)
{
	int64_t most = (int64_t)bot->spec.fancy * WHOLE / 1000;
	if (!most)
		return 0;
	int64_t mood = (int64_t)pet_bits_below(&bot->bits, (uint32_t)most + 1) - most / 2;
	if (bot->character) /* its likings are known (character.c) */
		return mood / 2;
	struct pet_bits nature = { bot->nature ^ (uint64_t)pet_move_verb(m) * 0x9e3779b97f4a7c15u };
	int64_t liking = (int64_t)pet_bits_below(&nature, (uint32_t)most + 1) - most / 2;
	return liking + mood / 2;
}

pet_move pet_greedy_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			   const pet_move *legal, int n)
{
	int worlds = game->resample ? WORLDS : 1;
	uint32_t each = bot->spec.budget / (uint32_t)(n * worlds);
	int64_t value[PET_MOVES_MAX] = { 0 }, astray[PET_MOVES_MAX];
	int best = 0, ties = 0;

	for (int w = 0; w < worlds; w++) {
		pet_game_resample(game, v, bot->world, &bot->bits);
		/* the same random bits for every move: only the move differs */
		struct pet_bits luck = bot->bits;
		for (int i = 0; i < n; i++) {
			bot->bits = luck;
			memcpy(bot->play, bot->world, game->state_bytes);
			pet_game_advance(game, bot->play, legal[i], NULL);
			value[i] += best_value(bot, game, bot->play, v.seat, each, 1);
		}
	}
	pet_character_astray(bot, game, v, legal, n, astray);
	for (int i = 0; i < n; i++) {
		value[i] -= worlds * astray[i];
		value[i] += worlds * fancied(bot, legal[i]);
		pet_bot_thought_add(bot, legal[i], (int32_t)(value[i] / worlds), 1);
		if (value[i] > value[best]) {
			best = i;
			ties = 0;
		} else if (value[i] == value[best] && i > 0) {
			/* ties are broken at random: a fixed choice would be predictable */
			if (pet_bits_below(&bot->bits, (uint32_t)++ties + 1) == 0)
				best = i;
		}
	}
	return legal[best];
}
