/* r08_turns.c: chapter 8, turns: who acts, what a turn consists of, and its end. */
#include "core/facts.h"
#include "games/cyclades/rules.h"

/* CY-8.1, CY-8.2: gods by position, then Apollo's places: whose turn comes at this one, NONE: there
 * is no marker. */
static uint8_t turn_at(const struct cy_pub *p, unsigned at, uint8_t *god, uint8_t *place)
{
	*god = at < GODS ? p->god[at] : APOLLO;
	*place = (uint8_t)(at < GODS ? 0 : at - GODS);
	if (at < GODS)
		return at < p->open ? p->bid[*god].seat : NONE;
	return *place < p->apollo_count ? p->apollo[*place] : NONE;
}

int cy_turns_ahead(const struct cy_pub *p, uint8_t seat[GODS + TRACK])
{
	const struct pet_frame *f = pet_flow_in(&p->flow, N_TURNS);
	uint8_t god, place;
	int count = 0;
	for (unsigned at = f && f->n ? f->n - 1u : 0; at < GODS + TRACK; at++) {
		seat[count] = turn_at(p, at, &god, &place);
		count += seat[count] != NONE;
	}
	return count;
}

/* n counts the places already looked at. Whether a marker is still there is checked when its turn
 * comes (CY-19.3). */
void cy_turns_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;

	if (f->n == 0)
		p->next_place = p->places;
	while (f->n < GODS + TRACK) {
		uint8_t god, place, seat = turn_at(p, f->n++, &god, &place);
		if (seat == NONE)
			continue;
		struct pet_frame *turn = pet_flow_call(&p->flow, N_TURN, seat);
		cy_turn_x_mut(turn)->god = god;
		cy_turn_x_mut(turn)->place = place;
		return;
	}
	for (int i = 0; i < TRACK; i++)
		p->apollo[i] = NONE;
	p->apollo_count = 0;
	p->next_place = 0;
	pet_flow_end(&p->flow);
}

/* CY-8.8: the marker returns to the highest free place; a place left by an eliminated marker is not
 * free this round (CY-19.5), so places are simply counted down. */
static void turn_end(struct cy *g, struct pet_frame *turn)
{
	struct cy_pub *p = &g->pub;
	uint8_t seat = turn->who, god = cy_turn_x(turn)->god;
	if (god == APOLLO)
		p->apollo[cy_turn_x(turn)->place] = NONE;
	else
		p->bid[god] = (struct cy_bid){ NONE, 0 };
	pet_flow_end(&p->flow);
	p->track[--p->next_place] = seat;
}

/* CY-8.4, CY-8.5: actions of the god and creatures, up to a limit: CY_FIRST asks whether there is
 * any. CY-8.9: units just recruited may move, repeatedly. CY-9.12, CY-9.13, CY-9.14: the special
 * actions; CY-9.17: Athena has none. */
static int act_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out, int most)
{
	uint8_t seat = turn->who, god = cy_turn_x(turn)->god;
	int count = cy_recruit_list(p, turn, out, most);
	if (count >= most || p->seat[seat].gold == 0)
		return count;
	count += cy_build_list(p, turn, out + count, most - count);
	if (count >= most)
		return count;
	if (god == POSEIDON)
		count += cy_sail_list(p, seat, out + count, most - count);
	else if (god == ARES)
		count += cy_march_list(p, seat, out + count, most - count);
	else if (god == ZEUS)
		count += cy_swap_list(p, seat, out + count);
	return count >= most ? count : count + cy_buy_list(p, seat, out + count);
}

/* A question whose only answer is to decline is skipped. */
static bool act_possible(const struct cy_pub *p, const struct pet_frame *turn)
{
	pet_move out[PET_MOVES_MAX];
	return act_list(p, turn, out, CY_FIRST) > 0;
}

/* CY-8.3, CY-8.4, CY-8.5, CY-8.6, CY-8.7: pc 0: the turn begins; 1: actions until the seat stops;
 * 2: Apollo's gifts are over. CY-10.5: nothing but his gifts on Apollo. CY-20.3: each turn begins
 * with its own count of recruits. */
void cy_turn_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (f->pc == 0) {
		f->pc = 1;
		pet_emit(&g->journal, E_TURN, f->who, cy_turn_x(f)->god, 0, 0, 0);
		cy_figurines_expire(g, f->who);
		if (cy_turn_x(f)->god == APOLLO) {
			f->pc = 2;
			cy_apollo_turn(g, f);
		}
		return;
	}
	if (f->pc == 1 && act_possible(&g->pub, f))
		cy_act_x_mut(pet_flow_call(&g->pub.flow, N_TURN_ACT, f->who))->god =
			cy_turn_x(f)->god;
	else
		turn_end(g, f);
}

