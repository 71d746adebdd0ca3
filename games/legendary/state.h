/* state.h: the position of Cyclades: Legendary Edition, one flat struct.
 *
 * Words: a FACTION is one set of pieces (CL-1.1); a seat plays one faction, or the two factions of
 * a team when there are two seats. Everything in the game is counted by faction.
 *
 * Areas are numbered as in map.h. A place that may be land or sea (Hydra) is a number of kind
 * `area`: land areas 0 to 39, sea areas 40 to 79. NONE (255) is nobody, nowhere or nothing.
 *
 * Facts are stored once; what follows from them (masks, reserves, supplies, decks) is kept up to
 * date by pieces.c, recomputed by derive() and verified by check(). */
#ifndef LEGENDARY_STATE_H
#define LEGENDARY_STATE_H

#include "core/bitset.h"
#include "core/game.h"
#include "games/legendary/map.h"

enum { NONE = 255, FACTIONS = 6 };

/* CL-1.17, kind faction. */
enum faction { PURPLE, YELLOW, BLUE, BLACK, RED, GREEN };

/* CL-9, kind god. */
enum god { ATHENA, ZEUS, POSEIDON, ARES, HERA, APOLLO, GODS, ALTARS = 5 };

/* Kind building: what fills a slot. A metropolis is identified by the bonus of its token
 * (CL-1.11). */
enum building {
	PORT,
	FORTRESS,
	TEMPLE,
	ACADEMY,
	BASICS, /* kinds of basic buildings */
	METROPOLIS = BASICS,
	METRO_TROOPS = METROPOLIS,
	METRO_FLEETS,
	METRO_PRIESTESS,
	METRO_GOLD,
	METRO_TOKEN,
	BUILDINGS,
	BONUSES = BUILDINGS - METROPOLIS,
};

/* CL-16, kind hero: the row of heroes.def. */
enum hero {
#define HERO(id, token, name, war, sacrifice) id,
#include "games/legendary/heroes.def"
#undef HERO
	HEROES
};

/* CL-19, CL-20, kind creature: the row of creatures.def, figures first. */
enum creature {
#define CREATURE(id, token, name, lands, seas, effect, words) id,
#include "games/legendary/creatures.def"
#undef CREATURE
	CREATURES,
	FIGURES = CERBERUS + 1
};

/* Kind unit: nameless pieces, where a move or an event must tell them apart. CL-1.3: a basic troop
 * has its faction's colour, a mercenary is grey; troop means both. CL-15.1, CL-15.2, CL-15.3:
 * mercenaries do what basic troops do. */
enum unit { TROOP, MERCENARY, FLEET, MINOTAUR_UNIT, UNITS };

enum {
	TROOPS_EACH = 8,     /* CL-1.6 */
	FLEETS_EACH = 8,     /* CL-1.6 */
	MERCENARIES = 16,    /* CL-1.7 */
	PRIESTESSES = 20,    /* CL-1.7 */
	PHILOSOPHERS = 20,   /* CL-1.7 */
	BUILDINGS_EACH = 10, /* CL-1.7 */
	METROS_EACH = 3,     /* CL-1.11 */
	THINKERS = 4,        /* CL-10.7: philosophers that make a metropolis */
	GOLD_MAX = 60000,
	TOKENS_MAX = 250,
	HERO_PRICE = 4,     /* CL-16.1 */
	APOLLO_GOLD = 2,    /* CL-9.6 */
	PEEK_PRICE = 1,     /* CL-9.8: to play what was seen */
	REROLL_PRICE = 1,   /* CL-16.23 */
	CROESUS_PRICE = 15, /* CL-16.14 */
	COLUMN = 4,         /* CL-1.15: place i is priced i + 2 */
	HERO_COLUMN = 2,
	CARDS_ALL = (1 << CREATURES) - 1,
	HEROES_ALL = (1 << HEROES) - 1,
	SEA0 = LG_LANDS, /* kind area: sea s is SEA0 + s */
	AREAS = LG_LANDS + LG_SEAS,
};

