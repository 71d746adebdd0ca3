/* r08_turns.c: phase 5, the turns of the gods: free actions, menu, end of turn (CL-8). */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-8.1: altars from the top down (f->n), Apollo last. After the last turn the track that has
 * filled becomes the turn order. */
void lg_turns(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct legendary *)state)->pub;
	if (f->n > lg_open(p)) {
		pet_flow_end(&p->flow);
		memcpy(p->order, p->track, sizeof p->order);
		memset(p->track, NONE, sizeof p->track);
		return;
	}
	uint8_t god = f->n < lg_open(p) ? p->altar[f->n] : (uint8_t)APOLLO;
	f->n++;
	if (p->marker[god] != NONE) {
		struct pet_frame *turn = pet_flow_call(&p->flow, N_TURN, p->marker[god]);
		turn->x[0] = god;
	}
}

/* CL-8.5: the marker goes to the last free place of the track. */
static void turn_over(struct legendary *g)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = p->turn.who;
	int place = p->factions - 1;
	while (p->track[place] != NONE)
		place--;
	p->track[place] = who;
	p->marker[p->turn.god] = NONE;
	p->space[p->turn.god] = 0;
	p->turn = (struct lg_turn){ .who = NONE, .god = NONE };
	pet_emit(&g->journal, E_TRACKED, who, (unsigned)place + 1, 0, 0, 0);
}

/* CL-8.8: free actions that are left and can be carried out now. */
static uint8_t free_possible(const struct lg_pub *p)
{
	const struct lg_turn *t = &p->turn;
	unsigned can = 0;
	if (t->free & FREE_BUILD && lg_can_build(p, t->who, t->god))
		can |= FREE_BUILD;
	if (t->free & FREE_TAKE && lg_can_take_free(p, t->who, t->god))
		can |= FREE_TAKE;
	return (uint8_t)can;
}

enum { TURN_BEGIN, TURN_FREE, TURN_MENU, TURN_OVER };

/* CL-8.2, CL-8.3, CL-8.5, CL-8.6: free actions until none is left or possible, then the menu. */
void lg_turn(void *state, struct pet_frame *f)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, god = f->x[0];
	switch (f->pc) {
	case TURN_BEGIN:
		p->turn = (struct lg_turn){ .who = who, .god = god };
		p->turn.free = god == APOLLO ? 0 : FREE_BUILD | FREE_TAKE;
		pet_emit(&g->journal, E_TURN, who, god, 0, 0, 0);
		f->pc = god == APOLLO ? TURN_OVER : TURN_FREE;
		if (god == APOLLO)
			pet_flow_call(&p->flow, N_APOLLO, who);
		return;
	case TURN_FREE:
		if (p->turn.free)
			pet_flow_call(&p->flow, N_TURN_FREE, who);
		else
			f->pc = TURN_MENU;
		return;
	case TURN_MENU:
		pet_flow_call(&p->flow, N_TURN_MENU, who);
		return;
	default:
		pet_flow_end(&p->flow);
		turn_over(g);
	}
}

/* CL-9: what a god lets a faction take: verb of the action, also of the extra ones in the menu. */
static const uint8_t taking[ALTARS] = { [ATHENA] = V_PHILOSOPHER,
					[ZEUS] = V_PRIESTESS,
					[POSEIDON] = V_FLEET,
					[ARES] = V_TROOP,
					[HERA] = V_MERCENARY };

int lg_turn_free_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint8_t can = free_possible(p);
	int n = 0;
	if (can & FREE_BUILD)
		out[n++] = pet_move_make(V_BUILD, 0, 0, 0);
	if (can & FREE_TAKE)
		out[n++] = pet_move_make(taking[p->turn.god], 0, 0, 0);
	if (lg_any_sacrifice(p, f->who)) /* CL-8.4 */
		out[n++] = pet_move_make(V_SACRIFICE, 0, 0, 0);
	if (!can) /* CL-8.8 */
		out[n++] = pet_move_make(V_GO_ON, 0, 0, 0);
	return n;
}

/* CL-9.1 to CL-9.5: takes or recruits one thing of the god, free or paid for already. */
static void take_one(struct legendary *g, uint8_t who, uint8_t verb)
{
	static const uint8_t unit[VERBS] = {
		[V_FLEET] = FLEET, [V_TROOP] = TROOP, [V_MERCENARY] = MERCENARY
	};
	if (verb == V_PHILOSOPHER)
		lg_philosopher(g, who);
	else if (verb == V_PRIESTESS)
		lg_priestess(g, who);
	else
		pet_flow_call(&g->pub.flow, N_RECRUIT_PLACE, who)->x[0] = unit[verb];
}

/* The free building (CL-10.1, CL-10.2); Hera's faction says the kind first (CL-9.12). */
static void build_one(struct lg_pub *p, uint8_t who)
{
	bool room = (p->slot_free[0] | p->slot_free[1]) & p->own_land[who];
	uint8_t node = p->turn.god == HERA ? N_BUILD_KIND : room ? N_BUILD_SLOT : N_BUILD_REPLACE;
	pet_flow_call(&p->flow, node, who)->x[0] = lg_god_building[p->turn.god];
}

void lg_turn_free_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	pet_flow_end(&p->flow);
	switch (pet_move_verb(m)) {
	case V_GO_ON:
		pet_emit(&g->journal, E_LAPSED, who, 0, 0, 0, 0);
		p->turn.free = 0;
		break;
	case V_SACRIFICE:
		pet_flow_call(&p->flow, N_SACRIFICE_HERO, who);
		break;
	case V_BUILD:
		p->turn.free &= (uint8_t)~FREE_BUILD;
		build_one(p, who);
		break;
	default:
		p->turn.free &= (uint8_t)~FREE_TAKE;
		take_one(g, who, pet_move_verb(m));
	}
}

