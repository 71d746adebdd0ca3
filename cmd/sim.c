/* sim: matches between bots.
 *
 * Game i has its own source of chance, made of the seed and i alone, and every number of the result
 * is a sum over games: the outcome is the same for any number of threads. Seats rotate: bot b sits
 * at seat (b + i) modulo seats. */
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cmd/bots.h"
#include "cmd/cmd.h"

enum { QUESTIONS_MAX = 1000000, THREADS_MAX = 256 };

enum { F_GAMES, F_BOTS, F_SEATS, F_THREADS, F_SEED, F_OPTION, F_JSON };
static const struct flag flags[] = {
	{ "games", "N", "how many games (usual: 100)", 0 },
	{ "bots", "A,B", "one bot a seat, the last fills the rest (usual: random)", 0 },
	FLAG_SEATS,
	{ "threads", "T", "games at the same time (usual: one a processor)", 0 },
	{ "seed", "S", "chance of the whole run (usual: 1)", 0 },
	FLAG_OPTION,
	FLAG_JSON,
	{ NULL }
};

struct tally {
	uint64_t finished, limit, decisions, draws, longest;
	uint64_t bot_share[SEATS_MAX], seat_share[SEATS_MAX]; /* in SHARES, of finished games */
};

struct sim {
	struct table table;
	uint64_t games;
	char bot[SEATS_MAX][BOT_NAME_MAX]; /* by seat of the first game */
	atomic_uint_fast64_t next;
};

struct worker {
	pthread_t thread;
	struct sim *sim;
	struct tally tally;
	struct player *player[SEATS_MAX];
};

static void play_one(struct worker *w, uint64_t index)
{
	_Alignas(64) unsigned char state[STATE_MAX];
	const struct table *table = &w->sim->table;
	const struct game *game = table->game;
	int seats = table->setup.seats;
	struct bits source = { table->seed };
	struct bits bits = { bits_next(&source) ^ index * 0xd1342543de82ef95u };
	struct player *at[SEATS_MAX];
	int bot_at[SEATS_MAX];

	place = (struct place){ game, state, "" };
	snprintf(place.what, sizeof place.what, "%s, %d seats, game %" PRIu64 " of seed %" PRIu64,
		 game->id, seats, index, table->seed);
	for (int b = 0; b < seats; b++) {
		int seat = (int)((b + index) % (uint64_t)seats);
		at[seat] = w->player[b];
		bot_at[seat] = b;
		player_start(w->player[b], game, (uint8_t)seat, bits_next(&bits));
	}
	const char *error = game_start(game, state, &table->setup, NULL);
	if (error)
		die("%s", error);

	uint64_t decisions = 0;
	uint8_t asked;
	while ((asked = game_asked(state)) != NOBODY && decisions < QUESTIONS_MAX) {
		if (asked == CHANCE) {
			game_advance(game, state, game_sample(game, state, bits_next(&bits)), NULL);
			w->tally.draws++;
			continue;
		}
		move m = player_choose(at[asked], game, game_view(game, state, asked));
		if (game_play(game, state, asked, m, NULL) != PLAY_OK)
			must_failed("a bot chose an illegal move", __FILE__, __LINE__);
		decisions++;
	}
	w->tally.decisions += decisions;
	if (decisions > w->tally.longest)
		w->tally.longest = decisions;
	if (asked != NOBODY)
		return;
	uint8_t share[SEATS_MAX] = { 0 };
	game->result(state, share);
	for (int seat = 0; seat < seats; seat++) {
		w->tally.seat_share[seat] += share[seat];
		w->tally.bot_share[bot_at[seat]] += share[seat];
	}
	w->tally.finished++;
	if (game->limit_hit && game->limit_hit(state))
		w->tally.limit++;
}

static void *work(void *arg)
{
	struct worker *w = arg;
	for (;;) {
		uint64_t index = atomic_fetch_add(&w->sim->next, 1);
		if (index >= w->sim->games)
			return NULL;
		play_one(w, index);
	}
}

static void tally_add(struct tally *to, const struct tally *t)
{
	to->finished += t->finished;
	to->limit += t->limit;
	to->decisions += t->decisions;
	to->draws += t->draws;
	if (t->longest > to->longest)
		to->longest = t->longest;
	for (int i = 0; i < SEATS_MAX; i++) {
		to->bot_share[i] += t->bot_share[i];
		to->seat_share[i] += t->seat_share[i];
	}
}

static struct tally run_all(struct sim *sim, unsigned threads)
{
	struct worker *w = memory(threads * sizeof *w);
	memset(w, 0, threads * sizeof *w);
	for (unsigned i = 0; i < threads; i++) {
		w[i].sim = sim;
		for (int b = 0; b < sim->table.setup.seats; b++)
			w[i].player[b] = player_open(sim->bot[b]);
	}
	for (unsigned i = 1; i < threads; i++)
		if (pthread_create(&w[i].thread, NULL, work, &w[i]))
			die("cannot start thread %u", i);
	work(&w[0]);
	struct tally sum = { 0 };
	for (unsigned i = 0; i < threads; i++) {
		if (i)
			pthread_join(w[i].thread, NULL);
		tally_add(&sum, &w[i].tally);
	}
	return sum;
}

/* Mean share of the win a seat of the bot took, in millionths; seats of one name count together. */
static int64_t bot_rate(const struct sim *sim, const struct tally *sum, int b)
{
	uint64_t share = 0, n = 0;
	for (int i = 0; i < sim->table.setup.seats; i++) {
		if (strcmp(sim->bot[i], sim->bot[b]))
			continue;
		share += sum->bot_share[i];
		n += sum->finished;
	}
	return n ? (int64_t)(share * 1000000 / (n * SHARES)) : 0;
}

