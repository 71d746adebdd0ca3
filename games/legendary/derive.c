/* derive.c: computes the derived fields: masks, reserves, supplies, decks. The rules keep them up
 * to date as they go (pieces.c); this file computes them from scratch, for positions from outside
 * and for check.c. It trusts no number it reads. */
#include "games/legendary/rules.h"

#include <string.h>

/* The map is built once all its tiles are placed. */
static void derive_map(struct lg_pub *p)
{
	struct lg_map *m = &p->map;
	bool good = m->face < 2 && pet_count(m->tiles) == lg_tiles_for(p->factions) &&
		    m->tiles < 1 << LG_TILES;
	for (int i = 0; i < LG_TILES; i++)
		good = good && m->rot[i] < 6 && m->u[i] >= -LG_GRID && m->u[i] <= LG_GRID &&
		       m->v[i] >= -LG_GRID && m->v[i] <= LG_GRID;
	if (good)
		lg_map_build(m);
	else
		memset(m, 0, offsetof(struct lg_map, tiles));
}

static void derive_areas(struct lg_pub *p)
{
	const struct lg_battle *b = &p->battle;
	int mercs = b->mercs;
	memset(p->own_land, 0, sizeof p->own_land);
	memset(p->own_sea, 0, sizeof p->own_sea);
	memset(p->troops_left, TROOPS_EACH, sizeof p->troops_left);
	memset(p->fleets_left, FLEETS_EACH, sizeof p->fleets_left);
	if (b->side[ATTACKER] < FACTIONS) {
		p->troops_left[b->side[ATTACKER]] = (uint8_t)(TROOPS_EACH - b->troops);
		p->fleets_left[b->side[ATTACKER]] = (uint8_t)(FLEETS_EACH - b->fleets);
	}
	for (int i = 0; i < LG_LANDS; i++) {
		const struct lg_land *l = &p->land[i];
		mercs += l->mercs;
		if (l->owner >= FACTIONS)
			continue;
		p->own_land[l->owner] |= pet_bit(i);
		p->troops_left[l->owner] = (uint8_t)(p->troops_left[l->owner] - l->troops);
	}
	for (int i = 0; i < LG_SEAS; i++) {
		const struct lg_sea *s = &p->sea[i];
		if (s->owner >= FACTIONS)
			continue;
		p->own_sea[s->owner] |= pet_bit(i);
		p->fleets_left[s->owner] = (uint8_t)(p->fleets_left[s->owner] - s->fleets);
	}
	p->mercs_left = (uint8_t)(MERCENARIES - mercs);
}

static void count_metro(struct lg_pub *p, uint8_t owner, uint8_t face)
{
	if (face < METROPOLIS || face >= BUILDINGS)
		return;
	p->metros_left[face - METROPOLIS]--;
	if (owner < FACTIONS)
		p->metros[owner]++;
}

/* A token that was drawn and shown but not placed yet. */
static uint8_t pending_metro(const struct lg_pub *p)
{
	if (p->flow.depth == 0 || p->flow.depth > PET_FLOW_DEPTH)
		return NONE;
	const struct pet_frame *top = &p->flow.frame[p->flow.depth - 1];
	return top->node == N_METROPOLIS_PROTECT || top->node == N_METROPOLIS_SLOT
		       ? lg_face_x(top)->face
		       : NONE;
}

static void derive_buildings(struct lg_pub *p)
{
	const struct lg_box *box = lg_box(p);
	uint8_t face = p->map.face < 2 ? p->map.face : 0;
	memset(p->built, 0, sizeof p->built);
	memset(p->metros, 0, sizeof p->metros);
	memset(p->left, BUILDINGS_EACH, sizeof p->left);
	memset(p->metros_left, METROS_EACH, sizeof p->metros_left);
	memset(p->slot_free, 0, sizeof p->slot_free);
	for (int slot = 0; slot < LG_SLOTS; slot++) {
		uint8_t what = p->building[slot], owner = p->land[slot >> 1].owner;
		if (what == NONE && p->map.lands >> (slot >> 1) & 1 &&
		    lg_slot_sea(box, face, (uint8_t)slot) != LG_NO_AREA)
			p->slot_free[slot & 1] |= pet_bit(slot >> 1);
		if (what < BASICS) {
			p->left[what]--;
			if (owner < FACTIONS)
				p->built[owner][what]++;
		}
		count_metro(p, owner, what);
	}
	for (int i = 0; i < HEROES; i++)
		count_metro(p, p->hero[i].owner, p->hero[i].metro);
	count_metro(p, NONE, pending_metro(p));
}

/* A hero who has left the column and is not placed yet (recruit.place). */
static uint8_t pending_hero(const struct lg_pub *p)
{
	if (p->flow.depth == 0 || p->flow.depth > PET_FLOW_DEPTH)
		return NONE;
	const struct pet_frame *top = &p->flow.frame[p->flow.depth - 1];
	return top->node == N_RECRUIT_PLACE && lg_unit_x(top)->unit == UNITS ? lg_unit_x(top)->hero
									     : NONE;
}

static void derive_cards(struct lg_pub *p)
{
	unsigned heroes = HEROES_ALL & ~(unsigned)p->hero_gone;
	uint32_t cards = CARDS_ALL & ~(p->discard | p->in_play);
	int priestesses = 0, philosophers = 0;
	memset(p->heroes, 0, sizeof p->heroes);
	for (int i = 0; i < COLUMN; i++)
		if (p->column[i] < CREATURES)
			cards &= ~((uint32_t)1 << p->column[i]);
	for (int i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] != NONE)
			cards &= ~((uint32_t)1 << i);
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] < HEROES)
			heroes &= ~(1u << p->hero_column[i]);
	for (int i = 0; i < HEROES; i++) {
		const struct lg_hero *h = &p->hero[i];
		if (h->owner != NONE || pending_hero(p) == i)
			heroes &= ~(1u << i);
		if (h->owner < FACTIONS && h->at != NONE)
			p->heroes[h->owner] = (uint16_t)(p->heroes[h->owner] | 1u << i);
	}
	for (int i = 0; i < FACTIONS; i++) {
		priestesses += p->priestess[i];
		philosophers += p->philosopher[i];
	}
	p->deck = cards;
	p->hero_deck = (uint16_t)heroes;
	p->priestess_left = (uint8_t)(PRIESTESSES - priestesses);
	p->philosopher_left = (uint8_t)(PHILOSOPHERS - philosophers);
}

/* Altars named twice, as an edit of the open ones can leave them: the first from the top stays, the
 * lower ones are filled with the missing gods. */
static void derive_altars(struct lg_pub *p)
{
	unsigned seen = 0, missing;
	bool twice[ALTARS] = { false };
	for (int i = 0; i < ALTARS; i++) {
		if (p->altar[i] >= ALTARS)
			return;
		twice[i] = seen >> p->altar[i] & 1;
		seen |= 1u << p->altar[i];
	}
	missing = ~seen & ((1u << ALTARS) - 1);
	for (int i = 0; i < ALTARS; i++) {
		if (!twice[i])
			continue;
		p->altar[i] = (uint8_t)__builtin_ctz(missing);
		missing &= missing - 1;
	}
}

/* Everything but the map, which does not change during play. */
void lg_derive_pieces(struct lg_pub *p)
{
	derive_areas(p);
	derive_buildings(p);
	derive_cards(p);
	derive_altars(p);
}

void lg_derive(void *state)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	derive_map(p);
	lg_derive_pieces(p);
}