/* Any action, or the end of the turn. The frame below is the turn's. */
int cy_turn_act_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = act_list(cy_pub(v), f - 1, out, CY_ALL);
	out[count++] = pet_move_make(V_END, 0, 0, 0);
	return count;
}

/* CY-8.4: whether the action belongs to this god. */
static uint8_t special_refused(const struct pet_frame *turn, unsigned god)
{
	return cy_turn_x(turn)->god == god ? R_OK : R_NO_SPECIAL;
}

uint8_t cy_turn_act_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	const struct pet_frame *turn = f - 1;
	unsigned a = pet_move_a(m), b = pet_move_b(m), c = pet_move_c(m);
	uint8_t refused;

	if (!cy_well_formed(m))
		return R_CHOICE;
	switch (pet_move_verb(m)) {
	case V_END:
		return R_OK;
	case V_RECRUIT_FLEET:
	case V_RECRUIT_TROOP:
	case V_RECRUIT:
		return cy_recruit_refused(p, turn, pet_move_verb(m), a);
	case V_BUILD:
		return cy_build_refused(p, turn, a, b);
	case V_SAIL:
		refused = special_refused(turn, POSEIDON);
		if (!refused)
			refused = cy_gold_refused(p, f->who, FLEET_MOVE_PRICE);
		return refused ? refused : cy_sail_refused(p, f->who, a, b, c);
	case V_MARCH:
		refused = special_refused(turn, ARES);
		if (!refused)
			refused = cy_gold_refused(p, f->who, MARCH_PRICE);
		return refused ? refused : cy_march_refused(p, f->who, a, b, c);
	case V_SWAP:
		refused = special_refused(turn, ZEUS);
		return refused ? refused : cy_swap_refused(p, f->who, a);
	case V_BUY:
		return cy_buy_refused(p, f->who, a);
	default:
		return R_CHOICE;
	}
}

/* CY-8.6: the cost of a choice: paid at once, or for an offering when all pay (CY-7.14). Steps of a
 * fleet move after the first, and the Sylph's, are free. */
unsigned cy_price(const void *pub, pet_move m)
{
	const struct cy_pub *p = pub;
	const struct pet_frame *f = pet_game_frame(pub);
	if (f->node == N_KRAKEN_STEP)
		return pet_move_verb(m) == V_KRAKEN ? KRAKEN_PRICE : 0;
	if (f->node == N_OFFER_BID)
		return pet_move_verb(m) == V_OFFER ? cy_offer_cost(p, f->who, pet_move_b(m)) : 0;
	if (f->node != N_TURN_ACT)
		return 0;
	switch (pet_move_verb(m)) {
	case V_RECRUIT_FLEET:
	case V_RECRUIT_TROOP:
	case V_RECRUIT:
		return cy_recruit_price(cy_turn_x(f - 1)->god, cy_turn_x(f - 1)->recruits);
	case V_BUILD:
		return BUILD_PRICE;
	case V_SAIL:
		return FLEET_MOVE_PRICE;
	case V_MARCH:
		return MARCH_PRICE;
	case V_SWAP:
		return SWAP_PRICE;
	case V_BUY:
		return cy_creature_price(p, f->who, cy_slot_of(p, pet_move_a(m)));
	default:
		return 0;
	}
}

unsigned cy_means(const void *pub, uint8_t who)
{
	return ((const struct cy_pub *)pub)->seat[who].gold;
}

/* CY-8.10: the action is resolved completely before the seat is asked again. */
void cy_turn_act_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct pet_frame *turn = pet_flow_caller(f);
	uint8_t seat = f->who;

	pet_flow_end(&g->pub.flow);
	switch (pet_move_verb(m)) {
	case V_END:
		turn_end(g, turn);
		break;
	case V_BUILD:
		cy_build_apply(g, turn, m);
		break;
	case V_SAIL:
		cy_sail_apply(g, seat, m);
		break;
	case V_MARCH:
		cy_march_apply(g, seat, m);
		break;
	case V_SWAP:
		cy_swap_apply(g, turn, m);
		break;
	case V_BUY:
		cy_buy_apply(g, seat, m);
		break;
	default:
		cy_recruit_apply(g, turn, m);
	}
}
