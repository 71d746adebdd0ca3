/* embed_index: the alphabetical index of the rules (core/rulebook.h), made from what is there
 * already: the terms of games/GAME/text/names.LANG, the headings and the texts of
 * games/GAME/rules/en.md.
 *
 * The English text decides which rules mention a term, so that the index is the same in every
 * language; each language has its own names and its own order. A rule defines a term if it prints
 * it in italics or bold type, or begins a sentence with it and a colon. Of the other rules, the
 * most relevant are listed: as many as make a short line. A term that no rule mentions, such as the
 * name of an island, is left out. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "embed_rules.h"

enum { TERMS_MAX = 4096, WORDS_MAX = 1024, WORD_MAX = 32, TERM_BYTES = 96 };
enum { FIRST_WORDS = 4, REFERENCES_MAX = 8, FEW = 2 };
enum { EN, RU, PL, LANGS };

/* How relevant a rule is to a term. */
enum rank {
	NOWHERE,
	MENTIONS,
	EARLY,   /* among the first words */
	SUBJECT, /* the first word */
	HEADING, /* in the heading of the chapter */
	DEFINES
};

struct term {
	char game[32], name[LANGS][TERM_BYTES];
	int found;
	unsigned char rank[RULES_MAX];
};

static struct term *terms;
static int term_count;

/* A text as words in lower case without articles and the like. */
struct words {
	int count;
	char word[WORDS_MAX][WORD_MAX];
	bool capital[WORDS_MAX];
	bool begins[WORDS_MAX], colon[WORDS_MAX]; /* begins a sentence; is followed by a colon */
};

static bool is_small(const char *word)
{
	static const char *const small[] = { "a",  "an", "the", "of", "in",   "on",   "for",
					     "by", "to", "and", "or", "from", "over", "off" };
	for (size_t i = 0; i < sizeof small / sizeof small[0]; i++)
		if (!strcmp(word, small[i]))
			return true;
	return false;
}

static void read_words(struct words *w, const char *s)
{
	bool begins = true, title = true; /* a row of a table is "Title; column: ..." */
	w->count = 0;
	while (*s && w->count < WORDS_MAX) {
		char *word = w->word[w->count];
		bool capital = isupper((unsigned char)*s);
		size_t n = 0;
		for (; isalpha((unsigned char)*s) || (n && (*s == '-' || *s == '\'')); s++)
			if (n + 1 < WORD_MAX)
				word[n++] = (char)tolower((unsigned char)*s);
		word[n] = 0;
		if (n > 2 && !strcmp(word + n - 2, "'s"))
			word[n -= 2] = 0;
		if (n && !is_small(word)) {
			w->begins[w->count] = begins;
			w->capital[w->count] = capital;
			w->colon[w->count++] = *s == ':' || (*s == ';' && title);
			begins = false;
		}
		if (*s && strchr(".:;", *s))
			title = false;
		if (*s == '.' || *s == '\n')
			begins = true;
		s += *s != 0 && !isalpha((unsigned char)*s);
	}
}

/* Whether the two are singular and plural of one word. */
static bool is_plural(const char *one, const char *many)
{
	size_t n = strlen(one);
	if (!strcmp(one, "die") && !strcmp(many, "dice"))
		return true;
	if (n > 2 && one[n - 1] == 'y' && !strncmp(one, many, n - 1))
		return !strcmp(many + n - 1, "ies") || !strcmp(many + n - 1, "ys");
	return !strncmp(one, many, n) && (!strcmp(many + n, "s") || !strcmp(many + n, "es"));
}

static size_t stem(const char *word)
{
	static const char *const endings[] = { "ement", "ing", "ed", "es", "s", "e" };
	size_t n = strlen(word);
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
		size_t e = strlen(endings[i]);
		if (n >= e + 3 && !strcmp(word + n - e, endings[i]))
			return n - e;
	}
	return n;
}

static bool same_word(const char *a, const char *b, bool by_stem)
{
	if (*a != *b)
		return false; /* most words: none of what follows changes the first letter */
	if (by_stem)
		return stem(a) == stem(b) && !strncmp(a, b, stem(a));
	return !strcmp(a, b) || is_plural(a, b) || is_plural(b, a);
}

/* Whether the words of the term occur in the text, in sequence, from word `at` on. */
static bool stands_at(const struct words *term, const struct words *text, int at, bool by_stem)
{
	if (!term->count || at + term->count > text->count)
		return false;
	for (int i = 0; i < term->count; i++)
		if (!same_word(term->word[i], text->word[at + i], by_stem) ||
		    (term->capital[i] && !text->capital[at + i]))
			return false; /* Ares is not "are" */
	return true;
}

static enum rank rank_in(const struct words *term, const struct words *text, bool by_stem)
{
	enum rank best = NOWHERE;
	for (int at = 0; at < text->count; at++) {
		if (!stands_at(term, text, at, by_stem))
			continue;
		bool colon = text->begins[at] && text->colon[at + term->count - 1];
		enum rank r = colon              ? DEFINES
			      : at == 0          ? SUBJECT
			      : at < FIRST_WORDS ? EARLY
						 : MENTIONS;
		best = r > best ? r : best;
	}
	return best;
}

