/* r09_hunt.c: the hunt (LH-9), round by round; MONSTER and DEFEND are in r09_defend.c, trophies
 * in r11_trophies.c:
 *
 *     START -> DRAW -> START2 -> [ATTACK -> MONSTER -> DEFEND]* -> reward -> injury -> hand limit
 */
#include "games/hellas/rules.h"

bool lh_hunting(const struct lh_pub *p, uint8_t seat)
{
	return p->hunt.hunter == seat + 1;
}

/* LH-9.1: for displays and odds of a hunt. */
bool lh_hunt_seen(const void *pub, struct pet_hunt *h)
{
	const struct lh_pub *p = pub;
	if (!p->hunt.hunter)
		return false;
	*h = (struct pet_hunt){ .seat = p->hunt.hunter - 1,
				.kind = K_MONSTER,
				.prey = p->hunt.monster,
				.need = (uint8_t)count32(lh_uncovered(p, p->hunt.monster)) };
	return true;
}

bool lh_caught(const void *pub, const struct pet_hunt *h)
{
	return ((const struct lh_pub *)pub)->player[h->seat].trophies & BIT(h->prey);
}

/* ---- starting -------------------------------------------------------------------------------- */

/* LH-9.2, LH-MO-06, LH-MO-07: monsters in the hero's region whose hunt may be started. */
uint32_t lh_huntable(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	if (pl->at == NONE)
		return 0;
	uint32_t mask = lh_monsters_in(p, pl->at);
	if ((p->monster[MINOTAUR].evolved & 1) && !pl->pool)
		mask &= ~BIT(MINOTAUR);
	if ((p->monster[SPHINX].evolved & 1) && lh_effective(p, seat, LEADERSHIP) < 3)
		mask &= ~BIT(SPHINX);
	return mask;
}

static void go_hunting(struct lh *g, uint8_t seat, unsigned monster, unsigned price)
{
	lh_monster_x_mut(enter(g, N_HUNT, seat))->monster = (uint8_t)monster;
	if (price == HUNT_FOR_INJURY)
		lh_injuries(g, seat, 1);
	else if (price == HUNT_FOR_STRENGTH)
		lh_lose(g, seat, STRENGTH);
}

/* LH-9.1, LH-9.3, LH-9.25, LH-9.27: the monster is chosen when the hunt is announced, then the
 * price is paid. */
void lh_start_hunt(struct lh *g, uint8_t seat, unsigned price)
{
	uint32_t choice = lh_huntable(&g->pub, seat);
	if (choice & (choice - 1))
		lh_hunt_target_x_mut(enter(g, N_HUNT_TARGET, seat))->price = (uint8_t)price;
	else
		go_hunting(g, seat, pet_lowest(choice), price);
}

uint64_t lh_hunt_target_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_huntable(p, f->who);
}

void lh_hunt_target_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who, price = lh_hunt_target_x(f)->price;
	leave(g);
	go_hunting(g, seat, pet_move_a(m), price);
}

/* ---- start effects --------------------------------------------------------------------------- */

/* LH-9.4, LH-9.6: each at most once per hunt. */
static bool start_artifact(const struct lh_pub *p, uint8_t seat, unsigned a)
{
	if (a == A_HARPE)
		return !(p->hunt.start & START_HARPE) && lh_charged(p, seat, a) && lh_drawable(p);
	return a == A_POISON && !(p->hunt.start & START_POISON) && lh_charged(p, seat, a);
}

static bool start_weak_spot(const struct lh_pub *p, uint8_t seat)
{
	return !(p->hunt.start & START_WEAK) && blessed(p, seat, B_WEAK_SPOT) &&
	       p->player[seat].hand;
}

static bool any_start_effect(const struct lh_pub *p, uint8_t seat)
{
	return start_artifact(p, seat, A_HARPE) || start_artifact(p, seat, A_POISON) ||
	       start_weak_spot(p, seat);
}

int lh_hunt_start_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	if (start_artifact(p, f->who, A_HARPE))
		n = add(out, n, V_USE, A_HARPE, 0, 0);
	if (start_artifact(p, f->who, A_POISON))
		n = add(out, n, V_USE, A_POISON, 0, 0);
	if (start_weak_spot(p, f->who))
		n = add(out, n, V_BLESS, B_WEAK_SPOT, 0, 0);
	return add(out, n, V_DONE, 0, 0, 0);
}

uint8_t lh_hunt_start_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	switch (pet_move_verb(m)) {
	case V_DONE:
		return R_OK;
	case V_USE:
		return start_artifact(p, f->who, pet_move_a(m)) ? R_OK : R_NO_ARTIFACT;
	case V_BLESS:
		return pet_move_a(m) == B_WEAK_SPOT && start_weak_spot(p, f->who) ? R_OK
										  : R_BLESSING;
	default:
		return R_NOT_HERE;
	}
}

