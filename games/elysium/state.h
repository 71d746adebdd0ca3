/* state.h: the position of a game of Elysium.
 *
 * Nothing is private (EL-15.3) and nothing hidden exists: the deck is the multiset of unseen cards
 * (`pool`) and a number (`deck`). A Citizen reduces the number but not the pool, because its face
 * is never known (EL-14.9).
 *
 * Cards are named by design, 1 to 88 (cards.h). Rows hold counts per design, so that twins need no
 * identity; a Domain holds a design at most once (EL-3.6), in order of entry (EL-3.16). Transferred
 * cards are in piles, one array for all seats, each with an owner; piles neither merge nor vanish
 * (EL-8.10, EL-3.14), so their numbers are stable. */
#ifndef ELYSIUM_STATE_H
#define ELYSIUM_STATE_H

#include "core/game.h"
#include "games/elysium/cards.h"

enum {
	EL_SEATS = 4,
	EL_EPOCHS = 5,
	EL_ROUNDS = 4,
	EL_CARD_ACTIONS = 3, /* of a seat in an epoch (EL-5.4) */
	EL_PILES = 105,      /* a pile begins with a face-up card; there are 105 cards */
	EL_PILE = 5,         /* cards of the largest Legend (EL-8.7) */
	EL_PURSE = 9999,     /* most of one thing that a seat has */
	EL_DOMAIN = 56,      /* a Domain has no twins: 55 designs are in play */
	EL_UNFINISHED = 4,   /* row of the Unfinished Quest in el_quest */
};

/* EL-3.5, EL-3.15, EL-15.2, EL-15.7: what is public about one seat. */
struct el_seat {
	uint16_t gold, vp, pp; /* EL-1.9, EL-1.10 */
	uint8_t disc;          /* EL-1.7: 1 to seats (EL-5.1) */
	uint8_t columns;       /* EL-1.6: standing, one bit per colour */
	uint8_t quest;         /* its tile, one bit per quest; 0: none yet */
	uint8_t unfinished;    /* the tile is face down (EL-5.21) */
	uint8_t actions;       /* card actions this epoch (EL-5.4) */
	uint8_t moved;         /* transfers since the phase began (EL-12.41) */
	uint8_t citizens;      /* in the Domain */
	uint8_t domain_size;
	uint8_t domain[EL_DOMAIN]; /* face-up cards in order of entry */
};

struct el_pile {
	uint8_t owner;
	uint8_t card[EL_PILE]; /* in order of joining; 0: free place */
};

struct el_pub {
	struct pet_flow flow;

	uint8_t epoch;      /* 1 to 5 */
	uint8_t side;       /* of the pediment (EL-2.4) */
	uint8_t families;   /* in play, one bit each */
	uint8_t deck;       /* cards in it */
	uint8_t unseen;     /* derived: sum of pool */
	uint8_t reshuffled; /* the pool was rebuilt from the discard pile at least once (EL-4.8) */
	uint8_t out;        /* Citizens out of the game (EL-3.11) */
	uint8_t piles;      /* derived: how many there are */
	uint8_t agora_size, oracle_size, discard_size; /* derived */
	uint8_t level_tile[EL_LEVELS];    /* holder, a bit per seat; 0: in the supply */
	uint8_t first_tile[EL_FAMILIES];  /* holder of the 5 VP tile */
	uint8_t second_tile[EL_FAMILIES]; /* holder of the 2 VP tile */
	uint8_t fill;                     /* option: the Agora is filled up (EL-4.5) */
	uint8_t cards;                    /* EL-19: EL_SET_FIRST ... EL_SET_FOURTH */
	uint8_t may_transfer; /* option: the user of a shared transfer may decline (EL-8.14) */

	struct el_seat seat[EL_SEATS];

	/* by design; entries beyond EL_ROWS stay 0 */
	uint8_t agora[96], oracle[96], discard[96];
	uint8_t pool
		[96]; /* EL-15.1, EL-15.4, EL-15.5: unseen: the deck and the Citizens taken from it */
	uint8_t held[96]; /* derived: Domains that hold it, one bit per seat */
	uint8_t used[96]; /* turned, or its ring gone (EL-6.30, EL-6.40), one bit per seat */

	struct el_pile pile[EL_PILES];
};

struct el {
	struct el_pub pub;
	struct pet_journal journal;
};

/* Rows of cards as arguments of moves and events. */
enum el_row { ROW_AGORA, ROW_ORACLE, ROW_DISCARD, EL_ROW_COUNT };

#endif
