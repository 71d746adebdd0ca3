/* reader.c: see reader.h. */
#include "core/reader.h"

#include <string.h>

void pet_fault_say(struct pet_fault *fault, const char *what, const char *word, size_t n)
{
	struct pet_text t = pet_text_into(fault->what, sizeof fault->what, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, what);
	if (!word)
		return;
	pet_text_put(&t, " '");
	for (size_t i = 0; i < n && i < 60; i++) /* a fault is one line of plain text */
		pet_text_char(&t, word[i] >= ' ' && word[i] <= '~' ? word[i] : '?');
	pet_text_put(&t, n > 60 ? "...'" : "'");
}

struct pet_reader pet_reader_over(const char *s, size_t n, struct pet_fault *fault)
{
	return (struct pet_reader){ .s = s, .n = n, .fault = fault };
}

bool pet_reader_fail(struct pet_reader *r, const char *what, const char *word, size_t n)
{
	if (r->failed)
		return false;
	r->failed = true;
	pet_fault_say(r->fault, what, word, n);
	r->fault->at = (uint32_t)r->at;
	r->fault->line = 1;
	for (size_t i = 0; i < r->at && i < r->n; i++)
		r->fault->line += r->s[i] == '\n';
	return false;
}

char pet_reader_peek(struct pet_reader *r)
{
	if (r->failed)
		return 0;
	while (r->at < r->n && (r->s[r->at] == ' ' || r->s[r->at] == '\t' || r->s[r->at] == '\n' ||
				r->s[r->at] == '\r'))
		r->at++;
	return r->at < r->n ? r->s[r->at] : 0;
}

bool pet_reader_take(struct pet_reader *r, char c)
{
	if (r->failed)
		return false;
	if (pet_reader_peek(r) != c)
		return pet_reader_fail(r, r->at < r->n ? "expected" : "text ends, expected", &c, 1);
	r->at++;
	return true;
}

bool pet_reader_more(struct pet_reader *r, char close, bool *first)
{
	char c = pet_reader_peek(r);
	if (c == close && !r->failed) {
		r->at++;
		return false;
	}
	if (!*first)
		return pet_reader_take(r, ',');
	*first = false;
	if (r->at >= r->n)
		return pet_reader_fail(r, "text ends, expected", &close, 1);
	return !r->failed;
}

/* The character for the escape \c; 0: unsupported. */
static char escape(char c)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	for (int i = 0; from[i]; i++)
		if (from[i] == c)
			return to[i];
	return 0;
}

static int hex_digit(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
	       : c >= 'a' && c <= 'f' ? c - 'a' + 10
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
				      : -1;
}

/* After \u: four digits. ASCII only: the words of positions are tokens. */
static bool unicode(struct pet_reader *r, char *out)
{
	unsigned code = 0;
	for (int i = 0; i < 4; i++, r->at++) {
		int digit = r->at < r->n ? hex_digit(r->s[r->at]) : -1;
		if (digit < 0)
			return pet_reader_fail(r, "bad \\u escape", NULL, 0);
		code = code << 4 | (unsigned)digit;
	}
	if (code == 0 || code > 126)
		return pet_reader_fail(r, "character outside ASCII", NULL, 0);
	*out = (char)code;
	return true;
}

/* One string; w may be NULL to skip one of any length. */
static bool string(struct pet_reader *r, struct pet_word *w)
{
	if (!pet_reader_take(r, '"'))
		return false;
	uint32_t n = 0;
	for (;;) {
		if (r->at >= r->n)
			return pet_reader_fail(r, "string does not end", NULL, 0);
		char c = r->s[r->at++];
		if (c == '"')
			break;
		if ((unsigned char)c < ' ')
			return pet_reader_fail(r, "control character in a string", NULL, 0);
		if (c == '\\') {
			c = r->at < r->n ? r->s[r->at++] : 0;
			if (c == 'u') {
				if (!unicode(r, &c))
					return false;
			} else if ((c = escape(c)) == 0) {
				return pet_reader_fail(r, "bad escape in a string", NULL, 0);
			}
		}
		if (!w)
			continue;
		if (n + 1 >= PET_READER_WORD)
			return pet_reader_fail(r, "word is too long", NULL, 0);
		w->s[n++] = c;
	}
	if (w) {
		w->s[n] = 0;
		w->n = n;
	}
	return true;
}

bool pet_reader_word(struct pet_reader *r, struct pet_word *w)
{
	w->s[w->n = 0] = 0;
	return string(r, w);
}

bool pet_reader_key(struct pet_reader *r, struct pet_word *w)
{
	return pet_reader_word(r, w) && pet_reader_take(r, ':');
}

static bool digit_at(const struct pet_reader *r)
{
	return r->at < r->n && r->s[r->at] >= '0' && r->s[r->at] <= '9';
}

bool pet_reader_number(struct pet_reader *r, bool *minus, uint64_t *value)
{
	*minus = pet_reader_peek(r) == '-';
	*value = 0;
	if (*minus)
		r->at++;
	if (r->failed || !digit_at(r))
		return pet_reader_fail(r, "number expected", NULL, 0);
	size_t from = r->at;
	while (digit_at(r)) {
		unsigned digit = (unsigned)(r->s[r->at] - '0');
		if (*value > (UINT64_MAX - digit) / 10)
			return pet_reader_fail(r, "number is too large", NULL, 0);
		*value = *value * 10 + digit;
		r->at++;
	}
	if (r->s[from] == '0' && r->at > from + 1)
		return pet_reader_fail(r, "number begins with a zero", NULL, 0);
	char c = r->at < r->n ? r->s[r->at] : 0;
	if (c == '.' || c == 'e' || c == 'E')
		return pet_reader_fail(r, "whole number expected", NULL, 0);
	return true;
}

char pet_reader_name(struct pet_reader *r)
{
	static const char *const names[] = { "true", "false", "null" };
	char c = pet_reader_peek(r);
	for (int i = 0; i < 3 && !r->failed; i++) {
		size_t n = pet_text_length(names[i]);
		if (r->n - r->at >= n && memcmp(r->s + r->at, names[i], n) == 0) {
			r->at += n;
			return c;
		}
	}
	pet_reader_fail(r, "value expected", NULL, 0);
	return 0;
}

/* A number, string or name. */
static bool skip_plain(struct pet_reader *r)
{
	char c = pet_reader_peek(r);
	bool minus;
	uint64_t value;
	if (c == '"')
		return string(r, NULL);
	if (c == '-' || (c >= '0' && c <= '9'))
		return pet_reader_number(r, &minus, &value);
	return pet_reader_name(r) != 0;
}

bool pet_reader_skip(struct pet_reader *r)
{
	char close[PET_READER_DEPTH];
	bool first[PET_READER_DEPTH];
	struct pet_word key;
	int depth = 0;
	do {
		/* Either a value must follow, or an open bracket may be continued. */
		char c = pet_reader_peek(r);
		if (c == '{' || c == '[') {
			if (depth == PET_READER_DEPTH)
				return pet_reader_fail(r, "nested too deeply", NULL, 0);
			r->at++;
			close[depth] = c == '{' ? '}' : ']';
			first[depth++] = true;
		} else if (!skip_plain(r)) {
			return false;
		}
		while (depth && !pet_reader_more(r, close[depth - 1], &first[depth - 1])) {
			if (r->failed)
				return false;
			depth--;
		}
		if (depth && close[depth - 1] == '}' && !pet_reader_key(r, &key))
			return false;
	} while (depth);
	return !r->failed;
}
