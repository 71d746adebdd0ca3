#include "gpu/play.h"

#include <stdlib.h>
#include <string.h>

/* Steps between two checks of how many games have ended. */
enum { LOOK_EVERY = 64 };

static bool take(struct gpu_play *p, void *to, size_t bytes)
{
	void *memory = p->device->take(p->device, bytes);
	memcpy(to, &memory, sizeof memory);
	return memory;
}

/* Fewer lanes than this are not worth a line of their own. */
enum { LINE_LANES = 16384 };

/* The part of the job that belongs to one line. */
static struct gpu_job part_of(const struct gpu_play *p, unsigned line)
{
	struct gpu_job part = p->job;
	size_t n = p->job.lanes / p->lines, from = line * n;
	part.lanes = (uint32_t)n;
	part.states += from * part.stride;
	part.lane += from;
	part.key += from;
	part.rank += from;
	part.hash += from;
	part.order += line * (n + GPU_HOLES_MAX);
	part.held += line * 2 * (GPU_KEYS + 1);
	part.base += line * GPU_KEYS;
	part.placed += line;
	return part;
}

bool gpu_play_open(struct gpu_play *p, struct gpu_device *d, const struct pet_game *game,
		   const struct pet_setup *setup, uint64_t seed, uint32_t lanes)
{
	memset(p, 0, sizeof *p);
	p->device = d;
	p->game = game;
	p->setup = *setup;
	p->lines = lanes / LINE_LANES > GPU_LINES ? GPU_LINES : lanes / LINE_LANES;
	p->lines += !p->lines;
	struct gpu_job *job = &p->job;
	uint32_t whole = GPU_WARP * p->lines;
	job->seed = seed;
	job->lanes = (lanes + whole - 1) / whole * whole;
	job->stride = (game->state_bytes + 127u) / 128 * 128;
	size_t n = job->lanes, lines = p->lines;
	return take(p, &job->count, sizeof *job->count) &&
	       take(p, &job->setup, sizeof *job->setup) && take(p, &job->states, n * job->stride) &&
	       take(p, &job->lane, n * sizeof *job->lane) &&
	       take(p, &job->order, (n + lines * GPU_HOLES_MAX) * sizeof *job->order) &&
	       take(p, &job->key, n * sizeof *job->key) &&
	       take(p, &job->rank, n * sizeof *job->rank) &&
	       take(p, &job->held, lines * 2 * (GPU_KEYS + 1) * sizeof *job->held) &&
	       take(p, &job->base, lines * GPU_KEYS * sizeof *job->base) &&
	       take(p, &job->placed, lines * sizeof *job->placed) &&
	       take(p, &job->hash, n * sizeof *job->hash) &&
	       d->put(d, (void *)(uintptr_t)job->setup, setup, sizeof *setup);
}

void gpu_play_close(struct gpu_play *p)
{
	void *const all[] = { p->job.count,  (void *)(uintptr_t)p->job.setup,
			      p->job.states, p->job.lane,
			      p->job.order,  p->job.key,
			      p->job.rank,   p->job.held,
			      p->job.base,   p->job.placed,
			      p->job.hash };
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		p->device->drop(p->device, all[i]);
}

static bool launch(struct gpu_play *p, unsigned line, enum gpu_kernel kernel, uint32_t threads)
{
	return p->device->launch(p->device, line, kernel, threads, &p->part[line]);
}

/* Sorts the lanes of a line by key and switches to the other, empty table of counts. */
static bool sort(struct gpu_play *p, unsigned line)
{
	bool ok = launch(p, line, GPU_KERNEL_scan, GPU_KEYS + 1) &&
		  launch(p, line, GPU_KERNEL_place, p->part[line].lanes);
	p->part[line].turn = !p->part[line].turn;
	return ok;
}

static bool begin(struct gpu_play *p, uint64_t first, uint64_t last)
{
	struct gpu_count count = { .next = first };
	p->job.first = first;
	p->job.last = last;
	bool ok = p->device->put(p->device, p->job.count, &count, sizeof count);
	for (unsigned line = 0; ok && line < p->lines; line++) {
		p->part[line] = part_of(p, line);
		uint32_t n = p->part[line].lanes, keys = 2 * (GPU_KEYS + 1);
		ok = launch(p, line, GPU_KERNEL_open, n > keys ? n : keys) && sort(p, line);
	}
	return ok;
}

