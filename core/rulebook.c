/* rulebook.c: rules by number, and their translations. */
#include "core/rulebook.h"

#include <string.h>
#include <strings.h>

#include "core/text.h"

extern const unsigned char rules_ru[], rules_pl[];

const struct pet_rule *pet_rule_find(const char *id)
{
	for (const struct pet_rule *r = pet_rulebook; id && *id && r->id; r++)
		if (!strcasecmp(r->id, id))
			return r;
	return NULL;
}

static const char *in_language(const char *english, uint8_t lang)
{
	const unsigned char *const mo[PET_LANG_COUNT] = { NULL, rules_ru, rules_pl };
	uint32_t length;
	const char *own = NULL;
	if (*english) /* the empty id is the catalogue's header */
		own = pet_mo_find(lang < PET_LANG_COUNT ? mo[lang] : NULL, english, &length);
	return own ? own : english;
}

const char *pet_rule_text(const struct pet_rule *rule, uint8_t lang)
{
	return in_language(rule->text, lang);
}

const char *pet_rule_table(const struct pet_rule *rule, uint8_t lang)
{
	return in_language(rule->table, lang);
}

const char *pet_rule_chapter(const struct pet_rule *rule, uint8_t lang)
{
	return in_language(rule->chapter, lang);
}

const char *pet_rule_note(const char *text, uint8_t lang)
{
	static const char *const marks[PET_LANG_COUNT] = { "RULING", "РЕШЕНИЕ", "ROZSTRZYGNIĘCIE" };
	const char *own = lang < PET_LANG_COUNT ? strstr(text, marks[lang]) : NULL;
	return own ? own : strstr(text, marks[PET_LANG_EN]);
}
