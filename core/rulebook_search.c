/* rulebook_search.c: finds the rules that answer a question in words.
 *
 * Words count by their stems and by how rare they are in the rulebook; a short rule that has them
 * counts more than a long one. A rule also answers to the words that people ask for it with
 * (games/<id>/rules/asked.def). */
#include "core/rulebook.h"

#include <ctype.h>
#include <string.h>

#include "core/text.h"

enum { WORDS_MAX = 12, WORD_BYTES = 48, STEM_LEAST = 3, GROUPS_PER_WORD = 3, RULES_MAX = 1024 };

/* What a word of the question is worth where it is found: itself, or one of the same meaning. */
enum { IN_ASKED = 22, ASKED_SAME = 12, IN_TEXT = 10, TEXT_SAME = 5, IN_TITLE = 4, IN_TABLE = 4 };

static const char *const same[][PET_LANG_COUNT] = {
#define SAME(en, ru, pl) { en, ru, pl },
#include "core/rulebook_words.def"
#undef SAME
};

/* The words that beginners ask for a rule with. */
static const struct {
	const char *rule, *words[PET_LANG_COUNT];
} asked[] = {
#define ASKED(rule, en, ru, pl) { rule, { en, ru, pl } },
#include "rulebook_asked.inc"
#undef ASKED
};

/* Stop words. */
static const char *const idle[PET_LANG_COUNT] = {
	" the and for how what when who why can does did are was may must with from that this you "
	"your have has its not his her who's which there get many much some any ",
	" как что где когда кто почему чем для это или при так мне мой его она они нужно можно "
	"могу надо если ли сколько какой какая какие чего моя мои свой своя быть есть ",
	" jak kto czy gdzie kiedy dla jest się oraz lub mam mogę można moje jaki jakie jaka ile co "
	"swoją swoje mój moja ",
};

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
	const char *at = idle[lang];
	while ((at = strstr(at, word)) && (at[-1] != ' ' || at[strlen(word)] != ' '))
		at++;
	return at || letters(word) < STEM_LEAST;
}

static struct question ask(const char *text, uint8_t lang)
{
	struct question q = { 0 };
	char word[WORD_BYTES];
	while (q.count < WORDS_MAX && (text = next_word(text, word))) {
		int groups = 0;
		if (is_idle(word, lang))
			continue;
		for (size_t g = 0; g < sizeof same / sizeof same[0] && groups < GROUPS_PER_WORD;
		     g++)
			if (in_list(word, same[g][lang]))
				q.same[q.count][groups++] = same[g][lang];
		stem(word);
		memcpy(q.word[q.count++], word, sizeof word);
	}
	return q;
}

/* Points for each word of the question: `itself` where the text has it, `alike` where it has one of
 * the same meaning; what is higher stays. Returns the number of words of the text. */
static unsigned count_words(const struct question *q, const char *text, uint8_t itself,
			    uint8_t alike, uint8_t points[WORDS_MAX])
{
	char word[WORD_BYTES];
	unsigned length = 0;
	for (; (text = next_word(text, word)); length++)
		for (int i = 0; i < q->count; i++) {
			uint8_t p = begins(word, q->word[i], strlen(q->word[i])) ? itself : 0;
			for (int g = 0; !p && g < GROUPS_PER_WORD && q->same[i][g]; g++)
				p = in_list(word, q->same[i][g]) ? alike : 0;
			if (p > points[i])
				points[i] = p;
		}
	return length;
}

/* What a rule has of the question. */
struct match {
	uint8_t kind, origin;
	uint8_t text[WORDS_MAX], asked[WORDS_MAX], title[WORDS_MAX], table[WORDS_MAX];
	unsigned length;
};

static void look(const struct question *q, const struct pet_rule_read *rule, uint8_t lang,
		 struct match *m)
{
	*m = (struct match){ .kind = rule->kind, .origin = rule->origin };
	m->length = count_words(q, rule->text, IN_TEXT, TEXT_SAME, m->text);
	count_words(q, rule->table, IN_TABLE, 1, m->table);
	count_words(q, rule->chapter, IN_TITLE, 2, m->title);
	for (size_t i = 0; *rule->id && i < sizeof asked / sizeof asked[0]; i++)
		if (!strcmp(asked[i].rule, rule->id))
			count_words(q, asked[i].words[lang], IN_ASKED, ASKED_SAME, m->asked);
}

