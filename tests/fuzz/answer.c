/* answer.c: see answer.h. */
#include "tests/fuzz/answer.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/net/files.h"
#include "tests/fuzz/fuzz.h"

/* ---- JSON: every function returns the end of what it parsed, or NULL -------------------- */

static const char *value(const char *s, const char *end, int depth);

static const char *blanks(const char *s, const char *end)
{
	while (s < end && strchr(" \t\r\n", *s) && *s)
		s++;
	return s;
}

static const char *quoted(const char *s, const char *end)
{
	if (s == end || *s++ != '"')
		return NULL;
	while (s < end && *s != '"') {
		if ((unsigned char)*s < 32)
			return NULL;
		if (*s++ != '\\')
			continue;
		if (s == end || !*s || !strchr("\"\\/bfnrtu", *s))
			return NULL;
		if (*s++ == 'u')
			for (int i = 0; i < 4; i++)
				if (s == end || !isxdigit((unsigned char)*s++))
					return NULL;
	}
	return s < end ? s + 1 : NULL;
}

static const char *digits(const char *s, const char *end)
{
	if (s == end || !isdigit((unsigned char)*s))
		return NULL;
	while (s < end && isdigit((unsigned char)*s))
		s++;
	return s;
}

static const char *number(const char *s, const char *end)
{
	s += *s == '-';
	if (s + 1 < end && s[0] == '0' && isdigit((unsigned char)s[1]))
		return NULL;
	s = digits(s, end);
	return s && s < end && *s == '.' ? digits(s + 1, end) : s;
}

static const char *members(const char *s, const char *end, int depth)
{
	char close = *s == '{' ? '}' : ']';
	bool object = *s == '{';
	s = blanks(s + 1, end);
	if (s < end && *s == close)
		return s + 1;
	for (;;) {
		if (object) {
			s = quoted(blanks(s, end), end);
			s = s ? blanks(s, end) : NULL;
			if (!s || s == end || *s++ != ':')
				return NULL;
		}
		s = value(s, end, depth + 1);
		if (!s || s == end)
			return NULL;
		if (*s == close)
			return s + 1;
		if (*s++ != ',')
			return NULL;
	}
}

static const char *value(const char *s, const char *end, int depth)
{
	static const char *const words[] = { "true", "false", "null" };
	const char *after = NULL;
	s = blanks(s, end);
	if (s == end || depth > 100)
		return NULL;
	if (*s == '{' || *s == '[')
		after = members(s, end, depth);
	else if (*s == '"')
		after = quoted(s, end);
	else if (*s == '-' || isdigit((unsigned char)*s))
		after = number(s, end);
	for (int i = 0; i < 3; i++)
		if ((size_t)(end - s) >= strlen(words[i]) && !memcmp(s, words[i], strlen(words[i])))
			after = s + strlen(words[i]);
	return after ? blanks(after, end) : NULL;
}

static bool json_holds(const char *s, size_t n)
{
	char *copy = strndup(s, n);
	bool whole = strlen(copy) == n && utf8(copy) && value(s, s + n, 0) == s + n;
	free(copy);
	return whole;
}

/* ---- answers --------------------------------------------------------------------------------- */

struct answer {
	int status;
	char type[80];
	long length; /* -1: absent */
	bool chunked;
};

/* Status and headers; returns their end, NULL: they are incomplete. */
static const char *head(const char *s, const char *end, struct answer *a)
{
	*a = (struct answer){ .length = -1 };
	promise(end - s < 5 || !memcmp(s, "HTTP/", 5)); /* libevent echoes any version */
	while (s < end) {
		const char *line = memmem(s, (size_t)(end - s), "\r\n", 2);
		if (!line)
			return NULL;
		char text[1024];
		snprintf(text, sizeof text, "%.*s", (int)(line - s), s);
		if (!a->status)
			a->status = atoi(text + strcspn(text, " "));
		sscanf(text, "Content-Type: %79s", a->type);
		sscanf(text, "Content-Length: %ld", &a->length);
		a->chunked |= !strcmp(text, "Transfer-Encoding: chunked");
		bool last = line == s;
		s = line + 2;
		if (last)
			return s;
	}
	return NULL;
}

/* Every event of a stream contains JSON. */
static void check_events(const char *s, const char *end)
{
	while (s < end) {
		const char *line = memchr(s, '\n', (size_t)(end - s));
		if (!line)
			return;
		if (line - s > 6 && !memcmp(s, "data: ", 6))
			promise(json_holds(s + 6, (size_t)(line - s - 6)));
		s = line + 1;
	}
}

static bool is_file(const char *s, size_t n)
{
	for (const struct file *f = web_files; f->path; f++)
		if ((f->n == n && !memcmp(f->data, s, n)) ||
		    (f->packed && f->packed_n == n && !memcmp(f->packed, s, n)))
			return true;
	return n > 15 && !memcmp(s, "<!doctype html>", 15);
}

static void check_body(const struct answer *a, const char *s, size_t n)
{
	static const int known[] = { 400, 401, 403, 404, 405, 409, 413, 415, 429 };
	/* libevent answers malformed requests itself, in HTML */
	static const int of_libevent[] = { 400, 404, 405, 411, 413, 417, 501 };
	bool fits = a->status == 200;
	if (!strcmp(a->type, "application/json")) {
		promise(json_holds(s, n));
		for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
			fits |= a->status == known[i] && n > 10 && !memcmp(s, "{\"error\":\"", 10);
	} else if (!strncmp(a->type, "text/html", 9) && a->status != 200) {
		for (size_t i = 0; i < sizeof of_libevent / sizeof of_libevent[0]; i++)
			fits |= a->status == of_libevent[i];
	} else {
		fits |= a->status == 304 && n == 0;
		promise(n == 0 || !strncmp(a->type, "text/plain", 10) || is_file(s, n));
	}
	if (!fits)
		fprintf(stderr, "status %d, %s: %.*s\n", a->status, a->type, (int)n, s);
	promise(fits);
}

void answers_check(const char *s, size_t n)
{
	const char *end = s + n;
	while (s < end) {
		struct answer a;
		s = head(s, end, &a);
		if (!s)
			return;
		if (!strcmp(a.type, "text/event-stream")) {
			check_events(s, end);
			return;
		}
		size_t left = (size_t)(end - s);
		promise(!a.chunked);
		if (a.length < 0 && a.status != 100 && a.status != 304)
			a.length = (long)left; /* until the end of the connection */
		if (a.length < 0)
			continue;
		/* the answer to HEAD has the length but no body */
		bool bare = left == 0 || (left > 7 && !memcmp(s, "HTTP/", 5));
		promise(bare || left >= (size_t)a.length);
		if (a.length && bare)
			continue;
		check_body(&a, s, (size_t)a.length);
		s += a.length;
	}
}
