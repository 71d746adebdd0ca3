/* r12_battle.c: battles (LH-12): which comes next, CARDS, BLUFF, COMPARE, AFTER; BEFORE is in
 * r12_before.c. Side 0 is the attacker, side 1 the defender; battle.side holds their seats. */
#include "games/hellas/rules.h"

/* ---- queries --------------------------------------------------------------------------------- */

static bool side_blessed(const struct lh_pub *p, int side, unsigned b)
{
	uint8_t seat = p->battle.side[side];
	return seat < PLAYERS && blessed(p, seat, b);
}

/* LH-12.24: hoplites alone: heroes neither die nor withdraw. */
int lh_side_count(const struct lh_pub *p, int side)
{
	return lh_count(p, p->battle.side[side], p->battle.region);
}

/* Whether a side can still fight: hoplites, or the Persian token that stands for them
 * (LH-22.79). */
bool lh_side_stands(const struct lh_pub *p, int side)
{
	const struct lh_battle *b = &p->battle;
	return lh_side_count(p, side) ||
	       (b->side[side] == PERSIAN && (p->held[PERSIAN] & BIT(b->region)));
}

/* LH-12.21, LH-HE-03: Achilles adds the lower of his effective Speed and Strength where he
 * stands. */
static int achilles(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	const struct lh_player *pl = &p->player[seat];
	if (pl->hero != ACHILLES || pl->at != r)
		return 0;
	int speed = lh_effective(p, seat, SPEED), strength = lh_effective(p, seat, STRENGTH);
	return speed < strength ? speed : strength;
}

/* LH-12.17: total army strength of a side. The Persians' is in r22_persians.c. */
int lh_strength(const struct lh_pub *p, int side)
{
	const struct lh_battle *b = &p->battle;
	uint8_t seat = b->side[side];
	unsigned r = b->region;
	int strength = lh_side_count(p, side) + b->power[side] + achilles(p, seat, r);
	if (side == 1 && lh_fortified(p, seat, r))
		strength += lh_regions[r].city;
	if (blessed(p, seat, B_TACTICIAN)) /* LH-BL-01 */
		strength += b->count[side];
	if (blessed(p, seat, B_PRESENCE) && p->player[seat].at == r) /* LH-BL-05 */
		strength += 2;
	if (side == 1 && blessed(p, seat, B_STALWART)) /* LH-BL-09 */
		strength += 1;
	return strength;
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

/* LH-12.22: neighbouring regions with hoplites that may join; not from another battle. */
uint32_t lh_reinforcements(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	uint32_t from = lh_near(p, r) & lh_own_occ(p, seat) & ~p->pending;
	if (lh_barred(p, seat) & BIT(r))
		return 0;
	PET_FOR_EACH (o, from)
		if (lh_medusa(p, o) || !lh_loose(p, seat, o))
			from &= ~BIT(o);
	return from;
}

/* ---- which battle ---------------------------------------------------------------------------- */

/* After an action: its battles, if any. */
void lh_fight(struct lh *g, uint8_t seat)
{
	if (g->pub.pending)
		enter(g, g->pub.solo ? N_SOLO_BATTLES : N_BATTLES, seat);
}

/* LH-12.2, LH-12.5: who moved in attacks who was there. */
static void begin(struct lh *g, uint8_t attacker, unsigned r)
{
	struct lh_pub *p = &g->pub;
	p->pending &= ~BIT(r);
	uint8_t defender = lh_foe_at(p, attacker, r);
	if (defender == NONE || !lh_count(p, attacker, r)) { /* LH-12.6 */
		say(g, E_NO_BATTLE, PET_NOBODY, r, 0, 0, 0);
		lh_settle_region(g, attacker, r);
		return;
	}
	p->battle = (struct lh_battle){ .on = 1,
					.region = (uint8_t)r,
					.side = { attacker, defender },
					.origins = p->origin[r],
					.turn = 1,
					.winner = NONE };
	say(g, E_BATTLE, attacker, r, attacker, defender, 0);
	enter(g, N_BATTLE, attacker);
}

/* LH-12.3: the attacker chooses the next. */
void lh_battles(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	uint32_t pending = g->pub.pending;
	if (f->pc == 1) {
		f->pc = 0;
		begin(g, f->who, lh_battles_x(f)->region);
		return;
	}
	if (!pending) {
		leave(g);
		return;
	}
	f->pc = 1;
	lh_battles_x_mut(f)->region = (uint8_t)pet_lowest(pending);
	if (pending & (pending - 1))
		enter(g, N_BATTLE_ORDER, f->who);
}

uint64_t lh_battle_order_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return p->pending;
}

