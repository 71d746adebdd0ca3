/* r04_regular.c: the hero's movement and its consequences (LH-4.6 to LH-4.11), and the kill limit
 * of effects in the hero's region. */
#include "games/hellas/rules.h"

/* LH-4.6, LH-4.7: 0 to Speed regions; nothing blocks a hero. */
uint64_t lh_hero_move_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_within(p, p->player[f->who].at, lh_effective(p, f->who, SPEED));
}

/* LH-4.8: the hero does nothing in the regions passed. */
void lh_hero_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.player[seat].at = pet_move_a(m);
	say(g, E_HERO_MOVE, seat, pet_move_a(m), 0, 0, 0);
	enter(g, N_HERO_MOVED, seat);
}

static bool quest_open(const struct lh_pub *p, uint8_t seat)
{
	uint8_t quest = lh_quest_at(p, p->player[seat].at);
	if (quest == NONE)
		return false;
	for (unsigned step = 1; step <= 3; step++)
		if (lh_quest_step_open(p, seat, quest, step))
			return true;
	return false;
}

/* LH-15.5: one step, without conditions or costs. */
static void advance(struct lh *g, uint8_t seat)
{
	struct lh_player *pl = &g->pub.player[seat];
	if (pl->step < 2) {
		pl->step++;
		say(g, E_QUEST_STEP, seat, pl->quest, pl->step, 0, 0);
		return;
	}
	lh_finish_quest(g, seat, pl->quest);
}

/* LH-BL-18: after the hero's movement a card kills enemy hoplites where he stands. */
static bool wrath_possible(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	return blessed(p, seat, B_WRATH) && pl->hand && pl->at != NONE &&
	       lh_foe_at(p, seat, pl->at) != NONE;
}

/* LH-4.9, LH-4.10: after the hero moved or advanced (MOVED_ADVANCE): a quest, then Hero's Wrath. */
void lh_hero_moved(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	switch (f->pc) {
	case MOVED_QUEST:
		f->pc = MOVED_WRATH;
		if (quest_open(&g->pub, seat))
			enter(g, N_QUEST_START, seat);
		return;
	case MOVED_ADVANCE:
		f->pc = MOVED_WRATH;
		advance(g, seat);
		return;
	case MOVED_WRATH:
		f->pc = MOVED_END;
		if (wrath_possible(&g->pub, seat))
			enter(g, N_HERO_WRATH, seat);
		return;
	default:
		leave(g);
	}
}

uint64_t lh_wrath_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->hand;
}

void lh_wrath_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	say(g, E_BLESS, seat, B_WRATH, 0, 0, 0);
	lh_to_discard(g, seat, pet_move_a(m));
	enter(g, N_KILL_COUNT, seat)->n = 2;
}

/* LH-16.6: up to n enemy hoplites in the hero's region. */
uint64_t lh_kill_count_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	unsigned r = p->player[f->who].at;
	int there = lh_count(p, lh_foe_at(p, f->who, r), r);
	return lh_up_to(f->n < there ? f->n : there);
}

void lh_kill_count_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned r = g->pub.player[seat].at;
	leave(g);
	lh_kill_in(g, lh_foe_at(&g->pub, seat, r), r, pet_move_a(m));
}
