/* r09_gods.c: what the gods give: recruits, the peek of Zeus, Apollo (CL-9). Buildings are in r10,
 * moves in r11 and r12. */
#include "games/legendary/rules.h"

/* CL-9.9: sea areas next to own land, unblocked, empty or own. */
static uint64_t fleet_seas(const struct lg_pub *p, uint8_t who)
{
	uint64_t seas = 0;
	PET_FOR_EACH (land, p->own_land[who])
		seas |= lg_beside(&p->map.land_sea, land);
	return seas & ~lg_other_seas(p, who) & ~lg_blocked(p);
}

/* CL-8.6, CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5: whether the god's gift can be taken: supply and a
 * place for it. */
bool lg_can_take_free(const struct lg_pub *p, uint8_t who, uint8_t god)
{
	switch (god) {
	case ATHENA:
		return p->philosopher_left > 0;
	case ZEUS:
		return p->priestess_left > 0;
	case POSEIDON:
		return p->fleets_left[who] > 0 && fleet_seas(p, who);
	case ARES:
		return p->troops_left[who] > 0 && p->own_land[who];
	default:
		return p->mercs_left > 0 && p->own_land[who];
	}
}

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5, CL-9.11: price of the n-th extra recruit, philosopher or
 * priestess, from 0; 0: no more. */
int lg_printed_price(uint8_t god, unsigned n)
{
	static const uint8_t price[ALTARS][4] = { [ATHENA] = { 4 },
						  [ZEUS] = { 4 },
						  [POSEIDON] = { 1, 2, 3 },
						  [ARES] = { 2, 3, 4 },
						  [HERA] = { 1, 3, 5 } };
	return god < ALTARS && n < 4 ? price[god][n] : 0;
}

int lg_extra_price(const struct lg_pub *p)
{
	return lg_printed_price(p->turn.god, p->turn.extras);
}

/* ---- recruits -------------------------------------------------------------------------------- */

/* CL-9.9, CL-9.10: fleets next to own land, the others in own land, locked or not. */
int lg_recruit_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	if (lg_unit_x(f)->unit == FLEET)
		return lg_list(out, 0, V_PLACE_SEA, fleet_seas(p, f->who));
	return lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who]);
}

uint8_t lg_recruit_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return lg_listed_refused(v, f, m,
				 lg_unit_x(f)->unit == FLEET ? R_RECRUIT_SEA : R_RECRUIT_LAND);
}

void lg_recruit_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, unit = lg_unit_x(f)->unit, hero = lg_unit_x(f)->hero,
		at = pet_move_a(m);
	pet_flow_end(&p->flow);
	if (unit == UNITS) { /* a hero */
		lg_hero_put(p, hero, who, at);
		p->hero_fresh = (uint16_t)(p->hero_fresh | 1u << hero); /* CL-16.9 */
		pet_emit(&g->journal, E_HIRED, who, hero, at, 0, 0);
		return;
	}
	if (unit == FLEET)
		lg_put_fleets(p, who, at, 1);
	else if (unit == TROOP)
		lg_put_troops(p, at, 1);
	else
		lg_put_mercs(p, at, 1);
	pet_emit(&g->journal, E_PLACED, who, unit, at + (unsigned)(unit == FLEET ? SEA0 : 0), 0, 0);
}

/* CL-16.1: a hero of the column. CL-16.2: any number of heroes may be held. */
int lg_hire_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	(void)f;
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE)
			out[n++] = pet_move_make(V_HIRE, p->hero_column[i], 0, 0);
	return n;
}

LG_WHY(lg_hire, R_HERO_COLUMN)

void lg_hire_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	uint8_t who = f->who;
	p->turn.hired = 1;
	lg_spend(state, who, HERO_PRICE);
	p->hero_column[p->hero_column[0] == pet_move_a(m) ? 0 : 1] = NONE;
	struct lg_unit_x *place = lg_unit_x_mut(pet_flow_goto(&p->flow, N_RECRUIT_PLACE, who));
	place->unit = UNITS;
	place->hero = pet_move_a(m);
}

/* ---- Zeus ------------------------------------------------------------------------------------ */

/* CL-9.8: for 1 GP the card that was seen is played; else it goes back on top. */
int lg_peek_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	if (lg_gold(v.pub, f->who) >= PEEK_PRICE)
		out[n++] = pet_move_make(V_PLAY, 0, 0, 0);
	out[n++] = pet_move_make(V_PUT_BACK, 0, 0, 0);
	return n;
}

LG_WHY(lg_peek, R_PEEK_GOLD)

void lg_peek_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, card = g->priv[p->seat[who]].top;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_PUT_BACK) {
		pet_emit(&g->journal, E_PUT_BACK, who, 0, 0, 0, 0);
		return;
	}
	lg_spend(g, who, PEEK_PRICE);
	p->deck &= ~((uint32_t)1 << card);
	lg_top_forget(g);
	pet_emit(&g->journal, E_PEEK_PLAYED, who, card, 0, 0, 0);
	lg_play_card(g, who, card);
}

/* ---- Apollo ---------------------------------------------------------------------------------- */

/* CL-9.6: a token on a land area, one on a sea area, 2 GP. */
void lg_apollo(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->pc == 0) {
		f->pc = 1;
		pet_flow_call(&p->flow, N_APOLLO_LAND, who);
	} else if (f->pc == 1) {
		f->pc = 2;
		pet_flow_call(&p->flow, N_APOLLO_SEA, who);
	} else {
		pet_flow_end(&p->flow);
		lg_earn(p, who, APOLLO_GOLD);
		pet_emit(&g->journal, E_GOLD, who, APOLLO_GOLD, 0, 0, 0);
	}
}

/* CL-9.7: any land area. */
int lg_apollo_land_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	(void)f;
	return lg_list(out, 0, V_PLACE_LAND, p->map.lands);
}

LG_WHY(lg_apollo_land, R_APOLLO)

void lg_apollo_land_apply(void *state, struct pet_frame *f, pet_move m)
{
	uint8_t who = f->who;
	pet_flow_end(state);
	lg_put_token(state, who, pet_move_a(m));
}

/* CL-9.7: any sea area. */
int lg_apollo_sea_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	(void)f;
	return lg_list(out, 0, V_PLACE_SEA, p->map.seas);
}

LG_WHY(lg_apollo_sea, R_APOLLO)

void lg_apollo_sea_apply(void *state, struct pet_frame *f, pet_move m)
{
	uint8_t who = f->who;
	pet_flow_end(state);
	lg_put_token(state, who, (uint8_t)(SEA0 + pet_move_a(m)));
}
