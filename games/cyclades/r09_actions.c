/* r09_actions.c: chapter 9, what the gods offer: recruits, buildings, and Zeus' exchange. Fleet
 * moves and marches have chapters of their own. */
#include "games/cyclades/rules.h"

enum { RECRUITS_MAX = 4 };

/* CY-9.2, 9.4, 9.7 Prices of the first, second... recruit of a turn; 0xFF: no more. */
// clang-format off
static const uint8_t recruit_prices[GODS][RECRUITS_MAX] = {
	[POSEIDON] = { 0, 1, 2, 3 },
	[ARES]	   = { 0, 2, 3, 4 },
	[ZEUS]	   = { 0, 4, NONE, NONE },
	[ATHENA]   = { 0, 4, NONE, NONE },
};
// clang-format on

/* CY-9.1 The price of the next recruit; NONE when the turn's number is used up. */
unsigned cy_recruit_price(unsigned god, unsigned recruited)
{
	return recruited < RECRUITS_MAX ? recruit_prices[god][recruited] : NONE;
}

static unsigned philosophers_supply(const struct cy_pub *p)
{
	unsigned held = p->philosophers_gone;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		held += p->seat[seat].philosophers;
	return PHILOSOPHERS - held;
}

/* CY-9.6, 1.6, 1.7 Is a unit or card of the god's kind left? */
static bool recruit_left(const struct cy_pub *p, uint8_t seat, unsigned god)
{
	switch (god) {
	case POSEIDON:
		return p->seat[seat].fleets_left > 0;
	case ARES:
		return p->seat[seat].troops_left > 0;
	case ZEUS:
		return p->priests_left > 0;
	default:
		return philosophers_supply(p) > 0;
	}
}

static bool recruit_payable(const struct cy_pub *p, const struct pet_frame *turn)
{
	unsigned god = cy_turn_x(turn)->god,
		 price = cy_recruit_price(god, cy_turn_x(turn)->recruits);
	return price != NONE && price <= p->seat[turn->who].gold && recruit_left(p, turn->who, god);
}

/* CY-9.3 Sea spaces around own islands, empty or own, not closed to fleets. */
static uint64_t recruit_seas(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = cy_map(p);
	uint64_t ring = 0;
	PET_FOR_EACH (i, p->seat[seat].islands)
		ring |= map->ring[i];
	return ring & ~p->barred & ~cy_fleets_of_others(p, seat);
}

bool cy_recruit_possible(const struct cy_pub *p, const struct pet_frame *turn)
{
	if (!recruit_payable(p, turn))
		return false;
	return cy_turn_x(turn)->god != POSEIDON || recruit_seas(p, turn->who) != 0;
}

int cy_recruit_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out)
{
	int count = 0;
	if (!recruit_payable(p, turn))
		return 0;
	if (cy_turn_x(turn)->god == POSEIDON) {
		const struct cy_map *map = cy_map(p);
		PET_FOR_EACH (s, recruit_seas(p, turn->who))
			out[count++] = pet_move_make(V_RECRUIT_FLEET, map->cell[s], 0, 0);
	} else if (cy_turn_x(turn)->god == ARES) {
		PET_FOR_EACH (i, p->seat[turn->who].islands)
			out[count++] = pet_move_make(V_RECRUIT_TROOP, i, 0, 0);
	} else {
		out[count++] = pet_move_make(V_RECRUIT, 0, 0, 0);
	}
	return count;
}

static uint8_t recruit_sea_why(const struct cy_pub *p, uint8_t seat, unsigned cell)
{
	const struct cy_map *map = cy_map(p);
	if (!cy_is_sea(map, cell))
		return R_NO_SEA;
	unsigned s = cy_sea_of(map, cell);
	if (!(map->coast[s] & p->seat[seat].islands))
		return R_RING;
	if (p->sea[cell].owner != NONE && p->sea[cell].owner != seat)
		return R_HELD_SEA;
	if (p->kraken == cell)
		return R_KRAKEN;
	return p->barred >> s & 1 ? R_BARRED : R_OK;
}

uint8_t cy_recruit_why(const struct cy_pub *p, const struct pet_frame *turn, pet_move m)
{
	static const uint8_t verb_of[GODS] = { V_RECRUIT_FLEET, V_RECRUIT_TROOP, V_RECRUIT,
					       V_RECRUIT };
	static const uint8_t none_left[GODS] = { R_RESERVE, R_RESERVE, R_PRIESTS, R_PHILOSOPHERS };
	unsigned god = cy_turn_x(turn)->god,
		 price = cy_recruit_price(god, cy_turn_x(turn)->recruits);

	if (pet_move_verb(m) != verb_of[god])
		return R_WRONG_GOD;
	if (pet_move_b(m) || pet_move_c(m) || (pet_move_verb(m) == V_RECRUIT && pet_move_a(m)))
		return R_CHOICE;
	if (price == NONE)
		return god < ZEUS ? R_RECRUITS : R_PAIR;
	if (!recruit_left(p, turn->who, god))
		return none_left[god];
	if (price > p->seat[turn->who].gold)
		return R_GOLD;
	if (god == POSEIDON)
		return recruit_sea_why(p, turn->who, pet_move_a(m));
	if (god == ARES)
		return pet_move_a(m) >= cy_map(p)->islands           ? R_NO_ISLAND
		       : p->island[pet_move_a(m)].owner != turn->who ? R_NOT_OWN
								     : R_OK;
	return R_OK;
}

