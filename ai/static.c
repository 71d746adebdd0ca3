/* static.c: one look at each legal move.
 *
 * Static plays every move in a world that fits what its seat knows, judges the position at the next
 * question, whoever is asked there, and takes the move that looks best. It follows no plan: a move
 * that only begins something is worth what the position looks like half-way. In return a choice
 * costs one position per move, and all of them are independent: this is the bot that a GPU plays
 * (gpu/look.c), choice for choice. */
#include "ai/bot_internal.h"

#include <string.h>

pet_move pet_static_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			   const pet_move *legal, int n)
{
	int32_t most = -1;
	uint32_t ties = 0;
	pet_move best = legal[0];
	pet_game_resample(game, v, bot->world, &bot->bits);
	for (int i = 0; i < n; i++) {
		int32_t share[PET_SEATS_MAX] = { 0 };
		memcpy(bot->play, bot->world, game->state_bytes);
		pet_game_advance(game, bot->play, legal[i], NULL);
		pet_bot_judge(bot, game, bot->play, share);
		bot->iterations++;
		pet_bot_thought_add(bot, legal[i], share[v.seat], 1);
		/* ties are broken at random: a fixed choice could go round in circles */
		if (share[v.seat] == most && pet_bits_below(&bot->bits, ++ties + 1))
			continue;
		if (share[v.seat] > most)
			ties = 0;
		if (share[v.seat] >= most) {
			most = share[v.seat];
			best = legal[i];
		}
	}
	return best;
}
