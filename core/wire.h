/* wire.h: JSON for clients: the question, events, the description of a game.
 *
 * Everything here is written from views and redacted events, so it can be sent as it is to the seat
 * it was made for. (Only pet_wire_chance reads a whole state: it is for tables with real dice,
 * tests and analysis.) The format is stable; docs/NOTATION.md describes it.
 *
 * Names of seats come from j->t->seat_name, the position for labels in events from j->t->pub. A name may
 * have a remark behind it, a message id after a line break ("Anna\nyou", "s1\nyou"): sentences, not labels,
 * say it in brackets, "Anna (you)", "Red (you)". */
#ifndef CORE_WIRE_H
#define CORE_WIRE_H

#include "core/facts.h"
#include "core/json.h"

PET_API_BEGIN

/* Who is asked what; the legal moves if it is the view's own seat. line: the number that the answer
 * will have in the record. */
void pet_wire_question(const struct pet_game *game, struct pet_view v, uint32_t line, uint8_t lang,
		       struct pet_json *j);

/* What a standing order of the view's seat may name in the auction that is held now (order.h): moves as
 * in a question; an empty list where there is none. */
void pet_wire_wishes(const struct pet_game *game, struct pet_view v, uint8_t lang,
		     struct pet_json *j);

/* The same when CHANCE is asked: the possible outcomes with their weights. */
void pet_wire_chance(const struct pet_game *game, const void *state, uint32_t line, uint8_t lang,
		     struct pet_json *j);

/* The battle in progress: where, the sides with their pieces and strength; null: none. */
void pet_wire_battle(const struct pet_game *game, struct pet_view v, uint8_t lang,
		     struct pet_json *j);

/* What follows from the position (facts.h): the rows of these topics, each
 * {"topic":"need","token":"metropolises","about":"seat:s1","value":1,"of":2,"needs":1,"name":"metropolises"}. */
void pet_wire_facts(const struct pet_game *game, struct pet_view v, uint32_t topics, uint8_t lang,
		    struct pet_json *j);

/* Events as seat may know them (NOBODY: an observer). */
void pet_wire_events(const struct pet_game *game, const struct pet_events *events, uint8_t seat,
		     uint8_t lang, struct pet_json *j);

/* Why a move was refused. */
void pet_wire_refusal(const struct pet_game *game, struct pet_view v,
		      const struct pet_reason *reason, pet_move m, uint8_t lang,
		      struct pet_json *j);

/* Why a thing cannot be chosen: "7R land area", its token and the kinds it may be. A reason without
 * a rule of its own is reported with the question's rule and words. */
void pet_wire_why_thing(const struct pet_game *game, const void *state, uint8_t seat,
			const char *words, size_t n, uint8_t lang, struct pet_json *j);

/* {"s1": "red"}: the result of pet_colours, for clients that draw. */
void pet_wire_colours(const struct pet_game *game, const uint8_t *colour, uint8_t seats,
		      struct pet_json *j);

/* The rows of a field table: what a position's JSON contains, and the defaults it omits. */
void pet_wire_fields(const struct pet_game *game, const struct pet_field *fields,
		     struct pet_json *j);

/* The description of a game: seats, options, kinds, verbs, fields. */
void pet_wire_game(const struct pet_game *game, uint8_t lang, struct pet_json *j);
void pet_wire_games(struct pet_json *j); /* of all games, in the language of j->t */

PET_API_END

#endif
