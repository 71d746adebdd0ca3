/* words.c: tokens and names of the game's values, and the tables made from words.def. */
#include "games/hellas/rules.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* The label of a kind whose names do not depend on the position. */
#define LABEL(kind)                                                                                \
	static const char *kind##_label(const void *pub, uint8_t value)                            \
	{                                                                                          \
		(void)pub;                                                                         \
		return kind##_name[value];                                                         \
	}

// clang-format off
static const char *const region_token[] = {
#define REGION(id, token, name, ...) token,
#include "games/hellas/map.def"
};
static const char *const region_name[] = {
#define REGION(id, token, name, ...) name,
#include "games/hellas/map.def"
};
LABEL(region)

static const char *const land_token[] = {
	"red", "yellow", "blue", "green", "brown",
};
static const char *const land_name[] = {
	N_("the red land"), N_("the yellow land"), N_("the blue land"), N_("the green land"),
	N_("the brown land"),
};
LABEL(land)

static const char *const hero_token[] = {
#define HERO(id, rule, token, name) token,
#include "games/hellas/cards.def"
};
static const char *const hero_name[] = {
#define HERO(id, rule, token, name) name,
#include "games/hellas/cards.def"
};
LABEL(hero)

static const char *const attr_token[] = {
	"leadership", "strength", "speed",
};
static const char *const attr_name[] = {
	N_("Leadership"), N_("Strength"), N_("Speed"),
};
LABEL(attr)

static const char *const god_token[] = {
	"zeus", "athena", "hermes",
};
static const char *const god_name[] = {
	N_("Zeus"), N_("Athena"), N_("Hermes"),
};
LABEL(god)

