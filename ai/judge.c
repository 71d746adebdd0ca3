/* judge.c: evaluates the net of judge.h. This runs once for every position a search looks at. */
#include "ai/judge_net.h"

#include <string.h>

enum { EVAL_BITS = 6, TOP = 2 << NET_INPUT_PLACES };

/* The number of features about tables, or of all. */
static int listed(const struct pet_game *game, bool alone)
{
	int n = 0;
	while (game->feature[n].token && (alone || !game->feature[n].alone))
		n++;
	return n;
}

int pet_judge_from(const struct pet_game *game, int seats)
{
	int n = seats == 1 ? listed(game, false) : 0;
	return game->feature[n].token ? n : 0; /* no features of its own: those of tables */
}

int pet_judge_features(const struct pet_game *game, int seats)
{
	if (!game->features)
		return 0;
	return listed(game, seats == 1) - pet_judge_from(game, seats) + 1; /* eval */
}

int pet_judge_input_count(const struct pet_game *game, int seats)
{
	return 3 * pet_net_row(pet_judge_features(game, seats));
}

const struct pet_net *pet_judge_net(const struct pet_net *net, int seats)
{
	if (seats == 1 && net->alone)
		return net->alone;
	return seats == 2 && net->duel ? net->duel : net;
}

uint32_t pet_judge_count(int features, int first, int second)
{
	int row = pet_net_row(features);
	return (uint32_t)(NET_HEAD + 2 * row + first * (3 * row + 1) + second * (first + 1) +
			  2 * (second + 1));
}

/* 16 times the binary logarithm of a share of the win over the fair share. */
static int16_t opinion(int32_t share, int seats)
{
	uint32_t x = (uint32_t)(share > 0 ? share : 1) * (uint32_t)(seats > 1 ? seats : 2);
	int whole = 31 - __builtin_clz(x);
	int part = (int)(((uint64_t)x << 16 >> whole) - 65536) >> 12;
	return (int16_t)(16 * (whole - 16) + part);
}

/* The scale of each feature, then, one row later, its limit. */
static void scale_of(const struct pet_game *game, int seats, int16_t *out)
{
	int features = pet_judge_features(game, seats), row = pet_net_row(features), n = 0;
	const struct pet_feature *feature = game->feature + pet_judge_from(game, seats);
	memset(out, 0, 2 * (size_t)row * sizeof *out);
	for (; n < features - 1; n++) {
		out[n] = (int16_t)(1 << (NET_INPUT_PLACES - feature[n].bits));
		out[row + n] = (int16_t)(2 << feature[n].bits);
	}
	out[n] = 1 << (NET_INPUT_PLACES - EVAL_BITS);
	out[row + n] = 2 << EVAL_BITS;
}

void pet_judge_begin(const struct pet_game *game, int seats, int first, int second, int16_t *data)
{
	memset(data, 0, NET_HEAD * sizeof *data);
	data[0] = NET_LAYOUT;
	data[1] = (int16_t)pet_judge_features(game, seats);
	data[2] = (int16_t)first;
	data[3] = (int16_t)second;
	data[4] = (int16_t)pet_judge_from(game, seats);
	scale_of(game, seats, data + NET_HEAD);
}

static bool fits(const struct pet_game *game, const struct pet_net *net)
{
	int16_t begin[NET_HEAD + 2 * NET_ROW_MAX];
	if (!net || net->count < NET_HEAD || net->data[0] != NET_LAYOUT)
		return false;
	int seats = net->data[4] ? 1 : 2;
	int features = net->data[1], first = net->data[2], second = net->data[3];
	if (features != pet_judge_features(game, seats) || first <= 0 || first % NET_BLOCK ||
	    first > NET_FIRST_MAX || second <= 0 || second % NET_BLOCK || second > NET_SECOND_MAX ||
	    net->count != pet_judge_count(features, first, second))
		return false;
	pet_judge_begin(game, seats, first, second, begin);
	return !memcmp(begin, net->data, (size_t)(NET_HEAD + 2 * pet_net_row(features)) * 2);
}

