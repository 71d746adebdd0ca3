/* eval.c: a static evaluation of a position for each seat.
 *
 * The score of a purse (a faction or a team) is a sum of named terms, each with a weight in eighths
 * of a gold piece. A lead of DOUBLING points doubles the odds: shares of the win are proportional
 * to 2^(score / DOUBLING). A team's share is divided among its seats. The weights were fitted to
 * results of matches between greedy bots and compared in such matches. */
#include "games/legendary/rules.h"

#include <string.h>

#include "core/text.h"

/* Terms of a purse, their weights, their names. */
// clang-format off
#define TERMS(T) \
	T(METROPOLIS,  220, N_("metropolises")) /* each */ \
	T(NEAR,         60, N_("closeness to the goal")) /* one short of the goal */ \
	T(GOAL,        440, N_("enough metropolises to win")) /* at the goal: wins with this round unless something is lost */ \
	T(BEYOND,      175, N_("metropolises beyond the goal")) /* each beyond the goal */ \
	T(KINDS,        12, N_("kinds of basic buildings")) /* square of the kinds of basic buildings: towards a set */ \
	T(BUILDING,     36, N_("buildings")) /* basic building */ \
	T(WISDOM,       18, N_("philosophers")) /* square of the philosophers of a faction */ \
	T(INCOME,       12, N_("income")) /* gold a round */ \
	T(GOLD,          8, N_("gold")) /* gold in the purse */ \
	T(PRIESTESS,    14, N_("priestesses")) /* saves gold every round */ \
	T(LAND,         14, N_("land areas")) /* land area */ \
	T(SLOT,         22, N_("free building slots")) /* free slot */ \
	T(SEA,           6, N_("sea areas")) /* sea area */ \
	T(FLEET,         6, N_("fleets on the map")) \
	T(TROOP,        10, N_("basic troops")) /* basic troop */ \
	T(MERCENARY,     8, N_("mercenaries")) \
	T(HERO,         96, N_("heroes")) \
	T(FIGURE,       10, N_("creature figures")) /* creature figure */ \
	T(BARE,        -80, N_("guarded metropolises")) /* metropolis in an area without units */ \
	T(LAST,        -70, N_("a land area to spare")) /* a faction is down to its last land area */
// clang-format on

enum term {
#define T(name, points, words) T_##name,
	TERMS(T)
#undef T
		TERM_COUNT
};

static const int16_t weight[TERM_COUNT] = {
#define T(name, points, words) [T_##name] = points,
	TERMS(T)
#undef T
};

static const char *const term_name[TERM_COUNT] = {
#define T(name, points, words) [T_##name] = words,
	TERMS(T)
#undef T
};

enum { DOUBLING = 150 };

/* Metropolises in areas without units. */
static int bare_metros(const struct lg_pub *p, uint8_t who)
{
	uint64_t held = 0;
	int bare = 0;
	for (unsigned rest = p->heroes[who]; rest; rest &= rest - 1)
		held |= pet_bit(p->hero[__builtin_ctz(rest)].at);
	PET_FOR_EACH (land, p->own_land[who] & ~held) {
		const struct lg_land *l = &p->land[land];
		if (!l->troops && !l->mercs)
			bare += lg_is_metro(p->building[land * 2]) +
				lg_is_metro(p->building[land * 2 + 1]);
	}
	return bare;
}

/* What a faction adds to the terms of its purse. Inlined, so that the terms stay in registers. */
static inline void count_faction(const struct lg_pub *p, uint8_t who, const struct lg_held *held,
				 int n[TERM_COUNT])
{
	uint64_t lands = p->own_land[who];
	int figures = 0, buildings = 0;
	for (int i = 0; i < FIGURES; i++)
		figures += p->figure_owner[i] == who;
	for (int kind = 0; kind < BASICS; kind++)
		buildings += p->built[who][kind];
	n[T_MERCENARY] += held[who].mercs;
	n[T_BARE] += held[who].bare;
	n[T_METROPOLIS] += p->metros[who];
	n[T_WISDOM] += p->philosopher[who] * p->philosopher[who];
	n[T_INCOME] += held[who].income;
	n[T_PRIESTESS] += p->priestess[who];
	n[T_LAND] += pet_count(lands);
	n[T_SLOT] += pet_count(lands & p->slot_free[0]) + pet_count(lands & p->slot_free[1]);
	n[T_SEA] += pet_count(p->own_sea[who]);
	n[T_FLEET] += FLEETS_EACH - p->fleets_left[who];
	n[T_TROOP] += TROOPS_EACH - p->troops_left[who];
	n[T_HERO] += pet_count(p->heroes[who]);
	n[T_LAST] += !(lands & (lands - 1));
	n[T_FIGURE] += figures;
	n[T_BUILDING] += buildings;
}

