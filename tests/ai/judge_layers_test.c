/* judge_layers_test: a layer of a net gives the same result in vectors of every width that this
 * processor has, for every number of seats and every shape, with weights of the whole range. On
 * aarch64, the same for a first layer, which is told what inputs were and are, not how they changed,
 * and for a second. */
#include "ai/judge_net.c"

#include <stdio.h>
#include <stdlib.h>

#include "core/game.h"

enum { LENGTH = 24, PARTS = 3, ROUNDS = 20 };

typedef void width(const struct layer *l, const int16_t *in, int16_t *out, int seats);

static int16_t weights[2 * LENGTH * PARTS * NET_FIRST_MAX + 1], bias[NET_FIRST_MAX];
static int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
static uint8_t pair[LENGTH];

/* As judge.h describes it, one product at a time. */
static void plain_layer(const struct layer *l, const int16_t *from, int16_t *out, int seats)
{
	for (int s = 0; s < seats; s++)
		for (int j = 0; j < l->outputs; j++) {
			int32_t y = bias[j] * (1 << NET_INPUT_PLACES);
			for (int i = 0; i < PARTS * l->count; i++) {
				int row = i / l->count * l->length + l->pair[i % l->count];
				const int16_t *w = l->weights + 2 * (row * l->outputs + j);
				const int16_t *x = from + s * NET_INPUTS_MAX + 2 * row;
				y += w[0] * x[0] + w[1] * x[1];
			}
			y >>= NET_WEIGHT_PLACES;
			out[s * NET_INPUTS_MAX + j] = (int16_t)(y < 0         ? 0
								: y > NET_TOP ? NET_TOP
									      : y);
		}
}

static void fill(int16_t *to, int n, int range, struct pet_bits *bits)
{
	for (int i = 0; i < n; i++)
		to[i] = (int16_t)((int)pet_bits_below(bits, (uint32_t)(2 * range + 1)) - range);
}

#if defined __aarch64__
/* Inputs that are listed change by as much as is given, the others stay what they are; every other
 * block of features in which nothing changes is left out. */
static void by_changes(const struct layer *l, const int16_t *from, int16_t *out, int seats)
{
	static struct pet_bits bits = { 2 };
	static int16_t is[PET_SEATS_MAX][NET_INPUTS_MAX];
	static struct pet_net_memo memo;
	static struct pet_net_last last;
	static struct neon_blocks blocks;
	size_t bytes = (size_t)l->outputs * sizeof last.sum[0][0];
	uint32_t changed = 0x555555;
	neon_rows(l->weights, PARTS, 2 * LENGTH, l->outputs, memo.first);
	for (int s = 0; s < seats; s++) {
		memcpy(last.sum[s], l->sum + s * l->kept, bytes);
		fill(last.in[s], NET_INPUTS_MAX, 256, &bits);
		memcpy(is[s], last.in[s], sizeof is[s]);
		for (int i = 0; i < PARTS * l->count; i++) {
			int row = i / l->count * l->length + l->pair[i % l->count];
			changed |= UINT32_C(1) << 2 * l->pair[i % l->count] / NET_FEATURES;
			for (int k = 2 * row; k <= 2 * row + 1; k++)
				is[s][k] = (int16_t)(last.in[s][k] + from[s * NET_INPUTS_MAX + k]);
		}
		fill(is[s] + 2 * LENGTH * PARTS, 8, 256, &bits); /* no inputs */
	}
	changed &= (UINT32_C(1) << 2 * LENGTH / NET_FEATURES) - 1;
	neon_compare(&last, seats, 2 * LENGTH, l->outputs, is, changed, &blocks);
	for (int s = 0; s < seats; s++) {
		int16x8_t first[NET_FIRST_MAX / 8];
		for (int j = 0; j < l->outputs; j += l->outputs % 32 ? 16 : 32)
			if (l->outputs % 32)
				neon_first(&blocks, s, memo.first + j, (size_t)l->outputs,
					   last.sum[s] + j, first + j / 8, 16);
			else
				neon_first(&blocks, s, memo.first + j, (size_t)l->outputs,
					   last.sum[s] + j, first + j / 8, 32);
		memcpy(out + s * NET_INPUTS_MAX, first, (size_t)l->outputs * sizeof *out);
		if (l->kept)
			memcpy(l->sum + s * l->kept, last.sum[s], bytes);
		if (memcmp(is[s], last.in[s], 2 * LENGTH * PARTS * sizeof is[s][0])) {
			printf("neon: the inputs are not kept\n");
			exit(1);
		}
	}
}

