/* r22_persians.c: Persian pieces and battles of the solo mode (LH-22.40 to LH-22.52, LH-22.63). */
#include "games/hellas/rules.h"

/* LH-22.8: 1 and one for each spy that is off the track. */
int lh_command(const struct lh_pub *p)
{
	int command = 1;
	for (int i = 0; i < SPIES; i++)
		command += p->xerxes.spy[i] != NONE;
	return command;
}

void lh_persians(struct lh *g, unsigned r, int change)
{
	if (change > lh_reserve(&g->pub, PERSIAN)) /* LH-22.64 */
		change = lh_reserve(&g->pub, PERSIAN);
	if (!change || r == NONE)
		return;
	lh_hop(g, PERSIAN, r, change);
	say(g, E_PERSIANS, PET_NOBODY, r, g->pub.region[r].hop[PERSIAN], 0, 0);
}

/* LH-22.60, LH-22.65, LH-22.72, LH-22.79: replaces hoplites and any other token there. */
void lh_persian_token(struct lh *g, unsigned r)
{
	struct lh_pub *p = &g->pub;
	if (p->region[r].owner == PERSIAN)
		return;
	if (p->region[r].hop[PERSIAN])
		lh_hop(g, PERSIAN, r, -p->region[r].hop[PERSIAN]);
	lh_owner(g, r, PERSIAN);
	say(g, E_CONTROL, PET_NOBODY, PERSIAN, r, 0, 0);
	lh_solo_check(g);
}

/* LH-22.3, LH-22.32, LH-22.43: without the card. */
int lh_persian_power(const struct lh_pub *p, unsigned r)
{
	uint8_t attitude = p->xerxes.attitude[lh_regions[r].land];
	int power =
		p->region[r].owner == PERSIAN ? p->xerxes.invasion : 2 * p->region[r].hop[PERSIAN];
	return power + (attitude == WARY ? 1 : attitude == HOSTILE ? 2 : 0);
}

/* LH-22.46: one step of the victory counter. */
static void solo_counter(struct lh *g)
{
	struct lh_solo *x = &g->pub.xerxes;
	if (x->victory)
		x->victory--;
	say(g, E_VICTORY, PET_NOBODY, x->victory, 0, 0, 0);
	lh_solo_check(g);
}

/* ---- the vanguard ---------------------------------------------------------------------------- */

static int route_place(unsigned r)
{
	for (int i = 0; i < 5; i++)
		if (lh_vanguard_route[i] == r)
			return i;
	return -1;
}

static void begin(struct lh *g, unsigned r, bool persians_attack)
{
	struct lh_pub *p = &g->pub;
	uint8_t attacker = persians_attack ? PERSIAN : 0, defender = persians_attack ? 0 : PERSIAN;
	p->pending &= ~BIT(r);
	if (!lh_count(p, 0, r) || (!p->region[r].hop[PERSIAN] && p->region[r].owner != PERSIAN)) {
		say(g, E_NO_BATTLE, PET_NOBODY, r, 0, 0, 0);
		lh_settle_region(g, 0, r);
		return;
	}
	p->battle = (struct lh_battle){ .on = 1,
					.region = (uint8_t)r,
					.side = { attacker, defender },
					.origins = persians_attack ? 0 : p->origin[r],
					.turn = 1,
					.winner = NONE };
	say(g, E_BATTLE, PET_NOBODY, r, persians_attack ? PERSIAN : BLUE,
	    persians_attack ? BLUE : PERSIAN, 0);
	lh_solo_battle_x_mut(enter(g, N_SOLO_BATTLE, 0))->attacked = persians_attack;
}

/* LH-22.88: own tokens stay where the vanguard stands. */
static void vanguard_to(struct lh *g, unsigned from, unsigned to)
{
	struct lh_pub *p = &g->pub;
	int n = p->region[from].hop[PERSIAN];
	lh_hop(g, PERSIAN, from, -n);
	lh_hop(g, PERSIAN, to, n);
	say(g, E_VANGUARD, PET_NOBODY, to, 0, 0, 0);
	if (lh_count(p, 0, to))
		begin(g, to, true);
}

