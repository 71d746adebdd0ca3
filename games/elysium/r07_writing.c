/* r07_writing.c: chapter EL-7: phase III: new order, income, the transfer steps. */
#include "games/elysium/rules.h"

/* EL-5.21: seats without a quest get the highest remaining tiles, face down, in disc order. */
static void give_unfinished(struct el *g)
{
	struct el_pub *p = &g->pub;
	unsigned taken = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		taken |= p->seat[seat].quest;
	for (unsigned disc = 1; disc <= p->flow.seats; disc++) {
		unsigned seat = el_seat_of_disc(p, disc), tile = (unsigned)el_quests(p) - 1;
		if (p->seat[seat].quest)
			continue;
		while (taken >> tile & 1)
			tile--;
		taken |= 1u << tile;
		p->seat[seat].quest = (uint8_t)(1u << tile);
		p->seat[seat].unfinished = 1;
		pet_emit(&g->journal, E_UNFINISHED, seat, tile, 0, 0, 0);
	}
}

/* EL-7.2, EL-7.3: the sort key of a seat; lower comes first. */
static unsigned order_key(const struct el_seat *s)
{
	return s->unfinished ? 100u + s->disc : s->quest;
}

static void new_order(struct el *g)
{
	struct el_pub *p = &g->pub;
	uint8_t disc[EL_SEATS];
	for (unsigned a = 0; a < p->flow.seats; a++) {
		disc[a] = 1;
		for (unsigned b = 0; b < p->flow.seats; b++)
			disc[a] = (uint8_t)(disc[a] +
					    (order_key(&p->seat[b]) < order_key(&p->seat[a])));
	}
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		p->seat[seat].disc = disc[seat];
	for (unsigned d = 1; d <= p->flow.seats; d++)
		pet_emit(&g->journal, E_DISC, el_seat_of_disc(p, d), d, 0, 0, 0);
}

/* EL-7.4: gold and victory points of the quests, in disc order. */
static void income(struct el *g)
{
	struct el_pub *p = &g->pub;
	for (unsigned disc = 1; disc <= p->flow.seats; disc++) {
		unsigned seat = el_seat_of_disc(p, disc);
		const struct el_quest *q = el_quest_held(p, seat);
		p->seat[seat].gold = (uint16_t)(p->seat[seat].gold + q->gold);
		p->seat[seat].vp = (uint16_t)(p->seat[seat].vp + q->vp);
		pet_emit(&g->journal, E_INCOME, seat, q->gold, q->vp, q->transfers, 0);
	}
}

/* EL-5.23: EL-7.1, steps 1 and 2, after the remaining tiles are given out (EL-5.21). */
void el_order_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	(void)f;
	give_unfinished(g);
	new_order(g);
	income(g);
	pet_flow_end(&g->pub.flow);
}

/* EL-7.5: each seat completes its transfer step before the next starts. */
void el_writing_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	if (f->n == 0)
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			p->seat[seat].moved = 0; /* EL-12.41 */
	if (f->n == p->flow.seats) {
		pet_flow_end(&p->flow);
		return;
	}
	unsigned seat = el_seat_of_disc(p, ++f->n);
	pet_flow_call(&p->flow, N_STEP, (uint8_t)seat)->n = el_quest_held(p, seat)->transfers;
}

/* Whether the seat has ended its step of the last epoch: what is not in a Legend by then is worth
 * nothing (EL-11.1). */
bool el_has_written(const struct el_pub *p, unsigned seat)
{
	const struct pet_flow *fl = &p->flow;
	if (p->epoch < EL_EPOCHS || fl->depth < 3 || fl->frame[2].node != N_WRITING)
		return false;
	if (p->seat[seat].disc != fl->frame[2].n)
		return p->seat[seat].disc < fl->frame[2].n;
	return fl->depth < 4 || fl->frame[3].node != N_STEP;
}

/* EL-7.6: a transfer of the quest that is left and can be made. */
static bool transfers_left(const struct el_pub *p, const struct pet_frame *f)
{
	return f->n && el_transfer_possible(p, f->who, &el_any_of_domain, EL_PAID, 0);
}

/* EL-7.6, EL-14.3: asked repeatedly until only END is left. frame.n counts the remaining transfers
 * of the quest; those of powers do not use them up (EL-7.7). */
void el_step_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	if (transfers_left(p, f) || el_any_power(p, f->who, true))
		pet_flow_call(&p->flow, N_LEGENDS, f->who)->n = f->n;
	else
		pet_flow_end(&p->flow);
}

/* EL-7.6: what the step still offers, for the prompt. */
int el_about_legends(const struct el_pub *p, const struct pet_frame *f,
		     struct pet_arg out[PET_ABOUT_MAX])
{
	out[0] = (struct pet_arg){ "card", PET_K_FLAG, transfers_left(p, f) };
	out[1] = (struct pet_arg){ "power", PET_K_FLAG, el_any_power(p, f->who, true) };
	return 2;
}

/* EL-6.60, EL-7.6: as many transfers as the quest shows, Legend powers before, between or after
 * them, or the end. */
int el_legends_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct el_pub *p = el_pub(v);
	int n = 0;
	if (f->n)
		n = el_list_transfers(p, f->who, &el_any_of_domain, EL_PAID, 0, out);
	n += el_list_powers(p, f->who, true, out + n);
	out[n++] = pet_move_make(V_END, 0, 0, 0);
	return n;
}

/* EL-7.6: transfers that are left are lost with the end of the step; those that cannot be made now are
 * none. */
bool el_warn_unused(const struct el_pub *p, const struct pet_frame *f, struct pet_warning *out)
{
	pet_move list[EL_DOMAIN + 1];
	if (f->node != N_LEGENDS || !f->n)
		return false;
	int some = el_list_transfers(p, f->who, &el_any_of_domain, EL_PAID, 0, list);
	*out = (struct pet_warning){ .text = N_("{n} {n|transfer is|transfers are} lost"),
				     .n = some < f->n ? some : f->n };
	return some > 0;
}

uint8_t el_legends_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct el_pub *p = el_pub(v);
	switch (pet_move_verb(m)) {
	case V_TRANSFER:
		if (!f->n)
			return R_NO_TRANSFER_LEFT;
		return el_transfer_refused(p, f->who, pet_move_a(m), &el_any_of_domain, EL_PAID, 0);
	case V_POWER:
		return el_power_refused(p, f->who, pet_move_a(m), true);
	case V_END:
		return R_OK;
	default:
		return R_NOT_HERE;
	}
}

void el_legends_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	unsigned seat = f->who;
	struct pet_frame *step = pet_flow_caller(f);
	pet_flow_end(&g->pub.flow);
	switch (pet_move_verb(m)) {
	case V_TRANSFER:
		step->n--;
		el_ask_pile(g, seat, pet_move_a(m), &el_any_of_domain, EL_PAID);
		return;
	case V_POWER:
		el_power_start(g, seat, pet_move_a(m));
		return;
	default:
		pet_flow_end(&g->pub.flow);
	}
}
