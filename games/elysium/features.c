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
#define LACK(id, bits, name)    { #id, name, bits, .lack = true },
#include "games/elysium/features.def"
#undef FEATURE
	{ NULL, NULL, 0 },
};

static const _Alignas(16) int16_t weights[] = {
#include "games/elysium/judge.inc"
};

const struct pet_net el_net = { weights, sizeof weights / sizeof weights[0] };

/* Sets of levels, a byte for each family, the first one lowest. */
typedef uint64_t levels;

static levels levels_of(unsigned family, unsigned set)
{
	return (levels)set << 8 * family;
}

static unsigned of_family(levels all, unsigned family)
{
	return (unsigned)(all >> 8 * family) & 0xFF;
}

enum { ALL_LEVELS = 14 }; /* a byte of them */

static const levels each = 0x0101010101010101u; /* a bit of every family */

/* How many families have the lowest bit. */
static int having(levels set)
{
	return (int)((set & each) * each >> 56);
}

static int families(levels set)
{
	return having(set >> 1 | set >> 2 | set >> 3);
}

/* Cards that a seat has in its Domain, those of which it has several, and those that its piles
 * accept. */
struct holdings {
	levels have, several, wanted;
};

/* Cards of the Domain: levels and powers. */
static el_stock domain(const struct el_pub *p, unsigned seat, struct holdings *own, int16_t *x)
{
	const struct el_seat *s = &p->seat[seat];
	int gold = s->gold, movable = 0;
	el_stock all = 0;
	for (int i = 0; i < s->domain_size; i++) {
		unsigned c = s->domain[i];
		const struct el_card *card = el_face(p, c);
		levels one = levels_of(card->family, 1u << card->level);
		int pays = gold >= card->level;
		all += el_stock_of(card, p->used[c] >> seat & 1);
		own->several |= own->have & one;
		own->have |= one;
		gold -= pays ? card->level : 0;
		movable += pays;
	}
	x[F_domain] = s->domain_size;
	x[F_movable] = (int16_t)movable;
	for (unsigned l = 0; l < EL_LEVELS; l++)
		x[F_level1 + l] = (int16_t)el_stocked(all, EL_OF_LEVEL + l);
	x[F_powers] = (int16_t)el_stocked(all, EL_POWER);
	x[F_powers_used] = (int16_t)el_stocked(all, EL_POWER_USED);
	x[F_lasting] = (int16_t)el_stocked(all, EL_LASTING);
	x[F_rings] = (int16_t)el_stocked(all, EL_RING);
	x[F_chronos_waiting] = (int16_t)el_stocked(all, EL_WAITING);
	return all;
}

/* Sets that the cards of the Domain could make among themselves. */
static void sets(const struct holdings *own, int16_t *x)
{
	int all = 0, most = 0;
	for (int i = 1; i <= EL_LEVELS; i++) {
		int n = having(own->have >> i);
		all += n;
		most = n > most ? n : most;
	}
	x[F_pairs] = (int16_t)(all - families(own->have));
	x[F_broadest] = (int16_t)most;
}

/* EL-8.7 to EL-8.9: the levels of each family that a pile accepts. */
static levels wants(const struct el_pub *p, const struct el_pile *q, enum el_shape shape, int cards)
{
	const struct el_card *row = el_box(p)->card, *first = &row[q->card[0]];
	unsigned same = 1u << first->level, others = ALL_LEVELS & ~same;
	levels taken = 0;
	if (shape == EL_FAMILY_LEGEND) {
		unsigned second = 1u << row[q->card[1]].level;
		return cards == 2 ? levels_of(first->family, others & ~second) : 0;
	}
	if (cards == EL_PILE)
		return 0;
	for (int k = 0; k < cards; k++)
		if (q->card[k] != EL_CITIZEN)
			taken |= levels_of(row[q->card[k]].family, 0xFF);
	return (each * same & ~taken) | (shape == EL_LONE ? levels_of(first->family, others) : 0);
}

/* What a lone card becomes with the Domain, of which this card joins it first and decides. */
static int lone_gain(const struct el_card *first, const struct el_card *card,
		     const struct holdings *own)
{
	if (card->level == first->level) {
		levels same = own->have & ~levels_of(first->family, 0xFF);
		int size = 1 + having(same >> card->level);
		return el_legend_worth(EL_LEVEL_LEGEND, size < EL_PILE ? size : EL_PILE);
	}
	unsigned third = ALL_LEVELS & ~(1u << first->level | 1u << card->level);
	bool whole = of_family(own->have, card->family) & third;
	return el_legend_worth(EL_FAMILY_LEGEND, whole ? 3 : 2);
}

