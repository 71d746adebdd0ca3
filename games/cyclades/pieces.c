/* pieces.c: the only functions that move pieces, gold and islands, so that the derived sets and
 * counters of state.h stay right. Reserves are counted by the rules that recruit and lose. */
#include "games/cyclades/rules.h"

/* CY-1.9: gold never runs out. */
void cy_gold_gain(struct cy *g, uint8_t seat, unsigned amount)
{
	g->pub.seat[seat].gold = (uint16_t)(g->pub.seat[seat].gold + amount);
}

/* CY-8.6: prices are paid at once and in full. */
void cy_gold_pay(struct cy *g, uint8_t seat, unsigned amount)
{
	pet_must(g->pub.seat[seat].gold >= amount);
	g->pub.seat[seat].gold = (uint16_t)(g->pub.seat[seat].gold - amount);
}

/* CY-22.4: payments are public: each is an event, unless it is part of another one. */
void cy_gold_spend(struct cy *g, uint8_t seat, unsigned amount)
{
	cy_gold_pay(g, seat, amount);
	if (amount)
		pet_emit(&g->journal, E_SPENT, seat, cy_event_amount(amount), 0, 0, 0);
}

/* Fleets of a seat arrive at a space that is empty or its own (CY-2.7). */
void cy_fleets_in(struct cy *g, uint8_t seat, unsigned sea, unsigned count)
{
	struct cy_sea *here = &g->pub.sea[cy_map(&g->pub)->cell[sea]];
	here->owner = seat;
	here->fleets = (uint8_t)(here->fleets + count);
	g->pub.seat[seat].fleets |= pet_bit(sea);
}

/* Fleets leave a space; the caller puts them somewhere else. */
void cy_fleets_out(struct cy *g, unsigned sea, unsigned count)
{
	struct cy_sea *here = &g->pub.sea[cy_map(&g->pub)->cell[sea]];
	here->fleets = (uint8_t)(here->fleets - count);
	if (here->fleets == 0) {
		g->pub.seat[here->owner].fleets &= ~pet_bit(sea);
		here->owner = NONE;
	}
}

/* CY-1.2: all fleets of a space go back to their owner's reserve. */
void cy_fleets_lost(struct cy *g, unsigned sea)
{
	unsigned cell = cy_map(&g->pub)->cell[sea];
	uint8_t owner = g->pub.sea[cell].owner, count = g->pub.sea[cell].fleets;
	if (count == 0)
		return;
	cy_fleets_out(g, sea, count);
	g->pub.seat[owner].fleets_left = (uint8_t)(g->pub.seat[owner].fleets_left + count);
	pet_emit(&g->journal, E_LOST_FLEETS, owner, count, cell, 0, 0);
}

void cy_tile_add(struct cy *g, unsigned island, unsigned tile)
{
	struct cy_island *is = &g->pub.island[island];
	is->tile[tile]++;
	g->pub.seat[is->owner].tiles[tile % BUILDINGS]++;
	g->pub.supply[tile % BUILDINGS]--;
}

/* CY-1.5: a building that is removed returns to the supply. */
void cy_tile_remove(struct cy *g, unsigned island, unsigned tile)
{
	struct cy_island *is = &g->pub.island[island];
	is->tile[tile]--;
	g->pub.seat[is->owner].tiles[tile % BUILDINGS]--;
	g->pub.supply[tile % BUILDINGS]++;
}

/* CY-12.10: a seat takes an island with everything on it. CY-15.5: a metropolis included. CY-16.11:
 * a figurine stays where it is. */
void cy_island_give(struct cy *g, unsigned island, uint8_t seat)
{
	struct cy_pub *p = &g->pub;
	struct cy_island *is = &p->island[island];
	struct cy_seat *to = &p->seat[seat];

	if (is->owner != NONE) {
		struct cy_seat *from = &p->seat[is->owner];
		from->islands = (uint16_t)(from->islands & ~(1u << island));
		from->metropolises = (uint8_t)(from->metropolises - is->metropolis);
		for (int t = 0; t < TILES; t++) {
			from->tiles[t % BUILDINGS] =
				(uint8_t)(from->tiles[t % BUILDINGS] - is->tile[t]);
			to->tiles[t % BUILDINGS] =
				(uint8_t)(to->tiles[t % BUILDINGS] + is->tile[t]);
		}
	}
	is->owner = seat;
	to->islands = (uint16_t)(to->islands | 1u << island);
	to->metropolises = (uint8_t)(to->metropolises + is->metropolis);
}

/* CY-17.26, CY-17.38: spaces no fleet may enter. */
void cy_barred_renew(struct cy_pub *p)
{
	const struct cy_map *map = cy_map(p);
	p->barred = 0;
	if (p->kraken != NONE)
		p->barred |= pet_bit(cy_sea_of(map, p->kraken));
	if (p->figurine[FIG_POLYPHEMUS].at != NONE)
		p->barred |= map->ring[p->figurine[FIG_POLYPHEMUS].at];
}

uint64_t cy_fleets_of_others(const struct cy_pub *p, uint8_t seat)
{
	uint64_t set = 0;
	for (uint8_t i = 0; i < p->flow.seats; i++)
		if (i != seat)
			set |= p->seat[i].fleets;
	return set;
}
