/* r12_cards.c: the cards of a battle (LH-12.10 to LH-12.16): CARDS, BLUFF and what may follow, AFTER. */
#include "games/hellas/rules.h"

/* ---- queries --------------------------------------------------------------------------------- */

static bool side_blessed(const struct lh_pub *p, int side, unsigned b)
{
	uint8_t seat = p->battle.side[side];
	return seat < PLAYERS && blessed(p, seat, b);
}

/* LH-BL-10: the symbols that a card would add. */
static int card_symbols(const struct lh_pub *p, int side, unsigned card)
{
	return p->battle.count[side] == 0 && side_blessed(p, side, B_ATTRITION)
		       ? 0
		       : lh_cards[card].casualties;
}

/* LH-12.14, LH-12.26, LH-BL-12: Restrictive Maneuver: the attacker plays one card. */
static bool restricted(const struct lh_pub *p, int side)
{
	return side == 0 && p->battle.count[0] && side_blessed(p, 1, B_RESTRICTIVE);
}

/* LH-12.13, LH-12.14: casualties of all own cards must not exceed the own hoplites. */
static bool card_fits(const struct lh_pub *p, int side, unsigned card)
{
	return !restricted(p, side) &&
	       p->battle.symbols[side] + card_symbols(p, side, card) <= lh_side_count(p, side);
}

/* ---- CARDS ----------------------------------------------------------------------------------- */

/* LH-12.10, LH-12.11, LH-23.6, LH-HI-12, LH-HI-13: alternating, the defender first, until both have
 * passed. */
void lh_cards_step(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	if (b->passed == 3 || b->winner != NONE) {
		leave(g);
		return;
	}
	int side = b->turn;
	uint8_t seat = b->side[side];
	if (b->passed >> side & 1) {
		b->turn = !side;
	} else if (seat >= PLAYERS || (!p->player[seat].hand && !lh_anytime_usable(p, seat))) {
		b->passed |= (uint8_t)BIT(side);
		b->turn = !side;
	} else {
		lh_side_x_mut(enter(g, N_BATTLE_CARD, seat))->side = (uint8_t)side;
	}
	(void)f;
}

/* LH-12.13, LH-BL-03, LH-CC-31: cards that fit, with or without a priest; a condition that is
 * not met costs the effect only. */
static int card_moves(const struct lh_pub *p, const struct lh_priv *me, int side, pet_move *out)
{
	bool plan = lh_can_plan(p, p->battle.side[side]);
	int n = 0;
	PET_FOR_EACH (c, me->hand) {
		if (!card_fits(p, side, c))
			continue;
		n = add(out, n, V_PLAY, c, 0, 0);
		if (plan)
			n = add(out, n, V_PLAN, c, 0, 0);
	}
	return n;
}

static uint8_t card_refused(const struct lh_pub *p, const struct lh_priv *me, int side, pet_move m)
{
	unsigned card = pet_move_a(m);
	if (card >= CARDS || !(me->hand & BIT(card)))
		return R_NOT_IN_HAND;
	if (!card_fits(p, side, card))
		return restricted(p, side) ? R_RESTRICTED : R_CASUALTIES;
	return pet_move_verb(m) == V_PLAY || lh_can_plan(p, p->battle.side[side]) ? R_OK
										  : R_MASTER_PLAN;
}

static bool can_graeae(const struct lh_pub *p, uint8_t seat)
{
	return lh_charged(p, seat, A_GRAEAE) && p->player[seat].hand;
}

int lh_battle_card_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	int n = card_moves(p, me, lh_side_x(f)->side, out);
	if (can_graeae(p, f->who))
		n = add(out, n, V_USE, A_GRAEAE, 0, 0);
	return add(out, n, V_PASS, 0, 0, 0);
}

/* The cards in hand, with the Master Plan where there is one. */
int lh_answers(struct pet_view v, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	bool plan = lh_can_plan(p, v.seat);
	int n = 0;
	PET_FOR_EACH (c, me->hand) {
		n = add(out, n, V_PLAY, c, 0, 0);
		if (plan)
			n = add(out, n, V_PLAN, c, 0, 0);
	}
	return can_graeae(p, v.seat) ? add(out, n, V_USE, A_GRAEAE, 0, 0) : n;
}

