/* utf8.c: whole UTF-8 characters. */
#include "server/base/utf8.h"

#include <string.h>

int utf8_length(const unsigned char *s, const unsigned char *end)
{
	int n = *s < 0x80                 ? 1
		: *s >= 0xc2 && *s < 0xe0 ? 2
		: *s >= 0xe0 && *s < 0xf0 ? 3
		: *s >= 0xf0 && *s < 0xf5 ? 4
					  : 0;
	if (n == 0 || end - s < n)
		return 0;
	for (int i = 1; i < n; i++)
		if ((s[i] & 0xc0) != 0x80)
			return 0;
	/* no overlong forms, no surrogates, nothing above U+10FFFF */
	if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] >= 0xa0) ||
	    (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] >= 0x90))
		return 0;
	return n;
}

bool utf8_valid(const char *s, size_t n)
{
	const unsigned char *at = (const unsigned char *)s, *end = at + n;
	while (at < end) {
		int bytes = *at ? utf8_length(at, end) : 0;
		if (bytes == 0)
			return false;
		at += bytes;
	}
	return true;
}

void utf8_copy(char *to, size_t n, const char *from)
{
	const unsigned char *at = (const unsigned char *)from, *end = at + strlen(from);
	size_t used = 0;
	while (at < end) {
		int bytes = utf8_length(at, end);
		if (bytes == 0 || used + (size_t)bytes >= n)
			break;
		memcpy(to + used, at, (size_t)bytes);
		used += (size_t)bytes;
		at += bytes;
	}
	to[used] = 0;
}
