/* r04_creatures.c: chapter 4, the creatures row. Slot 0 costs 4 gold, slot 2 costs 2. */
#include "games/cyclades/rules.h"

/* Slots in use: one in round 1, two in round 2, then all (CY-4.2, CY-4.3). */
static unsigned slots_in_use(const struct cy_pub *p)
{
	return p->round < SLOTS ? p->round : SLOTS;
}

/* CY-4.3, CY-4.4, CY-4.5: in a new round the cheapest card goes and the others slide down to the
 * cheapest slots. CY-17.22: a card that leaves this way is just discarded. */
void cy_creatures_slide_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	(void)f;

	p->round++;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		p->seat[seat].discounts = 0;
	pet_emit(&g->journal, E_ROUND, PET_NOBODY, p->round, 0, 0, 0);
	if (p->round > 2 && p->row[SLOTS - 1] != NONE) {
		p->discard |= 1u << p->row[SLOTS - 1];
		pet_emit(&g->journal, E_AGED, PET_NOBODY, p->row[SLOTS - 1], 0, 0, 0);
		p->row[SLOTS - 1] = NONE;
	}
	unsigned to = slots_in_use(p);
	for (unsigned from = to; from-- > 0;) {
		uint8_t card = p->row[from];
		p->row[from] = NONE;
		if (card != NONE)
			p->row[--to] = card;
	}
	pet_flow_end(&p->flow);
}

/* CY-4.6: empty slots are filled, most expensive first. n is the next slot to look at. */
void cy_creatures_fill_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	unsigned slot = f->n;
	while (slot < slots_in_use(&g->pub) && g->pub.row[slot] != NONE)
		slot++;
	if (slot == slots_in_use(&g->pub)) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	f->n = (uint8_t)(slot + 1);
	cy_creature_draw(g, slot);
}

/* CY-4.8: when a card must be drawn and the deck is empty, the discard pile becomes the deck.
 * CY-4.9: the two are never both empty. */
void cy_creature_draw(struct cy *g, unsigned slot)
{
	struct cy_pub *p = &g->pub;
	if (p->deck == 0) {
		p->deck = p->discard;
		p->discard = 0;
		pet_emit(&g->journal, E_SHUFFLE, PET_NOBODY, 0, 0, 0, 0);
	}
	pet_must(p->deck != 0);
	cy_draw_x_mut(pet_flow_call(&p->flow, N_CREATURES_DRAW, 0))->slot = (uint8_t)slot;
}

/* CY-22.1: nobody knows the order of the deck: any of its cards may come. */
int cy_creatures_draw_weights(const void *state, const struct pet_frame *f, pet_move *out,
			      uint32_t *weight)
{
	const struct cy_pub *p = state;
	int count = 0;
	(void)f;
	PET_FOR_EACH (card, p->deck) {
		weight[count] = 1;
		out[count++] = pet_move_make(V_DRAW, card, 0, 0);
	}
	return count;
}

pet_move cy_creatures_draw_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct cy_pub *p = state;
	(void)f;
	unsigned card = pet_nth(p->deck, pet_chance_uniform(pet_count(p->deck), r));
	return pet_move_make(V_DRAW, card, 0, 0);
}

void cy_creatures_draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	unsigned slot = cy_draw_x(f)->slot, card = pet_move_a(m);
	pet_flow_end(&g->pub.flow);
	g->pub.deck &= ~(1u << card);
	g->pub.row[slot] = (uint8_t)card;
	pet_emit(&g->journal, E_DRAW, PET_NOBODY, card, slot, 0, 0);
}
