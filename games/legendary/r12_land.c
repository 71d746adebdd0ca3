/* r12_land.c: land movement (CL-12) in all its forms: Ares, heroic expedition (CL-17), Pegasus
 * (CL-19.7), Perseus' sacrifice (CL-16.33). Start, target and group are three questions. */
#include "games/legendary/rules.h"

/* CL-2.15, CL-20.3: the land area that Medusa locks. */
uint64_t lg_locked(const struct lg_pub *p)
{
	return p->figure_at[MEDUSA] == NONE ? 0 : pet_bit(p->figure_at[MEDUSA]);
}

/* CL-12.2: land areas adjacent on the island, or at the end of a chain of the given sea areas. */
static uint64_t reach(const struct lg_pub *p, uint8_t land, uint64_t seas)
{
	const struct lg_map *map = &p->map;
	uint64_t chain = lg_beside(&map->land_sea, land) & seas, todo = chain;
	while (todo) {
		uint64_t next = lg_beside(&map->sea_sea, __builtin_ctzll(todo)) & seas & ~chain;
		chain |= next;
		todo = (todo & (todo - 1)) | next;
	}
	uint64_t out = lg_beside(&map->land_land, land);
	if (chain)
		out |= lg_map_coast(map, chain);
	return out & ~pet_bit(land);
}

/* CL-13.6, CL-16.31: where units may retreat from a land area: reachable by own fleets, not locked,
 * own or empty. */
uint64_t lg_refuge(const struct lg_pub *p, uint8_t who, uint8_t land)
{
	return reach(p, land, p->own_sea[who]) & ~lg_locked(p) & ~lg_other_lands(p, who);
}

/* ---- reach and price ------------------------------------------------------------------------- */

/* CL-12.1, CL-17.2, CL-21.7: price of that many legs. */
unsigned lg_legs_price(const struct lg_pub *p, uint8_t mode, unsigned legs)
{
	if (mode == MARCH_EXPEDITION)
		return legs * p->turn.expeditions + legs * (legs + 1) / 2;
	return mode == MARCH_ARES ? legs : 0;
}

/* The most legs that the purse allows. */
static unsigned legs_payable(const struct lg_pub *p, uint8_t who, uint8_t mode)
{
	unsigned legs = 0, gold = lg_gold(p, who), most = p->teams ? LG_LANDS : 1;
	while (legs < most && lg_legs_price(p, mode, legs + 1) <= gold)
		legs++;
	return legs;
}

/* CL-16.19, CL-16.34: sea areas that carry a group: those with own fleets; with Jason also enemy
 * ones. CL-21.8: never the partner's. */
static uint64_t carriers(const struct lg_pub *p, uint8_t who, bool jason)
{
	uint64_t out = p->own_sea[who];
	for (uint8_t i = 0; jason && i < p->factions; i++)
		if (lg_enemy(p, who, i))
			out |= p->own_sea[i];
	return out;
}

/* CL-21.6, CL-21.7, CL-21.15: land areas within a number of legs; every stop but the last is an
 * unlocked area of the partner. */
static uint64_t land_within(const struct lg_pub *p, uint8_t who, uint8_t from, uint64_t seas,
			    unsigned legs)
{
	uint8_t partner = lg_partner(p, who);
	uint64_t open = ~lg_locked(p), pass = partner == NONE ? 0 : p->own_land[partner] & open;
	uint64_t reached = legs ? reach(p, from, seas) : 0, done = 0;
	uint64_t stops = reached & pass;
	while (stops && --legs) {
		done |= stops;
		PET_FOR_EACH (land, stops)
			reached |= reach(p, (uint8_t)land, seas);
		stops = reached & pass & ~done;
	}
	return reached & open & ~pet_bit(from);
}

/* CL-12.3, CL-12.6, CL-14.1, CL-21.6: land areas where a faction may end a move. */
static uint64_t enterable(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	uint64_t out = p->map.lands & ~lg_locked(p) & ~lg_barred(p, who);
	return partner == NONE ? out : out & ~p->own_land[partner];
}

