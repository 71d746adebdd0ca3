/* fields.c: the state's fields by name, for JSON, scenarios and edited positions. */
#include "core/field_rows.h"
#include "games/cyclades/rules.h"

#define ONE(name, f, kind, none)          PET_FIELD(name, struct cy_pub, f, kind, none)
#define ARRAY(name, f, kind, index, none) PET_FIELD_ARRAY(name, struct cy_pub, f, kind, index, none)
#define CARDSET(name, f)                  PET_FIELD_SET(name, struct cy_pub, f, K_CARD)
#define OF_SEAT(name, f, kind)            PET_FIELD_OF(name, struct cy_pub, seat, f, kind, PET_K_SEAT, 0)
#define GROUP(name, f, index, sub)        PET_FIELD_GROUP(name, struct cy_pub, f, index, sub)
#define SUB(tag, name, f, kind, none)     PET_FIELD(name, struct tag, f, kind, none)

// clang-format off
static const struct pet_field island_fields[] = {
	SUB(cy_island, "owner", owner, PET_K_SEAT, NONE),
	SUB(cy_island, "troops", troops, PET_K_NUMBER, 0),
	SUB(cy_island, "markers", markers, PET_K_NUMBER, 0),
	SUB(cy_island, "metropolis", metropolis, PET_K_FLAG, 0),
	PET_FIELD_ARRAY("tile", struct cy_island, tile, PET_K_NUMBER, K_TILE, 0),
	PET_FIELDS_END,
};
static const struct pet_field sea_fields[] = {
	SUB(cy_sea, "owner", owner, PET_K_SEAT, NONE),
	SUB(cy_sea, "fleets", fleets, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};
static const struct pet_field figurine_fields[] = {
	SUB(cy_figurine, "at", at, K_ISLAND, NONE),
	SUB(cy_figurine, "owner", owner, PET_K_SEAT, NONE),
	SUB(cy_figurine, "round", round, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};
static const struct pet_field bid_fields[] = {
	SUB(cy_bid, "seat", seat, PET_K_SEAT, NONE),
	SUB(cy_bid, "amount", amount, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};

const struct pet_field cy_pub_fields[] = {
	ONE("round", round, PET_K_NUMBER, 0),
	OF_SEAT("gold", gold, PET_K_NUMBER),
	OF_SEAT("priests", priests, PET_K_NUMBER),
	OF_SEAT("philosophers", philosophers, PET_K_NUMBER),
	OF_SEAT("discounts", discounts, PET_K_NUMBER),
	OF_SEAT("out", out, PET_K_NUMBER),
	/* derived; written for readers and scenarios, recomputed by cy_derive */
	PET_FIELD_SET_OF("islands", struct cy_pub, seat, islands, K_ISLAND, PET_K_SEAT),
	OF_SEAT("fleet_set", fleets, PET_K_NUMBER),
	OF_SEAT("ports", tiles[PORT], PET_K_NUMBER),
	OF_SEAT("fortresses", tiles[FORTRESS], PET_K_NUMBER),
	OF_SEAT("temples", tiles[TEMPLE], PET_K_NUMBER),
	OF_SEAT("universities", tiles[UNIVERSITY], PET_K_NUMBER),
	ONE("barred_set", barred, PET_K_NUMBER, 0),
	OF_SEAT("metropolises", metropolises, PET_K_NUMBER),
	OF_SEAT("troops_left", troops_left, PET_K_NUMBER),
	OF_SEAT("fleets_left", fleets_left, PET_K_NUMBER),
	ARRAY("supply", supply, PET_K_NUMBER, K_BUILDING, 0),
	ONE("priests_left", priests_left, PET_K_NUMBER, 0),
	ONE("markers_left", markers_left, PET_K_NUMBER, 0),
	ONE("left", left, PET_K_NUMBER, 0),

	GROUP("island", island, K_ISLAND, island_fields),
	GROUP("sea", sea, K_SEA, sea_fields),
	GROUP("figurine", figurine, K_FIGURINE, figurine_fields),
	ONE("kraken", kraken, K_SEA, NONE),
	ARRAY("row", row, K_CARD, K_SLOT, NONE),
	CARDSET("deck", deck),
	CARDSET("discard", discard),
	CARDSET("gone", gone),
	CARDSET("in_use", in_use),
	ONE("priests_gone", priests_gone, PET_K_NUMBER, 0),
	ONE("philosophers_gone", philosophers_gone, PET_K_NUMBER, 0),

	ARRAY("god", god, K_GOD, K_POSITION, NONE),
	ONE("open", open, PET_K_NUMBER, 0),
	GROUP("bid", bid, K_GOD, bid_fields),
	ARRAY("apollo", apollo, PET_K_SEAT, K_PLACE, NONE),
	ONE("apollo_count", apollo_count, PET_K_NUMBER, 0),
	ARRAY("track", track, PET_K_SEAT, K_PLACE, NONE),
	ONE("next_place", next_place, PET_K_NUMBER, 0),

	ONE("arrangement", arrangement, PET_K_NUMBER, 0),
	ONE("arrangement_round", arrangement_round, PET_K_NUMBER, 0),
	ONE("places", places, PET_K_NUMBER, 0),
	ONE("goal", goal, PET_K_NUMBER, 0),
	ONE("map", map, PET_K_NUMBER, 0),
	ONE("purses", purses, PET_K_FLAG, 0),
	ONE("marker_any", marker_any, PET_K_FLAG, 0),
	ONE("gold_decides", gold_decides, PET_K_FLAG, 0),
	PET_FIELDS_END,
};
// clang-format on
