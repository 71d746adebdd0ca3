/* lane.h: what the kernels and the host share: the lanes, their counters, the results.
 *
 * A lane is one game being played; a thread of the device runs it for one question at a time. It
 * plays game after game: the counters hand out the number of the next one, and everything in a game
 * follows from the seed and that number, exactly as in `petteia sim`: a source of chance and one
 * for each seat. So the processor can replay any lane, whatever else the device did. */
#ifndef GPU_LANE_H
#define GPU_LANE_H

#include "core/bots.h"

enum {
	GPU_WARP = 32,
	GPU_KEYS = 256,                      /* buckets of the sort: the node that asks, or: */
	GPU_KEY_OVER = 0,                    /* between two games (node 0 is no node) */
	GPU_KEY_IDLE = GPU_KEYS,             /* no games are left: no longer placed */
	GPU_QUESTIONS_MAX = 1000000,         /* a longer game is abandoned */
	GPU_HOLES_MAX = GPU_KEYS * GPU_WARP, /* unused places at the ends of the buckets */
};
#define GPU_NO_LANE UINT32_MAX
#define GPU_NO_GAME UINT64_MAX

struct gpu_lane {
	uint64_t game;             /* its number, or GPU_NO_GAME */
	struct pet_bits chance;    /* of dice and draws */
	uint32_t decisions, draws; /* of this game so far */
	uint32_t tries, at;        /* moves to look at in this step, and the first of their looks */
	struct pet_bits seat[PET_SEATS_MAX];
	uint64_t end[2]; /* padding: a question touches two 32-byte sectors of memory */
};

/* How a game of self-play begins (cmd/train_play.c): chance, a bot at each seat, and from which
 * question on everybody plays at random for a while. */
struct gpu_opening {
	struct pet_bits chance, seat[PET_SEATS_MAX];
	int32_t burst;
	uint8_t biased;                 /* one bit per seat: it has a taste */
	uint8_t blunder[PET_SEATS_MAX]; /* percentage of random moves */
	int32_t taste[PET_SEATS_MAX][PET_FEATURES_MAX];
};

/* One look of a static bot: a move in the world of its lane. */
struct gpu_look {
	uint32_t lane; /* GPU_NO_LANE: unused */
	pet_move m;
	int32_t value; /* of the position after it to the mover; negative: the net's to say */
	int32_t lean;  /* what the mover's taste adds */
};

/* The result of one game, as in struct outcome of `petteia sim`. */
struct gpu_result {
	uint32_t decisions, draws;
	uint8_t share[PET_SEATS_MAX];
	uint8_t finished, limit, ending, spare[3];
};

/* Counters of a run; one instance, on the device. */
struct gpu_count {
	uint64_t next;             /* number of the next game to begin */
	uint64_t games;            /* ended */
	uint64_t decisions, draws; /* of the games that have ended */
	uint64_t looks;            /* positions judged */
};

/* The argument of every kernel, by value; the pointers are device addresses. */
struct gpu_job {
	struct gpu_count *count;
	const unsigned char *start; /* the position every game begins with */
	unsigned char *states;      /* stride bytes per lane */
	struct gpu_lane *lane;
	uint32_t *order;           /* lanes by key, GPU_NO_LANE in the holes */
	uint32_t *key, *rank;      /* of each lane, and its place among those of the same key */
	uint32_t *held;            /* two tables of GPU_KEYS + 1: how many lanes have the key */
	uint32_t *base;            /* where each key begins in order, */
	uint32_t *placed;          /* and where the last one ends, holes included */
	uint64_t *hash;            /* of each lane's state, by gpu_hash */
	struct gpu_result *result; /* of games first to last-1; NULL: not wanted */
	uint64_t seed, first, last;
	uint32_t lanes, stride;
	uint32_t turn; /* which of the two tables is filled now */
	uint8_t seats;

	/* Static bots (look.c). */
	uint8_t thinks;        /* one bit per bot: it is static; the others are random */
	bool by_hand;          /* eval judges, not the net */
	unsigned char *worlds; /* of each lane, stride bytes: what its mover takes for true */
	struct gpu_look *look; /* of all lanes, */
	uint32_t *looks;       /* how many were wanted, */
	uint32_t look_max;     /* and how many there is room for */
	struct pet_net net;    /* in the device's memory, */
	const uint32_t *tiles; /* and laid out for gpu_net (net.h) */
	int16_t *rows;         /* what the net sees: row_length numbers per look and seat, */
	int32_t *logits;       /* and its answers, two per look and seat */
	uint32_t row_length;
	int features, from; /* how many it sees, eval included, and the first in the list */

	/* Self-play for training: NULL, or one for each of the games first to last-1. */
	const struct gpu_opening *opening;
	pet_move *log; /* the moves of the seats, log_max per game; longer games are given up */
	uint32_t log_max, burst, keep;
};

/* The kernels by name: gpu_open, gpu_step... The job is their only argument. */
#define GPU_KERNELS(X)                                                                             \
	X(open) X(step) X(scan) X(place) X(hash) X(look) X(try) X(net) X(weigh) X(pick)

enum gpu_kernel {
#define X(name) GPU_KERNEL_##name,
	GPU_KERNELS(X)
#undef X
		GPU_KERNEL_COUNT
};

#endif
