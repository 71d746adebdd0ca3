#include "games/legendary/rules.h"
void lg_eval(const void *state, int32_t share[SEATS_MAX])
{
	const struct lg_pub *p = state;
	for (int i = 0; i < SEATS_MAX; i++)
		share[i] = i < p->flow.seats ? 65536 / p->flow.seats : 0;
	share[0] += 65536 % p->flow.seats;
}
