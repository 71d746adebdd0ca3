/* bench: measures the speed of the engine.
 *
 * For every game and number of seats: random play from a fixed seed. A decision is one question to
 * a seat, answered from the full legal list; chance is drawn within the measured time and counted
 * separately. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/bench.h"
#include "cmd/device.h"

enum { F_GAME, F_SEATS, F_MS, F_DEVICE, F_KERNELS, F_LANES, F_BOT, F_CALLGRIND, F_JSON };
static const struct flag flags[] = {
	{ "game", "G", N_("only this game"), 0 },
	{ "seats", "N", N_("only this number of seats"), 0 },
	{ "ms", "N", N_("milliseconds of play a row (usual: 500)"), 0 },
	FLAG_DEVICE,
	FLAG_KERNELS,
	{ "lanes", "N", N_("games that a GPU plays side by side (usual: 1048576)"), 0 },
	{ "bot", "B", N_("who plays on a GPU: random or static (usual: random)"), 0 },
	{ "callgrind", "N",
	  N_("play exactly N decisions of --game and --seats, for counting instructions"), 0 },
	FLAG_JSON,
	{ NULL }
};

enum { SAMPLES = 256, BENCH_SEED = 20240229 };

struct run_state {
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	const struct pet_game *game;
	struct pet_setup setup;
	struct pet_bits bits;
	uint64_t decisions, draws, games;
};

static void restart(struct run_state *r)
{
	const char *error = pet_game_start(r->game, r->state, &r->setup, NULL);
	if (error)
		die("%s: %s", r->game->id, error);
	r->games++;
}

/* Plays a number of decisions, restarting when a game is over. Not inlined: callgrind counts what
 * runs inside this function (tools/count-instructions). */
__attribute__((noinline)) void bench_play(struct run_state *r, uint64_t decisions);
void bench_play(struct run_state *r, uint64_t decisions)
{
	const struct pet_game *game = r->game;
	pet_move out[PET_MOVES_MAX];
	for (uint64_t end = r->decisions + decisions; r->decisions < end;) {
		uint8_t asked = pet_game_asked(r->state);
		if (asked == PET_NOBODY) {
			restart(r);
		} else if (asked == PET_CHANCE) {
			pet_game_advance(game, r->state,
					 pet_game_sample(game, r->state, pet_bits_next(&r->bits)),
					 NULL);
			r->draws++;
		} else {
			int n = pet_game_legal(game, r->state, out);
			pet_game_advance(game, r->state, out[pet_bits_below(&r->bits, (uint32_t)n)],
					 NULL);
			r->decisions++;
		}
	}
}

/* A plain copy, hidden from the optimizer. */
static uint64_t copies_per_s(size_t bytes)
{
	static _Alignas(64) unsigned char from[64][PET_STATE_MAX], to[64][PET_STATE_MAX];
	uint64_t n = 0, start = work_ns(), ns;
	do {
		for (int i = 0; i < 64; i++) {
			memcpy(to[i], from[63 - i], bytes);
			__asm__ volatile("" : : "r"(to[i]) : "memory");
		}
		n += 64;
	} while ((ns = work_ns() - start) < 50000000);
	return (uint64_t)((double)n * 1e9 / (double)ns);
}

/* Collects positions along random games, then times the legal list of each, repeatedly. */
static double ns_per_list(struct run_state *r, double *choices)
{
	static _Alignas(64) unsigned char sample[SAMPLES][PET_STATE_MAX];
	pet_move out[PET_MOVES_MAX];
	uint64_t sum = 0;
	for (int i = 0; i < SAMPLES; i++) {
		do
			bench_play(r, 7);
		while (pet_game_asked(r->state) >= PET_CHANCE);
		memcpy(sample[i], r->state, PET_STATE_MAX);
		sum += (uint64_t)pet_game_legal(r->game, r->state, out);
	}
	uint64_t n = 0, start = work_ns(), ns;
	do {
		for (int i = 0; i < SAMPLES; i++) {
			int count = pet_game_legal(r->game, sample[i], out);
			__asm__ volatile("" : : "r"(count) : "memory");
		}
		n += SAMPLES;
	} while ((ns = work_ns() - start) < 50000000);
	*choices = (double)sum / SAMPLES;
	return (double)ns / (double)n;
}

