/* r09_defend.c: the attack of a monster (LH-9.12, LH-9.13), defending against it (LH-9.14 to LH-9.17) and
 * what undefended attacks do (LH-MA, special attacks of LH-MO). */
#include "games/hellas/rules.h"

/* ---- MONSTER --------------------------------------------------------------------------------- */

/* LH-CH-16: every card of the attack deck is equally likely. */
int lh_attack_draw_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	const struct lh *g = state;
	uint32_t out_of_deck =
		g->pub.hunt.revealed | g->priv[f->who].attack | g->priv[f->who].attack_out;
	int n = 0;
	PET_FOR_EACH (a, (BIT(ATTACKS) - 1) & ~out_of_deck) {
		weight[n] = 1;
		n = add(out, n, V_FOE, a, 0, 0);
	}
	return n;
}

/* LH-9.13: fixed when it is revealed. */
static int attack_value(const struct lh_pub *p, unsigned card)
{
	const struct lh_hunt *h = &p->hunt;
	const struct lh_attack *a = &lh_attacks[card];
	int slots = lh_slots(p, h->monster), open = count32(lh_uncovered(p, h->monster));
	int value = a->base;
	switch (a->value) {
	case VALUE_UNCOVERED:
		value += open;
		break;
	case VALUE_SLOTS:
		value += slots;
		break;
	case VALUE_COVERED:
		value += 2 * (slots - open);
		break;
	case VALUE_HAND:
		value += p->player[h->hunter - 1].hand;
		break;
	}
	if (!(p->monster[h->monster].evolved & 1))
		return value;
	if (h->monster == CERBERUS && h->rounds == 1) /* LH-9.18 */
		value += 3;
	if (h->monster == CYCLOPS)
		value += 1;
	if (h->monster == HYDRA && slots - open >= 3)
		value += 2;
	return value;
}

static void reveal(struct lh *g, unsigned card)
{
	struct lh_pub *p = &g->pub;
	struct lh_hunt *h = &p->hunt;
	h->rounds++;
	h->revealed |= BIT(card);
	h->card = (uint8_t)card;
	h->value = (uint8_t)attack_value(p, card);
	h->total = h->cards = 0;
	h->before = p->player[h->hunter - 1].injured != 0; /* LH-10.6 */
	say(g, E_ATTACK, h->hunter - 1u, card, h->value, 0, 0);
}

void lh_attack_draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.hunt.drawn++;
	if (g->pub.solo) { /* LH-22.22 */
		reveal(g, pet_move_a(m));
		return;
	}
	g->priv[seat].attack |= BIT(pet_move_a(m));
	pet_emit_to(&g->journal, BIT(seat), E_FOE, seat, pet_move_a(m), 0, 0, 0);
}

/* LH-9.12: one is revealed, the other discarded unseen. */
uint64_t lh_monster_card_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->attack;
}

void lh_monster_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_priv *me = &g->priv[f->who];
	leave(g);
	me->attack_out |= me->attack & ~BIT(pet_move_a(m));
	me->attack = 0;
	g->pub.hunt.hidden++;
	reveal(g, pet_move_a(m));
}

/* ---- DEFEND ---------------------------------------------------------------------------------- */

static bool can_dodge(const struct lh_pub *p, uint8_t seat)
{
	return blessed(p, seat, B_DODGE) && !p->hunt.dodged;
}

/* The most a defence can still reach with cards of `hand` and `priests` left (LH-9.30). */
static int reachable(const struct lh_pub *p, uint8_t seat, uint32_t hand, int priests)
{
	int total = 0;
	PET_FOR_EACH (c, hand)
		total += lh_cards[c].strength;
	if (blessed(p, seat, B_MASTER_PLAN))
		total += 3 * (priests < count32(hand) ? priests : count32(hand));
	if (can_dodge(p, seat))
		total += lh_effective(p, seat, SPEED);
	return total;
}

/* LH-9.30: whether a card may be played, alone or with a priest, so that the value can still be
 * reached. */
