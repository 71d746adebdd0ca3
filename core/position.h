/* position.h: a state as JSON, and back.
 *
 *     {"game":"legendary","version":1,"seats":3,
 *      "pub":{"round":4,"gold":{"purple":7},"land":{"7R":{"owner":"purple","troops":2}}},
 *      "priv":{"s2":{"peeked":"kraken"}},
 *      "flow":[{"at":"round","pc":5},{"at":"turn.menu","who":"purple","god":"ares"}],
 *      "flow_seal":"76543210fedcba98","seal":"0123456789abcdef"}
 *
 * A position of a match with a pack names it ("pack": the first half of its hash, pack.h), which must
 * be loaded when the position is read.
 *
 * Written from the game's field tables (game.h, struct pet_field); fields with their default value
 * are omitted. A view is written the same way, with only its own private part and no seal.
 *
 * The seal is pet_game_hash of the state. A position whose seal matches is loaded as it is (and
 * checked). An edited one must pass game->check and be at a quiet node, and its flow must be
 * unchanged (flow_seal is its hash) or replaced by a named moment: "stage":"turn purple ares"
 * instead of "flow". Anything else is refused with a reason. */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "core/json.h"

PET_API_BEGIN

/* What is wrong with a text from outside, and where. */
struct pet_fault {
	char what[320]; /* English, one line, no full stop */
	uint32_t line;  /* from 1; 0: not about a line */
	uint32_t at;    /* byte offset */
};

void pet_position_write(const struct pet_game *game, const void *state, struct pet_json *j);
void pet_view_write(const struct pet_game *game, struct pet_view v, struct pet_json *j);

/* Reads a whole position; false: refused, the state is undefined. */
bool pet_position_read(const struct pet_game *game, const char *s, size_t n, void *state,
		       struct pet_fault *fault);

/* Reads what pet_view_write wrote for a seat or NOBODY: the public part and that seat's own; other
 * private parts stay zero (pet_game_resample fills them). seal: what pet_view_seal returned for the
 * view, so that edited views are refused. False: refused, the state is undefined. */
uint64_t pet_view_seal(const struct pet_game *game, struct pet_view v);
bool pet_view_read(const struct pet_game *game, const char *s, size_t n, uint8_t seat,
		   uint64_t seal, void *state, struct pet_fault *fault);

/* The value of "game" in a position; NULL if it is not one of our games. */
const struct pet_game *pet_position_game(const char *s, size_t n, struct pet_fault *fault);

/* One field by path, for scenarios: "land.7R.troops", "gold.purple", "priv.s2.peeked". Values are
 * tokens; masks are "a+b" or "none". */
bool pet_field_get(const struct pet_game *game, const void *state, const char *path,
		   struct pet_text *t);
bool pet_field_set(const struct pet_game *game, void *state, const char *path, const char *value,
		   struct pet_fault *fault);

PET_API_END

#endif
