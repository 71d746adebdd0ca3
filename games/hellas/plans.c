/* plans.c: four plans that win without look-ahead, for bots (plan:hunter) that training and tests
 * play against. A plan scores every legal move:
 *
 *     hunter      draws cards, walks to the monster it has weapons for, hunts; three slain win
 *     templar     takes shrines, builds temples, holds five
 *     warlord     takes the regions that complete lands
 *     king        raises one monument to the top and masses there; three or four seats */
#include "games/hellas/rules.h"

enum { NEVER = -100 };

struct plan;

/* What a plan looks at: the view of its seat. */
struct sight {
	const struct lh_pub *p;
	const struct lh_player *me;
	const struct plan *plan;
	uint32_t hand;
	uint8_t seat;
};

struct plan {
	uint8_t hero, god, attr;                              /* that serve the plan best */
	uint8_t option;                                       /* of Prepare */
	int (*want)(const struct sight *s, unsigned r);       /* points for control of a region */
	int (*walk)(const struct sight *s, unsigned r);       /* points for the hero there */
	int (*special)(const struct sight *s, unsigned what); /* points for a special action */
};

/* ---- what every plan asks -------------------------------------------------------------------- */

static bool holds(const struct sight *s, unsigned r)
{
	return s->p->held[s->seat] >> r & 1;
}

static bool used(const struct sight *s, unsigned what)
{
	return s->me->used >> what & 1;
}

static int distance(const struct sight *s, unsigned from, unsigned to)
{
	for (int d = 0; d < 6; d++)
		if (lh_within(s->p, from, d) >> to & 1)
			return d;
	return 6;
}

/* How much a place near wanted regions is worth to an army. */
static int pull(const struct sight *s, unsigned from)
{
	int best = 0;
	for (unsigned r = 0; r < REGIONS; r++) {
		int n = s->plan->want(s, r) - 3 * distance(s, from, r);
		if (!holds(s, r) && n > best)
			best = n;
	}
	return best;
}

/* Points for n hoplites going from one region to the next. */
static int gain(const struct sight *s, unsigned from, unsigned to, int n)
{
	uint8_t foe = lh_foe_at(s->p, s->seat, to), owner = s->p->region[to].owner;
	int there = s->p->region[to].hop[s->seat] + n, need = lh_population(s->p, s->seat, to);
	int cost = holds(s, from) ? 0 : s->plan->want(s, from) / 2;
	if (holds(s, to) && foe == NONE)
		return pull(s, to) - pull(s, from) - cost - 1;
	if (foe != NONE)
		return there >= lh_count(s->p, foe, to) + 2 ? s->plan->want(s, to) + n - cost
							    : NEVER;
	if (owner != NONE)
		return s->plan->want(s, to) + 3 - cost - n / 2;
	if (there >= need)
		return s->plan->want(s, to) + 2 - cost - (there - need);
	return s->plan->want(s, to) * there / (2 * need) - cost;
}

static int best_step(const struct sight *s, bool march)
{
	int best = NEVER;
	for (unsigned from = 0; from < REGIONS; from++) {
		int loose = lh_loose(s->p, s->seat, from);
		for (unsigned to = 0; loose > 0 && to < REGIONS; to++)
			for (int n = 1; n <= (march ? loose : 1); n++)
				if ((lh_near_all(from) >> to & 1) && gain(s, from, to, n) > best)
					best = gain(s, from, to, n);
	}
	return best;
}

/* Cards in hand that cover an open slot of the monster. */
static int weapons(const struct sight *s, unsigned monster)
{
	uint32_t open = lh_uncovered(s->p, monster);
	int n = 0;
	PET_FOR_EACH (c, s->hand)
		PET_FOR_EACH (slot, open)
			if (lh_cards[c].symbol == SICKLE ||
			    lh_cards[c].symbol == lh_box(s->p)->monster[monster].symbol[slot]) {
				open &= ~BIT(slot);
				n++;
				break;
			}
	return n;
}

