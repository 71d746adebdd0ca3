#include "gpu/play.h"

#include <stdlib.h>
#include <string.h>

#include "gpu/net.h"

/* Steps between two checks of how many games have ended; room for looks in a step. */
enum { LOOK_EVERY = 64, LOOKS_PER_LANE = 16 };

/* Memory that gpu_play_close drops. */
static bool take(struct gpu_play *p, void *to, size_t bytes)
{
	void *memory = p->device->take(p->device, bytes);
	memcpy(to, &memory, sizeof memory);
	if (memory)
		p->taken[p->taken_count++] = memory;
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
	part.looks += line;
	if (part.thinks) {
		size_t look = (size_t)line * part.look_max;
		size_t row = look * part.seats + line * NET_TILE_ROWS;
		part.worlds += from * part.stride;
		part.look += look;
		if (!part.by_hand) {
			part.rows += row * part.row_length;
			part.logits += 2 * row;
		}
	}
	return part;
}

/* Every game begins with the same position, so the host sets it up. */
static bool put_start(struct gpu_play *p)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX + 128] = { 0 };
	pet_game_start(p->game, state, &p->setup, NULL);
	return p->device->put(p->device, (void *)(uintptr_t)p->job.start, state, p->job.stride);
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
	job->seats = setup->seats;
	size_t n = job->lanes, lines = p->lines;
	return take(p, &job->count, sizeof *job->count) && take(p, &job->start, job->stride) &&
	       take(p, &job->states, n * job->stride) &&
	       take(p, &job->lane, n * sizeof *job->lane) &&
	       take(p, &job->order, (n + lines * GPU_HOLES_MAX) * sizeof *job->order) &&
	       take(p, &job->key, n * sizeof *job->key) &&
	       take(p, &job->rank, n * sizeof *job->rank) &&
	       take(p, &job->held, lines * 2 * (GPU_KEYS + 1) * sizeof *job->held) &&
	       take(p, &job->base, lines * GPU_KEYS * sizeof *job->base) &&
	       take(p, &job->placed, lines * sizeof *job->placed) &&
	       take(p, &job->looks, lines * sizeof *job->looks) &&
	       take(p, &job->hash, n * sizeof *job->hash) && put_start(p);
}

bool gpu_play_think(struct gpu_play *p, uint8_t bots, const struct pet_net *net)
{
	struct gpu_job *job = &p->job;
	job->thinks = bots;
	job->features = pet_judge_features(p->game, p->setup.seats);
	job->from = pet_judge_from(p->game, p->setup.seats);
	job->by_hand = !net;
	net = net ? pet_judge_net(net, p->setup.seats) : NULL;
	size_t n = job->lanes, each = n / p->lines * LOOKS_PER_LANE;
	job->look_max = (uint32_t)(each < PET_MOVES_MAX ? PET_MOVES_MAX : each);
	size_t looks = (size_t)job->look_max * p->lines;
	if (!take(p, &job->worlds, n * job->stride) ||
	    !take(p, &job->look, looks * sizeof *job->look))
		return false;
	if (job->by_hand)
		return true;
	job->row_length = net_padded(3 * (unsigned)pet_net_row(job->features));
	size_t rows = looks * job->seats + p->lines * NET_TILE_ROWS;
	size_t words = net_words(net), bytes = net->count * sizeof *net->data;
	uint32_t *tiles = malloc(words * sizeof *tiles);
	p->device->error = "malloc";
	if (!tiles)
		return false;
	net_lay_out(net, tiles);
	job->net = *net;
	bool ok = take(p, &job->rows, rows * job->row_length * sizeof *job->rows) &&
		  take(p, &job->logits, 2 * rows * sizeof *job->logits) &&
		  take(p, &job->net.data, bytes) && take(p, &job->tiles, words * sizeof *tiles) &&
		  p->device->put(p->device, (void *)(uintptr_t)job->net.data, net->data, bytes) &&
		  p->device->put(p->device, (void *)(uintptr_t)job->tiles, tiles,
				 words * sizeof *tiles);
	free(tiles);
	return ok;
}

void gpu_play_close(struct gpu_play *p)
{
	while (p->taken_count)
		p->device->drop(p->device, p->taken[--p->taken_count]);
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

/* A question in every lane of a line, the random and the static way (kernel.c, look.c). */
static bool step(struct gpu_play *p, unsigned line)
{
	const struct gpu_job *part = &p->part[line];
	uint32_t lanes = part->lanes + GPU_HOLES_MAX, looks = part->look_max;
	if (!part->thinks)
		return launch(p, line, GPU_KERNEL_step, lanes);
	uint32_t tiles = (looks * part->seats + NET_TILE_ROWS - 1) / NET_TILE_ROWS;
	return launch(p, line, GPU_KERNEL_look, lanes) && launch(p, line, GPU_KERNEL_try, looks) &&
	       (part->by_hand || (launch(p, line, GPU_KERNEL_net, tiles * GPU_WARP) &&
				  launch(p, line, GPU_KERNEL_weigh, looks))) &&
	       launch(p, line, GPU_KERNEL_pick, lanes);
}

bool gpu_play_steps(struct gpu_play *p, uint32_t steps)
{
	bool ok = true;
	for (uint32_t i = 0; i < steps; i++)
		for (unsigned line = 0; ok && line < p->lines; line++)
			ok = step(p, line) && sort(p, line);
	return ok;
}

bool gpu_play_games(struct gpu_play *p, uint64_t first, uint64_t last, struct gpu_result *result,
		    const volatile sig_atomic_t *stop)
{
	struct gpu_count count = { 0 };
	size_t bytes = (size_t)(last - first) * sizeof *result;
	memset(result, 0, bytes);
	p->job.result = p->device->take(p->device, bytes);
	if (!p->job.result)
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

bool gpu_play_selfplay(struct gpu_play *p, uint64_t games, const struct gpu_selfplay *how,
		       struct gpu_result *result, const volatile sig_atomic_t *stop)
{
	struct gpu_device *d = p->device;
	size_t openings = (size_t)games * sizeof *how->opening;
	size_t moves = (size_t)games * how->log_max * sizeof *how->moves;
	void *opening = d->take(d, openings), *log = d->take(d, moves);
	p->job.opening = opening;
	p->job.log = log;
	p->job.log_max = how->log_max;
	p->job.burst = how->burst;
	p->job.keep = how->keep;
	bool ok = opening && log && d->put(d, opening, how->opening, openings) &&
		  gpu_play_games(p, 0, games, result, stop) && d->get(d, how->moves, log, moves);
	d->drop(d, opening);
	d->drop(d, log);
	p->job.opening = NULL;
	p->job.log = NULL;
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
