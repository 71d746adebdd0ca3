/* screen.c: lines in and out. Into a terminal: wrapped between words, a screenful at a time, with
 * editing, history and completion of what is typed. Into a pipe: plain lines. */
#include <editline/readline.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "clients/term/menu.h"
#include "clients/term/term.h"

enum { NARROW = 20 }; /* columns; with fewer nothing is wrapped */
enum { OFFERS = 200, OFFER_BYTES = 1024 };

/* What may follow what was typed. */
struct offers {
	const char *typed;
	char small[OFFER_BYTES]; /* the same in lower case */
	char *word[OFFERS + 1];  /* from 1 on; 0 is for their common beginning */
	int count;
};

static struct term *typing;          /* whose line is being edited */
static volatile sig_atomic_t paging; /* a screenful waits for a key */
static sigjmp_buf given_up;

void term_screen(struct term *t)
{
	struct winsize size;
	t->terminal = isatty(fileno(t->in)) && isatty(fileno(t->out));
	t->width = t->height = 0;
	if (t->terminal && !ioctl(fileno(t->out), TIOCGWINSZ, &size)) {
		t->width = size.ws_col;
		t->height = size.ws_row;
	}
}

/* ---- out ------------------------------------------------------------------------------------- */

/* Escape sequences take no column. */
static size_t columns(const char *s, size_t n)
{
	size_t count = 0;
	for (size_t i = 0; i < n; i++) {
		if (s[i] == '\033')
			while (i < n && s[i] != 'm')
				i++;
		else
			count += ((unsigned char)s[i] & 0xC0) != 0x80;
	}
	return count;
}

/* The indent of a wrapped line: under its text, behind a number of the menu. */
static size_t hanging(const char *s, size_t n)
{
	size_t at = 0;
	while (at < n && s[at] == ' ')
		at++;
	size_t number = at;
	while (number < n && s[number] >= '0' && s[number] <= '9')
		number++;
	return number > at && number + 1 < n && s[number] == ')' ? number + 2 : at + 2;
}

/* A screenful was shown: wait. */
static void more(struct term *t)
{
	int c;
	fprintf(t->out, "-- %s --", pet_text_tr(t->lang, N_("Enter shows more, q ends this")));
	fflush(t->out);
	bool first = true;
	if (!sigsetjmp(given_up, 1)) {
		paging = 1;
		while (!t->quit && (c = getc(t->in)) != EOF && c != '\n') {
			t->skip |= first && (c == 'q' || c == 'Q');
			first = false;
		}
	}
	paging = 0;
	t->skip |= t->quit; /* an interrupt ends what is shown, too */
	t->shown = 0;
}

static void put_row(struct term *t, const char *s, size_t n, size_t indent)
{
	if (t->skip)
		return;
	/* only if more follows: a full screen at the end needs no key */
	if (t->height > 4 && t->shown >= t->height - 2)
		more(t);
	if (t->skip)
		return;
	fprintf(t->out, "%*s", (int)indent, "");
	term_put_coloured(t, s, n);
	fputc('\n', t->out);
	t->rows++;
	t->shown++;
}

static void put_wrapped(struct term *t, const char *s, size_t n)
{
	size_t indent = 0, next = hanging(s, n);
	while (t->width > NARROW && columns(s, n) + indent > (size_t)t->width) {
		size_t fits = 0, seen = 0; /* bytes up to the last space that fits */
		for (size_t i = 0; i < n && seen + indent <= (size_t)t->width; i++) {
			if (s[i] == ' ' && columns(s, i) > (indent ? 0 : next))
				fits = i;
			seen = columns(s, i + 2 < n ? i + 2 : n);
		}
		if (!fits)
			break; /* one long word */
		put_row(t, s, fits, indent);
		s += fits + 1;
		n -= fits + 1;
		indent = next;
	}
	put_row(t, s, n, indent);
}

static void put(struct term *t, const char *s, bool wrap)
{
	for (;;) {
		size_t n = strcspn(s, "\n");
		size_t room = sizeof t->line - 1 - t->filled;
		memcpy(t->line + t->filled, s, n < room ? n : room);
		t->filled += n < room ? n : room;
		if (!s[n])
			return;
		if (wrap)
			put_wrapped(t, t->line, t->filled);
		else
			put_row(t, t->line, t->filled, 0);
		t->filled = 0;
		s += n + 1;
	}
}

void term_put(struct term *t, const char *s)
{
	put(t, s, true);
}

void term_put_as_is(struct term *t, const char *s)
{
	put(t, s, false);
	if (t->filled)
		put(t, "\n", false);
}