static int wounds_left(const struct sight *s, unsigned monster)
{
	return count32(lh_uncovered(s->p, monster));
}

static bool ready(const struct sight *s)
{
	int strength = lh_effective(s->p, s->seat, STRENGTH);
	PET_FOR_EACH (m, lh_huntable(s->p, s->seat))
		if (2 * weapons(s, m) + strength >= wounds_left(s, m))
			return true;
	return false;
}

/* What the special actions are worth to a plan without a value of its own. */
static int usual_special(const struct sight *s, unsigned what)
{
	unsigned at = s->me->at;
	switch (what) {
	case S_MARCH:
		return best_step(s, true) > 3 ? 40 + best_step(s, true) : 5;
	case S_TEMPLE:
		return 45;
	case S_RECRUIT:
		return s->p->on_map[s->seat] < 12 ? 42 : 10;
	case S_USURP:
		return at < REGIONS && !holds(s, at) ? 50 + s->plan->want(s, at) : 5;
	case S_PREPARE:
		return s->me->hand < 4 || s->me->injured ? 30 : 8;
	case S_HUNT:
		return ready(s) ? 35 : 2;
	default:
		return 25;
	}
}

static int walk_to_want(const struct sight *s, unsigned r)
{
	bool glory = s->p->glory[lh_regions[r].land] == s->seat;
	return holds(s, r) ? 1 : (glory ? 2 : 1) * s->plan->want(s, r);
}

/* ---- the plans ------------------------------------------------------------------------------- */

static int hunter_want(const struct sight *s, unsigned r)
{
	(void)s;
	return lh_regions[r].city ? 5 : lh_regions[r].shrine ? 6 : 3;
}

static int hunter_walk(const struct sight *s, unsigned r)
{
	int best = NEVER;
	for (unsigned m = 0; m < MONSTERS; m++) {
		unsigned at = s->p->monster[m].at;
		if (at >= REGIONS)
			continue;
		int n = 60 + 4 * weapons(s, m) - 5 * wounds_left(s, m) - 6 * distance(s, r, at);
		if (n > best)
			best = n;
	}
	return best;
}

static int hunter_special(const struct sight *s, unsigned what)
{
	if (what == S_HUNT || what == S_EXHAUSTED)
		return ready(s) ? 100 : 3;
	if (what == S_PREPARE)
		return s->me->hand < 4 || s->me->injured ? 90 : 20;
	if (what == S_MONUMENT)
		return used(s, S_HUNT) && used(s, S_PREPARE) ? 80 : 25;
	return usual_special(s, what);
}

static int templar_want(const struct sight *s, unsigned r)
{
	if (lh_regions[r].shrine)
		return s->p->temples >> r & 1 ? 16 : 14;
	return lh_regions[r].city && !(s->p->held[s->seat] & CITIES) ? 8 : 2;
}

static int templar_special(const struct sight *s, unsigned what)
{
	if (what == S_TEMPLE)
		return 100;
	if (what == S_MONUMENT)
		return used(s, S_TEMPLE) && lh_temple_sites(s->p, s->seat) ? 95
		       : used(s, S_MARCH) && used(s, S_RECRUIT)            ? 60
									   : 20;
	return usual_special(s, what);
}

static int warlord_want(const struct sight *s, unsigned r)
{
	unsigned land = lh_regions[r].land;
	int all = count32(lh_land[land]), held = count32(lh_land[land] & s->p->held[s->seat]);
	if (s->p->flow.seats == 3 && land == BLUE_LAND)
		return lh_regions[r].city ? 3 : 1;
	return 4 + 8 * held / all + (held == all - 1 ? 6 : 0) + (lh_regions[r].city ? 1 : 0);
}

static int warlord_special(const struct sight *s, unsigned what)
{
	if (what == S_MONUMENT)
		return used(s, S_MARCH) && used(s, S_RECRUIT) ? 70 : 20;
	return usual_special(s, what);
}

