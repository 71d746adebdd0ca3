#include "cmd/scan.h"

#include <stdlib.h>
#include <string.h>

static const char *blanks(const char *s)
{
	return s + strspn(s, " \t\r\n");
}

static const char *string_end(const char *s)
{
	for (s++; *s && *s != '"'; s++)
		if (*s == '\\' && s[1])
			s++;
	return *s ? s + 1 : NULL;
}

const char *scan_end(const char *s)
{
	int depth = 0;
	for (s = blanks(s); *s; s++) {
		if (*s == '"') {
			s = string_end(s);
			if (!s || !depth)
				return s;
			s--; /* up to its closing quote */
		} else if (*s == '{' || *s == '[') {
			depth++;
		} else if (*s == '}' || *s == ']') {
			if (--depth <= 0)
				return depth < 0 ? s : s + 1;
		} else if (!depth && strchr(", \t\r\n", *s)) {
			return s;
		}
	}
	return depth ? NULL : s;
}

const char *scan_first(const char *s)
{
	if (!s || *s != '[')
		return NULL;
	s = blanks(s + 1);
	return *s && *s != ']' ? s : NULL;
}

const char *scan_next(const char *element)
{
	const char *s = scan_end(element);
	s = s ? blanks(s) : NULL;
	return s && *s == ',' ? blanks(s + 1) : NULL;
}

const char *scan_key(const char *s, const char *key)
{
	size_t n = strlen(key);
	if (!s || *s != '{')
		return NULL;
	s = blanks(s + 1);
	while (*s == '"') {
		const char *name = s + 1, *end = string_end(s);
		if (!end || *(s = blanks(end)) != ':')
			return NULL;
		s = blanks(s + 1);
		if ((size_t)(end - name) == n + 1 && !memcmp(name, key, n))
			return s;
		s = scan_end(s);
		if (!s || *(s = blanks(s)) != ',')
			return NULL;
		s = blanks(s + 1);
	}
	return NULL;
}

const char *scan_text(const char *s, const char *key, char *out, size_t n)
{
	size_t used = 0;
	const char *value = scan_key(s, key);
	for (value = value && *value == '"' ? value + 1 : ""; *value && *value != '"'; value++) {
		if (*value == '\\' && value[1])
			value++;
		if (used < n - 1)
			out[used++] = *value;
	}
	out[used] = 0;
	return out;
}

int64_t scan_number(const char *s, const char *key, int64_t otherwise)
{
	const char *value = scan_key(s, key);
	char *end;
	int64_t number = value ? strtoll(value, &end, 10) : 0;
	return value && end != value ? number : otherwise;
}

bool scan_true(const char *s, const char *key)
{
	const char *value = scan_key(s, key);
	return value && !strncmp(value, "true", 4);
}
