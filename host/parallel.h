/* parallel.h: pieces of one job on several threads. */
#ifndef HOST_PARALLEL_H
#define HOST_PARALLEL_H

#include <stdint.h>

/* Calls work(arg, 0) to work(arg, n - 1), each on a thread of its own as far as there are threads,
 * and returns when all have returned (ai/bot.h, in_parallel). */
void in_parallel(void (*work)(void *arg, unsigned i), void *arg, unsigned n);

/* Threads that in_parallel has begun since the start. */
uint64_t parallel_begun(void);

#endif
