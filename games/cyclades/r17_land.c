/* r17_land.c: chapter 17, cards that rob seats or work on islands: Fates, Satyr, Dryad, Griffon,
 * Pegasus, Giant, Harpy, Cyclops, Sphinx, and the Chimera that uses another card. */
#include "games/cyclades/rules.h"

static const pet_move WAIVE = (pet_move)V_WAIVE << 24;
static const pet_move STOP = (pet_move)V_STOP << 24;

/* CY-17.1: Fates: another income for the current position. */
void cy_fates_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	unsigned income = cy_income_of(&g->pub, seat);
	pet_flow_end(&g->pub.flow);
	cy_gold_gain(g, seat, income);
	pet_emit(&g->journal, E_INCOME, seat, cy_event_amount(income), 0, 0, 0);
}

/* ---- Satyr, Dryad, Griffon ------------------------------------------------------------------- */

/* CY-17.2, CY-17.3, CY-17.4, CY-16.14: another seat in the game that has what the card takes; the
 * Griffon takes half of whatever there is. */
static uint8_t rob_refused(const struct cy_pub *p, const struct pet_frame *f, unsigned victim)
{
	if (victim >= p->flow.seats)
		return R_CHOICE;
	if (victim == f->who)
		return R_ROB_SELF;
	if (p->seat[victim].out)
		return R_OUT;
	if (f->node == N_SATYR_PICK && !p->seat[victim].philosophers)
		return R_NOTHING_TO_ROB;
	if (f->node == N_DRYAD_PICK && !p->seat[victim].priests)
		return R_NOTHING_TO_ROB;
	return R_OK;
}

int cy_rob_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = 0;
	for (unsigned seat = 0; seat < cy_pub(v)->flow.seats; seat++)
		if (!rob_refused(cy_pub(v), f, seat))
			out[count++] = pet_move_make(V_ROB, seat, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_rob_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_ROB)
		return R_CHOICE;
	return rob_refused(cy_pub(v), f, pet_move_a(m));
}

void cy_rob_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, node = f->node, victim = pet_move_a(m);
	struct cy_seat *from = &g->pub.seat[victim], *to = &g->pub.seat[seat];

	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
	} else if (node == N_SATYR_PICK) {
		from->philosophers--;
		to->philosophers++;
		pet_emit(&g->journal, E_STOLEN, seat, PHILOSOPHER, victim, 0, 0);
		cy_convert_check(g, seat);
	} else if (node == N_DRYAD_PICK) {
		from->priests--;
		to->priests++;
		pet_emit(&g->journal, E_STOLEN, seat, PRIEST, victim, 0, 0);
	} else {
		unsigned half = from->gold / 2u;
		cy_gold_pay(g, victim, half);
		cy_gold_gain(g, seat, half);
		pet_emit(&g->journal, E_GOLD_STOLEN, seat, cy_event_amount(half), victim, 0, 0);
	}
}

/* ---- Pegasus --------------------------------------------------------------------------------- */

/* CY-17.7, CY-17.8: troops fly to any island but Chiron's; chapters 12 to 14 hold otherwise. */
static uint8_t flight_refused(const struct cy_pub *p, uint8_t seat, unsigned to)
{
	if (cy_figurine_on(p, FIG_CHIRON, to))
		return R_CHIRON_PEGASUS;
	return cy_landing_refused(p, seat, to);
}

int cy_pegasus_move_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (from, p->seat[f->who].islands) {
		if (cy_leave_refused(p, f->who, from))
			continue;
		for (unsigned to = 0; to < cy_map(p)->islands; to++) {
			if (to == from || flight_refused(p, f->who, to))
				continue;
			for (unsigned n = 1; n <= p->island[from].troops; n++)
				out[count++] = pet_move_make(V_FLY, from, n, to);
		}
	}
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_pegasus_move_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_FLY)
		return R_CHOICE;
	uint8_t refused = cy_troops_refused(p, f->who, pet_move_a(m), pet_move_b(m), pet_move_c(m));
	return refused ? refused : flight_refused(p, f->who, pet_move_c(m));
}

