/* state.h: a match of Lords of Hellas as one flat value.
 *
 * A region holds at most one control token and the hoplites of one army, of two while a battle is
 * pending. An army is named by the colour of its pieces: s1 to s4 in the competitive game, blue,
 * yellow (both the player's) and persian in the solo mode. A fortified hoplite is one of hop[army],
 * marked by fort. A hero is in a region (at) or on a quest (quest, step), never in both.
 *
 * Hidden: combat hands, cards drawn to keep one, the cards of a draft, the attack cards a seat
 * looks at. They are in lh_priv of the seat that has seen them; a deck is what is nowhere else. */
#ifndef HELLAS_STATE_H
#define HELLAS_STATE_H

#include "core/game.h"

enum {
	NONE = 255,
	LANDS = 5,
	ATTRS = 3,
	SLOTS = 9, /* wound slots of the Hydra with its evolution */
	QUEST_SLOTS = 3,
	CARDS = 30,
	ATTACKS = 18,
	EVENTS = 23, /* LH-1.24: event cards: two per monster, then the quests */
	GODS = 3,
	SPOTS = 2,
	TEMPLE_CARDS = 5,
	SPECIALS = 8,
	SPIES = 4,
	TOKENS = 24,
	PLAYERS = 4,
	HOPLITES = 15,
	CONTROL_TOKENS = 15,
	PERSIAN_TOKENS = 13,
	PERSIAN_LANDS = 2, /* whole ones, and Greece is lost */
	PRIESTS = 4,
	ATTR_MAX = 5,
	MONUMENT_TOP = 5,
	TEMPLES_TO_WIN = 5,  /* LH-20.3 */
	TROPHIES_TO_WIN = 3, /* LH-20.4 */
	KING_TOKENS = 3,     /* LH-20.5 */
	ARROW_STRENGTH = 2,  /* LH-AR-05 */
	TURN_GUARD = 400,    /* LH-23.3, LH-23.7 */
	INVASION_TOP = 10,
	MARCH_SPACE = 4,   /* of the mobilization track: 0, 1, 2, 3, March */
	FAIR_HOPLITES = 2, /* LH-22.91: more in each own region at the start of Act II */
	FAIR_COUNTER = 4,  /* ... and the victory counter starts so much lower */
};

/* Whose pieces. */
enum army { BLUE = 4, YELLOW, PERSIAN, ARMIES };

enum land { RED, YELLOW_LAND, BLUE_LAND, GREEN, BROWN };

enum region {
#define REGION(id, ...) id,
#include "games/hellas/map.def"
	REGIONS
};

enum hero {
#define HERO(id, ...) id,
#include "games/hellas/cards.def"
	HEROES
};
enum attr { LEADERSHIP, STRENGTH, SPEED };
enum god { ZEUS, ATHENA, HERMES };
enum monster {
#define MONSTER(id, ...) id,
#include "games/hellas/cards.def"
	MONSTERS
};
enum symbol { TORCH, BOW, SWORD, MACE, AXE, SPEAR, SHIELD, SICKLE, SYMBOLS };

enum special {
	S_RECRUIT,
	S_MARCH,
	S_TEMPLE,
	S_PREPARE,
	S_USURP,
	S_HUNT,
	S_MONUMENT,
	S_EXHAUSTED /* a hunt by the blessing Exhausted Fight */
};

enum quest {
#define QUEST(id, ...) id,
#include "games/hellas/cards.def"
	QUESTS
};

enum artifact {
#define ARTIFACT(id, ...) id,
#include "games/hellas/cards.def"
	ARTIFACTS
};

enum blessing {
#define BLESSING(id, ...) id,
#include "games/hellas/cards.def"
	BLESSINGS
};

enum attitude { HOSTILE, WARY, NEUTRAL, LOYAL };

/* LH-24.1: rules read as the rulebook has them; those without their bit, as the publisher answered
 * later, and as they were before version 4. */
enum lh_reading {
	BOOK_CONTROL = 1, /* LH-14.8: the winner of a battle takes a neutral region */
	BOOK_RETREAT = 2, /* LH-13.6: a beaten attacker chooses where to withdraw to */
	BOOK_WOUND = 4,   /* LH-9.11: a hunter who can wound must */
	BOOK_FORT = 8,    /* LH-5.4: a recruit may be fortified in every city */
	BOOK_MARKS = 16   /* LH-9.7: only wounds by combat cards earn a reward */
};

