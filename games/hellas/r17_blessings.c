/* r17_blessings.c: blessings (LH-17, LH-BL): the draft, effects on gain, and those used from the
 * turn menu. LH-17.5: a blessing that changes a fixed number always applies, in the query that
 * computes the number; any other is offered at its moment and may be declined. */
#include "games/hellas/rules.h"

/* ---- from the menu --------------------------------------------------------------------------- */

static uint32_t bows(uint32_t hand)
{
	uint32_t mask = 0;
	PET_FOR_EACH (c, hand)
		if (lh_cards[c].symbol == BOW)
			mask |= BIT(c);
	return mask;
}

static bool someone_loose(const struct lh_pub *p, uint8_t seat, bool by_step)
{
	PET_FOR_EACH (r, lh_own_occ(p, seat))
		if (lh_loose(p, seat, r) &&
		    (by_step ? lh_targets(p, seat, r) != 0 : !lh_medusa(p, r)))
			return true;
	return false;
}

/* LH-3.12, LH-3.18, LH-4.26: offered if the cost can be paid, some instead of a movement. */
bool lh_menu_blessing(const struct lh_pub *p, const struct lh_priv *me, uint8_t seat, unsigned b)
{
	const struct lh_player *pl = &p->player[seat];
	if (!blessed(p, seat, b))
		return false;
	bool hero_free = !(p->taken & T_HERO), hoplites_free = !(p->taken & T_HOPLITES);
	switch (b) {
	case B_VOLUNTEERS:
		return hoplites_free && lh_recruit_regions(p, seat, lh_own_held(p, seat));
	case B_WINGED:
		return hoplites_free && someone_loose(p, seat, false);
	case B_PUSHUPS:
		return hero_free && lh_drawable(p);
	case B_WILD_HUNT:
		return hero_free && lh_huntable(p, seat) && pl->attr[STRENGTH] >= 2;
	case B_APPRENTICE:
		return hero_free && someone_loose(p, seat, true);
	case B_EXILE:
		return !(p->taken & T_EXILE) && pl->at != NONE && lh_monsters_in(p, pl->at) &&
		       pl->injured != 7;
	case B_SHOOT:
		return !(p->taken & T_SHOOT) && pl->at != NONE && bows(me->hand) &&
		       (lh_monsters_in(p, pl->at) || lh_foe_at(p, seat, pl->at) != NONE);
	default:
		return false;
	}
}

void lh_use_menu_blessing(struct lh *g, uint8_t seat, unsigned b)
{
	struct lh_pub *p = &g->pub;
	say(g, E_BLESS, seat, b, 0, 0, 0);
	switch (b) {
	case B_VOLUNTEERS:
		p->taken |= T_HOPLITES;
		lh_ask_recruit(g, seat, lh_own_held(p, seat), 2, RECRUIT_MUST);
		return;
	case B_WINGED:
		p->taken |= T_HOPLITES;
		enter(g, N_WINGED, seat);
		return;
	case B_PUSHUPS:
		p->taken |= T_HERO;
		lh_draw(g, seat, 1);
		return;
	case B_WILD_HUNT:
		p->taken |= T_HERO;
		lh_start_hunt(g, seat, HUNT_FOR_STRENGTH);
		return;
	case B_APPRENTICE:
		p->taken |= T_HERO;
		enter(g, N_APPRENTICE, seat);
		return;
	case B_EXILE:
		p->taken |= T_EXILE;
		enter(g, N_EXILE, seat);
		return;
	default:
		p->taken |= T_SHOOT;
		enter(g, N_SHOOT, seat);
	}
}

/* LH-BL-30: a monster of the hero's region goes anywhere, for an injury. */
int lh_exile_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	unsigned at = p->player[f->who].at;
	int n = 0;
	PET_FOR_EACH (m, lh_monsters_in(p, at))
		PET_FOR_EACH (r, ALL_REGIONS & ~BIT(at))
			n = add(out, n, V_SEND, m, r, 0);
	return n;
}

uint8_t lh_exile_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned at = p->player[f->who].at;
	if (pet_move_verb(m) != V_SEND)
		return R_NOT_HERE;
	if (lh_in_set(lh_monsters_in(p, at), pet_move_a(m), R_MONSTER_STEP))
		return R_MONSTER_STEP;
	return lh_in_set(ALL_REGIONS & ~BIT(at), pet_move_b(m), R_MONSTER_STEP);
}

void lh_exile_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.monster[pet_move_a(m)].at = pet_move_b(m);
	say(g, E_MONSTER_MOVE, seat, pet_move_a(m), pet_move_b(m), 0, 0);
	lh_injuries(g, seat, 1);
}

/* LH-BL-24: a bow card first, then the target. */
uint64_t lh_shoot_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return bows(me->hand);
}

void lh_shoot_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_to_discard(g, seat, pet_move_a(m));
	enter(g, N_SHOOT_AT, seat);
}

/* LH-BL-24: one or two of the enemy hoplites there. */
static uint64_t shot_hoplites(const struct lh_pub *p, uint8_t seat, unsigned at)
{
	uint8_t foe = lh_foe_at(p, seat, at);
	int there = foe == NONE ? 0 : lh_count(p, foe, at);
	return lh_up_to(there < 2 ? there : 2);
}

int lh_shoot_at_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	unsigned at = p->player[f->who].at;
	int n = lh_each(out, 0, V_WOUND, lh_monsters_in(p, at));
	return lh_each(out, n, V_KILL, shot_hoplites(p, f->who, at));
}

