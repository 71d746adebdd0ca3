/* r01_pieces.c: components and limits (LH-1). The functions that move pieces maintain the derived
 * masks; nothing else writes region[].hop, fort or owner. */
#include "games/hellas/rules.h"

/* ---- whose pieces ---------------------------------------------------------------------------- */

uint32_t lh_foe_occ(const struct lh_pub *p, uint8_t side)
{
	if (p->solo)
		return side == PERSIAN ? p->occ[BLUE] | p->occ[YELLOW] : p->occ[PERSIAN];
	uint32_t mask = 0;
	for (uint8_t s = 0; s < PLAYERS; s++)
		if (s != side)
			mask |= p->occ[s];
	return mask;
}

uint32_t lh_foe_held(const struct lh_pub *p, uint8_t side)
{
	if (p->solo)
		return side == PERSIAN ? p->held[BLUE] | p->held[YELLOW] : p->held[PERSIAN];
	uint32_t mask = 0;
	for (uint8_t s = 0; s < PLAYERS; s++)
		if (s != side)
			mask |= p->held[s];
	return mask;
}

uint8_t lh_foe_at(const struct lh_pub *p, uint8_t side, unsigned r)
{
	if (p->solo) {
		uint8_t other = side == PERSIAN ? 0 : PERSIAN;
		return lh_count(p, other, r) ? other : NONE;
	}
	for (uint8_t s = 0; s < PLAYERS; s++)
		if (s != side && p->region[r].hop[s])
			return s;
	return NONE;
}

uint8_t lh_mover_row(uint8_t army)
{
	return army == YELLOW;
}

/* LH-22.20: recruits take the colour of the region's token, yellow without one. */
uint8_t lh_recruit_army(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	if (!p->solo)
		return seat;
	return p->region[r].owner == BLUE ? BLUE : YELLOW;
}

/* ---- primitives ------------------------------------------------------------------------------ */

int lh_tokens_left(const struct lh_pub *p, uint8_t army)
{
	return (army == PERSIAN ? PERSIAN_TOKENS : CONTROL_TOKENS) - count32(p->held[army]);
}

/* LH-3.15: the fortified hoplite is the last to die. */
void lh_hop(struct lh *g, unsigned army, unsigned r, int change)
{
	struct lh_pub *p = &g->pub;
	struct lh_region *at = &p->region[r];
	at->hop[army] = (uint8_t)(at->hop[army] + change);
	p->on_map[army] = (uint8_t)(p->on_map[army] + change);
	if (at->hop[army]) {
		p->occ[army] |= BIT(r);
	} else {
		p->occ[army] &= ~BIT(r);
		if (at->fort == army)
			at->fort = NONE;
	}
}

void lh_fort(struct lh *g, unsigned r, uint8_t army)
{
	g->pub.region[r].fort = army;
}

/* LH-16.3, LH-16.4, LH-22.87: the god artifact follows the control of the monument's region. */
static void artifact_follows(struct lh *g, unsigned r, uint8_t army)
{
	static const uint8_t of_god[GODS] = { A_THUNDER, A_OWL, A_BOOTS };
	struct lh_pub *p = &g->pub;
	unsigned a = of_god[lh_regions[r].god];
	bool held = false;
	for (int s = 0; s < PLAYERS; s++) {
		held |= (p->player[s].artifacts & BIT(a)) != 0;
		p->player[s].artifacts &= ~BIT(a);
	}
	p->charged &= ~BIT(a);
	if (army == NONE || army == PERSIAN) {
		if (held)
			say(g, E_ARTIFACT_LOST, PET_NOBODY, a, 0, 0, 0);
		return;
	}
	lh_gain_artifact(g, lh_side_of(p, army), a);
}

/* LH-14.1: one token per region. Colours of one side count as one owner of the god artifact. */
void lh_owner(struct lh *g, unsigned r, uint8_t army)
{
	struct lh_pub *p = &g->pub;
	uint8_t before = p->region[r].owner;
	if (before == army)
		return;
	if (before != NONE)
		p->held[before] &= ~BIT(r);
	if (army != NONE)
		p->held[army] |= BIT(r);
	p->region[r].owner = army;
	if (lh_regions[r].god != NONE && lh_side_of(p, before) != lh_side_of(p, army))
		artifact_follows(g, r, army);
}

/* ---- attributes and priests ------------------------------------------------------------------ */

/* LH-1.14: the permanent value, 1 while injured. */
int lh_effective(const struct lh_pub *p, uint8_t seat, unsigned attr)
{
	const struct lh_player *pl = &p->player[seat];
	return pl->injured >> attr & 1 ? 1 : pl->attr[attr];
}

