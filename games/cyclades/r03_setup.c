/* r03_setup.c: chapter 3, set-up, and the match as a sequence of rounds. */
#include "games/cyclades/rules.h"

#define START(i, j, a, b)                                                                          \
	{                                                                                          \
		{ (i)-1, (j)-1 },                                                                  \
		{                                                                                  \
			CELL_##a, CELL_##b                                                         \
		}                                                                                  \
	}
/* CY-3.5, CY-3.6, CY-3.7, CY-3.8. CY-3.4: they give everybody an income of 2. */
// clang-format off
const struct cy_box cy_built_in = { .start = {
	[2] = { START(2, 5, B3, F1), START(3, 8, F4, K2) },
	[3] = { START(1, 7, C2, G5), START(2, 5, D4, F1), START(3, 8, F4, K2) },
	[4] = { START(1, 8, B3, F7), START(2, 7, D6, F1), START(3, 10, F5, K1), START(4, 9, F3, I5) },
	[5] = { START(1, 12, C6, K1), START(2, 8, B3, E7), START(3, 13, F5, K6), START(5, 9, D8, F1),
		START(6, 10, F3, G9) },
} };
// clang-format on

/* The two-player start of rules version 1, whose first row won three games in five (option
 * start=corners). */
static const struct cy_start corners[2] = { START(1, 7, B2, G5), START(2, 8, D4, K2) };
#undef START

static const struct cy_start *start_of(const struct cy_pub *p, unsigned row)
{
	return &cy_box(p)->start[p->flow.seats][row];
}

enum { START_GOLD = 5 };

const uint8_t *cy_start_islands(const struct cy_pub *p, unsigned row)
{
	return row < p->flow.seats ? start_of(p, row)->island : NULL;
}

/* CY-3.1, CY-3.2, CY-3.3, CY-3.9, CY-3.11: everything but the order of the markers. CY-20.2,
 * CY-20.9: the two-player game has four markers and the goal 3. */
static void lay_out(struct cy *g, unsigned seats)
{
	struct cy_pub *p = &g->pub;

	p->map = cy_map_row(seats);
	p->goal = seats == 2 ? 3 : 2;
	p->places = (uint8_t)(seats == 2 ? 4 : seats);
	p->deck = (1u << CARDS) - 1;
	p->kraken = NONE;
	for (int i = 0; i < ISLANDS; i++)
		p->island[i].owner = NONE;
	for (int i = 0; i < CELLS; i++)
		p->sea[i].owner = NONE;
	for (int i = 0; i < FIGURINES; i++)
		p->figurine[i].at = p->figurine[i].owner = NONE;
	for (int i = 0; i < SLOTS; i++)
		p->row[i] = NONE;
	for (int i = 0; i < GODS; i++) {
		p->god[i] = (uint8_t)i;
		p->bid[i].seat = NONE;
	}
	for (int i = 0; i < TRACK; i++)
		p->apollo[i] = p->track[i] = NONE;
	for (unsigned seat = 0; seat < seats; seat++)
		p->seat[seat].gold = START_GOLD;
	cy_derive(g);
}

/* CY-3.2: a seat takes a row of the table. */
static void start_take(struct cy *g, unsigned seat, const struct cy_start *s)
{
	struct cy_pub *p = &g->pub;
	for (int i = 0; i < 2; i++) {
		p->island[s->island[i]].owner = (uint8_t)seat;
		p->island[s->island[i]].troops = 1;
		p->sea[s->fleet[i]].owner = (uint8_t)seat;
		p->sea[s->fleet[i]].fleets = 1;
	}
	cy_derive(g);
}

/* Rows of the table that are still free. */
static unsigned starts_left(const struct cy_pub *p)
{
	unsigned rows = 0;
	for (unsigned row = 0; row < p->flow.seats; row++)
		if (p->island[start_of(p, row)->island[0]].owner == NONE)
			rows |= 1u << row;
	return rows;
}

/* Whether starts are still being dealt: seats without islands wait for theirs. */
bool cy_starting(const struct cy_pub *p)
{
	return p->round == 0 && p->flow.depth == 2 && p->flow.frame[1].node == N_SETUP_START;
}

const char *cy_setup(void *state, const struct pet_setup *s)
{
	struct cy *g = state;
	if (s->seats < 2 || s->seats > CY_SEATS)
		return N_("Cyclades is for two to five players.");
	g->pub.purses = (uint8_t)(s->option[OPTION_PURSES] == 1);
	g->pub.marker_any = (uint8_t)(s->option[OPTION_MARKER] == 0);
	g->pub.gold_decides = (uint8_t)(s->option[OPTION_WINNER] == 0);
	lay_out(g, s->seats);
	for (unsigned seat = 0; seat < s->seats && s->option[OPTION_START]; seat++)
		start_take(g, seat,
			   s->seats == 2 && s->option[OPTION_START] == 2 ? &corners[seat]
									 : start_of(&g->pub, seat));
	pet_flow_call(&g->pub.flow, N_MATCH, 0);
	return NULL;
}

/* CY-3.2, CY-3.10: first every seat gets a start and the turn track is filled, place by place (n
 * counts them); then round follows round. */
void cy_match_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	unsigned rows = 0, seat = p->round == 0 && f->n == 0 ? 0 : p->flow.seats;
	while (seat < p->flow.seats && p->seat[seat].islands)
		seat++;
	if (seat < p->flow.seats)
		rows = starts_left(p);
	if (pet_count(rows) > 1)
		pet_flow_call(&p->flow, N_SETUP_START, (uint8_t)seat);
	else if (rows)
		start_take(g, seat, start_of(p, pet_lowest(rows)));
	else if (f->n < p->places)
		pet_flow_call(&p->flow, N_SETUP_ORDER, 0);
	else
		pet_flow_call(&p->flow, N_ROUND, 0);
}

/* CY-3.2: each remaining start is equally likely. */
int cy_setup_start_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	int count = 0;
	PET_FOR_EACH (row, starts_left(state)) {
		weight[count] = 1;
		out[count++] = pet_move_make(V_START, f->who, row, 0);
	}
	return count;
}

pet_move cy_setup_start_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	unsigned rows = starts_left(state);
	return pet_move_make(V_START, f->who, pet_nth(rows, pet_chance_uniform(pet_count(rows), r)),
			     0);
}

void cy_setup_start_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	start_take(g, pet_move_a(m), start_of(&g->pub, pet_move_b(m)));
	pet_emit(&g->journal, E_START, pet_move_a(m), pet_move_b(m), 0, 0, 0);
}

/* CY-3.10, CY-20.1: all orders of the markers are equally likely, so each remaining marker may be
 * next. CY-20.11: markers of one seat are identical. */
int cy_setup_order_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	const struct cy_pub *p = state;
	int count = 0;
	(void)f;
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		uint32_t markers = p->flow.seats == 2 ? 2 : 1;
		for (int i = 0; i < TRACK; i++)
			markers -= p->track[i] == seat;
		if (markers == 0)
			continue;
		weight[count] = markers;
		out[count++] = pet_move_make(V_ORDER, seat, 0, 0);
	}
	return count;
}

void cy_setup_order_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	unsigned place = pet_flow_caller(f)->n++;
	pet_flow_end(&g->pub.flow);
	g->pub.track[place] = pet_move_a(m);
	pet_emit(&g->journal, E_ORDER, pet_move_a(m), place, 0, 0, 0);
}
