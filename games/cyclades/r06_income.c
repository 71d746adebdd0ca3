/* r06_income.c: chapter 6, income. */
#include "games/cyclades/rules.h"

/* CY-6.1, CY-6.2: prosperity of own islands, troops or not, and trade spaces with own fleets. */
unsigned cy_income_of(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = cy_map(p);
	unsigned income = pet_count(p->seat[seat].fleets & map->trade);
	PET_FOR_EACH (i, p->seat[seat].islands)
		income += cy_printed_prosperity(map, i) + p->island[i].markers;
	return income;
}

/* CY-6.3: all seats at once. */
void cy_income_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	(void)f;
	for (uint8_t seat = 0; seat < g->pub.flow.seats; seat++) {
		if (g->pub.seat[seat].out)
			continue;
		unsigned income = cy_income_of(&g->pub, seat);
		cy_gold_gain(g, seat, income);
		pet_emit(&g->journal, E_INCOME, seat, cy_event_amount(income), 0, 0, 0);
	}
	pet_flow_end(&g->pub.flow);
}
