/* r04_moving.c: how hoplites move (LH-4.12 to LH-4.29): where they may go, step by step, and what
 * happens on arrival. Every kind of move uses TRAVEL. */
#include "core/mark.h"
#include "games/hellas/rules.h"

/* ---- where ----------------------------------------------------------------------------------- */

/* LH-22.59, LH-22.84: without the Golden Fleece own units use only two sea trails. */
uint32_t lh_near(const struct lh_pub *p, unsigned r)
{
	if (!p->xerxes.fleece)
		return lh_near_all(r);
	uint32_t sea = r == BOEOTIA   ? BIT(EUBOEA)
		       : r == EUBOEA  ? BIT(BOEOTIA)
		       : r == CRETE   ? BIT(ARGOLIS)
		       : r == ARGOLIS ? BIT(CRETE)
				      : 0;
	return lh_regions[r].near_land | sea;
}

/* LH-4.25, LH-HE-04: Helen's region, unless the mover's hero is there too. */
uint32_t lh_barred(const struct lh_pub *p, uint8_t seat)
{
	for (uint8_t s = 0; s < PLAYERS; s++) {
		const struct lh_player *pl = &p->player[s];
		if (pl->hero == HELEN)
			return s == seat || pl->at == NONE || p->player[seat].at == pl->at
				       ? 0
				       : BIT(pl->at);
	}
	return 0;
}

/* LH-4.13, LH-4.24, LH-4.27, LH-4.28: neighbouring regions; not out of Medusa's, not into
 * Helen's. */
uint32_t lh_targets(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return lh_medusa(p, r) ? 0 : lh_near(p, r) & ~lh_barred(p, seat);
}

/* Why a hoplite may not step from one region to another. */
uint8_t lh_target_refused(const struct lh_pub *p, uint8_t seat, unsigned from, unsigned to)
{
	if (to >= REGIONS)
		return R_NOT_NEAR;
	if (lh_targets(p, seat, from) & BIT(to))
		return R_OK;
	if (lh_medusa(p, from))
		return R_MEDUSA;
	if (!(lh_near_all(from) & BIT(to)))
		return R_NOT_NEAR;
	return lh_near(p, from) & BIT(to) ? R_HELEN : R_SEA;
}

/* LH-4.23: regions that hoplites can reach without a path; Medusa and Helen still apply. */
uint32_t lh_flights(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return lh_medusa(p, r) ? 0 : ALL_REGIONS & ~BIT(r) & ~lh_barred(p, seat);
}

uint8_t lh_flight_refused(const struct lh_pub *p, uint8_t seat, unsigned from, unsigned to)
{
	if (to >= REGIONS || to == from)
		return R_NOT_NEAR;
	if (lh_flights(p, seat, from) & BIT(to))
		return R_OK;
	return lh_medusa(p, from) ? R_MEDUSA : R_HELEN;
}

/* Regions within n steps, including the start. */
uint32_t lh_within(const struct lh_pub *p, unsigned r, int steps)
{
	uint32_t reached = BIT(r), edge = reached;
	while (steps-- > 0 && edge) {
		uint32_t next = 0;
		PET_FOR_EACH (e, edge)
			next |= lh_near(p, e);
		edge = next & ~reached;
		reached |= next;
	}
	return reached;
}

/* Regions where hoplites of a side meet enemies (LH-4.20, LH-22.40, LH-22.78). */
static uint32_t contested(const struct lh_pub *p, uint8_t side)
{
	return lh_foe_occ(p, side) | (p->solo && side != PERSIAN ? p->held[PERSIAN] : 0);
}

/* LH-4.13, LH-4.16, LH-4.21: unfortified hoplites that have not moved in this action. */
static int movable(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return lh_loose(p, seat, r) - p->region[r].moved[0] - p->region[r].moved[1];
}

/* LH-4.14, LH-4.15: a city of an own region with room for one. */
bool lh_can_fortify(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return (CITIES & lh_own_held(p, seat) & BIT(r)) && p->region[r].fort == NONE;
}

/* ---- Hoplite Movement ------------------------------------------------------------------------ */

/* LH-4.14, LH-4.17: a fortified hoplite may leave its city, but not in the action that put it
 * there. */
static bool can_leave(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return lh_fortified(p, seat, r) && !(p->fresh_fort & BIT(r));
}

/* LH-4.14, LH-4.15: a hoplite of the region enters its city. */
uint8_t lh_fortify_refused(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	if (r >= REGIONS)
		return R_NO_CITY;
	if (lh_can_fortify(p, seat, r) && movable(p, seat, r) > 0)
		return R_OK;
	return p->region[r].fort != NONE ? R_CITY_FULL : R_NO_CITY;
}

