/* check.c: checks positions of Lots. */
#include "tests/sample/rules.h"

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

/* The secret choice is made in the last question of a round and cleared at its end. */
static bool before_choice(const struct pet_flow *fl)
{
	for (int i = 0; i < fl->depth; i++)
		if (fl->frame[i].node >= N_DIE && fl->frame[i].node <= N_BID)
			return true;
	return fl->depth && fl->frame[fl->depth - 1].node == N_CHOOSE;
}

/* Whether a chance node or a question that needs everybody's card is on the stack. */
static bool hands_needed(const struct pet_flow *fl)
{
	for (int i = 0; i < fl->depth; i++)
		if (fl->frame[i].node >= N_DIE)
			return true;
	return false;
}

/* LO-5.2: a round brings a seat at most twice the highest prize. What the rounds to come may still bring is kept free. */
static uint8_t points_most(const struct lots_pub *pub)
{
	enum { ROUNDS = 5, PRIZE = 6 };
	int to_come = pub->rounds - pub->round;
	if (pub->flow.depth)
		to_come++; /* the current round is not scored */
	return (uint8_t)((ROUNDS - to_come) * 2 * PRIZE);
}

const char *lots_check(const void *state)
{
	const struct lots *g = state;
	const struct lots_pub *pub = &g->pub;
	uint8_t seats = pub->flow.seats, all = (uint8_t)((1 << seats) - 1);

	if (seats < 2 || seats > SEATS)
		return "wrong number of seats";
	if (pub->copies < 2 || pub->copies > 3)
		return "impossible number of copies";
	for (int i = 0; i < CARDS; i++)
		if (pub->unseen[i] > pub->copies)
			return "too many cards of a value";
	if (pub->rounds < 1 || pub->rounds > 5 || pub->round < 1 || pub->round > pub->rounds ||
	    pub->prize > 6)
		return "impossible round or prize";
	for (int s = 0; s < PET_SEATS_MAX; s++)
		if (pub->coins[s] > COINS || (s >= seats && (pub->coins[s] || pub->points[s])) ||
		    pub->points[s] > points_most(pub))
			return "impossible coins or points";
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
