/* r10_injuries.c: injuries, healing and permanent losses of heroes (LH-10). */
#include "games/hellas/rules.h"

static void hurt(struct lh *g, uint8_t seat, unsigned attr)
{
	g->pub.player[seat].injured |= (uint8_t)BIT(attr);
	say(g, E_INJURY, seat, attr, 0, 0, 0);
}

/* LH-10.5: one by one. */
void lh_injuries(struct lh *g, uint8_t seat, int n)
{
	if (n > 0)
		enter(g, N_INJURE, seat)->n = (uint8_t)n;
}

/* LH-10.1, LH-10.3, LH-10.4, LH-10.10: a fourth injury ends the hunt; outside one it is ignored. */
void lh_injure(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	uint32_t sound = 7u & ~(uint32_t)p->player[seat].injured;
	if (f->n == 0) {
		leave(g);
		return;
	}
	if (!sound) {
		leave(g);
		if (lh_hunting(p, seat) && !p->hunt.over)
			p->hunt.over = 1;
		return;
	}
	f->n--;
	if (sound & (sound - 1))
		enter(g, N_INJURY_ATTR, seat);
	else
		hurt(g, seat, pet_lowest(sound));
}

/* LH-10.2: any attribute that is not injured yet. */
uint64_t lh_injury_attr_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return 7 & ~p->player[f->who].injured;
}

void lh_injury_attr_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	hurt(g, seat, pet_move_a(m));
}

static void heal(struct lh *g, uint8_t seat, unsigned attr)
{
	g->pub.player[seat].injured &= (uint8_t)~BIT(attr);
	say(g, E_HEAL, seat, attr, 0, 0, 0);
}

/* LH-10.9: one injury of the owner's choice. */
void lh_heal(struct lh *g, uint8_t seat)
{
	uint32_t injured = g->pub.player[seat].injured;
	if (injured & (injured - 1))
		enter(g, N_HEAL_ATTR, seat);
	else if (injured)
		heal(g, seat, pet_lowest(injured));
}

uint64_t lh_heal_attr_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return p->player[f->who].injured;
}

void lh_heal_attr_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	heal(g, seat, pet_move_a(m));
}

/* LH-1.16, LH-10.7: the permanent value, injured or not, never below 1. */
void lh_lose(struct lh *g, uint8_t seat, unsigned attr)
{
	uint8_t *value = &g->pub.player[seat].attr[attr];
	if (*value <= 1)
		return;
	--*value;
	say(g, E_LOWER, seat, attr, *value, 0, 0);
}

uint64_t lh_lose_attr_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v;
	return lh_lose_attr_x(f)->attrs;
}

void lh_lose_attr_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_lose(g, seat, pet_move_a(m));
}
