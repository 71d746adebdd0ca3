/* r11_sea.c: sea movement and sea battle (CL-11). */
#include "games/legendary/rules.h"

/* CL-2.14: sea areas that no fleet may enter: the Kraken's, those next to Polyphemus. CL-20.13: for
 * everybody, the owner and his partner included. CL-20.12: buildings are not affected. */
uint64_t lg_blocked(const struct lg_pub *p)
{
	uint64_t out = 0;
	if (p->figure_at[KRAKEN] != NONE)
		out |= pet_bit(p->figure_at[KRAKEN] - SEA0);
	if (p->figure_at[POLYPHEMUS] != NONE)
		out |= lg_beside(&p->map.land_sea, p->figure_at[POLYPHEMUS]);
	return out;
}

/* CL-11.1, CL-11.2, CL-21.7, CL-21.15: sea areas within a number of legs of a sea area; every stop
 * but the last is the partner's. */
static uint64_t sea_within(const struct lg_pub *p, uint8_t who, uint8_t from, unsigned legs)
{
	uint8_t partner = lg_partner(p, who);
	uint64_t open = ~lg_blocked(p), pass = partner == NONE ? 0 : p->own_sea[partner];
	uint64_t reached = lg_beside(&p->map.sea_sea, from) & open, stops = reached & pass,
		 done = 0;
	while (stops && --legs) {
		done |= stops;
		PET_FOR_EACH (sea, stops)
			reached |= lg_beside(&p->map.sea_sea, sea) & open;
		stops = reached & pass & ~done;
	}
	return reached & ~pass & ~pet_bit(from);
}

/* CL-11.1, CL-21.15: 1 GP for each of the fewest legs. */
unsigned lg_sea_price(const struct lg_pub *p, uint8_t who, uint8_t from, uint8_t to)
{
	unsigned legs = 1;
	while (!(sea_within(p, who, from, legs) >> to & 1))
		legs++;
	return legs;
}

uint64_t lg_sea_targets(const struct lg_pub *p, uint8_t who, uint8_t from)
{
	unsigned gold = lg_gold(p, who);
	return gold ? sea_within(p, who, from, gold) : 0;
}

static uint64_t sea_reach(const struct lg_pub *p, uint8_t who, uint8_t from)
{
	return sea_within(p, who, from, LG_SEAS);
}

bool lg_sea_move_possible(const struct lg_pub *p, uint8_t who)
{
	PET_FOR_EACH (sea, p->own_sea[who])
		if (lg_sea_targets(p, who, (uint8_t)sea))
			return true;
	return false;
}

int lg_sea_from_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (sea, p->own_sea[f->who])
		if (lg_sea_targets(p, f->who, (uint8_t)sea))
			out[n++] = pet_move_make(V_FROM_SEA, (unsigned)sea, 0, 0);
	return n;
}

LG_WHY(lg_sea_from, R_SEA_FROM)

void lg_sea_from_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	lg_sail_x_mut(pet_flow_goto(&p->flow, N_SEA_TO, f->who))->from = pet_move_a(m);
}

int lg_sea_to_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_TO_SEA, lg_sea_targets(v.pub, f->who, lg_sail_x(f)->from));
}

uint8_t lg_sea_to_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	uint8_t to = pet_move_a(m), from = lg_sail_x(f)->from, partner = lg_partner(p, f->who);
	if (!lg_pick_refused(m, V_TO_SEA, lg_sea_targets(p, f->who, from), R_SEA_TO))
		return R_OK;
	if (lg_pick_refused(m, V_TO_SEA, p->map.seas, R_SEA_TO))
		return R_SEA_TO;
	if (pet_has(lg_blocked(p), to))
		return R_SEA_BLOCKED;
	if (partner != NONE && p->sea[to].owner == partner)
		return R_PARTNER_END;
	return pet_has(sea_reach(p, f->who, from), to) ? R_PARTNER_GOLD : R_SEA_TO;
}

void lg_sea_to_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	uint8_t from = lg_sail_x(f)->from;
	struct lg_sail_x *count = lg_sail_x_mut(pet_flow_goto(&p->flow, N_SEA_COUNT, f->who));
	count->from = from;
	count->to = pet_move_a(m);
}

int lg_sea_count_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	while (n < p->sea[lg_sail_x(f)->from].fleets) {
		out[n] = pet_move_make(V_FLEETS, (unsigned)n + 1, 0, 0);
		n++;
	}
	return n;
}

LG_WHY(lg_sea_count, R_SEA_COUNT)

