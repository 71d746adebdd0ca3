/* judge.c: evaluates the net of judge.h. This runs once for every position a search looks at. */
#include "ai/judge_net.h"

#include <string.h>
#if defined __aarch64__
#	include <arm_neon.h>
#endif

enum { EVAL_BITS = 6, TOP = 2 << NET_INPUT_PLACES };

/* The number of features about tables, or of all. */
static int listed(const struct pet_game *game, bool alone)
{
	int n = 0;
	while (game->bots->feature[n].token && (alone || !game->bots->feature[n].alone))
		n++;
	return n;
}

int pet_judge_from(const struct pet_game *game, int seats)
{
	int n = seats == 1 ? listed(game, false) : 0;
	return game->bots->feature[n].token ? n : 0; /* no features of its own: those of tables */
}

int pet_judge_features(const struct pet_game *game, int seats)
{
	if (!game->bots->features)
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
	const struct pet_feature *feature = game->bots->feature + pet_judge_from(game, seats);
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

/* ---- what a net sees ------------------------------------------------------------------------ */

/* A block of features, each on its own. */
typedef int16_t block __attribute__((vector_size(2 * NET_FEATURES)));

static inline block load(const int16_t *from)
{
	block x;
	memcpy(&x, from, sizeof x);
	return x;
}

static inline void save(int16_t *to, block x)
{
	memcpy(to, &x, sizeof x);
}

#if defined __aarch64__
static inline block lower(block a, block b)
{
	return (block)vminq_s16((int16x8_t)a, (int16x8_t)b);
}

static inline block higher(block a, block b)
{
	return (block)vmaxq_s16((int16x8_t)a, (int16x8_t)b);
}

/* a * b >> 16; the instruction doubles the product first. */
static inline block high_part(block a, int16_t b)
{
	return (block)vqdmulhq_n_s16((int16x8_t)a, b) >> 1;
}
#else
static inline block lower(block a, block b)
{
	block less = a < b;
	return (a & less) | (b & ~less);
}

static inline block higher(block a, block b)
{
	block more = a > b;
	return (a & more) | (b & ~more);
}

static inline block high_part(block a, int16_t b)
{
	typedef int32_t products __attribute__((vector_size(4 * NET_FEATURES)));
	return __builtin_convertvector(__builtin_convertvector(a, products) * b >> 16, block);
}
#endif

/* The features of all seats with the binary places of an input, clamped to twice their range; which
 * blocks are not as they were (NULL: unknown). by: scales and limits. */
static inline __attribute__((always_inline)) uint32_t
own(int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX], int seats, int row, const int16_t *by,
    int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX], int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	uint32_t changed = 0;
	for (int i = 0; i < row; i += NET_FEATURES) {
		block times = load(by + i), most = load(by + row + i), any = { 0 };
		for (int s = 0; s < seats; s++) {
			block x = higher(lower(load(raw[s] + i), most), -most) * times;
			any |= was ? x ^ load(was[s] + i) : ~(block){ 0 };
			save(in[s] + i, x);
		}
		uint64_t part[2];
		memcpy(part, &any, sizeof part);
		changed |= (uint32_t)((part[0] | part[1]) != 0) << i / NET_FEATURES;
	}
	return changed;
}

/* Mean and best of the others for each seat, in one block; own inputs are there. */
static inline __attribute__((always_inline)) void others(int16_t *in, const int seats, int row)
{
	/* 1 / their number, 12 binary places */
	static const int16_t part[PET_SEATS_MAX] = { 0,       256 * 16, 128 * 16,
						     85 * 16, 64 * 16,  51 * 16 };
	block x[PET_SEATS_MAX], sum = { 0 };
	block best = sum - (int16_t)(seats > 1 ? TOP : 0), second = best; /* alone there are none */
	for (int s = 0; s < seats; s++) {
		x[s] = load(in + s * NET_INPUTS_MAX);
		sum += x[s];
		second = higher(second, lower(x[s], best));
		best = higher(best, x[s]);
	}
	for (int s = 0; s < seats; s++) {
		block leads = x[s] == best;
		save(in + s * NET_INPUTS_MAX + row, high_part((sum - x[s]) * 16, part[seats - 1]));
		save(in + s * NET_INPUTS_MAX + 2 * row, (second & leads) | (best & ~leads));
	}
}

/* What a net sees of every seat; which blocks of features are not as they were, and of others
 * nothing is written but own inputs. */
static inline __attribute__((always_inline)) uint32_t
look(int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX], const int seats, int row, const int16_t *by,
     int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX], int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	uint32_t changed = own(raw, seats, row, by, was, in);
	for (uint32_t rest = changed; rest; rest &= rest - 1)
		others(in[0] + __builtin_ctz(rest) * NET_FEATURES, seats, row);
	return changed;
}

/* The number of seats is constant in each of these, so that all of them stay in registers. */
static uint32_t view(int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX], int seats, int row,
		     const int16_t *by, int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX],
		     int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	switch (seats) {
	case 1:
		return look(raw, 1, row, by, was, in);
	case 2:
		return look(raw, 2, row, by, was, in);
	case 3:
		return look(raw, 3, row, by, was, in);
	case 4:
		return look(raw, 4, row, by, was, in);
	case 5:
		return look(raw, 5, row, by, was, in);
	default:
		return look(raw, 6, row, by, was, in);
	}
}

