/* r03_bidding.c: LO-3, bidding. */
#include "tests/sample/rules.h"

/* LO-3.1: around the table until all but the bidder have passed. */
void lots_bidding_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	for (int i = 0; i < lots_seats(g); i++) {
		uint8_t seat = f->n;
		f->n = (uint8_t)((f->n + 1) % lots_seats(g));
		if (seat == g->pub.bidder || g->pub.passed >> seat & 1)
			continue;
		pet_flow_call(&g->pub.flow, N_BID, seat);
		return;
	}
	pet_flow_end(&g->pub.flow);
}

/* LO-3.2: higher than the last bid, as far as the coins go. Used by the list and by the refusal. */
static uint8_t bid_refused(const struct lots_pub *pub, uint8_t seat, unsigned bid)
{
	if (bid <= pub->high)
		return R_LOW;
	return bid <= pub->coins[seat] ? R_OK : R_COINS;
}

int lots_bid_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lots_pub *pub = v.pub;
	int n = 0;
	out[n++] = pet_move_make(V_PASS, 0, 0, 0);
	for (unsigned bid = 1; bid <= COINS; bid++)
		if (!bid_refused(pub, f->who, bid))
			out[n++] = pet_move_make(V_BID, bid, 0, 0);
	return n;
}

uint8_t lots_bid_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lots_pub *pub = v.pub;
	if (m == pet_move_make(V_PASS, 0, 0, 0))
		return R_OK;
	if (pet_move_verb(m) != V_BID || pet_move_b(m) || pet_move_c(m))
		return R_VERB;
	return bid_refused(pub, f->who, pet_move_a(m));
}

void lots_bid_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_PASS) {
		g->pub.passed |= (uint8_t)(1 << who);
		pet_emit(&g->journal, E_PASS, who, 0, 0, 0, 0);
		return;
	}
	g->pub.high = pet_move_a(m);
	g->pub.bidder = who;
	pet_emit(&g->journal, E_BID, who, pet_move_a(m), 0, 0, 0);
}
