/* clock.c: the time, for limits, clocks and everything that is stored. */
#include "server/base/clock.h"

#include <time.h>

static int64_t clock_ms(clockid_t which)
{
	struct timespec t;
	clock_gettime(which, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t monotonic_ms(void)
{
	return clock_ms(CLOCK_MONOTONIC);
}

static _Atomic int64_t start;

void clock_follow(int64_t now)
{
	start = now - monotonic_ms();
}

/* Wall-clock time at the first call, or what clock_follow was told, advanced by a monotonic clock: if
 * somebody sets the host's clock, limits and games' clocks do not jump. */
int64_t now_ms(void)
{
	int64_t offset = start;
	if (!offset)
		start = offset = clock_ms(CLOCK_REALTIME) - monotonic_ms();
	return offset + monotonic_ms();
}
