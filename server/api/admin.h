/* admin.h: the operator's socket. */
#ifndef SERVER_ADMIN_H
#define SERVER_ADMIN_H

#include <stdbool.h>
#include <stddef.h>

struct server;

/* Prefix of the hash of a one-time password. */
#define PASSWORD_ONCE "once:"

bool admin_open(struct server *s, char *error, size_t n);
void admin_close(struct server *s);

#endif
