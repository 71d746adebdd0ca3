/* rulebook.h: the numbered rules as text, made of docs/rules/<game>.md when we build.
 *
 * The table and its translations (docs/rules/<language>/<game>.po) are a library of their own
 * (target `rulebook`): hosts link it, the engine does not need it. */
#ifndef CORE_RULEBOOK_H
#define CORE_RULEBOOK_H

#include <stdint.h>

#include "core/api.h"

PET_API_BEGIN

struct pet_rule {
	const char *game; /* "legendary" */
	const char *id;   /* "CL-6.3" */
	const char *text; /* English, ours */
};

/* All rules of all games in the order of the documents; ended by a NULL id. */
extern const struct pet_rule pet_rulebook[];

/* The rule of that number in any case of letters; NULL if there is none. */
const struct pet_rule *pet_rule_find(const char *id);

/* A rule in a language (core/text.h); in English where it is not translated. */
const char *pet_rule_text(const struct pet_rule *rule, uint8_t lang);

PET_API_END

#endif