bool pet_judge_fits(const struct pet_game *game, const struct pet_net *net)
{
	return fits(game, net) && (!net->alone || fits(game, net->alone));
}

/* The features with the binary places of an input, clamped to twice their range. The loops here use
 * only 16-bit numbers in multiples of 8, which compilers vectorize. */
static inline void scale(const int16_t *restrict raw, const int16_t *restrict times,
			 const int16_t *restrict most, int16_t *restrict in, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t least = (int16_t)-most[i], x = raw[i] > most[i] ? most[i] : raw[i];
		in[i] = (int16_t)((x < least ? least : x) * times[i]);
	}
}

/* Sum, best and second best of every feature over the seats. */
static inline void gather(const int16_t *restrict in, int16_t *restrict sum, int16_t *restrict best,
			  int16_t *restrict second, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t x = in[i], lower = x < best[i] ? x : best[i];
		sum[i] = (int16_t)(sum[i] + x);
		best[i] = x > best[i] ? x : best[i];
		second[i] = lower > second[i] ? lower : second[i];
	}
}

/* Mean and best of the others. part: 1 / their number, 12 binary places. */
static inline void others(const int16_t *restrict in, const int16_t *restrict sum,
			  const int16_t *restrict best, const int16_t *restrict second,
			  int16_t part, int16_t *restrict mean, int16_t *restrict top, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t x = in[i], a = best[i], b = second[i], rest = (int16_t)((sum[i] - x) * 16);
		mean[i] = (int16_t)(rest * part >> 16);
		top[i] = x == a ? b : a;
	}
}

/* What a net sees of every seat, from rows of features; by: scales and limits. */
static inline __attribute__((always_inline)) void view(int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX],
						       int seats, int row, const int16_t *by,
						       int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	static const int16_t part[PET_SEATS_MAX] = { 0,       256 * 16, 128 * 16,
						     85 * 16, 64 * 16,  51 * 16 };
	int16_t sum[NET_ROW_MAX], best[NET_ROW_MAX], second[NET_ROW_MAX];
	for (int i = 0; i < row / 8 * 8; i++) {
		sum[i] = 0;
		best[i] = second[i] = -TOP;
	}
	for (int s = 0; s < seats; s++) {
		scale(raw[s], by, by + row, in[s], row);
		gather(in[s], sum, best, second, row);
	}
	for (int s = 0; s < seats; s++)
		if (seats > 1)
			others(in[s], sum, best, second, part[seats - 1], in[s] + row,
			       in[s] + 2 * row, row);
		else
			memset(in[s] + row, 0, 2 * (size_t)row * sizeof in[s][0]);
}

#if defined __x86_64__
/* The same in vectors of twice the width. */
__attribute__((target("avx2"))) static void view_avx2(int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX],
						      int seats, int row, const int16_t *by,
						      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	view(raw, seats, row, by, in);
}
#endif

/* The features seen begin with number `from` in the game's list. */
static void inputs(const struct pet_game *game, const void *state, int from, int features,
		   const int16_t *by, int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX];
	int32_t eval[PET_SEATS_MAX];
	int seats = ((const struct pet_flow *)state)->seats, row = pet_net_row(features);

	game->features(state, raw);
	game->eval(state, eval);
	for (int s = 0; s < seats; s++) {
		if (from)
			memmove(raw[s], raw[s] + from, (size_t)features * sizeof raw[s][0]);
		raw[s][features - 1] = opinion(eval[s], seats);
		for (int i = features; i < row; i++)
			raw[s][i] = 0;
	}
#if defined __x86_64__
	if (__builtin_cpu_supports("avx2")) {
		view_avx2(raw, seats, row, by, in);
		return;
	}
#endif
	view(raw, seats, row, by, in);
}

void pet_judge_inputs(const struct pet_game *game, const void *state,
		      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	int16_t by[2 * NET_ROW_MAX];
	int seats = ((const struct pet_flow *)state)->seats;
	scale_of(game, seats, by);
	inputs(game, state, pet_judge_from(game, seats), pet_judge_features(game, seats), by, in);
}

