/* r16_purchase.c: chapter 16, buying creatures, putting their cards away, and the life of lasting
 * figurines. What each creature does is chapter 17; which node does it stands in creatures.def. */
#include "games/cyclades/rules.h"

const struct creature cy_creatures[CARDS] = {
#define CREATURE(NAME, token, words, node, figurine, help)                                         \
	[CARD_##NAME] = { token, words, help, node, figurine },
#include "games/cyclades/creatures.def"
#undef CREATURE
};

static const uint8_t slot_price[SLOTS] = { 4, 3, 2 }; /* CY-4.1 */

/* The slot of the row a card lies in; SLOTS: none. */
unsigned slot_of(const struct cy_pub *p, unsigned card)
{
	unsigned slot = 0;
	while (slot < SLOTS && p->row[slot] != card)
		slot++;
	return slot;
}

/* CY-16.2 to 16.4 The slot's price less the discounts of temples and metropolises not yet used this
 * round, but at least one gold. */
unsigned creature_price(const struct cy_pub *p, uint8_t seat, unsigned slot)
{
	const struct cy_seat *s = &p->seat[seat];
	unsigned discounts = s->tiles[TEMPLE] + s->metropolises, price = slot_price[slot];
	discounts = discounts > s->discounts ? discounts - s->discounts : 0;
	return price > discounts + 1 ? price - discounts : 1;
}

static bool buy_payable(const struct cy_pub *p, uint8_t seat, unsigned slot)
{
	return p->row[slot] != NONE && creature_price(p, seat, slot) <= p->seat[seat].gold;
}

int buy_list(const struct cy_pub *p, uint8_t seat, move *out)
{
	int count = 0;
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (buy_payable(p, seat, slot))
			out[count++] = move_make(V_BUY, p->row[slot], 0, 0);
	return count;
}

bool buy_possible(const struct cy_pub *p, uint8_t seat)
{
	return buy_payable(p, seat, 2) || buy_payable(p, seat, 1) || buy_payable(p, seat, 0);
}

uint8_t buy_why(const struct cy_pub *p, uint8_t seat, move m)
{
	unsigned slot = slot_of(p, move_a(m));
	if (move_a(m) >= CARDS || move_b(m) || move_c(m))
		return R_CHOICE;
	if (slot == SLOTS)
		return R_NO_CARD;
	return creature_price(p, seat, slot) > p->seat[seat].gold ? R_GOLD : ALLOWED;
}

/* CY-16.5, 16.15 Pay; the card leaves the row and is in use until its effect is over. */
void buy_apply(struct cy *g, uint8_t seat, move m)
{
	struct cy_pub *p = &g->pub;
	unsigned card = move_a(m), slot = slot_of(p, card), price = creature_price(p, seat, slot);
	gold_pay(g, seat, price);
	p->seat[seat].discounts = (uint8_t)(p->seat[seat].discounts + slot_price[slot] - price);
	p->row[slot] = NONE;
	emit(&g->journal, E_BOUGHT, seat, card, price, 0, 0);
	card_use(g, seat, card);
}

void card_use(struct cy *g, uint8_t seat, unsigned card)
{
	g->pub.in_use |= 1u << card;
	flow_call(&g->pub.flow, NODE_CARD, seat)->x[CARD_CARD] = (uint8_t)card;
}

/* CY-16.7, 17.19, 17.21, 17.39 pc 0: the effect; 1: the card is put away. A card held with its
 * figurine is no longer in use. The Chimera takes the discard pile into the deck. */
void card_step(void *state, struct frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	unsigned card = f->x[CARD_CARD];

	if (f->pc == 0) {
		f->pc = 1;
		uint8_t node = cy_creatures[card].node;
		if (cy_nodes[node].step) {
			flow_call(&p->flow, node, f->who);
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
		emit(&g->journal, E_SHUFFLE, 0, 0, 0, 0, 0);
	}
	flow_end(&p->flow);
}

/* CY-16.6 The effect may be waived. */
void card_waive(struct cy *g, uint8_t seat)
{
	emit(&g->journal, E_WAIVED, seat, flow_top(&g->pub.flow)->x[CARD_CARD], 0, 0, 0);
}

unsigned card_of_figurine(unsigned figurine)
{
	return CARD_MINOTAUR + figurine;
}

/* A lasting figurine leaves the map and its card is discarded. */
void figurine_leave(struct cy *g, unsigned figurine)
{
	struct cy_pub *p = &g->pub;
	uint8_t owner = p->figurine[figurine].owner;
	p->figurine[figurine] = (struct cy_figurine){ NONE, NONE, 0 };
	p->discard |= 1u << card_of_figurine(figurine);
	barred_renew(p);
	emit(&g->journal, E_FIGURINE_LEAVES, owner, figurine, 0, 0, 0);
}

/* CY-16.8, 20.10 At the start of the buyer's first turn of a later round. */
void figurines_expire(struct cy *g, uint8_t seat)
{
	for (unsigned i = 0; i < FIGURINES; i++) {
		const struct cy_figurine *fig = &g->pub.figurine[i];
		if (fig->at != NONE && fig->owner == seat && fig->round < g->pub.round)
			figurine_leave(g, i);
	}
}

/* CY-17.32, 17.40 A Minotaur without a troop beside it leaves. Attackers do not stand beside it. */
void minotaur_check(struct cy *g)
{
	uint8_t at = g->pub.figurine[FIG_MINOTAUR].at;
	if (at != NONE && g->pub.island[at].troops == 0)
		figurine_leave(g, FIG_MINOTAUR);
}
