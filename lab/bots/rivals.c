/* rivals: games of bots against the plans of Lords of Hellas (games/hellas/plans.c), which look no
 * move ahead, to find out whether the bots can be exploited.
 *
 *     rivals hunter 3 level:4 100 [SEED]   games of one plan at a table of three with two bots
 *     rivals check                         whole games of every plan, for ctest
 *
 * A rival is the bot plan:NAME, but draws from the chance of its game, so that the games of
 * docs/BOTS.md stay the same. Prints the share of games won with Wilson's 95 % interval; par is
 * 1 / seats. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot_internal.h"
#include "games/hellas/rules.h"
#include "tests/ai/bot_open.h"

enum { ENDINGS = END_SOLO_LOST + 1 };

static pet_move rival_choose(int plan, struct pet_view v, struct pet_bits *bits)
{
	static pet_move legal[PET_MOVES_MAX];
	int n = pet_view_legal(&hellas_game, v, legal);
	return pet_plan_choose(&hellas_game, plan, v, legal, n, bits);
}

/* Plays a game with the rival in one seat; true if the rival wins. how: the ending. */
static bool play(int plan, uint8_t seats, const char *name, uint64_t seed, uint8_t seat,
		 uint8_t *how)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	void *bot[PLAYERS] = { 0 };
	for (int s = 0; s < seats; s++)
		bot[s] = bot_open(name, pet_bits_next(&bits));
	pet_setup_default(&hellas_game, &setup, seats);
	pet_game_start(&hellas_game, state, &setup, NULL);
	for (uint8_t asked; (asked = pet_game_asked(state)) != PET_NOBODY;) {
		pet_move m;
		if (asked == PET_CHANCE)
			m = pet_game_sample(&hellas_game, state, pet_bits_next(&bits));
		else if (asked == seat)
			m = rival_choose(plan, pet_game_view(&hellas_game, state, asked), &bits);
		else
			m = pet_bot_choose(bot[asked], &hellas_game,
					   pet_game_view(&hellas_game, state, asked));
		if (pet_game_play(&hellas_game, state, asked, m, NULL)) {
			printf("FAILED: %s: seat %d plays what is not legal\n", lh_plans[plan],
			       asked);
			exit(1);
		}
	}
	for (int s = 0; s < seats; s++)
		free(bot[s]);
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	*how = p->reason;
	return p->winner == seat;
}

static int plan_named(const char *name)
{
	int plan = pet_plan_find(&hellas_game, name);
	if (plan < 0) {
		fprintf(stderr, "rivals: no plan '%s'\n", name);
		exit(2);
	}
	return plan;
}

static void measure(int plan, uint8_t seats, const char *name, int games, uint64_t seed)
{
	static const char *const ending[ENDINGS] = { "none",   "warlord", "favoured",
						     "slayer", "king",    "draw" };
	int won = 0, by[2][ENDINGS] = { 0 };
	for (int i = 0; i < games; i++) {
		uint8_t how;
		bool win = play(plan, seats, name, seed + (uint64_t)i, (uint8_t)(i % seats), &how);
		won += win;
		by[win][how]++;
	}
	double n = games, share = won / n, z = 1.96;
	double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
	double width = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
	printf("%-8s %d seats %s: %d of %d, %.0f %% (%.0f to %.0f), par %.0f %%;", lh_plans[plan],
	       seats, name, won, games, 100 * share, 100 * fmax(middle - width, 0),
	       100 * (middle + width), 100.0 / seats);
	for (int win = 1; win >= 0; win--) {
		printf(win ? " wins by" : "; loses by");
		for (int e = 0; e < ENDINGS; e++)
			if (by[win][e])
				printf(" %s %d", ending[e], by[win][e]);
	}
	printf("\n");
	fflush(stdout);
}

/* Rivals play complete legal games; a searching bot is not helpless against any of them. */
static int check(void)
{
	int failures = 0;
	for (int i = 0; lh_plans[i]; i++) {
		int lost = 0;
		for (uint8_t game = 0; game < 2; game++) {
			uint8_t how, seats = (uint8_t)(3 + game);
			lost += !play(i, seats, "level:4", 100 + game, game % seats, &how);
		}
		printf("%s: level:4 wins %d of 2 games\n", lh_plans[i], lost);
		failures += lost == 0;
	}
	if (failures)
		printf("FAILED: level:4 wins nothing against %d rivals\n", failures);
	return failures != 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "check"))
		return check();
	if (argc < 5) {
		fprintf(stderr, "usage: rivals NAME SEATS BOT GAMES [SEED] | rivals check\n");
		return 2;
	}
	measure(plan_named(argv[1]), (uint8_t)atoi(argv[2]), argv[3], atoi(argv[4]),
		argc > 5 ? strtoull(argv[5], NULL, 10) : 1);
	return 0;
}
