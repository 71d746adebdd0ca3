/* full_paint.c: letters and colours on the screen. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "clients/term/full.h"

/* By shade: of 256 colours, and of eight. The first six are the seats'. */
static const short many[SHADES] = { 203, 75, 221, 113, 250, 177, 17, 25,  131, 179, 67, 107,
				    137, 88, 136, 60,  64,  94,  24, 220, 195, 231, 16, 236 };
static const short few[SHADES] = { COLOR_RED,    COLOR_CYAN,    COLOR_YELLOW, COLOR_GREEN,
				   COLOR_WHITE,  COLOR_MAGENTA, COLOR_BLACK,  COLOR_BLUE,
				   COLOR_RED,    COLOR_YELLOW,  COLOR_CYAN,   COLOR_GREEN,
				   COLOR_YELLOW, COLOR_BLACK,   COLOR_BLACK,  COLOR_BLACK,
				   COLOR_BLACK,  COLOR_BLACK,   COLOR_BLACK,  COLOR_WHITE,
				   COLOR_WHITE,  COLOR_WHITE,   COLOR_BLACK,  COLOR_BLUE };

static bool coloured;

void paint_begin(void)
{
	coloured = has_colors();
	if (coloured) {
		start_color();
		use_default_colors();
	}
}

static int colour(int shade)
{
	return shade == SHADE_PLAIN ? -1 : COLORS >= 256 ? many[shade] : few[shade];
}

static int pair_of(int text, int ground)
{
	int pair = coloured ? alloc_pair(colour(text), colour(ground)) : 0;
	return pair < 0 ? 0 : pair;
}

void paint_ink(int text, int ground, unsigned attributes)
{
	int pair = pair_of(text, ground);
	attr_set(attributes, (short)pair, &pair);
}

bool paint_light(int shade)
{
	return shade == SHADE_LAND + 1 || shade == SHADE_LAND + 3 || shade == SHADE_LAND + 4 ||
	       shade == SHADE_MARK || shade == SHADE_LEGAL;
}

/* Without colours land is grey and the sea has dots. */
static const wchar_t *grey(int shade)
{
	if (shade == SHADE_MARK)
		return L"▓";
	if (shade == SHADE_SEA || shade == SHADE_SEA_EDGE)
		return L"·";
	return shade == SHADE_VOID ? L" " : L"░";
}

void paint_halves(int y, int x, int upper, int lower)
{
	cchar_t c;
	int pair = pair_of(upper, lower);
	setcchar(&c,
		 !coloured                        ? grey(upper)
		 : colour(upper) == colour(lower) ? L" "
						  : L"▀",
		 0, (short)pair, &pair);
	mvadd_wch(y, x, &c);
}

/* Bytes of the letter at s, and its columns. An escape sequence is a letter without columns. */
static size_t letter(const char *s, size_t n, int *columns)
{
	wchar_t wide;
	size_t bytes = 1;
	*columns = 0;
	if (*s == '\033') {
		while (bytes < n && s[bytes - 1] != 'm')
			bytes++;
		return bytes;
	}
	mbstate_t state = { 0 };
	bytes = mbrtowc(&wide, s, n, &state);
	if (bytes == 0 || bytes > n)
		return *columns = 1, 1;
	*columns = wcwidth(wide) > 0 ? wcwidth(wide) : 0;
	return bytes;
}

size_t paint_fits(const char *s, size_t n, int columns)
{
	size_t at = 0;
	while (at < n) {
		int wide;
		size_t bytes = letter(s + at, n - at, &wide);
		if (wide > columns)
			break;
		columns -= wide;
		at += bytes;
	}
	return at;
}

int paint_columns(const char *s, size_t n)
{
	int all = 0, wide;
	for (size_t at = 0; at < n; all += wide)
		at += letter(s + at, n - at, &wide);
	return all;
}

/* What colours.c writes into texts. */
static void obey(const char *escape, unsigned attributes)
{
	static const short code[] = { 31, 94, 33, 32, 90, 35 };
	int number = atoi(escape + 2);
	for (int i = 0; i < 6; i++)
		if (code[i] == number)
			paint_ink(i, SHADE_PLAIN, attributes);
	if (number <= 1)
		paint_ink(SHADE_PLAIN, SHADE_PLAIN, attributes | (number ? A_BOLD : 0));
}

void paint_line(int y, int x, int w, const char *s, size_t n, unsigned attributes)
{
	size_t end = paint_fits(s, n, w);
	bool cut = end < n && paint_columns(s, n) > w;
	int used = 0, wide;
	if (cut)
		end = paint_fits(s, n, w - 1);
	attr_set(attributes, 0, NULL);
	move(y, x);
	for (size_t at = 0; at < end; used += wide) {
		size_t bytes = letter(s + at, end - at, &wide);
		if (s[at] == '\033')
			obey(s + at, attributes);
		else
			addnstr(s + at, (int)bytes);
		at += bytes;
	}
	attr_set(attributes, 0, NULL);
	if (cut) {
		addstr("…");
		used++;
	}
	for (; used < w; used++)
		addch(' ');
	attr_set(A_NORMAL, 0, NULL);
}

/* Bytes of the row that begins at s: up to the last blank that fits. */
static size_t row_bytes(const char *s, size_t n, int w)
{
	size_t fits = paint_fits(s, n, w), blank = fits;
	if (fits == n)
		return n;
	while (blank > 0 && s[blank] != ' ')
		blank--;
	return blank > 0 ? blank : fits;
}

int paint_text(const struct pane *p, const char *s, int scroll)
{
	int row = 0;
	for (bool more = s && *s; more;) {
		size_t n = strcspn(s, "\n"), at = 0;
		int indent = 0;
		do {
			size_t bytes = row_bytes(s + at, n - at, p->w - indent);
			if (row >= scroll && row - scroll < p->h) {
				paint_line(p->y + row - scroll, p->x, p->w, "", 0, A_NORMAL);
				paint_line(p->y + row - scroll, p->x + indent, p->w - indent,
					   s + at, bytes, A_NORMAL);
			}
			row++;
			at += bytes;
			at += at < n && s[at] == ' ';
			indent = p->w > 20 ? 2 : 0;
		} while (at < n);
		more = s[n] && s[n + 1];
		s += n + 1;
	}
	for (int left = row > scroll ? row - scroll : 0; left < p->h; left++)
		paint_line(p->y + left, p->x, p->w, "", 0, A_NORMAL);
	return row;
}

void paint_title(const struct pane *p, const char *title)
{
	char line[200];
	int columns = paint_columns(title, strlen(title)), w = p->w < 180 ? p->w : 180;
	snprintf(line, sizeof line, "─ %s ", title);
	paint_ink(SHADE_WHITE, SHADE_BAR, A_BOLD);
	move(p->y - 1, p->x);
	addstr(line);
	for (int i = columns + 3; i < w; i++)
		addstr("─");
	attr_set(A_NORMAL, 0, NULL);
}
