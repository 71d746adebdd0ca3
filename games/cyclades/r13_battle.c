/* r13_battle.c: chapter 13, battles at sea and on land.
 *
 * The defender's units are on the map; the attacker's are counted in the battle's frame until they
 * take the space. The step's pc:
 *
 *     0 roll -> 1 over? -> defender asked -> 2 attacker asked -> 0 ...
 *
 * A retreat sets it back to 1, where the side without units has lost. */
#include "games/cyclades/rules.h"

enum { ROLL, JUDGE, ATTACKER_TURN };

static uint8_t *defenders(struct cy_pub *p, const struct pet_frame *battle)
{
	unsigned at = cy_battle_x(battle)->space;
	return cy_battle_x(battle)->land ? &p->island[at].troops : &p->sea[at].fleets;
}

/* CY-13.1: the seat that moves in attacks. */
void cy_battle_begin(struct cy *g, uint8_t attacker, bool land, unsigned space, unsigned units)
{
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_BATTLE, attacker);
	uint8_t defender = land ? g->pub.island[space].owner : g->pub.sea[space].owner;
	cy_battle_x_mut(f)->space = (uint8_t)space;
	cy_battle_x_mut(f)->land = land;
	cy_battle_x_mut(f)->defender = defender;
	cy_battle_x_mut(f)->attackers = (uint8_t)units;
	pet_emit(&g->journal, land ? E_LAND_BATTLE : E_SEA_BATTLE, attacker, space, defender, 0, 0);
}

/* CY-13.4, CY-13.5, CY-13.6, CY-17.29: the defender's bonus: fortresses, metropolis and Minotaur of
 * the island; at sea, ports and metropolises of own islands next to the space. CY-9.18, CY-9.19,
 * CY-15.11: what port, fortress and metropolis are worth. */
unsigned cy_battle_bonus(const struct cy_pub *p, uint8_t defender, bool land, unsigned space)
{
	const struct cy_map *map = cy_map(p);
	unsigned bonus = 0;
	if (land) {
		const struct cy_island *is = &p->island[space];
		bonus = is->tile[cy_tile(PLACE, FORTRESS)] + is->tile[cy_tile(SIDE, FORTRESS)];
		return bonus + is->metropolis + (cy_figurine_on(p, FIG_MINOTAUR, space) ? 2u : 0u);
	}
	PET_FOR_EACH (i, map->coast[cy_sea_of(map, space)] & p->seat[defender].islands) {
		const struct cy_island *is = &p->island[i];
		bonus += is->tile[cy_tile(PLACE, PORT)] + is->tile[cy_tile(SIDE, PORT)];
		bonus += is->metropolis;
	}
	return bonus;
}

/* CY-1.12, CY-13.2: both dice at once: faces 0, 1, 1, 2, 2, 3. */
int cy_battle_roll_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	static const uint8_t faces[4] = { 1, 2, 2, 1 };
	int count = 0;
	(void)state, (void)f;
	for (unsigned a = 0; a < 4; a++)
		for (unsigned d = 0; d < 4; d++) {
			weight[count] = (uint32_t)faces[a] * faces[d];
			out[count++] = pet_move_make(V_DICE, a, d, 0);
		}
	return count;
}

pet_move cy_battle_roll_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	/* the 36 outcomes in the order of weights: attacker * 4 + defender */
	static const uint8_t way[36] = { 0,  1,  1,  2,  2,  3,  4,  4,  5,  5,  5,  5,
					 6,  6,  6,  6,  7,  7,  8,  8,  9,  9,  9,  9,
					 10, 10, 10, 10, 11, 11, 12, 13, 13, 14, 14, 15 };
	unsigned at = way[pet_chance_uniform(36, r)];
	(void)state, (void)f;
	return pet_move_make(V_DICE, at / 4, at % 4, 0);
}

/* CY-1.2: one unit is lost and returns to its reserve. CY-17.30: the Minotaur is never lost. */
static void lose_unit(struct cy *g, struct pet_frame *battle, bool attacker)
{
	struct cy_pub *p = &g->pub;
	uint8_t seat = attacker ? battle->who : cy_battle_x(battle)->defender;
	unsigned space = cy_battle_x(battle)->space;
	bool land = cy_battle_x(battle)->land;

	if (attacker)
		cy_battle_x_mut(battle)->attackers--;
	else if (land)
		p->island[space].troops--;
	else
		cy_fleets_out(g, cy_sea_of(cy_map(p), space), 1);
	if (land) {
		p->seat[seat].troops_left++;
		pet_emit(&g->journal, E_LOST_TROOP, seat, space, 0, 0, 0);
	} else {
		p->seat[seat].fleets_left++;
		pet_emit(&g->journal, E_LOST_FLEETS, seat, 1, space, 0, 0);
	}
}

/* CY-13.3, CY-13.7, CY-13.8: units, die and bonus; the lower side loses a unit, on a tie both
 * do. */
