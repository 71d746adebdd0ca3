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
unsigned recruit_price(unsigned god, unsigned recruited)
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

static bool recruit_payable(const struct cy_pub *p, const struct frame *turn)
{
	unsigned god = turn->x[TURN_GOD], price = recruit_price(god, turn->x[TURN_RECRUITS]);
	return price != NONE && price <= p->seat[turn->who].gold && recruit_left(p, turn->who, god);
}

/* CY-9.3 Sea spaces around own islands, empty or own, not closed to fleets. */
static uint64_t recruit_seas(const struct cy_pub *p, uint8_t seat)
{
	const struct cy_map *map = map_of(p);
	uint64_t ring = 0;
	FOR_EACH (i, p->seat[seat].islands)
		ring |= map->ring[i];
	return ring & ~p->barred & ~fleets_of_others(p, seat);
}

bool recruit_possible(const struct cy_pub *p, const struct frame *turn)
{
	if (!recruit_payable(p, turn))
		return false;
	return turn->x[TURN_GOD] != POSEIDON || recruit_seas(p, turn->who) != 0;
}

int recruit_list(const struct cy_pub *p, const struct frame *turn, move *out)
{
	int count = 0;
	if (!recruit_payable(p, turn))
		return 0;
	if (turn->x[TURN_GOD] == POSEIDON) {
		const struct cy_map *map = map_of(p);
		FOR_EACH (s, recruit_seas(p, turn->who))
			out[count++] = move_make(V_RECRUIT_FLEET, map->cell[s], 0, 0);
	} else if (turn->x[TURN_GOD] == ARES) {
		FOR_EACH (i, p->seat[turn->who].islands)
			out[count++] = move_make(V_RECRUIT_TROOP, i, 0, 0);
	} else {
		out[count++] = move_make(V_RECRUIT, 0, 0, 0);
	}
	return count;
}

static uint8_t recruit_sea_why(const struct cy_pub *p, uint8_t seat, unsigned cell)
{
	const struct cy_map *map = map_of(p);
	if (!is_sea(map, cell))
		return R_NO_SEA;
	unsigned s = sea_of(map, cell);
	if (!(map->coast[s] & p->seat[seat].islands))
		return R_RING;
	if (p->sea[cell].owner != NONE && p->sea[cell].owner != seat)
		return R_HELD_SEA;
	if (p->kraken == cell)
		return R_KRAKEN;
	return p->barred >> s & 1 ? R_BARRED : ALLOWED;
}

uint8_t recruit_why(const struct cy_pub *p, const struct frame *turn, move m)
{
	static const uint8_t verb_of[GODS] = { V_RECRUIT_FLEET, V_RECRUIT_TROOP, V_RECRUIT,
					       V_RECRUIT };
	static const uint8_t none_left[GODS] = { R_RESERVE, R_RESERVE, R_PRIESTS, R_PHILOSOPHERS };
	unsigned god = turn->x[TURN_GOD], price = recruit_price(god, turn->x[TURN_RECRUITS]);

	if (move_verb(m) != verb_of[god])
		return R_WRONG_GOD;
	if (move_b(m) || move_c(m) || (move_verb(m) == V_RECRUIT && move_a(m)))
		return R_CHOICE;
	if (price == NONE)
		return god < ZEUS ? R_RECRUITS : R_PAIR;
	if (!recruit_left(p, turn->who, god))
		return none_left[god];
	if (price > p->seat[turn->who].gold)
		return R_GOLD;
	if (god == POSEIDON)
		return recruit_sea_why(p, turn->who, move_a(m));
	if (god == ARES)
		return move_a(m) >= map_of(p)->islands           ? R_NO_ISLAND
		       : p->island[move_a(m)].owner != turn->who ? R_NOT_OWN
								 : ALLOWED;
	return ALLOWED;
}

