/* turn.h: what every kernel that plays does with a lane: begin a game, draw, play, end it, and say
 * what comes next. Compiled once for each game (GPU_GAME). */
#ifndef GPU_TURN_H
#define GPU_TURN_H

#include <string.h>

#include "gpu/grid.h"
#include "gpu/lane.h"

extern const struct pet_game GPU_GAME;
static const struct pet_game *const game = &GPU_GAME;

#define X(name) GPU_KERNEL void gpu_##name(struct gpu_job job);
GPU_KERNELS(X)
#undef X

static inline void record(const struct gpu_job *job, const struct gpu_lane *lane, const void *state)
{
	bool finished = pet_game_asked(state) == PET_NOBODY;
	grid_add(&job->count->games, 1);
	grid_add(&job->count->decisions, lane->decisions);
	grid_add(&job->count->draws, lane->draws);
	if (!job->result)
		return;
	struct gpu_result r = { lane->decisions, lane->draws, { 0 }, finished, 0, PET_ENDINGS_MAX };
	if (finished) {
		game->result(state, r.share);
		r.limit = game->bots->limit_hit && game->bots->limit_hit(state);
		if (game->bots->ending)
			r.ending = game->bots->ending(state);
	}
	job->result[lane->game - job->first] = r;
}

/* Begins the next game, as `petteia sim` or `petteia train` does; false: none is left. All games
 * begin with the same position: nothing is drawn before the first question. */
static inline bool begin(const struct gpu_job *job, struct gpu_lane *lane, void *state)
{
	uint64_t number = grid_add(&job->count->next, 1);
	lane->decisions = lane->draws = lane->tries = 0;
	lane->game = number < job->last ? number : GPU_NO_GAME;
	if (lane->game == GPU_NO_GAME)
		return false;
	if (job->opening) {
		const struct gpu_opening *o = &job->opening[number - job->first];
		lane->chance = o->chance;
		for (unsigned s = 0; s < job->seats; s++)
			lane->seat[s] = o->seat[s];
	} else {
		struct pet_bits source = { job->seed };
		struct pet_bits bits = { pet_bits_next(&source) ^ number * 0xd1342543de82ef95u };
		for (unsigned b = 0; b < job->seats; b++)
			lane->seat[(b + number) % job->seats].state = pet_bits_next(&bits);
		lane->chance = bits;
	}
	memcpy(state, job->start, job->stride);
	return true;
}

static inline bool over(const struct gpu_job *job, const struct gpu_lane *lane, const void *state)
{
	return lane->game == GPU_NO_GAME || pet_game_asked(state) == PET_NOBODY ||
	       lane->decisions >= (job->opening ? job->log_max : GPU_QUESTIONS_MAX);
}

/* If the lane's game is over: records it and begins the next one. */
static inline bool between_games(const struct gpu_job *job, struct gpu_lane *lane, void *state)
{
	if (!over(job, lane, state))
		return false;
	if (lane->game != GPU_NO_GAME)
		record(job, lane, state);
	begin(job, lane, state);
	return true;
}

static inline void draw(struct gpu_lane *lane, void *state)
{
	pet_move m = pet_game_sample(game, state, pet_bits_next(&lane->chance));
	lane->draws++;
	pet_game_advance(game, state, m, NULL);
}

static inline void play(const struct gpu_job *job, struct gpu_lane *lane, void *state, pet_move m)
{
	if (job->log)
		job->log[(lane->game - job->first) * job->log_max + lane->decisions] = m;
	lane->decisions++;
	pet_game_advance(game, state, m, NULL);
}

/* Looks of this step that there was room for. */
static inline uint32_t look_count(const struct gpu_job *job)
{
	return *job->looks < job->look_max ? *job->looks : job->look_max;
}

/* What a lane is sorted by. */
static inline uint32_t key_of(const struct gpu_job *job, const struct gpu_lane *lane,
			      const void *state)
{
	if (lane->game == GPU_NO_GAME)
		return GPU_KEY_IDLE;
	return over(job, lane, state) ? GPU_KEY_OVER : pet_game_frame(state)->node;
}

/* The lane of a thread, or GPU_NO_LANE. The order is read before it is known how far it reaches: two
 * loads that do not wait for each other. */
static inline uint32_t lane_here(const struct gpu_job *job, uint32_t t)
{
	if (t >= job->lanes + GPU_HOLES_MAX)
		return GPU_NO_LANE;
	uint32_t l = job->order[t];
	return t < *job->placed ? l : GPU_NO_LANE;
}

/* Counts the lane with those of the same key. All threads of a warp must call it. */
static inline void finish(const struct gpu_job *job, uint32_t l, uint32_t key)
{
	uint32_t *held = job->held + job->turn * (GPU_KEYS + 1);
	uint32_t rank = grid_rank(held, key);
	if (l != GPU_NO_LANE) {
		job->key[l] = key;
		job->rank[l] = rank;
	}
}

#endif