void cy_pegasus_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	pet_emit(&g->journal, E_FLEW, seat, pet_move_b(m), pet_move_a(m), pet_move_c(m), 0);
	cy_landing(g, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

/* ---- Giant, Harpy ---------------------------------------------------------------------------- */

/* CY-17.9, CY-17.33: the Giant destroys one building, anybody's, on an island without Chiron; never
 * a metropolis. */
static uint8_t destroy_refused(const struct cy_pub *p, unsigned island, unsigned tile)
{
	if (tile >= TILES)
		return R_CHOICE;
	if (island >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (cy_figurine_on(p, FIG_CHIRON, island))
		return R_CHIRON;
	return p->island[island].tile[tile] ? R_OK : R_GIANT_TILE;
}

int cy_giant_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	(void)f;
	for (unsigned i = 0; i < cy_map(p)->islands; i++)
		for (unsigned tile = 0; tile < TILES; tile++)
			if (!destroy_refused(p, i, tile))
				out[count++] = pet_move_make(V_DESTROY, i, tile, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_giant_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_DESTROY)
		return R_CHOICE;
	return destroy_refused(cy_pub(v), pet_move_a(m), pet_move_b(m));
}

void cy_giant_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	uint8_t island = pet_move_a(m), owner = g->pub.island[island].owner;
	pet_emit(&g->journal, E_CRUSHED, seat, pet_move_b(m) % BUILDINGS, island,
		 owner == seat ? NONE : owner, 0);
	cy_tile_remove(g, pet_move_a(m), pet_move_b(m));
}

/* CY-17.10, CY-17.33: the Harpy takes one troop of another seat, not on Chiron's island. */
static uint8_t snatch_refused(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	if (island >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (cy_figurine_on(p, FIG_CHIRON, island))
		return R_CHIRON;
	return p->island[island].troops && p->island[island].owner != seat ? R_OK : R_NO_VICTIM;
}

int cy_harpy_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	for (unsigned i = 0; i < cy_map(p)->islands; i++)
		if (!snatch_refused(p, f->who, i))
			out[count++] = pet_move_make(V_SNATCH, i, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_harpy_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_SNATCH)
		return R_CHOICE;
	return snatch_refused(cy_pub(v), f->who, pet_move_a(m));
}

/* CY-17.11: the last troop too; the island stays owned, a Minotaur left alone goes. */
void cy_harpy_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, island = pet_move_a(m);
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	uint8_t victim = g->pub.island[island].owner;
	g->pub.island[island].troops--;
	g->pub.seat[victim].troops_left++;
	pet_emit(&g->journal, E_SNATCHED, seat, victim, island, 0, 0);
	cy_minotaur_check(g);
}

/* ---- Cyclops --------------------------------------------------------------------------------- */

/* CY-17.12: the Cyclops replaces one of the seat's buildings by one of another kind from the
 * supply, in the same slot. */
static uint8_t change_refused(const struct cy_pub *p, uint8_t seat, unsigned island, unsigned tile,
			      unsigned kind)
{
	if (tile >= TILES || kind >= BUILDINGS)
		return R_CHOICE;
	uint8_t refused = cy_own_refused(p, seat, island);
	if (refused)
		return refused;
	if (!p->island[island].tile[tile])
		return R_NO_TILE;
	if (kind == tile % BUILDINGS)
		return R_SAME_BUILDING;
	return p->supply[kind] ? R_OK : R_TILES;
}

int cy_cyclops_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (i, p->seat[f->who].islands)
		for (unsigned tile = 0; tile < TILES; tile++)
			for (unsigned kind = 0; kind < BUILDINGS; kind++)
				if (!change_refused(p, f->who, i, tile, kind))
					out[count++] = pet_move_make(V_CHANGE, i, tile, kind);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_cyclops_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_CHANGE)
		return R_CHOICE;
	return change_refused(cy_pub(v), f->who, pet_move_a(m), pet_move_b(m), pet_move_c(m));
}

void cy_cyclops_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	unsigned island = pet_move_a(m), tile = pet_move_b(m), kind = pet_move_c(m);
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	cy_tile_remove(g, island, tile);
	cy_tile_add(g, island, cy_tile(tile / BUILDINGS, kind));
	pet_emit(&g->journal, E_CHANGED, seat, tile % BUILDINGS, kind, island, 0);
	cy_convert_check(g, seat);
}

/* ---- Sphinx ---------------------------------------------------------------------------------- */

enum { SPHINX_GOLD = 2 };

