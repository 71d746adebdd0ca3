/* r19_oneshots.c: the one-shot creatures (CL-19). Each effect is called with the frame of its card
 * until it returns true; f->n is its progress. A card without any legal choice has no effect
 * (CL-18.6). */
#include "games/legendary/rules.h"

static bool nothing(struct lg *g, const struct pet_frame *f)
{
	pet_emit(&g->journal, E_NO_EFFECT, f->who, lg_card_x(f)->card, 0, 0, 0);
	return true;
}

/* For effects with a single question: asks it once if it has an answer. Its frame begins with the
 * card, like the card's own. */
static bool ask_once(struct lg *g, struct pet_frame *f, uint8_t node, bool possible)
{
	if (f->n)
		return true;
	if (!possible)
		return nothing(g, f);
	f->n = 1;
	lg_card_x_mut(pet_flow_call(&g->pub.flow, node, f->who))->card = lg_card_x(f)->card;
	return false;
}

/* ---- Harpy (CL-19.1) ------------------------------------------------------------------------- */

/* CL-19.1, CL-20.1: troops of any faction in a set of land areas that can be taken; never
 * heroes. */
int lg_prey(const struct lg_pub *p, uint64_t lands, pet_move *out)
{
	int n = 0;
	PET_FOR_EACH (land, lands) {
		if (p->land[land].troops)
			out[n++] = pet_move_make(V_KILL_LAND, (unsigned)land, TROOP, 0);
		if (p->land[land].mercs)
			out[n++] = pet_move_make(V_KILL_LAND, (unsigned)land, MERCENARY, 0);
	}
	return n;
}

/* The area stays controlled. */
void lg_kill(struct lg *g, pet_move m)
{
	uint8_t land = pet_move_a(m), owner = g->pub.land[land].owner;
	if (pet_move_b(m) == TROOP)
		lg_put_troops(&g->pub, land, -1);
	else
		lg_put_mercs(&g->pub, land, -1);
	pet_emit(&g->journal, E_LOST, owner, pet_move_b(m), land, 0, 0);
}

bool lg_harpy(struct lg *g, struct pet_frame *f)
{
	bool any = false;
	PET_FOR_EACH (land, g->pub.map.lands)
		any = any || g->pub.land[land].troops || g->pub.land[land].mercs;
	return ask_once(g, f, N_HARPY_PREY, any);
}

int lg_harpy_prey_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	(void)f;
	return lg_prey(p, p->map.lands, out);
}

LG_WHY(lg_harpy_prey, R_HARPY)

void lg_harpy_prey_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	lg_kill(state, m);
}

/* ---- Giant (CL-19.2) ------------------------------------------------------------------------- */

static uint64_t giant_sources(const struct lg_pub *p, uint8_t who)
{
	uint64_t out = 0;
	PET_FOR_EACH (land, p->map.lands & ~p->own_land[who] & ~lg_locked(p))
		if (p->land[land].mercs)
			out |= pet_bit(land);
	return out;
}

bool lg_giant(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->n == 0)
		return ask_once(g, f, N_GIANT_FROM,
				giant_sources(p, who) && p->own_land[who] & ~lg_locked(p));
	if (!lg_card_x(f)->a) /* mercenaries that are not placed yet */
		return true;
	lg_card_x_mut(f)->a--;
	pet_flow_call(&p->flow, N_GIANT_PLACE, who);
	return false;
}

int lg_giant_from_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_FROM_LAND, giant_sources(v.pub, f->who));
}

LG_WHY(lg_giant_from, R_GIANT)

/* They wait in the supply until each has an area. */
void lg_giant_from_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t n = p->land[pet_move_a(m)].mercs;
	pet_emit(&g->journal, E_TOOK_MERCS, f->who, pet_move_a(m), n, 0, 0);
	pet_flow_end(&p->flow);
	lg_card_x_mut(pet_flow_top(&p->flow))->a = n;
	lg_put_mercs(p, pet_move_a(m), -n);
}

int lg_giant_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who] & ~lg_locked(p));
}

LG_WHY(lg_giant_place, R_GIANT)

void lg_giant_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	pet_emit(&g->journal, E_PLACED, f->who, MERCENARY, pet_move_a(m), 0, 0);
	pet_flow_end(&g->pub.flow);
	lg_put_mercs(&g->pub, pet_move_a(m), 1);
}

/* ---- Graeae (CL-19.3) ------------------------------------------------------------------------ */

bool lg_graeae(struct lg *g, struct pet_frame *f)
{
	lg_collect(g, f->who);
	return true;
}

