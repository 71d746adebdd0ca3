/* r15_metropolis.c: chapter 15, how metropolises come about.
 *
 * The step convert runs by pc: LOOK for a reason to convert, then one building kind after the other
 * is given up (GIVE + kind), then the metropolis is PLACEd; and it looks again. */
#include "games/cyclades/rules.h"

enum { LOOK, GIVE, PUT = GIVE + BUILDINGS, THINKERS = 4 };

bool cy_has_full_set(const struct cy_seat *s)
{
	return s->tiles[PORT] && s->tiles[FORTRESS] && s->tiles[TEMPLE] && s->tiles[UNIVERSITY];
}

/* CY-15.14 Asked after each build, Cyclops, capture, philosopher and Satyr. */
void cy_convert_check(struct cy *g, uint8_t seat)
{
	const struct cy_seat *s = &g->pub.seat[seat];
	if (s->philosophers >= THINKERS || cy_has_full_set(s))
		pet_flow_call(&g->pub.flow, N_CONVERT, seat);
}

/* CY-15.6, 15.7 Own islands with a bare metropolis place; only if there is none, those without a
 * metropolis. */
static uint16_t places_for(const struct cy_pub *p, uint8_t seat)
{
	uint16_t bare = 0, any = 0;
	PET_FOR_EACH (i, p->seat[seat].islands) {
		if (p->island[i].metropolis)
			continue;
		any = (uint16_t)(any | 1u << i);
		if (cy_tiles_at(&p->island[i], PLACE) == 0)
			bare = (uint16_t)(bare | 1u << i);
	}
	return bare ? bare : any;
}

/* CY-15.1, 15.3, 15.4, 15.8 to 15.10 Discard first, then place, as long as something is complete.
 */
void cy_convert_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_seat *s = &g->pub.seat[f->who];

	if (f->pc == LOOK) {
		if (s->philosophers >= THINKERS) {
			s->philosophers -= THINKERS;
			pet_emit(&g->journal, E_THINKERS_GIVEN, f->who, 0, 0, 0, 0);
			f->pc = PUT;
		} else if (cy_has_full_set(s)) {
			f->pc = GIVE;
		} else {
			pet_flow_end(&g->pub.flow);
		}
	} else if (f->pc < PUT) {
		unsigned kind = f->pc++ - GIVE;
		cy_tile_x_mut(cy_ask(g, N_METRO_TILE, f->who))->building = (uint8_t)kind;
		cy_asked(g);
	} else {
		f->pc = LOOK;
		if (places_for(&g->pub, f->who)) {
			cy_ask(g, N_METRO_PLACE, f->who);
			cy_asked(g);
		} else {
			pet_emit(&g->journal, E_METROPOLIS_LOST, f->who, 0, 0, 0, 0);
		}
	}
}

/* CY-15.3 Which building of the kind goes; tiles alike are offered once. */
int cy_metro_tile_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (i, p->seat[f->who].islands)
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (p->island[i].tile[cy_tile(spot, cy_tile_x(f)->building)])
				out[count++] = pet_move_make(V_DISCARD, i, spot, 0);
	return count;
}

uint8_t cy_metro_tile_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	if (pet_move_verb(m) != V_DISCARD || pet_move_b(m) >= SPOTS || pet_move_c(m))
		return R_CHOICE;
	if (pet_move_a(m) >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (p->island[pet_move_a(m)].owner != f->who)
		return R_NOT_OWN;
	return p->island[pet_move_a(m)].tile[cy_tile(pet_move_b(m), cy_tile_x(f)->building)]
		       ? R_OK
		       : R_NO_TILE;
}

void cy_metro_tile_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, kind = cy_tile_x(f)->building;
	pet_flow_end(&g->pub.flow);
	cy_tile_remove(g, pet_move_a(m), cy_tile(pet_move_b(m), kind));
	pet_emit(&g->journal, E_TILE_GIVEN, seat, kind, pet_move_a(m), 0, 0);
}

int cy_metro_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = 0;
	PET_FOR_EACH (i, places_for(cy_pub(v), f->who))
		out[count++] = pet_move_make(V_METROPOLIS, i, 0, 0);
	return count;
}

uint8_t cy_metro_place_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	unsigned island = pet_move_a(m);
	if (pet_move_verb(m) != V_METROPOLIS || pet_move_b(m) || pet_move_c(m))
		return R_CHOICE;
	if (island >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (p->island[island].owner != f->who)
		return R_NOT_OWN;
	if (p->island[island].metropolis)
		return R_HAS_METROPOLIS;
	return places_for(p, f->who) >> island & 1 ? R_OK : R_FREE_PLACE;
}

/* CY-15.7 Buildings on the place are destroyed; those on side slots are spared. */
void cy_metro_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, island = pet_move_a(m);
	struct cy_island *is = &g->pub.island[island];

	pet_flow_end(&g->pub.flow);
	for (unsigned kind = 0; kind < BUILDINGS; kind++)
		while (is->tile[cy_tile(PLACE, kind)]) {
			cy_tile_remove(g, island, cy_tile(PLACE, kind));
			pet_emit(&g->journal, E_DESTROYED, seat, kind, island, 0, 0);
		}
	is->metropolis = 1;
	g->pub.seat[seat].metropolises++;
	pet_emit(&g->journal, E_METROPOLIS, seat, island, 0, 0, 0);
}
