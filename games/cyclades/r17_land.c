/* r17_land.c: chapter 17, cards that rob seats or work on islands: Fates, Satyr, Dryad, Griffon,
 * Pegasus, Giant, Harpy, Cyclops, Sphinx, and the Chimera that uses another card. */
#include "games/cyclades/rules.h"

static const move WAIVE = (move)V_WAIVE << 24;
static const move STOP = (move)V_STOP << 24;

/* CY-17.1 Fates: another income for the position of the moment. */
void fates_step(void *state, struct frame *f)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	unsigned income = income_of(&g->pub, seat);
	flow_end(&g->pub.flow);
	gold_gain(g, seat, income);
	emit(&g->journal, E_INCOME, seat, event_amount(income), 0, 0, 0);
}

/* ---- Satyr, Dryad, Griffon ---------------------------------------------------------------------
 */

/* CY-17.2 to 17.4, 16.14 Another seat in the game that has what the card takes; the Griffon takes
 * half of whatever there is. */
static uint8_t rob_reason(const struct cy_pub *p, const struct frame *f, unsigned victim)
{
	if (victim >= p->flow.seats)
		return R_CHOICE;
	if (victim == f->who)
		return R_ROB_SELF;
	if (p->seat[victim].out)
		return R_OUT;
	if (f->node == NODE_SATYR_PICK && !p->seat[victim].philosophers)
		return R_NOTHING_TO_ROB;
	if (f->node == NODE_DRYAD_PICK && !p->seat[victim].priests)
		return R_NOTHING_TO_ROB;
	return ALLOWED;
}

int rob_pick_legal(struct view v, const struct frame *f, move *out)
{
	int count = 0;
	for (unsigned seat = 0; seat < pub_of(v)->flow.seats; seat++)
		if (rob_reason(pub_of(v), f, seat) == ALLOWED)
			out[count++] = move_make(V_ROB, seat, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t rob_pick_why(struct view v, const struct frame *f, move m)
{
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_ROB || move_b(m) || move_c(m))
		return R_CHOICE;
	return rob_reason(pub_of(v), f, move_a(m));
}

void rob_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, node = f->node, victim = move_a(m);
	struct cy_seat *from = &g->pub.seat[victim], *to = &g->pub.seat[seat];

	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
	} else if (node == NODE_SATYR_PICK) {
		from->philosophers--;
		to->philosophers++;
		emit(&g->journal, E_STOLEN, seat, PHILOSOPHER, victim, 0, 0);
		convert_check(g, seat);
	} else if (node == NODE_DRYAD_PICK) {
		from->priests--;
		to->priests++;
		emit(&g->journal, E_STOLEN, seat, PRIEST, victim, 0, 0);
	} else {
		unsigned half = from->gold / 2u;
		gold_pay(g, victim, half);
		gold_gain(g, seat, half);
		emit(&g->journal, E_GOLD_STOLEN, seat, event_amount(half), victim, 0, 0);
	}
}

/* ---- Pegasus -----------------------------------------------------------------------------------
 */

/* CY-17.7, 17.8 Troops of an island without Medusa fly to any island without Chiron; chapters 12 to
 * 14 hold otherwise. */
static uint16_t flight_targets(const struct cy_pub *p, uint8_t seat, unsigned from)
{
	uint16_t targets = 0;
	if (p->island[from].troops == 0 || figurine_on(p, FIG_MEDUSA, from))
		return 0;
	for (unsigned to = 0; to < map_of(p)->islands; to++)
		if (to != from && !figurine_on(p, FIG_CHIRON, to) && landing_allowed(p, seat, to))
			targets = (uint16_t)(targets | 1u << to);
	return targets;
}

int pegasus_move_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	FOR_EACH (from, p->seat[f->who].islands)
		FOR_EACH (to, flight_targets(p, f->who, from))
			for (unsigned n = 1; n <= p->island[from].troops; n++)
				out[count++] = move_make(V_FLY, from, n, to);
	out[count++] = WAIVE;
	return count;
}

uint8_t pegasus_move_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_FLY)
		return R_CHOICE;
	uint8_t why = landing_why(p, f->who, move_a(m), move_b(m), move_c(m));
	if (why)
		return why;
	return figurine_on(p, FIG_CHIRON, move_c(m)) ? R_CHIRON_PEGASUS : ALLOWED;
}

