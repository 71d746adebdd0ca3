/* map.c: tiles, arrangements, adjacency (map.h).
 *
 * The const tables of the printed tiles come from tiles.def. lg_map_build visits all hexes of all
 * placed tiles and their six neighbours, on the same tile or across its edge. */
#include "games/legendary/map.h"

#include <string.h>

#include "core/must.h"
#include "core/mark.h"
#include "core/text.h"

/* Letters as offsets, for the rows of the .def files. */
enum { LG_P, LG_Q, LG_R, LG_S };
enum { LG_w, LG_x, LG_y, LG_z };
enum { LG_A = LG_FACE_A, LG_B = LG_FACE_B };

#define AREA(tile, letter) (((tile)-1) * 4 + LG_##letter)

/* ---- the printed tiles ----------------------------------------------------------------------- */

// clang-format off
#define H(hex)			 (1u << (hex))
#define SLOT(land_hex, sea_hex, sea) { land_hex, sea_hex, LG_##sea + 1 }
#define NO_SLOT			 { 0, 0, 0 }

#define A(tile, letter) AREA(tile, letter)
const struct lg_box lg_built_in = {
	.land = {
#define LAND(tile, face, letter, name, hexes, slot1, slot2, priestess, horns) \
	[LG_##face][AREA(tile, letter)] = { name, hexes, { slot1, slot2 }, priestess, horns },
#define SEA(tile, face, letter, hexes, horns)
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
	},
	.sea = {
#define LAND(tile, face, letter, name, hexes, slot1, slot2, priestess, horns)
#define SEA(tile, face, letter, hexes, horns) [LG_##face][AREA(tile, letter)] = { hexes, horns },
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
	},
#define SEA(tile, face, letter, hexes, horns)
#define LAND(tile, face, letter, name, hexes, slot1, slot2, priestess, horns) \
	| (uint64_t)(LG_##face == FACE && priestess) << AREA(tile, letter)
	.priestess_lands = {
#define FACE LG_A
	0
#include "games/legendary/tiles.def"
	,
#undef FACE
#define FACE LG_B
	0
#include "games/legendary/tiles.def"
	},
#undef FACE
#undef LAND
#undef SEA
	.layout = {
#define TILE(layout, tile, rot, u, v) [(layout)-3][(tile)-1] = { (rot) + 1, u, v },
#define START(layout, faction, a, b, c, x, y, z)
#include "games/legendary/layouts.def"
#undef TILE
#undef START
	},
	.start = {
#define TILE(layout, tile, rot, u, v)
#define START(layout, faction, a, b, c, x, y, z) [(layout)-3][faction] = { { a, b, c }, { x, y, z } },
#include "games/legendary/layouts.def"
#undef TILE
#undef START
	},
	.space = { 1, 2, 3, 5, 7, 9, 12, 15, 20, 25 },
	.die = { 0, 1, 1, 2, 2, 3 },
};
#undef A

#define FOUR(n, a, b, c, d) #n #a, #n #b, #n #c, #n #d
#define TWICE(n, a)	    #n #a "1", #n #a "2"
#define EIGHT(n)	    TWICE(n, P), TWICE(n, Q), TWICE(n, R), TWICE(n, S)

const char *const lg_land_tokens[LG_LANDS] = {
	FOUR(1, P, Q, R, S), FOUR(2, P, Q, R, S), FOUR(3, P, Q, R, S), FOUR(4, P, Q, R, S),
	FOUR(5, P, Q, R, S), FOUR(6, P, Q, R, S), FOUR(7, P, Q, R, S), FOUR(8, P, Q, R, S),
	FOUR(9, P, Q, R, S), FOUR(10, P, Q, R, S),
};

const char *const lg_sea_tokens[LG_SEAS] = {
	FOUR(1, w, x, y, z), FOUR(2, w, x, y, z), FOUR(3, w, x, y, z), FOUR(4, w, x, y, z),
	FOUR(5, w, x, y, z), FOUR(6, w, x, y, z), FOUR(7, w, x, y, z), FOUR(8, w, x, y, z),
	FOUR(9, w, x, y, z), FOUR(10, w, x, y, z),
};

const char *const lg_slot_tokens[LG_SLOTS] = {
	EIGHT(1), EIGHT(2), EIGHT(3), EIGHT(4), EIGHT(5),
	EIGHT(6), EIGHT(7), EIGHT(8), EIGHT(9), EIGHT(10),
};

const char *const lg_tile_tokens[LG_TILES] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };

const char *const lg_grid_tokens[2 * LG_GRID + 1] = {
	"-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "0",
	"1",  "2",  "3",  "4",	"5",  "6",  "7",  "8",	"9",
};
// clang-format on

const char *lg_land_name(const struct lg_box *box, uint8_t face, uint8_t land)
{
	const char *name = box->land[face][land].name;
	return name ? name : lg_land_tokens[land];
}

/* ---- geometry -------------------------------------------------------------------------------- */

/* Axial directions, clockwise from east. */
static const int8_t dir_q[6] = { 1, 0, -1, -1, 0, 1 };
static const int8_t dir_r[6] = { 0, 1, 1, 0, -1, -1 };

/* Position of hex number `hex` of a tile, relative to its centre, when the tile is rotated by
 * rot. */
static void hex_offset(int hex, int rot, int *q, int *r)
{
	int ring = hex == 0 ? 0 : hex <= 6 ? 1 : 2;
	int a = ring == 1 ? (hex - 1 + rot) % 6 : 0, b = a;
	if (ring == 2) {
		int j = (hex - 7 + 2 * rot) % 12;
		a = j / 2;
		b = (j + 1) / 2 % 6;
	}
	*q = ring == 0 ? 0 : ring == 1 ? dir_q[a] : dir_q[a] + dir_q[b];
	*r = ring == 0 ? 0 : ring == 1 ? dir_r[a] : dir_r[a] + dir_r[b];
}

/* Hex numbers of an unrotated tile by offset from its centre, [r + 2][q + 2]; -1 outside the
 * tile. */
// clang-format off
static const int8_t number_at[5][5] = {
	{ -1, -1, 15, 16, 17 },
	{ -1, 14,  5,  6, 18 },
	{ 13,  4,  0,  1,  7 },
	{ 12,  3,  2,  8, -1 },
	{ 11, 10,  9, -1, -1 },
};
// clang-format on

/* The hex at an offset from the centre of a tile rotated by rot; -1 outside the tile. */
static int hex_number(int q, int r, int rot)
{
	if (q < -2 || q > 2 || r < -2 || r > 2)
		return -1;
	int hex = number_at[r + 2][q + 2];
	if (hex <= 0)
		return hex;
	return hex <= 6 ? (hex - 1 + 6 - rot) % 6 + 1 : (hex - 7 + 12 - 2 * rot) % 12 + 7;
}

static int tile_q(int u, int v)
{
	return 3 * u - 2 * v;
}

static int tile_r(int u, int v)
{
	return 2 * u + 5 * v;
}

void lg_hex_at(const struct lg_map *m, uint8_t tile, uint8_t hex, int16_t *q, int16_t *r)
{
	int hq, hr;
	hex_offset(hex, m->rot[tile], &hq, &hr);
	*q = (int16_t)(tile_q(m->u[tile], m->v[tile]) + hq);
	*r = (int16_t)(tile_r(m->u[tile], m->v[tile]) + hr);
}

uint8_t lg_hex_area(uint8_t face, uint8_t tile, uint8_t hex)
{
	for (int i = tile * 4; i < tile * 4 + 4; i++) {
		if (lg_built_in.land[face][i].hexes >> hex & 1)
			return (uint8_t)i;
		if (lg_built_in.sea[face][i].hexes >> hex & 1)
			return (uint8_t)(LG_LANDS + i);
	}
	return LG_NO_AREA;
}

bool lg_hexes_touch(unsigned hex, unsigned other)
{
	int q[2], r[2];
	hex_offset((int)hex, 0, &q[0], &r[0]);
	hex_offset((int)other, 0, &q[1], &r[1]);
	for (int d = 0; d < 6; d++)
		if (q[0] + dir_q[d] == q[1] && r[0] + dir_r[d] == r[1])
			return true;
	return false;
}

static bool placed(const struct lg_map *m, int tile)
{
	return m->tiles >> tile & 1;
}

/* The tile at a grid position; -1: none. */
static int tile_at(const struct lg_map *m, int u, int v)
{
	for (int tile = 0; tile < LG_TILES; tile++)
		if (placed(m, tile) && m->u[tile] == u && m->v[tile] == v)
			return tile;
	return -1;
}

/* The tiles around a tile, by direction; -1: none. */
static void tiles_around(const struct lg_map *m, int tile, int around[6])
{
	for (int d = 0; d < 6; d++)
		around[d] = tile_at(m, m->u[tile] + dir_q[d], m->v[tile] + dir_r[d]);
}

/* Areas of the hexes of every tile in play, looked up once. */
struct hexes {
	uint8_t area[LG_TILES][LG_HEXES];
};

/* The area at an offset from the centre of a tile: its own, or one of a neighbouring tile;
 * LG_NO_AREA outside the board. */
static uint8_t area_at(const struct lg_map *m, const struct hexes *hexes, int tile,
		       const int around[6], int q, int r)
{
	int hex = hex_number(q, r, m->rot[tile]);
	if (hex >= 0)
		return hexes->area[tile][hex];
	for (int d = 0; d < 6; d++) {
		if (around[d] < 0)
			continue;
		hex = hex_number(q - tile_q(dir_q[d], dir_r[d]), r - tile_r(dir_q[d], dir_r[d]),
				 m->rot[around[d]]);
		if (hex >= 0)
			return hexes->area[around[d]][hex];
	}
	return LG_NO_AREA;
}

/* ---- building -------------------------------------------------------------------------------- */

/* The connected component of member `start` in a set. */
static uint64_t reach(const struct lg_areas *adjacent, uint64_t set, int start)
{
	uint64_t found = 1ull << start, todo = found;
	while (todo) {
		int at = __builtin_ctzll(todo);
		uint64_t news = lg_beside(adjacent, at) & set & ~found;
		todo = (todo & (todo - 1)) | news;
		found |= news;
	}
	return found;
}

/* CL-2.2: an island is a maximal group of connected land areas; named by its lowest area. */
static void find_islands(struct lg_map *m)
{
	memset(m->island, LG_NO_AREA, sizeof m->island);
	for (uint64_t rest = m->lands; rest;) {
		int first = __builtin_ctzll(rest);
		uint64_t island = reach(&m->land_land, m->lands, first);
		for (uint64_t part = island; part; part &= part - 1)
			m->island[__builtin_ctzll(part)] = (uint8_t)first;
		rest &= ~island;
	}
}

static void areas_add(struct lg_areas *s, int area, int other)
{
	uint64_t set = lg_beside(s, area) | 1ull << other;
	s->low[area] = (uint32_t)set;
	s->high[area] = (uint8_t)(set >> 32);
}

/* CL-2.1: two areas are adjacent if they share a hex edge, on one tile or across a tile edge. */
static void join(struct lg_map *m, uint8_t a, uint8_t b)
{
	if (b == LG_NO_AREA || a == b)
		return;
	if (a < LG_LANDS && b < LG_LANDS) {
		areas_add(&m->land_land, a, b);
		areas_add(&m->land_land, b, a);
	} else if (a < LG_LANDS) {
		areas_add(&m->land_sea, a, b - LG_LANDS);
	} else if (b < LG_LANDS) {
		areas_add(&m->land_sea, b, a - LG_LANDS);
	} else {
		areas_add(&m->sea_sea, a - LG_LANDS, b - LG_LANDS);
		areas_add(&m->sea_sea, b - LG_LANDS, a - LG_LANDS);
	}
}

/* Adds the areas of a tile and connects them to the areas next to their hexes. */
static void build_tile(struct lg_map *m, const struct hexes *hexes, int tile)
{
	int around[6];
	tiles_around(m, tile, around);
	for (int hex = 0; hex < LG_HEXES; hex++) {
		uint8_t area = hexes->area[tile][hex];
		int q, r;
		hex_offset(hex, m->rot[tile], &q, &r);
		if (area < LG_LANDS)
			m->lands |= 1ull << area;
		else
			m->seas |= 1ull << (area - LG_LANDS);
		for (int d = 0; d < 3; d++) /* the other three edges are seen from beyond them */
			join(m, area, area_at(m, hexes, tile, around, q + dir_q[d], r + dir_r[d]));
	}
}

void lg_map_build(struct lg_map *m)
{
	struct hexes hexes;
	memset(m, 0, offsetof(struct lg_map, island));
	for (int tile = 0; tile < LG_TILES; tile++)
		for (int hex = 0; hex < LG_HEXES && placed(m, tile); hex++)
			hexes.area[tile][hex] = lg_hex_area(m->face, (uint8_t)tile, (uint8_t)hex);
	for (int tile = 0; tile < LG_TILES; tile++)
		if (placed(m, tile))
			build_tile(m, &hexes, tile);
	find_islands(m);
}

void lg_map_put(struct lg_map *m, uint8_t tile, uint8_t rot, int8_t u, int8_t v)
{
	m->tiles = (uint16_t)(m->tiles | 1u << tile);
	m->rot[tile] = rot;
	m->u[tile] = u;
	m->v[tile] = v;
}

void lg_map_clear(struct lg_map *m)
{
	uint8_t face = m->face;
	memset(m, 0, sizeof *m);
	m->face = face;
}

/* ---- legality -------------------------------------------------------------------------------- */

unsigned lg_tiles_for(int factions)
{
	return factions == 3 ? 6 : factions == 4 ? 8 : 10;
}

static int islands(const struct lg_map *m)
{
	int count = 0;
	for (int land = 0; land < LG_LANDS; land++)
		count += m->island[land] == land;
	return count;
}

/* The placed tiles connected to the lowest one. */
static uint16_t tiles_joined(const struct lg_map *m)
{
	unsigned found = m->tiles & (0u - m->tiles), before = 0;
	while (found != before) {
		before = found;
		for (int tile = 0; tile < LG_TILES; tile++)
			for (int d = 0; d < 6 && (before >> tile & 1); d++) {
				int other =
					tile_at(m, m->u[tile] + dir_q[d], m->v[tile] + dir_r[d]);
				if (other >= 0)
					found |= 1u << other;
			}
	}
	return (uint16_t)found;
}

/* Checks the tiles one by one: in range, zero where not placed, no two at one position. */
static const char *check_tiles(const struct lg_map *m)
{
	if (m->face > LG_FACE_B)
		return N_("The face of the tiles is A or B.");
	if (m->tiles >> LG_TILES)
		return N_("There are only ten tiles.");
	for (int tile = 0; tile < LG_TILES; tile++) {
		if (!placed(m, tile) && (m->rot[tile] || m->u[tile] || m->v[tile]))
			return N_("A tile that is not placed has a position.");
		if (m->rot[tile] > 5)
			return N_("A tile is turned 0 to 5 times.");
		if (m->u[tile] < -LG_GRID || m->u[tile] > LG_GRID || m->v[tile] < -LG_GRID ||
		    m->v[tile] > LG_GRID)
			return N_("Grid positions run from -9 to 9.");
		if (placed(m, tile) && tile_at(m, m->u[tile], m->v[tile]) != tile)
			return N_("Two tiles lie on the same position.");
	}
	return NULL;
}

const char *lg_map_check(const struct lg_map *m, int tiles)
{
	const char *wrong = check_tiles(m);
	if (wrong)
		return wrong;
	if (__builtin_popcount(m->tiles) != tiles)
		return N_("The number of tiles does not suit the number of players.");
	if (tiles_joined(m) != m->tiles)
		return N_("The tiles do not form one piece.");
	struct lg_map fresh = *m;
	lg_map_build(&fresh);
	if (memcmp(&fresh, m, sizeof fresh))
		return N_("The areas do not follow from the tiles.");
	if (!m->seas || reach(&m->sea_sea, m->seas, __builtin_ctzll(m->seas)) != m->seas)
		return N_("The sea areas are not all connected.");
	if (islands(m) < LG_ISLANDS_MIN)
		return N_("There are fewer than six islands.");
	return NULL;
}

/* ---- arrangements as text -------------------------------------------------------------------- */

struct pet_reader {
	const char *s;
	size_t n, at;
};

static bool read_char(struct pet_reader *in, char c)
{
	if (in->at >= in->n || in->s[in->at] != c)
		return false;
	in->at++;
	return true;
}

/* A number of one or two digits, optionally negative. */
static bool read_number(struct pet_reader *in, int *out)
{
	bool minus = read_char(in, '-');
	int digits = 0, value = 0;
	while (digits < 2 && in->at < in->n && in->s[in->at] >= '0' && in->s[in->at] <= '9') {
		value = value * 10 + in->s[in->at++] - '0';
		digits++;
	}
	*out = minus ? -value : value;
	return digits > 0;
}

/* Tiles are separated by spaces, or by + where the text must not contain spaces. */
static bool read_gap(struct pet_reader *in)
{
	bool any = false;
	while (read_char(in, ' ') || read_char(in, '+'))
		any = true;
	return any;
}

struct piece {
	int tile, face, rot, u, v;
};

static bool read_piece(struct pet_reader *in, struct piece *p)
{
	if (!read_number(in, &p->tile))
		return false;
	p->face = read_char(in, 'A') ? LG_FACE_A : read_char(in, 'B') ? LG_FACE_B : -1;
	return p->face >= 0 && read_number(in, &p->rot) && read_char(in, '@') &&
	       read_number(in, &p->u) && read_char(in, ',') && read_number(in, &p->v);
}

/* One tile of the text, placed if that is allowed. */
static const char *take_piece(struct lg_map *m, const struct piece *p)
{
	if (p->tile < 1 || p->tile > LG_TILES)
		return N_("There are only ten tiles.");
	if (placed(m, p->tile - 1))
		return N_("A tile occurs twice.");
	if (m->tiles && p->face != m->face)
		return N_("All tiles show the same face.");
	if (p->rot < 0 || p->rot > 5)
		return N_("A tile is turned 0 to 5 times.");
	if (p->u < -LG_GRID || p->u > LG_GRID || p->v < -LG_GRID || p->v > LG_GRID)
		return N_("Grid positions run from -9 to 9.");
	m->face = (uint8_t)p->face;
	lg_map_put(m, (uint8_t)(p->tile - 1), (uint8_t)p->rot, (int8_t)p->u, (int8_t)p->v);
	return NULL;
}

const char *lg_map_read(struct lg_map *m, const char *s, size_t n)
{
	struct pet_reader in = { s, n, 0 };
	struct lg_map read = { .face = m->face };
	read_gap(&in);
	if (in.at == n)
		return N_("A custom layout needs its tiles, for example 10A5@0,0 3A0@1,0.");
	while (in.at < n) {
		struct piece p;
		if (!read_piece(&in, &p))
			return N_("A tile is written as its number, face, turns, @ and position: "
				  "7A2@1,0.");
		const char *wrong = take_piece(&read, &p);
		if (wrong)
			return wrong;
		if (!read_gap(&in) && in.at < n)
			return N_("A tile is written as its number, face, turns, @ and position: "
				  "7A2@1,0.");
	}
	lg_map_build(&read);
	*m = read;
	return NULL;
}

void lg_map_write(const struct lg_map *m, struct pet_text *t)
{
	bool more = false;
	for (int tile = 0; tile < LG_TILES; tile++) {
		if (!placed(m, tile))
			continue;
		if (more)
			pet_text_char(t, ' ');
		more = true;
		pet_text_number(t, tile + 1);
		pet_text_char(t, m->face == LG_FACE_A ? 'A' : 'B');
		pet_text_number(t, m->rot[tile]);
		pet_text_char(t, '@');
		pet_text_number(t, m->u[tile]);
		pet_text_char(t, ',');
		pet_text_number(t, m->v[tile]);
	}
}

/* ---- the random procedure -------------------------------------------------------------------- */

enum { SIDE = 2 * LG_GRID + 3 }; /* the grid with a margin */

int lg_map_spots(const struct lg_map *m, int8_t *u, int8_t *v)
{
	int tiles = __builtin_popcount(m->tiles), count = 0;
	uint8_t beside[SIDE][SIDE] = { { 0 } }; /* tiles that touch a position, by u and v */
	if (tiles == 0) {
		u[0] = v[0] = 0;
		return 1;
	}
	for (int tile = 0; tile < LG_TILES; tile++)
		for (int d = 0; d < 6 && placed(m, tile); d++)
			beside[m->u[tile] + dir_q[d] + LG_GRID + 1]
			      [m->v[tile] + dir_r[d] + LG_GRID + 1]++;
	for (int i = -LG_GRID; i <= LG_GRID; i++)
		for (int k = -LG_GRID; k <= LG_GRID; k++) {
			if (beside[i + LG_GRID + 1][k + LG_GRID + 1] < (tiles == 1 ? 1 : 2) ||
			    tile_at(m, i, k) >= 0)
				continue;
			pet_must(count < LG_SPOTS_MAX);
			u[count] = (int8_t)i;
			v[count++] = (int8_t)k;
		}
	return count;
}

/* ---- quick layouts --------------------------------------------------------------------------- */

void lg_map_quick(struct lg_map *m, const struct lg_box *box, int factions)
{
	const struct lg_placed *at = box->layout[factions - 3];
	m->face = LG_FACE_A;
	lg_map_clear(m);
	for (uint8_t tile = 0; tile < LG_TILES; tile++)
		if (at[tile].rot_1)
			lg_map_put(m, tile, (uint8_t)(at[tile].rot_1 - 1), at[tile].u, at[tile].v);
	lg_map_build(m);
}
