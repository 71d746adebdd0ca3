/* rules: the rulebook of a game. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cmd/cmd.h"
#include "core/rulebook.h"

/* Joins the words of a question into one line. */
static const char *question(const struct args *a)
{
	static char text[512];
	size_t n = 0;
	text[0] = 0;
	for (int i = 1; i < a->words && n < sizeof text; i++)
		n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", i > 1 ? " " : "",
				      a->word[i]);
	return text;
}

enum { F_NOTATION, F_INDEX };
static const struct flag flags[] = {
	{ "notation", NULL, N_("cards as those who write them see them, not in sentences"), 0 },
	{ "index", NULL, N_("the index only: terms and the rules that speak of them"), 0 },
	{ NULL }
};

static bool notation;

static void print_table(const struct pet_rule *r, uint8_t lang, const char *before)
{
	for (const char *row = pet_rule_table(r, lang); *row; row += strcspn(row, "\n") + 1)
		printf("%s%.*s\n", before, (int)strcspn(row, "\n"), row);
}

/* A rule, then our ruling on a line of its own, then its table. */
static void print_rule(const struct pet_rule *r, uint8_t lang)
{
	const char *text = notation && r->kind == PET_RULE_CARD ? r->text : pet_rule_text(r, lang);
	const char *note = pet_rule_note(text, lang);
	if (!*r->id) {
		for (; *text; text++)
			if (*text != '*')
				putchar(*text);
		putchar('\n');
		print_table(r, lang, "");
		putchar('\n');
		return;
	}
	int length = note && note > text ? (int)(note - text) : (int)strlen(text);
	const char *bold = ink(stdout, INK_BOLD), *plain = ink(stdout, INK_PLAIN);
	printf("%s%s%s  %.*s\n", bold, r->id, plain, length, text);
	if (r->kind == PET_RULE_CARD && pet_rule_origin(r) == PET_OURS)
		printf("        %s\n", tr(N_("designed by us")));
	if (note && note > text)
		printf("        %s\n", note);
	print_table(r, lang, "        ");
}

/* The index: the rules that define a term, then those that use it. */
static bool print_index(const struct pet_game *game, uint8_t lang)
{
	bool any = false;
	for (const struct pet_rule_term *t = pet_rule_index[lang]; t->game; t++) {
		if (strcmp(t->game, game->id))
			continue;
		if (!any)
			printf("%s\n\n", tr("Index"));
		printf("%s%s%s  %s%s%s\n", ink(stdout, INK_BOLD), t->term, ink(stdout, INK_PLAIN),
		       t->defined, *t->defined && *t->used ? "; " : "", t->used);
		any = true;
	}
	return any;
}

/* The whole book, chapter by chapter. */
static bool print_book(const struct pet_game *game, uint8_t lang)
{
	const char *chapter = NULL;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (strcmp(r->game, game->id))
			continue;
		if (!chapter || strcmp(chapter, r->chapter))
			printf("%s%s%s%s\n\n", chapter ? "\n" : "", ink(stdout, INK_BOLD),
			       pet_rule_chapter(r, lang), ink(stdout, INK_PLAIN));
		chapter = r->chapter;
		print_rule(r, lang);
	}
	if (chapter)
		putchar('\n');
	return print_index(game, lang) || chapter;
}

static int run(struct args *a)
{
	const struct pet_rule *found[PET_RULES_FOUND_MAX];
	uint8_t lang = words_lang;
	bool index_only = false;
	for (int flag; (flag = args_next(a)) != FLAG_END;) {
		notation |= flag == F_NOTATION;
		index_only |= flag == F_INDEX;
	}
	if (a->words < 1)
		die("name a game, and a rule's number or a question if you like");
	const struct pet_game *game = game_named(a->word[0]);
	const char *wanted = question(a);
	if (!*wanted) {
		if (index_only ? print_index(game, lang) : print_book(game, lang))
			return EXIT_OK;
		warn("%s has no rules here", game->id);
		return EXIT_NO;
	}
	int count = pet_rules_search(game->id, lang, wanted, found);
	for (int i = 0; i < count; i++)
		print_rule(found[i], lang);
	if (!count)
		warn("no rule of %s has the number or speaks of '%s'", game->id, wanted);
	return count ? EXIT_OK : EXIT_NO;
}

const struct command command_rules = {
	"rules",
	"GAME [ID | QUESTION...] [--index] [--notation]",
	N_("the rules of a game, one of them by its number, or those that answer a question"),
	flags,
	run,
	NULL
};
