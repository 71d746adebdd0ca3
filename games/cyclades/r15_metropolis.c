/* r15_metropolis.c: chapter 15, how metropolises come about.
 *
 * The step convert runs by pc: LOOK for a reason to convert, then one building kind after the other
 * is given up (GIVE + kind), then the metropolis is PLACEd; and it looks again. */
#include "games/cyclades/rules.h"

enum { LOOK, GIVE, PUT = GIVE + BUILDINGS, THINKERS = 4 };

bool has_full_set(const struct cy_seat *s)
{
	return s->tiles[PORT] && s->tiles[FORTRESS] && s->tiles[TEMPLE] && s->tiles[UNIVERSITY];
}

/* CY-15.14 Asked after each build, Cyclops, capture, philosopher and Satyr. */
void convert_check(struct cy *g, uint8_t seat)
{
	const struct cy_seat *s = &g->pub.seat[seat];
	if (s->philosophers >= THINKERS || has_full_set(s))
		flow_call(&g->pub.flow, NODE_CONVERT, seat);
}

/* CY-15.6, 15.7 Own islands with a bare metropolis place; only if there is none, those without a
 * metropolis. */
static uint16_t places_for(const struct cy_pub *p, uint8_t seat)
{
	uint16_t bare = 0, any = 0;
	FOR_EACH (i, p->seat[seat].islands) {
		if (p->island[i].metropolis)
			continue;
		any = (uint16_t)(any | 1u << i);
		if (tiles_at(&p->island[i], PLACE) == 0)
			bare = (uint16_t)(bare | 1u << i);
	}
	return bare ? bare : any;
}

/* CY-15.1, 15.3, 15.4, 15.8 to 15.10 Discard first, then place, as long as something is complete.
 */
void convert_step(void *state, struct frame *f)
{
	struct cy *g = state;
	struct cy_seat *s = &g->pub.seat[f->who];

	if (f->pc == LOOK) {
		if (s->philosophers >= THINKERS) {
			s->philosophers -= THINKERS;
			emit(&g->journal, E_THINKERS_GIVEN, f->who, 0, 0, 0, 0);
			f->pc = PUT;
		} else if (has_full_set(s)) {
			f->pc = GIVE;
		} else {
			flow_end(&g->pub.flow);
		}
	} else if (f->pc < PUT) {
		unsigned kind = f->pc++ - GIVE;
		cy_ask(g, NODE_METRO_TILE, f->who)->x[TILE_KIND] = (uint8_t)kind;
		cy_asked(g);
	} else {
		f->pc = LOOK;
		if (places_for(&g->pub, f->who)) {
			cy_ask(g, NODE_METRO_PLACE, f->who);
			cy_asked(g);
		} else {
			emit(&g->journal, E_METROPOLIS_LOST, f->who, 0, 0, 0, 0);
		}
	}
}

/* CY-15.3 Which building of the kind goes; tiles alike are offered once. */
int metro_tile_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	FOR_EACH (i, p->seat[f->who].islands)
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (p->island[i].tile[tile_of(spot, f->x[TILE_KIND])])
				out[count++] = move_make(V_DISCARD, i, spot, 0);
	return count;
}

uint8_t metro_tile_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	if (move_verb(m) != V_DISCARD || move_b(m) >= SPOTS || move_c(m))
		return R_CHOICE;
	if (move_a(m) >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (p->island[move_a(m)].owner != f->who)
		return R_NOT_OWN;
	return p->island[move_a(m)].tile[tile_of(move_b(m), f->x[TILE_KIND])] ? ALLOWED : R_NO_TILE;
}

void metro_tile_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, kind = f->x[TILE_KIND];
	flow_end(&g->pub.flow);
	tile_remove(g, move_a(m), tile_of(move_b(m), kind));
	emit(&g->journal, E_TILE_GIVEN, seat, kind, move_a(m), 0, 0);
}

int metro_place_legal(struct view v, const struct frame *f, move *out)
{
	int count = 0;
	FOR_EACH (i, places_for(pub_of(v), f->who))
		out[count++] = move_make(V_METROPOLIS, i, 0, 0);
	return count;
}

uint8_t metro_place_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	unsigned island = move_a(m);
	if (move_verb(m) != V_METROPOLIS || move_b(m) || move_c(m))
		return R_CHOICE;
	if (island >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (p->island[island].owner != f->who)
		return R_NOT_OWN;
	if (p->island[island].metropolis)
		return R_HAS_METROPOLIS;
	return places_for(p, f->who) >> island & 1 ? ALLOWED : R_FREE_PLACE;
}

/* CY-15.7 Buildings on the place are destroyed; those on side slots are spared. */
void metro_place_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, island = move_a(m);
	struct cy_island *is = &g->pub.island[island];

	flow_end(&g->pub.flow);
	for (unsigned kind = 0; kind < BUILDINGS; kind++)
		while (is->tile[tile_of(PLACE, kind)]) {
			tile_remove(g, island, tile_of(PLACE, kind));
			emit(&g->journal, E_DESTROYED, seat, kind, island, 0, 0);
		}
	is->metropolis = 1;
	g->pub.seat[seat].metropolises++;
	emit(&g->journal, E_METROPOLIS, seat, island, 0, 0, 0);
}
