/* r10_metropolis.c: how metropolises are founded, what they give, and conquest (CL-10.5 to
 * CL-10.19). */
#include "core/facts.h"
#include "games/legendary/rules.h"

/* CL-10.7: the fourth philosopher turns all four into a metropolis. Enters nodes: call it last.
 * CL-21.11: partners' philosophers are never counted together. */
void lg_philosopher(struct lg *g, uint8_t who)
{
	struct lg_pub *p = &g->pub;
	if (!p->philosopher_left)
		return;
	p->philosopher_left--;
	p->philosopher[who]++;
	pet_emit(&g->journal, E_PHILOSOPHER, who, 0, 0, 0, 0);
	if (p->philosopher[who] < THINKERS)
		return;
	p->philosopher[who] = (uint8_t)(p->philosopher[who] - THINKERS);
	p->philosopher_left = (uint8_t)(p->philosopher_left + 4);
	pet_emit(&g->journal, E_WAY_WISE, who, 0, 0, 0, 0);
	pet_flow_call(&p->flow, N_METROPOLIS, who);
}

/* CL-10.5, CL-10.6: as long as there is a set, it becomes a metropolis. */
void lg_ways(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->pc) {
		f->pc = 0;
		pet_flow_call(&p->flow, N_METROPOLIS, who);
	} else if (lg_has_set(p, who)) {
		f->pc = 1;
		pet_emit(&g->journal, E_WAY_SET, who, 0, 0, 0, 0);
		lg_removal_x_mut(pet_flow_call(&p->flow, N_REMOVAL, who))->mode = REMOVE_SET;
	} else {
		pet_flow_end(&p->flow);
	}
}

/* CL-10.5, CL-10.7: what becomes a metropolis by a move from one position to the other. */
static const char *metro_made_of(const struct lg_pub *from, const struct lg_pub *to, uint8_t who)
{
	if (pet_flow_in(&to->flow, N_WAYS) && !pet_flow_in(&from->flow, N_WAYS))
		return N_("a port, a fortress, a temple and an academy make a metropolis");
	if (pet_flow_in(&to->flow, N_METROPOLIS) && !pet_flow_in(&from->flow, N_METROPOLIS) &&
	    to->philosopher[who] < from->philosopher[who])
		return N_("four philosophers make a metropolis");
	return NULL;
}

/* CL-10.2, CL-10.11: what is built on something destroys it. CL-16.8: who is sacrificed is gone. CL-19.1,
 * CL-20.1: a creature destroys what stands on one's own land, too. */
bool lg_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out)
{
	const struct lg_pub *p = pub;
	uint8_t who = pet_game_frame(pub)->who;
	const char *made = metro_made_of(p, after, who);
	*out = (struct pet_warning){ .makes = made, .text = made };
	if (made)
		return true;
	if (pet_move_verb(m) == V_KILL_LAND) {
		*out = (struct pet_warning){ .text = N_("you lose {place:a}"),
					     .kind = K_UNIT,
					     .place = pet_move_b(m) };
		return p->land[pet_move_a(m)].owner == who;
	}
	bool hero = pet_move_verb(m) == V_OFFER_UP;
	out->text = hero ? N_("you lose {place}") : N_("you lose {place:the} there");
	out->kind = hero ? K_HERO : K_BUILDING;
	out->place = hero ? pet_move_a(m) : p->building[pet_move_a(m)];
	return hero || pet_move_verb(m) == V_REPLACE;
}

/* ---- building one ---------------------------------------------------------------------------- */

int lg_tokens_left(const struct lg_pub *p)
{
	int n = 0;
	for (int i = 0; i < BONUSES; i++)
		n += p->metros_left[i];
	return n;
}

enum { METRO_DRAW, METRO_CARD, METRO_SLOT, METRO_BONUS, METRO_DONE };

/* CL-10.13: a token is drawn and shown; a hero's card (CL-16.28) or a slot; the bonus. Without a
 * token, or with neither slot nor card, nothing is built (CL-10.12). */
void lg_metropolis(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, face = lg_face_x(f)->face;
	bool cards = lg_protectors(p, who);
	switch (f->pc) {
	case METRO_DRAW:
		if (!lg_tokens_left(p) || (!cards && !lg_can_place_metro(p, who))) {
			pet_flow_end(&p->flow);
			pet_emit(&g->journal, E_NO_METRO, who, 0, 0, 0, 0);
			return;
		}
		f->pc = METRO_CARD;
		pet_flow_call(&p->flow, N_CHANCE_METROPOLIS, who);
		return;
	case METRO_CARD:
		f->pc = METRO_SLOT;
		if (cards)
			lg_face_x_mut(pet_flow_call(&p->flow, N_METROPOLIS_PROTECT, who))->face =
				face;
		return;
	case METRO_SLOT:
		f->pc = METRO_BONUS;
		lg_face_x_mut(pet_flow_call(&p->flow, N_METROPOLIS_SLOT, who))->face = face;
		return;
	case METRO_BONUS:
		f->pc = METRO_DONE;
		lg_face_x_mut(pet_flow_call(&p->flow, N_BONUS, who))->face = face;
		return;
	default:
		pet_flow_end(&p->flow);
	}
}

