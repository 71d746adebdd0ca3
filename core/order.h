/* order.h: standing orders: answers that a seat decides beforehand, so that nobody waits for it.
 *
 * An order is a list of wishes, tried in their order at every question that takes orders (game.h,
 * struct pet_node: auction, passes). A wish is a move; where its verb has an amount (an argument that
 * is a number) it means up to so much, and the least that is legal is played. Nothing but what the seat
 * may see decides: an order knows no more than its owner. */
#ifndef CORE_ORDER_H
#define CORE_ORDER_H

#include "core/game.h"

PET_API_BEGIN

enum { PET_WISHES_MAX = 8 };

struct pet_order {
	pet_move wish[PET_WISHES_MAX];
	uint8_t count;
	bool pass; /* and where no wish fits: pass on reactions */
};

/* Which argument of a verb is an amount, 0 to 2; -1: none. */
int pet_verb_amount(const struct pet_verb *verb);

/* Whether the question that is asked takes orders. */
bool pet_order_taken(const struct pet_game *game, const void *pub);

/* The answer that the order gives to the question asked of the view's seat; PET_MOVE_NONE: none. */
pet_move pet_order_answer(const struct pet_game *game, struct pet_view v,
			  const struct pet_order *order);

/* Puts the question of an auction to this seat in a copy of pub, as if its turn had come; false:
 * there is no auction now. Its legal moves are what an order may name; else the game's answers to
 * reactions are. */
bool pet_order_ask(const struct pet_game *game, void *pub, uint8_t seat);

PET_API_END

#endif
