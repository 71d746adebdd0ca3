/* args.h: flags of a subcommand.
 *
 * A subcommand lists its flags in a table; args_next() iterates over them with getopt_long, in any
 * order and mixed with positional words, which remain at the end. An error ends the program with
 * one line on stderr and exit code 2. Help, man pages and completions come from the same rows. */
#ifndef CMD_ARGS_H
#define CMD_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "cmd/words.h"

struct flag {
	const char *name;  /* "seats": written --seats */
	const char *value; /* "N": its argument; NULL: none */
	const char *help;  /* message id, one line */
	char letter;       /* short form, or 0 */
};

enum { FLAGS_MAX = 32, FLAG_END = -1 };

struct args {
	int argc;
	char **argv;              /* argv[0] is the subcommand's name */
	const struct flag *flags; /* ended by a NULL name */
	void (*usage)(void);      /* prints the help of the subcommand */
	bool first_word;          /* flags end at the first word */
	const char *value;        /* value of the current flag */
	char **word;              /* after FLAG_END: the positional words */
	int words;
};

/* Common to all subcommands: --help, --lang L, --color WHEN; ended by a NULL name. */
extern const struct flag common_flags[];

/* The next flag's row, or FLAG_END. */
int args_next(struct args *a);

/* Resets before another command line is parsed. */
void args_again(void);

/* The value of the current flag as a number from min to max. */
uint64_t args_number(const struct args *a, uint64_t min, uint64_t max);

#endif
