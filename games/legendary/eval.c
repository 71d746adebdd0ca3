/* eval.c: how good a position is for each seat, without looking ahead.
 *
 * Every purse (a faction, or a team) is counted in named terms; each term has a weight, in
 * eighths of a gold piece; the sum is the score. A lead of DOUBLING points doubles the odds: the
 * shares of the win are in proportion to 2^(score / DOUBLING). A team's share is parted among its
 * seats. The weights were fitted to the outcome of matches between greedy players and tried against
 * each other in such matches. */
#include "games/legendary/rules.h"

#include <string.h>

#include "core/text.h"

enum term {
	T_METROPOLIS, /* each */
	T_NEAR,       /* one short of the goal */
	T_GOAL,       /* at the goal: wins with this round unless something is lost */
	T_BEYOND,     /* each beyond the goal */
	T_KINDS,      /* square of the kinds of basic buildings: towards a set */
	T_BUILDING,   /* basic building */
	T_WISDOM,     /* square of the philosophers of a faction */
	T_INCOME,     /* gold a round */
	T_GOLD,       /* gold in the purse */
	T_PRIESTESS,  /* saves gold every round */
	T_LAND,       /* land area */
	T_SLOT,       /* free slot */
	T_SEA,        /* sea area */
	T_FLEET,
	T_TROOP, /* basic troop */
	T_MERCENARY,
	T_HERO,
	T_FIGURE, /* creature figure */
	T_BARE,   /* metropolis in an area without units */
	T_LAST,   /* a faction is down to its last land area */
	TERMS,
	TERMS_PADDED = 24 /* a multiple of eight: whole vectors */
};

static const int16_t weight[TERMS_PADDED] = {
	// clang-format off
	[T_METROPOLIS] = 220,
	[T_NEAR] = 60,
	[T_GOAL] = 440,
	[T_BEYOND] = 175,
	[T_KINDS] = 12,
	[T_BUILDING] = 36,
	[T_WISDOM] = 18,
	[T_INCOME] = 12,
	[T_GOLD] = 8,
	[T_PRIESTESS] = 14,
	[T_LAND] = 14,
	[T_SLOT] = 22,
	[T_SEA] = 6,
	[T_FLEET] = 6,
	[T_TROOP] = 10,
	[T_MERCENARY] = 8,
	[T_HERO] = 96,
	[T_FIGURE] = 10,
	[T_BARE] = -80,
	[T_LAST] = -70,
	// clang-format on
};

static const char *const term_name[TERMS] = {
	[T_METROPOLIS] = N_("metropolises"),
	[T_NEAR] = N_("nearness to the goal"),
	[T_GOAL] = N_("reaching the goal"),
	[T_BEYOND] = N_("metropolises beyond the goal"),
	[T_KINDS] = N_("kinds of buildings"),
	[T_BUILDING] = N_("buildings"),
	[T_WISDOM] = N_("philosophers"),
	[T_INCOME] = N_("income"),
	[T_GOLD] = N_("gold"),
	[T_PRIESTESS] = N_("priestesses"),
	[T_LAND] = N_("land areas"),
	[T_SLOT] = N_("free building slots"),
	[T_SEA] = N_("sea areas"),
	[T_FLEET] = N_("fleets"),
	[T_TROOP] = N_("troops"),
	[T_MERCENARY] = N_("mercenaries"),
	[T_HERO] = N_("heroes"),
	[T_FIGURE] = N_("creature figures"),
	[T_BARE] = N_("guarded metropolises"),
	[T_LAST] = N_("more than a last area"),
};

enum { DOUBLING = 150 };

/* Metropolises in areas without units. */
static int bare_metros(const struct lg_pub *p, uint8_t who)
{
	uint64_t held = 0;
	int bare = 0;
	for (unsigned rest = p->heroes[who]; rest; rest &= rest - 1)
		held |= BIT(p->hero[__builtin_ctz(rest)].at);
	FOR_EACH (land, p->own_land[who] & ~held) {
		const struct lg_land *l = &p->land[land];
		if (!l->troops && !l->mercs)
			bare += lg_is_metro(p->building[land * 2]) +
				lg_is_metro(p->building[land * 2 + 1]);
	}
	return bare;
}

/* What a faction adds to the terms of its purse. */
static void count_faction(const struct lg_pub *p, uint8_t who, int16_t n[TERMS])
{
	uint64_t lands = p->own_land[who];
	if (p->mercs_left < MERCENARIES)
		FOR_EACH (land, lands)
			n[T_MERCENARY] += p->land[land].mercs;
	if (p->metros[who])
		n[T_BARE] += bare_metros(p, who);
	n[T_METROPOLIS] += p->metros[who];
	n[T_WISDOM] += p->philosopher[who] * p->philosopher[who];
	n[T_INCOME] += (int)lg_income(p, who);
	n[T_PRIESTESS] += p->priestess[who];
	n[T_LAND] += lg_count(lands);
	n[T_SLOT] += lg_count(lands & p->slot_free[0]) + lg_count(lands & p->slot_free[1]);
	n[T_SEA] += lg_count(p->own_sea[who]);
	n[T_FLEET] += FLEETS_EACH - p->fleets_left[who];
	n[T_TROOP] += TROOPS_EACH - p->troops_left[who];
	n[T_HERO] += lg_count(p->heroes[who]);
	n[T_LAST] += !(lands & (lands - 1));
	for (int i = 0; i < FIGURES; i++)
		n[T_FIGURE] += p->figure_owner[i] == who;
	for (int kind = 0; kind < BASICS; kind++)
		n[T_BUILDING] += p->built[who][kind];
}

