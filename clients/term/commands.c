/* commands.c: what a person may type besides moves. One row each. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "clients/term/ahead.h"
#include "clients/term/menu.h"
#include "clients/term/term.h"
#include "core/facts.h"
#include "core/rulebook.h"

enum { ANSWER_BYTES = 1 << 17, RULES_AT_ONCE = 8, LOG_LINES = 30 };

struct call {
	struct term *t;
	uint8_t seat; /* who types */
	const struct menu *menu;
	const char *rest; /* what follows the command's word */
};

static char answer[ANSWER_BYTES];

static struct pet_view view_of(const struct call *c)
{
	uint8_t seat = c->seat < PET_SEATS_MAX ? c->seat : PET_NOBODY;
	return pet_game_view(c->t->record->game, c->t->state, seat);
}

static void rule_print(struct term *t, const struct pet_rule *r)
{
	const char *text = pet_rule_text(r, t->lang);
	term_put(t, r->id);
	term_put(t, *r->id ? "  " : "");
	size_t n = 0;
	for (; *text && n + 1 < sizeof answer; text++)
		if (*text != '*' || *r->id)
			answer[n++] = *text;
	answer[n] = 0;
	term_put(t, answer);
	term_put(t, "\n");
	term_put(t, pet_rule_table(r, t->lang));
}

/* The text of a rule by its number, if there is one. */
static bool rule_by_id(struct term *t, const char *id)
{
	const struct pet_rule *r = pet_rule_find(id);
	if (r)
		rule_print(t, r);
	return r != NULL;
}

/* "this is allowed", or the reason with its rule. */
static void put_reason(struct pet_text *s, const struct pet_reason *reason, pet_move m,
		       const void *state)
{
	if (!reason) {
		pet_text_say(s, N_("this is allowed"));
		return;
	}
	pet_text_reason(s, reason, m, pet_game_frame(state)->who);
	if (reason->rule && *reason->rule) {
		pet_text_put(s, " [");
		pet_text_put(s, reason->rule);
		pet_text_put(s, "]");
	}
}

void term_why(struct term *t, uint8_t seat, pet_move m)
{
	const struct pet_game *game = t->record->game;
	static _Alignas(64) unsigned char then[2][PET_STATE_MAX];
	const struct pet_reason *reason = pet_game_why(game, t->state, seat, m);
	const void *state = t->state;
	struct pet_text s = term_text(t, answer, sizeof answer);
	pet_move way[2];
	/* a move of a later question is judged there: "Buy a creature. Buy the Giant" */
	int steps = reason && seat < PET_SEATS_MAX && pet_game_asked(t->state) == seat
			    ? ahead_way(game, t->state, m, way)
			    : 0;
	for (int i = 0; i < steps; i++) {
		pet_text_choice(&s, way[i], pet_game_frame(state)->who);
		pet_text_put(&s, ". ");
		ahead(game, state, way[i], then[i]);
		s.pub = state = then[i];
	}
	if (steps)
		reason = pet_game_why(game, state, seat, m);
	if (reason)
		pet_text_move(&s, m, pet_game_frame(state)->who);
	else
		pet_text_choice(&s, m, pet_game_frame(state)->who);
	pet_text_put(&s, ": ");
	put_reason(&s, reason, m, state);
	pet_text_char(&s, '\n');
	term_put(t, answer);
	if (!reason)
		rule_by_id(t, pet_game_node(game, state)->rule);
	else if (reason->rule && *reason->rule)
		rule_by_id(t, reason->rule);
}

/* Prints the answer as whole lines. */
static void print_answer(struct term *t, const struct pet_text *s)
{
	term_put(t, answer);
	if (s->len && answer[s->len - 1] != '\n')
		term_put(t, "\n");
}

static void run_show(const struct call *c)
{
	struct pet_text s = term_text(c->t, answer, sizeof answer);
	if (c->t->record->game->describe)
		c->t->record->game->describe(view_of(c), &s);
	print_answer(c->t, &s);
}

static void run_facts(const struct call *c)
{
	struct pet_text s = term_text(c->t, answer, sizeof answer);
	pet_text_facts(&s, c->t->record->game, view_of(c), PET_FACTS_NOW);
	if (s.len)
		print_answer(c->t, &s);
	else
		term_say(c->t, N_("Nothing follows from this position."));
}

static void run_map(const struct call *c)
{
	struct pet_text s = term_text(c->t, answer, sizeof answer);
	if (c->t->record->game->map)
		c->t->record->game->map(view_of(c), &s);
	if (s.len)
		term_put_as_is(c->t, answer); /* a drawing: its lines stay as they are */
	else
		term_say(c->t, N_("This game has no map."));
}

