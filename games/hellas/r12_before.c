/* r12_before.c: effects before a battle (LH-12.7, LH-12.8, LH-12.25). */
#include "games/hellas/rules.h"

/* ---- BEFORE ---------------------------------------------------------------------------------- */

/* LH-12.7: the before-battle effects a side can use now. */
int lh_before_moves(const struct lh_pub *p, int side, pet_move *out)
{
	const struct lh_battle *b = &p->battle;
	uint8_t seat = b->side[side], other = b->side[!side];
	unsigned r = b->region, used = b->fx[side];
	int n = 0;
	if (seat >= PLAYERS)
		return 0;
	const struct lh_player *pl = &p->player[seat];
	if (pl->blessings) {
		if (side == 1 && blessed(p, seat, B_AMBUSH) && !(used & BEFORE_AMBUSH) &&
		    lh_fortified(p, seat, r) && lh_side_count(p, 0))
			n = add(out, n, V_BLESS, B_AMBUSH, 0, 0);
		if (blessed(p, seat, B_MORALE) && !(used & BEFORE_MORALE) &&
		    lh_side_count(p, !side) > lh_side_count(p, side))
			n = add(out, n, V_BLESS, B_MORALE, 0, 0);
		if (blessed(p, seat, B_PREPARED) && !(used & BEFORE_PREPARED) && !pl->hand &&
		    lh_drawable(p))
			n = add(out, n, V_BLESS, B_PREPARED, 0, 0);
		if (side == 1 && blessed(p, seat, B_RESPONSE) && !(used & BEFORE_RESPONSE) &&
		    lh_reinforcements(p, seat, r))
			n = add(out, n, V_BLESS, B_RESPONSE, 0, 0);
	}
	if (pl->artifacts & p->charged) {
		if (side == 1 && lh_charged(p, seat, A_HORN) && lh_reinforcements(p, seat, r))
			n = add(out, n, V_USE, A_HORN, 0, 0);
		if (lh_charged(p, seat, A_CADUCEUS) && other < PLAYERS && p->player[other].hand)
			n = add(out, n, V_USE, A_CADUCEUS, 0, 0);
		if (lh_charged(p, seat, A_ARROW) && pl->at != NONE &&
		    (lh_near_all(r) & BIT(pl->at)))
			n = add(out, n, V_USE, A_ARROW, 0, 0);
		if (lh_charged(p, seat, A_HARPE) && lh_drawable(p))
			n = add(out, n, V_USE, A_HARPE, 0, 0);
		if (lh_charged(p, seat, A_GRAEAE) && pl->hand)
			n = add(out, n, V_USE, A_GRAEAE, 0, 0);
	}
	return n;
}

bool lh_before_usable(const struct lh_pub *p, int side)
{
	pet_move fx[16];
	uint8_t seat = p->battle.side[side];
	return seat < PLAYERS && (lh_before_moves(p, side, fx) || lh_anytime_usable(p, seat));
}

/* LH-12.8, LH-12.25: the sides alternate until both pass in a row. Local 0: passes in a row. */
void lh_before(struct lh *g, struct pet_frame *f)
{
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	if (f->pc == 0) {
		bool attacker = lh_before_usable(p, 0), defender = lh_before_usable(p, 1);
		f->pc = 1;
		b->turn = attacker ? 0 : 1;
		if (attacker && defender)
			enter(g, N_BEFORE_FIRST, p->active);
		return;
	}
	if (lh_before_x_mut(f)->passes >= 2 || !lh_side_stands(p, 0) || !lh_side_stands(p, 1)) {
		b->turn = 1; /* LH-12.10 */
		leave(g);
		return;
	}
	int side = b->turn;
	b->turn = !side;
	if (lh_before_usable(p, side))
		lh_side_x_mut(enter(g, N_BEFORE_FX, b->side[side]))->side = (uint8_t)side;
	else
		lh_before_x_mut(f)->passes++;
}

int lh_before_first_legal(const struct lh_pub *p, const struct lh_priv *me,
			  const struct pet_frame *f, pet_move *out)
{
	(void)p, (void)me, (void)f;
	int n = add(out, 0, V_LET, 0, 0, 0);
	return add(out, n, V_LET, 1, 0, 0);
}

void lh_before_first_apply(struct lh *g, struct pet_frame *f, pet_move m)
{
	(void)f;
	g->pub.battle.turn = pet_move_a(m);
	leave(g);
}

int lh_before_fx_legal(const struct lh_pub *p, const struct lh_priv *me, const struct pet_frame *f,
		       pet_move *out)
{
	(void)me;
	return add(out, lh_before_moves(p, lh_side_x(f)->side, out), V_PASS, 0, 0, 0);
}

void lh_ask_bring(struct lh *g, uint8_t seat, unsigned mode, int most)
{
	struct pet_frame *f = enter(g, N_BRING, seat);
	lh_bring_x_mut(f)->mode = (uint8_t)mode;
	lh_bring_x_mut(f)->most = (uint8_t)most;
	lh_set_put(lh_bring_x_mut(f)->left, ALL_REGIONS);
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
		b->power[side] += 2;
		return;
	case A_HARPE:
		lh_draw(g, seat, 1);
		return;
	default:
		enter(g, N_GRAEAE, seat);
	}
}

void lh_before_fx_apply(struct lh *g, struct pet_frame *f, pet_move m)
{
	uint8_t seat = f->who;
	int side = lh_side_x_mut(f)->side;
	struct pet_frame *before = pet_flow_caller(f);
	lh_before_x_mut(before)->passes =
		pet_move_verb(m) == V_PASS ? (uint8_t)(lh_before_x_mut(before)->passes + 1) : 0;
	leave(g);
	if (pet_move_verb(m) == V_BLESS)
		before_blessing(g, seat, side, pet_move_a(m));
	else if (pet_move_verb(m) == V_USE)
		before_artifact(g, seat, side, pet_move_a(m));
}

/* LH-CC-21, LH-AR-15, LH-BL-28: hoplites into the battle. Locals: mode, most, regions not yet used,
 * somebody came. */
int lh_bring_legal(const struct lh_pub *p, const struct lh_priv *me, const struct pet_frame *f,
		   pet_move *out)
{
	const struct lh_bring_x *x = lh_bring_x(f);
	(void)me;
	int n = 0;
	FOR_EACH (r, lh_reinforcements(p, f->who, p->battle.region) & lh_set(x->left)) {
		int loose = lh_loose(p, f->who, r);
		for (int i = 1; i <= loose && i <= x->most; i++)
			n = add(out, n, V_BRING, r, (unsigned)i, 0);
	}
	if (x->mode == BRING_CARD || x->came)
		n = add(out, n, V_DONE, 0, 0, 0);
	return n;
}

void lh_bring_apply(struct lh *g, struct pet_frame *f, pet_move m)
{
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