uint8_t lh_battle_card_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	switch (pet_move_verb(m)) {
	case V_PLAY:
	case V_PLAN:
		return card_refused(p, me, lh_side_x(f)->side, m);
	case V_USE:
		return pet_move_a(m) == A_GRAEAE && can_graeae(p, f->who) ? R_OK : R_BEFORE;
	case V_PASS:
		return R_OK;
	default:
		return R_NOT_HERE;
	}
}

/* LH-12.12: strength first, then the effect. */
static void play_card(struct lh *g, uint8_t seat, int side, unsigned card, bool plan)
{
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	b->symbols[side] += (uint8_t)card_symbols(p, side, card);
	b->count[side]++;
	b->power[side] += lh_cards[card].strength;
	b->played[side] |= BIT(card);
	g->priv[seat].hand &= ~BIT(card);
	p->player[seat].hand--;
	say(g, E_PLAY, seat, card, 0, 0, 0);
	if (plan) {
		lh_sacrifice(g, seat);
		b->power[side] += 3;
	}
	struct pet_frame *f = enter(g, N_CARD_PLAYED, seat);
	lh_card_played_x_mut(f)->side = (uint8_t)side;
	lh_card_played_x_mut(f)->card = (uint8_t)card;
}

void lh_battle_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_battle *b = &g->pub.battle;
	uint8_t seat = f->who;
	int side = lh_side_x(f)->side;
	leave(g);
	if (pet_move_verb(m) == V_USE) {
		lh_spend_artifact(g, seat, A_GRAEAE);
		enter(g, N_GRAEAE, seat);
		return;
	}
	b->turn = (uint8_t)!side;
	if (pet_move_verb(m) == V_PASS) {
		b->passed |= (uint8_t)BIT(side);
		say(g, E_BATTLE_PASS, seat, 0, 0, 0, 0);
		return;
	}
	play_card(g, seat, side, pet_move_a(m), pet_move_verb(m) == V_PLAN);
}

/* LH-22.49: against a Persian token half the Invasion value stands for their number. */
static int foe_number(const struct lh_pub *p, int side)
{
	if (p->solo && (p->held[PERSIAN] & BIT(p->battle.region)))
		return (p->xerxes.invasion + 1) / 2;
	return lh_side_count(p, !side);
}

static int foe_leadership(const struct lh_pub *p, int side)
{
	uint8_t other = p->battle.side[!side];
	return other < PLAYERS ? lh_effective(p, other, LEADERSHIP) : lh_command(p);
}

/* LH-22.49, LH-CC-01, LH-CC-02: a defended city; solo: one of the player's. */
static bool defends_city(const struct lh_pub *p, int side)
{
	unsigned r = p->battle.region;
	return side == 1 && (CITIES & BIT(r)) && (!p->solo || (lh_own_held(p, 0) & BIT(r)));
}

/* LH-CC-32, LH-CC: the bonus is fixed now; some cards ask a question. */
static void card_effect(struct lh *g, uint8_t seat, int side, unsigned card)
{
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	int own = lh_side_count(p, side), bonus = 0;
	switch (lh_cards[card].op) {
	case OP_FORTIFICATION:
		bonus = defends_city(p, side) ? 2 : 0;
		break;
	case OP_LOCAL_SUPPORT:
		if (defends_city(p, side))
			lh_ask_recruit(g, seat, BIT(b->region), 2, RECRUIT_BATTLE);
		break;
	case OP_GLORY:
		bonus = p->glory[lh_regions[b->region].land] == seat ? 3 : 0;
		break;
	case OP_PHALANX:
		bonus = own / 2;
		break;
	case OP_FLANK:
		bonus = own > foe_number(p, side) ? 2 : 0;
		break;
	case OP_TRAP:
		bonus = lh_effective(p, seat, LEADERSHIP);
		break;
	case OP_MANEUVER:
		bonus = lh_effective(p, seat, LEADERSHIP) > foe_leadership(p, side) ? 2 : 0;
		break;
	case OP_ENCIRCLEMENT:
		b->ring |= (uint8_t)BIT(side);
		break;
	case OP_REINFORCEMENTS:
		if (lh_reinforcements(p, seat, b->region))
			lh_ask_bring(g, seat, BRING_CARD, HOPLITES);
		break;
	case OP_JAVELIN:
		if (own > lh_side_count(p, !side))
			lh_kill_in(g, b->side[!side], b->region, 1);
		break;
	case OP_ASSAULT:
		bonus = side == 0 ? 2 : 0;
		break;
	}
	b->power[side] += (uint8_t)bonus;
}

