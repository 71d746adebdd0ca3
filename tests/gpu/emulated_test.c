/* emulated_test.c: the kernels without a GPU: the same code, run by this processor one thread after the
 * other, plays the games that the engine plays, and sorts its lanes. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "gpu/net.h"
#include "gpu/play.h"
#include "tests/gpu/emulate.h"

enum { LANES = 32, SEED = 11 };
/* Where every move is fully checked, fewer suffice. */
#ifdef PETTEIA_RECOUNT
enum { GAMES = LANES + 2, STEPS = 40, SHARED = 4, PLAYED = 1, LOOKED = 8 };
#else
enum { GAMES = LANES + 8, STEPS = 400, SHARED = 12, PLAYED = 4, LOOKED = 40 };
#endif

#define GAME(id) extern void (*const id##_kernels[GPU_KERNEL_COUNT])(struct gpu_job job);
#include "games/games.def"
#undef GAME

/* In the order of pet_all_games. */
static void (*const *const kernels[])(struct gpu_job job) = {
#define GAME(id) id##_kernels,
#include "games/games.def"
#undef GAME
};

static struct gpu_play opened(int i, int seats)
{
	const struct pet_game *game = pet_all_games[i];
	struct gpu_play p;
	struct pet_setup setup;
	pet_setup_default(game, &setup, (uint8_t)seats);
	assert_true(gpu_play_open(&p, emulated_device(kernels[i]), game, &setup, SEED, LANES));
	return p;
}

static void *bot_of(const char *name, uint64_t seed)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	assert_true(pet_bot_parse(name, &spec, &fault));
	void *bot = aligned_alloc(64, (pet_bot_bytes(&spec) + 63) / 64 * 64);
	pet_bot_init(bot, &spec, seed);
	return bot;
}

/* The beginning of one game by the bots themselves, with every move checked (pet_game_play).
 * statics: one bit per bot, the others are random. */
static struct gpu_result by_bots_until(const struct pet_game *game, const struct pet_setup *setup,
				       uint64_t number, unsigned statics, uint32_t questions,
				       unsigned char state[PET_STATE_MAX])
{
	struct gpu_result r = { .ending = PET_ENDINGS_MAX };
	struct pet_bits source = { SEED };
	struct pet_bits bits = { pet_bits_next(&source) ^ number * 0xd1342543de82ef95u };
	void *bot[PET_SEATS_MAX];
	for (unsigned b = 0; b < setup->seats; b++)
		bot[(b + number) % setup->seats] =
			bot_of(statics >> b & 1 ? "static" : "random", pet_bits_next(&bits));
	assert_null(pet_game_start(game, state, setup, NULL));
	for (uint8_t asked;
	     (asked = pet_game_asked(state)) != PET_NOBODY && r.decisions + r.draws < questions;) {
		pet_move m = asked == PET_CHANCE
				     ? pet_game_sample(game, state, pet_bits_next(&bits))
				     : pet_bot_choose(bot[asked], game,
						      pet_game_view(game, state, asked));
		assert_int_equal(pet_game_play(game, state, asked, m, NULL), PET_PLAY_OK);
		r.draws += asked == PET_CHANCE;
		r.decisions += asked != PET_CHANCE;
	}
	for (unsigned seat = 0; seat < setup->seats; seat++)
		free(bot[seat]);
	return r;
}

static struct gpu_result by_bots(const struct pet_game *game, const struct pet_setup *setup,
				 uint64_t number, unsigned statics)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct gpu_result r = by_bots_until(game, setup, number, statics, UINT32_MAX, state);
	game->result(state, r.share);
	r.finished = 1;
	r.limit = game->bots->limit_hit && game->bots->limit_hit(state);
	if (game->bots->ending)
		r.ending = game->bots->ending(state);
	return r;
}

