/* r08_transfers.c: chapter EL-8: piles, Legends, what a transfer costs and where a card may go. */
#include "games/elysium/rules.h"

/* card[dom]: every card and Citizen of the Domain. */
const struct el_pick el_any_of_domain = { .zone = EL_DOM };

/* ---- piles ----------------------------------------------------------------------------------- */

int el_pile_size(const struct el_pile *q)
{
	int n = 0;
	while (n < EL_PILE && q->card[n])
		n++;
	return n;
}

/* EL-8.7 to EL-8.9: the second card decides. The first two are always face up (EL-8.30). */
enum el_shape el_pile_shape(const struct el_pile *q)
{
	if (!q->card[1])
		return q->card[0] ? EL_LONE : EL_EMPTY;
	return el_card[q->card[0]].level == el_card[q->card[1]].level ? EL_LEVEL_LEGEND
								      : EL_FAMILY_LEGEND;
}

/* EL-8.31: the level of the place a Citizen would fill; 0: there is none. */
static unsigned citizen_level(const struct el_pile *q)
{
	unsigned first = el_card[q->card[0]].level;
	switch (el_pile_shape(q)) {
	case EL_LEVEL_LEGEND: /* EL-8.32, EL-8.34 */
		return q->card[EL_PILE - 1] ? 0 : first;
	case EL_FAMILY_LEGEND: /* EL-8.33: the three levels sum to 6 */
		return q->card[2] ? 0 : 6 - first - el_card[q->card[1]].level;
	default:
		return 0; /* EL-8.30 */
	}
}

unsigned el_join_level(const struct el_pile *q, unsigned c)
{
	if (c == EL_CITIZEN)
		return citizen_level(q);
	const struct el_card *card = &el_card[c], *first = &el_card[q->card[0]];
	bool same_level = first->level == card->level, same_family = first->family == card->family;
	int size = el_pile_size(q);
	switch (el_pile_shape(q)) {
	case EL_LONE: /* EL-8.9: exactly one of the two is shared */
		return same_level != same_family ? card->level : 0;
	case EL_LEVEL_LEGEND: /* EL-8.7, EL-8.32 */
		if (size == EL_PILE || !same_level)
			return 0;
		for (int i = 0; i < size; i++)
			if (el_card[q->card[i]].family == card->family)
				return 0;
		return card->level;
	case EL_FAMILY_LEGEND: /* EL-8.8 */
		if (size == 3 || !same_family)
			return 0;
		return same_level || el_card[q->card[1]].level == card->level ? 0 : card->level;
	default:
		return 0;
	}
}

/* ---- cost ------------------------------------------------------------------------------------ */

/* EL-8.2, EL-8.11 to EL-8.13, EL-12.52 to EL-12.54: the level, unless something makes it free; free
 * beats every surcharge; surcharges add up, and a protected seat pays none of other seats'. */
unsigned el_cost(const struct el_pub *p, unsigned seat, unsigned c, unsigned level, unsigned mode)
{
	unsigned surcharge = mode == EL_PLUS1, theirs = 0;
	if (mode == EL_FREE)
		return 0;
	for (int i = 0; i < EL_PERMANENTS; i++) {
		unsigned h = p->held[el_permanent[i]];
		const struct el_card *card = &el_card[el_permanent[i]];
		if (!h)
			continue;
		for (unsigned pc = 0; pc < card->ops; pc += 1u + card->op[pc].len) {
			const struct el_op *op = &card->op[pc];
			if (op->code == EL_FREE_CLAUSE && (h >> seat & 1) &&
			    el_match(&op->a, c, level, el_permanent[i]))
				return 0;
			if (op->code == EL_PLUS1_OTHERS &&
			    el_match(&op->a, c, level, el_permanent[i]))
				theirs += (unsigned)el_bits(h & ~(1u << seat));
		}
	}
	if (theirs && el_protected(p, seat, NOBODY))
		theirs = 0;
	return level + surcharge + theirs;
}

/* ---- which cards ------------------------------------------------------------------------------
 */

/* EL-8.30, EL-8.31, EL-14.1 */
unsigned el_citizen_levels(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
			   unsigned mode)
{
	unsigned levels = 0;
	if (pick->family)
		return 0;
	for (unsigned i = 0; i < p->piles && levels != 7; i++) {
		if (p->pile[i].owner != seat)
			continue;
		unsigned level = citizen_level(&p->pile[i]);
		if (level && el_match(pick, EL_CITIZEN, level, 0) && !(levels >> (level - 1) & 1) &&
		    el_cost(p, seat, EL_CITIZEN, level, mode) <= p->seat[seat].gold)
			levels |= 1u << (level - 1);
	}
	return levels;
}

/* EL-8.1, EL-8.3, EL-14.1: a matching card of the Domain with a lawful place that can be paid. A
 * face-up card may always begin a pile (EL-8.6), and costs the same everywhere. */
uint8_t el_transfer_refused(const struct el_pub *p, unsigned seat, unsigned c,
			    const struct el_pick *pick, unsigned mode, unsigned self)
{
	if (c == EL_CITIZEN) {
		if (!p->seat[seat].citizens)
			return R_NOT_IN_DOMAIN;
		return el_citizen_levels(p, seat, pick, mode) ? R_OK : R_CITIZEN_PLACE;
	}
	if (c == 0 || c > EL_DESIGNS || !el_has(p, seat, c))
		return R_NOT_IN_DOMAIN;
	unsigned level = el_card[c].level;
	if (!el_match(pick, c, level, self))
		return R_NO_MATCH;
	return el_cost(p, seat, c, level, mode) <= p->seat[seat].gold ? R_OK : R_TOO_DEAR;
}