/* CL-16.34: Jason leads only expeditions, from where he is. */
static bool jason_at(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from)
{
	return mode == MARCH_EXPEDITION && p->hero[JASON].owner == who && p->hero[JASON].at == from;
}

/* CL-12.2, CL-16.33, CL-17.1, CL-19.7: where units of an area may go. */
uint64_t lg_march_targets(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from)
{
	if (mode == MARCH_PEGASUS || mode == MARCH_PERSEUS)
		return enterable(p, who) & ~pet_bit(from);
	uint64_t seas = carriers(p, who, jason_at(p, who, mode, from));
	return land_within(p, who, from, seas, legs_payable(p, who, mode)) & enterable(p, who);
}

/* Where they could go with enough gold and no prohibition. */
static uint64_t land_reach(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from)
{
	if (mode == MARCH_PEGASUS || mode == MARCH_PERSEUS)
		return p->map.lands & ~pet_bit(from);
	return land_within(p, who, from, carriers(p, who, jason_at(p, who, mode, from)),
			   p->teams ? LG_LANDS : 1);
}

/* CL-21.15: the fewest legs to a target; 0: out of reach. */
static unsigned legs_to(const struct lg_pub *p, uint8_t who, uint8_t from, uint8_t to,
			uint64_t seas, unsigned most)
{
	for (unsigned legs = 1; legs <= most; legs++)
		if (land_within(p, who, from, seas, legs) >> to & 1)
			return legs;
	return 0;
}

/* ---- start ----------------------------------------------------------------------------------- */

/* CL-12.1, CL-17.1: unlocked own areas with units (expedition: heroes) that have a target; stops at
 * the first if one is enough. */
uint64_t lg_march_starts(const struct lg_pub *p, uint8_t who, uint8_t mode, bool first)
{
	uint64_t with_heroes = 0, out = 0;
	for (unsigned rest = p->heroes[who]; rest; rest &= rest - 1)
		with_heroes |= pet_bit(p->hero[__builtin_ctz(rest)].at);
	uint64_t lands = mode == MARCH_EXPEDITION ? with_heroes : p->own_land[who];
	PET_FOR_EACH (land, lands & ~lg_locked(p)) {
		if (!(p->land[land].troops + p->land[land].mercs) && !(with_heroes >> land & 1))
			continue;
		if (!lg_march_targets(p, who, mode, (uint8_t)land))
			continue;
		out |= pet_bit(land);
		if (first)
			break;
	}
	return out;
}

void lg_march_ask(struct lg *g, uint8_t who, uint8_t mode)
{
	lg_march_x_mut(pet_flow_call(&g->pub.flow, N_LAND_FROM, who))->mode = mode;
}

int lg_land_from_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_FROM_LAND,
		       lg_march_starts(v.pub, f->who, lg_march_x(f)->mode, false));
}

uint8_t lg_land_from_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	uint8_t mode = lg_march_x(f)->mode, from = pet_move_a(m);
	uint64_t starts = lg_march_starts(p, f->who, mode, false);
	if (!lg_pick_refused(m, V_FROM_LAND, starts, R_LAND_FROM))
		return R_OK;
	if (lg_pick_refused(m, V_FROM_LAND, p->own_land[f->who], R_LAND_FROM))
		return R_LAND_FROM;
	if (pet_has(lg_locked(p), from))
		return R_LAND_LOCKED;
	bool heroes = lg_heroes_at(p, f->who, from);
	if (mode == MARCH_EXPEDITION && !heroes)
		return R_EXPEDITION;
	if (!heroes && !(p->land[from].troops + p->land[from].mercs))
		return R_LAND_FROM;
	return land_reach(p, f->who, mode, from) & lg_barred(p, f->who) ? R_LAND_LAST : R_LAND_TO;
}