static bool defends(const struct lh_pub *p, uint8_t seat, uint32_t hand, unsigned c, bool plan)
{
	int priests = p->player[seat].pool - plan;
	int with = p->hunt.total + lh_cards[c].strength + (plan ? 3 : 0);
	return with + reachable(p, seat, hand & ~BIT(c), priests) >= p->hunt.value;
}

/* LH-9.15: a shield is played alone. */
static bool shields(const struct lh_pub *p, unsigned c)
{
	return !p->hunt.cards && lh_cards[c].symbol == SHIELD;
}

/* LH-9.14, LH-9.15, LH-9.16, LH-9.17, LH-9.30: cards one by one until the value is reached. */
int lh_hunt_defend_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	const struct lh_hunt *h = &p->hunt;
	uint8_t seat = f->who;
	int n = 0;
	PET_FOR_EACH (c, me->hand) {
		if (defends(p, seat, me->hand, c, false))
			n = add(out, n, V_PLAY, c, 0, 0);
		if (lh_can_plan(p, seat) && defends(p, seat, me->hand, c, true))
			n = add(out, n, V_PLAN, c, 0, 0);
		if (shields(p, c))
			n = add(out, n, V_SHIELD, c, 0, 0);
	}
	if (h->cards) {
		if (can_dodge(p, seat))
			n = add(out, n, V_DODGE, 0, 0, 0);
		return h->total >= h->value ? add(out, n, V_DONE, 0, 0, 0) : n;
	}
	n = lh_hunt_side_effects(p, seat, out, n);
	return add(out, n, V_UNDEFENDED, 0, 0, 0);
}

static uint8_t defence_card_refused(const struct lh_pub *p, uint32_t hand, uint8_t seat, pet_move m)
{
	unsigned verb = pet_move_verb(m), c = pet_move_a(m);
	if (c >= CARDS || !(hand & BIT(c)))
		return R_NOT_IN_HAND;
	if (verb == V_SHIELD)
		return shields(p, c) ? R_OK : R_SHIELD;
	if (verb == V_PLAN && !lh_can_plan(p, seat))
		return R_MASTER_PLAN;
	return defends(p, seat, hand, c, verb == V_PLAN) ? R_OK : R_DEFENCE;
}

uint8_t lh_hunt_defend_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	const struct lh_hunt *h = &p->hunt;
	switch (pet_move_verb(m)) {
	case V_PLAY:
	case V_PLAN:
	case V_SHIELD:
		return defence_card_refused(p, me->hand, f->who, m);
	case V_DODGE:
		return h->cards && can_dodge(p, f->who) ? R_OK : R_DODGE;
	case V_DONE:
		return h->cards && h->total >= h->value ? R_OK : R_DEFENCE_SHORT;
	case V_UNDEFENDED:
		return h->cards ? R_DEFENCE_SHORT : R_OK;
	case V_USE:
	case V_BLESS:
		return h->cards ? R_BLESSING : lh_hunt_side_refused(p, f->who, m);
	default:
		return R_NOT_HERE;
	}
}

void lh_hunt_defend_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_hunt *h = &p->hunt;
	uint8_t seat = f->who;
	switch (pet_move_verb(m)) {
	case V_PLAN: /* LH-BL-03 */
		lh_sacrifice(g, seat);
		h->total += 3;
		/* fall through */
	case V_PLAY:
		h->total += lh_cards[pet_move_a(m)].strength;
		h->cards++;
		lh_to_discard(g, seat, pet_move_a(m));
		return;
	case V_DODGE: /* LH-BL-33 */
		h->dodged = 1;
		h->total += (uint8_t)lh_effective(p, seat, SPEED);
		return;
	case V_DONE:
		leave(g);
		say(g, E_DEFENDED, seat, h->total, 0, 0, 0);
		lh_draw(g, seat, 2);
		return;
	case V_SHIELD: { /* LH-9.15, LH-9.26 */
		leave(g);
		lh_to_discard(g, seat, pet_move_a(m));
		lh_attack_fx_x_mut(enter(g, N_ATTACK_FX, seat))->shield = 1;
		return;
	}
	case V_UNDEFENDED:
		leave(g);
		enter(g, N_ATTACK_FX, seat);
		return;
	default:
		lh_hunt_side_apply(g, seat, m);
	}
}

