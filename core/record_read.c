/* record_read.c: parses a record (record.h), one line at a time, never beyond n. What stands before the
 * moves is read by record_header.c. */
#include "core/record_parse.h"

#include <string.h>

#include "core/pack.h"

/* ---- moves ----------------------------------------------------------------------------------- */

uint8_t pet_record_seat(const struct pet_record *r, const char *s, size_t n)
{
	if (pet_token_is(s, n, "*"))
		return PET_CHANCE;
	for (uint8_t i = 0; i < r->setup.seats; i++)
		if (pet_token_is(s, n, r->seat_name[i]))
			return i;
	int32_t seat = pet_token_find(r->game, PET_K_SEAT, s, n);
	return seat >= 0 && seat < r->setup.seats ? (uint8_t)seat : PET_NOBODY;
}

/* "0.3333" as sixtieths: the nearest value, within rounding. */
static bool share_find(const char *s, size_t n, uint8_t *out)
{
	uint32_t parts = 0;
	if (n < 3 || n > 6 || s[1] != '.')
		return false;
	for (size_t i = 0; i < 6; i++) {
		if (i == 1)
			continue;
		char c = i < n ? s[i] : '0';
		if (c < '0' || c > '9')
			return false;
		parts = parts * 10 + (uint32_t)(c - '0');
	}
	uint32_t share = (parts * PET_SHARES + 5000) / 10000, exact = share * 10000;
	uint32_t off = parts * PET_SHARES > exact ? parts * PET_SHARES - exact
						  : exact - parts * PET_SHARES;
	*out = (uint8_t)share;
	return parts <= 10000 && share > 0 && off <= PET_SHARES / 2;
}

static bool read_end(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	unsigned sum = 0;
	while (next(p, &word, &n)) {
		uint8_t seat = pet_record_seat(r, word, n);
		if (seat >= PET_SEATS_MAX || r->share[seat])
			return wrong(p, "no seat, or named twice:", word, n);
		if (!need(p, "share expected", &word, &n))
			return false;
		if (!share_find(word, n, &r->share[seat]))
			return wrong(p, "no share of a win:", word, n);
		sum += r->share[seat];
	}
	if (sum != PET_SHARES && !(r->setup.seats == 1 && sum == 0))
		return wrong(p, "the shares do not make one win", NULL, 0);
	r->has_end = true;
	return true;
}

/* The rest of the line, trimmed. */
static void rest(struct parse *p, const char **s, size_t *n)
{
	while (p->s < p->end && (*p->s == ' ' || *p->s == '\t'))
		p->s++;
	while (p->end > p->s && (p->end[-1] == ' ' || p->end[-1] == '\t'))
		p->end--;
	*s = p->s;
	*n = (size_t)(p->end - p->s);
}

static bool read_undo(struct parse *p, struct pet_record_line *l)
{
	const char *word;
	size_t n;
	uint64_t to;
	if (!need(p, "number of a line expected", &word, &n))
		return false;
	if (!decimal(word, n, p->r->count, &to) || to == 0)
		return wrong(p, "no earlier line:", word, n);
	l->m = (pet_move)PET_UNDO_VERB << 24 | (pet_move)to;
	l->seen = PET_SEEN_BY_ALL;
	return line_ends(p);
}

static bool read_move(struct parse *p, const char *number, size_t digits)
{
	struct pet_record *r = p->r;
	struct pet_record_line l = { 0 };
	const char *word;
	size_t n;
	uint64_t line;

	p->in_moves = true;
	if (r->has_end)
		return wrong(p, "the record has ended already", NULL, 0);
	if (!decimal(number, digits, PET_RECORD_LINES_MAX + 1, &line) || line != r->count + 1)
		return wrong(p, "lines must be numbered in order, not", number, digits);
	if (!need(p, "seat expected", &word, &n))
		return false;
	if (pet_token_is(word, n, "end"))
		return read_end(p);
	if (r->count == r->cap)
		return wrong(p, "too many lines", NULL, 0);
	l.seat = pet_record_seat(r, word, n);
	if (l.seat == PET_NOBODY)
		return wrong(p, "no such seat:", word, n);

	const char *move_at;
	rest(p, &move_at, &n);
	if (next(p, &word, &n) && pet_token_is(word, n, "undo")) {
		if (!read_undo(p, &l))
			return false;
	} else {
		p->s = move_at;
		rest(p, &word, &n);
		if (pet_token_is(word, n, "?")) {
			l.m = (pet_move)PET_HIDDEN_VERB << 24;
			r->redacted = true;
		} else if ((l.m = pet_token_move_find(r->game, word, n)) == PET_MOVE_NONE) {
			return wrong(p, "no move of this game:", word, n);
		}
	}
	r->line[r->count++] = l;
	return true;
}