bool el_transfer_possible(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
			  unsigned mode, unsigned self)
{
	const struct el_seat *s = &p->seat[seat];
	for (int i = 0; i < s->domain_size; i++)
		if (!el_transfer_refused(p, seat, s->domain[i], pick, mode, self))
			return true;
	return s->citizens && !el_transfer_refused(p, seat, EL_CITIZEN, pick, mode, self);
}

int el_list_transfers(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
		      unsigned mode, unsigned self, move *out)
{
	const struct el_seat *s = &p->seat[seat];
	int n = 0;
	for (int i = 0; i < s->domain_size; i++)
		if (!el_transfer_refused(p, seat, s->domain[i], pick, mode, self))
			out[n++] = move_make(V_TRANSFER, s->domain[i], 0, 0);
	if (s->citizens && !el_transfer_refused(p, seat, EL_CITIZEN, pick, mode, self))
		out[n++] = move_make(V_TRANSFER, EL_CITIZEN, 0, 0);
	return n;
}

/* ---- the place --------------------------------------------------------------------------------
 */

enum { PLACE_CARD, PLACE_MODE, PLACE_LEVELS }; /* locals of N_PILE */

void el_ask_pile(struct el *g, unsigned seat, unsigned c, const struct el_pick *pick, unsigned mode)
{
	struct frame *f = flow_call(&g->pub.flow, N_PILE, (uint8_t)seat);
	f->x[PLACE_CARD] = (uint8_t)c;
	f->x[PLACE_MODE] = (uint8_t)mode;
	f->x[PLACE_LEVELS] = pick->levels ? pick->levels : 7;
}

/* EL-8.6 to EL-8.10, EL-8.30 to EL-8.34, EL-14.1 */
static uint8_t pile_refused(const struct el_pub *p, const struct frame *f, unsigned pile)
{
	if (pile >= p->piles || p->pile[pile].owner != f->who)
		return R_NO_SUCH_PILE;
	unsigned c = f->x[PLACE_CARD], level = el_join_level(&p->pile[pile], c);
	if (!level)
		return c == EL_CITIZEN ? R_CITIZEN_PLACE : R_NO_JOIN;
	if (!(f->x[PLACE_LEVELS] >> (level - 1) & 1))
		return R_NO_MATCH;
	return el_cost(p, f->who, c, level, f->x[PLACE_MODE]) <= p->seat[f->who].gold ? R_OK
										      : R_TOO_DEAR;
}

int el_pile_legal(struct view v, const struct frame *f, move *out)
{
	const struct el_pub *p = el_pub(v);
	int n = 0;
	if (f->x[PLACE_CARD] != EL_CITIZEN)
		out[n++] = move_make(V_NEW, 0, 0, 0);
	for (unsigned i = 0; i < p->piles; i++)
		if (!pile_refused(p, f, i))
			out[n++] = move_make(V_ONTO, i, p->pile[i].card[0], 0);
	return n;
}

uint8_t el_pile_why(struct view v, const struct frame *f, move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct el_pub *p = el_pub(v);
	if (move_verb(m) == V_NEW)
		return f->x[PLACE_CARD] == EL_CITIZEN ? R_CITIZEN_NEW : R_OK;
	if (move_verb(m) != V_ONTO)
		return R_NOT_HERE;
	if (move_a(m) >= p->piles || p->pile[move_a(m)].card[0] != move_b(m))
		return R_NO_SUCH_PILE;
	return pile_refused(p, f, move_a(m));
}

static void place(struct el *g, unsigned seat, unsigned c, unsigned pile)
{
	struct el_pile *q = &g->pub.pile[pile];
	if (pile == g->pub.piles) {
		g->pub.piles++;
		q->owner = (uint8_t)seat;
	}
	q->card[el_pile_size(q)] = (uint8_t)c;
}

/* EL-8.4: pay; move the card (a ring returns); bonuses; reactions. Who answers is settled before
 * the card has left (EL-6.24). */
void el_pile_apply(void *state, struct frame *f, move m)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	unsigned seat = f->who, c = f->x[PLACE_CARD], mode = f->x[PLACE_MODE];
	bool begins = move_verb(m) == V_NEW;
	unsigned pile = begins ? p->piles : move_a(m);
	unsigned level = begins ? el_card[c].level : el_join_level(&p->pile[pile], c);
	unsigned cost = el_cost(p, seat, c, level, mode);
	unsigned witnesses = el_witnesses(p, seat, c, level, EL_ON_TRANSFER);
	unsigned own = el_card[c].permanent;
	bool self = own < EL_PERMANENTS && (witnesses >> own & 1);

	flow_end(&p->flow);
	must(p->seat[seat].gold >= cost);
	p->seat[seat].gold = (uint16_t)(p->seat[seat].gold - cost);
	if (c == EL_CITIZEN)
		p->seat[seat].citizens--;
	else
		el_domain_drop(g, seat, c);
	if (begins)
		emit(&g->journal, E_NEW_PILE, seat, c, cost, pile, 0);
	else
		emit(&g->journal, E_JOIN, seat, c, cost, pile, p->pile[pile].card[0]);
	place(g, seat, c, pile);
	if (p->seat[seat].moved < 255)
		p->seat[seat].moved++;
	el_award(g, pile);
	el_react(g, seat, c, self ? witnesses & ~(1u << own) : witnesses, self);
}
