/* manual: man pages and completions for shells, from the same rows as --help. Printed when we build
 * and installed (packaging/install.cmake). */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"

static const struct flag flags[] = { { NULL } };

static const struct flag words[] = {
	{ "petteia", NULL, N_("the man page petteia(1): all subcommands"), 0 },
	{ "petteia-serve", NULL, N_("the man page petteia-serve(8): a server and its care"), 0 },
	{ "bash", NULL, N_("completion for bash"), 0 },
	{ "fish", NULL, N_("completion for fish"), 0 },
	{ "zsh", NULL, N_("completion for zsh"), 0 },
	{ NULL },
};

/* ---- man pages ------------------------------------------------------------------------------- */

/* Text as roff takes it: signs that it would read itself are escaped, a hyphen is one to type. */
static void put_roff(const char *s)
{
	if (*s == '.' || *s == '\'')
		fputs("\\&", stdout);
	for (; *s; s++) {
		if (*s == '\\')
			fputs("\\e", stdout);
		else if (*s == '-')
			fputs("\\-", stdout);
		else
			putchar(*s);
	}
}

static void put_paragraph(const char *id)
{
	put_roff(tr(id));
	putchar('\n');
}

static void put_section(const char *id)
{
	printf(".SH \"%s\"\n", tr(id));
}

/* What is typed in bold, what stands for something in italics, then what it means. */
static void put_entry(const struct flag *f, bool typed_with_hyphens)
{
	fputs(".TP\n", stdout);
	if (typed_with_hyphens && f->letter)
		printf("\\fB\\-%c\\fR, ", f->letter);
	printf("\\fB%s", typed_with_hyphens ? "\\-\\-" : "");
	put_roff(f->name);
	fputs("\\fR", stdout);
	if (f->value) {
		fputs(" \\fI", stdout);
		put_roff(f->value);
		fputs("\\fR", stdout);
	}
	putchar('\n');
	put_paragraph(f->help);
}

static void put_entries(const struct flag *f, bool typed_with_hyphens)
{
	for (; f && f->name; f++)
		put_entry(f, typed_with_hyphens);
}

static void put_synopsis(const struct command *c)
{
	printf("\\fBpetteia %s\\fR ", c->name);
	put_paragraph(c->args);
}

static void put_command(const struct command *c)
{
	put_synopsis(c);
	fputs(".PP\n", stdout);
	put_paragraph(c->help);
	put_entries(c->words, false);
	put_entries(c->flags, true);
	if (c->more) {
		fputs(".PP\n", stdout);
		put_paragraph(c->more);
	}
}

static const struct command *find(const char *name)
{
	for (int i = 0; commands[i]; i++)
		if (!strcmp(commands[i]->name, name))
			return commands[i];
	die("no subcommand '%s' (see petteia --help)", name);
}

static void put_title(const char *name, int section, const char *what)
{
	printf(".TH %s %d \"\" \"petteia %s\"\n", name, section, PETTEIA_VERSION);
	put_section(N_("NAME"));
	printf("%s \\- ", name);
	put_paragraph(what);
	put_section(N_("SYNOPSIS"));
}

static void put_end(const char *others)
{
	put_section(N_("FLAGS THAT ALL UNDERSTAND"));
	put_entries(common_flags, true);
	put_section(N_("EXIT STATUS"));
	put_paragraph(N_("0: it went well. 1: the answer is no. 2: bad input, or the output could "
			 "not be written; one line on standard error says why."));
	put_section(N_("SEE ALSO"));
	puts(others);
}

static void put_page_1(void)
{
	put_title("petteia", 1, N_("a table for board games of Greek myths"));
	printf("\\fBpetteia\\fR ");
	put_paragraph(N_("SUBCOMMAND [WORDS] [FLAGS]"));
	put_section(N_("DESCRIPTION"));
	put_paragraph(N_(
		"A referee for four board games: it knows all legal moves and says why others are "
		"not. It plays in the terminal, hosts tables for browsers, keeps records that can "
		"be verified, and lets bots play, judge and learn."));
	put_section(N_("SUBCOMMANDS"));
	for (int i = 0; commands[i]; i++) {
		printf(".SS %s\n", commands[i]->name);
		put_command(commands[i]);
	}
	put_section(N_("WITHOUT A SUBCOMMAND"));
	put_entries(main_flags, true);
	put_end("petteia\\-serve(8), petteia\\-record(5)");
}

