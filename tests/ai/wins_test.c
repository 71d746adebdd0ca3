/* wins_test: positions with a forced win.
 *
 *     wins_test GAME.wins...            every level from 3 on must win each of them
 *     wins_test find GAME SEATS N       plays until N such positions were met, and writes them
 *     wins_test auctions FILE...        levels 5 to 7 offer what the line names: the god that completes the game
 *     wins_test gifts FILE...           levels 3 to 5 do not make the move that the line names (lab/bots/gifts.c)
 *     wins_test offers [each] LEAST FILE...    ... levels 4 to 6 by turns (each: all three) at the positions that
 *                                       lab/bots/auctions.c found, in LEAST of 100
 *
 * A file has one position (core/position.h) per line. They are from games of level:3 bots: at most half of the moves keep
 * the win, it takes at most seven answers, and it holds in every world that fits what the seat knows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/text.h"
#include "tests/ai/bot_open.h"
#include "tests/configs.h"

enum { LINE = 64 << 10, DEPTH = 6, POSITIONS = 150000, WORLDS = 24, MOVES_MOST = 60, TRIES = 400 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char line[LINE];
static int failures;

static bool won(const struct pet_game *game, const void *s, uint8_t seat)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	game->result(s, share);
	return share[seat] == PET_SHARES;
}

/* ---- checking ------------------------------------------------------------------------------- */

/* The bot plays its turn, others answer at random; true: it wins before chance is asked. */
static bool finishes(const struct pet_game *game, const char *name, uint8_t seat)
{
	_Alignas(64) unsigned char s[PET_STATE_MAX];
	void *bot = bot_open(name, 7);
	struct pet_bits bits = { 11 };
	pet_move legal[PET_MOVES_MAX];
	memcpy(s, state, game->state_bytes);
	for (int i = 0; i < MOVES_MOST && pet_game_asked(s) != PET_NOBODY; i++) {
		uint8_t asked = pet_game_asked(s);
		if (asked == PET_CHANCE)
			break;
		pet_move m;
		if (asked == seat) {
			m = pet_bot_choose(bot, game, pet_game_view(game, s, seat));
		} else {
			int n = pet_game_legal(game, s, legal);
			m = legal[pet_bits_below(&bits, (uint32_t)n)];
		}
		pet_game_advance(game, s, m, NULL);
	}
	free(bot);
	return pet_game_asked(s) == PET_NOBODY && won(game, s, seat);
}

static void check(const char *path)
{
	static const char *const names[] = { "level:3", "level:4", "level:5", "level:6",
					     "level:7" };
	FILE *in = fopen(path, "r");
	int found = 0, count = 0;
	if (!in) {
		perror(path);
		exit(1);
	}
	while (fgets(line, sizeof line, in)) {
		struct pet_fault fault;
		const struct pet_game *game = pet_position_game(line, strlen(line), &fault);
		if (!game || !pet_position_read(game, line, strlen(line), state, &fault)) {
			printf("FAILED: %s: %s\n", path, fault.what);
			exit(1);
		}
		count++;
		for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
			bool ok = finishes(game, names[i], pet_game_asked(state));
			found += ok;
			if (!ok) {
				printf("FAILED: %s, position %d: %s does not win\n", path, count,
				       names[i]);
				failures++;
			}
		}
	}
	fclose(in);
	if (count < 10) {
		printf("FAILED: %s has %d positions\n", path, count);
		failures++;
	}
	printf("%s: %d positions, %d wins\n", path, count, found);
}

/* How often each of some levels offers what a line names. */
struct takers {
	const char *name[3];
	bool turns; /* each position is for one of them */
	int taken[3], asked[3];
};

/* The position at the end of the line. */
static const struct pet_game *read_position(const char *path, int number)
{
	struct pet_fault fault;
	const char *at = strchr(line, '{');
	const struct pet_game *game = at ? pet_position_game(at, strlen(at), &fault) : NULL;
	if (!game || !pet_position_read(game, at, strlen(at), state, &fault)) {
		printf("FAILED: %s, line %d cannot be read\n", path, number);
		exit(1);
	}
	return game;
}

/* A line is a move and the position in which it is legal. */
static pet_move read_named(const char *path, int number, const struct pet_game **game)
{
	*game = read_position(path, number);
	pet_move m = pet_token_move_find(*game, line, (size_t)(strchr(line, '{') - 1 - line));
	if (m == PET_MOVE_NONE) {
		printf("FAILED: %s, line %d names no move\n", path, number);
		exit(1);
	}
	return m;
}

