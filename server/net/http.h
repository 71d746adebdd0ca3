/* http.h: requests come in: limits, routing, and those that are tried again. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <stdbool.h>
#include <stddef.h>

struct server;

bool http_open(struct server *s, char *error, size_t n);
/* A table has been loaded, or cannot be: retries the requests that wait for one. */
void http_go_on(struct server *s);

#endif
