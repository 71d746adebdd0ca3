#include "tests/spoil.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/text.h"

enum { TRIES = 40, LINE = PET_PACK_LINE_MAX + 200, WORD = 48 };

static struct pet_bits bits;

static uint32_t below(uint32_t n)
{
	return pet_bits_below(&bits, n);
}

static void built_in(const struct pet_game *game, unsigned sheet, unsigned row, char line[LINE])
{
	struct pet_text t = pet_text_into(line, LINE, PET_LANG_EN, game, NULL);
	pet_pack_row(game, NULL, sheet, row, &t);
}

/* The place and length of a random word after the row's id. */
static size_t some_word(const char *line, size_t *length)
{
	size_t n = strlen(line), first = strcspn(line, "|");
	for (int i = 0; i < 100 && first + 2 < n; i++) {
		size_t at = first + below((uint32_t)(n - first));
		if (!isalnum((unsigned char)line[at]))
			continue;
		while (isalnum((unsigned char)line[at - 1]))
			at--;
		*length = 0;
		while (isalnum((unsigned char)line[at + *length]) && *length < WORD)
			++*length;
		return at;
	}
	return *length = 0;
}

static void replace(char line[LINE], size_t at, size_t length, const char *word)
{
	char changed[2 * LINE];
	snprintf(changed, sizeof changed, "%.*s%s%s", (int)at, line, word, line + at + length);
	snprintf(line, LINE, "%.*s", LINE - 1, changed);
}

/* A word becomes another: a number, or a word of another row. */
static void change_word(const struct pet_game *game, unsigned sheet, char line[LINE])
{
	char other[LINE], word[WORD + 1];
	size_t length, at = some_word(line, &length), from, n;
	if (!length)
		return;
	built_in(game, sheet, below(game->packing->sheets[sheet].rows), other);
	if (isdigit((unsigned char)line[at])) {
		snprintf(word, sizeof word, "%u", below(5));
	} else {
		from = some_word(other, &n);
		snprintf(word, sizeof word, "%.*s", (int)n, other + from);
	}
	replace(line, at, length, word);
}

/* Everything after the id from another row. */
static void change_row(const struct pet_game *game, unsigned sheet, char line[LINE])
{
	char other[LINE], changed[2 * LINE];
	built_in(game, sheet, below(game->packing->sheets[sheet].rows), other);
	snprintf(changed, sizeof changed, "%.*s%s", (int)strcspn(line, "|"), line,
		 other + strcspn(other, "|"));
	snprintf(line, LINE, "%.*s", LINE - 1, changed);
}

size_t spoil(const struct pet_game *game, uint64_t seed, char out[PET_PACK_TEXT_MAX])
{
	static struct pet_pack scratch;
	struct pet_pack_fault fault;
	const struct pet_pack_sheet *sheets = game->packing->sheets;
	size_t n = (size_t)snprintf(out, PET_PACK_TEXT_MAX, "petteia-pack 1 %s\nname Spoiled\n",
				    game->id);
	bits.state = seed;
	for (unsigned sheet = 0; sheets[sheet].word; sheet++)
		for (unsigned row = 0; row < sheets[sheet].rows; row++)
			for (int i = 0; i < TRIES; i++) {
				char line[LINE];
				built_in(game, sheet, row, line);
				if (below(2))
					change_row(game, sheet, line);
				for (uint32_t k = 1 + below(3); k; k--)
					change_word(game, sheet, line);
				int more = snprintf(out + n, PET_PACK_TEXT_MAX - n, "%s\n", line);
				if (more < 0 || (size_t)more >= PET_PACK_TEXT_MAX - n)
					break;
				if (pet_pack_read(&scratch, game, out, n + (size_t)more, &fault)) {
					n += (size_t)more;
					break;
				}
			}
	return n;
}
