#include "server/body.h"
#include "server/utf8.h"

#include <stdio.h>
#include <string.h>

enum { DEPTH = 6 };

struct cursor {
	const char *s, *end;
	struct body *b;
	char path[BODY_PATH];
	const char *wrong;
};

static bool fail(struct cursor *c, const char *wrong)
{
	if (!c->wrong)
		c->wrong = wrong;
	return false;
}

static char peek(struct cursor *c)
{
	while (c->s < c->end && (*c->s == ' ' || *c->s == '\n' || *c->s == '\r' || *c->s == '\t'))
		c->s++;
	return c->s < c->end ? *c->s : 0;
}

static bool take(struct cursor *c, char want)
{
	if (peek(c) != want)
		return fail(c, "this is not JSON");
	c->s++;
	return true;
}

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
	} else if (code < 0x800) {
		put(c, 0xc0 | code >> 6);
		put(c, 0x80 | (code & 63));
	} else if (code < 0x10000) {
		put(c, 0xe0 | code >> 12);
		put(c, 0x80 | (code >> 6 & 63));
		put(c, 0x80 | (code & 63));
	} else {
		put(c, 0xf0 | code >> 18);
		put(c, 0x80 | (code >> 12 & 63));
		put(c, 0x80 | (code >> 6 & 63));
		put(c, 0x80 | (code & 63));
	}
}

static bool hex4(struct cursor *c, uint32_t *out)
{
	*out = 0;
	for (int i = 0; i < 4; i++, c->s++) {
		char d = c->s < c->end ? *c->s : 0;
		int v = d >= '0' && d <= '9'   ? d - '0'
			: d >= 'a' && d <= 'f' ? d - 'a' + 10
			: d >= 'A' && d <= 'F' ? d - 'A' + 10
					       : -1;
		if (v < 0)
			return fail(c, "bad escape in a string");
		*out = *out << 4 | (uint32_t)v;
	}
	return true;
}

static bool escape(struct cursor *c)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	char e = c->s < c->end ? *c->s++ : 0;
	const char *at = e ? strchr(from, e) : NULL;
	uint32_t code, low;
	if (at) {
		put(c, (unsigned char)to[at - from]);
		return true;
	}
	if (e != 'u' || !hex4(c, &code))
		return fail(c, "bad escape in a string");
	if (code >= 0xdc00 && code < 0xe000)
		return fail(c, "bad escape in a string");
	if (code >= 0xd800 && code < 0xdc00) {
		if (c->end - c->s < 6 || c->s[0] != '\\' || c->s[1] != 'u')
			return fail(c, "bad escape in a string");
		c->s += 2;
		if (!hex4(c, &low) || low < 0xdc00 || low > 0xdfff)
			return fail(c, "bad escape in a string");
		code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
	}
	if (code == 0)
		return fail(c, "a string must not contain a zero");
	put_code(c, code);
	return true;
}

static bool string(struct cursor *c, uint32_t *at)
{
	*at = c->b->used;
	if (!take(c, '"'))
		return false;
	while (c->s < c->end && *c->s != '"') {
		if ((unsigned char)*c->s < 32)
			return fail(c, "a string must not contain control characters");
		if (*c->s == '\\') {
			c->s++;
			if (!escape(c))
				return false;
			continue;
		}
		int n = utf8_length((const unsigned char *)c->s, (const unsigned char *)c->end);
		if (n == 0)
			return fail(c, "the text is not UTF-8");
		while (n--)
			put(c, (unsigned char)*c->s++);
	}
	put(c, 0);
	return take(c, '"') && !c->wrong;
}

static bool number(struct cursor *c, int64_t *out)
{
	bool minus = *c->s == '-';
	int digits = 0;
	*out = 0;
	c->s += minus;
	for (; c->s < c->end && *c->s >= '0' && *c->s <= '9'; c->s++, digits++)
		if (digits < 18)
			*out = *out * 10 + (*c->s - '0');
	if (digits == 0 || digits >= 18 || (c->s < c->end && strchr(".eE", *c->s)))
		return fail(c, "only whole numbers are understood");
	if (minus)
		*out = -*out;
	return true;
}

static bool literal(struct cursor *c, char *type)
{
	static const struct {
		const char *name;
		char type;
	} names[] = { { "true", 't' }, { "false", 'f' }, { "null", '0' } };
	for (int i = 0; i < 3; i++) {
		size_t n = strlen(names[i].name);
		if ((size_t)(c->end - c->s) >= n && !memcmp(c->s, names[i].name, n)) {
			c->s += n;
			*type = names[i].type;
			return true;
		}
	}
	return fail(c, "this is not JSON");
}

static bool value(struct cursor *c, int depth);

/* Elements of an object or array; the path grows by a key or an index while inside. */
static bool elements(struct cursor *c, char close, int depth)
{
	size_t stem = strlen(c->path);
	c->s++;
	if (depth >= DEPTH)
		return fail(c, "the JSON is too deep");
	for (int i = 0; peek(c) != close || i == 0; i++) {
		if (i == 0 && peek(c) == close)
			break;
		if (i && !take(c, ','))
			return false;
		int n;
		size_t room = BODY_PATH - stem;
		const char *dot = stem ? "." : "";
		if (close == '}') {
			uint32_t at;
			peek(c);
			if (!string(c, &at) || !take(c, ':'))
				return false;
			n = snprintf(c->path + stem, room, "%s%s", dot, c->b->text + at);
		} else {
			n = snprintf(c->path + stem, room, "%s%d", dot, i);
		}
		if (n < 0 || (size_t)n >= room)
			return fail(c, "a key is too long");
		if (!value(c, depth + 1))
			return false;
		c->path[stem] = 0;
	}
	return take(c, close);
}

static bool value(struct cursor *c, int depth)
{
	char next = peek(c);
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
		c->b->value[i].type = 'n';
		return number(c, &c->b->value[i].number);
	}
	return literal(c, &c->b->value[i].type);
}

const char *body_read(struct body *b, const char *s, size_t n)
{
	struct cursor c = { s, s + n, b, "", NULL };
	b->count = 0;
	b->used = 0;
	if (peek(&c) != '{')
		return "the body must be one JSON object";
	if (value(&c, 0)) {
		peek(&c); /* over blanks */
		if (c.s < c.end)
			fail(&c, "something follows the JSON");
	}
	return c.wrong;
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
	return i >= 0 && b->value[i].type == 'n' ? b->value[i].number : otherwise;
}

bool body_find_true(const struct body *b, const char *path)
{
	int i = find(b, path);
	return i >= 0 && b->value[i].type == 't';
}
