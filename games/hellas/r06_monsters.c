/* r06_monsters.c: monster phase (LH-6), event phase (LH-7), monsters on the map (LH-8). */
#include "games/hellas/rules.h"

/* ---- monsters on the map --------------------------------------------------------------------- */

uint32_t lh_monsters_on_map(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (unsigned m = 0; m < MONSTERS; m++)
		if (p->monster[m].at != NONE)
			mask |= BIT(m);
	return mask;
}

uint32_t lh_monsters_in(const struct lh_pub *p, unsigned r)
{
	uint32_t mask = 0;
	for (unsigned m = 0; m < MONSTERS; m++)
		if (p->monster[m].at == r)
			mask |= BIT(m);
	return mask;
}

/* LH-8.5, LH-8.6: evolution B adds slots. */
int lh_slots(const struct lh_pub *p, unsigned monster)
{
	const struct lh_monster_row *row = &lh_box(p)->monster[monster];
	return row->slots + (p->monster[monster].evolved & 2 ? row->extra : 0);
}

/* LH-8.4: wounds stay until the monster is slain. */
uint32_t lh_uncovered(const struct lh_pub *p, unsigned monster)
{
	return (BIT(lh_slots(p, monster)) - 1) & ~(uint32_t)p->monster[monster].wounds;
}

void lh_place_monster(struct lh *g, unsigned monster, unsigned r)
{
	g->pub.monster[monster].at = (uint8_t)r;
	say(g, E_MONSTER, PET_NOBODY, monster, r, 0, 0);
}

static void walk(struct lh *g, unsigned monster, unsigned r)
{
	g->pub.monster[monster].at = (uint8_t)r;
	say(g, E_MONSTER_MOVE, PET_NOBODY, monster, r, 0, 0);
}

/* LH-8.8, LH-11.7, LH-20.4: the figure goes to its slayer; its cards leave the game. */
void lh_take_figure(struct lh *g, uint8_t seat, unsigned monster)
{
	struct lh_pub *p = &g->pub;
	p->monster[monster] = (struct lh_monster){ .at = NONE };
	p->player[seat].trophies |= (uint8_t)BIT(monster);
	say(g, E_SLAIN, seat, monster, 0, 0, 0);
	lh_check_victory(g);
}

/* LH-1.12: one token per land, from the supply or from another player. */
void lh_glory(struct lh *g, uint8_t seat, unsigned land)
{
	if (g->pub.glory[land] == seat)
		return;
	g->pub.glory[land] = seat;
	say(g, E_GLORY, seat, land, 0, 0, 0);
}

/* LH-8.3, LH-8.9, LH-9.21: covers a slot. A monster slain outside a hunt gives glory and the figure
 * at once. */
void lh_wound(struct lh *g, uint8_t seat, unsigned monster, unsigned slot)
{
	struct lh_pub *p = &g->pub;
	struct lh_monster *mon = &p->monster[monster];
	mon->wounds |= (uint16_t)BIT(slot);
	say(g, E_WOUND, seat, monster, slot, lh_box(p)->monster[monster].symbol[slot], 0);
	bool hunted = p->hunt.hunter && p->hunt.monster == monster;
	/* LH-9.7, LH-11.5, LH-24.6: in the attack step wounds come from combat cards, before it from
	 * start effects */
	if (hunted && (p->hunt.struck || !(p->readings & BOOK_MARKS))) {
		if (lh_box(p)->monster[monster].priest >> slot & 1)
			p->hunt.marks |= BIT(REWARD_PRIEST);
		if (lh_box(p)->monster[monster].artifact_mark >> slot & 1)
			p->hunt.marks |= BIT(REWARD_ARTIFACT);
	}
	if (lh_uncovered(p, monster))
		return;
	if (hunted) {
		p->hunt.over = 2;
		return;
	}
	unsigned land = lh_regions[mon->at].land;
	if (p->solo) {
		lh_take_figure(g, seat, monster);
		lh_land_x_mut(enter(g, N_SOLO_SLAIN, seat))->land = (uint8_t)land;
		return;
	}
	lh_glory(g, seat, land);
	lh_take_figure(g, seat, monster);
}

/* ---- monster phase --------------------------------------------------------------------------- */

enum { PHASE_NEXT, PHASE_ROLL };

/* LH-6.1, LH-6.2: a roll for every monster that was there at the start, in the order the player
 * likes. */
