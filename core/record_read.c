/* record_read.c: parses a record (record.h), one line at a time, never beyond n. */
#include "core/record.h"

#include <string.h>

#include "core/pack.h"
#include "core/reader.h"

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

static bool wrong(struct parse *p, const char *what, const char *word, size_t n)
{
	pet_fault_say(p->fault, what, word, n);
	p->fault->line = p->line;
	p->fault->at = (uint32_t)(p->s - p->text);
	return false;
}

static bool next(struct parse *p, const char **word, size_t *n)
{
	return pet_token_next(&p->s, p->end, word, n);
}

/* The next word; missing is a fault. */
static bool need(struct parse *p, const char *what, const char **word, size_t *n)
{
	return next(p, word, n) || wrong(p, what, NULL, 0);
}

static bool line_ends(struct parse *p)
{
	const char *word;
	size_t n;
	return !next(p, &word, &n) || wrong(p, "too much on the line:", word, n);
}

static bool decimal(const char *s, size_t n, uint64_t most, uint64_t *out)
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

static int hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool hex_bytes(const char *s, size_t n, uint8_t *out, size_t bytes)
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

/* ---- set-up ---------------------------------------------------------------------------------- */

static bool read_game(struct parse *p)
{
	const char *word, *number;
	size_t n, digits;
	uint64_t version;
	struct pet_word id;

	if (!need(p, "name of the game expected", &word, &n))
		return false;
	if (p->r->game)
		return wrong(p, "given twice:", "game", 4);
	memcpy(id.s, word, n < PET_READER_WORD ? n : 0);
	id.s[n < PET_READER_WORD ? n : 0] = 0;
	p->r->game = p->game && pet_token_is(word, n, p->game->id) ? p->game
		     : p->game                                     ? NULL
								   : pet_game_find(id.s);
	if (!p->r->game)
		return wrong(p, "no such game:", word, n);
	if (!need(p, "version of the rules expected", &number, &digits))
		return false;
	if (!decimal(number, digits, UINT16_MAX, &version))
		return wrong(p, "no version number:", number, digits);
	struct pet_record *r = p->r;
	struct pet_setup s;
	pet_setup_default(r->game, &s, 0);
	pet_setup_of_version(r->game, &s, (unsigned)version);
	pet_record_new(r, r->game, &s, r->line, r->cap);
	r->version = (uint16_t)version;
	return line_ends(p);
}

bool pet_seat_name_fits(const char *s, size_t n, uint8_t seat)
{
	bool only_digits = true;
	if (n == 0 || n >= PET_SEAT_NAME_MAX || pet_token_is(s, n, "end"))
		return false;
	for (size_t i = 0; i < n; i++) {
		char c = s[i];
		bool digit = c >= '0' && c <= '9';
		if (!digit && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && c != '_' &&
		    c != '-')
			return false;
		only_digits = only_digits && digit;
	}
	/* s2 is the second seat whatever its name */
	int32_t other = pet_token_is(s, n, "none") ? -1 : pet_token_find(NULL, PET_K_SEAT, s, n);
	return !only_digits && (other < 0 || other == seat);
}

static bool read_seats(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	uint64_t seats;

	if (!need(p, "number of seats expected", &word, &n))
		return false;
	if (r->setup.seats)
		return wrong(p, "given twice:", "seats", 5);
	if (!decimal(word, n, PET_SEATS_MAX, &seats) || seats < r->game->seats_min ||
	    seats > r->game->seats_max)
		return wrong(p, "impossible number of seats:", word, n);
	r->setup.seats = (uint8_t)seats;
	for (uint8_t i = 0; i < seats && next(p, &word, &n); i++) {
		if (!pet_seat_name_fits(word, n, i))
			return wrong(p, "no name for a seat:", word, n);
		for (int k = 0; k < i; k++)
			if (pet_token_is(word, n, r->seat_name[k]))
				return wrong(p, "two seats are called", word, n);
		memset(r->seat_name[i], 0, PET_SEAT_NAME_MAX);
		memcpy(r->seat_name[i], word, n);
	}
	return line_ends(p);
}

