/* help.c: --help, from the rows of the subcommands. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"

/* A row of two columns: what to type, and its meaning. */
static void put_row(FILE *to, const char *left, const char *text, int column)
{
	int at = fprintf(to, "  %s", left);
	if (at + 1 > column) {
		fputc('\n', to);
		at = 0;
	}
	fprintf(to, "%*s", column - at, "");
	put_wrapped(to, tr(text), column, column, width_of(to));
}

static void put_heading(FILE *to, const char *id)
{
	fprintf(to, "\n%s%s%s\n", ink(to, INK_BOLD), tr(id), ink(to, INK_PLAIN));
}

static void put_usage(FILE *to, const char *name, const char *words)
{
	int at = columns_of(tr(N_("usage:"))) + (int)strlen(name) + 10;
	fprintf(to, "%s%s%s petteia%s%s ", ink(to, INK_BOLD), tr(N_("usage:")), ink(to, INK_PLAIN),
		*name ? " " : "", name);
	put_wrapped(to, words, at, at < 30 ? at : 30, width_of(to));
}

static void put_flags(FILE *to, const struct flag *f)
{
	for (; f && f->name; f++) {
		char left[64], letter[8] = "    ";
		if (f->letter)
			snprintf(letter, sizeof letter, "-%c, ", f->letter);
		snprintf(left, sizeof left, "%s--%s%s%s", letter, f->name, f->value ? " " : "",
			 f->value ? f->value : "");
		put_row(to, left, f->help, 27);
	}
}

void help_all(FILE *to)
{
	put_usage(to, "", tr(N_("SUBCOMMAND [WORDS] [FLAGS]")));
	put_heading(to, N_("Subcommands"));
	for (int i = 0; commands[i]; i++)
		put_row(to, commands[i]->name, commands[i]->help, 12);
	put_heading(to, N_("Flags that all of them understand"));
	put_flags(to, common_flags);
	put_heading(to, N_("Without a subcommand"));
	put_flags(to, main_flags);
	fputc('\n', to);
	put_wrapped(to,
		    tr(N_("petteia SUBCOMMAND --help tells more. Exit codes: 0 well, 1 the answer "
			  "is no, 2 bad input.")),
		    0, 0, width_of(to));
}

void help_one(FILE *to, const struct command *c)
{
	put_usage(to, c->name, c->args);
	fputc('\n', to);
	put_wrapped(to, tr(c->help), 0, 0, width_of(to));
	if (c->words) {
		put_heading(to, N_("Words"));
		for (const struct flag *w = c->words; w->name; w++) {
			char left[64];
			snprintf(left, sizeof left, "%s%s%s", w->name, w->value ? " " : "",
				 w->value ? w->value : "");
			put_row(to, left, w->help, 22);
		}
	}
	put_heading(to, N_("Flags"));
	put_flags(to, c->flags);
	put_flags(to, common_flags);
	if (c->more) {
		fputc('\n', to);
		put_wrapped(to, tr(c->more), 0, 0, width_of(to));
	}
}
