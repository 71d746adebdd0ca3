/* map.h: the three boards as constant tables. */
#ifndef CYCLADES_MAP_H
#define CYCLADES_MAP_H

#include "core/bitset.h"
#include "games/cyclades/state.h"

/* Hexes of the widest board: CELL_A1... */
enum {
#define CELL(name) CELL_##name,
#include "games/cyclades/cells.def"
#undef CELL
};

struct cy_map {
	uint8_t seas, islands;
	uint8_t cell[64];       /* sea -> cell */
	uint8_t sea_1[CELLS];   /* cell -> sea + 1; 0: no sea space of this board */
	uint8_t land_1[CELLS];  /* cell -> island + 1; 0: no land */
	uint64_t beside[64];    /* sea -> sea spaces adjacent to it */
	uint16_t coast[64];     /* sea -> islands it touches */
	uint64_t trade;         /* trade spaces (CY-2.6) */
	uint64_t ring[ISLANDS]; /* island -> sea spaces around it (CY-2.4) */
	uint8_t cells[ISLANDS]; /* island -> its size */
};

extern const struct cy_map cy_maps[3];

/* Row of cy_maps for a number of seats (CY-3.1). */
static inline uint8_t cy_map_row(unsigned seats)
{
	return seats < 3 ? 0 : (uint8_t)(seats - 3);
}

static inline const struct cy_map *cy_map(const struct cy_pub *p)
{
	return &cy_maps[p->map];
}

static inline unsigned cy_sea_of(const struct cy_map *map, unsigned cell)
{
	return map->sea_1[cell] - 1u;
}

/* Row and column of a cell, for drawing and for verifying the tables. */
void cy_cell_row(unsigned cell, unsigned *row, unsigned *column);

/* NULL, or what is wrong with the tables of a board (they are constant: tests call it). */
const char *cy_map_check(const struct cy_map *map);

/* CY-2.10, CY-2.11: slots of an island by kind of spot and number of hexes; the metropolis place
 * covers one or two slots. */
static inline unsigned cy_slots(const struct cy_map *map, unsigned island, unsigned spot)
{
	static const uint8_t slots[SPOTS][5] = { { 0, 1, 2, 2, 2 }, { 0, 0, 0, 1, 2 } };
	return slots[spot][map->cells[island]];
}

/* CY-2.13: prosperity printed on an island. */
static inline unsigned cy_printed_prosperity(const struct cy_map *map, unsigned island)
{
	unsigned cells = map->cells[island];
	return cells == 1 ? 2 : cells == 2 ? 1 : 0;
}

#endif
