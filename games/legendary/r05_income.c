/* r05_income.c: phase 2, income (CL-5). */
#include "games/legendary/rules.h"

/* CL-5.1, CL-20.1: horns of an area, printed and on tokens; the Hydra doubles them. */
static unsigned horns(const struct lg_pub *p, uint8_t area)
{
	unsigned n = area < SEA0 ? lg_land_horns(p->map.face, area) + p->land[area].tokens
				 : lg_sea_horns(p->map.face, (uint8_t)(area - SEA0)) +
					   p->sea[area - SEA0].tokens;
	return p->figure_at[HYDRA] == area ? 2 * n : n;
}

/* CL-5.1 to CL-5.3, CL-20.6: horns of the areas controlled; those of Cerberus' area go to its
 * owner. */
unsigned lg_income(const struct lg_pub *p, uint8_t who)
{
	unsigned sum = 0;
	uint8_t cerberus = p->figure_at[CERBERUS];
	uint64_t lands = p->own_land[who];
	if (cerberus != NONE) {
		lands &= ~BIT(cerberus);
		if (p->figure_owner[CERBERUS] == who)
			sum += horns(p, cerberus);
	}
	FOR_EACH (land, lands)
		sum += horns(p, (uint8_t)land);
	FOR_EACH (sea, p->own_sea[who])
		sum += horns(p, (uint8_t)(SEA0 + sea));
	return sum;
}

/* Phase 2, and the Graeae (CL-19.3). */
void lg_collect(struct legendary *g, uint8_t who)
{
	unsigned gold = lg_income(&g->pub, who);
	lg_earn(&g->pub, who, gold);
	emit(&g->journal, E_INCOME, who, gold, 0, 0, 0);
}

void lg_income_phase(void *state, struct frame *f)
{
	struct legendary *g = state;
	(void)f;
	flow_end(&g->pub.flow);
	for (uint8_t i = 0; i < g->pub.factions; i++)
		lg_collect(g, i);
}