void pegasus_move_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	emit(&g->journal, E_FLEW, seat, move_b(m), move_a(m), move_c(m), 0);
	landing(g, seat, move_a(m), move_b(m), move_c(m));
}

/* ---- Giant, Harpy ------------------------------------------------------------------------------
 */

/* CY-17.9, 17.33 Giant: one building, anybody's, on an island without Chiron; never a metropolis.
 */
int giant_pick_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	(void)f;
	for (unsigned i = 0; i < map_of(p)->islands; i++)
		for (unsigned t = 0; t < TILES && !figurine_on(p, FIG_CHIRON, i); t++)
			if (p->island[i].tile[t])
				out[count++] = move_make(V_DESTROY, i, t, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t giant_pick_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	(void)f;
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_DESTROY || move_b(m) >= TILES || move_c(m))
		return R_CHOICE;
	if (move_a(m) >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (figurine_on(p, FIG_CHIRON, move_a(m)))
		return R_CHIRON;
	return p->island[move_a(m)].tile[move_b(m)] ? ALLOWED : R_NO_TILE;
}

void giant_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	emit(&g->journal, E_DESTROYED, g->pub.island[move_a(m)].owner, move_b(m) % BUILDINGS,
	     move_a(m), 0, 0);
	tile_remove(g, move_a(m), move_b(m));
}

/* CY-17.10, 17.33 Harpy: one troop of another seat, not on Chiron's island. */
int harpy_pick_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	for (unsigned i = 0; i < map_of(p)->islands; i++)
		if (p->island[i].troops && p->island[i].owner != f->who &&
		    !figurine_on(p, FIG_CHIRON, i))
			out[count++] = move_make(V_SNATCH, i, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t harpy_pick_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	unsigned island = move_a(m);
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_SNATCH || move_b(m) || move_c(m))
		return R_CHOICE;
	if (island >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (figurine_on(p, FIG_CHIRON, island))
		return R_CHIRON;
	return p->island[island].troops && p->island[island].owner != f->who ? ALLOWED
									     : R_NO_VICTIM;
}

/* CY-17.11 The last troop too; the island stays owned, a Minotaur left alone goes. */
void harpy_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who, island = move_a(m);
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	uint8_t victim = g->pub.island[island].owner;
	g->pub.island[island].troops--;
	g->pub.seat[victim].troops_left++;
	emit(&g->journal, E_SNATCHED, seat, victim, island, 0, 0);
	minotaur_check(g);
}

/* ---- Cyclops -----------------------------------------------------------------------------------
 */

/* CY-17.12 Cyclops: an own building becomes one of another kind from supply, in the same slot. */
int cyclops_pick_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	int count = 0;
	FOR_EACH (i, p->seat[f->who].islands)
		for (unsigned t = 0; t < TILES; t++)
			for (unsigned kind = 0; kind < BUILDINGS && p->island[i].tile[t]; kind++)
				if (kind != t % BUILDINGS && p->supply[kind])
					out[count++] = move_make(V_CHANGE, i, t, kind);
	out[count++] = WAIVE;
	return count;
}

uint8_t cyclops_pick_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	unsigned island = move_a(m), tile = move_b(m), kind = move_c(m);
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_CHANGE || tile >= TILES || kind >= BUILDINGS)
		return R_CHOICE;
	if (island >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (p->island[island].owner != f->who)
		return R_NOT_OWN;
	if (!p->island[island].tile[tile])
		return R_NO_TILE;
	if (kind == tile % BUILDINGS)
		return R_SAME_BUILDING;
	return p->supply[kind] ? ALLOWED : R_TILES;
}

void cyclops_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	unsigned island = move_a(m), tile = move_b(m), kind = move_c(m);
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	tile_remove(g, island, tile);
	tile_add(g, island, tile_of(tile / BUILDINGS, kind));
	emit(&g->journal, E_CHANGED, seat, tile % BUILDINGS, kind, island, 0);
	convert_check(g, seat);
}

/* ---- Sphinx ------------------------------------------------------------------------------------
 */

enum { SPHINX_GOLD = 2 };

