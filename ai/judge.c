/* judge.c: evaluates the net of judge.h. This runs once for every position a search looks at. */
#include "ai/judge.h"

#include <string.h>

enum { EVAL_BITS = 6, TOP = 2 << NET_INPUT_PLACES };

static int row_length(int features)
{
	return (features + 7) / 8 * 8;
}

int pet_judge_features(const struct pet_game *game)
{
	int n = 0;
	if (!game->features)
		return 0;
	while (game->feature[n].token)
		n++;
	return n + 1; /* eval */
}

int pet_judge_input_count(const struct pet_game *game)
{
	return 3 * row_length(pet_judge_features(game));
}

uint32_t pet_judge_count(int features, int first, int second)
{
	return (uint32_t)(NET_HEAD + first * (3 * row_length(features) + 1) + second * (first + 1) +
			  2 * (second + 1));
}

bool pet_judge_fits(const struct pet_game *game, const struct pet_net *net)
{
	if (!net || net->count < NET_HEAD || net->data[0] != NET_LAYOUT)
		return false;
	int features = net->data[1], first = net->data[2], second = net->data[3];
	return features > 0 && features == pet_judge_features(game) && first > 0 &&
	       first % 8 == 0 && first <= NET_FIRST_MAX && second > 0 && second % 8 == 0 &&
	       second <= NET_SECOND_MAX && net->count == pet_judge_count(features, first, second);
}

/* 16 times the binary logarithm of a share of the win, for a fair share 0. */
static int16_t opinion(int32_t share, int seats)
{
	uint32_t x = (uint32_t)(share > 0 ? share : 1) * (uint32_t)(seats > 1 ? seats : 2);
	int whole = 31 - __builtin_clz(x);
	int part = (int)(((uint64_t)x << 16 >> whole) - 65536) >> 12;
	return (int16_t)(16 * (whole - 16) + part);
}

/* The features with the binary places of an input, cut off at twice their range. */
static void scale(const int16_t *restrict raw, const int16_t *restrict times, int16_t *restrict in,
		  int n)
{
	for (int i = 0; i < n; i++) {
		int32_t x = raw[i] * times[i];
		x = x > TOP ? TOP : x;
		in[i] = (int16_t)(x < -TOP ? -TOP : x);
	}
}

/* Sum, best and second best of every feature over the seats. */
static void gather(const int16_t *restrict in, int16_t *restrict sum, int16_t *restrict best,
		   int16_t *restrict second, int n)
{
	for (int i = 0; i < n; i++) {
		int16_t x = in[i], lower = x < best[i] ? x : best[i];
		sum[i] = (int16_t)(sum[i] + x);
		best[i] = x > best[i] ? x : best[i];
		second[i] = lower > second[i] ? lower : second[i];
	}
}

/* Mean and best of the others. */
static void others(const int16_t *restrict in, const int16_t *restrict sum,
		   const int16_t *restrict best, const int16_t *restrict second, int32_t part,
		   int16_t *restrict mean, int16_t *restrict top, int n)
{
	for (int i = 0; i < n; i++) {
		mean[i] = (int16_t)((sum[i] - in[i]) * part >> 8);
		top[i] = in[i] == best[i] ? second[i] : best[i];
	}
}

void pet_judge_inputs(const struct pet_game *game, const void *state,
		      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	static const int32_t part[PET_SEATS_MAX] = { 0, 256, 128, 85, 64, 51 };
	int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX];
	int16_t times[NET_ROW_MAX] = { 0 }, sum[NET_ROW_MAX] = { 0 }, best[NET_ROW_MAX];
	int16_t second[NET_ROW_MAX];
	int32_t eval[PET_SEATS_MAX];
	int seats = ((const struct pet_flow *)state)->seats, features = 0;

	for (; game->feature[features].token; features++)
		times[features] = (int16_t)(1 << (NET_INPUT_PLACES - game->feature[features].bits));
	times[features] = 1 << (NET_INPUT_PLACES - EVAL_BITS);
	int row = row_length(features + 1);
	for (int i = 0; i < row; i++)
		best[i] = second[i] = -TOP;
	game->features(state, raw);
	game->eval(state, eval);
	for (int s = 0; s < seats; s++) {
		raw[s][features] = opinion(eval[s], seats);
		for (int i = features + 1; i < row; i++)
			raw[s][i] = 0;
		scale(raw[s], times, in[s], row);
		gather(in[s], sum, best, second, row);
	}
	for (int s = 0; s < seats; s++)
		if (seats > 1)
			others(in[s], sum, best, second, part[seats - 1], in[s] + row,
			       in[s] + 2 * row, row);
		else
			memset(in[s] + row, 0, 2 * (size_t)row * sizeof in[s][0]);
}

