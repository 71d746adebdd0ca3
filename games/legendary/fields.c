/* fields.c: the names of the state's fields, for JSON, scenarios and edited positions. Derived
 * counters are named too, for readers; derive() sets them after an edit. */
#include "core/field_rows.h"
#include "games/legendary/rules.h"

/* every field has the name of its member */
#define ONE(s, m, kind, none)        PET_FIELD(#m, struct s, m, kind, none)
#define ROW(s, m, kind, index, none) PET_FIELD_ARRAY(#m, struct s, m, kind, index, none)
#define SET(s, m, kind)              PET_FIELD_SET(#m, struct s, m, kind)
#define SETS(s, m, kind, index)      PET_FIELD_SETS(#m, struct s, m, kind, index)
#define GROUP(s, m, sub)             PET_FIELD_STRUCT(#m, struct s, m, sub)
#define GROUPS(s, m, index, sub)     PET_FIELD_GROUP(#m, struct s, m, index, sub)

// clang-format off
static const struct pet_field land_fields[] = {
	ONE(lg_land, owner, K_FACTION, NONE),
	ONE(lg_land, troops, PET_K_NUMBER, 0),
	ONE(lg_land, mercs, PET_K_NUMBER, 0),
	ONE(lg_land, tokens, PET_K_NUMBER, 0),
	PET_FIELDS_END
};

static const struct pet_field sea_fields[] = {
	ONE(lg_sea, owner, K_FACTION, NONE),
	ONE(lg_sea, fleets, PET_K_NUMBER, 0),
	ONE(lg_sea, tokens, PET_K_NUMBER, 0),
	PET_FIELDS_END
};

static const struct pet_field hero_fields[] = {
	ONE(lg_hero, owner, K_FACTION, NONE),
	ONE(lg_hero, at, K_LAND, NONE),
	ONE(lg_hero, metro, K_BUILDING, NONE),
	ONE(lg_hero, mark, PET_K_FLAG, 0),
	PET_FIELDS_END
};

static const struct pet_field turn_fields[] = {
	ONE(lg_turn, who, K_FACTION, NONE),
	ONE(lg_turn, god, K_GOD, NONE),
	ONE(lg_turn, free, PET_K_NUMBER, 0),
	ONE(lg_turn, extras, PET_K_NUMBER, 0),
	ONE(lg_turn, expeditions, PET_K_NUMBER, 0),
	ONE(lg_turn, peeked, PET_K_FLAG, 0),
	ONE(lg_turn, hired, PET_K_FLAG, 0),
	PET_FIELDS_END
};

static const struct pet_field battle_fields[] = {
	ONE(lg_battle, area, K_AREA, NONE),
	ROW(lg_battle, side, K_FACTION, PET_K_NUMBER, NONE),
	ROW(lg_battle, die, PET_K_NUMBER, PET_K_NUMBER, 0),
	ONE(lg_battle, troops, PET_K_NUMBER, 0),
	ONE(lg_battle, mercs, PET_K_NUMBER, 0),
	ONE(lg_battle, fleets, PET_K_NUMBER, 0),
	ONE(lg_battle, turned, PET_K_NUMBER, 0),
	ONE(lg_battle, last, PET_K_FLAG, 0),
	PET_FIELDS_END
};

static const struct pet_field map_fields[] = {
	SET(lg_map, tiles, K_TILE),
	ONE(lg_map, face, K_FACE, 0),
	ROW(lg_map, rot, PET_K_NUMBER, K_TILE, 0),
	{ "u", offsetof(struct lg_map, u), 1, PET_HOW_SIGNED, PET_K_NUMBER, K_TILE, LG_TILES, 1, 0, NULL },
	{ "v", offsetof(struct lg_map, v), 1, PET_HOW_SIGNED, PET_K_NUMBER, K_TILE, LG_TILES, 1, 0, NULL },
	PET_FIELDS_END
};

