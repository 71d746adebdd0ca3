/* args.h: flags of a subcommand.
 *
 * A subcommand lists its flags in a table; args_next() walks through them by getopt_long, in any
 * order and mixed with words, and what is left over are the words. Everything wrong ends the
 * program with one line on stderr and exit code 2. This file knows nothing of the engine. */
#ifndef CMD_ARGS_H
#define CMD_ARGS_H

#include <stdbool.h>
#include <stdint.h>

struct flag {
	const char *name;  /* "seats": typed --seats */
	const char *value; /* "N": what follows; NULL: nothing */
	const char *help;  /* one line */
	char letter;       /* short form, or 0 */
};

enum { FLAGS_MAX = 32, FLAG_END = -1 };

struct args {
	int argc;
	char **argv;              /* argv[0] is the subcommand's name */
	const struct flag *flags; /* ended by a NULL name */
	void (*usage)(void);      /* prints the help of the subcommand */
	const char *value;        /* of the flag just met */
	char **word;              /* after FLAG_END: what is no flag */
	int words;
};

/* The next flag's row, or FLAG_END. */
int args_next(struct args *a);

/* The value of the flag just met as a number from min to max. */
uint64_t args_number(const struct args *a, uint64_t min, uint64_t max);

/* Says what is wrong and ends the program with exit code 2. */
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The subcommand's name, for messages. */
extern const char *die_name;

#endif
