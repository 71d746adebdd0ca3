/* r08_transfers.c: chapter EL-8: piles, Legends, the cost of a transfer and where a card may go. */
#include "games/elysium/rules.h"

/* card[dom]: every card and Citizen of the Domain. */
const struct el_pick el_any_of_domain = { .zone = EL_DOM };

/* ---- piles ----------------------------------------------------------------------------------- */

/* EL-8.31: the level of the place a Citizen would fill; 0: there is none. */
static unsigned citizen_level(const struct el_pub *p, const struct el_pile *q)
{
	unsigned first = el_face(p, q->card[0])->level;
	switch (el_pile_shape(p, q)) {
	case EL_LEVEL_LEGEND: /* EL-8.32, EL-8.34 */
		return q->card[EL_PILE - 1] ? 0 : first;
	case EL_FAMILY_LEGEND: /* EL-8.33: the three levels sum to 6 */
		return q->card[2] ? 0 : 6 - first - el_face(p, q->card[1])->level;
	default:
		return 0; /* EL-8.30 */
	}
}

unsigned el_join_level(const struct el_pub *p, const struct el_pile *q, unsigned c)
{
	if (c == EL_CITIZEN)
		return citizen_level(p, q);
	const struct el_card *row = el_box(p)->card, *card = &row[c], *first = &row[q->card[0]];
	bool same_level = first->level == card->level, same_family = first->family == card->family;
	int size = el_pile_size(q);
	switch (el_pile_shape(p, q)) {
	case EL_LONE: /* EL-8.9: exactly one of the two is shared */
		return same_level != same_family ? card->level : 0;
	case EL_LEVEL_LEGEND: /* EL-8.7, EL-8.32 */
		if (size == EL_PILE || !same_level)
			return 0;
		for (int i = 0; i < size; i++)
			if (row[q->card[i]].family == card->family)
				return 0;
		return card->level;
	case EL_FAMILY_LEGEND: /* EL-8.8 */
		if (size == 3 || !same_family)
			return 0;
		return same_level || row[q->card[1]].level == card->level ? 0 : card->level;
	default:
		return 0;
	}
}

/* ---- cost ------------------------------------------------------------------------------------ */

/* What modifies the cost of a seat's transfers: clauses of permanents in Domains now. */
struct tariff {
	uint8_t mode, n;
	struct {
		const struct el_op *op;
		uint8_t card, times; /* times: the number of other seats that charge it */
	} clause[2 * EL_PERMANENTS];
};

/* The clauses of a code on cards that these seats hold. */
static void add_clauses(struct tariff *t, const struct el_pub *p, unsigned code, unsigned seats)
{
	const struct el_bearers *bearers = &el_box(p)->bearers[code];
	for (int i = 0; i < bearers->n; i++) {
		unsigned c = bearers->card[i];
		if (!(p->held[c] & seats))
			continue;
		const struct el_card *card = el_face(p, c);
		t->clause[t->n].op = &card->op[el_clause_of(card, code)];
		t->clause[t->n].card = (uint8_t)c;
		t->clause[t->n++].times = (uint8_t)el_bits(p->held[c] & seats);
	}
}

/* EL-12.52, EL-12.53, EL-12.54: the seat's own free clauses; other seats' surcharges unless it is
 * protected. */
static void tariff_of(struct tariff *t, const struct el_pub *p, unsigned seat, unsigned mode)
{
	t->mode = (uint8_t)mode;
	t->n = 0;
	if (mode == EL_FREE)
		return;
	add_clauses(t, p, EL_FREE_CLAUSE, 1u << seat);
	if (!el_protected(p, seat, PET_NOBODY))
		add_clauses(t, p, EL_PLUS1_OTHERS, el_other_seats(p, seat));
}

/* EL-8.2, EL-8.11, EL-8.12, EL-8.13: the level, unless something makes it free; free overrides
 * every surcharge; surcharges add up. */
static unsigned tariff_cost(const struct tariff *t, unsigned c, unsigned level)
{
	unsigned cost = level + (t->mode == EL_PLUS1);
	if (t->mode == EL_FREE)
		return 0;
	for (int i = 0; i < t->n; i++) {
		if (!el_match(&t->clause[i].op->a, c, level, t->clause[i].card))
			continue;
		if (t->clause[i].op->code == EL_FREE_CLAUSE)
			return 0;
		cost += t->clause[i].times;
	}
	return cost;
}

unsigned el_cost(const struct el_pub *p, unsigned seat, unsigned c, unsigned level, unsigned mode)
{
	struct tariff t;
	tariff_of(&t, p, seat, mode);
	return tariff_cost(&t, c, level);
}

/* ---- which cards ----------------------------------------------------------------------------- */

