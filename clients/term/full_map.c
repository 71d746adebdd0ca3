/* full_map.c: a game's chart (core/chart.h) in half blocks: ground, borders, then names and pieces. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "clients/term/full.h"

/* From the game's plane to half rows and columns. */
struct scale {
	double left, top, x, y;
	int dx, dy;
};

void full_map_read(struct full *f)
{
	const struct pet_game *game = f->t->record->game;
	f->sites = 0;
	if (game->chart)
		f->sites =
			game->chart(pet_game_view(game, f->t->state, f->seat), f->site, &f->reach);
}

static struct scale measure(const struct full *f)
{
	int left = INT16_MAX, right = INT16_MIN, top = INT16_MAX, bottom = INT16_MIN;
	for (int i = 0; i < f->sites; i++) {
		const struct pet_site *s = &f->site[i];
		left = s->x < left ? s->x : left;
		right = s->x > right ? s->x : right;
		top = s->y < top ? s->y : top;
		bottom = s->y > bottom ? s->y : bottom;
	}
	int w = f->map.w, h = 2 * f->map.h;
	double wide = right - left + 2 * f->reach, high = bottom - top + 2 * f->reach;
	struct scale c = { left - f->reach, top - f->reach, w / wide, h / high, 0, 0 };
	/* a little out of proportion is better than small */
	if (c.x > 2 * c.y)
		c.x = 2 * c.y;
	if (c.y > 1.6 * c.x)
		c.y = 1.6 * c.x;
	c.dx = (int)((w - wide * c.x) / 2);
	c.dy = (int)((h - high * c.y) / 2);
	return c;
}

/* The nearest site of every half block; -1: too far from all. */
static void survey(struct full *f, const struct scale *c)
{
	int w = f->map.w, h = 2 * f->map.h;
	f->ground = term_memory(f->ground, (size_t)(w * h) * sizeof *f->ground);
	for (int row = 0; row < h; row++)
		for (int column = 0; column < w; column++) {
			double x = (column - c->dx + 0.5) / c->x + c->left,
			       y = (row - c->dy + 0.5) / c->y + c->top;
			double best = (double)f->reach * f->reach;
			short found = -1;
			for (int i = 0; i < f->sites; i++) {
				double ax = f->site[i].x - x, ay = f->site[i].y - y,
				       far = ax * ax + ay * ay;
				if (far < best) {
					best = far;
					found = (short)i;
				}
			}
			f->ground[row * w + column] = found;
		}
}

static bool same_place(const struct full *f, short a, short b)
{
	if (a < 0 || b < 0)
		return a == b;
	return f->site[a].kind == f->site[b].kind && f->site[a].value == f->site[b].value;
}

bool full_speaks(const struct full *f, pet_move m, uint8_t kind, int value)
{
	const struct pet_verb *verb = &f->t->record->game->verbs[pet_move_verb(m)];
	for (int k = 0; k < 3; k++)
		if (verb->kind[k] == kind && (int)pet_move_arg(m, k) == value)
			return true;
	return false;
}

static const struct pet_site *first_of(const struct full *f, const struct pet_site *s)
{
	for (int i = 0; i < f->sites && !s->first; i++)
		if (f->site[i].first && f->site[i].kind == s->kind && f->site[i].value == s->value)
			return &f->site[i];
	return s;
}

bool full_speaks_of(const struct full *f, pet_move m, const struct pet_site *s)
{
	for (int k = 0; k < s->spots; k++)
		if (full_speaks(f, m, s->spot[k].kind, s->spot[k].value))
			return true;
	return full_speaks(f, m, s->kind, s->value);
}

/* 2: the selected choice means it, 1: another one does. */
static uint8_t mark_of(const struct full *f, const struct pet_site *site,
		       const struct pet_spot *spot)
{
	const struct menu *menu = &f->menu;
	int first = menu->items ? menu->first[f->selected] : 0,
	    size = menu->items ? menu->size[f->selected] : 0;
	uint8_t mark = 0;
	for (int i = 0; i < menu->count && menu->items && mark < 2; i++) {
		pet_move m = menu->all[i];
		if (spot ? full_speaks(f, m, spot->kind, spot->value) : full_speaks_of(f, m, site))
			mark = i >= first && i < first + size ? 2 : 1;
	}
	return mark;
}