struct row {
	const struct pet_game *game;
	int seats;
	uint64_t games, decisions, draws, ns, copies;
	double list_ns, choices;
};

static struct row measure(const struct pet_game *game, int seats, uint64_t ms)
{
	static struct run_state one;
	struct run_state *r = &one;
	memset(r, 0, sizeof *r);
	r->game = game;
	r->bits.state = BENCH_SEED;
	pet_setup_default(game, &r->setup, (uint8_t)seats);
	place = (struct place){ game, r->state, "bench" };
	restart(r);
	bench_play(r, 2000);
	r->decisions = r->draws = r->games = 0;

	uint64_t start = work_ns(), ns;
	do
		bench_play(r, 1000);
	while ((ns = work_ns() - start) < ms * 1000000);
	struct row row = { game, seats, r->games, r->decisions, r->draws, ns, 0, 0, 0 };
	row.copies = copies_per_s(game->state_bytes);
	row.list_ns = ns_per_list(r, &row.choices);
	return row;
}

static void row_json(struct pet_json *j, const struct row *r)
{
	double decisions = (double)r->decisions;
	pet_json_open(j, '{');
	pet_json_key_string(j, "game", r->game->id);
	pet_json_key_number(j, "seats", r->seats);
	pet_json_key_number(j, "decisions_per_s", (int64_t)(decisions * 1e9 / (double)r->ns));
	pet_json_key(j, "ns_per_decision");
	pet_json_decimal(j, (int64_t)((double)r->ns * 10 / decisions), 1);
	pet_json_key_number(j, "state_bytes", r->game->state_bytes);
	pet_json_key_number(j, "copies_per_s", (int64_t)r->copies);
	pet_json_key(j, "draws_per_decision");
	pet_json_decimal(j, (int64_t)((double)r->draws * 1000 / decisions), 3);
	pet_json_key(j, "ns_per_legal_list");
	pet_json_decimal(j, (int64_t)(r->list_ns * 10), 1);
	pet_json_key(j, "choices_per_list");
	pet_json_decimal(j, (int64_t)(r->choices * 10), 1);
	pet_json_key_number(j, "decisions", (int64_t)r->decisions);
	pet_json_close(j, '}');
}

/* Columns: headings and printf widths. */
static const struct {
	const char *heading;
	int width;
} columns[] = {
	{ N_("game"), -10 },       { N_("seats"), 6 },    { N_("decisions/s"), 15 },
	{ N_("ns/decision"), 12 }, { N_("bytes"), 7 },    { N_("copies/s"), 13 },
	{ N_("draws/dec"), 10 },   { N_("ns/list"), 10 }, { N_("choices"), 9 },
};

static void put_headings(void)
{
	printf("%s", ink(stdout, INK_BOLD));
	for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
		const char *s = tr(columns[i].heading);
		int space = abs(columns[i].width) - columns_of(s);
		printf("%*s%s%*s", columns[i].width > 0 ? space : 0, "", s,
		       columns[i].width < 0 ? space : 0, "");
	}
	printf("%s\n", ink(stdout, INK_PLAIN));
}

