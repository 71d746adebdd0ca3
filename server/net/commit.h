/* commit.h: what happens when the writes of a loop turn are durable. */
#ifndef SERVER_COMMIT_H
#define SERVER_COMMIT_H

#include <stdbool.h>

struct server;

/* Waits for a commit; part of whatever it is about. */
struct waiting {
	struct waiting *next;
	void (*taken)(struct waiting *w); /* its commit begins; NULL: does not matter */
	/* Its commit has ended; it is freed here. */
	void (*ended)(struct server *s, struct waiting *w, bool durable);
};

void commit_open(struct server *s);
void commit_close(struct server *s);
void commit_wait(struct server *s, struct waiting *w);
/* At the end of a loop turn: starts a commit of its writes, or queues them for the next one if a
 * commit is running. */
void commit_turn(struct server *s);
/* Waits until everything is durable, then does what waited for it. */
void commit_now(struct server *s);

#endif
