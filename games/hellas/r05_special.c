/* r05_special.c: the actions March, Build Temple and Build Monument (LH-5.10 to LH-5.19, LH-5.33 to
 * LH-5.40), with the temples of LH-18 and the duel's extra action of LH-21. */
#include "games/hellas/rules.h"

/* ---- March ----------------------------------------------------------------------------------- */

/* LH-5.10: any number of unfortified hoplites of one region. */
int lh_add_marches(const struct lh_pub *p, uint8_t seat, pet_move *out, int n)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat)) {
		int loose = lh_loose(p, seat, r);
		if (loose)
			PET_FOR_EACH (t, lh_targets(p, seat, r))
				for (int i = 1; i <= loose; i++)
					n = add(out, n, V_MARCH, r, t, (unsigned)i);
	}
	return n;
}

/* Whether an army can move anywhere. */
bool lh_army_moves(const struct lh_pub *p, uint8_t seat)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat))
		if (lh_loose(p, seat, r) && lh_targets(p, seat, r))
			return true;
	return false;
}

uint8_t lh_march_refused(const struct lh_pub *p, uint8_t seat, pet_move m)
{
	unsigned from = pet_move_a(m);
	int n = pet_move_c(m);
	if (from >= REGIONS || lh_loose(p, seat, from) <= 0)
		return R_NO_HOPLITE;
	uint8_t refused = lh_target_refused(p, seat, from, pet_move_b(m));
	if (refused)
		return refused;
	return n >= 1 && n <= lh_loose(p, seat, from) ? R_OK : R_TOO_MANY;
}

/* LH-BL-32: two of the region's hoplites die, the others may go anywhere; how many may go. */
static int murderous_most(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return blessed(p, seat, B_MURDEROUS) ? lh_loose(p, seat, r) - 2 : 0;
}

static uint8_t murderous_refused(const struct lh_pub *p, uint8_t seat, pet_move m)
{
	unsigned from = pet_move_a(m);
	int n = pet_move_c(m);
	if (from >= REGIONS || lh_loose(p, seat, from) <= 0)
		return R_NO_HOPLITE;
	uint8_t refused = lh_flight_refused(p, seat, from, pet_move_b(m));
	if (refused)
		return refused;
	return n >= 1 && n <= murderous_most(p, seat, from) ? R_OK : R_TOO_MANY;
}

static int add_murderous(const struct lh_pub *p, uint8_t seat, pet_move *out, int n)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat)) {
		int most = murderous_most(p, seat, r);
		if (most > 0)
			PET_FOR_EACH (t, lh_flights(p, seat, r))
				for (int i = 1; i <= most; i++)
					n = add(out, n, V_MURDEROUS, r, t, (unsigned)i);
	}
	return n;
}

/* LH-3.7, LH-5.10, LH-5.13, LH-BL-32: whether there is anything to march with. */
bool lh_march_possible(const struct lh_pub *p, uint8_t seat)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat)) {
		if (lh_loose(p, seat, r) &&
		    (lh_targets(p, seat, r) || !lh_fortify_refused(p, seat, r)))
			return true;
		if (murderous_most(p, seat, r) > 0 && lh_flights(p, seat, r))
			return true;
	}
	return false;
}

/* LH-5.10, LH-5.13: one army to one neighbour, or one hoplite into its city. */
int lh_march_move_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	uint8_t seat = f->who;
	int n = lh_add_marches(p, seat, out, 0);
	PET_FOR_EACH (r, lh_own_occ(p, seat))
		if (!lh_fortify_refused(p, seat, r))
			n = add(out, n, V_FORTIFY, r, 0, 0);
	if (blessed(p, seat, B_MURDEROUS))
		n = add_murderous(p, seat, out, n);
	return n;
}

uint8_t lh_march_move_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	switch (pet_move_verb(m)) {
	case V_MARCH:
		return lh_march_refused(p, f->who, m);
	case V_FORTIFY:
		return lh_fortify_refused(p, f->who, pet_move_a(m));
	case V_MURDEROUS:
		return murderous_refused(p, f->who, m);
	default:
		return R_NOT_HERE;
	}
}

