/* answer.h: what the server sends over a connection, read as strictly as a client may. */
#ifndef TESTS_FUZZ_ANSWER_H
#define TESTS_FUZZ_ANSWER_H

#include <stdbool.h>
#include <stddef.h>

/* One whole JSON value in UTF-8. */
bool json_holds(const char *s, size_t n);

/* All answers of a connection; aborts at the first that should not be. The last one may be a
 * stream, or cut off. */
void answers_check(const char *s, size_t n);

#endif
