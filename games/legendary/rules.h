/* rules.h: what the chapters of the rules share: names of nodes, verbs, events, reasons; the piece
 * movers that keep counters in step (pieces.c); and one line for each function that another chapter
 * calls. */
#ifndef LEGENDARY_RULES_H
#define LEGENDARY_RULES_H

#include "core/text.h"
#include "games/legendary/state.h"

/* ---- tables (tables.c, fields.c, nodes.c) ---------------------------------------------------- */

enum {
	K_FACTION = K_GAME,
	K_LAND,
	K_SEA,
	K_AREA, /* land areas, then sea areas */
	K_SLOT,
	K_GOD,
	K_BUILDING,
	K_HERO,
	K_CREATURE,
	K_FIGURE, /* the creatures with figures */
	K_UNIT,
	K_PRICE, /* places of the creature column */
	K_TILE,
	K_GRID,
	K_FACE,
	K_LAYOUT,
	K_MARCH, /* why units move */
	KINDS
};

enum verb_id {
	V_NONE,
#define VERB(id, token, text, a, b, c) V_##id,
#include "games/legendary/verbs.def"
#undef VERB
	VERBS
};

enum event_id {
	E_NONE,
#define EVENT(id, token, text, a, b, c, d)	    E_##id,
#define SECRET(id, token, text, hidden, a, b, c, d) E_##id,
#include "games/legendary/events.def"
#undef EVENT
#undef SECRET
	EVENTS
};

enum reason_id {
	R_NONE,
#define REASON(id, rule, text) R_##id,
#include "games/legendary/reasons.def"
#undef REASON
	REASONS
};

/* Nodes: numbers are explicit and never reused (saved matches outlive edits). */
enum node_id {
	/* sequences and steps */
	N_GAME = 1,
	N_SEATS = 2,
	N_TILES = 3,
	N_ALTARS = 4,
	N_COLUMNS = 5,
	N_TRACK = 6,
	N_PLACEMENT = 7,
	N_ROUNDS = 8,
	N_ROUND = 9,
	N_PREPARE = 10,
	N_INCOME = 11,
	N_OFFERINGS = 12,
	N_UPKEEP = 13,
	N_UPKEEP_ONE = 14,
	N_TURNS = 15,
	N_TURN = 16,
	N_APOLLO = 17,
	N_CLOSE = 18,
	N_CARD = 19,
	N_SEA_BATTLE = 20,
	N_LAND_BATTLE = 21,
	N_CONQUEST = 22,
	N_LOST_METROS = 23,
	N_BONUS = 24,
	N_WAYS = 25,
	N_METROPOLIS = 26,
	N_REMOVAL = 27,
	N_SACRIFICE = 28,

	/* chance */
	N_CHANCE_FACTIONS = 40,
	N_CHANCE_TILES = 41,
	N_CHANCE_ALTARS = 42,
	N_CHANCE_ORDER = 43,
	N_CHANCE_CREATURE = 44,
	N_CHANCE_HERO = 45,
	N_CHANCE_METROPOLIS = 46,
	N_CHANCE_DIE = 47,

	/* questions */
	N_PLACE_LAND = 60,
	N_PLACE_FLEET = 61,
	N_PLACE_TROOPS = 62,
	N_OFFER_PLACE = 63,
	N_UPKEEP_PICK = 64,
	N_UPKEEP_KEEP = 65,
	N_UPKEEP_MOVE = 66,
	N_HYDRA_PREY = 67,
	N_POLYPHEMUS_FLEET = 68,
	N_TURN_FREE = 69,
	N_BUILD_KIND = 70,
	N_BUILD_SLOT = 71,
	N_BUILD_REPLACE = 72,
	N_RECRUIT_PLACE = 73,
	N_APOLLO_LAND = 74,
	N_APOLLO_SEA = 75,
	N_TURN_MENU = 76,
	N_PEEK_PLAY = 77,
	N_SEA_FROM = 78,
	N_SEA_TO = 79,
	N_SEA_COUNT = 80,
	N_LAND_FROM = 81,
	N_LAND_TO = 82,
	N_LAND_GROUP = 83,
	N_HERO_RECRUIT = 84,
	N_CREATURE_BUY = 85,
	N_CREATURE_AREA = 86,
	N_HARPY_PREY = 87,
	N_GIANT_FROM = 88,
	N_GIANT_PLACE = 89,
	N_STEAL_TARGET = 90,
	N_SYLPH_PAIR = 91,
	N_SPHINX_PICK = 92,
	N_CHIMERA_PICK = 93,
	N_CHARON_SWAP = 94,
	N_CYCLOPS_SWAP = 95,
	N_SACRIFICE_HERO = 96,
	N_SACRIFICE_HECTOR = 97,
	N_SACRIFICE_PANDORA = 98,
	N_METROPOLIS_REMOVE = 99,
	N_METROPOLIS_PROTECT = 100,
	N_METROPOLIS_SLOT = 101,
	N_METROPOLIS_ORDER = 102,
	N_BONUS_TROOP = 103,
	N_BONUS_FLEET = 104,
	N_BONUS_TOKEN = 105,
	N_BATTLE_ORDER = 106,
	N_HECTOR_PREY = 107,
	N_CROESUS_REROLL = 108,
	N_BATTLE_LOSS = 109,
	N_PERSEUS_RETREAT = 110,
	N_BATTLE_RETREAT = 111,
	NODES
};

#endif
