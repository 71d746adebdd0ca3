/* string.h: what the engine needs of a C library, for a target that has none (mem.c). */
#ifndef GPU_STRING_H
#define GPU_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int c, size_t n);
int memcmp(const void *a, const void *b, size_t n);

#endif
