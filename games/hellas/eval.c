/* eval.c: a quick opinion about a position: for each seat how near it is to each victory condition,
 * and what it has to go on with. The nearest condition counts most. Weights are in one table. */
#include "games/hellas/rules.h"

/* Points a unit; a seat's share of the win grows with the square of its points. */
enum {
	W_REGION = 6,  /* a region under control */
	W_TEMPLE = 14, /* a temple under control */
	W_SLAIN = 40,  /* a monster slain */
	W_HOPLITE = 2, /* on the map */
	W_ATTR = 4,    /* a point of an attribute, injured ones count half */
	W_PRIEST = 4,  /* in the pool */
	W_CARD = 2,    /* a combat card */
	W_BLESSING = 7,
	W_ARTIFACT = 5,
	W_GLORY = 6,
	W_NEAR = 60, /* times (part of a condition met) squared, in 1/16 */
	W_KING = 30  /* controls the completed monument */
};

static int square(int n)
{
	return n * n;
}

/* LH-20.2: regions of the best lands, in sixteenths of what is needed. */
static int warlord_near(const struct lh_pub *p, uint8_t seat)
{
	int need = p->flow.seats == 2 ? 3 : 2, best[3] = { 0 };
	for (int l = 0; l < LANDS; l++) {
		if (p->flow.seats == 3 && l == BLUE_LAND)
			continue;
		int part = 16 * count32(p->held[seat] & lh_land[l]) / count32(lh_land[l]);
		for (int i = 0; i < need; i++)
			if (part > best[i]) {
				int swap = best[i];
				best[i] = part;
				part = swap;
			}
	}
	return (best[0] + best[1] + (need == 3 ? best[2] : 0)) / need;
}

static int points(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	int temples = lh_temples_held(p, seat), slain = count32(pl->trophies);
	int near[3] = { warlord_near(p, seat), 16 * temples / 5, 16 * slain / 3 };
	int n = W_REGION * count32(p->held[seat]) + W_TEMPLE * temples + W_SLAIN * slain +
		W_HOPLITE * p->on_map[seat] + W_PRIEST * pl->pool + W_CARD * pl->hand +
		W_BLESSING * __builtin_popcountll(pl->blessings) +
		W_ARTIFACT * count32(pl->artifacts);
	for (int a = 0; a < ATTRS; a++)
		n += W_ATTR * pl->attr[a] / (pl->injured >> a & 1 ? 2 : 1);
	for (int l = 0; l < LANDS; l++)
		n += p->glory[l] == seat ? W_GLORY : 0;
	for (int i = 0; i < 3; i++)
		n += W_NEAR * square(near[i] > 16 ? 16 : near[i]) / 256;
	if (p->king_god != NONE && p->region[lh_god_region[p->king_god]].owner == seat)
		n += W_KING;
	return n;
}

/* Solo: own regions and the counter against Persian ones and monuments that crumble. */
static int32_t solo_share(const struct lh_pub *p)
{
	const struct lh_solo *x = &p->xerxes;
	int own = count32(lh_own_held(p, 0)), theirs = count32(p->held[PERSIAN]);
	int n = 500 + 25 * own - 35 * theirs + 4 * (p->on_map[BLUE] + p->on_map[YELLOW]) -
		6 * p->on_map[PERSIAN] + 20 * count32(p->player[0].trophies);
	for (int god = 0; god < GODS; god++)
		n -= 12 * square(MONUMENT_TOP - p->level[god]);
	for (int l = 0; l < LANDS; l++)
		n += 12 * x->attitude[l];
	for (int a = 0; a < ATTRS; a++)
		n += 8 * p->player[0].attr[a];
	n += 4 * p->player[0].hand + 10 * __builtin_popcountll(p->player[0].blessings);
	n += x->act == 2 ? 30 * (10 - x->victory) : -15 * x->invasion;
	n = n < 20 ? 20 : n > 980 ? 980 : n;
	return n * 65536 / 1000;
}

void lh_eval(const void *state, int32_t share[SEATS_MAX])
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	int32_t sum = 0, left = 65536;
	int weight[PLAYERS] = { 0 };
	for (int s = 0; s < SEATS_MAX; s++)
		share[s] = 0;
	if (p->over) {
		uint8_t result[SEATS_MAX] = { 0 };
		if (p->winner != NONE)
			result[p->winner] = 1;
		for (int s = 0; s < p->flow.seats; s++)
			share[s] = p->winner != NONE ? result[s] * 65536
				   : p->solo         ? 0
						     : 65536 / p->flow.seats;
		if (p->winner == NONE && !p->solo)
			share[0] += 65536 - 65536 / p->flow.seats * p->flow.seats;
		return;
	}
	if (p->solo) {
		share[0] = solo_share(p);
		return;
	}
	for (uint8_t s = 0; s < p->flow.seats; s++) {
		weight[s] = square(points(p, s) + 20);
		sum += weight[s];
	}
	for (int s = p->flow.seats - 1; s > 0; s--) {
		share[s] = (int32_t)((int64_t)weight[s] * 65536 / sum);
		left -= share[s];
	}
	share[0] = left;
}
