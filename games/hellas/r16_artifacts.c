/* r16_artifacts.c: artifacts (LH-16, LH-AR) used in the Use Artifacts action. Those with a moment
 * of their own are in the code of that moment: hunt, battle, kill event. */
#include "games/hellas/rules.h"

enum {
	UNTIMED = BIT(A_OWL) | BIT(A_BOOTS) | BIT(A_THUNDER) | BIT(A_TRUMPET) | BIT(A_PANDORA) |
		  BIT(A_PLENTY) | BIT(A_AMBROSIA) | BIT(A_THREAD) | BIT(A_SPHINX) | BIT(A_CYCLOPS) |
		  BIT(A_FIRE) | BIT(A_TETHERS)
};

/* LH-4.3: artifacts with a moment of their own are not used from the menu. */
static bool untimed(unsigned a)
{
	return UNTIMED >> a & 1;
}

static uint32_t injurable(const struct lh_pub *p, uint8_t seat)
{
	uint32_t mask = 0;
	for (uint8_t s = 0; s < p->flow.seats; s++)
		if (s != seat && p->player[s].injured != 7)
			mask |= BIT(s);
	return mask;
}

/* LH-AR-16: a neutral region without enemies, where the hero stands. */
static bool head_of_sphinx(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return p->region[r].owner == NONE && !(lh_foe_occ(p, seat) & BIT(r)) &&
	       lh_tokens_left(p, seat);
}

/* LH-16.5: whether the effect can do something. */
static bool effective(const struct lh_pub *p, uint8_t seat, unsigned a)
{
	const struct lh_player *pl = &p->player[seat];
	uint8_t at = pl->at;
	switch (a) {
	case A_OWL:
		return lh_drawable(p);
	case A_BOOTS: /* LH-15.8, LH-15.11 */
		return at != NONE && !pl->locked;
	case A_THUNDER:
		return lh_monsters_on_map(p) || injurable(p, seat);
	case A_TRUMPET:
		return pl->used & (BIT(S_EXHAUSTED) - 1);
	case A_PANDORA:
	case A_THREAD:
		return lh_monsters_on_map(p);
	case A_PLENTY:
		return lh_recruit_regions(p, seat, lh_own_held(p, seat) & CITIES);
	case A_AMBROSIA:
		return pl->injured;
	case A_SPHINX:
		return at != NONE && head_of_sphinx(p, seat, at);
	case A_CYCLOPS:
		return at != NONE && (p->temples & BIT(at)) && lh_priest_room(p, seat);
	case A_FIRE:
	case A_TETHERS:
		return at != NONE && lh_foe_at(p, seat, at) != NONE;
	default:
		return false;
	}
}

/* LH-3.17, LH-4.2, LH-4.3, LH-4.4, LH-16.5: charged, without a moment of its own, and able to
 * do something. */
static uint8_t artifact_refused(const struct lh_pub *p, uint8_t seat, unsigned a)
{
	if (a >= ARTIFACTS || !(p->player[seat].artifacts & BIT(a)))
		return R_NO_ARTIFACT;
	if (!untimed(a))
		return R_TIMED;
	if (!(p->charged & BIT(a)))
		return R_UNCHARGED;
	return effective(p, seat, a) ? R_OK : R_NO_EFFECT;
}

bool lh_any_artifact(const struct lh_pub *p, uint8_t seat)
{
	PET_FOR_EACH (a, p->player[seat].artifacts & p->charged)
		if (!artifact_refused(p, seat, a))
			return true;
	return false;
}

/* LH-4.2, LH-4.30: artifact by artifact; "done" closes the block, after the first one if any can be
 * used. n: uses. */
int lh_art_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (a, p->player[f->who].artifacts & p->charged)
		if (!artifact_refused(p, f->who, a))
			n = add(out, n, V_USE, a, 0, 0);
	return f->n || !n ? add(out, n, V_DONE, 0, 0, 0) : n;
}

uint8_t lh_art_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	if (pet_move_verb(m) == V_DONE)
		return f->n || !lh_any_artifact(p, f->who) ? R_OK : R_FIRST_USE;
	return pet_move_verb(m) == V_USE ? artifact_refused(p, f->who, pet_move_a(m)) : R_NOT_HERE;
}

/* LH-4.4: a used artifact waits until it is recharged. */
void lh_spend_artifact(struct lh *g, uint8_t seat, unsigned a)
{
	g->pub.charged &= ~BIT(a);
	say(g, E_USE, seat, a, 0, 0, 0);
}

