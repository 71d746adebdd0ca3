/* state.h: the whole position of Lots, the sample game (RULES.md says how it is played).
 *
 * What everybody knows is in pub, what one seat alone has seen in its priv. The deck is a multiset,
 * and hands are drawn from it: `unseen` counts deck and hands together, because a count of the deck
 * alone would tell what the hands are. */
#ifndef TESTS_SAMPLE_STATE_H
#define TESTS_SAMPLE_STATE_H

#include "core/game.h"

enum { CARDS = 6, COINS = 6, SEATS = 4 };

struct lots_pub {
	struct pet_flow flow;

	uint8_t coins[PET_SEATS_MAX];  /* of each seat */
	uint8_t points[PET_SEATS_MAX]; /* of each seat */

	uint8_t unseen[CARDS]; /* cards by value that do not lie face up: deck and hands together */
	uint8_t copies;        /* of each value in the deck, by the option */
	uint8_t dealt;         /* seats that hold a card, a bit each */

	uint8_t round, rounds; /* the present one, from 1, and how many are played */
	uint8_t prize;         /* what the die shows, 0 before the roll */
	uint8_t high;          /* highest bid */
	uint8_t bidder;        /* whose it is, NOBODY */
	uint8_t passed;        /* seats out of the bidding, a bit each */
	uint8_t chosen;        /* 1: the bidder has made its secret choice */
	uint8_t spare;
};

struct lots_priv {
	uint8_t card;  /* value 1 to 6 in hand, 0 none */
	uint8_t twice; /* secret choice of the bidder: play for double */
};

struct lots {
	struct lots_pub pub;
	struct lots_priv priv[PET_SEATS_MAX];
	struct pet_journal journal;
};

extern const struct pet_game sample_game;

#endif
