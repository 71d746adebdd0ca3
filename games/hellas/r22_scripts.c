/* r22_scripts.c: scripts (LH-SS), spies and monsters of the solo mode. */
#include "games/hellas/rules.h"

/* ---- spies ----------------------------------------------------------------------------------- */

bool lh_spy_at(const struct lh_pub *p, unsigned r)
{
	for (int i = 0; i < SPIES; i++)
		if (p->xerxes.spy[i] == r)
			return true;
	return false;
}

/* LH-22.66: skipped if none is on the track. */
static void send_spy(struct lh *g, unsigned r)
{
	struct lh_solo *x = &g->pub.xerxes;
	for (int i = 0; i < SPIES; i++)
		if (x->spy[i] == NONE) {
			x->spy[i] = (uint8_t)r;
			say(g, E_SPY, PET_NOBODY, r, 0, 0, 0);
			return;
		}
}

/* LH-22.68: in the second act Achilles may give up his movement to catch a spy. */
void lh_catch_spy(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	for (int i = 0; i < SPIES; i++)
		if (p->xerxes.spy[i] == p->player[0].at) {
			p->xerxes.spy[i] = NONE;
			say(g, E_SPY_BACK, PET_NOBODY, 0, 0, 0, 0);
			return;
		}
}

static uint32_t spy_regions(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (int i = 0; i < SPIES; i++)
		if (p->xerxes.spy[i] < REGIONS)
			mask |= BIT(p->xerxes.spy[i]);
	return mask;
}

static void spy_acts(struct lh *g, unsigned r)
{
	struct lh_pub *p = &g->pub;
	switch (p->region[r].owner) {
	case BLUE:
		if (lh_tokens_left(p, YELLOW)) {
			lh_owner(g, r, YELLOW);
			say(g, E_PAINT, PET_NOBODY, r, YELLOW, 0, 0);
		}
		return;
	case PERSIAN:
		for (int i = 0; i < SPIES; i++)
			if (p->xerxes.spy[i] == r)
				p->xerxes.spy[i] = GONE;
		say(g, E_SPY_GONE, PET_NOBODY, r, 0, 0, 0);
		return;
	case YELLOW:
		lh_owner(g, r, NONE);
		say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
		break;
	default:
		lh_persian_token(g, r);
	}
	if (!p->over)
		lh_withdraw_army(g, 0, r, lh_withdraw_regions(p, 0, r));
}

/* LH-22.67: region by region, in number order. */
void lh_solo_spying(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_solo_spying_x *x = lh_solo_spying_x_mut(f);
	if (f->pc == 0) {
		f->pc = 1;
		lh_set_put(x->left, spy_regions(&g->pub));
	}
	uint32_t left = lh_set(x->left);
	if (!left) {
		leave(g);
		return;
	}
	lh_set_put(x->left, left & (left - 1));
	spy_acts(g, pet_lowest(left));
}

/* ---- losses ---------------------------------------------------------------------------------- */

/* LH-SS-16: by the attitudes at the start of the effect. */
static int toll(const struct lh_pub *p, unsigned land, int wary, int hostile)
{
	uint8_t attitude = p->xerxes.attitude[land];
	return attitude == WARY ? wary : attitude == HOSTILE ? hostile : 0;
}

static int hoplites_of_land(const struct lh_pub *p, unsigned land)
{
	int n = 0;
	PET_FOR_EACH (r, lh_own_occ(p, 0) & lh_land[land])
		n += lh_count(p, 0, r) - p->region[r].kill;
	return n;
}

/* LH-SS-09: land by land; the player chooses where, then which colour. */
void lh_solo_losses(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_solo_losses_x *x = lh_solo_losses_x_mut(f);
	struct lh_pub *p = &g->pub;
	if (x->left) {
		unsigned land = f->n - 1u;
		int there = hoplites_of_land(p, land);
		if (x->left < there) {
			struct pet_frame *ask = enter(g, N_SOLO_LOSS_REGION, 0);
			lh_land_x_mut(ask)->land = (uint8_t)land;
			ask->n = x->left;
			return;
		}
		PET_FOR_EACH (r, lh_own_occ(p, 0) & lh_land[land])
			p->region[r].kill = (uint8_t)lh_count(p, 0, r);
		x->left = 0;
	}
	if (f->n < LANDS) {
		int n = toll(p, f->n, 2, 4), there = hoplites_of_land(p, f->n);
		x->left = (uint8_t)(n < there ? n : there);
		f->n++;
		return;
	}
	leave(g);
	lh_kill_event(g, 0);
}

