/* r10_apollo.c: chapter 10, a turn on Apollo. */
#include "games/cyclades/rules.h"

/* CY-10.1, CY-10.2: gold, more for a seat with a single island; the first place also gives a marker
 * while there are any (CY-1.8). CY-10.4: both are given without asking. CY-10.7, CY-20.8: places
 * keep their numbers, so only the first gets the marker. */
void cy_apollo_turn(struct cy *g, struct pet_frame *turn)
{
	struct cy_pub *p = &g->pub;
	bool last = pet_count(p->seat[turn->who].islands) == 1;
	unsigned gold = last ? APOLLO_GOLD_LAST : APOLLO_GOLD;

	cy_gold_gain(g, turn->who, gold);
	pet_emit(&g->journal, E_APOLLO_GOLD, turn->who, gold, 0, 0, 0);
	if (cy_turn_x(turn)->place == 0 && p->markers_left > 0) {
		cy_ask(g, N_APOLLO_MARKER, turn->who);
		cy_asked(g);
	}
}

/* CY-10.3: on any island the player chooses; with the option, only on one of the seat's. */
static uint8_t marker_refused(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	if (!p->marker_any)
		return cy_own_refused(p, seat, island);
	return island < cy_map(p)->islands ? R_OK : R_NO_ISLAND;
}

int cy_apollo_marker_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	for (unsigned i = 0; i < cy_map(p)->islands; i++)
		if (!marker_refused(p, f->who, i))
			out[count++] = pet_move_make(V_MARKER, i, 0, 0);
	return count;
}

/* CY-10.6: a marker elsewhere pays somebody else. */
bool cy_marker_warn(const struct cy_pub *p, uint8_t seat, unsigned island, struct pet_warning *out)
{
	uint8_t owner = p->island[island].owner;
	*out = owner == NONE ? (struct pet_warning){ .text = N_("nobody owns this island") }
			     : (struct pet_warning){ .text = N_("the income goes to {place}"),
						     .kind = PET_K_SEAT,
						     .place = owner };
	return owner != seat;
}

uint8_t cy_apollo_marker_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!cy_well_formed(m) || pet_move_verb(m) != V_MARKER)
		return R_CHOICE;
	return marker_refused(cy_pub(v), f->who, pet_move_a(m));
}

/* CY-10.6: it counts from the next income on, for whoever owns the island then. */
void cy_apollo_marker_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	g->pub.island[pet_move_a(m)].markers++;
	g->pub.markers_left--;
	pet_emit(&g->journal, E_MARKER, seat, pet_move_a(m), 0, 0, 0);
}