/* A gift to others or to nobody, which a bot once made there. */
static void check_gifts(const char *path)
{
	static const char *const names[] = { "level:3", "level:4", "level:5" };
	FILE *in = fopen(path, "r");
	int count = 0;
	if (!in) {
		perror(path);
		exit(1);
	}
	for (; fgets(line, sizeof line, in); count++) {
		const struct pet_game *game;
		pet_move gift = read_named(path, count + 1, &game);
		struct pet_view v = pet_game_view(game, state, pet_game_asked(state));
		for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
			void *bot = bot_open(names[i], 7);
			if (pet_bot_choose(bot, game, v) == gift) {
				printf("FAILED: %s, line %d: %s makes a gift\n", path, count + 1,
				       names[i]);
				failures++;
			}
			free(bot);
		}
	}
	fclose(in);
	printf("%s: %d positions\n", path, count);
	failures += count < 5;
}

/* Whether m is for one of the gods that the line names before the position: "offer ares 3 or offer zeus 1". */
static bool names_god(const struct pet_game *game, pet_move m)
{
	const char *end = strchr(line, '{') - 1;
	for (const char *at = line; at < end;) {
		const char * or = strstr(at, " or ");
		const char *stop = or && or < end ? or : end;
		pet_move good = pet_token_move_find(game, at, (size_t)(stop - at));
		if (pet_move_verb(m) == pet_move_verb(good) && pet_move_a(m) == pet_move_a(good))
			return true;
		at = stop == end ? end : stop + strlen(" or ");
	}
	return false;
}

/* Auctions in which one god wins (in a few either of two) and the others lose: a line is the verb and the god, an
 * amount that wins, and the position. Any amount on that god will do. */
static void count_auctions(const char *path, struct takers *t)
{
	FILE *in = fopen(path, "r");
	int count = 0;
	if (!in) {
		perror(path);
		exit(1);
	}
	while (fgets(line, sizeof line, in)) {
		const struct pet_game *game = read_position(path, ++count);
		struct pet_view v = pet_game_view(game, state, pet_game_asked(state));
		for (int i = 0; i < 3; i++) {
			if (t->turns && i != count % 3)
				continue;
			t->asked[i]++;
			void *bot = bot_open(t->name[i], 7);
			pet_move m = pet_bot_choose(bot, game, v);
			char words[100];
			struct pet_text as =
				pet_text_into(words, sizeof words, PET_LANG_EN, game, NULL);
			pet_token_move(&as, m);
			if (names_god(game, m))
				t->taken[i]++;
			else
				printf("%s, line %d: %s lets the winning god go: %s\n", path, count,
				       t->name[i], words);
			free(bot);
		}
	}
	fclose(in);
}

static void check_auctions(struct takers t, int least, char **path, int n)
{
	int taken = 0, asked = 0;
	for (int i = 0; i < n; i++)
		count_auctions(path[i], &t);
	for (int i = 0; i < 3; i++) {
		taken += t.taken[i];
		asked += t.asked[i];
		bool enough = t.turns || t.taken[i] * 100 >= least * t.asked[i];
		printf("%s%s: %d of %d auctions\n", enough ? "" : "FAILED: ", t.name[i], t.taken[i],
		       t.asked[i]);
		failures += !enough;
	}
	if (!asked || taken * 100 < least * asked) {
		printf("FAILED: %d of %d auctions\n", taken, asked);
		failures++;
	}
}

/* ---- finding -------------------------------------------------------------------------------- */

static uint32_t left;

static bool wins(const struct pet_game *game, const void *s, uint8_t seat, int depth)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX];
	uint8_t asked = pet_game_asked(s);
	if (asked == PET_NOBODY)
		return won(game, s, seat);
	if (asked == PET_CHANCE || depth == 0 || (asked != seat && pet_game_node(game, s)->quiet))
		return false;
	int n = pet_game_legal(game, s, legal);
	for (int i = 0; i < n && left; i++, left--) {
		memcpy(copy, s, game->state_bytes);
		pet_game_advance(game, copy, legal[i], NULL);
		if (wins(game, copy, seat, depth - 1) == (asked == seat))
			return asked == seat;
	}
	return asked != seat && left;
}

