/* writer.h: a thread that makes writes durable while the loop goes on.
 *
 * Only for a database that nobody else uses: there a write cannot be refused because another server
 * was faster, so nobody needs its answer. Writes of a turn are kept in memory; writer_commit hands
 * them over, and the thread carries them out in one transaction. Whoever wants to use the
 * connection himself calls writer_settle first: it waits for the thread and brings the kept writes
 * into the open transaction, so that everything is read and written in order. */
#ifndef SERVER_WRITER_H
#define SERVER_WRITER_H

#include "server/db.h"

struct writer;

struct writer *writer_open(struct db *db); /* NULL: no thread to be had */
void writer_close(struct writer *w);
int writer_fd(const struct writer *w); /* readable when a commit has ended */

/* Keeps a write. sql must be a string constant; texts are copied. */
void writer_add(struct writer *w, const char *sql, const struct cell *param, int params);
bool writer_empty(const struct writer *w); /* nothing is kept */

/* The connection is the caller's until the next writer_commit. False: a kept write failed. open:
 * whether a transaction is open. */
bool writer_settle(struct writer *w, bool *open);

/* Commits what is kept (and the transaction, if one is open) on the thread. */
void writer_commit(struct writer *w, bool open);
/* Waits for the end of the last commit: is it durable? If not, wrong says why; it may be NULL. */
bool writer_result(struct writer *w, const char **wrong);
/* Forgets what is kept. */
void writer_drop(struct writer *w);

#endif
