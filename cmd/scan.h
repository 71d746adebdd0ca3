/* scan.h: looks things up in JSON that a server sent: no tree, only pointers into the text.
 *
 * The text is taken as it comes from a server of ours; one that is no JSON leads to NULL, never
 * beyond its ending zero. */
#ifndef CMD_SCAN_H
#define CMD_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The value of a key in the object that begins at s; NULL: s is none, or it has no such key. */
const char *scan_key(const char *s, const char *key);

/* The first element of the array at s, and the one after; NULL: there is none. */
const char *scan_first(const char *s);
const char *scan_next(const char *element);

/* Just behind the value that begins at s; NULL: it does not end. */
const char *scan_end(const char *s);

/* The string of a key without escapes, cut to n bytes; "" where there is none. */
const char *scan_text(const char *s, const char *key, char *out, size_t n);
int64_t scan_number(const char *s, const char *key, int64_t otherwise);
bool scan_true(const char *s, const char *key);

#endif
