/* map.h: the archipelago (CL-2, CL-3.1), from tiles to masks.
 *
 * Tiles are numbered 0 to 9 (tokens "1" to "10"). An area is identified by its tile and letter,
 * whatever the arrangement:
 *
 *     land area  tile * 4 + {P, Q, R, S}    tokens "1P" to "10S"
 *     sea area   tile * 4 + {w, x, y, z}    tokens "1w" to "10z"
 *     slot       land * 2 + {0, 1}          tokens "1P1" to "10S2"
 *
 * so a set of land or of sea areas is one 64-bit mask. Not every letter exists on every tile.
 *
 * The tile at grid position (u,v) has its centre on the small hex (3u-2v, 2u+5v), axial
 * coordinates; its neighbours are at (u,v) plus (1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1). Two areas
 * are adjacent when a hex of one shares an edge with a hex of the other, on one tile or across a
 * tile edge. */
#ifndef LEGENDARY_MAP_H
#define LEGENDARY_MAP_H

#include "core/game.h"

enum {
	LG_TILES = 10,
	LG_LANDS = 40,
	LG_SEAS = 40,
	LG_SLOTS = 80,
	LG_HEXES = 19,      /* small hexes of a tile */
	LG_NO_AREA = 255,   /* no such area, slot or island */
	LG_GRID = 9,        /* grid positions run from -LG_GRID to LG_GRID */
	LG_ISLANDS_MIN = 6, /* minimum number of islands of an arrangement */
	LG_LAYOUTS = 4,     /* for 3 to 6 factions */
	LG_SPACES = 16,     /* of an altar, at most */
	LG_DIE_FACES = 6
};

enum { LG_FACE_A, LG_FACE_B };

/* For each of 40 areas a set of 40 areas, in five bytes instead of eight because the map is copied
 * with every state. */
struct lg_areas {
	uint32_t low[LG_LANDS];
	uint8_t high[LG_LANDS];
};

static inline uint64_t lg_beside(const struct lg_areas *s, int area)
{
	return s->low[area] | (uint64_t)s->high[area] << 32;
}

/* The arrangement and what follows from it; part of the public state, the only copy of
 * adjacency. */
struct lg_map {
	/* derived by lg_map_build */
	uint64_t lands, seas;      /* areas in play */
	struct lg_areas land_land; /* land areas adjacent to a land area */
	struct lg_areas land_sea;  /* sea areas adjacent to a land area */
	struct lg_areas sea_sea;   /* sea areas adjacent to a sea area */
	uint8_t island[LG_LANDS];  /* lowest land area of its island; LG_NO_AREA: not in play */

	/* the arrangement itself */
	uint16_t tiles;        /* placed tiles, one bit each */
	uint8_t face;          /* all tiles show the same face */
	uint8_t rot[LG_TILES]; /* rotation in steps of 60 degrees clockwise; 0 if not placed */
	int8_t u[LG_TILES], v[LG_TILES]; /* grid position; 0,0 if not placed */
	uint8_t spare[7];
};

/* A start position of a quick layout: one troop per land area, one fleet per sea area. */
struct lg_start {
	uint8_t land[3], sea[3];
};

/* ---- the printed tiles ----------------------------------------------------------------------- */

/* Rows of tiles.def by face and area; hexes is 0 where there is no such area. */
struct lg_slot_row {
	uint8_t land_hex, sea_hex; /* the slot lies on the edge between these two */
	uint8_t sea;               /* letter of its sea area + 1; 0: no such slot */
};

struct lg_land_row {
	const char *name; /* message id */
	uint32_t hexes;   /* within its tile, one bit each */
	struct lg_slot_row slot[2];
	uint8_t priestess, horns;
};

struct lg_sea_row {
	uint32_t hexes;
	uint8_t horns;
};

/* Where a quick layout puts a tile. */
struct lg_placed {
	uint8_t rot_1; /* its rotation + 1; 0: not placed */
	int8_t u, v;
};

/* Everything that is printed and that the rulebooks do not give: the tiles (section M), the ready-made
 * layouts (CL-3.11), the spaces of an altar (CL-1.14) and the die (CL-1.13). What shape an area has is
 * the same in every box. */
struct lg_box {
	struct lg_land_row land[2][LG_LANDS];
	struct lg_sea_row sea[2][LG_SEAS];
	uint64_t priestess_lands[2];                   /* land areas with the symbol */
	struct lg_placed layout[LG_LAYOUTS][LG_TILES]; /* all face A */
	struct lg_start start[LG_LAYOUTS][6];
	uint8_t space[LG_SPACES + 1]; /* ascending, ended by 0 */
	uint8_t die[LG_DIE_FACES];    /* ascending */
};

