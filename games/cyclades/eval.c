/* eval.c: what a position is worth: each seat's expected share of the win.
 *
 * A seat's score is the sum of named terms, each a small number times its weight; the shares are in
 * proportion to two to the power of score / UNIT, so that UNIT points double the odds. Weights come
 * from matches of bots, fitted to their results. */
#include "games/cyclades/rules.h"

#include "core/text.h"

enum { UNIT = 64, WHOLE = 65536 };

/* Terms of a seat and their weights in points. */
// clang-format off
#define TERMS(T) \
	T(METROPOLISES,   60, N_("metropolises")) /* each metropolis up to the goal */ \
	T(ONE_SHORT,     106, N_("nearness to the goal")) /* one metropolis short of the goal */ \
	T(REACHED,       380, N_("reaching the goal")) /* the goal is reached */ \
	T(BEYOND,         20, N_("metropolises beyond the goal")) /* each metropolis beyond it */ \
	T(SETTLED,        20, N_("the last word of the round")) /* the goal is reached and nobody else acts this round */ \
	T(THINKERS,       26, N_("philosophers")) /* each philosopher */ \
	T(THREE,         -18, N_("the third philosopher")) /* three philosophers: the fourth is fought for */ \
	T(KINDS,          12, N_("kinds of buildings")) /* each kind of building owned */ \
	T(INCOME,          5, N_("income")) /* each gold of income */ \
	T(GOLD,            1, N_("gold")) /* each gold, up to 16 */ \
	T(PRIESTS,         3, N_("priests")) /* each priest */ \
	T(SPREAD,        -16, N_("fewer islands to guard")) /* each island, to be guarded */ \
	T(TROOPS,          5, N_("troops")) /* each troop on the map */ \
	T(FLEETS,          2, N_("fleets")) /* each fleet on the map */ \
	T(PREY,           14, N_("metropolises within reach")) /* each metropolis of another seat beside own fleets */ \
	T(BARE,          -50, N_("guarded metropolises")) /* each own metropolis without troops */ \
	T(TO_ACT,          3, N_("turns to come")) /* each own turn still to come this round */
// clang-format on

enum term {
#define T(name, points, words) TERM_##name,
	TERMS(T)
#undef T
		TERM_COUNT
};

static const int16_t weight[TERM_COUNT] = {
#define T(name, points, words) [TERM_##name] = points,
	TERMS(T)
#undef T
};

static const char *const term_name[TERM_COUNT] = {
#define T(name, points, words) [TERM_##name] = words,
	TERMS(T)
#undef T
};

/* Coasts that a seat's fleets touch. */
static uint16_t coasts(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = map_of(p);
	uint16_t set = 0;
	FOR_EACH (s, p->seat[seat].fleets)
		set |= map->coast[s];
	return set;
}

/* Turns each seat has still to come this round, the present one left out. */
static void turns_to_come(const struct cy_pub *p, uint8_t turns[CY_SEATS])
{
	bool acting = p->flow.depth > 3 && p->flow.frame[3].node == NODE_TURN;
	for (unsigned i = 0; i < GODS; i++)
		if (p->bid[i].seat != NONE)
			turns[p->bid[i].seat]++;
	for (unsigned i = 0; i < p->apollo_count; i++)
		if (p->apollo[i] != NONE)
			turns[p->apollo[i]]++;
	if (acting)
		turns[p->flow.frame[3].who]--;
}

/* Where the metropolises are and whose fleets are near. */
struct sight {
	uint16_t metropolises;
	uint16_t coast[CY_SEATS];
	uint8_t turns[CY_SEATS];
	uint8_t turns_all;
	bool turn_phase;
};

/* sight is zeroed. */
static inline void look_around(const struct cy_pub *p, struct sight *sight)
{
	for (unsigned i = 0; i < map_of(p)->islands; i++)
		sight->metropolises =
			(uint16_t)(sight->metropolises | p->island[i].metropolis << i);
	turns_to_come(p, sight->turns);
	sight->turn_phase = p->flow.depth > 2 && p->flow.frame[2].node == NODE_TURNS;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		sight->coast[seat] = coasts(p, seat);
		sight->turns_all = (uint8_t)(sight->turns_all + sight->turns[seat]);
	}
}

