/* bans.h: users and addresses that are shut out, or may not talk. */
#ifndef SERVER_BANS_H
#define SERVER_BANS_H

#include <stdbool.h>
#include <stdint.h>

struct server;

void bans_read(struct server *s);
bool banned(const struct server *s, const char *who);
bool muted(const struct server *s, const char *who);
int64_t
reports_open(const struct server *s); /* that nobody has settled, when bans were last read */
void bans_free(struct server *s);

#endif