void term_cards(const struct pet_game *game, struct pet_text *t, const char *word)
{
	if (!game->cards)
		return;
	uint32_t start = t->len, kept = start;
	game->cards(t, word);
	if (t->len > start || !word)
		return;
	game->cards(t, NULL);
	for (uint32_t at = start; at < t->len;) {
		uint32_t n = (uint32_t)strcspn(t->buf + at, "\n");
		char end = t->buf[at + n];
		t->buf[at + n] = 0;
		bool fits = strcasestr(t->buf + at, word) != NULL;
		t->buf[at + n] = end;
		if (fits) {
			memmove(t->buf + kept, t->buf + at, n + (end != 0));
			kept += n + (end != 0);
		}
		at += n + 1;
	}
	t->len = kept;
	t->buf[kept] = 0;
}

static void run_cards(const struct call *c)
{
	struct pet_text s = term_text(c->t, answer, sizeof answer);
	term_cards(c->t->record->game, &s, *c->rest ? c->rest : NULL);
	if (s.len)
		print_answer(c->t, &s);
	else
		term_say(c->t, N_("No card of that name."));
}

static void run_log(const struct call *c)
{
	long lines = strtol(c->rest, NULL, 10);
	term_log(c->t, c->seat < PET_SEATS_MAX ? c->seat : PET_NOBODY,
		 lines > 0 ? (uint32_t)lines : LOG_LINES);
}

/* A choice of the seat's next question that the words mean. */
static pet_move guess_ahead(const struct call *c)
{
	static _Alignas(64) unsigned char then[PET_STATE_MAX];
	static pet_move moves[PET_MOVES_MAX], found[PET_MOVES_MAX];
	static struct menu next;
	const struct pet_game *game = c->t->record->game;
	char buf[16];
	for (int i = 0; i < c->menu->items && c->seat < PET_SEATS_MAX; i++) {
		if (!ahead(game, c->t->state, c->menu->all[c->menu->first[i]], then))
			continue;
		int n = pet_game_legal(game, then, moves);
		struct pet_text words = pet_text_into(buf, sizeof buf, c->t->lang, game, then);
		menu_make(&next, moves, n, pet_game_frame(then)->who);
		if (menu_match(&next, &words, c->rest, found) > 0)
			return found[0];
	}
	return PET_MOVE_NONE;
}

static void run_why(const struct call *c)
{
	const struct pet_game *game = c->t->record->game;
	if (!*c->rest) {
		term_say(c->t, N_("Type why and a number of the list or a move."));
		return;
	}
	static pet_move found[PET_MOVES_MAX];
	char buf[16];
	struct pet_text words = term_text(c->t, buf, sizeof buf);
	long item =
		strspn(c->rest, "0123456789") == strlen(c->rest) ? strtol(c->rest, NULL, 10) : 0;
	pet_move m = PET_MOVE_NONE;
	if (item >= 1 && item <= c->menu->items)
		m = c->menu->all[c->menu->first[item - 1]];
	else if (menu_match(c->menu, &words, c->rest, found) > 0)
		m = found[0];
	else
		m = menu_guess(c->menu, game, c->rest);
	if (m == PET_MOVE_NONE)
		m = guess_ahead(c);
	if (m == PET_MOVE_NONE)
		term_say(c->t, N_("That is no move of this game."));
	else
		term_why(c->t, c->seat, m);
}

static void run_rules(const struct call *c)
{
	const struct pet_game *game = c->t->record->game;
	const char *wanted = *c->rest ? c->rest : pet_game_node(game, c->t->state)->rule;
	if (wanted && rule_by_id(c->t, wanted))
		return;
	const struct pet_rule *rules[PET_RULES_FOUND_MAX];
	int found = wanted ? pet_rules_search(game->id, c->t->lang, wanted, rules) : 0;
	for (int i = 0; i < found && i < RULES_AT_ONCE; i++)
		rule_print(c->t, rules[i]);
	struct pet_arg more = { "n", PET_K_NUMBER, found - RULES_AT_ONCE };
	if (!found)
		term_say(c->t, N_("No rule has that number or word."));
	else if (found > RULES_AT_ONCE)
		term_fill(c->t, N_("More rules with that word: {n}."), NULL, 0, &more, 1);
}

static void run_hint(const struct call *c)
{
	struct pet_text s = term_text(c->t, answer, sizeof answer);
	if (c->t->host->hint && c->seat < PET_SEATS_MAX)
		c->t->host->hint(c->t->host->self, view_of(c), &s);
	print_answer(c->t, &s);
}

static void run_lang(const struct call *c)
{
	int lang = pet_lang_find(c->rest);
	if (lang < 0)
		term_say(c->t, N_("Languages: en, ru, pl."));
	else
		c->t->lang = (uint8_t)lang;
	if (lang >= 0)
		term_say(c->t, N_("Language changed; Enter repeats the question."));
}

