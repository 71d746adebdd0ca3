/* words.h: messages of the command, translated and coloured.
 *
 * The language is that of --lang, else of LC_ALL, LC_MESSAGES or LANG. Message ids are English
 * printf formats; the catalogues (cmd/text) translate them whole. */
#ifndef CMD_WORDS_H
#define CMD_WORDS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "core/mark.h"
#include "core/text.h"

/* The language of this run. */
extern uint8_t words_lang;

/* Determines language and colour from the environment and from --lang and --color anywhere in the
 * command line, so that errors in the flags themselves are translated. */
void words_begin(int argc, char **argv);

/* The message in the language of this run. */
const char *tr(const char *id);

/* The message of an errno. */
const char *error_words(int code);

/* An error of the engine about a file or a name ("no such game: 'chess'") in the language of this
 * run; what it quotes is left as it is. */
const char *tr_fault(const char *english);

/* Prints a message to standard output, and one line to standard error after the command's name. */
void speak(const char *format, ...) __attribute__((format(printf, 1, 2)));
void warn(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Reports an error and exits with code 2. */
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The subcommand's name, for messages. */
extern const char *die_name;

/* The language of that name; exits if there is none. */
uint8_t lang_named(const char *name);

/* ---- colour ---------------------------------------------------------------------------------- */

enum ink { INK_PLAIN, INK_BOLD, INK_GOOD, INK_DOUBT, INK_BAD };

/* Follows --color: auto (a terminal, unless NO_COLOR or TERM=dumb say no), always or never. */
void colour_set(const char *when);
bool colour_on(FILE *to);

/* The escape sequence that starts a colour; empty if colour is off. */
const char *ink(FILE *to, enum ink what);

/* ---- width ----------------------------------------------------------------------------------- */

/* Columns of a text (UTF-8; none of our languages has wide letters). */
int columns_of(const char *s);

/* The text wrapped to that width, continuation lines indented; its own newlines stay. The cursor is
 * at column `at`. */
void put_wrapped(FILE *to, const char *s, int at, int indent, int width);

/* Usable columns: one less than the terminal of that stream has, at most 99; 79 without a
 * terminal. */
int width_of(FILE *to);

/* ---- progress -------------------------------------------------------------------------------- */

/* A progress line on standard error: what is done, how much time is left. Only on terminals. */
struct progress {
	const char *what;  /* message id: "games" */
	uint64_t all;      /* the total */
	uint64_t began_ns; /* set by the first call */
	uint64_t shown_ns;
};

void progress_show(struct progress *p, uint64_t done);

/* Clears the line; so does an error message. */
void progress_end(void);

/* "1:02:03" from seconds. */
void put_time(char out[16], double seconds);

#endif