/* LH-4.13, LH-4.14, LH-4.15, LH-4.16, LH-4.17: whether any hoplite can move. */
bool lh_any_hoplite_move(const struct lh_pub *p, uint8_t seat)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat)) {
		if (can_leave(p, seat, r))
			return true;
		if (movable(p, seat, r) > 0 &&
		    (lh_targets(p, seat, r) || lh_can_fortify(p, seat, r)))
			return true;
	}
	return false;
}

/* LH-4.13, LH-4.14, LH-4.15, LH-4.16, LH-4.17: a step to a neighbour, or into and out of a
 * city. */
static int hoplite_moves(const struct lh_pub *p, uint8_t seat, pet_move *out)
{
	int n = 0;
	PET_FOR_EACH (r, lh_own_occ(p, seat)) {
		if (movable(p, seat, r) > 0) {
			PET_FOR_EACH (t, lh_targets(p, seat, r))
				n = add(out, n, V_STEP, r, t, 0);
			if (lh_can_fortify(p, seat, r))
				n = add(out, n, V_FORTIFY, r, 0, 0);
		}
		if (can_leave(p, seat, r))
			n = add(out, n, V_LEAVE, r, 0, 0);
	}
	return n;
}

enum { HOPLITES_MOVE, HOPLITES_FOUGHT };

/* LH-4.12, LH-4.18: all moves first, then the battles. n: moves left. */
void lh_hoplites(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	switch (f->pc) {
	case HOPLITES_MOVE:
		if (f->n && lh_any_hoplite_move(&g->pub, f->who)) {
			struct pet_frame *ask = enter(g, N_HOPLITE_MOVE, f->who);
			ask->n = f->n;
			lh_hoplites_x_mut(ask)->moved = lh_hoplites_x(f)->moved;
			lh_hoplites_x_mut(f)->moved = 1;
			f->n--;
			return;
		}
		f->pc = HOPLITES_FOUGHT;
		lh_fight(g, f->who);
		return;
	default:
		leave(g);
		lh_begin_action(g);
	}
}

/* LH-4.30: "end" from the second move on. */
int lh_hoplite_move_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = hoplite_moves(p, f->who, out);
	return lh_hoplites_x(f)->moved ? add(out, n, V_DONE, 0, 0, 0) : n;
}

uint8_t lh_hoplite_move_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned r = pet_move_a(m);
	switch (pet_move_verb(m)) {
	case V_STEP:
		if (r >= REGIONS || movable(p, f->who, r) <= 0)
			return R_NO_HOPLITE;
		return lh_target_refused(p, f->who, r, pet_move_b(m));
	case V_FORTIFY:
		return lh_fortify_refused(p, f->who, r);
	case V_LEAVE:
		return r < REGIONS && can_leave(p, f->who, r) ? R_OK : R_FORT_EMPTY;
	case V_DONE:
		return lh_hoplites_x(f)->moved ? R_OK : R_FIRST_USE;
	default:
		return R_NOT_HERE;
	}
}

static void leave_city(struct lh *g, unsigned r)
{
	struct lh_region *at = &g->pub.region[r];
	uint8_t army = at->fort;
	lh_fort(g, r, NONE);
	at->moved[lh_mover_row(army)]++;
	say(g, E_LEAVE, lh_leader(&g->pub, army), r, army, 0, 0);
}

void lh_hoplite_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned r = pet_move_a(m);
	if (pet_move_verb(m) == V_DONE)
		pet_flow_caller(f)->n = 0;
	leave(g);
	if (pet_move_verb(m) == V_STEP)
		lh_travel(g, seat, r, pet_move_b(m), 1, 0, TRAVEL_NORMAL);
	else if (pet_move_verb(m) == V_FORTIFY)
		lh_fortify_one(g, seat, r);
	else if (pet_move_verb(m) == V_LEAVE)
		leave_city(g, r);
}

static void fortify(struct lh *g, uint8_t army, unsigned r)
{
	lh_fort(g, r, army);
	g->pub.fresh_fort |= BIT(r);
	say(g, E_FORTIFY, lh_leader(&g->pub, army), r, army, 0, 0);
}

/* LH-4.14; solo: the colour is picked too (LH-22.85). */
void lh_fortify_one(struct lh *g, uint8_t seat, unsigned r)
{
	if (g->pub.solo)
		lh_travel_x_mut(enter(g, N_MIXED, seat))->from = (uint8_t)r;
	else
		fortify(g, seat, r);
}

