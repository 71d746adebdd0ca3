/* features_solo.c: the inputs of the learned evaluation of the solo mode (features_solo.def): how
 * far the Persians are, which battles can be won, how long the monuments stand, what the hero
 * can do next. */
#include "games/hellas/rules.h"

enum feature {
#define FEATURE(id, bits, name) F_##id,
#include "games/hellas/features_solo.def"
#undef FEATURE
	FEATURES
};

_Static_assert((int)FEATURES == LH_SOLO_FEATURES, "rules.h knows how many");

/* LH-22.71, LH-22.72: how near the ends of the second act are. */
static void persians(const struct lh_pub *p, int16_t *x)
{
	const struct lh_solo *xerxes = &p->xerxes;
	int first = 0, second = 0;
	uint32_t theirs = p->held[PERSIAN], reach = 0;
	x[F_act] = xerxes->act == 2;
	x[F_invasion] = xerxes->invasion;
	x[F_counter] = xerxes->act == 2 ? xerxes->victory : 0;
	x[F_mobilization] = xerxes->mobilization;
	x[F_pile] = (int16_t)count32(xerxes->pile);
	x[F_spies] = (int16_t)(lh_command(p) - 1);
	if (xerxes->act == 1) {
		x[F_vanguard] = p->on_map[PERSIAN];
		for (int i = 0; i < 5; i++)
			if (p->occ[PERSIAN] & BIT(lh_vanguard_route[i]))
				x[F_vanguard_place] = (int16_t)i;
		return;
	}
	for (int l = 0; l < LANDS; l++) {
		int part = 4 * count32(theirs & lh_land[l]) / count32(lh_land[l]);
		int lower = part < first ? part : first;
		first = part > first ? part : first;
		second = lower > second ? lower : second;
	}
	PET_FOR_EACH (r, theirs)
		reach |= lh_near_all(r);
	x[F_persian_regions] = (int16_t)count32(theirs);
	x[F_persian_land] = (int16_t)(first + second - 4);
	x[F_persian_models] = p->on_map[PERSIAN];
	x[F_persian_reach] = (int16_t)count32(reach & ~theirs & ~lh_own_occ(p, 0));
	x[F_lead] = (int16_t)(count32(lh_own_held(p, 0)) - count32(theirs));
}

static void ground(const struct lh_pub *p, int16_t *x)
{
	uint32_t own = lh_own_held(p, 0);
	x[F_own_regions] = (int16_t)count32(own);
	x[F_own_blue] = (int16_t)count32(p->held[BLUE]);
	x[F_own_cities] = (int16_t)count32(own & CITIES);
	x[F_shrines] = (int16_t)count32(p->temples & own);
	x[F_own_hoplites] = (int16_t)(p->on_map[BLUE] + p->on_map[YELLOW]);
	PET_FOR_EACH (r, lh_own_occ(p, 0)) {
		int n = lh_count(p, 0, r);
		if (n > x[F_own_mass])
			x[F_own_mass] = (int16_t)n;
		if (!((own | p->held[PERSIAN]) & BIT(r)))
			x[F_settling] += (int16_t)(4 * n / lh_regions[r].population);
	}
}

static void hero(const struct lh *g, int16_t *x)
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[0];
	x[F_hero_leads] = (int16_t)lh_effective(p, 0, LEADERSHIP);
	x[F_hero_force] = (int16_t)lh_effective(p, 0, STRENGTH);
	x[F_hero_pace] = (int16_t)lh_effective(p, 0, SPEED);
	x[F_hurt] = (int16_t)count32(pl->injured);
	if (pl->at < REGIONS)
		x[F_hero_close] = (int16_t)count32((lh_near_all(pl->at) | BIT(pl->at)) &
						   (p->occ[PERSIAN] | p->held[PERSIAN]));
	x[F_hand_cards] = pl->hand;
	x[F_servants] = pl->pool;
	x[F_gifts] = (int16_t)pet_count(pl->blessings);
	x[F_relics] = (int16_t)count32(pl->artifacts);
	x[F_relics_charged] = (int16_t)count32(pl->artifacts & p->charged);
	for (int l = 0; l < LANDS; l++) {
		x[F_attitude] += (int16_t)(p->xerxes.attitude[l] - NEUTRAL);
		x[F_loyal] += p->xerxes.attitude[l] == LOYAL;
	}
	x[F_quests_left] = (int16_t)count32(p->xerxes.drawn & ~p->xerxes.done);
	x[F_quest_at] = pl->quest == NONE ? 0 : pl->step;
	x[F_can_recruit] = !(pl->used & BIT(S_RECRUIT));
	x[F_can_march] = !(pl->used & BIT(S_MARCH));
	x[F_can_hunt] = !(pl->used & BIT(S_HUNT));
	x[F_can_prepare] = !(pl->used & BIT(S_PREPARE));
	x[F_can_usurp] = !(pl->used & BIT(S_USURP));
	x[F_acting] = p->active == 0;
	if (p->active == 0)
		x[F_regular] = (int16_t)(4 - count32(p->taken & 15));
}

static void monuments(const struct lh *g, const struct lh_solo_sight *seen, int16_t *x)
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[0];
	int low = MONUMENT_TOP, most = 0;
	for (int god = 0; god < GODS; god++) {
		low = p->level[god] < low ? p->level[god] : low;
		x[F_levels] += p->level[god];
	}
	x[F_lowest_level] = (int16_t)low;
	x[F_fall] = (int16_t)seen->fall;
	x[F_trophies] = (int16_t)count32(pl->trophies);
	for (unsigned m = 0; m < MONSTERS; m++) {
		unsigned r = p->monster[m].at;
		if (r == NONE)
			continue;
		int wounds = 8 * count32(p->monster[m].wounds) / lh_slots(p, m);
		most = wounds > most ? wounds : most;
		x[F_abroad]++;
		x[F_gnawing] += lh_regions[r].god != NONE;
		x[F_hunt_here] |= pl->at == r;
	}
	x[F_wounds] = (int16_t)most;
	x[F_fits] = (int16_t)seen->fitting;
}

void lh_solo_features(const struct lh *g, int16_t *x)
{
	struct lh_solo_sight seen;
	lh_solo_look(g, &seen);
	persians(&g->pub, x);
	ground(&g->pub, x);
	hero(g, x);
	monuments(g, &seen, x);
	x[F_hand_force] = (int16_t)seen.hand;
	x[F_closeness] = (int16_t)(seen.close / 2);
	x[F_strike] = (int16_t)(seen.strike / 6);
	x[F_victories] = (int16_t)(seen.victories / 8);
	x[F_hold] = (int16_t)(seen.hold / 2);
	x[F_exposed] = (int16_t)seen.exposed;
}
