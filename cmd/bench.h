/* bench.h: the parts of bench. */
#ifndef CMD_BENCH_H
#define CMD_BENCH_H

#include "core/game.h"

/* How a GPU is measured. */
struct bench_device {
	const char *kernels; /* folder, or NULL */
	uint32_t lanes;      /* 0: the usual number */
	bool thinks;         /* static bots, not random ones */
	uint64_t ms;
	bool json;
};

/* Every game and number of seats, or only those. EXIT_NO: a hash differs. */
int bench_on_device(const struct pet_game *only, int seats, const struct bench_device *how);

#endif
