/* known.h: which bots people may seat. */
#ifndef SERVER_KNOWN_H
#define SERVER_KNOWN_H

#include "core/game.h"

/* Whether it is a bot that people may seat at this game; NULL is not. */
bool bot_known(const char *name, const struct pet_game *game);

#endif