/* CY-17.13 Sphinx: sales one by one until the seat stops (pc 1). */
void sphinx_step(void *state, struct frame *f)
{
	struct cy *g = state;
	if (f->pc == 1) {
		flow_end(&g->pub.flow);
		return;
	}
	cy_ask(g, NODE_SPHINX_SELL, f->who);
	cy_asked(g);
}

int sphinx_sell_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_seat *s = &p->seat[f->who];
	int count = 0;
	FOR_EACH (i, s->islands)
		if (p->island[i].troops)
			out[count++] = move_make(V_SELL_TROOP, i, 0, 0);
	FOR_EACH (sea, s->fleets)
		out[count++] = move_make(V_SELL_FLEET, map_of(p)->cell[sea], 0, 0);
	if (s->priests)
		out[count++] = move_make(V_SELL_FOLLOWER, PRIEST, 0, 0);
	if (s->philosophers)
		out[count++] = move_make(V_SELL_FOLLOWER, PHILOSOPHER, 0, 0);
	out[count++] = STOP;
	return count;
}

uint8_t sphinx_sell_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	unsigned a = move_a(m);
	if (m == STOP)
		return ALLOWED;
	if (move_b(m) || move_c(m))
		return R_CHOICE;
	switch (move_verb(m)) {
	case V_SELL_TROOP:
		if (a >= map_of(p)->islands)
			return R_NO_ISLAND;
		if (p->island[a].owner != f->who)
			return R_NOT_OWN;
		return p->island[a].troops ? ALLOWED : R_NO_TROOPS;
	case V_SELL_FLEET:
		if (!is_sea(map_of(p), a))
			return R_NO_SEA;
		return p->sea[a].owner == f->who ? ALLOWED : R_NO_FLEETS;
	case V_SELL_FOLLOWER:
		if (a > PHILOSOPHER)
			return R_CHOICE;
		return (a == PRIEST ? p->seat[f->who].priests : p->seat[f->who].philosophers)
			       ? ALLOWED
			       : R_NOTHING_TO_SELL;
	default:
		return R_CHOICE;
	}
}

/* CY-17.13 Two gold each; what is sold goes back to reserve or supply. */
void sphinx_sell_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	struct frame *sphinx = flow_caller(f);
	uint8_t seat = f->who, a = move_a(m);

	flow_end(&p->flow);
	if (m == STOP) {
		sphinx->pc = 1;
		return;
	}
	gold_gain(g, seat, SPHINX_GOLD);
	emit(&g->journal, E_SOLD_TROOP + move_verb(m) - V_SELL_TROOP, seat, a, 0, 0, 0);
	if (move_verb(m) == V_SELL_TROOP) {
		p->island[a].troops--;
		p->seat[seat].troops_left++;
		minotaur_check(g);
	} else if (move_verb(m) == V_SELL_FLEET) {
		fleets_out(g, sea_of(map_of(p), a), 1);
		p->seat[seat].fleets_left++;
	} else if (a == PRIEST) {
		p->seat[seat].priests--;
		p->priests_left++;
	} else {
		p->seat[seat].philosophers--;
	}
}

/* ---- Chimera -----------------------------------------------------------------------------------
 */

/* CY-17.18 Chimera: a card of the discard pile, used as if just bought. */
int chimera_pick_legal(struct view v, const struct frame *f, move *out)
{
	int count = 0;
	(void)f;
	FOR_EACH (card, pub_of(v)->discard)
		out[count++] = move_make(V_USE, card, 0, 0);
	out[count++] = WAIVE;
	return count;
}

uint8_t chimera_pick_why(struct view v, const struct frame *f, move m)
{
	(void)f;
	if (m == WAIVE)
		return ALLOWED;
	if (move_verb(m) != V_USE || move_a(m) >= CARDS || move_b(m) || move_c(m))
		return R_CHOICE;
	return pub_of(v)->discard >> move_a(m) & 1 ? ALLOWED : R_NOT_DISCARDED;
}

void chimera_pick_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	uint8_t seat = f->who;
	flow_end(&g->pub.flow);
	if (m == WAIVE) {
		card_waive(g, seat);
		return;
	}
	g->pub.discard &= ~(1u << move_a(m));
	emit(&g->journal, E_USED, seat, move_a(m), 0, 0, 0);
	card_use(g, seat, move_a(m));
}
