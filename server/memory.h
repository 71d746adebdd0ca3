/* memory.h: memory that is there, or the server ends with a word.
 *
 * What is asked for here is small; where it is not to be had the host is out of memory. Then a reserve
 * is given back to the system and the caller gets his memory from that. If even that does not help
 * the server ends at once: nothing that was acknowledged is lost by that, and nobody goes on with
 * half of something. */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

void *memory_new(size_t bytes);                 /* zeroed */
void *memory_grow(void *old, size_t bytes);     /* realloc; of NULL: as it comes */
void *memory_aligned(size_t bytes);             /* for states: by 64 */
char *memory_text(const char *text);            /* strdup */
char *memory_bytes(const char *text, size_t n); /* strndup */

/* How often the reserve was needed. */
unsigned long memory_shortages(void);

/* A test may let any of them fail. */
extern bool (*memory_fails)(void);

#endif
