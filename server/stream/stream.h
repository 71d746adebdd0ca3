/* stream.h: Server-Sent Events: who follows which table. */
#ifndef SERVER_STREAM_H
#define SERVER_STREAM_H

#include <stdbool.h>
#include <stdint.h>

struct chat_row;
struct evbuffer;
struct req;
struct server;
struct table;

void stream_open(struct server *s, struct req *r);
/* changed: something else than lines is new, too. */
void stream_line(struct server *s, struct table *m, bool changed);
void stream_turn(struct table *m); /* whose turn it is and who is thinking, if that changed */
/* The ids of those who have blocked the user, each followed by a space; to be freed. NULL: the store
 * fails. */
char *chat_blockers(struct server *s, const char *user);
void stream_chat(struct server *s, struct table *m, const struct chat_row *said,
		 const char *blockers);
void stream_follow(struct server *s, const char *user, struct table *m);
void stream_sent_away(struct table *m, const char *user);
void stream_flush(struct server *s);
void stream_close_all(struct server *s);
void stream_close_of(struct server *s, const char *who);     /* a user's, or an address's */
void stream_close_token(struct server *s, const char *hash); /* a login's */
void stream_retoken(struct server *s, const char *hash,
		    const char *now);                  /* it continues with another login */
void stream_use_tokens(struct server *s, int64_t now); /* an open stream keeps its login alive */
void stream_rename(struct server *s, const char *user, const char *now);
void stream_notice(struct server *s, const char *text);
void stream_list(struct server *s, uint8_t lang, struct evbuffer *out);
bool stream_connected(const struct table *m, int seat); /* at any server */
void stream_elsewhere(struct table *m, uint32_t seats); /* presence changed at other servers */
int stream_watchers(const struct table *m);             /* streams of observers */
void stream_table_gone(struct table *m);

#endif