/* LH-22.45: one step back on the route; from Chalkidiki off the map. */
void lh_vanguard_back(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (!p->occ[PERSIAN])
		return;
	unsigned r = pet_lowest(p->occ[PERSIAN]);
	int place = route_place(r);
	if (place <= 0)
		lh_persians(g, r, -p->region[r].hop[PERSIAN]);
	else
		vanguard_to(g, r, lh_vanguard_route[place - 1]);
}

/* LH-22.50, LH-22.51, LH-22.63, LH-22.80: n steps; reaching March triggers it, and the rest is
 * lost. */
void lh_solo_mobilize(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_solo *x = &p->xerxes;
	int space = x->mobilization + f->n;
	leave(g);
	if (space < MARCH_SPACE) {
		x->mobilization = (uint8_t)space;
		say(g, E_MOBILIZE, PET_NOBODY, (unsigned)space, 0, 0, 0);
		return;
	}
	x->mobilization = 0;
	say(g, E_PERSIAN_MARCH, PET_NOBODY, 0, 0, 0, 0);
	if (x->act == 2) {
		enter(g, N_SOLO_MARCH, 0);
		return;
	}
	if (p->occ[PERSIAN]) {
		unsigned r = pet_lowest(p->occ[PERSIAN]);
		int place = route_place(r);
		if (place >= 0 && place < 4)
			vanguard_to(g, r, lh_vanguard_route[place + 1]);
	}
}

enum { PERSIANS_SPREAD, PERSIANS_FIGHT, PERSIANS_CLEAR };

/* LH-22.63, LH-22.64, LH-22.86: every Persian region sends hoplites to its neighbours, battles
 * follow, tokens fall. */
void lh_solo_march(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	switch (f->pc++) {
	case PERSIANS_SPREAD: {
		uint8_t extra[REGIONS] = { 0 };
		int left = lh_reserve(p, PERSIAN);
		PET_FOR_EACH (r, p->held[PERSIAN])
			PET_FOR_EACH (t, lh_near_all(r) & ~p->held[PERSIAN])
				if (left) {
					extra[t]++;
					left--;
				}
		for (unsigned r = 0; r < REGIONS; r++)
			lh_persians(g, r, extra[r]);
		return;
	}
	case PERSIANS_FIGHT:
		lh_begin_action(g);
		p->pending = p->occ[PERSIAN] & lh_own_occ(p, 0);
		if (p->pending)
			lh_solo_battle_x_mut(enter(g, N_SOLO_BATTLES, 0))->attacked = 1;
		return;
	case PERSIANS_CLEAR:
		PET_FOR_EACH (r, p->occ[PERSIAN] & lh_own_held(p, 0)) {
			lh_owner(g, r, NONE);
			say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
		}
		return;
	default:
		leave(g);
		PET_FOR_EACH (r, p->occ[PERSIAN])
			if (!p->over && 2 * p->region[r].hop[PERSIAN] >= lh_regions[r].population)
				lh_persian_token(g, r);
	}
}

/* ---- battles --------------------------------------------------------------------------------- */

/* LH-22.40, LH-22.85: in region number order. */
void lh_solo_battles(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	uint32_t pending = g->pub.pending;
	if (!pending)
		leave(g);
	else
		begin(g, pet_lowest(pending), lh_solo_battle_x(f)->attacked);
}

/* LH-22.45, LH-22.46, LH-22.47, LH-22.48, LH-22.83: the vanguard falls back; in the second act
 * the region is freed. */
