/* check.c: which positions of Lots are possible, and how others are made from outside. */
#include "tests/sample/state.h"

#include <string.h>

#include "core/text.h"

static const char *check_hands(const struct lots *g)
{
	uint8_t held[CARDS] = { 0 };
	for (int s = 0; s < PET_SEATS_MAX; s++) {
		uint8_t card = g->priv[s].card;
		if (card > CARDS || (card && s >= g->pub.flow.seats))
			return "a hand holds no card of the game";
		if ((card != 0) != (g->pub.dealt >> s & 1))
			return "the hands and the seats that hold cards differ";
		if (g->priv[s].twice > 1 ||
		    (g->priv[s].twice && (card < 3 || s != g->pub.bidder || !g->pub.chosen)))
			return "a seat plays for twice that may not";
		if (card)
			held[card - 1]++;
	}
	for (int i = 0; i < CARDS; i++)
		if (held[i] > g->pub.unseen[i])
			return "more cards of a value in hands than there are";
	return NULL;
}

/* The secret choice is made in the last question of a round and forgotten with its end. */
static bool before_choice(const struct pet_flow *fl)
{
	for (int i = 0; i < fl->depth; i++)
		if (fl->frame[i].node >= N_DIE && fl->frame[i].node <= N_BID)
			return true;
	return fl->depth && fl->frame[fl->depth - 1].node == N_CHOOSE;
}

/* Is one of the nodes a chance or a question that needs everybody's card on the stack? */
static bool hands_needed(const struct pet_flow *fl)
{
	for (int i = 0; i < fl->depth; i++)
		if (fl->frame[i].node >= N_DIE)
			return true;
	return false;
}

const char *lots_check(const void *state)
{
	const struct lots *g = state;
	const struct lots_pub *pub = &g->pub;
	uint8_t seats = pub->flow.seats, all = (uint8_t)((1 << seats) - 1);

	if (seats < 2 || seats > SEATS)
		return "wrong number of seats";
	for (int s = 0; s < PET_SEATS_MAX; s++)
		if (pub->coins[s] > COINS || (s >= seats && (pub->coins[s] || pub->points[s])) ||
		    pub->points[s] > 60)
			return "impossible coins or points";
	if (pub->copies < 2 || pub->copies > 3)
		return "impossible number of copies";
	for (int i = 0; i < CARDS; i++)
		if (pub->unseen[i] > pub->copies)
			return "too many cards of a value";
	if (pub->rounds < 1 || pub->rounds > 5 || pub->round > pub->rounds || pub->prize > 6)
		return "impossible round or prize";
	if ((pub->dealt | pub->passed) & ~all || pub->chosen > 1)
		return "a seat that is not at the table";
	if (pub->bidder == PET_NOBODY
		    ? pub->high != 0
		    : pub->bidder >= seats || pub->high < 1 || pub->high > pub->coins[pub->bidder])
		return "bid and bidder do not fit";
	if (hands_needed(&pub->flow) && pub->dealt != all)
		return "a seat has no card";
	if (pub->chosen && before_choice(&pub->flow))
		return "a choice that is still to be made";
	return check_hands(g);
}

/* "bid s2": the bidding of round 1, s2 is asked. Everybody holds a 1 unless a field says otherwise;
 * "choose s1": s1 has won the bidding with 1 coin and chooses. */
const char *lots_stage(void *state, const char *words)
{
	struct lots *g = state;
	struct pet_flow *fl = &g->pub.flow;
	const char *end = words + pet_text_length(words), *word, *seat_word;
	size_t n, seat_n;
	if (!pet_token_next(&words, end, &word, &n) ||
	    !pet_token_next(&words, end, &seat_word, &seat_n))
		return "a moment and a seat";
	int32_t seat = pet_token_find(&sample_game, PET_K_SEAT, seat_word, seat_n);
	if (seat < 0 || seat >= fl->seats)
		return "no such seat";

	bool choose = pet_token_is(word, n, "choose");
	if (!choose && !pet_token_is(word, n, "bid"))
		return "moments are bid and choose";
	while (fl->depth)
		pet_flow_end(fl);
	pet_flow_call(fl, N_GAME, 0);
	pet_flow_call(fl, N_ROUND, 0)->pc = choose ? 4 : 3;
	struct pet_frame *f = pet_flow_call(fl, choose ? N_CHOICE : N_BIDDING, 0);
	f->n = choose ? 0 : (uint8_t)((seat + 1) % fl->seats);
	pet_flow_call(fl, choose ? N_CHOOSE : N_BID, (uint8_t)seat);
	if (choose) {
		g->pub.bidder = (uint8_t)seat;
		g->pub.high = 1;
	}
	return NULL;
}

/* The other hands: any cards that may still be in them; the secret choice: any that fits. */
void lots_resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	struct lots *g = state;
	uint8_t left[CARDS];
	unsigned total = 0;
	memcpy(left, g->pub.unseen, sizeof left);
	if (seat < PET_SEATS_MAX && g->priv[seat].card)
		left[g->priv[seat].card - 1]--;
	for (int i = 0; i < CARDS; i++)
		total += left[i];
	for (int s = 0; s < g->pub.flow.seats; s++) {
		if (s == seat || !(g->pub.dealt >> s & 1))
			continue;
		unsigned at = pet_bits_below(bits, total--), i = 0;
		while (at >= left[i])
			at -= left[i++];
		left[i]--;
		g->priv[s].card = (uint8_t)(i + 1);
		if (g->pub.chosen && s == g->pub.bidder && i + 1 >= 3)
			g->priv[s].twice = (uint8_t)pet_bits_below(bits, 2);
	}
}
