/* think.h: work for all cores, on threads. */
#ifndef SERVER_THINK_H
#define SERVER_THINK_H

#include <stdbool.h>
#include <stdint.h>

struct server;

enum think_kind { THINK_PASSWORD, THINK_QUICK, THINK_LONG, THINK_KINDS };

/* work runs on a thread, then done on the loop. */
struct think_job {
	void (*work)(void *arg);
	void (*done)(struct server *s, void *arg);
	void *arg;
};

bool think_open(struct server *s);
void think_close(struct server *s);
void think_end(struct server *s); /* finishes what a client is waiting for, stops bots */
/* who: the client. False: too many are waiting. */
bool think_queue(struct server *s, enum think_kind kind, const char *who, struct think_job job);
/* The same for what takes as long as a password. */
bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg);
int think_idle(struct server *s); /* threads without work */
uint64_t think_clock_ns(void);    /* for bots, */
bool think_stopped(void);         /* who do not go on when the server ends */

struct think_counts {
	int bots, passwords; /* jobs waiting for a thread */
};

void think_count(struct server *s, struct think_counts *out);

#endif
