/* r13_losses.c: killing hoplites, Aegis, withdrawal (LH-3.15, LH-13), control of regions
 * (LH-14). */
#include "games/hellas/rules.h"

/* ---- killing --------------------------------------------------------------------------------- */

void lh_die(struct lh *g, unsigned army, unsigned r, int n)
{
	if (n <= 0)
		return;
	lh_hop(g, army, r, -n);
	say(g, E_KILL, lh_leader(&g->pub, army), r, (unsigned)n, army, 0);
}

/* Competitive or Persian: each side is one army. */
void lh_die_side(struct lh *g, uint8_t side, unsigned r, int n)
{
	int there = lh_count(&g->pub, side, r);
	lh_die(g, side, r, n < there ? n : there);
}

/* Nobody needs to be asked: the kills happen now. */
static void kill_now(struct lh *g, uint8_t side)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, lh_own_occ(p, side)) {
		int n = p->region[r].kill;
		if (n) {
			p->region[r].kill = 0;
			lh_die_side(g, side, r, n);
		}
	}
}

/* LH-3.15, LH-13.13: the kills recorded in region[].kill, as one event of a side. */
void lh_kill_event(struct lh *g, uint8_t side)
{
	const struct lh_pub *p = &g->pub;
	if (side == PERSIAN || (!p->solo && !lh_charged(p, side, A_AEGIS)))
		kill_now(g, side);
	else
		enter(g, N_KILL, side);
}

/* n hoplites of a side die in one region. */
void lh_kill_in(struct lh *g, uint8_t side, unsigned r, int n)
{
	int there = lh_count(&g->pub, side, r);
	if (n > there)
		n = there;
	if (n <= 0)
		return;
	g->pub.region[r].kill = (uint8_t)n;
	lh_kill_event(g, side);
}

static uint32_t dying(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (unsigned r = 0; r < REGIONS; r++)
		if (p->region[r].kill)
			mask |= BIT(r);
	return mask;
}

/* LH-22.2: the player chooses the colours; the fortified hoplite dies last. False: a question. */
static bool solo_deaths(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, dying(p)) {
		struct lh_region *at = &p->region[r];
		while (at->kill) {
			int blue = at->hop[BLUE] - (at->fort == BLUE);
			int yellow = at->hop[YELLOW] - (at->fort == YELLOW);
			if (blue && yellow && at->kill < blue + yellow) {
				lh_loss_colour_x_mut(enter(g, N_SOLO_LOSS_COLOUR, seat))->region =
					(uint8_t)r;
				return false;
			}
			uint8_t army = blue ? BLUE : yellow ? YELLOW : at->fort;
			lh_die(g, army, r, 1);
			at->kill--;
		}
	}
	return true;
}

/* LH-AR-11: the Aegis may save some before they die. */
void lh_kill(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t side = f->who;
	if (p->solo) {
		if (solo_deaths(g, side))
			leave(g);
		return;
	}
	if (f->pc++ == 0) {
		enter(g, N_AEGIS, side)->n = 2;
		return;
	}
	leave(g);
	kill_now(g, side);
}

uint64_t lh_aegis_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return dying(p);
}

void lh_aegis_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	if (pet_move_verb(m) == V_DONE) {
		leave(g);
		return;
	}
	if (f->n == 2)
		lh_spend_artifact(g, seat, A_AEGIS);
	g->pub.region[pet_move_a(m)].kill--;
	say(g, E_SAVED, seat, pet_move_a(m), 0, 0, 0);
	if (--f->n == 0 || !dying(&g->pub))
		leave(g);
}

uint64_t lh_loss_colour_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v, (void)f;
	return BIT(BLUE) | BIT(YELLOW);
}

void lh_loss_colour_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	unsigned r = lh_loss_colour_x(f)->region;
	leave(g);
	g->pub.region[r].kill--;
	lh_die(g, pet_move_a(m), r, 1);
}

/* ---- withdrawal ------------------------------------------------------------------------------ */

/* LH-13.5, LH-13.10, LH-13.14: neighbours without other players' tokens or hoplites. */
uint32_t lh_withdraw_regions(const struct lh_pub *p, uint8_t side, unsigned r)
{
	return lh_near(p, r) & ~lh_foe_held(p, side) & ~lh_foe_occ(p, side) & ~lh_barred(p, side);
}

/* All hoplites of an army withdraw together, or die if there is no place (LH-13.4, LH-13.8). */
void lh_withdraw_army(struct lh *g, uint8_t side, unsigned r, uint32_t allowed)
{
	const struct lh_pub *p = &g->pub;
	if (!lh_count(p, side, r))
		return;
	if (!allowed) {
		if (p->solo) {
			lh_die(g, BLUE, r, p->region[r].hop[BLUE]);
			lh_die(g, YELLOW, r, p->region[r].hop[YELLOW]);
		} else {
			lh_die_side(g, side, r, HOPLITES);
		}
		return;
	}
	struct pet_frame *f = enter(g, N_WITHDRAW, side);
	struct lh_withdraw_x *x = lh_withdraw_x_mut(f);
	lh_set_put(x->allowed, allowed);
	x->from = (uint8_t)r;
	x->to = (uint8_t)pet_lowest(allowed);
}

