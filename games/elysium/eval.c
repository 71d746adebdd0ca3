/* eval.c: expected share of the win, from named terms.
 *
 * A seat's value is what it would score now (r11_scoring.c) plus what can still become points:
 * gold, cards in the Domain, lone cards, reusable powers, the quest of this epoch. Amounts are in
 * sixteenths of a VP. A seat that is behind by `half` has half the chance; far from the end a lead
 * means less. */
#include "games/elysium/rules.h"

#include <string.h>

#include "core/text.h"

enum term {
	T_GOLD,      /* each gold, up to gold_enough */
	T_GOLD_MORE, /* each gold beyond */
	T_CARD_1,    /* a card in the Domain that there is time to transfer, by level */
	T_CARD_2,
	T_CARD_3,
	T_LONE,        /* a lone card, for each epoch left to complete it */
	T_OPEN_LEVEL,  /* a level Legend with room, for each epoch left */
	T_OPEN_FAMILY, /* a family Legend that lacks a card, for each epoch left */
	T_REPEATED,    /* an activated, Eleusis or legend power, for each epoch left */
	T_LASTING,     /* a permanent, for each epoch left */
	T_RING,        /* a trigger that has its ring */
	T_CHRONOS,     /* a Chronos card in the Domain */
	T_TRANSFER,    /* a transfer that the quest held will give */
	T_CITIZEN,     /* a Citizen in the Domain */
	T_PRESTIGE,    /* one prestige, for each epoch left */
	TERMS
};

/* In sixteenths of a VP; tuned in matches between greedy bots. */
static const int16_t weight[TERMS] = {
	[T_GOLD] = 3,      [T_GOLD_MORE] = 1, [T_CARD_1] = 10,    [T_CARD_2] = 20,
	[T_CARD_3] = 34,   [T_LONE] = 9,      [T_OPEN_LEVEL] = 9, [T_OPEN_FAMILY] = 10,
	[T_REPEATED] = 10, [T_LASTING] = 15,  [T_RING] = 18,      [T_CHRONOS] = 16,
	[T_TRANSFER] = 6,  [T_CITIZEN] = 2,   [T_PRESTIGE] = 3,
};

static const int gold_enough = 8;

/* Epochs in which somebody can still transfer: those to come, and this one until all steps are over. */
static int epochs_left(const struct el_pub *p)
{
	const struct pet_flow *fl = &p->flow;
	int left = EL_EPOCHS - p->epoch;
	bool done = fl->depth < 2 || (fl->frame[1].node == N_EPOCH && fl->frame[1].pc > 4);
	return left + !done;
}

/* The same for one seat: after its own step of the last epoch there is none. */
static int seat_left(const struct el_pub *p, unsigned seat, int left)
{
	return el_has_written(p, seat) ? 0 : left;
}

/* Cards of the Domain, as many as there is time to transfer, best level first; and powers. */
static int domain_worth(el_stock all, int left)
{
	int room = 2 * left + 1;
	int powers = el_stocked(all, EL_POWER), used = el_stocked(all, EL_POWER_USED);
	int worth = weight[T_REPEATED] * (left * (powers + used) - used) +
		    weight[T_LASTING] * left * el_stocked(all, EL_LASTING) +
		    weight[T_RING] * el_stocked(all, EL_RING) +
		    weight[T_CHRONOS] * el_stocked(all, EL_WAITING);
	for (int l = EL_LEVELS - 1; l >= 0; l--) {
		int cards = el_stocked(all, EL_OF_LEVEL + (unsigned)l);
		int n = cards < room ? cards : room;
		worth += n * weight[T_CARD_1 + l];
		room -= n;
	}
	return worth;
}

/* Cards of all seats. */
static void count(const struct el_pub *p, struct el_cards cards[EL_SEATS])
{
	memset(cards, 0, EL_SEATS * sizeof *cards);
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		for (int i = 0; i < p->seat[seat].domain_size; i++) {
			unsigned c = p->seat[seat].domain[i];
			cards[seat].domain += el_stock_of(el_face(p, c), p->used[c] >> seat & 1);
		}
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		int size = el_pile_size(q), citizens = 0, chronos = 0;
		for (int k = 0; k < size; k++) {
			unsigned c = q->card[k];
			citizens += c == EL_CITIZEN;
			if (c != EL_CITIZEN && el_face(p, c)->kind >= EL_CHRONOS)
				chronos += el_chronos(p, q->owner, c, i);
		}
		el_count_pile(&cards[q->owner], el_pile_shape(p, q), size, citizens, chronos);
	}
}

/* What Legends score now and may become. */
static int legends_worth(const struct el_cards *n, int left)
{
	return 16 * n->points +
	       left * (weight[T_LONE] * n->lone + weight[T_OPEN_LEVEL] * n->open_level +
		       weight[T_OPEN_FAMILY] * n->open_family);
}

