/* judge_net.c: the layers of a net in the widest vectors that this processor has (judge_width.inc;
 * aarch64: judge_neon.inc); of the first one, only the inputs that differ from the position before. */
#include "ai/judge_net.h"

#include <string.h>

/* Where the weights are (judge.h). */
struct shape {
	int row, first, second;
	const int16_t *w1, *w2, *w3;
};

static inline struct shape shape(const struct pet_net *net)
{
	struct shape n = { pet_net_row(net->data[1]), net->data[2], net->data[3] };
	n.w1 = net->data + NET_HEAD + 2 * n.row;
	n.w2 = n.w1 + (3 * n.row + 1) * n.first;
	n.w3 = n.w2 + (n.first + 1) * n.second;
	return n;
}

/* Rows of weights for pairs of inputs. Each part of the inputs has `length` pairs, of which `count`
 * are used. Inputs and activations of a seat are NET_INPUTS_MAX numbers apart. Products are added
 * to the sums of each seat, which are `kept` numbers apart; 0: to the same sums for every seat,
 * which do not change. */
struct layer {
	const int16_t *weights;
	int outputs;
	const uint8_t *pair;
	int count, parts, length;
	int32_t *sum;
	int kept;
};

#if defined __aarch64__
#	include "ai/judge_neon.inc"

static void layers(const struct pet_net *net, struct pet_net_memo *memo,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], uint32_t changed)
{
	struct shape n = shape(net);
	struct neon_blocks blocks;
	struct pet_net_last *last = &memo->last[memo->kind];
	neon_compare(last, memo->seats, n.row, n.first, in, changed, &blocks);
	for (int s = 0; s < memo->seats; s++) {
		if (last->known && !blocks.change[s].any)
			continue;
		if (n.first == 32 && n.second == 16) /* the usual shape, all in registers */
			neon_layers(memo, s, &blocks, 32, 16, n.w3);
		else
			neon_layers(memo, s, &blocks, n.first, n.second, n.w3);
	}
}
#else
#	define NAME(x) narrow_##x
#	define TARGET
#	define VECTOR 16
#	if defined __SSE2__
#		define MULTIPLY(sum, a, b) (sum) += (narrow_sums)__builtin_ia32_pmaddwd128(a, b)
#	elif defined __wasm_simd128__
#		define MULTIPLY(sum, a, b)                                                        \
			(sum) += (narrow_sums)__builtin_wasm_dot_s_i32x4_i16x8(a, b)
#	else
#		define MULTIPLY(sum, a, b)                                                        \
			for (int n = 0; n < 4; n++)                                                \
			(sum)[n] += (a)[2 * n] * (b)[2 * n] + (a)[2 * n + 1] * (b)[2 * n + 1]
#	endif
#	include "ai/judge_width.inc"

#	if defined __x86_64__
#		include <immintrin.h>

#		define NAME(x) avx2_##x
#		define TARGET  __attribute__((target("avx2")))
#		define VECTOR  32
#		define MULTIPLY(sum, a, b)                                                        \
			(sum) += (avx2_sums)_mm256_madd_epi16((__m256i)(a), (__m256i)(b))
#		include "ai/judge_width.inc"

#		define NAME(x) avx512_##x
#		define TARGET  __attribute__((target("avx512bw")))
#		define VECTOR  64
#		define MULTIPLY(sum, a, b)                                                        \
			(sum) += (avx512_sums)_mm512_madd_epi16((__m512i)(a), (__m512i)(b))
#		include "ai/judge_width.inc"
#	endif

static void layer(const struct layer *l, const int16_t *in, int16_t *out, int seats)
{
#	if defined __x86_64__
	if (l->outputs % 32 == 0 && __builtin_cpu_supports("avx512bw")) {
		avx512_layer(l, in, out, seats);
		return;
	}
	if (__builtin_cpu_supports("avx2")) {
		avx2_layer(l, in, out, seats);
		return;
	}
#	endif
	narrow_layer(l, in, out, seats);
}

typedef int32_t two_inputs __attribute__((may_alias, aligned(2)));

/* Lists the pairs of features in these blocks that are not the same as in the last position for every seat;
 * where they are, so are mean and best of the others. */
static int find_changed(uint8_t *pairs, const struct pet_net_last *last, int seats,
			int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], uint32_t blocks)
{
	int count = 0;
	for (; blocks; blocks &= blocks - 1) {
		int from = __builtin_ctz(blocks) * NET_FEATURES / 2;
		int32_t any[NET_FEATURES / 2] = { 0 };
		for (int s = 0; s < seats; s++) {
			const two_inputs *is = (const void *)in[s],
					 *was = (const void *)last->in[s];
			for (int i = 0; i < NET_FEATURES / 2; i++)
				any[i] |= is[from + i] ^ was[from + i];
		}
		for (int i = 0; i < NET_FEATURES / 2; i++) {
			pairs[count] = (uint8_t)(from + i);
			count += any[i] != 0;
		}
	}
	return count;
}