static void relocate(struct lh *g, uint8_t army, unsigned from, unsigned to)
{
	struct lh_pub *p = &g->pub;
	int n = p->region[from].hop[army];
	if (!n)
		return;
	lh_hop(g, army, from, -n); /* LH-13.9: this leaves the city free */
	lh_hop(g, army, to, n);
	say(g, E_WITHDRAW, lh_leader(&g->pub, army), from, to, army, 0);
}

enum { WITHDRAW_WHERE, WITHDRAW_GO };

/* LH-13.4, LH-13.5, LH-13.6, LH-13.7, LH-13.8, LH-13.9, LH-13.10, LH-13.11: to one region, out
 * of the city, without a battle. */
void lh_withdraw(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_withdraw_x *x = lh_withdraw_x_mut(f);
	struct lh_pub *p = &g->pub;
	uint32_t allowed = lh_set(x->allowed);
	uint8_t side = f->who;
	switch (f->pc++) {
	case WITHDRAW_WHERE:
		if (allowed & (allowed - 1))
			enter(g, N_WITHDRAW_TO, side);
		return;
	case WITHDRAW_GO:
		if (p->solo) {
			relocate(g, BLUE, x->from, x->to);
			relocate(g, YELLOW, x->from, x->to);
			return;
		}
		relocate(g, side, x->from, x->to);
		if (p->monster[CHIMERA].at == x->to && (p->monster[CHIMERA].evolved & 1))
			lh_kill_in(g, side, x->to, 1);
		return;
	default: {
		unsigned to = x->to;
		leave(g);
		lh_population_check(g, side, to);
	}
	}
}

int lh_withdraw_to_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v;
	return lh_each(out, 0, V_WITHDRAW, lh_set(lh_withdraw_x(f - 1)->allowed));
}

uint8_t lh_withdraw_to_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	bool back = p->solo || !(p->readings & BOOK_RETREAT);
	uint8_t reason = back && p->battle.on && p->battle.side[0] == f->who ? R_WITHDRAW_ORIGIN
									     : R_WITHDRAW;
	if (pet_move_verb(m) != V_WITHDRAW)
		return R_NOT_HERE;
	return lh_in_set(lh_set(lh_withdraw_x(f - 1)->allowed), pet_move_a(m), reason);
}

void lh_withdraw_to_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_withdraw_x_mut(pet_flow_caller(f))->to = pet_move_a(m);
	leave(g);
}

/* ---- control --------------------------------------------------------------------------------- */

/* LH-14.2, LH-14.4, LH-22.29: population strength as it applies to a seat. */
int lh_population(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	int population = lh_regions[r].population;
	if (p->solo) {
		uint8_t attitude = p->xerxes.attitude[lh_regions[r].land];
		population += attitude == WARY ? 1 : attitude == HOSTILE ? 2 : 0;
	}
	if (!blessed(p, seat, B_SUPPORT))
		return population;
	return population > 3 ? population - 2 : 1;
}

/* LH-14.2, LH-14.3, LH-14.13: a neutral region falls to an army as large as its population. */
void lh_population_check(struct lh *g, uint8_t seat, unsigned r)
{
	const struct lh_pub *p = &g->pub;
	bool running = p->battle.on && p->battle.region == r;
	if (p->region[r].owner != NONE || ((p->pending | lh_foe_occ(p, seat)) & BIT(r)) || running)
		return;
	if (lh_count(p, seat, r) >= lh_population(p, seat, r))
		lh_gain_control(g, seat, r);
}

/* LH-14.4, LH-14.13: in the order of the map table. */
void lh_population_all(struct lh *g, uint8_t seat)
{
	PET_FOR_EACH (r, lh_own_occ(&g->pub, seat))
		lh_population_check(g, seat, r);
}

/* LH-22.28, LH-22.75: yellow, or the remaining colour; in a Loyal land the player is asked. */
static uint8_t solo_colour(struct lh_pub *p, unsigned r)
{
	bool blue = lh_tokens_left(p, BLUE), yellow = lh_tokens_left(p, YELLOW);
	if (!blue && !yellow)
		return NONE;
	if (blue && yellow && p->xerxes.attitude[lh_regions[r].land] == LOYAL)
		p->xerxes.ask |= BIT(r);
	return yellow ? YELLOW : BLUE;
}

/* LH-14.1, LH-14.10, LH-14.11, LH-14.12: a seat's token; if none is left an enemy region becomes
 * neutral. */
void lh_gain_control(struct lh *g, uint8_t seat, unsigned r)
{
	struct lh_pub *p = &g->pub;
	uint8_t before = p->region[r].owner;
	bool was_full = before != NONE && lh_tokens_left(p, before) == 0;
	uint8_t army = p->solo ? solo_colour(p, r) : lh_tokens_left(p, seat) ? seat : NONE;
	if (before == army)
		return;
	lh_owner(g, r, army);
	if (army == NONE)
		say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
	else
		say(g, E_CONTROL, seat, army, r, 0, 0);
	if (was_full && before < PLAYERS)
		lh_population_all(g, before);
	lh_check_victory(g);
}
