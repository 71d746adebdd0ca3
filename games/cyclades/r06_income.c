/* r06_income.c: chapter 6, income. */
#include "games/cyclades/rules.h"

/* CY-6.1, 6.2 Prosperity of own islands, troops or not, and trade spaces with own fleets. */
unsigned income_of(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = map_of(p);
	unsigned income = bits_count(p->seat[seat].fleets & map->trade);
	FOR_EACH (i, p->seat[seat].islands)
		income += printed_prosperity(map, i) + p->island[i].markers;
	return income;
}

/* CY-6.3 All seats at once. */
void income_step(void *state, struct frame *f)
{
	struct cy *g = state;
	(void)f;
	for (uint8_t seat = 0; seat < g->pub.flow.seats; seat++) {
		if (g->pub.seat[seat].out)
			continue;
		unsigned income = income_of(&g->pub, seat);
		gold_gain(g, seat, income);
		emit(&g->journal, E_INCOME, seat, event_amount(income), 0, 0, 0);
	}
	flow_end(&g->pub.flow);
}
