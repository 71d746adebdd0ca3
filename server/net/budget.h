/* budget.h: what strangers may take up: connections, requests that do not arrive, bytes that they do not
 * read; each address by itself, and all together. */
#ifndef SERVER_BUDGET_H
#define SERVER_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bufferevent;
struct evhttp_request;

/* most: connections in all. alone: no limits for one address, for load tests. */
void budget_open(int most, bool alone);
void budget_close(void);

/* A connection was accepted; address: NULL for one of our proxies, whose clients are known by request. False: the address
 * has too many. */
bool budget_connected(struct bufferevent *bev, const char *address);
void budget_begun(struct bufferevent *bev);              /* bytes of a request */
void budget_read(struct bufferevent *bev, size_t bytes); /* so many went out */
/* The request is complete. address: of the client. False: it has too much already. */
bool budget_arrived(struct evhttp_request *http, const char *address);
/* Whether the connection is one of a proxy. */
bool budget_proxied(struct evhttp_request *http);
/* The answer is on its way: so many bytes of it are in our memory, the others belong to the program. */
void budget_answered(struct evhttp_request *http, size_t copied);
/* The answer is a stream: all of its bytes are in our memory. */
void budget_streams(struct evhttp_request *http);

/* Every second: cuts off who does not read, does not finish a request, or stands in the way of others. */
void budget_look(void);
/* Descriptors have run out: cuts off who has been waiting longest. */
void budget_make_room(void);

struct budget_counts {
	int connections, halves;
	size_t unsent; /* bytes in our memory */
	uint64_t cut, refused;
};
struct budget_counts budget_count(void);

#endif
