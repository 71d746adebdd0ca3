/* r19_oneshots.c: the one-shot creatures (CL-19). Each effect is called with the frame of its card
 * until it returns true; f->n is its progress. A card without any legal choice has no effect
 * (CL-18.6). */
#include "games/legendary/rules.h"

static bool nothing(struct legendary *g, const struct pet_frame *f)
{
	pet_emit(&g->journal, E_NO_EFFECT, f->who, f->x[0], 0, 0, 0);
	return true;
}

/* One question with an answer that does all: asked once if it is possible. */
static bool ask_once(struct legendary *g, struct pet_frame *f, uint8_t node, bool possible)
{
	if (f->n)
		return true;
	if (!possible)
		return nothing(g, f);
	f->n = 1;
	pet_flow_call(&g->pub.flow, node, f->who)->x[0] = f->x[0];
	return false;
}

/* ---- Harpy (CL-19.1) --------------------------------------------------------------------------
 */

/* CL-19.1, CL-20.1: troops of any faction in a set of land areas, as prey; never heroes. */
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
void lg_kill(struct legendary *g, pet_move m)
{
	uint8_t land = pet_move_a(m), owner = g->pub.land[land].owner;
	if (pet_move_b(m) == TROOP)
		lg_put_troops(&g->pub, land, -1);
	else
		lg_put_mercs(&g->pub, land, -1);
	pet_emit(&g->journal, E_LOST, owner, pet_move_b(m), land, 0, 0);
}

bool lg_harpy(struct legendary *g, struct pet_frame *f)
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

void lg_harpy_prey_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	lg_kill(state, m);
}

/* ---- Giant (CL-19.2) --------------------------------------------------------------------------
 */

enum { X_MERCS = 1 }; /* mercenaries still to be placed */

static uint64_t giant_sources(const struct lg_pub *p, uint8_t who)
{
	uint64_t out = 0;
	PET_FOR_EACH (land, p->map.lands & ~p->own_land[who] & ~lg_locked(p))
		if (p->land[land].mercs)
			out |= pet_bit(land);
	return out;
}

bool lg_giant(struct legendary *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->n == 0)
		return ask_once(g, f, N_GIANT_FROM,
				giant_sources(p, who) && p->own_land[who] & ~lg_locked(p));
	if (!f->x[X_MERCS])
		return true;
	f->x[X_MERCS]--;
	pet_flow_call(&p->flow, N_GIANT_PLACE, who);
	return false;
}

int lg_giant_from_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_FROM_LAND, giant_sources(v.pub, f->who));
}

/* They wait in the supply until each has its area. */
void lg_giant_from_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t n = p->land[pet_move_a(m)].mercs;
	pet_emit(&g->journal, E_TOOK_MERCS, f->who, pet_move_a(m), n, 0, 0);
	pet_flow_end(&p->flow);
	pet_flow_top(&p->flow)->x[X_MERCS] = n;
	lg_put_mercs(p, pet_move_a(m), -n);
}

int lg_giant_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return lg_list(out, 0, V_PLACE_LAND, p->own_land[f->who] & ~lg_locked(p));
}

void lg_giant_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	pet_emit(&g->journal, E_PLACED, f->who, MERCENARY, pet_move_a(m), 0, 0);
	pet_flow_end(&g->pub.flow);
	lg_put_mercs(&g->pub, pet_move_a(m), 1);
}

/* ---- Graeae (CL-19.3) -------------------------------------------------------------------------
 */

bool lg_graeae(struct legendary *g, struct pet_frame *f)
{
	lg_collect(g, f->who);
	return true;
}

/* ---- Griffon, Dryad, Satyr (CL-19.4 to CL-19.6, CL-18.11) -------------------------------------
 */

/* Griffon: every other purse, by its first faction; Dryad, Satyr: other factions that have the
 * card. */
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

bool lg_steal(struct legendary *g, struct pet_frame *f)
{
	return ask_once(g, f, N_STEAL_TARGET, victims(&g->pub, f->who, f->x[0]));
}

int lg_steal_target_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_ROB, victims(v.pub, f->who, f->x[0]));
}

void lg_steal_target_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, card = f->x[0], from = pet_move_a(m);
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

/* ---- Pegasus (CL-19.7) ------------------------------------------------------------------------
 */

bool lg_pegasus(struct legendary *g, struct pet_frame *f)
{
	if (f->n)
		return true;
	if (!lg_march_starts(&g->pub, f->who, MARCH_PEGASUS, true))
		return nothing(g, f);
	f->n = 1;
	lg_march_ask(g, f->who, MARCH_PEGASUS);
	return false;
}

/* ---- Sylph (CL-19.8) --------------------------------------------------------------------------
 */

enum { X_FIRST = 1 };