/* ---- colours of a group (solo) --------------------------------------------------------------- */

/* Unfortified hoplites of one colour; those that moved in this action may still join a battle. */
static int colour_free(const struct lh_pub *p, const struct pet_frame *f, uint8_t army, unsigned r)
{
	const struct lh_region *at = &p->region[r];
	int moved = lh_travel_x(f)->how == TRAVEL_BATTLE ? 0 : at->moved[lh_mover_row(army)];
	return at->hop[army] - (at->fort == army) - moved;
}

/* LH-22.85: how many of n are blue: asked if there is a choice, stored in `blue` of the frame. */
static void ask_mix(struct lh *g, struct pet_frame *f, unsigned r, int n)
{
	int blue = colour_free(&g->pub, f, BLUE, r), yellow = colour_free(&g->pub, f, YELLOW, r);
	int low = n > yellow ? n - yellow : 0, high = n < blue ? n : blue;
	lh_travel_x_mut(f)->blue = (uint8_t)low;
	if (low < high) {
		struct pet_frame *ask = enter(g, N_SOLO_MIX, f->who);
		lh_mix_x_mut(ask)->low = (uint8_t)low;
		lh_mix_x_mut(ask)->high = (uint8_t)high;
	}
}

uint64_t lh_mix_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v;
	const struct lh_mix_x *x = lh_mix_x(f);
	return (BIT(x->high + 1) - 1) & ~(BIT(x->low) - 1);
}

void lh_mix_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_travel_x_mut(pet_flow_caller(f))->blue = pet_move_a(m);
	leave(g);
}

/* Solo: fortify a hoplite of the chosen colour. */
void lh_mixed(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_travel_x *x = lh_travel_x_mut(f);
	if (f->pc++ == 0) {
		ask_mix(g, f, x->from, 1);
		return;
	}
	uint8_t army = x->blue ? BLUE : YELLOW;
	unsigned r = x->from;
	leave(g);
	fortify(g, army, r);
}

/* ---- travelling ------------------------------------------------------------------------------ */

void lh_travel(struct lh *g, uint8_t seat, unsigned from, unsigned to, unsigned n, unsigned more,
	       unsigned how)
{
	struct pet_frame *f = enter(g, N_TRAVEL, seat);
	lh_travel_x_mut(f)->from = (uint8_t)from;
	lh_travel_x_mut(f)->to = (uint8_t)to;
	lh_travel_x_mut(f)->count = (uint8_t)n;
	lh_travel_x_mut(f)->more = (uint8_t)more;
	lh_travel_x_mut(f)->how = (uint8_t)how;
}

static void carry(struct lh *g, uint8_t army, const struct pet_frame *f, int n)
{
	const struct lh_travel_x *x = lh_travel_x(f);
	unsigned from = x->from, to = x->to;
	if (!n)
		return;
	lh_hop(g, army, from, -n);
	lh_hop(g, army, to, n);
	if (x->how != TRAVEL_BATTLE)
		g->pub.region[to].moved[lh_mover_row(army)] += (uint8_t)n;
	say(g, E_MOVE, f->who, from, to, (unsigned)n, army);
}

/* LH-MO-09: evolved Chimera kills one hoplite of each group that enters, once per region and
 * action. */
static bool chimera_kills(const struct lh_pub *p, const struct pet_frame *f)
{
	const struct lh_travel_x *x = lh_travel_x(f);
	const struct lh_monster *mon = &p->monster[CHIMERA];
	if (p->solo || mon->at != x->to || !(mon->evolved & 1))
		return false;
	return x->how == TRAVEL_BATTLE ? !x->more : !(p->entered & BIT(x->to));
}

/* LH-4.22, LH-4.24: whether the group may go on from where it is. */
static bool may_go_on(const struct lh_pub *p, const struct pet_frame *f)
{
	const struct lh_travel_x *x = lh_travel_x(f);
	unsigned r = x->to;
	uint8_t seat = f->who;
	if (x->how != TRAVEL_NORMAL || !x->more || !x->count)
		return false;
	if ((contested(p, seat) | lh_foe_held(p, seat)) & BIT(r))
		return false;
	return lh_targets(p, seat, r) != 0;
}

