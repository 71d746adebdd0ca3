// clang-format off
/* scenarios: runs the tests of rules, which are text (games/<id>/tests/NN_chapter.t).
 *
 *     scenarios [--list] FILE...
 *
 * A scenario is a heading at column 0, `RULE-ID [RULE-ID...]  title`, and indented commands until a blank line; #
 * starts a comment. The folder above tests/ names the game. A scenario stops at its first failure, which is reported
 * with file, line, expectation, finding and the legal moves at that point; the others still run. --list prints the rule
 * ids instead.
 *
 *     given seats=3 key=value...      new match; set-up chance takes first outcomes until a seat is asked;
 *                                     pack=NAME: packs/NAME.pack beside the scenario
 *       manual, unchecked             ... leave set-up chance open; allow impossible positions
 *     refuses seats=3 key=value...    this set-up is impossible
 *     stage WORDS                     game->stage: puts the flow at a named moment
 *     set PATH VALUE                  a field (core/position.h)
 *     use NAME ARG...                 the commands of a set-up that scenarios share (use.c)
 *     do [WHO:] MOVE; MOVE...         plays; `do * MOVE` answers chance
 *     auto                            answers chance by first outcomes until a seat is asked
 *     asks NODE [WHO]                 who is asked what
 *     legal M; M   only M; M          these (only: and no others) are legal
 *     illegal M [= RULE]              this is not, by that rule
 *     choices N    costs M = N        how many moves; what one costs
 *     tells TOPIC TOKEN [ABOUT] = VALUE... [of N] [needs N]    a fact as the asked seat may know it; = nothing: none
 *     brings M = total +2, gold -1    what a legal move changes at once, in games won by points
 *     says [M] = WORDS                what a legal move, or the question, is called in English
 *     warns M [= WORDS]               the warning that comes with a legal move; without = none
 *     then PATH VALUE                 a field has this value
 *     event TOKEN [ARG...]            the last do emitted this
 *     over   not over   wins SEAT...
 *     moot   not moot                 whether the one answer may be given without being asked for
 *     hidden SEAT PATH                the seat's view does not contain the field */
// clang-format on
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/must.h"
#include "tests/sample/state.h"
#include "tests/scenario/scenario.h"

enum { EVENTS = 4096 };

const struct pet_game *game;
_Alignas(64) unsigned char state[PET_STATE_MAX];
static struct pet_event told[EVENTS];
struct pet_events events = { told, 0, EVENTS, 0 };
bool given, unchecked, unsettled;

const char *file;
int line_no;
static char heading[LINE];
static jmp_buf stopped; /* where a failure returns to */
static int passed, failures;

/* ---- failures -------------------------------------------------------------------------------- */

static void put_legal(void)
{
	pet_move out[PET_MOVES_MAX];
	if (!given || pet_game_asked(state) == PET_NOBODY) {
		printf("    nobody is asked\n");
		return;
	}
	char who[64], word[256];
	struct pet_text t = pet_text_into(who, sizeof who, PET_LANG_EN, game, state);
	pet_token_value(&t, game->who_kind, pet_game_frame(state)->who);
	printf("    at %s, %s is asked; legal:", pet_game_node(game, state)->name,
	       pet_game_asked(state) == PET_CHANCE ? "*" : who);
	int n = pet_game_legal(game, state, out);
	for (int i = 0; i < n && i < 60; i++) {
		t = pet_text_into(word, sizeof word, PET_LANG_EN, game, state);
		pet_token_move(&t, out[i]);
		printf("%s %s", i ? ";" : "", word);
	}
	printf(n > 60 ? "; ... (%d)\n" : "\n", n);
}

_Noreturn void fail(const char *format, ...)
{
	va_list ap;
	va_start(ap, format);
	printf("%s:%d: ", file, line_no);
	vprintf(format, ap);
	printf("\n    in: %s\n", heading);
	va_end(ap);
	put_legal();
	longjmp(stopped, 1);
}

static void must_hooked(const char *what, const char *where, int at)
{
	printf("%s:%d: must fail: '%s' at %s:%d\n    in: %s\n", file, line_no, what, where, at,
	       heading);
	longjmp(stopped, 1);
}

