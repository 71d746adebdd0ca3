/* admin: sends the operator's commands to a running server through the socket in its data
 * folder. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "cmd/cmd.h"

enum { F_DATA, F_JSON };
static const struct flag flags[] = {
	{ "data", "DIR", N_("data folder of the server (data)"), 0 },
	FLAG_JSON,
	{ NULL },
};

static const struct flag admin_words[] = {
	{ "stats", NULL, N_("what it has done and holds"), 0 },
	{ "tables", NULL, N_("unfinished tables"), 0 },
	{ "users", "[WORD]", N_("the newest users, or those whose name contains the word"), 0 },
	{ "connections", NULL, N_("open streams"), 0 },
	{ "close", "TABLE", N_("ends a table without a result"), 0 },
	{ "ban", "WHO [for DAYS] [because TEXT]",
	  N_("shuts out a user (id or account name) or an address"), 0 },
	{ "unban", "WHO", N_("lets them in again"), 0 },
	{ "mute", "WHO [for DAYS] [because TEXT]", N_("the same, who may not talk"), 0 },
	{ "unmute", "WHO", N_("lets them talk again"), 0 },
	{ "bans", NULL, N_("who is shut out or may not talk, until when and why"), 0 },
	{ "reports", NULL, N_("what people report of each other"), 0 },
	{ "settle", "REPORT", N_("a report is dealt with"), 0 },
	{ "page", NULL, N_("the address of a page for all this, good for twelve hours"), 0 },
	{ "audit", NULL, N_("what was done by these commands, the newest first"), 0 },
	{ "password", "NAME", N_("a new password for an account, good for one login"), 0 },
	{ "bot", "NAME", N_("an account for a program, or another token for it: printed once"), 0 },
	{ "push-keys", NULL, N_("the public key of push, made when there is none yet"), 0 },
	{ "say", "TEXT", N_("a message on everybody's page; without text: takes it back"), 0 },
	{ "drain", "[off]", N_("no new tables, before a planned restart"), 0 },
	{ "backup", "FILE", N_("a copy of the embedded database, while play goes on"), 0 },
	{ "tidy", NULL, N_("forgets tables in memory that nobody uses"), 0 },
	{ NULL },
};

static int door(const char *folder)
{
	struct sockaddr_un a = { .sun_family = AF_UNIX };
	int n = snprintf(a.sun_path, sizeof a.sun_path, "%s/admin.sock", folder);
	if (n >= (int)sizeof a.sun_path)
		die("the name of the data folder is too long");
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);
	if (fd < 0 || connect(fd, (struct sockaddr *)&a, sizeof a) != 0)
		die("no server answers at '%s': %s", a.sun_path, error_words(errno));
	return fd;
}

/* Joins the words into one line; the path of a backup is made absolute, because the server has
 * another working directory. */
static void say(FILE *to, bool json, char **word, int words)
{
	static const char *const lang[] = { "", "--lang ru ", "--lang pl " };
	fputs(lang[words_lang], to);
	fputs(json ? "--json " : "", to);
	for (int i = 0; i < words; i++) {
		if (strchr(word[i], '\n'))
			die("a word must not contain a line end");
		if (i == 1 && !strcmp(word[0], "backup") && word[1][0] != '/') {
			char here[1024];
			if (!getcwd(here, sizeof here))
				die("where are we? %s", error_words(errno));
			fprintf(to, " %s/%s", here, word[i]);
		} else {
			fprintf(to, "%s%s", i ? " " : "", word[i]);
		}
	}
	fputc('\n', to);
	fflush(to);
}

/* Of a row the name that other commands take is told apart. */
static void put_line(const char *line)
{
	size_t name = strcspn(line, "\t");
	if (!line[name])
		name = 0;
	printf("%s%.*s%s%s", name ? ink(stdout, INK_BOLD) : "", (int)name, line,
	       name ? ink(stdout, INK_PLAIN) : "", line + name);
}

static int run(struct args *a)
{
	const char *folder = "data";
	char line[4096];
	int answer = EXIT_BAD;
	bool json = false;
	for (int flag; (flag = args_next(a)) != FLAG_END;) {
		if (flag == F_JSON)
			json = true;
		else
			folder = a->value;
	}
	if (!a->words)
		die("a command is needed (see --help)");
	int fd = door(folder);
	FILE *to = fdopen(fd, "r+");
	if (!to)
		die("%s", error_words(errno));
	say(to, json, a->word, a->words);
	while (fgets(line, sizeof line, to)) {
		if (answer != EXIT_BAD) {
			put_line(line);
		} else if (!strcmp(line, "ok\n")) {
			answer = EXIT_OK;
		} else {
			answer = EXIT_NO;
			line[strcspn(line, "\n")] = 0;
			warn("%s", strncmp(line, "no: ", 4) ? line : line + 4);
		}
	}
	fclose(to);
	if (answer == EXIT_BAD)
		die("the server hung up");
	return answer;
}

const struct command command_admin = {
	"admin",
	"[--data DIR] [--json] COMMAND [WORDS]",
	N_("looks after a running server"),
	flags,
	run,
	N_("Exit codes: 0 done, 1 the server says no, 2 no server there."),
	admin_words,
};
