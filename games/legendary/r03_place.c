/* r03_place.c: the starting areas, chosen in turn or given by a quick layout (CL-3.6, CL-3.7,
 * CL-3.8, CL-3.9, CL-3.10, CL-3.11). */
#include "games/legendary/rules.h"

/* CL-3.11: what the quick layout gives to a faction. */
static void quick_start(struct lg *g, uint8_t who)
{
	const struct lg_start *start = &lg_box(&g->pub)->start[g->pub.factions - 3][who];
	for (int i = 0; i < 3; i++) {
		lg_gain_land(g, who, start->land[i]);
		lg_put_troops(&g->pub, start->land[i], 1);
		lg_put_fleets(&g->pub, who, start->sea[i], 1);
		pet_emit(&g->journal, E_PLACED, who, FLEET, SEA0 + start->sea[i], 0, 0);
	}
}

/* CL-3.6, CL-3.7: f->n counts turns: the first round in turn order, the second in reverse; f->pc
 * counts what the current faction has done. */
void lg_placement(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	if (f->n == (p->layout == LAYOUT_QUICK ? 1 : 2) * p->factions) {
		pet_flow_end(&p->flow);
		return;
	}
	if (p->layout == LAYOUT_QUICK) {
		quick_start(g, f->n++);
		return;
	}
	bool second = f->n >= p->factions;
	uint8_t who = p->order[second ? 2 * p->factions - 1 - f->n : f->n];
	if (f->pc < (second ? 1 : 2)) {
		lg_second_x_mut(pet_flow_call(&p->flow, N_PLACE_LAND, who))->second = second;
		f->pc++;
	} else if (second && f->pc < 4) {
		pet_flow_call(&p->flow, N_PLACE_TROOPS, who);
		f->pc++;
	} else {
		f->pc = 0;
		f->n++;
	}
}

/* CL-3.9: sea areas without fleets. */
static uint64_t empty_seas(const struct lg_pub *p)
{
	return p->map.seas & ~lg_other_seas(p, NONE);
}

/* Land areas on the islands of a set of land areas. */
static uint64_t islands_of(const struct lg_pub *p, uint64_t lands)
{
	uint64_t out = 0;
	PET_FOR_EACH (land, lands)
		PET_FOR_EACH (other, p->map.lands)
			if (p->map.island[other] == p->map.island[land])
				out |= pet_bit(other);
	return out;
}

/* What a starting area is tested for. */
struct placing {
	uint64_t land;  /* free */
	uint64_t coast; /* CL-3.9: next to an empty sea area */
	uint64_t apart; /* CL-3.6: on the island of the faction's own first area */
	uint64_t other; /* CL-21.4: on an island of its partner */
};

static struct placing placing_of(const struct lg_pub *p, const struct pet_frame *f)
{
	uint8_t partner = lg_partner(p, f->who);
	struct placing x = { .land = p->map.lands & ~lg_other_lands(p, NONE),
			     .coast = lg_map_coast(&p->map, empty_seas(p)) };
	if (lg_second_x(f)->second)
		return x;
	x.apart = islands_of(p, p->own_land[f->who]);
	if (partner != NONE)
		x.other = islands_of(p, p->own_land[partner]);
	return x;
}

/* CL-3.6, CL-3.7, CL-3.8, CL-3.10, CL-21.4: free land areas; in the first round on another island
 * than the faction's first and its partner's; next to an empty sea area. If nothing is left,
 * conditions are dropped in order. */
static uint64_t placeable(struct placing x)
{
	uint64_t out = x.land & x.coast;
	if (out & ~x.apart & ~x.other)
		return out & ~x.apart & ~x.other;
	if (out & ~x.apart)
		return out & ~x.apart;
	return out ? out : x.land;
}

int lg_place_land_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_PLACE_LAND, placeable(placing_of(v.pub, f)));
}

uint8_t lg_place_land_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	struct placing x = placing_of(v.pub, f);
	if (!lg_pick_refused(m, V_PLACE_LAND, placeable(x), R_PLACE_TAKEN))
		return R_OK;
	if (lg_pick_refused(m, V_PLACE_LAND, x.land, R_PLACE_TAKEN))
		return R_PLACE_TAKEN;
	if (!pet_has(x.coast, pet_move_a(m)))
		return R_PLACE_SEA;
	return pet_has(x.other & ~x.apart, pet_move_a(m)) ? R_PLACE_PARTNER : R_PLACE_ISLAND;
}

/* CL-3.9, CL-3.10: empty sea areas next to the land area; if there are none, the faction's own. */
static uint64_t fleet_places(const struct lg_pub *p, uint8_t who, uint8_t land)
{
	uint64_t beside = lg_beside(&p->map.land_sea, land), empty = beside & empty_seas(p);
	return empty ? empty : beside & p->own_sea[who];
}

void lg_place_land_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who, land = pet_move_a(m);
	pet_flow_end(&g->pub.flow);
	lg_gain_land(g, who, land);
	if (fleet_places(&g->pub, who, land))
		lg_land_x_mut(pet_flow_call(&g->pub.flow, N_PLACE_FLEET, who))->land = land;
}

int lg_place_fleet_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_PLACE_SEA, fleet_places(v.pub, f->who, lg_land_x(f)->land));
}

LG_WHY(lg_place_fleet, R_PLACE_FLEET)

void lg_place_fleet_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	lg_put_fleets(&g->pub, who, pet_move_a(m), 1);
	pet_emit(&g->journal, E_PLACED, who, FLEET, SEA0 + pet_move_a(m), 0, 0);
}

/* CL-3.7: three basic troops, one by one, over the faction's three areas. */
int lg_place_troops_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who]);
}

LG_WHY(lg_place_troops, R_PLACE_TROOP)

void lg_place_troops_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	lg_put_troops(&g->pub, pet_move_a(m), 1);
	pet_emit(&g->journal, E_PLACED, who, TROOP, pet_move_a(m), 0, 0);
}
