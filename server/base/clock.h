/* clock.h: the time. */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include <stdint.h>

#define DAY_MS (86400ll * 1000)

int64_t now_ms(void); /* ms since 1970, unaffected by clock changes while running */
/* It is this time now, by a clock that other servers share. */
void clock_follow(int64_t now);
int64_t monotonic_ms(void); /* monotonic */

#endif
