/* r12_troops.c: chapter 12, moving troops: chains, marches, landings. */
#include "games/cyclades/rules.h"

/* All spaces of a seat's fleets hanging together with those of seed. */
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

/* CY-2.14, 2.15 Islands joined to an island by a seat's chain of fleets; chains do not run over
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

/* CY-12.1, 12.8, 12.9 From an own island with troops, without Medusa, along a chain, to an island
 * where landing is allowed. */
static uint16_t march_targets(const struct cy_pub *p, uint8_t seat, unsigned from)
{
	if (p->island[from].troops == 0 || cy_figurine_on(p, FIG_MEDUSA, from))
		return 0;
	uint16_t targets = cy_islands_joined(p, seat, from);
	PET_FOR_EACH (to, targets & ~p->seat[seat].islands)
		if (!cy_landing_allowed(p, seat, to))
			targets = (uint16_t)(targets & ~(1u << to));
	return targets;
}

int cy_march_list(const struct cy_pub *p, uint8_t seat, pet_move *out)
{
	int count = 0;
	PET_FOR_EACH (from, p->seat[seat].islands)
		PET_FOR_EACH (to, march_targets(p, seat, from))
			for (unsigned n = 1; n <= p->island[from].troops; n++)
				out[count++] = pet_move_make(V_MARCH, from, n, to);
	return count;
}

bool cy_march_possible(const struct cy_pub *p, uint8_t seat)
{
	PET_FOR_EACH (from, p->seat[seat].islands)
		if (march_targets(p, seat, from))
			return true;
	return false;
}

/* What march and Pegasus ask alike: own troops that may leave, another island, chapter 14. */
uint8_t cy_landing_why(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
		       unsigned to)
{
	unsigned islands = cy_map(p)->islands;
	if (from >= islands || to >= islands)
		return R_NO_ISLAND;
	if (p->island[from].owner != seat)
		return R_NOT_OWN;
	if (p->island[from].troops == 0)
		return R_NO_TROOPS;
	if (count == 0 || count > p->island[from].troops)
		return R_TROOP_COUNT;
	if (from == to)
		return R_SAME_ISLAND;
	if (cy_figurine_on(p, FIG_MEDUSA, from))
		return R_MEDUSA;
	return cy_landing_allowed(p, seat, to) ? R_OK : R_LAST_ISLAND;
}

uint8_t cy_march_why(const struct cy_pub *p, uint8_t seat, pet_move m)
{
	uint8_t why = cy_landing_why(p, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m));
	if (why && why != R_LAST_ISLAND)
		return why;
	if (!(cy_islands_joined(p, seat, pet_move_a(m)) >> pet_move_c(m) & 1))
		return R_CHAIN;
	return why;
}

void cy_march_apply(struct cy *g, uint8_t seat, pet_move m)
{
	cy_gold_spend(g, seat, MARCH_PRICE);
	pet_emit(&g->journal, E_MARCHED, seat, pet_move_b(m), pet_move_a(m), pet_move_c(m), 0);
	cy_landing(g, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

/* CY-12.3 to 12.6, 17.40 Troops set out; a Minotaur left alone goes; then they join, take or fight.
 */
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

/* CY-13.18 An island is taken: owner, elimination, full sets; a Minotaur due to leave has left with
 * the last troop of the old owner. */
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