void lg_land_from_apply(void *state, struct pet_frame *f, pet_move m)
{
	uint8_t who = f->who, mode = lg_march_x(f)->mode;
	struct lg_march_x *to = lg_march_x_mut(pet_flow_goto(state, N_LAND_TO, who));
	to->mode = mode;
	to->from = pet_move_a(m);
}

int lg_land_to_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_TO_LAND,
		       lg_march_targets(v.pub, f->who, lg_march_x(f)->mode, lg_march_x(f)->from));
}

uint8_t lg_land_to_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lg_pub *p = v.pub;
	uint8_t to = pet_move_a(m), mode = lg_march_x(f)->mode, from = lg_march_x(f)->from;
	uint8_t partner = lg_partner(p, f->who);
	if (!lg_pick_refused(m, V_TO_LAND, lg_march_targets(p, f->who, mode, from), R_LAND_TO))
		return R_OK;
	if (lg_pick_refused(m, V_TO_LAND, p->map.lands, R_LAND_TO))
		return R_LAND_TO;
	if (pet_has(lg_locked(p), to))
		return R_LAND_LOCKED;
	if (partner != NONE && p->land[to].owner == partner)
		return R_PARTNER_END;
	if (to == from || !pet_has(land_reach(p, f->who, mode, from), to))
		return R_LAND_TO;
	return pet_has(lg_barred(p, f->who), to) ? R_LAND_LAST : R_PARTNER_GOLD;
}

void lg_land_to_apply(void *state, struct pet_frame *f, pet_move m)
{
	uint8_t who = f->who, mode = lg_march_x(f)->mode, from = lg_march_x(f)->from;
	struct lg_march_x *group = lg_march_x_mut(pet_flow_goto(state, N_LAND_GROUP, who));
	group->mode = mode;
	group->from = from;
	group->to = pet_move_a(m);
}

/* ---- group ----------------------------------------------------------------------------------- */

static unsigned taken(const struct pet_frame *f)
{
	return lg_march_x(f)->heroes | (unsigned)lg_march_x(f)->heroes_high << 8;
}

/* Legs needed by this group; 0: it cannot go. A target that only Jason's chain reaches needs
 * him. */
static unsigned group_legs(const struct lg_pub *p, const struct pet_frame *f)
{
	uint8_t mode = lg_march_x(f)->mode;
	if (mode == MARCH_EXPEDITION && !taken(f)) /* CL-17.1 */
		return 0;
	if (mode == MARCH_PEGASUS || mode == MARCH_PERSEUS)
		return 1;
	bool jason = mode == MARCH_EXPEDITION && taken(f) >> JASON & 1;
	return legs_to(p, f->who, lg_march_x(f)->from, lg_march_x(f)->to,
		       carriers(p, f->who, jason), legs_payable(p, f->who, mode));
}

/* The cost of a move to a land area, for the group that gets there most cheaply. */
unsigned lg_march_price(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from, uint8_t to)
{
	uint64_t seas = carriers(p, who, jason_at(p, who, mode, from));
	if (mode == MARCH_PEGASUS || mode == MARCH_PERSEUS)
		return 0;
	return lg_legs_price(p, mode, legs_to(p, who, from, to, seas, legs_payable(p, who, mode)));
}

/* The cost for the group that has been chosen. */
unsigned lg_group_price(const struct lg_pub *p, const struct pet_frame *f)
{
	return lg_legs_price(p, lg_march_x(f)->mode, group_legs(p, f));
}

/* CL-12.1: basic troops and mercenaries that go with the chosen heroes. */
static uint8_t go_refused(const struct lg_pub *p, const struct pet_frame *f, unsigned troops,
			  unsigned mercs)
{
	const struct lg_land *from = &p->land[lg_march_x(f)->from];
	if (troops > from->troops || mercs > from->mercs || (!taken(f) && troops + mercs == 0))
		return R_LAND_GROUP;
	if (group_legs(p, f))
		return R_OK;
	if (lg_march_x(f)->mode == MARCH_EXPEDITION)
		return taken(f) ? R_JASON : R_EXPEDITION;
	return R_LAND_GROUP;
}

