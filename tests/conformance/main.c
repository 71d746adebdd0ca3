/* conformance: checks the contract of core/game.h for every game.
 *
 *     conformance [--full] [--scale N] [--seed S] [--game ID] [--seats N]
 *
 * Runs each game with every number of seats and every value of every option; ends with
 * "conformance: N passed, M failed", where each game's tables, each such configuration, the facts of
 * each, and each twin of the sample game counts as one. Run in the project's folder (it reads
 * games/GAME/rules). */
#include "tests/conformance/suite.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"
#include "tests/sample/twins.h"
#include "tests/sample/state.h"

static const struct level quick = { 1200, 60, 6, 150, 40, 300, 12, 4 };
static const struct level full = { 12000, 60, 6, 1000, 40, 2000, 24, 8 };

const struct config *config;
static uint64_t seed = 1;
static struct level level;
static int passed, failed;
static bool silent; /* twins are expected to fail */
static jmp_buf stopped;

/* ---- complaints ------------------------------------------------------------------------------ */

/* Of each kind of failure (by format string) the first few are printed per game. */
enum { SORTS = 128, OF_A_SORT = 5, OF_A_GAME = 60 };
static struct {
	const char *format;
	uint32_t count;
	char said[OF_A_SORT][120];
} sorts[SORTS];
static const struct pet_game *complaint_game;
static uint32_t complaints, printed, leaks;

static bool worth_printing(const char *format, const char *s)
{
	if (complaint_game != config->game) {
		memset(sorts, 0, sizeof sorts);
		printed = 0;
	}
	complaint_game = config->game;
	if (printed == OF_A_GAME)
		return false;
	for (int i = 0; i < SORTS; i++) {
		if (sorts[i].format && sorts[i].format != format)
			continue;
		sorts[i].format = format;
		for (uint32_t k = 0; k < sorts[i].count; k++)
			if (!strncmp(sorts[i].said[k], s, sizeof sorts[i].said[k] - 1))
				return false;
		if (sorts[i].count == OF_A_SORT)
			return false;
		snprintf(sorts[i].said[sorts[i].count++], sizeof sorts[i].said[0], "%.119s", s);
		return true;
	}
	return false;
}

void bad(const char *format, ...)
{
	char s[256];
	va_list ap;
	va_start(ap, format);
	vsnprintf(s, sizeof s, format, ap);
	va_end(ap);
	complaints++;
	leaks += !strncmp(s, "leak ", 5);
	if (silent || !worth_printing(format, s))
		return;
	printed++;
	printf("%s: %s (--game %s --seed %llu)\n", config->name, s, config->game->id,
	       (unsigned long long)seed);
}

static void must_hooked(const char *what, const char *file, int line)
{
	bad("must fail: '%s' at %s:%d", what, file, line);
	longjmp(stopped, 1);
}

/* ---- one configuration ----------------------------------------------------------------------- */

/* The default options get most of the time: another value of one of them changes a few rules. */
static struct level level_of(const struct config *c)
{
	struct level l = level;
	if (strchr(strchr(c->name, '=') + 1, '=')) {
		l.decisions /= l.options;
		if (l.games > quick.games)
			l.games = quick.games;
	}
	return l;
}

static void run(const struct config *c)
{
	struct level l = level_of(c);
	config = c;
	complaints = 0;
	if (setjmp(stopped) == 0) {
		test_walk(c, &l, seed);
		test_record(c, &l, seed);
	}
	if (complaints)
		failed++;
	else
		passed++;
}

/* The same for facts, which whole games prove. */
static void run_facts(const struct config *c)
{
	struct level l = level_of(c);
	config = c;
	complaints = 0;
	if (setjmp(stopped) == 0)
		test_facts(c, &l, seed);
	if (complaints)
		failed++;
	else
		passed++;
}

/* ---- one game -------------------------------------------------------------------------------- */

static char *slurp(const char *path)
{
	FILE *in = fopen(path, "rb");
	if (!in)
		return NULL;
	char *s = NULL;
	if (!fseek(in, 0, SEEK_END)) {
		long n = ftell(in);
		rewind(in);
		s = n >= 0 ? calloc(1, (size_t)n + 1) : NULL;
		if (s && fread(s, 1, (size_t)n, in) != (size_t)n)
			s[0] = 0;
	}
	fclose(in);
	return s;
}