/* ---- files ----------------------------------------------------------------------------------- */

static const struct command {
	const char *name;
	void (*run)(char *args);
} commands[] = {
	{ "given", do_given },     { "refuses", do_refuses }, { "stage", do_stage },
	{ "set", do_set },         { "do", do_do },           { "auto", do_auto },
	{ "asks", do_asks },       { "legal", do_legal },     { "only", do_only },
	{ "illegal", do_illegal }, { "choices", do_choices }, { "then", do_then },
	{ "event", do_event },     { "over", do_over },       { "not", do_not },
	{ "wins", do_wins },       { "hidden", do_hidden },   { "costs", do_costs },
	{ "use", do_use },         { "warns", do_warns },     { "says", do_says },
	{ "brings", do_brings },   { "tells", do_tells },     { "moot", do_moot },
};

void run_command(char *s)
{
	char *name = word(&s);
	for (size_t i = 0; name && i < sizeof commands / sizeof commands[0]; i++) {
		if (!strcmp(commands[i].name, name)) {
			commands[i].run(trim(s));
			return;
		}
	}
	if (name)
		fail("unknown command '%s'", name);
}

/* games/<id>/tests/x.t -> <id>; the sample game is found the same way. */
static const struct pet_game *game_of(const char *path)
{
	char id[64] = "";
	const char *tests = strstr(path, "/tests/");
	for (const char *more; tests && (more = strstr(tests + 1, "/tests/"));)
		tests = more;
	if (!tests)
		return NULL;
	const char *from = tests;
	while (from > path && from[-1] != '/')
		from--;
	if ((size_t)(tests - from) < sizeof id)
		memcpy(id, from, (size_t)(tests - from));
	return strcmp(id, "sample") ? pet_game_find(id) : &sample_game;
}

static void list_rules(const char *s)
{
	const char *end = strstr(s, "  ");
	for (const char *w = s; *w && (!end || w < end); w += strspn(w, " ")) {
		size_t n = strcspn(w, " ");
		printf("%s:%d %.*s\n", file, line_no, (int)n, w);
		w += n;
	}
}

static void finish(bool *open, bool *failed)
{
	if (*open && !*failed)
		passed++;
	failures += *failed;
	*open = *failed = false;
}

static void run_file(FILE *in, bool list)
{
	static char line[LINE];
	static bool open, failed; /* static: they live across longjmp */
	open = failed = false;
	for (line_no = 1; fgets(line, sizeof line, in); line_no++) {
		line[strcspn(line, "\r\n")] = 0;
		if (line[0] && line[0] != '#' && line[0] != ' ' && line[0] != '\t') {
			finish(&open, &failed);
			snprintf(heading, sizeof heading, "%s", line);
			open = true;
			given = unsettled = false;
			use_restart();
			events.count = 0;
			if (list)
				list_rules(line);
			continue;
		}
		line[strcspn(line, "#")] = 0;
		if (list || failed || !*trim(line))
			continue;
		if (setjmp(stopped) == 0) {
			if (!open)
				fail("a command outside a scenario");
			run_command(trim(line));
		} else {
			failed = true;
		}
	}
	finish(&open, &failed);
}

int main(int argc, char **argv)
{
	bool list = argc > 1 && !strcmp(argv[1], "--list");
	if (argc < 2 + list) {
		fprintf(stderr, "usage: scenarios [--list] FILE...\n");
		return 2;
	}
	setvbuf(stdout, NULL, _IOLBF, 0);
	pet_must_hook = must_hooked;
	for (int i = 1 + list; i < argc; i++) {
		file = argv[i];
		game = game_of(file);
		FILE *in = fopen(file, "r");
		if (!in || (!game && !list)) {
			printf("%s: %s\n", file, in ? "there is no such game" : "cannot be read");
			failures++;
			if (in)
				fclose(in);
			continue;
		}
		use_load(file);
		run_file(in, list);
		fclose(in);
	}
	if (!list)
		printf("scenarios: %d passed, %d failed\n", passed, failures);
	return failures > 0;
}
