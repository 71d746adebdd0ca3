// clang-format off
/* scenario: runs scenarios, the rules tests written as text (games/<id>/tests/NN_chapter.t).
 *
 *     scenarios [--list] FILE...
 *
 * A scenario is a heading at column 0, `RULE-ID [RULE-ID...]  title`, and indented commands until a
 * blank line; # starts a comment. The game is named by the folder above tests/. A scenario stops at
 * its first failure, which is told with file, line, what was expected, what was found and the legal
 * moves of that moment; the others are run all the same. --list prints the rule ids instead.
 *
 *     given seats=3 key=value...      new match; set-up chance takes first outcomes until a seat is asked
 *       manual, unchecked             ... leave set-up chance open; allow impossible positions
 *     refuses seats=3 key=value...    this set-up is impossible
 *     stage WORDS                     game->stage: puts the flow at a named moment
 *     set PATH VALUE                  a field (core/position.h)
 *     do [WHO:] MOVE; MOVE...         plays; `do * MOVE` answers chance
 *     auto                            answers chance by first outcomes until a seat is asked
 *     asks NODE [WHO]                 who is asked what
 *     legal M; M   only M; M          these (and no others) may be played
 *     illegal M [= RULE]              this may not, by that rule
 *     choices N    costs M = N        how many moves; what one costs
 *     then PATH VALUE                 a field has this value
 *     event TOKEN [ARG...]            the last do told this
 *     over   not over   wins SEAT...
 *     hidden SEAT PATH                what the seat sees does not contain the field
 */
// clang-format on
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"
#include "core/position.h"
#include "tests/sample/state.h"

enum { EVENTS = 4096, LINE = 1024, JSON = 1 << 18 };

static const struct game *game;
static _Alignas(64) unsigned char state[STATE_MAX];
static struct event told[EVENTS];
static struct events events = { told, 0, EVENTS, 0 };
static bool given, manual, unchecked, unsettled;

static const char *file;
static int line_no;
static char heading[LINE];
static jmp_buf stopped; /* where a failure returns to */
static int passed, failures;

/* ---- failures -------------------------------------------------------------------------------- */

static void put_legal(void)
{
	move out[MOVES_MAX];
	if (!given || game_asked(state) == NOBODY) {
		printf("    nobody is asked\n");
		return;
	}
	char who[64], word[256];
	struct text t = text_into(who, sizeof who, LANG_EN, game, state);
	token_value(&t, game->who_kind, game_frame(state)->who);
	printf("    at %s, %s is asked; legal:", game_node(game, state)->name,
	       game_asked(state) == CHANCE ? "*" : who);
	int n = game_legal(game, state, out);
	for (int i = 0; i < n && i < 60; i++) {
		t = text_into(word, sizeof word, LANG_EN, game, state);
		token_move(&t, out[i]);
		printf("%s %s", i ? ";" : "", word);
	}
	printf(n > 60 ? "; ... (%d)\n" : "\n", n);
}

_Noreturn static void fail(const char *format, ...)
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

/* ---- helpers --------------------------------------------------------------------------------- */