/* CL-2.7: control is stored; control tokens only show it. CL-2.9: units of one faction,
 * except in a battle (struct lg_battle). */
struct lg_land {
	uint8_t owner;  /* faction that controls it */
	uint8_t troops; /* basic troops of the owner */
	uint8_t mercs;  /* mercenaries of the owner */
	uint8_t tokens; /* horns on prosperity tokens, beyond the printed ones */
};

struct lg_sea {
	uint8_t owner; /* faction whose fleets are here */
	uint8_t fleets;
	uint8_t tokens;
	uint8_t spare;
};

struct lg_hero {
	uint8_t owner; /* faction that holds the card */
	uint8_t at;    /* land area of the figure; NONE with an owner: protects a metropolis */
	uint8_t metro; /* CL-16.28: the metropolis on the card */
	uint8_t mark;  /* CL-18.4: its discount is used */
};

/* The god's turn in progress (CL-8, CL-9). */
struct lg_turn {
	uint8_t who, god;
	uint8_t free;        /* free actions not done yet: FREE_BUILD, FREE_TAKE */
	uint8_t extras;      /* extra recruits, philosopher or priestess bought (CL-9.11) */
	uint8_t expeditions; /* legs paid so far (CL-17.2) */
	uint8_t peeked;      /* CL-9.8: once */
	uint8_t hired;       /* CL-16.1: once */
	uint8_t spare;
};

enum { FREE_BUILD = 1, FREE_TAKE = 2 };

/* The battle in progress (CL-11, CL-13). The defender's pieces are in the area as usual; the
 * attacker's troops and mercenaries are here, its heroes are in the area with their owner. */
struct lg_battle {
	uint8_t area;    /* kind area */
	uint8_t side[2]; /* factions: attacker, defender */
	uint8_t die[2];
	uint8_t troops, mercs, fleets; /* of the attacker */
	uint8_t turned; /* mercenaries among them that Pandora turned: they did not enter (CL-16.20) */
	uint8_t last; /* CL-14.4: the only land area of the defender when it was entered */
	uint8_t spare[2];
};

enum { ATTACKER, DEFENDER };

/* CL-21.3: everything but the purse is counted by faction, in teams too. */
struct lg_pub {
	struct pet_flow flow;

	/* ---- the table: fixed at set-up */
	uint8_t factions;       /* in play, 3 to 6 */
	uint8_t teams;          /* CL-21: 1 if factions play in pairs */
	uint8_t bluff;          /* CL-6.13 */
	uint8_t goal;           /* CL-22.1: metropolises that end the game */
	uint8_t max_rounds;     /* CL-22.5 */
	uint8_t screens;        /* CL-23.4: clients hide other purses */
	uint8_t layout;         /* CL-23.1 */
	uint8_t seat[FACTIONS]; /* seat that plays the faction */

	/* ---- the round */
	uint8_t round;           /* from 1; 0 during set-up */
	uint8_t order[FACTIONS]; /* CL-6.15: turn order of this round */
	uint8_t track[FACTIONS]; /* CL-8.5: turn track being filled for the next round */
	uint8_t altar[ALTARS];   /* gods from the top; the first factions-1 are open (CL-3.2) */
	uint8_t marker[GODS];    /* faction whose offering is on the god's altar */
	uint8_t space[GODS];     /* value of that offering */
	uint8_t destitute;       /* CL-6.12: factions on a space 1 they cannot pay */
	uint8_t penalised;       /* CL-6.14: factions bound after a bluff */
	uint8_t last_taken;      /* CL-14.4: a last land area fell, the game ends with this round */
	uint8_t top_known;       /* H.4: seats that know the top card of the creature deck */
	struct lg_turn turn;
	struct lg_battle battle;

	/* ---- by faction */
	uint16_t
		gold[FACTIONS]; /* CL-1.2: by purse, lg_purse(); a team's is at its first faction */
	uint8_t priestess[FACTIONS];
	uint8_t philosopher[FACTIONS];

