/* r13_battle.c: land battle (CL-13) with the war abilities of heroes (CL-16).
 *
 * pub.battle holds the place, the sides and the attacker's troops and mercenaries; all other pieces
 * are in the area. */
#include "games/legendary/rules.h"

/* No battle in progress. */
void lg_battle_over(struct lg_pub *p)
{
	p->battle = (struct lg_battle){ .area = NONE, .side = { NONE, NONE } };
}

/* ---- who takes part -------------------------------------------------------------------------- */

static uint8_t *troops_of(struct lg_pub *p, int side)
{
	return side == ATTACKER ? &p->battle.troops : &p->land[p->battle.area].troops;
}

static uint8_t *mercs_of(struct lg_pub *p, int side)
{
	return side == ATTACKER ? &p->battle.mercs : &p->land[p->battle.area].mercs;
}

static int nameless(const struct lg_pub *p, int side, int unit)
{
	const struct lg_battle *b = &p->battle;
	if (unit == TROOP)
		return side == ATTACKER ? b->troops : p->land[b->area].troops;
	return side == ATTACKER ? b->mercs : p->land[b->area].mercs;
}

static unsigned heroes_of(const struct lg_pub *p, int side)
{
	return lg_heroes_at(p, p->battle.side[side], p->battle.area);
}

/* CL-16.4: whether a hero takes part on a side. */
static bool has(const struct lg_pub *p, int side, uint8_t hero)
{
	return p->hero[hero].at == p->battle.area && p->hero[hero].owner == p->battle.side[side];
}

/* CL-1.4: units of a side: troops and heroes. */
static int units_of(const struct lg_pub *p, int side)
{
	return nameless(p, side, TROOP) + nameless(p, side, MERCENARY) +
	       pet_count(heroes_of(p, side));
}

/* CL-13.9: the Minotaur fights in its area, for the defender. */
static bool minotaur(const struct lg_pub *p, int side)
{
	return side == DEFENDER && p->figure_at[MINOTAUR] == p->battle.area;
}

static bool alive(const struct lg_pub *p, int side)
{
	return units_of(p, side) || minotaur(p, side);
}

/* CL-13.3, CL-16.11, CL-16.15: 1 per unit, Ajax and Minotaur 2; for the defender 1 per fortress and
 * metropolis, unless Odysseus attacks. CL-10.3, CL-10.4: fortresses, and metropolises as such.
 * CL-16.35: Odysseus does not affect the Minotaur. CL-16.3: a hero counts as one unit. */
static int lg_strength(const struct lg_pub *p, int side)
{
	int n = units_of(p, side) + (has(p, side, AJAX) ? 1 : 0) + (minotaur(p, side) ? 2 : 0);
	if (side == DEFENDER && !has(p, ATTACKER, ODYSSEUS))
		for (int slot = p->battle.area * 2; slot < p->battle.area * 2 + 2; slot++) {
			uint8_t what = p->building[slot];
			if (what == FORTRESS || lg_is_metro(what))
				n++;
		}
	return n;
}

/* ---- before round 1 -------------------------------------------------------------------------- */

/* CL-16.16, CL-16.25: Pandora's enemies lose their mercenaries to her. */
static void turn_mercs(struct lg *g, int side)
{
	struct lg_pub *p = &g->pub;
	uint8_t *theirs = mercs_of(p, !side), *hers = mercs_of(p, side), n = *theirs;
	if (!n)
		return;
	*hers = (uint8_t)(*hers + n);
	*theirs = 0;
	if (side == ATTACKER)
		p->battle.turned = n;
	pet_emit(&g->journal, E_TURNED, p->battle.side[side], n, 0, 0, 0);
}

/* CL-16.20: troops of the group that entered and are still part of it. */
static int entered(const struct lg_pub *p, int unit)
{
	return unit == TROOP ? p->battle.troops : p->battle.mercs - p->battle.turned;
}

enum { DONE_HECTOR = 1, DONE_PANDORA = 2 };

/* CL-13.1, CL-16.5: Hector and Pandora of the defender, who chooses the order. True when done.
 * CL-16.6: what is not worded as a choice happens automatically. */
