/* chain: plays fixed random games and prints one number per configuration, made from every position,
 * legal list, event and text on the way. Built natively and as WebAssembly, it must print the same.
 *
 *     chain [DECISIONS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/position.h"
#include "tests/configs.h"
#include "tests/sample/state.h"

enum { EVENTS = 1024, BOT_BYTES = 8 << 20 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static unsigned long decisions = 1500;

static uint64_t mix(uint64_t chain, const void *data, size_t n)
{
	const unsigned char *p = data;
	for (size_t i = 0; i < n; i++)
		chain = (chain ^ p[i]) * 0x100000001b3u;
	return chain;
}

/* Everything that is written about a position. */
static uint64_t mix_words(uint64_t chain, const struct pet_game *game)
{
	static char buf[1 << 18];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(game, state, &j);
	struct pet_view v = pet_game_view(game, state, 0);
	t.lang = PET_LANG_RU;
	game->describe(v, &t);
	t.lang = PET_LANG_PL;
	game->map(v, &t);
	pet_text_prompt(&t, state);
	return mix(chain, buf, t.len);
}

static void play(const struct config *c)
{
	const struct pet_game *game = c->game;
	static struct pet_event told[EVENTS];
	struct pet_bits bits = { 7 };
	uint64_t chain = 14695981039346656037u;
	unsigned long asked = 0, games_played = 0;
	for (; asked < decisions; games_played++) {
		struct pet_events events = { told, 0, EVENTS, 0 };
		if (pet_game_start(game, state, &c->setup, &events))
			return;
		while (pet_game_asked(state) != PET_NOBODY) {
			pet_move out[PET_MOVES_MAX], m;
			if (pet_game_asked(state) == PET_CHANCE) {
				m = pet_game_sample(game, state, pet_bits_next(&bits));
			} else {
				int n = pet_game_legal(game, state, out);
				chain = mix(chain, out, (size_t)n * sizeof *out);
				m = out[pet_bits_below(&bits, (uint32_t)n)];
				if (++asked % 64 == 0)
					chain = mix_words(chain, game);
			}
			pet_game_advance(game, state, m, &events);
			uint64_t hash = pet_game_hash(game, state);
			chain = mix(chain, &hash, sizeof hash);
			chain = mix(chain, told, events.count * sizeof *told);
			events.count = 0;
		}
	}
	printf("%s: %lu games, %lu decisions, %016llx\n", c->name, games_played, asked,
	       (unsigned long long)chain);
}

/* Bots that count iterations choose the same everywhere. */
static void play_bots(const struct pet_game *game, const char *name)
{
	static _Alignas(64) unsigned char memory[BOT_BYTES];
	struct pet_bot_spec spec;
	struct pet_fault fault;
	struct config c = config_usual(game, game->seats_max);
	struct pet_bits bits = { 11 };
	uint64_t chain = 14695981039346656037u;
	if (!pet_bot_parse(name, &spec, &fault) || pet_bot_bytes(&spec) > BOT_BYTES) {
		printf("%s: no bot\n", name);
		return;
	}
	pet_bot_init(memory, &spec, 3);
	if (pet_game_start(game, state, &c.setup, NULL))
		return;
	for (int i = 0; i < 20 && pet_game_asked(state) != PET_NOBODY;) {
		uint8_t seat = pet_game_asked(state);
		pet_move m = seat == PET_CHANCE ? pet_game_sample(game, state, pet_bits_next(&bits))
						: pet_bot_choose(memory, game,
								 pet_game_view(game, state, seat));
		i += seat != PET_CHANCE;
		chain = mix(chain, &m, sizeof m);
		pet_game_advance(game, state, m, NULL);
	}
	printf("%s %s: %016llx\n", c.name, name, (unsigned long long)chain);
}

static void play_game(const struct pet_game *game)
{
	for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++)
		configs_each(game, seats, play);
	play_bots(game, "greedy:budget=200");
	play_bots(game, "mcts:iterations=300,pool=4096");
	for (int i = 0; game->bots->plans && game->bots->plans[i]; i++) {
		char name[64];
		snprintf(name, sizeof name, "plan:%s", game->bots->plans[i]);
		play_bots(game, name);
	}
}

int main(int argc, char **argv)
{
	if (argc > 1)
		decisions = strtoul(argv[1], NULL, 10);
	for (int i = 0; pet_all_games[i]; i++)
		play_game(pet_all_games[i]);
	play_game(&sample_game);
	return 0;
}
