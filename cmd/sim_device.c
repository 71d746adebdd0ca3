/* sim_device.c: the games of random and static bots on a GPU. The same numbers give the same games, so every
 * answer is the one that the processor would have given. */
#include <string.h>

#include "cmd/device.h"
#include "cmd/sim.h"

/* Results fetched at a time. */
enum { BATCH = 1 << 20 };

static void fold(struct sim *sim, uint64_t index, const struct gpu_result *r)
{
	struct outcome o = { .decisions = r->decisions,
			     .draws = r->draws,
			     .finished = r->finished,
			     .limit = r->limit,
			     .ending = r->ending };
	int seats = sim->plan.setup.seats;
	memcpy(o.seat_share, r->share, sizeof o.seat_share);
	for (int b = 0; b < seats; b++)
		o.bot_share[b] = r->share[(b + index) % (uint64_t)seats];
	tally_fold(sim, &sim->tally, &o);
}

void sim_check_device(const struct sim *sim)
{
	for (int b = 0; b < sim->plan.setup.seats; b++)
		if (strcmp(sim->bot[b], "random") && strcmp(sim->bot[b], "static"))
			die("'%s' does not play on a GPU: random and static only", sim->bot[b]);
	if (sim->keep || sim->db)
		die("--keep and --db are not for --device gpu");
}

/* One bit for each bot that is static. */
static uint8_t statics(const struct sim *sim)
{
	unsigned bots = 0;
	for (int b = 0; b < sim->plan.setup.seats; b++)
		bots |= (unsigned)!strcmp(sim->bot[b], "static") << b;
	return (uint8_t)bots;
}

void sim_run_device(struct sim *sim)
{
	struct gpu_device *d = device_open();
	uint64_t left = sim->last - sim->tally.games;
	uint64_t batch = left < BATCH ? left : BATCH;
	if (!left)
		return;
	struct gpu_result *result = memory(batch * sizeof *result);
	struct gpu_play p;
	uint32_t lanes = statics(sim) ? DEVICE_LANES_THINKING : DEVICE_LANES;
	device_load(d, sim->plan.game, sim->kernels);
	device_ready(&p, d, sim->plan.game, &sim->plan.setup, sim->plan.seed,
		     batch < lanes ? (uint32_t)batch : lanes);
	if (statics(sim))
		device_must(d, gpu_play_think(&p, statics(sim), sim->plan.game->bots->net));
	sim->device = d->name;
	sim->start_ns = now_ns(); /* excludes the time the driver takes to compile */
	while (sim->tally.games < sim->last && !*sim->stop) {
		uint64_t first = sim->tally.games, n = sim->last - first;
		n = n < batch ? n : batch;
		device_must(d, gpu_play_games(&p, first, first + n, result, sim->stop));
		/* of an interrupted run, the results before the first missing one count */
		for (uint64_t i = 0; i < n && (result[i].finished || result[i].decisions); i++)
			fold(sim, first + i, &result[i]);
		if (sim->resume)
			sim_save(sim);
		sim_progress(sim, false);
	}
	gpu_play_close(&p);
}
