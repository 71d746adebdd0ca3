/* r03_setup.c: chapter 3, set-up, and the match as a row of rounds. */
#include "games/cyclades/rules.h"

/* CY-3.5, CY-3.6, CY-3.7, CY-3.8: a seat's two islands and two fleets, by number of seats.
 * CY-3.4: they give everybody an income of 2. */
struct start {
	uint8_t island[2];
	uint8_t fleet[2];
};

#define START(i, j, a, b)                                                                          \
	{                                                                                          \
		{ (i)-1, (j)-1 },                                                                  \
		{                                                                                  \
			CELL_##a, CELL_##b                                                         \
		}                                                                                  \
	}
// clang-format off
static const struct start start[CY_SEATS + 1][CY_SEATS] = {
	[2] = { START(1, 7, B2, G5), START(2, 8, D4, K2) },
	[3] = { START(1, 7, C2, G5), START(2, 5, D4, F1), START(3, 8, F4, K2) },
	[4] = { START(1, 8, B3, F7), START(2, 7, D6, F1), START(3, 10, F5, K1), START(4, 9, F3, I5) },
	[5] = { START(1, 12, C6, K1), START(2, 8, B3, E7), START(3, 13, F5, K6), START(5, 9, D8, F1),
		START(6, 10, F3, G9) },
};
// clang-format on
#undef START

enum { START_GOLD = 5 };

/* CY-3.1, CY-3.2, CY-3.3, CY-3.9, CY-3.11: everything but the order of the markers. CY-20.2,
 * CY-20.9: the two-player game has four markers and the goal 3. */
void cy_lay_out(struct cy *g, unsigned seats)
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
	for (unsigned seat = 0; seat < seats; seat++) {
		const struct start *s = &start[seats][seat];
		p->seat[seat].gold = START_GOLD;
		for (int i = 0; i < 2; i++) {
			p->island[s->island[i]].owner = (uint8_t)seat;
			p->island[s->island[i]].troops = 1;
			p->sea[s->fleet[i]].owner = (uint8_t)seat;
			p->sea[s->fleet[i]].fleets = 1;
		}
	}
	cy_derive(g);
}

const char *cy_setup(void *state, const struct pet_setup *s)
{
	struct cy *g = state;
	if (s->seats < 2 || s->seats > CY_SEATS)
		return N_("Cyclades is for two to five seats");
	g->pub.purses = (uint8_t)(s->option[0] == 1);
	cy_lay_out(g, s->seats);
	pet_flow_call(&g->pub.flow, N_MATCH, 0);
	return NULL;
}

/* CY-3.10: first the turn track is filled, place after place; then round follows round. n counts
 * the places filled. */
void cy_match_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (f->n < g->pub.places)
		pet_flow_call(&g->pub.flow, N_SETUP_ORDER, 0);
	else
		pet_flow_call(&g->pub.flow, N_ROUND, 0);
}

/* CY-3.10, CY-20.1: all orders of the markers are equally likely: each marker left may be next.
 * CY-20.11: markers of one seat are alike. */
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
