/* chart.c: the board as a chart for a terminal that draws (core/chart.h): one site per hex, the hexes of
 * an island together. */
#include "core/chart.h"
#include "games/cyclades/rules.h"

enum { ROWS = 11, MIDDLE = 5, STEP = 20, LINE = 17 };

static unsigned away(unsigned row)
{
	return row > MIDDLE ? row - MIDDLE : MIDDLE - row;
}

static void put_sea(const struct cy_pub *p, const struct cy_map *map, unsigned cell,
		    struct pet_site *s)
{
	unsigned sea = cy_sea_of(map, cell);
	if (p->sea[cell].fleets) {
		s->holder = p->sea[cell].owner;
		pet_site_stack(s, p->sea[cell].owner, p->sea[cell].fleets, "");
	}
	if (map->trade >> sea & 1)
		pet_site_stack(s, PET_NOBODY, 0, "$");
	if (p->kraken == cell)
		pet_site_stack(s, PET_NOBODY, 0, "☠");
	else if (p->barred >> sea & 1)
		pet_site_stack(s, PET_NOBODY, 0, "x");
}

static void put_island(const struct cy_pub *p, unsigned island, struct pet_site *s)
{
	const struct cy_island *is = &p->island[island];
	unsigned built = 0;
	if (is->owner != NONE) {
		s->holder = is->owner;
		pet_site_stack(s, is->owner, is->troops, is->troops ? "" : "0");
	}
	if (is->metropolis)
		pet_site_stack(s, PET_NOBODY, 0, "M");
	for (unsigned tile = 0; tile < TILES; tile++)
		built += is->tile[tile];
	if (built)
		pet_site_stack(s, PET_NOBODY, (int)built, "⌂");
	for (unsigned i = 0; i < FIGURINES; i++)
		if (cy_figurine_on(p, i, island))
			pet_site_stack(s, PET_NOBODY, 0, "♞");
}

int cy_chart(struct pet_view v, struct pet_site *out, int *reach)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	unsigned widest = map->seas == 30 ? 7 : map->seas == 46 ? 9 : 11, start = 0;
	uint32_t named = 0;
	int n = 0;
	*reach = 12;
	for (unsigned row = 0; row < ROWS; row++) {
		for (unsigned column = 0; column + away(row) < widest; column++) {
			unsigned cell = start + column, land = map->land_1[cell];
			int x = (int)(away(row) * STEP / 2 + column * STEP);
			struct pet_site *s =
				pet_site_put(&out[n++], x, (int)row * LINE, land ? K_ISLAND : K_SEA,
					     (int)(land ? land - 1 : cell));
			if (!land) {
				put_sea(p, map, cell, s);
				continue;
			}
			s->ground = 2;
			s->first = !(named >> (land - 1) & 1);
			s->holder = p->island[land - 1].owner == NONE ? PET_NOBODY
								      : p->island[land - 1].owner;
			named |= 1u << (land - 1);
			if (s->first)
				put_island(p, land - 1, s);
		}
		start += ROWS - away(row);
	}
	return n;
}
