/* rulebook_search.c: finds the rules that answer a question in words. */
#include "core/rulebook.h"

#include <ctype.h>
#include <string.h>

#include "core/text.h"

enum { WORDS_MAX = 12, WORD_BYTES = 48, STEM_LEAST = 3, GROUPS_PER_WORD = 3 };

/* The first words of a text say what it is about. */
enum { FIRST_WORDS = 10 };

static const char *const same[][PET_LANG_COUNT] = {
#define SAME(en, ru, pl) { en, ru, pl },
#include "core/rulebook_words.def"
#undef SAME
};

/* Stop words. */
static const char *const idle[PET_LANG_COUNT] = {
	" the and for how what when who why can does did are was may must with from that this you "
	"your have has its not his her who's ",
	" как что где когда кто почему чем для это или при так мне мой его она они нужно можно "
	"могу надо если ",
	" jak kto czy gdzie kiedy dla jest się oraz lub mam mogę można moje jaki jakie ",
};

const char *pet_rule_synonyms(int group, uint8_t lang)
{
	return group < (int)(sizeof same / sizeof same[0]) && lang < PET_LANG_COUNT
		       ? same[group][lang]
		       : NULL;
}

/* Lower case of one Russian or Polish letter, both bytes of its UTF-8; ё is treated as е. */
static void fold_pair(unsigned char *a, unsigned char *b)
{
	static const char polish[] = "\x84\x86\x98\x81\x83\x9A\xB9\xBB"; /* Ą Ć Ę Ł Ń Ś Ź Ż */
	if (*a == 0xD0 && *b >= 0x90 && *b <= 0x9F) {
		*b += 0x20;
	} else if (*a == 0xD0 && *b >= 0xA0 && *b <= 0xAF) {
		*a = 0xD1;
		*b -= 0x20;
	} else if ((*a == 0xD0 && *b == 0x81) || (*a == 0xD1 && *b == 0x91)) {
		*a = 0xD0;
		*b = 0xB5;
	} else if (*a == 0xC3 && *b >= 0x80 && *b <= 0x9E) {
		*b += 0x20;
	} else if ((*a == 0xC4 || *a == 0xC5) && *b && strchr(polish, *b)) {
		*b += 1;
	}
}

/* The next word of s in lower case; returns where to continue, NULL after the last. */
static const char *next_word(const char *s, char word[WORD_BYTES])
{
	size_t n = 0;
	while (*s && !isalnum((unsigned char)*s) && (unsigned char)*s < 0xC3)
		s++;
	for (; isalnum((unsigned char)*s) || (unsigned char)*s >= 0xC3; s++) {
		unsigned char a = (unsigned char)*s, b = 0;
		if (a >= 0xE0 || (a >= 0xC3 && !s[1])) { /* dashes and the like are not letters */
			s++;
			break;
		}
		if (a >= 0xC3) {
			b = (unsigned char)*++s;
			fold_pair(&a, &b);
		}
		if (n + 2 < WORD_BYTES)
			word[n++] = (char)(b ? a : tolower(a));
		if (b && n + 1 < WORD_BYTES)
			word[n++] = (char)b;
	}
	word[n] = 0;
	return n || *s ? s : NULL;
}

static size_t letters(const char *word)
{
	size_t n = 0;
	for (; *word; word++)
		n += ((unsigned char)*word & 0xC0) != 0x80;
	return n;
}

/* Strips the ending, a third of a long word, so that inflected forms match. */
static void stem(char *word)
{
	size_t n = letters(word), cut = n > 7 ? 3 : n > 5 ? 2 : n > 4 ? 1 : 0;
	for (size_t i = strlen(word); cut && i; cut--) {
		while (i && ((unsigned char)word[i - 1] & 0xC0) == 0x80)
			i--;
		word[--i] = 0;
	}
}

struct question {
	int count;
	char word[WORDS_MAX][WORD_BYTES];             /* stems */
	const char *same[WORDS_MAX][GROUPS_PER_WORD]; /* further stems */
};

/* Forms of a short word are hardly longer: "win" is "wins", but not "winged". */
static bool begins(const char *word, const char *with, size_t n)
{
	return !strncmp(word, with, n) && (n > STEM_LEAST || strlen(word) <= n + 1);
}

