/* pieces.c: the only functions that move pieces, buildings and cards.
 *
 * Each keeps the derived masks and counters of struct lg_pub up to date, so that the rules need not
 * care; check.c verifies them. */
#include "games/legendary/rules.h"

/* CL-1.2: payments are made in full; the rules have checked that. */
void lg_pay(struct lg_pub *p, uint8_t who, unsigned gold)
{
	uint16_t *purse = &p->gold[lg_purse(p, who)];
	pet_must(*purse >= gold);
	*purse = (uint16_t)(*purse - gold);
}

/* H.2: payments are public: each is an event, unless it is part of another one. */
void lg_spend(struct lg *g, uint8_t who, unsigned gold)
{
	lg_pay(&g->pub, who, gold);
	if (gold)
		pet_emit(&g->journal, E_PAID, who, gold, 0, 0, 0);
}

/* Gold is unlimited (CL-1.8); the number saturates far beyond any match. */
void lg_earn(struct lg_pub *p, uint8_t who, unsigned gold)
{
	uint16_t *purse = &p->gold[lg_purse(p, who)];
	*purse = (uint16_t)(*purse + gold < GOLD_MAX ? *purse + gold : GOLD_MAX);
}

/* CL-2.12: a 1-horn token; likewise unlimited. */
void lg_put_token(struct lg *g, uint8_t who, uint8_t area)
{
	uint8_t *tokens = area < SEA0 ? &g->pub.land[area].tokens : &g->pub.sea[area - SEA0].tokens;
	if (*tokens < TOKENS_MAX)
		++*tokens;
	pet_emit(&g->journal, E_TOKEN, who, area, 0, 0, 0);
}

void lg_put_troops(struct lg_pub *p, uint8_t land, int n)
{
	struct lg_land *l = &p->land[land];
	l->troops = (uint8_t)(l->troops + n);
	p->troops_left[l->owner] = (uint8_t)(p->troops_left[l->owner] - n);
}

void lg_put_mercs(struct lg_pub *p, uint8_t land, int n)
{
	p->land[land].mercs = (uint8_t)(p->land[land].mercs + n);
	p->mercs_left = (uint8_t)(p->mercs_left - n);
}

/* ---- fleets ---------------------------------------------------------------------------------- */

void lg_enter_sea(struct lg_pub *p, uint8_t who, uint8_t sea, int n)
{
	struct lg_sea *s = &p->sea[sea];
	if (n == 0)
		return;
	pet_must(s->owner == NONE || s->owner == who);
	s->owner = who;
	s->fleets = (uint8_t)(s->fleets + n);
	p->own_sea[who] |= pet_bit(sea);
}

/* CL-2.8, CL-11.3: a sea area without fleets is nobody's. */
void lg_leave_sea(struct lg_pub *p, uint8_t sea, int n)
{
	struct lg_sea *s = &p->sea[sea];
	pet_must(s->fleets >= n);
	s->fleets = (uint8_t)(s->fleets - n);
	if (s->fleets == 0 && s->owner != NONE) {
		p->own_sea[s->owner] &= ~pet_bit(sea);
		s->owner = NONE;
	}
}

void lg_put_fleets(struct lg_pub *p, uint8_t who, uint8_t sea, int n)
{
	p->fleets_left[who] = (uint8_t)(p->fleets_left[who] - n);
	lg_enter_sea(p, who, sea, n);
}

void lg_sink_fleets(struct lg_pub *p, uint8_t sea, int n)
{
	uint8_t who = p->sea[sea].owner;
	p->fleets_left[who] = (uint8_t)(p->fleets_left[who] + n);
	lg_leave_sea(p, sea, n);
}

void lg_shift_fleets(struct lg_pub *p, uint8_t from, uint8_t to, int n)
{
	uint8_t who = p->sea[from].owner;
	lg_leave_sea(p, from, n);
	lg_enter_sea(p, who, to, n);
}

/* ---- buildings ------------------------------------------------------------------------------- */

/* CL-2.10: a building belongs to the controller of its area. */
void lg_build(struct lg *g, uint8_t slot, uint8_t what)
{
	struct lg_pub *p = &g->pub;
	uint8_t owner = p->land[slot >> 1].owner;
	pet_must(p->building[slot] == NONE);
	p->building[slot] = what;
	p->mark[slot] = 0; /* CL-18.4: a new one is unmarked */
	p->slot_free[slot & 1] &= ~pet_bit(slot >> 1);
	if (what < BASICS) {
		p->left[what]--;
		p->built[owner][what]++;
	} else {
		p->metros[owner]++;
	}
	pet_emit(&g->journal, E_BUILT, owner, what, slot, 0, 0);
}

/* CL-1.10: removed buildings return to the supply. Metropolises are never removed. */
void lg_unbuild(struct lg *g, uint8_t slot)
{
	struct lg_pub *p = &g->pub;
	uint8_t owner = p->land[slot >> 1].owner, what = p->building[slot];
	pet_must(what < BASICS);
	p->building[slot] = NONE;
	p->mark[slot] = 0;
	p->slot_free[slot & 1] |= pet_bit(slot >> 1);
	p->left[what]++;
	p->built[owner][what]--;
	pet_emit(&g->journal, E_REMOVED, owner, what, slot, 0, 0);
}

/* CL-2.10, CL-18.4: buildings change hands with their area; their discount becomes available
 * again. */