/* LH-5.11, LH-5.12: hoplites that have moved may march, too; all else is as in a movement. */
void lh_march_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	unsigned from = pet_move_a(m);
	lh_march_x_mut(pet_flow_caller(f))->from =
		pet_move_verb(m) == V_FORTIFY ? NONE : (uint8_t)from;
	leave(g);
	if (pet_move_verb(m) == V_FORTIFY) {
		lh_fortify_one(g, seat, from);
		return;
	}
	if (pet_move_verb(m) == V_MARCH) { /* LH-BL-26 */
		lh_travel(g, seat, from, pet_move_b(m), pet_move_c(m),
			  blessed(p, seat, B_FORCED) ? 1 : 0, TRAVEL_NORMAL);
		return;
	}
	lh_travel(g, seat, from, pet_move_b(m), pet_move_c(m), 0, TRAVEL_FLY);
	if (p->solo)
		lh_kill_in(g, seat, from, 2);
	else
		lh_die_side(g, seat, from, 2);
}

enum { MARCH_MOVE, MARCH_FIGHT, MARCH_REARGUARD };

/* LH-5.10, LH-5.11, LH-5.12, LH-5.13, LH-BL-27: the army, its battle, then the Rearguard. */
void lh_march(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	switch (f->pc++) {
	case MARCH_MOVE:
		enter(g, N_MARCH_MOVE, seat);
		return;
	case MARCH_FIGHT:
		lh_fight(g, seat);
		return;
	case MARCH_REARGUARD:
		lh_begin_action(g);
		if (blessed(&g->pub, seat, B_REARGUARD) && lh_march_x(f)->from != NONE)
			lh_ask_recruit(g, seat, BIT(lh_march_x(f)->from), 2, 0);
		return;
	default:
		leave(g);
	}
}

/* ---- Build Temple ---------------------------------------------------------------------------- */

/* LH-1.11: 8 with four players, else 6. */
int lh_temples_total(const struct lh_pub *p)
{
	return p->flow.seats == 4 ? 8 : 6;
}

/* LH-18.1: Delphi is a temple for every rule. */
int lh_temples_held(const struct lh_pub *p, uint8_t seat)
{
	return count32(p->temples & lh_own_held(p, seat));
}

/* LH-5.14, LH-5.15, LH-5.16, LH-18.2, LH-18.4, LH-22.21: controlled shrines without a temple while
 * temples last; Delphi, which the solo mode has from the start. */
uint32_t lh_temple_sites(const struct lh_pub *p, uint8_t seat)
{
	uint32_t sites = p->temples_built < lh_temples_total(p) ? SHRINES : 0;
	if (!p->solo)
		sites |= BIT(PHOCIS);
	return lh_own_held(p, seat) & ~p->temples & sites;
}

uint64_t lh_temple_place_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_temple_sites(p, f->who);
}

void lh_temple_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_temple_x_mut(pet_flow_caller(f))->region = pet_move_a(m);
	leave(g);
}

enum { DELPHI_ACTION, DELPHI_BLESSING, DELPHI_ARTIFACT, DELPHI_CARDS };

/* LH-TC: the bonus of Delphi, once, for its builder (LH-18.5). */
static void delphi(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	switch (p->temple_card) {
	case DELPHI_ACTION:
		p->grants++;
		say(g, E_EXTRA, seat, 0, 0, 0, 0);
		return;
	case DELPHI_BLESSING:
		lh_gain_priest(g, seat);
		lh_start_draft(g, seat);
		return;
	case DELPHI_ARTIFACT:
		lh_look(g, seat, 3);
		return;
	case DELPHI_CARDS:
		lh_draw(g, seat, lh_hand_limit(p, seat) - p->player[seat].hand);
		return;
	default:
		lh_delphi_x_mut(enter(g, N_DELPHI_BONUS, seat))->first = NONE;
	}
}

