/* ahead.h: what a seat will be asked after a move of its own, from what it knows. */
#ifndef CLIENTS_TERM_AHEAD_H
#define CLIENTS_TERM_AHEAD_H

#include "core/game.h"

/* The state after the asked seat's move m, as far as that seat can know it. True: the same seat is
 * asked again, with nothing in between. */
bool ahead(const struct pet_game *game, const void *state, pet_move m, void *then);

/* The moves that lead to a question where m belongs: at most two. 0: there is no such way. */
int ahead_way(const struct pet_game *game, const void *state, pet_move m, pet_move way[2]);

#endif
