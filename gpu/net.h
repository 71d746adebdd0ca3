/* net.h: a net (ai/judge.h) laid out for the matrix units, which multiply a matrix of 16 x 32 bytes
 * by one of 32 x 8 and add 32-bit sums.
 *
 * Numbers have 16 bits, so each is split into its high byte, signed, and its low byte, unsigned:
 * four products of bytes make one of shorts, and every sum is the exact one.
 *
 * Thread t of a warp holds four bytes in each word: of the first matrix rows t / 4 and t / 4 + 8,
 * columns t % 4 * 4 and on and 16 further; of the second column t / 4, the same places; of the sums
 * rows t / 4 and t / 4 + 8, columns t % 4 * 2 and the next. So the sums of four products side by
 * side, 32 neurons, are what the same thread needs of the next layer's first matrix, if the inputs
 * of that layer are numbered as net_input() says. Nothing moves between threads.
 *
 * All layers are padded with zeros to multiples of 32 inputs and neurons, the last one to 8. */
#ifndef GPU_NET_H
#define GPU_NET_H

#include "ai/judge_net.h"

enum {
	NET_TILE_ROWS = 16,
	NET_TILE_INPUTS = 32,
	NET_TILE_NEURONS = 8,
	NET_TILE_WORDS = 4 * 32, /* of a tile of weights: for each thread two high words, two low */
	NET_ANSWERS = NET_TILE_NEURONS,
};

static inline unsigned net_padded(unsigned n)
{
	return (n + 31) / 32 * 32;
}

/* Which neuron of the layer before is input i of a thread's two words (i < 8) in a tile. */
static inline unsigned net_input(unsigned tile, unsigned thread, unsigned i)
{
	return tile * 32 + i / 2 * 8 + thread % 4 * 2 + i % 2;
}

/* Words of a layer: its tiles, then the sums to begin with, one per neuron. */
static inline size_t net_layer_words(unsigned inputs, unsigned neurons)
{
	return (size_t)(inputs / NET_TILE_INPUTS) * (neurons / NET_TILE_NEURONS) * NET_TILE_WORDS +
	       neurons;
}

/* Words of a whole net; and its layout, by the host. */
size_t net_words(const struct pet_net *net);
void net_lay_out(const struct pet_net *net, uint32_t *words);

#endif