	/* ---- the columns, piles and figures */
	uint8_t column[COLUMN]; /* creature cards, cheapest place first */
	uint8_t hero_column[HERO_COLUMN];
	uint8_t figure_owner[FIGURES];
	uint8_t figure_at[FIGURES]; /* kind area */
	struct lg_hero hero[HEROES];
	uint16_t hero_fresh; /* CL-16.9: recruited or exchanged in this round */
	uint16_t hero_gone;  /* CL-1.16: discarded */
	uint32_t discard;    /* creature cards */
	uint32_t in_play;    /* creature cards being resolved */

	/* ---- the map */
	struct lg_land land[LG_LANDS];
	struct lg_sea sea[LG_SEAS];
	uint8_t building[LG_SLOTS];
	uint8_t mark[LG_SLOTS]; /* CL-18.4: the discount of this building is used */
	struct lg_map map;

	/* ---- derived (pieces.c) */
	uint64_t own_land[FACTIONS], own_sea[FACTIONS];
	uint64_t slot_free[2]; /* land areas whose first, second slot exists and is empty */
	uint32_t deck;         /* creature cards nobody has drawn */
	uint16_t hero_deck;
	uint16_t heroes[FACTIONS];     /* heroes of a faction on the map */
	uint8_t troops_left[FACTIONS]; /* reserves */
	uint8_t fleets_left[FACTIONS];
	uint8_t built[FACTIONS][BASICS]; /* basic buildings controlled, by kind */
	uint8_t metros[FACTIONS];        /* metropolises controlled, protected ones included */
	uint8_t left[BASICS];            /* basic buildings in the supply */
	uint8_t metros_left[BONUSES];    /* metropolis tokens in the stack */
	uint8_t mercs_left, priestess_left, philosopher_left;
};

struct lg_priv {
	uint8_t top; /* H.4: top card of the creature deck, if top_known says so; else NONE */
};

struct lg {
	struct lg_pub pub;
	struct lg_priv priv[PET_SEATS_MAX];
	struct pet_journal journal;
};

/* ---- small queries --------------------------------------------------------------------------- */

/* CL-21.14: the partner; NONE in a free-for-all game. */
static inline uint8_t lg_partner(const struct lg_pub *p, uint8_t who)
{
	uint8_t half = p->factions / 2;
	return p->teams ? (uint8_t)(who < half ? who + half : who - half) : NONE;
}

/* CL-1.2, CL-21.2: the purse of a faction. */
static inline uint8_t lg_purse(const struct lg_pub *p, uint8_t who)
{
	uint8_t half = p->factions / 2;
	return p->teams && who >= half ? (uint8_t)(who - half) : who;
}

static inline unsigned lg_gold(const struct lg_pub *p, uint8_t who)
{
	return p->gold[lg_purse(p, who)];
}

/* CL-1.5: neither the faction itself nor its partner (nor NONE). */
static inline bool lg_enemy(const struct lg_pub *p, uint8_t who, uint8_t other)
{
	return other != NONE && other != who && other != lg_partner(p, who);
}

/* CL-22.1, CL-21.13: metropolises of the faction and its partner. */
static inline int lg_metros(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	return p->metros[who] + (partner == NONE ? 0 : p->metros[partner]);
}

/* CL-2.4: whether what fills a slot is a metropolis. */
static inline bool lg_is_metro(uint8_t building)
{
	return building >= METROPOLIS && building < BUILDINGS;
}

/* Sea areas with fleets, land areas under control, of all factions but one (who may be NONE: the
 * rest is empty, CL-2.13). */
static inline uint64_t lg_other_seas(const struct lg_pub *p, uint8_t who)
{
	uint64_t out = 0;
	for (int i = 0; i < p->factions; i++)
		out |= i == who ? 0 : p->own_sea[i];
	return out;
}

static inline uint64_t lg_other_lands(const struct lg_pub *p, uint8_t who)
{
	uint64_t out = 0;
	for (int i = 0; i < p->factions; i++)
		out |= i == who ? 0 : p->own_land[i];
	return out;
}

/* Open altars, not counting Apollo, who is always open (CL-3.2, CL-4.8). */
static inline int lg_open(const struct lg_pub *p)
{
	return p->factions - 1;
}

#endif
