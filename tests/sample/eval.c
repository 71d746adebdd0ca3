/* eval.c: an opinion about a position, for bots. */
#include "tests/sample/rules.h"

/* Shares proportional to points and coins. */
void lots_eval(const void *state, int32_t share[PET_SEATS_MAX])
{
	const struct lots *g = state;
	int32_t total = 0, given = 0;
	for (int s = 0; s < lots_seats(g); s++)
		total += 1 + 4 * g->pub.points[s] + g->pub.coins[s];
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = s < lots_seats(g)
				   ? 65536 / total * (1 + 4 * g->pub.points[s] + g->pub.coins[s])
				   : 0;
	for (int s = 0; s < lots_seats(g); s++)
		given += share[s];
	share[0] += 65536 - given;
}
