/* twins.h: variants of the sample game with one bug each. The conformance suite must catch them
 * all, otherwise it tests nothing. The first ones leak secrets. */
#ifndef TESTS_SAMPLE_TWINS_H
#define TESTS_SAMPLE_TWINS_H

#include "core/game.h"

enum twin {
	TELLS_EVENT,    /* an event shows everybody the card */
	TELLS_RECORD,   /* the record shows everybody the card */
	TELLS_FIELD,    /* a public field holds the card */
	TELLS_SKIP,     /* a question is skipped for a hidden reason */
	TELLS_FACT,     /* a fact shows a card of another hand */
	TELLS_LEGAL,    /* legal peeks at another hand */
	WRONG_RESAMPLE, /* resample leaves hands empty */
	WRONG_WHY,      /* why allows what legal does not list */
	WRONG_DOUBLE,   /* a move is listed twice */
	WRONG_FIELD,    /* a field is missing from the table */
	WRONG_SAMPLE,   /* sample and weights differ */
	WRONG_FRAME,    /* an unused frame is written to */
	WRONG_TEXT,     /* a text has a placeholder that nothing fills */
	WRONG_TOKEN,    /* two cards share a token */
	WRONG_RESULT,   /* the shares do not add up */
	WRONG_HIDDEN,   /* a hidden event has no text for the others */
	WRONG_PURE,     /* apply depends on something outside the state */
	WRONG_POINTS,   /* the points told are not those that count */
	WRONG_ENDLESS,  /* the last round never ends */
	TWINS
};

/* The game with that bug; its id names it. */
const struct pet_game *twin_game(enum twin twin);

#endif
