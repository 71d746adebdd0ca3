/* r13_battle.c: chapter 13, battles at sea and on land.
 *
 * The defender's units stand on the map; the attacker's are counted in the battle's frame until the
 * space is theirs. A battle step runs by pc:
 *
 *     0 roll -> 1 over? -> defender asked -> 2 attacker asked -> 0 ...
 *
 * and a retreat puts it back to 1, where the side without units has lost. */
#include "games/cyclades/rules.h"

enum { ROLL, JUDGE, ATTACKER_TURN };

static uint8_t *defenders(struct cy_pub *p, const struct frame *battle)
{
	unsigned at = battle->x[BATTLE_SPACE];
	return battle->x[BATTLE_LAND] ? &p->island[at].troops : &p->sea[at].fleets;
}

/* CY-13.1 The seat that moves in attacks. */
void battle_begin(struct cy *g, uint8_t attacker, bool land, unsigned space, unsigned units)
{
	struct frame *f = flow_call(&g->pub.flow, NODE_BATTLE, attacker);
	uint8_t defender = land ? g->pub.island[space].owner : g->pub.sea[space].owner;
	f->x[BATTLE_SPACE] = (uint8_t)space;
	f->x[BATTLE_LAND] = land;
	f->x[BATTLE_DEFENDER] = defender;
	f->x[BATTLE_ATTACKERS] = (uint8_t)units;
	emit(&g->journal, land ? E_LAND_BATTLE : E_SEA_BATTLE, attacker, space, defender, 0, 0);
}

/* CY-13.4 to 13.6, 17.29 The defender's bonus: fortresses, metropolis and Minotaur of the island;
 * at sea the ports and metropolises of own islands whose ring holds the space. */
unsigned battle_bonus(const struct cy_pub *p, uint8_t defender, bool land, unsigned space)
{
	const struct cy_map *map = map_of(p);
	unsigned bonus = 0;
	if (land) {
		const struct cy_island *is = &p->island[space];
		bonus = is->tile[tile_of(PLACE, FORTRESS)] + is->tile[tile_of(SIDE, FORTRESS)];
		return bonus + is->metropolis + (figurine_on(p, FIG_MINOTAUR, space) ? 2u : 0u);
	}
	FOR_EACH (i, map->coast[sea_of(map, space)] & p->seat[defender].islands) {
		const struct cy_island *is = &p->island[i];
		bonus += is->tile[tile_of(PLACE, PORT)] + is->tile[tile_of(SIDE, PORT)];
		bonus += is->metropolis;
	}
	return bonus;
}

/* CY-1.12, 13.2 Both dice at once: faces 0, 1, 1, 2, 2, 3. */
int battle_roll_weights(const void *state, const struct frame *f, move *out, uint32_t *weight)
{
	static const uint8_t faces[4] = { 1, 2, 2, 1 };
	int count = 0;
	(void)state, (void)f;
	for (unsigned a = 0; a < 4; a++)
		for (unsigned d = 0; d < 4; d++) {
			weight[count] = (uint32_t)faces[a] * faces[d];
			out[count++] = move_make(V_DICE, a, d, 0);
		}
	return count;
}

move battle_roll_sample(const void *state, const struct frame *f, uint64_t r)
{
	/* the 36 ways in the order of weights: attacker * 4 + defender */
	static const uint8_t way[36] = { 0,  1,  1,  2,  2,  3,  4,  4,  5,  5,  5,  5,
					 6,  6,  6,  6,  7,  7,  8,  8,  9,  9,  9,  9,
					 10, 10, 10, 10, 11, 11, 12, 13, 13, 14, 14, 15 };
	unsigned at = way[chance_uniform(36, r)];
	(void)state, (void)f;
	return move_make(V_DICE, at / 4, at % 4, 0);
}

/* CY-1.2 One unit lost, back to its reserve. */
static void lose_unit(struct cy *g, struct frame *battle, bool attacker)
{
	struct cy_pub *p = &g->pub;
	uint8_t seat = attacker ? battle->who : battle->x[BATTLE_DEFENDER];
	unsigned space = battle->x[BATTLE_SPACE];
	bool land = battle->x[BATTLE_LAND];

	if (attacker)
		battle->x[BATTLE_ATTACKERS]--;
	else if (land)
		p->island[space].troops--;
	else
		fleets_out(g, sea_of(map_of(p), space), 1);
	if (land) {
		p->seat[seat].troops_left++;
		emit(&g->journal, E_LOST_TROOP, seat, space, 0, 0, 0);
	} else {
		p->seat[seat].fleets_left++;
		emit(&g->journal, E_LOST_FLEETS, seat, 1, space, 0, 0);
	}
}

