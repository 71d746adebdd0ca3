/* walk.c: random games, looked at after every move and closely now and then. */
#include "tests/conformance/suite.h"

#include <string.h>

enum { ENDLESS = 200000 };

uint64_t questions_played, deep_looks;
static _Alignas(64) unsigned char state[STATE_MAX];

move any_move(const struct game *game, const void *s, struct bits *bits)
{
	move out[MOVES_MAX];
	if (game_asked(s) == CHANCE)
		return game_sample(game, s, bits_next(bits));
	int n = game_legal(game, s, out);
	return n > 0 ? out[bits_below(bits, (uint32_t)n)] : MOVE_NONE;
}

/* One game; returns how many questions it had. */
static uint32_t play_one(const struct config *c, const struct level *l, struct bits *bits)
{
	static struct event told[EVENTS];
	const struct game *game = c->game;
	struct events events = { told, 0, EVENTS, 0 };
	uint32_t played = 0;
	const char *error = game_start(game, state, &c->setup, &events);
	if (error) {
		bad("set-up refused: %s", error);
		return 0;
	}
	look_events(game, state, &events);
	look_light(game, state);
	while (game_asked(state) != NOBODY) {
		if (played == 0 || bits_below(bits, l->deep) == 0)
			look_deep(game, state, l, bits);
		if (bits_below(bits, l->deep) == 0)
			test_edit(game, state, bits);
		if (bits_below(bits, l->leak) == 0)
			test_leak(game, state, bits);
		move m = any_move(game, state, bits);
		if (m == MOVE_NONE) {
			bad("%s: no legal move", game_node(game, state)->name);
			return played;
		}
		events.count = 0;
		game_advance(game, state, m, &events);
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
	struct bits bits = { seed };
	uint32_t played = 0;
	fields_begin(c->game);
	do {
		uint32_t n = play_one(c, l, &bits);
		questions_played += n;
		if (!n)
			return;
		played += n;
	} while (played < l->decisions);
}