static bool defender_abilities(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	struct lg_battle_x *x = lg_battle_x_mut(f);
	uint8_t who = p->battle.side[DEFENDER];
	bool hector = !(x->done & DONE_HECTOR) && has(p, DEFENDER, HECTOR) &&
		      entered(p, TROOP) + entered(p, MERCENARY);
	bool pandora = !(x->done & DONE_PANDORA) && has(p, DEFENDER, PANDORA) && p->battle.mercs;
	if (hector && pandora && x->first == NONE) {
		pet_flow_call(&p->flow, N_BATTLE_ORDER, who);
	} else if (hector && !(pandora && x->first == PANDORA)) {
		x->done |= DONE_HECTOR;
		pet_flow_call(&p->flow, N_HECTOR_PREY, who);
	} else if (pandora) {
		x->done |= DONE_PANDORA;
		turn_mercs(g, DEFENDER);
	} else {
		return true;
	}
	return false;
}

int lg_battle_order_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v, (void)f;
	out[0] = pet_move_make(V_FIRST, HECTOR, 0, 0);
	out[1] = pet_move_make(V_FIRST, PANDORA, 0, 0);
	return 2;
}

LG_WHY(lg_battle_order, R_BATTLE_ORDER)

void lg_battle_order_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	lg_battle_x_mut(pet_flow_top(state))->first = pet_move_a(m);
}

/* CL-16.12, CL-16.20: Hector's owner destroys one of the troops that entered. */
int lg_hector_prey_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	(void)f;
	for (unsigned unit = TROOP; unit <= MERCENARY; unit++)
		if (entered(v.pub, (int)unit))
			out[n++] = pet_move_make(V_STRIKE, unit, 0, 0);
	return n;
}

LG_WHY(lg_hector_prey, R_HECTOR_PREY)

/* CL-1.10: a basic troop returns to its reserve, a mercenary to the supply. */
static void destroy(struct lg *g, int side, uint8_t unit)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->battle.side[side];
	if (unit == TROOP) {
		--*troops_of(p, side);
		p->troops_left[who]++;
	} else {
		--*mercs_of(p, side);
		p->mercs_left++;
	}
	pet_emit(&g->journal, E_LOST, who, unit, p->battle.area, 0, 0);
}

void lg_hector_prey_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	destroy(state, ATTACKER, pet_move_a(m));
}

/* ---- the battle ------------------------------------------------------------------------------ */

enum {
	LB_PANDORA,
	LB_DEFENDER,
	LB_DIE,
	LB_DIE2,
	LB_CROESUS,
	LB_COMPARE,
	LB_LOSS,
	LB_RETREAT,
	LB_RETREAT2
};

/* CL-13.3, CL-16.13: Helen's side does not roll. */
static void roll(struct lg *g, int side)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->battle.side[side];
	if (!has(p, side, HELEN)) {
		lg_side_x_mut(pet_flow_call(&p->flow, N_CHANCE_DIE, who))->side = (uint8_t)side;
		return;
	}
	p->battle.die[side] = 2;
	pet_emit(&g->journal, E_DIE, who, 2, 0, 0, 0);
}

/* CL-16.14, CL-16.23, CL-16.24: the owner of Croesus may reroll his side's die, but not together
 * with Helen. */
static bool ask_croesus(struct lg_pub *p)
{
	int side = has(p, ATTACKER, CROESUS) ? ATTACKER : DEFENDER;
	uint8_t who = p->battle.side[side];
	if (!has(p, side, CROESUS) || has(p, side, HELEN) || lg_gold(p, who) < REROLL_PRICE)
		return false;
	lg_side_x_mut(pet_flow_call(&p->flow, N_CROESUS_REROLL, who))->side = (uint8_t)side;
	return true;
}

int lg_croesus_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v, (void)f;
	out[0] = pet_move_make(V_KEEP, 0, 0, 0);
	out[1] = pet_move_make(V_REROLL, 0, 0, 0);
	return 2;
}

LG_WHY(lg_croesus, R_CROESUS)

void lg_croesus_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	uint8_t who = f->who, side = lg_side_x(f)->side;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_KEEP) {
		pet_flow_top(&p->flow)->pc = LB_COMPARE;
		return;
	}
	lg_spend(state, who, REROLL_PRICE);
	lg_side_x_mut(pet_flow_call(&p->flow, N_CHANCE_DIE, who))->side = side;
}

