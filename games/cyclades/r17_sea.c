/* r17_sea.c: chapter 17, creatures of the sea: Siren, Sylph, Kraken. */
#include "games/cyclades/rules.h"

static const move WAIVE = (move)V_WAIVE << 24;
static const move STOP = (move)V_STOP << 24;

/* ---- Siren -------------------------------------------------------------------------------------
 */

/* CY-17.5 Siren: another seat's fleet that is alone in its space. */
int siren_pick_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	FOR_EACH (s, fleets_of_others(p, f->who)) {
		unsigned cell = map_of(p)->cell[s];
		if (p->sea[cell].fleets == 1)
			out[count++] = move_make(V_LURE, cell, 0, 0);
	}
	out[count++] = WAIVE;
	return count;
}

uint8_t siren_pick_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_LURE || move_b(m) || move_c(m))
		return R_CHOICE;
	if (!is_sea(map_of(p), move_a(m)))
		return R_NO_SEA;
	const struct cy_sea *at = &p->sea[move_a(m)];
	return at->owner != NONE && at->owner != f->who && at->fleets == 1 ? ALLOWED : R_NOT_ALONE;
}

/* CY-17.6 A fleet of the reserve takes its place; with none there, one from another space. */
void siren_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	uint8_t seat = f->who;

	flow_end(&p->flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	unsigned sea = sea_of(map_of(p), move_a(m));
	emit(&g->journal, E_LURED, seat, move_a(m), 0, 0, 0);
	fleets_lost(g, sea);
	if (p->seat[seat].fleets_left) {
		p->seat[seat].fleets_left--;
		fleets_in(g, seat, sea, 1);
		return;
	}
	cy_ask(g, NODE_SIREN_SOURCE, seat)->x[0] = move_a(m);
	cy_asked(g);
}

int siren_source_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	FOR_EACH (s, p->seat[f->who].fleets)
		out[count++] = move_make(V_SOURCE, map_of(p)->cell[s], 0, 0);
	return count;
}

uint8_t siren_source_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	if (move_verb(m) != V_SOURCE || move_b(m) || move_c(m))
		return R_CHOICE;
	if (!is_sea(map_of(p), move_a(m)))
		return R_NO_SEA;
	return p->sea[move_a(m)].owner == f->who ? ALLOWED : R_NO_FLEETS;
}

void siren_source_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	const struct cy_map *map = map_of(&g->pub);
	uint8_t seat = f->who, to = f->x[0];
	flow_end(&g->pub.flow);
	fleets_out(g, sea_of(map, move_a(m)), 1);
	fleets_in(g, seat, sea_of(map, to), 1);
	emit(&g->journal, E_SAILED, seat, 1, move_a(m), to, 0);
}

/* ---- Sylph -------------------------------------------------------------------------------------
 */

/* CY-17.14, 17.15 Sylph: ten free steps, shared among groups at will. pc 0 fills the purse of
 * steps. */
void sylph_loop_step(void *state, struct frame *f)
{
	struct cy *g = state;
	if (f->pc == 0) {
		f->pc = 1;
		f->x[SYLPH_LEFT] = SYLPH_STEPS;
	}
	if (f->x[SYLPH_LEFT] == 0) {
		flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, NODE_SYLPH_STEP, f->who);
	cy_asked(g);
}

int sylph_step_legal(struct view v, const struct frame *f, move *out)
{
	int count = sail_list(pub_of(v), f->who, out);
	out[count++] = STOP;
	return count;
}

uint8_t sylph_step_why(struct view v, const struct frame *f, move m)
{
	if (m == STOP)
		return ALLOWED;
	if (move_verb(m) != V_SAIL)
		return R_CHOICE;
	return sail_why(pub_of(v), f->who, move_a(m), move_b(m), move_c(m));
}

/* CY-17.16 A battle may come between two steps; the steps left may be used afterwards. */
void sylph_step_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct frame *sylph = flow_caller(f);
	flow_end(&g->pub.flow);
	if (m == STOP) {
		sylph->x[SYLPH_LEFT] = 0;
		return;
	}
	sylph->x[SYLPH_LEFT]--;
	fleet_step(g, sylph->who, move_a(m), move_b(m), move_c(m));
}

/* ---- Kraken ------------------------------------------------------------------------------------
 */

static void kraken_to(struct cy *g, uint8_t seat, unsigned cell)
{
	g->pub.kraken = (uint8_t)cell;
	barred_renew(&g->pub);
	emit(&g->journal, E_KRAKEN, seat, cell, 0, 0, 0);
	fleets_lost(g, sea_of(map_of(&g->pub), cell));
}

/* CY-17.23, 17.27, 17.28 Kraken: on any sea space, also the present one, also barred ones. */
int kraken_place_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_map *map = map_of(pub_of(v));
	int count = 0;
	(void)f;
	for (unsigned s = 0; s < map->seas; s++)
		out[count++] = move_make(V_KRAKEN, map->cell[s], 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t kraken_place_why(struct view v, const struct frame *f, move m)
{
	(void)f;
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_KRAKEN || move_b(m) || move_c(m))
		return R_CHOICE;
	return is_sea(map_of(pub_of(v)), move_a(m)) ? ALLOWED : R_NO_SEA;
}

void kraken_place_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	flow_call(&g->pub.flow, NODE_KRAKEN, seat);
	kraken_to(g, seat, move_a(m));
}

/* CY-17.24, 16.13 On from space to space for one gold each, until the seat stops (pc 1). */
void kraken_loop_step(void *state, struct frame *f)
{
	struct cy *g = state;
	if (f->pc == 1 || g->pub.seat[f->who].gold < KRAKEN_PRICE) {
		flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, NODE_KRAKEN_STEP, f->who);
	cy_asked(g);
}

int kraken_step_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);
	int count = 0;
	(void)f;
	FOR_EACH (s, map->beside[sea_of(map, p->kraken)])
		out[count++] = move_make(V_KRAKEN, map->cell[s], 0, 0);
	out[count++] = STOP;
	return count;
}

uint8_t kraken_step_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);
	(void)f;
	if (m == STOP)
		return ALLOWED;
	if (move_verb(m) != V_KRAKEN || move_b(m) || move_c(m))
		return R_CHOICE;
	if (!is_sea(map, move_a(m)))
		return R_NO_SEA;
	return map->beside[sea_of(map, p->kraken)] >> sea_of(map, move_a(m)) & 1 ? ALLOWED
										 : R_NOT_BESIDE;
}

void kraken_step_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct frame *loop = flow_caller(f);
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	if (m == STOP) {
		loop->pc = 1;
		return;
	}
	gold_spend(g, seat, KRAKEN_PRICE);
	kraken_to(g, seat, move_a(m));
}
