/* bots_time.c: what searches do with their time: parts settled, budget, time and speed of bots_test. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/judge.h"
#include "tests/ai/bot_open.h"
#include "tests/ai/bots_test.h"

/* ---- an early end ---------------------------------------------------------------------------- */

void test_settled(const struct config *c)
{
	enum { POSITIONS = FEW ? 1 : 40, ITERATIONS = 400 };
	struct pet_bits bits = { 17 };
	int stopped = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (int seen = 0; pet_game_asked(state) != PET_NOBODY && seen < POSITIONS;) {
		uint8_t seat = pet_game_asked(state);
		pet_move out[PET_MOVES_MAX];
		int n = seat == PET_CHANCE ? 0 : pet_game_legal(c->game, state, out);
		pet_move m = n ? out[pet_bits_below(&bits, (uint32_t)n)]
			       : pet_game_sample(c->game, state, pet_bits_next(&bits));
		if (n > 1) {
			void *quick = bot_open("mcts:iterations=400,pool=8192", 7);
			void *whole = bot_open("mcts:iterations=400,pool=8192", 7);
			struct pet_view v = pet_game_view(c->game, state, seat);
			struct pet_bot_thought best[PET_BOT_ALTERNATIVES];
			int32_t share[PET_SEATS_MAX];
			pet_move choice = pet_bot_choose(quick, c->game, v);
			bool early = pet_bot_iterations(quick) < ITERATIONS;
			if (!pet_bot_chances(whole, c->game, v, PET_MOVE_NONE, share) ||
			    !pet_bot_thoughts(whole, best))
				fail(c->name, "no thoughts", 0, 1);
			if (pet_bot_iterations(whole) != ITERATIONS)
				fail(c->name, "iterations of a thorough search",
				     pet_bot_iterations(whole), ITERATIONS);
			if (early && best[0].m != choice)
				fail(c->name, "choice of an early end", choice, best[0].m);
			stopped += early;
			seen++;
			free(quick);
			free(whole);
		}
		pet_game_advance(c->game, state, m, NULL);
	}
	printf("ok %s: %d choices were clear early\n", c->name, stopped);
}

/* ---- budgets of time ------------------------------------------------------------------------- */

void test_budget(const struct config *c)
{
	enum { MS = 20, CHOICES = 30 };
	void *bot = bot_open("mcts:ms=20", 3);
	struct pet_bits bits = { 9 };
	uint64_t longest = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (int asked = 0, chosen = 0, widest = 0;
	     pet_game_asked(state) != PET_NOBODY && chosen < CHOICES;) {
		uint8_t seat = pet_game_asked(state);
		pet_move out[PET_MOVES_MAX], m;
		int n = seat == PET_CHANCE ? 0 : pet_game_legal(c->game, state, out);
		if (seat == PET_CHANCE) {
			m = pet_game_sample(c->game, state, pet_bits_next(&bits));
		} else if (n > 1 && (++asked % 20 == 0 || n > widest)) {
			widest = n > widest ? n : widest;
			uint64_t start = thread_ns();
			m = pet_bot_choose(bot, c->game, pet_game_view(c->game, state, seat));
			uint64_t took = thread_ns() - start;
			longest = took > longest ? took : longest;
			chosen++;
		} else {
			m = out[pet_bits_below(&bits, (uint32_t)n)];
		}
		pet_game_advance(c->game, state, m, NULL);
	}
	free(bot);
	if (longest > MS * 1200000u)
		fail(c->name, "microseconds of a decision with 20 ms", (long long)longest / 1000,
		     MS * 1200);
	printf("ok %s: at most %.1f of %d ms\n", c->name, (double)longest / 1e6, MS);
}

/* A clock of its own: every look at it takes a millisecond. */
static uint64_t looks;
static int total_longer;

static uint64_t slow_clock(void)
{
	return ++looks * 1000000;
}

static bool stopping;

static bool is_stopping(void)
{
	return stopping;
}

static uint64_t stopped_clock(void)
{
	return 1;
}

static void *open_timed(const char *name)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!pet_bot_parse(name, &spec, &fault))
		exit(1);
	spec.now_ns = stopping ? stopped_clock : slow_clock;
	spec.stopped = is_stopping;
	void *bot = aligned_alloc(64, (pet_bot_bytes(&spec) + 63) / 64 * 64);
	if (!bot)
		exit(1);
	pet_bot_init(bot, &spec, 5);
	return bot;
}

/* Plays turns of one bot with 40 ms a decision, which end with anybody else's move. Returns how
 * many decisions took longer than that; *early: how many were clear before. */
static int timed_turns(const struct config *c, const char *name, int *early)
{
	enum { MS = 40, CHOICES = FEW ? 3 : 40 };
	struct pet_bits bits = { 23 };
	void *bot = open_timed(name);
	long long allowed = 0;
	int longer = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	*early = 0;
	for (int chosen = 0; pet_game_asked(state) != PET_NOBODY && chosen < CHOICES;) {
		uint8_t seat = pet_game_asked(state);
		if (seat != 0) {
			pet_move out[PET_MOVES_MAX];
			int n = seat == PET_CHANCE ? 0 : pet_game_legal(c->game, state, out);
			pet_game_advance(c->game, state,
					 n ? out[pet_bits_below(&bits, (uint32_t)n)]
					   : pet_game_sample(c->game, state, pet_bits_next(&bits)),
					 NULL);
			allowed = 0;
			continue;
		}
		uint64_t before = looks;
		pet_move m = pet_bot_choose(bot, c->game, pet_game_view(c->game, state, seat));
		bool thought = looks > before;
		long long took =
			thought ? (long long)(looks - before) - 1 : 0; /* the first starts it */
		allowed += thought ? MS : 0;
		if (took > allowed || took > 2 * MS)
			fail(c->name, "milliseconds of a decision", took, allowed);
		allowed -= took;
		longer += took > MS;
		*early += thought && took < MS;
		chosen += thought;
		pet_game_advance(c->game, state, m, NULL);
	}
	free(bot);
	return longer;
}