extern const struct lg_box lg_built_in;

/* CL-2.5: the sea area that a slot belongs to; LG_NO_AREA: there is no such slot. */
static inline uint8_t lg_slot_sea(const struct lg_box *box, uint8_t face, uint8_t slot)
{
	uint8_t sea = box->land[face][slot >> 1].slot[slot & 1].sea;
	return (uint8_t)(sea ? (slot >> 3) * 4 + sea - 1 : LG_NO_AREA);
}

/* Place name of a land area, a message id; its token where there is no such area. */
const char *lg_land_name(const struct lg_box *box, uint8_t face, uint8_t land);

extern const char *const lg_land_tokens[LG_LANDS];
extern const char *const lg_sea_tokens[LG_SEAS];
extern const char *const lg_slot_tokens[LG_SLOTS];
extern const char *const lg_tile_tokens[LG_TILES];
extern const char *const lg_grid_tokens[2 * LG_GRID + 1]; /* "-9" to "9": value + LG_GRID */

/* ---- arrangements ---------------------------------------------------------------------------- */

/* Computes areas in play, adjacency and islands from face, tiles, positions and rotations. */
void lg_map_build(struct lg_map *m);

/* Places a tile without building the map. */
void lg_map_put(struct lg_map *m, uint8_t tile, uint8_t rot, int8_t u, int8_t v);

/* Removes all tiles; the face stays. */
void lg_map_clear(struct lg_map *m);

/* CL-3.15: whether a built map is a legal arrangement of that many tiles. NULL, or a message id.
 * Safe on any bytes. */
const char *lg_map_check(const struct lg_map *m, int tiles);

/* CL-21.1: two players lead two factions each. */
static inline unsigned lg_factions(unsigned seats)
{
	return seats == 2 ? 4 : seats;
}

/* Number of tiles for a number of factions (CL-3.1). */
unsigned lg_tiles_for(int factions);

/* CL-3.17: parses and builds a custom arrangement, "10A5@0,0 3A0@1,0 ...": TILE FACE ROTATION @ U,V,
 * separated by spaces or +. The text is s[0..n-1]. NULL, or a message id saying what is wrong;
 * legality is checked by lg_map_check. */
const char *lg_map_read(struct lg_map *m, const char *s, size_t n);

void lg_map_write(const struct lg_map *m, struct pet_text *t);

/* CL-3.16: the random procedure, one draw at a time: tile, position, rotation. Positions that the next tile
 * may take: (0,0) for the first, adjacent to one tile for the second and to two for the others; in
 * ascending order. Returns the count, at most LG_SPOTS_MAX. */
enum { LG_SPOTS_MAX = 32 };
int lg_map_spots(const struct lg_map *m, int8_t *u, int8_t *v);

/* CL-3.11: the quick layout for that many factions, built. */
void lg_map_quick(struct lg_map *m, const struct lg_box *box, int factions);

/* ---- queries --------------------------------------------------------------------------------- */

/* Land areas that touch a set of sea areas; computed, since the state has no table for it. */
static inline uint64_t lg_map_coast(const struct lg_map *m, uint64_t seas)
{
	uint64_t out = 0;
	for (uint64_t rest = m->lands; rest; rest &= rest - 1) {
		int land = __builtin_ctzll(rest);
		if (lg_beside(&m->land_sea, land) & seas)
			out |= 1ull << land;
	}
	return out;
}

/* Axial coordinates of a hex of a placed tile on the whole board. */
void lg_hex_at(const struct lg_map *m, uint8_t tile, uint8_t hex, int16_t *q, int16_t *r);

/* The area of a hex of a tile: land areas 0 to 39, sea areas 40 to 79. And whether two hexes of a tile
 * share an edge. */
uint8_t lg_hex_area(uint8_t face, uint8_t tile, uint8_t hex);
bool lg_hexes_touch(unsigned hex, unsigned other);

/* ---- drawing --------------------------------------------------------------------------------- */

/* The position as a table by tile and as a drawing of the hexes (term_map.c). */
void lg_map_text(struct pet_view v, struct pet_text *t);

/* JSON for graphical clients (board.c). */
void lg_board(struct pet_view v, struct pet_json *j);

#endif
