/* bitset.h: small sets as bits of one word: sea spaces, islands, cards, seats. A set of up to 64
 * things is a uint64_t, bit i for thing i; narrower words convert to it. Members are visited in
 * ascending order, so lists of moves are the same everywhere. */
#ifndef CORE_BITSET_H
#define CORE_BITSET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The set of one thing. */
static inline uint64_t pet_bit(unsigned i)
{
	return UINT64_C(1) << i;
}

static inline bool pet_has(uint64_t set, unsigned i)
{
	return set >> i & 1;
}

/* Size of a set. __builtin_popcountll is a library call where the target is not known to have the
 * instruction; this is not. */
static inline unsigned pet_count(uint64_t set)
{
	set = set - (set >> 1 & 0x5555555555555555u);
	set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
	set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (unsigned)(set * 0x0101010101010101u >> 56);
}

/* The lowest member of a non-empty set. */
static inline unsigned pet_lowest(uint64_t set)
{
	return (unsigned)__builtin_ctzll(set);
}

/* The member that has `below` smaller members. */
static inline unsigned pet_nth(uint64_t set, unsigned below)
{
	for (; below > 0; below--)
		set &= set - 1;
	return pet_lowest(set);
}

/* Eight small counters that stand side by side, the first one lowest. On a GPU (gpu/) words must be
 * aligned, and loads are what a question costs most: two of words instead of eight of bytes. */
static inline uint64_t pet_eight(const uint8_t *counter)
{
	uint64_t v;
#ifdef PET_PLAYS_ONLY
	uint64_t next = 0;
	unsigned past = (unsigned)((uintptr_t)counter % 8);
	const void *word = __builtin_assume_aligned(counter - past, 8);
	memcpy(&v, word, 8);
	if (!past)
		return v;
	memcpy(&next, __builtin_assume_aligned((const uint8_t *)word + 8, 8), 8);
	return v >> 8 * past | next << (64 - 8 * past);
#else
	memcpy(&v, counter, 8);
	return v;
#endif
}

/* Visits the members of a set, lowest first; break and continue work as in a plain loop. The set is
 * evaluated once, at the start. */
#define PET_FOR_EACH(i, set)                                                                       \
	for (uint64_t i##_rest = (set); i##_rest; i##_rest = 0)                                    \
		for (unsigned i; i##_rest && (i = pet_lowest(i##_rest), 1);                        \
		     i##_rest &= i##_rest - 1)

#ifdef __cplusplus
}
#endif

#endif