/* A host that ends waits for no search, whatever its budget was and whenever it began. */
static void test_stop(const struct config *c, const char *name)
{
	struct pet_bits bits = { 29 };
	stopping = true;
	void *bot = open_timed(name);
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (int i = 0; pet_game_asked(state) != PET_NOBODY && i < (FEW ? 5 : 60); i++) {
		uint8_t seat = pet_game_asked(state);
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(c->game, state, pet_bits_next(&bits));
		} else {
			m = pet_bot_choose(bot, c->game, pet_game_view(c->game, state, seat));
			if (pet_bot_iterations(bot) > 8)
				fail(c->name, "iterations after the end", pet_bot_iterations(bot),
				     8);
		}
		pet_game_advance(c->game, state, m,
				 NULL); /* a bot's move is legal, or it stops here */
	}
	free(bot);
	stopping = false;
}

void test_time(const struct config *c)
{
	test_stop(c, "mcts:ms=100000,finish=0");
	test_stop(c, "mcts:iterations=100000000,pool=4096,finish=0");
	int early, longer = timed_turns(c, "mcts:ms=40,finish=0", &early);
	if (timed_turns(c, "mcts:ms=40,finish=0,carry=0", &early))
		fail(c->name, "a decision took longer than its own time", 1, 0);
	printf("ok %s: %d decisions used the time that %d others saved\n", c->name, longer, early);
	total_longer += longer;
}

void test_time_total(void)
{
	if (!total_longer)
		fail("time", "decisions that used what others saved", 0, 1);
}

/* ---- speed, for people ----------------------------------------------------------------------- */

/* Continues a random game to its next tenth question with a choice; false: it ended before. */
static bool next_sample(const struct config *c, struct pet_bits *bits, int *asked)
{
	while (pet_game_asked(state) != PET_NOBODY) {
		pet_move out[PET_MOVES_MAX];
		int n = pet_game_asked(state) == PET_CHANCE ? 0
							    : pet_game_legal(c->game, state, out);
		pet_game_advance(c->game, state,
				 n ? out[pet_bits_below(bits, (uint32_t)n)]
				   : pet_game_sample(c->game, state, pet_bits_next(bits)),
				 NULL);
		if (pet_game_asked(state) < PET_SEATS_MAX &&
		    pet_game_legal(c->game, state, out) > 1 && ++*asked % 10 == 0)
			return true;
	}
	return false;
}

/* Iterations per second of this thread's time, at positions of a random game. */
static void speed_of_search(const struct config *c, const char *name)
{
	enum { CHOICES = 8 };
	void *bot = bot_open(name, 3);
	struct pet_bits bits = { 9 };
	uint64_t iterations = 0, ns = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (int asked = 0, i = 0; i < CHOICES && next_sample(c, &bits, &asked); i++) {
		uint64_t start = thread_ns();
		pet_bot_choose(bot, c->game, pet_game_view(c->game, state, pet_game_asked(state)));
		ns += thread_ns() - start;
		iterations += pet_bot_iterations(bot);
	}
	free(bot);
	if (ns)
		printf("%s %s: %.0f iterations/s\n", c->name, name,
		       (double)iterations * 1e9 / (double)ns);
}

static void by_hand(const struct pet_game *game, const void *s, int32_t share[PET_SEATS_MAX])
{
	game->bots->eval(s, share);
}

static void by_net(const struct pet_game *game, const void *s, int32_t share[PET_SEATS_MAX])
{
	static struct pet_net_memo memo; /* as in a search, from position to position */
	pet_judge_value(game, game->bots->net, &memo, s, share);
}

static void features_only(const struct pet_game *game, const void *s, int32_t share[PET_SEATS_MAX])
{
	int16_t x[PET_SEATS_MAX][PET_FEATURES_MAX];
	(void)share;
	game->bots->features(s, x, NULL);
}

/* The fastest of many rounds over a few positions: other processes only ever make it slower. */
static void speed_of(const struct config *c, const char *name,
		     void (*judge)(const struct pet_game *, const void *, int32_t *))
{
	enum { POSITIONS = 16, ROUNDS = 2000, TIMES = 8 };
	static _Alignas(64) unsigned char kept[POSITIONS][PET_STATE_MAX];
	struct pet_bits bits = { 9 };
	uint64_t best = UINT64_MAX;
	int32_t share[PET_SEATS_MAX];
	int n = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (int asked = 0; n < POSITIONS && next_sample(c, &bits, &asked); n++)
		memcpy(kept[n], state, sizeof state);
	for (int round = 0; round < ROUNDS; round++) {
		uint64_t start = thread_ns();
		for (int i = 0; i < n * TIMES; i++)
			judge(c->game, kept[i % n], share);
		uint64_t took = thread_ns() - start;
		best = took < best ? took : best;
	}
	if (n)
		printf("%s: %s %.0f ns\n", c->name, name, (double)best / (n * TIMES));
}

void test_speed(const struct config *c)
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (c->game->bots->eval)
		speed_of(c, "eval", by_hand);
	if (c->game->bots->net) {
		speed_of(c, "features", features_only);
		speed_of(c, "net", by_net);
	}
	if (c->setup.seats != 3)
		return;
	speed_of_search(c, "mcts:ms=100,depth=10");
	speed_of_search(c, "mcts:ms=100");
}