static bool unescape(const char *s, size_t n, char out[PET_OPTION_TEXT_MAX])
{
	char plain[PET_OPTION_TEXT_MAX] = { 0 };
	size_t at = 0;
	for (size_t i = 0; i < n; i++) {
		uint8_t byte = (uint8_t)s[i];
		if (byte == '%') {
			if (n - i < 3 || !hex_bytes(s + i + 1, 2, &byte, 1))
				return false;
			i += 2;
		}
		if (byte == 0 || at + 1 >= PET_OPTION_TEXT_MAX)
			return false;
		plain[at++] = (char)byte;
	}
	memcpy(out, plain, sizeof plain);
	return true;
}

static bool option_value(const struct pet_option *o, const char *s, size_t n, int16_t *out)
{
	uint64_t magnitude;
	bool minus = n && s[0] == '-';
	for (int16_t i = 0; o->value && o->value[i]; i++) {
		if (pet_token_is(s, n, o->value[i])) {
			*out = i;
			return true;
		}
	}
	if (o->value || !decimal(s + minus, n - minus, INT16_MAX, &magnitude))
		return false;
	int value = minus ? -(int)magnitude : (int)magnitude;
	if (value < o->min || value > o->max)
		return false;
	*out = (int16_t)value;
	return true;
}

int pet_setup_option(const struct pet_game *game, struct pet_setup *s, const char *word, size_t n,
		     struct pet_fault *fault)
{
	size_t key = 0;
	while (key < n && word[key] != '=')
		key++;
	for (int i = 0; game->options[i].key; i++) {
		const struct pet_option *o = &game->options[i];
		if (key == n || !pet_token_is(word, key, o->key))
			continue;
		const char *value = word + key + 1;
		if (o->text ? unescape(value, n - key - 1, s->text)
			    : option_value(o, value, n - key - 1, &s->option[i]))
			return i;
		pet_fault_say(fault, "no value of this option:", word, n);
		return -1;
	}
	if (key < n && pet_token_is(word, key, "pack")) {
		pet_pack_drop(s->pack);
		s->pack = pet_pack_option_load(game, word + key + 1, n - key - 1, fault);
		return s->pack ? PET_OPTIONS_MAX : -1;
	}
	pet_fault_say(fault, "no such option:", word, n);
	return -1;
}

static bool read_options(struct parse *p)
{
	const char *word;
	size_t n;
	while (next(p, &word, &n)) {
		int i = pet_setup_option(p->r->game, &p->r->setup, word, n, p->fault);
		if (i < 0) {
			p->fault->line = p->line;
			p->fault->at = (uint32_t)(word - p->text);
			return false;
		}
		if (p->got_option[i])
			return wrong(p, "given twice:", word, n);
		p->got_option[i] = true;
	}
	return true;
}

static bool read_table(struct parse *p)
{
	const char *word;
	size_t n;
	if (!need(p, "name of the table expected", &word, &n))
		return false;
	bool fits = n < PET_TABLE_NAME_MAX && !p->r->table[0];
	for (size_t i = 0; fits && i < n; i++)
		fits = word[i] > ' ' && word[i] <= '~';
	if (!fits)
		return wrong(p, "no name for a table, or a second one:", word, n);
	memcpy(p->r->table, word, n);
	return line_ends(p);
}

static bool read_commit(struct parse *p)
{
	static const char scheme[] = "sha256:";
	const char *word;
	size_t n, skip = sizeof scheme - 1;
	struct pet_record *r = p->r;
	if (!need(p, "hash expected", &word, &n))
		return false;
	if (r->has_commit || r->has_seed || n < skip || memcmp(word, scheme, skip) != 0 ||
	    !hex_bytes(word + skip, n - skip, r->commit, PET_SHA256_BYTES))
		return wrong(p, "no sha256 commitment, or a second one:", word, n);
	r->has_commit = true;
	return line_ends(p);
}