/* CL-11.1, CL-11.2, CL-11.3: the fleets sail; enemy fleets mean battle. */
void lg_sea_count_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, from = lg_sail_x(f)->from, to = lg_sail_x(f)->to, n = pet_move_a(m);
	pet_flow_end(&p->flow);
	lg_spend(g, who, lg_sea_price(p, who, from, to));
	lg_leave_sea(p, from, n);
	pet_emit(&g->journal, E_SAILED, who, from, to, n, 0);
	uint8_t owner = p->sea[to].owner;
	if (owner == NONE || owner == who) {
		lg_enter_sea(p, who, to, n);
		return;
	}
	p->battle.area = (uint8_t)(SEA0 + to);
	p->battle.side[ATTACKER] = who;
	p->battle.side[DEFENDER] = owner;
	p->battle.fleets = n;
	pet_emit(&g->journal, E_BATTLE, who, SEA0 + to, owner, 0, 0);
	pet_flow_call(&p->flow, N_SEA_BATTLE, who);
}

/* ---- battle ---------------------------------------------------------------------------------- */

/* CL-11.4, CL-2.5: ports and metropolises of a faction whose slot belongs to the sea area. CL-10.3,
 * CL-10.4: ports, and metropolises as ports. CL-21.8: not the partner's. */
static int harbours(const struct lg_pub *p, uint8_t who, uint8_t sea)
{
	int n = 0;
	uint64_t tile = (uint64_t)15 << (sea & ~3); /* slots belong to a sea area of their tile */
	PET_FOR_EACH (land, p->own_land[who] & tile)
		for (unsigned slot = land * 2; slot < land * 2 + 2; slot++) {
			uint8_t what = p->building[slot];
			if ((what == PORT || lg_is_metro(what)) &&
			    lg_sea_of_slot(p, (uint8_t)slot) == sea)
				n++;
		}
	return n;
}

static int fleets_of(const struct lg_pub *p, int side)
{
	if (side == ATTACKER)
		return p->battle.fleets;
	return p->sea[p->battle.area - SEA0].fleets;
}

/* CL-11.4: the strength of a side without the die. */
int lg_sea_strength(const struct lg_pub *p, int side)
{
	return fleets_of(p, side) +
	       harbours(p, p->battle.side[side], (uint8_t)(p->battle.area - SEA0));
}

/* CL-11.5: a fleet is lost. */
static void lose_fleet(struct lg *g, int side)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->battle.side[side], sea = (uint8_t)(p->battle.area - SEA0);
	if (side == ATTACKER) {
		p->battle.fleets--;
		p->fleets_left[who]++;
	} else {
		lg_sink_fleets(p, sea, 1);
	}
	pet_emit(&g->journal, E_SUNK, who, sea, 1, 0, 0);
}

/* CL-11.4, CL-11.5: totals are compared, the lower one loses. */
static void compare(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	int total[2];
	for (int side = 0; side < 2; side++)
		total[side] = p->battle.die[side] + lg_sea_strength(p, side);
	pet_emit(&g->journal, E_TOTALS, NONE, (unsigned)total[0], (unsigned)total[1], 0, 0);
	if (total[ATTACKER] <= total[DEFENDER])
		lose_fleet(g, ATTACKER);
	if (total[DEFENDER] <= total[ATTACKER])
		lose_fleet(g, DEFENDER);
}

/* CL-11.7: adjacent, unblocked, empty or own. */
uint64_t lg_havens(const struct lg_pub *p, uint8_t who, uint8_t sea)
{
	return lg_beside(&p->map.sea_sea, sea) & ~lg_blocked(p) & ~lg_other_seas(p, who);
}

/* CL-11.8: the side that remains controls the area. */
static void sea_battle_end(struct lg_pub *p)
{
	uint8_t sea = (uint8_t)(p->battle.area - SEA0), who = p->battle.side[ATTACKER];
	int fleets = p->battle.fleets;
	pet_flow_end(&p->flow);
	lg_battle_over(p);
	lg_enter_sea(p, who, sea, fleets);
}

enum { SB_DIE, SB_DIE2, SB_COMPARE, SB_DEFENDER, SB_ATTACKER };

/* CL-11.4, CL-11.5, CL-11.6, CL-11.7, CL-11.8, CL-11.9: dice, losses; then the defender, then the
 * attacker may retreat. */
