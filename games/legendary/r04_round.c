/* r04_round.c: the round and its phase 1, preparation (CL-4); drawing cards into the columns. */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-4.1: what is reset in a new round: used discounts (CL-18.4), newcomers (CL-16.9),
 * offerings. */
void lg_round_begin(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	p->round++;
	memset(p->mark, 0, sizeof p->mark);
	for (int i = 0; i < HEROES; i++)
		p->hero[i].mark = 0;
	p->hero_fresh = 0;
	pet_emit(&g->journal, E_ROUND, NONE, p->round, 0, 0, 0);
}

/* Rounds follow each other until phase 6 (r22_end.c) sets f->pc. CL-22.6: reaching the goal earlier
 * in a round ends nothing. */
void lg_rounds(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	if (f->pc) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	lg_round_begin(g);
	pet_flow_call(&g->pub.flow, N_ROUND, NONE);
}

/* ---- the columns ----------------------------------------------------------------------------- */

/* CL-4.2: fills the next empty hero place; false: there is none, or no card. */
static bool fill_heroes(struct lg_pub *p)
{
	for (uint8_t i = 0; i < HERO_COLUMN && p->hero_deck; i++) {
		if (p->hero_column[i] == NONE) {
			lg_place_x_mut(pet_flow_call(&p->flow, N_CHANCE_HERO, NONE))->place = i;
			return true;
		}
	}
	return false;
}

/* CL-3.3, CL-4.5: fills the cheapest empty place; false: there is none, or no card. */
static bool fill_creatures(struct lg_pub *p)
{
	for (uint8_t i = 0; i < COLUMN && p->deck; i++) {
		if (p->column[i] == NONE) {
			struct pet_frame *draw = pet_flow_call(&p->flow, N_CHANCE_CREATURE, NONE);
			lg_draw_x_mut(draw)->purpose = DRAW_COLUMN;
			lg_draw_x_mut(draw)->place = i;
			return true;
		}
	}
	return false;
}

/* CL-3.3: four creatures and two heroes are dealt. */
void lg_columns(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	(void)f;
	if (!fill_creatures(p) && !fill_heroes(p))
		pet_flow_end(&p->flow);
}

/* CL-4.3, CL-4.4, CL-4.6: the cheapest card is discarded, the others slide down in order. */
static void slide(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	int to = 0;
	if (p->column[0] != NONE) {
		uint32_t card = (uint32_t)1 << p->column[0];
		p->column[0] = NONE;
		lg_discard(g, card);
	}
	for (int i = 0; i < COLUMN; i++) {
		uint8_t card = p->column[i];
		p->column[i] = NONE;
		if (card != NONE)
			p->column[to++] = card;
	}
}

/* CL-4.7: the top altar moves to the lowest place. The open altars are the first ones of the list,
 * so nothing has to be turned over. CL-4.8: Apollo never moves. */
static void rotate_altars(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	uint8_t top = p->altar[0];
	memmove(p->altar, p->altar + 1, ALTARS - 1);
	p->altar[ALTARS - 1] = top;
	pet_emit(&g->journal, E_ROTATED, NONE, p->altar[0], 0, 0, 0);
}

/* CL-4.1, CL-4.9: heroes, creatures, gods; not in round 1 (CL-3.12). */
void lg_prepare(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	if (p->round == 1) {
		pet_flow_end(&p->flow);
	} else if (f->pc == 0) {
		if (fill_heroes(p))
			return;
		slide(g);
		f->pc = 1;
	} else if (!fill_creatures(p)) {
		pet_flow_end(&p->flow);
		rotate_altars(g);
	}
}

/* ---- draws ----------------------------------------------------------------------------------- */

/* H.1, H.9: all cards of the deck are equally likely, except for a top card that somebody has
 * seen. */
static uint64_t top_cards(const struct lg *g)
{
	if (!g->pub.top_known)
		return g->pub.deck;
	return pet_bit(g->priv[__builtin_ctz(g->pub.top_known)].top);
}

int lg_draw_creature_weights(const void *state, const struct pet_frame *f, pet_move *out,
			     uint32_t *weight)
{
	(void)f;
	return lg_even(out, weight, V_DRAW, top_cards(state));
}

pet_move lg_draw_creature_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	(void)f;
	return lg_even_sample(V_DRAW, top_cards(state), r);
}

/* H.4: the seats of a faction and its partner. */
static uint8_t team_seats(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	unsigned seats = 1u << p->seat[who];
	if (partner != NONE)
		seats |= 1u << p->seat[partner];
	return (uint8_t)seats;
}

/* H.4, H.8: only the faction's team sees the peeked card; all other cards are shown. */
uint8_t lg_draw_creature_seen(const void *state, const struct pet_frame *f)
{
	return lg_draw_x(f)->purpose == DRAW_PEEK ? team_seats(state, f->who) : PET_SEEN_BY_ALL;
}

/* CL-9.8: the card stays on top of the deck; the team knows it. */
static void peeked(struct lg *g, uint8_t who, uint8_t card)
{
	uint8_t seats = team_seats(&g->pub, who);
	g->pub.top_known |= seats;
	PET_FOR_EACH (seat, seats)
		g->priv[seat].top = card;
	pet_emit_to(&g->journal, seats, E_PEEKED, who, card, 0, 0, 0);
}

void lg_draw_creature_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t card = pet_move_a(m), why = lg_draw_x(f)->purpose, place = lg_draw_x(f)->place,
		who = f->who;
	pet_flow_end(&p->flow);
	if (why == DRAW_PEEK) {
		peeked(g, who, card);
		return;
	}
	p->deck &= ~((uint32_t)1 << card);
	lg_top_forget(g);
	if (why == DRAW_COLUMN) {
		p->column[place] = card;
		pet_emit(&g->journal, E_CARD, NONE, card, place + 2u, 0, 0);
	} else { /* CL-19.9: the Sphinx holds it */
		p->in_play |= (uint32_t)1 << card;
		lg_sphinx_hold(pet_flow_top(&p->flow), place, card);
		pet_emit(&g->journal, E_SHOWN, who, card, 0, 0, 0);
	}
}

int lg_draw_hero_weights(const void *state, const struct pet_frame *f, pet_move *out,
			 uint32_t *weight)
{
	const struct lg_pub *p = state;
	(void)f;
	return lg_even(out, weight, V_DRAW_HERO, p->hero_deck);
}

pet_move lg_draw_hero_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lg_pub *p = state;
	(void)f;
	return lg_even_sample(V_DRAW_HERO, p->hero_deck, r);
}

void lg_draw_hero_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t place = lg_place_x(f)->place, hero = pet_move_a(m);
	pet_flow_end(&g->pub.flow);
	g->pub.hero_deck = (uint16_t)(g->pub.hero_deck & ~(1u << hero));
	g->pub.hero_column[place] = hero;
	pet_emit(&g->journal, E_HERO_CARD, NONE, hero, 0, 0, 0);
}