void lh_battle_order_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_battles_x_mut(pet_flow_caller(f))->region = pet_move_a(m);
	leave(g);
}

/* ---- one battle ------------------------------------------------------------------------------ */

/* LH-12.20: played cards go to the discards. */
void lh_finish_battle(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	p->discard |= p->battle.played[0] | p->battle.played[1];
	p->battle = (struct lh_battle){ 0 };
}

/* LH-12.18: the defender wins ties. */
static void compare(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	int attack = lh_strength(p, 0), defence = lh_strength(p, 1);
	if (b->winner == NONE)
		b->winner = attack > defence ? 0 : 1;
	say(g, E_STRENGTHS, b->side[0], (unsigned)attack, (unsigned)defence, b->winner, 0);
}

/* LH-13.1, LH-13.2, LH-13.3: own symbols, one more for the loser, three if encircled. */
int lh_losses(const struct lh_pub *p, int side, int winner)
{
	const struct lh_battle *b = &p->battle;
	int n = b->symbols[side] + b->extra[side];
	if (side != winner)
		n += b->ring >> winner & 1 ? 3 : 1;
	return n;
}

/* LH-13.5, LH-13.6, LH-13.7, LH-24.3: where a side would withdraw to. */
uint32_t lh_beaten_goes(const struct lh_pub *p, int side)
{
	const struct lh_battle *b = &p->battle;
	uint8_t seat = b->side[side];
	return side == 1 || (p->readings & BOOK_RETREAT)
		       ? lh_withdraw_regions(p, seat, b->region)
		       : b->origins & ~lh_foe_held(p, seat) & ~lh_foe_occ(p, seat) &
				 ~lh_barred(p, seat);
}

/* LH-13.4, LH-13.8, LH-13.12: the losers withdraw together, or die. */
static void beaten_withdraws(struct lh *g)
{
	struct lh_battle *b = &g->pub.battle;
	int loser = !b->winner;
	lh_withdraw_army(g, b->side[loser], b->region, lh_beaten_goes(&g->pub, loser));
}

/* LH-14.8, LH-24.2: whether a victory is enough to take the region, which is neutral. */
bool lh_victory_takes(const struct lh_pub *p, unsigned r)
{
	return p->region[r].owner == NONE && (p->readings & BOOK_CONTROL);
}

/* LH-14.6, LH-14.7, LH-14.8, LH-14.9: whose the region is after a battle. */
static void settle(struct lh *g)
{
	struct lh_battle *b = &g->pub.battle;
	uint8_t winner = b->side[b->winner];
	unsigned r = b->region;
	b->on = 0; /* the region is no longer contested */
	if (lh_count(&g->pub, winner, r) && lh_victory_takes(&g->pub, r))
		lh_gain_control(g, winner, r);
	else if (b->winner == 0)
		lh_settle_region(g, winner, r);
	else
		lh_population_check(g, winner, r);
}

/* LH-12.9: a side has nobody left before the first card. */
static bool called_off(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (lh_side_count(p, 0) && lh_side_count(p, 1))
		return false;
	uint8_t attacker = p->battle.side[0];
	unsigned r = p->battle.region;
	say(g, E_NO_BATTLE, PET_NOBODY, r, 0, 0, 0);
	lh_finish_battle(g);
	leave(g);
	lh_settle_region(g, attacker, r);
	return true;
}

