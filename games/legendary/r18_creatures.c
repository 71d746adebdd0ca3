/* r18_creatures.c: buying and playing creature cards (CL-18). */
#include "games/legendary/rules.h"

const struct lg_creature lg_creatures[CREATURES] = {
#define CREATURE(id, token, name, lands, seas, effect, words) [id] = { lands, seas, effect },
#include "games/legendary/creatures.def"
#undef CREATURE
};

/* ---- price ----------------------------------------------------------------------------------- */

static bool gives_discount(uint8_t building)
{
	return building == TEMPLE || lg_is_metro(building);
}

/* CL-18.4, CL-16.29: unmarked temples and metropolises, protected ones included. */
int lg_discounts(const struct lg_pub *p, uint8_t who)
{
	int n = 0;
	if (!p->built[who][TEMPLE] && !p->metros[who])
		return 0;
	PET_FOR_EACH (land, p->own_land[who])
		for (unsigned slot = land * 2; slot < land * 2 + 2; slot++)
			n += gives_discount(p->building[slot]) && !p->mark[slot];
	for (int i = PANDORA; i <= PENTHESILEA; i++)
		n += p->hero[i].owner == who && p->hero[i].metro != NONE && !p->hero[i].mark;
	return n;
}

/* CL-18.2: the price of a place less the discounts. */
static int price_of(int place, int discounts)
{
	return place + 2 > discounts ? place + 2 - discounts : 0;
}

int lg_creature_price(const struct lg_pub *p, uint8_t who, int place)
{
	return price_of(place, lg_discounts(p, who));
}

/* CL-18.4: uses as many discounts as the price allows: temples, metropolises, protected ones, each
 * by tile and letter. */
static void use_discounts(struct lg_pub *p, uint8_t who, int n)
{
	for (int metro = 0; metro < 2; metro++)
		PET_FOR_EACH (land, p->own_land[who])
			for (unsigned slot = land * 2; slot < land * 2 + 2 && n; slot++) {
				if (!gives_discount(p->building[slot]) || p->mark[slot] ||
				    (p->building[slot] >= METROPOLIS) != metro)
					continue;
				p->mark[slot] = 1;
				n--;
			}
	for (int i = 0; i < HEROES && n; i++) {
		if (p->hero[i].owner == who && p->hero[i].metro != NONE && !p->hero[i].mark) {
			p->hero[i].mark = 1;
			n--;
		}
	}
}

/* CL-18.1: the card of a place, if there is one, for a price that can be paid. */
static uint8_t place_refused(const struct lg_pub *p, uint8_t who, int place, int discounts)
{
	if (place == COLUMN || p->column[place] == NONE)
		return R_CREATURE_COLUMN;
	return price_of(place, discounts) <= (int)lg_gold(p, who) ? R_OK : R_CREATURE_GOLD;
}

/* CL-8.9: whether any card can be bought. */
uint8_t lg_purchase_refused(const struct lg_pub *p, uint8_t who)
{
	int place = 0;
	while (place < COLUMN && p->column[place] == NONE)
		place++; /* the cheapest */
	if (place == COLUMN || place_refused(p, who, place, lg_discounts(p, who)))
		return R_CREATURE_GOLD;
	return R_OK;
}

int lg_buy_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0, discounts = lg_discounts(p, f->who);
	for (int i = 0; i < COLUMN; i++)
		if (!place_refused(p, f->who, i, discounts))
			out[n++] = pet_move_make(V_BUY, p->column[i], 0, 0);
	return n;
}

uint8_t lg_buy_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	int place = 0;
	if (m != pet_move_make(V_BUY, pet_move_a(m), 0, 0))
		return R_CREATURE_COLUMN;
	while (place < COLUMN && p->column[place] != pet_move_a(m))
		place++;
	return place_refused(p, f->who, place, lg_discounts(p, f->who));
}