/* Four times the binary logarithm of n / k, for k up to n: how much a word says that k of n rules
 * have. */
static uint32_t rarity(uint32_t n, uint32_t k)
{
	uint32_t r = 1;
	for (uint32_t x = 16 * n / (k ? k : 1); x > 16; x = x * 841 / 1000)
		r++; /* 0.841: the fourth root of a half */
	return r;
}

/* In percent: rules, our rulings on them, cards, appendices. "How to play" comes first for a single
 * word, which asks for the whole of a subject. */
static uint32_t rank(const struct match *m, int words)
{
	switch (m->kind) {
	case PET_RULE_PROSE:
		return words > 1 ? 95 : 300;
	case PET_RULE_CARD:
		return 70;
	case PET_RULE_APPENDIX:
		return 45;
	default:
		return m->origin == PET_PRINTED ? 100 : 92;
	}
}

static uint32_t score(const struct question *q, const struct match *m, const uint32_t *rare,
		      unsigned average)
{
	uint32_t sum = 0, words = 0;
	for (int i = 0; i < q->count; i++) {
		uint32_t text = m->text[i] * 120u / (70 + 50 * m->length / average);
		uint32_t best = text + m->asked[i];
		best += m->title[i] + (m->text[i] ? 0 : m->table[i]);
		words += best > 0;
		sum += best * rare[i];
	}
	if (2 * words < (uint32_t)q->count)
		return 0; /* fewer than half of the words */
	return sum * (words + 1) / (uint32_t)(q->count + 1) * rank(m, q->count) / 100;
}

/* Whether the question is this number of a rule, in any case and with blanks around it. */
static bool is_number(const char *question, const char *id)
{
	question += strspn(question, " ");
	for (; *id && toupper((unsigned char)*question) == toupper((unsigned char)*id); id++)
		question++;
	return !*id && !question[strspn(question, " ")];
}

/* Puts a match among the best, which stay in order. Returns how many there are. */
static int put_found(uint16_t at, uint32_t score, int count, uint32_t points[PET_RULES_FOUND_MAX],
		     uint16_t found[PET_RULES_FOUND_MAX])
{
	int place = count < PET_RULES_FOUND_MAX ? count++ : PET_RULES_FOUND_MAX - 1;
	if (points[place] >= score)
		return count; /* all are better */
	for (; place > 0 && points[place - 1] < score; place--) {
		points[place] = points[place - 1];
		found[place] = found[place - 1];
	}
	points[place] = score;
	found[place] = at;
	return count;
}

int pet_rules_find(pet_rule_reader *read, const void *book, uint8_t lang, const char *question,
		   uint16_t found[PET_RULES_FOUND_MAX])
{
	static struct match match[RULES_MAX];
	uint32_t points[PET_RULES_FOUND_MAX] = { 0 }, rare[WORDS_MAX] = { 0 }, words = 0;
	uint16_t rules = 0;
	int count = 0;
	struct pet_rule_read rule;
	struct question q = ask(question, lang);
	for (; rules < RULES_MAX && read(book, rules, &rule); rules++) {
		if (*rule.id && is_number(question, rule.id)) {
			found[0] = rules;
			return 1;
		}
		look(&q, &rule, lang, &match[rules]);
		words += match[rules].length;
	}
	for (int i = 0; i < q.count; i++) {
		for (uint16_t m = 0; m < rules; m++)
			rare[i] += match[m].text[i] == IN_TEXT || match[m].asked[i] == IN_ASKED;
		rare[i] = rarity(rules, rare[i]);
	}
	for (uint16_t m = 0; q.count && m < rules; m++) {
		uint32_t s = score(&q, &match[m], rare, words / rules + 1);
		if (s)
			count = put_found(m, s, count, points, found);
	}
	return count;
}
