/* r11_scoring.c: chapter EL-11: final scoring. Domains and lone cards score nothing (EL-11.1): only
 * piles of two or more count. */
#include "games/elysium/rules.h"

/* EL-11.2, EL-11.3: victory points of a Legend by its kind and number of cards. */
int el_legend_worth(enum el_shape shape, int cards)
{
	static const uint8_t level[] = { 0, 0, 2, 4, 8, 12 }, family[] = { 0, 0, 2, 6 };
	switch (shape) {
	case EL_LEVEL_LEGEND:
		return level[cards];
	case EL_FAMILY_LEGEND:
		return family[cards];
	default:
		return 0;
	}
}

/* EL-12.60, EL-12.61: one operation of a Chronos card, read as if it were on a card in a pile. */
static int score_op(const struct el_where *w, const struct el_op *op, unsigned pile)
{
	if (op->code == EL_SCORE) {
		int vp = (int)(el_count(w, op, pile) / op->m * op->n);
		return op->max && vp > op->max ? op->max : vp;
	}
	return el_holds_true(w, op + 1, pile) ? op->n : 0;
}

/* EL-12.62: the best of the other Chronos cards in Legends, as if it were here. */
static int score_as_other(const struct el_where *w, unsigned pile)
{
	int best = 0;
	for (unsigned i = 0; i < w->p->piles; i++) {
		const struct el_pile *q = &w->p->pile[i];
		for (int k = 0; q->card[1] && k < EL_PILE && q->card[k]; k++) {
			const struct el_card *card = el_face(w->p, q->card[k]);
			if (card->kind < EL_CHRONOS || card->kind > EL_CHRONOS_LEVEL ||
			    card->op->code == EL_USE_CHRONOS)
				continue;
			int vp = score_op(w, card->op, pile);
			best = vp > best ? vp : best;
		}
	}
	return best;
}

/* EL-6.70, EL-6.71, EL-11.20, EL-11.21: what a Chronos card in a Legend scores. */
int el_chronos(const struct el_pub *p, unsigned seat, unsigned c, unsigned pile)
{
	const struct el_card *card = el_face(p, c);
	struct el_where w = el_where(p, c, seat, seat);
	if (card->kind < EL_CHRONOS || card->kind > EL_CHRONOS_LEVEL)
		return 0;
	if (card->op->code == EL_USE_CHRONOS)
		return score_as_other(&w, pile);
	return score_op(&w, card->op, pile);
}

/* By the seats before and the others on the same rank. */
static const uint8_t rank_vp[EL_SEATS][EL_SEATS] = {
	{ 16, (16 + 8) / 2, (16 + 8 + 4) / 3, (16 + 8 + 4 + 2) / 4 },
	{ 8, (8 + 4) / 2, (8 + 4 + 2) / 3 },
	{ 4, (4 + 2) / 2 },
	{ 2 },
};

int el_rank_worth(unsigned rank)
{
	return rank_vp[rank][0];
}

/* EL-11.30, EL-11.31, EL-11.32: ranks 1 to 4 give 16, 8, 4, 2; tied seats share, rounded down. */
int el_prestige(const struct el_pub *p, unsigned seat)
{
	int before = 0, tied = -1;
	if (!p->seat[seat].pp)
		return 0;
	for (unsigned i = 0; i < p->flow.seats; i++) {
		before += p->seat[i].pp > p->seat[seat].pp;
		tied += p->seat[i].pp == p->seat[seat].pp;
	}
	return rank_vp[before][tied];
}

/* EL-11.1 to EL-11.50: the total and its parts. */
struct el_score el_score(const struct el_pub *p, unsigned seat)
{
	struct el_score s = { .held = p->seat[seat].vp };
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		if (q->owner != seat || !q->card[1])
			continue;
		s.legends += el_legend_worth(el_pile_shape(p, q), el_pile_size(q));
		for (int k = 0; k < EL_PILE && q->card[k]; k++) {
			s.chronos += el_chronos(p, seat, q->card[k], i);
			s.citizens += q->card[k] == EL_CITIZEN ? EL_CITIZEN_COST
							       : 0; /* EL-8.36, EL-11.40 */
		}
	}
	s.tiles = el_tiles(p, seat);
	s.prestige = el_prestige(p, seat);
	s.total = s.held + s.legends + s.tiles + s.chronos + s.prestige - s.citizens;
	return s;
}

/* EL-11.51: highest total, then more gold; still tied: the win is shared. */
void el_result(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	const struct el_pub *p = pub;
	int best = 0, winners = 0, key[EL_SEATS];
	memset(share, 0, PET_SEATS_MAX);
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		key[seat] = el_score(p, seat).total * 65536 + p->seat[seat].gold;
		if (seat == 0 || key[seat] > best) {
			best = key[seat];
			winners = 0;
		}
		winners += key[seat] == best;
	}
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		share[seat] = key[seat] == best ? (uint8_t)(PET_SHARES / winners) : 0;
}

void el_score_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	(void)f;
	for (unsigned seat = 0; seat < g->pub.flow.seats; seat++) {
		struct el_score s = el_score(&g->pub, seat);
		struct pet_journal *j = &g->journal;
		pet_emit(j, E_SCORE, seat, (unsigned)s.legends, (unsigned)s.tiles,
			 (unsigned)s.chronos, 0);
		if (s.prestige || s.citizens)
			pet_emit(j, E_SCORE_MORE, seat, (unsigned)s.prestige, (unsigned)s.citizens,
				 0, 0);
		if (s.total < 0)
			pet_emit(j, E_TOTAL_BELOW, seat, (unsigned)-s.total, 0, 0, 0);
		else
			pet_emit(j, s.total > 255 ? E_TOTAL_ABOVE : E_TOTAL, seat,
				 (unsigned)s.total, 0, 0, 0);
	}
	pet_flow_end(&g->pub.flow);
}