/* Inputs that are not listed are zero. Sums are not kept. */
static void anew(const struct layer *l, const int16_t *from, int16_t *out, int seats)
{
	static int16_t rows[2 * LENGTH * PARTS * NET_FIRST_MAX];
	neon_rows(l->weights, 1, 2 * LENGTH * PARTS, l->outputs, rows);
	for (int s = 0; s < seats; s++) {
		int16_t x[2 * LENGTH * PARTS] = { 0 };
		int16x8_t in8[2 * LENGTH * PARTS / 8], out8[2];
		for (int i = 0; i < PARTS * l->count; i++) {
			int row = i / l->count * l->length + l->pair[i % l->count];
			memcpy(x + 2 * row, from + s * NET_INPUTS_MAX + 2 * row, 2 * sizeof x[0]);
		}
		memcpy(in8, x, sizeof x);
		for (int j = 0; j < l->outputs; j += 16) {
			neon_second(rows + j, (size_t)l->outputs, 2 * LENGTH * PARTS, l->sum + j,
				    in8, out8);
			memcpy(out + s * NET_INPUTS_MAX + j, out8, sizeof out8);
		}
	}
}
#endif

static void check(const char *name, int16_t is[][NET_INPUTS_MAX], int16_t wanted[][NET_INPUTS_MAX],
		  int outputs, int seats)
{
	for (int s = 0; s < seats; s++)
		if (memcmp(is[s], wanted[s], (size_t)outputs * 2)) {
			printf("%s: %d outputs, seat %d of %d differs\n", name, outputs, s, seats);
			exit(1);
		}
}

static int compare(const char *name, width *by, int block, bool keeps)
{
	struct pet_bits bits = { 1 };
	int compared = 0;
	for (int i = 0; i < LENGTH; i++)
		pair[i] = (uint8_t)i;
	for (int round = 0; round < ROUNDS; round++)
		for (int outputs = block; outputs <= NET_FIRST_MAX; outputs += block)
			for (int seats = 1; seats <= PET_SEATS_MAX; seats++) {
				static int16_t is[PET_SEATS_MAX][NET_INPUTS_MAX];
				static int16_t wanted[PET_SEATS_MAX][NET_INPUTS_MAX];
				static int32_t sum[PET_SEATS_MAX][NET_FIRST_MAX];
				struct layer l = { weights,        outputs, pair + round % 3,
						   LENGTH - round, PARTS,   LENGTH,
						   sum[0],         0 };
				fill(weights, 2 * LENGTH * PARTS * NET_FIRST_MAX, 4000, &bits);
				fill(bias, NET_FIRST_MAX, 32767, &bits);
				for (int s = 0; s < PET_SEATS_MAX; s++)
					fill(in[s], 2 * LENGTH * PARTS, 256, &bits);
				for (int s = 0; s < seats; s++)
					begin_sums(sum[s], bias, outputs);
				plain_layer(&l, in[0], wanted[0], seats);
				by(&l, in[0], is[0], seats);
				check(name, is, wanted, outputs, seats);
				compared++;
				if (!keeps)
					continue;
				/* the same in two steps, with sums that are kept in between */
				l.kept = NET_FIRST_MAX;
				l.count /= 2;
				by(&l, in[0], is[0], seats);
				l.pair += l.count;
				l.count = LENGTH - round - l.count;
				by(&l, in[0], is[0], seats);
				check(name, is, wanted, outputs, seats);
			}
	return compared;
}

int main(void)
{
#if defined __aarch64__
	printf("neon: %d layers\n", compare("neon", by_changes, NET_BLOCK, true));
	printf("neon, second: %d layers\n", compare("neon, second", anew, NET_BLOCK, false));
#else
	printf("narrow: %d layers\n", compare("narrow", narrow_layer, NET_BLOCK, true));
#	if defined __x86_64__
	if (__builtin_cpu_supports("avx2"))
		printf("avx2: %d layers\n", compare("avx2", avx2_layer, NET_BLOCK, true));
	if (__builtin_cpu_supports("avx512bw"))
		printf("avx512: %d layers\n", compare("avx512", avx512_layer, 2 * NET_BLOCK, true));
#	endif
	printf("chosen: %d layers\n", compare("chosen", layer, NET_BLOCK, true));
#endif
	return 0;
}