static void ask_slot(struct lh *g, uint8_t seat, unsigned monster)
{
	lh_monster_x_mut(enter(g, N_SLOT, seat))->monster = (uint8_t)monster;
}

/* LH-AR-07, LH-AR-14, LH-BL-14: effects at the start of a hunt: a card, a wound, a wound for a
 * card. */
void lh_hunt_start_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_hunt *h = &g->pub.hunt;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_DONE) {
		pet_flow_top(&g->pub.flow)->pc++;
		return;
	}
	if (pet_move_verb(m) == V_BLESS) {
		h->start |= START_WEAK;
		enter(g, N_WEAK_SPOT, seat);
	} else if (pet_move_a(m) == A_HARPE) {
		h->start |= START_HARPE;
		lh_spend_artifact(g, seat, A_HARPE);
		lh_draw(g, seat, 1);
	} else {
		h->start |= START_POISON;
		lh_spend_artifact(g, seat, A_POISON);
		lh_draw(g, seat, 1);
		ask_slot(g, seat, h->monster);
	}
}

uint64_t lh_weak_spot_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->hand;
}

void lh_weak_spot_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	say(g, E_BLESS, seat, B_WEAK_SPOT, 0, 0, 0);
	lh_to_discard(g, seat, pet_move_a(m));
	ask_slot(g, seat, g->pub.hunt.monster);
}

/* LH-8.10: the user picks the uncovered slot. */
uint64_t lh_slot_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_uncovered(p, lh_monster_x(f)->monster);
}

void lh_slot_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned monster = lh_monster_x(f)->monster;
	leave(g);
	lh_wound(g, seat, monster, pet_move_a(m));
}

/* ---- the rounds ------------------------------------------------------------------------------ */

static void begin(struct lh *g, uint8_t seat, unsigned monster)
{
	struct lh_pub *p = &g->pub;
	p->hunt = (struct lh_hunt){ .hunter = (uint8_t)(seat + 1), .monster = (uint8_t)monster };
	say(g, E_HUNT, seat, monster, 0, 0, 0);
	if (blessed(p, seat, B_INSPIRING)) /* LH-BL-16 */
		lh_gain_priest(g, seat);
}

/* LH-9.28: whether there is anybody to ask in ATTACK and DEFEND. */
static bool can_act(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	return pl->hand || (blessed(p, seat, B_FLESH) && pl->pool) || lh_anytime_usable(p, seat);
}

/* LH-1.21, LH-CH-14: reshuffled before a hunt and when too few are left. */
static void attack_shuffle(struct lh *g)
{
	g->pub.hunt.revealed = 0;
	g->pub.hunt.hidden = 0;
	for (int s = 0; s < PLAYERS; s++)
		g->priv[s].attack_out = 0;
	say(g, E_ATTACK_SHUFFLE, PET_NOBODY, 0, 0, 0, 0);
}

/* LH-21.2: the neighbour to the left; in a duel the opponent. */
static uint8_t left_seat(const struct lh_pub *p, uint8_t seat)
{
	return (uint8_t)((seat + 1) % p->flow.seats);
}

static void draw_attack(struct lh *g, uint8_t seat)
{
	struct lh_hunt *h = &g->pub.hunt;
	int need = g->pub.solo ? 1 : 2;
	if (h->drawn == 0 && ATTACKS - count32(h->revealed) - h->hidden < need)
		attack_shuffle(g);
	enter(g, N_ATTACK_DRAW, left_seat(&g->pub, seat));
}

enum {
	CHASE_BEGIN,
	CHASE_EFFECTS,
	CHASE_CARDS,
	CHASE_LATE_EFFECTS,
	CHASE_ROUND,
	CHASE_WOUND,
	CHASE_ATTACK,
	CHASE_DEFEND,
	CHASE_AGAIN
};

