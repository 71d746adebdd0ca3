/* embed_rules: the numbered rules of docs/rules/<game>.md as a table of C (core/rulebook.h), or
 * as a template for translators.
 *
 *     embed_rules OUT.c [FILE.md...]
 *     embed_rules OUT.pot [FILE.md...]
 *
 * A rule begins at a line with its number in front:
 *
 *     - CL-1.1 text            - **CY-1.1** text            **EL-1.2** text
 *     | CL-9.1 | Athena | text |
 *
 * and goes on over the lines that follow, inner lists included, up to an empty line or the next
 * list item, table row or heading. "| LH-CC-04, 05 |" gives two numbers one text. Emphasis is
 * dropped, the cells of a row are joined with the names of their columns. A number that comes
 * twice keeps its first text. Runs on the building machine. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RULES_MAX = 8192, TEXT_MAX = 4096, ID_MAX = 24, LINE_MAX_BYTES = 16384 };

struct pet_rule {
	char game[32], id[ID_MAX], text[TEXT_MAX];
	size_t length;
};

static struct pet_rule *rules;
static int count;

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

static void add(struct pet_rule *r, const char *s, size_t n)
{
	for (size_t i = 0; i < n && r->length < TEXT_MAX - 8; i++) {
		char c = isspace((unsigned char)s[i]) ? ' ' : s[i];
		if (c == '*' || c == '`' || (c == '\\' && i + 1 < n && s[i + 1] == '|'))
			continue;
		if (c == ' ' && (r->length == 0 || r->text[r->length - 1] == ' '))
			continue;
		r->text[r->length++] = c;
	}
	r->text[r->length] = 0;
}

static void trim(struct pet_rule *r)
{
	while (r->length && r->text[r->length - 1] == ' ')
		r->text[--r->length] = 0;
}

/* The length of the cell at s: a bar behind a backslash belongs to the text. */
static size_t cell_length(const char *s)
{
	size_t n = strcspn(s, "|");
	while (s[n] && n && s[n - 1] == '\\')
		n += 1 + strcspn(s + n + 1, "|");
	return n;
}

/* A cell without the blanks around it; *n is its length. Goes on to the next cell. */
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

/* The cells after the number: the thing's name, then each with the name of its column, which
 * nobody needs when there is only one. Empty cells ("-") are left out. */
static void add_cells(struct pet_rule *r, const char *s, const char *head)
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

static struct pet_rule *begin(const char *game, const char *id, size_t n)
{
	for (int i = 0; i < count; i++)
		if (strlen(rules[i].id) == n && !memcmp(rules[i].id, id, n) &&
		    !strcmp(rules[i].game, game))
			return NULL;
	if (count == RULES_MAX) {
		fprintf(stderr, "embed_rules: more than %d rules\n", RULES_MAX);
		exit(1);
	}
	struct pet_rule *r = &rules[count++];
	snprintf(r->game, sizeof r->game, "%s", game);
	memcpy(r->id, id, n);
	return r;
}

/* "LH-CC-04, 05, 06": the numbers after the first share its text. Returns what follows them. */
static const char *add_twins(const char *game, const char *id, size_t n,
			     const struct pet_rule *first)
{
	const char *s = id + n;
	size_t stem = n;
	while (stem && isalnum((unsigned char)id[stem - 1]))
		stem--;
	while (*s == ',') {
		const char *number = s + 1 + strspn(s + 1, " ");
		size_t digits = strspn(number, "0123456789");
		if (!digits || stem + digits >= ID_MAX)
			break;
		char twin[ID_MAX];
		memcpy(twin, id, stem);
		memcpy(twin + stem, number, digits);
		struct pet_rule *r = first ? begin(game, twin, stem + digits) : NULL;
		if (r) {
			memcpy(r->text, first->text, sizeof r->text);
			r->length = first->length;
		}
		s = number + digits;
	}
	return s;
}

/* A table row whose first cell is one number or several. */
static void read_row(const char *game, const char *s, size_t n, const char *head)
{
	struct pet_rule *r = begin(game, s, n);
	if (r)
		add_cells(r, s + strcspn(s, "|") + 1, head);
	add_twins(game, s, n, r);
}

