/* judge_net.h: the layers of a net (judge.h), for all seats of a position at once. */
#ifndef AI_JUDGE_NET_H
#define AI_JUDGE_NET_H

#include "ai/judge.h"

/* What comes out for each seat, 16 binary places. in: the inputs of all seats of a position, as
 * pet_judge_inputs() gives them: where a feature is the same as before for every seat, so are mean
 * and best. */
void pet_net_logits(const struct pet_net *net, struct pet_net_memo *memo,
		    int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], int seats,
		    int32_t win[PET_SEATS_MAX], int32_t place[PET_SEATS_MAX]);

/* The same in two steps. If the memo is of another net or number of seats, it becomes that of a
 * position in which every input is zero. */
void pet_net_ready(const struct pet_net *net, struct pet_net_memo *memo, int seats);

/* changed: which blocks of NET_FEATURES features differ from those of the memo, a bit each; of
 * others no inputs are needed. The result is in the memo. */
void pet_net_update(const struct pet_net *net, struct pet_net_memo *memo,
		    int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX], uint32_t changed);

/* An input row of F features has this length. */
static inline int pet_net_row(int features)
{
	return (features + 7) / 8 * 8;
}

#endif
