/* bots_test: the promises of ai/bot.h, for every game, every number of seats.
 *
 *     bots_test same      the same seed and iterations give the same moves; only the view is read
 *     bots_test threads   several searches of a question: the same moves whichever is faster
 *     bots_test settled   a search that ends early chooses what the whole search would choose
 *     bots_test time      what a decision saves of its time, the next ones of the turn may use
 *     bots_test budget    a budget of time is kept
 *     bots_test value     values add up, finished games are worth their result
 *     bots_test ends      no bot stalls a game
 *     bots_test views     what a bot behind the line protocol is told is the whole view
 *     bots_test outlook   a search without a depth uses the game's outlook
 *     bots_test speed     iterations and evals per second, for docs/BOTS.md
 *     bots_test names     what is a bot's name and what is not
 *     bots_test reasons   why a move, and what was given up by another: in words of every language
 *
 * Views are handed over as separate blocks of memory of the exact size, so that the sanitizers see
 * a bot that looks beyond what its seat may know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/judge.h"
#include "core/text.h"
#include "host/parallel.h"
#include "tests/ai/bot_open.h"
#include "tests/ai/bots_test.h"
#include "tests/sample/state.h"

_Alignas(64) unsigned char state[PET_STATE_MAX];
static int failures;

void fail(const char *where, const char *what, long long got, long long wanted)
{
	printf("FAILED: %s: %s: %lld, not %lld\n", where, what, got, wanted);
	failures++;
}

/* The choice from a copy of the view in separate blocks. */
static pet_move choose_apart(void *bot, const struct pet_game *game, uint8_t seat)
{
	struct pet_view v = pet_game_view(game, state, seat);
	void *pub = aligned_alloc(64, (game->pub_bytes + 63u) / 64 * 64);
	void *mine = aligned_alloc(64, (game->priv_bytes + 64u) / 64 * 64);
	if (!pub || !mine)
		exit(1);
	memcpy(pub, v.pub, game->pub_bytes);
	memcpy(mine, v.mine, game->priv_bytes);
	pet_move m = pet_bot_choose(bot, game, (struct pet_view){ pub, mine, seat });
	free(pub);
	free(mine);
	return m;
}

/* Plays up to limit decisions, every seat with a bot of that name; the last choice must be legal.
 * Returns a hash of all moves; the number of decisions in *played. */
static uint64_t play(const struct config *c, const char *name, int limit, int *played)
{
	void *bot[PET_SEATS_MAX] = { NULL };
	struct pet_bits bits = { 5 };
	uint64_t chain = 1;
	for (int i = 0; i < c->setup.seats; i++)
		bot[i] = bot_open(name, 100 + (uint64_t)i);
	*played = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	while (pet_game_asked(state) != PET_NOBODY && *played < limit) {
		uint8_t seat = pet_game_asked(state);
		pet_move m = seat == PET_CHANCE
				     ? pet_game_sample(c->game, state, pet_bits_next(&bits))
				     : choose_apart(bot[seat], c->game, seat);
		if (pet_game_play(c->game, state, seat, m, NULL) != PET_PLAY_OK) {
			fail(c->name, name, m, 0);
			break;
		}
		chain = (chain ^ m) * 0x100000001b3u;
		*played += seat != PET_CHANCE;
	}
	for (int i = 0; i < c->setup.seats; i++)
		free(bot[i]);
	return chain;
}

static void test_same(const struct config *c)
{
	static const char *const names[] = { "random", "greedy:budget=150", "level:1",
					     "mcts:iterations=60,pool=4096" };
	for (int i = 0; i < 4; i++) {
		int played, again;
		uint64_t one = play(c, names[i], FEW ? 8 : 80, &played);
		uint64_t two = play(c, names[i], FEW ? 8 : 80, &again);
		if (one != two || played != again)
			fail(c->name, names[i], (long long)two, (long long)one);
	}
	printf("ok %s: the same moves again\n", c->name);
}

/* The sum of the visits of all alternatives in the first question, by this many searches. */
static uint32_t visits_by(const struct config *c, const char *name)
{
	struct pet_bot_thought best[PET_BOT_ALTERNATIVES];
	struct pet_bits bits = { 3 };
	pet_move legal[PET_MOVES_MAX];
	void *bot = bot_open(name, 9);
	uint32_t sum = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	while (pet_game_asked(state) == PET_CHANCE || pet_game_legal(c->game, state, legal) < 2)
		pet_game_advance(c->game, state,
				 pet_game_asked(state) == PET_CHANCE
					 ? pet_game_sample(c->game, state, pet_bits_next(&bits))
					 : legal[0],
				 NULL);
	pet_bot_choose(bot, c->game, pet_game_view(c->game, state, pet_game_asked(state)));
	for (int i = pet_bot_thoughts(bot, best) - 1; i >= 0; i--)
		sum += best[i].visits;
	if (sum > pet_bot_iterations(bot))
		fail(c->name, "more visits than iterations", sum, pet_bot_iterations(bot));
	free(bot);
	return sum;
}

