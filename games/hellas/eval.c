/* eval.c: a quick evaluation of a position: for each seat the distance to each victory condition,
 * and its means. The nearest condition counts most. All weights are in one table. */
#include "games/hellas/rules.h"

#include <string.h>

#include "core/text.h"

/* Points per unit; a seat's share of the win grows with the square of its points. */
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
	W_NEAR = 60, /* times the square of the fraction of a condition that is met, in 1/16 */
	W_END = 120, /* in a duel the same of what is more than half of it */
	W_SITE = 4,  /* times the level of a monument above the first, under control */
	HOLDER = 12, /* grip of controlling it */
	USURPER = 5, /* grip of the glory token */
};

/* Points for controlling the completed monument, by the tokens left on the activation card. */
static const int16_t king_points[4] = { 320, 220, 140, 90 };

static int square(int n)
{
	return n * n;
}

/* A land is four neighbouring bits in a set of regions, the last land three: all are counted at
 * once, for all seats side by side. */
_Static_assert(ACARNANIA == 4 && EUBOEA == 8 && ACHAEA == 12 && ARGOLIS == 16 && REGIONS == 19,
	       "regions are ordered by land");

typedef uint32_t per_seat __attribute__((vector_size(PLAYERS * sizeof(uint32_t))));

static inline per_seat higher(per_seat a, per_seat b)
{
	per_seat more = (per_seat)(a > b);
	return (a & more) | (b & ~more);
}

static inline per_seat lower(per_seat a, per_seat b)
{
	per_seat less = (per_seat)(a < b);
	return (a & less) | (b & ~less);
}

void lh_best_lands(const struct lh_pub *p, struct lh_lands *out)
{
	per_seat held, whole = { 0 }, first = whole, second = whole, third = whole;
	uint32_t counted = lh_lands_counted(p);
	memcpy(&held, p->held, sizeof held);
	held -= held >> 1 & 0x55555;
	held = (held & 0x33333) + (held >> 2 & 0x33333);
	for (int l = 0; l < LANDS; l++, held >>= 4) {
		per_seat n = held & 15, land;
		if (!(counted >> l & 1))
			continue;
		if (l == BROWN) /* 0, 5, 10, 16 sixteenths */
			land = (n * 5 + (n + 1) / 4) << 4 | (12 + n);
		else
			land = n * 4 << 4 | (11 + n);
		per_seat rest = lower(land, first);
		first = higher(land, first);
		third = higher(third, lower(rest, second));
		second = higher(rest, second);
		whole += land >> 8;
	}
	memcpy(out->best[0], &first, sizeof first);
	memcpy(out->best[1], &second, sizeof second);
	memcpy(out->best[2], &third, sizeof third);
	memcpy(out->whole, &whole, sizeof whole);
}

/* LH-20.2: regions of the best lands, in sixteenths of the number needed. */
static int warlord_near(const struct lh_pub *p, uint8_t seat, const struct lh_lands *lands)
{
	unsigned two = (lands->best[0][seat] >> 4) + (lands->best[1][seat] >> 4);
	return (int)(lh_lands_to_win(p) == 3 ? (two + (lands->best[2][seat] >> 4)) / 3 : two / 2);
}

/* Names of a seat's terms in explanations. */
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
	[T_SLAIN] = N_("slain monsters"),
	[T_HOPLITE] = N_("hoplites"),
	[T_PRIEST] = N_("priests"),
	[T_CARD] = N_("combat cards"),
	[T_BLESSING] = N_("blessings"),
	[T_ARTIFACT] = N_("artifacts"),
	[T_ATTR] = N_("attributes of the hero"),
	[T_GLORY] = N_("glory tokens"),
	[T_NEAR] = N_("closeness to a victory"),
	[T_KING] = N_("a grip on the monuments"),
};

/* How well a seat can take or hold a region: hoplites there and next to it, control, a glory token
 * with which the hero may usurp. */
static int grip(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	const struct lh_player *pl = &p->player[seat];
	int n = 2 * p->region[r].hop[seat];
	PET_FOR_EACH (t, lh_near_all(r) & p->occ[seat])
		n += p->region[t].hop[seat];
	if (p->held[seat] & BIT(r))
		n += HOLDER;
	if (p->glory[lh_regions[r].land] == seat && !(pl->used & BIT(S_USURP)))
		n += pl->at == r ? 2 * USURPER : USURPER;
	return n;
}

/* LH-20.5, LH-20.6, LH-20.7, LH-20.8, LH-20.9: before a monument is complete, the higher it is the
 * more its region is worth; afterwards only that one region counts, more as tokens run out, divided
 * by who has a grip on it. */
static void kings(const struct lh_pub *p, int points[PLAYERS])
{
	int seats = p->flow.seats, all = 0;
	if (seats == 2) /* LH-21.1 */
		return;
	if (p->king_god == NONE) {
		for (int god = 0; god < GODS; god++) {
			uint8_t owner = p->region[lh_god_region[god]].owner;
			if (owner < seats)
				points[owner] += W_SITE * square(p->level[god] - 1);
		}
		return;
	}
	for (uint8_t s = 0; s < seats; s++)
		all += points[s] = grip(p, s, lh_god_region[p->king_god]);
	for (int s = 0; s < seats && all; s++)
		points[s] = king_points[p->king_tokens < 4 ? p->king_tokens : 0] * points[s] / all;
}

/* How well the seat is prepared to slay that monster, in sixteenths, its hero being so many steps
 * away: wounds dealt and cards that fit count whole, a point of Strength (a card drawn) half. */
