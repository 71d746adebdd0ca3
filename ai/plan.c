/* plan.c: bots that follow a plan of the game (game.h, plans). They look no move ahead. */
#include "ai/bot_internal.h"

enum { TIES = 64 }; /* points are compared in these parts, which chance adds */

int pet_plan_find(const struct pet_game *game, const char *name)
{
	for (int i = 0; game->bots->plans && game->bots->plans[i]; i++)
		if (pet_token_is(name, pet_text_length(name), game->bots->plans[i]))
			return i;
	return -1;
}

pet_move pet_plan_choose(const struct pet_game *game, int plan, struct pet_view v,
			 const pet_move *legal, int n, struct pet_bits *bits)
{
	pet_move m = PET_MOVE_NONE;
	int64_t best = INT64_MIN;
	pet_must(plan >= 0);
	for (int i = 0; i < n; i++) {
		int64_t points =
			(int64_t)game->bots->plan_points(v, (unsigned)plan, legal[i]) * TIES +
			pet_bits_below(bits, TIES);
		if (points > best) {
			best = points;
			m = legal[i];
		}
	}
	return m;
}
