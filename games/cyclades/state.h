/* state.h: what a match of Cyclades (2009) consists of.
 *
 * Everything is public (CY-22.2): decks are sets, nobody holds a secret or chooses in secret
 * (CY-22.6), so there is no private part.
 *
 * Spaces have two numbers. A *cell* is a hex of the widest board, the same in every match: it names
 * sea spaces in moves, tokens and arrays. A *sea* is the dense number of a sea space on the board
 * in play, at most 61, so that a set of sea spaces is one 64-bit word. map.h converts between them.
 *
 * Fields marked "derived" follow from the others: rules keep them up to date (pieces.c), cy_derive
 * recomputes them and cy_check verifies them. */
#ifndef CYCLADES_STATE_H
#define CYCLADES_STATE_H

#include "core/game.h"

enum {
	CY_SEATS = 5,
	CELLS = 91,
	ISLANDS = 13,
	TRACK = 5,         /* places of the turn track and of Apollo, at most */
	NONE = 0xFF,       /* no seat, no island, no cell, no card */
	UNITS = 8,         /* troops, and fleets, of a seat (CY-1.1) */
	TILES_EACH = 10,   /* buildings of a kind (CY-1.4) */
	PRIESTS = 18,      /* CY-1.6 */
	PHILOSOPHERS = 17, /* CY-1.7 */
	MARKERS = 16,      /* prosperity markers (CY-1.8) */
	ROUNDS_MAX = 100,  /* CY-18.7 */
	BID_MAX = 255,     /* the largest amount a move can hold */
	GOLD_MAX = 30000,  /* of all seats together: far above what a match can yield */
};

/* A movable god's number is also that of the building raised in his name. CY-1.15: one tile for
 * each of the four movable gods. */
enum god { POSEIDON, ARES, ZEUS, ATHENA, APOLLO, GODS_ALL, GODS = APOLLO };
enum building { PORT, FORTRESS, TEMPLE, UNIVERSITY, BUILDINGS };

/* Kinds of slots (CY-2.11); a tile is spot * BUILDINGS + building. */
enum spot { PLACE, SIDE, SPOTS, TILES = SPOTS * BUILDINGS };

enum figurine {
	FIG_MINOTAUR,
	FIG_CHIRON,
	FIG_MEDUSA,
	FIG_POLYPHEMUS,
	FIGURINES,
	NO_FIGURINE = NONE
};

/* Slots of the creatures row by price, dearest first. */
enum { SLOTS = 3 };

static inline unsigned cy_tile(unsigned spot, unsigned building)
{
	return spot * BUILDINGS + building;
}

/* CY-2.2: an island is one space, whatever its size. CY-2.16: it counts fully for its owner even
 * without troops. */
struct cy_island {
	uint8_t owner;       /* seat, NONE: neutral */
	uint8_t troops;      /* of the owner */
	uint8_t markers;     /* prosperity given by Apollo */
	uint8_t metropolis;  /* 0 or 1 */
	uint8_t tile[TILES]; /* buildings by spot and kind */
};

struct cy_sea {
	uint8_t owner; /* seat of the fleets, NONE: empty */
	uint8_t fleets;
};

struct cy_seat {
	uint64_t fleets;  /* derived: sea spaces with own fleets */
	uint16_t islands; /* derived: islands owned */
	uint16_t gold;
	uint8_t priests, philosophers; /* open to all (CY-9.8) */
	uint8_t discounts;             /* temple discounts used this round (CY-16.3) */
	uint8_t out;                   /* 0: playing; else its place in the order of elimination */
	uint8_t troops_left;           /* derived: reserve */
	uint8_t fleets_left;           /* derived: reserve */
	uint8_t metropolises;          /* derived: on own islands */
	uint8_t spare;
	uint8_t tiles[BUILDINGS]; /* derived: buildings on own islands, by kind */
};

struct cy_figurine {
	uint8_t at;    /* island, NONE: not on the map */
	uint8_t owner; /* seat that holds the card */
	uint8_t round; /* in which it was bought */
};

struct cy_bid {
	uint8_t seat; /* NONE: no marker on this god */
	uint8_t amount;
};

struct cy_pub {
	struct pet_flow flow;

	/* creature cards: sets of cards; each card is in one of deck, discard, gone, in_use, in the
	 * row, or held with its figurine */
	uint32_t deck;

	uint64_t barred; /* derived: sea spaces closed by Kraken and Polyphemus */
	struct cy_seat seat[CY_SEATS];

	uint32_t discard;
	uint32_t gone;   /* left the game with an eliminated seat */
	uint32_t in_use; /* bought, effect not finished (CY-16.15) */

	/* the board */
	struct cy_island island[ISLANDS];
	struct cy_sea sea[CELLS];
	struct cy_figurine figurine[FIGURINES];
	uint8_t kraken;                          /* cell, NONE: not on the map */
	uint8_t row[SLOTS];                      /* cards */
	uint8_t supply[BUILDINGS];               /* derived */
	uint8_t priests_left;                    /* derived: supply */
	uint8_t markers_left;                    /* derived: supply of prosperity markers */
	uint8_t priests_gone, philosophers_gone; /* left with eliminated seats */

	/* gods and offerings */
	uint8_t god[GODS];       /* by position */
	uint8_t open;            /* positions that take offerings */
	struct cy_bid bid[GODS]; /* by god */
	uint8_t apollo[TRACK];   /* seats by place */
	uint8_t apollo_count;    /* places taken, including those of seats since eliminated */
	uint8_t track[TRACK];    /* the turn track: seats by place */
	uint8_t next_place;      /* where the next marker returns (CY-8.8): at next_place - 1 */

	/* the match */
	uint8_t round;
	uint8_t arrangement;       /* gods are arranged for this many seats (CY-5, CY-19.7) */
	uint8_t arrangement_round; /* counted from the start of the arrangement */
	uint8_t places;            /* of the turn track: markers in the game at its start */
	uint8_t goal;              /* metropolises needed */
	uint8_t map;               /* row of cy_maps */
	uint8_t left;              /* derived: seats not eliminated */
	uint8_t purses;            /* 1: everybody is shown everybody's gold (CY-22.4) */
	uint8_t marker_any; /* 1: Apollo's marker goes on any island, 0: on the seat's (CY-10.3) */
	uint8_t gold_decides; /* 1: gold before number among those with the goal (CY-18.4) */
	uint8_t spare[7];
};

/* No padding: equal positions are equal bytes. */
_Static_assert(sizeof(struct cy_seat) == 24, "gap in cy_seat");
_Static_assert(offsetof(struct cy_pub, barred) == offsetof(struct cy_pub, deck) + 4, "gap");
_Static_assert(offsetof(struct cy_pub, spare) + 7 == sizeof(struct cy_pub), "gap in cy_pub");

struct cy {
	struct cy_pub pub;
	struct pet_journal journal;
};

#endif
