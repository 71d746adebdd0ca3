/* judge_test: the learned judgement.
 *
 * Every game's net fits its features; features stay within a net's range; shares add up; the same
 * position has the same value on every platform (a sum over a fixed walk); and a greedy bot that
 * judges by the net wins more than its share at a table of greedy bots that judge by hand. Nothing
 * here depends on a clock, so a match ends the same way every time. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/judge.h"
#include "ai/judge_net.h"
#include "tests/ai/bot_open.h"

enum { SEATS = 3, WALKS = 6, MATCH = 30 };

/* Features and values of all positions of the walks. They change with the rules, features and nets of a
 * game, and must not change with a faster way to compute them. */
static const struct {
	const char *id;
	uint64_t sum;
} known[] = {
	{ "cyclades", 0x967224d4b1abd37e },
	{ "elysium", 0x8b335b7ca6007bf1 },
	{ "legendary", 0xd34581a6d72be596 },
	{ "hellas", 0x9d1412a4a19e5a09 },
};

static uint64_t sum_of_walks;

static void add_to_sum(int64_t n)
{
	sum_of_walks = (sum_of_walks ^ (uint64_t)n) * 0x9E3779B97F4A7C15u;
	sum_of_walks ^= sum_of_walks >> 29;
}

static _Noreturn void fail(const struct pet_game *game, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	printf("%s: ", game->id);
	vprintf(format, args);
	printf("\n");
	va_end(args);
	exit(1);
}

static void check_sum(const struct pet_game *game)
{
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (!strcmp(known[i].id, game->id) && known[i].sum == sum_of_walks)
			return;
	fail(game, "features or values differ from what they were: 0x%016" PRIx64, sum_of_walks);
}

/* 2^-x for x with 16 binary places, x >= 0; the result has 16, too. */
static uint32_t half_to(uint32_t x)
{
	if (x >> 16 >= 24)
		return 0;
	uint64_t f = x & 0xFFFF, y = 65536;
	y = 630 - (f * 87 >> 16);
	y = 3637 - (f * y >> 16);
	y = 15744 - (f * y >> 16);
	y = 45426 - (f * y >> 16);
	y = 65536 - (f * y >> 16);
	return (uint32_t)y >> (x >> 16);
}

/* Shares by softmax, one at a time and with a division for each. */
static void plain_shares(const int32_t *logit, int seats, int32_t *share)
{
	uint64_t weight[PET_SEATS_MAX], sum = 0;
	int32_t top = logit[0], left = 65536;
	if (seats == 1) {
		uint32_t lose = half_to((uint32_t)(llabs(logit[0]) * 94548 >> 16));
		int32_t likely = (int32_t)(((uint64_t)65536 << 16) / (65536 + lose));
		share[0] = logit[0] < 0 ? 65536 - likely : likely;
		return;
	}
	for (int s = 1; s < seats; s++)
		top = logit[s] > top ? logit[s] : top;
	for (int s = 0; s < seats; s++) {
		uint64_t d = (uint64_t)((int64_t)top - logit[s]) * 94548 >> 16;
		weight[s] = half_to(d > UINT32_MAX ? UINT32_MAX : (uint32_t)d);
		sum += weight[s];
	}
	for (int s = seats - 1; s > 0; s--) {
		share[s] = (int32_t)(weight[s] * 65536 / sum);
		left -= share[s];
	}
	share[0] = left;
}

/* Both kinds of shares together, which sum to a whole if there are several seats. */
static void plain_weigh(const int32_t *win, const int32_t *place, int seats, int32_t *share)
{
	int32_t ranked[PET_SEATS_MAX], left = 65536;
	plain_shares(win, seats, share);
	plain_shares(place, seats, ranked);
	for (int s = seats - 1; s > 0; s--) {
		share[s] += (ranked[s] - share[s]) / NET_PLACE_PART;
		left -= share[s];
	}
	if (seats > 1)
		share[0] = left;
}

