/* state.h: the position of a game of Elysium.
 *
 * Nothing is private (EL-15.3) and nothing hidden exists: the deck is the multiset of unseen cards
 * (`pool`) and a number (`deck`). A Citizen takes one off the number, not off the pool, because its
 * face is never known (EL-14.9).
 *
 * Cards are named by design, 1 to 88 (cards.h). Rows hold counts per design, so that twins need no
 * names of their own; a Domain holds a design at most once (EL-3.6), in order of entry (EL-3.16).
 * Cards that were transferred lie in piles, common to all, each with an owner; piles neither merge
 * nor vanish (EL-8.10, EL-3.14), so their numbers stay. */
#ifndef ELYSIUM_STATE_H
#define ELYSIUM_STATE_H

#include "core/game.h"
#include "games/elysium/cards.h"

enum {
	EL_SEATS = 4,
	EL_EPOCHS = 5,
	EL_ROUNDS = 4,
	EL_PILES = 105, /* a pile begins with a face-up card; there are 105 cards */
	EL_PILE = 5,    /* cards of the largest Legend (EL-8.7) */
	EL_DOMAIN = 56, /* a Domain has no twins: 55 designs are in play */
	EL_LEVELS = 3,
	EL_QUESTS = 4,
	EL_UNFINISHED = 4, /* row of the Unfinished Quest in el_quest */
};

/* Kinds of arguments (core/game.h). */
enum {
	K_CARD = K_GAME,
	K_FAMILY,
	K_COLOUR,
	K_LEVEL,
	K_QUEST,
	K_SIDE,
	K_PILE,
	K_ROW,
	EL_KIND_COUNT
};

/* What is open about one seat. */
struct el_seat {
	uint16_t gold, vp, pp;
	uint8_t disc;       /* 1 to seats (EL-5.1) */
	uint8_t columns;    /* standing, a bit a colour */
	uint8_t quest;      /* its tile, a bit a quest; 0: none yet */
	uint8_t unfinished; /* the tile is turned over (EL-5.21) */
	uint8_t actions;    /* card actions this epoch (EL-5.4) */
	uint8_t moved;      /* transfers since the phase began (EL-12.41) */
	uint8_t citizens;   /* in the Domain */
	uint8_t domain_size;
	uint8_t domain[EL_DOMAIN]; /* face-up cards in order of entry */
};

struct el_pile {
	uint8_t owner;
	uint8_t card[EL_PILE]; /* in order of joining; 0: free place */
};

struct el_pub {
	struct flow flow;

	uint8_t epoch;      /* 1 to 5 */
	uint8_t side;       /* of the pediment (EL-2.4) */
	uint8_t families;   /* in play, a bit each */
	uint8_t deck;       /* cards in it */
	uint8_t unseen;     /* derived: sum of pool */
	uint8_t reshuffled; /* the pool was once made of the discard pile (EL-4.8) */
	uint8_t out;        /* Citizens out of the game (EL-3.11) */
	uint8_t piles;      /* derived: how many there are */
	uint8_t agora_size, oracle_size, discard_size; /* derived */
	uint8_t level_tile[EL_LEVELS];                 /* holder, a bit a seat; 0: in the supply */
	uint8_t first_tile[EL_FAMILIES];               /* holder of the 5 VP tile */
	uint8_t second_tile[EL_FAMILIES];              /* holder of the 2 VP tile */
	uint8_t spare[3];

	struct el_seat seat[EL_SEATS];

	/* by design; the places beyond EL_ROWS stay 0 */
	uint8_t agora[96], oracle[96], discard[96];
	uint8_t pool[96]; /* unseen: the deck and the Citizens taken from it */
	uint8_t held[96]; /* derived: Domains that hold it, a bit a seat */
	uint8_t used[96]; /* turned, or its ring gone (EL-6.30, EL-6.40), a bit a seat */

	struct el_pile pile[EL_PILES];
};

struct el {
	struct el_pub pub;
	struct journal journal;
};

/* Nodes: never reused for something else. Names of the questions are those of EL-14. */
enum el_node {
	N_NONE,
	N_MATCH,
	N_FAMILIES,
	N_PEDIMENT,
	N_FIRST,
	N_OPENING,
	N_EPOCH,
	N_AWAKEN,
	N_DEAL,
	N_ROUNDS,
	N_TURN,
	N_COLUMN,
	N_CLOSE,
	N_AFTER,
	N_ACQUIRED,
	N_RUN,
	N_OPTION,
	N_PAY,
	N_SEAT,
	N_TRANSFER,
	N_PILE,
	N_TAKE,
	N_SWAP_A,
	N_SWAP_B,
	N_DISCARD,
	N_USE,
	N_ORDER,
	N_WRITING,
	N_STEP,
	N_LEGENDS,
	N_EVENING,
	N_SCORE,
	EL_NODE_COUNT
};

