/* r08_turns.c: chapter 8, turns: who acts, what a turn may hold, and its end. */
#include "games/cyclades/rules.h"

/* CY-8.1, 8.2 Gods by position, then Apollo's places; n counts what was looked at. Whether a marker
 * is there is looked up when its turn comes (CY-19.3). */
void cy_turns_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;

	if (f->n == 0)
		p->next_place = p->places;
	while (f->n < GODS + TRACK) {
		unsigned at = f->n++;
		uint8_t god = APOLLO, seat, place = 0;
		if (at < GODS) {
			god = p->god[at];
			seat = at < p->open ? p->bid[god].seat : NONE;
		} else {
			place = (uint8_t)(at - GODS);
			seat = place < p->apollo_count ? p->apollo[place] : NONE;
		}
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

/* CY-8.8 The marker returns to the highest free place; a place left by an eliminated marker is not
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

/* Is there anything but the end of the turn? An ask that could only be declined is left out. */
static bool act_possible(const struct cy_pub *p, const struct pet_frame *turn)
{
	uint8_t seat = turn->who, god = cy_turn_x(turn)->god;
	if (cy_recruit_possible(p, turn))
		return true;
	if (p->seat[seat].gold == 0)
		return false;
	if (cy_buy_possible(p, seat) || cy_build_possible(p, turn))
		return true;
	return (god == POSEIDON && cy_sail_possible(p, seat)) ||
	       (god == ARES && cy_march_possible(p, seat)) ||
	       (god == ZEUS && (p->row[0] & p->row[1] & p->row[2]) != NONE);
}

/* CY-8.3 to 8.7 pc 0: the turn begins; 1: actions until the seat stops; 2: Apollo's gifts are over.
 */
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

/* CY-8.4, 8.5 Any action of the god, creatures, or the end. The frame below is the turn's. */
int cy_turn_act_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct pet_frame *turn = f - 1;
	int count = cy_recruit_list(p, turn, out);

	if (p->seat[f->who].gold > 0) {
		count += cy_build_list(p, turn, out + count);
		if (cy_turn_x(turn)->god == POSEIDON)
			count += cy_sail_list(p, f->who, out + count);
		else if (cy_turn_x(turn)->god == ARES)
			count += cy_march_list(p, f->who, out + count);
		else if (cy_turn_x(turn)->god == ZEUS)
			count += cy_swap_list(p, turn, out + count);
		count += cy_buy_list(p, f->who, out + count);
	}
	out[count++] = pet_move_make(V_END, 0, 0, 0);
	return count;
}

uint8_t cy_turn_act_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	const struct pet_frame *turn = f - 1;
	uint8_t god = cy_turn_x(turn)->god;
	uint8_t poor = p->seat[f->who].gold < 1 ? R_GOLD : R_OK;

	switch (pet_move_verb(m)) {
	case V_END:
		return m == pet_move_make(V_END, 0, 0, 0) ? R_OK : R_CHOICE;
	case V_RECRUIT_FLEET:
	case V_RECRUIT_TROOP:
	case V_RECRUIT:
		return cy_recruit_why(p, turn, m);
	case V_BUILD:
		return cy_build_why(p, turn, m);
	case V_SAIL:
		if (god != POSEIDON)
			return R_NO_SPECIAL;
		return poor ? poor
			    : cy_sail_why(p, f->who, pet_move_a(m), pet_move_b(m), pet_move_c(m));
	case V_MARCH:
		if (god != ARES)
			return R_NO_SPECIAL;
		return poor ? poor : cy_march_why(p, f->who, m);
	case V_SWAP:
		return god != ZEUS ? R_NO_SPECIAL : cy_swap_why(p, turn, m);
	case V_BUY:
		return cy_buy_why(p, f->who, m);
	default:
		return R_CHOICE;
	}
}

/* CY-8.6 What a choice costs at once. Steps of a fleet move after the first, and the Sylph's, are
 * free. */
unsigned cy_price(const void *pub, pet_move m)
{
	const struct cy_pub *p = pub;
	const struct pet_frame *f = pet_game_frame(pub);
	if (f->node == N_KRAKEN_STEP)
		return pet_move_verb(m) == V_KRAKEN ? KRAKEN_PRICE : 0;
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

/* CY-8.10 The action is carried out with all that follows before the turn is asked again. */
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