/* The monument that this king raises: the complete one, or the one whose region is nearest. */
static unsigned king_god(const struct sight *s)
{
	unsigned best = 0;
	int most = NEVER;
	if (s->p->king_god != NONE)
		return s->p->king_god;
	for (unsigned god = 0; god < GODS; god++) {
		unsigned r = lh_god_region[god];
		int n = 3 * s->p->level[god] + (holds(s, r) ? 12 : 0) +
			s->p->region[r].hop[s->seat];
		if (s->me->at < REGIONS)
			n -= distance(s, s->me->at, r);
		if (s->p->level[god] < MONUMENT_TOP && n > most) {
			most = n;
			best = god;
		}
	}
	return best;
}

static int king_want(const struct sight *s, unsigned r)
{
	unsigned throne = lh_god_region[king_god(s)];
	if (r == throne)
		return 30;
	return (lh_near_all(throne) >> r & 1 ? 5 : 1) + (lh_regions[r].city ? 3 : 0);
}

static int king_special(const struct sight *s, unsigned what)
{
	unsigned throne = lh_god_region[king_god(s)];
	bool mine = holds(s, throne), last = s->p->level[king_god(s)] == MONUMENT_TOP - 1;
	int guard = s->p->region[throne].hop[s->seat];
	if (what == S_MONUMENT && s->p->king_god == NONE)
		return last && (!mine || guard < 3) ? 41 : mine ? 80 : 46;
	if (what == S_RECRUIT && mine && guard < 4)
		return 60;
	return usual_special(s, what);
}

const char *const lh_plans[] = { "hunter", "templar", "warlord", "king", NULL };

static const struct plan plans[] = {
	{ HERACLES, ZEUS, STRENGTH, OPT_DRAW, hunter_want, hunter_walk, hunter_special },
	{ PERSEUS, ATHENA, LEADERSHIP, OPT_RECRUIT, templar_want, walk_to_want, templar_special },
	{ PERSEUS, ATHENA, LEADERSHIP, OPT_RECRUIT, warlord_want, walk_to_want, warlord_special },
	{ HELEN, ATHENA, LEADERSHIP, OPT_RECRUIT, king_want, walk_to_want, king_special },
};

/* ---- points for a move ----------------------------------------------------------------------- */

/* A mild attack may go undefended; a card that is a weapon against this monster is worth less as a
 * defence. */
static int defence(const struct sight *s, pet_move m)
{
	const struct lh_hunt *h = &s->p->hunt;
	const struct lh_effect *first = lh_attacks[h->card].effect;
	unsigned c = pet_move_a(m);
	bool mild = first->op == AT_INJURE && first->n == 1 && !s->me->injured;
	switch (pet_move_verb(m)) {
	case V_UNDEFENDED:
		return mild ? 14 : 3;
	case V_SHIELD:
		return 20;
	case V_DONE:
		return 30;
	default: {
		struct sight without = *s;
		without.hand &= ~BIT(c);
		return 12 + lh_cards[c].strength -
		       3 * (weapons(s, h->monster) - weapons(&without, h->monster));
	}
	}
}

static int strength(const struct sight *s, int side)
{
	return s->p->battle.side[side] == PERSIAN ? lh_persian_power(s->p, s->p->battle.region)
						  : lh_strength(s->p, side);
}

/* A card in a battle: only while it is not won. */
static int battle_card(const struct sight *s, unsigned c)
{
	int side = s->p->battle.side[1] == s->seat;
	int ahead = strength(s, side) - strength(s, !side);
	if (ahead > 0)
		return NEVER;
	return 4 + 2 * lh_cards[c].strength - 2 * lh_cards[c].casualties;
}

