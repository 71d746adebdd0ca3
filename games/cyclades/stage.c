/* stage.c: named moments, for scenarios and hand-made positions.
 *
 *     turn s1 ares s2 zeus s3 apollo   s1 acts on Ares now, then s2, s3; other markers have acted
 *     offer s1 s2 s3 on ares zeus      s1 places the first marker, the others follow in this order
 *     row pegasus none minotaur        the creatures row, dearest first; other cards go to the deck
 *     discard giant kraken             the discard pile; other cards go to the deck
 *     gods ares zeus                   gods by position, the others after them in their order
 *     round 4                          the round's number, also for the gods' arrangement
 *     own s2 is2 is5                   exactly these islands, a troop on each
 *     fleets s2 D4 D4 F1               exactly these fleets
 *     build is7 side-port metropolis   exactly these buildings on the island */
#include "core/words.h"
#include "games/cyclades/rules.h"

#include <string.h>

extern const struct pet_game cyclades_game;

/* Moves the named gods to the front, keeping the order of the others. */
static void gods_front(struct cy_pub *p, const uint8_t *named, unsigned count)
{
	unsigned at = 0, used = 0;
	uint8_t order[GODS];
	for (unsigned i = 0; i < count; i++)
		if (!(used >> named[i] & 1)) {
			order[at++] = named[i];
			used |= 1u << named[i];
		}
	for (unsigned i = 0; i < GODS; i++)
		if (!(used >> p->god[i] & 1))
			order[at++] = p->god[i];
	memcpy(p->god, order, sizeof order);
}

/* Removes all markers and leaves the flow at the start of a phase of the round. */
static void begin_phase(struct cy_pub *p, uint8_t phase)
{
	while (p->flow.depth)
		pet_flow_end(&p->flow);
	pet_flow_call(&p->flow, N_MATCH, 0)->n = p->places;
	struct pet_frame *round = pet_flow_call(&p->flow, N_ROUND, 0);
	while (cy_nodes[N_ROUND].seq[round->pc++] != phase)
		;
	pet_flow_call(&p->flow, phase, 0);
	for (int i = 0; i < GODS; i++)
		p->bid[i] = (struct cy_bid){ NONE, 0 };
	for (int i = 0; i < TRACK; i++)
		p->apollo[i] = p->track[i] = NONE;
	p->apollo_count = p->next_place = 0;
	if (p->round == 0)
		p->round = 1;
	if (p->arrangement == 0) {
		p->arrangement = p->flow.seats == 2 ? 4 : p->flow.seats < 3 ? 3 : p->flow.seats;
		p->arrangement_round = 1;
		p->open = (uint8_t)(p->arrangement - 1);
	}
}

/* Pairs of seat and god, in the order they act. */
static const char *stage_turn(struct cy_pub *p, struct pet_words *w)
{
	uint8_t seat[TRACK], god[TRACK], movable[TRACK];
	unsigned count = 0, movable_count = 0, markers = p->flow.seats == 2 ? 2 : 1;
	unsigned free[CY_SEATS] = { 0 };

	for (uint8_t i = 0; i < p->flow.seats; i++)
		free[i] = p->seat[i].out ? 0 : markers;
	while (pet_words_next(w)) {
		int32_t s = pet_words_value(w, PET_K_SEAT), g = pet_words_next_value(w, K_GOD);
		if (count == p->places || s < 0 || s >= p->flow.seats || g < 0 || g > APOLLO ||
		    !free[s]--)
			return "turn needs pairs of a seat and a god, a pair a marker";
		seat[count] = (uint8_t)s;
		god[count++] = (uint8_t)g;
		if (g != APOLLO)
			movable[movable_count++] = (uint8_t)g;
	}
	if (count == 0)
		return "turn needs pairs of a seat and a god, a pair a marker";
	begin_phase(p, N_TURNS);
	gods_front(p, movable, movable_count);
	pet_flow_top(&p->flow)->n = god[0] == APOLLO ? GODS + 1 : 1;
	for (unsigned i = 0; i < count; i++) {
		if (god[i] == APOLLO)
			p->apollo[p->apollo_count++] = seat[i];
		else
			p->bid[god[i]] = (struct cy_bid){ seat[i], 1 };
	}
	p->next_place = p->places;
	for (uint8_t i = 0; i < p->flow.seats; i++)
		for (; free[i]; free[i]--)
			p->track[--p->next_place] = i;
	struct pet_frame *turn = pet_flow_call(&p->flow, N_TURN, seat[0]);
	cy_turn_x_mut(turn)->god = god[0];
	if (god[0] == APOLLO)
		return NULL; /* starts when play continues */
	turn->pc = 1;
	cy_act_x_mut(pet_flow_call(&p->flow, N_TURN_ACT, seat[0]))->god = god[0];
	p->flow.asked = seat[0];
	return NULL;
}

/* Seats in track order, then optionally "on" and the gods by position. */
static const char *stage_offer(struct cy_pub *p, struct pet_words *w)
{
	uint8_t seat[TRACK], god[GODS];
	unsigned count = 0, gods = 0;
	while (pet_words_next(w) && !pet_words_is(w, "on")) {
		int32_t s = pet_words_value(w, PET_K_SEAT);
		if (count == p->places || s < 0 || s >= p->flow.seats)
			return "offer needs the seats in the order of the turn track";
		seat[count++] = (uint8_t)s;
	}
	while (pet_words_next(w)) {
		int32_t g = pet_words_value(w, K_GOD);
		if (gods == GODS || g < 0 || g >= GODS)
			return "after on come movable gods";
		god[gods++] = (uint8_t)g;
	}
	if (count == 0)
		return "offer needs the seats in the order of the turn track";
	begin_phase(p, N_OFFERINGS);
	gods_front(p, god, gods);
	for (unsigned i = 1; i < count; i++)
		p->track[i] = seat[i];
	pet_flow_top(&p->flow)->n = 1;
	cy_bid_x_mut(pet_flow_call(&p->flow, N_OFFER_BID, seat[0]))->beaten = NONE;
	p->flow.asked = seat[0];
	return NULL;
}

