/* kernel.c: random games on a device with many threads, which is fast when neighbouring threads do
 * the same.
 *
 * One launch of gpu_step answers one question in every lane: chance draws, a seat takes one of its
 * legal moves. The cost is divergence: neighbouring threads at different nodes of the rules. So
 * between two steps the lanes are sorted by the node that asks, with a counting sort:
 *
 *     gpu_step    answers, and counts the lane in held[its new key]; the count before is its rank
 *     gpu_scan    base[key] = lanes with lower keys, rounded up to whole warps
 *     gpu_place   order[base[key] + rank] = lane
 *
 * States stay where they are; only the order changes. Copying them to thread-local memory, where
 * the same field of neighbouring lanes is one access, was slower in every game, and so was copying
 * them to the shared memory of a block: a question touches only a small part of the state.
 *
 * The file is compiled once for each game (GPU_GAME), so that its tables are constants and the
 * linker drops what no lane needs (words, reasons, boards). */
#include "gpu/turn.h"

/* Answers one question with a random move, or begins the next game; returns the key of what
 * follows. */
static uint32_t step(const struct gpu_job *job, struct gpu_lane *lane, void *state)
{
	uint8_t asked = pet_game_asked(state);
	if (between_games(job, lane, state))
		return key_of(job, lane, state);
	if (asked == PET_CHANCE) {
		draw(lane, state);
	} else {
		pet_move legal[PET_MOVES_MAX];
		int n = pet_view_legal(game, pet_game_view(game, state, asked), legal);
		pet_move m = legal[n > 1 ? pet_bits_below(&lane->seat[asked], (uint32_t)n) : 0];
		play(job, lane, state, m);
	}
	return key_of(job, lane, state);
}

/* Before the first step: all lanes are between two games. */
GPU_KERNEL void gpu_open(struct gpu_job job)
{
	uint32_t t = grid_thread();
	if (!t)
		*job.looks = 0;
	if (t < 2 * (GPU_KEYS + 1))
		job.held[t] = t == GPU_KEY_OVER ? job.lanes : 0;
	if (t >= job.lanes)
		return;
	job.lane[t].game = GPU_NO_GAME;
	job.key[t] = GPU_KEY_OVER;
	job.rank[t] = t;
}

GPU_KERNEL void gpu_step(struct gpu_job job)
{
	uint32_t t = grid_thread(), key = GPU_KEY_IDLE;
	uint32_t l = lane_here(&job, t);
	if (l != GPU_NO_LANE)
		key = step(&job, &job.lane[l], job.states + (size_t)l * job.stride);
	finish(&job, l, key);
}

/* One thread for every key and one more for the end. Each adds up the counts of all lower keys by
 * itself: there are few, and so no thread waits for another. */
GPU_KERNEL void gpu_scan(struct gpu_job job)
{
	uint32_t key = grid_thread(), at = 0;
	if (key > GPU_KEYS)
		return;
	const uint32_t *held = job.held + job.turn * (GPU_KEYS + 1);
	for (uint32_t i = 0; i < key; i++)
		at += (held[i] + GPU_WARP - 1) / GPU_WARP * GPU_WARP;
	job.held[!job.turn * (GPU_KEYS + 1) + key] = 0;
	if (key == GPU_KEYS) {
		grid_add(&job.count->looks, look_count(&job));
		*job.looks = 0;
		*job.placed = at;
		return;
	}
	job.base[key] = at;
	for (uint32_t i = held[key]; i % GPU_WARP; i++)
		job.order[at + i] = GPU_NO_LANE;
}

GPU_KERNEL void gpu_place(struct gpu_job job)
{
	uint32_t l = grid_thread();
	if (l < job.lanes && job.key[l] < GPU_KEYS)
		job.order[job.base[job.key[l]] + job.rank[l]] = l;
}

/* Hashes every state, for comparison with the processor. */
GPU_KERNEL void gpu_hash(struct gpu_job job)
{
	uint32_t l = grid_thread();
	if (l < job.lanes)
		job.hash[l] = pet_game_hash(game, job.states + (size_t)l * job.stride);
}
