/* cmd.h: the petteia command; one file per subcommand, one row each (commands.def).
 *
 * Exit codes: 0 success, 1 the answer is no (why: illegal, verify: broken), 2 bad input: one line
 * on stderr, nothing written; verify also has 3; 4 means that there is no GPU. */
#ifndef CMD_CMD_H
#define CMD_CMD_H

#include <stddef.h>
#include <stdio.h>

#include "cmd/args.h"
#include "core/json.h"

/* Texts are message ids. Help, man pages and completions come from these rows. */
struct command {
	const char *name;
	const char *args; /* "GAME [--seats N]" */
	const char *help; /* one line */
	const struct flag *flags;
	int (*run)(struct args *a);
	const char *more;         /* paragraphs of --help, or NULL; wrapped where they are shown */
	const struct flag *words; /* completions other than flags ("backup", "FILE"), or NULL */
};

/* All subcommands (commands.def), ended by NULL. */
extern const struct command *const commands[];

/* Flags of petteia without a subcommand, besides the common ones. */
extern const struct flag main_flags[];

/* ---- help (help.c) --------------------------------------------------------------------------- */

void help_all(FILE *to);
void help_one(FILE *to, const struct command *c);

/* ---- what was meant (nearest.c) -------------------------------------------------------------- */

struct nearest {
	const char *word;  /* as it was typed */
	const char *found; /* what it may mean; NULL: nothing is near */
	int distance;
};

/* Keeps the candidate if it is nearer than those before. */
void nearest_try(struct nearest *n, const char *candidate);

enum { EXIT_OK = 0, EXIT_NO = 1, EXIT_BAD = 2, EXIT_NO_DEVICE = 4 };

/* ---- system (system.c) ----------------------------------------------------------------------- */

/* Memory that is freed at exit, aligned for a state, not zeroed. */
void *memory(size_t bytes);

/* Reads a whole file, or stdin for "-", at most max bytes; zero-terminated at *n. */
char *file_read(const char *path, size_t max, size_t *n);

/* Writes a file whole or not at all (path NULL: stdout); exits if that fails. */
void file_write(const char *path, const char *s, size_t n);

/* The same without exiting: 0, or errno. */
int file_try(const char *path, const char *s, size_t n);

/* Exits if such a file could not be written; for what takes long to make. */
void file_check(const char *path);

/* A buffer to write text into; lives until the program ends. */
struct pet_text out_text(uint32_t cap, uint8_t lang, const struct pet_game *game, const void *pub);

/* Writes the text to stdout (path NULL) or a file; exits if it was truncated. */
void out_write(const char *path, const struct pet_text *t);

/* 64 bits from the operating system. */
uint64_t os_bits(void);

/* Nanoseconds of a monotonic clock. */
uint64_t now_ns(void);

/* Nanoseconds of CPU time of this thread. */
uint64_t work_ns(void);

/* ---- what is to be played (match_plan.c) ----------------------------------------------------- */

/* The match to set up, as described by the flags of new, play, sim... */
struct match_plan {
	const struct pet_game *game;
	struct pet_setup setup;
	int seats; /* 0: the game's default */
	const char *option[32];
	int options;
	const char *pack; /* a file, or NULL */
	bool has_seed;
	uint64_t seed;
};

/* The flags that describe a match, for flag tables. */
#define FLAG_SEATS                                                                                 \
	{                                                                                          \
		"seats", "N", N_("number of seats (usual: the fewest, but two)"), 0                \
	}
#define FLAG_OPTION                                                                                \
	{                                                                                          \
		"option", "K=V", N_("an option of the game, see petteia games; may repeat"), 0     \
	}
#define FLAG_PACK                                                                                  \
	{                                                                                          \
		"pack", "FILE", N_("the values of your own box (see petteia pack)"), 0             \
	}
#define FLAG_SEED                                                                                  \
	{                                                                                          \
		"seed", "S", N_("dice and draws from this number instead of true chance"), 0       \
	}
#define FLAG_JSON                                                                                  \
	{                                                                                          \
		"json", NULL, N_("JSON instead of words"), 0                                       \
	}
#define FLAG_OUT                                                                                   \
	{                                                                                          \
		"output", "FILE", N_("write here instead of standard output"), 'o'                 \
	}

void plan_add_option(struct match_plan *plan, const char *word);

/* The game of that name; exits if there is none. */
const struct pet_game *game_named(const char *id);

/* Resolves game, seats and options. */
void plan_settle(struct match_plan *plan, const char *game_id);

/* What the must-hook prints about where an assertion failed (one per thread). */
struct place {
	const struct pet_game *game;
	const void *state;
	char what[200]; /* "game 17 of seed 1" */
};
extern _Thread_local struct place place;

#endif