static bool read_reveal(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	if (!need(p, "secret expected", &word, &n))
		return false;
	if (!r->has_commit || r->has_reveal)
		return wrong(p, "nothing to reveal", NULL, 0);
	if (!hex_bytes(word, n, r->secret, PET_SHA256_BYTES))
		return wrong(p, "no secret of 32 bytes:", word, n);
	r->has_reveal = true;
	return line_ends(p);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool read_line(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	const char *full_end = p->end;

	for (const char *c = p->s; c < p->end; c++)
		if (*c == '#')
			p->end = c;
	if (!next(p, &word, &n))
		return true;
	if (r->has_reveal)
		return wrong(p, "nothing may follow the secret", NULL, 0);
	if (word[0] >= '0' && word[0] <= '9') {
		if (!r->game || !r->setup.seats)
			return wrong(p, "game and seats must come first", NULL, 0);
		return read_move(p, word, n);
	}
	if (pet_token_is(word, n, "reveal"))
		return read_reveal(p);
	return pet_record_header(p, word, n, full_end);
}

/* The first line that is not a comment names the format. */
static bool read_magic(struct parse *p, bool *found)
{
	const char *word;
	size_t n;
	for (const char *c = p->s; c < p->end; c++)
		if (*c == '#')
			p->end = c;
	if (!next(p, &word, &n))
		return true;
	if (!pet_token_is(word, n, "petteia"))
		return wrong(p, "not a record: the first line must be", "petteia 1", 9);
	if (!next(p, &word, &n) || !pet_token_is(word, n, "1"))
		return wrong(p, "record of an unknown form", NULL, 0);
	*found = true;
	return line_ends(p);
}

static bool read_whole(struct pet_record *r, const struct pet_game *game, const char *s, size_t n,
		       struct pet_record_line *lines, uint32_t cap, struct pet_fault *fault)
{
	struct parse p = { .r = r, .game = game, .text = s, .fault = fault };
	bool magic = false;

	memset(fault, 0, sizeof *fault);
	memset(r, 0, sizeof *r);
	r->line = lines;
	r->cap = cap;
	if (n > PET_RECORD_BYTES_MAX)
		return wrong(&p, "the record is too long", NULL, 0);
	for (size_t at = 0; at < n;) {
		size_t len = 0;
		p.line++;
		p.s = s + at;
		while (at + len < n && s[at + len] != '\n') {
			if (++len > PET_RECORD_LINE_BYTES)
				return wrong(&p, "the line is too long", NULL, 0);
		}
		at += len + 1;
		if (len && p.s[len - 1] == '\r')
			len--;
		p.end = p.s + len;
		if (!(magic ? read_line(&p) : read_magic(&p, &magic)))
			return false;
	}
	p.s = s + n;
	if (!magic)
		return wrong(&p, "the record is empty", NULL, 0);
	if (!r->game || !r->setup.seats)
		return wrong(&p, "game and seats are missing", NULL, 0);
	return true;
}

bool pet_record_read_of(struct pet_record *r, const struct pet_game *game, const char *s, size_t n,
			struct pet_record_line *lines, uint32_t cap, struct pet_fault *fault)
{
	if (read_whole(r, game, s, n, lines, cap, fault))
		return true;
	pet_pack_drop(r->setup.pack);
	r->setup.pack = 0;
	return false;
}

bool pet_record_read(struct pet_record *r, const char *s, size_t n, struct pet_record_line *lines,
		     uint32_t cap, struct pet_fault *fault)
{
	return pet_record_read_of(r, NULL, s, n, lines, cap, fault);
}