static void put_page_8(void)
{
	const struct command *serve = find("serve"), *admin = find("admin"),
			     *doctor = find("doctor");
	put_title("petteia-serve", 8, serve->help);
	put_synopsis(serve);
	fputs(".br\n", stdout);
	put_synopsis(admin);
	fputs(".br\n", stdout);
	put_synopsis(doctor);
	put_section(N_("DESCRIPTION"));
	put_paragraph(serve->more);
	put_section(N_("FLAGS"));
	put_entries(serve->flags, true);
	put_section(N_("LOOKING AFTER A SERVER"));
	put_command(admin);
	put_section(N_("WHEN SOMETHING IS WRONG"));
	put_command(doctor);
	put_section(N_("SERVICE"));
	put_paragraph(N_(
		"Where systemd runs, petteia.service starts the server as the user petteia with "
		"its "
		"data in /var/lib/petteia; flags stand in /etc/default/petteia. SIGTERM ends it in "
		"order: what was acknowledged is kept."));
	put_end("petteia(1), petteia\\-record(5), systemctl(1)");
}

/* ---- completion ------------------------------------------------------------------------------ */

static bool takes_game(const struct command *c)
{
	return strstr(c->args, "GAME") != NULL;
}

/* Everything that may stand behind a subcommand, but for files. */
static void put_choices(const struct command *c)
{
	for (int i = 0; takes_game(c) && pet_all_games[i]; i++)
		printf(" %s", pet_all_games[i]->id);
	for (const struct flag *w = c->words; w && w->name; w++)
		if (strcspn(w->name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(w->name))
			printf(" %s", w->name);
	for (const struct flag *f = c->flags; f && f->name; f++)
		printf(" --%s", f->name);
	for (const struct flag *f = common_flags; f->name; f++)
		printf(" --%s", f->name);
}

/* After a flag that takes a value only files are offered, by bash itself. */
static void put_bash(void)
{
	puts("# completion of petteia for bash; made by `petteia manual bash`\n"
	     "_petteia() {\n"
	     "\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} sub= i "
	     "choices=\n"
	     "\tCOMPREPLY=()\n"
	     "\tfor ((i = 1; i < COMP_CWORD; i++)); do\n"
	     "\t\tcase ${COMP_WORDS[i]} in\n"
	     "\t\t--lang | --color) ((i++)) ;;\n"
	     "\t\t-*) ;;\n"
	     "\t\t*) sub=${COMP_WORDS[i]}; break ;;\n"
	     "\t\tesac\n"
	     "\tdone\n"
	     "\tcase $sub:$prev in\n"
	     "\t*:--lang) choices='en ru pl' ;;\n"
	     "\t*:--color) choices='auto always never' ;;");
	for (int i = 0; commands[i]; i++)
		for (const struct flag *f = commands[i]->flags; f && f->name; f++) {
			if (f->value && f->letter)
				printf("\t%s:-%c) return ;;\n", commands[i]->name, f->letter);
			if (f->value)
				printf("\t%s:--%s) return ;;\n", commands[i]->name, f->name);
		}
	fputs("\t:*) choices='", stdout);
	for (int i = 0; commands[i]; i++)
		printf("%s ", commands[i]->name);
	puts("--help --version --lang --color' ;;");
	for (int i = 0; commands[i]; i++) {
		printf("\t%s:*) choices='", commands[i]->name);
		put_choices(commands[i]);
		puts("' ;;");
	}
	puts("\tesac\n"
	     "\tmapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$cur\")\n"
	     "}\n"
	     "complete -o default -F _petteia petteia");
}

/* A text in quotes of fish. */
static void put_quoted(const char *s)
{
	putchar('\'');
	for (; *s; s++) {
		if (*s == '\'' || *s == '\\')
			putchar('\\');
		putchar(*s);
	}
	putchar('\'');
}

static void put_fish_flags(const struct flag *f, const char *condition)
{
	for (; f && f->name; f++) {
		printf("complete -c petteia%s -l %s", condition, f->name);
		if (f->letter)
			printf(" -s %c", f->letter);
		printf("%s -d ", f->value ? " -r" : "");
		put_quoted(tr(f->help));
		putchar('\n');
	}
}

static void put_fish(void)
{
	puts("# completion of petteia for fish; made by `petteia manual fish`");
	put_fish_flags(common_flags, "");
	put_fish_flags(main_flags, " -n __fish_use_subcommand");
	for (int i = 0; commands[i]; i++) {
		const struct command *c = commands[i];
		char condition[80];
		snprintf(condition, sizeof condition, " -n '__fish_seen_subcommand_from %s'",
			 c->name);
		printf("complete -c petteia -f -n __fish_use_subcommand -a %s -d ", c->name);
		put_quoted(tr(c->help));
		putchar('\n');
		put_fish_flags(c->flags, condition);
		for (int g = 0; takes_game(c) && pet_all_games[g]; g++) {
			printf("complete -c petteia%s -a %s -d ", condition, pet_all_games[g]->id);
			put_quoted(tr(pet_all_games[g]->title));
			putchar('\n');
		}
	}
}

/* A text in quotes of zsh, as _arguments and _describe take it: signs that divide their specifications are escaped. */
static void put_zsh(const char *s, const char *special)
{
	for (; *s; s++) {
		if (*s == '\'')
			fputs("'\\'", stdout);
		else if (strchr(special, *s))
			putchar('\\');
		putchar(*s);
	}
}

/* '(-o --output)'{-o,--output}'[help]:FILE:_files' */
static void put_zsh_flag(const struct flag *f)
{
	fputs("\t\t", stdout);
	if (f->letter)
		printf("'(-%c --%s)'{-%c,--%s}'[", f->letter, f->name, f->letter, f->name);
	else
		printf("'--%s[", f->name);
	put_zsh(tr(f->help), "[]\\");
	putchar(']');
	if (!f->value)
		;
	else if (!strcmp(f->name, "lang"))
		fputs(":L:(en ru pl)", stdout);
	else if (!strcmp(f->name, "color"))
		fputs(":WHEN:(auto always never)", stdout);
	else {
		putchar(':');
		put_zsh(f->value, ":\\");
		fputs(":_files", stdout);
	}
	puts("' \\");
}

static void put_zsh_flags(const struct flag *f)
{
	for (; f && f->name; f++)
		put_zsh_flag(f);
}

/* 'word:help', one line each. */
static void put_zsh_choice(const char *word, const char *help)
{
	printf("\t\t'%s:", word);
	put_zsh(help, "");
	puts("'");
}

static void put_zsh_command(const struct command *c)
{
	printf("_petteia_%s() {\n\tlocal -a choices=(\n", c->name);
	for (int i = 0; takes_game(c) && pet_all_games[i]; i++)
		put_zsh_choice(pet_all_games[i]->id, tr(pet_all_games[i]->title));
	for (const struct flag *w = c->words; w && w->name; w++)
		if (strcspn(w->name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(w->name))
			put_zsh_choice(w->name, tr(w->help));
	puts("\t)\n\t_arguments -s \\");
	put_zsh_flags(c->flags);
	put_zsh_flags(common_flags);
	puts("\t\t'*: :_petteia_words'\n}");
}

static void put_zsh_page(void)
{
	puts("#compdef petteia\n"
	     "# completion of petteia for zsh; made by `petteia manual zsh`\n"
	     "_petteia_words() {\n"
	     "\t(( $#choices )) && _describe -t words word choices\n"
	     "\t_files\n"
	     "}");
	for (int i = 0; commands[i]; i++)
		put_zsh_command(commands[i]);
	puts("_petteia() {\n"
	     "\tlocal context state state_descr line\n"
	     "\tlocal -A opt_args\n"
	     "\tlocal -a subcommands=(");
	for (int i = 0; commands[i]; i++)
		put_zsh_choice(commands[i]->name, tr(commands[i]->help));
	puts("\t)\n\t_arguments -C -s \\");
	put_zsh_flags(common_flags);
	put_zsh_flags(main_flags);
	puts("\t\t'1: :->subcommand' \\\n"
	     "\t\t'*:: :->rest'\n"
	     "\tcase $state in\n"
	     "\tsubcommand) _describe -t commands subcommand subcommands ;;\n"
	     "\trest) (( $+functions[_petteia_$words[1]] )) && _petteia_$words[1] ;;\n"
	     "\tesac\n"
	     "}\n"
	     "_petteia \"$@\"");
}

static int run(struct args *a)
{
	while (args_next(a) != FLAG_END)
		;
	if (a->words != 1)
		die("name one page or shell (see --help)");
	const char *what = a->word[0];
	if (!strcmp(what, "petteia"))
		put_page_1();
	else if (!strcmp(what, "petteia-serve"))
		put_page_8();
	else if (!strcmp(what, "bash"))
		put_bash();
	else if (!strcmp(what, "fish"))
		put_fish();
	else if (!strcmp(what, "zsh"))
		put_zsh_page();
	else
		die("no page and no shell '%s' (see --help)", what);
	return EXIT_OK;
}

const struct command command_manual = {
	"manual",
	"petteia|petteia-serve|bash|fish|zsh",
	N_("man pages and completions for shells, made from this help"),
	flags,
	run,
	NULL,
	words
};