static void test_threads(const struct config *c)
{
	static const char three[] = "mcts:iterations=40,threads=3,pool=4096,finish=0";
	int played;
	bot_threads = NULL;
	uint64_t in_turn = play(c, three, FEW ? 3 : 24, &played);
	bot_threads = in_parallel;
	for (int i = 0; i < (FEW ? 1 : 2); i++)
		if (play(c, three, FEW ? 3 : 24, &played) != in_turn)
			fail(c->name, "threads change the moves", i, 0);
	uint32_t one = visits_by(c, "mcts:iterations=40,pool=4096,finish=0");
	uint32_t all = visits_by(c, three);
	if (all < 2 * one)
		fail(c->name, "three searches visit little more than one", all, one);
	printf("ok %s: the same moves by threads\n", c->name);
}

static void check_value(const struct config *c, struct pet_bits *bits)
{
	int32_t share[PET_SEATS_MAX] = { 0 }, sum = 0;
	uint8_t won[PET_SEATS_MAX] = { 0 };
	pet_bot_value(c->game, state, bits, share);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		sum += share[i];
		if (share[i] < 0 || (i >= c->setup.seats && share[i]))
			fail(c->name, "a share that cannot be", share[i], 0);
	}
	/* A solo seat may lose; sixtieths do not divide 65536 evenly. */
	int slack = pet_game_asked(state) == PET_NOBODY ? PET_SEATS_MAX : 0;
	if (c->setup.seats > 1 && (sum > 65536 || sum < 65536 - slack))
		fail(c->name, "sum of shares", sum, 65536);
	if (c->setup.seats == 1 && sum > 65536)
		fail(c->name, "share of one seat", sum, 65536);
	if (pet_game_asked(state) != PET_NOBODY)
		return;
	c->game->result(state, won);
	int32_t opinion[PET_SEATS_MAX] = { 0 };
	bool judges =
		c->game->bots->eval && c->game != &sample_game; /* the sample is only an estimate */
	if (judges)
		c->game->bots->eval(state, opinion);
	for (int i = 0; i < c->setup.seats; i++) {
		int32_t wanted = won[i] * 65536 / PET_SHARES;
		if (share[i] != wanted)
			fail(c->name, "value of a finished game", share[i], wanted);
		if (judges && (opinion[i] < wanted || opinion[i] > wanted + PET_SEATS_MAX))
			fail(c->name, "eval of a finished game", opinion[i], wanted);
	}
}

static void test_value(const struct config *c)
{
	struct pet_bits bits = { 21 };
	int positions = 0, games_played = 0;
	for (; games_played < 4; games_played++) {
		if (pet_game_start(c->game, state, &c->setup, NULL))
			exit(1);
		for (int i = 0; pet_game_asked(state) != PET_NOBODY; i++) {
			pet_move out[PET_MOVES_MAX];
			/* without an eval a value is a random play-out */
			if (c->game->bots->eval || i % 16 == 0) {
				check_value(c, &bits);
				positions++;
			}
			int n = pet_game_asked(state) == PET_CHANCE
					? 0
					: pet_game_legal(c->game, state, out);
			pet_move m = n ? out[pet_bits_below(&bits, (uint32_t)n)]
				       : pet_game_sample(c->game, state, pet_bits_next(&bits));
			pet_game_advance(c->game, state, m, NULL);
		}
		check_value(c, &bits);
	}
	printf("ok %s: %d positions of %d games\n", c->name, positions, games_played);
}

static void test_ends(const struct config *c)
{
	static const char *const names[] = { "random", "greedy:budget=40",
					     "mcts:iterations=4,depth=2,pool=4096" };
	enum { LONGEST = 100000 };
	for (int i = 0; i < 3; i++) {
		int played;
		play(c, names[i], LONGEST, &played);
		if (pet_game_asked(state) != PET_NOBODY)
			fail(c->name, names[i], played, LONGEST);
		printf("ok %s: %s ends after %d decisions\n", c->name, names[i], played);
	}
}

