/* circles: gold that bots spend on coming back.
 *
 *     circles BOT GAME SEATS GAMES [SEED]     games of such bots; exits with 1 if any gold was spent so
 *
 * A turn comes back when it reaches, between two actions, a board where it has been already, with less to
 * spend (game.h, spend). What was spent in between is the price of the circle. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "tests/ai/bot_open.h"

enum { PLACES = 256 };

struct place {
	unsigned char pub[PET_STATE_MAX];
	uint32_t left;
};

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static struct place been[PLACES];

static struct count {
	uint32_t turns, circles, gold;
} total;

/* The board of the asked seat between two actions; returns what was spent since it was there last. */
static uint32_t arrive(const struct pet_game *game, int *count)
{
	struct place *now = &been[*count];
	memset(now->pub, 0, sizeof now->pub);
	memcpy(now->pub, state, game->pub_bytes);
	now->left = game->bots->spend(now->pub, pet_game_asked(state));
	for (int i = *count; i-- > 0;)
		if (!memcmp(been[i].pub, now->pub, sizeof now->pub) && been[i].left > now->left)
			return been[i].left - now->left;
	if (*count < PLACES - 1)
		++*count;
	return 0;
}

static void play(const struct pet_game *game, const char *name, uint8_t seats, uint64_t seed)
{
	void *bot[PET_SEATS_MAX];
	struct pet_setup setup;
	struct pet_bits dice = { seed };
	uint8_t asked, last = PET_NOBODY;
	int count = 0;
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	for (uint8_t s = 0; s < seats; s++)
		bot[s] = bot_open(name, seed * 31 + s);
	while ((asked = pet_game_asked(state)) != PET_NOBODY) {
		if (asked == PET_CHANCE) {
			pet_game_advance(game, state,
					 pet_game_sample(game, state, pet_bits_next(&dice)), NULL);
			continue;
		}
		if (asked != last) {
			count = 0;
			total.turns++;
		}
		last = asked;
		uint32_t spent = pet_game_node(game, state)->quiet ? arrive(game, &count) : 0;
		total.circles += spent > 0;
		total.gold += spent;
		pet_game_advance(
			game, state,
			pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked)), NULL);
	}
	for (uint8_t s = 0; s < seats; s++)
		free(bot[s]);
}

int main(int argc, char **argv)
{
	const struct pet_game *game = argc > 4 ? pet_game_find(argv[2]) : NULL;
	if (!game || !game->bots->spend) {
		fprintf(stderr, "usage: circles BOT GAME SEATS GAMES [SEED], of a game in which "
				"turns can come back\n");
		return 2;
	}
	uint64_t seed = argc > 5 ? strtoull(argv[5], NULL, 10) : 1;
	for (int i = 0; i < atoi(argv[4]); i++)
		play(game, argv[1], (uint8_t)atoi(argv[3]), seed + (uint64_t)i);
	printf("%s, %s: %" PRIu32 " circles for %" PRIu32 " gold in %" PRIu32 " turns\n", argv[2],
	       argv[1], total.circles, total.gold, total.turns);
	return total.gold > 0;
}