static void find_marks(const struct full *f, uint8_t marks[PET_SITES_MAX])
{
	for (int i = 0; i < f->sites; i++)
		marks[i] = f->site[i].first ? mark_of(f, &f->site[i], NULL) : 0;
	for (int i = 0; i < f->sites; i++)
		marks[i] = marks[first_of(f, &f->site[i]) - f->site];
}

static int shade_at(const struct full *f, const uint8_t *marks, int row, int column)
{
	int w = f->map.w, h = 2 * f->map.h;
	short at = f->ground[row * w + column];
	if (at < 0)
		return SHADE_VOID;
	const struct pet_site *s = &f->site[at];
	bool edge = (column + 1 < w && !same_place(f, at, f->ground[row * w + column + 1])) ||
		    (row + 1 < h && !same_place(f, at, f->ground[(row + 1) * w + column]));
	if (marks[at] == 2)
		return edge ? SHADE_WHITE : SHADE_MARK;
	if (edge && marks[at])
		return SHADE_LEGAL;
	if (s->ground == PET_GROUND_SEA)
		return edge ? SHADE_SEA_EDGE : SHADE_SEA;
	int tint = s->ground <= 5 ? s->ground - 1 : 0;
	return edge ? SHADE_EDGE + tint : SHADE_LAND + tint;
}

/* The columns of a row that belong to a place, around its middle. */
static int run_of(const struct full *f, short site, int row, int middle, int *from)
{
	int w = f->map.w, left = middle, right = middle;
	if (row < 0 || row >= f->map.h || middle < 0 || middle >= w)
		return 0;
	const short *line = f->ground + 2 * row * w;
	if (!same_place(f, line[middle], site))
		return 0;
	while (left > 0 && same_place(f, line[left - 1], site))
		left--;
	while (right + 1 < w && same_place(f, line[right + 1], site))
		right++;
	*from = left;
	return right - left + 1;
}

static void put_name(struct full *f, const uint8_t *marks, short site, int row, int middle)
{
	const struct pet_site *s = &f->site[site];
	char name[64] = "";
	int from, room = run_of(f, site, row, middle, &from);
	struct pet_text t = term_text(f->t, name, sizeof name);
	pet_text_value(&t, s->kind, s->value);
	size_t bytes = paint_fits(name, t.len, room);
	int columns = paint_columns(name, bytes);
	if (columns < 3)
		return;
	int at = middle - columns / 2;
	at = at < from ? from : at + columns > from + room ? from + room - columns : at;
	int ground = shade_at(f, marks, 2 * row, at + columns / 2);
	paint_ink(paint_light(ground) ? SHADE_BLACK : SHADE_WHITE, ground,
		  marks[site] ? A_BOLD : A_NORMAL);
	mvaddnstr(f->map.y + row, f->map.x + at, name, (int)bytes);
	attr_set(A_NORMAL, 0, NULL);
}

/* "●5 ♞": each stack in its owner's colour, behind the owner's emblem. */
static void put_stacks(struct full *f, short site, int row, int middle)
{
	const struct pet_site *s = &f->site[site];
	int from, room = run_of(f, site, row, middle, &from), columns = 0, wide[PET_STACKS],
		  shown = 0;
	for (; shown < s->stacks; shown++) {
		const struct pet_stack *k = &s->stack[shown];
		wide[shown] = paint_columns(k->text, strlen(k->text)) + (k->who != PET_NOBODY);
		if (columns + wide[shown] > (room > 2 ? room : 2))
			break;
		columns += wide[shown];
	}
	int at = middle - columns / 2;
	at = at < 0 ? 0 : at + columns > f->map.w ? f->map.w - columns : at;
	move(f->map.y + row, f->map.x + at);
	for (int i = 0; i < shown; i++) {
		int colour = term_colour(f->t, s->stack[i].who);
		paint_ink(colour < 0 ? SHADE_WHITE : colour, SHADE_BLACK, A_BOLD);
		if (s->stack[i].who != PET_NOBODY)
			addstr(term_emblem(colour));
		addstr(s->stack[i].text);
	}
	attr_set(A_NORMAL, 0, NULL);
}

