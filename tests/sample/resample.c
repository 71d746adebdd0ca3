/* resample.c: redraws what a seat cannot know. */
#include "tests/sample/rules.h"

#include <string.h>

/* The other hands: any cards that may still be in them; the secret choice: any that fits. */
void lots_resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	struct lots *g = state;
	uint8_t left[CARDS];
	unsigned total = 0;
	memcpy(left, g->pub.unseen, sizeof left);
	if (seat < PET_SEATS_MAX && g->priv[seat].card)
		left[g->priv[seat].card - 1]--;
	for (int i = 0; i < CARDS; i++)
		total += left[i];
	for (int s = 0; s < g->pub.flow.seats; s++) {
		if (s == seat || !(g->pub.dealt >> s & 1))
			continue;
		unsigned at = pet_bits_below(bits, total--), i = 0;
		while (at >= left[i])
			at -= left[i++];
		left[i]--;
		g->priv[s].card = (uint8_t)(i + 1);
		if (g->pub.chosen && s == g->pub.bidder && i + 1 >= 3)
			g->priv[s].twice = (uint8_t)pet_bits_below(bits, 2);
	}
}
