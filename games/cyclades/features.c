/* features.c: the inputs of the learned evaluation (features.def): progress towards the goal and
 * who can take metropolises away, what each seat has, and the gods whose turns it still has this
 * round. */
#include "games/cyclades/rules.h"

#include <string.h>

#include "core/text.h"

enum feature {
#define FEATURE(id, bits, name) F_##id,
#include "games/cyclades/features.def"
#undef FEATURE
	FEATURES
};

_Static_assert((int)FEATURES < PET_FEATURES_MAX, "room for the features");

const struct pet_feature cy_feature[] = {
#define FEATURE(id, bits, name) { #id, name, bits },
#define LACK(id, bits, name)    { #id, name, bits, .lack = true },
#include "games/cyclades/features.def"
#undef FEATURE
	{ NULL, NULL, 0 },
};

static const _Alignas(16) int16_t weights[] = {
#include "games/cyclades/judge.inc"
};

const struct pet_net cy_net = { weights, sizeof weights / sizeof weights[0] };

/* CY-7, CY-8: gods' turns that each seat still has this round, and their price. */
static void gods_to_come(const struct cy_pub *p, int16_t x[][PET_FEATURES_MAX])
{
	bool acting = p->flow.depth > 3 && p->flow.frame[3].node == N_TURN;
	bool paid = p->flow.depth > 2 && p->flow.frame[2].node == N_TURNS;
	const struct pet_frame *turn = &p->flow.frame[3];
	for (unsigned god = 0; god < GODS; god++) {
		uint8_t seat = p->bid[god].seat;
		if (seat == NONE || (acting && cy_turn_x(turn)->god == god))
			continue;
		x[seat][F_turns]++;
		x[seat][F_of_poseidon + god] = 1;
		if (!paid)
			x[seat][F_promised] += (int16_t)cy_offer_cost(p, seat, p->bid[god].amount);
	}
	for (unsigned i = 0; i < p->apollo_count; i++) {
		uint8_t seat = p->apollo[i];
		if (seat == NONE ||
		    (acting && cy_turn_x(turn)->god == APOLLO && cy_turn_x(turn)->place == i))
			continue;
		x[seat][F_turns]++;
		x[seat][F_of_apollo] = 1;
	}
	if (acting && turn->who < p->flow.seats)
		x[turn->who][F_acting] = 1;
	for (unsigned i = 0; i < TRACK; i++)
		if (p->track[i] < p->flow.seats)
			x[p->track[i]][F_track] = (int16_t)i;
}

/* CY-15: buildings, philosophers and room for a metropolis. */
static void ways(const struct cy_pub *p, uint8_t seat, int16_t *x)
{
	const struct cy_map *map = cy_map(p);
	const struct cy_seat *s = &p->seat[seat];
	for (unsigned kind = 0; kind < BUILDINGS; kind++) {
		x[F_port + kind] = s->tiles[kind] > 0;
		x[F_kinds] += s->tiles[kind] > 0;
		x[F_buildings] += s->tiles[kind];
		x[F_missing_kind] += x[F_of_poseidon + kind] && !s->tiles[kind];
	}
	x[F_philosophers] = s->philosophers;
	x[F_three] = s->philosophers == 3;
	x[F_fourth] = s->philosophers == 3 && x[F_of_athena];
	PET_FOR_EACH (i, s->islands) {
		const struct cy_island *island = &p->island[i];
		int used = 0;
		for (unsigned t = 0; t < TILES; t++)
			used += island->tile[t];
		if (!island->metropolis) {
			x[F_place_free]++;
			x[F_room] += (int16_t)((int)cy_slots(map, i, PLACE) +
					       (int)cy_slots(map, i, SIDE) - used);
		}
		if (island->troops > x[F_mass])
			x[F_mass] = island->troops;
		x[F_bare] += island->metropolis && !island->troops;
		x[F_guards] += island->metropolis ? island->troops : 0;
	}
}

/* Islands touched by own fleets: what they hold, and who guards them. */
static void reach(const struct cy_pub *p, uint8_t seat, int16_t x[][PET_FEATURES_MAX])
{
	const struct cy_map *map = cy_map(p);
	const struct cy_seat *s = &p->seat[seat];
	uint16_t coast = 0;
	PET_FOR_EACH (sea, s->fleets)
		coast |= map->coast[sea];
	coast &= (uint16_t)~s->islands;
	x[seat][F_coasts] = (int16_t)pet_count(coast);
	PET_FOR_EACH (i, coast) {
		const struct cy_island *island = &p->island[i];
		bool weaker = island->troops < x[seat][F_mass];
		x[seat][F_weak_coasts] += weaker;
		if (!island->metropolis)
			continue;
		x[seat][F_prey]++;
		x[seat][F_easy_prey] += weaker;
		if (island->owner < p->flow.seats)
			x[island->owner][F_besieged]++;
	}
	x[seat][F_raid] = x[seat][F_of_ares] && x[seat][F_prey];
}

static void means(const struct cy_pub *p, uint8_t seat, int16_t *x)
{
	const struct cy_seat *s = &p->seat[seat];
	int gold = s->gold - x[F_promised];
	x[F_gold] = (int16_t)(gold < 16 ? gold : 16);
	x[F_plenty] = (int16_t)(gold < 64 ? gold : 64);
	x[F_income] = (int16_t)cy_income_of(p, seat);
	x[F_priests] = s->priests;
	x[F_islands] = (int16_t)pet_count(s->islands);
	x[F_last_island] = x[F_islands] <= 1;
	x[F_troops] = UNITS - s->troops_left;
	x[F_fleets] = UNITS - s->fleets_left;
	for (unsigned i = 0; i < SLOTS; i++)
		if (p->row[i] != NONE && gold >= (int)(4 - i) && (x[F_turns] || x[F_acting]))
			x[F_bargain]++;
	x[F_metropolises] = s->metropolises;
	x[F_one_short] = s->metropolises + 1 == p->goal;
	x[F_reached] = s->metropolises >= p->goal;
	x[F_round] = p->round;
	x[F_seats] = p->flow.seats;
}

void cy_features(const void *state, int16_t out[][PET_FEATURES_MAX], int32_t share[PET_SEATS_MAX])
{
	const struct cy_pub *p = state;
	int turns = 0;
	bool late = p->flow.depth > 2 && p->flow.frame[2].node == N_TURNS;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		memset(out[seat], 0, FEATURES * sizeof out[seat][0]);
	gods_to_come(p, out);
	for (int i = 0; i < FIGURINES; i++) {
		uint8_t owner = p->figurine[i].owner;
		if (p->figurine[i].at != NONE && owner < p->flow.seats && !p->seat[owner].out)
			out[owner][F_figurines]++;
	}
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		turns += out[seat][F_turns];
		if (p->seat[seat].out)
			continue;
		ways(p, seat, out[seat]);
		means(p, seat, out[seat]);
	}
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		if (p->seat[seat].out)
			continue;
		reach(p, seat, out);
		out[seat][F_late] = late;
		out[seat][F_settled] = out[seat][F_reached] && late && turns == out[seat][F_turns];
	}
	if (share)
		cy_eval(state, share);
}
