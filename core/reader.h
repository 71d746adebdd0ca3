/* reader.h: a strict JSON reader for positions.
 *
 * A cursor over s[0..n-1]: nothing is read beyond n, nothing is allocated, nesting is bounded. The
 * first thing that is wrong is kept in the fault; after that every call answers false. Only what
 * positions need: objects, arrays, short strings, whole numbers, true, false, null. */
#ifndef CORE_READER_H
#define CORE_READER_H

#include "core/position.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { PET_READER_WORD = 64, PET_READER_DEPTH = 16 };

struct pet_reader {
	const char *s;
	size_t n, at;
	struct pet_fault *fault;
	bool failed;
};

struct pet_word {
	char s[PET_READER_WORD]; /* ended by a zero */
	uint32_t n;
};

/* The text of a fault: what, then 'word' in quotes unless word is NULL. Cut where it is too long.
 */
void pet_fault_say(struct pet_fault *fault, const char *what, const char *word, size_t n);

struct pet_reader pet_reader_over(const char *s, size_t n, struct pet_fault *fault);

/* Notes what is wrong here (the first time) and returns false. */
bool pet_reader_fail(struct pet_reader *r, const char *what, const char *word, size_t n);

/* The next character that is no space, not taken; 0 at the end. */
char pet_reader_peek(struct pet_reader *r);

/* Takes c or fails. */
bool pet_reader_take(struct pet_reader *r, char c);

/* After '{' or '[' was taken: true when another element follows (its comma taken), false when close
 * was taken or on a fault. */
bool pet_reader_more(struct pet_reader *r, char close, bool *first);

bool pet_reader_word(struct pet_reader *r, struct pet_word *w);

/* A key and its colon. */
bool pet_reader_key(struct pet_reader *r, struct pet_word *w);

/* A whole number: sign and magnitude. */
bool pet_reader_number(struct pet_reader *r, bool *minus, uint64_t *value);

/* true, false or null: answers 't', 'f', 'n', or 0 on a fault. */
char pet_reader_name(struct pet_reader *r);

/* Passes over one value of any form. */
bool pet_reader_skip(struct pet_reader *r);

#ifdef __cplusplus
}
#endif

#endif