uint64_t lh_loss_region_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	uint32_t where = lh_own_occ(p, 0) & lh_land[lh_land_x(f)->land];
	PET_FOR_EACH (r, where)
		if (p->region[r].kill >= lh_count(p, 0, r))
			where &= ~BIT(r);
	return where;
}

void lh_loss_region_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_solo_losses_x_mut(pet_flow_caller(f))->left--;
	leave(g);
	g->pub.region[pet_move_a(m)].kill++;
}

/* LH-SS-08: half of the yellow hoplites die where no blue ones are. */
static void half_of_the_lonely(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, p->occ[YELLOW] & ~p->occ[BLUE])
		lh_die(g, YELLOW, r, (p->region[r].hop[YELLOW] + 1) / 2);
}

/* LH-SS-13: in every region of Wary lands 1 dies, of Hostile ones 2. */
static void region_losses(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, lh_own_occ(p, 0)) {
		int n = toll(p, lh_regions[r].land, 1, 2), there = lh_count(p, 0, r);
		p->region[r].kill = (uint8_t)(n < there ? n : there);
	}
	lh_kill_event(g, 0);
}

/* ---- monuments ------------------------------------------------------------------------------- */

/* LH-SS-15: the highest monuments under Persian tokens, one bit per god. */
static uint32_t persian_monuments(const struct lh_pub *p)
{
	uint32_t mask = 0;
	uint8_t top = 0;
	for (unsigned god = 0; god < GODS; god++) {
		if (!(p->held[PERSIAN] & BIT(lh_god_region[god])) || p->level[god] < top)
			continue;
		if (p->level[god] > top)
			mask = 0;
		top = p->level[god];
		mask |= BIT(god);
	}
	return mask;
}

uint64_t lh_solo_monument_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return persian_monuments(p);
}

void lh_solo_monument_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	leave(g);
	lh_monument_falls(g, pet_move_a(m));
}

static void monument_script(struct lh *g)
{
	uint32_t choice = persian_monuments(&g->pub);
	if (choice & (choice - 1))
		enter(g, N_SOLO_MONUMENT, 0);
	else if (choice)
		lh_monument_falls(g, pet_lowest(choice));
}

/* ---- scripts --------------------------------------------------------------------------------- */

/* LH-22.52, LH-SS-01, LH-SS-02: one more in the vanguard while it is small, else a step of
 * mobilization. */
static void more_vanguard(struct lh *g, int fewer)
{
	const struct lh_pub *p = &g->pub;
	unsigned r = p->occ[PERSIAN] ? pet_lowest(p->occ[PERSIAN]) : NONE;
	if (r != NONE && p->region[r].hop[PERSIAN] < fewer)
		lh_persians(g, r, 1);
	else
		enter(g, N_SOLO_MOBILIZE, 0)->n = 1;
}

/* LH-22.70, LH-SS-03: a monster that cannot be placed lets all of them act. */
static void place_or_rage(struct lh *g, unsigned monster, unsigned r)
{
	const struct lh_pub *p = &g->pub;
	if (p->monster[monster].at != NONE || (p->player[0].trophies & BIT(monster)))
		enter(g, N_SOLO_MONSTERS, 0);
	else
		lh_place_monster(g, monster, r);
}

/* LH-SS-10: yellow tokens leave Wary and Hostile lands. */
static void yellow_tokens_go(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, p->held[YELLOW])
		if (p->xerxes.attitude[lh_regions[r].land] <= WARY) {
			lh_owner(g, r, NONE);
			say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
		}
}

/* LH-SS-12: attitude falls in every land with a Persian token. */
static void persian_attitude(struct lh *g)
{
	for (unsigned l = 0; l < LANDS; l++)
		if (g->pub.held[PERSIAN] & lh_land[l])
			lh_attitude_down(g, l);
}

/* LH-SS-14: invasion falls by 1 if the victory counter is lower. */
static void invasion_ebbs(struct lh *g)
{
	struct lh_solo *x = &g->pub.xerxes;
	if (x->victory >= x->invasion)
		return;
	x->invasion--;
	say(g, E_INVASION, PET_NOBODY, x->invasion, 0, 0, 0);
}

