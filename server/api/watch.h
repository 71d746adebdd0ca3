/* watch.h: health checks and metrics for the operator's monitoring. */
#ifndef SERVER_WATCH_H
#define SERVER_WATCH_H

#include <stdbool.h>
#include <stddef.h>

struct server;

bool watch_open(struct server *s, char *error, size_t n);
void watch_close(struct server *s);

#endif
