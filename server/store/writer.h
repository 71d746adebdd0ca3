/* writer.h: deferred writes, batched.
 *
 * A write that cannot be refused needs no result: the database is ours alone, or we hold the table
 * (table_hold). The writes of a loop turn are queued and run in one transaction. With a database of
 * our own a thread does that while the loop continues: writer_commit hands them over. Whoever needs
 * the connection calls writer_settle first: it waits for the thread and flushes the queue into the
 * open transaction, so that reads and writes keep their order. */
#ifndef SERVER_WRITER_H
#define SERVER_WRITER_H

#include "server/store/db.h"

struct writer;

struct writer *writer_open(struct db *db, bool threaded); /* NULL: no thread available */
void writer_close(struct writer *w);
int writer_fd(const struct writer *w); /* readable when a commit has ended; -1: no thread */

/* Queues a write. sql must be a string constant; texts are copied. */
void writer_add(struct writer *w, const char *sql, const struct cell *param, int params);
bool writer_empty(const struct writer *w); /* nothing is queued */

/* The connection is the caller's until the next writer_commit. False: a queued write failed. open:
 * whether a transaction is open. */
bool writer_settle(struct writer *w, bool *open);

/* Commits the queue (and the transaction, if one is open) on the thread. */
void writer_commit(struct writer *w, bool open);
/* Waits for the end of the last commit: whether it is durable. If not, wrong says why; it may be
 * NULL. */
bool writer_result(struct writer *w, const char **wrong);
bool writer_unsure(struct writer *w); /* it may be durable all the same */
/* Discards the queue. */
void writer_drop(struct writer *w);

#endif