/* One line; open is the rule that it may continue, head the first row of the table it is in.
 * Returns the rule that is open after it. */
static struct pet_rule *read_line(const char *game, const char *line, struct pet_rule *open,
				  char *head)
{
	size_t indent = strspn(line, " \t");
	const char *s = line + indent;
	bool row = *s == '|', item = (*s == '-' || *s == '*' || *s == '+') && s[1] == ' ';
	bool heading = *s == '#';
	if (!row)
		*head = 0;
	else if (!*head)
		strcpy(head, s + 1);
	if (item || row)
		s += 1 + strspn(s + 1, " \t");
	s += strspn(s, "*`#");
	s += strspn(s, " ");
	size_t n = id_length(s);
	if (n && row && strchr(" *`,\t|", s[n])) {
		read_row(game, s, n, head);
		return NULL;
	}
	if (n && !row && strchr(" *`:\t", s[n])) {
		open = begin(game, s, n);
		s += n + strspn(s + n, "*`: \t");
		if (open)
			add(open, s, strlen(s));
		return heading ? NULL : open;
	}
	if (row || heading || (item && !indent) || *s == '\n' || *s == '\r' || *s == 0)
		return NULL;
	if (open) {
		trim(open);
		add(open, item ? "; " : " ", item ? 2 : 1);
		add(open, s, strlen(s));
	}
	return open;
}

static void read_file(const char *path)
{
	char line[LINE_MAX_BYTES], head[LINE_MAX_BYTES] = "", game[32];
	const char *slash = strrchr(path, '/');
	snprintf(game, sizeof game, "%s", slash ? slash + 1 : path);
	game[strcspn(game, ".")] = 0;
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(1);
	}
	struct pet_rule *open = NULL;
	while (fgets(line, sizeof line, in))
		open = read_line(game, line, open, head);
	fclose(in);
}

static void quoted(FILE *out, const char *s)
{
	putc('"', out);
	for (; *s; s++) {
		if (*s == '"' || *s == '\\' || *s == '?')
			putc('\\', out);
		putc(*s, out);
	}
	putc('"', out);
}

static void write_table(FILE *out)
{
	fprintf(out, "#include \"core/rulebook.h\"\n\nconst struct pet_rule pet_rulebook[] = {\n");
	for (int i = 0; i < count; i++) {
		fprintf(out, "\t{ \"%s\", \"%s\", ", rules[i].game, rules[i].id);
		quoted(out, rules[i].text);
		fprintf(out, " },\n");
	}
	fprintf(out, "\t{ 0, 0, 0 }\n};\n");
}

/* One message a text, with the numbers of the rules that it is the text of. */
static void write_template(FILE *out)
{
	fprintf(out, "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n");
	for (int i = 0; i < count; i++) {
		bool again = false;
		for (int k = 0; k < i && !again; k++)
			again = !strcmp(rules[k].text, rules[i].text);
		if (again)
			continue;
		fprintf(out, "\n#.");
		for (int k = i; k < count; k++)
			if (!strcmp(rules[k].text, rules[i].text))
				fprintf(out, " %s", rules[k].id);
		fprintf(out, "\nmsgid ");
		quoted(out, rules[i].text);
		fprintf(out, "\nmsgstr \"\"\n");
	}
}

int main(int argc, char **argv)
{
	FILE *out = argc > 1 ? fopen(argv[1], "w") : NULL;
	rules = calloc(RULES_MAX, sizeof *rules);
	if (!out || !rules) {
		fprintf(stderr, "usage: embed_rules OUT.c|OUT.pot [FILE.md...]\n");
		return 1;
	}
	for (int i = 2; i < argc; i++)
		read_file(argv[i]);
	for (int i = 0; i < count; i++)
		trim(&rules[i]);
	size_t n = strlen(argv[1]);
	(n > 4 && !strcmp(argv[1] + n - 4, ".pot") ? write_template : write_table)(out);
	return fclose(out) ? 1 : 0;
}
