#include "cmd/args.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *die_name;

_Noreturn void die(const char *format, ...)
{
	char line[512];
	va_list ap;
	va_start(ap, format);
	vsnprintf(line, sizeof line, format, ap);
	va_end(ap);
	/* One line whatever was in the input, and nothing a terminal would obey. */
	for (char *s = line; *s; s++)
		if (iscntrl((unsigned char)*s))
			*s = '?';
	fprintf(stderr, "petteia%s%s: %s\n", die_name ? " " : "", die_name ? die_name : "", line);
	exit(2);
}

enum { HELP = 1000, FIRST = 1001 };

int args_next(struct args *a)
{
	struct option option[FLAGS_MAX + 2] = { { "help", no_argument, NULL, HELP } };
	char letters[2 * FLAGS_MAX + 2] = ":";
	int n = 0, at = 1;

	for (; a->flags && a->flags[n].name && n < FLAGS_MAX; n++) {
		const struct flag *f = &a->flags[n];
		option[n + 1] =
			(struct option){ f->name, f->value ? required_argument : no_argument, NULL,
					 FIRST + n };
		if (f->letter) {
			letters[at++] = f->letter;
			if (f->value)
				letters[at++] = ':';
		}
	}
	opterr = 0;
	int c = getopt_long(a->argc, a->argv, letters, option, NULL);
	a->value = optarg;
	if (c == -1) {
		a->word = a->argv + optind;
		a->words = a->argc - optind;
		return FLAG_END;
	}
	if (c == HELP) {
		a->usage();
		exit(0);
	}
	if (c == ':')
		die("'%s' needs a value", a->argv[optind - 1]);
	if (c == '?')
		die("no flag '%s' here (see --help)", a->argv[optind - 1]);
	if (c >= FIRST)
		return c - FIRST;
	for (int i = 0; i < n; i++)
		if (a->flags[i].letter == c)
			return i;
	die("no flag '-%c' here (see --help)", c);
}

uint64_t args_number(const struct args *a, uint64_t min, uint64_t max)
{
	char *end;
	errno = 0;
	unsigned long long n = strtoull(a->value, &end, 10);
	if (!isdigit((unsigned char)a->value[0]) || *end || errno || n < min || n > max)
		die("'%s' is not a number from %llu to %llu", a->value, (unsigned long long)min,
		    (unsigned long long)max);
	return n;
}