void cy_battle_roll_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct pet_frame *battle = pet_flow_caller(f);

	pet_flow_end(&g->pub.flow);
	unsigned attack = cy_battle_x(battle)->attackers + pet_move_a(m);
	unsigned defence = *defenders(&g->pub, battle) + pet_move_b(m) +
			   cy_battle_bonus(&g->pub, cy_battle_x(battle)->defender,
					   cy_battle_x(battle)->land, cy_battle_x(battle)->space);
	pet_emit(&g->journal, E_DICE, battle->who, pet_move_a(m), pet_move_b(m), attack, defence);
	if (attack <= defence)
		lose_unit(g, battle, true);
	if (defence <= attack)
		lose_unit(g, battle, false);
	cy_minotaur_check(g);
}

/* CY-13.12, CY-13.13, CY-17.34: troops retreat along a chain (joined) to another of the seat's
 * islands. */
static uint8_t retreat_land_refused(const struct cy_pub *p, uint8_t seat, unsigned from,
				    uint16_t joined, unsigned to)
{
	if (to >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (cy_figurine_on(p, FIG_MEDUSA, from))
		return R_MEDUSA;
	if (p->island[to].owner != seat || to == from)
		return R_RETREAT_OWN;
	return pet_has(joined, to) ? R_OK : R_RETREAT_CHAIN;
}

/* CY-13.14: fleets retreat to an adjacent space where they may stay. */
static uint8_t retreat_sea_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned to)
{
	const struct cy_map *map = cy_map(p);
	if (!cy_is_sea(map, to))
		return R_NO_SEA;
	if (!pet_has(map->beside[cy_sea_of(map, from)], cy_sea_of(map, to)))
		return R_NOT_BESIDE;
	return cy_stand_refused(p, seat, cy_sea_of(map, to), R_RETREAT_FULL);
}

/* Where a side of the battle may retreat to, up to `most` or a few more. */
static int retreat_list(const struct cy_pub *p, const struct pet_frame *battle, uint8_t seat,
			pet_move *out, int most)
{
	const struct cy_map *map = cy_map(p);
	unsigned from = cy_battle_x(battle)->space;
	int count = 0;
	if (cy_battle_x(battle)->land) {
		uint16_t joined = cy_islands_joined(p, seat, from);
		PET_FOR_EACH (to, joined)
			if (!retreat_land_refused(p, seat, from, joined, to))
				out[count++] = pet_move_make(V_RETREAT_LAND, to, 0, 0);
		return count;
	}
	PET_FOR_EACH (to, map->beside[cy_sea_of(map, from)] & cy_seas_to_stand(p, seat)) {
		out[count++] = pet_move_make(V_RETREAT_SEA, map->cell[to], 0, 0);
		if (count >= most)
			break;
	}
	return count;
}

static bool retreat_possible(const struct cy_pub *p, const struct pet_frame *battle, uint8_t seat)
{
	pet_move out[PET_MOVES_MAX];
	return retreat_list(p, battle, seat, out, CY_FIRST) > 0;
}

/* CY-13.15, CY-13.16, CY-13.17: one side is left, or none. */
static void battle_over(struct cy *g, struct pet_frame *f)
{
	struct cy_pub *p = &g->pub;
	uint8_t attacker = f->who, units = cy_battle_x(f)->attackers, space = cy_battle_x(f)->space;
	bool land = cy_battle_x(f)->land;

	pet_flow_end(&p->flow);
	if (units && land)
		cy_island_take(g, attacker, space, units);
	else if (units)
		cy_fleets_in(g, attacker, cy_sea_of(cy_map(p), space), units);
}

/* CY-13.9, CY-13.10: after an assault the defender may retreat, then the attacker; a side that
 * cannot is not asked. */
void cy_battle_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	uint8_t pc = f->pc;

	if (pc == JUDGE && (cy_battle_x(f)->attackers == 0 || *defenders(&g->pub, f) == 0)) {
		battle_over(g, f);
	} else if (pc == ROLL) {
		f->pc = JUDGE;
		pet_flow_call(&g->pub.flow, N_BATTLE_ROLL, f->who);
	} else if (pc == JUDGE) {
		f->pc = ATTACKER_TURN;
		if (retreat_possible(&g->pub, f, cy_battle_x(f)->defender))
			pet_flow_call(&g->pub.flow, N_BATTLE_DEFENDER, cy_battle_x(f)->defender);
	} else {
		f->pc = ROLL;
		if (retreat_possible(&g->pub, f, f->who))
			pet_flow_call(&g->pub.flow, N_BATTLE_ATTACKER, f->who);
	}
}

int cy_battle_retreat_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	out[0] = pet_move_make(V_FIGHT, 0, 0, 0);
	return 1 + retreat_list(cy_pub(v), f - 1, f->who, out + 1, CY_ALL);
}

