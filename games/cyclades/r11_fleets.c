/* r11_fleets.c: chapter 11, moving fleets. The Sylph's steps (17) use the same step. */
#include "games/cyclades/rules.h"

/* CY-11.1, 11.7 Spaces a fleet may step to from a space. */
static uint64_t steps_from(const struct cy_pub *p, unsigned sea)
{
	return cy_map(p)->beside[sea] & ~p->barred;
}

/* CY-11.1, 11.3 First steps: from a space with own fleets, any number of them, to one beside it. */
int cy_sail_list(const struct cy_pub *p, uint8_t seat, pet_move *out)
{
	const struct cy_map *map = cy_map(p);
	int count = 0;
	PET_FOR_EACH (s, p->seat[seat].fleets) {
		unsigned cell = map->cell[s], fleets = p->sea[cell].fleets;
		PET_FOR_EACH (to, steps_from(p, s))
			for (unsigned n = 1; n <= fleets; n++)
				out[count++] = pet_move_make(V_SAIL, cell, n, map->cell[to]);
	}
	return count;
}

bool cy_sail_possible(const struct cy_pub *p, uint8_t seat)
{
	PET_FOR_EACH (s, p->seat[seat].fleets)
		if (steps_from(p, s))
			return true;
	return false;
}

uint8_t cy_sail_why(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
		    unsigned to)
{
	const struct cy_map *map = cy_map(p);
	if (!cy_is_sea(map, from) || !cy_is_sea(map, to))
		return R_NO_SEA;
	if (p->sea[from].owner != seat)
		return R_NO_FLEETS;
	if (count == 0 || count > p->sea[from].fleets)
		return R_FLEET_COUNT;
	if (!(map->beside[cy_sea_of(map, from)] >> cy_sea_of(map, to) & 1))
		return R_NOT_BESIDE;
	if (p->kraken == to)
		return R_KRAKEN;
	return p->barred >> cy_sea_of(map, to) & 1 ? R_BARRED : R_OK;
}

/* CY-11.6 One step; into another seat's fleets it starts a battle, and true is returned. */
bool cy_fleet_step(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to)
{
	const struct cy_map *map = cy_map(&g->pub);
	uint8_t holder = g->pub.sea[to].owner;

	cy_fleets_out(g, cy_sea_of(map, from), count);
	pet_emit(&g->journal, E_SAILED, seat, count, from, to, 0);
	if (holder != NONE && holder != seat) {
		cy_battle_begin(g, seat, false, to, count);
		return true;
	}
	cy_fleets_in(g, seat, cy_sea_of(map, to), count);
	return false;
}

/* CY-11.2 The price is paid with the first step. */
void cy_sail_apply(struct cy *g, uint8_t seat, pet_move m)
{
	cy_gold_spend(g, seat, FLEET_MOVE_PRICE);
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_SAIL, seat);
	cy_sail_x_mut(f)->group = pet_move_c(m);
	cy_sail_x_mut(f)->left = FLEET_MOVE_STEPS - 1;
	if (cy_fleet_step(g, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m)))
		cy_sail_x_mut(f)->left = 0;
}

void cy_sail_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (cy_sail_x(f)->left == 0) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, N_SAIL_STEP, f->who);
	cy_asked(g);
}

/* CY-11.3, 11.4 On from the group's space with any number of the fleets there, or stop. */
int cy_sail_step_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	unsigned at = cy_sail_x(f - 1)->group;
	int count = 0;
	PET_FOR_EACH (to, steps_from(p, cy_sea_of(map, at)))
		for (unsigned n = 1; n <= p->sea[at].fleets; n++)
			out[count++] = pet_move_make(V_SAIL_ON, n, map->cell[to], 0);
	out[count++] = pet_move_make(V_STOP, 0, 0, 0);
	return count;
}

uint8_t cy_sail_step_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == pet_move_make(V_STOP, 0, 0, 0))
		return R_OK;
	if (pet_move_verb(m) != V_SAIL_ON || pet_move_c(m))
		return R_CHOICE;
	return cy_sail_why(cy_pub(v), f->who, cy_sail_x(f - 1)->group, pet_move_a(m),
			   pet_move_b(m));
}

void cy_sail_step_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct pet_frame *sail = pet_flow_caller(f);

	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_STOP) {
		cy_sail_x_mut(sail)->left = 0;
		return;
	}
	unsigned from = cy_sail_x(sail)->group;
	cy_sail_x_mut(sail)->group = pet_move_b(m);
	cy_sail_x_mut(sail)->left--;
	if (cy_fleet_step(g, sail->who, from, pet_move_a(m), pet_move_b(m)))
		cy_sail_x_mut(sail)->left = 0;
}
