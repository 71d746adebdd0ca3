/* map_row.h: one row of cy_maps from the board file BOARD; AT(name) is the board's sea number.
 * map.c includes it once per board, so it has no guard. */
{
#define S(name)                      (UINT64_C(1) << AT(name))
#define I(number)                    (1u << ((number)-1))
#define LAND(name, is)               .land_1[CELL_##name] = (is),
#define ISLAND(number, size, around) .ring[(number)-1] = (around), .cells[(number)-1] = (size),
#define SEA(name, pays, near, touches)                                                             \
	.cell[AT(name)] = CELL_##name, .sea_1[CELL_##name] = AT(name) + 1,                         \
	.beside[AT(name)] = (near), .coast[AT(name)] = (touches),
#include BOARD
#undef LAND
#undef ISLAND
#undef SEA
#undef S
#undef I

	.seas = 0
#define LAND(name, is)
#define ISLAND(number, size, around)
#define SEA(name, pays, near, touches) +1
#include BOARD
#undef SEA
	,
	.trade = 0
#define SEA(name, pays, near, touches) | UINT64_C(pays) << AT(name)
#include BOARD
#undef ISLAND
#undef SEA
	,
	.islands = 0
#define ISLAND(number, size, around) +1
#define SEA(name, pays, near, touches)
#include BOARD
#undef LAND
#undef ISLAND
#undef SEA
},
