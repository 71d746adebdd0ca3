/* rulebook_search.c: finds the rules that answer a question in words.
 *
 * Words count by their stems and by how rare they are in the rulebook; words of the same meaning
 * (rulebook_words.def) less, a short rule more than a long one. What a rule is about in the words of
 * beginners stands in games/<id>/rules/asked.def. */
#include "core/rulebook.h"

#include <ctype.h>
#include <string.h>

#include "core/text.h"

enum { WORDS_MAX = 16, WORD_BYTES = 48, STEM_LEAST = 3, GROUPS_PER_WORD = 3, RULES_MAX = 1024 };

/* What a word of the question is worth where it is found: itself, or one of the same meaning. */
struct worth {
	uint8_t itself, alike;
};
static const struct worth in_asked = { 30, 14 }, in_text = { 10, 4 }, in_subject = { 5, 3 },
			  in_title = { 4, 2 }, in_table = { 4, 1 };
enum {
	SUBJECT_WORDS = 3, /* the first words of a rule say what it is about */
	IDLE_ASKED = 150   /* an idle word among those that people ask for a rule with */
};

/* Words of the same meaning; idle ones, which say nothing about the subject of a question; those that
 * ask for a number. */
static const char *const same[][PET_LANG_COUNT] = {
#define SAME(en, ru, pl) { en, ru, pl },
#define IDLE(en, ru, pl)
#define COUNTING(en, ru, pl)
#include "core/rulebook_words.def"
#undef SAME
#undef IDLE
#undef COUNTING
};
#define SAME(en, ru, pl)
#define IDLE(en, ru, pl)     static const char *const idle[PET_LANG_COUNT] = { en, ru, pl };
#define COUNTING(en, ru, pl) static const char *const counting[PET_LANG_COUNT] = { en, ru, pl };
#include "core/rulebook_words.def"
#undef SAME
#undef IDLE
#undef COUNTING

