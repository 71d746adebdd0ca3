/* admin.h: the operator's socket. */
#ifndef SERVER_ADMIN_H
#define SERVER_ADMIN_H

#include <stdbool.h>
#include <stddef.h>

struct server;

bool admin_open(struct server *s, char *error, size_t n);
void admin_close(struct server *s);
void page_forget(struct server *s); /* the lines of the operator's page that were done */

#endif
