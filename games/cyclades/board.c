/* board.c: the drawing for graphical clients: hexes with axial coordinates, grouped into sea spaces
 * and islands, and what is printed on them. What stands on them is in the position's fields.
 *
 *     {"hex":{"orientation":"pointy"},
 *      "areas":[{"id":"A1","kind":"sea","cells":[[0,-5]],"trade":false},
 *               {"id":"is1","kind":"island","cells":[[-1,-4]],"prosperity":2,"slots":{"place":1,"side":0}}],
 *      "figurines":{"kraken":"D4","medusa":"is7"}} */
#include "core/json.h"
#include "games/cyclades/rules.h"

static void put_cell(struct json *j, unsigned cell)
{
	unsigned row, column;
	cy_cell_row(cell, &row, &column);
	json_open(j, '[');
	json_number(j, (int)column - (int)(row < 5 ? row : 5));
	json_number(j, (int)row - 5);
	json_close(j, ']');
}

static void put_sea(const struct cy_map *map, unsigned sea, struct json *j)
{
	json_open(j, '{');
	json_key(j, "id");
	json_value(j, K_SEA, map->cell[sea]);
	json_key_string(j, "kind", "sea");
	json_key(j, "cells");
	json_open(j, '[');
	put_cell(j, map->cell[sea]);
	json_close(j, ']');
	json_key_bool(j, "trade", map->trade >> sea & 1);
	json_close(j, '}');
}

static void put_island(const struct cy_map *map, unsigned island, struct json *j)
{
	json_open(j, '{');
	json_key(j, "id");
	json_value(j, K_ISLAND, (int)island);
	json_key_string(j, "kind", "island");
	json_key(j, "cells");
	json_open(j, '[');
	for (unsigned c = 0; c < CELLS; c++)
		if (map->land_1[c] == island + 1)
			put_cell(j, c);
	json_close(j, ']');
	json_key_number(j, "prosperity", printed_prosperity(map, island));
	json_key(j, "slots");
	json_open(j, '{');
	json_key_number(j, "place", slots_of(map, island, PLACE));
	json_key_number(j, "side", slots_of(map, island, SIDE));
	json_close(j, '}');
	json_close(j, '}');
}

void cy_board(struct view v, struct json *j)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);

	json_open(j, '{');
	json_key(j, "hex");
	json_open(j, '{');
	json_key_string(j, "orientation", "pointy");
	json_close(j, '}');
	json_key(j, "areas");
	json_open(j, '[');
	for (unsigned s = 0; s < map->seas; s++)
		put_sea(map, s, j);
	for (unsigned i = 0; i < map->islands; i++)
		put_island(map, i, j);
	json_close(j, ']');
	json_key(j, "figurines");
	json_open(j, '{');
	if (p->kraken != NONE) {
		json_key(j, "kraken");
		json_value(j, K_SEA, p->kraken);
	}
	for (unsigned i = 0; i < FIGURINES; i++)
		if (p->figurine[i].at != NONE) {
			json_key(j, cy_kinds[K_FIGURINE].token[i]);
			json_value(j, K_ISLAND, p->figurine[i].at);
		}
	json_close(j, '}');
	json_close(j, '}');
}