/* Heroes are chosen one by one; then basic troops and mercenaries are counted and all go. */
int lg_land_group_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	const struct lg_land *from = &p->land[lg_march_x(f)->from];
	unsigned with = taken(f);
	int n = lg_list(out, 0, V_TAKE, lg_heroes_at(p, f->who, lg_march_x(f)->from) & ~with);
	if (!group_legs(p, f))
		return n;
	for (unsigned troops = 0; troops <= from->troops; troops++)
		for (unsigned mercs = 0; mercs <= from->mercs; mercs++)
			if (with || troops + mercs)
				out[n++] = pet_move_make(V_GO, troops, mercs, 0);
	return n;
}

uint8_t lg_land_group_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m == pet_move_make(V_GO, pet_move_a(m), pet_move_b(m), 0))
		return go_refused(v.pub, f, pet_move_a(m), pet_move_b(m));
	return lg_listed_refused(v, f, m, R_LAND_GROUP);
}

/* CL-1.4: whether anybody would fight for a land area. */
static bool defended(const struct lg_pub *p, uint8_t land)
{
	const struct lg_land *l = &p->land[land];
	return l->troops || l->mercs || p->figure_at[MINOTAUR] == land ||
	       lg_heroes_at(p, l->owner, land);
}

/* CL-12.5: units join, walk in, or fight. Enters nodes: call it last. */
static void enter(struct lg *g, uint8_t who, uint8_t to, uint8_t troops, uint8_t mercs)
{
	struct lg_pub *p = &g->pub;
	struct lg_land *l = &p->land[to];
	if (l->owner == who) {
		l->troops = (uint8_t)(l->troops + troops);
		l->mercs = (uint8_t)(l->mercs + mercs);
	} else if (l->owner == NONE || !defended(p, to)) {
		lg_conquer(g, who, to, troops, mercs, lg_is_last(p, to));
	} else {
		p->battle.area = to;
		p->battle.side[ATTACKER] = who;
		p->battle.side[DEFENDER] = l->owner;
		p->battle.troops = troops;
		p->battle.mercs = mercs;
		p->battle.last = lg_is_last(p, to);
		pet_emit(&g->journal, E_BATTLE, who, to, l->owner, 0, 0);
		pet_flow_call(&p->flow, N_LAND_BATTLE, who);
	}
}

/* CL-17.3: the same heroes may go again. */
void lg_land_group_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	if (pet_move_verb(m) == V_TAKE) {
		unsigned with = taken(f) | 1u << pet_move_a(m);
		lg_march_x_mut(f)->heroes = (uint8_t)with;
		lg_march_x_mut(f)->heroes_high = (uint8_t)(with >> 8);
		return;
	}
	uint8_t who = f->who, from = lg_march_x(f)->from, to = lg_march_x(f)->to,
		mode = lg_march_x(f)->mode;
	unsigned with = taken(f), legs = group_legs(p, f), price = lg_group_price(p, f);
	pet_flow_end(&p->flow);
	lg_spend(g, who, price);
	if (mode == MARCH_EXPEDITION)
		p->turn.expeditions = (uint8_t)(p->turn.expeditions + legs);
	p->land[from].troops = (uint8_t)(p->land[from].troops - pet_move_a(m));
	p->land[from].mercs = (uint8_t)(p->land[from].mercs - pet_move_b(m));
	pet_emit(&g->journal, E_MARCHED, who, from, to, pet_move_a(m), pet_move_b(m));
	PET_FOR_EACH (hero, with) {
		p->hero[hero].at = to;
		pet_emit(&g->journal, E_HERO_GOES, who, (unsigned)hero, to, 0, 0);
	}
	enter(g, who, to, pet_move_a(m), pet_move_b(m));
}
