/* r07_offerings.c: chapter 7, offerings, including the two markers per seat of chapter 20. */
#include "games/cyclades/rules.h"

/* CY-7.5, CY-20.7: the amount less one for each priest, but at least one gold. */
unsigned cy_offer_cost(const struct cy_pub *p, uint8_t seat, unsigned amount)
{
	unsigned priests = p->seat[seat].priests;
	return amount > priests + 1 ? amount - priests : 1;
}

/* What limits an offer is inline: offers are listed at every sixth decision. */

/* CY-20.6: gold not committed to the seat's other offerings; one that it would outbid itself by
 * this offering no longer counts. */
static inline unsigned gold_free(const struct cy_pub *p, uint8_t seat, unsigned god)
{
	unsigned promised = 0;
	if (p->flow.seats > 2)
		return p->seat[seat].gold; /* one marker per seat: it has no other offering */
	for (unsigned i = 0; i < GODS; i++)
		if (p->bid[i].seat == seat && i != god)
			promised += cy_offer_cost(p, seat, p->bid[i].amount);
	return p->seat[seat].gold > promised ? p->seat[seat].gold - promised : 0;
}

/* CY-7.6: the highest amount the seat can pay on a god; 0: none. */
static inline unsigned amount_most(const struct cy_pub *p, uint8_t seat, unsigned god)
{
	unsigned gold = gold_free(p, seat, god);
	if (gold == 0)
		return 0;
	unsigned most = gold + p->seat[seat].priests;
	return most < BID_MAX ? most : BID_MAX;
}

/* CY-7.4: the lowest amount a god takes now. */
static inline unsigned amount_least(const struct cy_pub *p, unsigned god)
{
	return p->bid[god].seat == NONE ? 1 : p->bid[god].amount + 1u;
}

void cy_offer_range(const struct cy_pub *p, uint8_t seat, unsigned god, unsigned *least,
		    unsigned *most)
{
	*least = amount_least(p, god);
	*most = amount_most(p, seat, god);
}

/* CY-7.1, CY-7.11: markers are placed in track order; n is the next place. A chain of outbid
 * markers ends before the next one is placed. */
void cy_offerings_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;

	while (f->n < p->places && p->track[f->n] == NONE)
		f->n++;
	if (f->n == p->places) {
		pet_flow_end(&p->flow);
		return;
	}
	uint8_t seat = p->track[f->n];
	p->track[f->n++] = NONE;
	cy_bid_x_mut(pet_flow_call(&p->flow, N_OFFER_BID, seat))->beaten = NONE;
}

/* CY-7.9: an outbid marker goes to another god. CY-7.10: a god where it was outbid earlier is open
 * to it again. CY-20.4: the ban concerns that marker, not its seat. */
static uint8_t god_refused(const struct pet_frame *f, unsigned god)
{
	return god == cy_bid_x(f)->beaten ? R_SAME_GOD : R_OK;
}

/* CY-7.3, CY-7.4, CY-7.6, CY-20.6: whether the god takes the amount and the seat can pay it. */
static uint8_t amount_refused(const struct cy_pub *p, uint8_t seat, unsigned god, unsigned amount)
{
	if (amount == 0)
		return R_AMOUNT_NONE;
	if (amount < amount_least(p, god))
		return R_AMOUNT_LOW;
	if (amount <= amount_most(p, seat, god))
		return R_OK;
	return cy_offer_cost(p, seat, amount) > p->seat[seat].gold ? R_OFFER_GOLD : R_OFFER_PURSE;
}

/* An available god and an amount, or Apollo, who is always available (CY-7.7). The amounts not
 * refused run from the least to the most. CY-7.13: only a marker in hand is placed. CY-22.5:
 * amounts that cannot be paid are not listed. */
int cy_offer_bid_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	for (unsigned i = 0; i < p->open; i++) {
		unsigned god = p->god[i];
		if (god_refused(f, god))
			continue;
		unsigned most = amount_most(p, f->who, god);
		for (unsigned amount = amount_least(p, god); amount <= most; amount++)
			out[count++] = pet_move_make(V_OFFER, god, amount, 0);
	}
	out[count++] = pet_move_make(V_APOLLO, 0, 0, 0);
	return count;
}

uint8_t cy_offer_bid_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	unsigned god = pet_move_a(m);
	if (!cy_well_formed(m))
		return R_CHOICE;
	if (pet_move_verb(m) == V_APOLLO)
		return R_OK;
	if (pet_move_verb(m) != V_OFFER)
		return R_CHOICE;
	if (god >= GODS)
		return R_APOLLO_FREE; /* CY-7.12 */
	if (!cy_god_open(p, god))
		return R_FACE_DOWN; /* CY-7.2 */
	uint8_t refused = god_refused(f, god);
	return refused ? refused : amount_refused(p, f->who, god, pet_move_b(m));
}

/* CY-7.8, CY-7.9, CY-7.12: the marker is placed; one that it outbids is placed at once, on another
 * god. CY-20.4, CY-20.5: in the two-player game that may be the seat's own. */
void cy_offer_bid_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	uint8_t seat = f->who, god = pet_move_a(m);

	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_APOLLO) {
		pet_emit(&g->journal, E_OFFER_APOLLO, seat, p->apollo_count, 0, 0, 0);
		p->apollo[p->apollo_count++] = seat;
		return;
	}
	uint8_t beaten = p->bid[god].seat;
	p->bid[god] = (struct cy_bid){ seat, pet_move_b(m) };
	pet_emit(&g->journal, E_OFFER, seat, god, pet_move_b(m), 0, 0);
	if (beaten != NONE) {
		pet_emit(&g->journal, E_BEATEN, beaten, god, 0, 0, 0);
		cy_bid_x_mut(pet_flow_call(&p->flow, N_OFFER_BID, beaten))->beaten = god;
	}
}

/* CY-7.14: all pay together; CY-7.15 outbid offerings cost nothing. CY-7.16: priests gained or lost
 * later change nothing. */
void cy_offer_pay_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	(void)f;
	for (unsigned i = 0; i < GODS; i++) {
		const struct cy_bid *bid = &g->pub.bid[i];
		if (bid->seat == NONE)
			continue;
		unsigned cost = cy_offer_cost(&g->pub, bid->seat, bid->amount);
		cy_gold_pay(g, bid->seat, cost);
		pet_emit(&g->journal, E_PAID, bid->seat, cy_event_amount(cost), i, 0, 0);
	}
	pet_flow_end(&g->pub.flow);
}
