/* play.h: plays many games on a device, exactly those that `petteia sim` plays with random and
 * static bots.
 *
 *     struct gpu_play p;
 *     if (gpu_play_open(&p, device, game, &setup, seed, lanes) &&
 *         gpu_play_games(&p, 0, n, result, NULL)) ...
 *     gpu_play_close(&p);
 *
 * If a function returns false the device failed, and device->error says why. */
#ifndef GPU_PLAY_H
#define GPU_PLAY_H

#include <signal.h>

#include "gpu/device.h"

enum { GPU_TAKEN_MAX = 24 };

struct gpu_play {
	struct gpu_device *device;
	const struct pet_game *game;
	struct pet_setup setup;
	unsigned lines;     /* groups of lanes, each sorted by itself, so that the slowest warps */
	struct gpu_job job; /* of one do not hold up the others; job: of all lanes */
	struct gpu_job part[GPU_LINES]; /* ... and of each line */
	void *taken[GPU_TAKEN_MAX];     /* memory of the device */
	int taken_count;
};

bool gpu_play_open(struct gpu_play *p, struct gpu_device *d, const struct pet_game *game,
		   const struct pet_setup *setup, uint64_t seed, uint32_t lanes);
void gpu_play_close(struct gpu_play *p);

/* Some bots are static instead of random: one bit each (bot b sits at seat (b + i) modulo seats in
 * game i). They judge by the net; NULL: by the game's eval. Call it after opening. */
bool gpu_play_think(struct gpu_play *p, uint8_t bots, const struct pet_net *net);

/* Plays games first to last-1 and writes their results, in order. stop: checked now and then; once
 * it is set, unfinished games are abandoned (their results have no decisions). NULL: never. */
bool gpu_play_games(struct gpu_play *p, uint64_t first, uint64_t last, struct gpu_result *result,
		    const volatile sig_atomic_t *stop);

/* The same for self-play: opening is where each of the games begins, moves gets the seats' answers,
 * at most log_max of each game. In a run of `burst` questions everybody plays at random; one
 * position in `keep` is of interest. */
struct gpu_selfplay {
	const struct gpu_opening *opening;
	pet_move *moves;
	uint32_t log_max, burst, keep;
};
bool gpu_play_selfplay(struct gpu_play *p, uint64_t games, const struct gpu_selfplay *how,
		       struct gpu_result *result, const volatile sig_atomic_t *stop);

/* Starts an endless run: all lanes are between two games. gpu_play_steps then answers that many
 * questions in each lane. */
bool gpu_play_begin(struct gpu_play *p);
bool gpu_play_steps(struct gpu_play *p, uint32_t steps);

/* Waits until all queued steps are done. */
bool gpu_play_wait(struct gpu_play *p);

/* Games ended, decisions and draws since gpu_play_begin, including those of unfinished games. */
bool gpu_play_count(struct gpu_play *p, struct gpu_count *count);

/* Replays the current games of some lanes on this processor and compares the hashes; *differ: the
 * number of lanes that differ. */
bool gpu_play_check(struct gpu_play *p, uint32_t lanes, uint32_t *differ);

#endif
