/* analyse.h: the review of a match: chances, better moves, luck, turning points.
 *
 * Before every decision a tree search runs from the view of the seat that is asked: it gives the
 * chances of all seats as far as that seat could know, and whether another move was better by the
 * same knowledge. The chances after a line are those at the next question. Luck is the change that
 * dice and draws made in the game's eval, compared with the mean over all outcomes.
 *
 *     for each line that counts, from the start of the match:
 *             pet_analyse_line(&analyst, game, state, line, seat, m, &point[i]);
 *             pet_game_advance(game, state, m, NULL);
 *     pet_analyse_end(&analyst, game, state, point, count);
 *     turns = pet_analyse_turns(point, count, seats, turn);
 *
 * The host makes the texts: pet_text_move, and pet_bot_because after pet_analyse_line. */
#ifndef AI_ANALYSE_H
#define AI_ANALYSE_H

#include "ai/bot.h"

PET_API_BEGIN

enum { PET_ANALYSE_TURNS = 5 };

struct pet_analyst {
	struct pet_bot_spec spec; /* of a tree search */
	void *bot;                /* memory of pet_bot_bytes(&spec) */
};

/* One line of the match that counts. */
struct pet_analysis_point {
	uint32_t line; /* number in the record */
	uint8_t seat;  /* or CHANCE */
	bool judged;   /* before was searched at the question that this line answers */
	bool better;   /* thought[0] was worth more than the move played, with enough visits */
	pet_move m;
	int32_t before[PET_SEATS_MAX]; /* chances at that question, in 1/65536 */
	int32_t after[PET_SEATS_MAX];  /* set by pet_analyse_end */
	int32_t luck[PET_SEATS_MAX];   /* CHANCE: the outcome against the mean */
	struct pet_bot_thought played, thought[PET_BOT_ALTERNATIVES];
	int thoughts;
};

/* Evaluates the answer m to the question of state. */
void pet_analyse_line(const struct pet_analyst *a, const struct pet_game *game, const void *state,
		      uint32_t line, uint8_t seat, pet_move m, struct pet_analysis_point *p);

/* After the last line: the chances after every line. */
void pet_analyse_end(const struct pet_analyst *a, const struct pet_game *game, const void *state,
		     struct pet_analysis_point *point, uint32_t count);

/* The largest changes of a chance, in the order of the match: indices; returns the count. */
int pet_analyse_turns(const struct pet_analysis_point *point, uint32_t count, int seats,
		      uint32_t turn[PET_ANALYSE_TURNS]);

PET_API_END

#endif