/* The end of a move: control at once, or a pending battle (LH-4.18 to LH-4.20, LH-13.6). */
static void halt(struct lh *g, const struct pet_frame *f)
{
	const struct lh_travel_x *x = lh_travel_x(f);
	struct lh_pub *p = &g->pub;
	unsigned from = x->from, to = x->to;
	uint8_t seat = f->who;
	bool battle = x->how == TRAVEL_BATTLE;
	leave(g);
	if (battle) {
		if (p->battle.side[0] == seat)
			p->battle.origins |= BIT(from);
	} else if (lh_count(p, seat, to) && (contested(p, seat) & BIT(to))) {
		p->pending |= BIT(to);
		p->origin[to] |= BIT(from);
	} else {
		lh_settle_region(g, seat, to);
	}
}

enum { JOURNEY_MIX, JOURNEY_GO, JOURNEY_ARRIVED, JOURNEY_HALT };

/* LH-4.18, LH-4.22: one step, the arrival kill, then continue or stop. */
void lh_travel_run(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_travel_x *x = lh_travel_x_mut(f);
	struct lh_pub *p = &g->pub;
	switch (f->pc) {
	case JOURNEY_MIX:
		f->pc = JOURNEY_GO;
		if (p->solo)
			ask_mix(g, f, x->from, x->count);
		return;
	case JOURNEY_GO: {
		int blue = p->solo ? x->blue : 0;
		carry(g, p->solo ? BLUE : f->who, f, p->solo ? blue : x->count);
		if (p->solo)
			carry(g, YELLOW, f, x->count - blue);
		bool kills = chimera_kills(p, f);
		if (x->how != TRAVEL_BATTLE)
			p->entered |= BIT(x->to);
		x->before = (uint8_t)lh_count(p, f->who, x->to);
		f->pc = JOURNEY_ARRIVED;
		if (kills)
			lh_kill_in(g, f->who, x->to, 1);
		return;
	}
	case JOURNEY_ARRIVED: {
		int dead = x->before - lh_count(p, f->who, x->to);
		x->count = (uint8_t)(x->count - dead);
		if (x->how != TRAVEL_BATTLE) /* arrivals die first; the others may still move */
			p->region[x->to].moved[0] -= (uint8_t)dead;
		f->pc = JOURNEY_HALT;
		if (may_go_on(p, f)) {
			struct pet_frame *ask = enter(g, N_ONWARD, f->who);
			lh_onward_x_mut(ask)->at = x->to;
		}
		return;
	}
	default:
		halt(g, f);
	}
}

uint64_t lh_onward_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_targets(p, f->who, lh_onward_x(f)->at);
}

void lh_onward_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct pet_frame *t = pet_flow_caller(f);
	if (pet_move_verb(m) == V_ONWARD) {
		struct lh_region *here = &g->pub.region[lh_travel_x(t)->to];
		here->moved[0] = here->moved[1] = 0;
		lh_travel_x_mut(t)->from = lh_travel_x(t)->to;
		lh_travel_x_mut(t)->to = pet_move_a(m);
		lh_travel_x_mut(t)->more--;
		t->pc = JOURNEY_GO;
	}
	leave(g);
}

/* LH-4.19, LH-14.5: an enemy region without hoplites is taken by the first hoplite; a neutral one
 * needs its population. */
void lh_settle_region(struct lh *g, uint8_t seat, unsigned r)
{
	const struct lh_pub *p = &g->pub;
	if (!lh_count(p, seat, r) || (contested(p, seat) & BIT(r)))
		return;
	if (lh_foe_held(p, seat) & BIT(r))
		lh_gain_control(g, seat, r);
	else
		lh_population_check(g, seat, r);
}

/* The battles after a move (Hermes, Winged Boots, Hero's Apprentice). */
void lh_fight_after(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	if (f->pc++ == 0) {
		lh_fight(g, f->who);
		return;
	}
	leave(g);
	lh_begin_action(g);
}

/* ---- blessings that move hoplites ------------------------------------------------------------ */

/* LH-BL-36: one hoplite, up to Speed regions. */
int lh_apprentice_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (r, lh_own_occ(p, f->who))
		if (lh_loose(p, f->who, r))
			PET_FOR_EACH (t, lh_targets(p, f->who, r))
				n = add(out, n, V_STEP, r, t, 0);
	return n;
}

uint8_t lh_apprentice_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned r = pet_move_a(m);
	if (pet_move_verb(m) != V_STEP)
		return R_NOT_HERE;
	if (r >= REGIONS || lh_loose(p, f->who, r) <= 0)
		return R_NO_HOPLITE;
	return lh_target_refused(p, f->who, r, pet_move_b(m));
}

void lh_apprentice_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	enter(g, N_FIGHT_AFTER, seat);
	lh_travel(g, seat, pet_move_a(m), pet_move_b(m), 1,
		  (unsigned)lh_effective(&g->pub, seat, SPEED) - 1, TRAVEL_NORMAL);
}

