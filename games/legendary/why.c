/* why.c: why a move is refused: a row of reasons.def, 0 when it is legal.
 *
 * Whether a move is legal is said by the node's own legal(); here only the reason is looked for.
 * Every question has a usual reason; questions where several rules meet have a function. */
#include "games/legendary/rules.h"
#include "games/legendary/tables.h"

static bool on_map(uint64_t areas, uint8_t area)
{
	return area < 64 && areas >> area & 1;
}

/* ---- set-up and offerings ---------------------------------------------------------------------
 */

static bool same_island(const struct lg_pub *p, uint64_t lands, uint8_t land)
{
	PET_FOR_EACH (i, lands)
		if (p->map.island[i] == p->map.island[land])
			return true;
	return false;
}

static uint8_t why_place_land(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t land = pet_move_a(m), partner = lg_partner(p, f->who);
	uint64_t empty = p->map.seas & ~lg_other_seas(p, NONE);
	if (pet_move_verb(m) != V_PLACE_LAND || !on_map(p->map.lands, land) ||
	    p->land[land].owner != NONE)
		return R_PLACE_TAKEN;
	if (!(lg_beside(&p->map.land_sea, land) & empty))
		return R_PLACE_SEA;
	if (!f->x[0] && partner != NONE && same_island(p, p->own_land[partner], land) &&
	    !same_island(p, p->own_land[f->who], land))
		return R_PLACE_PARTNER;
	return R_PLACE_ISLAND;
}

static uint8_t why_offer(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t god = pet_move_a(m), space = pet_move_b(m);
	bool open = false;
	if (pet_move_verb(m) == V_OFFER_FREE)
		return god == APOLLO ? R_OFFER_APOLLO : R_OFFER_CLOSED;
	if (pet_move_verb(m) != V_OFFER)
		return R_OFFER_CLOSED;
	if (god == APOLLO)
		return R_OFFER_APOLLO;
	for (int i = 0; i < lg_open(p); i++)
		open = open || p->altar[i] == god;
	if (!open)
		return R_OFFER_CLOSED;
	if (god == f->x[1])
		return R_OFFER_SAME;
	if (space <= p->space[god])
		return R_OFFER_HIGHER;
	if (!lg_is_space(space))
		return R_OFFER_SPACE;
	if (lg_offer_limit(p, f->who, god) < 1)
		return R_OFFER_POOR;
	if (lg_net_offering(p, f->who, space) > (int)lg_gold(p, f->who))
		return R_OFFER_GOLD;
	return R_OFFER_TEAM;
}

/* ---- turns ------------------------------------------------------------------------------------
 */

static bool is_taking(uint8_t verb)
{
	return verb >= V_PHILOSOPHER && verb <= V_MERCENARY;
}

static uint8_t why_free(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t verb = pet_move_verb(m);
	(void)f;
	if (verb == V_GO_ON)
		return R_FREE_MUST;
	if (verb == V_SACRIFICE)
		return R_SACRIFICE;
	if (verb == V_BUILD)
		return p->turn.free & FREE_BUILD ? R_FREE_CANNOT : R_FREE_DONE;
	if (is_taking(verb) && verb == (uint8_t)(V_PHILOSOPHER + p->turn.god))
		return p->turn.free & FREE_TAKE ? R_FREE_CANNOT : R_FREE_DONE;
	return is_taking(verb) ? R_MENU_GOD : R_FREE_FIRST;
}

static uint8_t why_menu(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	static const uint8_t limits[ALTARS] = { [ATHENA] = R_MENU_ATHENA,
						[ZEUS] = R_MENU_ZEUS,
						[POSEIDON] = R_MENU_POSEIDON,
						[ARES] = R_MENU_ARES,
						[HERA] = R_MENU_HERA };
	uint8_t verb = pet_move_verb(m), god = p->turn.god;
	(void)f;
	switch (verb) {
	case V_PEEK:
		return god != ZEUS ? R_MENU_GOD : p->deck ? R_MENU_ZEUS : R_MENU_DECK;
	case V_SEA_MOVE:
		return god == POSEIDON ? R_MENU_POSEIDON : R_MENU_GOD;
	case V_LAND_MOVE:
		return god == ARES ? R_MENU_ARES : R_MENU_GOD;
	case V_HERO:
		return god == HERA ? R_MENU_HERA : R_MENU_GOD;
	case V_EXPEDITION:
		if (god == ARES)
			return R_EXPEDITION_ARES;
		return p->heroes[f->who] && p->turn.expeditions >= lg_gold(p, f->who)
			       ? R_EXPEDITION_GOLD
			       : R_EXPEDITION;
	case V_CREATURE:
		return R_CREATURE_GOLD;
	case V_SACRIFICE:
		return R_SACRIFICE;
	default:
		if (is_taking(verb) && verb == (uint8_t)(V_PHILOSOPHER + god))
			return limits[god];
		return verb == V_BUILD || verb == V_GO_ON ? R_FREE_DONE : R_MENU_GOD;
	}
}

