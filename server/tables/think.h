/* think.h: bots, and other work for all cores, on threads. */
#ifndef SERVER_THINK_H
#define SERVER_THINK_H

#include <stdbool.h>
#include <stdint.h>

struct server;
struct table;

bool think_open(struct server *s);
void think_close(struct server *s);
void think_move(struct server *s, struct table *m, uint8_t seat);

struct think_counts {
	int kept;            /* bots that keep a tree for their next question */
	uint64_t went_on;    /* how many reused one */
	int bots, passwords; /* jobs waiting for a thread */
};

void think_count(struct server *s, struct think_counts *out);
/* Runs work on a thread, then done on the loop; who: the client. False: too many are waiting. */
bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg);
void think_end(struct server *s); /* finishes what a client is waiting for, stops bots */

#endif
