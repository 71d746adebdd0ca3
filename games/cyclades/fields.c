/* fields.c: the state's fields by name, for JSON, scenarios and edited positions, and what follows
 * from them: cy_derive. */
#include "core/field_rows.h"
#include "games/cyclades/rules.h"

#include <string.h>

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
	/* derived, written for readers and scenarios; cy_derive has the last word */
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
	PET_FIELDS_END,
};
// clang-format on

/* Units of a seat that are in a battle as attackers. */
static unsigned attackers_of(const struct cy_pub *p, uint8_t seat, bool land)
{
	unsigned units = 0;
	for (int i = 0; i < p->flow.depth && i < PET_FLOW_DEPTH; i++) {
		const struct pet_frame *f = &p->flow.frame[i];
		if (f->node == NODE_BATTLE && f->who == seat && f->x[BATTLE_LAND] == land)
			units += f->x[BATTLE_ATTACKERS];
	}
	return units;
}

static void derive_seat(struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = map_of(p);
	struct cy_seat *s = &p->seat[seat];
	unsigned troops = attackers_of(p, seat, true), fleets = attackers_of(p, seat, false);

	s->fleets = 0;
	s->islands = 0;
	s->metropolises = 0;
	memset(s->tiles, 0, sizeof s->tiles);
	for (unsigned i = 0; i < map->islands; i++) {
		if (p->island[i].owner != seat)
			continue;
		s->islands = (uint16_t)(s->islands | 1u << i);
		s->metropolises = (uint8_t)(s->metropolises + p->island[i].metropolis);
		troops += p->island[i].troops;
		for (int t = 0; t < TILES; t++)
			s->tiles[t % BUILDINGS] =
				(uint8_t)(s->tiles[t % BUILDINGS] + p->island[i].tile[t]);
	}
	for (unsigned sea = 0; sea < map->seas; sea++)
		if (p->sea[map->cell[sea]].owner == seat) {
			s->fleets |= pet_bit(sea);
			fleets += p->sea[map->cell[sea]].fleets;
		}
	s->troops_left = (uint8_t)(s->out ? 0 : UNITS - troops);
	s->fleets_left = (uint8_t)(s->out ? 0 : UNITS - fleets);
}

void cy_derive(void *state)
{
	struct cy_pub *p = &((struct cy *)state)->pub;
	unsigned markers = 0, priests = p->priests_gone;

	if (p->map > 2)
		return; /* cy_check says so */
	for (int c = 0; c < CELLS; c++)
		if (p->sea[c].fleets == 0)
			p->sea[c].owner = NONE;
	memset(p->supply, TILES_EACH, sizeof p->supply);
	p->left = 0;
	for (uint8_t seat = 0; seat < p->flow.seats && seat < CY_SEATS; seat++) {
		derive_seat(p, seat);
		p->left = (uint8_t)(p->left + !p->seat[seat].out);
		priests += p->seat[seat].priests;
		for (int kind = 0; kind < BUILDINGS; kind++)
			p->supply[kind] = (uint8_t)(p->supply[kind] - p->seat[seat].tiles[kind]);
	}
	for (int i = 0; i < ISLANDS; i++)
		markers += p->island[i].markers;
	p->priests_left = (uint8_t)(PRIESTS - priests);
	p->markers_left = (uint8_t)(MARKERS - markers);
	if (p->kraken == NONE || is_sea(map_of(p), p->kraken))
		if (p->figurine[FIG_POLYPHEMUS].at == NONE ||
		    p->figurine[FIG_POLYPHEMUS].at < ISLANDS)
			barred_renew(p);
}
