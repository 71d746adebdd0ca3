/* r11_fleets.c: chapter 11, moving fleets. The Sylph's steps (17) use the same step. */
#include "games/cyclades/rules.h"

/* CY-11.7, CY-17.26, CY-17.38: a space closed to every fleet (pub.barred). */
static uint8_t closed_refused(const struct cy_pub *p, unsigned sea)
{
	if (!pet_has(p->barred, sea))
		return R_OK;
	return p->kraken == cy_map(p)->cell[sea] ? R_KRAKEN : R_BARRED;
}

/* CY-2.7, CY-9.3, CY-13.14: sea spaces where the seat's fleets may stay without a fight: empty or
 * own, not closed. */
uint64_t cy_seas_to_stand(const struct cy_pub *p, uint8_t seat)
{
	return ~(p->barred | cy_fleets_of_others(p, seat));
}

/* Why a space is not one of them; held: the reason for one with another seat's fleets. */
uint8_t cy_stand_refused(const struct cy_pub *p, uint8_t seat, unsigned sea, uint8_t held)
{
	if (pet_has(cy_seas_to_stand(p, seat), sea))
		return R_OK;
	uint8_t closed = closed_refused(p, sea);
	return closed ? closed : held;
}

/* CY-11.1, CY-11.3: any number of own fleets move from a space to an adjacent one. */
uint8_t cy_sail_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			unsigned to)
{
	const struct cy_map *map = cy_map(p);
	if (!cy_is_sea(map, from) || !cy_is_sea(map, to))
		return R_NO_SEA;
	if (p->sea[from].owner != seat)
		return R_NO_FLEETS;
	if (count == 0 || count > p->sea[from].fleets)
		return R_FLEET_COUNT;
	if (!pet_has(map->beside[cy_sea_of(map, from)], cy_sea_of(map, to)))
		return R_NOT_BESIDE;
	return closed_refused(p, cy_sea_of(map, to));
}

/* All first steps of a seat, up to `most` or a few more. */
int cy_sail_list(const struct cy_pub *p, uint8_t seat, pet_move *out, int most)
{
	const struct cy_map *map = cy_map(p);
	int count = 0;
	PET_FOR_EACH (s, p->seat[seat].fleets) {
		unsigned cell = map->cell[s], fleets = p->sea[cell].fleets;
		PET_FOR_EACH (to, map->beside[s] & ~p->barred)
			for (unsigned n = 1; n <= fleets; n++)
				out[count++] = pet_move_make(V_SAIL, cell, n, map->cell[to]);
		if (count >= most)
			break;
	}
	return count;
}

/* CY-11.6: one step; entering another seat's fleets starts a battle, and true is returned. CY-11.8:
 * islands neither fight nor stop fleets. */
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

/* CY-11.2: the price is paid with the first step. */
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

/* CY-11.3, CY-11.4: continue from the group's space with any number of the fleets there, or
 * stop. */
int cy_sail_step_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	unsigned at = cy_sail_x(f - 1)->group;
	int count = 0;
	PET_FOR_EACH (to, map->beside[cy_sea_of(map, at)] & ~p->barred)
		for (unsigned n = 1; n <= p->sea[at].fleets; n++)
			out[count++] = pet_move_make(V_SAIL_ON, n, map->cell[to], 0);
	out[count++] = pet_move_make(V_STOP, 0, 0, 0);
	return count;
}

uint8_t cy_sail_step_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!cy_well_formed(m))
		return R_CHOICE;
	if (pet_move_verb(m) == V_STOP)
		return R_OK;
	if (pet_move_verb(m) != V_SAIL_ON)
		return R_CHOICE;
	return cy_sail_refused(cy_pub(v), f->who, cy_sail_x(f - 1)->group, pet_move_a(m),
			       pet_move_b(m));
}

/* CY-11.5: fleets left behind end their move there. */
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
