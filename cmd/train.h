/* train.h: learning to judge positions from self-play.
 *
 * A generation consists of games between bots that use the best net so far (train_play.c), a net
 * fitted to their results (train_fit.c), and a match of the new net against the best
 * (train_match.c). Only a net that a sequential test finds stronger is kept. */
#ifndef CMD_TRAIN_H
#define CMD_TRAIN_H

#include "ai/bot.h"
#include "ai/judge.h"
#include "cmd/cmd.h"
#include "cmd/nets.h"
#include "cmd/sprt.h"
#include "gpu/lane.h"

/* A position: the net's inputs for every seat, and each seat's result. */
struct sample {
	uint32_t at;   /* first of its rows in samples.row */
	uint32_t game; /* whole games are held out */
	uint8_t seats;
	uint8_t win[PET_SEATS_MAX];   /* in PET_SHARES */
	uint8_t place[PET_SEATS_MAX]; /* in PET_SHARES, too */
	uint16_t hand[PET_SEATS_MAX]; /* the game's eval, in 1/65535 */
	bool searched;
	uint16_t search[PET_SEATS_MAX]; /* what the search of the seat asked thought, in 1/65535 */
};

struct samples {
	const struct pet_game *game;
	int seats; /* the least: a game may have other features for one */
	int row;   /* numbers per seat: 3 rows of features */
	struct sample *sample;
	size_t count, cap;
	int16_t *rows; /* inputs of all seats of all samples */
	size_t used, room;
};

/* Another bot that takes a seat in some of the games, or all but one, and how it fares there. */
struct guest {
	const char *name;
	struct pet_bot_spec bot;
	bool hosts;     /* takes all seats but one */
	unsigned share; /* of the games, in percent */
	uint64_t games; /* of them finished in this generation */
	uint64_t won;   /* in PET_SHARES */
	uint64_t fair;  /* its fair share of them, the same way */
};
enum { GUESTS_MAX = 16 };

/* How the games of a generation are played. */
struct selfplay {
	const struct pet_game *game;
	uint8_t seats_min, seats_max;
	struct pet_bot_spec bot; /* who plays */
	struct guest *guest;     /* who takes a seat now and then; of GUESTS_MAX */
	int guests;
	unsigned noise;        /* percentage of random moves of the wildest seat */
	unsigned burst;        /* random moves in a row, in every second game */
	unsigned keep;         /* one position in this many is kept */
	uint64_t first, games; /* number of the first game, and how many */
	uint64_t seed;
	unsigned threads;
	bool gpu;            /* a GPU plays; the bot is static */
	const char *kernels; /* folder of its programs, or NULL */
};

/* Games that were played elsewhere: their numbers and the moves of the seats, log_max for each. */
struct told {
	const uint64_t *index;
	const pet_move *moves;
	const struct gpu_result *result;
	uint64_t count;
	uint32_t log_max;
};

/* Plays the games of a generation with these numbers and adds to the samples and to the guests'
 * games; returns the games that ended. told: replays these games instead, move by move, and takes
 * the same samples from them; NULL: plays. */
uint64_t train_play(const struct selfplay *p, const struct told *told, uint64_t from, uint64_t to,
		    struct samples *out);

/* Makes room for more samples and numbers in their rows. */
void train_room(struct samples *s, size_t samples, size_t numbers);

/* Plays on a GPU (train_device.c): the same games as train_play, the same samples. */
uint64_t train_play_device(const struct selfplay *p, struct samples *out);

/* Draws how a game begins; returns its number of seats. */
uint8_t train_opening(const struct selfplay *p, uint64_t index, struct gpu_opening *o);

/* --guest, --hosts: reads "20:plan:hunter" into the next guest of a run. */
void train_invite(struct selfplay *p, const char *value, bool hosts);

/* How the guests of a generation fared. */
void train_tell_guests(const struct selfplay *p);

/* A bot by its name, which must suit the game; exits if there is none. */
struct pet_bot_spec train_bot_named(const char *name, const struct pet_game *game);

/* Memory for a bot; free releases it. */
void *train_bot(const struct pet_bot_spec *spec);

/* The shape of a net and how long it is trained. */
struct fit {
	int first, second;
	int epochs;
	int mix;   /* in percent: what a search thought counts instead of the result */
	bool tune; /* begins with the weights of the net before, which has this shape */
	unsigned threads;
	uint64_t seed;
};

/* Mean cross entropy of the winner in nats: of the net, of the game's eval, of the net before. And
 * how often was won what the net said, by tenths of what it said. */
enum { TENTHS = 10 };
struct loss {
	double net, place, hand, before;
	struct {
		double said, won; /* sums */
		uint64_t count;   /* of seats */
	} tenth[TENTHS];
};

/* Fits a net to nine tenths of the games; *held is its loss on the rest, and that of the net before,
 * unless it is NULL. data has room for pet_judge_count numbers. */
void train_fit(const struct samples *s, const struct fit *f, const struct pet_net *before,
	       int16_t *data, struct loss *held);

/* The net of weights in floats, layer after layer, each the rows of its neurons, then their biases; f has its shape. */
size_t train_weights(const struct samples *s, const struct fit *f);
void train_round(const struct samples *s, const struct fit *f, const float *weights, int16_t *data);

/* Positions and weights as NumPy's arrays (train_npy.c). */
void train_write_positions(const char *path, const struct samples *s);
float *train_read_weights(const char *path, size_t count);

/* A game with more questions is given up. */
enum { QUESTIONS_MAX = 20000 };

/* A match of the new net against the best so far: how, and what came out. */
struct match {
	const struct pet_game *game;
	struct pet_bot_spec spec[2]; /* the new net, the best so far */
	uint8_t seats_min, seats_max;
	uint64_t games, seed; /* at most this many games */
	struct sprt sprt;
	uint64_t finished;
	double times; /* wins in multiples of the fair share */
};

void train_match(struct match *m, unsigned threads);

enum { GENERATIONS_MAX = 1000 };

/* A folder by which processes share a run (train_queue.c). */
struct queue {
	const char *dir; /* NULL: there is none */
	int lock;
};

/* A checksum, continued. */
uint64_t train_sum(uint64_t sum, const void *data, size_t bytes);

/* Makes the folder, or finds it with the same plan; exits if it belongs to another. */
void queue_open(struct queue *q, const struct pet_text *plan);

/* Plays the batches of a generation that nobody else plays, waits for the others, and adds all of
 * them to the samples; returns the games that ended. */
uint64_t queue_play(const struct queue *q, unsigned g, const struct selfplay *p,
		    struct samples *out);

/* Between these, one process alone decides whether the net of a generation is kept. */
void queue_lock(const struct queue *q, unsigned g);
void queue_unlock(const struct queue *q, unsigned g);

/* Has it been decided? Then *kept, and *best is the net if it was. */
bool queue_answer(const struct queue *q, unsigned g, const struct pet_game *game,
		  struct pet_net *best, bool *kept);
void queue_tell(const struct queue *q, unsigned g, const struct pet_game *game,
		const struct pet_net *net, bool kept);

#endif
