/* play.h: plays many random games on a device, exactly those that `petteia sim --bots random` plays.
 *
 *     struct gpu_play p;
 *     if (gpu_play_open(&p, device, game, &setup, seed, lanes) && gpu_play_games(&p, 0, n, result)) ...
 *     gpu_play_close(&p);
 *
 * Where something returns false the device failed, and device->error says why. */
#ifndef GPU_PLAY_H
#define GPU_PLAY_H

#include <signal.h>

#include "gpu/device.h"

struct gpu_play {
	struct gpu_device *device;
	const struct pet_game *game;
	struct pet_setup setup;
	unsigned lines;     /* groups of lanes, each sorted by itself: while the slowest warps of */
	struct gpu_job job; /* one line end, the others go on; of all lanes */
	struct gpu_job part[GPU_LINES]; /* ... and of one line's */
};

bool gpu_play_open(struct gpu_play *p, struct gpu_device *d, const struct pet_game *game,
		   const struct pet_setup *setup, uint64_t seed, uint32_t lanes);
void gpu_play_close(struct gpu_play *p);

/* Plays games first to last-1 and writes their results, in order. stop: looked at now and then; when it
 * is set the games are broken off (those without a result have no decisions), NULL: never. */
bool gpu_play_games(struct gpu_play *p, uint64_t first, uint64_t last, struct gpu_result *result,
		    const volatile sig_atomic_t *stop);

/* Puts all lanes to the begin of games, which will have no end; then answers so many questions in
 * each lane. */
bool gpu_play_begin(struct gpu_play *p);
bool gpu_play_steps(struct gpu_play *p, uint32_t steps);

/* Waits until all is done. */
bool gpu_play_wait(struct gpu_play *p);

/* Games that were ended, decisions and draws since gpu_play_begin, those of unfinished games too. */
bool gpu_play_count(struct gpu_play *p, struct gpu_count *count);

/* Replays the games that some lanes are in, on this processor, and compares the hashes: how many lanes
 * differ. */
bool gpu_play_check(struct gpu_play *p, uint32_t lanes, uint32_t *differ);

#endif
