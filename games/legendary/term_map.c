/* term_map.c: the archipelago for a terminal: a drawing of at most 79 columns and, with its legend,
 * 22 lines for a terminal of 80x24; then a table.
 *
 * The table has one line per area, tile by tile, and can be read aloud. The drawing shows every
 * small hex with the name of its area. The first hex of an area shows its holder and pieces; if it
 * is the only one, after the area's letter:
 *
 *        10w 10w p1          p1   purple, one unit or fleet
 *      10w Pp2 10Q 10x       Pp2  purple, two units on land P of tile 10
 *                            *    a creature's figure stands here
 *
 * A hex is four columns wide; a very long archipelago is drawn at half that width, with letters
 * only. */
#include "core/text.h"
#include "games/legendary/rules.h"

static const char letter[FACTIONS] = { 'p', 'y', 'b', 'k', 'r', 'g' };

/* ---- the table ------------------------------------------------------------------------------- */

struct counted {
	const char *text, *plural;
};

/* Separates two entries of an area; wraps a long line. */
static void put_gap(struct pet_text *t)
{
	int columns = 0;
	for (uint32_t i = t->len; i > 0 && t->buf[i - 1] != '\n'; i--)
		columns += (t->buf[i - 1] & 0xc0) != 0x80;
	pet_text_put(t, columns > 56 ? ",\n    " : ", ");
}

static void put_count(struct pet_text *t, const struct counted *what, int n)
{
	struct pet_arg args[] = { { "n", PET_K_NUMBER, n } };
	if (n == 0)
		return;
	put_gap(t);
	pet_text_fill(t, what->text, what->plural, n, args, 1);
}

static const struct counted troops = { NP_("{n} troop", "{n} troops") };
static const struct counted mercenaries = { NP_("{n} mercenary", "{n} mercenaries") };
static const struct counted fleets = { NP_("{n} fleet", "{n} fleets") };
static const struct counted horns = { NP_("{n} horn", "{n} horns") };

static void put_name(struct pet_text *t, const char *id)
{
	put_gap(t);
	pet_text_say(t, id);
}

static void put_value(struct pet_text *t, uint8_t kind, int value)
{
	put_gap(t);
	pet_text_value(t, kind, value);
}

static void put_owner(struct pet_text *t, uint8_t owner)
{
	pet_text_put(t, ": ");
	if (owner == NONE)
		pet_text_say(t, "nobody");
	else
		pet_text_value(t, K_FACTION, owner);
}

/* Figures of creatures; area counts sea areas from SEA0. */
static void put_figures(struct pet_text *t, const struct lg_pub *p, int area)
{
	for (int i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] != NONE && p->figure_at[i] == area)
			put_value(t, K_CREATURE, i);
}

static void put_land_line(struct pet_text *t, const struct lg_pub *p, int land)
{
	const struct lg_land *l = &p->land[land];
	pet_text_put(t, "  ");
	pet_text_put(t, lg_land_tokens[land]);
	pet_text_char(t, ' ');
	pet_text_say(t, lg_land_name(lg_box(p), p->map.face, (uint8_t)land));
	put_owner(t, l->owner);
	put_count(t, &troops, l->troops);
	put_count(t, &mercenaries, l->mercs);
	for (int i = 0; i < HEROES; i++)
		if (p->hero[i].owner != NONE && p->hero[i].at == land)
			put_value(t, K_HERO, i);
	put_figures(t, p, land);
	put_count(t, &horns, lg_land_horns(p, (uint8_t)land) + l->tokens);
	if (lg_land_priestess(p, (uint8_t)land))
		put_name(t, N_("priestess symbol"));
	for (int k = 0; k < 2; k++) {
		uint8_t sea = lg_sea_of_slot(p, (uint8_t)(land * 2 + k));
		if (sea == LG_NO_AREA)
			continue;
		uint8_t b = p->building[land * 2 + k];
		if (b == NONE)
			put_name(t, N_("free slot"));
		else
			put_value(t, K_BUILDING, b);
		pet_text_char(t, '>');
		pet_text_put(t, lg_sea_tokens[sea]);
	}
	pet_text_char(t, '\n');
}

static void put_sea_line(struct pet_text *t, const struct lg_pub *p, int sea)
{
	const struct lg_sea *s = &p->sea[sea];
	pet_text_put(t, "  ");
	pet_text_put(t, lg_sea_tokens[sea]);
	put_owner(t, s->owner);
	put_count(t, &fleets, s->fleets);
	put_figures(t, p, SEA0 + sea);
	put_count(t, &horns, lg_sea_horns(p, (uint8_t)sea) + s->tokens);
	pet_text_char(t, '\n');
}

static void put_table(struct pet_text *t, const struct lg_pub *p)
{
	for (int tile = 0; tile < LG_TILES; tile++) {
		if (!(p->map.tiles >> tile & 1))
			continue;
		struct pet_arg args[] = { { "n", PET_K_NUMBER, tile + 1 } };
		pet_text_fill(t, N_("Tile {n}"), NULL, 0, args, 1);
		pet_text_char(t, '\n');
		for (int i = tile * 4; i < tile * 4 + 4; i++)
			if (p->map.lands >> i & 1)
				put_land_line(t, p, i);
		for (int i = tile * 4; i < tile * 4 + 4; i++)
			if (p->map.seas >> i & 1)
				put_sea_line(t, p, i);
	}
}

/* ---- the drawing ----------------------------------------------------------------------------- */

/* Half a hex is `half` columns wide; column 0 is half-hex `left`, line 0 is row `top`. */
struct canvas {
	int left, right, top, bottom, half;
};

/* Half-hexes from the left: each row is shifted by half a hex. */
static int half_column(int q, int r)
{
	return 2 * q + r;
}

