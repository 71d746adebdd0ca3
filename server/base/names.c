/* names.c: which names are allowed. A name is normalized (as by Unicode's NFKC, for the letters
 * that names need) and has letters of one script and no invisible characters. Its look is what
 * remains when letters that look alike are made equal: "Аnna" with a Cyrillic A looks like "anna",
 * and so does "ANNA". */
#include "server/base/names.h"
#include "server/base/utf8.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS_MAX = 64, NAME_BYTES = 128 };

/* ---- characters ------------------------------------------------------------------------------ */

static uint32_t take(const char **s)
{
	const unsigned char *c = (const unsigned char *)*s;
	int n = utf8_length(c, c + strlen(*s));
	*s += n ? n : 1;
	switch (n) {
	case 1:
		return c[0];
	case 2:
		return (c[0] & 31u) << 6 | (c[1] & 63u);
	case 3:
		return (c[0] & 15u) << 12 | (c[1] & 63u) << 6 | (c[2] & 63u);
	case 4:
		return (c[0] & 7u) << 18 | (c[1] & 63u) << 12 | (c[2] & 63u) << 6 | (c[3] & 63u);
	default:
		return 0;
	}
}

/* False: no room. */
static bool put(char *out, size_t n, size_t *used, uint32_t c)
{
	unsigned char b[4];
	size_t len = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
	static const unsigned char lead[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
	for (size_t i = len; i-- > 1; c >>= 6)
		b[i] = (unsigned char)(0x80 | (c & 63));
	b[0] = (unsigned char)(lead[len] | c);
	if (*used + len >= n)
		return false;
	memcpy(out + *used, b, len);
	*used += len;
	out[*used] = 0;
	return true;
}

/* ---- scripts --------------------------------------------------------------------------------- */

enum script {
	NONE,
	ANY,
	LATIN,
	GREEK,
	CYRILLIC,
	ARMENIAN,
	HEBREW,
	ARABIC,
	INDIAN,
	THAI,
	GEORGIAN,
	EAST
};

// clang-format off
static const struct {
	uint32_t first, last;
	enum script script;
} blocks[] = {
	{ ' ', ' ', ANY },          { '\'', '\'', ANY },       { '-', '.', ANY },
	{ '0', '9', ANY },          { 'A', 'Z', LATIN },       { '_', '_', ANY },
	{ 'a', 'z', LATIN },        { 0xc0, 0xd6, LATIN },     { 0xd8, 0xf6, LATIN },
	{ 0xf8, 0x24f, LATIN },     { 0x386, 0x386, GREEK },   { 0x388, 0x3ce, GREEK },
	{ 0x400, 0x481, CYRILLIC }, { 0x48a, 0x52f, CYRILLIC },{ 0x531, 0x556, ARMENIAN },
	{ 0x561, 0x587, ARMENIAN }, { 0x5d0, 0x5ea, HEBREW },  { 0x620, 0x63f, ARABIC },
	{ 0x641, 0x64a, ARABIC },   { 0x671, 0x6d3, ARABIC },  { 0x901, 0x963, INDIAN },
	{ 0xe01, 0xe3a, THAI },     { 0xe40, 0xe4e, THAI },    { 0x10d0, 0x10fa, GEORGIAN },
	{ 0x1ea0, 0x1ef9, LATIN },  { 0x3041, 0x3096, EAST },  { 0x30a1, 0x30fa, EAST },
	{ 0x30fc, 0x30fc, EAST },   { 0x3400, 0x4dbf, EAST },  { 0x4e00, 0x9fff, EAST },
	{ 0xac00, 0xd7a3, EAST },
};
// clang-format on

static enum script script_of(uint32_t c)
{
	for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
		if (c >= blocks[i].first && c <= blocks[i].last)
			return blocks[i].script;
	return NONE;
}

/* ---- one form -------------------------------------------------------------------------------- */

/* Compatibility variants of letters, digits and spaces: wide, circled, mathematical, quoted. */
static uint32_t plain(uint32_t c)
{
	if (c >= 0xff01 && c <= 0xff5e)
		return c - 0xff01 + '!';
	if (c >= 0x1d400 && c <= 0x1d6a3)
		c = (c - 0x1d400) % 52, c = c < 26 ? c + 'A' : c - 26 + 'a';
	else if (c >= 0x1d7ce && c <= 0x1d7ff)
		c = (c - 0x1d7ce) % 10 + '0';
	else if (c >= 0x24b6 && c <= 0x24e9)
		c = (c - 0x24b6) % 26 + (c < 0x24d0 ? 'A' : 'a');
	else if (c == 0x2019 || c == 0x2bc)
		c = '\'';
	else if (c == 0xa0 || c == 0x3000 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f)
		c = ' ';
	return c;
}

static uint32_t compose(uint32_t letter, uint32_t mark)
{
	static const uint16_t pairs[][3] = {
#include "server/base/compose.def"
	};
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
		if (pairs[i][0] == letter && pairs[i][1] == mark)
			return pairs[i][2];
	return 0;
}

/* The letters of the normalized name; returns the count, -1: too many. */
static int read_letters(const char *name, uint32_t letter[LETTERS_MAX])
{
	int n = 0;
	while (*name) {
		uint32_t c = plain(take(&name));
		uint32_t both = n ? compose(letter[n - 1], c) : 0;
		if (both) {
			letter[n - 1] = both;
			continue;
		}
		if (c == ' ' && (n == 0 || letter[n - 1] == ' '))
			continue;
		if (n == LETTERS_MAX)
			return -1;
		letter[n++] = c;
	}
	while (n && letter[n - 1] == ' ')
		n--;
	return n;
}

bool name_make(const char *name, char *out, size_t n)
{
	uint32_t letter[LETTERS_MAX];
	enum script script = ANY;
	bool word = false; /* something readable */
	size_t used = 0;
	int count = name ? read_letters(name, letter) : 0;
	out[0] = 0;
	for (int i = 0; i < count; i++) {
		enum script one = script_of(letter[i]);
		if (one == NONE || (one != ANY && script != ANY && one != script) ||
		    !put(out, n, &used, letter[i]))
			return false;
		if (one != ANY)
			script = one;
		word = word || one != ANY || (letter[i] >= '0' && letter[i] <= '9');
	}
	return word;
}

/* ---- the look -------------------------------------------------------------------------------- */

static uint32_t lower(uint32_t c)
{
	if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7) ||
	    (c >= 0x391 && c <= 0x3ab) || (c >= 0x410 && c <= 0x42f))
		return c + 32;
	if (c >= 0x400 && c <= 0x40f)
		return c + 80;
	if (((c >= 0x100 && c <= 0x137) || (c >= 0x14a && c <= 0x177) ||
	     (c >= 0x460 && c <= 0x481) || (c >= 0x48a && c <= 0x4bf) ||
	     (c >= 0x4d0 && c <= 0x52f) || (c >= 0x1ea0 && c <= 0x1ef9)) &&
	    !(c & 1))
		return c + 1;
	return c;
}

