/* idle.c: what bots need not think about, and what they must not pay for (game.h, idle and spend). */
#include "games/cyclades/rules.h"

/* An offering matters by whom it outbids: besides the least, the next and the most, those amounts
 * that another seat can no longer beat. The others cost more and do not do more. */
static bool is_idle_offer(const struct cy_pub *p, uint8_t seat, pet_move m)
{
	unsigned least, most, amount = pet_move_b(m);
	cy_offer_range(p, seat, pet_move_a(m), &least, &most);
	if (amount <= least + 1 || amount == most)
		return false;
	for (uint8_t s = 0; s < p->flow.seats; s++)
		if (s != seat && amount == p->seat[s].gold + p->seat[s].priests)
			return false;
	return true;
}

/* CY-17.29: the Minotaur defends whoever holds the island. It may stop a rival who is after a metropolis, or
 * destroy another figurine; anywhere else it is a present. */
static bool is_present(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	const struct cy_island *is = &p->island[island];
	for (unsigned i = 0; i < FIGURINES; i++)
		if (cy_figurine_on(p, i, island))
			return false;
	return is->owner != NONE && is->owner != seat && !is->metropolis;
}

/* CY-15.1: with the last free slot goes the last chance to build a kind that is missing, so it is not for
 * another building of a kind that is there. */
static bool is_in_the_way(const struct cy_pub *p, const struct pet_frame *turn)
{
	const struct cy_seat *s = &p->seat[turn->who];
	unsigned kinds = 0, free = 0;
	if (!s->tiles[cy_turn_x(turn)->god])
		return false;
	for (unsigned kind = 0; kind < BUILDINGS; kind++)
		kinds += s->tiles[kind] > 0;
	PET_FOR_EACH (i, s->islands)
		for (unsigned spot = p->island[i].metropolis ? SIDE : PLACE; spot < SPOTS; spot++)
			free += cy_slots(cy_map(p), i, spot) - cy_tiles_at(&p->island[i], spot);
	return kinds < BUILDINGS && free == 1;
}

bool cy_idle(const void *state, pet_move m)
{
	const struct cy_pub *p = state;
	const struct pet_frame *f = pet_game_frame(state);
	switch (pet_move_verb(m)) {
	case V_OFFER:
		return is_idle_offer(p, f->who, m);
	case V_PLACE:
		return f->node == N_MINOTAUR_PLACE && is_present(p, f->who, pet_move_a(m));
	case V_BUILD:
		return is_in_the_way(p, f - 1);
	default:
		return false;
	}
}

/* Within a turn only gold is spent without a trace on the board. */
uint32_t cy_spend(void *pub, uint8_t seat)
{
	struct cy_seat *s = &((struct cy_pub *)pub)->seat[seat];
	uint32_t gold = s->gold;
	s->gold = 0;
	return gold;
}