/* The terms of a purse, not yet weighted; n is zeroed. */
static inline void count_purse(const struct lg_pub *p, uint8_t purse, int16_t n[TERMS])
{
	uint8_t partner = lg_partner(p, purse);
	int kinds = 0;
	count_faction(p, purse, n);
	if (partner != NONE)
		count_faction(p, partner, n);
	for (int kind = 0; kind < BASICS; kind++)
		kinds += p->built[purse][kind] || (partner != NONE && p->built[partner][kind]);
	n[T_KINDS] = kinds * kinds;
	n[T_GOLD] = (int16_t)(p->gold[purse] < INT16_MAX ? p->gold[purse] : INT16_MAX);
	n[T_NEAR] = n[T_METROPOLIS] == p->goal - 1;
	n[T_GOAL] = n[T_METROPOLIS] >= p->goal;
	n[T_BEYOND] = n[T_GOAL] ? n[T_METROPOLIS] - p->goal : 0;
}

/* The score of a purse. */
static int32_t score(const struct lg_pub *p, uint8_t purse)
{
	int16_t n[TERMS_PADDED] = { 0 };
	int32_t sum = 0;
	count_purse(p, purse, n);
	for (int i = 0; i < TERMS_PADDED; i++)
		sum += n[i] * weight[i];
	return sum;
}

/* 2^(-lag / DOUBLING), in 1/65536. */
static uint32_t odds(int32_t lag)
{
	static const uint16_t step[16] = { 65535, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
					   46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219 };
	int32_t at = lag * 16 / DOUBLING;
	return at >= 256 ? 1 : (uint32_t)step[at % 16] >> (at / 16);
}

/* The finished game has no need of an opinion. */
static bool known(const struct lg_pub *p, int32_t share[SEATS_MAX])
{
	uint8_t sixtieths[SEATS_MAX];
	int32_t rest = 65536, first = -1;
	if (p->flow.depth)
		return false;
	lg_result(p, sixtieths);
	for (int i = 0; i < SEATS_MAX; i++) {
		share[i] = sixtieths[i] * 65536 / SHARES;
		rest -= share[i];
		if (first < 0 && sixtieths[i])
			first = i;
	}
	share[first] += rest;
	return true;
}

/* Before the factions are dealt all seats are alike. */
static void even(const struct lg_pub *p, int32_t share[SEATS_MAX])
{
	for (int i = 0; i < p->flow.seats; i++)
		share[i] = 65536 / p->flow.seats;
	share[0] += 65536 % p->flow.seats;
}

void lg_eval(const void *state, int32_t share[SEATS_MAX])
{
	const struct lg_pub *p = state;
	int purses = p->teams ? p->factions / 2 : p->factions;
	int32_t points[FACTIONS], best = INT32_MIN, leader = 0, rest = 65536;
	uint32_t part[FACTIONS], sum = 0;
	memset(share, 0, SEATS_MAX * sizeof share[0]);
	if (known(p, share))
		return;
	for (int i = 0; i < p->factions; i++) {
		if (p->seat[i] == NONE) {
			even(p, share);
			return;
		}
	}
	for (int i = 0; i < purses; i++) {
		points[i] = score(p, (uint8_t)i);
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
		int32_t mine = (int32_t)((uint64_t)part[i] * 65536 / sum);
		share[one] += mine - mine / 2;
		share[other] += mine / 2;
		rest -= mine;
	}
	share[p->seat[leader]] += rest;
}

int lg_eval_terms(const void *state, uint8_t seat, struct eval_term out[TERMS_MAX])
{
	const struct lg_pub *p = state;
	int purses = p->teams ? p->factions / 2 : p->factions;
	_Static_assert((int)TERMS <= (int)TERMS_MAX, "more terms than anybody reads");
	for (int i = 0; i < TERMS; i++)
		out[i] = (struct eval_term){ term_name[i], 0 };
	for (int i = 0; i < purses; i++) {
		uint8_t partner = lg_partner(p, (uint8_t)i);
		int16_t n[TERMS_PADDED] = { 0 };
		if (p->seat[i] == NONE)
			return 0; /* the factions are not dealt yet */
		if (p->seat[i] != seat && (partner == NONE || p->seat[partner] != seat))
			continue;
		count_purse(p, (uint8_t)i, n);
		for (int k = 0; k < TERMS; k++)
			out[k].value += n[k] * weight[k];
	}
	return TERMS;
}
