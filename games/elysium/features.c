/* features.c: the inputs of the learned evaluation (features.def): what a seat would score now,
 * what can still become points, and how much of the game is left for it. */
#include "games/elysium/rules.h"

#include <string.h>

#include "core/text.h"

enum feature {
#define FEATURE(id, bits, name) F_##id,
#include "games/elysium/features.def"
#undef FEATURE
	FEATURES
};

_Static_assert((int)FEATURES < PET_FEATURES_MAX, "room for the features");

const struct pet_feature el_feature[] = {
#define FEATURE(id, bits, name) { #id, name, bits },
#include "games/elysium/features.def"
#undef FEATURE
	{ NULL, NULL, 0 },
};

static const _Alignas(16) int16_t weights[] = {
#include "games/elysium/judge.inc"
};

const struct pet_net el_net = { weights, sizeof weights / sizeof weights[0] };

/* Cards of the Domain: levels and powers. */
static void domain(const struct el_pub *p, unsigned seat, int16_t *x)
{
	const struct el_seat *s = &p->seat[seat];
	int gold = s->gold;
	x[F_domain] = s->domain_size;
	for (int i = 0; i < s->domain_size; i++) {
		unsigned c = s->domain[i];
		const struct el_card *card = &el_card[c];
		bool used = p->used[c] >> seat & 1;
		x[F_level1 + card->level - 1]++;
		if (gold >= card->level) {
			gold -= card->level;
			x[F_movable]++;
		}
		switch (card->kind) {
		case EL_ACTIVATED:
		case EL_ELEUSIS:
		case EL_LEGEND:
			x[used ? F_powers_used : F_powers]++;
			break;
		case EL_PERMANENT:
			x[F_lasting]++;
			break;
		case EL_TRIGGER:
			x[F_rings] += !used;
			break;
		case EL_INSTANT:
			break;
		default:
			x[F_chronos_waiting]++;
		}
	}
}

/* Cards of the Domain that an unfinished Legend of the seat can use. */
static int fits(const struct el_pub *p, const struct el_pile *q)
{
	const struct el_seat *s = &p->seat[q->owner];
	int n = 0;
	for (int i = 0; i < s->domain_size; i++)
		n += el_join_level(q, s->domain[i]) > 0;
	return n;
}

/* EL-8, EL-11.2 to EL-11.20: piles, what they score and what they lack. */
static void piles(const struct el_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		int16_t *x = out[q->owner];
		int cards = 0;
		while (cards < EL_PILE && q->card[cards])
			cards++;
		switch (el_pile_shape(q)) {
		case EL_LONE:
			x[F_lone]++;
			break;
		case EL_LEVEL_LEGEND:
			x[cards > 2 ? F_level_more : F_level_two]++;
			break;
		default:
			x[cards > 2 ? F_family_three : F_family_two]++;
		}
		x[F_legends] += (int16_t)el_pile_worth(q);
		for (int k = 0; k < cards; k++) {
			if (q->card[k] == EL_CITIZEN)
				x[F_legend_citizens]++;
			else if (el_card[q->card[k]].kind >= EL_CHRONOS)
				x[F_chronos] += (int16_t)el_chronos(p, q->owner, q->card[k], i);
		}
		if (cards < EL_PILE && p->seat[q->owner].domain_size)
			x[F_joins] += (int16_t)fits(p, q);
	}
}

/* EL-11.4: every tile that somebody holds. */
static void tiles(const struct el_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	for (int i = 0; i < EL_LEVELS; i++)
		if (p->level_tile[i])
			out[__builtin_ctz(p->level_tile[i])][F_tiles] += el_level_tile[i];
	for (int i = 0; i < EL_FAMILIES; i++) {
		if (p->first_tile[i])
			out[__builtin_ctz(p->first_tile[i])][F_tiles] += EL_FIRST_TILE;
		if (p->second_tile[i])
			out[__builtin_ctz(p->second_tile[i])][F_tiles] += EL_SECOND_TILE;
	}
}

static void epoch(const struct el_pub *p, unsigned seat, int16_t *x)
{
	const struct el_seat *s = &p->seat[seat];
	bool rounds = p->flow.depth > 2 && p->flow.frame[2].node == N_ROUNDS;
	x[F_columns] = (int16_t)el_bits(s->columns);
	x[F_actions_left] = (int16_t)(3 - s->actions);
	x[F_quest_open] = !s->quest;
	x[F_unfinished] = s->unfinished;
	if (s->quest && rounds) {
		const struct el_quest *q = el_quest_held(p, seat);
		x[F_quest_gold] = q->gold;
		x[F_quest_points] = q->vp;
		x[F_quest_transfers] = q->transfers;
	}
	x[F_disc] = s->disc;
	x[F_asked] = p->flow.asked == seat;
	x[F_writing] = !rounds;
	x[F_rounds] = (int16_t)(rounds ? EL_ROUNDS - p->flow.frame[2].n / p->flow.seats : 0);
	x[F_epochs_left] = (int16_t)(EL_EPOCHS - p->epoch);
	x[F_seats] = p->flow.seats;
}

void el_features(const void *state, int16_t out[][PET_FEATURES_MAX])
{
	const struct el_pub *p = state;
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		const struct el_seat *s = &p->seat[seat];
		int16_t *x = out[seat];
		memset(x, 0, FEATURES * sizeof x[0]);
		x[F_points] = (int16_t)s->vp;
		x[F_prestige] = (int16_t)s->pp;
		x[F_prestige_points] = (int16_t)el_prestige(p, seat);
		x[F_gold] = (int16_t)s->gold;
		x[F_citizens] = s->citizens;
		domain(p, seat, x);
		epoch(p, seat, x);
	}
	piles(p, out);
	tiles(p, out);
}