/* Takes a card from deck or discard pile. */
static bool take_card(struct cy_pub *p, int32_t card)
{
	if (card < 0 || card >= CARDS || !((p->deck | p->discard) >> card & 1))
		return false;
	p->deck &= ~(1u << card);
	p->discard &= ~(1u << card);
	return true;
}

static const char *stage_row(struct cy_pub *p, struct pet_words *w)
{
	for (int i = 0; i < SLOTS; i++) {
		if (p->row[i] != NONE)
			p->deck |= 1u << p->row[i];
		p->row[i] = NONE;
	}
	for (int i = 0; i < SLOTS && pet_words_next(w); i++) {
		int32_t card = pet_words_value(w, K_CARD);
		if (card == NONE)
			continue;
		if (!take_card(p, card))
			return "row needs up to three cards that lie in deck or discard pile, or "
			       "none";
		p->row[i] = (uint8_t)card;
	}
	return NULL;
}

static const char *stage_discard(struct cy_pub *p, struct pet_words *w)
{
	p->deck |= p->discard;
	p->discard = 0;
	uint32_t set = 0;
	while (pet_words_next(w)) {
		int32_t card = pet_words_value(w, K_CARD);
		if (!take_card(p, card))
			return "discard needs cards that lie in the deck";
		set |= 1u << card;
	}
	p->discard = set;
	return NULL;
}

static const char *stage_gods(struct cy_pub *p, struct pet_words *w)
{
	uint8_t god[GODS];
	unsigned count = 0;
	while (pet_words_next(w)) {
		int32_t g = pet_words_value(w, K_GOD);
		if (count == GODS || g < 0 || g >= GODS)
			return "gods needs movable gods";
		god[count++] = (uint8_t)g;
	}
	gods_front(p, god, count);
	return NULL;
}

static const char *stage_round(struct cy_pub *p, struct pet_words *w)
{
	int32_t round = pet_words_next(w) ? pet_words_value(w, PET_K_NUMBER) : 0;
	if (round < 1 || round > ROUNDS_MAX)
		return "round needs a number from 1 to 100";
	p->round = p->arrangement_round = (uint8_t)round;
	return NULL;
}

static const char *stage_own(struct cy_pub *p, struct pet_words *w)
{
	int32_t seat = pet_words_next_seat(w, &p->flow);
	if (seat < 0)
		return "own needs a seat and islands";
	for (unsigned i = 0; i < ISLANDS; i++)
		if (p->island[i].owner == seat)
			p->island[i] = (struct cy_island){ .owner = NONE };
	while (pet_words_next(w)) {
		int32_t island = pet_words_value(w, K_ISLAND);
		if (island < 0 || island >= cy_map(p)->islands)
			return "own needs a seat and islands";
		p->island[island].owner = (uint8_t)seat;
		p->island[island].troops = 1;
	}
	return NULL;
}

static const char *stage_fleets(struct cy_pub *p, struct pet_words *w)
{
	int32_t seat = pet_words_next_seat(w, &p->flow);
	if (seat < 0)
		return "fleets needs a seat and sea spaces";
	for (unsigned c = 0; c < CELLS; c++)
		if (p->sea[c].owner == seat)
			p->sea[c] = (struct cy_sea){ NONE, 0 };
	while (pet_words_next(w)) {
		int32_t cell = pet_words_value(w, K_SEA);
		if (cell < 0 || !cy_is_sea(cy_map(p), (unsigned)cell))
			return "fleets needs a seat and sea spaces";
		p->sea[cell].owner = (uint8_t)seat;
		p->sea[cell].fleets++;
	}
	return NULL;
}

static const char *stage_build(struct cy_pub *p, struct pet_words *w)
{
	int32_t island = pet_words_next_value(w, K_ISLAND);
	if (island < 0 || island >= cy_map(p)->islands)
		return "build needs an island, and tiles or metropolis";
	struct cy_island *is = &p->island[island];
	memset(is->tile, 0, sizeof is->tile);
	is->metropolis = 0;
	while (pet_words_next(w)) {
		int32_t tile = pet_words_value(w, K_TILE);
		if (pet_words_is(w, "metropolis"))
			is->metropolis = 1;
		else if (tile < 0 || tile >= TILES)
			return "build needs an island, and tiles or metropolis";
		else
			is->tile[tile]++;
	}
	return NULL;
}

const char *cy_stage(void *state, const char *words)
{
	static const struct {
		const char *name;
		const char *(*stage)(struct cy_pub *p, struct pet_words *w);
	} stages[] = { { "turn", stage_turn },  { "offer", stage_offer },
		       { "row", stage_row },    { "discard", stage_discard },
		       { "gods", stage_gods },  { "round", stage_round },
		       { "own", stage_own },    { "fleets", stage_fleets },
		       { "build", stage_build } };
	struct cy *g = state;
	struct pet_words w = pet_words_of(&cyclades_game, words);
	if (!pet_words_next(&w))
		return "stage needs a moment";
	for (unsigned i = 0; i < sizeof stages / sizeof stages[0]; i++)
		if (pet_words_is(&w, stages[i].name))
			return stages[i].stage(&g->pub, &w);
	return "there is no such moment";
}
