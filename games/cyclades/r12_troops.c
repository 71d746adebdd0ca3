/* r12_troops.c: chapter 12, moving troops: chains, marches, landings. */
#include "games/cyclades/rules.h"

/* All spaces with a seat's fleets that are connected to those of seed. */
static uint64_t group_of(const struct cy_map *map, uint64_t fleets, uint64_t seed)
{
	uint64_t group = seed, fresh = seed;
	while (fresh) {
		uint64_t near = 0;
		PET_FOR_EACH (s, fresh)
			near |= map->beside[s];
		fresh = near & fleets & ~group;
		group |= fresh;
	}
	return group;
}

/* CY-2.14, CY-2.15: islands connected to an island by a seat's chain of fleets; chains do not cross
 * land, so only groups that touch the island count. */
uint16_t cy_islands_joined(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	const struct cy_map *map = cy_map(p);
	uint64_t fleets = p->seat[seat].fleets;
	uint16_t joined = 0;
	uint64_t touching = fleets & map->ring[island];
	if (touching == 0)
		return 0;
	PET_FOR_EACH (s, group_of(map, fleets, touching))
		joined |= map->coast[s];
	return (uint16_t)(joined & ~(1u << island));
}

/* CY-12.1, CY-12.8, CY-17.34: whether troops may leave the island. */
uint8_t cy_leave_refused(const struct cy_pub *p, uint8_t seat, unsigned from)
{
	uint8_t refused = cy_own_refused(p, seat, from);
	if (refused)
		return refused;
	if (p->island[from].troops == 0)
		return R_NO_TROOPS;
	return cy_figurine_on(p, FIG_MEDUSA, from) ? R_MEDUSA : R_OK;
}

/* Common to a march and Pegasus: some troops leave one island for another. */
uint8_t cy_troops_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			  unsigned to)
{
	uint8_t refused = cy_leave_refused(p, seat, from);
	if (refused)
		return refused;
	if (to >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (count == 0 || count > p->island[from].troops)
		return R_TROOP_COUNT;
	return from == to ? R_SAME_ISLAND : R_OK;
}

/* CY-12.1, CY-12.9: along a chain, to an island where landing is allowed. */
uint8_t cy_march_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			 unsigned to)
{
	uint8_t refused = cy_troops_refused(p, seat, from, count, to);
	if (refused)
		return refused;
	if (!pet_has(cy_islands_joined(p, seat, from), to))
		return R_CHAIN;
	return cy_landing_refused(p, seat, to);
}

int cy_march_list(const struct cy_pub *p, uint8_t seat, pet_move *out, int most)
{
	int count = 0;
	PET_FOR_EACH (from, p->seat[seat].islands) {
		if (cy_leave_refused(p, seat, from))
			continue;
		PET_FOR_EACH (to, cy_islands_joined(p, seat, from)) {
			if (cy_landing_refused(p, seat, to))
				continue;
			for (unsigned n = 1; n <= p->island[from].troops; n++)
				out[count++] = pet_move_make(V_MARCH, from, n, to);
		}
		if (count >= most)
			break;
	}
	return count;
}

void cy_march_apply(struct cy *g, uint8_t seat, pet_move m)
{
	cy_gold_spend(g, seat, MARCH_PRICE);
	pet_emit(&g->journal, E_MARCHED, seat, pet_move_b(m), pet_move_a(m), pet_move_c(m), 0);
	cy_landing(g, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

/* CY-12.3, CY-12.4, CY-12.5, CY-12.6, CY-17.40: troops set out; a Minotaur left alone is removed;
 * then they join, take or fight. CY-12.2: the fleets of the chain stay. CY-2.9, CY-12.7, CY-1.11:
 * an island that all troops leave stays owned. */
void cy_landing(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to)
{
	struct cy_pub *p = &g->pub;
	p->island[from].troops = (uint8_t)(p->island[from].troops - count);
	cy_minotaur_check(g);
	if (p->island[to].owner == seat)
		p->island[to].troops = (uint8_t)(p->island[to].troops + count);
	else if (p->island[to].troops == 0)
		cy_island_take(g, seat, to, count);
	else
		cy_battle_begin(g, seat, true, to, count);
}

/* CY-13.18: an island is taken: owner, elimination, full sets. A Minotaur that had to leave has
 * already left with the old owner's last troop. */
void cy_island_take(struct cy *g, uint8_t seat, unsigned island, unsigned troops)
{
	struct cy_pub *p = &g->pub;
	uint8_t loser = p->island[island].owner;

	cy_island_give(g, island, seat);
	p->island[island].troops = (uint8_t)troops;
	pet_emit(&g->journal, E_TAKEN, seat, island, loser, 0, 0);
	if (loser != NONE && p->seat[loser].islands == 0 && cy_eliminate(g, loser))
		return;
	cy_convert_check(g, seat);
}
