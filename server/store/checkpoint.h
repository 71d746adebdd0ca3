/* checkpoint.h: checkpoints SQLite's write-ahead log in the background.
 *
 * SQLite would do it within some commit, which then takes ten times as long as any other and delays
 * everyone who waits for it. Here a second connection does it on a thread while commits continue. */
#ifndef SERVER_CHECKPOINT_H
#define SERVER_CHECKPOINT_H

#include <sqlite3.h>

struct checkpoints;

/* For a connection to this file; NULL: no thread or second connection is available, and SQLite
 * checkpoints by itself. */
struct checkpoints *checkpoints_open(sqlite3 *conn, const char *file);
void checkpoints_close(struct checkpoints *c); /* before the connection */

#endif
