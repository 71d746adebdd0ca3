/* r04_awakening.c: chapter EL-4: phase I, and every card that comes from the deck. */
#include "games/elysium/rules.h"

/* EL-4.8, EL-4.9, EL-14.7: an empty deck is rebuilt from the discard pile; false: that is empty
 * too. What is left of the pool is under Citizens and out of the game (EL-14.9). */
bool el_ready_to_draw(struct el *g)
{
	struct el_pub *p = &g->pub;
	if (p->deck)
		return true;
	if (!p->discard_size)
		return false;
	memcpy(p->pool, p->discard, sizeof p->pool);
	memset(p->discard, 0, sizeof p->discard);
	p->unseen = p->deck = p->discard_size;
	p->discard_size = 0;
	p->reshuffled = 1;
	pet_emit(&g->journal, E_RESHUFFLE, PET_NOBODY, p->deck, 0, 0, 0);
	return true;
}

void el_deal(struct el *g, unsigned row, unsigned n)
{
	if (n == 0 || !el_ready_to_draw(g))
		return;
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_DEAL, 0);
	f->n = (uint8_t)n;
	el_deal_x_mut(f)->row = (uint8_t)row;
}

/* EL-14.5, EL-14.9: every unseen card is equally likely. */
int el_deal_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const struct el *g = state;
	int n = 0;
	(void)f;
	for (unsigned c = 0; (c = el_row_next(g->pub.pool, c + 1));) {
		weight[n] = g->pub.pool[c];
		out[n++] = pet_move_make(V_DEAL, c, 0, 0);
	}
	return n;
}

/* The same, eight designs per step. */
pet_move el_deal_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct el *g = state;
	unsigned at = pet_chance_uniform(g->pub.unseen, r), c = 0;
	(void)f;
	uint64_t v;
	for (;; c += 8) {
		v = el_row_word(g->pub.pool, c / 8);
		unsigned sum = (unsigned)(v * UINT64_C(0x0101010101010101) >> 56);
		if (at < sum)
			break;
		at -= sum;
	}
	for (; at >= (v & 0xff); v >>= 8, c++)
		at -= v & 0xff;
	return pet_move_make(V_DEAL, c, 0, 0);
}

void el_deal_apply(void *state, struct pet_frame *f, pet_move m)
{
	static const uint8_t zone[] = { EL_AGORA, EL_ORACLE };
	struct el *g = state;
	struct el_pub *p = &g->pub;
	unsigned c = pet_move_a(m), row = el_deal_x(f)->row;
	p->pool[c]--;
	p->unseen--;
	p->deck--;
	el_row_put(g, zone[row], c);
	pet_emit(&g->journal, row == ROW_AGORA ? E_DEAL_AGORA : E_DEAL_ORACLE, PET_NOBODY, c, 0, 0,
		 0);
	if (--f->n == 0 || !el_ready_to_draw(g))
		pet_flow_end(&p->flow);
}

/* EL-4.2, EL-4.3: the Agora is discarded, the Oracle moves down. */
static void sweep(struct el *g)
{
	struct el_pub *p = &g->pub;
	pet_emit(&g->journal, E_SWEPT, PET_NOBODY, p->agora_size, 0, 0, 0);
	if (p->oracle_size)
		pet_emit(&g->journal, E_SLID, PET_NOBODY, p->oracle_size, 0, 0, 0);
	for (unsigned c = 0; (c = el_row_next(p->agora, c + 1));)
		p->discard[c] = (uint8_t)(p->discard[c] + p->agora[c]);
	p->discard_size = (uint8_t)(p->discard_size + p->agora_size);
	memcpy(p->agora, p->oracle, sizeof p->agora);
	memset(p->oracle, 0, sizeof p->oracle);
	p->agora_size = p->oracle_size;
	p->oracle_size = 0;
}

/* EL-4.4: 3n+1 cards in addition to those that moved down; EL-4.5, by option: up to 3n+1 in all. */
static unsigned agora_deal(const struct el_pub *p)
{
	unsigned full = el_agora_full(p);
	if (!p->fill)
		return full;
	return p->agora_size < full ? full - p->agora_size : 0;
}

enum { AWAKEN_AGORA, AWAKEN_ORACLE };

/* EL-4.1, EL-4.2, EL-4.3, EL-4.6, EL-4.7, EL-4.10: phase I; none in epoch 1. */
void el_awaken_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	switch (f->pc++) {
	case AWAKEN_AGORA:
		pet_emit(&g->journal, E_EPOCH, PET_NOBODY, p->epoch, 0, 0, 0);
		if (p->epoch == 1) {
			pet_flow_end(&p->flow);
			return;
		}
		sweep(g);
		el_deal(g, ROW_AGORA, agora_deal(p));
		return;
	case AWAKEN_ORACLE:
		if (p->families >> EL_APO & 1)
			el_deal(g, ROW_ORACLE, 4);
		return;
	default:
		pet_flow_end(&p->flow);
	}
}
