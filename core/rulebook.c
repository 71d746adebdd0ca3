/* rulebook.c: a rule by its number, and in other languages. */
#include "core/rulebook.h"

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

const char *pet_rule_text(const struct pet_rule *rule, uint8_t lang)
{
	const unsigned char *const mo[PET_LANG_COUNT] = { NULL, rules_ru, rules_pl };
	uint32_t length;
	const char *own = pet_mo_find(lang < PET_LANG_COUNT ? mo[lang] : NULL, rule->text, &length);
	return own ? own : rule->text;
}