/* More games than lanes: every lane goes on to another, and in the end there are none left. */
static void same_results_as_bots(void **unused)
{
	(void)unused;
	static struct gpu_result result[GAMES];
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		struct gpu_play p = opened(i, game->seats_max);
		assert_true(gpu_play_games(&p, 5, 5 + GAMES, result, NULL));
		for (int g = 0; g < GAMES; g++) {
			struct gpu_result want = by_bots(game, &p.setup, 5 + (uint64_t)g, 0);
			assert_memory_equal(&result[g], &want, sizeof want);
		}
		gpu_play_close(&p);
	}
}

/* Every second bot is static, or all are; with every number of seats, so that eval judges, too.
 * There is room for 200 looks only: lanes wait for each other. */
static void static_bots_choose_the_same(void **unused)
{
	(void)unused;
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	unsigned waited = 0;
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
			unsigned statics = seats % 2 ? 0x3F : 0x15;
			struct gpu_play p = opened(i, seats);
			assert_true(gpu_play_think(&p, (uint8_t)statics, game->bots->net));
			assert_int_equal(p.job.look_max, PET_MOVES_MAX);
			p.job.look_max = 200;
			assert_true(gpu_play_begin(&p) && gpu_play_steps(&p, LOOKED));
			for (int l = 0; l < LANES; l++) {
				const struct gpu_lane *lane = &p.job.lane[l];
				uint32_t questions = lane->decisions + lane->draws;
				by_bots_until(game, &p.setup, lane->game, statics, questions,
					      state);
				assert_int_equal(
					pet_game_hash(game, state),
					pet_game_hash(game, p.job.states + l * p.job.stride));
				assert_in_range(questions, 1, LOOKED);
				waited += questions + 1 < LOOKED;
			}
			gpu_play_close(&p);
		}
	}
	assert_in_range(waited, 1, 1000);
}

/* To the end: a lone player of Lords of Hellas, whom eval judges, and two of Elysium by the net. */
static void static_bots_end_their_games(void **unused)
{
	(void)unused;
	static struct gpu_result result[PLAYED];
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		if (strcmp(game->id, "hellas") && strcmp(game->id, "elysium"))
			continue;
		struct gpu_play p = opened(i, game->seats_min);
		assert_true(gpu_play_think(&p, 0x3F, game->bots->net) &&
			    gpu_play_games(&p, 3, 3 + PLAYED, result, NULL));
		for (int g = 0; g < PLAYED; g++) {
			struct gpu_result want = by_bots(game, &p.setup, 3 + (uint64_t)g, 0x3F);
			assert_memory_equal(&result[g], &want, sizeof want);
		}
		gpu_play_close(&p);
	}
}

/* One game of self-play by bots that err and have tastes. */
static uint32_t selfplay_by_bots(const struct pet_game *game, const struct gpu_play *p,
				 const struct gpu_selfplay *how, const struct gpu_opening *o,
				 const pet_move *told)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX];
	struct pet_bits bits = o->chance;
	struct pet_fault fault;
	uint32_t decisions = 0;
	void *bot[PET_SEATS_MAX];
	for (unsigned s = 0; s < p->setup.seats; s++) {
		struct pet_bot_spec spec;
		assert_true(pet_bot_parse("static", &spec, &fault));
		spec.blunder = o->blunder[s];
		spec.taste = o->biased >> s & 1 ? o->taste[s] : NULL;
		bot[s] = aligned_alloc(64, (pet_bot_bytes(&spec) + 63) / 64 * 64);
		pet_bot_init(bot[s], &spec, o->seat[s].state);
	}
	assert_null(pet_game_start(game, state, &p->setup, NULL));
	uint8_t asked;
	for (int q = 0; (asked = pet_game_asked(state)) != PET_NOBODY && decisions < how->log_max;
	     q++) {
		pet_move m;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&bits));
		} else if (q >= o->burst && q < o->burst + (int)how->burst) {
			uint32_t n = (uint32_t)pet_game_legal(game, state, legal);
			m = legal[pet_bits_below(&bits, n)];
		} else {
			pet_bits_below(&bits, how->keep);
			m = pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked));
		}
		if (asked != PET_CHANCE)
			assert_int_equal(told[decisions++], m);
		pet_game_advance(game, state, m, NULL);
	}
	for (unsigned s = 0; s < p->setup.seats; s++)
		free(bot[s]);
	return decisions;
}

