/* catalogue.c: translations. */
#include "core/text.h"

const char *text_tr(uint8_t lang, const char *id)
{
	(void)lang;
	return id;
}

const char *text_trn(uint8_t lang, const char *one, const char *many, int32_t n)
{
	(void)lang;
	return n == 1 ? one : many;
}

static const char *const names[LANG_COUNT] = { "en", "ru", "pl" };

const char *lang_name(uint8_t lang)
{
	return names[lang];
}

int lang_find(const char *name)
{
	for (int i = 0; i < LANG_COUNT; i++)
		if (token_is(name, text_length(name), names[i]))
			return i;
	return -1;
}
