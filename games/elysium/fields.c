/* fields.c: the names of the state's fields, for JSON, scenarios and edited positions (EL-15). */
#include "games/elysium/rules.h"

// clang-format off
#define P(f)	 offsetof(struct el_pub, f)
#define BYTE(f)	 P(f), 1
#define BY_SEAT(f, bytes) P(seat) + offsetof(struct el_seat, f), bytes
#define OF_SEATS .index = PET_K_SEAT, .count = EL_SEATS, .stride = sizeof(struct el_seat)
#define OF_CARDS .index = K_CARD, .count = EL_ROWS, .stride = 1

static const struct pet_field domain_fields[] = {
	{ "order", offsetof(struct el_seat, domain), 1, PET_HOW_VALUE, K_CARD, PET_K_NUMBER, EL_DOMAIN, 1, .none = 0 },
	{ NULL },
};
static const struct pet_field pile_fields[] = {
	{ "owner", offsetof(struct el_pile, owner), 1, PET_HOW_VALUE, PET_K_SEAT },
	{ "card", offsetof(struct el_pile, card), 1, PET_HOW_VALUE, K_CARD, PET_K_NUMBER, EL_PILE, 1 },
	{ NULL },
};
const struct pet_field el_pub_fields[] = {
	{ "epoch", BYTE(epoch), PET_HOW_VALUE, PET_K_NUMBER },
	{ "side", BYTE(side), PET_HOW_VALUE, K_SIDE },
	{ "families", BYTE(families), PET_HOW_MASK, K_FAMILY },
	{ "deck", BYTE(deck), PET_HOW_VALUE, PET_K_NUMBER },
	{ "unseen", BYTE(unseen), PET_HOW_VALUE, PET_K_NUMBER },
	{ "reshuffled", BYTE(reshuffled), PET_HOW_VALUE, PET_K_FLAG },
	{ "out", BYTE(out), PET_HOW_VALUE, PET_K_NUMBER },
	{ "piles", BYTE(piles), PET_HOW_VALUE, PET_K_NUMBER },
	{ "agora_size", BYTE(agora_size), PET_HOW_VALUE, PET_K_NUMBER },
	{ "oracle_size", BYTE(oracle_size), PET_HOW_VALUE, PET_K_NUMBER },
	{ "discard_size", BYTE(discard_size), PET_HOW_VALUE, PET_K_NUMBER },
	{ "level_tile", BYTE(level_tile), PET_HOW_MASK, PET_K_SEAT, K_LEVEL, EL_LEVELS, 1 },
	{ "first_tile", BYTE(first_tile), PET_HOW_MASK, PET_K_SEAT, K_FAMILY, EL_FAMILIES, 1 },
	{ "second_tile", BYTE(second_tile), PET_HOW_MASK, PET_K_SEAT, K_FAMILY, EL_FAMILIES, 1 },
	{ "gold", BY_SEAT(gold, 2), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "vp", BY_SEAT(vp, 2), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "pp", BY_SEAT(pp, 2), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "disc", BY_SEAT(disc, 1), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "columns", BY_SEAT(columns, 1), PET_HOW_MASK, K_COLOUR, OF_SEATS },
	{ "quest", BY_SEAT(quest, 1), PET_HOW_MASK, K_QUEST, OF_SEATS },
	{ "unfinished", BY_SEAT(unfinished, 1), PET_HOW_VALUE, PET_K_FLAG, OF_SEATS },
	{ "actions", BY_SEAT(actions, 1), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "moved", BY_SEAT(moved, 1), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "citizens", BY_SEAT(citizens, 1), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "domain_size", BY_SEAT(domain_size, 1), PET_HOW_VALUE, PET_K_NUMBER, OF_SEATS },
	{ "domain", P(seat), 1, PET_HOW_GROUP, PET_K_NONE, OF_SEATS, .sub = domain_fields },
	{ "agora", BYTE(agora), PET_HOW_VALUE, PET_K_NUMBER, OF_CARDS },
	{ "oracle", BYTE(oracle), PET_HOW_VALUE, PET_K_NUMBER, OF_CARDS },
	{ "discard", BYTE(discard), PET_HOW_VALUE, PET_K_NUMBER, OF_CARDS },
	{ "pool", BYTE(pool), PET_HOW_VALUE, PET_K_NUMBER, OF_CARDS },
	{ "held", BYTE(held), PET_HOW_MASK, PET_K_SEAT, OF_CARDS },
	{ "used", BYTE(used), PET_HOW_MASK, PET_K_SEAT, OF_CARDS },
	{ "pile", P(pile), 1, PET_HOW_GROUP, PET_K_NONE, K_PILE, EL_PILES, sizeof(struct el_pile), .sub = pile_fields },
	{ NULL },
};
const struct pet_field el_priv_fields[] = { { NULL } };
// clang-format on