/* LH-22.69, LH-SS-04, LH-SS-05, LH-SS-06, LH-SS-07: what the script of the token says. */
void lh_solo_script(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	const struct lh_script *s = &lh_scripts[p->xerxes.act - 1][lh_token_x(f)->token];
	uint8_t at = p->player[0].at;
	if (f->pc++) { /* LH-SS-11: after the spying phase */
		leave(g);
		if (s->op == SC_SPYING)
			send_spy(g, s->a);
		return;
	}
	switch (s->op) {
	case SC_VANGUARD:
		more_vanguard(g, s->a);
		return;
	case SC_MONSTER:
		place_or_rage(g, s->a, s->b);
		return;
	case SC_SPY:
		send_spy(g, s->a);
		return;
	case SC_ZEUS:
		if (p->occ[PERSIAN] & (BIT(THESSALY) | BIT(LOCRIS)))
			lh_monument_falls(g, ZEUS);
		return;
	case SC_ATTITUDE:
		lh_attitude_down(g, RED);
		lh_attitude_down(g, YELLOW_LAND);
		return;
	case SC_HERO:
		if (at != NONE)
			lh_injuries(g, 0, toll(p, lh_regions[at].land, 1, 2));
		return;
	case SC_HALF:
		half_of_the_lonely(g);
		return;
	case SC_LAND_LOSS:
		enter(g, N_SOLO_LOSSES, 0);
		return;
	case SC_TOKENS:
		yellow_tokens_go(g);
		return;
	case SC_SPYING:
		enter(g, N_SOLO_SPYING, 0);
		return;
	case SC_PERSIAN_ATTITUDE:
		persian_attitude(g);
		return;
	case SC_REGION_LOSS:
		region_losses(g);
		return;
	case SC_INVASION:
		invasion_ebbs(g);
		return;
	case SC_MONUMENT:
		monument_script(g);
		return;
	}
}

/* ---- monsters -------------------------------------------------------------------------------- */

/* LH-22.36: along the arrow; at a monument it destroys a level instead. */
static void wander(struct lh *g, unsigned monster)
{
	struct lh_pub *p = &g->pub;
	unsigned r = p->monster[monster].at, to = lh_box(p)->arrow[r];
	if (lh_regions[r].god != NONE) {
		lh_monument_falls(g, lh_regions[r].god);
		return;
	}
	p->monster[monster].at = (uint8_t)to;
	say(g, E_MONSTER_MOVE, PET_NOBODY, monster, to, 0, 0);
}

/* LH-22.33: lowest region first; two in one region by name. */
static void line_up(const struct lh_pub *p, struct pet_frame *f)
{
	struct lh_solo_monsters_x *x = lh_solo_monsters_x_mut(f);
	f->n = 0;
	PET_FOR_EACH (m, lh_monsters_on_map(p)) {
		unsigned i = f->n++;
		for (; i > 0 && p->monster[x->line[i - 1]].at > p->monster[m].at; i--)
			x->line[i] = x->line[i - 1];
		x->line[i] = (uint8_t)m;
	}
}

/* LH-22.91: a monster that attacks nobody does not move on, and so leaves a monument alone. */
static bool stays(const struct lh_pub *p, unsigned r, unsigned die)
{
	return p->xerxes.fair && die == DIE_ATTACK && lh_regions[r].god != NONE;
}

enum { LINE_UP, LINE_NEXT, LINE_ACT, LINE_WANDER };

/* LH-22.33, LH-22.34, LH-22.35, LH-22.36, LH-22.37, LH-22.38, LH-22.91: by region number:
 * attitude down, an attack, a move, or both. */
void lh_solo_monsters(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_solo_monsters_x *x = lh_solo_monsters_x_mut(f);
	struct lh_pub *p = &g->pub;
	unsigned monster = x->monster;
	switch (f->pc) {
	case LINE_UP:
		line_up(p, f);
		f->pc = LINE_NEXT;
		return;
	case LINE_NEXT:
		if (x->next == f->n) {
			leave(g);
			return;
		}
		x->monster = x->line[x->next++];
		f->pc = LINE_ACT;
		lh_monster_x_mut(enter(g, N_MONSTER_DIE, 0))->monster = x->monster;
		return;
	case LINE_ACT: {
		unsigned r = p->monster[monster].at;
		bool victims = lh_count(p, 0, r) > 0;
		f->pc = LINE_NEXT;
		if (x->die == DIE_NOTHING) {
			lh_attitude_down(g, lh_regions[r].land);
		} else if (x->die == DIE_MOVE || !victims) {
			if (!stays(p, r, x->die))
				wander(g, monster);
		} else {
			f->pc = x->die == DIE_CHOICE ? LINE_WANDER : LINE_NEXT;
			lh_kill_in(g, 0, r, 1);
		}
		return;
	}
	default: /* LH-22.37 */
		f->pc = LINE_NEXT;
		wander(g, monster);
	}
}
