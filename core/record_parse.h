/* record_parse.h: what record_header.c and record_read.c share: a record that is being read, a line at a
 * time, and the words, numbers and bytes of a line. */
#ifndef CORE_RECORD_PARSE_H
#define CORE_RECORD_PARSE_H

#include "core/reader.h"
#include "core/record.h"

struct parse {
	struct pet_record *r;
	const struct pet_game *game; /* the only game allowed; NULL: any registered one */
	const char *text;
	struct pet_fault *fault;
	uint32_t line;       /* of the text, from 1 */
	const char *s, *end; /* rest of the line */
	bool in_moves;
	bool got_option[PET_OPTIONS_MAX + 1]; /* the last one is the pack */
};

static inline bool wrong(struct parse *p, const char *what, const char *word, size_t n)
{
	pet_fault_say(p->fault, what, word, n);
	p->fault->line = p->line;
	p->fault->at = (uint32_t)(p->s - p->text);
	return false;
}

static inline bool next(struct parse *p, const char **word, size_t *n)
{
	return pet_token_next(&p->s, p->end, word, n);
}

/* The next word; missing is a fault. */
static inline bool need(struct parse *p, const char *what, const char **word, size_t *n)
{
	return next(p, word, n) || wrong(p, what, NULL, 0);
}

static inline bool line_ends(struct parse *p)
{
	const char *word;
	size_t n;
	return !next(p, &word, &n) || wrong(p, "too much on the line:", word, n);
}

static inline bool decimal(const char *s, size_t n, uint64_t most, uint64_t *out)
{
	*out = 0;
	for (size_t i = 0; i < n; i++) {
		unsigned digit = (unsigned)(s[i] - '0');
		if (s[i] < '0' || s[i] > '9' || *out > (most - digit) / 10)
			return false;
		*out = *out * 10 + digit;
	}
	return n > 0 && *out <= most && (n == 1 || s[0] != '0');
}

static inline int hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static inline bool hex_bytes(const char *s, size_t n, uint8_t *out, size_t bytes)
{
	if (n != 2 * bytes)
		return false;
	for (size_t i = 0; i < bytes; i++) {
		int high = hex_digit(s[2 * i]), low = hex_digit(s[2 * i + 1]);
		if (high < 0 || low < 0)
			return false;
		out[i] = (uint8_t)(high << 4 | low);
	}
	return true;
}

/* Reads a line before the moves, behind its first word; full_end: where it ends with what looks like a
 * comment, which JSON may contain. */
bool pet_record_header(struct parse *p, const char *word, size_t n, const char *full_end);

#endif
