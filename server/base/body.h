/* body.h: the JSON of a request, flattened: {"seat":[{"kind":"bot"}]} has the one value
 * "seat.0.kind" = "bot". Sizes are bounded; nothing is allocated but the struct itself. */
#ifndef SERVER_BODY_H
#define SERVER_BODY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/position.h"

enum { BODY_VALUES = 96, BODY_PATH = 64, BODY_TEXT = 28 << 10 };

struct body {
	int count;
	struct {
		char path[BODY_PATH];
		char type;   /* 's'tring, '1': a number, 't'rue, 'f'alse, 'n'ull */
		uint32_t at; /* offset of the text, zero-terminated */
		int64_t number;
	} value[BODY_VALUES];
	char text[BODY_TEXT];
	uint32_t used;
	struct pet_fault fault;
};

/* One JSON object and nothing else. NULL, or what is wrong. */
const char *body_read(struct body *b, const char *s, size_t n);

const char *body_find_text(const struct body *b, const char *path); /* NULL: absent */
int64_t body_find_int(const struct body *b, const char *path, int64_t otherwise);
bool body_find_true(const struct body *b, const char *path);
bool body_find_false(const struct body *b, const char *path);

#endif
