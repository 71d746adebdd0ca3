/* r05_income.c: phase 2, income (CL-5). */
#include "games/legendary/rules.h"

/* CL-5.1: horns of an area, printed and on tokens. */
static unsigned land_horns(const struct lg_pub *p, int land)
{
	return lg_land_horns(p, (uint8_t)land) + p->land[land].tokens;
}

static unsigned sea_horns(const struct lg_pub *p, int sea)
{
	return lg_sea_horns(p, (uint8_t)sea) + p->sea[sea].tokens;
}

/* CL-20.1: the Hydra doubles the horns of her area; this is the additional half. */
static unsigned hydra_horns(const struct lg_pub *p, uint64_t lands, uint64_t seas)
{
	uint8_t at = p->figure_at[HYDRA];
	if (at < SEA0)
		return lands >> at & 1 ? land_horns(p, at) : 0;
	return at != NONE && seas >> (at - SEA0) & 1 ? sea_horns(p, at - SEA0) : 0;
}

unsigned lg_area_income(const struct lg_pub *p, uint8_t area)
{
	bool land = area < SEA0;
	unsigned at = land ? area : area - (unsigned)SEA0;
	unsigned horns = land ? land_horns(p, (int)at) : sea_horns(p, (int)at);
	return horns + hydra_horns(p, land ? pet_bit(at) : 0, land ? 0 : pet_bit(at));
}

/* CL-5.1, CL-5.2, CL-5.3, CL-20.6: horns of the areas controlled; those of Cerberus' area go to its
 * owner. */
unsigned lg_income(const struct lg_pub *p, uint8_t who)
{
	unsigned sum = 0;
	uint8_t cerberus = p->figure_at[CERBERUS];
	uint64_t lands = p->own_land[who], seas = p->own_sea[who];
	if (cerberus != NONE) {
		lands &= ~pet_bit(cerberus);
		if (p->figure_owner[CERBERUS] == who)
			lands |= pet_bit(cerberus);
	}
	PET_FOR_EACH (land, lands)
		sum += land_horns(p, land);
	PET_FOR_EACH (sea, seas)
		sum += sea_horns(p, sea);
	return sum + hydra_horns(p, lands, seas);
}

/* Phase 2, and the Graeae (CL-19.3). */
void lg_collect(struct lg *g, uint8_t who)
{
	unsigned gold = lg_income(&g->pub, who);
	lg_earn(&g->pub, who, gold);
	pet_emit(&g->journal, E_INCOME, who, gold, 0, 0, 0);
}

void lg_income_phase(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	for (uint8_t i = 0; i < g->pub.factions; i++)
		lg_collect(g, i);
}