/* LH-AR: what each artifact of the menu does. */
static void use_artifact(struct lh *g, uint8_t seat, unsigned a)
{
	struct lh_pub *p = &g->pub;
	struct lh_player *pl = &p->player[seat];
	lh_spend_artifact(g, seat, a);
	switch (a) {
	case A_OWL:
		enter(g, N_OWL, seat);
		return;
	case A_BOOTS:
		enter(g, N_ART_JUMP, seat);
		return;
	case A_THUNDER:
		enter(g, N_ART_THUNDER, seat);
		return;
	case A_TRUMPET:
		enter(g, N_ART_TRUMPET, seat);
		return;
	case A_PANDORA: /* LH-6.11 */
		lh_phase_x_mut(enter(g, N_MONSTER_PHASE, seat))->left =
			(uint8_t)lh_monsters_on_map(p);
		return;
	case A_PLENTY:
		lh_ask_recruit(g, seat, lh_own_held(p, seat) & CITIES, 2, RECRUIT_MUST);
		return;
	case A_AMBROSIA:
		PET_FOR_EACH (attr, pl->injured)
			say(g, E_HEAL, seat, attr, 0, 0, 0);
		pl->injured = 0;
		return;
	case A_THREAD:
		enter(g, N_ART_THREAD, seat);
		return;
	case A_SPHINX:
		lh_gain_control(g, seat, pl->at);
		if (!p->over)
			lh_ask_recruit(g, seat, BIT(pl->at), 1, RECRUIT_NEW);
		return;
	case A_CYCLOPS:
		lh_gain_priest(g, seat);
		return;
	case A_FIRE:
		lh_kill_in(g, lh_foe_at(p, seat, pl->at), pl->at, 1);
		return;
	default:
		enter(g, N_KILL_COUNT, seat)->n = 3;
	}
}

void lh_art_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	if (pet_move_verb(m) == V_DONE) {
		g->pub.taken |= T_ARTIFACTS;
		leave(g);
		return;
	}
	f->n = 1;
	use_artifact(g, f->who, pet_move_a(m));
}

/* LH-AR-02: not a Hero Movement. */
uint64_t lh_art_jump_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return ALL_REGIONS & ~BIT(p->player[f->who].at);
}

/* LH-15.15: a hero put there starts no quest. */
void lh_art_jump_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.player[seat].at = pet_move_a(m);
	say(g, E_HERO_MOVE, seat, pet_move_a(m), 0, 0, 0);
}

/* LH-15.7, LH-22.89, LH-AR-03: a wound for a monster or an injury for a hero, wherever he is;
 * alone only the wound. */
int lh_thunder_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = lh_each(out, 0, V_WOUND, lh_monsters_on_map(p));
	return lh_each(out, n, V_INJURE, injurable(p, f->who));
}

uint8_t lh_thunder_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	if (pet_move_verb(m) == V_WOUND)
		return lh_in_set(lh_monsters_on_map(p), pet_move_a(m), R_NO_MONSTER);
	if (pet_move_verb(m) == V_INJURE)
		return lh_in_set(injurable(p, f->who), pet_move_a(m), R_ATTR);
	return R_NOT_HERE;
}

void lh_thunder_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_INJURE)
		lh_injuries(g, pet_move_a(m), 1);
	else
		lh_monster_x_mut(enter(g, N_SLOT, seat))->monster = pet_move_a(m);
}

/* LH-AR-06: own special actions with a used token. */
uint64_t lh_trumpet_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return p->player[f->who].used & (BIT(S_EXHAUSTED) - 1);
}

void lh_trumpet_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.player[seat].used &= (uint8_t)~BIT(pet_move_a(m));
	say(g, E_REFRESH, seat, pet_move_a(m), 0, 0, 0);
}

/* LH-AR-13: one or two steps; monsters use every connection. */
static uint32_t thread_reach(const struct lh_pub *p, unsigned monster)
{
	unsigned at = p->monster[monster].at;
	uint32_t reach = lh_near_all(at);
	PET_FOR_EACH (r, lh_near_all(at))
		reach |= lh_near_all(r);
	return reach & ~BIT(at);
}

int lh_thread_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	int n = 0;
	PET_FOR_EACH (m, lh_monsters_on_map(p))
		PET_FOR_EACH (t, thread_reach(p, m))
			n = add(out, n, V_SEND, m, t, 0);
	return n;
}

uint8_t lh_thread_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	unsigned monster = pet_move_a(m);
	if (pet_move_verb(m) != V_SEND)
		return R_NOT_HERE;
	if (lh_in_set(lh_monsters_on_map(p), monster, R_MONSTER_STEP))
		return R_MONSTER_STEP;
	return lh_in_set(thread_reach(p, monster), pet_move_b(m), R_MONSTER_STEP);
}

void lh_thread_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	leave(g);
	g->pub.monster[pet_move_a(m)].at = pet_move_b(m);
	say(g, E_MONSTER_MOVE, PET_NOBODY, pet_move_a(m), pet_move_b(m), 0, 0);
}

enum { OWL_DRAW, OWL_KEEP };

/* LH-AR-01: two cards, one is kept; then the hand limit. */
void lh_owl(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	switch (f->pc++) {
	case OWL_DRAW: {
		struct pet_frame *draw = enter(g, N_DRAW, seat);
		draw->n = 2;
		lh_draw_x_mut(draw)->owl = 1;
		return;
	}
	case OWL_KEEP:
		if (p->drawn > 1)
			enter(g, N_OWL_KEEP, seat);
		return;
	default:
		p->drawn = 0;
		g->priv[seat].fresh = 0;
		leave(g);
		lh_limit(g, seat);
	}
}

uint64_t lh_owl_keep_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->fresh;
}

/* LH-HI-07: all see the card that is discarded, not the one that is kept. */
void lh_owl_keep_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_to_discard(g, seat, pet_move_a(m));
}