/* Ground, nothing written on it. */
static bool is_bare(const struct full *f, int row, int column)
{
	cchar_t cell;
	wchar_t letters[CCHARW_MAX + 1];
	attr_t attributes;
	short pair;
	if (row < 0 || row >= f->map.h || column < 0 || column >= f->map.w)
		return false;
	mvin_wch(f->map.y + row, f->map.x + column, &cell);
	getcchar(&cell, letters, &attributes, &pair, NULL);
	return !wcscmp(letters, L"▀") || !wcscmp(letters, L" ");
}

/* What can be chosen inside a place; beside its point where names or pieces are written. */
static void put_spot(struct full *f, const struct scale *c, const struct pet_spot *spot)
{
	static const signed char aside[][2] = { { 0, 0 }, { 0, 1 }, { 0, -1 }, { 1, 0 }, { -1, 0 },
						{ 1, 1 }, { 0, 2 }, { 0, -2 }, { 1, -1 } };
	uint8_t mark = mark_of(f, NULL, spot);
	int column = (int)((spot->x - c->left) * c->x) + c->dx,
	    row = (int)(((spot->y - c->top) * c->y + c->dy) / 2);
	if (!mark || f->spots_shown == FULL_SPOTS)
		return;
	for (size_t i = 0; i < sizeof aside / sizeof *aside; i++) {
		int y = row + aside[i][0], x = column + aside[i][1];
		if (!is_bare(f, y, x))
			continue;
		paint_ink(mark == 2 ? SHADE_BLACK : SHADE_WHITE,
			  mark == 2 ? SHADE_MARK : SHADE_BLACK, A_BOLD);
		mvaddstr(f->map.y + y, f->map.x + x, mark == 2 ? "▣" : "□");
		attr_set(A_NORMAL, 0, NULL);
		f->shown[f->spots_shown].y = f->map.y + y;
		f->shown[f->spots_shown].x = f->map.x + x;
		f->shown[f->spots_shown++].spot = spot;
		return;
	}
}

void full_map_draw(struct full *f)
{
	uint8_t marks[PET_SITES_MAX];
	struct scale c = measure(f);
	survey(f, &c);
	find_marks(f, marks);
	for (int row = 0; row < f->map.h; row++)
		for (int column = 0; column < f->map.w; column++)
			paint_halves(f->map.y + row, f->map.x + column,
				     shade_at(f, marks, 2 * row, column),
				     shade_at(f, marks, 2 * row + 1, column));
	for (short i = 0; i < f->sites; i++) {
		const struct pet_site *s = &f->site[i];
		int middle = (int)((s->x - c.left) * c.x) + c.dx,
		    row = (int)(((s->y - c.top) * c.y + c.dy) / 2), from;
		if (!s->first || middle < 0 || middle >= f->map.w || row < 0 || row >= f->map.h)
			continue;
		bool named = s->ground != PET_GROUND_SEA,
		     below = run_of(f, i, row + 1, middle, &from) > 1;
		if (named && s->stacks && !below && run_of(f, i, row - 1, middle, &from) > 2)
			row--, below = true;
		if (named && (below || !s->stacks))
			put_name(f, marks, i, row, middle);
		if (s->stacks)
			put_stacks(f, i, named && below ? row + 1 : row, middle);
	}
	f->spots_shown = 0;
	for (int i = 0; i < f->sites; i++)
		for (int k = 0; k < f->site[i].spots; k++)
			put_spot(f, &c, &f->site[i].spot[k]);
}

const struct pet_spot *full_map_spot(const struct full *f, int y, int x)
{
	for (int i = 0; i < f->spots_shown && f->sites; i++)
		if (f->shown[i].y == y && f->shown[i].x == x)
			return f->shown[i].spot;
	return NULL;
}

const struct pet_site *full_map_at(const struct full *f, int y, int x)
{
	int row = 2 * (y - f->map.y), column = x - f->map.x;
	if (!f->sites || !f->ground || row < 0 || row >= 2 * f->map.h || column < 0 ||
	    column >= f->map.w)
		return NULL;
	short at = f->ground[row * f->map.w + column];
	return at < 0 ? NULL : first_of(f, &f->site[at]);
}
