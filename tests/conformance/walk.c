/* walk.c: random games, checked after every move and thoroughly now and then. */
#include "tests/conformance/suite.h"

#include <string.h>

enum { ENDLESS = 200000 };

uint64_t questions_played, deep_looks;
static _Alignas(64) unsigned char state[PET_STATE_MAX];

pet_move any_move(const struct pet_game *game, const void *s, struct pet_bits *bits)
{
	pet_move out[PET_MOVES_MAX];
	if (pet_game_asked(s) == PET_CHANCE)
		return pet_game_sample(game, s, pet_bits_next(bits));
	int n = pet_game_legal(game, s, out);
	return n > 0 ? out[pet_bits_below(bits, (uint32_t)n)] : PET_MOVE_NONE;
}

/* One game; returns its number of questions. */
static uint32_t play_one(const struct config *c, const struct level *l, struct pet_bits *bits)
{
	static struct pet_event told[EVENTS];
	const struct pet_game *game = c->game;
	struct pet_events events = { told, 0, EVENTS, 0 };
	uint32_t played = 0;
	const char *error = pet_game_start(game, state, &c->setup, &events);
	if (error) {
		bad("set-up refused: %s", error);
		return 0;
	}
	look_events(game, state, &events);
	look_light(game, state);
	promise_begin();
	end_begin(game);
	while (pet_game_asked(state) != PET_NOBODY) {
		if (played == 0 || pet_bits_below(bits, l->deep) == 0)
			look_deep(game, state, l, bits);
		if (pet_bits_below(bits, l->deep) == 0)
			test_edit(game, state, bits);
		if (pet_bits_below(bits, l->prices) == 0)
			look_price(game, state);
		if (pet_bits_below(bits, l->leak) == 0)
			test_leak(game, state, bits);
		pet_move m = any_move(game, state, bits);
		if (m == PET_MOVE_NONE) {
			bad("%s: no legal move", pet_game_node(game, state)->name);
			return played;
		}
		events.count = 0;
		promise_made(game, state, m);
		end_made(state, m);
		pet_game_advance(game, state, m, &events);
		promise_kept(game, &events);
		end_kept(game, state);
		look_light(game, state);
		if (events.dropped)
			look_events(game, state, &events);
		played++;
		if (played > ENDLESS) {
			bad("the game does not end");
			return played;
		}
	}
	look_end(game, state);
	look_deep(game, state, l, bits);
	return played;
}

void test_walk(const struct config *c, const struct level *l, uint64_t seed)
{
	struct pet_bits bits = { seed };
	uint32_t played = 0;
	fields_begin(c->game);
	do {
		uint32_t n = play_one(c, l, &bits);
		questions_played += n;
		if (!n)
			return;
		played += n;
	} while (played < l->decisions);
	end_judge(c->game);
}