/* Writes the view of the asked seat and reads it back. */
static void check_view(const struct config *c, uint8_t seat)
{
	static char json_text[1 << 20];
	static _Alignas(64) unsigned char copy[PET_STATE_MAX];
	const struct pet_game *game = c->game;
	struct pet_view v = pet_game_view(game, state, seat), w = pet_game_view(game, copy, seat);
	struct pet_text t = pet_text_into(json_text, sizeof json_text, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	struct pet_fault fault;
	uint64_t seal = pet_view_seal(game, v);
	pet_view_write(game, v, &j);
	if (!pet_view_read(game, t.buf, t.len, seat, seal, copy, &fault)) {
		fail(c->name, fault.what, 0, 1);
		return;
	}
	/* what the seat was not sent is guessed: the views are equal without it */
	static _Alignas(64) unsigned char sent[2][PET_STATE_MAX];
	memcpy(sent[0], v.pub, game->pub_bytes);
	memcpy(sent[1], w.pub, game->pub_bytes);
	for (int i = 0; i < 2 && game->veil; i++)
		game->veil(sent[i], seat);
	if (memcmp(sent[0], sent[1], game->pub_bytes) || memcmp(v.mine, w.mine, game->priv_bytes))
		fail(c->name, "a view read back differs", 1, 0);
	if (pet_view_read(game, t.buf, t.len, seat, seal + 1, copy, &fault) ||
	    pet_view_read(game, t.buf, t.len - 1, seat, seal, copy, &fault) ||
	    pet_view_read(game, t.buf, t.len, PET_SEATS_MAX - 1, seal, copy, &fault))
		fail(c->name, "a bad view is taken", 1, 0);
}

static void test_views(const struct config *c)
{
	struct pet_bits bits = { 33 };
	pet_move out[PET_MOVES_MAX];
	int views = 0;
	if (pet_game_start(c->game, state, &c->setup, NULL))
		exit(1);
	for (uint8_t seat; (seat = pet_game_asked(state)) != PET_NOBODY && views < 400;) {
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(c->game, state, pet_bits_next(&bits));
		} else {
			if (seat < PET_SEATS_MAX - 1)
				check_view(c, seat);
			views++;
			m = out[pet_bits_below(&bits,
					       (uint32_t)pet_game_legal(c->game, state, out))];
		}
		pet_game_advance(c->game, state, m, NULL);
	}
	printf("ok %s: %d views\n", c->name, views);
}

/* A search without a depth uses the game's outlook, and that makes a difference. */
static void test_outlook(const struct config *c)
{
	enum { USUAL = 16, DECISIONS = 12 };
	const struct pet_game *game = c->game;
	const struct pet_net *own =
		game->bots->net ? pet_judge_net(game->bots->net, c->setup.seats) : NULL;
	const struct pet_outlook *o = own && own->outlook ? own->outlook : &game->bots->outlook;
	unsigned hand = game->bots->outlook.depth ? game->bots->outlook.depth : USUAL;
	unsigned net = own ? o->net_depth : 0, outlook = o->depth ? o->depth : USUAL;
	if (net)
		outlook = net == PET_AT_ONCE ? 0 : net;
	static const char *const judge[] = { "", ",judge=hand" };
	for (int i = 0; i < 2; i++) {
		unsigned depth = i ? hand : outlook;
		char name[64];
		int played;
		snprintf(name, sizeof name, "mcts:iterations=40%s", judge[i]);
		uint64_t usual = play(c, name, DECISIONS, &played);
		snprintf(name, sizeof name, "mcts:iterations=40,depth=%u%s", depth, judge[i]);
		if (play(c, name, DECISIONS, &played) != usual)
			fail(c->name, name, (long)depth, 0);
		snprintf(name, sizeof name, "mcts:iterations=40,depth=%u%s",
			 depth ? depth / 2 : USUAL, judge[i]);
		if (play(c, name, DECISIONS, &played) == usual)
			fail(c->name, name, (long)depth, 0);
	}
	/* the same random decisions, judged before them or after */
	int played;
	if (own && play(c, "mcts:iterations=40,depth=8,leaf=1", DECISIONS, &played) ==
			   play(c, "mcts:iterations=40,depth=8,leaf=100", DECISIONS, &played))
		fail(c->name, "leaf", 0, 0);
}

/* What is said in a language about a move, or about one that was played instead of a better one. */
static const char *reason(void *bot, const struct config *c, struct pet_view v, uint8_t lang,
			  pet_move played, pet_move m)
{
	static char words[512];
	struct pet_text t = pet_text_into(words, sizeof words, lang, c->game, v.pub);
	if (played == PET_MOVE_NONE)
		pet_bot_because(bot, c->game, v, m, &t);
	else
		pet_bot_given_up(bot, c->game, v, played, m, &t);
	return words;
}