/* Whether this move wins, whatever is hidden. */
static bool move_wins(const struct pet_game *game, pet_move m, uint8_t seat)
{
	_Alignas(64) unsigned char s[PET_STATE_MAX];
	struct pet_bits bits = { 5 };
	for (int w = 0; w < (game->resample ? WORLDS : 1); w++) {
		if (w == 0)
			memcpy(s, state, game->state_bytes);
		else
			pet_game_resample(game, pet_game_view(game, state, seat), s, &bits);
		pet_game_advance(game, s, m, NULL);
		bool ok = false;
		for (int depth = 0; depth <= DEPTH && !ok; depth++) {
			left = POSITIONS / 10;
			ok = wins(game, s, seat, depth);
		}
		if (!ok)
			return false;
	}
	return true;
}

/* Whether careless play can win before chance is asked. Tested first: a proof takes far longer. */
static bool smells_of_a_win(const struct pet_game *game, uint8_t seat, struct pet_bits *bits)
{
	_Alignas(64) unsigned char s[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX];
	for (int i = 0; i < TRIES; i++) {
		memcpy(s, state, game->state_bytes);
		for (int k = 0; k < DEPTH && pet_game_asked(s) < PET_CHANCE; k++) {
			int n = pet_game_legal(game, s, legal);
			pet_game_advance(game, s, legal[pet_bits_below(bits, (uint32_t)n)], NULL);
		}
		if (pet_game_asked(s) == PET_NOBODY && won(game, s, seat))
			return true;
	}
	return false;
}

/* A win that can be missed. */
static bool worth_asking(const struct pet_game *game, uint8_t seat)
{
	pet_move legal[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, legal), good = 0;
	if (n < 4)
		return false;
	for (int i = 0; i < n && good * 2 <= n; i++)
		good += move_wins(game, legal[i], seat);
	return good > 0 && good * 2 <= n;
}

static void write_position(const struct pet_game *game)
{
	struct pet_text t = pet_text_into(line, sizeof line, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(game, state, &j);
	puts(line);
	fflush(stdout);
}

static int find_in_game(const struct pet_game *game, uint8_t seats, uint64_t seed)
{
	struct config c = config_usual(game, seats);
	struct pet_bits bits = { seed };
	void *bot = bot_open("greedy:budget=200", seed);
	bool met = false;
	if (pet_game_start(game, state, &c.setup, NULL))
		exit(1);
	while (pet_game_asked(state) != PET_NOBODY && !met) {
		uint8_t asked = pet_game_asked(state);
		int32_t share[PET_SEATS_MAX];
		pet_move m;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&bits));
		} else {
			pet_bot_value(game, state, &bits, share);
			met = pet_game_node(game, state)->quiet && share[asked] * seats > 65536 &&
			      smells_of_a_win(game, asked, &bits) && worth_asking(game, asked);
			if (met)
				write_position(game);
			m = pet_bot_choose(bot, game, pet_game_view(game, state, asked));
		}
		pet_game_advance(game, state, m, NULL);
	}
	free(bot);
	return met;
}

int main(int argc, char **argv)
{
	if (argc == 5 && !strcmp(argv[1], "find")) {
		const struct pet_game *game = pet_game_find(argv[2]);
		int wanted = atoi(argv[4]), found = 0;
		if (!game)
			return 2;
		for (uint64_t seed = 1; found < wanted && seed < 2000; seed++)
			found += find_in_game(game, (uint8_t)atoi(argv[3]), seed);
		return found < wanted;
	}
	if (argc > 2 && !strcmp(argv[1], "auctions")) {
		check_auctions((struct takers){ { "level:5", "level:6", "level:7" }, false }, 100,
			       argv + 2, argc - 2);
		return failures > 0;
	}
	if (argc > 2 && !strcmp(argv[1], "gifts")) {
		for (int i = 2; i < argc; i++)
			check_gifts(argv[i]);
		return failures > 0;
	}
	if (argc > 3 && !strcmp(argv[1], "offers")) {
		bool each = !strcmp(argv[2], "each");
		if (argc < 4 + each)
			return 2;
		check_auctions((struct takers){ { "level:4", "level:5", "level:6" }, !each },
			       atoi(argv[2 + each]), argv + 3 + each, argc - 3 - each);
		return failures > 0;
	}
	for (int i = 1; i < argc; i++)
		check(argv[i]);
	return failures || argc < 2;
}
