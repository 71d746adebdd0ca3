/* r09_bonuses.c: chapters EL-9 and EL-10: bonus tiles at the moment of the transfer, and the end of
 * an epoch. */
#include "games/elysium/rules.h"

/* EL-9.4: the largest Legend of a level that a seat has; 0: none. */
int el_largest_level_legend(const struct el_pub *p, unsigned seat, unsigned level)
{
	int largest = 0;
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		if (q->owner != seat || el_face(p, q->card[0])->level != level ||
		    el_pile_shape(p, q) != EL_LEVEL_LEGEND)
			continue;
		int size = el_pile_size(q);
		largest = size > largest ? size : largest;
	}
	return largest;
}

/* EL-9.1, EL-9.2: the third card of a family Legend. */
static void award_family(struct el *g, const struct el_pile *q)
{
	struct el_pub *p = &g->pub;
	unsigned family = el_face(p, q->card[0])->family;
	if (!p->first_tile[family]) {
		p->first_tile[family] = (uint8_t)(1u << q->owner);
		pet_emit(&g->journal, E_FIRST_TILE, q->owner, family, 0, 0, 0);
	} else if (!p->second_tile[family]) {
		p->second_tile[family] = (uint8_t)(1u << q->owner);
		pet_emit(&g->journal, E_SECOND_TILE, q->owner, family, 0, 0, 0);
	}
}

/* EL-9.3, EL-9.4, EL-9.5: from the supply with two cards, from another seat with a strictly larger
 * one. */
static void award_level(struct el *g, const struct el_pile *q, int size)
{
	unsigned level = el_face(&g->pub, q->card[0])->level;
	uint8_t *tile = &g->pub.level_tile[level - 1];
	if (*tile >> q->owner & 1)
		return;
	if (*tile) {
		unsigned holder = (unsigned)__builtin_ctz(*tile);
		if (size <= el_largest_level_legend(&g->pub, holder, level))
			return;
	}
	*tile = (uint8_t)(1u << q->owner);
	pet_emit(&g->journal, E_LEVEL_TILE, q->owner, level - 1, 0, 0, 0);
}

/* EL-8.35, EL-9.6, EL-9.8: checked once, for the pile that has just grown. */
void el_award(struct el *g, unsigned pile)
{
	const struct el_pile *q = &g->pub.pile[pile];
	int size = el_pile_size(q);
	if (el_pile_shape(&g->pub, q) == EL_LEVEL_LEGEND)
		award_level(g, q, size);
	else if (size == 3)
		award_family(g, q);
}

/* EL-7.9, EL-10.1, EL-10.2, EL-10.3, EL-10.4: quests return, columns and turned cards are reset,
 * rings stay; then the next epoch, or the end after the fifth. */
void el_evening_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	struct pet_frame *epoch = pet_flow_caller(f);
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		struct el_seat *s = &p->seat[seat];
		s->quest = s->unfinished = s->actions = s->moved = 0;
		s->columns = 15;
		for (int i = 0; i < s->domain_size; i++)
			if (el_face(p, s->domain[i])->kind != EL_TRIGGER)
				p->used[s->domain[i]] &= (uint8_t) ~(1u << seat);
	}
	pet_flow_end(&p->flow);
	if (p->epoch < EL_EPOCHS) {
		p->epoch++;
		epoch->pc = 0;
	}
}
