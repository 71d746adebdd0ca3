/* rules.c: the search in the rules for the page, a module without imports (rules.wasm).
 *
 * The page hands over the book that it shows: six texts a rule, each ended by a zero byte (number,
 * kind, origin, chapter, text, table; kind and origin as digits). Then it puts questions where
 * rules_question says, and gets the places of what is found. */
#include <stdint.h>
#include <string.h>

#include "clients/wasm/wasm.h"
#include "core/rulebook.h"
#include "core/text.h"

enum { BOOK_BYTES = 1 << 20, QUESTION_BYTES = 512, RULES = 1024 };

static char book[BOOK_BYTES], question[QUESTION_BYTES];
static struct pet_rule_read rules[RULES];
static uint32_t count;
static uint16_t found[PET_RULES_FOUND_MAX];

char *EXPORT(rules_book)(void);
uint32_t EXPORT(rules_book_bytes)(void);
int32_t EXPORT(rules_open)(uint32_t n);
char *EXPORT(rules_question)(void);
uint32_t EXPORT(rules_question_bytes)(void);
int32_t EXPORT(rules_find)(uint32_t n, uint32_t lang);
uint16_t *EXPORT(rules_found)(void);

char *rules_book(void)
{
	return book;
}

uint32_t rules_book_bytes(void)
{
	return BOOK_BYTES;
}

char *rules_question(void)
{
	return question;
}

uint32_t rules_question_bytes(void)
{
	return QUESTION_BYTES - 1;
}

uint16_t *rules_found(void)
{
	return found;
}

/* The next text of the book, which ends with a zero byte whatever was put in. */
static const char *next_text(const char **at)
{
	const char *text = *at;
	*at += strlen(text) + 1;
	return text;
}

/* The first n bytes are the book: how many rules it has. */
int32_t rules_open(uint32_t n)
{
	if (!n || n > BOOK_BYTES || book[n - 1])
		return -1;
	const char *at = book, *end = book + n;
	for (count = 0; at < end && count < RULES; count++) {
		const char *text[6] = { "", "", "", "", "", "" };
		for (int i = 0; i < 6 && at < end; i++)
			text[i] = next_text(&at);
		rules[count] = (struct pet_rule_read){
			.id = text[0],
			.kind = (uint8_t)(*text[1] - '0'),
			.origin = (uint8_t)(*text[2] - '0'),
			.chapter = text[3],
			.text = text[4],
			.table = text[5],
		};
	}
	return (int32_t)count;
}

static bool read_rule(const void *of, uint32_t at, struct pet_rule_read *rule)
{
	const struct pet_rule_read *all = of;
	if (at < count)
		*rule = all[at];
	return at < count;
}

/* How many rules answer the question of n bytes, best first in rules_found. */
int32_t rules_find(uint32_t n, uint32_t lang)
{
	question[n < QUESTION_BYTES ? n : QUESTION_BYTES - 1] = 0;
	return pet_rules_find(read_rule, rules, lang < PET_LANG_COUNT ? (uint8_t)lang : PET_LANG_EN,
			      question, found);
}
