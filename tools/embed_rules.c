/* embed_rules: the numbered rules of games/<game>/rules/en.md as a table in C (core/rulebook.h), or as
 * a template for translators.
 *
 *     embed_rules OUT.c [FILE.md...] [games/GAME/text/names.LANG...]
 *     embed_rules OUT.pot [FILE.md...]
 *
 * The names are the terms of the index (embed_index.c).
 *
 * A rule begins at a line that starts with its number:
 *
 *     - CL-1.1 text            - **CY-1.1** text            **EL-1.2** text
 *     | CL-9.1 | Athena | text |
 *
 * and continues on the following lines, nested lists included, up to an empty line or the next list
 * item, table row or heading. "| LH-CC-04, LH-CC-05 |" gives two numbers one text. Emphasis is
 * dropped, the cells of a row are joined with the names of their columns. The first text of a
 * number counts. A table without numbers belongs to the rule or the paragraph above it.
 *
 * A chapter is a heading of the second level. Below a heading (of the first level: for all of its
 * chapters) a line may say what it is:
 *
 *     <!-- prose -->       its paragraphs and list items are text without numbers
 *     <!-- appendix -->    for those who build or check the engine, not for players
 *     <!-- cards -->       its rows are cards in notation; players read the sentences of the game's
 *                          own list, so the rows are not translated
 *
 * Runs on the build machine. */
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "embed_rules.h"

static struct rule *rules;
static int count;

/* The current place in the document. */
static struct {
	char game[32], chapter[TITLE_MAX], head[LINE_MAX_BYTES];
	enum kind part, kind; /* of the first-level heading, of the chapter */
	bool part_open;       /* no chapter yet after the first-level heading */
	bool head_told;       /* the head of this table is in the rule above */
	struct rule *above;   /* the rule that a table belongs to */
} at;

/* "CL-6.3", "LH-HI-04", "EL-12.40a": capitals, a hyphen, then at least one digit. */
static size_t id_length(const char *s)
{
	size_t n = 0, digits = 0;
	while (isupper((unsigned char)s[n]))
		n++;
	if (n < 2 || n > 4 || s[n] != '-')
		return 0;
	for (n++; isalnum((unsigned char)s[n]) || s[n] == '.' || s[n] == '-'; n++) {
		if (!isalnum((unsigned char)s[n]) && !isalnum((unsigned char)s[n + 1]))
			break;
		digits += isdigit((unsigned char)s[n]) != 0;
	}
	return digits && n < ID_MAX ? n : 0;
}

/* Emphasized words are what the rule defines. */
static void add_defined(struct rule *r, char c)
{
	size_t n = strlen(r->defined);
	if (n + 1 < sizeof r->defined)
		r->defined[n] = c;
}

static void add(struct rule *r, const char *s, size_t n)
{
	for (size_t i = 0; i < n && r->length < TEXT_MAX - 8; i++) {
		char c = isspace((unsigned char)s[i]) ? ' ' : s[i];
		if (c == '*' && (i == 0 || s[i - 1] != '*')) {
			r->emphasis = !r->emphasis;
			add_defined(r, '\n');
		} else if (r->emphasis && c != '*') {
			add_defined(r, c);
		}
		if ((c == '*' && r->kind != KIND_PROSE) || c == '`' ||
		    (c == '\\' && i + 1 < n && s[i + 1] == '|'))
			continue;
		if (c == ' ' && (r->length == 0 || r->text[r->length - 1] == ' '))
			continue;
		r->text[r->length++] = c;
	}
	r->text[r->length] = 0;
}

static void trim(struct rule *r)
{
	while (r->length && r->text[r->length - 1] == ' ')
		r->text[--r->length] = 0;
}

/* The length of the cell at s; an escaped bar is part of the text. */
static size_t cell_length(const char *s)
{
	size_t n = strcspn(s, "|");
	while (s[n] && n && s[n - 1] == '\\')
		n += 1 + strcspn(s + n + 1, "|");
	return n;
}

/* A cell, trimmed; *n is its length. Advances to the next cell. */
static const char *next_cell(const char **s, size_t *n)
{
	const char *cell = *s + strspn(*s, " \t");
	size_t length = cell_length(*s);
	*n = length - (size_t)(cell - *s);
	*s += length + ((*s)[length] == '|');
	while (*n && isspace((unsigned char)cell[*n - 1]))
		--*n;
	return cell;
}

/* The cells after the number: the thing's name, then each with the name of its column, omitted if
 * there is only one. Empty cells ("-") are skipped. */
static void add_cells(struct rule *r, const char *s, const char *head)
{
	int columns = 0;
	size_t n, title_length;
	for (const char *h = head; *h; columns += n > 0)
		next_cell(&h, &n);
	next_cell(&head, &n);
	for (int i = 0; *s; i++) {
		const char *title = next_cell(&head, &title_length), *cell = next_cell(&s, &n);
		if (n == 0 || strspn(cell, "-") == n)
			continue;
		if (i > 0)
			add(r, columns == 3 ? ": " : "; ", 2);
		if (i > 0 && columns > 3 && title_length) {
			add(r, title, title_length);
			add(r, ": ", 2);
		}
		add(r, cell, n);
	}
}