static void run_save(const struct call *c)
{
	char error[256];
	if (!*c->rest)
		term_say(c->t, N_("Type save and the name of a file."));
	else if (!c->t->host->save(c->t->host->self, c->rest, error, sizeof error))
		fprintf(c->t->out, "%s\n", error);
	else
		term_say(c->t, N_("Saved."));
}

static void run_quit(const struct call *c)
{
	c->t->quit = true;
}

/* The line of the seat's n-th last decision; 0: there are fewer. others: dice, cards or other seats
 * have acted since. */
static uint32_t decision_back(const struct call *c, unsigned long steps, bool *others)
{
	const struct term *t = c->t;
	const struct pet_record *r = t->record;
	uint32_t *index = term_memory(NULL, ((size_t)r->count + 1) * sizeof *index), line = 0;
	uint32_t i = pet_record_effective(r, index, UINT32_MAX);
	while (i > 0 && steps) {
		const struct pet_record_line *at = &r->line[index[--i]];
		bool own = at->seat == c->seat || c->seat >= PET_SEATS_MAX;
		bool found = at->seat < PET_SEATS_MAX && t->person[at->seat] && own &&
			     !t->forced[index[i] + 1];
		*others |= !found && at->seat != c->seat;
		*others |= at->seen != PET_SEEN_BY_ALL;
		if (found && --steps == 0)
			line = index[i] + 1;
	}
	free(index);
	return line;
}

/* Undoes the last decision of a person, or the last n. If dice, cards or other seats have acted
 * since, it must be confirmed. */
static void run_undo(const struct call *c)
{
	struct term *t = c->t;
	struct pet_record *r = t->record;
	char *rest;
	unsigned long steps = strtoul(c->rest, &rest, 10);
	bool others = false, forced = !strcmp(rest + strspn(rest, " "), "force");
	struct pet_fault fault;
	uint32_t line = decision_back(c, steps ? steps : 1, &others);
	if (!line) {
		term_say(t, N_("There is nothing to take back."));
	} else if (others && !forced) {
		term_say(t, N_("Dice, cards or others have acted since; undo force goes back all "
			       "the same."));
	} else if (!pet_record_undo(r, t->state, c->seat < PET_SEATS_MAX ? c->seat : 0, line,
				    &fault)) {
		term_say(t, fault.what);
	} else {
		while (t->news_count && t->news[t->news_count - 1].line >= line)
			t->news_count--;
		for (int s = 0; s < PET_SEATS_MAX; s++)
			if (t->told[s] > t->news_count)
				t->told[s] = t->news_count;
		t->forced[r->count] = true;
		term_say(t, N_("Taken back."));
	}
}

static void run_help(const struct call *c);

static const struct {
	const char *word, *args, *help;
	void (*run)(const struct call *c);
} commands[] = {
	{ "help", "", N_("this list"), run_help },
	{ "show", "", N_("the position in words"), run_show },
	{ "facts", "", N_("what follows from it: income, points, what a victory needs"),
	  run_facts },
	{ "map", "", N_("the map"), run_map },
	{ "cards", "[WORD]", N_("what the cards with that word do"), run_cards },
	{ "log", "[N]", N_("what happened so far, the last lines of it"), run_log },
	{ "why", "N | MOVE", N_("why a move is allowed or not"), run_why },
	{ "rules", "CL-1.1 | WORD", N_("a rule by its number, or the rules with a word"),
	  run_rules },
	{ "hint", "", N_("what a bot would do, and why"), run_hint },
	{ "undo", "[N]", N_("takes your last decision back, or the last N"), run_undo },
	{ "save", "FILE", N_("saves the match; play --load goes on with it"), run_save },
	{ "lang", "en | ru | pl", N_("the language"), run_lang },
	{ "quit", "", N_("ends the program"), run_quit },
};

static void run_help(const struct call *c)
{
	term_say(c->t, N_("Answer with a number of the list, or type a move: its words may be cut "
			  "short."));
	term_say(c->t, N_("Enter repeats the question, back leaves an inner list."));
	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
		char line[512];
		snprintf(line, sizeof line, "  %s%s%s: %s\n", commands[i].word,
			 *commands[i].args ? " " : "", commands[i].args,
			 pet_text_tr(c->t->lang, commands[i].help));
		term_put(c->t, line);
	}
}

const char *term_command_word(size_t i)
{
	return i < sizeof commands / sizeof commands[0] ? commands[i].word : NULL;
}

bool term_command(struct term *t, uint8_t seat, const struct menu *menu, const char *line)
{
	size_t n = strcspn(line, " \t");
	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
		if (n != strlen(commands[i].word) || strncasecmp(line, commands[i].word, n))
			continue;
		struct call c = { t, seat, menu, line + n + strspn(line + n, " \t") };
		commands[i].run(&c);
		return true;
	}
	return false;
}