/* Regular actions taken this turn; the artifact block is closed when its bit is set. */
enum { T_ARTIFACTS = 1, T_PRAYER = 2, T_HERO = 4, T_HOPLITES = 8, T_EXILE = 16, T_SHOOT = 32 };

enum { REWARD_PRIEST, REWARD_ARTIFACT, REWARD_MONSTER, REWARDS };

/* LH-1.26: one seat at the table (solo: seat s1). */
struct lh_player {
	uint64_t blessings;  /* own blessings, one bit each */
	uint32_t artifacts;  /* own artifacts */
	uint16_t kept;       /* quest cards kept for their reward */
	uint8_t hero;        /* or NONE before the choice */
	uint8_t colour;      /* LH-1.25: cosmetic */
	uint8_t at;          /* LH-15.6: region of the hero; NONE on a quest */
	uint8_t quest;       /* quest the hero is on, or NONE */
	uint8_t step;        /* its step, 1 or 2 */
	uint8_t attr[ATTRS]; /* LH-1.13: permanent values */
	uint8_t injured;     /* attributes with an injury */
	uint8_t pool;        /* priests in the pool */
	uint8_t used;        /* LH-1.9: special actions with a used token */
	uint8_t hand;        /* combat cards in hand */
	uint8_t trophies;    /* monsters slain */
	uint8_t locked;      /* completed a quest this turn: the hero stays */
	uint8_t spare[4];
};

struct lh_region {
	uint8_t owner;       /* army of the control token, or NONE */
	uint8_t fort;        /* army of the fortified hoplite, or NONE */
	uint8_t hop[ARMIES]; /* hoplites, the fortified one included */
	uint8_t moved[2]; /* this action: unfortified hoplites that moved (blue, yellow in solo) */
	uint8_t kill;     /* kill event in progress: hoplites to die here */
};

struct lh_monster {
	uint16_t wounds; /* LH-1.10: covered slots */
	uint8_t at;      /* region, or NONE */
	uint8_t evolved; /* bit 0: card A, bit 1: card B */
};

/* A hunt, zero outside one. */
struct lh_hunt {
	uint32_t revealed; /* attack cards used since the last shuffle */
	uint8_t hunter;    /* seat + 1; 0: no hunt */
	uint8_t monster;
	uint8_t marks;  /* rewards on slots covered in this hunt */
	uint8_t start;  /* start effects used: bits of enum lh_start */
	uint8_t dodged; /* Advanced Dodge used */
	uint8_t rounds; /* attack cards faced */
	uint8_t card;   /* the attack card on the table */
	uint8_t value;  /* its value */
	uint8_t total;  /* defence so far */
	uint8_t cards;  /* cards in this defence */
	uint8_t before; /* the hero had an injury when the card was revealed */
	uint8_t over;   /* 0 running, 1 failed, 2 slain */
	uint8_t drawn;  /* attack cards the seat to the left is looking at */
	uint8_t struck; /* wounds dealt in this ATTACK step */
	uint8_t hidden; /* unchosen attack cards since the last shuffle */
	uint8_t spare;
};

/* A battle, zero outside one. Side 0 is the attacker, 1 the defender. */
struct lh_battle {
	uint32_t played[2]; /* combat cards played, set aside */
	uint32_t origins;   /* regions the attackers came from */
	uint8_t on;         /* 1 during a battle */
	uint8_t region;
	uint8_t side[2];    /* seats; PERSIAN in the solo mode */
	uint8_t power[2];   /* strengths and bonuses of cards played, and of Apollo's Arrow */
	uint8_t symbols[2]; /* casualty symbols */
	uint8_t count[2];   /* cards played */
	uint8_t fx[2];      /* before-battle effects used: bits of enum lh_before */
	uint8_t passed;     /* one bit per side */
	uint8_t ring;       /* one bit per side: played Encirclement */
	uint8_t extra[2];   /* losses added by Medusa's Blood */
	uint8_t turn;       /* side to act */
	uint8_t winner;     /* side, or NONE */
	uint8_t spare[2];
};

struct lh_draft {
	uint8_t cards; /* cards being passed; 0: no draft */
	uint8_t seat;  /* who holds them */
	uint8_t left;  /* picks still to come */
};

