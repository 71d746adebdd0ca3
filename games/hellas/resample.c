/* resample.c: resamples what a seat cannot know: hands, cards looked at, drafts, attack cards. */
#include "games/hellas/rules.h"

/* n random members of a mask. */
static uint64_t take(struct pet_bits *bits, uint64_t mask, int n)
{
	uint64_t out = 0;
	for (int left = (int)pet_count(mask); n > 0 && left > 0; n--, left--) {
		uint64_t rest = mask;
		for (uint32_t i = pet_bits_below(bits, (uint32_t)left); i; i--)
			rest &= rest - 1;
		uint64_t one = rest & (~rest + 1);
		out |= one;
		mask &= ~one;
	}
	return out;
}

/* The seat for which a node of the stack runs, or NONE. */
static uint8_t running(const struct lh_pub *p, uint8_t node)
{
	for (int i = 0; i < p->flow.depth; i++)
		if (p->flow.frame[i].node == node)
			return p->flow.frame[i].who;
	return NONE;
}

static void hands(struct lh *g, uint8_t seat, struct pet_bits *bits)
{
	const struct lh_pub *p = &g->pub;
	uint32_t left = lh_deck(g);
	for (uint8_t s = 0; s < p->flow.seats; s++) {
		if (s == seat)
			continue;
		uint32_t hand = (uint32_t)take(bits, left, p->player[s].hand);
		g->priv[s].hand = hand;
		left &= ~hand;
	}
	uint8_t owl = running(p, N_OWL);
	if (owl != NONE && owl != seat)
		g->priv[owl].fresh = (uint32_t)take(bits, g->priv[owl].hand, p->drawn);
}

static void looks(struct lh *g, uint8_t seat, struct pet_bits *bits)
{
	const struct lh_pub *p = &g->pub;
	uint8_t who = running(p, N_AFTER_FIND);
	if (who == NONE)
		who = running(p, N_ARTIFACT_KEEP);
	if (who != NONE && who != seat)
		g->priv[who].look = (uint32_t)take(bits, lh_neutral_public(p), p->drawn);
}

/* A seat that has passed cards on knows what is still in circulation. */
static void drafts(struct lh *g, uint8_t seat, struct pet_bits *bits)
{
	const struct lh_pub *p = &g->pub;
	uint64_t owned = p->blessings_out;
	if (!p->draft.cards || p->draft.seat == seat)
		return;
	for (int s = 0; s < PLAYERS; s++)
		owned |= p->player[s].blessings;
	uint64_t known = seat < PLAYERS ? g->priv[seat].passed & ~owned : 0;
	uint64_t deck = (p->solo ? lh_box(p)->solo_blessings : BIT64(BLESSINGS) - 1) & ~owned;
	g->priv[p->draft.seat].offered = known ? known : take(bits, deck, p->draft.cards);
}

static void attacks(struct lh *g, uint8_t seat, struct pet_bits *bits)
{
	const struct lh_pub *p = &g->pub;
	if (!p->hunt.hunter || p->solo)
		return;
	uint8_t left = (uint8_t)(p->hunt.hunter % p->flow.seats);
	if (left == seat)
		return;
	uint32_t deck = (BIT(ATTACKS) - 1) & ~p->hunt.revealed;
	g->priv[left].attack_out = (uint32_t)take(bits, deck, p->hunt.hidden);
	deck &= ~g->priv[left].attack_out;
	g->priv[left].attack = (uint32_t)take(bits, deck, p->hunt.drawn);
}

void lh_resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	hands(state, seat, bits);
	looks(state, seat, bits);
	drafts(state, seat, bits);
	attacks(state, seat, bits);
}