enum {
	BATTLE_BEFORE,
	BATTLE_CARDS,
	BATTLE_BLUFF,
	BATTLE_COMPARE,
	BATTLE_COUNT,
	BATTLE_ATTACKERS_DIE,
	BATTLE_DEFENDERS_DIE,
	BATTLE_WITHDRAWAL,
	BATTLE_CONTROL
};

/* BEFORE -> CARDS -> BLUFF -> COMPARE -> AFTER -> losses -> withdrawal -> control -> gift
 * (LH-13.15). */
void lh_battle(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_battle_x *x = lh_battle_x_mut(f);
	struct lh_pub *p = &g->pub;
	struct lh_battle *b = &p->battle;
	switch (f->pc++) {
	case BATTLE_BEFORE:
		enter(g, N_BEFORE, f->who);
		return;
	case BATTLE_CARDS:
		if (!called_off(g))
			enter(g, N_CARDS_STEP, f->who);
		return;
	case BATTLE_BLUFF:
		if (b->winner == NONE)
			enter(g, N_BLUFF, f->who);
		return;
	case BATTLE_COMPARE:
		compare(g);
		enter(g, N_AFTER, f->who);
		return;
	case BATTLE_COUNT:
		x->losses[0] = (uint8_t)lh_losses(p, 0, b->winner);
		x->losses[1] = (uint8_t)lh_losses(p, 1, b->winner);
		return;
	case BATTLE_ATTACKERS_DIE:
	case BATTLE_DEFENDERS_DIE: {
		int side = f->pc - 1 - BATTLE_ATTACKERS_DIE; /* pc has moved on */
		lh_kill_in(g, b->side[side], b->region, x->losses[side]);
		return;
	}
	case BATTLE_WITHDRAWAL:
		beaten_withdraws(g);
		return;
	case BATTLE_CONTROL:
		settle(g);
		return;
	default: {
		uint8_t winner = b->side[b->winner];
		lh_finish_battle(g);
		leave(g);
		if (blessed(p, winner, B_GIFT)) /* LH-BL-04 */
			lh_gain_priest(g, winner);
	}
	}
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

static bool can_plan(const struct lh_pub *p, uint8_t seat)
{
	return blessed(p, seat, B_MASTER_PLAN) && p->player[seat].pool;
}

/* LH-12.13, LH-BL-03, LH-CC-31: cards that fit, with or without a priest; a condition that is
 * not met costs the effect only. */
static int card_moves(const struct lh_pub *p, const struct lh_priv *me, int side, pet_move *out)
{
	bool plan = can_plan(p, p->battle.side[side]);
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
	return pet_move_verb(m) == V_PLAY || can_plan(p, p->battle.side[side]) ? R_OK
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
	bool plan = can_plan(p, v.seat);
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

/* ---- for displays and odds ------------------------------------------------------------------- */

/* Hoplites; a Persian token without any still holds its region (LH-22.45). */
uint8_t lh_battle_units(const void *pub, const struct pet_battle *b, int side)
{
	const struct lh_pub *p = pub;
	int n = lh_count(p, b->side[side], b->place);
	if (!n && b->side[side] == PERSIAN && p->region[b->place].owner == PERSIAN)
		n = 1;
	return (uint8_t)n;
}

bool lh_battle_seen(const void *pub, struct pet_battle *b)
{
	const struct lh_pub *p = pub;
	if (!p->battle.on)
		return false;
	*b = (struct pet_battle){ .kind = K_REGION,
				  .place = p->battle.region,
				  .side_kind = K_ARMY,
				  .side = { p->battle.side[0], p->battle.side[1] } };
	for (int side = 0; side < 2; side++) {
		b->units[side] = lh_battle_units(p, b, side);
		b->strength[side] =
			(uint8_t)(b->side[side] == PERSIAN ? lh_persian_power(p, b->place)
							   : lh_strength(p, side));
	}
	return true;
}
