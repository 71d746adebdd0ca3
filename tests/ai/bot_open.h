/* bot_open.h: a bot by its name, in its own memory, and games of such bots. */
#ifndef PETTEIA_TESTS_BOT_OPEN_H
#define PETTEIA_TESTS_BOT_OPEN_H

#include <stdbool.h>
#include <stdint.h>

#include "core/game.h"

/* Ends the program if there is no such bot. Budgets of time are measured with thread_ns. */
void *bot_open(const char *name, uint64_t seed);

/* Chance or the bot of the seat that is asked moves. False: the game is over. */
bool bots_move(const struct pet_game *game, void *state, void *const *bot, struct pet_bits *bits);

/* Threads of bots with threads= (ai/bot.h, in_parallel); usual: NULL. */
extern void (*bot_threads)(void (*work)(void *arg, unsigned i), void *arg, unsigned n);

/* CPU time of this thread: other programs on the machine do not count. */
uint64_t thread_ns(void);

#endif
