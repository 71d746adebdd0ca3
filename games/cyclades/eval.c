/* eval.c: evaluates a position: each seat's expected share of the win.
 *
 * A seat's score is the sum of named terms, each a small number times its weight; shares are
 * proportional to 2^(score / UNIT), so UNIT points double the odds. The weights were fitted to
 * results of bot matches. */
#include "games/cyclades/rules.h"

#include "core/text.h"

enum { UNIT = 64, WHOLE = 65536 };

/* Terms of a seat and their weights in points. */
// clang-format off
#define TERMS(T) \
	T(METROPOLISES,   30, N_("metropolises")) /* each metropolis up to the goal */ \
	T(ONE_SHORT,      80, N_("closeness to the goal")) /* one metropolis short of the goal */ \
	T(REACHED,       370, N_("enough metropolises to win")) /* the goal reached */ \
	T(BEYOND,         20, N_("metropolises beyond the goal")) /* each metropolis beyond it */ \
	T(SETTLED,        30, N_("the last word of the round")) /* the goal reached and nobody else acts this round */ \
	T(THINKERS,       22, N_("philosophers")) /* each philosopher */ \
	T(THREE,         -12, N_("the third philosopher")) /* three philosophers */ \
	T(KINDS,          16, N_("kinds of buildings")) /* each kind of building owned */ \
	T(INCOME,          9, N_("income")) /* each gold of income */ \
	T(GOLD,            4, N_("gold")) /* each gold not offered, up to 16 */ \
	T(PRIESTS,        12, N_("priests")) /* each priest */ \
	T(ISLES,           4, N_("islands")) /* each island */ \
	T(TROOPS,          8, N_("troops")) /* each troop on the map */ \
	T(FLEETS,          5, N_("fleets")) /* each fleet on the map */ \
	T(PREY,            3, N_("others' metropolises within reach")) /* each metropolis of others near own fleets */ \
	T(BARE,          -42, N_("guarded metropolises")) /* each own metropolis without troops */ \
	T(OF_POSEIDON,     2, N_("Poseidon's help")) /* a turn of this god is to come */ \
	T(OF_ARES,        10, N_("Ares' help")) \
	T(OF_ZEUS,         4, N_("Zeus' help")) \
	T(OF_ATHENA,      22, N_("Athena's help")) \
	T(OF_APOLLO,       2, N_("Apollo's help")) \
	T(MISSING,         8, N_("a way to a missing kind of building")) /* a god to come builds a kind not owned */ \
	T(FOURTH,         10, N_("a way to the fourth philosopher")) /* Athena is to come, with three philosophers */ \
	T(RAID,           25, N_("a chance to attack a metropolis")) /* Ares is to come, with a metropolis within reach */
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

/* Coasts touched by a seat's fleets. */
static uint16_t coasts(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = cy_map(p);
	uint16_t set = 0;
	PET_FOR_EACH (s, p->seat[seat].fleets)
		set |= map->coast[s];
	return set;
}

/* Where the metropolises are and whose fleets are near. */
struct sight {
	uint16_t metropolises;
	uint16_t coast[CY_SEATS];
	uint8_t turns[CY_SEATS];
	uint8_t gods[CY_SEATS];      /* one bit per god whose turn is still to come */
	uint16_t promised[CY_SEATS]; /* gold of offerings not paid yet */
	uint8_t turns_all;
	bool turn_phase;
};

/* Turns each seat still has this round, without the current one, and what its offerings for them
 * will cost. */
static void turns_to_come(const struct cy_pub *p, struct sight *sight)
{
	bool acting = p->flow.depth > 3 && p->flow.frame[3].node == N_TURN;
	const struct pet_frame *turn = &p->flow.frame[3];
	for (unsigned i = 0; i < GODS; i++) {
		uint8_t seat = p->bid[i].seat;
		if (seat == NONE || (acting && cy_turn_x(turn)->god == i))
			continue;
		sight->turns[seat]++;
		sight->gods[seat] = (uint8_t)(sight->gods[seat] | 1u << i);
		if (!sight->turn_phase)
			sight->promised[seat] =
				(uint16_t)(sight->promised[seat] +
					   cy_offer_cost(p, seat, p->bid[i].amount));
	}
	for (unsigned i = 0; i < p->apollo_count; i++) {
		uint8_t seat = p->apollo[i];
		if (seat == NONE ||
		    (acting && cy_turn_x(turn)->god == APOLLO && cy_turn_x(turn)->place == i))
			continue;
		sight->turns[seat]++;
		sight->gods[seat] |= 1u << APOLLO;
	}
}