/* Fighting on, and wherever troops or fleets could retreat to from where they stand now. */
int cy_answers(struct pet_view v, pet_move *out)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_map *map = cy_map(p);
	uint16_t own = p->seat[v.seat].islands, lands = 0;
	uint64_t seas = 0;
	int n = 0;
	PET_FOR_EACH (from, own)
		lands |= cy_islands_joined(p, v.seat, from) & own;
	PET_FOR_EACH (from, p->seat[v.seat].fleets)
		seas |= map->beside[from] & cy_seas_to_stand(p, v.seat);
	out[n++] = pet_move_make(V_FIGHT, 0, 0, 0);
	PET_FOR_EACH (to, lands)
		out[n++] = pet_move_make(V_RETREAT_LAND, to, 0, 0);
	PET_FOR_EACH (to, seas)
		out[n++] = pet_move_make(V_RETREAT_SEA, map->cell[to], 0, 0);
	return n;
}

uint8_t cy_battle_retreat_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct cy_pub *p = cy_pub(v);
	const struct cy_battle_x *battle = cy_battle_x(f - 1);
	unsigned to = pet_move_a(m);

	if (!cy_well_formed(m))
		return R_CHOICE;
	if (pet_move_verb(m) == V_FIGHT)
		return R_OK;
	if (pet_move_verb(m) != (battle->land ? V_RETREAT_LAND : V_RETREAT_SEA))
		return R_CHOICE;
	if (battle->land)
		return retreat_land_refused(p, f->who, battle->space,
					    cy_islands_joined(p, f->who, battle->space), to);
	return retreat_sea_refused(p, f->who, battle->space, to);
}

/* CY-13.11: all survivors of the side retreat together; the battle is decided at once. */
void cy_battle_retreat_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	struct pet_frame *battle = pet_flow_caller(f);
	uint8_t seat = f->who, to = pet_move_a(m), units;
	unsigned space = cy_battle_x(battle)->space;
	bool land = cy_battle_x(battle)->land;

	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_FIGHT)
		return;
	battle->pc = JUDGE;
	if (seat == battle->who) {
		units = cy_battle_x(battle)->attackers;
		cy_battle_x_mut(battle)->attackers = 0;
	} else {
		units = *defenders(p, battle);
		if (land)
			p->island[space].troops = 0;
		else
			cy_fleets_out(g, cy_sea_of(cy_map(p), space), units);
	}
	if (land)
		p->island[to].troops = (uint8_t)(p->island[to].troops + units);
	else
		cy_fleets_in(g, seat, cy_sea_of(cy_map(p), to), units);
	pet_emit(&g->journal, land ? E_RETREAT_LAND : E_RETREAT_SEA, seat, units, to, 0, 0);
	cy_minotaur_check(g);
}

/* ---- for displays and odds ------------------------------------------------------------------- */

static const struct pet_frame *battle_frame(const struct cy_pub *p)
{
	for (int i = 0; i < p->flow.depth; i++)
		if (p->flow.frame[i].node == N_BATTLE)
			return &p->flow.frame[i];
	return NULL;
}

/* During the battle the attacker's units are in the frame; afterwards the owner's are on the
 * map. */
uint8_t cy_battle_units(const void *pub, const struct pet_battle *b, int side)
{
	const struct cy_pub *p = pub;
	const struct pet_frame *f = battle_frame(p);
	bool land = b->kind == K_ISLAND;
	uint8_t owner = land ? p->island[b->place].owner : p->sea[b->place].owner;
	if (side == 0 && f && cy_battle_x(f)->space == b->place && cy_battle_x(f)->land == land)
		return cy_battle_x(f)->attackers;
	if (owner != b->side[side])
		return 0;
	return land ? p->island[b->place].troops : p->sea[b->place].fleets;
}

/* CY-13.16: the defender keeps an island on which nobody is left. */
bool cy_battle_keeps(const void *pub, const struct pet_battle *b, int side)
{
	const struct cy_pub *p = pub;
	return b->kind == K_ISLAND && p->island[b->place].owner == b->side[side];
}

bool cy_battle_seen(const void *pub, struct pet_battle *b)
{
	const struct cy_pub *p = pub;
	const struct pet_frame *f = battle_frame(p);
	if (!f)
		return false;
	bool land = cy_battle_x(f)->land;
	*b = (struct pet_battle){ .kind = land ? K_ISLAND : K_SEA,
				  .place = cy_battle_x(f)->space,
				  .side_kind = PET_K_SEAT,
				  .side = { f->who, cy_battle_x(f)->defender } };
	for (int side = 0; side < 2; side++)
		b->strength[side] = b->units[side] = cy_battle_units(p, b, side);
	b->strength[1] = (uint8_t)(b->strength[1] + cy_battle_bonus(p, b->side[1], land, b->place));
	return true;
}
