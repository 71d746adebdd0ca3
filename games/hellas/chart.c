/* chart.c: the regions as a chart for a terminal that draws (core/chart.h). */
#include "core/chart.h"
#include "games/hellas/rules.h"

/* LH-1.1: a region where the board has it, with the tint of its land. */
static void put_pieces(const struct lh_pub *p, unsigned r, struct pet_site *s)
{
	const struct lh_region_row *row = &lh_regions[r];
	for (uint8_t army = 0; army < ARMIES; army++)
		if (p->region[r].hop[army])
			pet_site_stack(s, army < p->flow.seats ? army : PET_NOBODY,
				       p->region[r].hop[army],
				       p->region[r].fort == army ? "#" : "");
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (p->player[seat].at == r)
			pet_site_stack(s, seat, 0, "♞");
	for (uint32_t left = lh_monsters_in(p, r); left; left &= left - 1)
		pet_site_stack(s, PET_NOBODY, 0, "☠");
	if (p->temples & BIT(r))
		pet_site_stack(s, PET_NOBODY, 0, "⌂");
	if (row->god != NONE)
		pet_site_stack(s, PET_NOBODY, p->level[row->god], "♜");
	if (lh_quest_at(p, r) != NONE)
		pet_site_stack(s, PET_NOBODY, 0, "?");
}

int lh_chart(struct pet_view v, struct pet_site *out, int *reach)
{
	const struct lh_pub *p = v.pub;
	*reach = 112;
	for (unsigned r = 0; r < REGIONS; r++) {
		const struct lh_region_row *row = &lh_regions[r];
		struct pet_site *s = pet_site_put(&out[r], row->x, row->y, K_REGION, (int)r);
		uint8_t owner = p->region[r].owner;
		s->ground = (uint8_t)(row->land + 1);
		s->holder = owner < p->flow.seats ? owner : PET_NOBODY;
		put_pieces(p, r, s);
	}
	return REGIONS;
}