/* n is a multiple of 8. */
static int32_t dot(const int16_t *restrict a, const int16_t *restrict b, int n)
{
	int32_t sum = 0;
	for (int i = 0; i < n / 8 * 8; i++)
		sum += (int32_t)a[i] * b[i];
	return sum;
}

/* One layer: sums with 16 binary places. */
static const int16_t *layer(const int16_t *w, const int16_t *in, int inputs, int32_t *out,
			    int outputs)
{
	const int16_t *bias = w + inputs * outputs;
	for (int j = 0; j < outputs; j++)
		out[j] = dot(w + j * inputs, in, inputs) + bias[j] * (1 << NET_INPUT_PLACES);
	return bias + outputs;
}

static void activate(const int32_t *sum, int16_t *out, int n)
{
	for (int j = 0; j < n; j++) {
		int32_t x = sum[j] >> NET_WEIGHT_PLACES;
		out[j] = (int16_t)(x < 0 ? 0 : x > NET_TOP ? NET_TOP : x);
	}
}

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
	if (seats == 1) { /* alone: the win against nothing */
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

/* What comes out for one seat: win and place, 16 binary places. */
static void seat_logits(const struct pet_net *net, const int16_t *in, int32_t out[2])
{
	_Alignas(16) int16_t active[NET_FIRST_MAX];
	int32_t sum[NET_FIRST_MAX];
	int inputs = 3 * row_length(net->data[1]), first = net->data[2], second = net->data[3];
	const int16_t *w = layer(net->data + NET_HEAD, in, inputs, sum, first);
	activate(sum, active, first);
	w = layer(w, active, first, sum, second);
	activate(sum, active, second);
	layer(w, active, second, out, 2);
}

void pet_judge_value(const struct pet_game *game, const struct pet_net *net, const void *state,
		     int32_t share[PET_SEATS_MAX])
{
	_Alignas(16) int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t win[PET_SEATS_MAX] = { 0 }, rank[PET_SEATS_MAX] = { 0 }, place[PET_SEATS_MAX];
	int32_t left = 65536;
	int seats = ((const struct pet_flow *)state)->seats;

	if (net->by_hand >> seats & 1) {
		game->eval(state, share);
		return;
	}
	pet_judge_inputs(game, state, in);
	for (int s = 0; s < seats; s++) {
		int32_t out[2];
		seat_logits(net, in[s], out);
		win[s] = out[0];
		rank[s] = out[1];
	}
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = 0;
	pet_judge_shares(win, seats, share);
	if (seats == 1)
		return;
	pet_judge_shares(rank, seats, place);
	for (int s = seats - 1; s > 0; s--) {
		share[s] += (place[s] - share[s]) / NET_PLACE_PART;
		left -= share[s];
	}
	share[0] = left;
}

int pet_judge_changes(const struct pet_game *game, const struct pet_net *net, const void *before,
		      const void *after, uint8_t seat, int32_t worth[PET_FEATURES_MAX])
{
	int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX], is[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t whole[2], without[2];
	int n = pet_judge_features(game) - 1; /* eval is no reason by itself */
	pet_judge_inputs(game, before, was);
	pet_judge_inputs(game, after, is);
	seat_logits(net, is[seat], whole);
	for (int i = 0; i < n; i++) {
		int16_t now = is[seat][i];
		is[seat][i] = was[seat][i];
		seat_logits(net, is[seat], without);
		worth[i] = now == was[seat][i] ? 0 : whole[0] - without[0];
		is[seat][i] = now;
	}
	return n;
}
