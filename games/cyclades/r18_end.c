/* r18_end.c: chapters 18 and 19: the end of a round, victory, and elimination. */
#include "games/cyclades/rules.h"

/* Leaves every node: the match is over. */
static void match_over(struct cy *g)
{
	struct cy_pub *p = &g->pub;
	uint8_t share[PET_SEATS_MAX];
	while (p->flow.depth)
		pet_flow_end(&p->flow);
	cy_result(p, share);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (share[seat])
			pet_emit(&g->journal, E_WON, seat, p->seat[seat].metropolises,
				 cy_event_amount(p->seat[seat].gold), 0, 0);
}

/* CY-18.2, CY-18.3, CY-18.7: the goal is checked when the round is over, and only then. */
void cy_round_end_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	(void)f;
	pet_flow_end(&p->flow);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (p->seat[seat].metropolises >= p->goal) {
			match_over(g);
			return;
		}
	if (p->round >= ROUNDS_MAX)
		match_over(g);
}

/* CY-18.4, CY-18.6: seats with the goal by gold (with the option: by metropolises first), the
 * others by metropolises and gold; eliminated seats last, the later the better. Positive: a ranks
 * before b. */
static int rank_compare(const struct cy_pub *p, uint8_t a, uint8_t b)
{
	const struct cy_seat *x = &p->seat[a], *y = &p->seat[b];
	if (x->out || y->out)
		return !x->out ? 1 : !y->out ? -1 : x->out - y->out;
	bool both = x->metropolises >= p->goal && y->metropolises >= p->goal;
	if (x->metropolises != y->metropolises && !(both && p->gold_decides))
		return x->metropolises - y->metropolises;
	return x->gold - y->gold;
}

/* CY-18.4, CY-18.5: the best rank wins; ties share. */
void cy_result(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	const struct cy_pub *p = pub;
	uint8_t best = 0, winners = 0;
	for (uint8_t seat = 1; seat < p->flow.seats; seat++)
		if (rank_compare(p, seat, best) > 0)
			best = seat;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		winners = (uint8_t)(winners + (rank_compare(p, seat, best) == 0));
	for (uint8_t seat = 0; seat < PET_SEATS_MAX; seat++) {
		bool wins = seat < p->flow.seats && rank_compare(p, seat, best) == 0;
		share[seat] = (uint8_t)(wins ? PET_SHARES / winners : 0);
	}
}

/* CY-18.7: whether the match was ended by the technical limit. */
bool cy_limit_hit(const void *pub)
{
	const struct cy_pub *p = pub;
	if (p->round < ROUNDS_MAX || p->left == 1)
		return false;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (p->seat[seat].metropolises >= p->goal)
			return false;
	return true;
}

/* CY-19.2, CY-19.4: fleets and figurines leave the map; nothing returns to the supply. */
static void leave_map(struct cy *g, uint8_t seat)
{
	struct cy_pub *p = &g->pub;
	PET_FOR_EACH (s, p->seat[seat].fleets)
		cy_fleets_out(g, s, p->sea[cy_map(p)->cell[s]].fleets);
	for (unsigned i = 0; i < FIGURINES; i++)
		if (p->figurine[i].owner == seat) {
			p->figurine[i] = (struct cy_figurine){ NONE, NONE, 0 };
			p->gone |= 1u << cy_card_of_figurine(i);
		}
	cy_barred_renew(p);
}

/* CY-19.1, CY-19.2, CY-19.3, CY-19.4, CY-19.5, CY-19.6: a seat without islands is out. True: one
 * seat is left, the match is over. CY-19.8: map, goal and markers of the others stay as they
 * are. */
bool cy_eliminate(struct cy *g, uint8_t seat)
{
	struct cy_pub *p = &g->pub;
	struct cy_seat *s = &p->seat[seat];

	leave_map(g, seat);
	p->priests_gone = (uint8_t)(p->priests_gone + s->priests);
	p->philosophers_gone = (uint8_t)(p->philosophers_gone + s->philosophers);
	s->gold = 0;
	s->priests = s->philosophers = s->discounts = s->troops_left = s->fleets_left = 0;
	s->out = (uint8_t)(p->flow.seats - p->left + 1);
	p->left--;
	for (int i = 0; i < GODS; i++)
		if (p->bid[i].seat == seat)
			p->bid[i] = (struct cy_bid){ NONE, 0 };
	for (int i = 0; i < TRACK; i++) {
		if (p->apollo[i] == seat)
			p->apollo[i] = NONE;
		if (p->track[i] == seat)
			p->track[i] = NONE;
	}
	pet_emit(&g->journal, E_ELIMINATED, seat, 0, 0, 0, 0);
	if (p->left > 1)
		return false;
	match_over(g);
	return true;
}
