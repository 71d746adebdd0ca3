/* catalogue.c: translations.
 *
 * Each language is a gettext .mo file compiled in as bytes (little-endian); the English one has
 * only names with their articles. Layout:
 *
 *     0 magic   4 revision   8 count   12 offset of ids   16 offset of translations
 *
 * Both tables consist of {length, offset} rows, sorted by id. The id of a message with a plural is
 * "one\0many"; its translation holds all forms, separated by zeros. */
#include "core/text.h"

#include "core/must.h"

extern const unsigned char pet_catalogue_en[], pet_catalogue_ru[], pet_catalogue_pl[];

static const char *const names[PET_LANG_COUNT] = { "en", "ru", "pl" };
static const unsigned char *const data[PET_LANG_COUNT] = { pet_catalogue_en, pet_catalogue_ru,
							   pet_catalogue_pl };

static uint32_t word(const unsigned char *p)
{
	return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static int compare(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return (unsigned char)*a - (unsigned char)*b;
}

const char *pet_mo_find(const unsigned char *mo, const char *id, uint32_t *length)
{
	if (!mo || !*id) /* the empty id is the catalogue's header */
		return NULL;
	pet_must(word(mo) == 0x950412de);
	uint32_t low = 0, high = word(mo + 8);
	while (low < high) {
		uint32_t middle = (low + high) / 2;
		const unsigned char *row = mo + word(mo + 12) + 8 * middle;
		int order = compare(id, (const char *)mo + word(row + 4));
		if (order == 0) {
			row = mo + word(mo + 16) + 8 * middle;
			*length = word(row);
			return (const char *)mo + word(row + 4);
		}
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

static const char *find(uint8_t lang, const char *id, uint32_t *length)
{
	return pet_mo_find(lang < PET_LANG_COUNT ? data[lang] : NULL, id, length);
}

const char *pet_text_tr(uint8_t lang, const char *id)
{
	uint32_t length;
	const char *s = find(lang, id, &length);
	return s ? s : id;
}

/* Russian has forms for 1, 2-4 and 5, where 21 counts as 1; Polish has the same, but 21 counts as
 * 5. */
int pet_plural_form(uint8_t lang, int32_t n)
{
	uint32_t count = n < 0 ? 0 - (uint32_t)n : (uint32_t)n;
	uint32_t ten = count % 10, hundred = count % 100;
	if (lang == PET_LANG_EN)
		return count != 1;
	if (lang == PET_LANG_RU ? ten == 1 && hundred != 11 : count == 1)
		return 0;
	return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}

const char *pet_text_trn(uint8_t lang, const char *one, const char *many, int32_t n)
{
	uint32_t length;
	const char *s = find(lang, one, &length);
	if (!s)
		return n == 1 ? one : many;
	const char *end = s + length;
	for (int form = pet_plural_form(lang, n); form > 0; form--) {
		const char *next = s + pet_text_length(s) + 1;
		if (next > end) /* fewer forms than the language has: use the last */
			break;
		s = next;
	}
	return s;
}

int pet_lang_find(const char *name)
{
	for (int i = 0; i < PET_LANG_COUNT; i++)
		if (pet_token_is(name, pet_text_length(name), names[i]))
			return i;
	return -1;
}