/* "injury" of "injury of a hero". */
static const char *head_of(const char *name)
{
	static char head[TERM_BYTES];
	const char *of = strstr(name, " of ");
	snprintf(head, sizeof head, "%.*s", of ? (int)(of - name) : TERM_BYTES - 1, name);
	return head;
}

/* Whether the rule emphasizes the term or its head. */
static bool defined_in(const char *name, const struct rule *rule)
{
	static struct words bold, term;
	char line[sizeof rule->defined];
	for (const char *s = rule->defined; *s; s += strspn(s, "\n")) {
		size_t n = strcspn(s, "\n");
		memcpy(line, s, n);
		line[n] = 0;
		read_words(&bold, line);
		for (int i = 0; i < 2; i++) {
			read_words(&term, i ? head_of(name) : name);
			if (bold.count == term.count && stands_at(&term, &bold, 0, false))
				return true;
		}
		s += n;
	}
	return false;
}

static bool has_index(const struct rule *rule)
{
	return rule->id[0] && (rule->kind == KIND_RULES || rule->kind == KIND_CARDS);
}

static bool is_term(const char *game, const char *name)
{
	for (int i = 0; i < term_count; i++)
		if (!strcmp(terms[i].game, game) && !strcasecmp(terms[i].name[EN], name))
			return true;
	return false;
}

enum way { WHOLE, BY_STEM, BY_HEAD };

/* Ranks all rules for the terms that were found in at most `few` rules so far. */
static void find_terms(const struct rule *rules, int count, int few, enum way way)
{
	static struct words term, text, chapter;
	for (int k = 0; k < count; k++) {
		read_words(&text, rules[k].text);
		read_words(&chapter, rules[k].chapter);
		for (int i = 0; i < term_count && has_index(&rules[k]); i++) {
			struct term *t = &terms[i];
			if (strcmp(rules[k].game, t->game) || t->found > few)
				continue;
			const char *name = way == BY_HEAD ? head_of(t->name[EN]) : t->name[EN];
			if (way == BY_HEAD && is_term(t->game, name))
				continue;
			read_words(&term, name);
			enum rank r = defined_in(t->name[EN], &rules[k])
					      ? DEFINES
					      : rank_in(&term, &text, way != WHOLE);
			if (r < HEADING && rank_in(&term, &chapter, way != WHOLE))
				r = HEADING;
			t->rank[k] = (unsigned char)r;
		}
	}
	for (int i = 0; i < term_count; i++) {
		terms[i].found = 0;
		for (int k = 0; k < count; k++)
			terms[i].found += terms[i].rank[k] != NOWHERE;
	}
}

/* The entry of a term without its article, new unless there is one (ignoring case). */
static struct term *line_of(const char *game, const char *name)
{
	static const char *const articles[] = { "the ", "an ", "a ", "" };
	int i = 0;
	while (strncmp(name, articles[i], strlen(articles[i])))
		i++;
	name += strlen(articles[i]);
	for (i = 0; i < term_count; i++)
		if (!strcmp(terms[i].game, game) && !strcasecmp(terms[i].name[EN], name))
			return &terms[i];
	if (term_count == TERMS_MAX) {
		fprintf(stderr, "embed_index: more than %d terms\n", TERMS_MAX);
		exit(1);
	}
	struct term *t = &terms[term_count++];
	snprintf(t->game, sizeof t->game, "%s", game);
	snprintf(t->name[EN], sizeof t->name[EN], "%s", name);
	return t;
}

void index_names(const char *path)
{
	static char line[LINE_MAX_BYTES];
	char game[32] = "";
	const char *games = strstr(path, "games/");
	int lang = strstr(path, ".ru") ? RU : strstr(path, ".pl") ? PL : EN;
	FILE *in = fopen(path, "r");
	if (!in || !games || sscanf(games, "games/%31[^/]", game) != 1) {
		perror(path);
		exit(1);
	}
	if (!terms)
		terms = calloc(TERMS_MAX, sizeof *terms);
	fgets(line, sizeof line, in); /* the names of the columns */
	while (terms && fgets(line, sizeof line, in)) {
		char *own = strchr(line, '\t');
		if (!own || strchr(line, '{') || line[0] == '#')
			continue;
		*own++ = 0;
		own[strcspn(own, "\t\n")] = 0;
		struct term *t = line_of(game, line);
		if (*own && !t->name[lang][0])
			snprintf(t->name[lang], sizeof t->name[lang], "%s", own);
	}
	fclose(in);
}

/* ---- alphabetical order ---- */

/* One letter of UTF-8 as a number in the order of its alphabet: ё after е, ą after a. */
static unsigned next_letter(const unsigned char **s)
{
	static const char *const polish = "ĄaĆcĘeŁlŃnÓoŚsŹzŻ{ąaćcęełlńnóośsźzż{";
	const unsigned char *p = *s;
	if (*p < 0x80) {
		++*s;
		return (unsigned)tolower(*p) * 4;
	}
	*s += 2;
	for (const char *l = polish; *l; l += 3)
		if (!memcmp(l, p, 2))
			return (unsigned char)l[2] * 4u + (l[2] == '{' ? 0 : 1);
	unsigned letter = (p[0] & 0x1Fu) << 6 | (p[1] & 0x3Fu);
	if (letter == 0x401 || letter == 0x451) /* Ё ё */
		return 0x435 * 4 + 1;
	return (letter >= 0x410 && letter < 0x430 ? letter + 0x20 : letter) * 4;
}

