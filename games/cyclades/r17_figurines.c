/* r17_figurines.c: chapter 17, placing Minotaur, Chiron, Medusa and Polyphemus, and his push. What
 * they do while they stand is asked where it matters: battle_bonus, landing_why, retreats, barred.
 */
#include "games/cyclades/rules.h"

static const move WAIVE = (move)V_WAIVE << 24;

/* CY-16.9 On any island. */
int figurine_place_legal(struct view v, const struct frame *f, move *out)
{
	int count = 0;
	(void)f;
	for (unsigned i = 0; i < map_of(pub_of(v))->islands; i++)
		out[count++] = move_make(V_PLACE, i, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t figurine_place_why(struct view v, const struct frame *f, move m)
{
	(void)f;
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_PLACE || move_b(m) || move_c(m))
		return R_CHOICE;
	return move_a(m) < map_of(pub_of(v))->islands ? ALLOWED : R_NO_ISLAND;
}

/* CY-16.10, 16.16 Two figurines on one island destroy each other; then a Minotaur needs company;
 * then Polyphemus pushes. */
void figurine_place_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	uint8_t seat = f->who, island = move_a(m), met = NO_FIGURINE;

	flow_end(&p->flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	unsigned card = flow_top(&p->flow)->x[CARD_CARD], figurine = cy_creatures[card].figurine;
	for (uint8_t i = 0; i < FIGURINES; i++)
		if (p->figurine[i].at == island)
			met = i;
	p->figurine[figurine] = (struct cy_figurine){ island, seat, p->round };
	p->in_use &= ~(1u << card);
	emit(&g->journal, E_FIGURINE, seat, figurine, island, 0, 0);
	if (met != NO_FIGURINE) {
		figurine_leave(g, met);
		figurine_leave(g, figurine);
		return;
	}
	minotaur_check(g);
	if (figurine == FIG_POLYPHEMUS) {
		barred_renew(p);
		flow_call(&p->flow, NODE_PUSH, seat);
	}
}

/* Spaces of the ring with fleets still in them. */
uint64_t push_ring(const struct cy_pub *p)
{
	return map_of(p)->ring[p->figurine[FIG_POLYPHEMUS].at] & fleets_of_others(p, NONE);
}

/* CY-17.36 Out of the ring, to a space empty or of the same seat, without the Kraken. */
uint64_t push_targets(const struct cy_pub *p, unsigned sea)
{
	const struct cy_map *map = map_of(p);
	uint8_t owner = p->sea[map->cell[sea]].owner;
	return map->beside[sea] & ~p->barred & ~fleets_of_others(p, owner);
}

/* CY-17.35 to 17.37 Groups that cannot be pushed are lost as soon as that is so; the buyer chooses
 * among the rest until the ring is empty. */
void push_step(void *state, struct frame *f)
{
	struct cy *g = state;
	FOR_EACH (s, push_ring(&g->pub))
		if (!push_targets(&g->pub, s))
			fleets_lost(g, s);
	if (push_ring(&g->pub) == 0) {
		flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, NODE_POLYPHEMUS_PUSH, f->who);
	cy_asked(g);
}

int polyphemus_push_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);
	int count = 0;
	(void)f;
	FOR_EACH (s, push_ring(p))
		FOR_EACH (to, push_targets(p, s))
			out[count++] = move_make(V_PUSH, map->cell[s], map->cell[to], 0);
	return count;
}

uint8_t polyphemus_push_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_map *map = map_of(p);
	(void)f;
	if (move_verb(m) != V_PUSH || move_c(m))
		return R_CHOICE;
	if (!is_sea(map, move_a(m)) || !is_sea(map, move_b(m)))
		return R_NO_SEA;
	if (!(push_ring(p) >> sea_of(map, move_a(m)) & 1))
		return R_NO_GROUP;
	return push_targets(p, sea_of(map, move_a(m))) >> sea_of(map, move_b(m)) & 1
		       ? ALLOWED
		       : R_PUSH_TARGET;
}

void polyphemus_push_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	const struct cy_map *map = map_of(p);
	uint8_t owner = p->sea[move_a(m)].owner, count = p->sea[move_a(m)].fleets;
	(void)f;
	flow_end(&p->flow);
	fleets_out(g, sea_of(map, move_a(m)), count);
	fleets_in(g, owner, sea_of(map, move_b(m)), count);
	emit(&g->journal, E_PUSHED, owner, count, move_a(m), move_b(m), 0);
}