/* CL-13.4, CL-16.17: which sides lose a combatant, one bit each; Penthesilea's side wins ties. */
static uint8_t losers(struct lg *g)
{
	const struct lg_pub *p = &g->pub;
	int attack = p->battle.die[ATTACKER] + lg_strength(p, ATTACKER);
	int defence = p->battle.die[DEFENDER] + lg_strength(p, DEFENDER);
	pet_emit(&g->journal, E_TOTALS, NONE, (unsigned)attack, (unsigned)defence, 0, 0);
	if (attack != defence)
		return attack < defence ? 1 << ATTACKER : 1 << DEFENDER;
	if (has(p, ATTACKER, PENTHESILEA))
		return 1 << DEFENDER;
	if (has(p, DEFENDER, PENTHESILEA))
		return 1 << ATTACKER;
	return 1 << ATTACKER | 1 << DEFENDER;
}

/* CL-13.8: only attackers left: they gain control; else the defender keeps it. */
static void land_battle_end(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	struct lg_battle b = p->battle;
	bool won = alive(p, ATTACKER) && !alive(p, DEFENDER);
	pet_flow_end(&p->flow);
	lg_battle_over(p);
	if (won)
		lg_conquer(g, b.side[ATTACKER], b.area, b.troops, b.mercs, b.last);
}

/* CL-13.5, CL-13.7: a side may retreat if its units have a refuge. */
static void ask_retreat(struct lg_pub *p, int side)
{
	uint8_t who = p->battle.side[side];
	if (units_of(p, side) && lg_refuge(p, who, p->battle.area))
		lg_side_x_mut(pet_flow_call(&p->flow, N_BATTLE_RETREAT, who))->side = (uint8_t)side;
}

/* CL-13.4: losses one by one, the attacker's first. False: there is none left. */
static bool next_loss(struct lg_pub *p, struct pet_frame *f)
{
	struct lg_battle_x *x = lg_battle_x_mut(f);
	if (!x->losers)
		return false;
	int side = x->losers & 1 << ATTACKER ? ATTACKER : DEFENDER;
	x->losers = (uint8_t)(x->losers & ~(1 << side));
	lg_side_x_mut(pet_flow_call(&p->flow, N_BATTLE_LOSS, p->battle.side[side]))->side =
		(uint8_t)side;
	return true;
}

/* CL-13.1, CL-13.2, CL-13.3, CL-13.4, CL-13.5, CL-13.6, CL-13.7, CL-13.8: abilities, dice, losses,
 * retreats, until a side is gone. CL-16.21, CL-16.26: Hector's strike and turned mercenaries may
 * end it before the dice. */
void lg_land_battle(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	if (f->pc != LB_PANDORA && f->pc != LB_DEFENDER && f->pc != LB_LOSS &&
	    (!alive(p, ATTACKER) || !alive(p, DEFENDER))) {
		land_battle_end(g); /* CL-13.2, CL-13.8 */
		return;
	}
	switch (f->pc) {
	case LB_PANDORA:
		lg_battle_x_mut(f)->first = NONE;
		f->pc = LB_DEFENDER;
		if (has(p, ATTACKER, PANDORA))
			turn_mercs(g, ATTACKER);
		return;
	case LB_DEFENDER:
		if (defender_abilities(g, f))
			f->pc = LB_DIE;
		return;
	case LB_DIE:
	case LB_DIE2:
		roll(g, f->pc++ == LB_DIE ? ATTACKER : DEFENDER);
		return;
	case LB_CROESUS:
		if (!ask_croesus(p))
			f->pc = LB_COMPARE;
		return;
	case LB_COMPARE:
		f->pc = LB_LOSS;
		lg_battle_x_mut(f)->losers = losers(g);
		return;
	case LB_LOSS:
		if (!next_loss(p, f))
			f->pc = LB_RETREAT;
		return;
	case LB_RETREAT:
		f->pc = LB_RETREAT2;
		ask_retreat(p, DEFENDER);
		return;
	default:
		f->pc = LB_DIE;
		ask_retreat(p, ATTACKER);
	}
}

/* ---- losses and retreats --------------------------------------------------------------------- */

/* CL-13.4, CL-20.4: any combatant of the side. */
int lg_loss_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0, side = lg_side_x(f)->side;
	for (unsigned unit = TROOP; unit <= MERCENARY; unit++)
		if (nameless(p, side, (int)unit))
			out[n++] = pet_move_make(V_LOSE, unit, 0, 0);
	if (minotaur(p, side))
		out[n++] = pet_move_make(V_LOSE, MINOTAUR_UNIT, 0, 0);
	return lg_list(out, n, V_LOSE_HERO, heroes_of(p, side));
}

LG_WHY(lg_loss, R_BATTLE_LOSS)