void term_room(struct term *t, int rows)
{
	if (t->height > 4 && t->shown && t->shown + rows > t->height - 2)
		more(t);
	t->skip = false;
}

void term_clear(struct term *t)
{
	if (t->terminal) {
		fputs("\033[H\033[2J\033[3J", t->out); /* the scrollback, too */
		t->shown = 0;
		return;
	}
	for (int i = 0; i < 40; i++)
		fputc('\n', t->out);
}

/* ---- in -------------------------------------------------------------------------------------- */

/* Adds the word if it begins like the typed text, upper case or lower. What was typed stays as it is. */
static void offer(struct offers *o, const char *word)
{
	size_t n = strlen(o->typed);
	char small[OFFER_BYTES];
	menu_lower(small, sizeof small, word, strlen(word));
	if (strncmp(small, o->small, strlen(o->small)) || strlen(word) < n || o->count == OFFERS)
		return;
	char *whole = term_memory(NULL, strlen(word) + 1);
	memcpy(whole, o->typed, n);
	strcpy(whole + n, word + n);
	o->word[++o->count] = whole;
}

/* The beginning that all have in common, in whole letters. */
static char *common_beginning(const struct offers *o)
{
	size_t n = strlen(o->word[1]);
	for (int i = 2; i <= o->count; i++) {
		size_t same = 0;
		while (same < n && o->word[i][same] == o->word[1][same])
			same++;
		n = same;
	}
	while (n && ((unsigned char)o->word[1][n] & 0xC0) == 0x80)
		n--;
	return strndup(o->word[1], n);
}

/* For libedit: the common beginning, then everything that fits; it frees them. Never names of files. */
static char **complete(const char *text, int start, int end)
{
	const struct menu *menu = typing->menu;
	char label[OFFER_BYTES];
	struct offers o = { .typed = text };
	(void)start;
	(void)end;
	rl_attempted_completion_over = 1;
	menu_lower(o.small, sizeof o.small, text, strlen(text));
	const char *word;
	for (size_t i = 0; (word = term_command_word(i)); i++)
		offer(&o, word);
	for (int i = 0; menu && i < menu->items; i++) {
		struct pet_text s = term_text(typing, label, sizeof label);
		label[0] = 0;
		menu_label(menu, i, &s);
		offer(&o, label);
	}
	if (!o.count)
		return NULL;
	o.word[0] = common_beginning(&o);
	char **list = term_memory(NULL, ((size_t)o.count + 2) * sizeof *list);
	memcpy(list, o.word, ((size_t)o.count + 1) * sizeof *list);
	list[o.count + 1] = NULL;
	return list;
}

/* The window has another size while somebody types. */
static void resized(int signal_number)
{
	(void)signal_number;
	if (typing)
		rl_resize_terminal();
}

static bool edited_line(struct term *t, const char *prompt, char *buf, size_t cap)
{
	static char no_breaks[] = "";
	if (!rl_attempted_completion_function) {
		rl_readline_name = "petteia";
		rl_attempted_completion_function = complete;
		rl_basic_word_break_characters = no_breaks; /* labels have spaces */
		using_history();
		signal(SIGWINCH, resized);
	}
	char *volatile line = NULL;
	if (!sigsetjmp(given_up, 1)) {
		typing = t;
		if (!t->quit) /* an interrupt from here on jumps */
			line = readline(prompt);
	}
	typing = NULL;
	if (!line) {
		rl_deprep_terminal();
		return false;
	}
	if (*line)
		add_history(line);
	snprintf(buf, cap, "%s", line);
	free(line);
	return true;
}

void term_interrupt(struct term *t)
{
	t->quit = 1;
	if (typing || paging)
		siglongjmp(given_up, 1);
}

static bool plain_line(struct term *t, char *buf, size_t cap)
{
	if (!fgets(buf, (int)cap, t->in))
		return false;
	size_t n = strcspn(buf, "\r\n");
	if (!buf[n] && n + 1 == cap) { /* too long for an answer: discard the rest */
		int c;
		while ((c = getc(t->in)) != EOF && c != '\n')
			;
	}
	buf[n] = 0;
	return true;
}

bool term_line(struct term *t, const char *prompt, char *buf, size_t cap)
{
	fflush(t->out);
	term_screen(t); /* the window may have another size by now */
	t->shown = t->rows = 0;
	t->skip = false;
	if (t->terminal)
		return edited_line(t, prompt, buf, cap);
	fputs(prompt, t->out);
	fflush(t->out);
	return plain_line(t, buf, cap);
}