static const struct pet_field built_fields[] = {
	{ "port", PORT, 1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_NONE, 1, 0, 0, NULL },
	{ "fortress", FORTRESS, 1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_NONE, 1, 0, 0, NULL },
	{ "temple", TEMPLE, 1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_NONE, 1, 0, 0, NULL },
	{ "academy", ACADEMY, 1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_NONE, 1, 0, 0, NULL },
	PET_FIELDS_END
};

const struct pet_field lg_pub_fields[] = {
	/* the table */
	ONE(lg_pub, factions, PET_K_NUMBER, 0),
	ONE(lg_pub, teams, PET_K_FLAG, 0),
	ONE(lg_pub, bluff, PET_K_FLAG, 0),
	ONE(lg_pub, goal, PET_K_NUMBER, 3),
	ONE(lg_pub, max_rounds, PET_K_NUMBER, 40),
	ONE(lg_pub, screens, PET_K_FLAG, 0),
	ONE(lg_pub, layout, K_LAYOUT, 0),
	ROW(lg_pub, seat, PET_K_SEAT, K_FACTION, NONE),

	/* the round */
	ONE(lg_pub, round, PET_K_NUMBER, 0),
	ROW(lg_pub, order, K_FACTION, PET_K_NUMBER, NONE),
	ROW(lg_pub, track, K_FACTION, PET_K_NUMBER, NONE),
	ROW(lg_pub, altar, K_GOD, PET_K_NUMBER, NONE),
	ROW(lg_pub, marker, K_FACTION, K_GOD, NONE),
	ROW(lg_pub, space, PET_K_NUMBER, K_GOD, 0),
	SET(lg_pub, destitute, K_FACTION),
	SET(lg_pub, penalised, K_FACTION),
	ONE(lg_pub, last_taken, PET_K_FLAG, 0),
	SET(lg_pub, top_known, PET_K_SEAT),
	GROUP(lg_pub, turn, turn_fields),
	GROUP(lg_pub, battle, battle_fields),

	/* by faction */
	ROW(lg_pub, gold, PET_K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, priestess, PET_K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, philosopher, PET_K_NUMBER, K_FACTION, 0),

	/* columns, piles, figures */
	ROW(lg_pub, column, K_CREATURE, K_PRICE, NONE),
	ROW(lg_pub, hero_column, K_HERO, PET_K_NUMBER, NONE),
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
	ROW(lg_pub, mark, PET_K_FLAG, K_SLOT, 0),
	GROUP(lg_pub, map, map_fields),

	/* derived */
	SET(lg_pub, deck, K_CREATURE),
	SET(lg_pub, hero_deck, K_HERO),
	SETS(lg_pub, own_land, K_LAND, K_FACTION),
	SETS(lg_pub, own_sea, K_SEA, K_FACTION),
	ROW(lg_pub, troops_left, PET_K_NUMBER, K_FACTION, TROOPS_EACH),
	ROW(lg_pub, fleets_left, PET_K_NUMBER, K_FACTION, FLEETS_EACH),
	GROUPS(lg_pub, built, K_FACTION, built_fields),
	ROW(lg_pub, metros, PET_K_NUMBER, K_FACTION, 0),
	ROW(lg_pub, left, PET_K_NUMBER, K_BUILDING, BUILDINGS_EACH),
	ROW(lg_pub, metros_left, PET_K_NUMBER, PET_K_NUMBER, METROS_EACH),
	ONE(lg_pub, mercs_left, PET_K_NUMBER, MERCENARIES),
	ONE(lg_pub, priestess_left, PET_K_NUMBER, PRIESTESSES),
	ONE(lg_pub, philosopher_left, PET_K_NUMBER, PHILOSOPHERS),
	PET_FIELDS_END
};

const struct pet_field lg_priv_fields[] = {
	ONE(lg_priv, top, K_CREATURE, NONE),
	PET_FIELDS_END
};
// clang-format on
