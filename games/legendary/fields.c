/* fields.c: the names of what the state holds, for JSON, scenarios and edited positions.
 *
 * Derived counters are named too: readers want them; derive() sets them after an edit. */
#include "games/legendary/rules.h"
#include "games/legendary/tables.h"

#define AT(s, m)   (uint16_t) offsetof(struct s, m)
#define SIZE(s, m) sizeof(((struct s *)0)->m)

/* one value, an array, a mask, an array by index kind of groups */
#define ONE(s, m, kind, none)                                                                      \
	{                                                                                          \
#		m, AT(s, m), SIZE(s, m), FIELD_VALUE, kind, K_NONE, 1, 0, none, NULL              \
	}
#define ROW(s, m, kind, index, none)                                                               \
	{                                                                                          \
#		m, AT(s, m), SIZE(s, m[0]), FIELD_VALUE, kind, index, SIZE(s, m) / SIZE(s, m[0]), \
			SIZE(s, m[0]), none, NULL                                                  \
	}
#define SET(s, m, kind)                                                                            \
	{                                                                                          \
#		m, AT(s, m), SIZE(s, m), FIELD_MASK, kind, K_NONE, 1, 0, 0, NULL                  \
	}
#define SETS(s, m, kind, index)                                                                    \
	{                                                                                          \
#		m, AT(s, m), SIZE(s, m[0]), FIELD_MASK, kind, index, SIZE(s, m) / SIZE(s, m[0]),  \
			SIZE(s, m[0]), 0, NULL                                                     \
	}
#define GROUP(s, m, sub)                                                                           \
	{                                                                                          \
#		m, AT(s, m), 1, FIELD_GROUP, 0, K_NONE, 1, SIZE(s, m), 0, sub                     \
	}
#define GROUPS(s, m, index, sub)                                                                   \
	{                                                                                          \
#		m, AT(s, m), 1, FIELD_GROUP, 0, index, SIZE(s, m) / SIZE(s, m[0]), SIZE(s, m[0]), \
			0, sub                                                                     \
	}
#define LAST                                                                                       \
	{                                                                                          \
		NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL                                                 \
	}

// clang-format off
static const struct field land_fields[] = {
	ONE(lg_land, owner, K_FACTION, NONE),
	ONE(lg_land, troops, K_NUMBER, 0),
	ONE(lg_land, mercs, K_NUMBER, 0),
	ONE(lg_land, tokens, K_NUMBER, 0),
	LAST
};

static const struct field sea_fields[] = {
	ONE(lg_sea, owner, K_FACTION, NONE),
	ONE(lg_sea, fleets, K_NUMBER, 0),
	ONE(lg_sea, tokens, K_NUMBER, 0),
	LAST
};

static const struct field hero_fields[] = {
	ONE(lg_hero, owner, K_FACTION, NONE),
	ONE(lg_hero, at, K_LAND, NONE),
	ONE(lg_hero, metro, K_BUILDING, NONE),
	ONE(lg_hero, mark, K_FLAG, 0),
	LAST
};

static const struct field turn_fields[] = {
	ONE(lg_turn, who, K_FACTION, NONE),
	ONE(lg_turn, god, K_GOD, NONE),
	ONE(lg_turn, free, K_NUMBER, 0),
	ONE(lg_turn, extras, K_NUMBER, 0),
	ONE(lg_turn, expeditions, K_NUMBER, 0),
	ONE(lg_turn, peeked, K_FLAG, 0),
	ONE(lg_turn, hired, K_FLAG, 0),
	LAST
};

static const struct field battle_fields[] = {
	ONE(lg_battle, area, K_AREA, NONE),
	ROW(lg_battle, side, K_FACTION, K_NUMBER, NONE),
	ROW(lg_battle, die, K_NUMBER, K_NUMBER, 0),
	ONE(lg_battle, troops, K_NUMBER, 0),
	ONE(lg_battle, mercs, K_NUMBER, 0),
	ONE(lg_battle, fleets, K_NUMBER, 0),
	ONE(lg_battle, turned, K_NUMBER, 0),
	ONE(lg_battle, last, K_FLAG, 0),
	LAST
};

static const struct field map_fields[] = {
	SET(lg_map, tiles, K_TILE),
	ONE(lg_map, face, K_FACE, 0),
	ROW(lg_map, rot, K_NUMBER, K_TILE, 0),
	{ "u", AT(lg_map, u), 1, FIELD_SIGNED, K_NUMBER, K_TILE, LG_TILES, 1, 0, NULL },
	{ "v", AT(lg_map, v), 1, FIELD_SIGNED, K_NUMBER, K_TILE, LG_TILES, 1, 0, NULL },
	LAST
};

