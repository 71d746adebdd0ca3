/* fields.c: the state's fields by name, for JSON, scenarios and edited positions, and what follows
 * from them: cy_derive. */
#include "games/cyclades/rules.h"

#include <string.h>

#define AT(field)     offsetof(struct cy_pub, field)
#define SIZE(type, f) sizeof(((struct type *)0)->f)
#define ONE(name, f, kind_, usual)                                                                 \
	{                                                                                          \
		name, AT(f), SIZE(cy_pub, f), FIELD_VALUE, kind_, K_NONE, 1, 0, usual, NULL        \
	}
#define ARRAY(name, f, kind_, index_, count_, usual)                                               \
	{                                                                                          \
		name, AT(f), SIZE(cy_pub, f[0]), FIELD_VALUE, kind_, index_, count_,               \
			SIZE(cy_pub, f[0]), usual, NULL                                            \
	}
#define CARDSET(name, f)                                                                           \
	{                                                                                          \
		name, AT(f), SIZE(cy_pub, f), FIELD_MASK, K_CARD, K_NONE, 1, 0, 0, NULL            \
	}
#define OF_SEAT(name, f, kind_)                                                                    \
	{                                                                                          \
		name, AT(seat[0].f), SIZE(cy_seat, f), FIELD_VALUE, kind_, K_SEAT, CY_SEATS,       \
			sizeof(struct cy_seat), 0, NULL                                            \
	}
#define GROUP(name, f, index_, count_, sub_)                                                       \
	{                                                                                          \
		name, AT(f), 1, FIELD_GROUP, K_NONE, index_, count_, SIZE(cy_pub, f[0]), 0, sub_   \
	}
#define SUB(type, name, f, kind_, usual)                                                           \
	{                                                                                          \
		name, offsetof(struct type, f), 1, FIELD_VALUE, kind_, K_NONE, 1, 0, usual, NULL   \
	}

// clang-format off
static const struct field island_fields[] = {
	SUB(cy_island, "owner", owner, K_SEAT, NONE),
	SUB(cy_island, "troops", troops, K_NUMBER, 0),
	SUB(cy_island, "markers", markers, K_NUMBER, 0),
	SUB(cy_island, "metropolis", metropolis, K_FLAG, 0),
	{ "tile", offsetof(struct cy_island, tile), 1, FIELD_VALUE, K_NUMBER, K_TILE, TILES, 1, 0, NULL },
	{ 0 },
};
static const struct field sea_fields[] = {
	SUB(cy_sea, "owner", owner, K_SEAT, NONE),
	SUB(cy_sea, "fleets", fleets, K_NUMBER, 0),
	{ 0 },
};
static const struct field figurine_fields[] = {
	SUB(cy_figurine, "at", at, K_ISLAND, NONE),
	SUB(cy_figurine, "owner", owner, K_SEAT, NONE),
	SUB(cy_figurine, "round", round, K_NUMBER, 0),
	{ 0 },
};
static const struct field bid_fields[] = {
	SUB(cy_bid, "seat", seat, K_SEAT, NONE),
	SUB(cy_bid, "amount", amount, K_NUMBER, 0),
	{ 0 },
};

const struct field cy_pub_fields[] = {
	ONE("round", round, K_NUMBER, 0),
	OF_SEAT("gold", gold, K_NUMBER),
	OF_SEAT("priests", priests, K_NUMBER),
	OF_SEAT("philosophers", philosophers, K_NUMBER),
	OF_SEAT("discounts", discounts, K_NUMBER),
	OF_SEAT("out", out, K_NUMBER),
	/* derived, written for readers and scenarios; cy_derive has the last word */
	{ "islands", AT(seat[0].islands), 2, FIELD_MASK, K_ISLAND, K_SEAT, CY_SEATS, sizeof(struct cy_seat), 0, NULL },
	OF_SEAT("fleet_set", fleets, K_NUMBER),
	OF_SEAT("ports", tiles[PORT], K_NUMBER),
	OF_SEAT("fortresses", tiles[FORTRESS], K_NUMBER),
	OF_SEAT("temples", tiles[TEMPLE], K_NUMBER),
	OF_SEAT("universities", tiles[UNIVERSITY], K_NUMBER),
	ONE("barred_set", barred, K_NUMBER, 0),
	OF_SEAT("metropolises", metropolises, K_NUMBER),
	OF_SEAT("troops_left", troops_left, K_NUMBER),
	OF_SEAT("fleets_left", fleets_left, K_NUMBER),
	ARRAY("supply", supply, K_NUMBER, K_BUILDING, BUILDINGS, 0),
	ONE("priests_left", priests_left, K_NUMBER, 0),
	ONE("markers_left", markers_left, K_NUMBER, 0),
	ONE("left", left, K_NUMBER, 0),

	GROUP("island", island, K_ISLAND, ISLANDS, island_fields),
	GROUP("sea", sea, K_SEA, CELLS, sea_fields),
	GROUP("figurine", figurine, K_FIGURINE, FIGURINES, figurine_fields),
	ONE("kraken", kraken, K_SEA, NONE),
	ARRAY("row", row, K_CARD, K_SLOT, SLOTS, NONE),
	CARDSET("deck", deck),
	CARDSET("discard", discard),
	CARDSET("gone", gone),
	CARDSET("in_use", in_use),
	ONE("priests_gone", priests_gone, K_NUMBER, 0),
	ONE("philosophers_gone", philosophers_gone, K_NUMBER, 0),

	ARRAY("god", god, K_GOD, K_POSITION, GODS, NONE),
	ONE("open", open, K_NUMBER, 0),
	GROUP("bid", bid, K_GOD, GODS, bid_fields),
	ARRAY("apollo", apollo, K_SEAT, K_PLACE, TRACK, NONE),
	ONE("apollo_count", apollo_count, K_NUMBER, 0),
	ARRAY("track", track, K_SEAT, K_PLACE, TRACK, NONE),
	ONE("next_place", next_place, K_NUMBER, 0),

	ONE("arrangement", arrangement, K_NUMBER, 0),
	ONE("arrangement_round", arrangement_round, K_NUMBER, 0),
	ONE("places", places, K_NUMBER, 0),
	ONE("goal", goal, K_NUMBER, 0),
	ONE("map", map, K_NUMBER, 0),
	ONE("purses", purses, K_FLAG, 0),
	{ 0 },
};
// clang-format on

/* Units of a seat that are in a battle as attackers. */
static unsigned attackers_of(const struct cy_pub *p, uint8_t seat, bool land)
{
	unsigned units = 0;
	for (int i = 0; i < p->flow.depth && i < FLOW_DEPTH; i++) {
		const struct frame *f = &p->flow.frame[i];
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
			s->fleets |= bit64(sea);
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