/* ---- the menu -------------------------------------------------------------------------------- */

/* CL-8.9: a card of the column that can be paid. */
static bool creature_payable(const struct lg_pub *p, uint8_t who)
{
	for (int i = 0; i < COLUMN; i++)
		if (p->column[i] != NONE)
			return lg_creature_price(p, who, i) <= (int)lg_gold(p, who);
	return false;
}

/* CL-9.1 to CL-9.5, CL-17.1: what this god alone offers. */
static int god_menu(const struct lg_pub *p, uint8_t who, pet_move *out)
{
	const struct lg_turn *t = &p->turn;
	unsigned gold = lg_gold(p, who);
	int n = 0, price = lg_extra_price(p);
	if (price && price <= (int)gold && lg_can_take_free(p, who, t->god))
		out[n++] = pet_move_make(taking[t->god], 0, 0, 0);
	if (t->god == ZEUS && !t->peeked && p->deck)
		out[n++] = pet_move_make(V_PEEK, 0, 0, 0);
	if (t->god == POSEIDON && gold && lg_sea_move_possible(p, who))
		out[n++] = pet_move_make(V_SEA_MOVE, 0, 0, 0);
	if (t->god == ARES && gold && lg_march_starts(p, who, MARCH_ARES, true))
		out[n++] = pet_move_make(V_LAND_MOVE, 0, 0, 0);
	if (t->god == HERA && !t->hired && gold >= HERO_PRICE && p->own_land[who] &&
	    (p->hero_column[0] != NONE || p->hero_column[1] != NONE))
		out[n++] = pet_move_make(V_HERO, 0, 0, 0);
	if (t->god != ARES && p->heroes[who] && lg_march_starts(p, who, MARCH_EXPEDITION, true))
		out[n++] = pet_move_make(V_EXPEDITION, 0, 0, 0);
	return n;
}

int lg_menu_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = god_menu(p, f->who, out);
	if (creature_payable(p, f->who)) /* CL-18.1 */
		out[n++] = pet_move_make(V_CREATURE, 0, 0, 0);
	if (lg_any_sacrifice(p, f->who)) /* CL-16.8 */
		out[n++] = pet_move_make(V_SACRIFICE, 0, 0, 0);
	out[n++] = pet_move_make(V_END, 0, 0, 0);
	return n;
}

/* What an entry of the menu costs: a move or an expedition at least so much (CL-21.7). */
static unsigned menu_price(const struct lg_pub *p, uint8_t verb)
{
	switch (verb) {
	case V_SEA_MOVE:
	case V_LAND_MOVE:
		return lg_legs_price(p, MARCH_ARES, 1);
	case V_EXPEDITION:
		return lg_legs_price(p, MARCH_EXPEDITION, 1);
	case V_HERO:
		return HERO_PRICE;
	default:
		return verb == taking[p->turn.god] ? (unsigned)lg_extra_price(p) : 0;
	}
}

/* CL-1.2: what a choice costs, as far as it decides that. */
unsigned lg_price(const void *pub, pet_move m)
{
	const struct lg_pub *p = pub;
	const struct pet_frame *f = pet_game_frame(pub);
	int place = 0;
	switch (f->node) {
	case N_TURN_MENU:
		return menu_price(p, pet_move_verb(m));
	case N_CREATURE_BUY:
		while (p->column[place] != pet_move_a(m))
			place++;
		return (unsigned)lg_creature_price(p, f->who, place);
	case N_SEA_TO:
		return lg_sea_price(p, f->who, f->x[0], pet_move_a(m));
	case N_LAND_TO:
		return lg_march_price(p, f, pet_move_a(m));
	case N_PEEK_PLAY:
		return pet_move_verb(m) == V_PLAY ? PEEK_PRICE : 0;
	case N_CROESUS_REROLL:
		return pet_move_verb(m) == V_REROLL ? REROLL_PRICE : 0;
	case N_SACRIFICE_HERO:
	case N_SACRIFICE_PANDORA:
		return pet_move_a(m) == CROESUS ? CROESUS_PRICE : 0;
	default:
		return 0;
	}
}

/* CL-9.8: the question waits under the draw. */
static void peek(struct lg_pub *p, uint8_t who)
{
	p->turn.peeked = 1;
	pet_flow_call(&p->flow, N_PEEK_PLAY, who);
	pet_flow_call(&p->flow, N_CHANCE_CREATURE, who)->x[0] = DRAW_PEEK;
}

static void buy_extra(struct legendary *g, uint8_t who, uint8_t verb)
{
	lg_spend(g, who, (unsigned)lg_extra_price(&g->pub));
	g->pub.turn.extras++;
	take_one(g, who, verb);
}

void lg_menu_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, verb = pet_move_verb(m);
	pet_flow_end(&p->flow);
	switch (verb) {
	case V_PEEK:
		peek(p, who);
		break;
	case V_SEA_MOVE:
		pet_flow_call(&p->flow, N_SEA_FROM, who);
		break;
	case V_LAND_MOVE:
		lg_march_ask(g, who, MARCH_ARES);
		break;
	case V_EXPEDITION:
		lg_march_ask(g, who, MARCH_EXPEDITION);
		break;
	case V_HERO:
		pet_flow_call(&p->flow, N_HERO_RECRUIT, who);
		break;
	case V_CREATURE:
		pet_flow_call(&p->flow, N_CREATURE_BUY, who);
		break;
	case V_SACRIFICE:
		pet_flow_call(&p->flow, N_SACRIFICE_HERO, who);
		break;
	case V_END:
		pet_flow_top(&p->flow)->pc = TURN_OVER;
		break;
	default:
		buy_extra(g, who, verb);
	}
}
