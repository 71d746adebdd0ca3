/* aside.h: work that may block on the store, off the event loop.
 *
 * With an embedded database nothing blocks for long: aside_do simply calls. With a shared one,
 * everything that touches tables and users runs on one thread, job after job. That thread and the
 * loop alternate and never run at the same time: the loop hands over at the end of its turn and
 * continues when all jobs are done, or as soon as the thread waits for the database. So nothing
 * needs a lock, and static files, /healthz and new connections are served even while the database
 * hangs. While a job is suspended the loop may use only the lists of streams. */
#ifndef SERVER_ASIDE_H
#define SERVER_ASIDE_H

#include <stdbool.h>
#include <stdint.h>

struct server;
struct aside;

typedef void aside_work(struct server *s, void *arg);

bool aside_open(struct server *s);  /* after store_open; starts a thread only if it is shared */
void aside_close(struct server *s); /* all work is done, or given up by the store's time-outs */

/* Runs jobs in order, within this loop turn unless the store blocks. */
void aside_do(struct server *s, aside_work *work, void *arg);
void aside_later(struct server *s, int ms, aside_work *work, void *arg);
/* At the end of a loop turn: runs the jobs and commits what they wrote. */
void aside_turn(struct server *s);
/* Since when the thread has been waiting for the store, in milliseconds; 0: it is not. */
int64_t aside_waiting(const struct server *s);

#endif