/* CY-17.13: Sphinx: sales one by one until the seat stops (pc 1). */
void cy_sphinx_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	if (f->pc == 1) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, N_SPHINX_SELL, f->who);
	cy_asked(g);
}

/* CY-17.13: own troops, fleets, priests and philosophers. */
static uint8_t sell_refused(const struct cy_pub *p, uint8_t seat, unsigned verb, unsigned what)
{
	const struct cy_seat *s = &p->seat[seat];
	uint8_t refused;
	switch (verb) {
	case V_SELL_TROOP:
		refused = cy_own_refused(p, seat, what);
		return refused ? refused : p->island[what].troops ? R_OK : R_NO_TROOPS;
	case V_SELL_FLEET:
		if (!cy_is_sea(cy_map(p), what))
			return R_NO_SEA;
		return p->sea[what].owner == seat ? R_OK : R_NO_FLEETS;
	case V_SELL_FOLLOWER:
		if (what > PHILOSOPHER)
			return R_CHOICE;
		return (what == PRIEST ? s->priests : s->philosophers) ? R_OK : R_NOTHING_TO_SELL;
	default:
		return R_CHOICE;
	}
}

int cy_sphinx_sell_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	int count = 0;
	PET_FOR_EACH (i, p->seat[f->who].islands)
		if (!sell_refused(p, f->who, V_SELL_TROOP, i))
			out[count++] = pet_move_make(V_SELL_TROOP, i, 0, 0);
	PET_FOR_EACH (sea, p->seat[f->who].fleets)
		out[count++] = pet_move_make(V_SELL_FLEET, cy_map(p)->cell[sea], 0, 0);
	for (unsigned follower = PRIEST; follower <= PHILOSOPHER; follower++)
		if (!sell_refused(p, f->who, V_SELL_FOLLOWER, follower))
			out[count++] = pet_move_make(V_SELL_FOLLOWER, follower, 0, 0);
	out[count++] = STOP;
	return count;
}

uint8_t cy_sphinx_sell_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == STOP)
		return R_OK;
	if (!cy_well_formed(m))
		return R_CHOICE;
	return sell_refused(cy_pub(v), f->who, pet_move_verb(m), pet_move_a(m));
}

/* CY-17.13: two gold each; what is sold returns to reserve or supply. */
void cy_sphinx_sell_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	struct pet_frame *sphinx = pet_flow_caller(f);
	uint8_t seat = f->who, a = pet_move_a(m);

	pet_flow_end(&p->flow);
	if (m == STOP) {
		sphinx->pc = 1;
		return;
	}
	cy_gold_gain(g, seat, SPHINX_GOLD);
	pet_emit(&g->journal, E_SOLD_TROOP + pet_move_verb(m) - V_SELL_TROOP, seat, a, 0, 0, 0);
	if (pet_move_verb(m) == V_SELL_TROOP) {
		p->island[a].troops--;
		p->seat[seat].troops_left++;
		cy_minotaur_check(g);
	} else if (pet_move_verb(m) == V_SELL_FLEET) {
		cy_fleets_out(g, cy_sea_of(cy_map(p), a), 1);
		p->seat[seat].fleets_left++;
	} else if (a == PRIEST) {
		p->seat[seat].priests--;
		p->priests_left++;
	} else {
		p->seat[seat].philosophers--;
	}
}

/* ---- Chimera --------------------------------------------------------------------------------- */

/* CY-17.18: Chimera: a card of the discard pile, used as if just bought. */
int cy_chimera_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int count = 0;
	(void)f;
	PET_FOR_EACH (card, cy_pub(v)->discard)
		out[count++] = pet_move_make(V_USE, card, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t cy_chimera_pick_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == WAIVE)
		return R_OK;
	if (!cy_well_formed(m) || pet_move_verb(m) != V_USE || pet_move_a(m) >= CARDS)
		return R_CHOICE;
	return pet_has(cy_pub(v)->discard, pet_move_a(m)) ? R_OK : R_NOT_DISCARDED;
}

void cy_chimera_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	pet_flow_end(&g->pub.flow);
	if (m == WAIVE) {
		cy_card_waive(g, seat);
		return;
	}
	g->pub.discard &= ~(1u << pet_move_a(m));
	pet_emit(&g->journal, E_USED, seat, pet_move_a(m), 0, 0, 0);
	cy_card_use(g, seat, pet_move_a(m));
}
