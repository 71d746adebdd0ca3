/* r10_apollo.c: chapter 10, a turn on Apollo. */
#include "games/cyclades/rules.h"

enum { APOLLO_GOLD = 1, APOLLO_GOLD_LAST = 4 };

/* CY-10.1, 10.2 Gold, more for a seat down to one island; the first place also gives a marker, as
 * long as there are any (CY-1.8). */
void apollo_turn(struct cy *g, struct frame *turn)
{
	struct cy_pub *p = &g->pub;
	bool last = bits_count(p->seat[turn->who].islands) == 1;
	unsigned gold = last ? APOLLO_GOLD_LAST : APOLLO_GOLD;

	gold_gain(g, turn->who, gold);
	emit(&g->journal, E_APOLLO_GOLD, turn->who, gold, 0, 0, 0);
	if (turn->x[TURN_PLACE] == 0 && p->markers_left > 0) {
		cy_ask(g, NODE_APOLLO_MARKER, turn->who);
		cy_asked(g);
	}
}

/* CY-10.3 On an own island. */
int apollo_marker_legal(struct view v, const struct frame *f, move *out)
{
	int count = 0;
	FOR_EACH (i, pub_of(v)->seat[f->who].islands)
		out[count++] = move_make(V_MARKER, i, 0, 0);
	return count;
}

uint8_t apollo_marker_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	if (move_verb(m) != V_MARKER || move_b(m) || move_c(m))
		return R_CHOICE;
	if (move_a(m) >= map_of(p)->islands)
		return R_NO_ISLAND;
	return p->island[move_a(m)].owner == f->who ? ALLOWED : R_NOT_OWN;
}

void apollo_marker_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	g->pub.island[move_a(m)].markers++;
	g->pub.markers_left--;
	emit(&g->journal, E_MARKER, seat, move_a(m), 0, 0, 0);
}