/* How the inputs in these blocks differ from those of the last position, which are replaced. */
static void replace(struct pet_net_last *last, int seats, int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX],
		    int16_t difference[PET_SEATS_MAX][NET_INPUTS_MAX], int row, uint32_t blocks)
{
	for (; blocks; blocks &= blocks - 1)
		for (int s = 0; s < seats; s++)
			for (int part = 0; part < 3; part++) {
				int from = part * row + __builtin_ctz(blocks) * NET_FEATURES;
				for (int i = from; i < from + NET_FEATURES; i++) {
					difference[s][i] = (int16_t)(in[s][i] - last->in[s][i]);
					last->in[s][i] = in[s][i];
				}
			}
}

static int32_t dot(const int16_t *a, const int16_t *b, int n)
{
	int32_t sum = 0;
	for (int i = 0; i < n / NET_BLOCK * NET_BLOCK; i++)
		sum += a[i] * b[i];
	return sum;
}

/* Weights are read once for all seats; the second layer is multiplied anew. */
static void layers(const struct pet_net *net, struct pet_net_memo *memo,
		   int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], uint32_t changed)
{
	static const uint8_t every[NET_FIRST_MAX / 2] = { 0,  1,  2,  3,  4,  5,  6,  7,
							  8,  9,  10, 11, 12, 13, 14, 15,
							  16, 17, 18, 19, 20, 21, 22, 23,
							  24, 25, 26, 27, 28, 29, 30, 31 };
	struct shape n = shape(net);
	int16_t a[PET_SEATS_MAX][NET_INPUTS_MAX], b[PET_SEATS_MAX][NET_INPUTS_MAX];
	uint8_t pairs[NET_ROW_MAX / 2];
	struct pet_net_last *last = &memo->last[memo->kind];
	int seats = memo->seats, count = find_changed(pairs, last, seats, in, changed);
	replace(last, seats, in, b, n.row, changed);
	layer(&(struct layer){ n.w1, n.first, pairs, count, 3, n.row / 2, last->sum[0],
			       NET_FIRST_MAX },
	      b[0], a[0], seats);
	layer(&(struct layer){ n.w2, n.second, every, n.first / 2, 1, n.first / 2, memo->second,
			       0 },
	      a[0], b[0], seats);
	const int16_t *bias = n.w3 + 2 * n.second;
	for (int s = 0; s < seats; s++)
		for (int k = 0; k < 2; k++)
			last->logit[s][k] = bias[k] * (1 << NET_INPUT_PLACES) +
					    dot(n.w3 + k * n.second, b[s], n.second);
}
#endif

/* The sums when every input is zero. */
static void begin_sums(int32_t *restrict sum, const int16_t *restrict bias, int n)
{
	for (int i = 0; i < n / NET_BLOCK * NET_BLOCK; i++)
		sum[i] = bias[i] * (1 << NET_INPUT_PLACES);
}

/* Positions in which every input is zero. */
static void begin(struct pet_net_memo *memo, const struct pet_net *net, int seats)
{
	struct shape n = shape(net);
#if defined __aarch64__
	if (memo->net != net->data) {
		neon_rows(n.w1, 3, n.row, n.first, memo->first);
		neon_rows(n.w2, 1, n.first, n.second, memo->then);
	}
#endif
	memo->net = net->data;
	memo->seats = seats;
	begin_sums(memo->second, n.w2 + n.first * n.second, n.second);
	for (int kind = 0; kind < 2; kind++) {
		struct pet_net_last *last = &memo->last[kind];
		last->known = false;
		memset(last->in, 0, sizeof last->in);
		for (int s = 0; s < seats; s++)
			begin_sums(last->sum[s], n.w1 + 3 * n.row * n.first, n.first);
	}
}

void pet_net_ready(const struct pet_net *net, struct pet_net_memo *memo, int seats)
{
	if (memo->net != net->data || memo->seats != seats)
		begin(memo, net, seats);
}

void pet_net_update(const struct pet_net *net, struct pet_net_memo *memo,
		    int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], uint32_t changed)
{
	layers(net, memo, in, changed);
	memo->last[memo->kind].known = true;
}

void pet_net_logits(const struct pet_net *net, struct pet_net_memo *memo,
		    int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], int seats,
		    int32_t win[PET_SEATS_MAX], int32_t place[PET_SEATS_MAX])
{
	pet_net_ready(net, memo, seats);
	pet_net_update(net, memo, in, (UINT32_C(1) << shape(net).row / NET_FEATURES) - 1);
	for (int s = 0; s < seats; s++) {
		win[s] = memo->last[memo->kind].logit[s][0];
		place[s] = memo->last[memo->kind].logit[s][1];
	}
}