static char *trim(char *s)
{
	while (*s == ' ' || *s == '\t')
		s++;
	char *end = s + strlen(s);
	while (end > s && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
		*--end = 0;
	return s;
}

/* The next word of *s, cut off; NULL when there is none. */
static char *word(char **s)
{
	char *w = *s + strspn(*s, " \t");
	if (!*w)
		return NULL;
	char *end = w + strcspn(w, " \t");
	*s = *end ? end + 1 : end;
	*end = 0;
	return w;
}

/* The next part of a list divided by semicolons. */
static char *part(char **s)
{
	if (!*s)
		return NULL;
	char *w = *s, *end = strchr(w, ';');
	*s = end ? end + 1 : NULL;
	if (end)
		*end = 0;
	return trim(w);
}

static move parse_move(const char *s)
{
	move m = token_move_find(game, s, strlen(s));
	if (m == MOVE_NONE)
		fail("'%s' is no move of %s", s, game->id);
	return m;
}

static bool is_legal(move m)
{
	move out[MOVES_MAX];
	int n = game_legal(game, state, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return true;
	return false;
}

static void check(void)
{
	const char *wrong = unchecked ? NULL : game->check(state);
	if (wrong)
		fail("impossible position: %s", wrong);
}

/* After set and stage, before anything else. */
static void settle(void)
{
	if (!given)
		fail("no 'given' before this");
	if (!unsettled)
		return;
	unsettled = false;
	if (game->derive)
		game->derive(state);
	game_settle(game, state, &events);
	check();
}

static void answer_chance(void)
{
	for (int i = 0; game_asked(state) == CHANCE; i++) {
		move out[MOVES_MAX];
		if (i > 10000 || game_legal(game, state, out) < 1)
			fail("chance does not end");
		game_advance(game, state, out[0], &events);
		check();
	}
}

/* Is `name` who is asked: * for chance, the seat, or frame.who as the game means it? */
static bool is_asked(const char *name)
{
	if (game_asked(state) == NOBODY)
		return false;
	if (!strcmp(name, "*"))
		return game_asked(state) == CHANCE;
	if (token_find(game, K_SEAT, name, strlen(name)) == game_asked(state))
		return true;
	return game_asked(state) != CHANCE &&
	       token_find(game, game->who_kind, name, strlen(name)) == game_frame(state)->who;
}

/* ---- given, stage, set ----------------------------------------------------------------------- */

static void set_option(struct setup *s, const char *key, const char *value)
{
	for (int i = 0; game->options[i].key; i++) {
		const struct option *o = &game->options[i];
		if (strcmp(o->key, key))
			continue;
		if (o->text) {
			snprintf(s->text, sizeof s->text, "%s", value);
			return;
		}
		for (int k = 0; o->value && o->value[k]; k++) {
			if (!strcmp(o->value[k], value)) {
				s->option[i] = (int16_t)k;
				return;
			}
		}
		char *end;
		long n = strtol(value, &end, 10);
		if (o->value || *end || n < o->min || n > o->max)
			fail("option %s has no value '%s'", key, value);
		s->option[i] = (int16_t)n;
		return;
	}
	fail("no option '%s'", key);
}

/* Reads options into a set-up; manual and unchecked are the runner's own. */
static void read_setup(struct setup *setup, char *args)
{
	setup_default(game, setup, game->seats_min);
	manual = unchecked = unsettled = false;
	for (char *w; (w = word(&args));) {
		char *eq = strchr(w, '=');
		if (!strcmp(w, "manual"))
			manual = true;
		else if (!strcmp(w, "unchecked"))
			unchecked = true;
		else if (!eq)
			fail("'%s' is no option", w);
		else if (*eq = 0, !strcmp(w, "seats"))
			setup->seats = (uint8_t)atoi(eq + 1);
		else
			set_option(setup, w, eq + 1);
	}
	if (setup->seats < game->seats_min || setup->seats > game->seats_max)
		fail("%s is not for %d seats", game->id, setup->seats);
	events.count = 0;
}

static void do_given(char *args)
{
	struct setup setup;
	read_setup(&setup, args);
	const char *error = game_start(game, state, &setup, &events);
	if (error)
		fail("set-up refused: %s", error);
	given = true;
	check();
	if (!manual)
		answer_chance();
}

static void do_refuses(char *args)
{
	struct setup setup;
	given = false;
	read_setup(&setup, args);
	if (!game_start(game, state, &setup, &events))
		fail("expected this set-up to be refused");
}

static void do_stage(char *args)
{
	if (!given)
		fail("no 'given' before this");
	if (!game->stage)
		fail("%s has no stages", game->id);
	const char *error = game->stage(state, args);
	if (error)
		fail("stage refused: %s", error);
	unsettled = true;
}

static void do_set(char *args)
{
	struct fault fault = { 0 };
	if (!given)
		fail("no 'given' before this");
	char *path = word(&args);
	args = trim(args);
	if (!path || !*args)
		fail("set PATH VALUE");
	if (!field_set(game, state, path, args, &fault))
		fail("cannot set %s to '%s': %s", path, args, fault.what);
	unsettled = true;
}

/* ---- playing --------------------------------------------------------------------------------- */

static void play_one(char *s)
{
	char *colon = strchr(s, ':');
	const char *who = NULL;
	if (s[0] == '*') {
		who = "*";
		s = trim(s[1] == ':' ? s + 2 : s + 1);
	} else if (colon) {
		*colon = 0;
		who = trim(s);
		s = trim(colon + 1);
	}
	move m = parse_move(s);
	if (game_asked(state) == NOBODY)
		fail("'%s': the game is over", s);
	if (who && !is_asked(who))
		fail("'%s': expected %s to be asked", s, who);
	if (!who && game_asked(state) == CHANCE)
		fail("'%s': chance is asked (write `do * ...`)", s);
	if (!is_legal(m)) {
		const struct reason *r = game_why(game, state, game_asked(state), m);
		fail("'%s' is not legal: %s %s", s, r ? r->rule : "", r ? r->text : "");
	}
	game_play(game, state, game_asked(state), m, &events);
	check();
}

static void do_do(char *args)
{
	settle();
	events.count = 0;
	for (char *p; (p = part(&args));)
		if (*p)
			play_one(p);
}

static void do_auto(char *args)
{
	(void)args;
	settle();
	answer_chance();
}

/* ---- asking ---------------------------------------------------------------------------------- */

static void do_asks(char *args)
{
	settle();
	char *node = word(&args), *who = word(&args);
	if (!node)
		fail("asks NODE [WHO]");
	if (game_asked(state) == NOBODY)
		fail("expected %s, found the game over", node);
	if (strcmp(game_node(game, state)->name, node))
		fail("expected to be asked %s, found %s", node, game_node(game, state)->name);
	if (who && !is_asked(who))
		fail("expected %s to be asked", who);
}

static void do_legal(char *args)
{
	settle();
	for (char *p; (p = part(&args));)
		if (*p && !is_legal(parse_move(p)))
			fail("expected '%s' to be legal", p);
}

static void do_only(char *args)
{
	settle();
	move want[MOVES_MAX], out[MOVES_MAX];
	int count = 0;
	for (char *p; (p = part(&args));) {
		if (!*p)
			continue;
		if (!is_legal(want[count++] = parse_move(p)))
			fail("expected '%s' to be legal", p);
	}
	int n = game_legal(game, state, out);
	if (n != count)
		fail("expected %d legal moves, found %d", count, n);
}

static void do_illegal(char *args)
{
	settle();
	char *eq = strchr(args, '=');
	if (eq)
		*eq = 0;
	char *s = trim(args), *rule = eq ? trim(eq + 1) : NULL;
	move m = parse_move(s);
	const struct reason *r = game_why(game, state, game_asked(state), m);
	if (!r || is_legal(m))
		fail("expected '%s' to be illegal", s);
	if (rule && strcmp(r->rule, rule))
		fail("'%s' is illegal by %s (%s), expected %s", s, *r->rule ? r->rule : "no rule",
		     r->text, rule);
}

static void do_costs(char *args)
{
	settle();
	char *eq = strchr(args, '=');
	if (!eq || !game->price)
		fail("costs MOVE = N, in a game with prices");
	*eq = 0;
	move m = parse_move(trim(args));
	if (!is_legal(m))
		fail("'%s' is not legal", trim(args));
	unsigned price = game->price(state, m);
	if (price != (unsigned)atoi(eq + 1))
		fail("'%s' costs %u", trim(args), price);
}

static void do_choices(char *args)
{
	settle();
	move out[MOVES_MAX];
	int n = game_legal(game, state, out);
	if (n != atoi(args))
		fail("expected %s legal moves, found %d", args, n);
}

static void do_then(char *args)
{
	settle();
	char value[LINE], *path = word(&args);
	args = trim(args);
	if (!path || !*args)
		fail("then PATH VALUE");
	struct text t = text_into(value, sizeof value, LANG_EN, game, state);
	if (!field_get(game, state, path, &t))
		fail("no field '%s'", path);
	if (strcmp(value, args))
		fail("%s: expected %s, found %s", path, args, value);
}

static void do_over(char *args)
{
	(void)args;
	settle();
	if (game_asked(state) != NOBODY)
		fail("expected the game to be over");
}

static void do_not(char *args)
{
	settle();
	if (strcmp(args, "over"))
		fail("not over");
	if (game_asked(state) == NOBODY)
		fail("expected the game to go on");
}

static void do_wins(char *args)
{
	settle();
	if (game_asked(state) != NOBODY)
		fail("expected the game to be over");
	uint8_t share[SEATS_MAX] = { 0 };
	unsigned want = 0, found = 0;
	game->result(state, share);
	for (char *w; (w = word(&args));) {
		int32_t seat = token_find(game, K_SEAT, w, strlen(w));
		if (seat < 0 || seat >= SEATS_MAX)
			fail("no seat '%s'", w);
		want |= 1u << seat;
	}
	for (unsigned i = 0; i < SEATS_MAX; i++)
		found |= share[i] ? 1u << i : 0;
	if (want != found)
		fail("expected winners %#x, found %#x (a bit a seat)", want, found);
	for (unsigned i = 0; i < SEATS_MAX; i++)
		if (share[i] && share[i] != SHARES / __builtin_popcount(found))
			fail("the winners do not share alike: seat %u has %u of %d", i + 1,
			     share[i], SHARES);
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Do the words name the event's arguments, with or without its who in front? */
static bool event_fits(const struct event *e, char **want, int count)
{
	const struct event_row *row = &game->events[e->code];
	const int32_t value[5] = { e->who, e->a, e->b, e->c, e->d };
	const uint8_t kind[5] = { game->who_kind, row->kind[0], row->kind[1], row->kind[2],
				  row->kind[3] };
	for (int from = 0; from < 2; from++) {
		int i = 0;
		for (; i < count && from + i < 5; i++) {
			char found[128];
			struct text t = text_into(found, sizeof found, LANG_EN, game, state);
			token_value(&t, kind[from + i], value[from + i]);
			if (strcmp(found, want[i]))
				break;
		}
		if (i == count)
			return true;
	}
	return false;
}

static void do_event(char *args)
{
	settle();
	char *token = word(&args), *want[5];
	int count = 0;
	if (!token)
		fail("event TOKEN [ARG...]");
	for (char *w; count < 5 && (w = word(&args));)
		want[count++] = w;
	for (uint32_t i = 0; i < events.count; i++)
		if (!strcmp(game->events[told[i].code].token, token) &&
		    event_fits(&told[i], want, count))
			return;
	printf("%s:%d: events of the last do:\n", file, line_no);
	for (uint32_t i = 0; i < events.count; i++) {
		char text[256];
		struct text t = text_into(text, sizeof text, LANG_EN, game, state);
		for (int k = 0; k < 5; k++) {
			const struct event *e = &told[i];
			const int32_t value[5] = { e->who, e->a, e->b, e->c, e->d };
			if (k && !game->events[e->code].kind[k - 1])
				continue;
			text_char(&t, ' ');
			token_value(&t, k ? game->events[e->code].kind[k - 1] : game->who_kind,
				    value[k]);
		}
		printf("    %s%s\n", game->events[told[i].code].token, text);
	}
	fail("expected event '%s'%s", token, count ? " with these arguments" : "");
}

/* ---- hidden ---------------------------------------------------------------------------------- */

/* Steps over one JSON value of our own writing. */
static const char *skip_value(const char *s)
{
	int depth = 0;
	do {
		if (*s == '"') {
			for (s++; *s && *s != '"'; s++)
				if (*s == '\\')
					s++;
		} else if (*s == '{' || *s == '[') {
			depth++;
		} else if (*s == '}' || *s == ']') {
			depth--;
		}
		if (*s)
			s++;
	} while (*s && (depth > 0 || (*s != ',' && *s != '}' && *s != ']')));
	return s;
}

/* Is there a value at path "priv.s1.card" of an object? */
static bool json_has(const char *s, const char *path)
{
	while (*s == '{') {
		size_t n = strcspn(path, ".");
		const char *key = ++s;
		while (*s == '"') {
			key = s + 1;
			const char *end = skip_value(s);
			bool match =
				(size_t)(end - key) > n && !strncmp(key, path, n) && key[n] == '"';
			const char *value = key + strcspn(key, "\"") + 2;
			if (match && !path[n])
				return true;
			if (match) {
				path += n + 1;
				s = value;
				break;
			}
			s = skip_value(value);
			if (*s == ',')
				s++;
		}
		if (*s != '{')
			return false;
	}
	return false;
}

static void do_hidden(char *args)
{
	static char seen[JSON], all[JSON];
	settle();
	char *name = word(&args), *path = trim(args);
	int32_t seat =
		name && !strcmp(name, "observer")
			? NOBODY
			: token_find(game, K_SEAT, name ? name : "", name ? strlen(name) : 0);
	if (seat < 0 || !*path)
		fail("hidden SEAT PATH");
	struct text t = text_into(all, sizeof all, LANG_EN, game, state);
	struct json j = json_into(&t);
	position_write(game, state, &j);
	char with[LINE];
	snprintf(with, sizeof with, "%s%s", strncmp(path, "priv.", 5) ? "pub." : "", path);
	if (!json_has(all, with))
		fail("'%s' has its usual value: nothing to hide", path);
	t = text_into(seen, sizeof seen, LANG_EN, game, state);
	j = json_into(&t);
	view_write(game, game_view(game, state, (uint8_t)seat), &j);
	if (json_has(seen, with))
		fail("%s sees '%s'", name, path);
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
};

static void run_command(char *s)
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
static const struct game *game_of(const char *path)
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
	return strcmp(id, "sample") ? game_find(id) : &sample_game;
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
	must_hook = must_hooked;
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
		run_file(in, list);
		fclose(in);
	}
	if (!list)
		printf("scenarios: %d passed, %d failed\n", passed, failures);
	return failures > 0;
}