void lh_monster_phase(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_phase_x *x = lh_phase_x_mut(f);
	struct lh_pub *p = &g->pub;
	switch (f->pc) {
	case PHASE_NEXT: {
		uint32_t left = x->left & lh_monsters_on_map(p);
		if (!left) {
			leave(g);
			return;
		}
		f->pc = PHASE_ROLL;
		if (left & (left - 1)) {
			lh_phase_x_mut(enter(g, N_MONSTER_NEXT, f->who))->left = (uint8_t)left;
			return;
		}
		x->monster = (uint8_t)pet_lowest(left);
		return;
	}
	default:
		f->pc = PHASE_NEXT;
		x->left &= (uint8_t)~BIT(x->monster);
		lh_monster_x_mut(enter(g, N_MONSTER_DIE, f->who))->monster = x->monster;
	}
}

uint64_t lh_monster_next_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v;
	return lh_phase_x(f)->left;
}

void lh_monster_next_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	lh_phase_x_mut(pet_flow_caller(f))->monster = pet_move_a(m);
	leave(g);
}

/* LH-6.3: the six faces; each outcome is weighted by its number of faces. */
int lh_monster_die_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	const uint8_t *face = lh_box(&((const struct lh *)state)->pub)->die_face;
	int n = 0;
	(void)f;
	for (int i = 0; i < DIE_FACES; i++) {
		if (n && pet_move_a(out[n - 1]) == face[i]) {
			weight[n - 1]++;
			continue;
		}
		weight[n] = 1;
		n = add(out, n, V_DIE, face[i], 0, 0);
	}
	return n;
}

pet_move lh_monster_die_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const uint8_t *face = lh_box(&((const struct lh *)state)->pub)->die_face;
	(void)f;
	return pet_move_make(V_DIE, face[pet_chance_uniform(DIE_FACES, r)], 0, 0);
}

/* LH-6.4: nothing, an attack, a move or a choice. */
static void act(struct lh *g, uint8_t seat, uint8_t monster, unsigned die)
{
	static const uint8_t node[] = { 0, N_REGION_ATTACK, N_MONSTER_MOVE, N_MONSTER_CHOICE };
	if (die != DIE_NOTHING)
		lh_monster_x_mut(enter(g, node[die], seat))->monster = monster;
}

void lh_monster_die_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who, monster = lh_monster_x(f)->monster;
	say(g, E_DIE, seat, monster, pet_move_a(m), 0, 0);
	if (g->pub.solo) { /* the caller handles LH-22.34 to LH-22.37 */
		lh_solo_monsters_x_mut(pet_flow_caller(f))->die = pet_move_a(m);
		leave(g);
		return;
	}
	leave(g);
	act(g, seat, monster, pet_move_a(m));
}

/* LH-6.7: attack or move. */
uint64_t lh_monster_choice_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v, (void)f;
	return BIT(DIE_ATTACK) | BIT(DIE_MOVE);
}

void lh_monster_choice_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who, monster = lh_monster_x(f)->monster;
	leave(g);
	act(g, seat, monster, pet_move_a(m));
}

/* LH-6.6, LH-6.9: any neighbour; nothing stops a monster. */
uint64_t lh_monster_move_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return lh_near_all(p->monster[lh_monster_x(f)->monster].at);
}

void lh_monster_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	unsigned monster = lh_monster_x(f)->monster;
	leave(g);
	walk(g, monster, pet_move_a(m));
}

/* ---- region attacks -------------------------------------------------------------------------- */

/* LH-6.10: kills n hoplites of one seat in each of the regions, as one kill event (LH-AR-11). */
static void kill_in_each(struct lh *g, uint8_t seat, uint32_t where, int n)
{
	struct lh_pub *p = &g->pub;
	where &= lh_own_occ(p, seat);
	if (!where)
		return;
	PET_FOR_EACH (r, where) {
		int there = lh_count(p, seat, r);
		p->region[r].kill = (uint8_t)(n < there ? n : there);
	}
	lh_kill_event(g, seat);
}

/* LH-MO-02: the regions of the highest monuments, one bit per god. */
static uint32_t highest_monuments(const struct lh_pub *p)
{
	uint32_t mask = 0;
	uint8_t top = 0;
	for (unsigned god = 0; god < GODS; god++) {
		if (p->level[god] > top) {
			top = p->level[god];
			mask = 0;
		}
		if (p->level[god] == top)
			mask |= BIT(god);
	}
	return mask;
}

/* LH-MO-06: the controller gives up a priest. */
static void minotaur_toll(struct lh *g, unsigned r)
{
	uint8_t owner = g->pub.region[r].owner;
	if (owner != NONE && g->pub.player[owner].pool)
		lh_sacrifice(g, owner);
}

/* LH-MO-03, LH-MO-10: heroes in the region and around it. */
static bool in_cyclops_reach(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	uint8_t at = p->player[seat].at;
	return at != NONE && ((lh_near_all(r) | BIT(r)) & BIT(at));
}