static int sorted_lang;

static const char *name_in(const struct term *t, int lang)
{
	return t->name[lang][0] ? t->name[lang] : t->name[EN];
}

static int by_alphabet(const void *a, const void *b)
{
	const struct term *x = *(const struct term *const *)a, *y = *(const struct term *const *)b;
	const unsigned char *s = (const unsigned char *)name_in(x, sorted_lang);
	const unsigned char *t = (const unsigned char *)name_in(y, sorted_lang);
	int games = strcmp(x->game, y->game);
	while (!games && *s && *t) {
		unsigned c = next_letter(&s), d = next_letter(&t);
		if (c != d)
			return c < d ? -1 : 1;
	}
	return games ? games : (*s != 0) - (*t != 0);
}

/* ---- references ---- */

/* Whether two numbers differ in their last part only: a list of cards runs through several. */
static bool same_series(const char *a, const char *b)
{
	size_t n = strlen(a);
	while (n && isalnum((unsigned char)a[n - 1]))
		n--;
	return !strncmp(a, b, n) && isalnum((unsigned char)b[n]);
}

/* Rules of ranks from..to as "CY-2.6, CY-6.1–CY-6.4"; returns how many references that makes, of
 * which the first few are written. */
static int write_references(char *out, size_t size, const struct rule *rules, int count,
			    const unsigned char *rank, enum rank from, enum rank to)
{
	int references = 0;
	size_t n = 0;
	out[0] = 0;
	for (int i = 0; i < count; i++) {
		int last = i;
		if (rank[i] < from || rank[i] > to)
			continue;
		while (last + 1 < count && rank[last + 1] >= from && rank[last + 1] <= to &&
		       same_series(rules[i].id, rules[last + 1].id))
			last++;
		if (references++ < REFERENCES_MAX)
			n += (size_t)snprintf(out + n, size - n, "%s%s%s%s", n ? ", " : "",
					      rules[i].id, last > i ? "–" : "",
					      last > i ? rules[last].id : "");
		i = last;
	}
	return references;
}

static void write_term(FILE *out, const struct term *t, int lang, const unsigned char *rank,
		       const struct rule *rules, int count)
{
	enum { BYTES = REFERENCES_MAX * (2 * ID_MAX + 8) };
	char defined[BYTES], others[BYTES];
	write_references(defined, sizeof defined, rules, count, rank, DEFINES, DEFINES);
	enum rank from = HEADING; /* lower while the line is empty, or stays short */
	while (!write_references(others, sizeof others, rules, count, rank, from, HEADING) &&
	       from > MENTIONS)
		from--;
	while (from > MENTIONS && write_references(others, sizeof others, rules, count, rank,
						   from - 1, HEADING) <= REFERENCES_MAX)
		from--;
	write_references(others, sizeof others, rules, count, rank, from, HEADING);
	fprintf(out, "\t{ \"%s\", ", t->game);
	quoted(out, name_in(t, lang));
	fprintf(out, ", \"%s\", \"%s\" },\n", defined, others);
}

static void write_language(FILE *out, int lang, const struct rule *rules, int count)
{
	static const struct term *order[TERMS_MAX];
	static unsigned char rank[RULES_MAX];
	static const char *const tails[LANGS] = { "en", "ru", "pl" };
	for (int i = 0; i < term_count; i++)
		order[i] = &terms[i];
	sorted_lang = lang;
	qsort(order, (size_t)term_count, sizeof order[0], by_alphabet);
	fprintf(out, "\nstatic const struct pet_rule_term terms_%s[] = {\n", tails[lang]);
	for (int i = 0; i < term_count; i++) {
		memset(rank, NOWHERE, sizeof rank);
		bool found = false;
		for (int k = i;; k++) { /* terms with the same name in this language are one */
			for (int r = 0; r < count; r++) {
				rank[r] = order[k]->rank[r] > rank[r] ? order[k]->rank[r] : rank[r];
				found |= rank[r] != NOWHERE;
			}
			i = k;
			if (k + 1 == term_count || by_alphabet(&order[k], &order[k + 1]))
				break;
		}
		if (found)
			write_term(out, order[i], lang, rank, rules, count);
	}
	fprintf(out, "\t{ 0, 0, 0, 0 }\n};\n");
}

void index_write(FILE *out, const struct rule *rules, int count)
{
	find_terms(rules, count, 0, WHOLE);
	find_terms(rules, count, FEW, BY_STEM);
	find_terms(rules, count, 0, BY_HEAD);
	for (int lang = 0; lang < LANGS; lang++)
		write_language(out, lang, rules, count);
	fprintf(out, "\nconst struct pet_rule_term *const pet_rule_index[] = { terms_en, terms_ru, "
		     "terms_pl };\n");
}
