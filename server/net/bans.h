/* bans.h: banned users and addresses. */
#ifndef SERVER_BANS_H
#define SERVER_BANS_H

#include <stdbool.h>

struct server;

void bans_read(struct server *s);
bool banned(const struct server *s, const char *who);
void bans_free(struct server *s);

#endif
