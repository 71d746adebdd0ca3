/* cmd.h: the petteia command; one file a subcommand, one row each (commands.def).
 *
 * Exit codes: 0 it went well, 1 the answer is no (why: illegal, verify: broken), 2 the input
 * was bad: one line on stderr, nothing written; verify has a 3 of its own. */
#ifndef CMD_CMD_H
#define CMD_CMD_H

#include <stddef.h>

#include "cmd/args.h"
#include "core/json.h"

struct command {
	const char *name;
	const char *args; /* "GAME [--seats N]" */
	const char *help; /* one line */
	const struct flag *flags;
	int (*run)(struct args *a);
	const char *more; /* further lines of --help, or NULL */
};

enum { EXIT_OK = 0, EXIT_NO = 1, EXIT_BAD = 2 };

/* ---- system (system.c) ----------------------------------------------------------------------- */

/* Memory that lives until the program ends, aligned for a state, not zeroed. */
void *memory(size_t bytes);

/* The whole of a file, or of stdin for "-", at most max bytes; ended by a zero beyond *n. */
char *file_read(const char *path, size_t max, size_t *n);

/* Writes all of it: to a temporary file that is renamed when complete, or to stdout for NULL. */
void file_write(const char *path, const char *s, size_t n);

/* A buffer to write text into; lives until the program ends. */
struct pet_text out_text(uint32_t cap, uint8_t lang, const struct pet_game *game, const void *pub);

/* Writes the text to stdout (path NULL) or a file; ends the program if it was cut. */
void out_write(const char *path, const struct pet_text *t);

/* 64 bits from the operating system. */
uint64_t os_bits(void);

/* Nanoseconds of a clock that never goes back. */
uint64_t now_ns(void);

/* Nanoseconds that this thread has really worked: others may use the machine as well. */
uint64_t work_ns(void);

/* ---- what is to be played (match_plan.c) ----------------------------------------------------- */

/* What the flags of new, play, sim... say about the match to be set up. */
struct match_plan {
	const struct pet_game *game;
	struct pet_setup setup;
	int seats; /* 0: the game's usual number */
	const char *option[32];
	int options;
	bool has_seed;
	uint64_t seed;
};

/* The flags that describe a match, for flag tables: */
#define FLAG_SEATS                                                                                 \
	{                                                                                          \
		"seats", "N", "number of seats (usual: the fewest, but two)", 0                    \
	}
#define FLAG_OPTION                                                                                \
	{                                                                                          \
		"option", "K=V", "an option of the game, see petteia games; may repeat", 0         \
	}
#define FLAG_SEED                                                                                  \
	{                                                                                          \
		"seed", "S", "dice and draws from this number instead of true chance", 0           \
	}
#define FLAG_JSON                                                                                  \
	{                                                                                          \
		"json", NULL, "JSON instead of words", 0                                           \
	}
#define FLAG_OUT                                                                                   \
	{                                                                                          \
		"output", "FILE", "write here instead of standard output", 'o'                     \
	}
#define FLAG_LANG                                                                                  \
	{                                                                                          \
		"lang", "L", "language of the words: en, ru, pl", 0                                \
	}

void plan_add_option(struct match_plan *plan, const char *word);

/* The game of that name, or the end of the program. */
const struct pet_game *game_named(const char *id);

/* Settles game, seats and options. */
void plan_settle(struct match_plan *plan, const char *game_id);

uint8_t lang_named(const char *name);

/* What the must-hook prints about the place where we were mistaken (one per thread). */
struct place {
	const struct pet_game *game;
	const void *state;
	char what[200]; /* "game 17 of seed 1" */
};
extern _Thread_local struct place place;

#endif