/* Xerxes' board, zero in the competitive game. */
struct lh_solo {
	uint32_t pile;  /* tokens not drawn yet */
	uint16_t done;  /* quests completed, or left by the act change */
	uint16_t drawn; /* quests of this game */
	uint8_t act;    /* 1 or 2 */
	uint8_t invasion;
	uint8_t mobilization;    /* 0 to 3 */
	uint8_t victory;         /* the victory counter (Act II) */
	uint8_t spy[SPIES];      /* region, NONE: on the Command track, GONE: out of the game */
	uint8_t attitude[LANDS]; /* enum attitude */
	uint8_t fleece;          /* sea trails are barred */
	uint8_t counting;        /* the conditions of Act II are checked */
	uint8_t fair;            /* 1: the numbers of LH-22.91 */
	uint32_t ask;            /* regions whose new token may be turned blue */
};

enum { GONE = REGIONS };

/* LH-HI-08: what everybody sees. */
struct lh_pub {
	struct pet_flow flow;

	/* turn */
	uint8_t solo;      /* solo mode */
	uint8_t active;    /* whose turn, NONE during set-up */
	uint8_t first;     /* who chooses first */
	uint8_t taken;     /* regular actions and once-a-turn effects taken: T_ bits */
	uint8_t grants;    /* extra special actions still to take */
	uint8_t built;     /* Build Monument was taken: the turn ends */
	uint8_t announced; /* duel: Build Monument is announced */
	uint8_t over;      /* the game has ended */
	uint8_t winner;    /* seat, or NONE: a draw, a solo defeat */
	uint8_t counted;   /* set-up events that counted */
	uint8_t drawn;     /* artifacts, blessings or Owl cards a seat is looking at */
	uint8_t reason;    /* how the game ended: enum lh_end */
	uint16_t turn;     /* player turns begun */

	/* board */
	uint8_t temple_card; /* or NONE */
	uint8_t temples_built;
	uint32_t temples; /* regions with a temple, Delphi included */
	uint8_t level[GODS];
	uint8_t king_god;    /* first monument completed, or NONE */
	uint8_t king_holder; /* who holds the activation card */
	uint8_t king_tokens;
	uint8_t spot[GODS][SPOTS]; /* priests on monuments: army, or NONE */
	uint8_t slot[QUEST_SLOTS]; /* open quests, or NONE */
	uint8_t glory[LANDS];      /* holder of the token, or NONE */

	/* decks: what is elsewhere */
	uint32_t discard;       /* combat cards, face up (LH-HI-03) */
	uint32_t events;        /* event cards in the deck */
	uint32_t events_out;    /* discarded quest cards: return when the deck is empty */
	uint32_t charged;       /* artifacts that can be used */
	uint64_t blessings_out; /* discarded blessings */

	struct lh_player player[PLAYERS];
	struct lh_region region[REGIONS];
	struct lh_monster monster[MONSTERS];

	/* the current action */
	uint32_t pending;         /* regions with a pending battle */
	uint32_t entered;         /* regions entered: evolved Chimera kills once */
	uint32_t fresh_fort;      /* cities that were entered during this action */
	uint32_t origin[REGIONS]; /* where the attackers of a pending battle came from */

	struct lh_hunt hunt;
	struct lh_battle battle;
	struct lh_draft draft;
	uint8_t readings; /* LH-24.1: bits of enum lh_reading */
	struct lh_solo xerxes;

	/* derived from region: maintained by r01_pieces.c */
	uint32_t occ[ARMIES];  /* regions with hoplites */
	uint32_t held[ARMIES]; /* regions with a control token */
	uint8_t on_map[ARMIES + 1];
};

struct lh_priv {
	uint64_t offered;        /* draft cards in hand */
	uint64_t passed;         /* draft cards passed on in this draft */
	uint64_t seen_blessings; /* passed on in earlier drafts */
	uint32_t hand;           /* combat cards */
	uint32_t fresh;          /* Owl: the cards just drawn */
	uint32_t look;           /* artifacts drawn to keep one */
	uint32_t seen_artifacts; /* returned to the neutral deck */
	uint32_t attack;         /* attack cards to choose from */
	uint32_t attack_out;     /* unchosen ones since the last shuffle of this hunt */
};

struct lh {
	struct lh_pub pub;
	struct lh_priv priv[PET_SEATS_MAX];
	struct pet_journal journal;
};

_Static_assert(sizeof(struct lh) <= 2048, "a state fits 2 KB");

#endif
