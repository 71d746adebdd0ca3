/* fields.c: the names of the state's fields, for JSON, scenarios and edited positions (EL-15). */
#include "core/field_rows.h"
#include "games/elysium/rules.h"

// clang-format off
#define NUMBER(name)        PET_FIELD(#name, struct el_pub, name, PET_K_NUMBER, 0)
#define HOLDERS(name, of)   PET_FIELD_SETS(#name, struct el_pub, name, PET_K_SEAT, of)
#define OF_SEAT(name, kind) PET_FIELD_OF(#name, struct el_pub, seat, name, kind, PET_K_SEAT, 0)
#define SET_OF_SEAT(name, kind) PET_FIELD_SET_OF(#name, struct el_pub, seat, name, kind, PET_K_SEAT)
/* By design: a number, or a set of seats. The arrays are longer than the number of designs. */
#define COUNT_OF_CARD(name) { #name, offsetof(struct el_pub, name), 1, PET_HOW_VALUE, PET_K_NUMBER, K_CARD, EL_ROWS, 1 }
#define SEATS_OF_CARD(name) { #name, offsetof(struct el_pub, name), 1, PET_HOW_MASK, PET_K_SEAT, K_CARD, EL_ROWS, 1 }

static const struct pet_field domain_fields[] = {
	PET_FIELD_ARRAY("order", struct el_seat, domain, K_CARD, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};
static const struct pet_field pile_fields[] = {
	PET_FIELD("owner", struct el_pile, owner, PET_K_SEAT, 0),
	PET_FIELD_ARRAY("card", struct el_pile, card, K_CARD, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};
const struct pet_field el_pub_fields[] = {
	NUMBER(epoch),
	PET_FIELD("side", struct el_pub, side, K_SIDE, 0),
	PET_FIELD_SET("families", struct el_pub, families, K_FAMILY),
	NUMBER(deck),
	NUMBER(unseen),
	PET_FIELD("reshuffled", struct el_pub, reshuffled, PET_K_FLAG, 0),
	NUMBER(out),
	NUMBER(piles),
	NUMBER(agora_size),
	NUMBER(oracle_size),
	NUMBER(discard_size),
	PET_FIELD("fill", struct el_pub, fill, PET_K_FLAG, 0),
	NUMBER(cards),
	PET_FIELD("may_transfer", struct el_pub, may_transfer, PET_K_FLAG, 0),
	HOLDERS(level_tile, K_LEVEL),
	HOLDERS(first_tile, K_FAMILY),
	HOLDERS(second_tile, K_FAMILY),
	OF_SEAT(gold, PET_K_NUMBER),
	OF_SEAT(vp, PET_K_NUMBER),
	OF_SEAT(pp, PET_K_NUMBER),
	OF_SEAT(disc, PET_K_NUMBER),
	SET_OF_SEAT(columns, K_COLOUR),
	SET_OF_SEAT(quest, K_QUEST),
	OF_SEAT(unfinished, PET_K_FLAG),
	OF_SEAT(actions, PET_K_NUMBER),
	OF_SEAT(moved, PET_K_NUMBER),
	OF_SEAT(citizens, PET_K_NUMBER),
	OF_SEAT(domain_size, PET_K_NUMBER),
	PET_FIELD_GROUP("domain", struct el_pub, seat, PET_K_SEAT, domain_fields),
	COUNT_OF_CARD(agora),
	COUNT_OF_CARD(oracle),
	COUNT_OF_CARD(discard),
	COUNT_OF_CARD(pool),
	SEATS_OF_CARD(held),
	SEATS_OF_CARD(used),
	PET_FIELD_GROUP("pile", struct el_pub, pile, K_PILE, pile_fields),
	PET_FIELDS_END,
};
const struct pet_field el_priv_fields[] = { PET_FIELDS_END };
// clang-format on