/* CY-13.3, 13.7, 13.8 Units, die and bonus; the lower side loses one, both when equal. */
void battle_roll_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct frame *battle = flow_caller(f);

	flow_end(&g->pub.flow);
	unsigned attack = battle->x[BATTLE_ATTACKERS] + move_a(m);
	unsigned defence = *defenders(&g->pub, battle) + move_b(m) +
			   battle_bonus(&g->pub, battle->x[BATTLE_DEFENDER], battle->x[BATTLE_LAND],
					battle->x[BATTLE_SPACE]);
	emit(&g->journal, E_DICE, battle->who, move_a(m), move_b(m), attack, defence);
	if (attack <= defence)
		lose_unit(g, battle, true);
	if (defence <= attack)
		lose_unit(g, battle, false);
	minotaur_check(g);
}

/* CY-13.12 to 13.14 Where a side may retreat: islands or sea spaces. */
static uint64_t retreats(const struct cy_pub *p, const struct frame *battle, uint8_t seat)
{
	const struct cy_map *map = map_of(p);
	unsigned space = battle->x[BATTLE_SPACE];
	if (!battle->x[BATTLE_LAND])
		return map->beside[sea_of(map, space)] & ~p->barred & ~fleets_of_others(p, seat);
	if (figurine_on(p, FIG_MEDUSA, space))
		return 0;
	return islands_joined(p, seat, space) & p->seat[seat].islands;
}

/* CY-13.15 to 13.17 One side is left, or none. */
static void battle_over(struct cy *g, struct frame *f)
{
	struct cy_pub *p = &g->pub;
	uint8_t attacker = f->who, units = f->x[BATTLE_ATTACKERS], space = f->x[BATTLE_SPACE];
	bool land = f->x[BATTLE_LAND];

	flow_end(&p->flow);
	if (units && land)
		island_take(g, attacker, space, units);
	else if (units)
		fleets_in(g, attacker, sea_of(map_of(p), space), units);
}

/* CY-13.9, 13.10 After an assault the defender may go, then the attacker; who cannot is not asked.
 */
void battle_step(void *state, struct frame *f)
{
	struct cy *g = state;
	uint8_t pc = f->pc;

	if (pc == JUDGE && (f->x[BATTLE_ATTACKERS] == 0 || *defenders(&g->pub, f) == 0)) {
		battle_over(g, f);
	} else if (pc == ROLL) {
		f->pc = JUDGE;
		flow_call(&g->pub.flow, NODE_BATTLE_ROLL, f->who);
	} else if (pc == JUDGE) {
		f->pc = ATTACKER_TURN;
		if (retreats(&g->pub, f, f->x[BATTLE_DEFENDER]))
			flow_call(&g->pub.flow, NODE_BATTLE_DEFENDER, f->x[BATTLE_DEFENDER]);
	} else {
		f->pc = ROLL;
		if (retreats(&g->pub, f, f->who))
			flow_call(&g->pub.flow, NODE_BATTLE_ATTACKER, f->who);
	}
}

int battle_retreat_legal(struct view v, const struct frame *f, move *out)
{
	const struct cy_pub *p = pub_of(v);
	const struct frame *battle = f - 1;
	int count = 0;
	out[count++] = move_make(V_FIGHT, 0, 0, 0);
	FOR_EACH (to, retreats(p, battle, f->who)) {
		if (battle->x[BATTLE_LAND])
			out[count++] = move_make(V_RETREAT_LAND, to, 0, 0);
		else
			out[count++] = move_make(V_RETREAT_SEA, map_of(p)->cell[to], 0, 0);
	}
	return count;
}

