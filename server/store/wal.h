/* wal.h: checks whether SQLite's write-ahead log is intact.
 *
 * SQLite reads its log up to the first invalid frame and takes that for the end, which is right
 * after a power cut, when the last transaction was not written in full. But if more transactions
 * follow, they were durable once, and the log has been damaged. SQLite would drop them silently. */
#ifndef SERVER_WAL_H
#define SERVER_WAL_H

#include <stdbool.h>
#include <stddef.h>

/* True: intact, or absent. Else the reason. */
bool wal_whole(const char *database, char *why, size_t n);
/* Moves a damaged log aside for analysis, and leaves SQLite a readable copy. */
bool wal_put_aside(const char *database, char *why, size_t n);

#endif
