/* rulebook.c: a rule by its number, and in other languages. */
#include "core/rulebook.h"

#include <strings.h>

#include "core/text.h"

extern const unsigned char rules_ru[], rules_pl[];

const struct rule *rule_find(const char *id)
{
	for (const struct rule *r = rulebook; id && *id && r->id; r++)
		if (!strcasecmp(r->id, id))
			return r;
	return NULL;
}

const char *rule_text(const struct rule *rule, uint8_t lang)
{
	const unsigned char *const mo[LANG_COUNT] = { NULL, rules_ru, rules_pl };
	uint32_t length;
	const char *own = mo_find(lang < LANG_COUNT ? mo[lang] : NULL, rule->text, &length);
	return own ? own : rule->text;
}
