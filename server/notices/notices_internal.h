/* notices_internal.h: the state of what calls people. */
#ifndef SERVER_NOTICES_INTERNAL_H
#define SERVER_NOTICES_INTERNAL_H

#include "server/notices/notices.h"

enum { WAYS_MAX = 12 }; /* of one user, or of one table */

struct due;
struct event;
struct ids;
struct message;
struct sender;

struct notices {
	struct ids *reached; /* who has a way */
	struct sender *sender;
	struct event *ended;
	struct due *due;         /* what is looked at, */
	struct message *message; /* what is made of it, */
	char *body;              /* and how it is written */
	int flying;              /* posts that are being sent */
	bool soon;               /* the next round is on its way */
	char push_public[PUSH_KEY_TEXT], push_private[PUSH_KEY_TEXT];
};

/* How long one who is away waits before he is called. */
int64_t notices_after_ms(const struct server *s);

/* posts.c: makes posts of news that are due; of how many people there were any. */
int posts_of_news(struct server *s, int64_t now);
struct due *posts_new(void); /* room for it */

#endif
