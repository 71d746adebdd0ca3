/* features.c: the inputs of the learned evaluation (features.def): progress towards the
 * metropolises of the goal, a seat's means, and the gods whose turns it still has this round. */
#include "games/legendary/rules.h"

#include <string.h>

#include "core/text.h"

enum feature {
#define FEATURE(id, bits, name) F_##id,
#include "games/legendary/features.def"
#undef FEATURE
	FEATURES
};

_Static_assert((int)FEATURES < PET_FEATURES_MAX, "room for the features");

const struct pet_feature lg_feature[] = {
#define FEATURE(id, bits, name) { #id, name, bits },
#define LACK(id, bits, name)    { #id, name, bits, .lack = true },
#include "games/legendary/features.def"
#undef FEATURE
	{ NULL, NULL, 0 },
};

static const _Alignas(16) int16_t weights[] = {
#include "games/legendary/judge.inc"
};

const struct pet_net lg_net = { weights, sizeof weights / sizeof weights[0] };

/* Land areas of a faction: guards of metropolises, armies, free slots. */
static void lands(const struct lg_pub *p, uint8_t who, struct lg_held *held, int16_t *x)
{
	uint64_t own = p->own_land[who], heroes = 0;
	int mercs = 0, mass = x[F_mass], bare = 0, bare_metros = 0, guards = 0;
	for (unsigned rest = p->heroes[who]; rest; rest &= rest - 1) {
		const struct lg_hero *hero = &p->hero[__builtin_ctz(rest)];
		if (hero->at < LG_LANDS)
			heroes |= pet_bit(hero->at);
	}
	PET_FOR_EACH (land, own) {
		const struct lg_land *l = &p->land[land];
		const uint8_t *building = &p->building[land * 2];
		int units = l->troops + l->mercs + 2 * (int)(heroes >> land & 1);
		int metros = lg_is_metro(building[0]) + lg_is_metro(building[1]);
		mercs += l->mercs;
		mass = units > mass ? units : mass;
		bare += metros && !units;
		bare_metros += units ? 0 : metros;
		guards += metros ? units : 0;
	}
	x[F_mercenaries] += (int16_t)mercs;
	x[F_mass] = (int16_t)mass;
	x[F_bare] += (int16_t)bare;
	x[F_guards] += (int16_t)guards;
	x[F_lands] += (int16_t)pet_count(own);
	x[F_slots] +=
		(int16_t)(pet_count(own & p->slot_free[0]) + pet_count(own & p->slot_free[1]));
	x[F_last_land] += !(own & (own - 1));
	held->mercs = mercs;
	held->bare = bare_metros;
}

static void faction(const struct lg_pub *p, uint8_t who, struct lg_held *held, int16_t *x)
{
	lands(p, who, held, x);
	held->income = (int)lg_income(p, who);
	for (int kind = 0; kind < BASICS; kind++) {
		x[F_buildings] += p->built[who][kind];
		if (p->built[who][kind])
			x[F_port + kind] = 1;
	}
	if (p->philosopher[who] > x[F_philosophers])
		x[F_philosophers] = p->philosopher[who];
	x[F_three] |= p->philosopher[who] == 3;
	x[F_fourth] |= p->philosopher[who] == 3 && p->marker[ATHENA] == who;
	x[F_heroes] += (int16_t)pet_count(p->heroes[who]);
	x[F_can_sacrifice] |= p->heroes[who] && lg_any_sacrifice(p, who);
	x[F_income] += (int16_t)held->income;
	x[F_priestesses] += p->priestess[who];
	x[F_seas] += (int16_t)pet_count(p->own_sea[who]);
	x[F_troops] += TROOPS_EACH - p->troops_left[who];
	x[F_fleets] += FLEETS_EACH - p->fleets_left[who];
	x[F_discounts] += (int16_t)lg_discounts(p, who);
}

/* Things stored with their owner: protected heroes, figures, places in the turn order. */
static void belongings(const struct lg_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	for (int i = 0; i < HEROES; i++)
		if (p->hero[i].owner < p->factions && p->hero[i].metro != NONE)
			out[p->seat[p->hero[i].owner]][F_protected]++;
	for (int i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] < p->factions)
			out[p->seat[p->figure_owner[i]]][F_figures]++;
	for (int i = 0; i < p->factions; i++)
		if (p->order[i] < p->factions)
			out[p->seat[p->order[i]]][F_order] += (int16_t)i;
}

/* CL-6, CL-8: the gods whose turns a faction still has, and its offerings to them. */
static void gods_to_come(const struct lg_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	bool offering = p->flow.depth > 2 && p->turn.who == NONE;
	for (int god = 0; god < GODS; god++) {
		uint8_t who = p->marker[god];
		if (who >= p->factions)
			continue;
		int16_t *x = out[p->seat[who]];
		x[F_of_athena + god] = 1;
		if (offering && p->space[god])
			x[F_offered] += (int16_t)lg_net_offering(p, who, p->space[god]);
	}
	for (int seat = 0; seat < p->flow.seats; seat++)
		out[seat][F_offering] = offering;
	if (p->turn.who < p->factions)
		out[p->seat[p->turn.who]][F_acting] = 1;
}

/* Counted per purse: a team's is shared. */
static void purse(const struct lg_pub *p, uint8_t who, int16_t *x)
{
	int gold = (int)lg_gold(p, who) - x[F_offered], metros = lg_metros(p, who);
	x[F_gold] = (int16_t)(gold < 16 ? gold : 16);
	x[F_plenty] = (int16_t)(gold < 64 ? gold : 64);
	x[F_metropolises] = (int16_t)metros;
	x[F_one_short] = metros + 1 == p->goal;
	x[F_reached] = metros >= p->goal;
	for (int kind = 0; kind < BASICS; kind++)
		x[F_kinds] += x[F_port + kind];
	x[F_round] = p->round;
	x[F_teams] = p->teams;
	x[F_factions] = (int16_t)(p->factions - 2);
}

/* Whether the factions are dealt; before that all seats are equal. */
static bool dealt(const struct lg_pub *p)
{
	for (int who = 0; who < p->factions; who++)
		if (p->seat[who] == NONE)
			return false;
	return true;
}

static void factions(const struct lg_pub *p, struct lg_held *held, int16_t out[][PET_FEATURES_MAX])
{
	bool done[PET_SEATS_MAX] = { false };
	gods_to_come(p, out);
	belongings(p, out);
	for (uint8_t who = 0; who < p->factions; who++)
		faction(p, who, &held[who], out[p->seat[who]]);
	for (uint8_t who = 0; who < p->factions; who++) {
		uint8_t seat = p->seat[who];
		if (!done[seat])
			purse(p, who, out[seat]);
		done[seat] = true;
	}
}

void lg_features(const void *state, int16_t out[][PET_FEATURES_MAX], int32_t share[PET_SEATS_MAX])
{
	const struct lg_pub *p = state;
	struct lg_held held[FACTIONS] = { 0 };
	for (int seat = 0; seat < p->flow.seats; seat++)
		memset(out[seat], 0, FEATURES * sizeof out[seat][0]);
	if (dealt(p))
		factions(p, held, out);
	if (share)
		lg_shares(p, held, share);
}
