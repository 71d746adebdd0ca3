/* train_device.c: self-play on a GPU. It plays the games and tells the moves; the processor replays
 * them, which takes a fraction of the time of choosing them, and takes the samples. So every game
 * is checked, and the samples are those of `train --bot static` without a GPU. */
#include "cmd/device.h"
#include "cmd/train.h"

#include <stdlib.h>

/* A game with more decisions is given up, which Lords of Hellas needs up to 5,000 of; games at a time. */
enum { LOG_MAX = 8192, AT_ONCE = 1 << 13 };

struct batch {
	struct gpu_opening *opening;
	struct gpu_result *result;
	pet_move *moves;
	uint64_t *index;
	uint64_t count;
};

static struct gpu_device *device_for(const struct selfplay *p)
{
	static struct gpu_device *d;
	if (!d) {
		d = device_open();
		device_load(d, p->game, p->kernels);
	}
	return d;
}

/* Plays the games of a batch, all with the same number of seats; returns how many ended. */
static uint64_t play_batch(const struct selfplay *p, const struct batch *b, uint8_t seats,
			   struct samples *out)
{
	struct gpu_device *d = device_for(p);
	struct gpu_play play;
	struct pet_setup setup;
	const struct pet_net *net = p->bot.judge == PET_JUDGE_HAND ? NULL
				    : p->bot.net                   ? p->bot.net
								   : p->game->bots->net;
	struct gpu_selfplay how = { b->opening, b->moves, LOG_MAX, p->burst, p->keep };
	struct told told = { b->index, b->moves, b->result, b->count, LOG_MAX };
	if (!b->count)
		return 0;
	pet_setup_default(p->game, &setup, seats);
	device_ready(&play, d, p->game, &setup, 0, (uint32_t)b->count);
	device_must(d, gpu_play_think(&play, UINT8_MAX, net) &&
			       gpu_play_selfplay(&play, b->count, &how, b->result, NULL));
	gpu_play_close(&play);
	return train_play(p, &told, 0, told.count, out);
}

uint64_t train_play_device(const struct selfplay *p, struct samples *out)
{
	uint64_t most = p->games < AT_ONCE ? p->games : AT_ONCE, ended = 0;
	struct batch b = { .opening = memory(most * sizeof *b.opening),
			   .result = memory(most * sizeof *b.result),
			   .moves = memory(most * LOG_MAX * sizeof *b.moves),
			   .index = memory(most * sizeof *b.index) };
	device_for(p);
	for (uint8_t seats = p->seats_min; seats <= p->seats_max; seats++) {
		for (uint64_t i = 0; i < p->games; i++) {
			if (train_opening(p, i, &b.opening[b.count]) != seats)
				continue;
			b.index[b.count++] = i;
			if (b.count < most)
				continue;
			ended += play_batch(p, &b, seats, out);
			b.count = 0;
		}
		ended += play_batch(p, &b, seats, out);
		b.count = 0;
	}
	return ended;
}
