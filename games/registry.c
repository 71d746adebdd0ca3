/* registry.c: the only file that knows which games there are (games.def). */
#include "core/game.h"

#define GAME(id) extern const struct pet_game id##_game;
#include "games/games.def"
#undef GAME

const struct pet_game *const pet_all_games[] = {
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
	NULL
};
