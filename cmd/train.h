/* train.h: learning to judge positions from games that bots play with themselves.
 *
 * A generation is: games between bots that judge by the best net so far (train_play.c), a net
 * fitted to how those games ended (train_fit.c), and a match of the new net against the best
 * (train.c). Only a net that wins is kept. */
#ifndef CMD_TRAIN_H
#define CMD_TRAIN_H

#include "ai/bot.h"
#include "ai/judge.h"
#include "cmd/cmd.h"

/* A position: what the net would see of every seat, and how the game ended for it. */
struct sample {
	uint32_t at;   /* where its rows begin in samples.row */
	uint32_t game; /* games are held out whole */
	uint8_t seats;
	uint8_t win[PET_SEATS_MAX];   /* in PET_SHARES */
	uint8_t place[PET_SEATS_MAX]; /* in PET_SHARES, too */
	uint16_t hand[PET_SEATS_MAX]; /* what the game's eval thought, in 1/65535 */
};

struct samples {
	const struct pet_game *game;
	int row; /* numbers of a seat: 3 rows of features */
	struct sample *sample;
	size_t count, cap;
	int16_t *rows; /* inputs of all seats of all samples */
	size_t used, room;
};

/* How the games of a generation are played. */
struct selfplay {
	const struct pet_game *game;
	uint8_t seats_min, seats_max;
	struct pet_bot_spec bot; /* who plays */
	unsigned noise;          /* of 100: random moves of the wildest seat */
	unsigned keep;           /* one position in so many is kept */
	uint64_t first, games;   /* number of the first game, and how many */
	uint64_t seed;
	unsigned threads;
};

/* Plays and adds to the samples; returns the games that ended. */
uint64_t train_play(const struct selfplay *p, struct samples *out);

/* Memory for a bot; free gives it back. */
void *train_bot(const struct pet_bot_spec *spec);

/* The shape of a net and how long it is fitted. */
struct fit {
	int first, second;
	int epochs;
	uint64_t seed;
};

/* Mean cross entropy of the winner, in nats: of the net, of the game's eval. */
struct loss {
	double net, place, hand;
};

/* Fits a net to nine tenths of the games; *held is its loss on the others. data has room for
 * pet_judge_count numbers. */
void train_fit(const struct samples *s, const struct fit *f, int16_t *data, struct loss *held);

#endif
