/* term_map.c: the board in characters, at most 79 columns and 22 lines for a terminal of 80x24.
 *
 * Each hex is eight columns (seven on the largest board) and two lines; rows are shifted by half a
 * hex, as on the board:
 *
 *      A1      A2$           name; $ trade, K Kraken, x closed by Polyphemus
 *      .       2:1           fleets: seat and number; . empty sea
 *      Androsm               land by the first letters of its island; m, c, g, p a figurine
 *      1:2 M                 its first hex: owner and troops, M metropolis; then buildings
 *
 * The legend fills the free space at the right and explains only what is on the board. */
#include "core/describe.h"
#include "games/cyclades/rules.h"

enum { ROWS = 11, MIDDLE = 5, SCREEN = 79, LEGEND = 59 };

static unsigned row_cells(const struct cy_map *map, unsigned row)
{
	unsigned widest = map->seas == 30 ? 7 : map->seas == 46 ? 9 : 11;
	return widest - (row > MIDDLE ? row - MIDDLE : MIDDLE - row);
}

static int cell_width(const struct cy_map *map)
{
	return row_cells(map, MIDDLE) > 9 ? 7 : 8;
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

/* The first letters of an island's name, as many as keep it apart from the next hex. */
static void put_island(const struct cy_pub *p, unsigned island, int letters, struct pet_text *t)
{
	char name[64];
	struct pet_text whole = pet_text_into(name, sizeof name, t->lang, t->game, p);
	uint32_t n = 0;
	pet_text_value(&whole, K_ISLAND, (int32_t)island);
	for (int seen = 0; name[n]; n++) {
		seen += (name[n] & 0xc0) != 0x80;
		if (seen > letters)
			break;
	}
	pet_text_bytes(t, name, n);
}

static void put_name(const struct cy_pub *p, unsigned cell, struct pet_text *t)
{
	const struct cy_map *map = cy_map(p);
	if (map->land_1[cell]) {
		unsigned island = map->land_1[cell] - 1u;
		bool first = hex_of_island(map, cell) == 0;
		int figures = 0;
		for (unsigned i = 0; i < FIGURINES && first; i++)
			figures += cy_figurine_on(p, i, island);
		put_island(p, island, cell_width(map) - 1 - figures, t);
		for (unsigned i = 0; i < FIGURINES && first; i++)
			if (cy_figurine_on(p, i, island))
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

/* ---- the legend ------------------------------------------------------------------------------ */

/* The entries of the legend, in this order; the seats come first. */
static const struct {
	char sign;
	const char *text;
} signs[] = {
	{ '.', N_(". empty sea") },  { '-', N_("- nobody's") },   { '$', N_("$ trade") },
	{ 'K', N_("K Kraken") },     { 'x', N_("x closed") },     { 'M', N_("M metropolis") },
	{ 'P', N_("P port") },       { 'F', N_("F fortress") },   { 'T', N_("T temple") },
	{ 'U', N_("U university") }, { 'm', N_("m Minotaur") },   { 'c', N_("c Chiron") },
	{ 'g', N_("g Medusa") },     { 'p', N_("p Polyphemus") },
};

enum { SIGNS = sizeof signs / sizeof signs[0] };

static bool is_there(const struct cy_pub *p, char sign)
{
	static const char figurine[] = "mcgp", building[] = "PFTU";
	bool found = sign == '.' || sign == '$';
	for (unsigned i = 0; i < FIGURINES; i++)
		for (unsigned is = 0; is < cy_map(p)->islands; is++)
			found |= sign == figurine[i] && cy_figurine_on(p, i, is);
	for (unsigned is = 0; is < cy_map(p)->islands; is++) {
		found |= sign == '-' && p->island[is].owner == NONE;
		found |= sign == 'M' && p->island[is].metropolis;
		for (unsigned tile = 0; tile < TILES; tile++)
			found |= sign == building[tile % BUILDINGS] && p->island[is].tile[tile];
	}
	found |= sign == 'K' && p->kraken != NONE;
	return found || (sign == 'x' && p->barred);
}

/* Writes entry i of the legend into buf; false: not needed now. */
static bool entry(const struct cy_pub *p, int i, struct pet_text *buf)
{
	buf->len = 0;
	buf->buf[0] = 0;
	if (i < p->flow.seats) {
		struct pet_arg args[] = { { "n", PET_K_NUMBER, i + 1 }, { "seat", PET_K_SEAT, i } };
		pet_text_fill(buf, N_("{n}:2 two of {seat}"), NULL, 0, args, 2);
		return true;
	}
	if (!is_there(p, signs[i - p->flow.seats].sign))
		return false;
	pet_text_say(buf, signs[i - p->flow.seats].text);
	return true;
}

/* ---- the lines ------------------------------------------------------------------------------- */

/* The next entry of the legend that fits at the end of this line. */
static void put_beside(const struct cy_pub *p, uint32_t line, uint32_t *told, struct pet_text *t)
{
	char words[128];
	struct pet_text e = pet_text_into(words, sizeof words, t->lang, t->game, p);
	int from = pet_text_width(t, line) + 2;
	e.seat_name = t->seat_name;
	for (int i = 0; i < p->flow.seats + SIGNS; i++) {
		if (*told >> i & 1 || !entry(p, i, &e) || from + pet_text_width(&e, 0) > SCREEN)
			continue;
		int column = SCREEN - pet_text_width(&e, 0);
		column = column > LEGEND ? LEGEND : column;
		pet_text_column(t, line, column > from ? column : from);
		pet_text_put(t, words);
		*told |= 1u << i;
		return;
	}
}

static void put_row(const struct cy_pub *p, unsigned row, unsigned start, uint32_t *told,
		    void (*put)(const struct cy_pub *p, unsigned cell, struct pet_text *t),
		    struct pet_text *t)
{
	const struct cy_map *map = cy_map(p);
	int width = cell_width(map);
	int shift = (int)(row > MIDDLE ? row - MIDDLE : MIDDLE - row) * width / 2 + 1;
	uint32_t line = t->len;
	for (unsigned column = 0; column < row_cells(map, row); column++) {
		int to = shift + (int)column * width;
		while (pet_text_width(t, line) < to && !t->cut)
			pet_text_char(t, ' ');
		put(p, start + column, t);
	}
	put_beside(p, line, told, t);
	pet_text_char(t, '\n');
}

/* Entries that did not fit beside the board. */
static void put_below(const struct cy_pub *p, uint32_t told, struct pet_text *t)
{
	char words[128];
	struct pet_text e = pet_text_into(words, sizeof words, t->lang, t->game, p);
	e.seat_name = t->seat_name;
	uint32_t line = t->len;
	for (int i = 0; i < p->flow.seats + SIGNS; i++) {
		if (told >> i & 1 || !entry(p, i, &e))
			continue;
		if (t->len > line && pet_text_width(t, line) + 2 + pet_text_width(&e, 0) > SCREEN) {
			pet_text_char(t, '\n');
			line = t->len;
		}
		pet_text_put(t, t->len > line ? "; " : "");
		pet_text_put(t, words);
	}
	if (t->len > line)
		pet_text_char(t, '\n');
}

void cy_map_text(struct pet_view v, struct pet_text *t)
{
	const struct cy_pub *p = cy_pub(v);
	unsigned start = 0;
	uint32_t told = 0;
	for (unsigned row = 0; row < ROWS; row++) {
		put_row(p, row, start, &told, put_name, t);
		put_row(p, row, start, &told, put_content, t);
		start += 11 - (row > MIDDLE ? row - MIDDLE : MIDDLE - row);
	}
	put_below(p, told, t);
}
