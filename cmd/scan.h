/* scan.h: looks things up in JSON from a server: no tree, only pointers into the text. The text is
 * expected to be from one of our servers; malformed JSON yields NULL, and nothing is read beyond
 * the terminating zero. */
#ifndef CMD_SCAN_H
#define CMD_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The value of a key in the object at s; NULL: not an object, or no such key. */
const char *scan_key(const char *s, const char *key);

/* The first element of the array at s, and the next one; NULL: there is none. */
const char *scan_first(const char *s);
const char *scan_next(const char *element);

/* The end of the value at s; NULL: it is not terminated. */
const char *scan_end(const char *s);

/* The string of a key without escapes, truncated to n bytes; "" if there is none. */
const char *scan_text(const char *s, const char *key, char *out, size_t n);
int64_t scan_number(const char *s, const char *key, int64_t otherwise);
bool scan_true(const char *s, const char *key);

#endif