static struct canvas measure(const struct lg_map *m)
{
	struct canvas c = { 1000, -1000, 1000, -1000, 2 };
	for (int tile = 0; tile < LG_TILES; tile++) {
		if (!(m->tiles >> tile & 1))
			continue;
		int16_t q, r;
		lg_hex_at(m, (uint8_t)tile, 0, &q, &r);
		int x = half_column(q, r);
		c.left = x - 4 < c.left ? x - 4 : c.left;
		c.right = x + 4 > c.right ? x + 4 : c.right;
		c.top = r - 2 < c.top ? r - 2 : c.top;
		c.bottom = r + 2 > c.bottom ? r + 2 : c.bottom;
	}
	if ((c.right - c.left + 2) * c.half > 80)
		c.half = 1;
	return c;
}

/* The highest, then leftmost hex of an area shows its pieces. */
static int first_hex(const struct lg_map *m, int tile, uint32_t hexes)
{
	int best = -1, at = 0;
	for (int hex = 0; hex < LG_HEXES; hex++) {
		int16_t q, r;
		if (!(hexes >> hex & 1))
			continue;
		lg_hex_at(m, (uint8_t)tile, (uint8_t)hex, &q, &r);
		int rank = r * 1000 + half_column(q, r);
		if (best < 0 || rank < at) {
			best = hex;
			at = rank;
		}
	}
	return best;
}

static int units(const struct lg_pub *p, int land)
{
	int count = p->land[land].troops + p->land[land].mercs;
	for (int i = 0; i < HEROES; i++)
		count += p->hero[i].owner == p->land[land].owner && p->hero[i].at == land;
	return count;
}

static bool has_figure(const struct lg_pub *p, int area)
{
	for (int i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] != NONE && p->figure_at[i] == area)
			return true;
	return false;
}

/* Holder and number of pieces of an area; returns the columns used. */
static int draw_pieces(const struct lg_pub *p, uint8_t area, char *cell)
{
	bool land = area < LG_LANDS;
	int index = land ? area : area - LG_LANDS, at = 0;
	uint8_t owner = land ? p->land[index].owner : p->sea[index].owner;
	if (owner != NONE) {
		int count = land ? units(p, index) : p->sea[index].fleets;
		cell[at++] = letter[owner];
		if (count > 9)
			cell[at++] = (char)('0' + count / 10);
		cell[at++] = (char)('0' + count % 10);
	}
	if (has_figure(p, area))
		cell[at++] = '*';
	return at;
}

/* Writes one hex into a line: the name of its area, or its pieces. */
static void draw_hex(const struct lg_pub *p, int tile, int hex, bool narrow, char *cell)
{
	uint8_t area = lg_hex_area(p->map.face, (uint8_t)tile, (uint8_t)hex);
	bool land = area < LG_LANDS;
	int index = land ? area : area - LG_LANDS;
	const char *name = land ? lg_land_tokens[index] : lg_sea_tokens[index];
	size_t n = pet_text_length(name);
	uint32_t hexes = land ? lg_box(p)->land[p->map.face][index].hexes
			      : lg_box(p)->sea[p->map.face][index].hexes;
	char pieces[8];
	int width = 0, at = 0;
	if (first_hex(&p->map, tile, hexes) == hex)
		width = draw_pieces(p, area, pieces);
	if (narrow) {
		cell[0] = width ? pieces[0] : name[n - 1];
		return;
	}
	bool alone = __builtin_popcount(hexes) == 1;
	if (width && alone)
		cell[at++] = name[n - 1];
	for (size_t i = 0; !width && i < n; i++)
		cell[at++] = name[i];
	for (int i = 0; i < width && at < 4; i++)
		cell[at++] = pieces[i];
}

/* One line of the drawing: row r of the hexes. */
static void draw_line(struct pet_text *t, const struct lg_pub *p, const struct canvas *c, int row)
{
	char line[128];
	int end = 0;
	for (int i = 0; i < (int)sizeof line; i++)
		line[i] = ' ';
	for (int tile = 0; tile < LG_TILES; tile++) {
		for (int hex = 0; hex < LG_HEXES && (p->map.tiles >> tile & 1); hex++) {
			int16_t q, r;
			lg_hex_at(&p->map, (uint8_t)tile, (uint8_t)hex, &q, &r);
			int column = (half_column(q, r) - c->left) * c->half;
			if (r == row)
				draw_hex(p, tile, hex, c->half == 1, line + column);
		}
	}
	for (int i = 0; i < (int)sizeof line; i++)
		if (line[i] != ' ')
			end = i + 1;
	pet_text_bytes(t, line, (size_t)end);
	pet_text_char(t, '\n');
}

static void put_legend(struct pet_text *t, const struct lg_pub *p)
{
	for (int who = 0; who < p->factions; who++) {
		pet_text_char(t, letter[who]);
		pet_text_char(t, ' ');
		pet_text_value(t, K_FACTION, who);
		pet_text_char(t, who + 1 < p->factions ? ' ' : '\n');
	}
	pet_text_say(t,
		     N_("p1 one piece; Pp1 the same on land P; P-S land, w-z sea; * a creature"));
	pet_text_char(t, '\n');
}

void lg_map_text(struct pet_view v, struct pet_text *t)
{
	const struct lg_pub *p = v.pub;
	if (!p->map.tiles) {
		pet_text_say(t, "no tile lies on the table yet");
		pet_text_char(t, '\n');
		return;
	}
	struct canvas c = measure(&p->map);
	for (int row = c.top; row <= c.bottom; row++)
		draw_line(t, p, &c, row);
	put_legend(t, p);
	pet_text_char(t, '\n');
	put_table(t, p);
}
