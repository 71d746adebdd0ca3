/* r12_before.c: effects before a battle (LH-12.7, LH-12.8, LH-12.25). */
#include "games/hellas/rules.h"

/* ---- BEFORE ---------------------------------------------------------------------------------- */

/* LH-12.7: whether a side may use this blessing now. */
static bool can_bless(const struct lh_pub *p, int side, unsigned blessing)
{
	const struct lh_battle *b = &p->battle;
	uint8_t seat = b->side[side];
	unsigned used = b->fx[side];
	if (!blessed(p, seat, blessing))
		return false;
	switch (blessing) {
	case B_AMBUSH:
		return side == 1 && !(used & BEFORE_AMBUSH) && lh_fortified(p, seat, b->region) &&
		       lh_side_count(p, 0);
	case B_MORALE:
		return !(used & BEFORE_MORALE) && lh_side_count(p, !side) > lh_side_count(p, side);
	case B_PREPARED:
		return !(used & BEFORE_PREPARED) && !p->player[seat].hand && lh_drawable(p);
	case B_RESPONSE:
		return side == 1 && !(used & BEFORE_RESPONSE) &&
		       lh_reinforcements(p, seat, b->region);
	default:
		return false;
	}
}

/* LH-12.7: whether a side may use this artifact now. */
static bool can_use(const struct lh_pub *p, int side, unsigned a)
{
	uint8_t seat = p->battle.side[side], other = p->battle.side[!side];
	const struct lh_player *pl = &p->player[seat];
	unsigned r = p->battle.region;
	if (!lh_charged(p, seat, a))
		return false;
	switch (a) {
	case A_HORN:
		return side == 1 && lh_reinforcements(p, seat, r);
	case A_CADUCEUS:
		return other < PLAYERS && p->player[other].hand;
	case A_ARROW:
		return pl->at != NONE && (lh_near_all(r) & BIT(pl->at));
	case A_HARPE:
		return lh_drawable(p);
	case A_GRAEAE:
		return pl->hand;
	default:
		return false;
	}
}

/* LH-12.23: only the two sides use effects. */
static int before_moves(const struct lh_pub *p, int side, pet_move *out)
{
	static const uint8_t blessings[] = { B_AMBUSH, B_MORALE, B_PREPARED, B_RESPONSE };
	static const uint8_t artifacts[] = { A_HORN, A_CADUCEUS, A_ARROW, A_HARPE, A_GRAEAE };
	uint8_t seat = p->battle.side[side];
	int n = 0;
	if (seat >= PLAYERS)
		return 0;
	if (p->player[seat].blessings)
		for (size_t i = 0; i < sizeof blessings; i++)
			if (can_bless(p, side, blessings[i]))
				n = add(out, n, V_BLESS, blessings[i], 0, 0);
	if (p->player[seat].artifacts & p->charged)
		for (size_t i = 0; i < sizeof artifacts; i++)
			if (can_use(p, side, artifacts[i]))
				n = add(out, n, V_USE, artifacts[i], 0, 0);
	return n;
}

static bool before_usable(const struct lh_pub *p, int side)
{
	pet_move fx[16];
	uint8_t seat = p->battle.side[side];
	return seat < PLAYERS && (before_moves(p, side, fx) || lh_anytime_usable(p, seat));
}

/* LH-12.8, LH-12.25: the sides alternate until both pass in a row. */
void lh_before(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	if (f->pc == 0) {
		bool attacker = before_usable(p, 0), defender = before_usable(p, 1);
		f->pc = 1;
		b->turn = attacker ? 0 : 1;
		if (attacker && defender)
			enter(g, N_BEFORE_FIRST, p->active);
		return;
	}
	if (lh_before_x(f)->passes >= 2 || !lh_side_stands(p, 0) || !lh_side_stands(p, 1)) {
		b->turn = 1; /* LH-12.10 */
		leave(g);
		return;
	}
	int side = b->turn;
	b->turn = !side;
	if (before_usable(p, side))
		lh_side_x_mut(enter(g, N_BEFORE_FX, b->side[side]))->side = (uint8_t)side;
	else
		lh_before_x_mut(f)->passes++;
}

uint64_t lh_before_first_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v, (void)f;
	return 3;
}

void lh_before_first_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	g->pub.battle.turn = pet_move_a(m);
	leave(g);
}

int lh_before_fx_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	return add(out, before_moves(p, lh_side_x(f)->side, out), V_PASS, 0, 0, 0);
}

uint8_t lh_before_fx_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned a = pet_move_a(m);
	int side = lh_side_x(f)->side;
	switch (pet_move_verb(m)) {
	case V_BLESS:
		return a < BLESSINGS && can_bless(p, side, a) ? R_OK : R_BEFORE;
	case V_USE:
		return a < ARTIFACTS && can_use(p, side, a) ? R_OK : R_BEFORE;
	case V_PASS:
		return R_OK;
	default:
		return R_NOT_HERE;
	}
}

