/* door.h: connections before they become requests: bytes, time, descriptors. */
#ifndef SERVER_DOOR_H
#define SERVER_DOOR_H

#include <stdbool.h>

struct bufferevent;
struct evconnlistener;
struct evhttp_request;
struct server;

bool door_open(struct server *s);
/* The request is complete; address: of its client. False: who sent it takes up too much already. */
bool door_arrived(struct evhttp_request *http, const char *address);
/* Whether unread bytes are bounded: evhttp itself bounds the request it is reading, and our bound
 * costs a check for every line of it. */
void door_bound(struct bufferevent *bev);
void door_unbound(struct bufferevent *bev);
void door_let_in(struct evconnlistener *listener, void *server); /* a descriptor for the operator */
void door_shut(void);
void door_close(void);

#endif
