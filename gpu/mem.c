/* mem.c: the four functions that the engine needs from outside; the header replaces short copies of
 * fixed size. Every access of a thread to its own state counts, so bytes are moved in words where
 * both addresses allow it, and the rest one by one. */
#include <stdint.h>
#include <string.h>

typedef uint32_t four_words __attribute__((vector_size(16)));

/* Whether both addresses and the number are multiples of so many bytes. */
static int multiples(const void *a, const void *b, size_t n, unsigned bytes)
{
	return (((uintptr_t)a | (uintptr_t)b | n) & (bytes - 1)) == 0;
}

__attribute__((noinline)) void *(memcpy)(void *restrict to, const void *restrict from, size_t n)
{
	unsigned char *a = to;
	const unsigned char *b = from;
	if (multiples(a, b, n, 16)) {
		for (size_t i = 0; i < n / 16; i++)
			((four_words *)to)[i] = ((const four_words *)from)[i];
		return to;
	}
	if (((uintptr_t)a ^ (uintptr_t)b) % 8 == 0) {
		for (; n && (uintptr_t)a % 8; n--)
			*a++ = *b++;
		for (; n >= 8; n -= 8, a += 8, b += 8)
			*(uint64_t *)(void *)a = *(const uint64_t *)(const void *)b;
	}
	while (n--)
		*a++ = *b++;
	return to;
}

__attribute__((noinline)) void *memmove(void *to, const void *from, size_t n)
{
	unsigned char *a = to;
	const unsigned char *b = from;
	if (a < b)
		for (size_t i = 0; i < n; i++)
			a[i] = b[i];
	else
		for (size_t i = n; i-- > 0;)
			a[i] = b[i];
	return to;
}

__attribute__((noinline)) void *memset(void *to, int c, size_t n)
{
	unsigned char *a = to;
	for (; n && (uintptr_t)a % 8; n--)
		*a++ = (unsigned char)c;
	for (; n >= 8; n -= 8, a += 8)
		*(uint64_t *)(void *)a = 0x0101010101010101u * (unsigned char)c;
	while (n--)
		*a++ = (unsigned char)c;
	return to;
}

__attribute__((noinline)) int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;
	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i])
			return x[i] - y[i];
	return 0;
}
