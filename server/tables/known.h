/* known.h: which bots people may seat. */
#ifndef SERVER_KNOWN_H
#define SERVER_KNOWN_H

#include "core/game.h"

/* Whether it is a bot that people may seat at this game; NULL is not. */
bool bot_known(const char *name, const struct pet_game *game);

/* The whole name of a seat's bot at a table: a weak one that was not told whom to play is cast for the whole
 * match; one that plays for a person plays nobody. */
struct seat_row;
void bot_cast(const struct seat_row *seat, int i, const char *table, const struct pet_game *game,
	      char out[]);

#endif
