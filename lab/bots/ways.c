/* ways: how games of Lords of Hellas between equal bots are won, and how soon.
 *
 *     ways level:5 3 20 [SEED]     twenty games of three such bots
 *
 * Prints in which round the first monument was complete (LH-20.5) and the game over, how games
 * ended, and how far the best seat had come on the other ways. A round is a turn of each seat. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "games/hellas/rules.h"
#include "tests/ai/bot_open.h"

struct count {
	double complete, end; /* rounds, summed */
	int completed;        /* games with a complete monument */
	int ending[PET_ENDINGS_MAX];
	double temples, slain, lands; /* of the best seat at the end, summed */
};

static _Alignas(64) unsigned char state[PET_STATE_MAX];

static double round_now(const struct lh_pub *p)
{
	return (double)p->turn / p->flow.seats;
}

static void note_end(const struct pet_game *game, struct count *n)
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	struct lh_lands held;
	int temples = 0, slain = 0, lands = 0;
	lh_best_lands(p, &held);
	for (uint8_t s = 0; s < p->flow.seats; s++) {
		int t = lh_temples_held(p, s), k = count32(p->player[s].trophies);
		int l = (int)held.whole[s];
		temples = t > temples ? t : temples;
		slain = k > slain ? k : slain;
		lands = l > lands ? l : lands;
	}
	n->temples += temples;
	n->slain += slain;
	n->lands += lands;
	n->end += round_now(p);
	n->ending[game->bots->ending(state)]++;
}

static void play(const struct pet_game *game, const char *name, uint8_t seats, uint64_t seed,
		 struct count *n)
{
	const struct lh_pub *p = &((const struct lh *)state)->pub;
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	void *bot[PLAYERS] = { 0 };
	bool complete = false;
	for (int s = 0; s < seats; s++)
		bot[s] = bot_open(name, pet_bits_next(&bits));
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	while (bots_move(game, state, bot, &bits)) {
		if (!complete && p->king_god != NONE) {
			complete = true;
			n->completed++;
			n->complete += round_now(p);
		}
	}
	note_end(game, n);
	for (int s = 0; s < seats; s++)
		free(bot[s]);
}

int main(int argc, char **argv)
{
	const struct pet_game *game = pet_game_find("hellas");
	struct count n = { 0 };
	if (argc < 4 || atoi(argv[2]) < 2 || atoi(argv[2]) > game->seats_max) {
		fprintf(stderr, "usage: ways BOT SEATS GAMES [SEED]\n");
		return 2;
	}
	int games = atoi(argv[3]);
	uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
	for (int i = 0; i < games; i++)
		play(game, argv[1], (uint8_t)atoi(argv[2]), seed + (uint64_t)i, &n);
	printf("%d games of %s at %s seats end in round %.1f", games, argv[1], argv[2],
	       n.end / games);
	if (n.completed)
		printf("; a monument is complete in %d, in round %.1f", n.completed,
		       n.complete / n.completed);
	printf("\nbest seat: %.1f temples, %.1f monsters slain, %.1f whole lands\n",
	       n.temples / games, n.slain / games, n.lands / games);
	for (int i = 0; game->bots->endings[i]; i++)
		if (n.ending[i])
			printf("%-16s %4d\n", game->bots->endings[i], n.ending[i]);
	return 0;
}
