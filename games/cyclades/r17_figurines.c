/* r17_figurines.c: chapter 17, placing Minotaur, Chiron, Medusa and Polyphemus, and Polyphemus'
 * push. Their lasting effects are in cy_battle_bonus, cy_leave_refused, retreat_land_refused and
 * pub.barred. */
#include "games/cyclades/rules.h"

static const pet_move WAIVE = (pet_move)V_WAIVE << 24;

/* CY-16.9: on any island. */
int cy_figurine_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = 0;
	(void)f;
	for (unsigned i = 0; i < cy_map(cy_pub(v))->islands; i++)
		out[count++] = pet_move_make(V_PLACE, i, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_figurine_place_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_PLACE)
		return R_CHOICE;
	return pet_move_a(m) < cy_map(cy_pub(v))->islands ? R_OK : R_NO_ISLAND;
}

/* CY-16.10, CY-16.16: two figurines on one island destroy each other; then a Minotaur needs
 * company; then Polyphemus pushes. */
void cy_figurine_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	uint8_t seat = f->who, island = pet_move_a(m), met = NO_FIGURINE;

	pet_flow_end(&p->flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	unsigned card = cy_card_x(pet_flow_top(&p->flow))->card,
		 figurine = cy_creatures[card].figurine;
	for (uint8_t i = 0; i < FIGURINES; i++)
		if (p->figurine[i].at == island)
			met = i;
	p->figurine[figurine] = (struct cy_figurine){ island, seat, p->round };
	p->in_use &= ~(1u << card);
	pet_emit(&g->journal, E_FIGURINE, seat, figurine, island, 0, 0);
	if (met != NO_FIGURINE) {
		cy_figurine_leave(g, met);
		cy_figurine_leave(g, figurine);
		return;
	}
	cy_minotaur_check(g);
	if (figurine == FIG_POLYPHEMUS) {
		cy_barred_renew(p);
		pet_flow_call(&p->flow, N_PUSH, seat);
	}
}

/* Spaces of the ring that still have fleets. */
static uint64_t push_ring(const struct cy_pub *p)
{
	return cy_map(p)->ring[p->figurine[FIG_POLYPHEMUS].at] & cy_fleets_of_others(p, NONE);
}

/* CY-17.36: out of the ring, to a space empty or of the same seat, without the Kraken. */
static uint64_t push_targets(const struct cy_pub *p, unsigned sea)
{
	const struct cy_map *map = cy_map(p);
	uint8_t owner = p->sea[map->cell[sea]].owner;
	return map->beside[sea] & ~p->barred & ~cy_fleets_of_others(p, owner);
}

/* CY-17.35, CY-17.36, CY-17.37: groups that cannot be pushed are lost at once; the buyer chooses
 * among the rest until the ring is empty. */
void cy_push_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	PET_FOR_EACH (s, push_ring(&g->pub))
		if (!push_targets(&g->pub, s))
			cy_fleets_lost(g, s);
	if (push_ring(&g->pub) == 0) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, N_POLYPHEMUS_PUSH, f->who);
	cy_asked(g);
}

int cy_polyphemus_push_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	int count = 0;
	(void)f;
	PET_FOR_EACH (s, push_ring(p))
		PET_FOR_EACH (to, push_targets(p, s))
			out[count++] = pet_move_make(V_PUSH, map->cell[s], map->cell[to], 0);
	return count;
}

uint8_t cy_polyphemus_push_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	(void)f;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_PUSH)
		return R_CHOICE;
	if (!cy_is_sea(map, pet_move_a(m)) || !cy_is_sea(map, pet_move_b(m)))
		return R_NO_SEA;
	if (!(push_ring(p) >> cy_sea_of(map, pet_move_a(m)) & 1))
		return R_NO_GROUP;
	return push_targets(p, cy_sea_of(map, pet_move_a(m))) >> cy_sea_of(map, pet_move_b(m)) & 1
		       ? R_OK
		       : R_PUSH_TARGET;
}

void cy_polyphemus_push_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	const struct cy_map *map = cy_map(p);
	uint8_t owner = p->sea[pet_move_a(m)].owner, count = p->sea[pet_move_a(m)].fleets;
	(void)f;
	pet_flow_end(&p->flow);
	cy_fleets_out(g, cy_sea_of(map, pet_move_a(m)), count);
	cy_fleets_in(g, owner, cy_sea_of(map, pet_move_b(m)), count);
	pet_emit(&g->journal, E_PUSHED, owner, count, pet_move_a(m), pet_move_b(m), 0);
}
