/* wire.h: what clients get as JSON: the question, what happened, what a game is made of.
 *
 * Everything here is written from views and redacted events, so it may be sent as it is to the seat
 * it was made for (pet_wire_chance alone looks at a whole state: it is for tables with real dice,
 * tests and analysis). The forms are stable; docs/NOTATION.md describes them.
 *
 * The names of seats come from j->t->seat_name, the position for labels of events from j->t->pub.
 */
#ifndef CORE_WIRE_H
#define CORE_WIRE_H

#include "core/json.h"

PET_API_BEGIN

/* Who is asked what; the legal moves when it is the view's own seat. line: the number that the
 * answer will have in the record. */
void pet_wire_question(const struct pet_game *game, struct pet_view v, uint32_t line, uint8_t lang,
		       struct pet_json *j);

/* The same when CHANCE is asked: the possible outcomes with their weights. */
void pet_wire_chance(const struct pet_game *game, const void *state, uint32_t line, uint8_t lang,
		     struct pet_json *j);

/* The battle that is fought: where, the sides with their pieces and strength; null: none. */
void pet_wire_battle(const struct pet_game *game, struct pet_view v, uint8_t lang,
		     struct pet_json *j);

/* What happened, as seat may know it (NOBODY: an observer). */
void pet_wire_events(const struct pet_game *game, const struct pet_events *events, uint8_t seat,
		     uint8_t lang, struct pet_json *j);

/* Why a move was refused. */
void pet_wire_refusal(const struct pet_game *game, struct pet_view v,
		      const struct pet_reason *reason, pet_move m, uint8_t lang,
		      struct pet_json *j);

/* Why a thing cannot be chosen: "7R land area", its token and the kinds that it is of. A reason
 * without a rule of its own comes with the rule and the words of the question. */
void pet_wire_why_thing(const struct pet_game *game, const void *state, uint8_t seat,
			const char *words, size_t n, uint8_t lang, struct pet_json *j);

/* {"s1": "red"}: what pet_colours found, for those who draw. */
void pet_wire_colours(const struct pet_game *game, const uint8_t *colour, uint8_t seats,
		      struct pet_json *j);

/* The rows of a field table: what a position's JSON holds, and what it leaves out as usual. */
void pet_wire_fields(const struct pet_game *game, const struct pet_field *fields,
		     struct pet_json *j);

/* What a game is made of: seats, options, kinds, verbs, fields. */
void pet_wire_game(const struct pet_game *game, uint8_t lang, struct pet_json *j);

PET_API_END

#endif