static uint8_t why_recruit(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)p, (void)m;
	return f->x[0] == FLEET ? R_RECRUIT_SEA : R_RECRUIT_LAND;
}

static uint8_t why_build_kind(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)p, (void)f;
	return pet_move_verb(m) == V_SKIP ? R_BUILD_SLOT : R_HERA_KIND;
}

static uint8_t why_metro_slot(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)p, (void)f;
	return pet_move_verb(m) == V_REPLACE ? R_METRO_REPLACE : R_METRO_SLOT;
}

/* ---- moves ------------------------------------------------------------------------------------
 */

static uint8_t why_sea_to(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t to = pet_move_a(m), partner = lg_partner(p, f->who);
	if (pet_move_verb(m) != V_TO_SEA || !on_map(p->map.seas, to))
		return R_SEA_TO;
	if (on_map(lg_blocked(p), to))
		return R_SEA_BLOCKED;
	if (partner != NONE && p->sea[to].owner == partner)
		return R_PARTNER_END;
	return on_map(lg_sea_reach(p, f->who, f->x[0]), to) ? R_PARTNER_GOLD : R_SEA_TO;
}

static uint8_t why_land_from(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t mode = f->x[0], from = pet_move_a(m);
	if (pet_move_verb(m) != V_FROM_LAND || !on_map(p->own_land[f->who], from))
		return R_LAND_FROM;
	if (on_map(lg_locked(p), from))
		return R_LAND_LOCKED;
	bool heroes = lg_heroes_at(p, f->who, from);
	if (mode == MARCH_EXPEDITION && !heroes)
		return R_EXPEDITION;
	if (!heroes && !(p->land[from].troops + p->land[from].mercs))
		return R_LAND_FROM;
	return lg_land_reach(p, f->who, mode, from) & lg_barred(p, f->who) ? R_LAND_LAST
									   : R_LAND_TO;
}

static uint8_t why_land_to(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	uint8_t to = pet_move_a(m), mode = f->x[0], from = f->x[1], partner = lg_partner(p, f->who);
	if (pet_move_verb(m) != V_TO_LAND || !on_map(p->map.lands, to))
		return R_LAND_TO;
	if (on_map(lg_locked(p), to))
		return R_LAND_LOCKED;
	if (partner != NONE && p->land[to].owner == partner)
		return R_PARTNER_END;
	if (to == from || !on_map(lg_land_reach(p, f->who, mode, from), to))
		return R_LAND_TO;
	return on_map(lg_barred(p, f->who), to) ? R_LAND_LAST : R_PARTNER_GOLD;
}

static uint8_t why_land_group(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	const struct lg_land *from = &p->land[f->x[1]];
	unsigned taken = f->x[3] | (unsigned)f->x[4] << 8;
	if (pet_move_verb(m) != V_GO || pet_move_a(m) > from->troops || pet_move_b(m) > from->mercs)
		return R_LAND_GROUP;
	if (f->x[0] == MARCH_EXPEDITION)
		return taken ? R_JASON : R_EXPEDITION;
	return R_LAND_GROUP;
}

static uint8_t why_retreat(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (p->battle.area >= SEA0)
		return R_RETREAT_SEA;
	return pet_move_verb(m) == V_RETREAT_LAND && on_map(lg_locked(p), pet_move_a(m))
		       ? R_LAND_LOCKED
		       : R_RETREAT_LAND;
}

/* ---- heroes and creatures ---------------------------------------------------------------------
 */

static uint8_t why_sacrifice(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	bool mine = pet_move_verb(m) == V_OFFER_UP && pet_move_a(m) < HEROES &&
		    p->heroes[f->who] >> pet_move_a(m) & 1;
	return mine && p->hero_fresh >> pet_move_a(m) & 1 ? R_SACRIFICE_NEW : R_SACRIFICE_OWN;
}

static uint8_t why_buy(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)f;
	for (int i = 0; i < COLUMN; i++)
		if (pet_move_verb(m) == V_BUY && p->column[i] != NONE &&
		    p->column[i] == pet_move_a(m))
			return R_CREATURE_GOLD;
	return R_CREATURE_COLUMN;
}

static uint8_t why_area(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)p, (void)m;
	return f->x[0] == MINOTAUR ? R_MINOTAUR_AREA : R_CREATURE_AREA;
}

static uint8_t why_steal(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	(void)p, (void)m;
	return f->x[0] == GRIFFON ? R_GRIFFON : f->x[0] == DRYAD ? R_DRYAD : R_SATYR;
}

/* ---- the table --------------------------------------------------------------------------------
 */

