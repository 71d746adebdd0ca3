/* r08_turns.c: chapter 8, turns: who acts, what a turn may hold, and its end. */
#include "games/cyclades/rules.h"

/* CY-8.1, 8.2 Gods by position, then Apollo's places; n counts what was looked at. Whether a marker
 * is there is looked up when its turn comes (CY-19.3). */
void turns_step(void *state, struct frame *f)
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
		struct frame *turn = flow_call(&p->flow, NODE_TURN, seat);
		turn->x[TURN_GOD] = god;
		turn->x[TURN_PLACE] = place;
		return;
	}
	for (int i = 0; i < TRACK; i++)
		p->apollo[i] = NONE;
	p->apollo_count = 0;
	p->next_place = 0;
	flow_end(&p->flow);
}

/* CY-8.8 The marker returns to the highest free place; a place left by an eliminated marker is not
 * free this round (CY-19.5), so places are simply counted down. */
static void turn_end(struct cy *g, struct frame *turn)
{
	struct cy_pub *p = &g->pub;
	uint8_t seat = turn->who, god = turn->x[TURN_GOD];
	if (god == APOLLO)
		p->apollo[turn->x[TURN_PLACE]] = NONE;
	else
		p->bid[god] = (struct cy_bid){ NONE, 0 };
	flow_end(&p->flow);
	p->track[--p->next_place] = seat;
}

/* Is there anything but the end of the turn? An ask that could only be declined is left out. */
static bool act_possible(const struct cy_pub *p, const struct frame *turn)
{
	uint8_t seat = turn->who, god = turn->x[TURN_GOD];
	if (recruit_possible(p, turn))
		return true;
	if (p->seat[seat].gold == 0)
		return false;
	if (buy_possible(p, seat) || build_possible(p, turn))
		return true;
	return (god == POSEIDON && sail_possible(p, seat)) ||
	       (god == ARES && march_possible(p, seat)) ||
	       (god == ZEUS && (p->row[0] & p->row[1] & p->row[2]) != NONE);
}

/* CY-8.3 to 8.7 pc 0: the turn begins; 1: actions until the seat stops; 2: Apollo's gifts are over.
 */
void turn_step(void *state, struct frame *f)
{
	struct cy *g = state;
	if (f->pc == 0) {
		f->pc = 1;
		emit(&g->journal, E_TURN, f->who, f->x[TURN_GOD], 0, 0, 0);
		figurines_expire(g, f->who);
		if (f->x[TURN_GOD] == APOLLO) {
			f->pc = 2;
			apollo_turn(g, f);
		}
		return;
	}
	if (f->pc == 1 && act_possible(&g->pub, f))
		flow_call(&g->pub.flow, NODE_TURN_ACT, f->who)->x[TURN_GOD] = f->x[TURN_GOD];
	else
		turn_end(g, f);
}

/* CY-8.4, 8.5 Any action of the god, creatures, or the end. The frame below is the turn's. */
int turn_act_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct frame *turn = f - 1;
	int count = recruit_list(p, turn, out);

	if (p->seat[f->who].gold > 0) {
		count += build_list(p, turn, out + count);
		if (turn->x[TURN_GOD] == POSEIDON)
			count += sail_list(p, f->who, out + count);
		else if (turn->x[TURN_GOD] == ARES)
			count += march_list(p, f->who, out + count);
		else if (turn->x[TURN_GOD] == ZEUS)
			count += swap_list(p, turn, out + count);
		count += buy_list(p, f->who, out + count);
	}
	out[count++] = move_make(V_END, 0, 0, 0);
	return count;
}

uint8_t turn_act_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	const struct frame *turn = f - 1;
	uint8_t god = turn->x[TURN_GOD];
	uint8_t poor = p->seat[f->who].gold < 1 ? R_GOLD : ALLOWED;

	switch (move_verb(m)) {
	case V_END:
		return m == move_make(V_END, 0, 0, 0) ? ALLOWED : R_CHOICE;
	case V_RECRUIT_FLEET:
	case V_RECRUIT_TROOP:
	case V_RECRUIT:
		return recruit_why(p, turn, m);
	case V_BUILD:
		return build_why(p, turn, m);
	case V_SAIL:
		if (god != POSEIDON)
			return R_NO_SPECIAL;
		return poor ? poor : sail_why(p, f->who, move_a(m), move_b(m), move_c(m));
	case V_MARCH:
		if (god != ARES)
			return R_NO_SPECIAL;
		return poor ? poor : march_why(p, f->who, m);
	case V_SWAP:
		return god != ZEUS ? R_NO_SPECIAL : swap_why(p, turn, m);
	case V_BUY:
		return buy_why(p, f->who, m);
	default:
		return R_CHOICE;
	}
}

/* CY-8.6 What a choice costs at once. Steps of a fleet move after the first, and the Sylph's, are
 * free. */
unsigned cy_price(const void *pub, move m)
{
	const struct cy_pub *p = pub;
	const struct frame *f = game_frame(pub);
	if (f->node == NODE_KRAKEN_STEP)
		return move_verb(m) == V_KRAKEN ? KRAKEN_PRICE : 0;
	if (f->node != NODE_TURN_ACT)
		return 0;
	switch (move_verb(m)) {
	case V_RECRUIT_FLEET:
	case V_RECRUIT_TROOP:
	case V_RECRUIT:
		return recruit_price((f - 1)->x[TURN_GOD], (f - 1)->x[TURN_RECRUITS]);
	case V_BUILD:
		return BUILD_PRICE;
	case V_SAIL:
		return FLEET_MOVE_PRICE;
	case V_MARCH:
		return MARCH_PRICE;
	case V_SWAP:
		return SWAP_PRICE;
	case V_BUY:
		return creature_price(p, f->who, slot_of(p, move_a(m)));
	default:
		return 0;
	}
}

/* CY-8.10 The action is carried out with all that follows before the turn is asked again. */
void turn_act_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct frame *turn = flow_caller(f);
	uint8_t seat = f->who;

	flow_end(&g->pub.flow);
	switch (move_verb(m)) {
	case V_END:
		turn_end(g, turn);
		break;
	case V_BUILD:
		build_apply(g, turn, m);
		break;
	case V_SAIL:
		sail_apply(g, seat, m);
		break;
	case V_MARCH:
		march_apply(g, seat, m);
		break;
	case V_SWAP:
		swap_apply(g, turn, m);
		break;
	case V_BUY:
		buy_apply(g, seat, m);
		break;
	default:
		recruit_apply(g, turn, m);
	}
}