static bool read_seed(struct parse *p)
{
	const char *word;
	size_t n;
	struct pet_record *r = p->r;
	if (!need(p, "seed expected", &word, &n))
		return false;
	if (r->has_commit || r->has_seed || !decimal(word, n, UINT64_MAX, &r->seed))
		return wrong(p, "no seed, or a second one:", word, n);
	r->has_seed = true;
	return line_ends(p);
}

static bool read_dice(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	if (!need(p, "kind of dice expected", &word, &n))
		return false;
	bool fixed = pet_token_is(word, n, "fixed");
	if (r->dice || (!fixed && !pet_token_is(word, n, "practice")))
		return wrong(p, "no kind of dice, or a second one:", word, n);
	r->dice = fixed ? PET_DICE_FIXED : PET_DICE_PRACTICE;
	return line_ends(p);
}

/* Once a seat, after the commitment and before anybody has added something. */
static bool read_seal(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	if (!need(p, "seat expected", &word, &n))
		return false;
	uint8_t seat = pet_record_seat(r, word, n);
	if (!r->has_commit || seat >= PET_SEATS_MAX || r->sealed >> seat & 1 || r->entropy_from)
		return wrong(p, "nothing can be sealed for", word, n);
	if (!need(p, "seal expected", &word, &n))
		return false;
	if (!hex_bytes(word, n, r->seal[seat], PET_SHA256_BYTES))
		return wrong(p, "no seal of 32 bytes:", word, n);
	r->sealed |= (uint8_t)(1 << seat);
	return line_ends(p);
}

/* Where there are seals, only who has one adds something. */
static bool read_entropy(struct parse *p)
{
	struct pet_record *r = p->r;
	const char *word;
	size_t n;
	if (!need(p, "seat expected", &word, &n))
		return false;
	uint8_t seat = pet_record_seat(r, word, n);
	if (!r->has_commit || seat >= PET_SEATS_MAX || r->entropy_from >> seat & 1 ||
	    (r->sealed && !(r->sealed >> seat & 1)))
		return wrong(p, "nothing can be added for", word, n);
	if (!need(p, "entropy expected", &word, &n))
		return false;
	if (!hex_bytes(word, n, r->entropy[seat], PET_SHA256_BYTES))
		return wrong(p, "no entropy of 32 bytes:", word, n);
	r->entropy_from |= (uint8_t)(1 << seat);
	return line_ends(p);
}

/* Kept in place; parsed by pet_record_start. The end of the JSON shows where a comment may
 * begin. */
static bool read_position(struct parse *p)
{
	struct pet_record *r = p->r;
	struct pet_reader json = pet_reader_over(p->s, (size_t)(p->end - p->s), p->fault);
	if (r->has_position)
		return wrong(p, "given twice:", "position", 8);
	if (pet_reader_peek(&json) != '{')
		return wrong(p, "position expected", NULL, 0);
	r->position = json.s + json.at;
	if (!pet_reader_skip(&json)) {
		p->fault->line = p->line;
		p->fault->at += (uint32_t)(p->s - p->text);
		return false;
	}
	p->s = json.s + json.at;
	r->position_bytes = (uint32_t)(p->s - r->position);
	r->has_position = true;
	const char *word;
	size_t n;
	if (next(p, &word, &n) && word[0] != '#')
		return wrong(p, "too much on the line:", word, n);
	return true;
}

/* ---- lines ----------------------------------------------------------------------------------- */

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

static const struct {
	const char *word;
	bool (*read)(struct parse *p);
} headers[] = {
	{ "game", read_game },         { "seats", read_seats },   { "option", read_options },
	{ "table", read_table },       { "commit", read_commit }, { "seed", read_seed },
	{ "position", read_position }, { "dice", read_dice },     { "entropy", read_entropy },
	{ "seal", read_seal },
};

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
	for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
		if (!pet_token_is(word, n, headers[i].word))
			continue;
		if (p->in_moves)
			return wrong(p, "must stand before the moves:", word, n);
		if ((i > 0 && !r->game) || (i > 1 && !r->setup.seats))
			return wrong(p, "game and seats must come before", word, n);
		if (headers[i].read == read_position)
			p->end = full_end;
		return headers[i].read(p);
	}
	return wrong(p, "line begins with an unknown word", word, n);
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
