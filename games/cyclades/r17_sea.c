/* r17_sea.c: chapter 17, creatures of the sea: Siren, Sylph, Kraken. */
#include "games/cyclades/rules.h"

static const pet_move WAIVE = (pet_move)V_WAIVE << 24;
static const pet_move STOP = (pet_move)V_STOP << 24;

/* ---- Siren ----------------------------------------------------------------------------------- */

/* CY-17.5: the Siren lures another seat's fleet that is alone in its space. */
static uint8_t lure_refused(const struct cy_pub *p, uint8_t seat, unsigned cell)
{
	if (!cy_is_sea(cy_map(p), cell))
		return R_NO_SEA;
	const struct cy_sea *at = &p->sea[cell];
	return at->owner != NONE && at->owner != seat && at->fleets == 1 ? R_OK : R_NOT_ALONE;
}

int cy_siren_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (s, cy_fleets_of_others(p, f->who)) {
		unsigned cell = cy_map(p)->cell[s];
		if (!lure_refused(p, f->who, cell))
			out[count++] = pet_move_make(V_LURE, cell, 0, 0);
	}
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_siren_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_LURE)
		return R_CHOICE;
	return lure_refused(cy_pub(v), f->who, pet_move_a(m));
}

/* CY-17.6: a fleet from the reserve takes its place; if there is none, one from another space. */
void cy_siren_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	uint8_t seat = f->who;

	pet_flow_end(&p->flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	unsigned sea = cy_sea_of(cy_map(p), pet_move_a(m));
	pet_emit(&g->journal, E_LURED, seat, pet_move_a(m), 0, 0, 0);
	cy_fleets_lost(g, sea);
	if (p->seat[seat].fleets_left) {
		p->seat[seat].fleets_left--;
		cy_fleets_in(g, seat, sea, 1);
		return;
	}
	cy_siren_x_mut(cy_ask(g, N_SIREN_SOURCE, seat))->to = pet_move_a(m);
	cy_asked(g);
}

int cy_siren_source_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (s, p->seat[f->who].fleets)
		out[count++] = pet_move_make(V_SOURCE, cy_map(p)->cell[s], 0, 0);
	return count;
}

uint8_t cy_siren_source_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	if (!cy_well_formed(m) || pet_move_verb(m) != V_SOURCE)
		return R_CHOICE;
	if (!cy_is_sea(cy_map(p), pet_move_a(m)))
		return R_NO_SEA;
	return p->sea[pet_move_a(m)].owner == f->who ? R_OK : R_NO_FLEETS;
}

void cy_siren_source_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	const struct cy_map *map = cy_map(&g->pub);
	uint8_t seat = f->who, to = cy_siren_x(f)->to;
	pet_flow_end(&g->pub.flow);
	cy_fleets_out(g, cy_sea_of(map, pet_move_a(m)), 1);
	cy_fleets_in(g, seat, cy_sea_of(map, to), 1);
	pet_emit(&g->journal, E_SAILED, seat, 1, pet_move_a(m), to, 0);
}

/* ---- Sylph ----------------------------------------------------------------------------------- */

/* CY-17.14, CY-17.15: Sylph: ten free steps, shared among groups at will. pc 0 sets the number of
 * steps. */
void cy_sylph_loop_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (f->pc == 0) {
		f->pc = 1;
		cy_sylph_x_mut(f)->left = SYLPH_STEPS;
	}
	if (cy_sylph_x(f)->left == 0) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, N_SYLPH_STEP, f->who);
	cy_asked(g);
}

int cy_sylph_step_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = cy_sail_list(cy_pub(v), f->who, out, CY_ALL);
	out[count++] = STOP;
	return count;
}

/* CY-17.17: the steps obey the rules of fleet moves. */
uint8_t cy_sylph_step_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == STOP)
		return R_OK;
	if (pet_move_verb(m) != V_SAIL)
		return R_CHOICE;
	return cy_sail_refused(cy_pub(v), f->who, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

/* CY-17.16: a battle may come between two steps; the steps left may be used afterwards. */
void cy_sylph_step_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct pet_frame *sylph = pet_flow_caller(f);
	pet_flow_end(&g->pub.flow);
	if (m == STOP) {
		cy_sylph_x_mut(sylph)->left = 0;
		return;
	}
	cy_sylph_x_mut(sylph)->left--;
	cy_fleet_step(g, sylph->who, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

/* ---- Kraken ---------------------------------------------------------------------------------- */

/* CY-17.23, CY-17.25: fleets there are lost; the figurine stays and is nobody's. */
static void kraken_to(struct cy *g, uint8_t seat, unsigned cell)
{
	g->pub.kraken = (uint8_t)cell;
	cy_barred_renew(&g->pub);
	pet_emit(&g->journal, E_KRAKEN, seat, cell, 0, 0, 0);
	cy_fleets_lost(g, cy_sea_of(cy_map(&g->pub), cell));
}

/* CY-17.23, CY-17.27, CY-17.28: Kraken: on any sea space, including its current one and barred
 * ones. */
int cy_kraken_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_map *map = cy_map(cy_pub(v));
	int count = 0;
	(void)f;
	for (unsigned s = 0; s < map->seas; s++)
		out[count++] = pet_move_make(V_KRAKEN, map->cell[s], 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_kraken_place_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_KRAKEN)
		return R_CHOICE;
	return cy_is_sea(cy_map(cy_pub(v)), pet_move_a(m)) ? R_OK : R_NO_SEA;
}

void cy_kraken_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	pet_flow_call(&g->pub.flow, N_KRAKEN, seat);
	kraken_to(g, seat, pet_move_a(m));
}

/* CY-17.24, CY-16.13: on from space to space for one gold each, until the seat stops (pc 1). */
void cy_kraken_loop_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (f->pc == 1 || g->pub.seat[f->who].gold < KRAKEN_PRICE) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, N_KRAKEN_STEP, f->who);
	cy_asked(g);
}

int cy_kraken_step_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	int count = 0;
	(void)f;
	PET_FOR_EACH (s, map->beside[cy_sea_of(map, p->kraken)])
		out[count++] = pet_move_make(V_KRAKEN, map->cell[s], 0, 0);
	out[count++] = STOP;
	return count;
}

uint8_t cy_kraken_step_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	(void)f;
	if (m == STOP)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_KRAKEN)
		return R_CHOICE;
	if (!cy_is_sea(map, pet_move_a(m)))
		return R_NO_SEA;
	return map->beside[cy_sea_of(map, p->kraken)] >> cy_sea_of(map, pet_move_a(m)) & 1
		       ? R_OK
		       : R_NOT_BESIDE;
}

void cy_kraken_step_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct pet_frame *loop = pet_flow_caller(f);
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	if (m == STOP) {
		loop->pc = 1;
		return;
	}
	cy_gold_spend(g, seat, KRAKEN_PRICE);
	kraken_to(g, seat, pet_move_a(m));
}
