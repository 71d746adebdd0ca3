/* aside.h: work that may wait for the store, aside from the loop.
 *
 * With a database of our own nothing waits long: aside_do calls, and that is all. With one that is
 * shared, everything that touches tables and users is done on a thread, one piece after the other.
 * That thread and the loop take turns and never run at the same time: the loop hands over at the
 * end of its turn and gets back when all is done, or as soon as the thread waits for the database.
 * So nothing needs a lock, and files, /healthz and new connections go on whatever the database
 * does. Only the loop may look at what the thread left half done: the lists of streams. */
#ifndef SERVER_ASIDE_H
#define SERVER_ASIDE_H

#include <stdbool.h>
#include <stdint.h>

struct server;
struct aside;

typedef void aside_work(struct server *s, void *arg);

bool aside_open(struct server *s);  /* after the store; a thread only if that is shared */
void aside_close(struct server *s); /* all work is done, or given up by the store's time-outs */

/* In order; on this turn of the loop if the store does not keep the thread waiting. */
void aside_do(struct server *s, aside_work *work, void *arg);
void aside_later(struct server *s, int ms, aside_work *work, void *arg);
/* The end of a turn of the loop: works, and makes durable what was written. */
void aside_turn(struct server *s);
/* Since when the store lets the thread wait, in milliseconds; 0: it does not. */
int64_t aside_waiting(const struct server *s);

#endif