/* LH-9.4 to LH-9.22 */
void lh_hunt(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_hunt *h = &p->hunt;
	uint8_t seat = f->who;
	if (f->pc && h->over) {
		lh_hunt_end_x_mut(pet_flow_goto(&p->flow, N_HUNT_END, seat))->monster = h->monster;
		return;
	}
	switch (f->pc) {
	case CHASE_BEGIN:
		begin(g, seat, lh_monster_x(f)->monster);
		f->pc = CHASE_EFFECTS;
		return;
	case CHASE_EFFECTS:
	case CHASE_LATE_EFFECTS:
		if (any_start_effect(p, seat))
			enter(g, N_HUNT_START_FX, seat); /* "done" continues */
		else
			f->pc++;
		return;
	case CHASE_CARDS: /* LH-9.5, LH-MO-05 */
		f->pc = CHASE_LATE_EFFECTS;
		lh_draw(g, seat,
			lh_effective(p, seat,
				     h->monster == MEDUSA && (p->monster[MEDUSA].evolved & 1)
					     ? SPEED
					     : STRENGTH));
		return;
	case CHASE_ROUND:
		h->struck = 0;
		f->pc = CHASE_WOUND;
		return;
	case CHASE_WOUND:
		if (can_act(p, seat)) {
			enter(g, N_HUNT_WOUND, seat); /* "done" continues, "stop" ends the hunt */
		} else if (h->struck) {
			f->pc = CHASE_ATTACK;
		} else {
			h->over = 1;
			say(g, E_NO_WOUND, seat, 0, 0, 0, 0);
		}
		return;
	case CHASE_ATTACK: /* LH-9.12 */
		if (h->drawn < (p->solo ? 1 : 2)) {
			draw_attack(g, seat);
			return;
		}
		f->pc = CHASE_DEFEND;
		if (!p->solo)
			enter(g, N_MONSTER_CARD, left_seat(p, seat));
		return;
	case CHASE_DEFEND:
		h->drawn = 0;
		f->pc = CHASE_AGAIN;
		if (can_act(p, seat))
			enter(g, N_HUNT_DEFEND, seat);
		else
			enter(g, N_ATTACK_FX, seat);
		return;
	default: /* LH-9.19 */
		f->pc = CHASE_ROUND;
	}
}

/* ---- ATTACK ---------------------------------------------------------------------------------- */

static const uint8_t combination[SYMBOLS] = { [TORCH] = 3, [BOW] = 3, [SWORD] = 2, [MACE] = 2 };

static uint32_t of_symbol(uint32_t hand, unsigned symbol)
{
	uint32_t mask = 0;
	PET_FOR_EACH (c, hand)
		if (lh_cards[c].symbol == symbol)
			mask |= BIT(c);
	return mask;
}

/* LH-9.20: Eye of Graeae, Sacrifice of Flesh. */
static bool can_graeae(const struct lh_pub *p, uint8_t seat)
{
	return lh_charged(p, seat, A_GRAEAE) && p->player[seat].hand;
}

static bool can_sacrifice(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	return blessed(p, seat, B_FLESH) && pl->pool && (pl->injured || lh_drawable(p));
}

int lh_hunt_side_effects(const struct lh_pub *p, uint8_t seat, pet_move *out, int n)
{
	if (can_graeae(p, seat))
		n = add(out, n, V_USE, A_GRAEAE, 0, 0);
	if (can_sacrifice(p, seat))
		n = add(out, n, V_BLESS, B_FLESH, 0, 0);
	return n;
}

uint8_t lh_hunt_side_refused(const struct lh_pub *p, uint8_t seat, pet_move m)
{
	if (pet_move_verb(m) == V_USE)
		return pet_move_a(m) == A_GRAEAE && can_graeae(p, seat) ? R_OK : R_NO_ARTIFACT;
	return pet_move_a(m) == B_FLESH && can_sacrifice(p, seat) ? R_OK : R_BLESSING;
}

bool lh_hunt_side_apply(struct lh *g, uint8_t seat, pet_move m)
{
	if (pet_move_verb(m) == V_USE) {
		lh_spend_artifact(g, seat, A_GRAEAE);
		enter(g, N_GRAEAE, seat);
		return true;
	}
	if (pet_move_verb(m) == V_BLESS) { /* LH-BL-13 */
		say(g, E_BLESS, seat, B_FLESH, 0, 0, 0);
		lh_sacrifice(g, seat);
		lh_draw(g, seat, 1);
		lh_heal(g, seat);
		return true;
	}
	return false;
}

/* LH-9.8, LH-9.9: a card with the slot's symbol, or a sickle; else several cards of one symbol. */
static bool covers(const struct lh_pub *p, unsigned monster, unsigned slot, unsigned card)
{
	uint8_t symbol = lh_cards[card].symbol;
	return symbol == lh_box(p)->monster[monster].symbol[slot] || symbol == SICKLE;
}

static bool combines(uint32_t hand, unsigned symbol)
{
	return symbol <= MACE && count32(of_symbol(hand, symbol)) >= combination[symbol];
}

/* LH-9.8, LH-9.9, LH-9.10, LH-9.11, LH-24.4: wounds for cards, as many as one can pay; one at
 * least. */
int lh_hunt_wound_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	unsigned monster = p->hunt.monster;
	int n = 0;
	PET_FOR_EACH (s, lh_uncovered(p, monster)) {
		PET_FOR_EACH (c, me->hand)
			if (covers(p, monster, s, c))
				n = add(out, n, V_STRIKE, s, c, 0);
		for (unsigned y = TORCH; y <= MACE; y++)
			if (combines(me->hand, y))
				n = add(out, n, V_COMBINE, s, y, 0);
	}
	bool may_end = p->hunt.struck || !n || !(p->readings & BOOK_WOUND);
	n = lh_hunt_side_effects(p, f->who, out, n);
	return may_end ? add(out, n, p->hunt.struck ? V_DONE : V_STOP, 0, 0, 0) : n;
}