void lg_sea_battle(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t sea = (uint8_t)(p->battle.area - SEA0);
	if (!fleets_of(p, ATTACKER) || !fleets_of(p, DEFENDER)) {
		sea_battle_end(p);
		return;
	}
	int side = f->pc == SB_DEFENDER || f->pc == SB_DIE2 ? DEFENDER : ATTACKER;
	switch (f->pc) {
	case SB_DIE:
	case SB_DIE2:
		f->pc++;
		lg_side_x_mut(pet_flow_call(&p->flow, N_CHANCE_DIE, p->battle.side[side]))->side =
			(uint8_t)side;
		return;
	case SB_COMPARE:
		f->pc = SB_DEFENDER;
		compare(g);
		return;
	default:
		f->pc = f->pc == SB_DEFENDER ? SB_ATTACKER : SB_DIE;
		if (lg_havens(p, p->battle.side[side], sea))
			lg_side_x_mut(
				pet_flow_call(&p->flow, N_BATTLE_RETREAT, p->battle.side[side]))
				->side = (uint8_t)side;
	}
}

/* CL-11.6, CL-13.5: a retreat at sea or on land, or fighting on. */
int lg_retreat_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint8_t area = p->battle.area;
	out[0] = pet_move_make(V_FIGHT, 0, 0, 0);
	if (area >= SEA0)
		return lg_list(out, 1, V_RETREAT_SEA, lg_havens(p, f->who, (uint8_t)(area - SEA0)));
	return lg_list(out, 1, V_RETREAT_LAND, lg_refuge(p, f->who, area));
}

/* Fighting on, and wherever units or fleets could retreat to from where they stand now. */
int lg_answers(struct pet_view v, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint64_t seas = 0, lands = 0;
	for (uint8_t who = 0; who < FACTIONS; who++) {
		if (p->seat[who] != v.seat)
			continue;
		PET_FOR_EACH (from, p->own_sea[who])
			seas |= lg_havens(p, who, (uint8_t)from);
		PET_FOR_EACH (from, p->own_land[who])
			lands |= lg_refuge(p, who, (uint8_t)from);
	}
	out[0] = pet_move_make(V_FIGHT, 0, 0, 0);
	return lg_list(out, lg_list(out, 1, V_RETREAT_LAND, lands), V_RETREAT_SEA, seas);
}

uint8_t lg_retreat_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	if (p->battle.area >= SEA0)
		return lg_listed_refused(v, f, m, R_RETREAT_SEA);
	bool locked = !lg_pick_refused(m, V_RETREAT_LAND, lg_locked(p), R_RETREAT_LAND);
	return lg_listed_refused(v, f, m, locked ? R_LAND_LOCKED : R_RETREAT_LAND);
}

/* CL-11.7: all fleets of the side go to one area. */
static void sea_retreat(struct lg *g, int side, uint8_t to)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->battle.side[side], sea = (uint8_t)(p->battle.area - SEA0);
	int n = fleets_of(p, side);
	if (side == ATTACKER)
		p->battle.fleets = 0;
	else
		lg_leave_sea(p, sea, n);
	lg_enter_sea(p, who, to, n);
	pet_emit(&g->journal, E_RETREATED, who, SEA0 + to, 0, 0, 0);
}

void lg_retreat_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	int side = lg_side_x(f)->side;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_RETREAT_SEA)
		sea_retreat(g, side, pet_move_a(m));
	else if (pet_move_verb(m) == V_RETREAT_LAND)
		lg_land_retreat(g, side, pet_move_a(m));
}

/* ---- dice ------------------------------------------------------------------------------------ */

/* CL-1.13: faces 0, 1, 1, 2, 2, 3. */
int lg_die_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const uint8_t *face = lg_box(&((const struct lg *)state)->pub)->die;
	int n = 0;
	(void)f;
	for (int i = 0; i < LG_DIE_FACES; i++) {
		if (n && pet_move_a(out[n - 1]) == face[i]) {
			weight[n - 1]++;
			continue;
		}
		out[n] = pet_move_make(V_DIE, face[i], 0, 0);
		weight[n++] = 1;
	}
	return n;
}

pet_move lg_die_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const uint8_t *face = lg_box(&((const struct lg *)state)->pub)->die;
	(void)f;
	return pet_move_make(V_DIE, face[pet_chance_uniform(LG_DIE_FACES, r)], 0, 0);
}

void lg_die_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	pet_emit(&g->journal, E_DIE, f->who, pet_move_a(m), 0, 0, 0);
	g->pub.battle.die[lg_side_x(f)->side] = pet_move_a(m);
	pet_flow_end(&g->pub.flow);
}
