/* sim: matches between bots (see sim.h).
 *
 * Seats rotate: bot b sits at seat (b + i) modulo seats in game i. */
#include "cmd/sim.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/device.h"

enum { QUESTIONS_MAX = 1000000, LOOK_EVERY = 16, SAVE_NS = 2000000000 };

enum {
	F_GAMES,
	F_BOTS,
	F_SEATS,
	F_THREADS,
	F_SEED,
	F_OPTION,
	F_PACK,
	F_SPRT,
	F_KEEP,
	F_EVERY,
	F_RESUME,
	F_DB,
	F_DEVICE,
	F_KERNELS,
	F_BOT_MS,
	F_PROGRESS,
	F_PLOT,
	F_JSON
};
static const struct flag flags[] = {
	{ "games", "N", N_("how many games (usual: 100)"), 0 },
	{ "bots", "A,B", N_("one bot a seat, the last fills the rest (usual: random)"), 0 },
	FLAG_SEATS,
	{ "threads", "T", N_("games at the same time (usual: one a processor)"), 0 },
	{ "seed", "S", N_("chance of the whole run (usual: 1)"), 0 },
	FLAG_OPTION,
	FLAG_PACK,
	{ "sprt", "E0,E1",
	  N_("stop when the first bot's strength is E0 or E1 Elo (5 % error each)"), 0 },
	{ "keep", "DIR", N_("keep the records of the games in this folder"), 0 },
	{ "keep-every", "N", N_("only every Nth game's"), 0 },
	{ "resume", "FILE", N_("keep the results so far here; go on from them next time"), 0 },
	{ "db", "URL", N_("share the work with others through postgres://..."), 0 },
	FLAG_DEVICE,
	FLAG_KERNELS,
	{ "bot-ms", "N", N_("milliseconds a decision for cmd: bots (usual: 5000)"), 0 },
	{ "progress", NULL, N_("a line of progress even where no terminal is"), 0 },
	{ "plot", "FILE", N_("the results as a drawing (SVG)"), 0 },
	FLAG_JSON,
	{ NULL }
};

static volatile sig_atomic_t interrupted;

/* The first Ctrl-C ends the run after the games in progress; a second one kills. */
static void interrupt(int signal_number)
{
	(void)signal_number;
	interrupted = 1;
}

/* The offender loses; the others share the win. */
static void forfeit(struct outcome *o, int seats, int seat, int bot, const int *bot_at,
		    enum verdict verdict)
{
	o->verdict = (uint8_t)verdict;
	o->culprit = (uint8_t)bot;
	o->finished = 1;
	for (int i = 0; i < seats; i++) {
		if (i == seat)
			continue;
		o->seat_share[i] = (uint8_t)(PET_SHARES / (seats - 1));
		o->bot_share[bot_at[i]] = o->seat_share[i];
	}
}

/* Plays m, checked, and records it if records are kept. */
static bool play_move(struct worker *w, bool kept, void *state, uint8_t seat, pet_move m)
{
	if (kept)
		return pet_record_play(&w->record, state, seat, m, NULL) == PET_PLAY_OK;
	return pet_game_play(w->sim->plan.game, state, seat, m, NULL) == PET_PLAY_OK;
}