/* Letters of other scripts, and digits, that look like these. */
static uint32_t twin(uint32_t c)
{
	static const struct {
		uint32_t c;
		char like;
	} twins[] = {
		{ 0x430, 'a' }, { 0x432, 'b' }, { 0x441, 'c' }, { 0x435, 'e' }, { 0x43d, 'h' },
		{ 0x456, 'l' }, { 0x458, 'j' }, { 0x43a, 'k' }, { 0x43c, 'm' }, { 0x43e, 'o' },
		{ 0x440, 'p' }, { 0x455, 's' }, { 0x442, 't' }, { 0x443, 'y' }, { 0x445, 'x' },
		{ 0x501, 'd' }, { 0x4bb, 'h' }, { 0x51b, 'q' }, { 0x51d, 'w' }, { 0x4cf, 'l' },
		{ 0x3b1, 'a' }, { 0x3b2, 'b' }, { 0x3b5, 'e' }, { 0x3b6, 'z' }, { 0x3b7, 'h' },
		{ 0x3b9, 'l' }, { 0x3ba, 'k' }, { 0x3bc, 'm' }, { 0x3bd, 'n' }, { 0x3bf, 'o' },
		{ 0x3c1, 'p' }, { 0x3c4, 't' }, { 0x3c5, 'y' }, { 0x3c7, 'x' }, { 0x585, 'o' },
		{ 0x570, 'h' }, { 0x131, 'l' }, { 'i', 'l' },   { '1', 'l' },   { '0', 'o' },
	};
	for (size_t i = 0; i < sizeof twins / sizeof *twins; i++)
		if (twins[i].c == c)
			return (uint32_t)twins[i].like;
	return c;
}

