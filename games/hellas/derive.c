/* derive.c: recomputes derived fields after others were set from outside. */
#include "games/hellas/rules.h"

#include <string.h>

/* LH-16.3: a god artifact is charged when it gets a new owner. */
static void derive_god_artifacts(struct lh_pub *p)
{
	static const uint8_t of_god[GODS] = { A_THUNDER, A_OWL, A_BOOTS };
	for (unsigned god = 0; god < GODS; god++) {
		uint8_t owner = p->region[lh_god_region[god]].owner;
		uint8_t side = owner == NONE || owner == PERSIAN ? NONE : lh_side_of(p, owner);
		uint32_t bit = BIT(of_god[god]);
		for (uint8_t s = 0; s < PLAYERS; s++)
			if (s != side && (p->player[s].artifacts & bit)) {
				p->player[s].artifacts &= ~bit;
				p->charged &= ~bit;
			}
		if (side < PLAYERS && !(p->player[side].artifacts & bit)) {
			p->player[side].artifacts |= bit;
			p->charged |= bit;
		}
	}
}

/* Event cards in quest slots. */
uint32_t lh_open_quests(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (int i = 0; i < QUEST_SLOTS; i++)
		if (p->slot[i] < QUESTS)
			mask |= BIT(2 * MONSTERS + p->slot[i]);
	return mask;
}

void lh_derive(void *state)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	derive_god_artifacts(p);
	for (int s = 0; s < PLAYERS; s++)
		p->player[s].hand = (uint8_t)count32(g->priv[s].hand);
	p->temples_built = (uint8_t)count32(p->temples & ~BIT(PHOCIS));
	p->events &= ~lh_open_quests(p);
	p->events_out &= ~(lh_open_quests(p) | p->events);
	memset(p->occ, 0, sizeof p->occ);
	memset(p->held, 0, sizeof p->held);
	memset(p->on_map, 0, sizeof p->on_map);
	for (unsigned r = 0; r < REGIONS; r++) {
		const struct lh_region *at = &p->region[r];
		for (int a = 0; a < ARMIES; a++) {
			p->on_map[a] = (uint8_t)(p->on_map[a] + at->hop[a]);
			if (at->hop[a])
				p->occ[a] |= BIT(r);
		}
		if (at->owner < ARMIES)
			p->held[at->owner] |= BIT(r);
	}
}