/* Logits for which shares can be computed by hand. */
static void test_shares(void)
{
	int32_t share[PET_SEATS_MAX];
	pet_judge_weigh((int32_t[PET_SEATS_MAX][2]){ { 0 } }, 2, share);
	if (share[0] != 32768 || share[1] != 32768)
		fail(pet_all_games[0], "equal logits are not equal shares");
	/* ln 3 = 1.0986 in 1/65536 */
	pet_judge_weigh((int32_t[PET_SEATS_MAX][2]){ { 72000, 72000 } }, 3, share);
	if (abs(share[0] - 39322) > 40 || share[0] + share[1] + share[2] != 65536)
		fail(pet_all_games[0], "a logit of ln 3 over two others gives %d", share[0]);
	pet_judge_weigh((int32_t[PET_SEATS_MAX][2]){ { 2000000, 2000000 }, { -2000000, -2000000 } },
			2, share);
	if (share[0] < 65500 || share[0] > 65536)
		fail(pet_all_games[0], "far apart gives %d", share[0]);
	pet_judge_weigh((int32_t[PET_SEATS_MAX][2]){ { 0 } }, 1, share);
	if (share[0] != 32768)
		fail(pet_all_games[0], "alone, no opinion gives %d", share[0]);
}

/* Any logits give the same shares in both ways, near each other and as far apart as can be. */
static void test_same_shares(void)
{
	struct pet_bits bits = { 7 };
	for (int i = 0; i < 200000; i++) {
		int seats = 1 + i % PET_SEATS_MAX, shift = 1 + i / 6 % 30;
		int32_t logit[PET_SEATS_MAX][2], one[2][PET_SEATS_MAX];
		int32_t share[PET_SEATS_MAX], plain[PET_SEATS_MAX] = { 0 };
		for (int s = 0; s < PET_SEATS_MAX; s++)
			for (int k = 0; k < 2; k++) {
				int64_t x = (int64_t)(pet_bits_next(&bits) >> (64 - shift - 1));
				one[k][s] = logit[s][k] = (int32_t)(x - (INT64_C(1) << shift) + 1);
			}
		pet_judge_weigh(logit, seats, share);
		plain_weigh(one[0], one[1], seats, plain);
		if (memcmp(share, plain, sizeof share))
			fail(pet_all_games[0],
			     "shares of %d seats are %d, %d..., one by one %d, %d...", seats,
			     share[0], share[1], plain[0], plain[1]);
	}
}

/* A layer as ai/judge.h describes it, one product at a time. */
static const int16_t *plain_layer(const int16_t *w, const int32_t *in, int inputs, int32_t *out,
				  int outputs)
{
	const int16_t *bias = w + inputs * outputs;
	for (int j = 0; j < outputs; j++) {
		int32_t y = bias[j] * (1 << NET_INPUT_PLACES);
		for (int i = 0; i < inputs; i++)
			y += w[2 * (i / 2 * outputs + j) + i % 2] * in[i];
		y >>= NET_WEIGHT_PLACES;
		out[j] = y < 0 ? 0 : y > NET_TOP ? NET_TOP : y;
	}
	return bias + outputs;
}

/* What comes out for one seat. */
static void plain_logits(const struct pet_net *net, const int16_t *row, int32_t *win,
			 int32_t *place)
{
	int inputs = 3 * ((net->data[1] + 7) / 8 * 8);
	int first = net->data[2], second = net->data[3];
	int32_t in[NET_INPUTS_MAX], a[NET_FIRST_MAX], b[NET_SECOND_MAX];
	for (int i = 0; i < inputs; i++)
		in[i] = row[i];
	const int16_t *w = net->data + NET_HEAD + 2 * (inputs / 3);
	w = plain_layer(w, in, inputs, a, first);
	w = plain_layer(w, a, first, b, second);
	*win = w[2 * second] * (1 << NET_INPUT_PLACES);
	*place = w[2 * second + 1] * (1 << NET_INPUT_PLACES);
	for (int i = 0; i < second; i++) {
		*win += w[i] * b[i];
		*place += w[second + i] * b[i];
	}
}

/* The fast way of ai/judge.c gives the same result. */
static void compare(const struct pet_game *game, int16_t in[][NET_INPUTS_MAX], int seats,
		    const int32_t *share)
{
	int32_t win[PET_SEATS_MAX], rank[PET_SEATS_MAX], plain[PET_SEATS_MAX];
	for (int s = 0; s < seats; s++)
		plain_logits(pet_judge_net(game->bots->net, seats), in[s], &win[s], &rank[s]);
	plain_weigh(win, rank, seats, plain);
	for (int s = 0; s < seats; s++)
		if (share[s] != plain[s])
			fail(game, "share of seat %d is %d, by plain loops %d", s, share[s],
			     plain[s]);
}

/* A memo in which nothing has been judged is that of inputs that are all zero: to judge just those
 * changes no input, and still there is something to say. */
