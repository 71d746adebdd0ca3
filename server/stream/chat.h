/* chat.h: what people say at a table. */
#ifndef SERVER_CHAT_H
#define SERVER_CHAT_H

#include <stdbool.h>

struct chat_row;
struct pet_json;
struct server;
struct table;

/* Whether this seat (below 0: an observer) may read the message. */
bool chat_for(const struct chat_row *said, int seat);
/* Members of a message: with whom it calls by name, as far as they may read it. The caller opens the object. */
void chat_show(struct pet_json *j, const struct table *m, const struct chat_row *said);
/* Stores what was said and tells the others after the commit. Its id; below 0: the store failed. */
int chat_say(struct server *s, const struct table *m, struct chat_row *said);
/* Something was said at another server. */
void chat_heard(struct server *s, const char *table, int id);

#endif
