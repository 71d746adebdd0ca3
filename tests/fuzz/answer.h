/* answer.h: parses what the server sends, as strictly as a client may. */
#ifndef TESTS_FUZZ_ANSWER_H
#define TESTS_FUZZ_ANSWER_H

#include <stdbool.h>
#include <stddef.h>

/* Checks all answers of a connection; aborts at the first bad one. The last may be a stream, or
 * truncated. */
void answers_check(const char *s, size_t n);

#endif