static const struct field built_fields[] = {
	{ "port", PORT, 1, FIELD_VALUE, K_NUMBER, K_NONE, 1, 0, 0, NULL },
	{ "fortress", FORTRESS, 1, FIELD_VALUE, K_NUMBER, K_NONE, 1, 0, 0, NULL },
	{ "temple", TEMPLE, 1, FIELD_VALUE, K_NUMBER, K_NONE, 1, 0, 0, NULL },
	{ "academy", ACADEMY, 1, FIELD_VALUE, K_NUMBER, K_NONE, 1, 0, 0, NULL },
	LAST
};

const struct field lg_pub_fields[] = {
	/* the table */
	ONE(lg_pub, factions, K_NUMBER, 0),
	ONE(lg_pub, teams, K_FLAG, 0),
	ONE(lg_pub, bluff, K_FLAG, 0),
	ONE(lg_pub, goal, K_NUMBER, 3),
	ONE(lg_pub, max_rounds, K_NUMBER, 40),
	ONE(lg_pub, screens, K_FLAG, 0),
	ONE(lg_pub, layout, K_LAYOUT, 0),
	ROW(lg_pub, seat, K_SEAT, K_FACTION, NONE),

	/* the round */
	ONE(lg_pub, round, K_NUMBER, 0),
	ROW(lg_pub, order, K_FACTION, K_NUMBER, NONE),
	ROW(lg_pub, track, K_FACTION, K_NUMBER, NONE),
	ROW(lg_pub, altar, K_GOD, K_NUMBER, NONE),
	ROW(lg_pub, marker, K_FACTION, K_GOD, NONE),
	ROW(lg_pub, space, K_NUMBER, K_GOD, 0),
	SET(lg_pub, destitute, K_FACTION),
	SET(lg_pub, penalised, K_FACTION),
	ONE(lg_pub, last_taken, K_FLAG, 0),
	SET(lg_pub, top_known, K_SEAT),
	GROUP(lg_pub, turn, turn_fields),
	GROUP(lg_pub, battle, battle_fields),

	/* by faction */
	ROW(lg_pub, gold, K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, priestess, K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, philosopher, K_NUMBER, K_FACTION, 0),

	/* columns, piles, figures */
	ROW(lg_pub, column, K_CREATURE, K_PRICE, NONE),
	ROW(lg_pub, hero_column, K_HERO, K_NUMBER, NONE),
	ROW(lg_pub, figure_owner, K_FACTION, K_FIGURE, NONE),
	ROW(lg_pub, figure_at, K_AREA, K_FIGURE, NONE),
	GROUPS(lg_pub, hero, K_HERO, hero_fields),
	SET(lg_pub, hero_fresh, K_HERO),
	SET(lg_pub, hero_gone, K_HERO),
	SET(lg_pub, discard, K_CREATURE),
	SET(lg_pub, in_play, K_CREATURE),

	/* the map */
	GROUPS(lg_pub, land, K_LAND, land_fields),
	GROUPS(lg_pub, sea, K_SEA, sea_fields),
	ROW(lg_pub, building, K_BUILDING, K_SLOT, NONE),
	ROW(lg_pub, mark, K_FLAG, K_SLOT, 0),
	GROUP(lg_pub, map, map_fields),

	/* derived */
	SET(lg_pub, deck, K_CREATURE),
	SET(lg_pub, hero_deck, K_HERO),
	SETS(lg_pub, own_land, K_LAND, K_FACTION),
	SETS(lg_pub, own_sea, K_SEA, K_FACTION),
	ROW(lg_pub, troops_left, K_NUMBER, K_FACTION, TROOPS_EACH),
	ROW(lg_pub, fleets_left, K_NUMBER, K_FACTION, FLEETS_EACH),
	GROUPS(lg_pub, built, K_FACTION, built_fields),
	ROW(lg_pub, metros, K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, left, K_NUMBER, K_BUILDING, BUILDINGS_EACH),
	ROW(lg_pub, metros_left, K_NUMBER, K_NUMBER, METROS_EACH),
	ONE(lg_pub, mercs_left, K_NUMBER, MERCENARIES),
	ONE(lg_pub, priestess_left, K_NUMBER, PRIESTESSES),
	ONE(lg_pub, philosopher_left, K_NUMBER, PHILOSOPHERS),
	LAST
};

const struct field lg_priv_fields[] = {
	ONE(lg_priv, top, K_CREATURE, NONE),
	LAST
};
// clang-format on
