/* hops.h: from whom a request came, also through proxies. */
#ifndef SERVER_HOPS_H
#define SERVER_HOPS_H

#include "server/base/address.h"

struct evhttp_request;
struct req;
struct server;

/* Sets address, connection and secure. */
void hops_find(struct req *r);
/* The address alone. */
const char *hops_address(const struct server *s, struct evhttp_request *http,
			 char out[ADDRESS_MAX]);

#endif
