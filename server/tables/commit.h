/* commit.h: responses wait until the writes of their loop turn are durable. */
#ifndef SERVER_COMMIT_H
#define SERVER_COMMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct chat_row;
struct evhttp_request;
struct server;
struct table;

void commit_open(struct server *s);
void commit_close(struct server *s);
/* At the end of a loop turn: starts a commit of its writes, or queues them for the next one if a
 * commit is running. */
void commit_turn(struct server *s);
/* Waits until everything is durable, then sends the responses. */
void commit_now(struct server *s);
/* Sent after the commit: new lines of a table, and that something else about it has changed; chat; a
 * response. */
void commit_news(struct server *s, struct table *m, bool changed);
void commit_chat(struct server *s, const struct table *m, const struct chat_row *said,
		 char *blockers); /* freed here */
void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie);

#endif
