/* many.h: many games of bots in several processes, for the tools that write the balance pages.
 *
 * A game is known by its number alone: bot and dice are seeded with it, so that the sums are the
 * same for any number of processes. Everything that is counted is a double in one flat array:
 * each process counts for itself in shared pages, and the parent adds up.
 *
 *     many_games("level:4", 2000, 7, 8, 0, play, &sums, sizeof sums / sizeof(double));
 *
 * `seconds` (0: no limit) stops the start of new games, so that the time on a borrowed machine is
 * not exceeded. */
#ifndef LAB_MANY_H
#define LAB_MANY_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ai/bot.h"

/* One game: the bot is fresh, the dice are its own; counts into sums. */
typedef void many_play(long game, void *bot, struct pet_bits *dice, void *sums);

static void many_share(const struct pet_bot_spec *spec, long from, long to, unsigned step,
		       uint64_t seed, time_t until, many_play *play, void *sums)
{
	void *bot = malloc(pet_bot_bytes(spec));
	for (long game = from; bot && game < to; game += step) {
		struct pet_bits dice = { seed + (uint64_t)game * 0x9e3779b97f4a7c15u };
		if (until && time(NULL) >= until)
			break;
		pet_bot_init(bot, spec, pet_bits_next(&dice));
		play(game, bot, &dice, sums);
	}
	free(bot);
}

/* False: no such bot, or no memory or processes. sums: `count` doubles, zero at first. */
static bool many_games(const char *name, long games, uint64_t seed, unsigned processes,
		       long seconds, many_play *play, void *sums, size_t count)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	time_t until = seconds ? time(NULL) + seconds : 0;
	double *all, *total = sums;
	if (!processes || !pet_bot_parse(name, &spec, &fault))
		return false;
	all = mmap(NULL, processes * count * sizeof *all, PROT_READ | PROT_WRITE,
		   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (all == MAP_FAILED)
		return false;
	for (unsigned i = 0; i < processes; i++) {
		pid_t child = fork();
		if (child < 0)
			return false;
		if (child == 0) {
			many_share(&spec, i, games, processes, seed, until, play, all + i * count);
			_exit(0);
		}
	}
	bool good = true;
	for (unsigned i = 0; i < processes; i++) {
		int status;
		good = wait(&status) > 0 && status == 0 && good;
	}
	for (size_t i = 0; i < processes * count; i++)
		total[i % count] += all[i];
	munmap(all, processes * count * sizeof *all);
	return good;
}

/* Half of the 95 % interval of a mean, from how many, their sum and the sum of their squares. */
static inline double many_half(double n, double sum, double squares)
{
	if (n < 2)
		return 0;
	double mean = sum / n, variance = (squares - n * mean * mean) / (n - 1), x = variance / n;
	double root = x > 1 ? x : 1; /* Newton's method: no need of libm */
	for (int i = 0; i < 60; i++)
		root = (root + x / root) / 2;
	return variance > 0 ? 1.96 * root : 0;
}

#endif
