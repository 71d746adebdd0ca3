/* analyse.h: the review of a match: chances, better moves, luck, turning points.
 *
 * There is one judge (pet_advise), and every percentage comes from it: hints, chances, better moves. It
 * is a tree search from the view of the seat that is asked, the same for the same question: it gives the
 * chances of all seats if the best move is made, as far as that seat can know. The chances after a line
 * are those at the next question; if dice or draws come before that, those of the move as its own question
 * saw them, so that luck is never credited to a decision. A move was better than the one played if the
 * search at the question says so and the chances after the line do not deny it: they fell from before to
 * after. Luck is what dice and draws changed in the judgement of the position (which the search makes of
 * its leaves), compared with the mean over all outcomes.
 *
 *     for each line that counts, from the start of the match:
 *             pet_analyse_line(&analyst, game, state, line, seat, m, &point[i]);
 *             pet_game_advance(game, state, m, NULL);
 *     pet_analyse_end(&analyst, game, state, point, count);
 *     turns = pet_analyse_turns(point, count, seats, turn);
 *
 * The host makes the texts: pet_text_choice, and pet_bot_because after pet_analyse_line. */
#ifndef AI_ANALYSE_H
#define AI_ANALYSE_H

#include "ai/bot.h"

PET_API_BEGIN

enum { PET_ANALYSE_TURNS = 5, PET_ADVICE_ITERATIONS = 2000, PET_ANALYSE_PLACES = 32 };

struct pet_analyst {
	struct pet_bot_spec spec; /* of a tree search */
	void *bot;                /* memory of pet_bot_bytes(&spec) */
	/* where the present turn has been (bot_internal.h, been), and whose turn it is */
	uint64_t place[PET_ANALYSE_PLACES];
	uint32_t left[PET_ANALYSE_PLACES];
	int places;
	uint8_t seat;
};

/* The settings of the judge; iterations 0: as many as a hint takes. */
void pet_analyst_spec(struct pet_bot_spec *spec, uint32_t iterations);

/* The chances at a question, as in pet_bot_chances; prepares the bot anew. */
bool pet_advise(const struct pet_analyst *a, const struct pet_game *game, struct pet_view v,
		pet_move played, int32_t share[PET_SEATS_MAX]);

/* One line of the match that counts. */
struct pet_analysis_point {
	uint32_t line; /* number in the record */
	uint8_t seat;  /* or CHANCE */
	bool judged;   /* before was searched at the question that this line answers, */
	bool examined; /* ... and the move played (expected) */
	bool better; /* thought[0] was worth more than the move played; until pet_analyse_end a guess */
	bool silent; /* nothing happened yet: a step of an action that goes on */
	pet_move m;
	uint32_t wasted; /* the line comes back to where the turn has been: what was spent on it */
	int32_t before[PET_SEATS_MAX];   /* chances at that question, in 1/65536, */
	int32_t expected[PET_SEATS_MAX]; /* ... and with the move played, before any luck */
	int32_t after[PET_SEATS_MAX];    /* set by pet_analyse_end */
	int32_t luck[PET_SEATS_MAX];     /* CHANCE: the outcome against the mean */
	struct pet_bot_thought played, thought[PET_BOT_ALTERNATIVES];
	int thoughts;
};

/* Evaluates the answer m to the question of state. */
void pet_analyse_line(struct pet_analyst *a, const struct pet_game *game, const void *state,
		      uint32_t line, uint8_t seat, pet_move m, struct pet_analysis_point *p);

/* After the last line: the chances after every line, and whether another move was better. */
void pet_analyse_end(const struct pet_analyst *a, const struct pet_game *game, const void *state,
		     struct pet_analysis_point *point, uint32_t count);

/* Whether line i is a step of an action of several, and which line is told what came of it: an index.
 * False, and i: it is a whole action by itself, or nothing came of it. */
bool pet_analyse_action(const struct pet_analysis_point *point, uint32_t count, uint32_t i,
			uint32_t *told);

/* The largest changes of a chance, in the order of the match: indices; returns the count. */
int pet_analyse_turns(const struct pet_analysis_point *point, uint32_t count, int seats,
		      uint32_t turn[PET_ANALYSE_TURNS]);

PET_API_END

#endif