int lg_draw_metro_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	const struct lg_pub *p = state;
	int n = 0;
	(void)f;
	for (unsigned i = 0; i < BONUSES; i++) {
		if (!p->metros_left[i])
			continue;
		weight[n] = p->metros_left[i];
		out[n++] = pet_move_make(V_DRAW_METRO, METROPOLIS + i, 0, 0);
	}
	return n;
}

pet_move lg_draw_metro_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	pet_move out[BONUSES];
	uint32_t weight[BONUSES];
	int n = lg_draw_metro_weights(state, f, out, weight);
	return out[pet_chance_pick(weight, n, r)];
}

/* CL-10.16: the face is shown to all. */
void lg_draw_metro_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	pet_emit(&g->journal, E_METRO_DRAWN, f->who, pet_move_a(m), 0, 0, 0);
	pet_flow_end(&p->flow);
	p->metros_left[pet_move_a(m) - METROPOLIS]--;
	lg_face_x_mut(pet_flow_top(&p->flow))->face = pet_move_a(m);
}

/* CL-16.28, CL-16.30: on a hero's card, or on the map; if the map has no place, on a card or not at
 * all (CL-10.12). */
int lg_metro_protect_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = lg_list(out, 0, V_PROTECT, lg_protectors(v.pub, f->who));
	out[n++] = pet_move_make(lg_can_place_metro(v.pub, f->who) ? V_ON_MAP : V_FORGO, 0, 0, 0);
	return n;
}

LG_WHY(lg_metro_protect, R_METRO_PROTECT)

void lg_metro_protect_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, face = lg_face_x(f)->face, hero = pet_move_a(m);
	pet_flow_end(&p->flow);
	struct pet_frame *metro = pet_flow_top(&p->flow);
	if (pet_move_verb(m) == V_ON_MAP)
		return;
	if (pet_move_verb(m) == V_FORGO) {
		p->metros_left[face - METROPOLIS]++;
		metro->pc = METRO_DONE;
		pet_emit(&g->journal, E_NO_METRO, who, 0, 0, 0, 0);
		return;
	}
	p->heroes[who] = (uint16_t)(p->heroes[who] & ~(1u << hero));
	p->hero[hero].at = NONE;
	p->hero[hero].metro = face;
	p->metros[who]++;
	metro->pc = METRO_BONUS;
	pet_emit(&g->journal, E_PROTECTED, who, hero, 0, 0, 0);
}

/* ---- bonuses --------------------------------------------------------------------------------- */

/* CL-10.14, CL-10.15: two pieces are placed one by one (f->n); a piece without a place is lost. */
void lg_bonus(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, face = lg_face_x(f)->face, n = f->n++;
	if (n == 0)
		pet_emit(&g->journal, E_BONUS, who, face, 0, 0, 0);
	if (face == METRO_TROOPS && n < 2 && p->troops_left[who] && p->own_land[who]) {
		pet_flow_call(&p->flow, N_BONUS_TROOP, who);
	} else if (face == METRO_FLEETS && n < 2 && p->fleets_left[who] && p->own_sea[who]) {
		pet_flow_call(&p->flow, N_BONUS_FLEET, who);
	} else if (face == METRO_TOKEN && n < 1 && (p->own_land[who] | p->own_sea[who])) {
		pet_flow_call(&p->flow, N_BONUS_TOKEN, who);
	} else {
		pet_flow_end(&p->flow);
		if (face == METRO_PRIESTESS)
			lg_priestess(g, who);
		if (face == METRO_GOLD) {
			lg_earn(p, who, 3);
			pet_emit(&g->journal, E_GOLD, who, 3, 0, 0, 0);
		}
	}
}

int lg_bonus_troop_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who]);
}

LG_WHY(lg_bonus_troop, R_METRO_BONUS)

void lg_bonus_troop_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	pet_emit(&g->journal, E_PLACED, f->who, TROOP, pet_move_a(m), 0, 0);
	pet_flow_end(&g->pub.flow);
	lg_put_troops(&g->pub, pet_move_a(m), 1);
}

/* CL-10.14: only sea areas that the faction controls already. */
int lg_bonus_fleet_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return lg_list(out, 0, V_PLACE_SEA, p->own_sea[f->who]);
}

