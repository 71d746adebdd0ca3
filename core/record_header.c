/* record_header.c: the lines of a record before its moves (record.h): game, seats, options, what its dice
 * come from, a position to begin with. */
#include "core/record_parse.h"

#include <string.h>

#include "core/pack.h"

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

static const struct {
	const char *word;
	bool (*read)(struct parse *p);
} headers[] = {
	{ "game", read_game },         { "seats", read_seats },   { "option", read_options },
	{ "table", read_table },       { "commit", read_commit }, { "seed", read_seed },
	{ "position", read_position }, { "dice", read_dice },     { "entropy", read_entropy },
	{ "seal", read_seal },
};

bool pet_record_header(struct parse *p, const char *word, size_t n, const char *full_end)
{
	struct pet_record *r = p->r;
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
