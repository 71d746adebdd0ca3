/* idle.c: what bots need not think about, and what they must not pay for (game.h, idle and spend). */
#include "games/cyclades/rules.h"

/* An offering matters by whom it outbids: besides the least, the next and the most, those amounts
 * that another seat can no longer beat. The others cost more and do not do more. */
bool cy_idle(const void *state, pet_move m)
{
	const struct cy_pub *p = state;
	unsigned least, most, amount = pet_move_b(m);
	if (pet_move_verb(m) != V_OFFER)
		return false;
	uint8_t seat = pet_game_frame(state)->who;
	cy_offer_range(p, seat, pet_move_a(m), &least, &most);
	if (amount <= least + 1 || amount == most)
		return false;
	for (uint8_t s = 0; s < p->flow.seats; s++)
		if (s != seat && amount == p->seat[s].gold + p->seat[s].priests)
			return false;
	return true;
}

/* Within a turn only gold is spent without a trace on the board. */
uint32_t cy_spend(void *pub, uint8_t seat)
{
	struct cy_seat *s = &((struct cy_pub *)pub)->seat[seat];
	uint32_t gold = s->gold;
	s->gold = 0;
	return gold;
}
