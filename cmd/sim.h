/* sim.h: the laboratory: many games between bots, and what they prove.
 *
 * Games are numbered; game i has its own source of chance, made of the seed and i alone. Threads
 * play them in any order, but results are folded into the tally strictly in order of their numbers
 * (through a window of fixed size), so that every answer, the stop of a sequential test included,
 * is the same for any number of threads, and a million games need no more memory than a thousand.
 */
#ifndef CMD_SIM_H
#define CMD_SIM_H

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

#include "cmd/bots.h"
#include "cmd/cmd.h"
#include "core/record.h"

enum { THREADS_MAX = 256, SIM_WINDOW = 4096 };

/* Sums over finished games. Shares are in SHARES. */
struct tally {
	uint64_t games; /* folded so far: finished ones and those that did not end */
	uint64_t finished, limit, decisions, draws, longest;
	uint64_t bot_share[PET_SEATS_MAX], seat_share[PET_SEATS_MAX];
	uint64_t square
		[PET_SEATS_MAX]; /* of the shares of all bots of one name, by the first of them */
	uint64_t verdict[PET_SEATS_MAX][VERDICTS]; /* games a bot lost by misbehaving */
	uint64_t ending[PET_ENDINGS_MAX];          /* how they ended, where the game tells */
};

/* What one game adds. */
struct outcome {
	uint32_t decisions, draws;
	uint8_t bot_share[PET_SEATS_MAX], seat_share[PET_SEATS_MAX];
	uint8_t finished, limit;
	uint8_t ending;           /* row of the game's endings, PET_ENDINGS_MAX: not told */
	uint8_t verdict, culprit; /* VERDICT_NONE, or which bot did what */
	uint8_t ready;            /* in the window: played, not yet folded */
};

struct sprt {
	bool on;
	double elo0, elo1;
	int answer; /* -1: elo0 is accepted, 1: elo1, 0: open */
	double llr, low, high;
};

struct sim {
	struct match_plan plan;
	uint64_t games;
	char bot[PET_SEATS_MAX][BOT_NAME_MAX]; /* by seat of the first game */
	uint32_t bot_ms;                       /* patience with programs of others */
	const char *keep, *resume, *db;
	const char *plot; /* file of the drawing, or NULL */
	uint64_t keep_every;
	bool json, progress;
	unsigned threads;
	struct sprt sprt;

	pthread_mutex_t lock;
	pthread_cond_t folded; /* the window has moved on */
	struct tally tally;
	struct outcome window[SIM_WINDOW];
	uint64_t next;        /* game to be played next */
	uint64_t first, last; /* the games of this run: first to last-1 */
	uint64_t begun;       /* games that were folded before this run */
	uint64_t start_ns, shown_ns, saved_ns;
	volatile sig_atomic_t *stop; /* somebody pressed Ctrl-C */
};

/* One thread of players. */
struct worker {
	pthread_t thread;
	struct sim *sim;
	struct player *player[PET_SEATS_MAX];
	struct pet_record record;
	struct pet_record_line *lines; /* only where records are kept */
	char *text;
};

/* ---- playing (sim.c) ------------------------------------------------------------------------- */

/* Plays game number index. */
void sim_play(struct worker *w, uint64_t index, struct outcome *o);

/* Opens the players of all threads. */
struct worker *sim_workers(struct sim *sim);

/* Plays games sim->first to sim->last-1 into sim->tally. */
void sim_run(struct sim *sim, struct worker *w);

void tally_fold(const struct sim *sim, struct tally *t, const struct outcome *o);
void tally_add(struct tally *to, const struct tally *t);

/* ---- statistics (sim_stats.c) ---------------------------------------------------------------- */

/* Bots of one name count together, under the first of them. */
int bot_first(const struct sim *sim, int b);
int bot_seats(const struct sim *sim, int b);

/* Mean share of the win that a seat of the bot took, with the 95 % interval of Wilson (which is a
 * little too wide where wins are shared). */
struct rate {
	double mean, low, high;
};
struct rate bot_rate(const struct sim *sim, const struct tally *t, int b);
struct rate seat_rate(const struct tally *t, int seat);

/* Strength of the bot above all others, in Elo: odds of a seat against another are
 * 10^(elo / 400). */
double share_elo(const struct sim *sim, int b, double rate);

/* The sequential test of the first bot after so many games. */
void sprt_look(struct sim *sim, const struct tally *t);

/* ---- files (sim_files.c) --------------------------------------------------------------------- */

/* One line that says which run this is: two runs of one description may be added up. */
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

/* ---- several machines (sim_db.c) ------------------------------------------------------------- */

/* Takes batches from the queue at sim->db until all games are played; the tally of all workers is
 * in sim->tally then. */
void sim_work_queue(struct sim *sim, struct worker *w);

#endif