bool gpu_play_steps(struct gpu_play *p, uint32_t steps)
{
	bool ok = true;
	for (uint32_t i = 0; i < steps; i++)
		for (unsigned line = 0; ok && line < p->lines; line++)
			ok = launch(p, line, GPU_KERNEL_step,
				    p->part[line].lanes + GPU_HOLES_MAX) &&
			     sort(p, line);
	return ok;
}

bool gpu_play_games(struct gpu_play *p, uint64_t first, uint64_t last, struct gpu_result *result,
		    const volatile sig_atomic_t *stop)
{
	struct gpu_count count = { 0 };
	size_t bytes = (size_t)(last - first) * sizeof *result;
	memset(result, 0, bytes);
	if (!take(p, &p->job.result, bytes))
		return false;
	bool ok = p->device->put(p->device, p->job.result, result, bytes) && begin(p, first, last);
	while (ok && count.games < last - first && !(stop && *stop))
		ok = gpu_play_steps(p, LOOK_EVERY) &&
		     p->device->get(p->device, &count, p->job.count, sizeof count);
	ok = ok && p->device->get(p->device, result, p->job.result, bytes);
	p->device->drop(p->device, p->job.result);
	p->job.result = NULL;
	return ok;
}

bool gpu_play_begin(struct gpu_play *p)
{
	return begin(p, 0, GPU_NO_GAME);
}

static struct gpu_lane *lanes_of(struct gpu_play *p)
{
	size_t bytes = p->job.lanes * sizeof(struct gpu_lane);
	struct gpu_lane *lane = malloc(bytes);
	p->device->error = "malloc";
	if (lane && p->device->get(p->device, lane, p->job.lane, bytes))
		return lane;
	free(lane);
	return NULL;
}

bool gpu_play_wait(struct gpu_play *p)
{
	struct gpu_count count;
	return p->device->get(p->device, &count, p->job.count, sizeof count);
}

bool gpu_play_count(struct gpu_play *p, struct gpu_count *count)
{
	struct gpu_lane *lane = lanes_of(p);
	bool ok = lane && p->device->get(p->device, count, p->job.count, sizeof *count);
	for (uint32_t i = 0; ok && i < p->job.lanes; i++) {
		count->decisions += lane[i].decisions;
		count->draws += lane[i].draws;
	}
	free(lane);
	return ok;
}

/* The hash of a lane's state, from a replay without the device and its code. */
static uint64_t replay(const struct gpu_play *p, const struct gpu_lane *lane)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX];
	struct pet_bits source = { p->job.seed }, seat[PET_SEATS_MAX];
	struct pet_bits bits = { pet_bits_next(&source) ^ lane->game * 0xd1342543de82ef95u };
	for (unsigned b = 0; b < p->setup.seats; b++)
		seat[(b + lane->game) % p->setup.seats].state = pet_bits_next(&bits);
	pet_game_start(p->game, state, &p->setup, NULL);
	for (uint32_t left = lane->decisions + lane->draws; left; left--) {
		uint8_t asked = pet_game_asked(state);
		if (asked == PET_NOBODY)
			return 0;
		if (asked == PET_CHANCE) {
			pet_move m = pet_game_sample(p->game, state, pet_bits_next(&bits));
			pet_game_advance(p->game, state, m, NULL);
			continue;
		}
		uint32_t n = (uint32_t)pet_game_legal(p->game, state, legal);
		uint32_t i = n > 1 ? pet_bits_below(&seat[asked], n) : 0;
		pet_game_advance(p->game, state, legal[i], NULL);
	}
	return pet_game_hash(p->game, state);
}

bool gpu_play_check(struct gpu_play *p, uint32_t lanes, uint32_t *differ)
{
	size_t bytes = p->job.lanes * sizeof(uint64_t);
	uint64_t *hash = malloc(bytes);
	struct gpu_lane *lane = NULL;
	bool ok = hash && gpu_play_wait(p) &&
		  p->device->launch(p->device, 0, GPU_KERNEL_hash, p->job.lanes, &p->job) &&
		  p->device->get(p->device, hash, p->job.hash, bytes) && (lane = lanes_of(p));
	*differ = 0;
	for (uint32_t i = 0; ok && i < lanes; i++) {
		uint32_t l = (uint32_t)((uint64_t)i * p->job.lanes / lanes);
		*differ += lane[l].game == GPU_NO_GAME || replay(p, &lane[l]) != hash[l];
	}
	free(hash);
	free(lane);
	return ok;
}