static void play_game(struct worker *w, uint64_t index, struct outcome *o)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	const struct match_plan *plan = &w->sim->plan;
	const struct pet_game *game = plan->game;
	int seats = plan->setup.seats, bot_at[PET_SEATS_MAX];
	struct pet_bits source = { plan->seed };
	struct pet_bits bits = { pet_bits_next(&source) ^ index * 0xd1342543de82ef95u };
	struct player *at[PET_SEATS_MAX];
	bool kept = w->sim->keep && index % w->sim->keep_every == 0;

	memset(o, 0, sizeof *o);
	o->ending = PET_ENDINGS_MAX;
	place = (struct place){ game, state, "" };
	snprintf(place.what, sizeof place.what, tr(N_("%s, %d seats, game %llu of seed %llu")),
		 game->id, seats, (unsigned long long)index, (unsigned long long)plan->seed);
	for (int b = 0; b < seats; b++) {
		int seat = (int)((b + index) % (uint64_t)seats);
		at[seat] = w->player[b];
		bot_at[seat] = b;
		player_start(w->player[b], game, (uint8_t)seat, pet_bits_next(&bits));
	}
	const char *error = pet_game_start(game, state, &plan->setup, NULL);
	if (error)
		die("%s", error);
	if (kept)
		pet_record_new(&w->record, game, &plan->setup, w->lines, PET_RECORD_LINES_MAX);

	uint8_t asked;
	while ((asked = pet_game_asked(state)) != PET_NOBODY && o->decisions < QUESTIONS_MAX) {
		if (asked == PET_CHANCE) {
			pet_move m = pet_game_sample(game, state, pet_bits_next(&bits));
			if (!play_move(w, kept, state, PET_CHANCE, m))
				pet_must_failed("chance was refused", __FILE__, __LINE__);
			o->draws++;
			continue;
		}
		struct pet_view v = pet_game_view(game, state, asked);
		pet_move m = player_try(at[asked], game, v, o->decisions + o->draws + 1);
		enum verdict verdict = player_verdict(at[asked]);
		if (verdict == VERDICT_NONE && !play_move(w, kept, state, asked, m))
			pet_must_failed("a bot chose an illegal move", __FILE__, __LINE__);
		if (verdict != VERDICT_NONE) {
			forfeit(o, seats, asked, bot_at[asked], bot_at, verdict);
			break;
		}
		o->decisions++;
	}
	for (int b = 0; b < seats; b++)
		player_end(w->player[b], game, pet_game_asked(state) == PET_NOBODY ? state : NULL);
	if (kept)
		sim_keep(w, index, state);
	if (asked != PET_NOBODY)
		return;
	game->result(state, o->seat_share);
	for (int seat = 0; seat < seats; seat++)
		o->bot_share[bot_at[seat]] = o->seat_share[seat];
	o->finished = 1;
	o->limit = game->bots->limit_hit && game->bots->limit_hit(state);
	if (game->bots->ending)
		o->ending = game->bots->ending(state);
}

void tally_fold(const struct sim *sim, struct tally *t, const struct outcome *o)
{
	uint64_t together[PET_SEATS_MAX] = { 0 };
	t->games++;
	t->finished += o->finished;
	t->limit += o->limit;
	t->decisions += o->decisions;
	t->draws += o->draws;
	t->longest = o->decisions > t->longest ? o->decisions : t->longest;
	if (o->ending < PET_ENDINGS_MAX)
		t->ending[o->ending]++;
	if (o->verdict != VERDICT_NONE)
		t->verdict[o->culprit][o->verdict]++;
	for (int i = 0; i < sim->plan.setup.seats; i++) {
		t->bot_share[i] += o->bot_share[i];
		t->seat_share[i] += o->seat_share[i];
		together[bot_first(sim, i)] += o->bot_share[i];
	}
	for (int i = 0; i < PET_SEATS_MAX; i++)
		t->square[i] += together[i] * together[i];
}

void tally_add(struct tally *to, const struct tally *t)
{
	uint64_t longest = to->longest > t->longest ? to->longest : t->longest;
	/* all members but the longest are sums of one type */
	uint64_t *sum = (uint64_t *)to;
	const uint64_t *add = (const uint64_t *)t;
	for (size_t i = 0; i < sizeof *t / sizeof *sum; i++)
		sum[i] += add[i];
	to->longest = longest;
}

