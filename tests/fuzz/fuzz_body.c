/* fuzz_body: the JSON of requests. Whatever comes in, body_read ends, and what it took can be
 * trusted: every value is found by its path, texts are UTF-8 and end inside the buffer, numbers are
 * in range; the same text cut short is refused. */
#include "server/body.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/fuzz.h"

static bool utf8(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;
	while (*s) {
		uint32_t code = *s < 0x80   ? *s
				: *s < 0xe0 ? *s & 31u
				: *s < 0xf0 ? *s & 15u
					    : *s & 7u;
		int more = *s < 0x80 ? 0 : *s < 0xc0 ? -1 : *s < 0xe0 ? 1 : *s < 0xf0 ? 2 : 3;
		static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };
		if (more < 0)
			return false;
		for (int i = 1; i <= more; i++) {
			if ((s[i] & 0xc0) != 0x80)
				return false;
			code = code << 6 | (s[i] & 0x3f);
		}
		if (code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
			return false;
		s += more + 1;
	}
	return true;
}

static void check(const struct body *b)
{
	promise(b->count >= 0 && b->count <= BODY_VALUES && b->used <= BODY_TEXT);
	for (int i = 0; i < b->count; i++) {
		const char *path = b->value[i].path;
		promise(memchr(path, 0, BODY_PATH) != NULL);
		promise(utf8(path));
		const char *text = body_find_text(b, path);
		promise((text != NULL) == (b->value[i].type == 's'));
		if (text) {
			promise(text >= b->text && text < b->text + b->used);
			promise(memchr(text, 0, (size_t)(b->text + b->used - text)) != NULL);
			promise(utf8(text));
		}
		int64_t n = body_find_int(b, path, INT64_MIN);
		promise((n != INT64_MIN) == (b->value[i].type == 'n'));
		promise(body_find_true(b, path) == (b->value[i].type == 't'));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static struct body b;
	char *exact = malloc(n + 1); /* not a byte more: a sanitizer sees what is read beyond */
	memcpy(exact, data, n);
	const char *wrong = body_read(&b, exact, n);
	if (wrong) {
		promise(wrong[0] != 0);
	} else {
		check(&b);
		size_t end = n;
		while (end && exact[end - 1] && strchr(" \t\r\n", exact[end - 1]))
			end--;
		char *shorter = malloc(end);
		memcpy(shorter, exact, end - 1);
		promise(body_read(&b, shorter, end - 1) != NULL);
		free(shorter);
	}
	free(exact);
	return 0;
}
