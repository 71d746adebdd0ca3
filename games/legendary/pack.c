/* pack.c: what the rulebooks do not give as a pack (core/pack.h): what lies on the tiles, the ready-made
 * layouts with their starting areas, the spaces of an altar and the die. An area keeps its shape: how
 * areas touch is the same in every box. */
#include "core/json.h"
#include "core/pack.h"

#include <string.h>

#include "games/legendary/rules.h"

enum { HORNS_MOST = 3, DIE_MOST = 3, SPACE_TOP = 25 };

/* A box with the names of its land areas. */
struct lg_pack {
	struct lg_box box;
	char name[2][LG_LANDS][PET_PACK_NAME_MAX];
};
_Static_assert(sizeof(struct lg_pack) <= PET_PACK_BOX_MAX, "make room for the pack");

const struct lg_box *lg_boxes[1 + PET_PACKS_MAX] = { &lg_built_in };

static void shelve(unsigned number, const void *box)
{
	lg_boxes[number] = box ? &((const struct lg_pack *)box)->box : NULL;
}

enum sheet { ALTAR_SHEET, DIE_SHEET, LAND_SHEET, SEA_SHEET, LAYOUT_SHEET, START_SHEET };

/* The rows of tiles.def: which area of which face. */
enum { P, Q, R, S };
enum { w, x, y, z };
static const struct place {
	uint8_t face, area;
} lands[] = {
#define LAND(tile, face, letter, ...) { LG_FACE_##face, ((tile)-1) * 4 + letter },
#define SEA(...)
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
}, seas[] = {
#define LAND(...)
#define SEA(tile, face, letter, ...) { LG_FACE_##face, ((tile)-1) * 4 + letter },
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
};
enum { LAND_ROWS = sizeof lands / sizeof *lands, SEA_ROWS = sizeof seas / sizeof *seas };

static const char *const altar_token[] = { "spaces" };
static const char *const die_token[] = { "1", "2", "3", "4", "5", "6" };
static const char *const land_token[] = {
#define LAND(tile, face, letter, ...) #face "-" #tile #letter,
#define SEA(...)
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
};
static const char *const sea_token[] = {
#define LAND(...)
#define SEA(tile, face, letter, ...) #face "-" #tile #letter,
#include "games/legendary/tiles.def"
#undef LAND
#undef SEA
};
static const char *const layout_token[] = { "3", "4", "5", "6" };
/* factions of the layouts, one after the other */
static const char *const start_token[] = {
	"3-purple", "3-yellow", "3-blue",   "4-purple", "4-yellow", "4-blue",
	"4-black",  "5-purple", "5-yellow", "5-blue",   "5-black",  "5-red",
	"6-purple", "6-yellow", "6-blue",   "6-black",  "6-red",    "6-green",
};
enum { STARTS = sizeof start_token / sizeof *start_token };

static const char *const altar_columns[] = { N_("gold pieces, ascending"), NULL };
static const char *const die_columns[] = { N_("shows"), NULL };
/* Columns of the sheet of land areas. */
enum { LAND_NAME, LAND_HORNS, LAND_PRIESTESS, LAND_SLOTS };
static const char *const land_columns[] = { N_("name"), N_("horns"), N_("priestess symbol"),
					    N_("slots"), NULL };
static const char *const sea_columns[] = { N_("horns"), NULL };
static const char *const layout_columns[] = { N_("tiles"), NULL };
static const char *const start_columns[] = { N_("land areas"), N_("sea areas"), NULL };
static const struct pet_pack_sheet sheets[] = {
	[ALTAR_SHEET] = { "altar", altar_columns, 1, altar_token, N_("spaces of an altar") },
	[DIE_SHEET] = { "die", die_columns, LG_DIE_FACES, die_token, N_("die") },
	[LAND_SHEET] = { "land", land_columns, LAND_ROWS, land_token, N_("land areas") },
	[SEA_SHEET] = { "sea", sea_columns, SEA_ROWS, sea_token, N_("sea areas") },
	[LAYOUT_SHEET] = { "layout", layout_columns, LG_LAYOUTS, layout_token,
			   N_("ready-made maps") },
	[START_SHEET] = { "start", start_columns, STARTS, start_token, N_("starting areas") },
	{ NULL },
};

