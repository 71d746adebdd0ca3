/* scan_test: lookups in JSON from a server (cmd/scan.h); broken JSON, truncated at every byte and
 * corrupted at random, is never read beyond its end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/scan.h"
#include "core/game.h"

static int failed;

#define CHECK(condition)                                                                           \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("FAILED line %d: %s\n", __LINE__, #condition);                      \
			failed++;                                                                  \
		}                                                                                  \
	} while (0)

static const char text[] =
	"{\"line\": 57, \"you\":\"s2\", \"view\" : {\"a\": [1, 2.5, {\"b\": \"}]\\\"\"}], \"you\": "
	"\"s9\"},"
	"\"none\":null,\"on\":true, "
	"\"off\":false,\"less\":-3,\"list\":[{\"id\":\"x\"},{\"id\":\"y\"}],"
	"\"empty\":[],\"word\":\"a \\\"quoted\\\" one\"}";

static void finds(void)
{
	char out[8];
	const char *view = scan_key(text, "view");
	CHECK(scan_number(text, "line", 0) == 57 && scan_number(text, "less", 0) == -3);
	CHECK(scan_number(text, "missing", 9) == 9 && scan_number(text, "you", 9) == 9);
	CHECK(!strcmp(scan_text(text, "you", out, sizeof out), "s2"));
	CHECK(!strcmp(scan_text(view, "you", out, sizeof out), "s9"));
	CHECK(!strcmp(scan_text(text, "none", out, sizeof out), ""));
	CHECK(!strcmp(scan_text(text, "word", out, sizeof out), "a \"quot"));
	CHECK(scan_true(text, "on") && !scan_true(text, "off") && !scan_true(text, "missing"));
	CHECK(view && *view == '{' && !strncmp(scan_end(view), ",\"none\"", 7));
	CHECK(!scan_key(text, "id") && !scan_key(NULL, "id") && !scan_key("[]", "id"));
	const char *one = scan_first(scan_key(text, "list")), *two = one ? scan_next(one) : NULL;
	CHECK(two && !strcmp(scan_text(two, "id", out, sizeof out), "y") && !scan_next(two));
	CHECK(!scan_first(scan_key(text, "empty")) && !scan_first(text) && !scan_first(NULL));
}

/* The copy ends where its memory ends, so that a sanitizer catches an overrun by one byte. */
static void look_everywhere(const char *s, size_t n)
{
	char out[8], *copy = malloc(n + 1);
	if (!copy)
		exit(1);
	memcpy(copy, s, n);
	copy[n] = 0;
	static const char *const keys[] = { "line", "view", "list", "word", "missing" };
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const char *found = scan_key(copy, keys[i]), *end = found ? scan_end(found) : NULL;
		CHECK(!found || (found >= copy && found <= copy + n));
		CHECK(!end || (end >= found && end <= copy + n));
		scan_text(copy, keys[i], out, sizeof out);
		scan_number(copy, keys[i], 0);
		int elements = 0;
		for (const char *e = scan_first(found); e && elements < 100; e = scan_next(e))
			elements++;
		CHECK(elements < 100);
	}
	free(copy);
}

int main(void)
{
	struct pet_bits bits = { 7 };
	char bent[sizeof text];
	finds();
	for (size_t n = 0; n < sizeof text; n++)
		look_everywhere(text, n < sizeof text - 1 ? n : sizeof text - 1);
	for (int round = 0; round < 20000; round++) {
		memcpy(bent, text, sizeof text);
		for (uint32_t k = 1 + pet_bits_below(&bits, 4); k; k--)
			bent[pet_bits_below(&bits, sizeof text - 1)] =
				"{}[]\",:\\ 1tn"[pet_bits_below(&bits, 12)];
		look_everywhere(bent, strlen(bent));
	}
	printf(failed ? "%d checks failed\n" : "ok scan\n", failed);
	return failed != 0;
}
