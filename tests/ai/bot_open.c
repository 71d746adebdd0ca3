#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ai/bot.h"
#include "tests/ai/bot_open.h"

uint64_t thread_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void (*bot_threads)(void (*work)(void *arg, unsigned i), void *arg, unsigned n);

void *bot_open(const char *name, uint64_t seed)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!pet_bot_parse(name, &spec, &fault)) {
		printf("FAILED: %s: %s\n", name, fault.what);
		exit(1);
	}
	spec.now_ns = thread_ns;
	spec.in_parallel = bot_threads;
	void *bot = aligned_alloc(64, (pet_bot_bytes(&spec) + 63) / 64 * 64);
	if (!bot)
		exit(1);
	pet_bot_init(bot, &spec, seed);
	return bot;
}

bool bots_move(const struct pet_game *game, void *state, void *const *bot, struct pet_bits *bits)
{
	uint8_t asked = pet_game_asked(state);
	if (asked == PET_NOBODY)
		return false;
	pet_move m = asked == PET_CHANCE
			     ? pet_game_sample(game, state, pet_bits_next(bits))
			     : pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked));
	pet_game_advance(game, state, m, NULL);
	return true;
}