/* The terms of a purse, unweighted; n must be zeroed. */
static inline void count_purse(const struct lg_pub *p, uint8_t purse, const struct lg_held *held,
			       int n[TERM_COUNT])
{
	uint8_t partner = lg_partner(p, purse), who = purse;
	int kinds = 0;
	for (;;) {
		count_faction(p, who, held, n);
		if (who == partner || partner == NONE)
			break;
		who = partner;
	}
	for (int kind = 0; kind < BASICS; kind++)
		kinds += p->built[purse][kind] || (partner != NONE && p->built[partner][kind]);
	n[T_KINDS] = kinds * kinds;
	n[T_GOLD] = p->gold[purse];
	n[T_NEAR] = n[T_METROPOLIS] == p->goal - 1;
	n[T_GOAL] = n[T_METROPOLIS] >= p->goal;
	n[T_BEYOND] = n[T_GOAL] ? n[T_METROPOLIS] - p->goal : 0;
}

/* The score of a purse. */
static int32_t score(const struct lg_pub *p, uint8_t purse, const struct lg_held *held)
{
	int n[TERM_COUNT] = { 0 };
	count_purse(p, purse, held, n);
#define T(name, points, words) +n[T_##name] * (points)
	return 0 TERMS(T);
#undef T
}

/* 2^(-lag / DOUBLING), in 1/65536. */
static uint32_t odds(int32_t lag)
{
	static const uint16_t step[16] = { 65535, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
					   46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219 };
	int32_t at = lag * 16 / DOUBLING;
	return at >= 256 ? 1 : (uint32_t)step[at % 16] >> (at / 16);
}

/* A finished game needs no evaluation. */
static bool known(const struct lg_pub *p, int32_t share[PET_SEATS_MAX])
{
	uint8_t sixtieths[PET_SEATS_MAX];
	int32_t rest = 65536, first = -1;
	if (p->flow.depth)
		return false;
	lg_result(p, sixtieths);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		share[i] = sixtieths[i] * 65536 / PET_SHARES;
		rest -= share[i];
		if (first < 0 && sixtieths[i])
			first = i;
	}
	share[first] += rest;
	return true;
}

/* Before the factions are dealt all seats are equal. */
static void even(const struct lg_pub *p, int32_t share[PET_SEATS_MAX])
{
	for (int i = 0; i < p->flow.seats; i++)
		share[i] = 65536 / p->flow.seats;
	share[0] += 65536 % p->flow.seats;
}

static void count_held(const struct lg_pub *p, struct lg_held held[FACTIONS])
{
	for (uint8_t who = 0; who < p->factions; who++) {
		held[who] = (struct lg_held){ .income = (int)lg_income(p, who),
					      .bare = p->metros[who] ? bare_metros(p, who) : 0 };
		if (p->mercs_left < MERCENARIES)
			PET_FOR_EACH (land, p->own_land[who])
				held[who].mercs += p->land[land].mercs;
	}
}

void lg_eval(const void *state, int32_t share[PET_SEATS_MAX])
{
	struct lg_held held[FACTIONS];
	count_held(state, held);
	lg_shares(state, held, share);
}

void lg_shares(const struct lg_pub *p, const struct lg_held held[FACTIONS],
	       int32_t share[PET_SEATS_MAX])
{
	int purses = p->teams ? p->factions / 2 : p->factions;
	int32_t points[FACTIONS], best = INT32_MIN, leader = 0, rest = 65536;
	uint32_t part[FACTIONS], sum = 0;
	memset(share, 0, PET_SEATS_MAX * sizeof share[0]);
	if (known(p, share))
		return;
	for (int i = 0; i < p->factions; i++) {
		if (p->seat[i] == NONE) {
			even(p, share);
			return;
		}
	}
	for (int i = 0; i < purses; i++) {
		points[i] = score(p, (uint8_t)i, held);
		if (points[i] > best) {
			best = points[i];
			leader = i;
		}
	}
	for (int i = 0; i < purses; i++)
		sum += part[i] = odds(best - points[i]);
	for (int i = 0; i < purses; i++) {
		uint8_t partner = lg_partner(p, (uint8_t)i), one = p->seat[i];
		uint8_t other = partner == NONE ? one : p->seat[partner];
		int32_t mine = (int32_t)(part[i] * 65536 / sum); /* a part is below 65536 */
		share[one] += mine - mine / 2;
		share[other] += mine / 2;
		rest -= mine;
	}
	share[p->seat[leader]] += rest;
}

int lg_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX])
{
	const struct lg_pub *p = state;
	int purses = p->teams ? p->factions / 2 : p->factions;
	struct lg_held held[FACTIONS];
	_Static_assert((int)TERM_COUNT <= (int)PET_TERMS_MAX, "more terms than anybody reads");
	count_held(p, held);
	for (int i = 0; i < TERM_COUNT; i++)
		out[i] = (struct pet_eval_term){ term_name[i], 0 };
	for (int i = 0; i < purses; i++) {
		uint8_t partner = lg_partner(p, (uint8_t)i);
		int n[TERM_COUNT] = { 0 };
		if (p->seat[i] == NONE)
			return 0; /* the factions are not dealt yet */
		if (p->seat[i] != seat && (partner == NONE || p->seat[partner] != seat))
			continue;
		count_purse(p, (uint8_t)i, held, n);
		for (int k = 0; k < TERM_COUNT; k++)
			out[k].value += n[k] * weight[k];
	}
	return TERM_COUNT;
}
