/* judge.h: a judgement learned from games: what a position is worth to each seat.
 *
 * A game names features of a seat (game.h). For each seat the net sees three rows: its own
 * features, the mean of the others' and the best of the others', so that one set of weights serves
 * every seat and any number of them. The last feature is the opinion of the game's own eval, which
 * the net learns to correct. Two small layers follow, and two numbers come out: one for the
 * win, one for the place at the end, which still tells moves apart when the win is out of reach.
 * Both become shares by softmax over the seats.
 *
 * Everything is integers, so that the same position has the same value on every platform. Inputs
 * have 7 binary places, weights and biases 9, activations 7 and run from 0 to 4.
 *
 *     data   2 F H1 H2 B 0 0 0                  layout, number of features, sizes of the layers,
 *                                               the first of its features in the game's list
 *            R scales, R limits of the features        R: F rounded up to a multiple of 8
 *            3 * R / 2 rows, H1 biases
 *            H1 / 2 rows, H2 biases
 *            2 rows of H2 weights, 2 biases            win, place
 *
 * A row of the layers is for two inputs: their two weights to each neuron, side by side, so that
 * processors multiply and add them at once.
 */
#ifndef AI_JUDGE_H
#define AI_JUDGE_H

#include "core/bots.h"

enum {
	NET_LAYOUT = 2,
	NET_HEAD = 8,
	NET_BLOCK = 16,   /* layers are multiples of it */
	NET_FEATURES = 8, /* features that are looked at together */
	NET_FIRST_MAX = 64,
	NET_SECOND_MAX = 32,
	NET_INPUT_PLACES = 7,
	NET_WEIGHT_PLACES = 9,
	NET_TOP = 4 << NET_INPUT_PLACES, /* largest activation */
	NET_ROW_MAX = (PET_FEATURES_MAX + 7) / 8 * 8,
	NET_INPUTS_MAX = 3 * NET_ROW_MAX,
	NET_PLACE_PART = 16, /* weight of the place in a value: 1 in this many */
};

/* A position that was judged, and the sums of the first layer for it. A search looks at one position
 * after another that differ little, so only the differences are multiplied; integers add up to the
 * same in any order. */
struct pet_net_last {
	bool known;                      /* whether something has been judged with it */
	int32_t logit[PET_SEATS_MAX][2]; /* what came out: win, place */
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX] __attribute__((aligned(64)));
	int32_t sum[PET_SEATS_MAX][NET_FIRST_MAX];
};

/* What is kept from one judgement to the next. A search that judges positions of its tree and the
 * ends of play-outs in turns keeps the last of each: they are nearer to their like. net NULL: none
 * yet. */
struct pet_net_memo {
	const int16_t *net; /* the weights the sums were made with */
	int seats;
	int kind; /* of the position to be judged: 0 or 1, set by who asks */
	struct pet_net_last last[2];
	int32_t second[NET_SECOND_MAX]; /* biases of the second layer */
#if defined __aarch64__
	/* the weights input by input (judge_neon.inc) */
	int16_t first[NET_INPUTS_MAX * NET_FIRST_MAX];
	int16_t then[NET_FIRST_MAX * NET_SECOND_MAX];
#endif
};

/* Features of a game with that many seats, eval included; 0: it has none. */
int pet_judge_features(const struct pet_game *game, int seats);

/* The first of them in the game's list. */
int pet_judge_from(const struct pet_game *game, int seats);

/* Numbers that a net sees of a seat. */
int pet_judge_input_count(const struct pet_game *game, int seats);

/* The net that judges games with that many seats. */
const struct pet_net *pet_judge_net(const struct pet_net *net, int seats);

/* How many numbers a net of this shape has. */
uint32_t pet_judge_count(int features, int first, int second);

/* Whether the net, and the one it has for games of one seat, fit the features of the game. */
bool pet_judge_fits(const struct pet_game *game, const struct pet_net *net);

/* Writes what precedes the weights of a net for this game and number of seats. */
void pet_judge_begin(const struct pet_game *game, int seats, int first, int second, int16_t *data);

/* What the net sees of every seat. */
void pet_judge_inputs(const struct pet_game *game, const void *state,
		      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX]);

/* The same by the scales of a net, which must fit; and the value (see below) from what comes out of
 * its layers (judge_net.h). */
void pet_judge_see(const struct pet_game *game, const struct pet_net *net, const void *state,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX]);
void pet_judge_weigh(int32_t logit[PET_SEATS_MAX][2], int seats, int32_t share[PET_SEATS_MAX]);

/* Expected share of the win of each seat in 1/65536, including a part for the place. The net must
 * fit. memo: makes it faster, never different. */
void pet_judge_value(const struct pet_game *game, const struct pet_net *net,
		     struct pet_net_memo *memo, const void *state, int32_t share[PET_SEATS_MAX]);

/* For each feature of the seat in the game's list: how much of its prospects after a change (as a logit, 16
 * binary places) it would miss had that feature stayed as before. Returns how many; the net does
 * not see the first ones in a game of one seat. */
int pet_judge_changes(const struct pet_game *game, const struct pet_net *net, const void *before,
		      const void *after, uint8_t seat, int32_t worth[PET_FEATURES_MAX]);

#endif