static int menu_points(const struct sight *s, pet_move m)
{
	unsigned a = pet_move_a(m);
	switch (pet_move_verb(m)) {
	case V_PRAYER:
		return 900;
	case V_ADVANCE:
		return 850;
	case V_WALK: { /* if another place is better than this one */
		uint32_t reach = lh_within(s->p, s->me->at, lh_effective(s->p, s->seat, SPEED));
		PET_FOR_EACH (r, reach)
			if (s->plan->walk(s, r) > s->plan->walk(s, s->me->at))
				return 800;
		return NEVER;
	}
	case V_HOPLITES:
		return best_step(s, false) > 0 ? 700 : NEVER;
	case V_SPECIAL:
	case V_AUGEAN:
		return s->plan->special(s, a);
	case V_BLESS:
		return a == B_WEAK_SPOT || (a == B_WILD_HUNT && ready(s)) ? 200 : NEVER;
	default:
		return NEVER;
	}
}

static int hunt_points(const struct sight *s, pet_move m)
{
	unsigned b = pet_move_b(m);
	switch (pet_move_verb(m)) {
	case V_STRIKE:
		return 100 - 5 * lh_cards[b].strength - (lh_cards[b].symbol == SICKLE ? 20 : 0);
	case V_COMBINE:
		return 20;
	case V_HUNT:
		return 20 + 2 * weapons(s, pet_move_a(m)) - wounds_left(s, pet_move_a(m));
	case V_ATTACK:
		return lh_attacks[pet_move_a(m)].base;
	default: /* V_REWARD */
		return pet_move_a(m);
	}
}

static int points(const struct sight *s, uint8_t node, pet_move m)
{
	unsigned a = pet_move_a(m), b = pet_move_b(m), c = pet_move_c(m);
	if (node == N_HUNT_DEFEND)
		return defence(s, m);
	switch (pet_move_verb(m)) {
	case V_HERO:
		return a == s->plan->hero;
	case V_PLACE: /* LH-2.19: two hoplites hold a small region at once */
		return s->plan->walk(s, a) + (lh_regions[a].population <= 2 ? 10 : 0) + pull(s, a);
	case V_PRAYER:
	case V_WALK:
	case V_ADVANCE:
	case V_HOPLITES:
	case V_SPECIAL:
	case V_AUGEAN:
	case V_BLESS:
	case V_ARTIFACTS:
	case V_ATLAS:
		return menu_points(s, m);
	case V_GO:
	case V_JUMP:
		return s->plan->walk(s, a);
	case V_STEP:
		return gain(s, a, b, 1);
	case V_MARCH:
		return gain(s, a, b, (int)c);
	case V_RECRUIT:
		return 2 * (int)b + s->plan->want(s, a) + (int)c;
	case V_TEMPLE:
	case V_USE:
		return 10;
	case V_OPTION:
		return a == OPT_HEAL ? 20 : a == s->plan->option ? 10 : 5;
	case V_BUILD: /* only a king helps a monument to the top */
		return s->plan->want == king_want ? a == king_god(s)
						  : MONUMENT_TOP - s->p->level[a];
	case V_PRAY:
		return (a == s->plan->god ? 4 : 0) + s->p->level[a];
	case V_STRIKE:
	case V_COMBINE:
	case V_HUNT:
	case V_ATTACK:
	case V_REWARD:
		return hunt_points(s, m);
	case V_PLAY:
		return battle_card(s, a);
	case V_QUEST:
		return s->plan->walk == hunter_walk ? NEVER : 10 * (int)a;
	case V_DISCARD:
		return 10 - lh_cards[a].strength;
	case V_HURT:
	case V_LOSE:
		return a != s->plan->attr;
	case V_HEAL:
	case V_RAISE:
		return a == s->plan->attr;
	case V_FLY:
	case V_LEAVE:
	case V_MURDEROUS:
	case V_ONWARD:
	case V_PLAN:
		return NEVER;
	default: /* done, stop, pass and whatever no plan cares about */
		return 0;
	}
}

int32_t lh_plan_points(struct pet_view v, unsigned plan, pet_move m)
{
	const struct lh_pub *p = v.pub;
	struct sight s = { p, &p->player[v.seat], &plans[plan],
			   ((const struct lh_priv *)v.mine)->hand, v.seat };
	return points(&s, p->flow.frame[p->flow.depth - 1].node, m);
}
