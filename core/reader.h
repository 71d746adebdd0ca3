/* reader.h: a strict JSON reader for positions.
 *
 * A cursor over s[0..n-1]: nothing is read beyond n, nothing is allocated, nesting is bounded. The
 * first error is kept in the fault; after it every call returns false. It supports what positions
 * need: objects, arrays, short strings, integers, true, false, null. */
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

/* Formats a fault: what, then 'word' in quotes unless word is NULL. Truncated if too long. */
void pet_fault_say(struct pet_fault *fault, const char *what, const char *word, size_t n);

struct pet_reader pet_reader_over(const char *s, size_t n, struct pet_fault *fault);

/* Records the error at this place (the first one only) and returns false. */
bool pet_reader_fail(struct pet_reader *r, const char *what, const char *word, size_t n);

/* The next non-space character, without consuming it; 0 at the end. */
char pet_reader_peek(struct pet_reader *r);

/* Consumes c or fails. */
bool pet_reader_take(struct pet_reader *r, char c);

/* After '{' or '[': true when another element follows (its comma consumed), false when close was
 * consumed or on a fault. */
bool pet_reader_more(struct pet_reader *r, char close, bool *first);

bool pet_reader_word(struct pet_reader *r, struct pet_word *w);

/* A key and its colon. */
bool pet_reader_key(struct pet_reader *r, struct pet_word *w);

/* An integer: sign and magnitude. */
bool pet_reader_number(struct pet_reader *r, bool *minus, uint64_t *value);

/* true, false or null: returns 't', 'f', 'n', or 0 on a fault. */
char pet_reader_name(struct pet_reader *r);

/* Skips one value of any form. */
bool pet_reader_skip(struct pet_reader *r);

#ifdef __cplusplus
}
#endif

#endif
