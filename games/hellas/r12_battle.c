/* r12_battle.c: battles (LH-12): which comes next, COMPARE, the end. BEFORE is in r12_before.c, CARDS,
 * BLUFF and AFTER are in r12_cards.c. Side 0 is the attacker, side 1 the defender; battle.side holds their seats. */
#include "games/hellas/rules.h"

/* ---- queries --------------------------------------------------------------------------------- */

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

/* LH-14.1, LH-14.7: whoever controls a region needs no hoplites to keep it. */
bool lh_battle_keeps(const void *pub, const struct pet_battle *b, int side)
{
	return ((const struct lh_pub *)pub)->region[b->place].owner == b->side[side];
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