/* EL-8.30, EL-8.31, EL-14.1: levels (bit 0: 1) of places where the seat could put a matching
 * Citizen and pay for it. */
static unsigned citizen_levels(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
			       const struct tariff *t)
{
	unsigned levels = 0;
	if (pick->family)
		return 0;
	for (unsigned i = 0; i < p->piles && levels != 7; i++) {
		if (p->pile[i].owner != seat)
			continue;
		unsigned level = citizen_level(p, &p->pile[i]);
		if (level && el_match(pick, EL_CITIZEN, level, 0) &&
		    tariff_cost(t, EL_CITIZEN, level) <= p->seat[seat].gold)
			levels |= 1u << (level - 1);
	}
	return levels;
}

/* EL-8.1, EL-8.3, EL-14.1: a matching card of the Domain that has a legal place and can be paid
 * for. A face-up card may always begin a pile (EL-8.6), and costs the same everywhere. */
static uint8_t transfer_refused(const struct el_pub *p, unsigned seat, unsigned c,
				const struct el_pick *pick, const struct tariff *t, unsigned self)
{
	if (c == EL_CITIZEN) {
		if (!p->seat[seat].citizens)
			return R_NOT_IN_DOMAIN;
		return citizen_levels(p, seat, pick, t) ? R_OK : R_CITIZEN_PLACE;
	}
	if (c == 0 || c > EL_DESIGNS || !el_has(p, seat, c))
		return R_NOT_IN_DOMAIN;
	unsigned level = el_face(p, c)->level;
	if (!el_match(pick, c, level, self))
		return R_NO_MATCH;
	return tariff_cost(t, c, level) <= p->seat[seat].gold ? R_OK : R_TOO_DEAR;
}

uint8_t el_transfer_refused(const struct el_pub *p, unsigned seat, unsigned c,
			    const struct el_pick *pick, unsigned mode, unsigned self)
{
	struct tariff t;
	tariff_of(&t, p, seat, mode);
	return transfer_refused(p, seat, c, pick, &t, self);
}

bool el_transfer_possible(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
			  unsigned mode, unsigned self)
{
	const struct el_seat *s = &p->seat[seat];
	struct tariff t;
	if (!s->domain_size && !s->citizens)
		return false;
	tariff_of(&t, p, seat, mode);
	for (int i = 0; i < s->domain_size; i++)
		if (!transfer_refused(p, seat, s->domain[i], pick, &t, self))
			return true;
	return !transfer_refused(p, seat, EL_CITIZEN, pick, &t, self);
}

/* EL-14.2: the cards of the Domain that may be transferred, and one Citizen for all of them. */
int el_list_transfers(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
		      unsigned mode, unsigned self, pet_move *out)
{
	const struct el_seat *s = &p->seat[seat];
	struct tariff t;
	int n = 0;
	tariff_of(&t, p, seat, mode);
	for (int i = 0; i < s->domain_size; i++)
		if (!transfer_refused(p, seat, s->domain[i], pick, &t, self))
			out[n++] = pet_move_make(V_TRANSFER, s->domain[i], 0, 0);
	if (!transfer_refused(p, seat, EL_CITIZEN, pick, &t, self))
		out[n++] = pet_move_make(V_TRANSFER, EL_CITIZEN, 0, 0);
	return n;
}

/* ---- the place ------------------------------------------------------------------------------- */

void el_ask_pile(struct el *g, unsigned seat, unsigned c, const struct el_pick *pick, unsigned mode)
{
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_PILE, (uint8_t)seat);
	el_place_x_mut(f)->card = (uint8_t)c;
	el_place_x_mut(f)->mode = (uint8_t)mode;
	el_place_x_mut(f)->levels = pick->levels ? pick->levels : 7;
}

/* EL-8.6, EL-8.7, EL-8.8, EL-8.9, EL-8.10, EL-8.30, EL-8.31, EL-8.32, EL-8.33, EL-8.34, EL-14.1:
 * the card fits the Legend that the pile is or becomes, and its cost there can be paid. */
static uint8_t pile_refused(const struct el_pub *p, const struct pet_frame *f,
			    const struct tariff *t, unsigned pile)
{
	if (pile >= p->piles || p->pile[pile].owner != f->who)
		return R_NO_SUCH_PILE;
	unsigned c = el_place_x(f)->card, level = el_join_level(p, &p->pile[pile], c);
	if (!level)
		return c == EL_CITIZEN ? R_CITIZEN_PLACE : R_NO_JOIN;
	if (!(el_place_x(f)->levels >> (level - 1) & 1))
		return R_NO_MATCH;
	return tariff_cost(t, c, level) <= p->seat[f->who].gold ? R_OK : R_TOO_DEAR;
}