uint8_t lh_shoot_at_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned at = p->player[f->who].at;
	if (pet_move_verb(m) == V_WOUND)
		return lh_in_set(lh_monsters_in(p, at), pet_move_a(m), R_NO_MONSTER);
	if (pet_move_verb(m) == V_KILL)
		return lh_in_set(shot_hoplites(p, f->who, at), pet_move_a(m), R_HOW_MANY);
	return R_NOT_HERE;
}

void lh_shoot_at_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned at = g->pub.player[seat].at;
	leave(g);
	if (pet_move_verb(m) == V_WOUND)
		lh_monster_x_mut(enter(g, N_SLOT, seat))->monster = pet_move_a(m);
	else
		lh_kill_in(g, lh_foe_at(&g->pub, seat, at), at, pet_move_a(m));
}

/* ---- gaining --------------------------------------------------------------------------------- */

/* LH-17.1, LH-17.3: effective at once; some have an effect when gained. */
void lh_gain_blessing(struct lh *g, uint8_t seat, unsigned b)
{
	struct lh_pub *p = &g->pub;
	struct lh_player *pl = &p->player[seat];
	pl->blessings |= BIT64(b);
	say(g, E_BLESSING, seat, b, 0, 0, 0);
	switch (b) {
	case B_ARMORY:
		lh_draw(g, seat, 2);
		return;
	case B_STRENGTH:
		lh_raise(g, seat, STRENGTH, pl->attr[STRENGTH] + 1);
		return;
	case B_DODGE:
		lh_raise(g, seat, SPEED, pl->attr[SPEED] + 1);
		return;
	case B_TEMPLE:
		lh_gain_priest(g, seat);
		return;
	case B_SUPPORT:
		lh_population_all(g, seat);
		return;
	}
}

/* ---- the draft ------------------------------------------------------------------------------- */

/* LH-1.23, LH-2.5: the deck of blessings: all that nobody owns and that are not discarded. */
static uint64_t unowned(const struct lh_pub *p)
{
	uint64_t owned = p->blessings_out;
	for (int s = 0; s < PLAYERS; s++)
		owned |= p->player[s].blessings;
	return (p->solo ? lh_box(p)->solo_blessings : BIT64(BLESSINGS) - 1) & ~owned;
}

static int count64(uint64_t mask)
{
	return (int)pet_count(mask);
}

/* LH-17.2, LH-17.4, LH-17.6: players + 1 cards; discards return when the deck is too small. */
void lh_start_draft(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	int cards = p->flow.seats + 1;
	if (count64(unowned(p)) < cards && p->blessings_out) {
		say(g, E_BLESSING_SHUFFLE, PET_NOBODY, (unsigned)count64(p->blessings_out), 0, 0,
		    0);
		p->blessings_out = 0;
	}
	if (count64(unowned(p)) < cards)
		cards = count64(unowned(p));
	if (cards)
		enter(g, N_DRAFT, seat)->n = (uint8_t)cards;
}

static void end_draft(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	for (int s = 0; s < PLAYERS; s++) {
		struct lh_priv *v = &g->priv[s];
		for (unsigned b = 0; b < BLESSINGS; b++)
			if (v->offered >> b & 1)
				say(g, E_BLESSING_OUT, (unsigned)s, b, 0, 0, 0);
		p->blessings_out |= v->offered;
		v->offered = v->passed = 0;
	}
	p->draft = (struct lh_draft){ 0 };
}

/* LH-17.2: passed to the right until every seat has one; the rest are discarded. n: cards still to
 * draw. */
void lh_draft(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_draft *d = &g->pub.draft;
	if (f->n) {
		f->n--;
		d->seat = f->who;
		d->left = g->pub.flow.seats;
		enter(g, N_DRAFT_CARD, f->who);
		return;
	}
	if (d->left && d->cards) {
		enter(g, N_DRAFT_PICK, d->seat);
		return;
	}
	end_draft(g);
	leave(g);
}

/* All blessings of the deck are equally likely. */
int lh_offer_weights(uint64_t deck, pet_move *out, uint32_t *weight)
{
	int n = 0;
	for (unsigned b = 0; b < BLESSINGS; b++) {
		if (!(deck >> b & 1))
			continue;
		weight[n] = 1;
		n = add(out, n, V_OFFER, b, 0, 0);
	}
	return n;
}

int lh_draft_card_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	const struct lh *g = state;
	return lh_offer_weights(unowned(&g->pub) & ~g->priv[f->who].offered, out, weight);
}

void lh_draft_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->priv[seat].offered |= BIT64(pet_move_a(m));
	g->pub.draft.cards++;
	pet_emit_to(&g->journal, BIT(seat), E_OFFER, seat, pet_move_a(m), 0, 0, 0);
}

uint64_t lh_draft_pick_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->offered;
}

void lh_draft_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_draft *d = &p->draft;
	uint8_t seat = f->who, right = seat ? (uint8_t)(seat - 1) : (uint8_t)(p->flow.seats - 1);
	struct lh_priv *me = &g->priv[seat];
	uint64_t rest = me->offered & ~BIT64(pet_move_a(m));
	leave(g);
	me->offered = 0;
	me->passed = rest;
	me->seen_blessings |= rest; /* LH-HI-15 */
	g->priv[right].offered = rest;
	d->seat = right;
	d->cards--;
	d->left--;
	if (rest && d->left)
		pet_emit_to(&g->journal, BIT(right), E_PASSED, right, d->cards, 0, 0, 0);
	lh_gain_blessing(g, seat, pet_move_a(m));
}