void recruit_apply(struct cy *g, struct frame *turn, move m)
{
	struct cy_seat *s = &g->pub.seat[turn->who];
	unsigned at = move_a(m);

	gold_spend(g, turn->who, recruit_price(turn->x[TURN_GOD], turn->x[TURN_RECRUITS]++));
	switch (turn->x[TURN_GOD]) {
	case POSEIDON:
		s->fleets_left--;
		fleets_in(g, turn->who, sea_of(map_of(&g->pub), at), 1);
		emit(&g->journal, E_FLEET, turn->who, at, 0, 0, 0);
		break;
	case ARES:
		s->troops_left--;
		g->pub.island[at].troops++;
		emit(&g->journal, E_TROOP, turn->who, at, 0, 0, 0);
		break;
	case ZEUS:
		s->priests++;
		g->pub.priests_left--;
		emit(&g->journal, E_FOLLOWER, turn->who, PRIEST, 0, 0, 0);
		break;
	default:
		s->philosophers++;
		emit(&g->journal, E_FOLLOWER, turn->who, PHILOSOPHER, 0, 0, 0);
		convert_check(g, turn->who);
	}
}

/* CY-2.12, 9.10 Empty slots of one kind on an island; none on the place under a metropolis. */
static unsigned slots_free(const struct cy_pub *p, unsigned island, unsigned spot)
{
	const struct cy_island *is = &p->island[island];
	if (spot == PLACE && is->metropolis)
		return 0;
	return slots_of(map_of(p), island, spot) - tiles_at(is, spot);
}

static bool build_payable(const struct cy_pub *p, const struct frame *turn)
{
	return p->seat[turn->who].gold >= BUILD_PRICE && p->supply[turn->x[TURN_GOD]] > 0;
}

bool build_possible(const struct cy_pub *p, const struct frame *turn)
{
	if (!build_payable(p, turn))
		return false;
	FOR_EACH (i, p->seat[turn->who].islands)
		if (slots_free(p, i, PLACE) || slots_free(p, i, SIDE))
			return true;
	return false;
}

/* CY-9.9, 9.10 The god's building on an empty slot, place or side. */
int build_list(const struct cy_pub *p, const struct frame *turn, move *out)
{
	int count = 0;
	if (!build_payable(p, turn))
		return 0;
	FOR_EACH (i, p->seat[turn->who].islands)
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (slots_free(p, i, spot))
				out[count++] = move_make(V_BUILD, i, spot, 0);
	return count;
}

uint8_t build_why(const struct cy_pub *p, const struct frame *turn, move m)
{
	unsigned island = move_a(m), spot = move_b(m);
	if (move_c(m) || spot >= SPOTS)
		return R_CHOICE;
	if (p->supply[turn->x[TURN_GOD]] == 0)
		return R_TILES;
	if (p->seat[turn->who].gold < BUILD_PRICE)
		return R_GOLD;
	if (island >= map_of(p)->islands)
		return R_NO_ISLAND;
	if (p->island[island].owner != turn->who)
		return R_NOT_OWN;
	if (spot == PLACE && p->island[island].metropolis)
		return R_UNDER_METROPOLIS;
	return slots_free(p, island, spot) ? ALLOWED : R_SLOT_FULL;
}

void build_apply(struct cy *g, struct frame *turn, move m)
{
	unsigned kind = turn->x[TURN_GOD];
	gold_spend(g, turn->who, BUILD_PRICE);
	tile_add(g, move_a(m), tile_of(move_b(m), kind));
	emit(&g->journal, E_BUILT, turn->who, kind, move_a(m), move_b(m), 0);
	convert_check(g, turn->who);
}

/* CY-9.14, 9.15 Zeus: a card of the row for one from the deck. */
int swap_list(const struct cy_pub *p, const struct frame *turn, move *out)
{
	int count = 0;
	if (p->seat[turn->who].gold < SWAP_PRICE)
		return 0;
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (p->row[slot] != NONE)
			out[count++] = move_make(V_SWAP, p->row[slot], 0, 0);
	return count;
}

uint8_t swap_why(const struct cy_pub *p, const struct frame *turn, move m)
{
	if (move_b(m) || move_c(m) || move_a(m) >= CARDS)
		return R_CHOICE;
	if (slot_of(p, move_a(m)) == SLOTS)
		return R_SWAP_EMPTY;
	return p->seat[turn->who].gold < SWAP_PRICE ? R_GOLD : ALLOWED;
}

/* CY-9.16 The card is discarded before the new one is drawn. */
void swap_apply(struct cy *g, struct frame *turn, move m)
{
	unsigned card = move_a(m), slot = slot_of(&g->pub, card);
	gold_spend(g, turn->who, SWAP_PRICE);
	g->pub.discard |= 1u << card;
	g->pub.row[slot] = NONE;
	emit(&g->journal, E_SWAPPED, turn->who, card, slot, 0, 0);
	creature_draw(g, slot);
}
