/* rulebook.h: the rules as tables, generated from games/<game>/rules/en.md by the build.
 *
 * The table and its translations (games/<game>/rules/<language>.po) are a library of their own
 * (target `rulebook`): hosts link it, the engine does not need it. */
#ifndef CORE_RULEBOOK_H
#define CORE_RULEBOOK_H

#include <stdbool.h>
#include <stdint.h>

#include "core/api.h"

PET_API_BEGIN

enum pet_rule_kind {
	PET_RULE_NUMBERED, /* the reference, chapter by chapter */
	PET_RULE_PROSE,    /* how to play: paragraphs without numbers; "- " begins a list item */
	PET_RULE_APPENDIX, /* decision points, notation: for those who verify the engine */
	PET_RULE_CARD /* a card by its token; `text` has its power in the notation of its game */
};

struct pet_rule {
	const char *game;    /* "legendary" */
	const char *id;      /* "CL-6.3"; "" for prose */
	const char *chapter; /* English, text and table */
	const char *text;
	const char *table; /* rows of cells separated by " | ", head first; "": no table */
	uint8_t kind;
};

/* All rules of all games in the order of the documents; ended by a NULL id. */
extern const struct pet_rule pet_rulebook[];

/* A line of the index: a term and the rules that speak of it, "CY-2.6, CY-6.1–CY-6.4". */
struct pet_rule_term {
	const char *game;
	const char *term;
	const char *defined; /* by these; "" if no rule does */
	const char *used;    /* mentioned in these, too */
};

/* The index of each language (core/text.h): by game, in alphabetical order; ended by a NULL
 * game. Generated from the names of games/<game>/text. */
extern const struct pet_rule_term *const pet_rule_index[];

/* The rule with that number, ignoring case; NULL if there is none. */
const struct pet_rule *pet_rule_find(const char *id);

/* Parts of a rule in a language (core/text.h); English where it is not translated. The text of a
 * card is the sentence of the game's own list, and some tables are those of the engine: they stay
 * until the next call. */
const char *pet_rule_text(const struct pet_rule *rule, uint8_t lang);
const char *pet_rule_table(const struct pet_rule *rule, uint8_t lang);
const char *pet_rule_chapter(const struct pet_rule *rule, uint8_t lang);

/* Where a rule or a card comes from as a whole: the rulebook prints it; we read it so where the
 * rulebook leaves it open; or we designed it, since the rulebook does not have it. */
enum pet_origin { PET_PRINTED, PET_RULING, PET_OURS };
enum pet_origin pet_rule_origin(const struct pet_rule *rule);

/* Where a rule's text turns from the rule itself to our ruling (or what we designed) and its reason;
 * NULL: nowhere. */
const char *pet_rule_note(const char *text, uint8_t lang);

enum { PET_RULES_FOUND_MAX = 32 };

/* The rules of a game that best answer a question in words ("how do I win", "wound slots"), best
 * first; the number of a rule finds that one alone. Not for several threads at once. */
int pet_rules_search(const char *game, uint8_t lang, const char *question,
		     const struct pet_rule *found[PET_RULES_FOUND_MAX]);

/* A rule as the search reads it, in the language of the question. */
struct pet_rule_read {
	const char *id, *chapter, *text, *table;
	uint8_t kind, origin;
};

/* Reads the rule `at` of a book from 0 on, and says whether there is one; it stays until the next. */
typedef bool pet_rule_reader(const void *book, uint32_t at, struct pet_rule_read *rule);

/* The same search in any book: the places of what it finds. */
int pet_rules_find(pet_rule_reader *read, const void *book, uint8_t lang, const char *question,
		   uint16_t found[PET_RULES_FOUND_MAX]);

PET_API_END

#endif