/* Folds finished games, in order. The lock must be held. */
static void fold_ready(struct sim *sim)
{
	for (;;) {
		uint64_t index = sim->first + sim->tally.games;
		struct outcome *o = &sim->window[index % SIM_WINDOW];
		if (index >= sim->last || !o->ready || sim->sprt.answer)
			break;
		tally_fold(sim, &sim->tally, o);
		o->ready = 0;
		/* shared runs are tested batch by batch (sim_db.c) */
		if (sim->sprt.on && !sim->db && sim->tally.games % LOOK_EVERY == 0)
			sprt_look(sim, &sim->tally);
	}
	pthread_cond_broadcast(&sim->folded);
	uint64_t now = now_ns();
	if (sim->resume && now - sim->saved_ns > SAVE_NS) {
		sim_save(sim);
		sim->saved_ns = now;
	}
	sim_progress(sim, false);
}

static void *work(void *arg)
{
	struct worker *w = arg;
	struct sim *sim = w->sim;
	struct outcome o;
	pthread_mutex_lock(&sim->lock);
	while (sim->next < sim->last && !*sim->stop && !sim->sprt.answer) {
		if (sim->next - sim->first >= sim->tally.games + SIM_WINDOW) {
			pthread_cond_wait(&sim->folded, &sim->lock);
			continue;
		}
		uint64_t index = sim->next++;
		pthread_mutex_unlock(&sim->lock);
		play_game(w, index, &o);
		pthread_mutex_lock(&sim->lock);
		o.ready = 1;
		sim->window[index % SIM_WINDOW] = o;
		fold_ready(sim);
	}
	pthread_mutex_unlock(&sim->lock);
	return NULL;
}

/* Opens the players of all threads. */
static struct worker *workers_open(struct sim *sim)
{
	struct worker *w = memory(sim->threads * sizeof *w);
	memset(w, 0, sim->threads * sizeof *w);
	for (unsigned i = 0; i < sim->threads; i++) {
		w[i].sim = sim;
		for (int b = 0; b < sim->plan.setup.seats; b++) {
			w[i].player[b] = player_open_with(sim->bot[b], sim->bot_ms, work_ns);
			player_suits(w[i].player[b], sim->plan.game);
		}
		if (sim->keep) {
			w[i].lines = memory(PET_RECORD_LINES_MAX * sizeof *w[i].lines);
			w[i].text = memory(PET_RECORD_BYTES_MAX);
		}
	}
	return w;
}

void sim_run(struct sim *sim, struct worker *w)
{
	for (unsigned i = 1; i < sim->threads; i++)
		if (pthread_create(&w[i].thread, NULL, work, &w[i]))
			die("cannot start thread %u", i);
	work(&w[0]);
	for (unsigned i = 1; i < sim->threads; i++)
		pthread_join(w[i].thread, NULL);
}

static void read_flags(struct sim *sim, struct args *a, const char **bots)
{
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_GAMES:
			sim->games = args_number(a, 1, 1000000000);
			break;
		case F_BOTS:
			*bots = a->value;
			break;
		case F_SEATS:
			sim->plan.seats = (int)args_number(a, 1, UINT8_MAX);
			break;
		case F_THREADS:
			sim->threads = (unsigned)args_number(a, 1, THREADS_MAX);
			break;
		case F_SEED:
			sim->plan.seed = args_number(a, 0, UINT64_MAX);
			break;
		case F_OPTION:
			plan_add_option(&sim->plan, a->value);
			break;
		case F_PACK:
			sim->plan.pack = a->value;
			break;
		case F_SPRT:
			sprt_read(&sim->sprt, a->value);
			break;
		case F_KEEP:
			sim->keep = a->value;
			break;
		case F_EVERY:
			sim->keep_every = args_number(a, 1, 1000000000);
			break;
		case F_RESUME:
			sim->resume = a->value;
			break;
		case F_DB:
			sim->db = a->value;
			break;
		case F_DEVICE:
			sim->gpu = device_is_gpu(a->value);
			break;
		case F_KERNELS:
			sim->kernels = a->value;
			break;
		case F_BOT_MS:
			sim->bot_ms = (uint32_t)args_number(a, 1, 3600000);
			break;
		case F_PROGRESS:
			sim->progress = true;
			break;
		case F_PLOT:
			sim->plot = a->value;
			break;
		case F_JSON:
			sim->json = true;
			break;
		}
	}
}

