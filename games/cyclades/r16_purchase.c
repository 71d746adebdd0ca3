/* r16_purchase.c: chapter 16, buying creatures, discarding their cards, and the life of lasting
 * figurines. The effects are chapter 17; creatures.def lists their nodes. */
#include "games/cyclades/rules.h"

const struct cy_creature cy_creatures[CARDS] = {
#define CREATURE(NAME, token, words, node, figurine, help)                                         \
	[CARD_##NAME] = { token, words, help, node, figurine },
#include "games/cyclades/creatures.def"
#undef CREATURE
};

static const uint8_t slot_price[SLOTS] = { 4, 3, 2 }; /* CY-4.1 */

/* The slot of the row that holds a card; SLOTS: none. */
unsigned cy_slot_of(const struct cy_pub *p, unsigned card)
{
	unsigned slot = 0;
	while (slot < SLOTS && p->row[slot] != card)
		slot++;
	return slot;
}

/* CY-16.2, CY-16.3, CY-16.4: the slot's price less the discounts of temples and metropolises not
 * yet used this round, but at least one gold. CY-9.20, CY-15.11: temples and metropolises alike.
 * CY-20.3: over all turns of the round. */
unsigned cy_creature_price(const struct cy_pub *p, uint8_t seat, unsigned slot)
{
	const struct cy_seat *s = &p->seat[seat];
	unsigned discounts = s->tiles[TEMPLE] + s->metropolises, price = slot_price[slot];
	discounts = discounts > s->discounts ? discounts - s->discounts : 0;
	return price > discounts + 1 ? price - discounts : 1;
}

/* CY-4.7, CY-16.1: whether the card of a slot can be bought and paid at once. */
static uint8_t slot_refused(const struct cy_pub *p, uint8_t seat, unsigned slot)
{
	if (slot == SLOTS || p->row[slot] == NONE)
		return R_NO_CARD;
	return cy_gold_refused(p, seat, cy_creature_price(p, seat, slot));
}

uint8_t cy_buy_refused(const struct cy_pub *p, uint8_t seat, unsigned card)
{
	return card < CARDS ? slot_refused(p, seat, cy_slot_of(p, card)) : R_CHOICE;
}

int cy_buy_list(const struct cy_pub *p, uint8_t seat, pet_move *out)
{
	int count = 0;
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (!slot_refused(p, seat, slot))
			out[count++] = pet_move_make(V_BUY, p->row[slot], 0, 0);
	return count;
}

/* CY-16.6: a card may be called although its effect has nothing to choose but to be waived. */
bool cy_card_warn(const struct cy_pub *p, uint8_t seat, unsigned card, struct pet_warning *out)
{
	struct pet_view v = { p, NULL, seat };
	struct pet_frame effect = { .node = cy_creatures[card].node, .who = seat };
	const struct pet_node *node = &cy_nodes[effect.node];
	pet_move choice[PET_MOVES_MAX];
	*out = (struct pet_warning){ .text = N_("it does nothing now") };
	return node->legal && node->legal(v, &effect, choice) == 1 &&
	       pet_move_verb(choice[0]) == V_WAIVE;
}

/* CY-16.5, CY-16.15: pay; the card leaves the row and is in use until its effect is over. */
void cy_buy_apply(struct cy *g, uint8_t seat, pet_move m)
{
	struct cy_pub *p = &g->pub;
	unsigned card = pet_move_a(m), slot = cy_slot_of(p, card),
		 price = cy_creature_price(p, seat, slot);
	cy_gold_pay(g, seat, price);
	p->seat[seat].discounts = (uint8_t)(p->seat[seat].discounts + slot_price[slot] - price);
	p->row[slot] = NONE;
	pet_emit(&g->journal, E_BOUGHT, seat, card, price, 0, 0);
	cy_card_use(g, seat, card);
}

void cy_card_use(struct cy *g, uint8_t seat, unsigned card)
{
	g->pub.in_use |= 1u << card;
	cy_card_x_mut(pet_flow_call(&g->pub.flow, N_CARD, seat))->card = (uint8_t)card;
}

/* CY-16.7, CY-17.19, CY-17.21, CY-17.39: pc 0: the effect; 1: the card is put away. A card held
 * with its figurine is no longer in use. The Chimera shuffles the discard pile into the deck.
 * CY-17.20: a card held with its figurine stays out of the piles. */
void cy_card_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	unsigned card = cy_card_x(f)->card;

	if (f->pc == 0) {
		f->pc = 1;
		uint8_t node = cy_creatures[card].node;
		if (cy_nodes[node].step) {
			pet_flow_call(&p->flow, node, f->who);
		} else {
			cy_ask(g, node, f->who);
			cy_asked(g);
		}
		return;
	}
	p->discard |= p->in_use & 1u << card;
	p->in_use &= ~(1u << card);
	if (card == CARD_CHIMERA) {
		p->deck |= p->discard;
		p->discard = 0;
		pet_emit(&g->journal, E_SHUFFLE, PET_NOBODY, 0, 0, 0, 0);
	}
	pet_flow_end(&p->flow);
}

/* CY-16.6: the effect may be waived. */
void cy_card_waive(struct cy *g, uint8_t seat)
{
	pet_emit(&g->journal, E_WAIVED, seat, cy_card_x(pet_flow_top(&g->pub.flow))->card, 0, 0, 0);
}

unsigned cy_card_of_figurine(unsigned figurine)
{
	return CARD_MINOTAUR + figurine;
}

/* A lasting figurine leaves the map and its card is discarded. */
void cy_figurine_leave(struct cy *g, unsigned figurine)
{
	struct cy_pub *p = &g->pub;
	uint8_t owner = p->figurine[figurine].owner;
	p->figurine[figurine] = (struct cy_figurine){ NONE, NONE, 0 };
	p->discard |= 1u << cy_card_of_figurine(figurine);
	cy_barred_renew(p);
	pet_emit(&g->journal, E_FIGURINE_LEAVES, owner, figurine, 0, 0, 0);
}

/* CY-16.8, CY-20.10: at the start of the buyer's first turn of a later round. CY-16.12: nothing
 * else lets the buyer take it away. */
void cy_figurines_expire(struct cy *g, uint8_t seat)
{
	for (unsigned i = 0; i < FIGURINES; i++) {
		const struct cy_figurine *fig = &g->pub.figurine[i];
		if (fig->at != NONE && fig->owner == seat && fig->round < g->pub.round)
			cy_figurine_leave(g, i);
	}
}

/* CY-17.32, CY-17.40: a Minotaur without a troop beside it is removed; attackers do not count.
 * CY-17.31: so it is never alone. */
void cy_minotaur_check(struct cy *g)
{
	uint8_t at = g->pub.figurine[FIG_MINOTAUR].at;
	if (at != NONE && g->pub.island[at].troops == 0)
		cy_figurine_leave(g, FIG_MINOTAUR);
}
