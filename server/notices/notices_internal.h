/* notices_internal.h: the state of what calls people. */
#ifndef SERVER_NOTICES_INTERNAL_H
#define SERVER_NOTICES_INTERNAL_H

#include "server/notices/notices.h"

enum { WAYS_MAX = 12 }; /* of one user, or of one table */

struct event;
struct ids;
struct sender;

struct notices {
	struct ids *reached; /* who has a way */
	struct sender *sender;
	struct event *ended;
	int flying;    /* posts that are being sent */
	int64_t lease; /* until then no other server sends */
	bool soon;     /* the next round is on its way */
	char push_public[PUSH_KEY_TEXT], push_private[PUSH_KEY_TEXT];
};

#endif
