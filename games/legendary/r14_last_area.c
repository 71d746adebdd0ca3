/* r14_last_area.c: the last land area of a faction (CL-14). */
#include "games/legendary/rules.h"

/* Whether a land area is the only one of its controller. */
bool lg_is_last(const struct lg_pub *p, uint8_t land)
{
	return p->land[land].owner != NONE && p->own_land[p->land[land].owner] == pet_bit(land);
}

/* CL-14.2, CL-14.3: taking the area would add a metropolis and reach the goal: those in the area
 * and the sets completed with its buildings, as long as there are tokens (CL-10.12). */
static bool decisive(const struct lg_pub *p, uint8_t who, uint8_t land)
{
	uint8_t partner = lg_partner(p, who);
	int count[BASICS], gain = 0;
	for (int kind = 0; kind < BASICS; kind++)
		count[kind] = p->built[who][kind] + (partner == NONE ? 0 : p->built[partner][kind]);
	for (int slot = land * 2; slot < land * 2 + 2; slot++) {
		uint8_t what = p->building[slot];
		if (what < BASICS)
			count[what]++;
		else if (what < BUILDINGS)
			gain++;
	}
	int sets = lg_tokens_left(p);
	for (int kind = 0; kind < BASICS; kind++)
		sets = count[kind] < sets ? count[kind] : sets;
	gain += sets;
	return gain && lg_metros(p, who) + gain >= p->goal;
}

/* CL-14.1, CL-14.5, CL-14.6: last areas of enemies that may not be entered. */
uint64_t lg_barred(const struct lg_pub *p, uint8_t who)
{
	uint64_t out = 0;
	for (uint8_t i = 0; i < p->factions; i++) {
		uint64_t lands = p->own_land[i];
		if (lands && !(lands & (lands - 1)) && lg_enemy(p, who, i) &&
		    !decisive(p, who, (uint8_t)__builtin_ctzll(lands)))
			out |= lands;
	}
	return out;
}
