/* commit.h: answers wait until the writes of their loop turn are durable. */
#ifndef SERVER_COMMIT_H
#define SERVER_COMMIT_H

#include <stddef.h>
#include <stdint.h>

struct chat_row;
struct evhttp_request;
struct server;
struct table;

void commit_open(struct server *s);
void commit_close(struct server *s);
/* At the end of a turn: begins to make its writes durable, unless that is under way for an earlier
 * one; then they come next. */
void commit_turn(struct server *s);
/* Waits until all is durable and sends what waits for that. */
void commit_now(struct server *s);
/* What is sent after the commit: news of a table to its streams, words to them, an answer. */
void commit_news(struct server *s, struct table *m, uint32_t from_line);
void commit_chat(struct server *s, const struct table *m, const struct chat_row *said);
void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie);

#endif