/* CL-18.2, CL-18.3: the price is paid, the place stays empty. */
void lg_buy_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, card = pet_move_a(m);
	int place = 0;
	while (p->column[place] != card)
		place++;
	pet_flow_end(&p->flow);
	int price = lg_creature_price(p, who, place);
	lg_pay(p, who, (unsigned)price);
	use_discounts(p, who, place + 2 - price);
	p->column[place] = NONE;
	pet_emit(&g->journal, E_BOUGHT, who, card, (unsigned)price, 0, 0);
	lg_play_card(g, who, card);
}

/* ---- playing --------------------------------------------------------------------------------- */

/* CL-18.9: the card has left column, deck or pile and is resolved now. CL-18.5: at no price of its
 * own; the peek of Zeus is paid without discounts. CL-18.10: nested cards are discarded innermost
 * first, as their frames end. */
void lg_play_card(struct lg *g, uint8_t who, uint8_t card)
{
	g->pub.in_play |= (uint32_t)1 << card;
	pet_emit(&g->journal, E_PLAYED, who, card, 0, 0, 0);
	lg_card_x_mut(pet_flow_call(&g->pub.flow, N_CARD, who))->card = card;
}

enum { CARD_FIGURE, CARD_EFFECT };

/* CL-18.8: a figure needs an area; without one its card is discarded. False: there is none. */
static bool put_figure(struct lg_pub *p, uint8_t who, uint8_t card)
{
	if (!lg_figure_areas(p, who, card, false) && !lg_figure_areas(p, who, card, true))
		return false;
	lg_creature_x_mut(pet_flow_call(&p->flow, N_CREATURE_AREA, who))->creature = card;
	return true;
}

/* CL-18.6, CL-18.7, CL-18.8: places the figure, then the effect; a one-shot card goes to the
 * discard pile. */
void lg_card(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t card = lg_card_x(f)->card, who = f->who;
	bool figure = card < FIGURES;
	if (f->pc == CARD_FIGURE) {
		f->pc = CARD_EFFECT;
		if (!figure || put_figure(p, who, card))
			return;
		pet_flow_end(&p->flow);
		pet_emit(&g->journal, E_NO_EFFECT, who, card, 0, 0, 0);
		lg_discard(g, (uint32_t)1 << card);
		return;
	}
	if (lg_creatures[card].effect && !lg_creatures[card].effect(g, f))
		return;
	pet_flow_end(&p->flow);
	if (!figure)
		lg_discard(g, (uint32_t)1 << card);
}

/* CL-18.8, CL-20.4: land or sea areas of its kind without a creature; for the Minotaur its owner's.
 * CL-20.8: blocked sea areas are open to figures. CL-20.10: for the Minotaur not the partner's. */
uint64_t lg_figure_areas(const struct lg_pub *p, uint8_t who, uint8_t figure, bool seas)
{
	if (!(seas ? lg_creatures[figure].seas : lg_creatures[figure].lands))
		return 0;
	uint64_t out = seas ? p->map.seas : p->map.lands;
	for (int i = 0; i < FIGURES; i++) {
		uint8_t at = p->figure_at[i];
		if (at != NONE && (at >= SEA0) == seas)
			out &= ~pet_bit(seas ? at - SEA0 : at);
	}
	return figure == MINOTAUR ? out & p->own_land[who] : out;
}

int lg_creature_area_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = lg_list(out, 0, V_PLACE_LAND,
			lg_figure_areas(v.pub, f->who, lg_creature_x(f)->creature, false));
	return lg_list(out, n, V_PLACE_SEA,
		       lg_figure_areas(v.pub, f->who, lg_creature_x(f)->creature, true));
}

uint8_t lg_creature_area_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	bool minotaur = lg_creature_x(f)->creature == MINOTAUR;
	return lg_listed_refused(v, f, m, minotaur ? R_MINOTAUR_AREA : R_CREATURE_AREA);
}

void lg_creature_area_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, card = lg_creature_x(f)->creature;
	uint8_t area = (uint8_t)(pet_move_a(m) + (pet_move_verb(m) == V_PLACE_SEA ? SEA0 : 0));
	pet_flow_end(&p->flow);
	p->in_play &= ~((uint32_t)1 << card);
	p->figure_owner[card] = who;
	p->figure_at[card] = area;
	pet_emit(&g->journal, E_FIGURE, who, card, area, 0, 0);
}
