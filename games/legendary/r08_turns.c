/* r08_turns.c: phase 5, the turns of the gods: free actions, menu, end of turn (CL-8). */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-8.1: altars from the top down (f->n), Apollo last. After the last turn the filled track
 * becomes the turn order. CL-8.7: also for a faction without areas. */
void lg_turns(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
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
		lg_god_x_mut(turn)->god = god;
	}
}

/* CL-8.5: the marker goes to the last free place of the track. */
static void turn_over(struct lg *g)
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

enum { TURN_BEGIN, TURN_FREE, TURN_MENU, TURN_OVER };

/* CL-8.2, CL-8.3, CL-8.5, CL-8.6: free actions until none is left or possible, then the menu. */
void lg_turn(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, god = lg_god_x(f)->god;
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

/* CL-9: the verb by which a faction takes what a god gives, free or bought in the menu. */
const uint8_t lg_god_gift[ALTARS] = { [ATHENA] = V_PHILOSOPHER,
				      [ZEUS] = V_PRIESTESS,
				      [POSEIDON] = V_FLEET,
				      [ARES] = V_TROOP,
				      [HERA] = V_MERCENARY };

static bool is_taking(uint8_t verb)
{
	return verb >= V_PHILOSOPHER && verb <= V_MERCENARY;
}

/* CL-8.2, CL-8.6: each free action is done once, if it is possible. */
static uint8_t free_refused(const struct lg_pub *p, uint8_t verb)
{
	const struct lg_turn *t = &p->turn;
	if (verb == V_BUILD)
		return !(t->free & FREE_BUILD)            ? R_FREE_DONE
		       : !lg_can_build(p, t->who, t->god) ? R_FREE_CANNOT
							  : R_OK;
	if (verb != lg_god_gift[t->god])
		return is_taking(verb) ? R_MENU_GOD : R_FREE_FIRST;
	return !(t->free & FREE_TAKE)                 ? R_FREE_DONE
	       : !lg_can_take_free(p, t->who, t->god) ? R_FREE_CANNOT
						      : R_OK;
}

/* CL-8.4, CL-16.8: a hero may be sacrificed at any time of the turn. */
static uint8_t sacrifice_refused(const struct lg_pub *p, uint8_t who)
{
	return lg_any_sacrifice(p, who) ? R_OK : R_SACRIFICE;
}

/* CL-8.8: free actions that are possible must be taken. */
static uint8_t go_on_refused(int possible)
{
	return possible ? R_FREE_MUST : R_OK;
}

static int free_list(const struct lg_pub *p, pet_move *out)
{
	const uint8_t verb[] = { V_BUILD, lg_god_gift[p->turn.god] };
	int n = 0;
	for (int i = 0; i < 2; i++)
		if (!free_refused(p, verb[i]))
			out[n++] = pet_move_make(verb[i], 0, 0, 0);
	return n;
}

int lg_turn_free_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int possible = free_list(v.pub, out), n = possible;
	if (!sacrifice_refused(v.pub, f->who))
		out[n++] = pet_move_make(V_SACRIFICE, 0, 0, 0);
	if (!go_on_refused(possible))
		out[n++] = pet_move_make(V_GO_ON, 0, 0, 0);
	return n;
}

uint8_t lg_turn_free_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	pet_move out[2];
	uint8_t verb = pet_move_verb(m);
	if (m != pet_move_make(verb, 0, 0, 0))
		return R_FREE_FIRST;
	if (verb == V_SACRIFICE)
		return sacrifice_refused(v.pub, f->who);
	if (verb == V_END)
		return R_FREE_MUST;
	return verb == V_GO_ON ? go_on_refused(free_list(v.pub, out)) : free_refused(v.pub, verb);
}

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5: takes or recruits one thing from the god, free or already
 * paid for. */
static void take_one(struct lg *g, uint8_t who, uint8_t verb)
{
	static const uint8_t unit[V_COUNT] = {
		[V_FLEET] = FLEET, [V_TROOP] = TROOP, [V_MERCENARY] = MERCENARY
	};
	if (verb == V_PHILOSOPHER)
		lg_philosopher(g, who);
	else if (verb == V_PRIESTESS)
		lg_priestess(g, who);
	else
		lg_unit_x_mut(pet_flow_call(&g->pub.flow, N_RECRUIT_PLACE, who))->unit = unit[verb];
}

/* The free building (CL-10.1, CL-10.2); Hera's faction names the kind first (CL-9.12). */
static void build_one(struct lg_pub *p, uint8_t who)
{
	bool room = (p->slot_free[0] | p->slot_free[1]) & p->own_land[who];
	uint8_t node = p->turn.god == HERA ? N_BUILD_KIND : room ? N_BUILD_SLOT : N_BUILD_REPLACE;
	lg_kind_x_mut(pet_flow_call(&p->flow, node, who))->kind = lg_god_building[p->turn.god];
}

void lg_turn_free_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
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

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5, CL-17.1: what each god offers beside creatures and
 * sacrifices. */