void cy_recruit_apply(struct cy *g, struct pet_frame *turn, pet_move m)
{
	struct cy_seat *s = &g->pub.seat[turn->who];
	unsigned at = pet_move_a(m);

	cy_gold_spend(g, turn->who,
		      cy_recruit_price(cy_turn_x(turn)->god, cy_turn_x_mut(turn)->recruits++));
	switch (cy_turn_x(turn)->god) {
	case POSEIDON:
		s->fleets_left--;
		cy_fleets_in(g, turn->who, cy_sea_of(cy_map(&g->pub), at), 1);
		pet_emit(&g->journal, E_FLEET, turn->who, at, 0, 0, 0);
		break;
	case ARES:
		s->troops_left--;
		g->pub.island[at].troops++;
		pet_emit(&g->journal, E_TROOP, turn->who, at, 0, 0, 0);
		break;
	case ZEUS:
		s->priests++;
		g->pub.priests_left--;
		pet_emit(&g->journal, E_FOLLOWER, turn->who, PRIEST, 0, 0, 0);
		break;
	default:
		s->philosophers++;
		pet_emit(&g->journal, E_FOLLOWER, turn->who, PHILOSOPHER, 0, 0, 0);
		cy_convert_check(g, turn->who);
	}
}

/* CY-2.12, 9.10 Empty slots of one kind on an island; none on the place under a metropolis. */
static unsigned slots_free(const struct cy_pub *p, unsigned island, unsigned spot)
{
	const struct cy_island *is = &p->island[island];
	if (spot == PLACE && is->metropolis)
		return 0;
	return cy_slots(cy_map(p), island, spot) - cy_tiles_at(is, spot);
}

static bool build_payable(const struct cy_pub *p, const struct pet_frame *turn)
{
	return p->seat[turn->who].gold >= BUILD_PRICE && p->supply[cy_turn_x(turn)->god] > 0;
}

bool cy_build_possible(const struct cy_pub *p, const struct pet_frame *turn)
{
	if (!build_payable(p, turn))
		return false;
	PET_FOR_EACH (i, p->seat[turn->who].islands)
		if (slots_free(p, i, PLACE) || slots_free(p, i, SIDE))
			return true;
	return false;
}

/* CY-9.9, 9.10 The god's building on an empty slot, place or side. */
int cy_build_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out)
{
	int count = 0;
	if (!build_payable(p, turn))
		return 0;
	PET_FOR_EACH (i, p->seat[turn->who].islands)
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (slots_free(p, i, spot))
				out[count++] = pet_move_make(V_BUILD, i, spot, 0);
	return count;
}

uint8_t cy_build_why(const struct cy_pub *p, const struct pet_frame *turn, pet_move m)
{
	unsigned island = pet_move_a(m), spot = pet_move_b(m);
	if (pet_move_c(m) || spot >= SPOTS)
		return R_CHOICE;
	if (p->supply[cy_turn_x(turn)->god] == 0)
		return R_TILES;
	if (p->seat[turn->who].gold < BUILD_PRICE)
		return R_GOLD;
	if (island >= cy_map(p)->islands)
		return R_NO_ISLAND;
	if (p->island[island].owner != turn->who)
		return R_NOT_OWN;
	if (spot == PLACE && p->island[island].metropolis)
		return R_UNDER_METROPOLIS;
	return slots_free(p, island, spot) ? R_OK : R_SLOT_FULL;
}

void cy_build_apply(struct cy *g, struct pet_frame *turn, pet_move m)
{
	unsigned kind = cy_turn_x(turn)->god;
	cy_gold_spend(g, turn->who, BUILD_PRICE);
	cy_tile_add(g, pet_move_a(m), cy_tile(pet_move_b(m), kind));
	pet_emit(&g->journal, E_BUILT, turn->who, kind, pet_move_a(m), pet_move_b(m), 0);
	cy_convert_check(g, turn->who);
}

/* CY-9.14, 9.15 Zeus: a card of the row for one from the deck. */
int cy_swap_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out)
{
	int count = 0;
	if (p->seat[turn->who].gold < SWAP_PRICE)
		return 0;
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (p->row[slot] != NONE)
			out[count++] = pet_move_make(V_SWAP, p->row[slot], 0, 0);
	return count;
}

uint8_t cy_swap_why(const struct cy_pub *p, const struct pet_frame *turn, pet_move m)
{
	if (pet_move_b(m) || pet_move_c(m) || pet_move_a(m) >= CARDS)
		return R_CHOICE;
	if (cy_slot_of(p, pet_move_a(m)) == SLOTS)
		return R_SWAP_EMPTY;
	return p->seat[turn->who].gold < SWAP_PRICE ? R_GOLD : R_OK;
}

/* CY-9.16 The card is discarded before the new one is drawn. */
void cy_swap_apply(struct cy *g, struct pet_frame *turn, pet_move m)
{
	unsigned card = pet_move_a(m), slot = cy_slot_of(&g->pub, card);
	cy_gold_spend(g, turn->who, SWAP_PRICE);
	g->pub.discard |= 1u << card;
	g->pub.row[slot] = NONE;
	pet_emit(&g->journal, E_SWAPPED, turn->who, card, slot, 0, 0);
	cy_creature_draw(g, slot);
}
