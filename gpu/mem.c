/* mem.c: the four functions that the engine needs from outside. Not inlined: the compiler knows
 * them by name and replaces short copies of fixed size anyway. */
#include <stdint.h>
#include <string.h>

typedef uint32_t four_words __attribute__((vector_size(16)));

/* Whether both addresses and the number are multiples of so many bytes. */
static int multiples(const void *a, const void *b, size_t n, unsigned bytes)
{
	return (((uintptr_t)a | (uintptr_t)b | n) & (bytes - 1)) == 0;
}

__attribute__((noinline)) void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	if (multiples(to, from, n, 16)) {
		for (size_t i = 0; i < n / 16; i++)
			((four_words *)to)[i] = ((const four_words *)from)[i];
		return to;
	}
	if (multiples(to, from, n, 4)) {
		for (size_t i = 0; i < n / 4; i++)
			((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
		return to;
	}
	for (size_t i = 0; i < n; i++)
		((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
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
	if (multiples(to, to, n, 4)) {
		for (size_t i = 0; i < n / 4; i++)
			((uint32_t *)to)[i] = 0x01010101u * (unsigned char)c;
		return to;
	}
	for (size_t i = 0; i < n; i++)
		((unsigned char *)to)[i] = (unsigned char)c;
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