/* The first card of the Domain that is wanted; adds up how many there are. */
static const struct el_card *find(const struct el_pub *p, unsigned seat, levels wanted, int *joins)
{
	const struct el_seat *s = &p->seat[seat];
	const struct el_card *first = NULL;
	for (int i = s->domain_size - 1; i >= 0; i--) {
		const struct el_card *card = el_face(p, s->domain[i]);
		bool joins_it = of_family(wanted, card->family) >> card->level & 1;
		*joins += joins_it;
		first = joins_it ? card : first;
	}
	return first;
}

/* Cards of the Domain that an unfinished Legend of the seat can use, and the points they add. */
static void fits(const struct el_pub *p, const struct el_pile *q, enum el_shape shape, int cards,
		 levels wanted, const struct holdings *own, int16_t *x)
{
	levels joining = wanted & own->have;
	const struct el_card *first = NULL;
	int joins = 0;
	if (!joining)
		return;
	if (shape == EL_LONE || wanted & own->several)
		first = find(p, q->owner, wanted, &joins);
	else
		joins = (int)pet_count(joining);
	int most = shape == EL_FAMILY_LEGEND ? 3 : EL_PILE, size = cards + families(joining);
	x[F_joins] += (int16_t)joins;
	x[F_gain] +=
		(int16_t)(shape == EL_LONE ? lone_gain(el_face(p, q->card[0]), first, own)
					   : el_legend_worth(shape, size < most ? size : most) -
						     el_legend_worth(shape, cards));
}

/* EL-8, EL-11.2 to EL-11.20: piles, what they score and what they lack. */
static void piles(const struct el_pub *p, struct holdings *own, struct el_cards *counted,
		  int16_t out[][PET_FEATURES_MAX])
{
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		int16_t *x = out[q->owner];
		int cards = el_pile_size(q);
		enum el_shape shape = el_pile_shape(p, q);
		levels wanted = wants(p, q, shape, cards);
		own[q->owner].wanted |= wanted;
		switch (shape) {
		case EL_LONE:
			x[F_lone]++;
			break;
		case EL_LEVEL_LEGEND:
			x[cards > 2 ? F_level_more : F_level_two]++;
			break;
		default:
			x[cards > 2 ? F_family_three : F_family_two]++;
		}
		x[F_legends] += (int16_t)el_legend_worth(shape, cards);
		int citizens = 0, chronos = 0;
		for (int k = 0; k < cards; k++) {
			if (q->card[k] == EL_CITIZEN)
				citizens++;
			else if (el_face(p, q->card[k])->kind >= EL_CHRONOS)
				chronos += el_chronos(p, q->owner, q->card[k], i);
		}
		x[F_legend_citizens] += (int16_t)citizens;
		x[F_chronos] += (int16_t)chronos;
		el_count_pile(&counted[q->owner], shape, cards, citizens, chronos);
		fits(p, q, shape, cards, wanted, &own[q->owner], x);
	}
}

/* Sets of seats: that may still acquire a card and have certain columns; that have more than one. */
struct able {
	uint8_t columns[1 << EL_COLOURS], two;
};

static struct able able(const struct el_pub *p)
{
	struct able a = { 0 };
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		unsigned columns = p->seat[seat].columns;
		if (p->seat[seat].actions >= 3)
			continue;
		a.columns[0] |= (uint8_t)(1u << seat);
		a.two |= (uint8_t)((columns & (columns - 1) ? 1u : 0u) << seat);
		for (unsigned i = 0; i < EL_COLOURS; i++)
			a.columns[1u << i] |= (uint8_t)((columns >> i & 1) << seat);
	}
	for (unsigned i = 1; i < 1 << EL_COLOURS; i++)
		a.columns[i] = a.columns[i & (i - 1)] & a.columns[i & -i];
	return a;
}

/* The cards that fit a pile, or of which the Domain has another level of the family or another
 * family of the level. */
static levels useful(const struct holdings *own)
{
	levels have = own->have;
	levels fit = own->wanted | have << 1 | have << 2 | have >> 1 | have >> 2;
	for (int i = 1; i <= EL_LEVELS; i++) {
		levels there = have >> i & each, others = there & (there - 1) ? 0 : there;
		fit |= there ? (each & ~others) << i : 0;
	}
	return fit;
}

