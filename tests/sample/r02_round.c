/* r02_round.c: LO-2, a round: each seat draws a card, the die shows the prize. */
#include "tests/sample/rules.h"

static unsigned unseen_total(const struct lots_pub *pub)
{
	unsigned total = 0;
	for (int i = 0; i < CARDS; i++)
		total += pub->unseen[i];
	return total;
}

/* LO-2.2: one card each, in seat order; face-up cards return when there are too few. */
void lots_deal_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	if (f->pc == 0 && unseen_total(&g->pub) < lots_seats(g))
		for (int i = 0; i < CARDS; i++)
			g->pub.unseen[i] = g->pub.copies;
	if (f->pc < lots_seats(g))
		pet_flow_call(&g->pub.flow, N_DRAW, f->pc++);
	else
		pet_flow_end(&g->pub.flow);
}

/* LO-2.2: the deck is what nobody has seen, minus the hands. */
int lots_draw_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const struct lots *g = state;
	uint8_t left[CARDS];
	int n = 0;
	(void)f;
	for (int i = 0; i < CARDS; i++)
		left[i] = g->pub.unseen[i];
	for (int s = 0; s < lots_seats(g); s++)
		if (g->priv[s].card)
			left[g->priv[s].card - 1]--;
	for (unsigned i = 0; i < CARDS; i++) {
		if (!left[i])
			continue;
		weight[n] = left[i];
		out[n++] = pet_move_make(V_DRAW, i, 0, 0);
	}
	return n;
}

void lots_draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->priv[who].card = (uint8_t)(pet_move_a(m) + 1);
	g->pub.dealt |= (uint8_t)(1 << who);
	pet_emit_to(&g->journal, 1u << who, E_DRAW, who, pet_move_a(m), 0, 0, 0);
}

/* LO-2.2: only its seat knows a drawn card. */
uint8_t lots_drawer_sees(const void *state, const struct pet_frame *f)
{
	(void)state;
	return (uint8_t)(1 << f->who);
}

/* LO-2.3: a die. */
int lots_die_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	(void)state, (void)f;
	for (unsigned i = 0; i < 6; i++) {
		out[i] = pet_move_make(V_ROLL, i + 1, 0, 0);
		weight[i] = 1;
	}
	return 6;
}

pet_move lots_die_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	(void)state, (void)f;
	return pet_move_make(V_ROLL, pet_chance_uniform(6, r) + 1, 0, 0);
}

void lots_die_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	g->pub.prize = pet_move_a(m);
	pet_emit(&g->journal, E_DIE, 0, pet_move_a(m), 0, 0, 0);
}
