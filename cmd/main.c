/* main.c: the table of subcommands, help, and what a failed assertion prints. */
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"

#define COMMAND(name) extern const struct command command_##name;
#include "cmd/commands.def"
#undef COMMAND

const struct command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "cmd/commands.def"
#undef COMMAND
	NULL
};

static const struct command *current;

_Thread_local struct place place;

/* Everything we read and write is UTF-8, whatever the environment says of letters. */
static void letters_begin(void)
{
	if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8"))
		setlocale(LC_CTYPE, "C.UTF-8");
}

static void usage(void)
{
	help_one(stdout, current);
}

/* The versions of the program, of the record format and of each game's rules. */
static void version(void)
{
	printf("petteia %s\nrecords 1\n", PETTEIA_VERSION);
	for (int i = 0; pet_all_games[i]; i++)
		printf("%s %d\n", pet_all_games[i]->id, pet_all_games[i]->version);
}

/* Prints enough to reproduce it; the trap follows. */
static void assertion_failed(const char *what, const char *file, int line)
{
	fflush(stdout);
	fprintf(stderr, "petteia: assertion failed: '%s' at %s:%d\n", what, file, line);
	if (place.what[0])
		fprintf(stderr, "  in %s\n", place.what);
	const struct pet_flow *fl = place.state;
	for (int i = 0; place.game && fl && i < fl->depth && i < PET_FLOW_DEPTH; i++) {
		const struct pet_frame *f = &fl->frame[i];
		if (f->node < place.game->node_count)
			fprintf(stderr, "  %s who %d pc %d n %d\n", place.game->nodes[f->node].name,
				f->who, f->pc, f->n);
	}
}

static void usage_all(void)
{
	help_all(stdout);
}

/* The subcommand of that name; exits if there is none. */
static const struct command *command_named(const char *name)
{
	struct nearest n = { name, NULL, 0 };
	nearest_try(&n, "help");
	for (int i = 0; commands[i]; i++) {
		if (!strcmp(name, commands[i]->name))
			return commands[i];
		nearest_try(&n, commands[i]->name);
	}
	if (n.found)
		die("no subcommand '%s': did you mean '%s'?", name, n.found);
	die("no subcommand '%s' (see petteia --help)", name);
}

/* --lang and --color may precede the subcommand as well; --version has none. */
const struct flag main_flags[] = {
	{ "version", NULL, N_("the program's version, and the records and rules it can read"), 0 },
	{ NULL },
};

int main(int argc, char **argv)
{
	pet_must_hook = assertion_failed;
	signal(SIGPIPE, SIG_DFL);
	letters_begin();
	words_begin(argc, argv);
	struct args own = { .argc = argc,
			    .argv = argv,
			    .flags = main_flags,
			    .usage = usage_all,
			    .first_word = true };
	if (args_next(&own) != FLAG_END) {
		version();
		return EXIT_OK;
	}
	if (!own.words) {
		help_all(stderr);
		return EXIT_BAD;
	}
	if (!strcmp(own.word[0], "help")) {
		if (own.words > 1)
			help_one(stdout, command_named(own.word[1]));
		else
			help_all(stdout);
		return EXIT_OK;
	}
	current = command_named(own.word[0]);
	die_name = current->name;
	struct args a = {
		.argc = own.words, .argv = own.word, .flags = current->flags, .usage = usage
	};
	args_again();
	int code = current->run(&a);
	if (fflush(stdout) || ferror(stdout))
		die("cannot write: %s",
		    errno ? error_words(errno) : tr(N_("the output is closed")));
	return code;
}
