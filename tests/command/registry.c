/* registry.c: instead of games/registry.c, for petteia_sample: the sample game alone. */
#include "core/game.h"

extern const struct game sample_game;

const struct game *const games[] = { &sample_game, NULL };