/* LH-4.23, LH-BL-35: no path needed, but Medusa and Helen apply. */
int lh_winged_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (r, lh_own_occ(p, f->who))
		if (lh_loose(p, f->who, r))
			PET_FOR_EACH (t, lh_flights(p, f->who, r))
				n = add(out, n, V_FLY, r, t, 0);
	return n;
}

uint8_t lh_winged_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned r = pet_move_a(m);
	if (pet_move_verb(m) != V_FLY)
		return R_NOT_HERE;
	if (r >= REGIONS || lh_loose(p, f->who, r) <= 0)
		return R_NO_HOPLITE;
	return lh_flight_refused(p, f->who, r, pet_move_b(m));
}

void lh_winged_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	enter(g, N_FIGHT_AFTER, seat);
	lh_travel(g, seat, pet_move_a(m), pet_move_b(m), 1, 0, TRAVEL_FLY);
}

/* LH-9.5, LH-9.21: a hunt in which the hand, including the cards drawn at its start, has fewer
 * cards than wounds are needed. */
static bool warn_of_hunt(const struct lh_pub *p, const struct lh_pub *after, uint8_t seat,
			 struct pet_warning *out)
{
	struct pet_hunt hunt;
	if (p->hunt.hunter || !lh_hunt_seen(after, &hunt) || hunt.seat != seat)
		return false;
	int cards = after->player[seat].hand + lh_effective(after, seat, STRENGTH);
	*out = (struct pet_warning){
		.text = N_("{place} would begin with {m} cards, and {n} wounds are missing"),
		.n = hunt.need,
		.m = cards,
		.kind = K_HERO,
		.place = after->player[seat].hero
	};
	return cards < hunt.need;
}

/* Hoplites that die where they withdraw to. */
static bool warn_of_deaths(const struct lh_pub *p, const struct lh_pub *after, uint8_t seat,
			   struct pet_warning *out)
{
	int dead = p->solo ? 0 : p->on_map[seat] - after->on_map[seat];
	*out = (struct pet_warning){ .text = N_("you would lose {n} {n|hoplite|hoplites} there"),
				     .n = dead };
	return dead > 0;
}

/* LH-9.22, LH-9.23 */
static bool warn_of_failure(const struct lh_pub *p, uint8_t seat, struct pet_warning *out)
{
	*out = (struct pet_warning){ .text = N_("the hunt fails{n?, and your hero is injured}"),
				     .n = p->player[seat].injured != 7 };
	return true;
}

/* LH-4.18: battles wait until all have moved; warns of one against a stronger army. What temples and prayers
 * bring. */
bool lh_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out)
{
	const struct lh_pub *p = pub;
	uint8_t seat = pet_game_frame(pub)->who;
	unsigned to = pet_move_b(m);
	int own = 1, foes = 0; /* the one that moves */
	if (warn_of_hunt(p, after, seat, out))
		return true;
	switch (pet_move_verb(m)) {
	case V_WITHDRAW:
		return warn_of_deaths(p, after, seat, out);
	case V_TEMPLE:
		return lh_temple_brings(p, seat, BIT(pet_move_a(m)), out);
	case V_SPECIAL:
	case V_AUGEAN:
		return pet_move_a(m) == S_TEMPLE &&
		       lh_temple_brings(p, seat, lh_temple_sites(p, seat), out);
	case V_PASS:
		return pet_game_frame(pub)->node == N_TURN_MENU && lh_pass_brings(p, out);
	case V_STOP:
		return warn_of_failure(p, seat, out);
	case V_BUILD:
		*out = (struct pet_warning){ .makes = true,
					     .text = N_("level {n}"),
					     .n = p->level[pet_move_a(m)] + 1 };
		return true;
	case V_PRAY:
		return lh_prayer_brings(p, seat, pet_move_a(m), out);
	default:
		break;
	}
	if (pet_move_verb(m) != V_STEP || !(contested(p, seat) & BIT(to)))
		return false;
	for (uint8_t army = 0; army < ARMIES; army++) {
		bool ours = p->solo ? army != PERSIAN : army == seat;
		*(ours ? &own : &foes) += p->region[to].hop[army];
		if (!ours && p->region[to].fort == army)
			foes += lh_regions[to].city;
	}
	*out = (struct pet_warning){ .text = N_("you would fight in {place} with {n} against {m}"),
				     .n = own,
				     .m = foes,
				     .kind = K_REGION,
				     .place = (uint8_t)to };
	return own < foes;
}