static const char *const monster_token[] = {
#define MONSTER(id, rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const monster_name[] = {
#define MONSTER(id, rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(monster)

static const char *const symbol_token[] = {
	"torch", "bow", "sword", "mace", "axe", "spear", "shield", "sickle",
};
static const char *const symbol_name[] = {
	N_("torch"), N_("bow"), N_("sword"), N_("mace"), N_("axe"), N_("spear"), N_("shield"),
	N_("sickle"),
};
LABEL(symbol)

static const char *const special_token[] = {
	"recruit", "march", "temple", "prepare", "usurp", "hunt", "monument", "exhausted-fight",
};
static const char *const special_name[] = {
	N_("Recruit"), N_("March"), N_("Build Temple"), N_("Prepare"), N_("Usurp"), N_("Hunt"),
	N_("Build Monument"), N_("Exhausted Fight"),
};
/* LH-22.18: the solo mode has Pass instead of Build Monument. */
static const char *special_label(const void *pub, uint8_t value)
{
	const struct lh_pub *p = pub;
	return p && p->solo && value == S_MONUMENT ? N_("Pass") : special_name[value];
}

static const char *const quest_token[] = {
#define QUEST(id, rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const quest_name[] = {
#define QUEST(id, rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(quest)

static const char *const artifact_token[] = {
#define ARTIFACT(id, rule, token, name) token,
#include "games/hellas/cards.def"
};
static const char *const artifact_name[] = {
#define ARTIFACT(id, rule, token, name) name,
#include "games/hellas/cards.def"
};
LABEL(artifact)

static const char *const blessing_token[] = {
#define BLESSING(id, rule, token, name) token,
#include "games/hellas/cards.def"
};
static const char *const blessing_name[] = {
#define BLESSING(id, rule, token, name) name,
#include "games/hellas/cards.def"
};
LABEL(blessing)

static const char *const card_token[] = {
#define CARD(rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const card_name[] = {
#define CARD(rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(card)

static const char *const attack_token[] = {
#define ATTACK(rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const attack_name[] = {
#define ATTACK(rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(attack)

static const char *const event_token[] = {
	"cerberus-epirus", "cerberus-locris", "chimera-macedonia", "chimera-arcadia",
	"cyclops-acarnania", "cyclops-euboea", "hydra-argolis", "hydra-chalkidiki", "medusa-attica",
	"medusa-phocis", "minotaur-crete", "minotaur-boeotia", "sphinx-messenia", "sphinx-thessaly",
#define QUEST(id, rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const event_name[] = {
	N_("Cerberus / Epirus"), N_("Cerberus / Locris"), N_("Chimera / Macedonia"),
	N_("Chimera / Arcadia"), N_("Cyclops / Acarnania"), N_("Cyclops / Euboea"),
	N_("Hydra / Argolis"), N_("Hydra / Chalkidiki"), N_("Medusa / Attica"), N_("Medusa / Phocis"),
	N_("Minotaur / Crete"), N_("Minotaur / Boeotia"), N_("Sphinx / Messenia"),
	N_("Sphinx / Thessaly"),
#define QUEST(id, rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(event)

static const char *const temple_token[] = {
#define TEMPLE(rule, token, name, ...) token,
#include "games/hellas/cards.def"
};
static const char *const temple_name[] = {
#define TEMPLE(rule, token, name, ...) name,
#include "games/hellas/cards.def"
};
LABEL(temple)

static const char *const colour_token[] = {
	"blue", "red", "yellow", "green",
};
static const char *const colour_name[] = {
	N_("blue"), N_("red"), N_("yellow"), N_("green"),
};
LABEL(colour)

uint8_t lh_colour_of(const void *pub, uint8_t seat)
{
	uint8_t colour = ((const struct lh_pub *)pub)->player[seat].colour;
	return colour == NONE ? PET_NOBODY
			      : pet_colour_find(colour_token[colour],
						pet_text_length(colour_token[colour]));
}

static const char *const army_token[] = {
	"s1", "s2", "s3", "s4", "blue", "yellow", "persian",
};
static const char *const die_token[] = {
	"nothing", "attack", "move", "choice",
};
static const char *const die_name[] = {
	N_("do nothing"), N_("attack"), N_("move"), N_("attack or move"),
};
LABEL(die)

static const char *const reward_token[] = {
	"priest", "artifact", "monster-artifact",
};
static const char *const reward_name[] = {
	N_("a priest"), N_("an artifact"), N_("the artifact of the monster"),
};
LABEL(reward)

static const char *const side_token[] = {
	"attacker", "defender",
};
static const char *const side_name[] = {
	N_("attacker"), N_("defender"),
};
LABEL(side)

static const char *const option_token[] = {
	"heal", "draw", "recruit",
};
static const char *const option_name[] = {
	N_("heal an injury"), N_("draw a combat card"), N_("recruit a hoplite"),
};
LABEL(option)

static const char *const attitude_token[] = {
	"hostile", "wary", "neutral", "loyal",
};
static const char *const attitude_name[] = {
	N_("hostile"), N_("wary"), N_("neutral"), N_("loyal"),
};
LABEL(attitude)

static const char *const slot_token[] = {
	"1", "2", "3", "4", "5", "6", "7", "8", "9",
};
/* LH-8.2: a wound symbol is called by what it shows and brings, of the monster that is asked about; where
 * none is, by its number. Symbols that nothing tells apart have one name. */
static void slot_named(const void *pub, uint8_t value, struct pet_name *name)
{
	const struct lh_pub *p = pub;
	uint8_t monster = p ? lh_monster_asked(p) : NONE;
	if (monster == NONE)
		return;
	const struct lh_monster_row *row = &lh_box(p)->monster[monster];
	bool priest = row->priest >> value & 1, artifact = row->artifact_mark >> value & 1;
	name->id = priest || artifact ? N_("{a}, {b}") : N_("{a}");
	name->arg[0] = (struct pet_arg){ "a", K_SYMBOL, row->symbol[value] };
	name->arg[1] = (struct pet_arg){ "b", K_REWARD, priest ? REWARD_PRIEST : REWARD_ARTIFACT };
	name->count = 2;
}

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
LABEL(ending)

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
	return value ? N_("more wound symbols") : N_("a new rule");
}

static const char *army_label(const void *pub, uint8_t value)
{
	static const char *const solo[] = { N_("the blue army"), N_("the yellow army"),
					    N_("the Persian army") };
	(void)pub;
	return value < BLUE ? army_token[value] : solo[value - BLUE];
}

static const char *const spy_token[] = {
#define REGION(id, token, ...) token,
#include "games/hellas/map.def"
	"gone",
};

/* The bits of enum lh_reading. */
static const char *const reading_token[] = { "control", "retreat", "wound", "fort", "marks" };

/* ---- the tables (words.def) ------------------------------------------------------------------ */

const struct pet_kind lh_kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

const struct pet_verb lh_verbs[V_COUNT] = {
#define PET_TABLE_VERBS
#include "core/rows_table.inc"
};

const struct pet_event_row lh_events[E_COUNT] = {
#define PET_TABLE_EVENTS
#include "core/rows_table.inc"
};

const struct pet_reason lh_reasons[R_COUNT] = {
#define PET_TABLE_REASONS
#include "core/rows_table.inc"
};

const struct pet_reason lh_moments[V_COUNT] = {
#define MOMENT(NAME, rule) [V_##NAME] = { rule, PET_NOT_NOW },
#include "games/hellas/moments.def"
};
// clang-format on
