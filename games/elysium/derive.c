/* derive.c: recomputes the derived fields of the state. */
#include "games/elysium/rules.h"

/* Cards that lie open somewhere, by design. */
void el_count_seen(const struct el_pub *p, uint8_t seen[EL_ROWS])
{
	for (unsigned c = 0; c < EL_ROWS; c++)
		seen[c] =
			(uint8_t)(p->agora[c] + p->oracle[c] + p->discard[c] + el_bits(p->held[c]));
	for (unsigned i = 0; i < EL_PILES; i++)
		for (int k = 0; k < EL_PILE; k++)
			if (p->pile[i].card[k] && p->pile[i].card[k] < EL_ROWS)
				seen[p->pile[i].card[k]]++;
}

unsigned el_count_citizens(const struct el_pub *p)
{
	unsigned n = p->out;
	for (unsigned seat = 0; seat < EL_SEATS; seat++)
		n += p->seat[seat].citizens;
	for (unsigned i = 0; i < EL_PILES; i++)
		for (int k = 0; k < EL_PILE; k++)
			n += p->pile[i].card[k] == EL_CITIZEN;
	return n;
}

unsigned el_row_sum(const uint8_t *row)
{
	unsigned n = 0;
	for (int c = 0; c < EL_ROWS; c++)
		n += row[c];
	return n;
}

/* Sizes, owners, the number of piles; and, as long as the deck was never rebuilt from the discard
 * pile, the unseen cards: all that are nowhere else. */
void el_derive(void *state)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	uint8_t seen[EL_ROWS];
	if (p->cards > EL_SET_FOURTH)
		return; /* the check refuses it */
	memset(p->held, 0, sizeof p->held);
	for (unsigned seat = 0; seat < EL_SEATS; seat++) {
		struct el_seat *s = &p->seat[seat];
		s->domain_size = 0;
		for (; s->domain_size < EL_DOMAIN && s->domain[s->domain_size]; s->domain_size++)
			if (s->domain[s->domain_size] < EL_ROWS)
				p->held[s->domain[s->domain_size]] |= (uint8_t)(1u << seat);
	}
	for (p->piles = 0; p->piles < EL_PILES && p->pile[p->piles].card[0];)
		p->piles++;
	p->agora_size = (uint8_t)el_row_sum(p->agora);
	p->oracle_size = (uint8_t)el_row_sum(p->oracle);
	p->discard_size = (uint8_t)el_row_sum(p->discard);
	if (!p->reshuffled && p->epoch) {
		el_count_seen(p, seen);
		for (unsigned c = 1; c < EL_ROWS; c++) {
			const struct el_card *card = el_face(p, c);
			bool plays = p->families >> card->family & 1;
			p->pool[c] = plays && seen[c] < card->copies
					     ? (uint8_t)(card->copies - seen[c])
					     : 0;
		}
		unsigned unseen = el_row_sum(p->pool), citizens = el_count_citizens(p);
		p->deck = (uint8_t)(unseen > citizens ? unseen - citizens : 0);
	}
	p->unseen = (uint8_t)el_row_sum(p->pool);
}

/* Cards that are neither seen nor in the deck nor Citizens: they must be Citizens out of the
 * game. */
unsigned el_missing(const struct el_pub *p)
{
	uint8_t seen[EL_ROWS];
	unsigned n = p->deck + el_count_citizens(p);
	el_count_seen(p, seen);
	n += el_row_sum(seen);
	return n < 105 ? 105 - n : 0;
}