LG_WHY(lg_bonus_fleet, R_METRO_BONUS)

void lg_bonus_fleet_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_emit(&g->journal, E_PLACED, who, FLEET, SEA0 + pet_move_a(m), 0, 0);
	pet_flow_end(&g->pub.flow);
	lg_put_fleets(&g->pub, who, pet_move_a(m), 1);
}

int lg_bonus_token_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who]);
	return lg_list(out, n, V_PLACE_SEA, p->own_sea[f->who]);
}

LG_WHY(lg_bonus_token, R_METRO_BONUS)

void lg_bonus_token_apply(void *state, struct pet_frame *f, pet_move m)
{
	uint8_t who = f->who;
	pet_flow_end(state);
	lg_put_token(state, who,
		     (uint8_t)(pet_move_a(m) + (pet_move_verb(m) == V_PLACE_SEA ? SEA0 : 0)));
}

/* ---- conquest -------------------------------------------------------------------------------- */

/* CL-12.5, CL-13.8, CL-10.9: units take a land area, possibly the last one of its controller when
 * they entered; if somebody lost it, the consequences follow. Heroes are there already. Enters
 * nodes: call it last. */
void lg_conquer(struct lg *g, uint8_t who, uint8_t land, int troops, int mercs, bool last)
{
	struct lg_pub *p = &g->pub;
	uint8_t loser = p->land[land].owner;
	lg_gain_land(g, who, land);
	p->land[land].troops = (uint8_t)troops;
	p->land[land].mercs = (uint8_t)mercs;
	if (loser == NONE)
		return;
	struct lg_conquest_x *x = lg_conquest_x_mut(pet_flow_call(&p->flow, N_CONQUEST, who));
	x->land = land;
	x->loser = loser;
	x->last = last;
}

enum { CONQUEST_LOST, CONQUEST_WAYS };

/* CL-10.18: bonuses of the loser, a set of the conqueror, the last area (CL-14.4: even if its
 * troops have found another). */
void lg_conquest(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t land = lg_conquest_x(f)->land, loser = lg_conquest_x(f)->loser;
	bool last = lg_conquest_x(f)->last;
	switch (f->pc++) {
	case CONQUEST_LOST:
		if (lg_is_metro(p->building[land * 2]) || lg_is_metro(p->building[land * 2 + 1])) {
			struct lg_lost_x *lost =
				lg_lost_x_mut(pet_flow_call(&p->flow, N_LOST_METROS, loser));
			lost->one = p->building[land * 2];
			lost->two = p->building[land * 2 + 1];
		}
		return;
	case CONQUEST_WAYS:
		pet_flow_call(&p->flow, N_WAYS, f->who);
		return;
	default:
		pet_flow_end(&p->flow);
		if (last) {
			p->last_taken = 1;
			pet_emit(&g->journal, E_LAST_AREA, loser, 0, 0, 0, 0);
		}
	}
}

/* CL-10.17: the bonus of each lost metropolis (one and two: those of the area), in an order of the
 * loser's choice. */
void lg_lost_metros(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	struct lg_lost_x *x = lg_lost_x_mut(f);
	uint8_t who = f->who;
	if (!lg_is_metro(x->one))
		x->one = NONE;
	if (!lg_is_metro(x->two))
		x->two = NONE;
	if (x->one != NONE && x->two != NONE && x->one != x->two) {
		struct lg_lost_x *ask =
			lg_lost_x_mut(pet_flow_call(&p->flow, N_METROPOLIS_ORDER, who));
		ask->one = x->one;
		ask->two = x->two;
		return;
	}
	uint8_t *next = x->one != NONE ? &x->one : &x->two, face = *next;
	if (face == NONE) {
		pet_flow_end(&p->flow);
		return;
	}
	*next = NONE;
	lg_face_x_mut(pet_flow_call(&p->flow, N_BONUS, who))->face = face;
}

int lg_metro_order_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v;
	out[0] = pet_move_make(V_BONUS_FIRST, lg_lost_x(f)->one, 0, 0);
	out[1] = pet_move_make(V_BONUS_FIRST, lg_lost_x(f)->two, 0, 0);
	return 2;
}

LG_WHY(lg_metro_order, R_METRO_ORDER)

void lg_metro_order_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	uint8_t who = f->who;
	pet_flow_end(&p->flow);
	struct lg_lost_x *lost = lg_lost_x_mut(pet_flow_top(&p->flow));
	*(lost->one == pet_move_a(m) ? &lost->one : &lost->two) = NONE;
	lg_face_x_mut(pet_flow_call(&p->flow, N_BONUS, who))->face = pet_move_a(m);
}
