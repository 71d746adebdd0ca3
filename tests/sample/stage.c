/* stage.c: moments for scenarios and hand-made positions.
 *
 *     bid SEAT       the bidding of round 1, the seat is asked; everybody holds a 1 unless a field
 *                    says otherwise
 *     choose SEAT    the seat has won the bidding with 1 coin and chooses
 *     end            the last round is over */
#include "core/words.h"
#include "tests/sample/rules.h"

const char *lots_stage(void *state, const char *words)
{
	struct lots *g = state;
	struct pet_flow *fl = &g->pub.flow;
	struct pet_words w = pet_words_of(&sample_game, words);
	if (!pet_words_next(&w))
		return "a moment and a seat";
	if (pet_words_is(&w, "end")) {
		while (fl->depth)
			pet_flow_end(fl);
		return NULL;
	}
	bool choose = pet_words_is(&w, "choose");
	if (!choose && !pet_words_is(&w, "bid"))
		return "moments are bid, choose and end";
	int32_t seat = pet_words_next_seat(&w, fl);
	if (seat < 0)
		return "no such seat";
	while (fl->depth)
		pet_flow_end(fl);
	pet_flow_call(fl, N_GAME, 0);
	pet_flow_call(fl, N_ROUND, 0)->pc = choose ? 4 : 3;
	struct pet_frame *f = pet_flow_call(fl, choose ? N_CHOICE : N_BIDDING, 0);
	f->n = choose ? 0 : (uint8_t)((seat + 1) % fl->seats);
	pet_flow_call(fl, choose ? N_CHOOSE : N_BID, (uint8_t)seat);
	if (choose) {
		g->pub.bidder = (uint8_t)seat;
		g->pub.high = 1;
	}
	return NULL;
}
