#include "cmd/args.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/cmd.h"

enum { C_HELP, C_LANG, C_COLOUR };
const struct flag common_flags[] = {
	{ "help", NULL, N_("this help"), 'h' },
	{ "lang", "L", N_("language of the words: en, ru, pl (usual: that of the environment)"),
	  0 },
	{ "color", "WHEN", N_("colours: auto, always or never; NO_COLOR is obeyed"), 0 },
	{ NULL },
};

enum { COMMON = 1000, FIRST = 1100 };

static void common(const struct args *a, int row)
{
	if (row == C_LANG)
		words_lang = lang_named(a->value);
	if (row == C_COLOUR)
		colour_set(a->value);
	if (row == C_HELP) {
		a->usage();
		exit(0);
	}
}

/* Appends the rows to getopt's table. */
static void add_rows(const struct flag *f, int first, struct option *option, int *options,
		     char *letters)
{
	for (int i = 0; f && f[i].name && i < FLAGS_MAX; i++) {
		option[(*options)++] =
			(struct option){ f[i].name, f[i].value ? required_argument : no_argument,
					 NULL, first + i };
		if (f[i].letter) {
			size_t n = strlen(letters);
			letters[n] = f[i].letter;
			letters[n + 1] = f[i].value ? ':' : 0;
		}
	}
}

static int row_of_letter(const struct flag *f, int letter)
{
	for (int i = 0; f && f[i].name; i++)
		if (f[i].letter == letter)
			return i;
	return -1;
}

/* Exits; a flag that looks like it is named. */
static _Noreturn void no_flag(const struct args *a, const char *typed)
{
	char word[64];
	const struct flag *rows[] = { a->flags, common_flags };
	size_t n = strspn(typed, "-");
	snprintf(word, sizeof word, "%.*s", (int)strcspn(typed + n, "="), typed + n);
	struct nearest near = { word, NULL, 0 };
	for (int i = 0; i < 2 && n == 2; i++)
		for (const struct flag *f = rows[i]; f && f->name; f++)
			nearest_try(&near, f->name);
	if (near.found)
		die("no flag '%s' here: did you mean '--%s'?", typed, near.found);
	die("no flag '%s' here (see --help)", typed);
}

int args_next(struct args *a)
{
	struct option option[2 * FLAGS_MAX] = { 0 };
	char letters[4 * FLAGS_MAX] = "";
	int options = 0, row;
	strcpy(letters, a->first_word ? "+:" : ":");
	add_rows(common_flags, COMMON, option, &options, letters);
	add_rows(a->flags, FIRST, option, &options, letters);
	opterr = 0;
	for (;;) {
		int c = getopt_long(a->argc, a->argv, letters, option, NULL);
		a->value = optarg;
		if (c == -1) {
			a->word = a->argv + optind;
			a->words = a->argc - optind;
			return FLAG_END;
		}
		if (c == ':')
			die("'%s' needs a value", a->argv[optind - 1]);
		if (c == '?')
			no_flag(a, a->argv[optind - 1]);
		if (c >= FIRST)
			return c - FIRST;
		if (c < COMMON && (row = row_of_letter(a->flags, c)) >= 0)
			return row;
		common(a, c >= COMMON ? c - COMMON : row_of_letter(common_flags, c));
	}
}

void args_again(void)
{
	optind = 0; /* glibc: resets getopt */
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
