/* configs.h: every way to play a game: each number of seats with each value of each option. */
#ifndef TESTS_CONFIGS_H
#define TESTS_CONFIGS_H

#include "core/game.h"

struct config {
	const struct pet_game *game;
	struct pet_setup setup;
	char name[160]; /* "legendary seats=3 layout=quick" */
};

/* The default options. */
struct config config_usual(const struct pet_game *game, uint8_t seats);

/* Calls visit for the default options and then with one option changed at a time: names take every
 * value, numbers their minimum and maximum; also with a spoiled pack (spoil.h). Set-ups that are refused are skipped (never the
 * default). */
void configs_each(const struct pet_game *game, uint8_t seats, void (*visit)(const struct config *));

#endif