static struct rule *begin(const char *id, size_t n)
{
	for (int i = 0; n && i < count; i++)
		if (strlen(rules[i].id) == n && !memcmp(rules[i].id, id, n) &&
		    !strcmp(rules[i].game, at.game))
			return NULL;
	if (count == RULES_MAX) {
		fprintf(stderr, "embed_rules: more than %d rules\n", RULES_MAX);
		exit(1);
	}
	struct rule *r = &rules[count++];
	memcpy(r->game, at.game, sizeof r->game);
	memcpy(r->chapter, at.chapter, sizeof r->chapter);
	r->kind = at.kind;
	memcpy(r->id, id, n);
	return r;
}

/* "LH-CC-04, LH-CC-05": the numbers after the first share its text. */
static void add_twins(const char *id, size_t n, const struct rule *first)
{
	const char *s = id + n;
	while (first && *s == ',') {
		s += 1 + strspn(s + 1, " ");
		size_t length = id_length(s);
		struct rule *r = length ? begin(s, length) : NULL;
		if (r) {
			memcpy(r->text, first->text, sizeof r->text);
			r->length = first->length;
		}
		s += length;
	}
}

/* A row without a number, as a line of the rule above: its cells separated by bars. */
static void add_row(const char *s)
{
	char *table = at.above->table;
	for (size_t n = strlen(table); *s && *s != '\n'; n = strlen(table)) {
		size_t length;
		const char *cell = next_cell(&s, &length);
		if (n + length + 4 >= TABLE_MAX) {
			fprintf(stderr, "embed_rules: the table of %s is too long\n", at.above->id);
			exit(1);
		}
		if (n && table[n - 1] != '\n')
			strcpy(table + n, " | ");
		n = strlen(table);
		for (size_t i = 0; i < length; i++)
			if (!strchr("*`", cell[i]))
				table[n++] = cell[i];
		table[n] = 0;
		if (*s == '\n' || !*s)
			strcpy(table + n, "\n");
	}
}

static void read_row(const char *s)
{
	bool first = !at.head[0];
	if (first) {
		snprintf(at.head, sizeof at.head, "%s", s);
		at.head_told = false;
	}
	const char *id = s + strspn(s, " \t*`");
	size_t n = id_length(id);
	if (n && strchr(" *`,\t|", id[n])) {
		struct rule *r = begin(id, n);
		if (r)
			add_cells(r, id + strcspn(id, "|") + 1, at.head);
		add_twins(id, n, r);
		at.above = NULL;
	} else if (!first && at.above && strspn(s, "-:| \n") != strlen(s)) {
		if (!at.head_told)
			add_row(at.head);
		at.head_told = true;
		add_row(s);
	}
}

/* "## 5a. March", "## EL-4 Phase I", "## Heroes (LH-HE)": just the words. */
static void read_heading(const char *s)
{
	size_t level = strspn(s, "#");
	at.above = NULL;
	if (level > 2)
		return;
	s += level + strspn(s + level, " ");
	size_t number = strcspn(s, " ");
	bool numbered = id_length(s) || (number && s[number - 1] == '.');
	for (size_t i = 0; i < number && !numbered; i++)
		numbered = isdigit((unsigned char)s[i]) && s[i + 1] == '-';
	if (level == 2 && numbered)
		s += number + strspn(s + number, " ");
	size_t n = strcspn(s, "\n");
	const char *bracket = strstr(s, " (LH-");
	if (bracket)
		n = (size_t)(bracket - s);
	snprintf(at.chapter, sizeof at.chapter, "%.*s", (int)n, s);
	at.part_open = level == 1;
	if (level == 1)
		at.part = KIND_RULES;
	at.kind = at.part;
}

static void read_comment(const char *s)
{
	enum kind kind = strstr(s, "prose")      ? KIND_PROSE
			 : strstr(s, "appendix") ? KIND_APPENDIX
			 : strstr(s, "cards")    ? KIND_CARDS
						 : at.kind;
	at.kind = kind;
	if (at.part_open)
		at.part = kind;
}

/* Text without a number: continues the open rule, or is prose of a prose chapter. */
static struct rule *read_text(const char *s, bool item, bool indented, struct rule *open)
{
	if (at.kind == KIND_PROSE && (!open || (item && !indented))) {
		open = at.above = begin("", 0);
		if (item)
			add(open, "- ", 2);
	} else if (item && !indented) {
		open = NULL;
	} else if (open) {
		trim(open);
		add(open, item ? "; " : " ", item ? 2 : 1);
	}
	if (open)
		add(open, s, strlen(s));
	else
		at.above = NULL;
	return open;
}