/* The features seen begin with number `from` in the game's list. */
static uint32_t inputs(const struct pet_game *game, const void *state, int from, int features,
		       const int16_t *by, int16_t was[PET_SEATS_MAX][NET_INPUTS_MAX],
		       int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	_Alignas(64) int16_t raw[PET_SEATS_MAX][PET_FEATURES_MAX];
	int32_t eval[PET_SEATS_MAX];
	int seats = ((const struct pet_flow *)state)->seats, row = pet_net_row(features);

	game->bots->features(state, raw, eval);
	for (int s = 0; s < seats; s++) {
		if (from)
			memmove(raw[s], raw[s] + from, (size_t)features * sizeof raw[s][0]);
		raw[s][features - 1] = opinion(eval[s], seats);
		for (int i = features; i < row; i++)
			raw[s][i] = 0;
	}
	return view(raw, seats, row, by, was, in);
}

void pet_judge_inputs(const struct pet_game *game, const void *state,
		      int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	int16_t by[2 * NET_ROW_MAX];
	int seats = ((const struct pet_flow *)state)->seats;
	scale_of(game, seats, by);
	inputs(game, state, pet_judge_from(game, seats), pet_judge_features(game, seats), by, NULL,
	       in);
}

void pet_judge_see(const struct pet_game *game, const struct pet_net *net, const void *state,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX])
{
	inputs(game, state, net->data[4], net->data[1], net->data + NET_HEAD, NULL, in);
}

/* ---- shares --------------------------------------------------------------------------------- */

/* e^-x, both with 16 binary places: 2^-(x / ln 2), which is x * 94548 >> 16. All of it in 32 bits and
 * without a branch, so that compilers make vectors of it. */
static inline uint32_t fall(uint32_t x)
{
	x = x < 20 << 16 ? x : 20 << 16; /* nothing is left there */
	x += (x >> 16) * (94548 - 65536) + ((x & 0xFFFF) * (94548 - 65536) >> 16);
	uint32_t f = x & 0xFFFF, y;
	/* 1 - 0.693147 f + 0.240227 f^2 - 0.055504 f^3 + 0.009618 f^4 - 0.001333 f^5, inside out */
	y = 630 - (f * 87 >> 16);
	y = 3637 - (f * y >> 16);
	y = 15744 - (f * y >> 16);
	y = 45426 - (f * y >> 16);
	y = 65536 - (f * y >> 16);
	return y >> (x >> 16);
}

/* Alone: a sigmoid. */
static int32_t chance(int32_t logit)
{
	uint32_t lose = fall((uint32_t)(logit < 0 ? -logit : logit));
	int32_t likely = (int32_t)((UINT64_C(65536) << 16) / (65536 + lose));
	return logit < 0 ? 65536 - likely : likely;
}

void pet_judge_weigh(int32_t logit[PET_SEATS_MAX][2], int seats, int32_t share[PET_SEATS_MAX])
{
	uint32_t weight[PET_SEATS_MAX][2], sum[2] = { 0 };
	int32_t top[2] = { logit[0][0], logit[0][1] }, left = 65536;
	uint64_t part[2];
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = 0;
	if (seats == 1) {
		share[0] = chance(logit[0][0]);
		return;
	}
	for (int s = 1; s < seats; s++)
		for (int k = 0; k < 2; k++)
			top[k] = logit[s][k] > top[k] ? logit[s][k] : top[k];
	for (int s = 0; s < PET_SEATS_MAX; s++) /* a constant number */
		for (int k = 0; k < 2; k++)
			weight[s][k] = fall((uint32_t)top[k] - (uint32_t)logit[s][k]);
	for (int s = 0; s < seats; s++)
		for (int k = 0; k < 2; k++)
			sum[k] += weight[s][k];
	/* weight * 65536 / sum, with one division for all seats: a weight is at most 65536, the sum from
	 * that to six times as much, so this is too large by less than 2^-19, which is less than
	 * 1 / sum */
	for (int k = 0; k < 2; k++)
		part[k] = (UINT64_C(1) << 52) / sum[k] + 1;
	for (int s = seats - 1; s > 0; s--) {
		int32_t win = (int32_t)(weight[s][0] * part[0] >> 36);
		int32_t place = (int32_t)(weight[s][1] * part[1] >> 36);
		share[s] = win + (place - win) / NET_PLACE_PART;
		left -= share[s];
	}
	share[0] = left;
}

void pet_judge_value(const struct pet_game *game, const struct pet_net *net,
		     struct pet_net_memo *memo, const void *state, int32_t share[PET_SEATS_MAX])
{
	_Alignas(64) int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	int seats = ((const struct pet_flow *)state)->seats;

	net = pet_judge_net(net, seats);
	pet_net_ready(net, memo, seats);
	struct pet_net_last *last = &memo->last[memo->kind];
	uint32_t changed =
		inputs(game, state, net->data[4], net->data[1], net->data + NET_HEAD, last->in, in);
	pet_net_update(net, memo, in, changed);
	pet_judge_weigh(last->logit, seats, share);
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
