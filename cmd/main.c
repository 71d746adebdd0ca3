/* main.c: the table of subcommands, help, and what happens when we were mistaken. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"

#define COMMAND(name) extern const struct command command_##name;
#include "cmd/commands.def"
#undef COMMAND

static const struct command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "cmd/commands.def"
#undef COMMAND
	NULL
};

static const struct command *current;

_Thread_local struct place place;

static void help_all(FILE *to)
{
	fprintf(to, "usage: petteia SUBCOMMAND ...\n\n");
	for (int i = 0; commands[i]; i++)
		fprintf(to, "  %-8s %s\n", commands[i]->name, commands[i]->help);
	fprintf(to, "\npetteia SUBCOMMAND --help tells more, petteia --version what it can read. "
		    "Exit codes: 0 well, 1 the answer is no, "
		    "2 bad input.\n");
}

static void help_one(void)
{
	printf("usage: petteia %s %s\n\n%s\n", current->name, current->args, current->help);
	for (const struct flag *f = current->flags; f && f->name; f++) {
		char left[64];
		char letter[8] = "    ";
		if (f->letter)
			snprintf(letter, sizeof letter, "-%c, ", f->letter);
		snprintf(left, sizeof left, "%s--%s%s%s", letter, f->name, f->value ? " " : "",
			 f->value ? f->value : "");
		printf("%s  %-24s %s\n", f == current->flags ? "\n" : "", left, f->help);
	}
	if (current->more)
		printf("\n%s\n", current->more);
}

/* The program, and what decides whether a record can be read: its format and the games' rules. */
static void version(void)
{
	printf("petteia %s\nrecords 1\n", PETTEIA_VERSION);
	for (int i = 0; pet_all_games[i]; i++)
		printf("%s %d\n", pet_all_games[i]->id, pet_all_games[i]->version);
}

/* A mistake of ours: say enough to find the place again, then the trap follows. */
static void mistaken(const char *what, const char *file, int line)
{
	fflush(stdout);
	fprintf(stderr, "petteia: internal mistake: '%s' at %s:%d\n", what, file, line);
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

int main(int argc, char **argv)
{
	pet_must_hook = mistaken;
	signal(SIGPIPE, SIG_DFL);
	if (argc < 2) {
		help_all(stderr);
		return EXIT_BAD;
	}
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "help") || !strcmp(argv[1], "-h")) {
		help_all(stdout);
		return EXIT_OK;
	}
	if (!strcmp(argv[1], "--version")) {
		version();
		return EXIT_OK;
	}
	for (int i = 0; commands[i]; i++) {
		if (strcmp(argv[1], commands[i]->name))
			continue;
		current = commands[i];
		die_name = current->name;
		struct args a = { argc - 1, argv + 1, current->flags, help_one, NULL, NULL, 0 };
		int code = current->run(&a);
		if (fflush(stdout) || ferror(stdout))
			die("cannot write: %s", errno ? strerror(errno) : "the output is closed");
		return code;
	}
	die("no subcommand '%s' (see petteia --help)", argv[1]);
}
