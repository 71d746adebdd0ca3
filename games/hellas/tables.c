/* tables.c: the printed components as const tables. Every number is listed in
 * docs/rules/hellas.md. */
#include "games/hellas/tables.h"

#include "core/text.h"

// clang-format off
#define N(r) (1u << (r))

/* land, population, city (Sparta 2), shrine (Delphi 2), monument, solo arrow, x, y, borders, sea trails */
const struct lh_region_row lh_regions[REGIONS] = {
	[EPIRUS] = { RED, 2, 0, 1, NONE, ACARNANIA, 98, 213,
		N(MACEDONIA) | N(THESSALY) | N(ACARNANIA) | N(AETOLIA), 0 },
	[MACEDONIA] = { RED, 2, 1, 0, NONE, THESSALY, 263, 92,
		N(EPIRUS) | N(THESSALY) | N(CHALKIDIKI), 0 },
	[THESSALY] = { RED, 4, 1, 0, ZEUS, NONE, 353, 291,
		N(EPIRUS) | N(MACEDONIA) | N(AETOLIA) | N(LOCRIS), N(EUBOEA) },
	[CHALKIDIKI] = { RED, 4, 1, 1, NONE, MACEDONIA, 553, 127,
		N(MACEDONIA), N(EUBOEA) },
	[ACARNANIA] = { YELLOW_LAND, 4, 1, 0, HERMES, NONE, 67, 438,
		N(EPIRUS) | N(AETOLIA), 0 },
	[AETOLIA] = { YELLOW_LAND, 2, 0, 1, NONE, ACARNANIA, 193, 432,
		N(EPIRUS) | N(THESSALY) | N(ACARNANIA) | N(LOCRIS), 0 },
	[LOCRIS] = { YELLOW_LAND, 2, 1, 0, NONE, THESSALY, 335, 437,
		N(THESSALY) | N(AETOLIA) | N(PHOCIS) | N(ACHAEA), 0 },
	[PHOCIS] = { YELLOW_LAND, 5, 0, 2, NONE, LOCRIS, 413, 486,
		N(LOCRIS) | N(BOEOTIA), 0 },
	[EUBOEA] = { BLUE_LAND, 2, 1, 0, NONE, THESSALY, 651, 407,
		0, N(THESSALY) | N(CHALKIDIKI) | N(BOEOTIA) | N(CRETE) },
	[BOEOTIA] = { BLUE_LAND, 2, 1, 0, NONE, ATTICA, 512, 543,
		N(PHOCIS) | N(ATTICA) | N(CORINTHIA), N(EUBOEA) },
	[ATTICA] = { BLUE_LAND, 5, 1, 1, ATHENA, NONE, 579, 655,
		N(BOEOTIA) | N(CORINTHIA), N(CRETE) },
	[CORINTHIA] = { BLUE_LAND, 2, 0, 1, NONE, ATTICA, 409, 668,
		N(BOEOTIA) | N(ATTICA) | N(ACHAEA) | N(ARCADIA) | N(ARGOLIS), 0 },
	[ACHAEA] = { GREEN, 2, 1, 0, NONE, LOCRIS, 231, 622,
		N(LOCRIS) | N(CORINTHIA) | N(ELIS) | N(ARCADIA), 0 },
	[ELIS] = { GREEN, 4, 1, 1, NONE, ACHAEA, 119, 718,
		N(ACHAEA) | N(ARCADIA) | N(MESSENIA), 0 },
	[ARCADIA] = { GREEN, 2, 1, 0, NONE, CORINTHIA, 272, 764,
		N(CORINTHIA) | N(ACHAEA) | N(ELIS) | N(MESSENIA) | N(ARGOLIS) | N(LACONIA), 0 },
	[MESSENIA] = { GREEN, 3, 0, 1, NONE, ARCADIA, 189, 881,
		N(ELIS) | N(ARCADIA) | N(LACONIA), 0 },
	[ARGOLIS] = { BROWN, 3, 1, 0, NONE, CORINTHIA, 440, 771,
		N(CORINTHIA) | N(ARCADIA) | N(LACONIA), N(CRETE) },
	[LACONIA] = { BROWN, 5, 2, 0, NONE, CRETE, 369, 916,
		N(ARCADIA) | N(MESSENIA) | N(ARGOLIS), N(CRETE) },
	[CRETE] = { BROWN, 2, 0, 1, NONE, ATTICA, 613, 895,
		0, N(EUBOEA) | N(ATTICA) | N(ARGOLIS) | N(LACONIA) },
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
const uint8_t lh_god_power[MONUMENT_TOP + 1] = { 0, 0, 1, 2, 3, 3 }; /* LH-19.4 by level */
const uint8_t lh_vanguard_route[5] = { CHALKIDIKI, MACEDONIA, THESSALY, LOCRIS, PHOCIS };

/* LH-TC: temple slots with a draft, bit slot - 1 */
const uint8_t lh_draft_slots[TEMPLE_CARDS] = { 0xAA, 0xA6, 0x56, 0x5C, 0x6C };

/* LH-CC: symbol, strength, casualties, effect */
const struct lh_card lh_cards[CARDS] = {
	{ TORCH, 1, 0, OP_FORTIFICATION }, /* 1 Fortification */
	{ TORCH, 1, 0, OP_LOCAL_SUPPORT }, /* 2 Local Support */
	{ TORCH, 1, 0, OP_GLORY }, /* 3 Glory */
	{ TORCH, 1, 1, OP_PHALANX }, /* 4 Phalanx */
	{ TORCH, 2, 1, OP_PHALANX }, /* 5 Phalanx */
	{ TORCH, 2, 1, OP_PHALANX }, /* 6 Phalanx */
	{ BOW, 1, 0, OP_FORTIFICATION }, /* 7 Fortification */
	{ BOW, 1, 0, OP_LOCAL_SUPPORT }, /* 8 Local Support */
	{ BOW, 1, 0, OP_GLORY }, /* 9 Glory */
	{ BOW, 2, 1, OP_FLANK }, /* 10 Flank Attack */
	{ BOW, 2, 1, OP_FLANK }, /* 11 Flank Attack */
	{ BOW, 2, 1, OP_FLANK }, /* 12 Flank Attack */
	{ SWORD, 1, 1, OP_TRAP }, /* 13 Trap */
	{ SWORD, 2, 0, OP_MANEUVER }, /* 14 Tactical Maneuver */
	{ SWORD, 2, 1, OP_ENCIRCLEMENT }, /* 15 Encirclement */
	{ SWORD, 3, 1, OP_NONE }, /* 16 Wild Attack */
	{ MACE, 1, 1, OP_TRAP }, /* 17 Trap */
	{ MACE, 2, 0, OP_MANEUVER }, /* 18 Tactical Maneuver */
	{ MACE, 2, 1, OP_ENCIRCLEMENT }, /* 19 Encirclement */
	{ MACE, 3, 1, OP_NONE }, /* 20 Wild Attack */
	{ SHIELD, 0, 0, OP_REINFORCEMENTS }, /* 21 Reinforcements */
	{ SHIELD, 0, 0, OP_REINFORCEMENTS }, /* 22 Reinforcements */
	{ SICKLE, 4, 2, OP_NONE }, /* 23 Charge */
	{ SICKLE, 4, 2, OP_NONE }, /* 24 Charge */
	{ AXE, 2, 0, OP_JAVELIN }, /* 25 Javelin Volley */
	{ AXE, 3, 1, OP_NONE }, /* 26 Wild Attack */
	{ AXE, 4, 2, OP_ASSAULT }, /* 27 Assault */
	{ SPEAR, 2, 0, OP_JAVELIN }, /* 28 Javelin Volley */
	{ SPEAR, 3, 1, OP_NONE }, /* 29 Wild Attack */
	{ SPEAR, 4, 2, OP_ASSAULT }, /* 30 Assault */
};

/* LH-MA: how the value counts, its base, the effects when not defended */
const struct lh_attack lh_attacks[ATTACKS] = {
	{ VALUE_FIXED, 3, { { AT_INJURE, 1 } } },				/* 1 Attack */
	{ VALUE_FIXED, 4, { { AT_INJURE, 1 } } },				/* 2 Attack */
	{ VALUE_FIXED, 5, { { AT_INJURE, 1 } } },				/* 3 Attack */
	{ VALUE_UNCOVERED, 1, { { AT_INJURE, 2 } } },				/* 4 Charge */
	{ VALUE_SLOTS, 0, { { AT_INJURE, 1 }, { AT_STOP_IF_HURT, 0 } } },	/* 5 Fury */
	{ VALUE_SLOTS, 0, { { AT_INJURE, 1 }, { AT_STOP_IF_HURT, 0 } } },	/* 6 Fury */
	{ VALUE_FIXED, 4, { { AT_INJURE, 2 } } },				/* 7 Mighty Attack */
	{ VALUE_FIXED, 4, { { AT_INJURE, 1 }, { AT_LOSE_HIGHEST, 0 } } },	/* 8 Nasty Wound */
	{ VALUE_FIXED, 4, { { AT_INJURE, 1 }, { AT_DISCARD_SPEED, 0 } } },	/* 9 Quick Attack */
	{ VALUE_FIXED, 5, { { AT_INJURE, 1 }, { AT_DISCARD_SPEED, 0 } } },	/* 10 Quick Attack */
	{ VALUE_COVERED, 1, { { AT_SPECIAL, 0 } } },				/* 11 Rampage */
	{ VALUE_FIXED, 3, { { AT_STOP, 0 } } },					/* 12 Recall */
	{ VALUE_FIXED, 4, { { AT_STOP, 0 } } },					/* 13 Recall */
	{ VALUE_FIXED, 3, { { AT_SPECIAL, 0 } } },				/* 14 Special Attack */
	{ VALUE_FIXED, 4, { { AT_SPECIAL, 0 } } },				/* 15 Special Attack */
	{ VALUE_HAND, 1, { { AT_INJURE, 1 }, { AT_DISCARD_HALF, 0 } } },	/* 16 Surprise Attack */
	{ VALUE_FIXED, 4, { { AT_INJURE, 1 }, { AT_DISCARD_RANDOM, 0 } } },	/* 17 Wild Attack */
	{ VALUE_FIXED, 5, { { AT_INJURE, 1 }, { AT_DISCARD_RANDOM, 0 } } },	/* 18 Wild Attack */
};

/* LH-MO: slots, evolution slots, symbols, priest and artifact marks, artifact, homes, special attack */
const struct lh_monster_row lh_monsters[MONSTERS] = {
	[CERBERUS] = { 6, 1, { TORCH, BOW, SWORD, MACE, AXE, SPEAR, SPEAR }, 3, 5,
		A_TETHERS, { EPIRUS, LOCRIS }, { { AT_INJURE, 3 } } },
	[CHIMERA] = { 6, 2, { TORCH, BOW, BOW, SWORD, MACE, AXE, MACE, SWORD }, 0, 5,
		A_FIRE, { MACEDONIA, ARCADIA }, { { AT_INJURE, 1 }, { AT_KEEP_ONE, 0 } } },
	[CYCLOPS] = { 4, 1, { BOW, TORCH, MACE, SPEAR, MACE }, 0, 3,
		A_CYCLOPS, { ACARNANIA, EUBOEA }, { { AT_INJURE, 1 }, { AT_LOSE_ANY, 0 } } },
	[HYDRA] = { 7, 2, { TORCH, TORCH, BOW, BOW, SWORD, MACE, SPEAR, BOW, BOW }, 2, 6,
		A_POISON, { ARGOLIS, CHALKIDIKI }, { { AT_WOUNDS_OFF, 0 } } },
	[MEDUSA] = { 4, 1, { TORCH, BOW, SWORD, AXE, AXE }, 0, 3,
		A_BLOOD, { ATTICA, PHOCIS }, { { AT_INJURE, 1 }, { AT_STOP_IF_LESS, SPEED } } },
	[MINOTAUR] = { 5, 1, { TORCH, BOW, SWORD, MACE, AXE, SWORD }, 1, 4,
		A_HORN, { CRETE, BOEOTIA }, { { AT_INJURE, 2 }, { AT_DISCARD_HALF, 0 } } },
	[SPHINX] = { 5, 2, { TORCH, BOW, SWORD, MACE, SPEAR, TORCH, TORCH }, 2, 4,
		A_SPHINX, { MESSENIA, THESSALY }, { { AT_INJURE, 1 }, { AT_STOP_IF_LESS, LEADERSHIP } } },
};

/* LH-QU: region and steps */
const struct lh_quest_row lh_quests[QUESTS] = {
	[Q_ATLAS] = { MESSENIA, { { .strength = 2 }, { .strength = 4 }, { .strength = 5 } } },
	[Q_AMAZON] = { CHALKIDIKI, { { .leadership = 2 }, { .leadership = 2, .priests = 1 },
		{ .leadership = 2, .pay_priests = 1 } } },
	[Q_AUGEAN] = { ELIS, { { .speed = 2 }, { .speed = 2, .pay_injuries = 2 }, { .speed = 3, .pay_injuries = 2 } } },
	[Q_PROMETHEUS] = { MACEDONIA, { { .pay_cards = 1 }, { .pay_cards = 2 }, { .pay_cards = 4 } } },
	[Q_BULL] = { CRETE, { { .either = 3 }, { .either = 3, .pay_cards = 2 }, { .either = 4, .pay_cards = 2 } } },
	[Q_CALYDON] = { AETOLIA, { { .speed = 2, .cities = 2 }, { .speed = 2, .cities = 3 }, { .speed = 3, .cities = 3 } } },
	[Q_BIRDS] = { CORINTHIA, { { .priests = 1 }, { .priests = 1, .temples = 2 }, { .priests = 2, .temples = 2 } } },
	[Q_FLEECE] = { ACARNANIA, { { .leadership = 2 }, { .leadership = 2, .speed = 2 },
		{ .leadership = 2, .speed = 2, .artifacts = 1 } } },
	[Q_GERYON] = { BOEOTIA, { { .strength = 2 }, { .strength = 4 }, { .strength = 4, .pay_cards = 2 } } },
};

/* LH-SS: effect, its arguments, mobilization, invasion, monster phase */
const struct lh_script lh_scripts[2][TOKENS] = {
	{
		{ SC_VANGUARD, 3, 0, 1, 1, 1 }, /* 1 */
		{ SC_MONSTER, SPHINX, EPIRUS, 1, 1, 0 }, /* 2 */
		{ SC_SPY, ATTICA, 0, 1, 2, 1 }, /* 3 */
		{ SC_MONSTER, MINOTAUR, CRETE, 1, 1, 0 }, /* 4 */
		{ SC_VANGUARD, 3, 0, 1, 1, 1 }, /* 5 */
		{ SC_ZEUS, 0, 0, 1, 1, 0 }, /* 6 */
		{ SC_VANGUARD, 4, 0, 1, 1, 1 }, /* 7 */
		{ SC_ATTITUDE, 0, 0, 2, 1, 0 }, /* 8 */
		{ SC_HERO, 0, 0, 2, 1, 1 }, /* 9 */
		{ SC_MONSTER, HYDRA, LACONIA, 1, 1, 0 }, /* 10 */
		{ SC_SPY, EUBOEA, 0, 1, 2, 1 }, /* 11 */
		{ SC_HALF, 0, 0, 2, 0, 0 }, /* 12 */
		{ SC_ATTITUDE, 0, 0, 2, 1, 1 }, /* 13 */
		{ SC_VANGUARD, 4, 0, 1, 1, 0 }, /* 14 */
		{ SC_LAND_LOSS, 0, 0, 2, 0, 1 }, /* 15 */
		{ SC_MONSTER, CYCLOPS, BOEOTIA, 1, 1, 0 }, /* 16 */
		{ SC_HALF, 0, 0, 1, 0, 1 }, /* 17 */
		{ SC_SPY, ACARNANIA, 0, 1, 2, 0 }, /* 18 */
		{ SC_TOKENS, 0, 0, 2, 1, 1 }, /* 19 */
		{ SC_MONSTER, CERBERUS, ACHAEA, 1, 1, 0 }, /* 20 */
		{ SC_LAND_LOSS, 0, 0, 2, 0, 1 }, /* 21 */
		{ SC_MONSTER, MEDUSA, AETOLIA, 1, 1, 0 }, /* 22 */
		{ SC_VANGUARD, 3, 0, 1, 1, 1 }, /* 23 */
		{ SC_SPY, ELIS, 0, 1, 2, 0 }, /* 24 */
	},
	{
		{ SC_SPYING, ATTICA, 0, 1, 0, 1 }, /* 1 */
		{ SC_PERSIAN_ATTITUDE, 0, 0, 2, 0, 0 }, /* 2 */
		{ SC_REGION_LOSS, 0, 0, 1, 0, 1 }, /* 3 */
		{ SC_INVASION, 0, 0, 3, 0, 0 }, /* 4 */
		{ SC_PERSIAN_ATTITUDE, 0, 0, 2, 0, 1 }, /* 5 */
		{ SC_HALF, 0, 0, 1, 0, 0 }, /* 6 */
		{ SC_SPYING, ACARNANIA, 0, 1, 0, 1 }, /* 7 */
		{ SC_HERO, 0, 0, 2, 0, 0 }, /* 8 */
		{ SC_REGION_LOSS, 0, 0, 2, 0, 1 }, /* 9 */
		{ SC_SPYING, ELIS, 0, 1, 0, 0 }, /* 10 */
		{ SC_MONUMENT, 0, 0, 1, 0, 1 }, /* 11 */
		{ SC_INVASION, 0, 0, 3, 0, 0 }, /* 12 */
		{ SC_SPYING, ACARNANIA, 0, 1, 0, 1 }, /* 13 */
		{ SC_PERSIAN_ATTITUDE, 0, 0, 2, 0, 0 }, /* 14 */
		{ SC_REGION_LOSS, 0, 0, 1, 0, 1 }, /* 15 */
		{ SC_SPYING, EUBOEA, 0, 1, 0, 0 }, /* 16 */
		{ SC_HALF, 0, 0, 1, 0, 1 }, /* 17 */
		{ SC_INVASION, 0, 0, 3, 0, 0 }, /* 18 */
		{ SC_SPYING, ELIS, 0, 1, 0, 1 }, /* 19 */
		{ SC_SPYING, EUBOEA, 0, 1, 0, 0 }, /* 20 */
		{ SC_INVASION, 0, 0, 3, 0, 1 }, /* 21 */
		{ SC_SPYING, ATTICA, 0, 1, 0, 0 }, /* 22 */
		{ SC_PERSIAN_ATTITUDE, 0, 0, 2, 0, 1 }, /* 23 */
		{ SC_INVASION, 0, 0, 3, 0, 0 }, /* 24 */
	},
};

static const char *const region_token[] = {
	"epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis",
	"euboea", "boeotia", "attica", "corinthia", "achaea", "elis", "arcadia", "messenia",
	"argolis", "laconia", "crete",
};
static const char *const region_name[] = {
	N_("Epirus"), N_("Macedonia"), N_("Thessaly"), N_("Chalkidiki"), N_("Acarnania"),
	N_("Aetolia"), N_("Locris"), N_("Phocis"), N_("Euboea"), N_("Boeotia"), N_("Attica"),
	N_("Corinthia"), N_("Achaea"), N_("Elis"), N_("Arcadia"), N_("Messenia"), N_("Argolis"),
	N_("Laconia"), N_("Crete"),
};
static const char *region_label(const void *pub, uint8_t value)
{
	(void)pub;
	return region_name[value];
}

static const char *const land_token[] = {
	"red", "yellow", "blue", "green", "brown",
};
static const char *const land_name[] = {
	N_("the red land"), N_("the yellow land"), N_("the blue land"), N_("the green land"),
	N_("the brown land"),
};
static const char *land_label(const void *pub, uint8_t value)
{
	(void)pub;
	return land_name[value];
}

static const char *const hero_token[] = {
	"heracles", "perseus", "achilles", "helen",
};
static const char *const hero_name[] = {
	N_("Heracles"), N_("Perseus"), N_("Achilles"), N_("Helen"),
};
static const char *hero_label(const void *pub, uint8_t value)
{
	(void)pub;
	return hero_name[value];
}

static const char *const attr_token[] = {
	"leadership", "strength", "speed",
};
static const char *const attr_name[] = {
	N_("Leadership"), N_("Strength"), N_("Speed"),
};
static const char *attr_label(const void *pub, uint8_t value)
{
	(void)pub;
	return attr_name[value];
}

static const char *const god_token[] = {
	"zeus", "athena", "hermes",
};
static const char *const god_name[] = {
	N_("Zeus"), N_("Athena"), N_("Hermes"),
};
static const char *god_label(const void *pub, uint8_t value)
{
	(void)pub;
	return god_name[value];
}

static const char *const monster_token[] = {
	"cerberus", "chimera", "cyclops", "hydra", "medusa", "minotaur", "sphinx",
};
static const char *const monster_name[] = {
	N_("Cerberus"), N_("Chimera"), N_("Cyclops"), N_("Hydra"), N_("Medusa"), N_("Minotaur"),
	N_("Sphinx"),
};
static const char *monster_label(const void *pub, uint8_t value)
{
	(void)pub;
	return monster_name[value];
}

static const char *const symbol_token[] = {
	"torch", "bow", "sword", "mace", "axe", "spear", "shield", "sickle",
};
static const char *const symbol_name[] = {
	N_("torch"), N_("bow"), N_("sword"), N_("mace"), N_("axe"), N_("spear"), N_("shield"),
	N_("sickle"),
};
static const char *symbol_label(const void *pub, uint8_t value)
{
	(void)pub;
	return symbol_name[value];
}

static const char *const special_token[] = {
	"recruit", "march", "temple", "prepare", "usurp", "hunt", "monument", "exhausted-fight",
};
static const char *const special_name[] = {
	N_("Recruit"), N_("March"), N_("Build Temple"), N_("Prepare"), N_("Usurp"), N_("Hunt"),
	N_("Build Monument"), N_("Exhausted Fight"),
};
static const char *special_label(const void *pub, uint8_t value)
{
	(void)pub;
	return special_name[value];
}

static const char *const quest_token[] = {
	"atlas", "amazon", "augean", "prometheus", "bull", "calydon", "birds", "fleece", "geryon",
};
static const char *const quest_name[] = {
	N_("Aid to Atlas"), N_("Amazon Queen"), N_("Clean Augean Stables"), N_("Saving Prometheus"),
	N_("Capture Cretan Bull"), N_("Calydonian Hunt"), N_("Kill Stymphalian Birds"),
	N_("Expedition for the Golden Fleece"), N_("Cattle of Geryon"),
};
static const char *quest_label(const void *pub, uint8_t value)
{
	(void)pub;
	return quest_name[value];
}

static const char *const artifact_token[] = {
	"owl-of-athena", "boots-of-hermes", "thunder-of-zeus", "caduceus", "apollos-arrow",
	"phemes-trumpet", "harpe", "pandoras-box", "horn-of-plenty", "ambrosia", "aegis",
	"eye-of-graeae", "ariadnes-thread", "poison-arrows", "minotaurs-horn", "head-of-sphinx",
	"eye-of-cyclops", "medusas-blood", "chimeras-fire", "adamant-tethers",
};
static const char *const artifact_name[] = {
	N_("Owl of Athena"), N_("Boots of Hermes"), N_("Thunder of Zeus"), N_("Caduceus"),
	N_("Apollo's Arrow"), N_("Pheme's Trumpet"), N_("Harpe"), N_("Pandora's Box"),
	N_("Horn of Plenty"), N_("Ambrosia"), N_("Aegis"), N_("Eye of Graeae"),
	N_("Ariadne's Thread"), N_("Poison Arrows"), N_("Minotaur's Horn"), N_("Head of Sphinx"),
	N_("Eye of Cyclops"), N_("Medusa's Blood"), N_("Chimera's Fire"), N_("Adamant Tethers"),
};
static const char *artifact_label(const void *pub, uint8_t value)
{
	(void)pub;
	return artifact_name[value];
}

static const char *const blessing_token[] = {
	"cunning-tactician", "mobilization", "master-plan", "athenas-gift", "heroic-presence",
	"always-prepared", "unbroken-morale", "local-volunteers", "stalwart-defense", "no-attrition",
	"battle-prayer", "restrictive-maneuver", "sacrifice-of-flesh", "weak-spot", "push-ups",
	"inspiring-hunt", "combat-training", "heros-wrath", "local-support", "glory-of-zeus",
	"armory", "gods-strength", "wild-hunt", "shoot-to-kill", "exhausted-fight", "forced-march",
	"rearguard", "response-force", "bluff", "exile", "ambush", "murderous-march",
	"advanced-dodge", "hermes-temple", "winged-boots", "heros-apprentice",
};
static const char *const blessing_name[] = {
	N_("Cunning Tactician"), N_("Mobilization"), N_("Master Plan"), N_("Athena's Gift"),
	N_("Heroic Presence"), N_("Always Prepared"), N_("Unbroken Morale"), N_("Local Volunteers"),
	N_("Stalwart Defense"), N_("No Attrition"), N_("Battle Prayer"), N_("Restrictive Maneuver"),
	N_("Sacrifice of Flesh"), N_("Weak Spot"), N_("Push-Ups"), N_("Inspiring Hunt"),
	N_("Combat Training"), N_("Hero's Wrath"), N_("Local Support"), N_("Glory of Zeus"),
	N_("Armory"), N_("God's Strength"), N_("Wild Hunt"), N_("Shoot to Kill"),
	N_("Exhausted Fight"), N_("Forced March"), N_("Rearguard"), N_("Response Force"), N_("Bluff"),
	N_("Exile"), N_("Ambush"), N_("Murderous March"), N_("Advanced Dodge"), N_("Hermes' Temple"),
	N_("Winged Boots"), N_("Hero's Apprentice"),
};
static const char *blessing_label(const void *pub, uint8_t value)
{
	(void)pub;
	return blessing_name[value];
}

static const char *const card_token[] = {
	"fortification-torch", "local-support-torch", "glory-torch", "phalanx-1", "phalanx-2",
	"phalanx-3", "fortification-bow", "local-support-bow", "glory-bow", "flank-1", "flank-2",
	"flank-3", "trap-sword", "maneuver-sword", "encirclement-sword", "wild-sword", "trap-mace",
	"maneuver-mace", "encirclement-mace", "wild-mace", "reinforcements-1", "reinforcements-2",
	"charge-1", "charge-2", "javelin-axe", "wild-axe", "assault-axe", "javelin-spear",
	"wild-spear", "assault-spear",
};
static const char *const card_name[] = {
	N_("Fortification (torch, 1)"), N_("Local Support (torch, 1)"), N_("Glory (torch, 1)"),
	N_("Phalanx (torch, 1)"), N_("Phalanx (torch, 2)"), N_("Phalanx (torch, 2)"),
	N_("Fortification (bow, 1)"), N_("Local Support (bow, 1)"), N_("Glory (bow, 1)"),
	N_("Flank Attack (bow, 2)"), N_("Flank Attack (bow, 2)"), N_("Flank Attack (bow, 2)"),
	N_("Trap (sword, 1)"), N_("Tactical Maneuver (sword, 2)"), N_("Encirclement (sword, 2)"),
	N_("Wild Attack (sword, 3)"), N_("Trap (mace, 1)"), N_("Tactical Maneuver (mace, 2)"),
	N_("Encirclement (mace, 2)"), N_("Wild Attack (mace, 3)"), N_("Reinforcements (shield, 0)"),
	N_("Reinforcements (shield, 0)"), N_("Charge (sickle, 4)"), N_("Charge (sickle, 4)"),
	N_("Javelin Volley (axe, 2)"), N_("Wild Attack (axe, 3)"), N_("Assault (axe, 4)"),
	N_("Javelin Volley (spear, 2)"), N_("Wild Attack (spear, 3)"), N_("Assault (spear, 4)"),
};
static const char *card_label(const void *pub, uint8_t value)
{
	(void)pub;
	return card_name[value];
}

static const char *const attack_token[] = {
	"attack-3", "attack-4", "attack-5", "charge", "fury-1", "fury-2", "mighty", "nasty",
	"quick-4", "quick-5", "rampage", "recall-3", "recall-4", "special-3", "special-4", "surprise",
	"wild-4", "wild-5",
};
static const char *const attack_name[] = {
	N_("Attack (3)"), N_("Attack (4)"), N_("Attack (5)"), N_("Charge"), N_("Fury"), N_("Fury"),
	N_("Mighty Attack (4)"), N_("Nasty Wound (4)"), N_("Quick Attack (4)"),
	N_("Quick Attack (5)"), N_("Rampage"), N_("Recall (3)"), N_("Recall (4)"),
	N_("Special Attack (3)"), N_("Special Attack (4)"), N_("Surprise Attack"),
	N_("Wild Attack (4)"), N_("Wild Attack (5)"),
};
static const char *attack_label(const void *pub, uint8_t value)
{
	(void)pub;
	return attack_name[value];
}

static const char *const event_token[] = {
	"cerberus-epirus", "cerberus-locris", "chimera-macedonia", "chimera-arcadia",
	"cyclops-acarnania", "cyclops-euboea", "hydra-argolis", "hydra-chalkidiki", "medusa-attica",
	"medusa-phocis", "minotaur-crete", "minotaur-boeotia", "sphinx-messenia", "sphinx-thessaly",
	"atlas", "amazon", "augean", "prometheus", "bull", "calydon", "birds", "fleece", "geryon",
};
static const char *const event_name[] = {
	N_("Cerberus / Epirus"), N_("Cerberus / Locris"), N_("Chimera / Macedonia"),
	N_("Chimera / Arcadia"), N_("Cyclops / Acarnania"), N_("Cyclops / Euboea"),
	N_("Hydra / Argolis"), N_("Hydra / Chalkidiki"), N_("Medusa / Attica"), N_("Medusa / Phocis"),
	N_("Minotaur / Crete"), N_("Minotaur / Boeotia"), N_("Sphinx / Messenia"),
	N_("Sphinx / Thessaly"), N_("Aid to Atlas"), N_("Amazon Queen"), N_("Clean Augean Stables"),
	N_("Saving Prometheus"), N_("Capture Cretan Bull"), N_("Calydonian Hunt"),
	N_("Kill Stymphalian Birds"), N_("Expedition for the Golden Fleece"), N_("Cattle of Geryon"),
};
static const char *event_label(const void *pub, uint8_t value)
{
	(void)pub;
	return event_name[value];
}

static const char *const temple_token[] = {
	"temple-card-1", "temple-card-2", "temple-card-3", "temple-card-4", "temple-card-5",
};
static const char *const temple_name[] = {
	N_("Temple card 1"), N_("Temple card 2"), N_("Temple card 3"), N_("Temple card 4"),
	N_("Temple card 5"),
};
static const char *temple_label(const void *pub, uint8_t value)
{
	(void)pub;
	return temple_name[value];
}

static const char *const colour_token[] = {
	"blue", "red", "yellow", "green",
};
static const char *const colour_name[] = {
	N_("blue"), N_("red"), N_("yellow"), N_("green"),
};
static const char *colour_label(const void *pub, uint8_t value)
{
	(void)pub;
	return colour_name[value];
}

static const char *const army_token[] = {
	"s1", "s2", "s3", "s4", "blue", "yellow", "persian",
};
static const char *const die_token[] = {
	"nothing", "attack", "move", "choice",
};
static const char *const die_name[] = {
	N_("nothing"), N_("attack"), N_("move"), N_("choice"),
};
static const char *die_label(const void *pub, uint8_t value)
{
	(void)pub;
	return die_name[value];
}

static const char *const reward_token[] = {
	"priest", "artifact", "monster-artifact",
};
static const char *const reward_name[] = {
	N_("a priest"), N_("an artifact"), N_("the artifact of the monster"),
};
static const char *reward_label(const void *pub, uint8_t value)
{
	(void)pub;
	return reward_name[value];
}

static const char *const side_token[] = {
	"attacker", "defender",
};
static const char *const side_name[] = {
	N_("attacker"), N_("defender"),
};
static const char *side_label(const void *pub, uint8_t value)
{
	(void)pub;
	return side_name[value];
}

static const char *const option_token[] = {
	"heal", "draw", "recruit",
};
static const char *const option_name[] = {
	N_("heal"), N_("draw"), N_("recruit"),
};
static const char *option_label(const void *pub, uint8_t value)
{
	(void)pub;
	return option_name[value];
}

static const char *const attitude_token[] = {
	"hostile", "wary", "neutral", "loyal",
};
static const char *const attitude_name[] = {
	N_("hostile"), N_("wary"), N_("neutral"), N_("loyal"),
};
static const char *attitude_label(const void *pub, uint8_t value)
{
	(void)pub;
	return attitude_name[value];
}

static const char *const slot_token[] = {
	"1", "2", "3", "4", "5", "6", "7", "8", "9",
};
static const char *const regular_token[] = {
	"artifacts", "prayer", "hero", "hoplites", "exile", "shoot",
};
static const char *const evolution_token[] = {
	"rule", "slots",
};
static const char *const ending_token[] = {
	"running", "warlord", "favoured", "slayer", "king", "draw", "won", "lost",
};
static const char *const ending_name[] = {
	N_("not over"), N_("Warlord of Hellas"), N_("Favoured of the Gods"), N_("Monster Slayer"),
	N_("King of Kings"), N_("a draw"), N_("victory over Xerxes"), N_("the Persians have won"),
};
static const char *ending_label(const void *pub, uint8_t value)
{
	(void)pub;
	return ending_name[value];
}

static const char *const startfx_token[] = {
	"harpe", "poison", "weak-spot",
};
static const char *const beforefx_token[] = {
	"ambush", "morale", "prepared", "response", "horn", "caduceus", "arrow", "harpe",
};
static const char *const token_token[] = {
	"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
	"18", "19", "20", "21", "22", "23", "24",
};

static const char *evolution_label(const void *pub, uint8_t value)
{
	(void)pub;
	return value ? N_("more wound slots") : N_("a new rule");
}

static const char *army_label(const void *pub, uint8_t value)
{
	static const char *const solo[] = { N_("blue"), N_("yellow"), N_("Persia") };
	(void)pub;
	return value < BLUE ? army_token[value] : solo[value - BLUE];
}

static const char *const spy_token[] = {
	"epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis",
	"euboea", "boeotia", "attica", "corinthia", "achaea", "elis", "arcadia", "messenia",
	"argolis", "laconia", "crete", "gone",
};

const struct pet_kind lh_kinds[LH_KINDS] = {
	[K_REGION] = { "region", 19, region_token, region_label },
	[K_LAND] = { "land", 5, land_token, land_label },
	[K_HERO] = { "hero", 4, hero_token, hero_label },
	[K_ATTR] = { "attr", 3, attr_token, attr_label },
	[K_GOD] = { "god", 3, god_token, god_label },
	[K_MONSTER] = { "monster", 7, monster_token, monster_label },
	[K_SYMBOL] = { "symbol", 8, symbol_token, symbol_label },
	[K_SPECIAL] = { "special", 8, special_token, special_label },
	[K_QUEST] = { "quest", 9, quest_token, quest_label },
	[K_ARTIFACT] = { "artifact", 20, artifact_token, artifact_label },
	[K_BLESSING] = { "blessing", 36, blessing_token, blessing_label },
	[K_CARD] = { "card", 30, card_token, card_label },
	[K_ATTACK] = { "attack", 18, attack_token, attack_label },
	[K_EVENT] = { "event", 23, event_token, event_label },
	[K_TEMPLE] = { "temple", 5, temple_token, temple_label },
	[K_COLOUR] = { "colour", 4, colour_token, colour_label },
	[K_ARMY] = { "army", 7, army_token, army_label, .seats = PLAYERS },
	[K_DIE] = { "die", 4, die_token, die_label },
	[K_REWARD] = { "reward", 3, reward_token, reward_label },
	[K_SIDE] = { "side", 2, side_token, side_label },
	[K_OPTION] = { "option", 3, option_token, option_label },
	[K_ATTITUDE] = { "attitude", 4, attitude_token, attitude_label },
	[K_SLOT] = { "slot", 9, slot_token, NULL },
	[K_REGULAR] = { "regular", 6, regular_token, NULL },
	[K_EVOLUTION] = { "evolution", 2, evolution_token, evolution_label },
	[K_ENDING] = { "ending", 8, ending_token, ending_label },
	[K_STARTFX] = { "startfx", 3, startfx_token, NULL },
	[K_BEFOREFX] = { "beforefx", 8, beforefx_token, NULL },
	[K_SPY] = { "spy", 20, spy_token, NULL },
	[K_TOKEN] = { "token", 24, token_token, NULL },
};
// clang-format on
