/* fields.c: the names of the state's fields, for JSON, scenarios and edited positions. */
#include "core/field_rows.h"
#include "tests/sample/rules.h"

// clang-format off
const struct pet_field lots_pub_fields[] = {
	PET_FIELD_ARRAY("coins", struct lots_pub, coins, PET_K_NUMBER, PET_K_SEAT, 0),
	PET_FIELD_ARRAY("points", struct lots_pub, points, PET_K_NUMBER, PET_K_SEAT, 0),
	PET_FIELD_ARRAY("unseen", struct lots_pub, unseen, PET_K_NUMBER, K_CARD, 0),
	PET_FIELD("copies", struct lots_pub, copies, PET_K_NUMBER, 0),
	PET_FIELD_SET("dealt", struct lots_pub, dealt, PET_K_SEAT),
	PET_FIELD("round", struct lots_pub, round, PET_K_NUMBER, 0),
	PET_FIELD("rounds", struct lots_pub, rounds, PET_K_NUMBER, 0),
	PET_FIELD("prize", struct lots_pub, prize, PET_K_NUMBER, 0),
	PET_FIELD("high", struct lots_pub, high, PET_K_NUMBER, 0),
	PET_FIELD("bidder", struct lots_pub, bidder, PET_K_SEAT, PET_NOBODY),
	PET_FIELD_SET("passed", struct lots_pub, passed, PET_K_SEAT),
	PET_FIELD("chosen", struct lots_pub, chosen, PET_K_FLAG, 0),
	PET_FIELDS_END,
};

const struct pet_field lots_priv_fields[] = {
	PET_FIELD("card", struct lots_priv, card, PET_K_NUMBER, 0),
	PET_FIELD("twice", struct lots_priv, twice, PET_K_FLAG, 0),
	PET_FIELDS_END,
};
// clang-format on
