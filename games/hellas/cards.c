/* cards.c: the printed components as const tables, from map.def, cards.def and scripts.def. */
#include "games/hellas/cards.h"

#include "core/text.h"

// clang-format off
#define N(r) (1u << (r))

const struct lh_region_row lh_regions[REGIONS] = {
#define REGION(id, token, name, land, population, city, shrine, god, arrow, ...) \
	[id] = { land, population, city, shrine, god, __VA_ARGS__ },
#include "games/hellas/map.def"
};

const uint32_t lh_land[LANDS] = {
	N(EPIRUS) | N(MACEDONIA) | N(THESSALY) | N(CHALKIDIKI),
	N(ACARNANIA) | N(AETOLIA) | N(LOCRIS) | N(PHOCIS),
	N(EUBOEA) | N(BOEOTIA) | N(ATTICA) | N(CORINTHIA),
	N(ACHAEA) | N(ELIS) | N(ARCADIA) | N(MESSENIA),
	N(ARGOLIS) | N(LACONIA) | N(CRETE),
};

const uint8_t lh_god_region[GODS] = { THESSALY, ATTICA, ACARNANIA };
const uint8_t lh_god_attr[GODS] = { STRENGTH, LEADERSHIP, SPEED };
const uint8_t lh_vanguard_route[5] = { CHALKIDIKI, MACEDONIA, THESSALY, LOCRIS, PHOCIS };

/* LH-18.3, LH-17.2, LH-TC: temple slots after which a draft follows, bit slot - 1 */
const uint8_t lh_draft_slots[TEMPLE_CARDS] = {
#define TEMPLE(rule, token, name, a, b, c, d) N(a - 1) | N(b - 1) | N(c - 1) | N(d - 1),
#include "games/hellas/cards.def"
};

const struct lh_card lh_cards[CARDS] = {
#define CARD(rule, token, name, ...) { __VA_ARGS__ },
#include "games/hellas/cards.def"
};

const struct lh_attack lh_attacks[ATTACKS] = {
#define ATTACK(rule, token, name, ...) { __VA_ARGS__ },
#include "games/hellas/cards.def"
};

#define POWER { 0, 0, 1, 2, 3, 3 } /* LH-19.4 by level */
const struct lh_box lh_built_in = {
	.monster = {
#define MONSTER(id, rule, token, name, ...) [id] = { __VA_ARGS__ },
#include "games/hellas/cards.def"
	},
	.quest = {
#define QUEST(id, rule, token, name, ...) [id] = { __VA_ARGS__ },
#include "games/hellas/cards.def"
	},
	/* LH-6.3: one face shows nothing, two an attack, two a move, one a choice */
	.die_face = { DIE_NOTHING, DIE_ATTACK, DIE_ATTACK, DIE_MOVE, DIE_MOVE, DIE_CHOICE },
	.power = { POWER, POWER, POWER },
	.arrow = {
#define REGION(id, token, name, land, population, city, shrine, god, arrow, ...) [id] = arrow,
#include "games/hellas/map.def"
	},
	.solo_blessings = SOLO_BLESSINGS,
};

const struct lh_script lh_scripts[2][TOKENS] = {
	{
#define ACT_1(...) { __VA_ARGS__ },
#include "games/hellas/scripts.def"
	},
	{
#define ACT_2(...) { __VA_ARGS__ },
#include "games/hellas/scripts.def"
	},
};
// clang-format on
