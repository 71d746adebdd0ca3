/* pack.c: where players start, as a pack (core/pack.h): the one thing of this box that the rulebook
 * shows in pictures only, and for two players not at all (CY-3.5 to CY-3.8). */
#include "core/pack.h"

#include "games/cyclades/rules.h"

const struct cy_box *cy_boxes[1 + PET_PACKS_MAX] = { &cy_built_in };

static void shelve(unsigned number, const void *box)
{
	cy_boxes[number] = box;
}

static const char *const columns[] = { N_("islands"), N_("fleets"), NULL };
static const char *const token[] = {
	"2-P1", "2-P2", "3-P1", "3-P2", "3-P3", "4-P1", "4-P2",
	"4-P3", "4-P4", "5-P1", "5-P2", "5-P3", "5-P4", "5-P5",
};
enum { ROWS = sizeof token / sizeof *token };
static const struct pet_pack_sheet sheets[] = { { "start", columns, ROWS, token, N_("starts") },
						{ NULL } };

static unsigned seats_of(unsigned row)
{
	return row < 2 ? 2 : row < 5 ? 3 : row < 9 ? 4 : 5;
}

static const struct cy_start *start_of(const void *box, unsigned row)
{
	static const uint8_t first[CY_SEATS + 1] = { [2] = 0, [3] = 2, [4] = 5, [5] = 9 };
	const struct cy_box *b = box ? box : &cy_built_in;
	unsigned seats = seats_of(row);
	return &b->start[seats][row - first[seats]];
}

static void begin(void *box)
{
	*(struct cy_box *)box = cy_built_in;
}

static void write_row(const void *box, unsigned sheet, unsigned row, unsigned cell,
		      struct pet_text *t)
{
	const struct cy_start *start = start_of(box, row);
	(void)sheet;
	for (int i = 0; i < 2; i++) {
		pet_text_put(t, i ? " " : "");
		pet_text_put(t, cell ? cy_kinds[K_SEA].token[start->fleet[i]]
				     : cy_kinds[K_ISLAND].token[start->island[i]]);
	}
}

static void tell(const void *box, unsigned sheet, unsigned row, struct pet_text *t)
{
	struct pet_arg arg[] = { { "n", PET_K_NUMBER, (int32_t)seats_of(row) } };
	pet_text_fill(t, N_("start for {n} players"), NULL, 0, arg, 1);
	pet_text_put(t, ", ");
	pet_text_put(t, token[row] + 2);
	pet_text_put(t, ": ");
	pet_text_say(t, columns[0]);
	pet_text_char(t, ' ');
	write_row(box, sheet, row, 0, t);
	pet_text_put(t, ", ");
	pet_text_say(t, columns[1]);
	pet_text_char(t, ' ');
	write_row(box, sheet, row, 1, t);
}

static bool read_two(uint8_t out[2], const struct pet_pack_cell *cell, const struct pet_kind *kind,
		     struct pet_pack_fault *fault)
{
	struct pet_pack_cell word;
	unsigned n = 0;
	for (const char *at = NULL; pet_pack_word(cell, &at, &word); n++)
		if (n == 2 || !pet_pack_among(&word, kind->token, kind->count,
					      N_("there is no such place"), &out[n], fault))
			break;
	return n == 2 || pet_pack_wrong(fault, N_("a start has two islands and two fleets"),
					cell->s, cell->n);
}

static bool read_row(void *box, unsigned sheet, unsigned row, const struct pet_pack_cell *cell,
		     struct pet_pack_fault *fault)
{
	struct cy_start *start = (struct cy_start *)start_of(box, row);
	(void)sheet;
	return read_two(start->island, &cell[0], &cy_kinds[K_ISLAND], fault) &&
	       read_two(start->fleet, &cell[1], &cy_kinds[K_SEA], fault);
}

/* CY-3.2: islands and sea spaces of the map for that many players, each of one player. */
static bool finish(void *box, struct pet_pack_fault *fault)
{
	uint32_t islands[CY_SEATS + 1] = { 0 };
	uint8_t taken[CY_SEATS + 1][CELLS] = { { 0 } };
	for (unsigned row = 0; row < ROWS; row++) {
		const struct cy_start *start = start_of(box, row);
		unsigned seats = seats_of(row);
		const struct cy_map *map = &cy_maps[cy_map_row(seats)];
		for (int i = 0; i < 2; i++) {
			unsigned island = start->island[i], cell = start->fleet[i];
			if (island >= map->islands || !cy_is_sea(map, cell) ||
			    islands[seats] >> island & 1 || taken[seats][cell])
				return pet_pack_wrong(
					fault,
					N_("starts need islands and sea spaces of their map, each "
					   "for one player"),
					token[row], pet_text_length(token[row]));
			islands[seats] |= 1u << island;
			taken[seats][cell] = 1;
		}
	}
	return true;
}

const struct pet_packing cy_packing = {
	.sheets = sheets,
	.bytes = sizeof(struct cy_box),
	.begin = begin,
	.read = read_row,
	.finish = finish,
	.write = write_row,
	.tell = tell,
	.shelve = shelve,
};
