/* reader.h: a strict JSON reader for positions.
 *
 * A cursor over s[0..n-1]: nothing is read beyond n, nothing is allocated, nesting is bounded. The
 * first thing that is wrong is kept in the fault; after that every call answers false. Only what
 * positions need: objects, arrays, short strings, whole numbers, true, false, null. */
#ifndef CORE_READER_H
#define CORE_READER_H

#include "core/position.h"

enum { READER_WORD = 64, READER_DEPTH = 16 };

struct reader {
	const char *s;
	size_t n, at;
	struct fault *fault;
	bool failed;
};

struct word {
	char s[READER_WORD]; /* ended by a zero */
	uint32_t n;
};

/* The text of a fault: what, then 'word' in quotes unless word is NULL. Cut where it is too long.
 */
void fault_say(struct fault *fault, const char *what, const char *word, size_t n);

struct reader reader_over(const char *s, size_t n, struct fault *fault);

/* Notes what is wrong here (the first time) and returns false. */
bool reader_fail(struct reader *r, const char *what, const char *word, size_t n);

/* The next character that is no space, not taken; 0 at the end. */
char reader_peek(struct reader *r);

/* Takes c or fails. */
bool reader_take(struct reader *r, char c);

/* After '{' or '[' was taken: true when another element follows (its comma taken), false when close
 * was taken or on a fault. */
bool reader_more(struct reader *r, char close, bool *first);

bool reader_word(struct reader *r, struct word *w);

/* A key and its colon. */
bool reader_key(struct reader *r, struct word *w);

/* A whole number: sign and magnitude. */
bool reader_number(struct reader *r, bool *minus, uint64_t *value);

/* true, false or null: answers 't', 'f', 'n', or 0 on a fault. */
char reader_name(struct reader *r);

/* Passes over one value of any form. */
bool reader_skip(struct reader *r);

#endif