static int quarry(const struct lh_pub *p, unsigned m, const uint8_t have[SYMBOLS], int strength,
		  int steps)
{
	uint8_t used[SYMBOLS] = { 0 };
	int left = 0, weapons = 0, slots = lh_slots(p, m);
	PET_FOR_EACH (slot, lh_uncovered(p, m)) {
		uint8_t symbol = lh_box(p)->monster[m].symbol[slot];
		left++;
		if (used[symbol] < have[symbol]) {
			used[symbol]++;
			weapons++;
		}
	}
	int cover = 2 * weapons + strength;
	if (cover > 2 * left)
		cover = 2 * left;
	return 8 * (2 * (slots - left) + cover) / slots * (16 - 2 * steps) / 16;
}

/* The monster within three steps that the seat is best prepared to slay, in sixteenths. */
static int prey(const struct lh *g, uint8_t seat)
{
	enum { REACH = 4 };
	const struct lh_pub *p = &g->pub;
	uint8_t have[SYMBOLS] = { 0 };
	int best = 0, strength = lh_effective(p, seat, STRENGTH);
	if (p->player[seat].at >= REGIONS)
		return 0;
	PET_FOR_EACH (c, g->priv[seat].hand)
		have[lh_cards[c].symbol]++;
	uint32_t ring = BIT(p->player[seat].at), seen = ring;
	for (int steps = 0; steps < REACH; steps++) {
		uint32_t next = 0;
		for (unsigned m = 0; m < MONSTERS; m++) {
			unsigned at = p->monster[m].at;
			if (at >= REGIONS || !(ring & BIT(at)))
				continue;
			int n = quarry(p, m, have, strength, steps);
			best = n > best ? n : best;
		}
		PET_FOR_EACH (r, ring)
			next |= lh_near_all(r);
		ring = next & ~seen;
		seen |= ring;
	}
	return best;
}

/* The terms of a seat, weighted; n must be zeroed. In a duel, which is a race between temples and
 * monsters, the next monster counts before it is slain, and more as the third comes near. */
static inline void count_terms(const struct lh *g, uint8_t seat, const int king[PLAYERS],
			       const struct lh_lands *lands, int n[TERMS])
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[seat];
	int temples = lh_temples_held(p, seat), slain = count32(pl->trophies);
	int near[3] = { warlord_near(p, seat, lands), 16 * temples / TEMPLES_TO_WIN,
			16 * slain / TROPHIES_TO_WIN };
	n[T_REGION] = W_REGION * count32(p->held[seat]);
	n[T_TEMPLE] = W_TEMPLE * temples;
	n[T_SLAIN] = W_SLAIN * slain;
	n[T_HOPLITE] = W_HOPLITE * p->on_map[seat];
	n[T_PRIEST] = W_PRIEST * pl->pool;
	n[T_CARD] = W_CARD * pl->hand;
	n[T_BLESSING] = W_BLESSING * (int)pet_count(pl->blessings);
	n[T_ARTIFACT] = W_ARTIFACT * count32(pl->artifacts);
	for (int a = 0; a < ATTRS; a++)
		n[T_ATTR] += W_ATTR * pl->attr[a] >> (pl->injured >> a & 1);
	for (int l = 0; l < LANDS; l++)
		n[T_GLORY] += p->glory[l] == seat ? W_GLORY : 0;
	if (p->flow.seats == 2)
		near[2] = (16 * 16 * slain + 12 * prey(g, seat)) / (16 * TROPHIES_TO_WIN);
	for (int i = 0; i < 3; i++) {
		int met = near[i] > 16 ? 16 : near[i];
		n[T_NEAR] += W_NEAR * square(met) / 256;
		if (p->flow.seats == 2 && met > 8)
			n[T_NEAR] += W_END * square(met - 8) / 64;
	}
	n[T_KING] = king[seat];
}

static int points(const struct lh *g, uint8_t seat, const int king[PLAYERS],
		  const struct lh_lands *lands)
{
	int n[TERMS] = { 0 }, sum = 0;
	count_terms(g, seat, king, lands, n);
	for (int i = 0; i < TERMS; i++)
		sum += n[i];
	return sum;
}

int lh_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX])
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	int n[TERMS] = { 0 }, king[PLAYERS] = { 0 };
	struct lh_lands lands;
	if (p->solo)
		return lh_solo_terms(state, out);
	kings(p, king);
	lh_best_lands(p, &lands);
	count_terms(state, seat, king, &lands, n);
	for (int i = 0; i < TERMS; i++)
		out[i] = (struct pet_eval_term){ term_name[i], n[i] };
	return TERMS;
}

void lh_shares(const struct lh *g, const struct lh_lands *lands, int32_t share[PET_SEATS_MAX])
{
	const struct lh_pub *p = &g->pub;
	int32_t sum = 0, left = 65536;
	int weight[PLAYERS] = { 0 }, king[PLAYERS] = { 0 };
	kings(p, king);
	for (uint8_t s = 0; s < p->flow.seats; s++) {
		weight[s] = square(points(g, s, king, lands) + 20);
		sum += weight[s];
	}
	for (int s = PET_SEATS_MAX - 1; s > 0; s--) {
		share[s] = s < p->flow.seats ? (int32_t)((int64_t)weight[s] * 65536 / sum) : 0;
		left -= share[s];
	}
	share[0] = left;
}

void lh_eval(const void *state, int32_t share[PET_SEATS_MAX])
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = 0;
	if (p->over) {
		uint8_t result[PET_SEATS_MAX] = { 0 };
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
		share[0] = lh_solo_share(state);
		return;
	}
	struct lh_lands lands;
	lh_best_lands(p, &lands);
	lh_shares(state, &lands, share);
}
