/* r04_choice.c: LO-4, the secret choice. */
#include "tests/sample/rules.h"

void lots_choice_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	(void)f;
	if (g->pub.bidder != PET_NOBODY && !g->pub.chosen)
		pet_flow_call(&g->pub.flow, N_CHOOSE, g->pub.bidder);
	else
		pet_flow_end(&g->pub.flow);
}

/* LO-4.2: double only with 3 or more. Asked whatever the card is: a skipped question would tell the
 * others. */
static uint8_t twice_refused(const struct lots_priv *mine)
{
	return mine->card >= 3 ? R_OK : R_CARD;
}

int lots_choose_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	(void)f;
	out[n++] = pet_move_make(V_PLAIN, 0, 0, 0);
	if (!twice_refused(v.mine))
		out[n++] = pet_move_make(V_TWICE, 0, 0, 0);
	return n;
}

uint8_t lots_choose_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == pet_move_make(V_PLAIN, 0, 0, 0))
		return R_OK;
	if (m != pet_move_make(V_TWICE, 0, 0, 0))
		return R_VERB;
	return twice_refused(v.mine);
}

/* LO-4.1: the choice is kept in its seat's private part. */
void lots_choose_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->priv[who].twice = pet_move_verb(m) == V_TWICE;
	g->pub.chosen = 1;
	pet_emit_to(&g->journal, 1u << who, E_CHOSEN, who, g->priv[who].twice, 0, 0, 0);
}

/* LO-4.1: only its seat knows the choice. */
uint8_t lots_chooser_sees(const void *state, const struct pet_frame *f)
{
	(void)state;
	return (uint8_t)(1 << f->who);
}
