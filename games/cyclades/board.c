/* board.c: the drawing for graphical clients: hexes with axial coordinates, grouped into sea spaces
 * and islands, and what is printed on them. The pieces on them are in the position's fields.
 *
 *     {"hex":{"orientation":"pointy"},
 *      "areas":[{"id":"A1","kind":"sea","name":"the sea east of Andros","cells":[[0,-5]],"trade":false},
 *               {"id":"is1","kind":"island","cells":[[-1,-4]],"prosperity":2,
 *                "slots":{"place":1,"side":0}}],
 *      "figurines":{"kraken":"D4","medusa":"is7"},
 *      "track":10,"apollo":{"gold":1,"last":4},
 *      "altars":[{"god":"ares","gives":"troop","prices":[0,2,3,4],"builds":"fortress","price":2,
 *                 "step":1,"swap":0,"hero":0}],
 *      "signs":{"creature:harpy":"−1{troop}"}}
 *
 * "track" is the number of spaces on a god's track; the last one stands for all higher amounts.
 * Apollo gives gold, more to a seat with a single island. The altars say what is printed on the
 * gods' tiles: what is recruited at which prices, the building and its price, the price of a step
 * and of replacing a creature in the row (0: none). */
#include "core/json.h"
#include "core/pack.h"
#include "games/cyclades/rules.h"

extern const struct pet_game cyclades_game;

static void put_cell(struct pet_json *j, unsigned cell)
{
	unsigned row, column;
	cy_cell_row(cell, &row, &column);
	pet_json_open(j, '[');
	pet_json_number(j, (int)column - (int)(row < 5 ? row : 5));
	pet_json_number(j, (int)row - 5);
	pet_json_close(j, ']');
}

static void put_sea(const struct cy_pub *p, const struct cy_map *map, unsigned sea,
		    struct pet_json *j)
{
	pet_json_open(j, '{');
	pet_json_key(j, "id");
	pet_json_value(j, K_SEA, map->cell[sea]);
	pet_json_key_string(j, "kind", "sea");
	pet_json_key_name(j, "name", p, K_SEA, map->cell[sea]);
	pet_json_key(j, "cells");
	pet_json_open(j, '[');
	put_cell(j, map->cell[sea]);
	pet_json_close(j, ']');
	pet_json_key_bool(j, "trade", map->trade >> sea & 1);
	pet_json_close(j, '}');
}

static void put_island(const struct cy_map *map, unsigned island, struct pet_json *j)
{
	pet_json_open(j, '{');
	pet_json_key(j, "id");
	pet_json_value(j, K_ISLAND, (int)island);
	pet_json_key_string(j, "kind", "island");
	pet_json_key(j, "cells");
	pet_json_open(j, '[');
	for (unsigned c = 0; c < CELLS; c++)
		if (map->land_1[c] == island + 1)
			put_cell(j, c);
	pet_json_close(j, ']');
	pet_json_key_number(j, "prosperity", cy_printed_prosperity(map, island));
	pet_json_key(j, "slots");
	pet_json_open(j, '{');
	pet_json_key_number(j, "place", cy_slots(map, island, PLACE));
	pet_json_key_number(j, "side", cy_slots(map, island, SIDE));
	pet_json_close(j, '}');
	pet_json_close(j, '}');
}

static void put_altar(unsigned god, struct pet_json *j)
{
	static const char *const gives[GODS] = {
		[POSEIDON] = "fleet", [ARES] = "troop", [ZEUS] = "priest", [ATHENA] = "philosopher"
	};
	pet_json_open(j, '{');
	pet_json_key_string(j, "god", cy_kinds[K_GOD].token[god]);
	pet_json_key_string(j, "gives", gives[god]);
	pet_json_key(j, "prices");
	pet_json_open(j, '[');
	for (unsigned n = 0; cy_recruit_price(god, n) != NONE; n++)
		pet_json_number(j, (int)cy_recruit_price(god, n));
	pet_json_close(j, ']');
	/* CY-9.9: buildings are numbered as the gods that build them */
	pet_json_key_string(j, "builds", cy_kinds[K_BUILDING].token[god]);
	pet_json_key_number(j, "price", BUILD_PRICE);
	pet_json_key_number(j, "step",
			    god == POSEIDON ? FLEET_MOVE_PRICE
			    : god == ARES   ? MARCH_PRICE
					    : 0);
	pet_json_key_number(j, "swap", god == ZEUS ? SWAP_PRICE : 0);
	pet_json_key_number(j, "hero", 0);
	pet_json_close(j, '}');
}

/* What cards do, in pictograms. */
static void put_signs(struct pet_json *j)
{
	pet_json_key(j, "signs");
	pet_json_open(j, '{');
#define SIGNS(what, signs) pet_json_key_string(j, what, signs);
#include "games/cyclades/signs.def"
#undef SIGNS
	pet_json_close(j, '}');
}

/* CY-3.8: the rulebook shows no start for two. */
static const struct pet_from from_two[] = {
	{ "board", "starts", "start", true },
	{ "creature", "printed", NULL, false },
	{ "die", "printed", NULL, false },
	{ NULL, NULL, NULL, false },
};

static const struct pet_from from[] = {
	{ "board", "printed", "start", true },
	{ "creature", "printed", NULL, false },
	{ "die", "printed", NULL, false },
	{ NULL, NULL, NULL, false },
};

void cy_board(struct pet_view v, struct pet_json *j)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);

	pet_json_open(j, '{');
	pet_json_key(j, "from");
	pet_put_from(j, &cyclades_game, p->flow.pack, p->flow.seats == 2 ? from_two : from);
	pet_json_key(j, "hex");
	pet_json_open(j, '{');
	pet_json_key_string(j, "orientation", "pointy");
	pet_json_close(j, '}');
	pet_json_key(j, "areas");
	pet_json_open(j, '[');
	for (unsigned s = 0; s < map->seas; s++)
		put_sea(p, map, s, j);
	for (unsigned i = 0; i < map->islands; i++)
		put_island(map, i, j);
	pet_json_close(j, ']');
	pet_json_key(j, "figurines");
	pet_json_open(j, '{');
	if (p->kraken != NONE) {
		pet_json_key(j, "kraken");
		pet_json_value(j, K_SEA, p->kraken);
	}
	for (unsigned i = 0; i < FIGURINES; i++)
		if (p->figurine[i].at != NONE) {
			pet_json_key(j, cy_kinds[K_FIGURINE].token[i]);
			pet_json_value(j, K_ISLAND, p->figurine[i].at);
		}
	pet_json_close(j, '}');
	pet_json_key_number(j, "track", OFFER_SPACES);
	pet_json_key(j, "apollo");
	pet_json_open(j, '{');
	pet_json_key_number(j, "gold", APOLLO_GOLD);
	pet_json_key_number(j, "last", APOLLO_GOLD_LAST);
	pet_json_close(j, '}');
	pet_json_key(j, "altars");
	pet_json_open(j, '[');
	for (unsigned god = 0; god < GODS; god++)
		put_altar(god, j);
	pet_json_close(j, ']');
	put_signs(j);
	pet_json_close(j, '}');
}
