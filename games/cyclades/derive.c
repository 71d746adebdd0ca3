/* derive.c: computes the derived fields of a position: sets, reserves and supplies. The rules keep
 * them up to date (pieces.c); cy_derive recomputes them after fields were set from outside and for
 * check.c. */
#include "games/cyclades/rules.h"

#include <string.h>

/* Attacking units of a seat in a battle. */
static unsigned attackers_of(const struct cy_pub *p, uint8_t seat, bool land)
{
	unsigned units = 0;
	for (int i = 0; i < p->flow.depth && i < PET_FLOW_DEPTH; i++) {
		const struct pet_frame *f = &p->flow.frame[i];
		if (f->node == N_BATTLE && f->who == seat && cy_battle_x(f)->land == land)
			units += cy_battle_x(f)->attackers;
	}
	return units;
}

static void derive_seat(struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = cy_map(p);
	struct cy_seat *s = &p->seat[seat];
	unsigned troops = attackers_of(p, seat, true), fleets = attackers_of(p, seat, false);

	s->fleets = 0;
	s->islands = 0;
	s->metropolises = 0;
	memset(s->tiles, 0, sizeof s->tiles);
	for (unsigned i = 0; i < map->islands; i++) {
		if (p->island[i].owner != seat)
			continue;
		s->islands = (uint16_t)(s->islands | 1u << i);
		s->metropolises = (uint8_t)(s->metropolises + p->island[i].metropolis);
		troops += p->island[i].troops;
		for (int t = 0; t < TILES; t++)
			s->tiles[t % BUILDINGS] =
				(uint8_t)(s->tiles[t % BUILDINGS] + p->island[i].tile[t]);
	}
	for (unsigned sea = 0; sea < map->seas; sea++)
		if (p->sea[map->cell[sea]].owner == seat) {
			s->fleets |= pet_bit(sea);
			fleets += p->sea[map->cell[sea]].fleets;
		}
	s->troops_left = (uint8_t)(s->out ? 0 : UNITS - troops);
	s->fleets_left = (uint8_t)(s->out ? 0 : UNITS - fleets);
}

void cy_derive(void *state)
{
	struct cy_pub *p = &((struct cy *)state)->pub;
	unsigned markers = 0, priests = p->priests_gone;

	if (p->map > 2)
		return; /* cy_check reports it */
	for (int c = 0; c < CELLS; c++)
		if (p->sea[c].fleets == 0)
			p->sea[c].owner = NONE;
	memset(p->supply, TILES_EACH, sizeof p->supply);
	p->left = 0;
	for (uint8_t seat = 0; seat < p->flow.seats && seat < CY_SEATS; seat++) {
		derive_seat(p, seat);
		p->left = (uint8_t)(p->left + !p->seat[seat].out);
		priests += p->seat[seat].priests;
		for (int kind = 0; kind < BUILDINGS; kind++)
			p->supply[kind] = (uint8_t)(p->supply[kind] - p->seat[seat].tiles[kind]);
	}
	for (int i = 0; i < ISLANDS; i++)
		markers += p->island[i].markers;
	p->priests_left = (uint8_t)(PRIESTS - priests);
	p->markers_left = (uint8_t)(MARKERS - markers);
	if (p->kraken == NONE || cy_is_sea(cy_map(p), p->kraken))
		if (p->figurine[FIG_POLYPHEMUS].at == NONE ||
		    p->figurine[FIG_POLYPHEMUS].at < ISLANDS)
			cy_barred_renew(p);
}
