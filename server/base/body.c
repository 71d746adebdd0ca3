/* body.c: uses the core's JSON reader; strings may be longer and contain any text. */
#include "server/base/body.h"

#include <string.h>

#include "core/reader.h"
#include "server/base/utf8.h"

enum { DEPTH = 6 };
#define NUMBER_MAX 999999999999999999u

struct cursor {
	struct pet_reader r;
	struct body *b;
	char path[BODY_PATH];
};

static bool fail(struct cursor *c, const char *wrong)
{
	return pet_reader_fail(&c->r, wrong, NULL, 0);
}

/* ---- strings --------------------------------------------------------------------------------- */

static void put(struct cursor *c, uint32_t byte)
{
	if (c->b->used + 1 < BODY_TEXT)
		c->b->text[c->b->used++] = (char)byte;
	else
		fail(c, "the strings are too long");
}

static void put_code(struct cursor *c, uint32_t code)
{
	if (code < 0x80) {
		put(c, code);
		return;
	}
	int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
	static const uint32_t lead[] = { 0, 0xc0, 0xe0, 0xf0 };
	put(c, lead[more] | code >> 6 * more);
	while (more--)
		put(c, 0x80 | (code >> 6 * more & 63));
}

static bool hex4(struct cursor *c, uint32_t *out)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";
	*out = 0;
	for (int i = 0; i < 4; i++, c->r.at++) {
		char d = c->r.at < c->r.n ? c->r.s[c->r.at] : 0;
		const char *is = d ? strchr(digits, d) : NULL;
		if (!is)
			return fail(c, "bad escape in a string");
		*out = *out << 4 | (uint32_t)((is - digits) & 15);
	}
	return true;
}

/* After \u: a character, or a surrogate pair. */
static bool unicode(struct cursor *c)
{
	uint32_t code, low;
	if (!hex4(c, &code))
		return false;
	if (code >= 0xdc00 && code < 0xe000)
		return fail(c, "bad escape in a string");
	if (code >= 0xd800 && code < 0xdc00) {
		if (c->r.n - c->r.at < 6 || memcmp(c->r.s + c->r.at, "\\u", 2))
			return fail(c, "bad escape in a string");
		c->r.at += 2;
		if (!hex4(c, &low) || low < 0xdc00 || low > 0xdfff)
			return fail(c, "bad escape in a string");
		code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
	}
	if (code == 0)
		return fail(c, "a string must not contain a zero");
	put_code(c, code);
	return true;
}

static bool escape(struct cursor *c)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	char e = c->r.at < c->r.n ? c->r.s[c->r.at++] : 0;
	const char *is = e ? strchr(from, e) : NULL;
	if (is)
		put(c, (unsigned char)to[is - from]);
	return is || (e == 'u' ? unicode(c) : fail(c, "bad escape in a string"));
}

static bool string(struct cursor *c, uint32_t *at)
{
	const unsigned char *s = (const unsigned char *)c->r.s, *end = s + c->r.n;
	*at = c->b->used;
	if (!pet_reader_take(&c->r, '"'))
		return false;
	while (c->r.at < c->r.n && s[c->r.at] != '"') {
		if (s[c->r.at] < 32)
			return fail(c, "a string must not contain control characters");
		if (s[c->r.at] == '\\') {
			c->r.at++;
			if (!escape(c))
				return false;
			continue;
		}
		int n = utf8_length(s + c->r.at, end);
		if (n == 0)
			return fail(c, "the text is not UTF-8");
		while (n--)
			put(c, s[c->r.at++]);
	}
	put(c, 0);
	return pet_reader_take(&c->r, '"');
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool number(struct cursor *c, int64_t *out)
{
	bool minus;
	uint64_t n;
	if (!pet_reader_number(&c->r, &minus, &n))
		return false;
	if (n > NUMBER_MAX)
		return fail(c, "number is too large");
	*out = minus ? -(int64_t)n : (int64_t)n;
	return true;
}

static bool value(struct cursor *c, int depth);

/* The path is extended by a key or an index while inside. */
static bool element(struct cursor *c, size_t stem, bool keyed, int i, int depth)
{
	struct pet_text path = pet_text_into(c->path + stem, (uint32_t)(BODY_PATH - stem),
					     PET_LANG_EN, NULL, NULL);
	uint32_t at;
	if (stem)
		pet_text_char(&path, '.');
	if (!keyed)
		pet_text_number(&path, i);
	else if (string(c, &at) && pet_reader_take(&c->r, ':'))
		pet_text_put(&path, c->b->text + at);
	else
		return false;
	if (path.cut)
		return fail(c, "a key is too long");
	if (!value(c, depth + 1))
		return false;
	c->path[stem] = 0;
	return true;
}

static bool elements(struct cursor *c, char close, int depth)
{
	size_t stem = strlen(c->path);
	bool first = true;
	c->r.at++;
	if (depth >= DEPTH)
		return fail(c, "the JSON is too deep");
	for (int i = 0; pet_reader_more(&c->r, close, &first); i++)
		if (!element(c, stem, close == '}', i, depth))
			return false;
	return !c->r.failed;
}

static bool value(struct cursor *c, int depth)
{
	char next = pet_reader_peek(&c->r);
	if (next == '{' || next == '[')
		return elements(c, next == '{' ? '}' : ']', depth);
	if (c->b->count == BODY_VALUES)
		return fail(c, "the JSON has too many values");
	for (int i = 0; i < c->b->count; i++)
		if (!strcmp(c->b->value[i].path, c->path))
			return fail(c, "a key is given twice");
	int i = c->b->count++;
	strcpy(c->b->value[i].path, c->path);
	if (next == '"') {
		c->b->value[i].type = 's';
		return string(c, &c->b->value[i].at);
	}
	if (next == '-' || (next >= '0' && next <= '9')) {
		c->b->value[i].type = '1';
		return number(c, &c->b->value[i].number);
	}
	c->b->value[i].type = pet_reader_name(&c->r);
	return c->b->value[i].type;
}

const char *body_read(struct body *b, const char *s, size_t n)
{
	struct cursor c = { pet_reader_over(s, n, &b->fault), b, "" };
	b->count = 0;
	b->used = 0;
	if (pet_reader_peek(&c.r) != '{')
		return "the body must be one JSON object";
	if (value(&c, 0)) {
		pet_reader_peek(&c.r); /* skips white space */
		if (c.r.at < c.r.n)
			fail(&c, "something follows the JSON");
	}
	return c.r.failed ? b->fault.what : NULL;
}

static int find(const struct body *b, const char *path)
{
	for (int i = 0; i < b->count; i++)
		if (!strcmp(b->value[i].path, path))
			return i;
	return -1;
}

const char *body_find_text(const struct body *b, const char *path)
{
	int i = find(b, path);
	return i >= 0 && b->value[i].type == 's' ? b->text + b->value[i].at : NULL;
}

int64_t body_find_int(const struct body *b, const char *path, int64_t otherwise)
{
	int i = find(b, path);
	return i >= 0 && b->value[i].type == '1' ? b->value[i].number : otherwise;
}

bool body_find_true(const struct body *b, const char *path)
{
	int i = find(b, path);
	return i >= 0 && b->value[i].type == 't';
}

bool body_find_false(const struct body *b, const char *path)
{
	int i = find(b, path);
	return i >= 0 && b->value[i].type == 'f';
}
