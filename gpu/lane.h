/* lane.h: what the kernels and the host share: the lanes, their counters, the results.
 *
 * A lane is one game being played, a thread of the device for one question at a time. It plays game
 * after game; which one is a number that the counters hand out, and everything in a game follows from
 * the seed and that number, exactly as in `petteia sim`: a source of chance and one for each seat.
 * Hence any lane can be replayed by a processor, whatever else the device did. */
#ifndef GPU_LANE_H
#define GPU_LANE_H

#include "core/game.h"

enum {
	GPU_WARP = 32,
	GPU_KEYS = 256,              /* buckets of the sort: the node that asks, or one of: */
	GPU_KEY_OVER = 0,            /* between two games (node 0 is no node) */
	GPU_KEY_IDLE = GPU_KEYS,     /* no games are left: is not placed any more */
	GPU_QUESTIONS_MAX = 1000000, /* a game that has more is broken off */
	GPU_HOLES_MAX = GPU_KEYS * GPU_WARP, /* at the ends of the buckets */
};
#define GPU_NO_LANE UINT32_MAX
#define GPU_NO_GAME UINT64_MAX

struct gpu_lane {
	uint64_t game;             /* its number, or GPU_NO_GAME */
	struct pet_bits chance;    /* of dice and draws */
	uint32_t decisions, draws; /* of this game so far */
	uint64_t spare;
	struct pet_bits seat[PET_SEATS_MAX];
	uint64_t end[2]; /* two sectors of the memory and no third */
};

/* The result of one game, as struct outcome of `petteia sim` has it. */
struct gpu_result {
	uint32_t decisions, draws;
	uint8_t share[PET_SEATS_MAX];
	uint8_t finished, limit, ending, spare[3];
};

/* One in all, on the device. */
struct gpu_count {
	uint64_t next;             /* the game that is begun next */
	uint64_t games;            /* that were ended */
	uint64_t decisions, draws; /* of the games that were ended */
};

/* What every kernel is told, by value; the pointers are into the memory of the device. */
struct gpu_job {
	struct gpu_count *count;
	const struct pet_setup *setup;
	unsigned char *states; /* a row of stride bytes a lane */
	struct gpu_lane *lane;
	uint32_t *order;           /* lanes by key, GPU_NO_LANE in the holes */
	uint32_t *key, *rank;      /* of each lane, and its place among those of the same key */
	uint32_t *held;            /* two tables of GPU_KEYS + 1: how many lanes have the key */
	uint32_t *base;            /* where each key begins in the order, */
	uint32_t *placed;          /* and where the last ends, the holes included */
	uint64_t *hash;            /* of each lane's state, by gpu_hash */
	struct gpu_result *result; /* of games first to last-1; NULL: nobody wants them */
	uint64_t seed, first, last;
	uint32_t lanes, stride;
	uint32_t turn; /* which of the two tables is filled now */
};

/* The kernels by name: gpu_open, gpu_step... Each is told the job and nothing else. */
#define GPU_KERNELS(X) X(open) X(step) X(scan) X(place) X(hash)

enum gpu_kernel {
#define X(name) GPU_KERNEL_##name,
	GPU_KERNELS(X)
#undef X
		GPU_KERNEL_COUNT
};

#endif