/* EL-8.5: any pile of one's own that it fits, or a new one. */
int el_pile_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct el_pub *p = el_pub(v);
	struct tariff t;
	int n = 0;
	if (el_place_x(f)->card != EL_CITIZEN)
		out[n++] = pet_move_make(V_NEW, 0, 0, 0);
	tariff_of(&t, p, f->who, el_place_x(f)->mode);
	for (unsigned i = 0; i < p->piles; i++)
		if (!pile_refused(p, f, &t, i))
			out[n++] = pet_move_make(V_ONTO, i, p->pile[i].card[0], 0);
	return n;
}

uint8_t el_pile_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct el_pub *p = el_pub(v);
	if (pet_move_verb(m) == V_NEW)
		return el_place_x(f)->card == EL_CITIZEN ? R_CITIZEN_NEW : R_OK;
	if (pet_move_verb(m) != V_ONTO)
		return R_NOT_HERE;
	if (pet_move_a(m) >= p->piles || p->pile[pet_move_a(m)].card[0] != pet_move_b(m))
		return R_NO_SUCH_PILE;
	struct tariff t;
	tariff_of(&t, p, f->who, el_place_x(f)->mode);
	return pile_refused(p, f, &t, pet_move_a(m));
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

/* EL-8.4: pay; move the card (a ring returns); bonuses; reactions. Who reacts is determined before
 * the card leaves (EL-6.24). */
void el_pile_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	unsigned seat = f->who, c = el_place_x(f)->card, mode = el_place_x(f)->mode;
	bool begins = pet_move_verb(m) == V_NEW;
	unsigned pile = begins ? p->piles : pet_move_a(m);
	unsigned level = begins ? el_face(p, c)->level : el_join_level(p, &p->pile[pile], c);
	unsigned cost = el_cost(p, seat, c, level, mode);
	unsigned witnesses = el_witnesses(p, seat, c, level, EL_ON_TRANSFER);
	unsigned own = el_face(p, c)->permanent;
	bool self = own < EL_PERMANENTS && (witnesses >> own & 1);

	pet_flow_end(&p->flow);
	pet_must(p->seat[seat].gold >= cost);
	p->seat[seat].gold = (uint16_t)(p->seat[seat].gold - cost);
	if (c == EL_CITIZEN)
		p->seat[seat].citizens--;
	else
		el_domain_drop(g, seat, c);
	if (begins)
		pet_emit(&g->journal, E_NEW_PILE, seat, c, cost, pile, 0);
	else
		pet_emit(&g->journal, E_JOIN, seat, c, cost, pile, p->pile[pile].card[0]);
	place(g, seat, c, pile);
	if (p->seat[seat].moved < 255)
		p->seat[seat].moved++;
	el_award(g, pile);
	el_react(g, seat, c, self ? witnesses & ~(1u << own) : witnesses, self);
}

/* EL-8.2, EL-8.31: the cost of a transfer. That of a Citizen depends on its place: the least. */
unsigned el_transfer_price(const struct el_pub *p, unsigned seat, unsigned c,
			   const struct el_pick *pick, unsigned mode)
{
	struct tariff t;
	unsigned least = UINT8_MAX;
	tariff_of(&t, p, seat, mode);
	if (c != EL_CITIZEN)
		return tariff_cost(&t, c, el_face(p, c)->level);
	for (unsigned level = 1, levels = citizen_levels(p, seat, pick, &t); level <= 3; level++)
		if (levels >> (level - 1) & 1 && tariff_cost(&t, c, level) < least)
			least = tariff_cost(&t, c, level);
	return least;
}

static unsigned pile_price(const struct el_pub *p, const struct pet_frame *f, pet_move m)
{
	unsigned c = el_place_x(f)->card,
		 level = pet_move_verb(m) == V_NEW ? el_face(p, c)->level
						   : el_join_level(p, &p->pile[pet_move_a(m)], c);
	return el_cost(p, f->who, c, level, el_place_x(f)->mode);
}

/* What a choice costs: a transfer, or what a power takes. */
unsigned el_price(const void *pub, pet_move m)
{
	const struct el_pub *p = pub;
	const struct pet_frame *f = pet_game_frame(pub);
	switch (f->node) {
	case N_LEGENDS:
		return pet_move_verb(m) == V_TRANSFER
			       ? el_transfer_price(p, f->who, pet_move_a(m), &el_any_of_domain,
						   EL_PAID)
			       : 0;
	case N_PILE:
		return pile_price(p, f, m);
	default:
		return el_ask_price(p, f, m);
	}
}

unsigned el_means(const void *pub, uint8_t who)
{
	return ((const struct el_pub *)pub)->seat[who].gold;
}
