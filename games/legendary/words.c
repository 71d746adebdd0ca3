/* words.c: tokens and names of the game's values, and the tables made from words.def. */
#include "games/legendary/rules.h"

/* ---- kinds ----------------------------------------------------------------------------------- */

static const char *const faction_token[] = { "purple", "yellow", "blue", "black", "red", "green" };
static const char *const god_token[] = { "athena", "zeus", "poseidon", "ares", "hera", "apollo" };
static const char *const building_token[] = {
	"port",         "fortress",        "temple",     "academy",    "metro_troops",
	"metro_fleets", "metro_priestess", "metro_gold", "metro_token"
};
static const char *const unit_token[] = { "troop", "mercenary", "fleet", "minotaur" };
static const char *const price_token[] = { "2", "3", "4", "5" };
static const char *const face_token[] = { "A", "B" };
static const char *const layout_token[] = { "quick", "random", "custom" };
static const char *const march_token[] = { "ares", "expedition", "pegasus", "perseus" };

/* Land areas, then sea areas. */
// clang-format off
const char *const lg_area_tokens[] = {
	"1P", "1Q", "1R", "1S", "2P", "2Q", "2R", "2S",
	"3P", "3Q", "3R", "3S", "4P", "4Q", "4R", "4S",
	"5P", "5Q", "5R", "5S", "6P", "6Q", "6R", "6S",
	"7P", "7Q", "7R", "7S", "8P", "8Q", "8R", "8S",
	"9P", "9Q", "9R", "9S", "10P", "10Q", "10R", "10S",
	"1w", "1x", "1y", "1z", "2w", "2x", "2y", "2z",
	"3w", "3x", "3y", "3z", "4w", "4x", "4y", "4z",
	"5w", "5x", "5y", "5z", "6w", "6x", "6y", "6z",
	"7w", "7x", "7y", "7z", "8w", "8x", "8y", "8z",
	"9w", "9x", "9y", "9z", "10w", "10x", "10y", "10z",
};
// clang-format on

static const char *const hero_token[] = {
#define HERO(id, token, name, war, sacrifice) token,
#include "games/legendary/heroes.def"
#undef HERO
};

static const char *const creature_token[] = {
#define CREATURE(id, token, name, lands, seas, effect, words) token,
#include "games/legendary/creatures.def"
#undef CREATURE
};

static const char *faction_label(const void *pub, uint8_t value)
{
	static const char *const name[] = { N_("Purple"), N_("Yellow"), N_("Blue"),
					    N_("Black"),  N_("Red"),    N_("Green") };
	(void)pub;
	return name[value];
}

static const char *god_label(const void *pub, uint8_t value)
{
	static const char *const name[] = { N_("Athena"), N_("Zeus"), N_("Poseidon"),
					    N_("Ares"),   N_("Hera"), N_("Apollo") };
	(void)pub;
	return name[value];
}

static const char *building_label(const void *pub, uint8_t value)
{
	static const char *const name[] = {
		N_("port"),
		N_("fortress"),
		N_("temple"),
		N_("academy"),
		N_("metropolis (2 basic troops)"),
		N_("metropolis (2 fleets)"),
		N_("metropolis (1 priestess)"),
		N_("metropolis (3 GP)"),
		N_("metropolis (prosperity token)"),
	};
	(void)pub;
	return name[value];
}

static const char *unit_label(const void *pub, uint8_t value)
{
	static const char *const name[] = { N_("basic troop"), N_("mercenary"), N_("fleet"),
					    N_("Minotaur") };
	(void)pub;
	return name[value];
}

static const char *hero_label(const void *pub, uint8_t value)
{
	static const char *const name[] = {
#define HERO(id, token, name, war, sacrifice) name,
#include "games/legendary/heroes.def"
#undef HERO
	};
	(void)pub;
	return name[value];
}

static const char *creature_label(const void *pub, uint8_t value)
{
	static const char *const name[] = {
#define CREATURE(id, token, name, lands, seas, effect, words) name,
#include "games/legendary/creatures.def"
#undef CREATURE
	};
	(void)pub;
	return name[value];
}

/* Land areas have their place names once the face is known. */
static void land_named(const void *pub, uint8_t value, struct pet_name *name)
{
	const struct lg_pub *p = pub;
	if (p)
		name->id = lg_land_name(lg_box(p), p->map.face, value);
}

/* Sea areas are named after the land on their coast (seas.def). */
enum { LAND_P = 1, LAND_Q, LAND_R, LAND_S, LAND_NONE = 0 };
enum { SEA_w, SEA_x, SEA_y, SEA_z };

static const struct sea_name {
	uint8_t land, other; /* LAND_P to LAND_S */
} sea_names[2][LG_SEAS] = {
#define SEA_NAME(tile, face, sea, land, other)                                                     \
	[LG_FACE_##face][((tile)-1) * 4 + SEA_##sea] = { LAND_##land, LAND_##other },
#include "games/legendary/seas.def"
#undef SEA_NAME
};

static void sea_named(const void *pub, uint8_t value, struct pet_name *name)
{
	const struct lg_pub *p = pub;
	const struct sea_name *sea = p ? &sea_names[p->map.face][value] : NULL;
	if (!sea || !sea->land)
		return;
	name->id = sea->other ? N_("the strait between {a} and {b}") : N_("the sea off {a}");
	name->arg[0] = (struct pet_arg){ "a", K_LAND, value / 4 * 4 + sea->land - 1 };
	name->arg[1] = (struct pet_arg){ "b", K_LAND, value / 4 * 4 + sea->other - 1 };
	name->count = 2;
}

static void area_named(const void *pub, uint8_t value, struct pet_name *name)
{
	if (value < SEA0)
		land_named(pub, value, name);
	else
		sea_named(pub, (uint8_t)(value - SEA0), name);
}

/* A slot by its land area; the two of a land area are counted. */
static void slot_named(const void *pub, uint8_t value, struct pet_name *name)
{
	static const char *const slot[] = { N_("{a}, first slot"), N_("{a}, second slot") };
	const struct lg_pub *p = pub;
	if (!p)
		return;
	bool two = lg_box(p)->land[p->map.face][value / 2].slot[1].sea != 0;
	name->id = two ? slot[value % 2] : N_("{a}");
	name->arg[0] = (struct pet_arg){ "a", K_LAND, value / 2 };
	name->count = 1;
}

/* ---- the tables (words.def) ------------------------------------------------------------------ */

const struct pet_kind lg_kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

const struct pet_verb lg_verbs[V_COUNT] = {
#define PET_TABLE_VERBS
#include "core/rows_table.inc"
};

const struct pet_event_row lg_events[E_COUNT] = {
#define PET_TABLE_EVENTS
#include "core/rows_table.inc"
};

const struct pet_reason lg_reasons[R_COUNT] = {
#define PET_TABLE_REASONS
#include "core/rows_table.inc"
};

const struct pet_reason lg_moments[V_COUNT] = {
#define MOMENT(NAME, rule) [V_##NAME] = { rule, PET_NOT_NOW },
#include "games/legendary/moments.def"
};