/* LH-MO-11: to the highest monument, past all neighbours. */
static void chimera_jumps(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	uint32_t tops = highest_monuments(p);
	if (tops & (tops - 1)) {
		enter(g, N_CHIMERA_TARGET, seat);
		return;
	}
	unsigned r = lh_god_region[pet_lowest(tops)];
	if (p->monster[CHIMERA].at != r)
		walk(g, CHIMERA, r);
}

/* LH-3.14, LH-6.5, LH-6.12, LH-MO-08: seat by seat, clockwise from the active player; then the
 * consequences. n: seats done. */
void lh_region_attack(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	unsigned monster = lh_monster_x(f)->monster, r = p->monster[monster].at;
	if (f->n == 0)
		say(g, E_REGION_ATTACK, f->who, monster, r, 0, 0);
	if (f->n < p->flow.seats) {
		uint8_t seat = (uint8_t)((p->active + f->n++) % p->flow.seats);
		if (monster == CYCLOPS) {
			if (in_cyclops_reach(p, seat, r))
				lh_injuries(g, seat, 1);
			return;
		}
		uint32_t where = BIT(r) | (monster == HYDRA ? lh_near_all(r) : 0);
		kill_in_each(g, seat, where, monster == CERBERUS ? 3 : 1);
		return;
	}
	uint8_t owner = f->who;
	leave(g);
	if (monster == MINOTAUR)
		minotaur_toll(g, r);
	else if (monster == CHIMERA)
		chimera_jumps(g, owner);
}

/* LH-6.8: the player who rolls decides between equals. */
uint64_t lh_chimera_target_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return highest_monuments(p);
}

void lh_chimera_target_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	unsigned r = lh_god_region[pet_move_a(m)];
	leave(g);
	if (g->pub.monster[CHIMERA].at != r)
		walk(g, CHIMERA, r);
}

/* ---- event phase ----------------------------------------------------------------------------- */

/* LH-7.2: false when every slot is taken. */
bool lh_open_quest(struct lh *g, unsigned quest)
{
	struct lh_pub *p = &g->pub;
	for (int i = 0; i < QUEST_SLOTS; i++) {
		if (p->slot[i] != NONE)
			continue;
		p->slot[i] = (uint8_t)quest;
		say(g, E_QUEST, PET_NOBODY, quest, lh_box(p)->quest[quest].region, 0, 0);
		return true;
	}
	say(g, E_QUEST_IGNORED, PET_NOBODY, quest, 0, 0, 0);
	return false;
}

/* LH-7.6, LH-CH-09: an empty deck is rebuilt from the discarded quests. */
int lh_event_card_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	int n = 0;
	PET_FOR_EACH (e, g->pub.events ? g->pub.events : g->pub.events_out) {
		weight[n] = 1;
		n = add(out, n, V_EVENT, e, 0, 0);
	}
	return n;
}

pet_move lh_event_card_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lh *g = state;
	(void)f;
	return pet_move_make(V_EVENT, lh_pick(g->pub.events ? g->pub.events : g->pub.events_out, r),
			     0, 0);
}

static bool slain(const struct lh_pub *p, unsigned monster)
{
	for (int s = 0; s < PLAYERS; s++)
		if (p->player[s].trophies & BIT(monster))
			return true;
	return false;
}

/* LH-7.2, LH-7.3, LH-7.4, LH-7.5: a quest opens, a monster comes or evolves; cards of slain
 * ones are drawn again. */
void lh_event_card_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	unsigned e = pet_move_a(m), monster = e / 2;
	(void)f;
	if (!p->events) {
		p->events = p->events_out;
		p->events_out = 0;
		say(g, E_EVENT_SHUFFLE, PET_NOBODY, (unsigned)count32(p->events), 0, 0,
		    0); /* LH-HI-16 */
	}
	p->events &= ~BIT(e);
	if (e >= 2 * MONSTERS) {
		leave(g);
		if (!lh_open_quest(g, e - 2 * MONSTERS))
			p->events_out |= BIT(e);
		return;
	}
	if (slain(p, monster)) { /* draw another if there is one */
		say(g, E_EVENT_VOID, PET_NOBODY, e, 0, 0, 0);
		if (!p->events && !p->events_out)
			leave(g);
		return;
	}
	leave(g);
	if (p->monster[monster].at == NONE) {
		lh_place_monster(g, monster, lh_box(p)->monster[monster].home[e % 2]);
	} else {
		p->monster[monster].evolved |= (uint8_t)BIT(e % 2);
		say(g, E_EVOLVE, PET_NOBODY, monster, e % 2, 0, 0);
	}
}