/* The words that beginners ask for a rule with. */
static const struct {
	const char *rule, *words[PET_LANG_COUNT];
} asked[] = {
#define ASKED(rule, en, ru, pl) { rule, { en, ru, pl } },
#include "rulebook_asked.inc"
#undef ASKED
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
	int count, told;                  /* words, and those of them that say what it is about */
	bool for_number;                  /* "how many": a rule with a number is likelier */
	char word[WORDS_MAX][WORD_BYTES]; /* stems */
	bool idle[WORDS_MAX];             /* counts only among the words of asked.def */
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

/* Whether a word stands in a list, whole. */
static bool is_one_of(const char *word, const char *list)
{
	while ((list = strstr(list, word)) && (list[-1] != ' ' || list[strlen(word)] != ' '))
		list++;
	return list;
}

static struct question ask(const char *text, uint8_t lang)
{
	struct question q = { 0 };
	char word[WORD_BYTES];
	while (q.count < WORDS_MAX && (text = next_word(text, word))) {
		int groups = 0;
		q.for_number |= *word && is_one_of(word, counting[lang]);
		if (letters(word) < STEM_LEAST)
			continue;
		q.idle[q.count] = is_one_of(word, idle[lang]);
		q.told += !q.idle[q.count];
		for (size_t g = 0; g < sizeof same / sizeof same[0] && groups < GROUPS_PER_WORD;
		     g++)
			if (in_list(word, same[g][lang]))
				q.same[q.count][groups++] = same[g][lang];
		stem(word);
		memcpy(q.word[q.count++], word, sizeof word);
	}
	for (int i = 0; !q.told && i < q.count; i++)
		q.idle[i] = false; /* "what can I do": they are all there is */
	return q;
}

/* What a word of a text is worth for word i of the question. */
static uint8_t worth(const struct question *q, int i, const char *word, struct worth w)
{
	if (begins(word, q->word[i], strlen(q->word[i])))
		return w.itself;
	for (int g = 0; g < GROUPS_PER_WORD && q->same[i][g]; g++)
		if (in_list(word, q->same[i][g]))
			return w.alike;
	return 0;
}

/* Points for each word of the question in a text, what is highest for each; idle words only if `all`
 * count. Returns the number of words. */
static unsigned count_words(const struct question *q, const char *text, struct worth w, bool all,
			    uint8_t points[WORDS_MAX])
{
	char word[WORD_BYTES];
	unsigned length = 0;
	for (; (text = next_word(text, word)); length++)
		for (int i = 0; i < q->count; i++) {
			if ((q->idle[i] && !all) || points[i] >= w.itself)
				continue;
			uint8_t p = worth(q, i, word, w);
			points[i] = p > points[i] ? p : points[i];
		}
	return length;
}

/* Points for words with which a text begins. */
static void count_subject(const struct question *q, const char *text, uint8_t points[WORDS_MAX])
{
	char word[WORD_BYTES];
	for (int n = 0; n < SUBJECT_WORDS && (text = next_word(text, word)); n++)
		for (int i = 0; i < q->count; i++) {
			uint8_t p = q->idle[i] ? 0 : worth(q, i, word, in_subject);
			points[i] = p > points[i] ? p : points[i];
		}
}

/* What a rule has of the question. */
struct match {
	uint8_t kind, origin;
	uint8_t text[WORDS_MAX], subject[WORDS_MAX], asked[WORDS_MAX], title[WORDS_MAX],
		table[WORDS_MAX];
	unsigned length;
	bool has_number;
};

static void look(const struct question *q, const struct pet_rule_read *rule, const char *id,
		 uint8_t lang, struct match *m)
{
	*m = (struct match){ .kind = rule->kind, .origin = rule->origin };
	if (rule->kind == PET_RULE_PROSE && *rule->table)
		return; /* repeats rules on one screen: they answer themselves */
	m->length = count_words(q, rule->text, in_text, false, m->text);
	count_subject(q, rule->text, m->subject);
	count_words(q, rule->table, in_table, false, m->table);
	count_words(q, rule->chapter, in_title, false, m->title);
	m->has_number = strpbrk(rule->text, "0123456789");
	for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++)
		if (!strcmp(asked[i].rule, id))
			count_words(q, asked[i].words[lang], in_asked, true, m->asked);
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

/* In percent: rules, our rulings on them, how to play, cards, appendices. */
static uint32_t rank(const struct question *q, const struct match *m)
{
	switch (m->kind) {
	case PET_RULE_PROSE:
		return 105;
	case PET_RULE_CARD:
		return 70;
	case PET_RULE_APPENDIX:
		return 45;
	default:
		return (m->origin == PET_PRINTED ? 100 : 92) +
		       (q->for_number && m->has_number ? 8 : 0);
	}
}

/* What the rule has of the question, word by word as rare as it is; less where words are missing. */
static uint32_t score(const struct question *q, const struct match *m, const uint32_t *rare,
		      unsigned average)
{
	uint32_t sum = 0, had = 0, all = 0, words = 0;
	unsigned length = m->length > average / 2 ? m->length : average / 2;
	for (int i = 0; i < q->count; i++) {
		if (q->idle[i]) {
			sum += m->asked[i] ? IDLE_ASKED : 0;
			continue;
		}
		uint32_t text = m->text[i] * 120u / (70 + 50 * length / average);
		uint32_t best = text + m->subject[i] + m->asked[i] + m->title[i] +
				(m->text[i] ? 0 : m->table[i]);
		words += best > 0;
		sum += best * rare[i];
		all += rare[i];
		had += best > 0 ? rare[i] : 0;
	}
	if (2 * words < (uint32_t)(q->told ? q->told : q->count))
		return 0; /* fewer than half of the words */
	return (uint32_t)((uint64_t)sum * had / all * rank(q, m) / 100);
}

/* Whether the question is this number of a rule, in any case and with blanks around it. */
static bool is_number(const char *question, const char *id)
{
	question += strspn(question, " ");
	for (; *id && toupper((unsigned char)*question) == toupper((unsigned char)*id); id++)
		question++;
	return !*id && !question[strspn(question, " ")];
}

/* Paragraphs of "How to play" have no number; asked.def calls the first of a game CY-0.1. This is that
 * number, with the letters of the first rule that has one. */
static void name_first(pet_rule_reader *read, const void *book, char name[WORD_BYTES])
{
	struct pet_rule_read rule = { .id = "" };
	for (uint32_t at = 0; !*rule.id && read(book, at, &rule);)
		at++;
	size_t letters = strcspn(rule.id, "-");
	letters = letters < 8 ? letters : 8;
	memcpy(name, rule.id, letters);
	memcpy(name + letters, "-0.1", sizeof "-0.1");
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
	char first[WORD_BYTES];
	uint16_t rules = 0;
	int count = 0;
	struct pet_rule_read rule;
	struct question q = ask(question, lang);
	name_first(read, book, first);
	for (; rules < RULES_MAX && read(book, rules, &rule); rules++) {
		if (*rule.id && is_number(question, rule.id)) {
			found[0] = rules;
			return 1;
		}
		look(&q, &rule, rules ? rule.id : first, lang, &match[rules]);
		words += match[rules].length;
	}
	for (int i = 0; i < q.count; i++) {
		for (uint16_t m = 0; m < rules; m++)
			rare[i] += match[m].text[i] == in_text.itself ||
				   match[m].asked[i] == in_asked.itself;
		rare[i] = rarity(rules, rare[i]);
	}
	for (uint16_t m = 0; q.count && m < rules; m++) {
		uint32_t s = score(&q, &match[m], rare, words / rules + 1);
		if (s)
			count = put_found(m, s, count, points, found);
	}
	return count;
}
