/* bot_open.h: a bot by its name, in its own memory. */
#ifndef PETTEIA_TESTS_BOT_OPEN_H
#define PETTEIA_TESTS_BOT_OPEN_H

#include <stdint.h>

/* Ends the program if there is no such bot. Budgets of time are measured with thread_ns. */
void *bot_open(const char *name, uint64_t seed);

/* Threads of bots with threads= (ai/bot.h, in_parallel); usual: NULL. */
extern void (*bot_threads)(void (*work)(void *arg, unsigned i), void *arg, unsigned n);

/* CPU time of this thread: other programs on the machine do not count. */
uint64_t thread_ns(void);

#endif
