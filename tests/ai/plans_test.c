/* plans_test: bots that follow a plan of the game (game.h, plans), in every game that has plans, at
 * every number of seats, and what the others answer to such a name.
 *
 * Views are handed over as separate blocks of memory of the exact size, so that the sanitizers see
 * a plan that looks beyond what its seat may know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "tests/ai/bot_open.h"
#include "tests/configs.h"

enum { LONGEST = 100000 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static int failures;

static void expect(bool fine, const char *where, const char *what)
{
	if (!fine) {
		printf("FAILED: %s: %s\n", where, what);
		failures++;
	}
}

static void *block(const void *from, size_t n)
{
	void *p = aligned_alloc(64, (n + 64) / 64 * 64);
	if (!p)
		exit(1);
	return memcpy(p, from, n);
}

static pet_move choose_apart(void *bot, const struct pet_game *game, uint8_t seat)
{
	struct pet_view v = pet_game_view(game, state, seat);
	void *pub = block(v.pub, game->pub_bytes), *mine = block(v.mine, game->priv_bytes);
	pet_move m = pet_bot_choose(bot, game, (struct pet_view){ pub, mine, seat });
	free(pub);
	free(mine);
	return m;
}

/* Plays a game to its end by one plan; returns a chain of its moves. */
static uint64_t play(const struct config *c, const char *name)
{
	void *bot[PET_SEATS_MAX] = { NULL };
	struct pet_bits bits = { 5 };
	uint64_t chain = 1;
	int played = 0;
	for (int i = 0; i < c->setup.seats; i++)
		bot[i] = bot_open(name, 100 + (uint64_t)i);
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (uint8_t seat; (seat = pet_game_asked(state)) != PET_NOBODY && played < LONGEST;
	     played++) {
		pet_move m = seat == PET_CHANCE
				     ? pet_game_sample(c->game, state, pet_bits_next(&bits))
				     : choose_apart(bot[seat], c->game, seat);
		if (pet_game_play(c->game, state, seat, m, NULL) != PET_PLAY_OK) {
			expect(false, c->name, "plays what is not legal");
			break;
		}
		chain = (chain ^ m) * 0x100000001b3u;
	}
	expect(pet_game_asked(state) == PET_NOBODY, c->name, "the game does not end");
	for (int i = 0; i < c->setup.seats; i++)
		free(bot[i]);
	printf("ok %s: %s ends after %d moves\n", c->name, name, played);
	return chain;
}

static void test_plans(const struct pet_game *game)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	uint64_t before[PET_SEATS_MAX + 1] = { 0 };
	expect(!game->bots->plans == !game->bots->plan_points, game->id,
	       "names and points: both or none");
	for (int i = 0; game->bots->plans && game->bots->plans[i]; i++) {
		char name[64];
		snprintf(name, sizeof name, "plan:%s", game->bots->plans[i]);
		expect(pet_bot_parse(name, &spec, &fault) && pet_bot_suits(&spec, game, &fault),
		       game->id, name);
		for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
			struct config c = config_usual(game, seats);
			uint64_t chain = play(&c, name);
			expect(chain == play(&c, name), c.name, "the same seed, other moves");
			expect(chain != before[seats], c.name, "two plans play the same game");
			before[seats] = chain;
		}
	}
}

/* A name that no game has: the answer names those there are, or says that there are none. */
static void test_refusals(const struct pet_game *game)
{
	struct pet_bot_spec spec;
	struct pet_fault fault = { 0 };
	expect(pet_bot_parse("plan:nosuch", &spec, &fault), game->id, "plan:nosuch");
	expect(!pet_bot_suits(&spec, game, &fault), game->id, "an unknown plan suits");
	expect(strstr(fault.what, game->bots->plans ? game->bots->plans[0] : "no plans") != NULL,
	       game->id, fault.what);
	expect(pet_bot_parse("greedy", &spec, &fault) && pet_bot_suits(&spec, game, &fault),
	       game->id, "greedy plays every game");
	expect(!pet_bot_parse("plan", &spec, &fault) && !pet_bot_parse("plan:", &spec, &fault),
	       game->id, "a plan without a name");
}

int main(void)
{
	int with = 0;
	for (int i = 0; pet_all_games[i]; i++) {
		test_plans(pet_all_games[i]);
		test_refusals(pet_all_games[i]);
		with += pet_all_games[i]->bots->plans != NULL;
	}
	expect(with > 0, "games", "none has plans");
	return failures != 0;
}
