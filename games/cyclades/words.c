/* words.c: tokens and names of the game's values, and the tables made from words.def. */
#include "games/cyclades/rules.h"

/* ---- kinds ----------------------------------------------------------------------------------- */

static const char *const sea_token[CELLS] = {
#define CELL(name) #name,
#include "games/cyclades/cells.def"
#undef CELL
};

// clang-format off
static const char *const island_token[ISLANDS] = {
	"is1", "is2", "is3", "is4", "is5", "is6", "is7", "is8", "is9", "is10", "is11", "is12", "is13",
};
static const char *const god_token[] = { "poseidon", "ares", "zeus", "athena", "apollo" };
static const char *const god_words[] = {
	N_("Poseidon"), N_("Ares"), N_("Zeus"), N_("Athena"), N_("Apollo"),
};
static const char *const building_token[] = { "port", "fortress", "temple", "university" };
static const char *const building_words[] = {
	N_("port"), N_("fortress"), N_("temple"), N_("university"),
};
static const char *const spot_token[] = { "place", "side" };
static const char *const spot_words[] = { N_("metropolis place"), N_("building slot") };
static const char *const tile_token[] = {
	"place-port", "place-fortress", "place-temple", "place-university",
	"side-port",  "side-fortress",	"side-temple",	"side-university",
};
static const char *const tile_words[] = {
	N_("port on the metropolis place"),   N_("fortress on the metropolis place"),
	N_("temple on the metropolis place"), N_("university on the metropolis place"),
	N_("port"),	      N_("fortress"),
	N_("temple"),	      N_("university"),
};
static const char *const card_token[] = {
#define CREATURE(NAME, token, words, node, figurine, help) token,
#include "games/cyclades/creatures.def"
#undef CREATURE
};
static const char *const island_words[] = { /* ours: the rulebook does not name them */
	N_("Andros"), N_("Kea"), N_("Syros"), N_("Tinos"), N_("Mykonos"), N_("Kythnos"), N_("Serifos"),
	N_("Delos"), N_("Milos"), N_("Naxos"), N_("Paros"), N_("Sifnos"), N_("Thera"),
};
static const char *const figurine_token[] = { "minotaur", "chiron", "medusa", "polyphemus" };
static const char *const slot_token[] = { "4", "3", "2" };
static const char *const position_token[] = { "1", "2", "3", "4" };
static const char *const start_token[] = { "p1", "p2", "p3", "p4", "p5" };
static const char *const place_token[] = { "1", "2", "3", "4", "5" };
static const char *const follower_token[] = { "priest", "philosopher" };
static const char *const follower_words[] = { N_("priest"), N_("philosopher") };
// clang-format on

#define LABEL(kind)                                                                                \
	static const char *kind##_label(const void *pub, uint8_t value)                            \
	{                                                                                          \
		(void)pub;                                                                         \
		return kind##_words[value];                                                        \
	}
LABEL(island)
LABEL(god)
LABEL(building)
LABEL(spot)
LABEL(tile)
LABEL(follower)
#undef LABEL

static const char *card_label(const void *pub, uint8_t value)
{
	(void)pub;
	return cy_creatures[value].words;
}

static const char *figurine_label(const void *pub, uint8_t value)
{
	(void)pub;
	return cy_creatures[cy_card_of_figurine(value)].words;
}

/* A sea space by its location: a strait, or the sea on one side of an island. Names are unique on a
 * board (seas.def). */
enum { BETWEEN, NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST };

struct sea_name {
	uint8_t lies, island, other; /* islands from 1 */
};

static const struct sea_name sea_names[3][CELLS] = {
#define SEA_NAME(seats, cell, lies, island, other)                                                 \
	[(seats)-3][CELL_##cell] = { lies, island, other },
#include "games/cyclades/seas.def"
#undef SEA_NAME
};

static void sea_named(const void *pub, uint8_t value, struct pet_name *name)
{
	static const char *const lies[] = {
		N_("the strait between {a} and {b}"), N_("the sea north of {a}"),
		N_("the sea north-east of {a}"),      N_("the sea east of {a}"),
		N_("the sea south-east of {a}"),      N_("the sea south of {a}"),
		N_("the sea south-west of {a}"),      N_("the sea west of {a}"),
		N_("the sea north-west of {a}"),
	};
	const struct cy_pub *p = pub;
	const struct sea_name *sea = p ? &sea_names[p->map][value] : NULL;
	if (!sea || !sea->island) /* no board, or not on this one: use the token */
		return;
	name->id = lies[sea->lies];
	name->arg[0] = (struct pet_arg){ "a", K_ISLAND, sea->island - 1 };
	name->arg[1] = (struct pet_arg){ "b", K_ISLAND, sea->other - 1 };
	name->count = 2;
}

/* A start by its two islands. */
static void start_named(const void *pub, uint8_t value, struct pet_name *name)
{
	const uint8_t *island = pub ? cy_start_islands(pub, value) : NULL;
	if (!island)
		return;
	name->id = N_("{a} and {b}");
	name->arg[0] = (struct pet_arg){ "a", K_ISLAND, island[0] };
	name->arg[1] = (struct pet_arg){ "b", K_ISLAND, island[1] };
	name->count = 2;
}

/* ---- the tables (words.def) ------------------------------------------------------------------ */

const struct pet_kind cy_kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

const struct pet_verb cy_verbs[V_COUNT] = {
#define PET_TABLE_VERBS
#include "core/rows_table.inc"
};

const struct pet_event_row cy_events[E_COUNT] = {
#define PET_TABLE_EVENTS
#include "core/rows_table.inc"
};

const struct pet_reason cy_reasons[R_COUNT] = {
#define PET_TABLE_REASONS
#include "core/rows_table.inc"
};

const struct pet_reason cy_moments[V_COUNT] = {
#define MOMENT(NAME, rule) [V_##NAME] = { rule, PET_NOT_NOW },
#include "games/cyclades/moments.def"
};
