/* net_host.c: lays a net out for the matrix units (net.h). */
#include <string.h>

#include "gpu/net.h"

struct layer {
	const int16_t *weights, *bias;
	unsigned inputs, neurons; /* that the net has */
	bool first, last;
};

static int16_t weight_of(const struct layer *l, unsigned input, unsigned neuron)
{
	if (input >= l->inputs || neuron >= l->neurons)
		return 0;
	/* the last layer has a row for each answer, the others one for each pair of inputs */
	return l->last ? l->weights[neuron * l->inputs + input]
		       : l->weights[input / 2 * 2 * l->neurons + 2 * neuron + input % 2];
}

static unsigned neurons_of(const struct layer *l)
{
	return l->last ? NET_ANSWERS : net_padded(l->neurons);
}

static uint32_t *lay_out(const struct layer *l, uint32_t *to)
{
	unsigned tiles = net_padded(l->inputs) / NET_TILE_INPUTS;
	for (unsigned tile = 0; tile < tiles; tile++)
		for (unsigned n = 0; n < neurons_of(l); n += NET_TILE_NEURONS)
			for (unsigned thread = 0; thread < 32; thread++, to += 4)
				for (unsigned i = 0; i < 8; i++) {
					unsigned plain =
						tile * 32 + thread % 4 * 4 + i % 4 + i / 4 * 16;
					unsigned input =
						l->first ? plain : net_input(tile, thread, i);
					uint16_t w = (uint16_t)weight_of(l, input, n + thread / 4);
					to[i / 4] |= (uint32_t)(w >> 8) << i % 4 * 8;
					to[2 + i / 4] |= (uint32_t)(w & 255) << i % 4 * 8;
				}
	for (unsigned n = 0; n < neurons_of(l); n++)
		*to++ = n < l->neurons ? (uint32_t)(l->bias[n] * (1 << NET_INPUT_PLACES)) : 0;
	return to;
}

static void layers_of(const struct pet_net *net, struct layer layer[3])
{
	unsigned row = (unsigned)pet_net_row(net->data[1]);
	unsigned first = (unsigned)net->data[2], second = (unsigned)net->data[3];
	const int16_t *w1 = net->data + NET_HEAD + 2 * row, *w2 = w1 + (3 * row + 1) * first;
	const int16_t *w3 = w2 + (first + 1) * second;
	layer[0] = (struct layer){ w1, w1 + 3 * row * first, 3 * row, first, true, false };
	layer[1] = (struct layer){ w2, w2 + first * second, first, second, false, false };
	layer[2] = (struct layer){ w3, w3 + 2 * second, second, 2, false, true };
}

size_t net_words(const struct pet_net *net)
{
	struct layer layer[3];
	size_t words = 0;
	layers_of(net, layer);
	for (int i = 0; i < 3; i++)
		words += net_layer_words(net_padded(layer[i].inputs), neurons_of(&layer[i]));
	return words;
}

void net_lay_out(const struct pet_net *net, uint32_t *words)
{
	struct layer layer[3];
	layers_of(net, layer);
	memset(words, 0, net_words(net) * sizeof *words);
	for (int i = 0; i < 3; i++)
		words = lay_out(&layer[i], words);
}
