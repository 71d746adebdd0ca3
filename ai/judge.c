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
	int row = row_length(features);
	return (uint32_t)(NET_HEAD + 2 * row + first * (3 * row + 1) + second * (first + 1) +
			  2 * (second + 1));
}

/* 16 times the binary logarithm of a share of the win, for a fair share 0. */
static int16_t opinion(int32_t share, int seats)
{
	uint32_t x = (uint32_t)(share > 0 ? share : 1) * (uint32_t)(seats > 1 ? seats : 2);
	int whole = 31 - __builtin_clz(x);
	int part = (int)(((uint64_t)x << 16 >> whole) - 65536) >> 12;
	return (int16_t)(16 * (whole - 16) + part);
}

/* The scale of each feature, and behind it the greatest value that counts. */
static void scale_of(const struct pet_game *game, int16_t *out)
{
	int n = 0, row = row_length(pet_judge_features(game));
	memset(out, 0, 2 * (size_t)row * sizeof *out);
	for (; game->feature[n].token; n++) {
		out[n] = (int16_t)(1 << (NET_INPUT_PLACES - game->feature[n].bits));
		out[row + n] = (int16_t)(2 << game->feature[n].bits);
	}
	out[n] = 1 << (NET_INPUT_PLACES - EVAL_BITS);
	out[row + n] = 2 << EVAL_BITS;
}

void pet_judge_begin(const struct pet_game *game, int first, int second, int16_t *data)
{
	memset(data, 0, NET_HEAD * sizeof *data);
	data[0] = NET_LAYOUT;
	data[1] = (int16_t)pet_judge_features(game);
	data[2] = (int16_t)first;
	data[3] = (int16_t)second;
	scale_of(game, data + NET_HEAD);
}

bool pet_judge_fits(const struct pet_game *game, const struct pet_net *net)
{
	int16_t begin[NET_HEAD + 2 * NET_ROW_MAX];
	if (!net || net->count < NET_HEAD || net->data[0] != NET_LAYOUT)
		return false;
	int features = net->data[1], first = net->data[2], second = net->data[3];
	if (features != pet_judge_features(game) || first <= 0 || first % NET_BLOCK ||
	    first > NET_FIRST_MAX || second <= 0 || second % NET_BLOCK || second > NET_SECOND_MAX ||
	    net->count != pet_judge_count(features, first, second))
		return false;
	pet_judge_begin(game, first, second, begin);
	return !memcmp(begin, net->data, (size_t)(NET_HEAD + 2 * row_length(features)) * 2);
}

/* The features with the binary places of an input, cut off at twice their range. The loops here work
 * on 16 bits and multiples of 8 only, which compilers turn into vectors. */
static void scale(const int16_t *restrict raw, const int16_t *restrict times,
		  const int16_t *restrict most, int16_t *restrict in, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t least = (int16_t)-most[i], x = raw[i] > most[i] ? most[i] : raw[i];
		in[i] = (int16_t)((x < least ? least : x) * times[i]);
	}
}

/* Sum, best and second best of every feature over the seats. */
static void gather(const int16_t *restrict in, int16_t *restrict sum, int16_t *restrict best,
		   int16_t *restrict second, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t x = in[i], lower = x < best[i] ? x : best[i];
		sum[i] = (int16_t)(sum[i] + x);
		best[i] = x > best[i] ? x : best[i];
		second[i] = lower > second[i] ? lower : second[i];
	}
}

/* Mean and best of the others. part: one in so many, 12 binary places. */
static void others(const int16_t *restrict in, const int16_t *restrict sum,
		   const int16_t *restrict best, const int16_t *restrict second, int16_t part,
		   int16_t *restrict mean, int16_t *restrict top, int n)
{
	for (int i = 0; i < n / 8 * 8; i++) {
		int16_t x = in[i], a = best[i], b = second[i], rest = (int16_t)((sum[i] - x) * 16);
		mean[i] = (int16_t)(rest * part >> 16);
		top[i] = x == a ? b : a;
	}
}

