/* memory.h: allocations that do not fail.
 *
 * These allocations are small: if malloc fails, the host is out of memory. Then a reserve is freed and the allocation
 * retried. If that fails, too, the server exits with a message: nothing acknowledged is lost, and nothing continues
 * half done. */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

void *memory_plain(size_t bytes);               /* malloc */
void *memory_new(size_t bytes);                 /* zeroed */
void *memory_grow(void *old, size_t bytes);     /* realloc; not zeroed for NULL */
void *memory_aligned(size_t bytes);             /* for states: aligned to 64 */
char *memory_text(const char *text);            /* strdup */
char *memory_bytes(const char *text, size_t n); /* strndup */

/* For libevent. */
void *memory_piece(size_t bytes);
void memory_piece_free(void *old);

/* Tests may make any of them fail. */
extern bool (*memory_fails)(void);

#endif