bool lh_can_wound(const struct lh_pub *p, const struct lh_priv *me)
{
	unsigned monster = p->hunt.monster;
	uint32_t open = lh_uncovered(p, monster);
	for (unsigned y = TORCH; open && y <= MACE; y++)
		if (combines(me->hand, y))
			return true;
	PET_FOR_EACH (s, open)
		PET_FOR_EACH (c, me->hand)
			if (covers(p, monster, s, c))
				return true;
	return false;
}

/* LH-9.8, LH-9.11, LH-24.4: whether the attack step may end now, by this verb. */
static uint8_t end_refused(const struct lh_pub *p, const struct lh_priv *me, unsigned verb)
{
	if (p->hunt.struck)
		return verb == V_DONE ? R_OK : R_STOP;
	if (verb == V_DONE)
		return R_WOUND_FIRST;
	return (p->readings & BOOK_WOUND) && lh_can_wound(p, me) ? R_MUST_WOUND : R_OK;
}

uint8_t lh_hunt_wound_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	unsigned verb = pet_move_verb(m), slot = pet_move_a(m), b = pet_move_b(m);
	switch (verb) {
	case V_STOP:
	case V_DONE:
		return end_refused(p, me, verb);
	case V_USE:
	case V_BLESS:
		return lh_hunt_side_refused(p, f->who, m);
	case V_STRIKE:
	case V_COMBINE:
		if (slot >= SLOTS || !(lh_uncovered(p, p->hunt.monster) & BIT(slot)))
			return R_SLOT;
		if (verb == V_COMBINE)
			return combines(me->hand, b) ? R_OK : R_SYMBOL;
		if (b >= CARDS || !(me->hand & BIT(b)))
			return R_NOT_IN_HAND;
		return covers(p, p->hunt.monster, slot, b) ? R_OK : R_SYMBOL;
	default:
		return R_NOT_HERE;
	}
}

void lh_hunt_wound_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_hunt *h = &g->pub.hunt;
	uint8_t seat = f->who;
	leave(g);
	switch (pet_move_verb(m)) {
	case V_STRIKE:
		h->struck++;
		lh_to_discard(g, seat, pet_move_b(m));
		lh_wound(g, seat, h->monster, pet_move_a(m));
		return;
	case V_COMBINE: {
		struct pet_frame *ask = enter(g, N_COMBINE, seat);
		ask->n = combination[pet_move_b(m)];
		lh_combine_x_mut(ask)->slot = pet_move_a(m);
		lh_combine_x_mut(ask)->symbol = pet_move_b(m);
		return;
	}
	case V_STOP:
		h->over = 1;
		say(g, E_NO_WOUND, seat, 0, 0, 0, 0);
		return;
	case V_DONE:
		pet_flow_top(&g->pub.flow)->pc++;
		return;
	default:
		lh_hunt_side_apply(g, seat, m);
	}
}

/* LH-9.9: all cards of a combination have the same symbol. */
uint64_t lh_combine_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	return of_symbol(me->hand, lh_combine_x(f)->symbol);
}

void lh_combine_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who, slot = lh_combine_x(f)->slot;
	lh_to_discard(g, seat, pet_move_a(m));
	if (--f->n)
		return;
	leave(g);
	g->pub.hunt.struck++;
	lh_wound(g, seat, g->pub.hunt.monster, slot);
}

/* LH-AR-12: discards any number, at least one, then draws as many. */
int lh_graeae_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_priv *me = v.mine;
	int n = lh_each(out, 0, V_DISCARD, me->hand);
	return lh_graeae_x(f)->count ? add(out, n, V_DONE, 0, 0, 0) : n;
}

uint8_t lh_graeae_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_priv *me = v.mine;
	if (pet_move_verb(m) == V_DONE)
		return lh_graeae_x(f)->count ? R_OK : R_FIRST_USE;
	return pet_move_verb(m) == V_DISCARD ? lh_in_set(me->hand, pet_move_a(m), R_NOT_IN_HAND)
					     : R_NOT_HERE;
}

void lh_graeae_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	if (pet_move_verb(m) == V_DISCARD) {
		lh_to_discard(g, seat, pet_move_a(m));
		lh_graeae_x_mut(f)->count++;
		if (g->pub.player[seat].hand)
			return;
	}
	int drawn = lh_graeae_x(f)->count;
	leave(g);
	lh_draw(g, seat, drawn);
}