/* Whether a word begins with one of the stems of a list. */
static bool in_list(const char *word, const char *list)
{
	while (*list) {
		size_t n = strcspn(list, " ");
		if (n && begins(word, list, n))
			return true;
		list += n + strspn(list + n, " ");
	}
	return false;
}

static bool is_idle(const char *word, uint8_t lang)
{
	const char *found = strstr(idle[lang], word);
	return letters(word) < STEM_LEAST ||
	       (found && found[-1] == ' ' && found[strlen(word)] == ' ');
}

static struct question ask(const char *text, uint8_t lang)
{
	struct question q = { 0 };
	char word[WORD_BYTES];
	while (q.count < WORDS_MAX && (text = next_word(text, word))) {
		int groups = 0;
		if (is_idle(word, lang))
			continue;
		for (int g = 0; pet_rule_synonyms(g, lang) && groups < GROUPS_PER_WORD; g++)
			if (in_list(word, pet_rule_synonyms(g, lang)))
				q.same[q.count][groups++] = pet_rule_synonyms(g, lang);
		stem(word);
		memcpy(q.word[q.count++], word, sizeof word);
	}
	return q;
}

/* Points for each word of the question: 3 for itself, 1 for one of the same meaning, and 1 more
 * among the first words. */
static void count_words(const struct question *q, const char *text, uint32_t points[WORDS_MAX])
{
	char word[WORD_BYTES];
	for (int at = 0; (text = next_word(text, word)); at++)
		for (int i = 0; i < q->count; i++) {
			uint32_t p = begins(word, q->word[i], strlen(q->word[i])) ? 3 : 0;
			for (int g = 0; !p && g < GROUPS_PER_WORD && q->same[i][g]; g++)
				p = in_list(word, q->same[i][g]) ? 1 : 0;
			p += p && at < FIRST_WORDS;
			if (p > points[i])
				points[i] = p;
		}
}

/* "How to play" comes first, being the plainest; a rule before our rulings on it; then cards, then
 * appendices. */
static int32_t rank(const struct pet_rule *rule)
{
	switch (rule->kind) {
	case PET_RULE_PROSE:
		return rule->text[0] == '-' ? 0 : 4;
	case PET_RULE_CARD:
		return -30;
	case PET_RULE_APPENDIX:
		return -50;
	default:
		return rule->text == pet_rule_note(rule->text, PET_LANG_EN) ? -2 : 0;
	}
}

static uint32_t fits(const struct pet_rule *rule, uint8_t lang, const struct question *q)
{
	uint32_t text[WORDS_MAX] = { 0 }, title[WORDS_MAX] = { 0 }, table[WORDS_MAX] = { 0 };
	uint32_t words = 0, points = 0;
	count_words(q, pet_rule_text(rule, lang), text);
	count_words(q, pet_rule_table(rule, lang), table);
	count_words(q, pet_rule_chapter(rule, lang), title);
	for (int i = 0; i < q->count; i++) {
		words += text[i] || title[i] || table[i];
		points += (text[i] ? text[i] : table[i] != 0) + title[i];
	}
	return words * 100 + points;
}

int pet_rules_search(const char *game, uint8_t lang, const char *question,
		     const struct pet_rule *found[PET_RULES_FOUND_MAX])
{
	uint32_t score[PET_RULES_FOUND_MAX] = { 0 };
	int count = 0;
	if (lang >= PET_LANG_COUNT)
		lang = PET_LANG_EN;
	struct question q = ask(question, lang);
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		uint32_t s = strcmp(r->game, game) ? 0 : fits(r, lang, &q);
		if (s < (uint32_t)(q.count + 1) / 2 * 100 || s == 0)
			continue; /* fewer than half of the words */
		s = (uint32_t)((int32_t)s + rank(r));
		int at = count < PET_RULES_FOUND_MAX ? count++ : PET_RULES_FOUND_MAX - 1;
		if (at == PET_RULES_FOUND_MAX - 1 && score[at] >= s)
			continue;
		for (; at > 0 && score[at - 1] < s; at--) {
			score[at] = score[at - 1];
			found[at] = found[at - 1];
		}
		score[at] = s;
		found[at] = r;
	}
	return count;
}