void name_look(const char *name, char *out, size_t n)
{
	size_t used = 0;
	out[0] = 0;
	while (*name) {
		uint32_t c = twin(lower(plain(take(&name))));
		bool sign = c < 0x80 && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9');
		if (!sign && !put(out, n, &used, c))
			return;
	}
}

/* ---- words that mislead ---------------------------------------------------------------------- */

/* Controls, marks of direction, spaces without width, tags. */
static bool unseen(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || c == 0x61c || c == 0x180e ||
	       (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
	       (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || (c >= 0xfff0 && c <= 0xfffb) ||
	       (c >= 0xe0000 && c <= 0xe0fff);
}

void text_make(const char *text, char *out, size_t n)
{
	size_t used = 0;
	out[0] = 0;
	while (*text) {
		uint32_t c = take(&text);
		if (c != '\n' && unseen(c))
			continue;
		if (!put(out, n, &used, c))
			return;
	}
}

bool name_of_nobody(const char *name)
{
	static const char *const usual[] = { "guest", "гость", "gość" };
	char look[NAME_BYTES], other[NAME_BYTES];
	name_look(name, look, sizeof look);
	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
		name_look(usual[i], other, sizeof other);
		if (!strcmp(look, other))
			return true;
	}
	return false;
}

bool name_reserved(const char *name)
{
	/* whoever is called so at the beginning */
	static const char *const authority[] = { "admin", "moderator", "petteia", "sysop",
						 "админ", "модератор", "оператор" };
	static const char *const others[] = { "operator", "system", "server", "root", "s1",
					      "s2",       "s3",     "s4",     "s5",   "s6",
					      "seat",     "место",  "miejsce" };
	char look[NAME_BYTES], other[NAME_BYTES];
	name_look(name, look, sizeof look);
	for (size_t i = 0; i < sizeof authority / sizeof *authority; i++) {
		name_look(authority[i], other, sizeof other);
		if (!strncmp(look, other, strlen(other)))
			return true;
	}
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		name_look(others[i], other, sizeof other);
		size_t n = strlen(other);
		/* "Seat 2", too */
		if (!strncmp(look, other, n) && strlen(look) <= n + (i > 9))
			return true;
	}
	return false;
}

/* Where the text goes on behind so many characters. */
static const char *behind(const char *text, const char *name)
{
	while (*name && *text) {
		take(&name);
		take(&text);
	}
	return text;
}

bool name_called(const char *text, const char *name)
{
	char wanted[NAME_BYTES], word[NAME_BYTES], look[NAME_BYTES];
	name_look(name, wanted, sizeof wanted);
	if (!name[0])
		return false;
	for (const char *at = strchr(text, '@'); at; at = strchr(at + 1, '@')) {
		const char *end = behind(at + 1, name), *next = end;
		size_t n = (size_t)(end - at - 1);
		uint32_t after = *end ? take(&next) : 0;
		if (n >= sizeof word || (after && script_of(after) > ANY) ||
		    (after >= '0' && after <= '9'))
			continue;
		memcpy(word, at + 1, n);
		word[n] = 0;
		name_look(word, look, sizeof look);
		if (!strcmp(look, wanted))
			return true;
	}
	return false;
}
