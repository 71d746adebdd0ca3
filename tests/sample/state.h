/* state.h: the whole position of Lots, the sample game (see rules/en.md).
 *
 * pub is what everybody knows, priv what one seat alone has seen. The deck is a multiset from which
 * hands are drawn: `unseen` counts deck and hands together, because the deck alone would reveal the
 * hands. */
#ifndef TESTS_SAMPLE_STATE_H
#define TESTS_SAMPLE_STATE_H

#include "core/game.h"

enum { CARDS = 6, COINS = 6, SEATS = 4 };

struct lots_pub {
	struct pet_flow flow;

	uint8_t coins[PET_SEATS_MAX];  /* of each seat */
	uint8_t points[PET_SEATS_MAX]; /* of each seat */

	uint8_t unseen[CARDS]; /* cards by value that are not face up: deck and hands together */
	uint8_t copies;        /* of each value in the deck, by the option */
	uint8_t dealt;         /* seats that hold a card, one bit each */

	uint8_t round, rounds; /* the current one, from 1, and their number */
	uint8_t prize;         /* what the die shows, 0 before the roll */
	uint8_t high;          /* highest bid */
	uint8_t bidder;        /* its seat, or NOBODY */
	uint8_t passed;        /* seats out of the bidding, one bit each */
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
