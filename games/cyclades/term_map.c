/* term_map.c: the board in characters, at most 90 columns wide.
 *
 * Each hex is eight columns and two lines; rows are shifted by half a hex, as on the board:
 *
 *      A1      A2$           name; $ trade, K Kraken, x closed by Polyphemus
 *      .       2:1           fleets: seat and number; . empty sea
 *     [is1]m                 land in brackets; m, c, g, p a figurine
 *     1:2 M                  its first hex: owner and troops, M metropolis; then buildings */
#include "games/cyclades/rules.h"

enum { WIDTH = 8, ROWS = 11, MIDDLE = 5 };

static void pad_to(struct pet_text *t, uint32_t start, unsigned columns)
{
	while (t->len - start < columns && !t->cut)
		pet_text_char(t, ' ');
}

static void put_count(struct pet_text *t, unsigned seat, unsigned count)
{
	pet_text_number(t, (int)seat + 1);
	pet_text_char(t, ':');
	pet_text_number(t, (int)count);
}

/* How many hexes of the same island come before this one. */
static unsigned hex_of_island(const struct cy_map *map, unsigned cell)
{
	unsigned before = 0;
	for (unsigned c = 0; c < cell; c++)
		before += map->land_1[c] == map->land_1[cell];
	return before;
}

static void put_name(const struct cy_pub *p, unsigned cell, struct pet_text *t)
{
	const struct cy_map *map = cy_map(p);
	if (map->land_1[cell]) {
		pet_text_char(t, '[');
		pet_token_value(t, K_ISLAND, map->land_1[cell] - 1);
		pet_text_char(t, ']');
		for (unsigned i = 0; i < FIGURINES && hex_of_island(map, cell) == 0; i++)
			if (cy_figurine_on(p, i, map->land_1[cell] - 1u))
				pet_text_char(t, "mcgp"[i]);
		return;
	}
	unsigned s = cy_sea_of(map, cell);
	pet_token_value(t, K_SEA, (int)cell);
	if (map->trade >> s & 1)
		pet_text_char(t, '$');
	if (p->kraken == cell)
		pet_text_char(t, 'K');
	else if (p->barred >> s & 1)
		pet_text_char(t, 'x');
}

/* Buildings by first letter: P port, F fortress, T temple, U university. */
static void put_buildings(const struct cy_island *is, struct pet_text *t)
{
	for (unsigned tile = 0; tile < TILES; tile++)
		for (unsigned i = 0; i < is->tile[tile]; i++)
			pet_text_char(t, "PFTU"[tile % BUILDINGS]);
}

static void put_content(const struct cy_pub *p, unsigned cell, struct pet_text *t)
{
	const struct cy_map *map = cy_map(p);
	if (!map->land_1[cell]) {
		if (p->sea[cell].fleets)
			put_count(t, p->sea[cell].owner, p->sea[cell].fleets);
		else
			pet_text_char(t, '.');
		return;
	}
	unsigned island = map->land_1[cell] - 1u, hex = hex_of_island(map, cell);
	const struct cy_island *is = &p->island[island];
	if (hex == 0) {
		if (is->owner == NONE)
			pet_text_char(t, '-');
		else
			put_count(t, is->owner, is->troops);
		pet_text_put(t, is->metropolis ? "M" : "");
	}
	if (hex == 1 || map->cells[island] == 1) {
		pet_text_put(t, hex == 0 ? " " : "");
		put_buildings(is, t);
	}
}

static unsigned row_cells(const struct cy_map *map, unsigned row)
{
	unsigned widest = map->seas == 30 ? 7 : map->seas == 46 ? 9 : 11;
	return widest - (row > MIDDLE ? row - MIDDLE : MIDDLE - row);
}

static void put_row(const struct cy_pub *p, unsigned row, unsigned start,
		    void (*put)(const struct cy_pub *p, unsigned cell, struct pet_text *t),
		    struct pet_text *t)
{
	const struct cy_map *map = cy_map(p);
	unsigned shift = (row > MIDDLE ? row - MIDDLE : MIDDLE - row) * (WIDTH / 2) + 1;
	uint32_t line = t->len;
	for (unsigned column = 0; column < row_cells(map, row); column++) {
		pad_to(t, line, shift + column * WIDTH);
		put(p, start + column, t);
	}
	pet_text_char(t, '\n');
}

void cy_map_lines(struct pet_view v, struct pet_text *t)
{
	const struct cy_pub *p = cy_pub(v);
	unsigned start = 0;
	for (unsigned row = 0; row < ROWS; row++) {
		put_row(p, row, start, put_name, t);
		put_row(p, row, start, put_content, t);
		start += 11 - (row > MIDDLE ? row - MIDDLE : MIDDLE - row);
	}
	pet_text_say(t,
		     "1:2 seat 1 with two units; [is1] island; . empty sea; - nobody's; $ trade; "
		     "K Kraken; x closed;\nM metropolis; P port; F fortress; T temple; "
		     "U university;\nm Minotaur; c Chiron; g Medusa; p Polyphemus\n");
}