static const uint8_t god_menu[ALTARS][3] = {
	[ATHENA] = { V_PHILOSOPHER, V_EXPEDITION },
	[ZEUS] = { V_PRIESTESS, V_PEEK, V_EXPEDITION },
	[POSEIDON] = { V_FLEET, V_SEA_MOVE, V_EXPEDITION },
	[ARES] = { V_TROOP, V_LAND_MOVE },
	[HERA] = { V_MERCENARY, V_HERO, V_EXPEDITION },
};

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5, CL-9.11: one more philosopher, priestess or recruit, for
 * its price. */
static uint8_t extra_refused(const struct lg_pub *p, uint8_t who)
{
	static const uint8_t limits[ALTARS] = { [ATHENA] = R_MENU_ATHENA,
						[ZEUS] = R_MENU_ZEUS,
						[POSEIDON] = R_MENU_POSEIDON,
						[ARES] = R_MENU_ARES,
						[HERA] = R_MENU_HERA };
	int price = lg_extra_price(p);
	if (price && price <= (int)lg_gold(p, who) && lg_can_take_free(p, who, p->turn.god))
		return R_OK;
	return limits[p->turn.god];
}

/* CL-16.1: a hero of the column, once per turn. */
static uint8_t hero_refused(const struct lg_pub *p, uint8_t who)
{
	bool column = p->hero_column[0] != NONE || p->hero_column[1] != NONE;
	if (!p->turn.hired && lg_gold(p, who) >= HERO_PRICE && p->own_land[who] && column)
		return R_OK;
	return R_MENU_HERA;
}

/* CL-17.1, CL-17.2: a hero sets out, for one gold more each time. */
static uint8_t expedition_refused(const struct lg_pub *p, uint8_t who)
{
	if (!p->heroes[who])
		return R_EXPEDITION;
	if (lg_march_starts(p, who, MARCH_EXPEDITION, true))
		return R_OK;
	return p->turn.expeditions >= lg_gold(p, who) ? R_EXPEDITION_GOLD : R_EXPEDITION;
}

/* An entry of the god's row. */
static uint8_t entry_refused(const struct lg_pub *p, uint8_t who, uint8_t verb)
{
	switch (verb) {
	case V_PEEK: /* CL-9.8 */
		return !p->deck ? R_MENU_DECK : p->turn.peeked ? R_MENU_ZEUS : R_OK;
	case V_SEA_MOVE: /* CL-11.1 */
		return lg_sea_move_possible(p, who) ? R_OK : R_MENU_POSEIDON;
	case V_LAND_MOVE: /* CL-12.1 */
		return lg_gold(p, who) && lg_march_starts(p, who, MARCH_ARES, true) ? R_OK
										    : R_MENU_ARES;
	case V_HERO:
		return hero_refused(p, who);
	case V_EXPEDITION:
		return expedition_refused(p, who);
	default:
		return extra_refused(p, who);
	}
}

int lg_menu_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	const uint8_t *entry = god_menu[p->turn.god];
	int n = 0;
	for (int i = 0; i < 3 && entry[i]; i++)
		if (!entry_refused(p, f->who, entry[i]))
			out[n++] = pet_move_make(entry[i], 0, 0, 0);
	if (!lg_purchase_refused(p, f->who))
		out[n++] = pet_move_make(V_CREATURE, 0, 0, 0);
	if (!sacrifice_refused(p, f->who))
		out[n++] = pet_move_make(V_SACRIFICE, 0, 0, 0);
	out[n++] = pet_move_make(V_END, 0, 0, 0);
	return n;
}

uint8_t lg_menu_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	uint8_t verb = pet_move_verb(m), god = p->turn.god;
	if (m != pet_move_make(verb, 0, 0, 0))
		return R_MENU_GOD;
	for (int i = 0; i < 3; i++)
		if (verb && god_menu[god][i] == verb)
			return entry_refused(p, f->who, verb);
	switch (verb) {
	case V_END:
		return R_OK;
	case V_CREATURE:
		return lg_purchase_refused(p, f->who);
	case V_SACRIFICE:
		return sacrifice_refused(p, f->who);
	case V_BUILD:
	case V_GO_ON:
		return R_FREE_DONE;
	default:
		return verb == V_EXPEDITION ? R_EXPEDITION_ARES : R_MENU_GOD;
	}
}

/* CL-9.8: the question waits below the draw. */
static void peek(struct lg_pub *p, uint8_t who)
{
	p->turn.peeked = 1;
	pet_flow_call(&p->flow, N_PEEK_PLAY, who);
	lg_draw_x_mut(pet_flow_call(&p->flow, N_CHANCE_CREATURE, who))->purpose = DRAW_PEEK;
}

static void buy_extra(struct lg *g, uint8_t who, uint8_t verb)
{
	lg_spend(g, who, (unsigned)lg_extra_price(&g->pub));
	g->pub.turn.extras++;
	take_one(g, who, verb);
}

void lg_menu_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
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
