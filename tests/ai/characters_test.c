/* characters_test: whom weak bots play (bots.h, characters), in every game that has characters. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "tests/ai/bot_open.h"
#include "tests/configs.h"

enum { LONGEST = 100000, GAMES = 6 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static int failures;

static void expect(bool fine, const char *where, const char *what)
{
	if (!fine) {
		printf("FAILED: %s: %s\n", where, what);
		failures++;
	}
}

/* Plays a game of such bots to its end; returns a chain of its moves. */
static uint64_t play(const struct config *c, const char *name, uint64_t seed)
{
	void *bot[PET_SEATS_MAX] = { NULL };
	struct pet_bits bits = { seed };
	uint64_t chain = 1;
	int played = 0;
	for (int i = 0; i < c->setup.seats; i++)
		bot[i] = bot_open(name, seed * 100 + (uint64_t)i);
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (uint8_t seat; (seat = pet_game_asked(state)) != PET_NOBODY && played < LONGEST;
	     played++) {
		pet_move m = seat == PET_CHANCE
				     ? pet_game_sample(c->game, state, pet_bits_next(&bits))
				     : pet_bot_choose(bot[seat], c->game,
						      pet_game_view(c->game, state, seat));
		if (pet_game_play(c->game, state, seat, m, NULL) != PET_PLAY_OK) {
			expect(false, c->name, "plays what is not legal");
			break;
		}
		chain = (chain ^ m) * 0x100000001b3u;
	}
	expect(pet_game_asked(state) == PET_NOBODY, name, "the game does not end");
	for (int i = 0; i < c->setup.seats; i++)
		free(bot[i]);
	return chain;
}

static void test_games(const struct pet_game *game)
{
	const struct pet_character *who = game->bots->characters;
	struct config c = config_usual(game, 3);
	uint64_t chain[16] = { 0 };
	for (int i = 0; who[i].token; i++) {
		char name[64];
		snprintf(name, sizeof name, "level:1,character=%s", who[i].token);
		chain[i] = play(&c, name, 1);
		expect(chain[i] == play(&c, name, 1), name, "the same seed, other moves");
		for (int k = 0; k < i; k++)
			expect(chain[i] != chain[k], name, "plays like another character");
		expect(who[i].liking[0].points > 0, name, "likes nothing");
	}
}

/* Beginners meet every way in which a game can end by its rules at the levels they play. */
static void test_endings(const struct pet_game *game, const char *const *ways)
{
	unsigned met = 0;
	struct config c = config_usual(game, 3);
	for (const struct pet_character *who = game->bots->characters; who->token; who++)
		for (uint64_t seed = 1; seed <= GAMES; seed++) {
			char name[64];
			snprintf(name, sizeof name, "level:1,character=%s", who->token);
			play(&c, name, seed);
			met |= 1u << game->bots->ending(state);
		}
	for (int i = 0; ways[i]; i++) {
		bool is = false;
		for (int k = 0; game->bots->endings[k]; k++)
			is |= !strcmp(game->bots->endings[k], ways[i]) && met >> k & 1;
		expect(is, game->id, ways[i]);
	}
}

static void test_names(const struct pet_game *game)
{
	struct pet_bot_spec spec, other;
	struct pet_fault fault = { 0 };
	char name[64];
	snprintf(name, sizeof name, "level:3,character=%s", game->bots->characters[0].token);
	expect(pet_bot_parse(name, &spec, &fault) && pet_bot_suits(&spec, game, &fault), game->id,
	       name);
	name[6] = '4';
	expect(!pet_bot_parse(name, &spec, &fault), name, "a strong bot plays nobody");
	expect(!pet_bot_parse("level:1,budget=3", &spec, &fault), "level:1,budget=3", "is a bot");
	expect(pet_bot_parse("level:1,character=nosuch", &spec, &fault) &&
		       !pet_bot_suits(&spec, game, &fault) &&
		       strstr(fault.what, game->bots->characters[1].token),
	       game->id, fault.what);
	for (uint64_t key = 0; key < 20; key++) {
		pet_bot_parse("level:1", &spec, &fault);
		pet_bot_parse("level:2", &other, &fault);
		pet_bot_cast(&spec, game, key, 0);
		pet_bot_cast(&other, game, key, 1);
		expect(spec.character[0] && strcmp(spec.character, other.character), game->id,
		       "neighbours play the same");
	}
	pet_bot_parse("level:1,character=nobody", &spec, &fault);
	pet_bot_cast(&spec, game, 1, 1);
	expect(!spec.character[0], game->id, "nobody is somebody");
}

int main(void)
{
	static const char *const ways[] = { "king", "slayer", "favoured", "warlord", NULL };
	int with = 0;
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		if (!game->bots->characters)
			continue;
		with++;
		test_names(game);
		test_games(game);
		if (game->bots->ending && !strcmp(game->id, "hellas"))
			test_endings(game, ways);
		printf("ok %s\n", game->id);
	}
	expect(with > 0, "games", "none has characters");
	return failures != 0;
}