/* EL-3.2 to EL-3.7: the cards of the Agora that a seat can still acquire. */
static void agora(const struct el_pub *p, const struct holdings *own,
		  int16_t out[][PET_FEATURES_MAX])
{
	struct able a = able(p);
	levels fit[EL_SEATS];
	int16_t reach[EL_SEATS] = { 0 }, fits_it[EL_SEATS] = { 0 };
	for (unsigned seat = 0; seat < EL_SEATS; seat++)
		fit[seat] = useful(&own[seat]);
	for (unsigned at = 0; at < sizeof p->agora && a.columns[0]; at += 8)
		for (uint64_t eight = pet_eight(p->agora + at); eight;) {
			unsigned i = (unsigned)__builtin_ctzll(eight) / 8, c = at + i;
			const struct el_card *card = el_face(p, c);
			unsigned seats = a.columns[card->need] & ~(unsigned)p->held[c];
			seats &= card->columns == 2 ? a.two : ~0u;
			for (unsigned seat = 0; seat < EL_SEATS; seat++) {
				unsigned can = seats >> seat & 1;
				unsigned fits = of_family(fit[seat], card->family) >> card->level;
				reach[seat] = (int16_t)(reach[seat] + can);
				fits_it[seat] = (int16_t)(fits_it[seat] + (can & fits));
			}
			eight &= ~(UINT64_C(0xFF) << 8 * i);
		}
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		out[seat][F_reach] = reach[seat];
		out[seat][F_reach_fits] = fits_it[seat];
	}
}

/* EL-5.11: quests that nobody has taken, for seats that have none. */
static void quests(const struct el_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	unsigned taken = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		taken |= p->seat[seat].quest;
	for (unsigned quest = 0; quest < (unsigned)el_quests(p); quest++) {
		unsigned colours = taken >> quest & 1 ? 0 : el_quest_colours(p, quest);
		for (unsigned seat = 0; seat < p->flow.seats && colours; seat++)
			out[seat][F_quest_reach] +=
				!p->seat[seat].quest && p->seat[seat].columns & colours;
	}
}

/* EL-7.5: while Legends are written, the transfers that the quest held still gives. */
static int transfers(const struct el_pub *p, unsigned seat)
{
	const struct pet_frame *f = &p->flow.frame[2];
	if (p->flow.depth < 3 || f->node != N_WRITING || !p->seat[seat].quest)
		return 0;
	if (p->seat[seat].disc > f->n)
		return el_quest_held(p, seat)->transfers;
	bool now = p->seat[seat].disc == f->n && p->flow.depth > 3 && f[1].node == N_STEP;
	return now ? f[1].n : 0;
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
	x[F_transfers] = (int16_t)transfers(p, seat);
	if (p->flow.asked == seat) {
		uint8_t node = pet_game_frame(p)->node;
		x[F_owes_column] = node == N_COLUMN;
		x[F_midst] =
			node != N_COLUMN && node != N_TURN && node != N_AFTER && node != N_LEGENDS;
	}
	x[F_disc] = s->disc;
	x[F_asked] = p->flow.asked == seat;
	x[F_writing] = !rounds;
	x[F_rounds] = (int16_t)(rounds ? EL_ROUNDS - p->flow.frame[2].n / p->flow.seats : 0);
	x[F_epochs_left] = (int16_t)(EL_EPOCHS - p->epoch);
	x[F_seats] = p->flow.seats;
}

/* Nothing that was not written in time becomes points. */
static void forget(int16_t *x)
{
	for (int i = F_domain; i <= F_family_three; i++)
		x[i] = 0;
	for (int i = F_pairs; i <= F_gain; i++)
		x[i] = 0;
}

void el_features(const void *state, int16_t out[][PET_FEATURES_MAX], int32_t share[PET_SEATS_MAX])
{
	const struct el_pub *p = state;
	struct holdings own[EL_SEATS] = { 0 };
	struct el_cards counted[EL_SEATS] = { 0 };
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		const struct el_seat *s = &p->seat[seat];
		int16_t *x = out[seat];
		memset(x, 0, FEATURES * sizeof x[0]);
		x[F_points] = (int16_t)s->vp;
		x[F_prestige] = (int16_t)s->pp;
		x[F_prestige_points] = (int16_t)el_prestige(p, seat);
		x[F_gold] = (int16_t)s->gold;
		x[F_citizens] = s->citizens;
		x[F_tiles] = (int16_t)el_tiles(p, seat);
		counted[seat].domain = domain(p, seat, &own[seat], x);
		sets(&own[seat], x);
		epoch(p, seat, x);
	}
	piles(p, own, counted, out);
	if (p->flow.depth > 2 && p->flow.frame[2].node == N_ROUNDS) {
		agora(p, own, out);
		quests(p, out);
	}
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		if (el_has_written(p, seat))
			forget(out[seat]);
	if (share)
		el_shares(p, counted, share);
}