enum el_verb {
	V_NONE,
	V_BOX,
	V_SIDE,
	V_FIRST,
	V_DEAL,
	V_ACQUIRE,
	V_ACQUIRE_ORACLE,
	V_QUEST,
	V_CITIZEN,
	V_PASS,
	V_POWER,
	V_END,
	V_COLUMN,
	V_GAIN_GOLD, /* options of a choice: in the order of enum el_res */
	V_GAIN_VP,
	V_GAIN_PP,
	V_LOSE_GOLD,
	V_LOSE_VP,
	V_LOSE_PP,
	V_GIVE_GOLD,
	V_GIVE_VP,
	V_GIVE_PP,
	V_PAY_GOLD,
	V_PAY_VP,
	V_PAY_PP,
	V_DISCARD_CARDS,
	V_USE_OWN,
	V_USE_OTHER,
	V_OPTION, /* an option of any other shape, by its number */
	V_DECLINE,
	V_TARGET,
	V_TRANSFER,
	V_NEW,
	V_ONTO,
	V_TAKE,
	V_SWAP,
	V_FOR,
	V_DISCARD,
	V_USE,
	EL_VERB_COUNT
};

enum el_event {
	E_NONE,
	E_BOX,
	E_SIDE,
	E_FIRST,
	E_DISC,
	E_EPOCH,
	E_SWEPT,
	E_SLID,
	E_DEAL_AGORA,
	E_DEAL_ORACLE,
	E_RESHUFFLE,
	E_ACQUIRE,
	E_TAKE,
	E_QUEST,
	E_CITIZEN,
	E_NO_CITIZEN,
	E_PASS,
	E_COLUMN,
	E_POWER,
	E_USE,
	E_GAIN_GOLD, /* in the order of enum el_res */
	E_GAIN_VP,
	E_GAIN_PP,
	E_LOSE_GOLD,
	E_LOSE_VP,
	E_LOSE_PP,
	E_GIVE_GOLD,
	E_GIVE_VP,
	E_GIVE_PP,
	E_PAY_GOLD,
	E_PAY_VP,
	E_PAY_PP,
	E_NEW_PILE,
	E_JOIN,
	E_LEVEL_TILE,
	E_FIRST_TILE,
	E_SECOND_TILE,
	E_DISCARD,
	E_SWAP,
	E_SWAP_ROWS,
	E_UNFINISHED,
	E_INCOME,
	E_SCORE,
	E_SCORE_MORE,
	E_TOTAL,
	E_TOTAL_BELOW,
	E_TOTAL_ABOVE,
	EL_EVENT_COUNT
};

enum el_reason {
	R_OK,
	R_NOT_HERE,
	R_NOT_IN_AGORA,
	R_ORACLE_CLOSED,
	R_NOT_IN_ORACLE,
	R_COLUMN_NEEDED,
	R_TWO_COLUMNS,
	R_TWIN,
	R_THREE_ACTIONS,
	R_HAS_QUEST,
	R_QUEST_GONE,
	R_QUEST_COLUMN,
	R_CITIZEN_CARD,
	R_CITIZEN_QUEST,
	R_PASS_EARLY,
	R_PASS_QUEST,
	R_COLUMN_DOWN,
	R_NOT_IN_DOMAIN,
	R_NO_POWER_NOW,
	R_LEGEND_LATER,
	R_NOT_IN_WRITING,
	R_TURNED,
	R_NO_RING,
	R_TURNED_ELEUSIS,
	R_TURNED_LEGEND,
	R_LONELY_ELEUSIS,
	R_NOTHING_POSSIBLE,
	R_OPTION,
	R_COMMITTED,
	R_SEAT_SELF,
	R_SEAT_NOT_MOST,
	R_NO_MATCH,
	R_TOO_DEAR,
	R_CITIZEN_PLACE,
	R_CITIZEN_NEW,
	R_NO_SUCH_PILE,
	R_NO_JOIN,
	R_NO_TRANSFER_LEFT,
	R_NOT_THERE,
	R_NO_PARTNER,
	R_USE_KIND,
	R_USE_CHAIN,
	R_USE_NOTHING,
	EL_REASON_COUNT
};

/* Rows of cards as arguments of moves and events. */
enum el_row { ROW_AGORA, ROW_ORACLE, ROW_DISCARD, EL_ROW_COUNT };

#endif
