/* judge_width.h: a layer of a net in vectors of one width. judge_net.c includes this once for each
 * width, with
 *
 *     NAME(x)             x with the name of the width
 *     TARGET              an attribute: the processors this is for
 *     VECTOR              bytes of a vector
 *     MULTIPLY(sum, a, b) adds to sums two products each, from vectors of shorts
 *
 * Widths differ in speed alone: sums of integers are the same in any order. */

typedef int16_t NAME(shorts) __attribute__((vector_size(VECTOR)));
typedef int32_t NAME(sums) __attribute__((vector_size(VECTOR)));

/* From the inputs of each seat to its activations. Weights are read once for all seats. Two vectors
 * of neurons at a time: their sums for six seats fit into 16 registers, for the number of seats is
 * constant where this is called. */
TARGET static inline __attribute__((always_inline)) void
NAME(seats)(const struct layer *l, const int16_t *in, int16_t *out, const int seats)
{
	enum { LANES = VECTOR / 4, BLOCK = 2 * LANES };
	const size_t row = 2 * (size_t)l->outputs;
	for (int j = 0; j < l->outputs; j += BLOCK) {
		NAME(sums) low[PET_SEATS_MAX], high[PET_SEATS_MAX];
		int32_t plain[BLOCK];
		for (int k = 0; k < BLOCK; k++)
			plain[k] = l->bias[j + k] * (1 << NET_INPUT_PLACES);
		for (int s = 0; s < seats; s++) {
			memcpy(&low[s], plain, VECTOR);
			memcpy(&high[s], plain + LANES, VECTOR);
		}
		for (int part = 0; part < l->parts; part++) {
			const int16_t *w = l->weights + row * (size_t)(part * l->length) + 2 * j;
			const int16_t *x = in + 2 * part * l->length;
			for (const uint8_t *p = l->pair, *end = p + l->count; p < end; p++) {
				NAME(shorts) a, b;
				memcpy(&a, w + row * *p, VECTOR);
				memcpy(&b, w + row * *p + VECTOR / 2, VECTOR);
				for (int s = 0; s < seats; s++) {
					int32_t two;
					memcpy(&two, x + s * NET_INPUTS_MAX + 2 * *p, sizeof two);
					NAME(shorts) both = (NAME(shorts))((NAME(sums)){ 0 } + two);
					MULTIPLY(low[s], both, a);
					MULTIPLY(high[s], both, b);
				}
			}
		}
		for (int s = 0; s < seats; s++) {
			memcpy(plain, &low[s], VECTOR);
			memcpy(plain + LANES, &high[s], VECTOR);
			for (int k = 0; k < BLOCK; k++) {
				int32_t y = plain[k] >> NET_WEIGHT_PLACES;
				y = y > NET_TOP ? NET_TOP : y;
				out[s * NET_INPUTS_MAX + j + k] = (int16_t)(y < 0 ? 0 : y);
			}
		}
	}
}

TARGET static void NAME(layer)(const struct layer *l, const int16_t *in, int16_t *out, int seats)
{
	switch (seats) {
	case 1:
		NAME(seats)(l, in, out, 1);
		break;
	case 2:
		NAME(seats)(l, in, out, 2);
		break;
	case 3:
		NAME(seats)(l, in, out, 3);
		break;
	case 4:
		NAME(seats)(l, in, out, 4);
		break;
	case 5:
		NAME(seats)(l, in, out, 5);
		break;
	default:
		NAME(seats)(l, in, out, 6);
	}
}

#undef NAME
#undef TARGET
#undef VECTOR
#undef MULTIPLY