/* ---- Griffon, Dryad, Satyr (CL-19.4 to CL-19.6, CL-18.11) ------------------------------------ */

/* Griffon: every other purse, by its first faction; Dryad, Satyr: other factions that have the
 * card. CL-21.12: a purse of another team. */
static uint64_t victims(const struct lg_pub *p, uint8_t who, uint8_t card)
{
	uint64_t out = 0;
	for (uint8_t i = 0; i < p->factions; i++) {
		bool has = card == DRYAD   ? p->priestess[i] && i != who
			   : card == SATYR ? p->philosopher[i] && i != who
					   : lg_purse(p, i) == i && i != lg_purse(p, who);
		if (has)
			out |= pet_bit(i);
	}
	return out;
}

bool lg_steal(struct lg *g, struct pet_frame *f)
{
	return ask_once(g, f, N_STEAL_TARGET, victims(&g->pub, f->who, lg_card_x(f)->card));
}

int lg_steal_target_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_ROB, victims(v.pub, f->who, lg_creature_x(f)->creature));
}

uint8_t lg_steal_target_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	uint8_t card = lg_creature_x(f)->creature;
	return lg_listed_refused(v, f, m,
				 card == GRIFFON ? R_GRIFFON
				 : card == DRYAD ? R_DRYAD
						 : R_SATYR);
}

void lg_steal_target_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, card = lg_creature_x(f)->creature, from = pet_move_a(m);
	pet_flow_end(&p->flow);
	if (card == GRIFFON) {
		unsigned half = lg_gold(p, from) / 2;
		lg_pay(p, from, half);
		lg_earn(p, who, half);
		pet_emit(&g->journal, E_TOOK_GOLD, who, from, half, 0, 0);
	} else if (card == DRYAD) {
		p->priestess[from]--;
		p->priestess[who]++;
		pet_emit(&g->journal, E_TOOK_PRIESTESS, who, from, 0, 0, 0);
	} else {
		p->philosopher[from]--;
		p->philosopher_left++;
		pet_emit(&g->journal, E_TOOK_PHILOSOPHER, who, from, 0, 0, 0);
		lg_philosopher(g, who);
	}
}

/* ---- Pegasus (CL-19.7) ----------------------------------------------------------------------- */

bool lg_pegasus(struct lg *g, struct pet_frame *f)
{
	if (f->n)
		return true;
	if (!lg_march_starts(&g->pub, f->who, MARCH_PEGASUS, true))
		return nothing(g, f);
	f->n = 1;
	lg_march_ask(g, f->who, MARCH_PEGASUS);
	return false;
}

/* ---- Sylph (CL-19.8) ------------------------------------------------------------------------- */

static uint64_t fleet_seas(const struct lg_pub *p)
{
	return lg_other_seas(p, NONE);
}

bool lg_sylph(struct lg *g, struct pet_frame *f)
{
	uint64_t seas = fleet_seas(&g->pub);
	bool done = f->n;
	if (ask_once(g, f, N_SYLPH_PAIR, seas & (seas - 1)))
		return true;
	if (!done)
		lg_sylph_x_mut(pet_flow_top(&g->pub.flow))->first = NONE;
	return false;
}

/* Two clicks: the first area, then the second. */
int lg_sylph_pair_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	uint64_t seas = fleet_seas(v.pub);
	if (lg_sylph_x(f)->first != NONE)
		seas &= ~pet_bit(lg_sylph_x(f)->first);
	return lg_list(out, 0, V_SWAP_SEA, seas);
}

LG_WHY(lg_sylph_pair, R_SYLPH)

void lg_sylph_pair_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t a = lg_sylph_x(f)->first, b = pet_move_a(m);
	if (a == NONE) {
		lg_sylph_x_mut(f)->first = b;
		return;
	}
	pet_flow_end(&p->flow);
	struct lg_sea x = p->sea[a], y = p->sea[b];
	lg_leave_sea(p, a, x.fleets);
	lg_leave_sea(p, b, y.fleets);
	lg_enter_sea(p, y.owner, a, y.fleets);
	lg_enter_sea(p, x.owner, b, x.fleets);
	pet_emit(&g->journal, E_SWAPPED, NONE, a, b, 0, 0);
}

/* ---- Sphinx (CL-19.9) ------------------------------------------------------------------------ */

/* The Sphinx shows a card: her frame holds it as a, b or c. */
void lg_sphinx_hold(struct pet_frame *sphinx, unsigned which, uint8_t card)
{
	struct lg_card_x *x = lg_card_x_mut(sphinx);
	*(which == 1 ? &x->a : which == 2 ? &x->b : &x->c) = card;
}