static const struct lg_box *box_of(const void *box)
{
	return box ? &((const struct lg_pack *)box)->box : &lg_built_in;
}

static void begin(void *box)
{
	((struct lg_pack *)box)->box = lg_built_in;
}

static const struct lg_land_row *land_of(const struct lg_box *b, unsigned row)
{
	return &b->land[lands[row].face][lands[row].area];
}

static unsigned layout_of(unsigned start)
{
	return start < 3 ? 0 : start < 7 ? 1 : start < 12 ? 2 : 3;
}

static const struct lg_start *start_of(const struct lg_box *b, unsigned row)
{
	static const uint8_t first[LG_LAYOUTS] = { 0, 3, 7, 12 };
	unsigned layout = layout_of(row);
	return &b->start[layout][row - first[layout]];
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put_slots(struct pet_text *t, const struct lg_land_row *row)
{
	if (!row->slot[0].sea)
		pet_text_char(t, '-');
	for (int k = 0; k < 2 && row->slot[k].sea; k++) {
		pet_text_put(t, k ? " " : "");
		pet_text_number(t, row->slot[k].land_hex);
		pet_text_char(t, '-');
		pet_text_number(t, row->slot[k].sea_hex);
	}
}

static void put_layout(struct pet_text *t, const struct lg_box *b, unsigned layout)
{
	struct lg_map m = { 0 };
	lg_map_quick(&m, b, (int)layout + 3);
	lg_map_write(&m, t);
}

static void put_areas(struct pet_text *t, const uint8_t area[3], const char *const *token)
{
	for (int i = 0; i < 3; i++) {
		pet_text_put(t, i ? " " : "");
		pet_text_put(t, token[area[i]]);
	}
}

static void put_spaces(struct pet_text *t, const struct lg_box *b)
{
	for (const uint8_t *space = b->space; *space; space++) {
		pet_text_put(t, space > b->space ? " " : "");
		pet_text_number(t, *space);
	}
}

static void write_land(struct pet_text *t, const struct lg_land_row *row, unsigned cell)
{
	switch (cell) {
	case LAND_NAME:
		pet_text_put(t, row->name);
		return;
	case LAND_HORNS:
		pet_text_number(t, row->horns);
		return;
	case LAND_PRIESTESS:
		pet_text_number(t, row->priestess);
		return;
	default:
		put_slots(t, row);
	}
}

static void write_row(const void *box, unsigned sheet, unsigned row, unsigned cell,
		      struct pet_text *t)
{
	const struct lg_box *b = box_of(box);
	switch (sheet) {
	case ALTAR_SHEET:
		put_spaces(t, b);
		return;
	case DIE_SHEET:
		pet_text_number(t, b->die[row]);
		return;
	case LAND_SHEET:
		write_land(t, land_of(b, row), cell);
		return;
	case SEA_SHEET:
		pet_text_number(t, b->sea[seas[row].face][seas[row].area].horns);
		return;
	case LAYOUT_SHEET:
		put_layout(t, b, row);
		return;
	default:
		put_areas(t, cell ? start_of(b, row)->sea : start_of(b, row)->land,
			  cell ? lg_sea_tokens : lg_land_tokens);
	}
}

/* ---- in words -------------------------------------------------------------------------------- */

static void tell_land(struct pet_text *t, const struct lg_land_row *row)
{
	struct pet_arg arg[] = { { "a", PET_K_NUMBER, row->horns },
				 { "b", PET_K_NUMBER, row->priestess },
				 { "c", PET_K_NUMBER, !!row->slot[0].sea + !!row->slot[1].sea } };
	pet_text_say(t, row->name);
	pet_text_put(t, ", ");
	pet_text_fill(t, N_("horns {a}, priestess symbols {b}, slots {c}"), NULL, 0, arg, 3);
	if (row->slot[0].sea) {
		pet_text_put(t, " (");
		put_slots(t, row);
		pet_text_char(t, ')');
	}
}

static void tell(const void *box, unsigned sheet, unsigned row, struct pet_text *t)
{
	static const char *const what[] = {
		[ALTAR_SHEET] = N_("spaces of an altar"), [DIE_SHEET] = N_("face of the die"),
		[LAND_SHEET] = N_("land area"),           [SEA_SHEET] = N_("sea area"),
		[LAYOUT_SHEET] = N_("ready-made map"),    [START_SHEET] = N_("start"),
	};
	const struct lg_box *b = box_of(box);
	pet_text_say(t, what[sheet]);
	if (sheet != ALTAR_SHEET) {
		pet_text_char(t, ' ');
		pet_text_put(t, sheets[sheet].token[row]);
	}
	pet_text_put(t, ": ");
	if (sheet == LAND_SHEET) {
		tell_land(t, land_of(b, row));
	} else if (sheet == SEA_SHEET) {
		struct pet_arg horns = { "a", PET_K_NUMBER,
					 b->sea[seas[row].face][seas[row].area].horns };
		pet_text_fill(t, N_("horns {a}"), NULL, 0, &horns, 1);
	} else {
		write_row(box, sheet, row, 0, t);
		if (sheet == START_SHEET) {
			pet_text_put(t, ", ");
			write_row(box, sheet, row, 1, t);
		}
	}
}

/* An area with its tile, a map with all its tiles (board.c); the rest by its numbers. */
static void draw(const void *box, unsigned sheet, unsigned row, struct pet_json *j)
{
	const struct lg_box *b = box_of(box);
	struct lg_map m = { 0 };
	struct place at = sheet == SEA_SHEET ? seas[row] : lands[sheet == LAND_SHEET ? row : 0];
	pet_json_open(j, '{');
	if (sheet == LAND_SHEET || sheet == SEA_SHEET) {
		m.face = at.face;
		lg_map_put(&m, at.area / 4, 0, 0, 0);
		lg_map_build(&m);
		pet_json_key_string(j, "area",
				    sheet == SEA_SHEET ? lg_sea_tokens[at.area]
						       : lg_land_tokens[at.area]);
		lg_put_areas(j, b, &m, NULL);
	} else if (sheet == LAYOUT_SHEET || sheet == START_SHEET) {
		unsigned layout = sheet == START_SHEET ? layout_of(row) : row;
		lg_map_quick(&m, b, (int)layout + 3);
		pet_json_key(j, "seats");
		pet_json_open(j, '[');
		for (unsigned seats = 2; seats <= 6; seats++)
			if (lg_factions(seats) == layout + 3)
				pet_json_number(j, (int32_t)seats);
		pet_json_close(j, ']');
		lg_put_areas(j, b, &m, NULL);
	} else if (sheet == DIE_SHEET) {
		pet_json_key_number(j, "shows", b->die[row]);
	} else {
		pet_json_key(j, "track");
		pet_json_open(j, '[');
		for (const uint8_t *space = b->space; *space; space++)
			pet_json_number(j, *space);
		pet_json_close(j, ']');
	}
	pet_json_close(j, '}');
}

/* ---- reading --------------------------------------------------------------------------------- */

/* CL-1.14: it begins with 1, where those without means stand (CL-6.12), and ends with 25. */
static bool read_spaces(struct lg_box *b, const struct pet_pack_cell *cell,
			struct pet_pack_fault *fault)
{
	struct pet_pack_cell word;
	unsigned n = 0, least = 1;
	memset(b->space, 0, sizeof b->space);
	for (const char *at = NULL; pet_pack_word(cell, &at, &word); n++) {
		if (n == LG_SPACES ||
		    !pet_pack_number(&word, least, n ? SPACE_TOP : 1, &b->space[n], fault))
			return pet_pack_wrong(
				fault, N_("an altar has up to 16 spaces that rise from 1 to 25"),
				word.s, word.n);
		least = b->space[n] + 1u;
	}
	return (n && b->space[n - 1] == SPACE_TOP) ||
	       pet_pack_wrong(fault, N_("an altar has up to 16 spaces that rise from 1 to 25"),
			      cell->s, cell->n);
}

static bool read_hex(const char *s, size_t n, uint8_t *hex)
{
	struct pet_pack_fault fault = { 0 };
	return pet_pack_number(&(struct pet_pack_cell){ s, n }, 0, LG_HEXES - 1, hex, &fault);
}

/* CL-2.5: a slot lies on an edge between a hex of the land area and one of the sea. */
static bool read_slot(struct lg_land_row *row, unsigned k, struct place at,
		      const struct pet_pack_cell *word)
{
	struct lg_slot_row *slot = &row->slot[k];
	size_t dash = 0;
	while (dash < word->n && word->s[dash] != '-')
		dash++;
	if (dash == word->n || !read_hex(word->s, dash, &slot->land_hex) ||
	    !read_hex(word->s + dash + 1, word->n - dash - 1, &slot->sea_hex))
		return false;
	uint8_t sea = lg_hex_area(at.face, at.area / 4, slot->sea_hex);
	if (!(row->hexes >> slot->land_hex & 1) || sea < LG_LANDS ||
	    !lg_hexes_touch(slot->land_hex, slot->sea_hex))
		return false;
	slot->sea = (uint8_t)(sea % 4 + 1);
	return !k || slot->land_hex != row->slot[0].land_hex ||
	       slot->sea_hex != row->slot[0].sea_hex;
}

static bool read_slots(struct lg_land_row *row, struct place at, const struct pet_pack_cell *cell,
		       struct pet_pack_fault *fault)
{
	struct pet_pack_cell word;
	unsigned n = 0;
	memset(row->slot, 0, sizeof row->slot);
	if (pet_token_is(cell->s, cell->n, "-"))
		return true;
	for (const char *next = NULL; pet_pack_word(cell, &next, &word); n++)
		if (n == 2 || !read_slot(row, n, at, &word))
			return pet_pack_wrong(
				fault,
				N_("a slot is a hex of the land area, -, and a hex of "
				   "the sea beside it: 5-15; at most two"),
				word.s, word.n);
	return n || pet_pack_wrong(fault, N_("without slots: -"), "", 0);
}

static bool read_land(struct lg_pack *p, unsigned row, const struct pet_pack_cell *cell,
		      struct pet_pack_fault *fault)
{
	struct place at = lands[row];
	struct lg_land_row *land = &p->box.land[at.face][at.area];
	char *name = p->name[at.face][at.area];
	if (!pet_pack_title(&cell[LAND_NAME], name, fault) ||
	    !pet_pack_number(&cell[LAND_HORNS], 0, HORNS_MOST, &land->horns, fault) ||
	    !pet_pack_number(&cell[LAND_PRIESTESS], 0, 1, &land->priestess, fault))
		return false;
	land->name = name;
	p->box.priestess_lands[at.face] &= ~pet_bit(at.area);
	p->box.priestess_lands[at.face] |= (uint64_t)land->priestess << at.area;
	return read_slots(land, at, &cell[LAND_SLOTS], fault);
}

/* CL-3.11: as custom arrangements are written (CL-3.14), with face A. */
static bool read_layout(struct lg_box *b, unsigned layout, const struct pet_pack_cell *cell,
			struct pet_pack_fault *fault)
{
	struct lg_map m = { 0 };
	const char *wrong = lg_map_read(&m, cell->s, cell->n);
	if (!wrong && m.face != LG_FACE_A)
		wrong = N_("ready-made maps show face A");
	if (!wrong)
		wrong = lg_map_check(&m, (int)lg_tiles_for((int)layout + 3));
	if (wrong)
		return pet_pack_wrong(fault, wrong, "", 0);
	for (unsigned tile = 0; tile < LG_TILES; tile++)
		b->layout[layout][tile] = m.tiles >> tile & 1
						  ? (struct lg_placed){ (uint8_t)(m.rot[tile] + 1),
									m.u[tile], m.v[tile] }
						  : (struct lg_placed){ 0 };
	return true;
}

static bool read_areas(uint8_t area[3], const struct pet_pack_cell *cell, const char *const *token,
		       unsigned n, struct pet_pack_fault *fault)
{
	struct pet_pack_cell word;
	unsigned count = 0;
	for (const char *at = NULL; pet_pack_word(cell, &at, &word); count++)
		if (count == 3 || !pet_pack_among(&word, token, n, N_("there is no such area"),
						  &area[count], fault))
			break;
	return count == 3 ||
	       pet_pack_wrong(fault, N_("a start has three areas of each kind"), cell->s, cell->n);
}

static bool read_row(void *box, unsigned sheet, unsigned row, const struct pet_pack_cell *cell,
		     struct pet_pack_fault *fault)
{
	struct lg_pack *p = box;
	struct lg_box *b = &p->box;
	switch (sheet) {
	case ALTAR_SHEET:
		return read_spaces(b, cell, fault);
	case DIE_SHEET:
		return pet_pack_number(cell, 0, DIE_MOST, &b->die[row], fault);
	case LAND_SHEET:
		return read_land(p, row, cell, fault);
	case SEA_SHEET:
		return pet_pack_number(cell, 0, HORNS_MOST,
				       &b->sea[seas[row].face][seas[row].area].horns, fault);
	case LAYOUT_SHEET:
		return read_layout(b, row, cell, fault);
	default: {
		struct lg_start *start = (struct lg_start *)start_of(b, row);
		return read_areas(start->land, &cell[0], lg_land_tokens, LG_LANDS, fault) &&
		       read_areas(start->sea, &cell[1], lg_sea_tokens, LG_SEAS, fault);
	}
	}
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* CL-3.6 to CL-3.9: areas of the map that nobody else has, a fleet beside each land area, the first two
 * land areas on different islands. */
static bool start_fits(const struct lg_map *m, const struct lg_start *start, uint64_t *taken_land,
		       uint64_t *taken_sea)
{
	for (int i = 0; i < 3; i++) {
		uint64_t land = pet_bit(start->land[i]), sea = pet_bit(start->sea[i]);
		if (!(m->lands & land) || !(m->seas & sea) || (*taken_land & land) ||
		    (*taken_sea & sea) || !(lg_beside(&m->land_sea, start->land[i]) & sea))
			return false;
		*taken_land |= land;
		*taken_sea |= sea;
	}
	return m->island[start->land[0]] != m->island[start->land[1]];
}

static bool finish(void *pack, struct pet_pack_fault *fault)
{
	struct lg_box *b = &((struct lg_pack *)pack)->box;
	unsigned row = 0;
	pet_pack_sort(b->die, LG_DIE_FACES);
	for (unsigned layout = 0; layout < LG_LAYOUTS; layout++) {
		struct lg_map m = { 0 };
		uint64_t land = 0, sea = 0;
		lg_map_quick(&m, b, (int)layout + 3);
		for (; row < STARTS && layout_of(row) == layout; row++)
			if (!start_fits(&m, start_of(b, row), &land, &sea))
				return pet_pack_wrong(
					fault,
					N_("a start needs free areas of its map: a sea area beside "
					   "each land area, the first two on different islands"),
					start_token[row], pet_text_length(start_token[row]));
	}
	return true;
}

const struct pet_packing lg_packing = {
	.sheets = sheets,
	.bytes = sizeof(struct lg_pack),
	.begin = begin,
	.read = read_row,
	.finish = finish,
	.write = write_row,
	.tell = tell,
	.draw = draw,
	.shelve = shelve,
};
