/* wal.h: is SQLite's write-ahead log whole?
 *
 * SQLite reads its log up to the first frame that does not fit and takes that for the end: so it is
 * after a power cut, where the last transaction was not all written. But if more transactions follow
 * behind, they were durable once, and something has damaged the log. SQLite would drop them without
 * a word. */
#ifndef SERVER_WAL_H
#define SERVER_WAL_H

#include <stdbool.h>
#include <stddef.h>

/* True: whole, or there is none. Else why not, in words. */
bool wal_whole(const char *database, char *why, size_t n);
/* Puts a damaged log aside, for those who know more about it, and leaves SQLite a copy of it to read. */
bool wal_put_aside(const char *database, char *why, size_t n);

#endif