/* Up to three cards are drawn (n 0), one is picked (n 1) and played (n 2). */
bool lg_sphinx(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	struct lg_card_x *x = lg_card_x_mut(f);
	uint8_t who = f->who;
	if (f->n)
		return true;
	if (!x->drawn)
		x->a = x->b = x->c = NONE;
	if (x->drawn < 3 && p->deck) {
		struct lg_draw_x *draw =
			lg_draw_x_mut(pet_flow_call(&p->flow, N_CHANCE_CREATURE, who));
		draw->purpose = DRAW_SPHINX;
		draw->place = ++x->drawn;
		return false;
	}
	if (!x->drawn)
		return nothing(g, f);
	f->n = 1;
	struct lg_sphinx_x *ask = lg_sphinx_x_mut(pet_flow_call(&p->flow, N_SPHINX_PICK, who));
	ask->first = x->a;
	ask->second = x->b;
	ask->third = x->c;
	return false;
}

int lg_sphinx_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_sphinx_x *x = lg_sphinx_x(f);
	const uint8_t shown[] = { x->first, x->second, x->third };
	int n = 0;
	(void)v;
	for (int i = 0; i < 3; i++)
		if (shown[i] != NONE)
			out[n++] = pet_move_make(V_PICK, shown[i], 0, 0);
	return n;
}

LG_WHY(lg_sphinx_pick, R_SPHINX)

/* The others are discarded together, then the chosen one is played. */
void lg_sphinx_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	uint32_t others = 0;
	pet_move shown[3];
	int n = lg_sphinx_pick_legal((struct pet_view){ state, NULL, PET_NOBODY }, f, shown);
	for (int i = 0; i < n; i++)
		if (shown[i] != m)
			others |= (uint32_t)1 << pet_move_a(shown[i]);
	pet_flow_end(&g->pub.flow);
	lg_discard(g, others);
	lg_play_card(g, who, pet_move_a(m));
}

/* ---- Chimera (CL-19.10) ---------------------------------------------------------------------- */

bool lg_chimera(struct lg *g, struct pet_frame *f)
{
	return ask_once(g, f, N_CHIMERA_PICK, g->pub.discard);
}

int lg_chimera_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	(void)f;
	return lg_list(out, 0, V_PICK, p->discard);
}

LG_WHY(lg_chimera_pick, R_CHIMERA)

void lg_chimera_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->pub.discard &= ~((uint32_t)1 << pet_move_a(m));
	lg_play_card(g, who, pet_move_a(m));
}

/* ---- Charon (CL-19.12) ----------------------------------------------------------------------- */

bool lg_charon(struct lg *g, struct pet_frame *f)
{
	const struct lg_pub *p = &g->pub;
	bool column = p->hero_column[0] != NONE || p->hero_column[1] != NONE;
	return ask_once(g, f, N_CHARON_SWAP, column && p->heroes[f->who]);
}

int lg_charon_swap_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (hero, p->heroes[f->who])
		for (int i = 0; i < HERO_COLUMN; i++)
			if (p->hero_column[i] != NONE)
				out[n++] = pet_move_make(V_SWAP_HERO, (unsigned)hero,
							 p->hero_column[i], 0);
	return n;
}

LG_WHY(lg_charon_swap, R_CHARON)

void lg_charon_swap_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, old = pet_move_a(m), young = pet_move_b(m), at = p->hero[old].at;
	pet_flow_end(&p->flow);
	lg_hero_gone(p, old);
	p->hero_column[p->hero_column[0] == young ? 0 : 1] = NONE;
	lg_hero_put(p, young, who, at);
	p->hero_fresh = (uint16_t)(p->hero_fresh | 1u << young);
	pet_emit(&g->journal, E_RELIEVED, who, old, young, 0, 0);
}

/* ---- Cyclops (CL-19.13) ---------------------------------------------------------------------- */

bool lg_cyclops(struct lg *g, struct pet_frame *f)
{
	pet_move out[LG_SLOTS * BASICS];
	if (f->n)
		return true;
	struct pet_view v = { &g->pub, NULL, PET_NOBODY };
	return ask_once(g, f, N_CYCLOPS_SWAP, lg_cyclops_swap_legal(v, f, out) > 0);
}

void lg_cyclops_swap_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	lg_unbuild(g, pet_move_a(m));
	lg_build(g, pet_move_a(m), pet_move_b(m));
	pet_flow_call(&g->pub.flow, N_WAYS, who); /* CL-10.6 */
}