/* One line; open is the rule it may continue. Returns the rule open after it. */
static struct rule *read_line(const char *line, struct rule *open)
{
	size_t indent = strspn(line, " \t");
	const char *s = line + indent;
	bool item = (*s == '-' || *s == '*' || *s == '+') && s[1] == ' ';
	if (*s == '|') {
		read_row(s + 1);
		return NULL;
	}
	at.head[0] = 0;
	if (!strncmp(s, "<!--", 4))
		read_comment(s);
	if (*s == '\n' || *s == '\r' || *s == 0 || !strncmp(s, "<!--", 4))
		return NULL;
	if (*s == '#') {
		read_heading(s);
		return NULL;
	}
	if (item)
		s += 1 + strspn(s + 1, " \t");
	const char *id = s + strspn(s, "*`");
	size_t n = id_length(id);
	if (!n || !strchr(" *`:\t", id[n]))
		return read_text(s, item, indent > 0, open);
	open = at.above = begin(id, n);
	id += n + strspn(id + n, "*`: \t");
	if (open)
		add(open, id, strlen(id));
	return open;
}

/* GAME of ".../GAME/rules/en.md". */
static void folder_of_game(const char *path, char *name, size_t size)
{
	const char *end = strstr(path, "/rules/"), *from = end;
	if (!end) {
		fprintf(stderr, "embed_rules: not in GAME/rules: %s\n", path);
		exit(1);
	}
	while (from > path && from[-1] != '/')
		from--;
	snprintf(name, size, "%.*s", (int)(end - from), from);
}

static void read_file(const char *path)
{
	char line[LINE_MAX_BYTES];
	memset(&at, 0, sizeof at);
	folder_of_game(path, at.game, sizeof at.game);
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(1);
	}
	struct rule *open = NULL;
	while (fgets(line, sizeof line, in))
		open = read_line(line, open);
	fclose(in);
}

void quoted(FILE *out, const char *s)
{
	putc('"', out);
	for (; *s; s++) {
		if (*s == '"' || *s == '\\' || *s == '?')
			putc('\\', out);
		if (*s == '\n')
			fputs("\\n", out);
		else
			putc(*s, out);
	}
	putc('"', out);
}

static void write_table(FILE *out)
{
	fprintf(out, "#include \"core/rulebook.h\"\n\nconst struct pet_rule pet_rulebook[] = {\n");
	for (int i = 0; i < count; i++) {
		const struct rule *r = &rules[i];
		fprintf(out, "\t{ \"%s\", \"%s\", ", r->game, r->id);
		quoted(out, r->chapter);
		fprintf(out, ", ");
		quoted(out, r->text);
		fprintf(out, ", ");
		quoted(out, r->table);
		fprintf(out, ", %d },\n", r->kind);
	}
	fprintf(out, "\t{ 0, 0, 0, 0, 0, 0 }\n};\n");
	index_write(out, rules, count);
}

/* One message per text, with its origin: the numbers of rules, "chapter", "text". */
static void write_messages(FILE *out, size_t member, const char *about)
{
	for (int i = 0; i < count; i++) {
		const char *text = (const char *)&rules[i] + member;
		bool again = !*text || (rules[i].kind == KIND_CARDS && !*about);
		for (int k = 0; k < i && !again; k++)
			again = !strcmp((const char *)&rules[k] + member, text);
		if (again)
			continue;
		fprintf(out, "\n#.%s", about);
		for (int k = i; k < count && !*about; k++)
			if (!strcmp((const char *)&rules[k] + member, text))
				fprintf(out, " %s", rules[k].id[0] ? rules[k].id : "text");
		fprintf(out, "\nmsgid ");
		quoted(out, text);
		fprintf(out, "\nmsgstr \"\"\n");
	}
}

static void write_template(FILE *out)
{
	fprintf(out, "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n");
	write_messages(out, offsetof(struct rule, chapter), " chapter");
	write_messages(out, offsetof(struct rule, text), "");
	write_messages(out, offsetof(struct rule, table), " table");
}

int main(int argc, char **argv)
{
	FILE *out = argc > 1 ? fopen(argv[1], "w") : NULL;
	rules = calloc(RULES_MAX, sizeof *rules);
	if (!out || !rules) {
		fprintf(stderr, "usage: embed_rules OUT.c|OUT.pot [FILE.md...] [names.LANG...]\n");
		return 1;
	}
	for (int i = 2; i < argc; i++)
		if (strstr(argv[i], "/names."))
			index_names(argv[i]);
		else
			read_file(argv[i]);
	for (int i = 0; i < count; i++)
		trim(&rules[i]);
	size_t n = strlen(argv[1]);
	(n > 4 && !strcmp(argv[1] + n - 4, ".pot") ? write_template : write_table)(out);
	return fclose(out) ? 1 : 0;
}