static uint8_t retreat_sea_why(const struct cy_pub *p, const struct frame *battle, uint8_t seat,
			       unsigned to)
{
	const struct cy_map *map = map_of(p);
	if (!is_sea(map, to))
		return R_NO_SEA;
	if (!(map->beside[sea_of(map, battle->x[BATTLE_SPACE])] >> sea_of(map, to) & 1))
		return R_NOT_BESIDE;
	if (p->sea[to].owner != NONE && p->sea[to].owner != seat)
		return R_RETREAT_FULL;
	if (p->kraken == to)
		return R_KRAKEN;
	return p->barred >> sea_of(map, to) & 1 ? R_BARRED : ALLOWED;
}

uint8_t battle_retreat_why(struct view v, const struct frame *f, move m)
{
	const struct cy_pub *p = pub_of(v);
	const struct frame *battle = f - 1;
	unsigned to = move_a(m);
	bool land = battle->x[BATTLE_LAND];

	if (m == move_make(V_FIGHT, 0, 0, 0))
		return ALLOWED;
	if (move_verb(m) != (land ? V_RETREAT_LAND : V_RETREAT_SEA) || move_b(m) || move_c(m))
		return R_CHOICE;
	if (!land)
		return retreat_sea_why(p, battle, f->who, to);
	if (to >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (figurine_on(p, FIG_MEDUSA, battle->x[BATTLE_SPACE]))
		return R_MEDUSA;
	if (p->island[to].owner != f->who || to == battle->x[BATTLE_SPACE])
		return R_RETREAT_OWN;
	return islands_joined(p, f->who, battle->x[BATTLE_SPACE]) >> to & 1 ? ALLOWED
									    : R_RETREAT_CHAIN;
}

/* CY-13.11 All survivors of the side go together; the battle is judged at once. */
void battle_retreat_apply(void *state, struct frame *f, move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	struct frame *battle = flow_caller(f);
	uint8_t seat = f->who, to = move_a(m), units;
	unsigned space = battle->x[BATTLE_SPACE];
	bool land = battle->x[BATTLE_LAND];

	flow_end(&p->flow);
	if (move_verb(m) == V_FIGHT)
		return;
	battle->pc = JUDGE;
	if (seat == battle->who) {
		units = battle->x[BATTLE_ATTACKERS];
		battle->x[BATTLE_ATTACKERS] = 0;
	} else {
		units = *defenders(p, battle);
		if (land)
			p->island[space].troops = 0;
		else
			fleets_out(g, sea_of(map_of(p), space), units);
	}
	if (land)
		p->island[to].troops = (uint8_t)(p->island[to].troops + units);
	else
		fleets_in(g, seat, sea_of(map_of(p), to), units);
	emit(&g->journal, land ? E_RETREAT_LAND : E_RETREAT_SEA, seat, units, to, 0, 0);
	minotaur_check(g);
}

/* ---- for those who look at it -----------------------------------------------------------------
 */

static const struct frame *battle_frame(const struct cy_pub *p)
{
	for (int i = 0; i < p->flow.depth; i++)
		if (p->flow.frame[i].node == NODE_BATTLE)
			return &p->flow.frame[i];
	return NULL;
}

/* While it is fought the attacker's units are in the frame; afterwards the owner's stand there. */
uint8_t cy_battle_units(const void *pub, const struct battle *b, int side)
{
	const struct cy_pub *p = pub;
	const struct frame *f = battle_frame(p);
	bool land = b->kind == K_ISLAND;
	uint8_t owner = land ? p->island[b->place].owner : p->sea[b->place].owner;
	if (side == 0 && f && f->x[BATTLE_SPACE] == b->place && f->x[BATTLE_LAND] == land)
		return f->x[BATTLE_ATTACKERS];
	if (owner != b->side[side])
		return 0;
	return land ? p->island[b->place].troops : p->sea[b->place].fleets;
}

bool cy_battle(const void *pub, struct battle *b)
{
	const struct cy_pub *p = pub;
	const struct frame *f = battle_frame(p);
	if (!f)
		return false;
	bool land = f->x[BATTLE_LAND];
	*b = (struct battle){ .kind = land ? K_ISLAND : K_SEA,
			      .place = f->x[BATTLE_SPACE],
			      .side_kind = K_SEAT,
			      .side = { f->who, f->x[BATTLE_DEFENDER] } };
	for (int side = 0; side < 2; side++)
		b->strength[side] = b->units[side] = cy_battle_units(p, b, side);
	b->strength[1] = (uint8_t)(b->strength[1] + battle_bonus(p, b->side[1], land, b->place));
	return true;
}
