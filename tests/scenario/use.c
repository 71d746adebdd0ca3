/* use.c: set-ups that scenarios share, from the file `setups` next to a game's scenarios:
 *
 *     land  LAND OWNER TROOPS
 *         set land.$1.owner $2
 *         set land.$1.troops $3
 *
 * A heading at column 0 has the name and a word for each argument; `use land 3R none 0` runs the
 * indented lines below it with the arguments in place of $1, $2... A set-up may use others. */
#include <stdio.h>
#include <string.h>

#include "tests/scenario/scenario.h"

enum { ARGS = 8, NESTED = 4 };

static char setups[64 << 10];
static int depth;

void use_load(const char *scenario_path)
{
	char path[LINE];
	const char *slash = strrchr(scenario_path, '/');
	setups[0] = 0;
	snprintf(path, sizeof path, "%.*ssetups", slash ? (int)(slash + 1 - scenario_path) : 0,
		 scenario_path);
	FILE *in = fopen(path, "r");
	if (!in)
		return;
	setups[fread(setups, 1, sizeof setups - 1, in)] = 0;
	fclose(in);
}

void use_restart(void)
{
	depth = 0;
}

static bool indented(const char *line)
{
	return *line == ' ' || *line == '\t' || *line == '\n' || *line == '#';
}

static const char *next_line(const char *line)
{
	const char *end = strchr(line, '\n');
	return end ? end + 1 : line + strlen(line);
}

/* The heading of that name and its number of arguments. */
static const char *find(const char *name, int *count)
{
	for (const char *line = setups; *line; line = next_line(line)) {
		char copy[LINE];
		if (indented(line))
			continue;
		snprintf(copy, sizeof copy, "%.*s", (int)strcspn(line, "\n"), line);
		char *s = copy, *first = word(&s);
		if (strcmp(first, name))
			continue;
		for (*count = 0; word(&s);)
			++*count;
		return line;
	}
	fail("no set-up '%s' in the file setups beside this one", name);
}

/* One line of a set-up with its arguments substituted. */
static void expand(const char *line, char *const *arg, int args, char out[LINE])
{
	size_t n = 0;
	for (; *line && *line != '\n' && *line != '#' && n + 1 < LINE; line++) {
		int i = *line == '$' ? line[1] - '1' : -1;
		if (i < 0) {
			out[n++] = *line;
			continue;
		}
		if (i >= args)
			fail("a set-up names $%c and has %d arguments", line[1], args);
		n += (size_t)snprintf(out + n, LINE - n, "%s", arg[i]);
		line++;
	}
	out[n < LINE ? n : LINE - 1] = 0;
}

void do_use(char *args)
{
	char *name = word(&args), *arg[ARGS], line[LINE];
	int n = 0, wanted;
	if (!name)
		fail("use: the name of a set-up is needed");
	while (n < ARGS && (arg[n] = word(&args)))
		n++;
	const char *at = find(name, &wanted);
	if (n != wanted)
		fail("use %s takes %d words, not %d", name, wanted, n);
	if (++depth > NESTED)
		fail("set-ups use each other without end");
	for (at = next_line(at); *at && indented(at); at = next_line(at)) {
		expand(at, arg, n, line);
		run_command(trim(line));
	}
	depth--;
}
