/* r01_setup.c: LO-1, set-up, and LO-6, the end. */
#include "tests/sample/rules.h"

/* LO-1.1, LO-1.2, LO-1.3 */
const char *lots_setup(void *state, const struct pet_setup *s)
{
	struct lots *g = state;
	for (int i = 0; i < s->seats; i++)
		g->pub.coins[i] = COINS;
	g->pub.rounds = (uint8_t)s->option[0];
	g->pub.copies = (uint8_t)(s->option[1] + 2);
	for (int i = 0; i < CARDS; i++)
		g->pub.unseen[i] = g->pub.copies;
	g->pub.bidder = PET_NOBODY;
	pet_flow_call(&g->pub.flow, N_GAME, 0);
	return NULL;
}

/* LO-6.1: points, then coins, as one number. */
static unsigned standing(const struct lots_pub *pub, int seat)
{
	return pub->points[seat] * 256u + pub->coins[seat];
}

void lots_result(const void *p, uint8_t share[PET_SEATS_MAX])
{
	const struct lots_pub *pub = p;
	unsigned best = 0, winners = 0;
	for (int s = 0; s < pub->flow.seats; s++)
		if (standing(pub, s) > best)
			best = standing(pub, s);
	for (int s = 0; s < pub->flow.seats; s++)
		winners += standing(pub, s) == best;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = s < pub->flow.seats && standing(pub, s) == best
				   ? (uint8_t)(PET_SHARES / winners)
				   : 0;
}

/* LO-1.3: rounds follow each other until the last. */
void lots_game_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	(void)f;
	if (g->pub.round == g->pub.rounds) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	g->pub.round++;
	g->pub.prize = 0;
	pet_flow_call(&g->pub.flow, N_ROUND, 0);
}
