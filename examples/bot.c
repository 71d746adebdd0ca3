/* A bot for Petteia in C: it plays every game, from the list of legal moves alone.
 *
 *     cc -O2 -o mybot examples/bot.c
 *     petteia sim cyclades --games 20 --bots cmd:./mybot,greedy
 *
 * The host writes lines, we answer (docs/PROTOCOL.md). All we need of a question are its moves,
 * written "move":"offer zeus 1". */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

enum { MOVES = 1024, WORDS = 128 };

static char moves[MOVES][WORDS];
static int count;

static void read_question(const char *json)
{
	static const char key[] = "\"move\":\"";
	count = 0;
	while ((json = strstr(json, key)) && count < MOVES) {
		json += sizeof key - 1;
		size_t n = strcspn(json, "\"");
		snprintf(moves[count++], WORDS, "%.*s", (int)n, json);
	}
}

/* Your bot starts here: any move, but preferably one that does something. */
static const char *choose(void)
{
	for (int tries = 0; tries < 3; tries++) {
		const char *m = moves[rand() % count];
		if (strncmp(m, "pass", 4) && strncmp(m, "done", 4) && strncmp(m, "end", 3))
			return m;
	}
	return moves[rand() % count];
}

int main(void)
{
	char *line = NULL;
	size_t cap = 0;
	while (getline(&line, &cap, stdin) > 0) {
		if (!strncmp(line, "petteia", 7))
			puts("ready example-c");
		else if (!strncmp(line, "question ", 9))
			read_question(line + 9);
		else if (!strncmp(line, "go", 2) && count)
			printf("move %s\n", choose());
		else if (!strncmp(line, "quit", 4))
			break;
		fflush(stdout);
	}
	free(line);
	return 0;
}
