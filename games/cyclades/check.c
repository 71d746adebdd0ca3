/* check.c: verifies a whole position (CY-1.14), after every move in tests and for positions from
 * outside. A position that passes at a quiet node can be played on. */
#include "games/cyclades/rules.h"

#include <string.h>

static const char *check_match(const struct cy_pub *p)
{
	if (p->flow.seats < 2 || p->flow.seats > CY_SEATS)
		return "the number of seats is impossible";
	if (p->map != cy_map_row(p->flow.seats))
		return "the map does not fit the number of seats";
	if (p->goal != (p->flow.seats == 2 ? 3 : 2))
		return "the goal does not fit the number of seats";
	if (p->places != (p->flow.seats == 2 ? 4 : p->flow.seats))
		return "the turn track does not fit the number of seats";
	if (p->round > ROUNDS_MAX || p->purses > 1 || p->marker_any > 1 || p->gold_decides > 1)
		return "round or options are impossible";
	/* the tables are constant: checking them once per match is enough */
	return p->round == 0 ? cy_map_check(cy_map(p)) : NULL;
}

static const char *check_islands(const struct cy_pub *p)
{
	const struct cy_map *map = cy_map(p);
	unsigned markers = 0;
	for (unsigned i = 0; i < ISLANDS; i++) {
		const struct cy_island *is = &p->island[i];
		/* CY-10.3: nobody's islands may hold markers, and nothing else */
		struct cy_island empty = { .owner = NONE,
					   .markers = i < map->islands ? is->markers : 0 };
		markers += empty.markers;
		if (is->owner == NONE || i >= map->islands) {
			if (memcmp(is, &empty, sizeof empty))
				return "there is something on an island of nobody";
			continue;
		}
		if (is->owner >= p->flow.seats || p->seat[is->owner].out)
			return "an island belongs to a seat that does not play";
		if (is->troops > UNITS || is->markers > MARKERS || is->metropolis > 1)
			return "there is too much on an island";
		for (int t = 0; t < TILES; t++)
			if (is->tile[t] > 2)
				return "there are too many buildings on an island";
		if (cy_tiles_at(is, SIDE) > cy_slots(map, i, SIDE) ||
		    cy_tiles_at(is, PLACE) > (is->metropolis ? 0 : cy_slots(map, i, PLACE)))
			return "there are too many buildings on an island";
	}
	return markers > MARKERS ? "there are too many prosperity markers" : NULL;
}

static const char *check_seas(const struct cy_pub *p)
{
	const struct cy_map *map = cy_map(p);
	for (unsigned c = 0; c < CELLS; c++) {
		const struct cy_sea *s = &p->sea[c];
		if ((s->owner == NONE) != (s->fleets == 0))
			return "fleets without a seat, or a seat without fleets";
		if (s->fleets == 0)
			continue;
		if (!cy_is_sea(map, c))
			return "there are fleets where there is no sea";
		if (s->owner >= p->flow.seats || p->seat[s->owner].out || s->fleets > UNITS)
			return "fleets belong to a seat that does not play, or are too many";
	}
	if (p->kraken != NONE && !cy_is_sea(map, p->kraken))
		return "the Kraken is not at sea";
	if (p->kraken != NONE && p->sea[p->kraken].fleets)
		return "there are fleets beside the Kraken";
	return NULL;
}

static const char *check_figurines(const struct cy_pub *p)
{
	uint32_t seen = 0;
	for (unsigned i = 0; i < FIGURINES; i++) {
		const struct cy_figurine *fig = &p->figurine[i];
		if (fig->at == NONE) {
			if (fig->owner != NONE || fig->round)
				return "a figurine off the map has an owner";
			continue;
		}
		if (fig->at >= cy_map(p)->islands || fig->owner >= p->flow.seats ||
		    p->seat[fig->owner].out || fig->round > p->round)
			return "a figurine is at an impossible place or of an impossible owner";
		if (seen >> fig->at & 1)
			return "two figurines stand on one island";
		seen |= 1u << fig->at;
	}
	uint8_t minotaur = p->figurine[FIG_MINOTAUR].at;
	if (minotaur != NONE && p->island[minotaur].troops == 0)
		return "the Minotaur is alone";
	return NULL;
}

/* CY-1.3, CY-1.14: each card is in exactly one place. */
static const char *check_cards(const struct cy_pub *p)
{
	uint32_t sets[] = { p->deck, p->discard, p->gone, p->in_use, 0, 0 };
	uint32_t all = 0;
	for (unsigned i = 0; i < SLOTS; i++) {
		if (p->row[i] == NONE)
			continue;
		if (p->row[i] >= CARDS || sets[4] >> p->row[i] & 1)
			return "a card of the row is impossible or there twice";
		sets[4] |= 1u << p->row[i];
	}
	for (unsigned i = 0; i < FIGURINES; i++)
		if (p->figurine[i].at != NONE)
			sets[5] |= 1u << cy_card_of_figurine(i);
	for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
		if (all & sets[i])
			return "a creature card is in two places";
		all |= sets[i];
	}
	return all == (1u << CARDS) - 1 ? NULL : "a creature card is missing";
}

static const char *check_seats(const struct cy_pub *p)
{
	unsigned priests = p->priests_gone, philosophers = p->philosophers_gone, left = 0, gold = 0;
	for (uint8_t seat = 0; seat < CY_SEATS; seat++) {
		const struct cy_seat *s = &p->seat[seat];
		static const struct cy_seat nothing;
		if (seat >= p->flow.seats) {
			if (memcmp(s, &nothing, sizeof nothing))
				return "a seat that is not there has something";
			continue;
		}
		priests += s->priests;
		philosophers += s->philosophers;
		left += !s->out;
		gold += s->gold;
		if (s->out >= p->flow.seats ||
		    (s->out && (s->gold || s->priests || s->philosophers)))
			return "an eliminated seat has something, or there are too many of them";
		if (!s->out && s->islands == 0 && !cy_starting(p))
			return "a seat without islands plays";
		if (!s->out && (s->troops_left > UNITS || s->fleets_left > UNITS))
			return "a seat has more than eight troops or fleets";
	}
	if (gold > GOLD_MAX)
		return "there is more gold than a match can bring";
	if (priests > PRIESTS || philosophers > PHILOSOPHERS)
		return "there are too many priests or philosophers";
	return left < 1 + (p->flow.depth > 0) ? "too few seats play" : NULL;
}

/* The derived fields equal what cy_derive computes. */
static const char *check_derived(const struct cy *g)
{
	struct cy again = *g;
	cy_derive(&again);
	if (memcmp(&again.pub.seat, &g->pub.seat, sizeof g->pub.seat))
		return "a seat's counters are wrong";
	if (memcmp(&again.pub, &g->pub, sizeof g->pub))
		return "supply or barred spaces are wrong";
	for (int kind = 0; kind < BUILDINGS; kind++)
		if (g->pub.supply[kind] > TILES_EACH)
			return "there are too many buildings of a kind";
	return NULL;
}

const char *cy_check(const void *state)
{
	const struct cy *g = state;
	const struct cy_pub *p = &g->pub;
	const char *wrong = check_match(p);
	if (!wrong)
		wrong = check_islands(p);
	if (!wrong)
		wrong = check_seas(p);
	if (!wrong)
		wrong = check_figurines(p);
	if (!wrong)
		wrong = check_cards(p);
	if (!wrong)
		wrong = check_derived(g);
	if (!wrong)
		wrong = check_seats(p);
	if (!wrong)
		wrong = cy_check_flow(p);
	return wrong;
}