enum { TEMPLE_PLACE, TEMPLE_BUILT, TEMPLE_DELPHI, TEMPLE_DRAFT };

/* LH-1.11, LH-5.17: whether the next temple that is no Delphi starts a blessing draft. */
static bool next_drafts(const struct lh_pub *p)
{
	return !p->solo && p->temple_card < TEMPLE_CARDS &&
	       (lh_draft_slots[p->temple_card] >> p->temples_built & 1);
}

/* LH-5.17, LH-5.18, LH-18.5, LH-20.3: what follows a temple on one of these sites, in words; nothing where they
 * differ, or where the game is won. */
bool lh_temple_brings(const struct lh_pub *p, uint8_t seat, uint32_t sites, struct pet_warning *out)
{
	bool delphi = sites == BIT(PHOCIS), room = lh_priest_room(p, seat);
	if ((sites & BIT(PHOCIS) && !delphi) || lh_temples_held(p, seat) + 1 >= TEMPLES_TO_WIN)
		return false;
	*out = (struct pet_warning){
		.makes = true,
		.text = delphi ? N_("you gain {n?a priest and }the bonus of Delphi")
			       : N_("{n?you gain a priest}{m?{n?, }a draft of blessings follows}"),
		.n = room,
		.m = next_drafts(p),
	};
	return delphi || out->n || out->m;
}

/* LH-5.14, LH-5.17, LH-5.18, LH-5.19: place, victory, priest, Delphi, draft, extra action. */
void lh_temple(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_temple_x *x = lh_temple_x_mut(f);
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	unsigned r = x->region;
	switch (f->pc++) {
	case TEMPLE_PLACE:
		x->blessed = blessed(p, seat, B_TEMPLE);
		enter(g, N_TEMPLE_PLACE, seat);
		return;
	case TEMPLE_BUILT:
		if (r != PHOCIS) {
			x->draft = next_drafts(p);
			p->temples_built++;
		}
		p->temples |= BIT(r);
		say(g, E_TEMPLE, seat, r, 0, 0, 0);
		lh_check_victory(g);
		if (!p->over)
			lh_gain_priest(g, seat);
		return;
	case TEMPLE_DELPHI:
		if (r == PHOCIS)
			delphi(g, seat);
		return;
	case TEMPLE_DRAFT:
		if (x->draft)
			lh_start_draft(g, seat);
		return;
	default: /* LH-BL-34 */
		if (x->blessed) {
			p->grants++;
			say(g, E_EXTRA, seat, 0, 0, 0, 0);
		}
		leave(g);
	}
}

/* LH-TC-05: two different attributes. */
uint64_t lh_delphi_bonus_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v;
	uint8_t first = lh_delphi_x(f)->first;
	return first == NONE ? 7 : 7 & ~BIT(first);
}

void lh_delphi_bonus_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	bool second = lh_delphi_x(f)->first != NONE;
	lh_delphi_x_mut(f)->first = pet_move_a(m);
	if (second)
		leave(g);
	lh_raise(g, seat, pet_move_a(m), g->pub.player[seat].attr[pet_move_a(m)] + 1);
}

/* ---- Build Monument -------------------------------------------------------------------------- */

/* LH-21.3, LH-21.7: used actions whose requirement is met. */
static uint32_t duel_choice(const struct lh_pub *p, uint8_t seat)
{
	uint32_t choice = p->player[seat].used & (BIT(S_MONUMENT) - 1);
	PET_FOR_EACH (s, choice)
		if (!lh_special_possible(p, seat, s))
			choice &= ~BIT(s);
	return choice;
}

uint64_t lh_duel_extra_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return duel_choice(p, f->who);
}

void lh_duel_extra_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	lh_monument_x_mut(pet_flow_caller(f))->repeated = pet_move_verb(m) == V_SPECIAL;
	leave(g);
	if (pet_move_verb(m) == V_SPECIAL)
		lh_take_special(g, seat, pet_move_a(m));
}

