/* string.h: what the engine needs of a C library, for a target that has none (mem.c). */
#ifndef GPU_STRING_H
#define GPU_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int c, size_t n);
int memcmp(const void *a, const void *b, size_t n);

/* Without a C library the compiler takes memcpy for any other function. A few bytes, mostly a word
 * that need not be aligned, must not be a call. */
#define memcpy(to, from, n)                                                                        \
	(__builtin_constant_p(n) && (n) <= 16 ? __builtin_memcpy(to, from, n)                      \
					      : (memcpy)(to, from, n))

#endif