struct row {
	uint8_t usual;
	uint8_t (*why)(const struct lg_pub *p, const struct pet_frame *f, pet_move m);
};

// clang-format off
static const struct row rows[NODES] = {
	[N_PLACE_LAND] = { R_PLACE_TAKEN, why_place_land },
	[N_PLACE_FLEET] = { R_PLACE_FLEET, NULL },
	[N_PLACE_TROOPS] = { R_PLACE_TROOP, NULL },
	[N_OFFER_PLACE] = { R_OFFER_CLOSED, why_offer },
	[N_UPKEEP_PICK] = { R_UPKEEP_PICK, NULL },
	[N_UPKEEP_KEEP] = { R_UPKEEP_KEEP, NULL },
	[N_UPKEEP_MOVE] = { R_UPKEEP_MOVE, NULL },
	[N_HYDRA_PREY] = { R_HYDRA_PREY, NULL },
	[N_POLYPHEMUS_FLEET] = { R_POLYPHEMUS, NULL },
	[N_TURN_FREE] = { R_FREE_FIRST, why_free },
	[N_BUILD_KIND] = { R_HERA_KIND, why_build_kind },
	[N_BUILD_SLOT] = { R_BUILD_SLOT, NULL },
	[N_BUILD_REPLACE] = { R_BUILD_REPLACE, NULL },
	[N_RECRUIT_PLACE] = { R_RECRUIT_LAND, why_recruit },
	[N_APOLLO_LAND] = { R_APOLLO, NULL },
	[N_APOLLO_SEA] = { R_APOLLO, NULL },
	[N_TURN_MENU] = { R_MENU_GOD, why_menu },
	[N_PEEK_PLAY] = { R_PEEK_GOLD, NULL },
	[N_SEA_FROM] = { R_SEA_FROM, NULL },
	[N_SEA_TO] = { R_SEA_TO, why_sea_to },
	[N_SEA_COUNT] = { R_SEA_COUNT, NULL },
	[N_LAND_FROM] = { R_LAND_FROM, why_land_from },
	[N_LAND_TO] = { R_LAND_TO, why_land_to },
	[N_LAND_GROUP] = { R_LAND_GROUP, why_land_group },
	[N_HERO_RECRUIT] = { R_HERO_COLUMN, NULL },
	[N_CREATURE_BUY] = { R_CREATURE_COLUMN, why_buy },
	[N_CREATURE_AREA] = { R_CREATURE_AREA, why_area },
	[N_HARPY_PREY] = { R_HARPY, NULL },
	[N_GIANT_FROM] = { R_GIANT, NULL },
	[N_GIANT_PLACE] = { R_GIANT, NULL },
	[N_STEAL_TARGET] = { R_GRIFFON, why_steal },
	[N_SYLPH_PAIR] = { R_SYLPH, NULL },
	[N_SPHINX_PICK] = { R_SPHINX, NULL },
	[N_CHIMERA_PICK] = { R_CHIMERA, NULL },
	[N_CHARON_SWAP] = { R_CHARON, NULL },
	[N_CYCLOPS_SWAP] = { R_CYCLOPS, NULL },
	[N_SACRIFICE_HERO] = { R_SACRIFICE_OWN, why_sacrifice },
	[N_SACRIFICE_HECTOR] = { R_HECTOR_SWAP, NULL },
	[N_SACRIFICE_PANDORA] = { R_PANDORA_COPY, NULL },
	[N_METROPOLIS_REMOVE] = { R_METRO_REMOVE, NULL },
	[N_METROPOLIS_PROTECT] = { R_METRO_PROTECT, NULL },
	[N_METROPOLIS_SLOT] = { R_METRO_SLOT, why_metro_slot },
	[N_METROPOLIS_ORDER] = { R_METRO_ORDER, NULL },
	[N_BONUS_TROOP] = { R_METRO_BONUS, NULL },
	[N_BONUS_FLEET] = { R_METRO_BONUS, NULL },
	[N_BONUS_TOKEN] = { R_METRO_BONUS, NULL },
	[N_BATTLE_ORDER] = { R_BATTLE_ORDER, NULL },
	[N_HECTOR_PREY] = { R_HECTOR_PREY, NULL },
	[N_CROESUS_REROLL] = { R_CROESUS, NULL },
	[N_BATTLE_LOSS] = { R_BATTLE_LOSS, NULL },
	[N_PERSEUS_RETREAT] = { R_PERSEUS, NULL },
	[N_BATTLE_RETREAT] = { R_RETREAT_LAND, why_retreat },
};
// clang-format on

uint8_t lg_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	pet_move out[PET_MOVES_MAX];
	int n = lg_nodes[f->node].legal(v, f, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return 0;
	const struct row *row = &rows[f->node];
	return row->why ? row->why(v.pub, f, m) : row->usual;
}
