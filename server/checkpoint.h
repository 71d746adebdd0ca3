/* checkpoint.h: SQLite's write-ahead log, carried over into the database beside the writing.
 *
 * SQLite does it by itself within some commit, which then takes ten times as long as any other and
 * holds up all who wait for it. Here a second connection does it on a thread while commits go on.
 */
#ifndef SERVER_CHECKPOINT_H
#define SERVER_CHECKPOINT_H

#include <sqlite3.h>

struct checkpoints;

/* For a connection to this file; NULL: no thread or no second connection to be had, SQLite goes on
 * doing it by itself. */
struct checkpoints *checkpoints_open(sqlite3 *conn, const char *file);
void checkpoints_close(struct checkpoints *c); /* before the connection */

#endif
