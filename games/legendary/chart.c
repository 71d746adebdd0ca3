/* chart.c: the archipelago as a chart for a terminal that draws (core/chart.h): one site per small hex,
 * those of an area together. */
#include "core/chart.h"
#include "games/legendary/rules.h"

enum { HALF = 10, LINE = 17 };

static int units(const struct lg_pub *p, int land)
{
	int count = p->land[land].troops + p->land[land].mercs;
	for (int i = 0; i < HEROES; i++)
		count += p->hero[i].owner == p->land[land].owner && p->hero[i].at == land;
	return count;
}

static void put_pieces(const struct lg_pub *p, uint8_t area, struct pet_site *s)
{
	bool land = area < LG_LANDS;
	int index = land ? area : area - LG_LANDS, built = 0;
	int count = land ? units(p, index) : p->sea[index].fleets;
	if (s->holder != PET_NOBODY)
		pet_site_stack(s, s->holder, count, count ? "" : "0");
	for (int k = 0; k < 2 && land; k++)
		built += lg_sea_of_slot(p, (uint8_t)(index * 2 + k)) != LG_NO_AREA &&
			 p->building[index * 2 + k] != NONE;
	if (built)
		pet_site_stack(s, PET_NOBODY, built, "⌂");
	for (int i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] != NONE && p->figure_at[i] == area)
			pet_site_stack(s, PET_NOBODY, 0, "☠");
}

/* A slot lies on the edge between two hexes. */
static void put_slots(const struct lg_pub *p, uint8_t land, struct pet_site *s)
{
	for (uint8_t k = 0; k < 2; k++) {
		const struct lg_slot_row *row = &lg_box(p)->land[p->map.face][land].slot[k];
		int16_t q[2], r[2];
		if (!row->sea)
			continue;
		lg_hex_at(&p->map, land / 4, row->land_hex, &q[0], &r[0]);
		lg_hex_at(&p->map, land / 4, row->sea_hex, &q[1], &r[1]);
		s->spot[s->spots++] =
			(struct pet_spot){ (int16_t)((2 * (q[0] + q[1]) + r[0] + r[1]) * HALF / 2),
					   (int16_t)((r[0] + r[1]) * LINE / 2), K_SLOT,
					   (int16_t)(land * 2 + k) };
	}
}

int lg_chart(struct pet_view v, struct pet_site *out, int *reach)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	*reach = 12;
	for (uint8_t tile = 0; tile < LG_TILES; tile++) {
		unsigned named = 0; /* areas of the tile: four of land, then four of sea */
		for (uint8_t hex = 0; hex < LG_HEXES && (p->map.tiles >> tile & 1); hex++) {
			int16_t q, r;
			uint8_t area = lg_hex_area(p->map.face, tile, hex);
			bool land = area < LG_LANDS;
			int index = land ? area : area - LG_LANDS;
			lg_hex_at(&p->map, tile, hex, &q, &r);
			struct pet_site *s = pet_site_put(&out[n++], (2 * q + r) * HALF, r * LINE,
							  land ? K_LAND : K_SEA, index);
			uint8_t owner = land ? p->land[index].owner : p->sea[index].owner;
			s->ground = land ? 2 : PET_GROUND_SEA;
			s->holder = owner == NONE ? PET_NOBODY : owner;
			unsigned bit = 1u << (land ? index % 4 : 4 + index % 4);
			s->first = !(named & bit);
			named |= bit;
			if (s->first)
				put_pieces(p, area, s);
			if (s->first && land)
				put_slots(p, area, s);
		}
	}
	return n;
}