/* sight must be zeroed. */
static inline void look_around(const struct cy_pub *p, struct sight *sight)
{
	for (unsigned i = 0; i < cy_map(p)->islands; i++)
		sight->metropolises =
			(uint16_t)(sight->metropolises | p->island[i].metropolis << i);
	sight->turn_phase = p->flow.depth > 2 && p->flow.frame[2].node == N_TURNS;
	turns_to_come(p, sight);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		sight->coast[seat] = coasts(p, seat);
		sight->turns_all = (uint8_t)(sight->turns_all + sight->turns[seat]);
	}
}

/* The terms of a seat, unweighted; f must be zeroed. */
static inline void count_terms(const struct cy_pub *p, const struct sight *sight, uint8_t seat,
			       int16_t f[TERM_COUNT])
{
	static const uint8_t ones[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
	const struct cy_seat *s = &p->seat[seat];
	unsigned gods = sight->gods[seat], kinds = 0;
	int gold = s->gold - sight->promised[seat];
	_Static_assert(GODS == 4 && (int)BUILDINGS == (int)GODS, "a god is a kind of building");

	f[TERM_METROPOLISES] = s->metropolises < p->goal ? s->metropolises : p->goal;
	f[TERM_ONE_SHORT] = s->metropolises + 1 == p->goal;
	f[TERM_REACHED] = s->metropolises >= p->goal;
	f[TERM_BEYOND] = f[TERM_REACHED] ? s->metropolises - p->goal : 0;
	f[TERM_SETTLED] =
		f[TERM_REACHED] && sight->turn_phase && sight->turns_all == sight->turns[seat];
	f[TERM_THINKERS] = s->philosophers;
	f[TERM_THREE] = s->philosophers == 3;
	for (unsigned kind = 0; kind < BUILDINGS; kind++)
		kinds |= (unsigned)(s->tiles[kind] > 0) << kind;
	f[TERM_KINDS] = ones[kinds];
	f[TERM_INCOME] = (int)cy_income_of(p, seat);
	f[TERM_GOLD] = gold < 16 ? gold : 16;
	f[TERM_PRIESTS] = s->priests;
	f[TERM_ISLES] = (int)pet_count(s->islands);
	f[TERM_TROOPS] = UNITS - s->troops_left;
	f[TERM_FLEETS] = UNITS - s->fleets_left;
	f[TERM_PREY] = (int)pet_count(sight->metropolises & sight->coast[seat] & ~s->islands);
	PET_FOR_EACH (i, sight->metropolises & s->islands)
		f[TERM_BARE] += p->island[i].troops == 0;
	for (unsigned god = 0; god < GODS_ALL; god++)
		f[TERM_OF_POSEIDON + god] = gods >> god & 1;
	f[TERM_MISSING] = ones[gods & ~kinds & 15];
	f[TERM_FOURTH] = f[TERM_OF_ATHENA] && s->philosophers == 3;
	f[TERM_RAID] = f[TERM_OF_ARES] && f[TERM_PREY];
}

static int score_of(const struct cy_pub *p, const struct sight *sight, uint8_t seat)
{
	int16_t f[TERM_COUNT] = { 0 };
	int score = 0;
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

static void shares_of_result(const struct cy_pub *p, int32_t share[PET_SEATS_MAX])
{
	uint8_t win[PET_SEATS_MAX];
	int32_t rest = WHOLE;
	int last = 0;
	cy_result(p, win);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		share[i] = WHOLE / PET_SHARES * win[i];
		rest -= share[i];
		last = win[i] ? i : last;
	}
	share[last] += rest;
}

void cy_eval(const void *state, int32_t share[PET_SEATS_MAX])
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
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		share[i] = i < p->flow.seats ? (int32_t)(odds[i] * (int64_t)WHOLE / sum) : 0;
		given += share[i];
	}
	share[top] += (int32_t)(WHOLE - given);
}

int cy_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX])
{
	const struct cy_pub *p = state;
	struct sight sight = { 0 };
	int16_t f[TERM_COUNT] = { 0 };
	_Static_assert((int)TERM_COUNT <= (int)PET_TERMS_MAX, "more terms than anybody reads");
	look_around(p, &sight);
	count_terms(p, &sight, seat, f);
	for (int i = 0; i < TERM_COUNT; i++)
		out[i] = (struct pet_eval_term){ term_name[i], f[i] * weight[i] };
	return TERM_COUNT;
}