/* LH-1.15: never above 5; an injury does not affect the permanent value. */
void lh_raise(struct lh *g, uint8_t seat, unsigned attr, int to)
{
	struct lh_player *pl = &g->pub.player[seat];
	if (to > ATTR_MAX || to <= pl->attr[attr])
		return;
	pl->attr[attr] = (uint8_t)to;
	say(g, E_RAISE, seat, attr, (unsigned)to, 0, 0);
}

/* LH-19.11: priests of a seat on monuments (solo: the blue ones). */
int lh_priests_out(const struct lh_pub *p, uint8_t seat)
{
	uint8_t army = p->solo ? BLUE : seat;
	int n = 0;
	for (int god = 0; god < GODS; god++)
		for (int i = 0; i < SPOTS; i++)
			n += p->spot[god][i] == army;
	return n;
}

/* LH-1.7: four priests, pool and monuments together. */
bool lh_priest_room(const struct lh_pub *p, uint8_t seat)
{
	return p->player[seat].pool + lh_priests_out(p, seat) < PRIESTS;
}

void lh_gain_priest(struct lh *g, uint8_t seat)
{
	if (!lh_priest_room(&g->pub, seat))
		return;
	g->pub.player[seat].pool++;
	say(g, E_PRIEST, seat, 0, 0, 0, 0);
}

/* LH-1.28: a priest of the pool goes to its owner's supply. */
void lh_sacrifice(struct lh *g, uint8_t seat)
{
	g->pub.player[seat].pool--;
	say(g, E_SACRIFICE, seat, 0, 0, 0, 0);
}

/* ---- combat cards ---------------------------------------------------------------------------- */

/* LH-1.17, LH-BL-21: 4 cards, 6 with Armory. */
int lh_hand_limit(const struct lh_pub *p, uint8_t seat)
{
	return blessed(p, seat, B_ARMORY) ? 6 : 4;
}

/* LH-22.5: the solo mode uses the marked cards only. */
uint32_t lh_all_cards(const struct lh_pub *p)
{
	return p->solo ? SOLO_CARDS : ALL_CARDS;
}

/* LH-2.3, LH-CH-03, LH-HI-02: the deck is what is nowhere else. */
uint32_t lh_deck(const struct lh *g)
{
	const struct lh_pub *p = &g->pub;
	uint32_t out = p->discard | p->battle.played[0] | p->battle.played[1];
	for (int s = 0; s < PLAYERS; s++)
		out |= g->priv[s].hand;
	return lh_all_cards(p) & ~out;
}

/* LH-1.20: whether there is something to draw, in the deck or the discards; everybody can count
 * it. */
bool lh_drawable(const struct lh_pub *p)
{
	int n = count32(lh_all_cards(p)) - count32(p->battle.played[0] | p->battle.played[1]);
	for (int s = 0; s < PLAYERS; s++)
		n -= p->player[s].hand;
	return n > 0;
}

/* Draws n cards, then checks the hand limit. */
void lh_draw(struct lh *g, uint8_t seat, int n)
{
	if (n <= 0 || !lh_drawable(&g->pub))
		return;
	enter(g, N_DRAW, seat)->n = (uint8_t)n;
}

int lh_draw_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	uint32_t deck = lh_deck(g);
	int n = 0;
	if (!deck)
		deck = g->pub.discard;
	PET_FOR_EACH (c, deck) {
		weight[n] = 1;
		n = add(out, n, V_DRAW, c, 0, 0);
	}
	return n;
}

pet_move lh_draw_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lh *g = state;
	uint32_t deck = lh_deck(g);
	(void)f;
	return pet_move_make(V_DRAW, lh_pick(deck ? deck : g->pub.discard, r), 0, 0);
}

/* LH-1.20: an empty deck is rebuilt from the discards. */
void lh_draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who, owl = lh_draw_x(f)->owl;
	if (!lh_deck(g)) {
		say(g, E_RESHUFFLE, PET_NOBODY, (unsigned)count32(g->pub.discard), 0, 0, 0);
		g->pub.discard = 0;
	}
	g->priv[seat].hand |= BIT(pet_move_a(m));
	g->pub.player[seat].hand++;
	if (owl) {
		g->priv[seat].fresh |= BIT(pet_move_a(m));
		g->pub.drawn++;
	}
	pet_emit_to(&g->journal, BIT(seat), E_DRAW, seat, pet_move_a(m), 0, 0, 0);
	if (--f->n && lh_drawable(&g->pub))
		return;
	leave(g);
	if (!owl)
		lh_limit(g, seat);
}