static int run(struct args *a)
{
	static struct sim sim = { .games = 100,
				  .plan = { .seed = 1 },
				  .keep_every = 1,
				  .bot_ms = 5000,
				  .stop = &interrupted };
	const char *bots = "random";
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	sim.threads = online > 0 && online <= THREADS_MAX ? (unsigned)online : 1;
	read_flags(&sim, a, &bots);
	if (a->words != 1)
		die("name one game (see --help)");
	if (sim.db && sim.resume)
		die("--db keeps its own results: no --resume");
	plan_settle(&sim.plan, a->word[0]);
	int named = bots_split(bots, sim.bot, PET_SEATS_MAX), seats = sim.plan.setup.seats;
	if (named > seats)
		die("%d bots for %d seats", named, seats);
	for (int b = named; b < seats; b++)
		memcpy(sim.bot[b], sim.bot[named - 1], BOT_NAME_MAX);
	if (sim.gpu && sim.plan.pack)
		die("a GPU plays what is built in: no --pack");
	if (sim.gpu) {
		sim_check_device(&sim);
		sim.threads = 1;
	}
	if (sim.threads > sim.games)
		sim.threads = (unsigned)sim.games;
	if (sim.sprt.on && bot_seats(&sim, 0) == seats)
		die("--sprt compares the first bot with others: name another");

	struct sigaction action = { .sa_handler = interrupt, .sa_flags = (int)SA_RESETHAND };
	sigaction(SIGINT, &action, NULL);
	action.sa_flags = 0; /* supervisors send this signal twice */
	sigaction(SIGTERM, &action, NULL);
	pthread_mutex_init(&sim.lock, NULL);
	pthread_cond_init(&sim.folded, NULL);
	struct worker *w = workers_open(&sim);
	sim.start_ns = now_ns();
	if (sim.db) {
		sim_work_queue(&sim, w);
	} else {
		sim.last = sim.games;
		if (sim.resume)
			sim_resume(&sim);
		sim.next = sim.begun = sim.tally.games;
		if (sim.gpu)
			sim_run_device(&sim);
		else
			sim_run(&sim, w);
		if (sim.resume)
			sim_save(&sim);
	}
	sim_progress(&sim, true);
	for (unsigned i = 0; i < sim.threads; i++)
		for (int b = 0; b < seats; b++)
			player_close(w[i].player[b]);
	sim_answer(&sim, now_ns() - sim.start_ns);
	return EXIT_OK;
}

const struct command command_sim = {
	"sim",
	"GAME --games N --bots A,B [--seats N] [--threads T] [--seed S] [--option K=V] [--device "
	"cpu|gpu] [--plot FILE] "
	"[--json]",
	N_("matches between bots: results, lengths, speed"),
	flags,
	run,
	N_("The same seed gives the same games for any number of threads (bots with a budget "
	   "of time excepted). Seats rotate from game to game. Win rates are mean shares of "
	   "the win a seat, with 95 % confidence intervals. A budget of time (ms=) is counted "
	   "in processor time, so that a busy machine does not weaken a bot.\n"
	   "With --device gpu random and static bots play on an NVIDIA GPU: the same games, the "
	   "same answer, "
	   "many times faster (exit code 4 if there is none).\n"
	   "Bots: random, static, greedy, mcts:ms=100, mcts:iterations=2000, level:1 to level:7, "
	   "plan:hunter, plan:templar, plan:warlord and plan:king in Lords of Hellas, or "
	   "cmd:PROGRAM for one of your own (docs/PROTOCOL.md). judge=FILE lets a bot judge by a "
	   "net "
	   "of petteia train: greedy:judge=my.net."),
};
