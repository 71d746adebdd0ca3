/* map.c: the boards. Each is written once, in mapN.def, with names; map_row.h turns the names into
 * numbers and sets, and cy_map_check verifies the tables from the geometry of the hexes. */
#include "games/cyclades/map.h"

/* Dense numbers of the sea spaces of each board: SEA3_A1, SEA4_A1, SEA5_A1... */
#define ISLAND(number, size, ring)
#define LAND(cell, island)
enum {
#define SEA(name, trade, beside, coast) SEA3_##name,
#include "games/cyclades/map3.def"
#undef SEA
};
enum {
#define SEA(name, trade, beside, coast) SEA4_##name,
#include "games/cyclades/map4.def"
#undef SEA
};
enum {
#define SEA(name, trade, beside, coast) SEA5_##name,
#include "games/cyclades/map5.def"
#undef SEA
};
#undef ISLAND
#undef LAND

// clang-format off
const struct cy_map cy_maps[3] = {
#define BOARD	 "games/cyclades/map3.def"
#define AT(name) SEA3_##name
#include "games/cyclades/map_row.h"
#undef AT
#undef BOARD
#define BOARD	 "games/cyclades/map4.def"
#define AT(name) SEA4_##name
#include "games/cyclades/map_row.h"
#undef AT
#undef BOARD
#define BOARD	 "games/cyclades/map5.def"
#define AT(name) SEA5_##name
#include "games/cyclades/map_row.h"
#undef AT
#undef BOARD
};
// clang-format on

enum { ROWS = 11, MIDDLE = 5 };

static const uint8_t row_start[ROWS + 1] = { 0, 6, 13, 21, 30, 40, 51, 61, 70, 78, 85, 91 };

void cy_cell_row(unsigned cell, unsigned *row, unsigned *column)
{
	unsigned r = 0;
	while (cell >= row_start[r + 1])
		r++;
	*row = r;
	*column = cell - row_start[r];
}

/* Two hexes touch when their axial coordinates differ by one of the six unit steps. */
static bool cells_touch(unsigned a, unsigned b)
{
	unsigned ra, ca, rb, cb;
	cy_cell_row(a, &ra, &ca);
	cy_cell_row(b, &rb, &cb);
	int qa = (int)ca - (int)(ra < MIDDLE ? ra : MIDDLE);
	int qb = (int)cb - (int)(rb < MIDDLE ? rb : MIDDLE);
	int dq = qa - qb, dr = (int)ra - (int)rb;
	return (dq || dr) && dq >= -1 && dq <= 1 && dr >= -1 && dr <= 1 && dq != dr;
}

static uint64_t touching_sea(const struct cy_map *map, unsigned cell)
{
	uint64_t set = 0;
	for (unsigned s = 0; s < map->seas; s++)
		if (cells_touch(cell, map->cell[s]))
			set |= pet_bit(s);
	return set;
}

/* CY-2.3, CY-2.4, CY-2.5: verifies adjacency and rings, that islands are separate and that the sea
 * is connected, from rows and columns. */
const char *cy_map_check(const struct cy_map *map)
{
	uint64_t ring[ISLANDS] = { 0 };
	unsigned size[ISLANDS] = { 0 };

	for (unsigned c = 0; c < CELLS; c++) {
		if (map->sea_1[c] && map->land_1[c])
			return "a hex of the map is both land and sea";
		if (map->sea_1[c] && map->cell[cy_sea_of(map, c)] != c)
			return "a sea space of the map has two numbers";
		if (!map->land_1[c])
			continue;
		ring[map->land_1[c] - 1] |= touching_sea(map, c);
		size[map->land_1[c] - 1]++;
		for (unsigned d = 0; d < c; d++)
			if (map->land_1[d] && map->land_1[d] != map->land_1[c] && cells_touch(c, d))
				return "two islands of the map touch";
	}
	for (unsigned i = 0; i < map->islands; i++)
		if (ring[i] != map->ring[i] || size[i] != map->cells[i])
			return "an island of the map has a wrong ring or size";
	uint64_t joined = 1, before = 0;
	for (unsigned s = 0; s < map->seas; s++) {
		if (map->beside[s] != touching_sea(map, map->cell[s]))
			return "a sea space of the map has wrong neighbours";
		for (unsigned i = 0; i < map->islands; i++)
			if ((map->coast[s] >> i & 1) != (ring[i] >> s & 1))
				return "a sea space of the map touches the wrong islands";
	}
	while (joined != before) {
		before = joined;
		PET_FOR_EACH (s, before)
			joined |= map->beside[s];
	}
	return pet_count(joined) == map->seas ? NULL : "the sea of the map is not in one piece";
}
