/* net.c: the layers of a net by the matrix units (net.h): a warp for 16 rows of inputs. Where a
 * processor stands in for the device, one thread works for its warp (grid.h). */
#include "gpu/net.h"
#include "gpu/turn.h"

enum { SECOND = NET_SECOND_MAX / NET_TILE_NEURONS };

/* Sums of one tile of neurons, by what they count: high * high, mixed, low * low bytes. */
struct sums {
	int32_t high[GRID_PARTS][4], mixed[GRID_PARTS][4], low[GRID_PARTS][4];
};

/* A part of the first matrix: high bytes and low ones. */
struct half {
	uint32_t high[GRID_PARTS][4], low[GRID_PARTS][4];
};

static inline void split(struct half *a, uint32_t i, int k, const int16_t x[4])
{
	a->high[i][k] = a->low[i][k] = 0;
	GRID_UNROLL
	for (int j = 0; j < 4; j++) {
		a->high[i][k] |= (uint32_t)((uint16_t)x[j] >> 8) << 8 * j;
		a->low[i][k] |= (uint32_t)((uint16_t)x[j] & 255) << 8 * j;
	}
}

static inline void multiply(struct sums *c, const struct half *a, const uint32_t *weights)
{
	uint32_t b[4][GRID_PARTS];
	for (uint32_t i = 0; i < GRID_PARTS; i++) {
		struct words {
			uint32_t of[4];
		} __attribute__((aligned(16))) all =
			*(const struct words *)(weights + 4 * grid_part(i));
		GRID_UNROLL
		for (int j = 0; j < 4; j++)
			b[j][i] = all.of[j];
	}
	grid_multiply_ss(c->high, a->high, b[0], b[1]);
	grid_multiply_su(c->mixed, a->high, b[2], b[3]);
	grid_multiply_us(c->mixed, a->low, b[0], b[1]);
	grid_multiply_uu(c->low, a->low, b[2], b[3]);
}

/* The sum that number j of a part stands for, with what it begins with. */
static inline int32_t whole(const struct sums *c, uint32_t i, int j, const uint32_t *begin)
{
	return (int32_t)(begin[grid_part(i) % 4 * 2 + j % 2] + (uint32_t)c->low[i][j] +
			 ((uint32_t)c->mixed[i][j] << 8) + ((uint32_t)c->high[i][j] << 16));
}

static inline int16_t activated(int32_t y)
{
	y >>= NET_WEIGHT_PLACES;
	return (int16_t)(y < 0 ? 0 : y > NET_TOP ? NET_TOP : y);
}

/* The first matrix of the next layer, from the sums of 32 neurons. */
static inline void activate(struct half *a, const struct sums c[4], const uint32_t *begin)
{
	for (uint32_t i = 0; i < GRID_PARTS; i++) {
		GRID_UNROLL
		for (int k = 0; k < 4; k++) {
			int16_t x[4];
			GRID_UNROLL
			for (int j = 0; j < 4; j++) {
				int tile = k / 2 * 2 + j / 2;
				x[j] = activated(whole(&c[tile], i, k % 2 * 2 + j % 2,
						       begin + tile * NET_TILE_NEURONS));
			}
			split(a, i, k, x);
		}
	}
}

/* The part of 16 rows of inputs that begins with this column. */
static inline void load(struct half *a, const int16_t *rows, uint32_t length)
{
	for (uint32_t i = 0; i < GRID_PARTS; i++) {
		GRID_UNROLL
		for (uint32_t k = 0; k < 4; k++) {
			struct four {
				int16_t of[4];
			} __attribute__((aligned(8))) x;
			uint32_t t = grid_part(i), row = t / 4 + k % 2 * 8;
			x = *(const struct four *)(rows + (size_t)row * length + t % 4 * 4 +
						   k / 2 * 16);
			split(a, i, (int)k, x.of);
		}
	}
}

/* A group of 32 neurons of the first layer; all: the neurons of that layer. */
static inline void first_layer(struct half *out, const int16_t *rows, uint32_t length,
			       const uint32_t *words, unsigned from, unsigned all)
{
	struct sums c[4] = { 0 };
	struct half a;
	const uint32_t *begin = words + net_layer_words(length, all) - all;
	for (uint32_t k = 0; k < length; k += NET_TILE_INPUTS) {
		load(&a, rows + k, length);
		GRID_UNROLL
		for (unsigned n = 0; n < 4; n++)
			multiply(&c[n], &a,
				 words + (k / NET_TILE_INPUTS * (all / NET_TILE_NEURONS) +
					  from / NET_TILE_NEURONS + n) *
						 NET_TILE_WORDS);
	}
	activate(out, c, begin + from);
}

static inline void judge(const int16_t *rows, uint32_t length, const uint32_t *words, unsigned all,
			 int32_t *logits)
{
	struct sums c[SECOND] = { 0 }, answers = { 0 };
	struct half a;
	const uint32_t *second = words + net_layer_words(length, all);
	const uint32_t *last = second + net_layer_words(all, NET_SECOND_MAX);
	for (unsigned from = 0; from < all; from += 32) {
		first_layer(&a, rows, length, words, from, all);
		GRID_UNROLL
		for (unsigned n = 0; n < SECOND; n++)
			multiply(&c[n], &a, second + (from / 32 * SECOND + n) * NET_TILE_WORDS);
	}
	activate(&a, c, last - NET_SECOND_MAX);
	multiply(&answers, &a, last);
	for (uint32_t i = 0; i < GRID_PARTS; i++) {
		uint32_t t = grid_part(i), row = t / 4;
		if (t % 4) /* the answers are in the first two columns */
			continue;
		GRID_UNROLL
		for (int j = 0; j < 4; j++)
			logits[2 * (row + (uint32_t)j / 2 * 8) + (uint32_t)j % 2] =
				whole(&answers, i, j, last + NET_TILE_WORDS);
	}
}

GPU_KERNEL void gpu_net(struct gpu_job job)
{
	uint32_t t = grid_thread(), tile = t / GPU_WARP;
	if (tile * NET_TILE_ROWS >= look_count(&job) * job.seats ||
	    (GRID_PARTS > 1 && t % GPU_WARP))
		return;
	judge(job.rows + (size_t)tile * NET_TILE_ROWS * job.row_length, job.row_length, job.tiles,
	      net_padded((unsigned)job.net.data[2]), job.logits + 2 * (size_t)tile * NET_TILE_ROWS);
}