static void persians_beaten(struct lh *g, unsigned r)
{
	struct lh_pub *p = &g->pub;
	if (p->region[r].owner == PERSIAN) {
		if (lh_count(p, 0, r))
			lh_gain_control(g, 0, r);
		else
			lh_owner(g, r, NONE);
		solo_counter(g);
	} else if (p->xerxes.act == 2) {
		lh_persians(g, r, -p->region[r].hop[PERSIAN]);
		solo_counter(g);
		lh_population_check(g, 0, r);
	} else {
		lh_persians(g, r, -1);
		if (p->region[r].hop[PERSIAN]) {
			lh_vanguard_back(g);
			lh_population_check(g, 0, r);
		} else {
			lh_population_check(g, 0, r);
		}
	}
}

/* LH-22.44: back to the origin, or to a neighbour without Persians. */
static void own_beaten(struct lh *g, unsigned r, bool attacked, uint32_t origins)
{
	struct lh_pub *p = &g->pub;
	uint32_t allowed = attacked ? lh_withdraw_regions(p, 0, r)
				    : origins & ~p->occ[PERSIAN] & ~p->held[PERSIAN];
	lh_withdraw_army(g, 0, r, allowed);
}

enum { FIGHT_BEFORE, FIGHT_OWN_CARDS, FIGHT_PERSIAN_CARDS, FIGHT_COMPARE, FIGHT_OUTCOME };

/* BEFORE -> own cards -> Persian cards -> COMPARE -> losses. */
void lh_solo_battle(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_solo_battle_x *x = lh_solo_battle_x_mut(f);
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	int own = x->attacked ? 1 : 0;
	switch (f->pc) {
	case FIGHT_BEFORE:
		f->pc = FIGHT_OWN_CARDS;
		enter(g, N_BEFORE, 0);
		return;
	case FIGHT_OWN_CARDS: /* LH-22.42 */
		f->pc = FIGHT_PERSIAN_CARDS;
		enter(g, N_CARDS_STEP, 0);
		return;
	case FIGHT_PERSIAN_CARDS: /* LH-22.43 */
		if (x->drawn < lh_command(p) && lh_drawable(p)) {
			x->drawn++;
			enter(g, N_SOLO_PERSIAN_CARD, 0);
			return;
		}
		f->pc = FIGHT_COMPARE;
		return;
	case FIGHT_COMPARE: { /* LH-22.41 */
		int mine = lh_strength(p, own), theirs = lh_persian_power(p, b->region) + x->best;
		x->won = mine > theirs || (mine == theirs && own == 1);
		b->winner = (uint8_t)(x->won ? own : !own);
		say(g, E_STRENGTHS, PET_NOBODY, (unsigned)(own ? theirs : mine),
		    (unsigned)(own ? mine : theirs), b->winner, 0);
		f->pc = FIGHT_OUTCOME;
		lh_kill_in(g, 0, b->region, b->symbols[own] + !x->won);
		return;
	}
	default: {
		unsigned r = b->region;
		uint32_t origins = b->origins;
		bool attacked = x->attacked, won = x->won;
		lh_finish_battle(g);
		leave(g);
		if (won)
			persians_beaten(g, r);
		else
			own_beaten(g, r, attacked, origins);
	}
	}
}

/* LH-CH-12: public; the strongest counts. */
int lh_persian_card_weights(const void *state, const struct pet_frame *f, pet_move *out,
			    uint32_t *weight)
{
	const struct lh *g = state;
	return lh_draw_weights(g, f, out, weight);
}

pet_move lh_persian_card_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	return lh_draw_sample(state, f, r);
}

void lh_persian_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct pet_frame *battle = pet_flow_caller(f);
	uint8_t strength = lh_cards[pet_move_a(m)].strength;
	if (!lh_deck(g)) {
		say(g, E_RESHUFFLE, PET_NOBODY, (unsigned)count32(p->discard), 0, 0, 0);
		p->discard = 0;
	}
	p->battle.played[lh_solo_battle_x(battle)->attacked ? 0 : 1] |= BIT(pet_move_a(m));
	if (strength > lh_solo_battle_x(battle)->best)
		lh_solo_battle_x_mut(battle)->best = strength;
	leave(g);
	say(g, E_PERSIAN_CARD, PET_NOBODY, pet_move_a(m), 0, 0, 0);
}