/* LH-1.17, LH-1.18, LH-1.19: down to the limit at once; for the hunter only after the hunt. */
void lh_limit(struct lh *g, uint8_t seat)
{
	const struct lh_pub *p = &g->pub;
	int over = p->player[seat].hand - lh_hand_limit(p, seat);
	if (over > 0 && !lh_hunting(p, seat))
		lh_discard(g, seat, over);
}

/* LH-1.29: a discarded card is in the pile at once. */
void lh_to_discard(struct lh *g, uint8_t seat, unsigned card)
{
	g->priv[seat].hand &= ~BIT(card);
	g->pub.player[seat].hand--;
	g->pub.discard |= BIT(card);
	say(g, E_DISCARD, seat, card, 0, 0, 0);
}

/* LH-3.16: the owner chooses; LH-MA-19: missing cards are not discarded. */
void lh_discard(struct lh *g, uint8_t seat, int n)
{
	int hand = g->pub.player[seat].hand;
	if (n > hand)
		n = hand;
	if (n > 0)
		enter(g, N_DISCARD, seat)->n = (uint8_t)n;
}

uint64_t lh_discard_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->hand;
}

void lh_discard_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_to_discard(g, f->who, pet_move_a(m));
	if (--f->n == 0)
		leave(g);
}

/* LH-CH-08: every card of the hand is equally likely. */
int lh_random_discard_weights(const void *state, const struct pet_frame *f, pet_move *out,
			      uint32_t *weight)
{
	const struct lh *g = state;
	int n = 0;
	PET_FOR_EACH (c, g->priv[f->who].hand) {
		weight[n] = 1;
		n = add(out, n, V_DISCARD, c, 0, 0);
	}
	return n;
}

void lh_random_discard_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_to_discard(g, seat, pet_move_a(m));
}

/* ---- neutral artifacts ----------------------------------------------------------------------- */

/* LH-1.22, LH-2.4: there is no discard pile, so an unowned neutral artifact is in the deck or among
 * those a seat is looking at. */
uint32_t lh_neutral_public(const struct lh_pub *p)
{
	uint32_t owned = 0;
	for (int s = 0; s < PLAYERS; s++)
		owned |= p->player[s].artifacts;
	return (p->solo ? SOLO_ARTS : NEUTRAL_ARTS) & ~owned;
}

/* LH-16.2: it stays with its owner to the end. */
void lh_gain_artifact(struct lh *g, uint8_t seat, unsigned a)
{
	g->pub.player[seat].artifacts |= BIT(a);
	g->pub.charged |= BIT(a); /* LH-16.1 */
	say(g, E_ARTIFACT, seat, a, 0, 0, 0);
}

/* LH-16.7: draw n, keep one, shuffle the others back. */
void lh_look(struct lh *g, uint8_t seat, int n)
{
	int there = count32(lh_neutral_public(&g->pub));
	if (n > there)
		n = there;
	if (n > 0)
		enter(g, N_AFTER_FIND, seat)->n = (uint8_t)n;
}

void lh_after_find(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	if (f->n) {
		f->n--;
		enter(g, N_FIND, f->who);
		return;
	}
	pet_flow_goto(&g->pub.flow, N_ARTIFACT_KEEP, f->who);
}

static int artifacts_left(const struct lh *g, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	int n = 0;
	PET_FOR_EACH (a, lh_neutral_public(&g->pub) & ~g->priv[f->who].look) {
		weight[n] = 1;
		n = add(out, n, V_FIND, a, 0, 0);
	}
	return n;
}

int lh_find_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const struct lh *g = state;
	return artifacts_left(g, f, out, weight);
}

void lh_find_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->priv[seat].look |= BIT(pet_move_a(m));
	g->pub.drawn++;
	pet_emit_to(&g->journal, BIT(seat), E_LOOK, seat, pet_move_a(m), 0, 0, 0);
}

uint64_t lh_artifact_keep_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->look;
}

void lh_artifact_keep_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	struct lh_priv *me = &g->priv[seat];
	leave(g);
	me->seen_artifacts |= me->look & ~BIT(pet_move_a(m));
	me->look = 0;
	g->pub.drawn = 0;
	lh_gain_artifact(g, seat, pet_move_a(m));
}

/* LH-11.3: the top card; it is owned at once, so all see it. */
int lh_find_one_weights(const void *state, const struct pet_frame *f, pet_move *out,
			uint32_t *weight)
{
	const struct lh *g = state;
	return artifacts_left(g, f, out, weight);
}

void lh_find_one_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_gain_artifact(g, seat, pet_move_a(m));
}
