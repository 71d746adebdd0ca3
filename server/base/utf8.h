/* utf8.h: valid UTF-8. Everything else is refused on arrival: PostgreSQL would refuse it in the
 * middle of somebody else's transaction, and browsers render it in different ways. */
#ifndef SERVER_UTF8_H
#define SERVER_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Length of the character at s, 0 if it is invalid. */
int utf8_length(const unsigned char *s, const unsigned char *end);
/* Whole characters only, none of them zero. */
bool utf8_valid(const char *s, size_t n);
/* Copies as many whole characters as fit into n bytes, zero-terminated. */
void utf8_copy(char *to, size_t n, const char *from);

#endif
