/* judge_cost: what an evaluation costs where it is used, inside searches.
 *
 *     judge_cost [BOT] [GAMES]     games of such bots (usual: level:4, 1) in every game and number
 *                                  of seats: evaluations, nanoseconds each
 *
 * `bots_test speed` evaluates positions far apart; those of a search differ little from one to the
 * next, and the first layer of the net is updated by the difference. The linker leads the calls of
 * pet_judge_value through here (--wrap). What was interrupted is left out. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ai/bot.h"
#include "ai/judge.h"
#include "tests/ai/bot_open.h"

enum { INTERRUPTED = 20000 }; /* ns; no evaluation takes a tenth of it */

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static uint64_t calls, spent;

static uint64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void __real_pet_judge_value(const struct pet_game *, const struct pet_net *, struct pet_net_memo *,
			    const void *, int32_t share[PET_SEATS_MAX]);
void __wrap_pet_judge_value(const struct pet_game *, const struct pet_net *, struct pet_net_memo *,
			    const void *, int32_t share[PET_SEATS_MAX]);

void __wrap_pet_judge_value(const struct pet_game *game, const struct pet_net *net,
			    struct pet_net_memo *memo, const void *position,
			    int32_t share[PET_SEATS_MAX])
{
	uint64_t before = now();
	__real_pet_judge_value(game, net, memo, position, share);
	uint64_t took = now() - before;
	calls += took < INTERRUPTED;
	spent += took < INTERRUPTED ? took : 0;
}

/* What the clock itself adds to an evaluation. */
static double clock_cost(void)
{
	enum { TIMES = 100000 };
	uint64_t sum = 0;
	for (int i = 0; i < TIMES; i++) {
		uint64_t before = now(), took = now() - before;
		sum += took < INTERRUPTED ? took : 0;
	}
	return (double)sum / TIMES;
}

static void play(const struct pet_game *game, const char *name, uint8_t seats, uint64_t seed)
{
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	void *bot[PET_SEATS_MAX] = { 0 };
	for (int s = 0; s < seats; s++)
		bot[s] = bot_open(name, pet_bits_next(&bits));
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	while (bots_move(game, state, bot, &bits))
		;
	for (int s = 0; s < seats; s++)
		free(bot[s]);
}

int main(int argc, char **argv)
{
	const char *name = argc > 1 ? argv[1] : "level:4";
	int games = argc > 2 ? atoi(argv[2]) : 1;
	double clock = clock_cost();
	printf("the clock takes %.0f ns, not counted\n", clock);
	const struct pet_game *game;
	for (unsigned g = 0; (game = pet_all_games[g]); g++)
		for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
			calls = spent = 0;
			for (int i = 0; i < games; i++)
				play(game, name, seats, (uint64_t)i + 1);
			if (calls)
				printf("%-10s %d seats: %9" PRIu64 " evaluations, %5.0f ns each\n",
				       game->id, seats, calls,
				       (double)spent / (double)calls - clock);
			fflush(stdout);
		}
	return 0;
}
