/* r15_metropolis.c: chapter 15, how metropolises are founded.
 *
 * The pc of the step convert: LOOK for a reason to convert, then give up one building of each kind
 * (GIVE + kind), then PLACE the metropolis; and LOOK again. */
#include "core/facts.h"
#include "games/cyclades/rules.h"

enum { LOOK, GIVE, PUT = GIVE + BUILDINGS };

bool cy_has_full_set(const struct cy_seat *s)
{
	return s->tiles[PORT] && s->tiles[FORTRESS] && s->tiles[TEMPLE] && s->tiles[UNIVERSITY];
}

/* CY-15.14: called after each build, Cyclops, capture, philosopher and Satyr. CY-15.2: whatever
 * completes the set is in place by then. */
void cy_convert_check(struct cy *g, uint8_t seat)
{
	const struct cy_seat *s = &g->pub.seat[seat];
	if (s->philosophers >= THINKERS || cy_has_full_set(s))
		pet_flow_call(&g->pub.flow, N_CONVERT, seat);
}

/* CY-15.6, CY-15.7: one of the seat's islands without a metropolis; one with buildings on the
 * metropolis place only if no island has an empty one. */
static uint8_t metro_place_refused(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	uint8_t refused = cy_own_refused(p, seat, island);
	if (refused)
		return refused;
	if (p->island[island].metropolis)
		return R_HAS_METROPOLIS;
	if (cy_tiles_at(&p->island[island], PLACE) == 0)
		return R_OK;
	PET_FOR_EACH (i, p->seat[seat].islands)
		if (!p->island[i].metropolis && cy_tiles_at(&p->island[i], PLACE) == 0)
			return R_FREE_PLACE;
	return R_OK;
}

static int buildings_of(const struct cy_seat *s)
{
	return s->tiles[PORT] + s->tiles[FORTRESS] + s->tiles[TEMPLE] + s->tiles[UNIVERSITY];
}

/* CY-15.1, CY-15.4: what becomes a metropolis by a move from one position to the other. */
static const char *metro_made_of(const struct cy_pub *from, const struct cy_pub *to, uint8_t seat)
{
	const struct cy_seat *was = &from->seat[seat], *is = &to->seat[seat];
	bool begun = pet_flow_in(&to->flow, N_CONVERT);
	if (pet_flow_in(&from->flow, N_CONVERT) ||
	    (!begun && is->metropolises <= was->metropolises))
		return NULL;
	if (is->philosophers < was->philosophers)
		return N_("four philosophers make a metropolis");
	return begun || buildings_of(is) < buildings_of(was)
		       ? N_("a port, a fortress, a temple and a university make a metropolis")
		       : NULL;
}

/* CY-15.7: what a metropolis destroys where it is founded. */
static bool metro_warn(const struct cy_island *is, struct pet_warning *out)
{
	if (!cy_tiles_at(is, PLACE))
		return false;
	*out = (struct pet_warning){ .text = cy_tiles_at(is, PLACE) > 1
						     ? N_("you lose both buildings there")
						     : N_("you lose {place:the} there"),
				     .kind = K_BUILDING };
	while (!is->tile[cy_tile(PLACE, out->place)])
		out->place++;
	return true;
}

bool cy_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out)
{
	const struct cy_pub *p = pub;
	uint8_t seat = pet_game_frame(pub)->who;
	const char *made = metro_made_of(p, after, seat);
	*out = (struct pet_warning){ .makes = made, .text = made };
	switch (pet_move_verb(m)) {
	case V_DESTROY: /* CY-17.9: anybody's */
		*out = (struct pet_warning){ .text = N_("you lose {place:the} there"),
					     .kind = K_BUILDING,
					     .place = pet_move_b(m) % BUILDINGS };
		return p->island[pet_move_a(m)].owner == seat;
	case V_METROPOLIS:
		return metro_warn(&p->island[pet_move_a(m)], out) || made;
	case V_MARKER:
		return cy_marker_warn(p, seat, pet_move_a(m), out);
	case V_BUY:
	case V_USE:
		return cy_card_warn(p, seat, pet_move_a(m), out);
	default:
		return made;
	}
}

static int metro_places(const struct cy_pub *p, uint8_t seat, pet_move *out)
{
	int count = 0;
	PET_FOR_EACH (i, p->seat[seat].islands)
		if (!metro_place_refused(p, seat, i))
			out[count++] = pet_move_make(V_METROPOLIS, i, 0, 0);
	return count;
}

/* CY-15.1, CY-15.3, CY-15.4, CY-15.8, CY-15.9, CY-15.10: discard first, then place, as long as
 * something is complete. */
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
		pet_move out[ISLANDS];
		if (metro_places(&g->pub, f->who, out)) {
			cy_ask(g, N_METRO_PLACE, f->who);
			cy_asked(g);
		} else {
			pet_emit(&g->journal, E_METROPOLIS_LOST, f->who, 0, 0, 0, 0);
		}
	}
}

/* CY-15.3: one of the seat's buildings of the kind. */
static uint8_t metro_tile_refused(const struct cy_pub *p, const struct pet_frame *f,
				  unsigned island, unsigned spot)
{
	if (spot >= SPOTS)
		return R_CHOICE;
	uint8_t refused = cy_own_refused(p, f->who, island);
	if (refused)
		return refused;
	return p->island[island].tile[cy_tile(spot, cy_tile_x(f)->building)] ? R_OK : R_NO_TILE;
}

/* Which building of the kind is given up; identical tiles are offered once. */
int cy_metro_tile_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (i, p->seat[f->who].islands)
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (!metro_tile_refused(p, f, i, spot))
				out[count++] = pet_move_make(V_DISCARD, i, spot, 0);
	return count;
}

uint8_t cy_metro_tile_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!cy_well_formed(m) || pet_move_verb(m) != V_DISCARD)
		return R_CHOICE;
	return metro_tile_refused(cy_pub(v), f, pet_move_a(m), pet_move_b(m));
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
	return metro_places(cy_pub(v), f->who, out);
}

uint8_t cy_metro_place_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!cy_well_formed(m) || pet_move_verb(m) != V_METROPOLIS)
		return R_CHOICE;
	return metro_place_refused(cy_pub(v), f->who, pet_move_a(m));
}

/* CY-15.7: buildings on the place are destroyed; those on side slots are spared. CY-1.10:
 * metropolises never run out. CY-15.13: nothing ever takes one away again. */
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
