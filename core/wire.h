/* wire.h: what clients get as JSON: the question, what happened, what a game is made of.
 *
 * Everything here is written from views and redacted events, so it may be sent as it is to the seat
 * it was made for (wire_chance alone looks at a whole state: it is for tables with real dice, tests
 * and analysis). The forms are stable; docs/NOTATION.md describes them.
 *
 * The names of seats come from j->t->seat_name, the position for labels of events from j->t->pub.
 */
#ifndef CORE_WIRE_H
#define CORE_WIRE_H

#include "core/json.h"

/* Who is asked what; the legal moves when it is the view's own seat. line: the number that the
 * answer will have in the record. */
void wire_question(const struct game *game, struct view v, uint32_t line, uint8_t lang,
		   struct json *j);

/* The same when CHANCE is asked: the possible outcomes with their weights. */
void wire_chance(const struct game *game, const void *state, uint32_t line, uint8_t lang,
		 struct json *j);

/* The battle that is fought: where, the sides with their pieces and strength; null: none. */
void wire_battle(const struct game *game, struct view v, uint8_t lang, struct json *j);

/* What happened, as seat may know it (NOBODY: an observer). */
void wire_events(const struct game *game, const struct events *events, uint8_t seat, uint8_t lang,
		 struct json *j);

/* Why a move was refused. */
void wire_refusal(const struct game *game, struct view v, const struct reason *reason, move m,
		  uint8_t lang, struct json *j);

/* What a game is made of: seats, options, kinds, verbs. */
void wire_game(const struct game *game, uint8_t lang, struct json *j);

#endif
