/* eval.c: a quick opinion about a position: for each seat how near it is to each victory condition,
 * and what it has to go on with. The nearest condition counts most. Weights are in one table. */
#include "games/hellas/rules.h"

#include "core/text.h"

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

/* What explanations call the parts of a seat's points. */
enum hellas_term {
	T_REGION,
	T_TEMPLE,
	T_SLAIN,
	T_HOPLITE,
	T_PRIEST,
	T_CARD,
	T_BLESSING,
	T_ARTIFACT,
	T_ATTR,
	T_GLORY,
	T_NEAR,
	T_KING,
	TERMS
};

static const char *const term_name[TERMS] = {
	[T_REGION] = N_("regions"),
	[T_TEMPLE] = N_("temples"),
	[T_SLAIN] = N_("monsters slain"),
	[T_HOPLITE] = N_("hoplites"),
	[T_PRIEST] = N_("priests"),
	[T_CARD] = N_("combat cards"),
	[T_BLESSING] = N_("blessings"),
	[T_ARTIFACT] = N_("artifacts"),
	[T_ATTR] = N_("attributes of the hero"),
	[T_GLORY] = N_("glory tokens"),
	[T_NEAR] = N_("nearness to a victory"),
	[T_KING] = N_("the completed monument"),
};

/* The terms of a seat, weighted; n is zeroed. */
static inline void count_terms(const struct lh_pub *p, uint8_t seat, int n[TERMS])
{
	const struct lh_player *pl = &p->player[seat];
	int temples = lh_temples_held(p, seat), slain = count32(pl->trophies);
	int near[3] = { warlord_near(p, seat), 16 * temples / 5, 16 * slain / 3 };
	n[T_REGION] = W_REGION * count32(p->held[seat]);
	n[T_TEMPLE] = W_TEMPLE * temples;
	n[T_SLAIN] = W_SLAIN * slain;
	n[T_HOPLITE] = W_HOPLITE * p->on_map[seat];
	n[T_PRIEST] = W_PRIEST * pl->pool;
	n[T_CARD] = W_CARD * pl->hand;
	n[T_BLESSING] = W_BLESSING * __builtin_popcountll(pl->blessings);
	n[T_ARTIFACT] = W_ARTIFACT * count32(pl->artifacts);
	for (int a = 0; a < ATTRS; a++)
		n[T_ATTR] += W_ATTR * pl->attr[a] / (pl->injured >> a & 1 ? 2 : 1);
	for (int l = 0; l < LANDS; l++)
		n[T_GLORY] += p->glory[l] == seat ? W_GLORY : 0;
	for (int i = 0; i < 3; i++)
		n[T_NEAR] += W_NEAR * square(near[i] > 16 ? 16 : near[i]) / 256;
	if (p->king_god != NONE && p->region[lh_god_region[p->king_god]].owner == seat)
		n[T_KING] = W_KING;
}

static int points(const struct lh_pub *p, uint8_t seat)
{
	int n[TERMS] = { 0 }, sum = 0;
	count_terms(p, seat, n);
	for (int i = 0; i < TERMS; i++)
		sum += n[i];
	return sum;
}

/* The solo mode has no terms with names. */
int lh_eval_terms(const void *state, uint8_t seat, struct eval_term out[TERMS_MAX])
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	int n[TERMS] = { 0 };
	if (p->solo)
		return 0;
	count_terms(p, seat, n);
	for (int i = 0; i < TERMS; i++)
		out[i] = (struct eval_term){ term_name[i], n[i] };
	return TERMS;
}

/* Points of a solo position, in thousandths of a win. */
enum {
	S_BASE = 400,
	S_OWN = 25,    /* a region of the player */
	S_THEIRS = 35, /* a Persian token */
	S_HOPLITE = 5, /* own on the map */
	S_MODEL = 8,   /* Persian on the map */
	S_SLAIN = 30,  /* a monster slain */
	S_MONSTER =
		14,  /* a monster on the map, and again for each step it is nearer to a monument */
	S_WOUND = 9, /* a wound on a monster */
	S_CRUMBLE = 10,  /* times the square of the levels a monument has lost */
	S_ATTITUDE = 12, /* a step of a land's attitude */
	S_ATTR = 10,
	S_INJURY = 8,
	S_CARD = 6,
	S_PRIEST = 6,
	S_BLESSING = 12,
	S_COUNTER = 35, /* a step of the victory counter (Act II) */
	S_INVASION = 8, /* a step of the invasion (Act I) */
	S_QUEST = 30,   /* a quest completed */
	S_QUEST_STEP = 8
};

/* LH-22.36: steps along the arrows to a monument, 0 at one. */
static int steps_to_monument(unsigned r)
{
	int n = 0;
	while (lh_regions[r].god == NONE && n < 4) {
		r = lh_regions[r].arrow;
		n++;
	}
	return n;
}

/* Solo: own regions and the counter against Persians and monuments that crumble. */
static int32_t solo_share(const struct lh_pub *p)
{
	const struct lh_solo *x = &p->xerxes;
	const struct lh_player *pl = &p->player[0];
	int n = S_BASE + S_OWN * count32(lh_own_held(p, 0)) - S_THEIRS * count32(p->held[PERSIAN]) +
		S_HOPLITE * (p->on_map[BLUE] + p->on_map[YELLOW]) - S_MODEL * p->on_map[PERSIAN] +
		S_SLAIN * count32(pl->trophies) + S_CARD * pl->hand + S_PRIEST * pl->pool +
		S_BLESSING * __builtin_popcountll(pl->blessings) - S_INJURY * count32(pl->injured) +
		S_QUEST * count32(x->done) + S_QUEST_STEP * pl->step;
	for (unsigned m = 0; m < MONSTERS; m++)
		if (p->monster[m].at != NONE)
			n += S_WOUND * count32(p->monster[m].wounds) -
			     S_MONSTER * (5 - steps_to_monument(p->monster[m].at));
	for (int god = 0; god < GODS; god++)
		n -= S_CRUMBLE * square(MONUMENT_TOP - p->level[god]);
	for (int l = 0; l < LANDS; l++)
		n += S_ATTITUDE * (x->attitude[l] - NEUTRAL);
	for (int a = 0; a < ATTRS; a++)
		n += S_ATTR * pl->attr[a];
	n += x->act == 2 ? S_COUNTER * (INVASION_TOP - x->victory) : -S_INVASION * x->invasion;
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
