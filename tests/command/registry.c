/* registry.c: replaces games/registry.c in petteia_sample: the sample game alone. */
#include "core/game.h"

extern const struct pet_game sample_game;

const struct pet_game *const pet_all_games[] = { &sample_game, NULL };