static int bench_all(const struct pet_game *only, int seats, uint64_t ms, bool json)
{
	struct pet_text t = out_text(1 << 16, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	if (json) {
		pet_json_open(&j, '{');
		pet_json_key(&j, "rows");
		pet_json_open(&j, '[');
	} else {
		put_headings();
	}
	for (int i = 0; pet_all_games[i]; i++) {
		if (only && pet_all_games[i] != only)
			continue;
		for (int n = pet_all_games[i]->seats_min; n <= pet_all_games[i]->seats_max; n++) {
			if (seats && n != seats)
				continue;
			struct row r = measure(pet_all_games[i], n, ms);
			if (json) {
				row_json(&j, &r);
				continue;
			}
			double decisions = (double)r.decisions;
			printf("%-10s %5d %14.0f %11.1f %6u %12" PRIu64 " %9.3f %9.1f %8.1f\n",
			       r.game->id, n, decisions * 1e9 / (double)r.ns,
			       (double)r.ns / decisions, r.game->state_bytes, r.copies,
			       (double)r.draws / decisions, r.list_ns, r.choices);
		}
	}
	uint64_t copies_2k = copies_per_s(2048);
	if (!json) {
		speak("plain 2 KB copies/s %llu\n", (unsigned long long)copies_2k);
		return EXIT_OK;
	}
	pet_json_close(&j, ']');
	pet_json_key_number(&j, "copies_2k_per_s", (int64_t)copies_2k);
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
	out_write(NULL, &t);
	return EXIT_OK;
}

static int bench_fixed(const struct pet_game *game, int seats, uint64_t decisions)
{
	if (!game || !seats)
		die("--callgrind needs --game and --seats");
	static struct run_state r;
	r.game = game;
	r.bits.state = BENCH_SEED;
	pet_setup_default(game, &r.setup, (uint8_t)seats);
	restart(&r);
	bench_play(&r, decisions);
	speak("%s, %d seats: %llu decisions, %llu draws, %llu games, hash %016llx\n", game->id,
	      seats, (unsigned long long)r.decisions, (unsigned long long)r.draws,
	      (unsigned long long)r.games, (unsigned long long)pet_game_hash(game, r.state));
	return EXIT_OK;
}

static int run(struct args *a)
{
	const struct pet_game *only = NULL;
	int seats = 0;
	uint64_t fixed = 0;
	bool gpu = false;
	struct bench_device how = { .ms = 500 };
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_GAME:
			only = game_named(a->value);
			break;
		case F_SEATS:
			seats = (int)args_number(a, 1, PET_SEATS_MAX);
			break;
		case F_MS:
			how.ms = args_number(a, 1, 600000);
			break;
		case F_DEVICE:
			gpu = device_is_gpu(a->value);
			break;
		case F_KERNELS:
			how.kernels = a->value;
			break;
		case F_LANES:
			how.lanes = (uint32_t)args_number(a, GPU_WARP, 1 << 22);
			break;
		case F_BOT:
			how.thinks = !strcmp(a->value, "static");
			if (!how.thinks && strcmp(a->value, "random"))
				die("'%s' does not play on a GPU: random and static only",
				    a->value);
			break;
		case F_CALLGRIND:
			fixed = args_number(a, 1, 1000000000);
			break;
		case F_JSON:
			how.json = true;
			break;
		}
	}
	if (a->words)
		die("'%s' is too much (see --help)", a->word[0]);
	if (only && seats && (seats < only->seats_min || seats > only->seats_max))
		die("%s has %d to %d seats", only->id, only->seats_min, only->seats_max);
	if (gpu)
		return bench_on_device(only, seats, &how);
	return fixed ? bench_fixed(only, seats, fixed) : bench_all(only, seats, how.ms, how.json);
}

const struct command command_bench = {
	"bench",
	"[--game G] [--seats N] [--ms N] [--device cpu|gpu] [--json]",
	N_("decisions/s, copies/s, bytes of state, ns a legal list, for every game"),
	flags,
	run,
	N_("Instructions a decision:\n"
	   "valgrind --tool=callgrind --toggle-collect=bench_play petteia bench --game G "
	   "--seats N --callgrind 20000\n"
	   "With --device gpu: random games on an NVIDIA GPU; some are replayed by the processor, "
	   "and the hashes compared (exit code 1 if one differs, 4 if there is no GPU)."),
};