static void run_game(const struct pet_game *game, const char *rules_path, int seats)
{
	struct config c = config_usual(game, game->seats_min);
	char *rules = slurp(rules_path);
	config = &c;
	complaints = 0;
	snprintf(c.name, sizeof c.name, "%s tables", game->id);
	if (!rules)
		printf("%s: no %s; rule numbers are not checked\n", game->id, rules_path);
	test_tables(game, rules);
	if (complaints)
		failed++;
	else
		passed++;
	free(rules);
	int before = failed;
	struct facts_seen was = facts_seen;
	uint64_t questions = questions_played, deep = deep_looks, pairs = leak_pairs,
		 plies = leak_plies, edits = edits_played, prices = prices_compared;
	for (uint8_t n = game->seats_min; n <= game->seats_max; n++)
		if (!seats || n == seats) {
			configs_each(game, n, run);
			configs_each(game, n, run_facts);
		}
	printf("%s %s: %llu questions, %llu close looks, %llu leak pairs of %llu plies, "
	       "%llu edited positions, %llu prices\n",
	       failed == before ? "ok    " : "FAILED", game->id,
	       (unsigned long long)(questions_played - questions),
	       (unsigned long long)(deep_looks - deep), (unsigned long long)(leak_pairs - pairs),
	       (unsigned long long)(leak_plies - plies), (unsigned long long)(edits_played - edits),
	       (unsigned long long)(prices_compared - prices));
	printf("       facts of %llu games: %llu rows, %llu incomes, %llu places of orders, %llu "
	       "points, "
	       "%llu ends\n",
	       (unsigned long long)(facts_seen.games - was.games),
	       (unsigned long long)(facts_seen.rows - was.rows),
	       (unsigned long long)(facts_seen.incomes - was.incomes),
	       (unsigned long long)(facts_seen.orders - was.orders),
	       (unsigned long long)(facts_seen.points - was.points),
	       (unsigned long long)(facts_seen.ends - was.ends));
}

/* The control: every twin of the sample game has a bug that must be caught, with 2 and with 4
 * seats; the leaking ones by the leak test itself. */
static void run_twins(void)
{
	for (int i = 0; i < TWINS; i++) {
		const struct pet_game *twin = twin_game((enum twin)i);
		for (uint8_t seats = 2; seats <= 4; seats += 2) {
			struct config c = config_usual(twin, seats);
			int was_failed = failed, was_passed = passed;
			struct level was = level;
			level = quick; /* every bug is caught even by it */
			level.leak = 4;
			level.deep = 8;
			silent = true;
			leaks = 0;
			run(&c);
			if (failed == was_failed)
				run_facts(&c);
			silent = false;
			level = was;
			bool caught = i <= TELLS_LEGAL ? leaks > 0 : failed > was_failed;
			failed = was_failed + !caught;
			passed = was_passed + caught;
			if (!caught)
				printf("FAILED %s: the suite does not notice\n", c.name);
		}
	}
}

int main(int argc, char **argv)
{
	const char *only = NULL;
	int seats = 0;
	uint32_t scale = 1;
	level = quick;
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--full"))
			level = full;
		else if (!strcmp(argv[i], "--game"))
			only = value, i++;
		else if (!strcmp(argv[i], "--seats"))
			seats = atoi(value), i++;
		else if (!strcmp(argv[i], "--scale"))
			scale = (uint32_t)atoi(value), i++;
		else if (!strcmp(argv[i], "--seed"))
			seed = strtoull(value, NULL, 10), i++;
		else
			return fprintf(stderr, "conformance: what is '%s'?\n", argv[i]), 2;
	}
	level.decisions *= scale;
	pet_must_hook = must_hooked;
	for (int i = 0; pet_all_games[i]; i++) {
		char path[128];
		snprintf(path, sizeof path, "games/%s/rules/en.md", pet_all_games[i]->id);
		if (!only || !strcmp(only, pet_all_games[i]->id))
			run_game(pet_all_games[i], path, seats);
	}
	if (!only || !strcmp(only, "sample")) {
		run_game(&sample_game, "tests/sample/rules/en.md", seats);
		run_twins();
	}
	printf("conformance: %d passed, %d failed\n", passed, failed);
	return failed > 0 || passed == 0;
}
