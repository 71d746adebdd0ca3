/* words.h: what the command says to a person, in their language and in colour where that helps.
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

/* Settles language and colour from the environment and from --lang and --color anywhere in the
 * command line, so that complaints about the flags themselves are understood. */
void words_begin(int argc, char **argv);

/* The message in the language of this run. */
const char *tr(const char *id);

/* The words of an errno. */
const char *error_words(int code);

/* What is wrong in a file or a name, as the engine says it ("no such game: 'chess'"), in the language of
 * this run; what it quotes stays as it is. */
const char *tr_fault(const char *english);

/* A message to standard output, and one line to standard error behind the command's name. */
void speak(const char *format, ...) __attribute__((format(printf, 1, 2)));
void warn(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Says what is wrong and ends the program with exit code 2. */
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The subcommand's name, for messages. */
extern const char *die_name;

/* The language of that name, or the end of the program. */
uint8_t lang_named(const char *name);

/* ---- colour ---------------------------------------------------------------------------------- */

enum ink { INK_PLAIN, INK_BOLD, INK_GOOD, INK_DOUBT, INK_BAD };

/* Follows --color: auto (a terminal, unless NO_COLOR or TERM=dumb say no), always or never. */
void colour_set(const char *when);
bool colour_on(FILE *to);

/* The bytes that begin an ink, or nothing where there is no colour. */
const char *ink(FILE *to, enum ink what);

/* ---- width ----------------------------------------------------------------------------------- */

/* Columns that a text takes (UTF-8; none of our languages has wide letters). */
int columns_of(const char *s);

/* The text wrapped between words to that width, following lines indented; its own line ends stay.
 * The cursor stands at column `at`. */
void put_wrapped(FILE *to, const char *s, int at, int indent, int width);

/* Columns to write in: those of the terminal behind that stream but one, at most 99; 79 where there
 * is none. */
int width_of(FILE *to);

/* ---- progress -------------------------------------------------------------------------------- */

/* A progress line on standard error: what is done, how much time is left. Shown on terminals
 * only. */
struct progress {
	const char *what;  /* message id: "games" */
	uint64_t all;      /* how many there are */
	uint64_t began_ns; /* set by the first call */
	uint64_t shown_ns;
};

void progress_show(struct progress *p, uint64_t done);

/* Clears the line; an error message does so, too. */
void progress_end(void);

/* "1:02:03" from seconds. */
void put_time(char out[16], double seconds);

#endif