static void selfplay_is_told(void **unused)
{
	(void)unused;
	enum { AT_MOST = 24 };
	static struct gpu_opening opening[PLAYED];
	static struct gpu_result result[PLAYED];
	static pet_move moves[PLAYED][AT_MOST];
	struct gpu_selfplay how = { opening, moves[0], AT_MOST, 8, 5 };
	struct pet_bits bits = { SEED };
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		struct gpu_play p = opened(i, game->seats_max);
		for (int g = 0; g < PLAYED; g++) {
			opening[g] = (struct gpu_opening){ .chance = { pet_bits_next(&bits) },
							   .burst = 10 * g,
							   .biased = 5 };
			for (int s = 0; s < PET_SEATS_MAX; s++) {
				opening[g].seat[s].state = pet_bits_next(&bits);
				opening[g].blunder[s] = (uint8_t)(7 * s);
				for (int f = s; f < pet_judge_features(game, game->seats_max) - 1;
				     f += 7)
					opening[g].taste[s][f] =
						(int32_t)pet_bits_below(&bits, 2000) - 500;
			}
		}
		assert_true(gpu_play_think(&p, 0xFF, game->bots->net) &&
			    gpu_play_selfplay(&p, PLAYED, &how, result, NULL));
		for (int g = 0; g < PLAYED; g++)
			assert_int_equal(selfplay_by_bots(game, &p, &how, &opening[g], moves[g]),
					 result[g].decisions);
		gpu_play_close(&p);
	}
}

/* The layers as the matrix units are fed with them, against ai/judge_net.c: nets of every shape,
 * with the largest and the smallest numbers. */
static void layers_are_exact(void **unused)
{
	(void)unused;
	enum { LOOKS = 37, SEATS = 3, FEATURES = 45 };
	static int16_t rows[(LOOKS * SEATS + NET_TILE_ROWS) * 160];
	static int32_t logits[2 * (LOOKS * SEATS + NET_TILE_ROWS)];
	struct pet_bits bits = { SEED };
	for (int shape = 0; shape < 8; shape++) {
		int first = 16 * (1 + shape / 2), second = 16 * (1 + shape % 2);
		uint32_t count = pet_judge_count(FEATURES, first, second), looks = LOOKS;
		int16_t *data = malloc(count * sizeof *data);
		for (uint32_t n = 0; n < count; n++)
			data[n] = (int16_t)((int)pet_bits_below(&bits, 1201) - 600);
		data[NET_HEAD + 100] = INT16_MIN;
		data[NET_HEAD + 101] = INT16_MAX;
		data[1] = FEATURES;
		data[2] = (int16_t)first;
		data[3] = (int16_t)second;
		for (size_t n = 0; n < sizeof rows / sizeof *rows; n++)
			rows[n] = (int16_t)((int)pet_bits_below(&bits, 513) - 256);
		struct pet_net net = { .data = data, .count = count };
		uint32_t *tiles = aligned_alloc(64, (net_words(&net) * 4 + 63) / 64 * 64);
		net_lay_out(&net, tiles);
		struct gpu_job job = { .seats = SEATS,
				       .looks = &looks,
				       .look_max = LOOKS,
				       .net = net,
				       .tiles = tiles,
				       .rows = rows,
				       .logits = logits,
				       .row_length = 160 };
		struct gpu_device *d = emulated_device(kernels[0]);
		assert_true(d->launch(d, 0, GPU_KERNEL_net, LOOKS * SEATS * 2 + 32, &job));
		for (int l = 0; l < LOOKS; l++) {
			int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
			int32_t win[PET_SEATS_MAX], place[PET_SEATS_MAX];
			struct pet_net_memo memo = { 0 };
			for (int s = 0; s < SEATS; s++)
				memcpy(in[s], rows + (l * SEATS + s) * 160, 144 * sizeof in[s][0]);
			pet_net_logits(&net, &memo, in, SEATS, win, place);
			for (int s = 0; s < SEATS; s++) {
				assert_int_equal(logits[2 * (l * SEATS + s)], win[s]);
				assert_int_equal(logits[2 * (l * SEATS + s) + 1], place[s]);
			}
		}
		free(tiles);
		free(data);
	}
}

