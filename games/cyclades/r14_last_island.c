/* r14_last_island.c: chapter 14, when a seat's last island may be attacked. CY-14.7: nothing else
 * is restricted, so only landings ask here. */
#include "games/cyclades/rules.h"

/* CY-14.9: full sets the seat would own with the island's buildings: the count of its rarest kind.
 * CY-15.12: metropolises are of no kind. */
static unsigned sets_with(const struct cy_pub *p, uint8_t seat, const struct cy_island *is)
{
	unsigned sets = NONE;
	for (int kind = 0; kind < BUILDINGS; kind++) {
		unsigned tiles = p->seat[seat].tiles[kind] + is->tile[cy_tile(PLACE, kind)] +
				 is->tile[cy_tile(SIDE, kind)];
		if (tiles < sets)
			sets = tiles;
	}
	return sets;
}

/* CY-14.1, CY-14.2, CY-14.5, CY-14.6, CY-14.9: another seat's only island may be taken only if that
 * brings the attacker to the goal; garrison, chances and philosophers do not matter. CY-14.3:
 * sets count as far as there are islands for them. CY-14.4: chances do not matter. CY-14.8: counted
 * when the landing is announced. CY-20.9: by the goal of this match. */
uint8_t cy_landing_refused(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	const struct cy_island *is = &p->island[island];
	if (is->owner == NONE || is->owner == seat || pet_count(p->seat[is->owner].islands) > 1)
		return R_OK;
	unsigned now = p->seat[seat].metropolises;
	unsigned sets = sets_with(p, seat, is);
	unsigned bare = pet_count(p->seat[seat].islands) - now + !is->metropolis;
	unsigned then = now + is->metropolis + (sets < bare ? sets : bare);
	return then >= p->goal && then > now ? R_OK : R_LAST_ISLAND;
}