uint64_t lh_monument_pick_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	uint32_t gods = 0;
	for (unsigned god = 0; god < GODS; god++)
		gods |= p->level[god] < MONUMENT_TOP ? BIT(god) : 0;
	return gods;
}

/* LH-5.34, LH-5.37, LH-20.5, LH-20.6: one level more; the first finished monument brings the
 * activation card. */
void lh_monument_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who, god = pet_move_a(m);
	leave(g);
	p->level[god]++;
	say(g, E_LEVEL, seat, god, p->level[god], 0, 0);
	if (p->level[god] == MONUMENT_TOP && p->king_god == NONE && p->flow.seats > 2) {
		p->king_god = god;
		p->king_holder = seat;
		p->king_tokens = KING_TOKENS;
		say(g, E_KING, seat, god, KING_TOKENS, 0, 0);
	}
}

/* LH-5.35, LH-5.36, LH-5.38, LH-5.39, LH-19.8: priests go back, temples give new ones, tokens
 * are removed, artifacts recharged. */
static void renew(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	for (int god = 0; god < GODS; god++)
		for (int i = 0; i < SPOTS; i++)
			p->spot[god][i] = NONE;
	for (int i = lh_temples_held(p, seat); i > 0; i--)
		lh_gain_priest(g, seat);
	for (int s = 0; s < PLAYERS; s++) {
		p->player[s].used = 0;
		p->charged |= p->player[s].artifacts;
	}
	say(g, E_RECHARGE, seat, 0, 0, 0, 0);
}

bool lh_below_top(const struct lh_pub *p)
{
	return p->level[0] < MONUMENT_TOP || p->level[1] < MONUMENT_TOP ||
	       p->level[2] < MONUMENT_TOP;
}

enum {
	MONUMENT_DUEL,
	MONUMENT_EXTRA,
	MONUMENT_PICK,
	MONUMENT_RENEW,
	MONUMENT_HEAL,
	MONUMENT_EVENT,
	MONUMENT_END
};

/* LH-5.33, LH-5.34, LH-5.35, LH-5.36, LH-5.37, LH-5.38, LH-5.39, LH-5.40, LH-7.8, LH-21.3,
 * LH-21.4, LH-21.5, LH-21.6: the extra action of a duel, the level, renewal, healing, monsters,
 * event. */
void lh_monument(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_monument_x *x = lh_monument_x_mut(f);
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	switch (f->pc) {
	case MONUMENT_DUEL:
		f->pc = MONUMENT_EXTRA;
		p->announced = 1;
		if (p->flow.seats == 2 && duel_choice(p, seat))
			enter(g, N_DUEL_EXTRA, seat);
		return;
	case MONUMENT_EXTRA:
		if (x->repeated && (p->grants || (p->player[seat].kept & BIT(Q_AUGEAN))))
			enter(g, N_EXTRA_ACTION, seat);
		else
			f->pc = MONUMENT_PICK;
		return;
	case MONUMENT_PICK:
		f->pc = MONUMENT_RENEW;
		p->announced = 0;
		if (lh_below_top(p))
			enter(g, N_MONUMENT_PICK, seat);
		return;
	case MONUMENT_RENEW:
		f->pc = MONUMENT_HEAL;
		renew(g, seat);
		return;
	case MONUMENT_HEAL: /* LH-BL-22, LH-3.14 */
		if (x->healed < p->flow.seats) {
			uint8_t s = (uint8_t)((seat + x->healed++) % p->flow.seats);
			if (blessed(p, s, B_STRENGTH))
				lh_heal(g, s);
			return;
		}
		f->pc = MONUMENT_EVENT;
		lh_phase_x_mut(enter(g, N_MONSTER_PHASE, seat))->left =
			(uint8_t)lh_monsters_on_map(p);
		return;
	case MONUMENT_EVENT:
		f->pc = MONUMENT_END;
		if (p->events || p->events_out)
			enter(g, N_EVENT_CARD, seat);
		return;
	default:
		p->built = 1;
		leave(g);
	}
}
