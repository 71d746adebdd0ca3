/* waits: how often a table waits for a person, and how many of these waits standing orders take away.
 *
 *     waits BOT GAMES [SEED]     games of such bots at every title's largest table but one
 *
 * A wait begins when somebody else is asked than was asked before, chance aside: over days that is one
 * night. An order is given as a person would who knows what the bot does: in an auction, when a seat has
 * answered, its next answers of this round are its wishes; reactions are passed until the own turn where
 * the bot passes all of them. What the bot does otherwise than the order is counted as a wait. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/order.h"
#include "tests/ai/bot_open.h"

enum { ASKED_MAX = 1 << 16 };

/* One question of a game. */
struct asked {
	uint8_t seat, node, passes;
	bool auction;
	pet_move answer, pass; /* what was answered; what passing would have been, or none */
};

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static struct asked asked[ASKED_MAX];

static struct count {
	uint32_t waits, auctions,
		reactions; /* all; of these taken away at auctions, at reactions */
} total;

/* The moves of a game as questions; returns how many. */
static int record(const struct pet_game *game, const char *name, uint8_t seats, uint64_t seed)
{
	void *bot[PET_SEATS_MAX];
	struct pet_setup setup;
	struct pet_bits dice = { seed };
	int count = 0;
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	for (uint8_t s = 0; s < seats; s++)
		bot[s] = bot_open(name, seed * 31 + s);
	while (pet_game_asked(state) != PET_NOBODY && count < ASKED_MAX) {
		uint8_t seat = pet_game_asked(state);
		if (seat == PET_CHANCE) {
			pet_game_advance(game, state,
					 pet_game_sample(game, state, pet_bits_next(&dice)), NULL);
			continue;
		}
		const struct pet_node *node = pet_game_node(game, state);
		struct pet_view v = pet_game_view(game, state, seat);
		struct pet_order order = { .pass = true };
		struct asked *a = &asked[count++];
		*a = (struct asked){ seat,          pet_game_frame(state)->node,
				     node->passes,  node->auction,
				     PET_MOVE_NONE, pet_order_answer(game, v, &order) };
		a->answer = pet_bot_choose(bot[seat], game, v);
		pet_game_advance(game, state, a->answer, NULL);
	}
	for (uint8_t s = 0; s < seats; s++)
		free(bot[s]);
	return count;
}

/* Whether the seat answered a question of the same auction before: then the order was given there. */
static bool ordered_before(int i)
{
	for (int k = i - 1; k >= 0 && asked[k].auction; k--)
		if (asked[k].seat == asked[i].seat)
			return true;
	return false;
}

/* Whether all reactions of the seat up to its own turn were passed. */
static bool passes_all(int i, int count)
{
	for (int k = i; k < count; k++) {
		if (asked[k].seat != asked[i].seat)
			continue;
		if (!asked[k].passes)
			return true;
		if (asked[k].answer != asked[k].pass)
			return false;
	}
	return true;
}

/* Whether the question comes while somebody else acts: the seat did not act before it. */
static bool interrupts(int i)
{
	int k = i - 1;
	while (k >= 0 && asked[k].passes)
		k--;
	return k < 0 || asked[k].seat != asked[i].seat;
}

static void count_waits(int count)
{
	for (int i = 0; i < count; i++) {
		if (i && asked[i - 1].seat == asked[i].seat)
			continue;
		total.waits++;
		if (asked[i].auction)
			total.auctions += ordered_before(i);
		else if (asked[i].passes && interrupts(i))
			total.reactions += passes_all(i, count);
	}
}

int main(int argc, char **argv)
{
	if (argc < 3) {
		fprintf(stderr, "usage: waits BOT GAMES [SEED]\n");
		return 2;
	}
	uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	printf("%-10s %5s %7s %9s %10s %9s\n", "game", "seats", "waits", "auctions", "reactions",
	       "fall away");
	for (int g = 0; pet_all_games[g]; g++) {
		const struct pet_game *game = pet_all_games[g];
		uint8_t seats = game->seats_max > 4 ? 4 : game->seats_max;
		int games = atoi(argv[2]);
		total = (struct count){ 0 };
		for (int i = 0; i < games; i++)
			count_waits(record(game, argv[1], seats, seed + (uint64_t)i));
		printf("%-10s %5u %7.1f %9.1f %10.1f %8.1f%%\n", game->id, seats,
		       (double)total.waits / games, (double)total.auctions / games,
		       (double)total.reactions / games,
		       100.0 * (total.auctions + total.reactions) / total.waits);
	}
	return 0;
}