static bool bot_is_first(const struct sim *sim, int b)
{
	for (int i = 0; i < b; i++)
		if (!strcmp(sim->bot[i], sim->bot[b]))
			return false;
	return true;
}

static int64_t seat_rate(const struct tally *sum, int seat)
{
	return sum->finished ? (int64_t)(sum->seat_share[seat] * 1000000 / (sum->finished * SHARES))
			     : 0;
}

static void answer_json(const struct sim *sim, const struct tally *sum, uint64_t ns,
			unsigned threads)
{
	struct text t = out_text(1 << 16, LANG_EN, sim->table.game, NULL);
	struct json j = json_into(&t);
	int seats = sim->table.setup.seats;
	json_open(&j, '{');
	json_key_string(&j, "game", sim->table.game->id);
	json_key_number(&j, "seats", seats);
	json_key(&j, "bots");
	json_open(&j, '[');
	for (int b = 0; b < seats; b++)
		json_string(&j, sim->bot[b]);
	json_close(&j, ']');
	json_key(&j, "seed");
	json_unsigned(&j, sim->table.seed);
	json_key_number(&j, "games", (int64_t)sim->games);
	json_key_number(&j, "finished", (int64_t)sum->finished);
	json_key_number(&j, "limit_hit", (int64_t)sum->limit);
	json_key_number(&j, "decisions", (int64_t)sum->decisions);
	json_key_number(&j, "draws", (int64_t)sum->draws);
	json_key(&j, "mean_length");
	json_decimal(&j, sim->games ? (int64_t)(sum->decisions * 100 / sim->games) : 0, 2);
	json_key_number(&j, "longest", (int64_t)sum->longest);
	json_key(&j, "win_rate_by_bot");
	json_open(&j, '{');
	for (int b = 0; b < seats; b++) {
		if (!bot_is_first(sim, b))
			continue;
		json_key(&j, sim->bot[b]);
		json_decimal(&j, bot_rate(sim, sum, b), 6);
	}
	json_close(&j, '}');
	json_key(&j, "win_rate_by_seat");
	json_open(&j, '[');
	for (int s = 0; s < seats; s++)
		json_decimal(&j, seat_rate(sum, s), 6);
	json_close(&j, ']');
	json_key_number(&j, "threads", threads);
	json_key(&j, "seconds");
	json_decimal(&j, (int64_t)(ns / 1000), 6);
	json_key_number(&j, "decisions_per_s",
			(int64_t)((double)sum->decisions * 1e9 / (double)(ns + 1)));
	json_close(&j, '}');
	text_char(&t, '\n');
	out_write(NULL, &t);
}

static void answer_words(const struct sim *sim, const struct tally *sum, uint64_t ns)
{
	int seats = sim->table.setup.seats;
	printf("%s, %d seats: %" PRIu64 " of %" PRIu64 " games finished, %" PRIu64
	       " at a technical limit\n",
	       sim->table.game->id, seats, sum->finished, sim->games, sum->limit);
	printf("%" PRIu64 " decisions, %" PRIu64 " draws; %.1f decisions a game, longest %" PRIu64
	       "\n",
	       sum->decisions, sum->draws,
	       (double)sum->decisions / (double)(sim->games ? sim->games : 1), sum->longest);
	printf("%.2f s, %.0f decisions/s\n", (double)ns / 1e9,
	       (double)sum->decisions * 1e9 / (double)(ns + 1));
	for (int b = 0; b < seats; b++)
		if (bot_is_first(sim, b))
			printf("bot %-20s wins %.4f a seat\n", sim->bot[b],
			       (double)bot_rate(sim, sum, b) / 1e6);
	for (int s = 0; s < seats; s++)
		printf("seat s%d %17s wins %.4f\n", s + 1, "", (double)seat_rate(sum, s) / 1e6);
}

static int run(struct args *a)
{
	struct sim sim = { .games = 100, .table = { .seed = 1 } };
	const char *bots = "random";
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	unsigned threads = online > 0 && online <= THREADS_MAX ? (unsigned)online : 1;
	bool json = false;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_GAMES:
			sim.games = args_number(a, 1, 1000000000);
			break;
		case F_BOTS:
			bots = a->value;
			break;
		case F_SEATS:
			sim.table.seats = (int)args_number(a, 1, SEATS_MAX);
			break;
		case F_THREADS:
			threads = (unsigned)args_number(a, 1, THREADS_MAX);
			break;
		case F_SEED:
			sim.table.seed = args_number(a, 0, UINT64_MAX);
			break;
		case F_OPTION:
			table_add_option(&sim.table, a->value);
			break;
		case F_JSON:
			json = true;
			break;
		}
	}
	if (a->words != 1)
		die("name one game (see --help)");
	table_settle(&sim.table, a->word[0]);
	int named = bots_split(bots, sim.bot, SEATS_MAX), seats = sim.table.setup.seats;
	if (named > seats)
		die("%d bots for %d seats", named, seats);
	for (int b = named; b < seats; b++)
		memcpy(sim.bot[b], sim.bot[named - 1], BOT_NAME_MAX);
	if (threads > sim.games)
		threads = (unsigned)sim.games;

	uint64_t start = now_ns();
	struct tally sum = run_all(&sim, threads);
	uint64_t ns = now_ns() - start;
	if (json)
		answer_json(&sim, &sum, ns, threads);
	else
		answer_words(&sim, &sum, ns);
	return EXIT_OK;
}

const struct command command_sim = {
	"sim",
	"GAME --games N --bots A,B [--seats N] [--threads T] [--seed S] [--option K=V] [--json]",
	"matches between bots: results, lengths, speed",
	flags,
	run,
	"The same seed gives the same games for any number of threads (bots with a budget of time\n"
	"excepted). Seats rotate from game to game. Win rates are mean shares of the win a seat."
};
