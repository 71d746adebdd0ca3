/* rulebook.c: rules by number, and their translations. */
#include "core/rulebook.h"

#include <string.h>
#include <strings.h>

#include "core/game.h"
#include "core/text.h"

enum { TABLE_BYTES = 16 << 10 };

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

/* The line of the game's list, "ZEU-04 Title | facts | facts | What it does.", as sentences:
 * "Title: facts; facts. What it does." NULL: there is no such game or card. */
static const char *card_text(const struct pet_rule *rule, uint8_t lang)
{
	static char line[1024], words[1024];
	const struct pet_game *game = pet_game_find(rule->game);
	size_t token = strlen(rule->id), n = 0;
	struct pet_text t = pet_text_into(line, sizeof line, lang, game, NULL);
	if (game && game->cards)
		game->cards(&t, rule->id);
	if (t.len <= token + 1 || t.cut)
		return NULL;
	for (const char *s = line + token + 1, *bar; *s && *s != '\n'; s = bar + 3) {
		bar = strstr(s, " | ");
		size_t part = bar ? (size_t)(bar - s) : strcspn(s, "\n");
		const char *mark = !bar ? "" : n == 0 ? ": " : strstr(bar + 3, " | ") ? "; " : ". ";
		memcpy(words + n, s, part);
		memcpy(words + n + part, mark, strlen(mark));
		n += part + strlen(mark);
		if (!bar)
			break;
	}
	words[n] = 0;
	return words;
}

const char *pet_rule_text(const struct pet_rule *rule, uint8_t lang)
{
	const char *card = rule->kind == PET_RULE_CARD ? card_text(rule, lang) : NULL;
	return card ? card : in_language(rule->text, lang);
}

const char *pet_rule_table(const struct pet_rule *rule, uint8_t lang)
{
	static char made[TABLE_BYTES];
	const struct pet_game *game = pet_game_find(rule->game);
	struct pet_text t = pet_text_into(made, sizeof made, lang, game, NULL);
	if (game && game->rule_table)
		game->rule_table(&t, rule->id);
	if (t.len)
		pet_text_char(&t, '\n');
	return t.len ? made : in_language(rule->table, lang);
}

const char *pet_rule_chapter(const struct pet_rule *rule, uint8_t lang)
{
	return in_language(rule->chapter, lang);
}

enum pet_origin pet_rule_origin(const struct pet_rule *rule)
{
	static const struct {
		const char *id;
		enum pet_origin origin;
	} named[] = {
#define ORIGIN(id, origin) { id, origin },
#include "rulebook_origin.inc"
#undef ORIGIN
		{ NULL, PET_PRINTED },
	};
	for (int i = 0; named[i].id; i++)
		if (!strcmp(named[i].id, rule->id))
			return named[i].origin;
	if (rule->kind == PET_RULE_CARD)
		return PET_OURS;
	if (!strncmp(rule->text, "DESIGNED", 8))
		return PET_OURS;
	return strncmp(rule->text, "RULING", 6) ? PET_PRINTED : PET_RULING;
}

const char *pet_rule_note(const char *text, uint8_t lang)
{
	static const char *const marks[][PET_LANG_COUNT] = {
		{ "RULING", "РЕШЕНИЕ", "ROZSTRZYGNIĘCIE" },
		{ "DESIGNED", "ЗАДАНО НАМИ", "OPRACOWANIE WŁASNE" },
	};
	const char *first = NULL;
	for (int i = 0; i < 2; i++) {
		const char *own = lang < PET_LANG_COUNT ? strstr(text, marks[i][lang]) : NULL;
		own = own ? own : strstr(text, marks[i][PET_LANG_EN]);
		if (own && (!first || own < first))
			first = own;
	}
	return first;
}

/* The rules of one game. */
struct book {
	const struct pet_rule *first;
	uint32_t rules;
	uint8_t lang;
};

static bool read_rule(const void *of, uint32_t at, struct pet_rule_read *read)
{
	const struct book *book = of;
	if (at >= book->rules)
		return false;
	const struct pet_rule *rule = book->first + at;
	*read = (struct pet_rule_read){
		.id = rule->id,
		.chapter = pet_rule_chapter(rule, book->lang),
		.text = pet_rule_text(rule, book->lang),
		.table = pet_rule_table(rule, book->lang),
		.kind = rule->kind,
		.origin = (uint8_t)pet_rule_origin(rule),
	};
	return true;
}

int pet_rules_search(const char *game, uint8_t lang, const char *question,
		     const struct pet_rule *found[PET_RULES_FOUND_MAX])
{
	uint16_t at[PET_RULES_FOUND_MAX];
	struct book book = { pet_rulebook, 0, lang < PET_LANG_COUNT ? lang : PET_LANG_EN };
	while (book.first->id && strcmp(book.first->game, game))
		book.first++;
	while (book.first[book.rules].id && !strcmp(book.first[book.rules].game, game))
		book.rules++;
	int count = pet_rules_find(read_rule, &book, book.lang, question, at);
	for (int i = 0; i < count; i++)
		found[i] = book.first + at[i];
	return count;
}
