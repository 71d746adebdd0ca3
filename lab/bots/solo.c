/* solo: how one bot fares alone in Lords of Hellas, and how one that knows every draw in advance.
 *
 *     solo mcts:iterations=2000 20 [SEED]             twenty games
 *     solo mcts:iterations=2000 20 SEED foresee       the same games with perfect information
 *     solo mcts:iterations=2000 20 SEED worlds 8      each game up to eight times so, until one is won
 *     solo level:5 20 SEED fair                       twenty games with persians=fair (LH-22.91)
 *     solo mcts:iterations=100 6 SEED check           with and without foresight; fails unless it
 *                                                     lasts longer
 *
 * A game that is lost even with perfect information is hard by luck and by the numbers of the rules.
 * Who knows every draw plays alone against nothing unknown, so one game won proves that the world
 * of this seed can be won; the share of such worlds is a lower bound that grows with the attempts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot_internal.h"
#include "games/hellas/rules.h"
#include "tests/ai/bot_open.h"

struct count {
	int games, won, ending[PET_ENDINGS_MAX];
	double turns, own, tokens, slain, levels; /* at the end, summed */
};

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static bool fair;

static void note_end(const struct pet_game *game, struct count *n)
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	uint8_t share[PET_SEATS_MAX] = { 0 };
	game->result(state, share);
	n->games++;
	n->won += share[0] > 0;
	n->turns += p->turn;
	n->own += count32(lh_own_held(p, 0));
	n->tokens += count32(p->held[PERSIAN]);
	n->slain += count32(p->player[0].trophies);
	for (int god = 0; god < GODS; god++)
		n->levels += p->level[god];
	n->ending[game->bots->ending(state)]++;
}

/* One game with the draws of seed; the bot's own chance is another. */
static bool play(const struct pet_game *game, const char *name, uint64_t seed, uint64_t own,
		 bool foresee, struct count *n)
{
	struct pet_setup setup;
	uint32_t draws = 0;
	int won = n->won;
	void *bot = bot_open(name, own);
	pet_setup_default(game, &setup, 1);
	setup.option[OPTION_PERSIANS] = fair;
	pet_game_start(game, state, &setup, NULL);
	for (uint8_t asked; (asked = pet_game_asked(state)) != PET_NOBODY;) {
		pet_move m;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bot_fate(seed, draws++));
		} else {
			if (foresee)
				pet_bot_foresee(bot, seed, draws);
			m = pet_bot_choose(bot, game, pet_game_view(game, state, asked));
		}
		pet_game_advance(game, state, m, NULL);
	}
	note_end(game, n);
	free(bot);
	return n->won > won;
}

static struct count play_all(const char *name, int games, uint64_t seed, bool foresee)
{
	const struct pet_game *game = pet_game_find("hellas");
	struct count n = { 0 };
	for (int i = 0; i < games; i++)
		play(game, name, seed + (uint64_t)i, seed + (uint64_t)i, foresee, &n);
	printf("%s%s: %d of %d games won; at the end turn %.1f, %.1f own regions, %.1f Persian "
	       "tokens, %.1f monsters slain, %.1f levels of monuments\n",
	       name, foresee ? " with perfect information" : "", n.won, games, n.turns / games,
	       n.own / games, n.tokens / games, n.slain / games, n.levels / games);
	for (int i = 0; game->bots->endings[i]; i++)
		if (n.ending[i])
			printf("    %-20s %4d\n", game->bots->endings[i], n.ending[i]);
	return n;
}

static void try_worlds(const char *name, int worlds, uint64_t seed, int attempts)
{
	const struct pet_game *game = pet_game_find("hellas");
	struct count n = { 0 };
	int can = 0;
	for (int i = 0; i < worlds; i++) {
		uint64_t world = seed + (uint64_t)i;
		bool won = false;
		for (int k = 0; k < attempts && !won; k++)
			won = play(game, name, world, world + 1000003u * (uint64_t)k, true, &n);
		can += won;
		printf("%s: %d of %d worlds can be won, found in %d games\n", name, can, i + 1,
		       n.games);
		fflush(stdout);
	}
}

int main(int argc, char **argv)
{
	const char *how = argc > 4 ? argv[4] : "";
	if (argc < 3 || atoi(argv[2]) < 1) {
		fprintf(stderr, "usage: solo BOT GAMES [SEED [foresee|worlds N|fair|check]]\n");
		return 2;
	}
	int games = atoi(argv[2]);
	fair = !strcmp(how, "fair");
	uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	if (!strcmp(how, "check")) {
		double usual = play_all(argv[1], games, seed, false).turns;
		return play_all(argv[1], games, seed, true).turns <= usual;
	}
	if (!strcmp(how, "worlds"))
		try_worlds(argv[1], games, seed, argc > 5 ? atoi(argv[5]) : 8);
	else
		play_all(argv[1], games, seed, !strcmp(how, "foresee"));
	return 0;
}
