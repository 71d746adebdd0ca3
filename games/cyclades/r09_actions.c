/* r09_actions.c: chapter 9, what the gods offer: recruits, buildings, and Zeus' exchange. Fleet
 * moves and marches have chapters of their own. */
#include "games/cyclades/rules.h"

enum { RECRUITS_MAX = 4 };

/* CY-9.2, CY-9.4, CY-9.7: prices of the first, second... recruit of a turn; 0xFF: not possible. */
// clang-format off
static const uint8_t recruit_prices[GODS][RECRUITS_MAX] = {
	[POSEIDON] = { 0, 1, 2, 3 },
	[ARES]	   = { 0, 2, 3, 4 },
	[ZEUS]	   = { 0, 4, NONE, NONE },
	[ATHENA]   = { 0, 4, NONE, NONE },
};
// clang-format on

/* CY-9.1: the price of the next recruit; NONE when the turn's limit is reached. */
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

/* CY-9.6, CY-1.6, CY-1.7: whether a unit or card of the god's kind is left. */
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

/* CY-9.1, CY-9.2, CY-9.7, CY-8.6: whether the turn may recruit once more, wherever that is. */
static inline uint8_t recruits_refused(const struct cy_pub *p, const struct pet_frame *turn)
{
	static const uint8_t none_left[GODS] = { R_RESERVE, R_RESERVE, R_PRIESTS, R_PHILOSOPHERS };
	unsigned god = cy_turn_x(turn)->god;
	unsigned price = cy_recruit_price(god, cy_turn_x(turn)->recruits);

	if (price == NONE)
		return god < ZEUS ? R_RECRUITS : R_PAIR;
	if (!recruit_left(p, turn->who, god))
		return none_left[god];
	return cy_gold_refused(p, turn->who, price);
}

/* CY-9.3: a new fleet is placed on a sea space around one of the seat's islands. */
static uint64_t own_rings(const struct cy_pub *p, uint8_t seat)
{
	uint64_t rings = 0;
	PET_FOR_EACH (i, p->seat[seat].islands)
		rings |= cy_map(p)->ring[i];
	return rings;
}

/* CY-8.4: each god has his own kind of recruit. CY-9.5: troops go to any of the seat's islands. */
uint8_t cy_recruit_refused(const struct cy_pub *p, const struct pet_frame *turn, unsigned verb,
			   unsigned at)
{
	static const uint8_t verb_of[GODS] = { V_RECRUIT_FLEET, V_RECRUIT_TROOP, V_RECRUIT,
					       V_RECRUIT };
	unsigned god = cy_turn_x(turn)->god;
	if (verb != verb_of[god])
		return R_WRONG_GOD;
	uint8_t refused = recruits_refused(p, turn);
	if (refused || verb == V_RECRUIT)
		return refused;
	if (verb == V_RECRUIT_TROOP)
		return cy_own_refused(p, turn->who, at);
	if (!cy_is_sea(cy_map(p), at))
		return R_NO_SEA;
	unsigned sea = cy_sea_of(cy_map(p), at);
	return pet_has(own_rings(p, turn->who), sea)
		       ? cy_stand_refused(p, turn->who, sea, R_HELD_SEA)
		       : R_RING;
}

/* CY-8.4: one verb, and the god of the turn says what it brings. */
const char *cy_says(const void *pub, pet_move m)
{
	static const char *const build[BUILDINGS] = {
		[PORT] = N_("Build a port on {a}, on the {b}"),
		[FORTRESS] = N_("Build a fortress on {a}, on the {b}"),
		[TEMPLE] = N_("Build a temple on {a}, on the {b}"),
		[UNIVERSITY] = N_("Build a university on {a}, on the {b}"),
	};
	const struct pet_frame *f = pet_game_frame(pub);
	if (f->node != N_TURN_ACT)
		return NULL;
	if (pet_move_verb(m) == V_BUILD)
		return build[cy_act_x(f)->god];
	if (pet_move_verb(m) != V_RECRUIT)
		return NULL;
	if (cy_act_x(f)->god == ZEUS)
		return N_("Recruit a priest");
	return ((const struct cy_pub *)pub)->seat[f->who].philosophers + 1 < THINKERS
		       ? N_("Recruit a philosopher")
		       : N_("Recruit the fourth philosopher");
}