static bool has_latin(const char *s)
{
	return s[strcspn(s, "abcdefghijklmnopqrstuvwxyz")] != 0;
}

/* Playing the same move gives up nothing; every name has a translation; most moves have a reason, no price alone. */
static void test_reasons(const struct config *c)
{
	struct pet_bits bits = { 7 };
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	int asked = 0, told = 0, compared = 0;
	if (c->setup.seats > 3 || !c->game->bots->net ||
	    pet_game_start(c->game, state, &c->setup, NULL))
		return;
	void *bot = bot_open("mcts:iterations=1000", 3);
	while (pet_game_asked(state) != PET_NOBODY && asked < 24) {
		uint8_t seat = pet_game_asked(state);
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(c->game, state, pet_bits_next(&bits));
		} else {
			struct pet_view v = pet_game_view(c->game, state, seat);
			m = pet_bot_choose(bot, c->game, v);
			int n = pet_bot_thoughts(bot, thought);
			asked += n > 1;
			told += n > 1 && *reason(bot, c, v, PET_LANG_PL, PET_MOVE_NONE, m);
			compared += n > 1 && *reason(bot, c, v, PET_LANG_PL, thought[1].m, m);
			if (*reason(bot, c, v, PET_LANG_EN, m, m))
				fail(c->name, "a move gives up something for itself", asked, 0);
			if (!strncmp(reason(bot, c, v, PET_LANG_EN, PET_MOVE_NONE, m),
				     "at the price", 12))
				fail(c->name, "a price alone is no reason", asked, 0);
			if (has_latin(reason(bot, c, v, PET_LANG_RU, PET_MOVE_NONE, m)))
				fail(c->name, "a reason is not in Russian", asked, 0);
		}
		pet_game_play(c->game, state, seat, m, NULL);
	}
	if (told * 2 < asked || compared * 3 < asked)
		fail(c->name, "too few reasons", told, asked);
	printf("ok reasons %s: %d choices, %d with a reason, %d compared\n", c->name, asked, told,
	       compared);
	free(bot);
}

static void each_config(void (*test)(const struct config *))
{
	for (int i = 0; i == 0 || pet_all_games[i - 1]; i++) {
		const struct pet_game *game = pet_all_games[i] ? pet_all_games[i] : &sample_game;
		for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
			struct config c = config_usual(game, seats);
			test(&c);
		}
	}
}

static void test_names(void)
{
	static const char *const good[] = {
		"random",  "greedy",      "greedy:budget=5",
		"mcts",    "mcts:ms=100", "mcts:iterations=7,c=30,depth=0,pool=2048,threads=2",
		"level:1", "level:7",     "level:1,character=sailor"
	};
	static const char *const bad[] = {
		"",           "rand",         "mcts:ms",        "mcts:ms=0",
		"mcts:ms=x",  "level:0",      "level:8",        "level:",
		"mcts:foo=1", "greedy:ms=-1", "mcts:threads=0", "mcts:threads=17"
	};
	struct pet_bot_spec spec;
	struct pet_fault fault;
	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
		if (!pet_bot_parse(good[i], &spec, &fault))
			fail(good[i], fault.what, 0, 1);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		if (pet_bot_parse(bad[i], &spec, &fault))
			fail(bad[i], "is taken for a bot", 1, 0);
	for (int level = 1; level <= PET_BOT_LEVELS; level++)
		if (!strcmp(pet_bot_level_name(level), pet_bot_level_name(0)))
			fail("levels", "has no name", level, 0);
	printf("ok names\n");
}

int main(int argc, char **argv)
{
	const char *part = argc > 1 ? argv[1] : "";
	if (!strcmp(part, "same"))
		each_config(test_same);
	else if (!strcmp(part, "threads"))
		each_config(test_threads);
	else if (!strcmp(part, "settled"))
		each_config(test_settled);
	else if (!strcmp(part, "time")) {
		each_config(test_time);
		test_time_total();
	} else if (!strcmp(part, "budget"))
		each_config(test_budget);
	else if (!strcmp(part, "value"))
		each_config(test_value);
	else if (!strcmp(part, "ends"))
		each_config(test_ends);
	else if (!strcmp(part, "views"))
		each_config(test_views);
	else if (!strcmp(part, "outlook"))
		each_config(test_outlook);
	else if (!strcmp(part, "speed"))
		each_config(test_speed);
	else if (!strcmp(part, "names"))
		test_names();
	else if (!strcmp(part, "reasons"))
		each_config(test_reasons);
	else
		failures++;
	return failures ? 1 : 0;
}
