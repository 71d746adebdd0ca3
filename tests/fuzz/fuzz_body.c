/* fuzz_body: the JSON of requests. body_read terminates on any input, and what it accepts can be
 * trusted: every value is found by its path, texts are UTF-8 and end inside the buffer, numbers are
 * in range; a truncated text is refused. */
#include "server/base/body.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/fuzz.h"

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
		promise((n != INT64_MIN) == (b->value[i].type == '1'));
		promise(body_find_true(b, path) == (b->value[i].type == 't'));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static struct body b;
	char *exact = malloc(n + 1); /* the exact size: a sanitizer sees any read beyond */
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