int cy_recruit_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out, int most)
{
	int count = 0;
	if (recruits_refused(p, turn))
		return 0;
	if (cy_turn_x(turn)->god == POSEIDON) {
		PET_FOR_EACH (s, own_rings(p, turn->who) & cy_seas_to_stand(p, turn->who)) {
			out[count++] = pet_move_make(V_RECRUIT_FLEET, cy_map(p)->cell[s], 0, 0);
			if (count >= most)
				break;
		}
	} else if (cy_turn_x(turn)->god == ARES) {
		PET_FOR_EACH (i, p->seat[turn->who].islands)
			out[count++] = pet_move_make(V_RECRUIT_TROOP, i, 0, 0);
	} else {
		out[count++] = pet_move_make(V_RECRUIT, 0, 0, 0);
	}
	return count;
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

/* CY-1.4, CY-9.9: whether the turn may build at all. */
static uint8_t building_refused(const struct cy_pub *p, const struct pet_frame *turn)
{
	if (p->supply[cy_turn_x(turn)->god] == 0)
		return R_TILES;
	return cy_gold_refused(p, turn->who, BUILD_PRICE);
}

/* CY-2.12, CY-9.10, CY-9.11: an empty slot of one of the seat's islands, not under a metropolis. */
static uint8_t slot_refused(const struct cy_pub *p, unsigned island, unsigned spot)
{
	const struct cy_island *is = &p->island[island];
	if (spot == PLACE && is->metropolis)
		return R_UNDER_METROPOLIS;
	return cy_tiles_at(is, spot) < cy_slots(cy_map(p), island, spot) ? R_OK : R_SLOT_FULL;
}

uint8_t cy_build_refused(const struct cy_pub *p, const struct pet_frame *turn, unsigned island,
			 unsigned spot)
{
	if (spot >= SPOTS)
		return R_CHOICE;
	uint8_t refused = building_refused(p, turn);
	if (!refused)
		refused = cy_own_refused(p, turn->who, island);
	return refused ? refused : slot_refused(p, island, spot);
}

int cy_build_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out, int most)
{
	int count = 0;
	if (building_refused(p, turn))
		return 0;
	PET_FOR_EACH (i, p->seat[turn->who].islands) {
		for (unsigned spot = 0; spot < SPOTS; spot++)
			if (!slot_refused(p, i, spot))
				out[count++] = pet_move_make(V_BUILD, i, spot, 0);
		if (count >= most)
			break;
	}
	return count;
}

void cy_build_apply(struct cy *g, struct pet_frame *turn, pet_move m)
{
	unsigned kind = cy_turn_x(turn)->god;
	cy_gold_spend(g, turn->who, BUILD_PRICE);
	cy_tile_add(g, pet_move_a(m), cy_tile(pet_move_b(m), kind));
	pet_emit(&g->journal, E_BUILT, turn->who, kind, pet_move_a(m), pet_move_b(m), 0);
	cy_convert_check(g, turn->who);
}

/* CY-9.14, CY-9.15: Zeus exchanges a card of the row for one from the deck. */
uint8_t cy_swap_refused(const struct cy_pub *p, uint8_t seat, unsigned card)
{
	if (card >= CARDS)
		return R_CHOICE;
	return cy_slot_of(p, card) == SLOTS ? R_SWAP_EMPTY : cy_gold_refused(p, seat, SWAP_PRICE);
}

int cy_swap_list(const struct cy_pub *p, uint8_t seat, pet_move *out)
{
	int count = 0;
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (!cy_swap_refused(p, seat, p->row[slot]))
			out[count++] = pet_move_make(V_SWAP, p->row[slot], 0, 0);
	return count;
}

/* CY-9.16: the card is discarded before the new one is drawn. */
void cy_swap_apply(struct cy *g, struct pet_frame *turn, pet_move m)
{
	unsigned card = pet_move_a(m), slot = cy_slot_of(&g->pub, card);
	cy_gold_spend(g, turn->who, SWAP_PRICE);
	g->pub.discard |= 1u << card;
	g->pub.row[slot] = NONE;
	pet_emit(&g->journal, E_SWAPPED, turn->who, card, slot, 0, 0);
	cy_creature_draw(g, slot);
}