static void same_hashes_as_replayed(void **unused)
{
	(void)unused;
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
			struct gpu_play p = opened(i, seats);
			struct gpu_count count;
			uint32_t differ = LANES;
			assert_true(gpu_play_begin(&p) && gpu_play_steps(&p, STEPS) &&
				    gpu_play_count(&p, &count) &&
				    gpu_play_check(&p, LANES, &differ));
			assert_int_equal(differ, 0);
			/* a step is a question or the change to another game */
			assert_in_range(count.decisions + count.draws, LANES * STEPS * 95 / 100,
					LANES * STEPS);

			/* ... and the comparison is one: a lane that was touched is found */
			p.job.states[p.job.stride * 3 + 40] ^= 1;
			assert_true(gpu_play_check(&p, LANES, &differ));
			assert_int_equal(differ, 1);
			gpu_play_close(&p);
		}
	}
}

/* Every lane stands once in the order, and all lanes of a warp have the same key. */
static void lanes_are_sorted(void **unused)
{
	(void)unused;
	for (int i = 0; pet_all_games[i]; i++) {
		struct gpu_play p = opened(i, pet_all_games[i]->seats_max);
		assert_true(gpu_play_begin(&p) && gpu_play_steps(&p, 150));
		unsigned seen[LANES] = { 0 }, keys = 0;
		assert_int_equal(*p.job.placed % GPU_WARP, 0);
		for (uint32_t t = 0; t < *p.job.placed; t += GPU_WARP) {
			uint32_t key = p.job.key[p.job.order[t]];
			keys++;
			for (uint32_t k = t; k < t + GPU_WARP; k++) {
				uint32_t l = p.job.order[k];
				if (l == GPU_NO_LANE)
					continue;
				assert_in_range(l, 0, LANES - 1);
				assert_int_equal(p.job.key[l], key);
				seen[l]++;
			}
		}
		for (int l = 0; l < LANES; l++)
			assert_int_equal(seen[l], 1);
		assert_in_range(keys, 2, LANES);
		gpu_play_close(&p);
	}
}

/* So many lanes that they are sorted in several groups, which share the numbers of the games. */
static void lines_share_the_games(void **unused)
{
	(void)unused;
	struct pet_setup setup;
	struct gpu_play p;
	struct gpu_count count;
	uint32_t differ = 1, lanes = 3 * 16384;
	pet_setup_default(pet_all_games[0], &setup, 2);
	assert_true(gpu_play_open(&p, emulated_device(kernels[0]), pet_all_games[0], &setup, SEED,
				  lanes));
	assert_int_equal(p.lines, 3);
	assert_true(gpu_play_begin(&p) && gpu_play_steps(&p, SHARED) &&
		    gpu_play_count(&p, &count) && gpu_play_check(&p, 64, &differ));
	assert_int_equal(differ, 0);
	assert_int_equal(count.next, lanes);
	assert_int_equal(count.decisions + count.draws, lanes * (SHARED - 1));
	gpu_play_close(&p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(same_results_as_bots),
		cmocka_unit_test(static_bots_choose_the_same),
		cmocka_unit_test(static_bots_end_their_games),
		cmocka_unit_test(selfplay_is_told),
		cmocka_unit_test(layers_are_exact),
		cmocka_unit_test(same_hashes_as_replayed),
		cmocka_unit_test(lanes_are_sorted),
		cmocka_unit_test(lines_share_the_games),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