/* The terms of a seat, not yet weighted; f is zeroed. */
static inline void count_terms(const struct cy_pub *p, const struct sight *sight, uint8_t seat,
			       int f[TERM_COUNT])
{
	const struct cy_seat *s = &p->seat[seat];

	f[TERM_METROPOLISES] = s->metropolises < p->goal ? s->metropolises : p->goal;
	f[TERM_ONE_SHORT] = s->metropolises + 1 == p->goal;
	f[TERM_REACHED] = s->metropolises >= p->goal;
	f[TERM_BEYOND] = f[TERM_REACHED] ? s->metropolises - p->goal : 0;
	f[TERM_SETTLED] =
		f[TERM_REACHED] && sight->turn_phase && sight->turns_all == sight->turns[seat];
	f[TERM_THINKERS] = s->philosophers;
	f[TERM_THREE] = s->philosophers == 3;
	for (int kind = 0; kind < BUILDINGS; kind++)
		f[TERM_KINDS] += s->tiles[kind] > 0;
	f[TERM_INCOME] = (int)income_of(p, seat);
	f[TERM_GOLD] = s->gold < 16 ? s->gold : 16;
	f[TERM_PRIESTS] = s->priests;
	f[TERM_SPREAD] = (int)bits_count(s->islands);
	f[TERM_TROOPS] = UNITS - s->troops_left;
	f[TERM_FLEETS] = UNITS - s->fleets_left;
	f[TERM_PREY] = (int)bits_count(sight->metropolises & sight->coast[seat] & ~s->islands);
	FOR_EACH (i, sight->metropolises & s->islands)
		f[TERM_BARE] += p->island[i].troops == 0;
	f[TERM_TO_ACT] = sight->turns[seat];
}

static int score_of(const struct cy_pub *p, const struct sight *sight, uint8_t seat)
{
	int f[TERM_COUNT] = { 0 }, score = 0;
	count_terms(p, sight, seat, f);
	for (int i = 0; i < TERM_COUNT; i++)
		score += f[i] * weight[i];
	return score;
}

/* 2^(x / UNIT) for x from -16 * UNIT to 0, in 1/65536. */
static int32_t power(int x)
{
	/* 65536 * 2^(-i/8) */
	static const int32_t eighth[8] = { 65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734 };
	if (x < -15 * UNIT)
		return 1;
	unsigned down = (unsigned)-x, part = down % UNIT;
	int32_t high = eighth[part / 8], low = part / 8 == 7 ? 32768 : eighth[part / 8 + 1];
	return (high - (high - low) * (int32_t)(part % 8) / 8) >> (down / UNIT);
}

static void shares_of_result(const struct cy_pub *p, int32_t share[SEATS_MAX])
{
	uint8_t win[SEATS_MAX];
	int32_t rest = WHOLE;
	int last = 0;
	cy_result(p, win);
	for (int i = 0; i < SEATS_MAX; i++) {
		share[i] = WHOLE / SHARES * win[i];
		rest -= share[i];
		last = win[i] ? i : last;
	}
	share[last] += rest;
}

void cy_eval(const void *state, int32_t share[SEATS_MAX])
{
	const struct cy_pub *p = state;
	struct sight sight = { 0 };
	int score[CY_SEATS], best = INT32_MIN;
	int64_t sum = 0, given = 0;
	int32_t odds[CY_SEATS] = { 0 };
	uint8_t top = 0;

	if (p->flow.depth == 0) {
		shares_of_result(p, share);
		return;
	}
	look_around(p, &sight);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		score[seat] = p->seat[seat].out ? INT32_MIN : score_of(p, &sight, seat);
		if (score[seat] > best) {
			best = score[seat];
			top = seat;
		}
	}
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		odds[seat] = p->seat[seat].out ? 0 : power(score[seat] - best);
		sum += odds[seat];
	}
	for (int i = 0; i < SEATS_MAX; i++) {
		share[i] = i < p->flow.seats ? (int32_t)(odds[i] * (int64_t)WHOLE / sum) : 0;
		given += share[i];
	}
	share[top] += (int32_t)(WHOLE - given);
}

int cy_eval_terms(const void *state, uint8_t seat, struct eval_term out[TERMS_MAX])
{
	const struct cy_pub *p = state;
	struct sight sight = { 0 };
	int f[TERM_COUNT] = { 0 };
	_Static_assert((int)TERM_COUNT <= (int)TERMS_MAX, "more terms than anybody reads");
	look_around(p, &sight);
	count_terms(p, &sight, seat, f);
	for (int i = 0; i < TERM_COUNT; i++)
		out[i] = (struct eval_term){ term_name[i], f[i] * weight[i] };
	return TERM_COUNT;
}
