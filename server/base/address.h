/* address.h: addresses of clients and of trusted proxies. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include <stdbool.h>

struct proxies;

enum { ADDRESS_MAX = 64 };

/* "10.0.0.9,fd00::/8"; NULL: one of them is not an address. */
struct proxies *proxies_open(const char *list);
bool proxies_have(const struct proxies *p, const char *address);
bool address_is(const char *s);
/* The form of an address used for limits and bans: IPv6 by its /64. False: not an address. */
bool address_key(const char *s, char out[ADDRESS_MAX]);

#endif
