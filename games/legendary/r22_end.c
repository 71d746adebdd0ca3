/* r22_end.c: phase 6, the end of the game and its winners (CL-22). */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-22.1, CL-22.2, CL-22.4: whether the rules end the game with this round. */
static bool decided(const struct lg_pub *p)
{
	if (p->last_taken)
		return true;
	for (uint8_t i = 0; i < p->factions; i++)
		if (lg_metros(p, i) >= p->goal || !(p->own_land[i] | p->own_sea[i]))
			return true;
	return false;
}

void lg_close(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	struct pet_frame *rounds = pet_flow_caller(pet_flow_caller(f));
	pet_flow_end(&p->flow);
	if (!decided(p) && p->round < p->max_rounds) /* CL-22.5 */
		return;
	rounds->pc = 1;
	pet_emit(&g->journal, E_ENDED, NONE, p->round, 0, 0, 0);
}

/* CL-22.5: the technical limit ended the game. */
bool lg_limit_hit(const void *pub)
{
	return !decided(pub);
}

/* CL-22.3, CL-21.13: most metropolises, then most gold; ties share. */
void lg_result(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	const struct lg_pub *p = pub;
	long best = -1;
	unsigned seats = 0;
	memset(share, 0, PET_SEATS_MAX);
	for (uint8_t i = 0; i < p->factions; i++) {
		long worth = (long)lg_metros(p, i) * 100000 + (long)lg_gold(p, i);
		if (worth > best) {
			best = worth;
			seats = 0;
		}
		if (worth == best && p->seat[i] < PET_SEATS_MAX)
			seats |= 1u << p->seat[i];
	}
	PET_FOR_EACH (seat, seats)
		share[seat] = (uint8_t)(PET_SHARES / pet_count(seats));
}