/* LH-12.12, LH-12.16: a side without hoplites has lost at once. */
void lh_card_played(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	if (f->pc++ == 0) {
		card_effect(g, f->who, lh_card_played_x(f)->side, lh_card_played_x(f)->card);
		return;
	}
	for (int side = 0; side < 2; side++)
		if (!lh_side_stands(p, side))
			b->winner = (uint8_t)!side;
	leave(g);
}

/* ---- BLUFF and AFTER ------------------------------------------------------------------------- */

/* LH-12.15: the defender decides first. n: sides asked. */
void lh_bluff(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	if (f->n == 2 || p->battle.winner != NONE) {
		leave(g);
		return;
	}
	int side = f->n++ == 0 ? 1 : 0;
	uint8_t seat = p->battle.side[side];
	if (side_blessed(p, side, B_BLUFF) && p->player[seat].hand)
		lh_side_x_mut(enter(g, N_BLUFF_CARD, seat))->side = (uint8_t)side;
}

int lh_bluff_card_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	return add(out, card_moves(p, me, lh_side_x(f)->side, out), V_PASS, 0, 0, 0);
}

uint8_t lh_bluff_card_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	if (pet_move_verb(m) == V_PASS)
		return R_OK;
	if (pet_move_verb(m) != V_PLAY && pet_move_verb(m) != V_PLAN)
		return R_NOT_HERE;
	return card_refused(p, me, lh_side_x(f)->side, m);
}

void lh_bluff_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	int side = lh_side_x(f)->side;
	leave(g);
	if (pet_move_verb(m) != V_PASS)
		play_card(g, seat, side, pet_move_a(m), pet_move_verb(m) == V_PLAN);
}

/* LH-3.18, LH-13.3: losses beyond the hoplites present are ignored, so one more or less changes
 * nothing. */
static bool spare_helps(const struct lh_pub *p, int side)
{
	return p->battle.symbols[side] &&
	       lh_losses(p, side, p->battle.winner) <= lh_side_count(p, side);
}

static bool bleed_hurts(const struct lh_pub *p, int side)
{
	return lh_losses(p, !side, p->battle.winner) < lh_side_count(p, !side);
}

/* LH-12.19, LH-AR-18: Medusa's Blood, the active player first. */
void lh_after(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	if (f->n == 2) {
		leave(g);
		return;
	}
	int first = p->battle.side[1] == p->active;
	int side = f->n++ == 0 ? first : !first;
	uint8_t seat = p->battle.side[side];
	if (seat < PLAYERS && lh_charged(p, seat, A_BLOOD) &&
	    (spare_helps(p, side) || bleed_hurts(p, side)))
		lh_side_x_mut(enter(g, N_BLOOD, seat))->side = (uint8_t)side;
}

int lh_blood_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	if (spare_helps(p, lh_side_x(f)->side))
		n = add(out, n, V_SPARE, 0, 0, 0);
	if (bleed_hurts(p, lh_side_x(f)->side))
		n = add(out, n, V_BLEED, 0, 0, 0);
	return add(out, n, V_PASS, 0, 0, 0);
}

uint8_t lh_blood_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	int side = lh_side_x(f)->side;
	switch (pet_move_verb(m)) {
	case V_SPARE:
		return spare_helps(p, side) ? R_OK : R_BLOOD;
	case V_BLEED:
		return bleed_hurts(p, side) ? R_OK : R_BLOOD;
	case V_PASS:
		return R_OK;
	default:
		return R_NOT_HERE;
	}
}

void lh_blood_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	int side = lh_side_x(f)->side;
	leave(g);
	if (pet_move_verb(m) == V_PASS)
		return;
	lh_spend_artifact(g, seat, A_BLOOD);
	if (pet_move_verb(m) == V_SPARE)
		g->pub.battle.symbols[side]--;
	else
		g->pub.battle.extra[!side]++;
}