/* ---- undefended attacks ---------------------------------------------------------------------- */

static void stop_hunt(struct lh *g)
{
	if (!g->pub.hunt.over)
		g->pub.hunt.over = 1;
}

static uint32_t highest_attrs(const struct lh_player *pl)
{
	uint32_t mask = 0;
	uint8_t top = 2; /* LH-1.16: at 1 nothing is lost */
	for (unsigned a = 0; a < ATTRS; a++) {
		if (pl->attr[a] > top) {
			top = pl->attr[a];
			mask = 0;
		}
		if (pl->attr[a] == top)
			mask |= BIT(a);
	}
	return mask;
}

static void ask_lose(struct lh *g, uint8_t seat, uint32_t attrs)
{
	if (!attrs)
		return;
	if (attrs & (attrs - 1))
		lh_lose_attr_x_mut(enter(g, N_LOSE_ATTR, seat))->attrs = (uint8_t)attrs;
	else
		lh_lose(g, seat, pet_lowest(attrs));
}

static uint32_t losable(const struct lh_player *pl)
{
	uint32_t mask = 0;
	for (unsigned a = 0; a < ATTRS; a++)
		if (pl->attr[a] > 1)
			mask |= BIT(a);
	return mask;
}

/* LH-MA, LH-MO: one effect; may enter a question. */
static void attack_op(struct lh *g, uint8_t seat, struct lh_effect e)
{
	struct lh_pub *p = &g->pub;
	struct lh_player *pl = &p->player[seat];
	switch (e.op) {
	case AT_INJURE:
		lh_injuries(g, seat, e.n);
		break;
	case AT_STOP:
		stop_hunt(g);
		break;
	case AT_STOP_IF_HURT:
		if (p->hunt.before)
			stop_hunt(g);
		break;
	case AT_STOP_IF_LESS:
		if (lh_effective(p, seat, e.n) < 3)
			stop_hunt(g);
		break;
	case AT_LOSE_HIGHEST:
		ask_lose(g, seat, highest_attrs(pl));
		break;
	case AT_LOSE_ANY:
		ask_lose(g, seat, losable(pl));
		break;
	case AT_DISCARD_SPEED:
		lh_discard(g, seat, pl->hand - lh_effective(p, seat, SPEED));
		break;
	case AT_DISCARD_HALF:
		lh_discard(g, seat, (pl->hand + 1) / 2);
		break;
	case AT_DISCARD_RANDOM:
		if (pl->hand)
			enter(g, N_RANDOM_DISCARD, seat);
		break;
	case AT_KEEP_ONE:
		lh_discard(g, seat, pl->hand - 1);
		break;
	case AT_WOUNDS_OFF:
		p->monster[p->hunt.monster].wounds = 0;
		say(g, E_WOUNDS_OFF, seat, p->hunt.monster, 0, 0, 0);
		break;
	}
}

/* LH-9.17, LH-10.4, LH-10.5: the effects in printed order; then one card. */
void lh_attack_fx(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_attack_fx_x *x = lh_attack_fx_x_mut(f);
	struct lh_pub *p = &g->pub;
	struct lh_hunt *h = &p->hunt;
	uint8_t seat = f->who;
	if (h->over) {
		leave(g);
		return;
	}
	const struct lh_effect *list =
		x->special ? lh_box(p)->monster[h->monster].special : lh_attacks[h->card].effect;
	if (x->done) {
		leave(g);
		lh_draw(g, seat, 1);
		return;
	}
	if (x->shield) {
		x->done = 1;
		lh_injuries(g, seat, 1);
		return;
	}
	if (f->n == 0) /* LH-10.6: an injury healed before the attack is resolved does not count */
		h->before = p->player[seat].injured != 0;
	if (f->n < 3 && list[f->n].op == AT_SPECIAL) {
		x->special = 1;
		f->n = 0;
		return;
	}
	if (f->n < 3 && list[f->n].op) {
		attack_op(g, seat, list[f->n++]);
		return;
	}
	/* LH-9.18 */
	if (h->monster == CERBERUS && (p->monster[CERBERUS].evolved & 1) && h->rounds == 1)
		stop_hunt(g);
	x->done = 1;
}
