/* r11_fleets.c: chapter 11, moving fleets. The Sylph's steps (17) use the same step. */
#include "games/cyclades/rules.h"

/* CY-11.1, 11.7 Spaces a fleet may step to from a space. */
static uint64_t steps_from(const struct cy_pub *p, unsigned sea)
{
	return map_of(p)->beside[sea] & ~p->barred;
}

/* CY-11.1, 11.3 First steps: from a space with own fleets, any number of them, to one beside it. */
int sail_list(const struct cy_pub *p, uint8_t seat, move *out)
{
	const struct cy_map *map = map_of(p);
	int count = 0;
	FOR_EACH (s, p->seat[seat].fleets) {
		unsigned cell = map->cell[s], fleets = p->sea[cell].fleets;
		FOR_EACH (to, steps_from(p, s))
			for (unsigned n = 1; n <= fleets; n++)
				out[count++] = move_make(V_SAIL, cell, n, map->cell[to]);
	}
	return count;
}

bool sail_possible(const struct cy_pub *p, uint8_t seat)
{
	FOR_EACH (s, p->seat[seat].fleets)
		if (steps_from(p, s))
			return true;
	return false;
}

uint8_t sail_why(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count, unsigned to)
{
	const struct cy_map *map = map_of(p);
	if (!is_sea(map, from) || !is_sea(map, to))
		return R_NO_SEA;
	if (p->sea[from].owner != seat)
		return R_NO_FLEETS;
	if (count == 0 || count > p->sea[from].fleets)
		return R_FLEET_COUNT;
	if (!(map->beside[sea_of(map, from)] >> sea_of(map, to) & 1))
		return R_NOT_BESIDE;
	if (p->kraken == to)
		return R_KRAKEN;
	return p->barred >> sea_of(map, to) & 1 ? R_BARRED : ALLOWED;
}

/* CY-11.6 One step; into another seat's fleets it starts a battle, and true is returned. */
bool fleet_step(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to)
{
	const struct cy_map *map = map_of(&g->pub);
	uint8_t holder = g->pub.sea[to].owner;

	fleets_out(g, sea_of(map, from), count);
	emit(&g->journal, E_SAILED, seat, count, from, to, 0);
	if (holder != NONE && holder != seat) {
		battle_begin(g, seat, false, to, count);
		return true;
	}
	fleets_in(g, seat, sea_of(map, to), count);
	return false;
}

/* CY-11.2 The price is paid with the first step. */
void sail_apply(struct cy *g, uint8_t seat, move m)
{
	gold_spend(g, seat, FLEET_MOVE_PRICE);
	struct frame *f = flow_call(&g->pub.flow, NODE_SAIL, seat);
	f->x[SAIL_AT] = move_c(m);
	f->x[SAIL_LEFT] = FLEET_MOVE_STEPS - 1;
	if (fleet_step(g, seat, move_a(m), move_b(m), move_c(m)))
		f->x[SAIL_LEFT] = 0;
}

void sail_step(void *state, struct frame *f)
{
	struct cy *g = state;
	if (f->x[SAIL_LEFT] == 0) {
		flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, NODE_SAIL_STEP, f->who);
	cy_asked(g);
}

/* CY-11.3, 11.4 On from the group's space with any number of the fleets there, or stop. */
int sail_step_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);
	unsigned at = (f - 1)->x[SAIL_AT];
	int count = 0;
	FOR_EACH (to, steps_from(p, sea_of(map, at)))
		for (unsigned n = 1; n <= p->sea[at].fleets; n++)
			out[count++] = move_make(V_SAIL_ON, n, map->cell[to], 0);
	out[count++] = move_make(V_STOP, 0, 0, 0);
	return count;
}

uint8_t sail_step_why(struct view v, const struct frame *f, move m)
{
	if (m == move_make(V_STOP, 0, 0, 0))
		return ALLOWED;
	if (move_verb(m) != V_SAIL_ON || move_c(m))
		return R_CHOICE;
	return sail_why(pub_of(v), f->who, (f - 1)->x[SAIL_AT], move_a(m), move_b(m));
}

void sail_step_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct frame *sail = flow_caller(f);

	flow_end(&g->pub.flow);
	if (move_verb(m) == V_STOP) {
		sail->x[SAIL_LEFT] = 0;
		return;
	}
	unsigned from = sail->x[SAIL_AT];
	sail->x[SAIL_AT] = move_b(m);
	sail->x[SAIL_LEFT]--;
	if (fleet_step(g, sail->who, from, move_a(m), move_b(m)))
		sail->x[SAIL_LEFT] = 0;
}
