/* leaky.h: twins of the sample game that tell secrets, each in its own way. The leak test of the
 * conformance suite must catch every one of them; otherwise it tests nothing. */
#ifndef TESTS_SAMPLE_LEAKY_H
#define TESTS_SAMPLE_LEAKY_H

#include "core/game.h"

enum leak { LEAK_EVENT, LEAK_RECORD, LEAK_FIELD, LEAK_SKIP, LEAK_LEGAL, LEAK_RESAMPLE, LEAK_COUNT };

/* A game that leaks so; its name says how. */
const struct game *leaky_game(enum leak leak);

#endif