static uint64_t fleet_seas(const struct lg_pub *p)
{
	return lg_other_seas(p, NONE);
}

bool lg_sylph(struct legendary *g, struct pet_frame *f)
{
	uint64_t seas = fleet_seas(&g->pub);
	bool done = f->n;
	if (ask_once(g, f, N_SYLPH_PAIR, seas & (seas - 1)))
		return true;
	if (!done)
		pet_flow_top(&g->pub.flow)->x[X_FIRST] = NONE;
	return false;
}

/* Two clicks: the first area, then the second. */
int lg_sylph_pair_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	uint64_t seas = fleet_seas(v.pub);
	if (f->x[X_FIRST] != NONE)
		seas &= ~pet_bit(f->x[X_FIRST]);
	return lg_list(out, 0, V_SWAP_SEA, seas);
}

void lg_sylph_pair_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t a = f->x[X_FIRST], b = pet_move_a(m);
	if (a == NONE) {
		f->x[X_FIRST] = b;
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

/* ---- Sphinx (CL-19.9) -------------------------------------------------------------------------
 */

enum { X_CARD1 = 1, X_CARD2, X_CARD3, X_DRAWN };

/* Up to three cards are drawn (n 0), one is picked (n 1) and played (n 2). */
bool lg_sphinx(struct legendary *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->n)
		return true;
	if (!f->x[X_DRAWN])
		f->x[X_CARD1] = f->x[X_CARD2] = f->x[X_CARD3] = NONE;
	if (f->x[X_DRAWN] < 3 && p->deck) {
		struct pet_frame *draw = pet_flow_call(&p->flow, N_CHANCE_CREATURE, who);
		draw->x[0] = DRAW_SPHINX;
		draw->x[1] = (uint8_t)(X_CARD1 + f->x[X_DRAWN]++);
		return false;
	}
	if (!f->x[X_DRAWN])
		return nothing(g, f);
	f->n = 1;
	struct pet_frame *ask = pet_flow_call(&p->flow, N_SPHINX_PICK, who);
	for (int i = X_CARD1; i <= X_CARD3; i++)
		ask->x[i] = f->x[i];
	return false;
}

int lg_sphinx_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	(void)v;
	for (int i = X_CARD1; i <= X_CARD3; i++)
		if (f->x[i] != NONE)
			out[n++] = pet_move_make(V_PICK, f->x[i], 0, 0);
	return n;
}

/* The others are discarded together, then the chosen one is played. */
void lg_sphinx_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	uint8_t who = f->who;
	uint32_t others = 0;
	for (int i = X_CARD1; i <= X_CARD3; i++)
		if (f->x[i] != NONE && f->x[i] != pet_move_a(m))
			others |= (uint32_t)1 << f->x[i];
	pet_flow_end(&g->pub.flow);
	lg_discard(g, others);
	lg_play_card(g, who, pet_move_a(m));
}

/* ---- Chimera (CL-19.10) -----------------------------------------------------------------------
 */

bool lg_chimera(struct legendary *g, struct pet_frame *f)
{
	return ask_once(g, f, N_CHIMERA_PICK, g->pub.discard);
}

int lg_chimera_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	(void)f;
	return lg_list(out, 0, V_PICK, p->discard);
}

void lg_chimera_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->pub.discard &= ~((uint32_t)1 << pet_move_a(m));
	lg_play_card(g, who, pet_move_a(m));
}

/* ---- Charon (CL-19.12) ------------------------------------------------------------------------
 */

bool lg_charon(struct legendary *g, struct pet_frame *f)
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

void lg_charon_swap_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, old = pet_move_a(m), young = pet_move_b(m), at = p->hero[old].at;
	pet_flow_end(&p->flow);
	lg_hero_gone(p, old);
	p->hero_column[p->hero_column[0] == young ? 0 : 1] = NONE;
	lg_hero_put(p, young, who, at);
	p->hero_fresh = (uint16_t)(p->hero_fresh | 1u << young);
	pet_emit(&g->journal, E_RELIEVED, who, old, young, 0, 0);
}

/* ---- Cyclops (CL-19.13) -----------------------------------------------------------------------
 */

bool lg_cyclops(struct legendary *g, struct pet_frame *f)
{
	pet_move out[LG_SLOTS * BASICS];
	if (f->n)
		return true;
	struct pet_view v = { &g->pub, NULL, PET_NOBODY };
	return ask_once(g, f, N_CYCLOPS_SWAP, lg_cyclops_swap_legal(v, f, out) > 0);
}

void lg_cyclops_swap_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	lg_unbuild(g, pet_move_a(m));
	lg_build(g, pet_move_a(m), pet_move_b(m));
	pet_flow_call(&g->pub.flow, N_WAYS, who); /* CL-10.6 */
}
