/* address.h: client addresses, also behind proxies. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include <stdbool.h>

struct req;
struct server;

enum { ADDRESS_MAX = 64 };

bool proxies_open(struct server *s);
void address_find(struct req *r);
/* The form of an address used for limits and bans: IPv6 by its /64. False: not an address. */
bool address_key(const char *s, char out[ADDRESS_MAX]);

#endif