/* What a net of so many features sees of every seat. */
static void inputs(const struct pet_game *game, const void *state, int features, const int16_t *by,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	static const int16_t part[PET_SEATS_MAX] = { 0,       256 * 16, 128 * 16,
						     85 * 16, 64 * 16,  51 * 16 };
	int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX];
	int16_t sum[NET_ROW_MAX], best[NET_ROW_MAX], second[NET_ROW_MAX];
	int32_t eval[PET_SEATS_MAX];
	int seats = ((const struct pet_flow *)state)->seats, row = row_length(features);

	for (int i = 0; i < row / 8 * 8; i++) {
		sum[i] = 0;
		best[i] = second[i] = -TOP;
	}
	game->features(state, raw);
	game->eval(state, eval);
	for (int s = 0; s < seats; s++) {
		raw[s][features - 1] = opinion(eval[s], seats);
		for (int i = features; i < row; i++)
			raw[s][i] = 0;
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

void pet_judge_inputs(const struct pet_game *game, const void *state,
		      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	int16_t by[2 * NET_ROW_MAX];
	scale_of(game, by);
	inputs(game, state, pet_judge_features(game), by, in);
}

/* ---- the net ------------------------------------------------------------------------------- */

typedef int16_t shorts __attribute__((vector_size(16)));
typedef int32_t sums __attribute__((vector_size(16)));

/* Four sums of two products each. Only this differs by platform, and not in what comes out. */
static inline sums multiply(shorts a, shorts b)
{
#if defined __SSE2__
	return (sums)__builtin_ia32_pmaddwd128(a, b);
#elif defined __wasm_simd128__
	return (sums)__builtin_wasm_dot_s_i32x4_i16x8(a, b);
#else
	sums s;
	for (int i = 0; i < 4; i++)
		s[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
	return s;
#endif
}

/* Adds rows of weights times their pairs of inputs to the sums of n neurons. rows says which; n is
 * constant where this is called, so that the sums stay in registers. */
static inline __attribute__((always_inline)) void add_narrow(const int16_t *w, const int16_t *in,
							     const uint8_t *rows, int count,
							     size_t outputs, int32_t *to, int n)
{
	sums sum[2 * NET_BLOCK / 4];
	memcpy(sum, to, (size_t)n * sizeof *to);
	for (int i = 0; i < count; i++) {
		const int16_t *row = w + 2 * outputs * rows[i];
		int32_t x;
		memcpy(&x, in + 2 * rows[i], sizeof x);
		for (int k = 0; k < n / 4; k++) {
			shorts weight;
			memcpy(&weight, row + 8 * k, sizeof weight);
			sum[k] += multiply((shorts)(sums){ x, x, x, x }, weight);
		}
	}
	memcpy(to, sum, (size_t)n * sizeof *to);
}

static void add_any(const int16_t *w, const int16_t *in, const uint8_t *rows, int count,
		    int outputs, int32_t *to)
{
	int j = 0;
	for (; j + 2 * NET_BLOCK <= outputs; j += 2 * NET_BLOCK)
		add_narrow(w + 2 * j, in, rows, count, (size_t)outputs, to + j, 2 * NET_BLOCK);
	if (j < outputs)
		add_narrow(w + 2 * j, in, rows, count, (size_t)outputs, to + j, NET_BLOCK);
}

#if defined __x86_64__
/* The same with registers of twice the size, where the processor has them. */
typedef int16_t wide_shorts __attribute__((vector_size(32)));
typedef int32_t wide_sums __attribute__((vector_size(32)));

__attribute__((target("avx2"), always_inline)) static inline void
add_wide(const int16_t *w, const int16_t *in, const uint8_t *rows, int count, size_t outputs,
	 int32_t *to, int n)
{
	wide_sums sum[2 * NET_BLOCK / 8];
	memcpy(sum, to, (size_t)n * sizeof *to);
	for (int i = 0; i < count; i++) {
		const int16_t *row = w + 2 * outputs * rows[i];
		int32_t x;
		memcpy(&x, in + 2 * rows[i], sizeof x);
		for (int k = 0; k < n / 8; k++) {
			wide_shorts weight;
			memcpy(&weight, row + 16 * k, sizeof weight);
			sum[k] += (wide_sums)__builtin_ia32_pmaddwd256(
				(wide_shorts)(wide_sums){ x, x, x, x, x, x, x, x }, weight);
		}
	}
	memcpy(to, sum, (size_t)n * sizeof *to);
}

__attribute__((target("avx2"))) static void add_avx2(const int16_t *w, const int16_t *in,
						     const uint8_t *rows, int count, int outputs,
						     int32_t *to)
{
	int j = 0;
	for (; j + 2 * NET_BLOCK <= outputs; j += 2 * NET_BLOCK)
		add_wide(w + 2 * j, in, rows, count, (size_t)outputs, to + j, 2 * NET_BLOCK);
	if (j < outputs)
		add_wide(w + 2 * j, in, rows, count, (size_t)outputs, to + j, NET_BLOCK);
}
#endif

static void add(const int16_t *w, const int16_t *in, const uint8_t *rows, int count, int outputs,
		int32_t *to)
{
#if defined __x86_64__
	if (__builtin_cpu_supports("avx2")) {
		add_avx2(w, in, rows, count, outputs, to);
		return;
	}
#endif
	add_any(w, in, rows, count, outputs, to);
}

/* Sums to activations. n is a multiple of NET_BLOCK. */
static void activate(const int32_t *restrict sum, const int16_t *restrict bias,
		     int16_t *restrict out, int n)
{
	for (int j = 0; j < n / NET_BLOCK * NET_BLOCK; j++) {
		int32_t y = (sum[j] + bias[j] * (1 << NET_INPUT_PLACES)) >> NET_WEIGHT_PLACES;
		y = y > NET_TOP ? NET_TOP : y;
		out[j] = (int16_t)(y < 0 ? 0 : y);
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

/* Which pairs of inputs are looked at. */
struct pairs {
	uint8_t seen[NET_INPUTS_MAX / 2]; /* of the first layer */
	int count;
	uint8_t all[NET_FIRST_MAX / 2]; /* of the second */
};

/* All pairs. */
static void pairs_all(struct pairs *p, int row)
{
	p->count = 3 * row / 2;
	for (int i = 0; i < NET_INPUTS_MAX / 2; i++)
		p->seen[i] = (uint8_t)i;
	for (int i = 0; i < NET_FIRST_MAX / 2; i++)
		p->all[i] = (uint8_t)i;
}

/* Only those of features that are not zero for every seat, about two thirds: what the others have of
 * such a feature is zero, too. */
static void pairs_alive(struct pairs *p, int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], int seats,
			int row)
{
	int16_t any[NET_ROW_MAX];
	int n = 0;
	pairs_all(p, row);
	memcpy(any, in[0], (size_t)row * sizeof any[0]);
	for (int s = 1; s < seats; s++)
		for (int i = 0; i < row / 8 * 8; i++)
			any[i] |= in[s][i];
	for (int i = 0; i < row / 2; i++) {
		p->seen[n] = (uint8_t)i;
		n += (any[2 * i] | any[2 * i + 1]) != 0;
	}
	for (int i = 0; i < n; i++) {
		p->seen[n + i] = (uint8_t)(p->seen[i] + row / 2);
		p->seen[2 * n + i] = (uint8_t)(p->seen[i] + row);
	}
	p->count = 3 * n;
}

/* What comes out for one seat: win and place, 16 binary places. */
static void seat_logits(const struct pet_net *net, const int16_t *in, const struct pairs *pairs,
			int32_t out[2])
{
	_Alignas(32) int32_t sum1[NET_FIRST_MAX] = { 0 }, sum2[NET_SECOND_MAX] = { 0 };
	int16_t a[NET_FIRST_MAX], b[NET_SECOND_MAX];
	int row = row_length(net->data[1]), first = net->data[2], second = net->data[3];
	const int16_t *w = net->data + NET_HEAD + 2 * row;
	add(w, in, pairs->seen, pairs->count, first, sum1);
	w += 3 * row * first;
	activate(sum1, w, a, first);
	w += first;
	add(w, a, pairs->all, first / 2, second, sum2);
	w += first * second;
	activate(sum2, w, b, second);
	w += second;
	for (int j = 0; j < 2; j++) {
		out[j] = w[2 * second + j] * (1 << NET_INPUT_PLACES);
		for (int i = 0; i < second / NET_BLOCK * NET_BLOCK; i++)
			out[j] += w[j * second + i] * b[i];
	}
}

void pet_judge_value(const struct pet_game *game, const struct pet_net *net, const void *state,
		     int32_t share[PET_SEATS_MAX])
{
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	struct pairs pairs;
	int32_t win[PET_SEATS_MAX] = { 0 }, rank[PET_SEATS_MAX] = { 0 }, place[PET_SEATS_MAX];
	int32_t left = 65536;
	int seats = ((const struct pet_flow *)state)->seats;

	if (net->by_hand >> seats & 1) {
		game->eval(state, share);
		return;
	}
	inputs(game, state, net->data[1], net->data + NET_HEAD, in);
	pairs_alive(&pairs, in, seats, row_length(net->data[1]));
	for (int s = 0; s < seats; s++) {
		int32_t out[2];
		seat_logits(net, in[s], &pairs, out);
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
	struct pairs pairs;
	int n = pet_judge_features(game) - 1; /* eval is no reason by itself */
	pairs_all(&pairs, row_length(n + 1));
	pet_judge_inputs(game, before, was);
	pet_judge_inputs(game, after, is);
	seat_logits(net, is[seat], &pairs, whole);
	for (int i = 0; i < n; i++) {
		int16_t now = is[seat][i];
		is[seat][i] = was[seat][i];
		seat_logits(net, is[seat], &pairs, without);
		worth[i] = now == was[seat][i] ? 0 : whole[0] - without[0];
		is[seat][i] = now;
	}
	return n;
}