static void test_zero(const struct pet_game *game, int seats)
{
	static struct pet_net_memo memo;
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX] = { 0 };
	int32_t win[PET_SEATS_MAX], place[PET_SEATS_MAX], first, second;
	const struct pet_net *net = pet_judge_net(game->bots->net, seats);
	memset(&memo, 0, sizeof memo);
	pet_net_logits(net, &memo, in, seats, win, place);
	plain_logits(net, in[0], &first, &second);
	for (int s = 0; s < seats; s++)
		if (win[s] != first || place[s] != second)
			fail(game, "zeroes first of all give %d and %d, by plain loops %d and %d",
			     win[s], place[s], first, second);
}

static void look(const struct pet_game *game, const void *state)
{
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t share[PET_SEATS_MAX], alone[PET_SEATS_MAX], sum = 0;
	static struct pet_net_memo kept; /* from position to position, game to game */
	static unsigned looks;
	struct pet_net_memo fresh = { 0 };
	int seats = ((const struct pet_flow *)state)->seats;
	int inputs = pet_judge_input_count(game, seats);
	pet_judge_inputs(game, state, in);
	for (int s = 0; s < seats; s++)
		for (int i = 0; i < inputs; i++)
			if (in[s][i] > 2 << NET_INPUT_PLACES || in[s][i] < -(2 << NET_INPUT_PLACES))
				fail(game, "input %d is %d", i, in[s][i]);
	kept.kind = ++looks % 3 == 0; /* both are kept, whatever the other one is */
	pet_judge_value(game, game->bots->net, &kept, state, share);
	pet_judge_value(game, game->bots->net, &fresh, state, alone);
	if (memcmp(share, alone, sizeof share))
		fail(game, "the value depends on the position seen before");
	compare(game, in, seats, share);
	for (int s = 0; s < seats; s++) {
		for (int i = 0; i < inputs; i++)
			add_to_sum(in[s][i]);
		add_to_sum(share[s]);
	}
	for (int s = 0; s < seats; s++) {
		sum += share[s];
		if (share[s] < 0 || share[s] > 65536)
			fail(game, "share of seat %d is %d", s, share[s]);
	}
	if (seats > 1 && sum != 65536)
		fail(game, "shares sum to %d", sum);
}

static void test_walk(const struct pet_game *game, uint8_t seats)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_setup setup;
	pet_move legal[PET_MOVES_MAX];
	struct pet_bits bits = { seats };
	pet_setup_default(game, &setup, seats);
	for (int walk = 0; walk < WALKS; walk++) {
		if (pet_game_start(game, state, &setup, NULL))
			return;
		while (pet_game_asked(state) != PET_NOBODY) {
			pet_move m;
			if (pet_game_asked(state) == PET_CHANCE) {
				m = pet_game_sample(game, state, pet_bits_next(&bits));
			} else {
				look(game, state);
				int n = pet_game_legal(game, state, legal);
				m = legal[pet_bits_below(&bits, (uint32_t)n)];
			}
			pet_game_advance(game, state, m, NULL);
		}
	}
}

/* What the bot of the first name wins in a game, in PET_SHARES. */
static int match_game(const struct pet_game *game, int index)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_setup setup;
	struct pet_bits bits = { (uint64_t)index };
	uint8_t result[PET_SEATS_MAX] = { 0 };
	void *bot[SEATS];
	int hero = index % SEATS;
	for (int s = 0; s < SEATS; s++)
		bot[s] = bot_open(s == hero ? "greedy:budget=300" : "greedy:budget=300,judge=hand",
				  pet_bits_next(&bits));
	pet_setup_default(game, &setup, SEATS);
	pet_game_start(game, state, &setup, NULL);
	while (bots_move(game, state, bot, &bits))
		;
	game->result(state, result);
	for (int s = 0; s < SEATS; s++)
		free(bot[s]);
	return result[hero];
}

static void test_match(const struct pet_game *game)
{
	int won = 0;
	for (int i = 0; i < MATCH; i++)
		won += match_game(game, i);
	double share = (double)won / PET_SHARES / MATCH;
	printf("%s: judging by the net wins %.0f %% of %d games at a table of three\n", game->id,
	       100 * share, MATCH);
	if (share < 0.4)
		fail(game, "the net is no better than the eval by hand");
}

int main(int argc, char **argv)
{
	const char *part = argc > 1 ? argv[1] : "";
	test_shares();
	test_same_shares();
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		if (!pet_judge_fits(game, game->bots->net))
			fail(game, "the net does not fit the features: train it anew");
		if (!strcmp(part, "match")) {
			test_match(game);
			continue;
		}
		sum_of_walks = 0;
		for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
			test_zero(game, seats);
			test_walk(game, seats);
		}
		check_sum(game);
	}
	return 0;
}
