/* pack_cell.c: cells that packs of several games have (pack.h). */
#include <string.h>

#include "core/mark.h"
#include "core/pack.h"
#include "core/reader.h"

bool pet_pack_number(const struct pet_pack_cell *cell, unsigned least, unsigned most, uint8_t *out,
		     struct pet_pack_fault *fault)
{
	unsigned value = 0;
	for (size_t i = 0; i < cell->n; i++)
		value = value < 100 && cell->s[i] >= '0' && cell->s[i] <= '9'
				? value * 10 + (unsigned)(cell->s[i] - '0')
				: 1000;
	if (!cell->n || value < least || value > most)
		return pet_pack_wrong(fault, N_("this is no number, or too small or too large"),
				      cell->s, cell->n);
	*out = (uint8_t)value;
	return true;
}

bool pet_pack_title(const struct pet_pack_cell *cell, char out[PET_PACK_NAME_MAX],
		    struct pet_pack_fault *fault)
{
	if (cell->n == 0 || cell->n >= PET_PACK_NAME_MAX)
		return pet_pack_wrong(fault, N_("a name has 1 to 48 bytes"), cell->s, cell->n);
	for (size_t i = 0; i < cell->n; i++)
		if (cell->s[i] == '{' || cell->s[i] == '}' || cell->s[i] == '#' ||
		    cell->s[i] == '\t')
			return pet_pack_wrong(fault, N_("this cannot stand in a name"), &cell->s[i],
					      1);
	memcpy(out, cell->s, cell->n);
	out[cell->n] = 0;
	return true;
}

bool pet_pack_among(const struct pet_pack_cell *word, const char *const *tokens, unsigned n,
		    const char *id, uint8_t *out, struct pet_pack_fault *fault)
{
	unsigned i = 0;
	while (i < n && !pet_token_is(word->s, word->n, tokens[i]))
		i++;
	*out = (uint8_t)i;
	return i < n || pet_pack_wrong(fault, id, word->s, word->n);
}

bool pet_pack_word(const struct pet_pack_cell *cell, const char **at, struct pet_pack_cell *word)
{
	if (!*at)
		*at = cell->s;
	return pet_token_next(at, cell->s + cell->n, &word->s, &word->n);
}

void pet_pack_sort(uint8_t *face, unsigned n)
{
	for (unsigned i = 1; i < n; i++)
		for (unsigned k = i; k > 0 && face[k] < face[k - 1]; k--) {
			uint8_t kept = face[k];
			face[k] = face[k - 1];
			face[k - 1] = kept;
		}
}