void pet_judge_see(const struct pet_game *game, const struct pet_net *net, const void *state,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	inputs(game, state, net->data[4], net->data[1], net->data + NET_HEAD, in);
}

/* ---- shares --------------------------------------------------------------------------------- */

/* 2^-x for x with 16 binary places, x >= 0; the result has 16, too. */
static uint32_t half_to(uint32_t x)
{
	if (x >> 16 >= 24)
		return 0;
	uint64_t f = x & 0xFFFF, y = 65536;
	/* 1 - 0.693147 f + 0.240227 f^2 - 0.055504 f^3 + 0.009618 f^4 - 0.001333 f^5, inside out */
	y = 630 - (f * 87 >> 16);
	y = 3637 - (f * y >> 16);
	y = 15744 - (f * y >> 16);
	y = 45426 - (f * y >> 16);
	y = 65536 - (f * y >> 16);
	return (uint32_t)y >> (x >> 16);
}

void pet_judge_shares(const int32_t *logit, int seats, int32_t *share)
{
	uint64_t weight[PET_SEATS_MAX], sum = 0;
	int32_t top = logit[0], left = 65536;
	if (seats == 1) { /* alone: a sigmoid */
		uint32_t lose = half_to(
			(uint32_t)((int64_t)(logit[0] < 0 ? -logit[0] : logit[0]) * 94548 >> 16));
		int32_t likely = (int32_t)(((uint64_t)65536 << 16) / (65536 + lose));
		share[0] = logit[0] < 0 ? 65536 - likely : likely;
		return;
	}
	for (int s = 1; s < seats; s++)
		if (logit[s] > top)
			top = logit[s];
	for (int s = 0; s < seats; s++) {
		/* e^-d = 2^-(d / ln 2) */
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

void pet_judge_weigh(const int32_t *win, const int32_t *place, int seats,
		     int32_t share[PET_SEATS_MAX])
{
	int32_t ranked[PET_SEATS_MAX], left = 65536;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = 0;
	pet_judge_shares(win, seats, share);
	if (seats == 1)
		return;
	pet_judge_shares(place, seats, ranked);
	for (int s = seats - 1; s > 0; s--) {
		share[s] += (ranked[s] - share[s]) / NET_PLACE_PART;
		left -= share[s];
	}
	share[0] = left;
}

void pet_judge_value(const struct pet_game *game, const struct pet_net *net,
		     struct pet_net_memo *memo, const void *state, int32_t share[PET_SEATS_MAX])
{
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t win[PET_SEATS_MAX] = { 0 }, place[PET_SEATS_MAX] = { 0 };
	int seats = ((const struct pet_flow *)state)->seats;

	net = pet_judge_net(net, seats);
	pet_judge_see(game, net, state, in);
	pet_net_logits(net, memo, in, seats, win, place);
	pet_judge_weigh(win, place, seats, share);
}

int pet_judge_changes(const struct pet_game *game, const struct pet_net *net, const void *before,
		      const void *after, uint8_t seat, int32_t worth[PET_FEATURES_MAX])
{
	int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX], is[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t whole[PET_SEATS_MAX], without[PET_SEATS_MAX], place[PET_SEATS_MAX];
	struct pet_net_memo memo = { 0 };
	int seats = ((const struct pet_flow *)after)->seats;
	int from = pet_judge_from(game, seats);
	int n = pet_judge_features(game, seats) - 1; /* eval itself explains nothing */
	net = pet_judge_net(net, seats);
	memset(worth, 0, (size_t)from * sizeof *worth);
	pet_judge_inputs(game, before, was);
	pet_judge_inputs(game, after, is);
	pet_net_logits(net, &memo, is, seats, whole, place);
	for (int i = 0; i < n; i++) {
		int16_t now = is[seat][i];
		is[seat][i] = was[seat][i];
		pet_net_logits(net, &memo, is, seats, without, place);
		worth[from + i] = now == was[seat][i] ? 0 : whole[seat] - without[seat];
		is[seat][i] = now;
	}
	return from + n;
}