void lh_ask_bring(struct lh *g, uint8_t seat, unsigned mode, int most)
{
	struct pet_frame *f = enter(g, N_BRING, seat);
	struct lh_bring_x *x = lh_bring_x_mut(f);
	x->mode = (uint8_t)mode;
	x->most = (uint8_t)most;
	lh_set_put(x->left, ALL_REGIONS);
}

static void before_blessing(struct lh *g, uint8_t seat, int side, unsigned blessing)
{
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	uint8_t other = b->side[!side];
	say(g, E_BLESS, seat, blessing, 0, 0, 0);
	switch (blessing) {
	case B_AMBUSH:
		b->fx[side] |= BEFORE_AMBUSH;
		lh_kill_in(g, other, b->region, 1);
		return;
	case B_MORALE:
		b->fx[side] |= BEFORE_MORALE;
		lh_kill_in(g, other, b->region, 1);
		return;
	case B_PREPARED:
		b->fx[side] |= BEFORE_PREPARED;
		lh_draw(g, seat, 1);
		return;
	default:
		b->fx[side] |= BEFORE_RESPONSE;
		lh_ask_bring(g, seat, BRING_RESPONSE, lh_effective(p, seat, SPEED));
	}
}

static void before_artifact(struct lh *g, uint8_t seat, int side, unsigned a)
{
	struct lh_battle *b = &g->pub.battle;
	lh_spend_artifact(g, seat, a);
	switch (a) {
	case A_HORN:
		lh_ask_bring(g, seat, BRING_HORN, HOPLITES);
		return;
	case A_CADUCEUS:
		lh_discard(g, b->side[!side], 1);
		return;
	case A_ARROW:
		b->power[side] += ARROW_STRENGTH;
		return;
	case A_HARPE:
		lh_draw(g, seat, 1);
		return;
	default:
		enter(g, N_GRAEAE, seat);
	}
}

void lh_before_fx_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	int side = lh_side_x(f)->side;
	struct pet_frame *before = pet_flow_caller(f);
	lh_before_x_mut(before)->passes =
		pet_move_verb(m) == V_PASS ? (uint8_t)(lh_before_x(before)->passes + 1) : 0;
	leave(g);
	if (pet_move_verb(m) == V_BLESS)
		before_blessing(g, seat, side, pet_move_a(m));
	else if (pet_move_verb(m) == V_USE)
		before_artifact(g, seat, side, pet_move_a(m));
}

/* LH-AR-15, LH-BL-28, LH-CC-21: hoplites join the battle, as many as the effect allows, once from
 * each region. */
static int bring_most(const struct lh_pub *p, const struct pet_frame *f, unsigned r)
{
	const struct lh_bring_x *x = lh_bring_x(f);
	int loose = lh_loose(p, f->who, r);
	return loose < x->most ? loose : x->most;
}

static uint32_t bring_from(const struct lh_pub *p, const struct pet_frame *f)
{
	return lh_reinforcements(p, f->who, p->battle.region) & lh_set(lh_bring_x(f)->left);
}

static bool bring_done(const struct pet_frame *f)
{
	return lh_bring_x(f)->mode == BRING_CARD || lh_bring_x(f)->came;
}

int lh_bring_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (r, bring_from(p, f))
		for (int i = 1; i <= bring_most(p, f, r); i++)
			n = add(out, n, V_BRING, r, (unsigned)i, 0);
	return bring_done(f) ? add(out, n, V_DONE, 0, 0, 0) : n;
}

uint8_t lh_bring_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned r = pet_move_a(m), n = pet_move_b(m);
	if (pet_move_verb(m) == V_DONE)
		return bring_done(f) ? R_OK : R_FIRST_USE;
	if (pet_move_verb(m) != V_BRING)
		return R_NOT_HERE;
	return r < REGIONS && (bring_from(p, f) & BIT(r)) && n >= 1 && (int)n <= bring_most(p, f, r)
		       ? R_OK
		       : R_BRING;
}

void lh_bring_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_bring_x *x = lh_bring_x_mut(f);
	uint8_t seat = f->who, paid = x->came;
	unsigned r = pet_move_a(m);
	if (x->mode == BRING_HORN && pet_move_verb(m) == V_BRING) {
		x->came = 1;
		lh_set_put(x->left, lh_set(x->left) & ~BIT(r));
	} else {
		leave(g);
	}
	if (pet_move_verb(m) == V_BRING)
		lh_travel(g, seat, r, g->pub.battle.region, pet_move_b(m), paid, TRAVEL_BATTLE);
}
