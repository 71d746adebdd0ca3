/* hops.h: from whom a request came, also through proxies. */
#ifndef SERVER_HOPS_H
#define SERVER_HOPS_H

struct req;

/* Sets address, connection and secure. */
void hops_find(struct req *r);

#endif