static void hand_over(struct lg_pub *p, uint8_t land, uint8_t who)
{
	uint8_t loser = p->land[land].owner;
	for (int i = 0; i < 2; i++) {
		int slot = land * 2 + i;
		uint8_t what = p->building[slot];
		if (what == NONE)
			continue;
		p->mark[slot] = 0;
		if (what < BASICS) {
			p->built[loser][what]--;
			p->built[who][what]++;
		} else {
			p->metros[loser]--;
			p->metros[who]++;
		}
	}
}

/* CL-2.6, CL-2.11: control of a land area changes; a priestess symbol pays at once. The loser's
 * units have already left. CL-12.4: control stays when all units leave; only this function changes
 * it. */
void lg_gain_land(struct lg *g, uint8_t who, uint8_t land)
{
	struct lg_pub *p = &g->pub;
	uint8_t loser = p->land[land].owner;
	if (loser != NONE) {
		pet_must(p->land[land].troops + p->land[land].mercs == 0);
		hand_over(p, land, who);
		p->own_land[loser] &= ~pet_bit(land);
		if (p->figure_at[MINOTAUR] == land) /* CL-20.9 */
			lg_figure_gone(g, MINOTAUR);
	}
	p->land[land].owner = who;
	p->own_land[who] |= pet_bit(land);
	pet_emit(&g->journal, E_CONTROL, who, land, 0, 0, 0);
	if (lg_land_priestess(p, land))
		lg_priestess(g, who);
}

/* CL-1.9: if none is left the gain is lost. */
void lg_priestess(struct lg *g, uint8_t who)
{
	struct lg_pub *p = &g->pub;
	if (p->priestess_left == 0)
		return;
	p->priestess_left--;
	p->priestess[who]++;
	pet_emit(&g->journal, E_PRIESTESS, who, 0, 0, 0, 0);
}

/* ---- heroes ---------------------------------------------------------------------------------- */

unsigned lg_heroes_at(const struct lg_pub *p, uint8_t who, uint8_t land)
{
	unsigned at = 0;
	for (unsigned rest = p->heroes[who]; rest; rest &= rest - 1) {
		int hero = __builtin_ctz(rest);
		if (p->hero[hero].at == land)
			at |= 1u << hero;
	}
	return at;
}

/* From the column or another area. */
void lg_hero_put(struct lg_pub *p, uint8_t hero, uint8_t who, uint8_t land)
{
	p->hero[hero].owner = who;
	p->hero[hero].at = land;
	p->heroes[who] = (uint16_t)(p->heroes[who] | 1u << hero);
}

/* CL-1.16, CL-16.7, CL-16.8: the figure leaves the map, the card leaves the game. */
void lg_hero_gone(struct lg_pub *p, uint8_t hero)
{
	struct lg_hero *h = &p->hero[hero];
	p->heroes[h->owner] = (uint16_t)(p->heroes[h->owner] & ~(1u << hero));
	*h = (struct lg_hero){ NONE, NONE, NONE, 0 };
	p->hero_fresh = (uint16_t)(p->hero_fresh & ~(1u << hero));
	p->hero_gone = (uint16_t)(p->hero_gone | 1u << hero);
}

/* ---- creature cards -------------------------------------------------------------------------- */

/* H.4: nobody knows the top card any more: it was drawn, or the deck was shuffled. */
void lg_top_forget(struct lg *g)
{
	if (!g->pub.top_known)
		return;
	g->pub.top_known = 0;
	for (int seat = 0; seat < PET_SEATS_MAX; seat++)
		g->priv[seat].top = NONE;
}

/* CL-18.7, CL-19.11: cards are discarded together; if the Chimera is among them, discard pile and
 * deck become a new deck. */
void lg_discard(struct lg *g, uint32_t cards)
{
	struct lg_pub *p = &g->pub;
	PET_FOR_EACH (card, cards)
		pet_emit(&g->journal, E_DISCARDED, NONE, (unsigned)card, 0, 0, 0);
	p->in_play &= ~cards;
	p->discard |= cards;
	if (!(cards >> CHIMERA & 1))
		return;
	p->deck |= p->discard;
	p->discard = 0;
	lg_top_forget(g);
	pet_emit(&g->journal, E_RESHUFFLED, NONE, 0, 0, 0, 0);
}

/* CL-7.3, CL-20.11: a figure is removed, its card is discarded. */
void lg_figure_gone(struct lg *g, uint8_t figure)
{
	struct lg_pub *p = &g->pub;
	pet_emit(&g->journal, E_FIGURE_GONE, p->figure_owner[figure], figure, 0, 0, 0);
	p->figure_owner[figure] = NONE;
	p->figure_at[figure] = NONE;
	lg_discard(g, (uint32_t)1 << figure);
}

/* ---- lists of moves -------------------------------------------------------------------------- */

int lg_list(pet_move *out, int n, unsigned verb, uint64_t mask)
{
	PET_FOR_EACH (i, mask)
		out[n++] = pet_move_make(verb, (unsigned)i, 0, 0);
	return n;
}

int lg_even(pet_move *out, uint32_t *weight, unsigned verb, uint64_t mask)
{
	int n = lg_list(out, 0, verb, mask);
	for (int i = 0; i < n; i++)
		weight[i] = 1;
	return n;
}

pet_move lg_even_sample(unsigned verb, uint64_t mask, uint64_t r)
{
	return pet_move_make(verb, pet_nth(mask, pet_chance_uniform(pet_count(mask), r)), 0, 0);
}
