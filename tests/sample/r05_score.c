/* r05_score.c: LO-5, the score of a round. */
#include "tests/sample/rules.h"

/* LO-5.1, LO-5.2, LO-5.3, LO-5.4. Events that show hands are marked as revealing in the table. */
void lots_score_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	struct lots_pub *pub = &g->pub;
	uint8_t who = pub->bidder;
	(void)f;
	pet_flow_end(&pub->flow);
	for (uint8_t s = 0; s < lots_seats(g); s++) {
		pub->unseen[g->priv[s].card - 1]--;
		pet_emit(&g->journal, E_SHOW, s, g->priv[s].card - 1u, g->priv[s].twice, 0, 0);
	}
	if (who == PET_NOBODY) {
		pet_emit(&g->journal, E_NO_BID, 0, 0, 0, 0, 0);
	} else {
		uint8_t stake = (uint8_t)(pub->prize << g->priv[who].twice);
		pub->coins[who] -= pub->high;
		if (g->priv[who].card >= pub->prize) {
			pub->points[who] += stake;
			pet_emit(&g->journal, E_WON, who, stake, 0, 0, 0);
		} else {
			uint8_t loss = g->priv[who].twice ? pub->prize : 0;
			if (loss > pub->points[who])
				loss = pub->points[who];
			pub->points[who] -= loss;
			pet_emit(&g->journal, E_LOST, who, loss, 0, 0, 0);
		}
	}
	for (uint8_t s = 0; s < lots_seats(g); s++)
		g->priv[s] = (struct lots_priv){ 0 };
	pub->dealt = pub->passed = pub->high = pub->chosen = 0;
	pub->bidder = PET_NOBODY;
}