void lg_loss_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, side = lg_side_x(f)->side;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_LOSE_HERO) {
		lg_hero_gone(p, pet_move_a(m));
		pet_emit(&g->journal, E_HERO_LOST, who, pet_move_a(m), 0, 0, 0);
	} else if (pet_move_a(m) == MINOTAUR_UNIT) {
		lg_figure_gone(g, MINOTAUR);
	} else if (has(p, side, PERSEUS) && lg_refuge(p, who, p->battle.area)) {
		struct lg_saved_x *ask =
			lg_saved_x_mut(pet_flow_call(&p->flow, N_PERSEUS_RETREAT, who));
		ask->side = side;
		ask->unit = pet_move_a(m);
	} else {
		destroy(g, side, pet_move_a(m));
	}
}

/* CL-16.18, CL-16.31: the troop may go to a refuge instead. */
int lg_perseus_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	out[0] = pet_move_make(V_DIE_THERE, 0, 0, 0);
	return lg_list(out, 1, V_RETREAT_LAND, lg_refuge(p, f->who, p->battle.area));
}

LG_WHY(lg_perseus, R_PERSEUS)

/* Units settle in an area of their faction or an empty one (CL-2.11, CL-13.6). */
static void settle(struct lg *g, uint8_t who, uint8_t land, uint8_t troops, uint8_t mercs)
{
	struct lg_land *l = &g->pub.land[land];
	if (l->owner != who)
		lg_gain_land(g, who, land);
	l->troops = (uint8_t)(l->troops + troops);
	l->mercs = (uint8_t)(l->mercs + mercs);
}

void lg_perseus_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, side = lg_saved_x(f)->side, unit = lg_saved_x(f)->unit;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_DIE_THERE) {
		destroy(g, side, unit);
		return;
	}
	--*(unit == TROOP ? troops_of(p, side) : mercs_of(p, side));
	pet_emit(&g->journal, E_SAVED, who, unit, pet_move_a(m), 0, 0);
	settle(g, who, pet_move_a(m), unit == TROOP, unit == MERCENARY);
}

/* CL-13.6, CL-16.32: all units of the side go to one area; the Minotaur stays (CL-13.7). */
void lg_land_retreat(struct lg *g, int side, uint8_t to)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->battle.side[side], *troops = troops_of(p, side),
		*mercs = mercs_of(p, side);
	unsigned heroes = heroes_of(p, side);
	pet_emit(&g->journal, E_RETREATED, who, to, 0, 0, 0);
	settle(g, who, to, *troops, *mercs);
	*troops = *mercs = 0;
	PET_FOR_EACH (hero, heroes)
		p->hero[hero].at = to;
}

/* ---- for displays and odds ------------------------------------------------------------------- */

/* During the battle the attacker's troops are in pub.battle; afterwards the owner's are in the
 * area. */
uint8_t lg_battle_units(const void *pub, const struct pet_battle *b, int side)
{
	const struct lg_pub *p = pub;
	uint8_t area = b->place, who = b->side[side];
	bool fought = p->battle.area == area && p->battle.side[0] == b->side[0];
	if (area >= SEA0) {
		if (fought && side == ATTACKER)
			return p->battle.fleets;
		return p->sea[area - SEA0].owner == who ? p->sea[area - SEA0].fleets : 0;
	}
	if (fought)
		return (uint8_t)(units_of(p, side) + minotaur(p, side));
	int n = pet_count(lg_heroes_at(p, who, area));
	if (p->land[area].owner == who)
		n += p->land[area].troops + p->land[area].mercs +
		     (p->figure_at[MINOTAUR] == area ? 1 : 0);
	return (uint8_t)n;
}

/* CL-13.8: the defender keeps an area of land on which nobody is left. */
bool lg_battle_keeps(const void *pub, const struct pet_battle *b, int side)
{
	const struct lg_pub *p = pub;
	return b->place < SEA0 && p->land[b->place].owner == b->side[side];
}

bool lg_battle_seen(const void *pub, struct pet_battle *b)
{
	const struct lg_pub *p = pub;
	if (p->battle.area == NONE)
		return false;
	*b = (struct pet_battle){ .kind = K_AREA,
				  .place = p->battle.area,
				  .side_kind = K_FACTION,
				  .side = { p->battle.side[0], p->battle.side[1] } };
	for (int side = 0; side < 2; side++) {
		b->units[side] = lg_battle_units(p, b, side);
		b->strength[side] = (uint8_t)(b->place >= SEA0 ? lg_sea_strength(p, side)
							       : lg_strength(p, side));
	}
	return true;
}