/* Names of a seat's terms in explanations. */
enum part {
	P_POINTS,
	P_DOMAIN,
	P_GOLD,
	P_CITIZENS,
	P_PRESTIGE,
	P_QUEST,
	P_LEGENDS,
	P_TILES,
	PARTS
};

static const char *const part_name[PARTS] = {
	[P_POINTS] = N_("victory points"), [P_DOMAIN] = N_("cards in the Domain"),
	[P_GOLD] = N_("gold in hand"),     [P_CITIZENS] = N_("Citizens"),
	[P_PRESTIGE] = N_("prestige"),     [P_QUEST] = N_("the quest of this epoch"),
	[P_LEGENDS] = N_("Legends"),       [P_TILES] = N_("bonus tiles"),
};

/* All terms; part must be zeroed. */
static inline void seat_parts(const struct el_pub *p, unsigned seat, const struct el_cards *cards,
			      int left, int part[PARTS])
{
	const struct el_seat *s = &p->seat[seat];
	int plenty = s->gold > gold_enough ? s->gold - gold_enough : 0;
	part[P_POINTS] = 16 * (s->vp + el_prestige(p, seat));
	part[P_TILES] = 16 * el_tiles(p, seat);
	part[P_LEGENDS] = legends_worth(cards, left);
	if (!left)
		return;
	part[P_DOMAIN] = domain_worth(cards->domain, left);
	part[P_GOLD] = weight[T_GOLD] * (s->gold - plenty) + weight[T_GOLD_MORE] * plenty;
	part[P_CITIZENS] = weight[T_CITIZEN] * s->citizens;
	part[P_PRESTIGE] = weight[T_PRESTIGE] * s->pp * left;
	if (s->quest && p->flow.depth > 2 && p->flow.frame[2].node == N_ROUNDS) {
		const struct el_quest *q = el_quest_held(p, seat);
		part[P_QUEST] =
			weight[T_GOLD] * q->gold + 16 * q->vp + weight[T_TRANSFER] * q->transfers;
	}
}

static int seat_worth(const struct el_pub *p, unsigned seat, const struct el_cards *cards, int left)
{
	int part[PARTS] = { 0 }, worth = 0;
	seat_parts(p, seat, cards, left, part);
	for (int i = 0; i < PARTS; i++)
		worth += part[i];
	return worth;
}

/* 65536 for the leader, half of it for every `half` behind. */
static int32_t chance(int behind, int half)
{
	int64_t halvings = 32768 * (int64_t)behind / half; /* 15 binary places */
	if (halvings >> 15 > 15)
		return 1;
	return (int32_t)((65536 - (halvings & 32767)) >> (halvings >> 15)) + 1;
}

void el_eval(const void *state, int32_t share[PET_SEATS_MAX])
{
	const struct el_pub *p = state;
	struct el_cards cards[EL_SEATS];
	count(p, cards);
	el_shares(p, cards, share);
}

void el_shares(const struct el_pub *p, const struct el_cards cards[EL_SEATS],
	       int32_t share[PET_SEATS_MAX])
{
	unsigned seats = p->flow.seats;
	int worth[EL_SEATS], best = 0, left = epochs_left(p), half = 16 * (1 + left);
	int64_t sum = 0;
	int32_t given = 0;
	memset(share, 0, PET_SEATS_MAX * sizeof share[0]);
	if (p->flow.depth == 0) {
		uint8_t won[PET_SEATS_MAX];
		el_result(p, won);
		for (unsigned seat = 0; seat < seats; seat++)
			given += share[seat] = won[seat] * 65536 / PET_SHARES;
		share[0] += 65536 - given;
		return;
	}
	for (unsigned seat = 0; seat < seats; seat++)
		worth[seat] = seat_worth(p, seat, &cards[seat], seat_left(p, seat, left));
	for (unsigned seat = 0; seat < seats; seat++)
		best = seat == 0 || worth[seat] > best ? worth[seat] : best;
	for (unsigned seat = 0; seat < seats; seat++)
		sum += share[seat] = chance(best - worth[seat], half);
	for (unsigned seat = 0; seat < seats; seat++)
		given += share[seat] = (int32_t)(share[seat] * INT64_C(65536) / sum);
	share[0] += 65536 - given;
}

int el_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX])
{
	const struct el_pub *p = state;
	struct el_cards cards[EL_SEATS];
	int part[PARTS] = { 0 }, left = epochs_left(p);
	count(p, cards);
	seat_parts(p, seat, &cards[seat], seat_left(p, seat, left), part);
	for (int i = 0; i < PARTS; i++)
		out[i] = (struct pet_eval_term){ part_name[i], part[i] };
	return PARTS;
}
