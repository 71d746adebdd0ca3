/* sim.h: many games between bots, and their statistics.
 *
 * Games are numbered; game i has its own random source, derived from the seed and i. Threads play
 * them in any order, but results are folded into the tally strictly in order (through a window of
 * fixed size). So every result, including the stop of a sequential test, is the same for any number
 * of threads, and memory does not grow with the number of games. */
#ifndef CMD_SIM_H
#define CMD_SIM_H

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

#include "cmd/bots.h"
#include "cmd/cmd.h"
#include "cmd/sprt.h"
#include "core/bots.h"
#include "core/record.h"

enum { THREADS_MAX = 256, SIM_WINDOW = 4096 };

/* Sums over finished games. Shares are in SHARES. */
struct tally {
	uint64_t games; /* folded so far, including those that did not end */
	uint64_t finished, limit, decisions, draws, longest;
	uint64_t bot_share[PET_SEATS_MAX], seat_share[PET_SEATS_MAX];
	uint64_t square[PET_SEATS_MAX];            /* by name of bot, at the first of that name */
	uint64_t verdict[PET_SEATS_MAX][VERDICTS]; /* games forfeited by each bot */
	uint64_t ending[PET_ENDINGS_MAX];          /* how they ended, if the game reports it */
};

/* What one game adds. */
struct outcome {
	uint32_t decisions, draws;
	uint8_t bot_share[PET_SEATS_MAX], seat_share[PET_SEATS_MAX];
	uint8_t finished, limit;
	uint8_t ending;           /* index into the game's endings; PET_ENDINGS_MAX: not reported */
	uint8_t verdict, culprit; /* VERDICT_NONE, or which bot did what */
	uint8_t ready;            /* in the window: played, not folded yet */
};

struct sim {
	struct match_plan plan;
	uint64_t games;
	char bot[PET_SEATS_MAX][BOT_NAME_MAX]; /* by seat of the first game */
	uint32_t bot_ms;                       /* time limit of external programs */
	const char *keep, *resume, *db;
	bool gpu;            /* random and static bots, played by a GPU */
	const char *kernels; /* folder of its programs, or NULL */
	const char *device;  /* its name, once it plays */
	const char *plot;    /* file of the drawing, or NULL */
	uint64_t keep_every;
	bool json, progress;
	unsigned threads;
	struct sprt sprt;

	pthread_mutex_t lock;
	pthread_cond_t folded; /* the window has moved */
	struct tally tally;
	struct outcome window[SIM_WINDOW];
	uint64_t next;        /* the next game to play */
	uint64_t first, last; /* the games of this run: first to last-1 */
	uint64_t begun;       /* games folded before this run */
	uint64_t start_ns, shown_ns, saved_ns;
	volatile sig_atomic_t *stop; /* Ctrl-C was pressed */
};

/* One worker thread. */
struct worker {
	pthread_t thread;
	struct sim *sim;
	struct player *player[PET_SEATS_MAX];
	struct pet_record record;
	struct pet_record_line *lines; /* only if records are kept */
	char *text;
};

/* ---- playing (sim.c) ------------------------------------------------------------------------- */

/* Plays games sim->first to sim->last-1 into sim->tally. */
void sim_run(struct sim *sim, struct worker *w);

void tally_fold(const struct sim *sim, struct tally *t, const struct outcome *o);
void tally_add(struct tally *to, const struct tally *t);

/* ---- statistics (sim_stats.c) ---------------------------------------------------------------- */

/* Bots with the same name count together, at the first of them. */
int bot_first(const struct sim *sim, int b);
int bot_seats(const struct sim *sim, int b);

/* Mean share of the win of a seat of the bot, with its 95 % Wilson interval (slightly too wide
 * where wins are shared). */
struct rate {
	double mean, low, high;
};
struct rate bot_rate(const struct sim *sim, const struct tally *t, int b);
struct rate seat_rate(const struct tally *t, int seat);

/* Strength of the bot relative to all others, in Elo: odds of one seat against another are 10^(elo
 * / 400). */
double share_elo(const struct sim *sim, int b, double rate);

/* The sequential test of the first bot after a number of games. */
void sprt_look(struct sim *sim, const struct tally *t);

/* ---- files (sim_files.c) --------------------------------------------------------------------- */

/* One line that identifies the run: runs with equal descriptions may be added up. */
void sim_describe(const struct sim *sim, struct pet_text *t);

void sim_resume(struct sim *sim);
void sim_save(struct sim *sim);
void sim_keep(struct worker *w, uint64_t index, const void *state);

/* Tallies as one line of numbers, and back. */
void tally_write(const struct tally *t, struct pet_text *to);
bool tally_read(struct tally *t, const char *s);

/* ---- answers (sim_answer.c) ------------------------------------------------------------------ */

void sim_progress(struct sim *sim, bool last);
void sim_answer(const struct sim *sim, uint64_t ns);

/* The results as a drawing, into the file sim->plot (sim_plot.c). */
void sim_plot(const struct sim *sim);

/* ---- a GPU (sim_device.c) -------------------------------------------------------------------- */

/* Exits if these bots cannot play there. */
void sim_check_device(const struct sim *sim);

/* Plays the games that are missing in sim->tally. */
void sim_run_device(struct sim *sim);

/* ---- several machines (sim_db.c) ------------------------------------------------------------- */

/* Takes batches from the queue at sim->db until all games are played; then sim->tally is the sum of
 * all workers. */
void sim_work_queue(struct sim *sim, struct worker *w);

#endif
