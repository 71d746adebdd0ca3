/* full_ask.c: keys and mouse: how a person decides on the full screen. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "clients/term/full.h"

enum { LINE_BYTES = 400 };

static void note(struct full *f, const char *text)
{
	snprintf(f->note, sizeof f->note, "%.*s", (int)strcspn(text ? text : "", "\n"),
		 text ? text : "");
}

static void note_id(struct full *f, const char *id)
{
	note(f, pet_text_tr(f->t->lang, id));
}

/* The question, with the battle that it is about and the number of its rule. */
static void write_question(struct full *f)
{
	const struct term *t = f->t;
	struct pet_text s = term_text(f->t, f->question, sizeof f->question);
	const char *rule = pet_game_node(t->record->game, t->state)->rule;
	f->question[0] = 0;
	term_battle(f->t, f->seat, &s);
	for (uint32_t i = 0; i < s.len; i++)
		if (f->question[i] == '\n')
			f->question[i] = ' ';
	if (f->seat < PET_SEATS_MAX)
		term_asked(f->t, f->seat, &s);
	else
		pet_text_say(&s, N_("dice and cards"));
	pet_text_put(&s, ": ");
	pet_text_prompt(&s, t->state);
	if (rule) {
		pet_text_put(&s, " [");
		pet_text_put(&s, rule);
		pet_text_put(&s, "]");
	}
}

static void select_item(struct full *f, int item)
{
	int last = f->menu.items - 1;
	f->selected = item < 0 ? 0 : item > last ? last : item;
	f->scroll[TAB_CARD] = 0;
}

static void open_menu(struct full *f, const struct menu *menu)
{
	if (menu != &f->menu)
		f->menu = *menu;
	f->selected = f->first = 0;
}

/* The selected choice: one move is played, several open. */
static void activate(struct full *f)
{
	static struct menu next;
	if (f->menu.size[f->selected] == 1) {
		term_play(f->t, f->seat, f->menu.all[f->menu.first[f->selected]], false);
		return;
	}
	menu_enter(&f->menu, f->selected, &next);
	open_menu(f, &next);
}

/* ---- a typed line ---------------------------------------------------------------------------- */

struct typed {
	const char *line;
	pet_move m;
	bool command;
};

static void understand(struct full *f, void *arg)
{
	struct typed *typed = arg;
	bool again;
	typed->command = !term_labelled(f->t, &f->menu, typed->line) &&
			 term_command(f->t, f->seat, &f->menu, typed->line);
	if (!typed->command)
		typed->m = term_answer(f->t, f->seat, &f->root, &f->menu, typed->line, &again);
}

static void obey_line(struct full *f, const char *line)
{
	struct typed typed = { line, PET_MOVE_NONE, false };
	uint32_t before = f->t->record->count;
	int items = f->menu.items;
	char *said = full_capture(f, understand, &typed);
	f->told = 0; /* the language may be another one */
	if (typed.m != PET_MOVE_NONE)
		term_play(f->t, f->seat, typed.m, false);
	else if (f->menu.items != items || !said || !*said)
		open_menu(f, &f->menu);
	else if (f->t->record->count == before && !f->t->quit &&
		 strchr(said, '\n') != said + strlen(said) - 1)
		full_window(f, line, said);
	else
		note(f, said);
	free(said);
}

/* Reads a line below the choices; false: it was given up. */
static bool read_line(struct full *f, char line[LINE_BYTES])
{
	size_t n = 0;
	line[0] = 0;
	curs_set(1);
	for (;;) {
		char shown[LINE_BYTES + 4];
		wint_t key;
		snprintf(shown, sizeof shown, "> %s", line);
		paint_line(LINES - 2, 0, COLS, shown, strlen(shown), A_BOLD);
		move(LINES - 2, 2 + paint_columns(line, n));
		refresh();
		int kind = get_wch(&key);
		if (f->t->quit || kind == ERR || (kind == OK && key == 27))
			break;
		if (kind == KEY_CODE_YES && key == KEY_RESIZE) {
			full_draw(f);
		} else if ((kind == KEY_CODE_YES && key == KEY_BACKSPACE) || key == 127 ||
			   key == 8) {
			while (n && ((unsigned char)line[--n] & 0xC0) == 0x80)
				;
			line[n] = 0;
		} else if (key == '\n' || key == '\r' ||
			   (kind == KEY_CODE_YES && key == KEY_ENTER)) {
			curs_set(0);
			return n > 0;
		} else if (kind == OK && key >= ' ' && n + MB_CUR_MAX < LINE_BYTES - 2) {
			mbstate_t state = { 0 };
			size_t bytes = wcrtomb(line + n, (wchar_t)key, &state);
			n += bytes != (size_t)-1 ? bytes : 0;
			line[n] = 0;
		}
	}
	curs_set(0);
	return false;
}

/* ---- mouse ----------------------------------------------------------------------------------- */

static bool inside(const struct pane *p, int y, int x)
{
	return y >= p->y && y < p->y + p->h && x >= p->x && x < p->x + p->w;
}

/* The next choice, from the selected one on, that speaks of a place or of something in it. */
static bool select_place(struct full *f, const struct pet_site *site, const struct pet_spot *spot)
{
	for (int step = 1; step <= f->menu.items; step++) {
		int item = (f->selected + step) % f->menu.items;
		for (int i = 0; i < f->menu.size[item]; i++) {
			pet_move m = f->menu.all[f->menu.first[item] + i];
			if (spot ? full_speaks(f, m, spot->kind, spot->value)
				 : full_speaks_of(f, m, site)) {
				select_item(f, item);
				return true;
			}
		}
	}
	return false;
}

static void name_place(struct full *f, uint8_t kind, int value)
{
	struct pet_text s = term_text(f->t, f->note, sizeof f->note);
	f->note[0] = 0;
	pet_text_value(&s, kind, value);
}

static void scroll_at(struct full *f, int y, int x, int by)
{
	if (inside(&f->choices, y, x))
		select_item(f, f->selected + by);
	else if (f->story.h && inside(&f->story, y, x))
		f->scroll[TAB_STORY] += 3 * by;
	else
		f->scroll[f->tab] += 3 * by;
	for (int i = 0; i < TABS; i++)
		f->scroll[i] = f->scroll[i] < 0 ? 0 : f->scroll[i];
}

static void heed_mouse(struct full *f)
{
	MEVENT e;
	if (getmouse(&e) != OK)
		return;
	if (e.bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED)) {
		scroll_at(f, e.y, e.x, e.bstate & BUTTON4_PRESSED ? -1 : 1);
		return;
	}
	const struct pet_site *site = full_map_at(f, e.y, e.x);
	const struct pet_spot *spot = full_map_spot(f, e.y, e.x);
	int item = f->first + e.y - f->choices.y - full_head(f);
	if (inside(&f->choices, e.y, e.x) && item >= f->first && item < f->menu.items) {
		bool again = item == f->selected;
		select_item(f, item);
		if (again)
			activate(f);
	} else if (spot) {
		name_place(f, spot->kind, spot->value);
		select_place(f, NULL, spot);
	} else if (site) {
		name_place(f, site->kind, site->value);
		select_place(f, site, NULL);
	}
}

/* ---- keys ------------------------------------------------------------------------------------ */

static void show_answer(struct full *f, const char *command, const char *title)
{
	char *said = full_command(f, command);
	full_window(f, pet_text_tr(f->t->lang, title), said && *said ? said : "–");
	free(said);
}

static void show_help(struct full *f)
{
	char *commands = full_command(f, "help");
	const char *keys =
		pet_text_tr(f->t->lang, N_("Arrows, Page Up and Page Down or a number choose; "
					   "Enter takes the choice, Backspace goes back in a "
					   "folded list. Tab changes the text beside the map, [ "
					   "and ] scroll it. h: what a strong player would "
					   "do. u: take back, U: also past dice and others. r: the "
					   "rule of this question. w: why a choice is "
					   "allowed. c: all cards. m: the map in words. s: save. q "
					   "twice: end; the match is kept.\n\nThe mouse "
					   "works, too: a click on a place selects a choice that "
					   "speaks of it, a click on the selected choice "
					   "takes it, the wheel scrolls.\n\n: (or /) opens a line "
					   "for words: a move in your own words, or one of "
					   "these:\n"));
	char *all = term_memory(NULL, strlen(keys) + (commands ? strlen(commands) : 0) + 1);
	strcpy(all, keys);
	strcat(all, commands ? commands : "");
	full_window(f, pet_text_tr(f->t->lang, N_("Help")), all);
	free(all);
	free(commands);
}

static void take_back(struct full *f, const char *command)
{
	char *said = full_command(f, command);
	f->told = 0;
	note(f, said);
	free(said);
}

static void type_line(struct full *f, const char *begun)
{
	char line[LINE_BYTES];
	if (begun && !strcmp(begun, "save")) {
		note_id(f, N_("Type save and the name of a file."));
		full_draw(f);
	}
	if (read_line(f, line))
		obey_line(f, line);
}

static void type_number(struct full *f, int digit)
{
	int number = (f->selected + 1) * 10 + digit;
	select_item(f, number <= f->menu.items ? number - 1 : digit - 1);
}

static void heed_key(struct full *f, int key)
{
	int page = f->choices.h > 3 ? f->choices.h - 2 : 1;
	bool leaving = f->leaving;
	f->note[0] = 0;
	f->leaving = false;
	switch (key) {
	case KEY_UP:
	case 'k':
		select_item(f, f->selected - 1);
		break;
	case KEY_DOWN:
	case 'j':
		select_item(f, f->selected + 1);
		break;
	case KEY_PPAGE:
		select_item(f, f->selected - page);
		break;
	case KEY_NPAGE:
		select_item(f, f->selected + page);
		break;
	case KEY_HOME:
		select_item(f, 0);
		break;
	case KEY_END:
		select_item(f, f->menu.items - 1);
		break;
	case '\n':
	case '\r':
	case KEY_ENTER:
	case ' ':
		activate(f);
		break;
	case KEY_BACKSPACE:
	case 127:
	case 8:
	case 27:
		open_menu(f, &f->root);
		break;
	case '\t':
		f->tab = (enum full_tab)((f->tab + 1) % TABS);
		break;
	case '[':
		scroll_at(f, -1, -1, -1);
		break;
	case ']':
		scroll_at(f, -1, -1, 1);
		break;
	case 'h':
		show_answer(f, "hint", N_("Hint"));
		break;
	case 'u':
		take_back(f, "undo");
		break;
	case 'U':
		take_back(f, "undo force");
		break;
	case 'r':
		show_answer(f, "rules", N_("Rule"));
		break;
	case 'c':
		show_answer(f, "cards", N_("Cards"));
		break;
	case 'm':
		show_answer(f, "map", N_("Map"));
		break;
	case 'w': {
		char words[32];
		snprintf(words, sizeof words, "why %d", f->selected + 1);
		show_answer(f, words, N_("Why"));
		break;
	}
	case '?':
		show_help(f);
		break;
	case ':':
	case '/':
		type_line(f, NULL);
		break;
	case 's':
		type_line(f, "save");
		break;
	case KEY_MOUSE:
		heed_mouse(f);
		break;
	case 'q':
		f->leaving = !leaving;
		f->t->quit |= leaving;
		note_id(f, N_("q again ends the game; the match is kept."));
		break;
	case 4:
		f->t->quit = 1;
		break; /* Ctrl-D */
	default:
		if (key >= '0' && key <= '9')
			type_number(f, key - '0');
	}
}

void full_ask(struct full *f, uint8_t seat, const pet_move *moves, int count)
{
	struct term *t = f->t;
	uint32_t before = t->record->count;
	f->seat = seat;
	f->told = 0;
	menu_make(&f->root, moves, count, pet_game_frame(t->state)->who);
	open_menu(f, &f->root);
	f->tab = TAB_POSITION;
	t->menu = &f->menu;
	while (!t->quit && t->record->count == before) {
		write_question(f);
		full_draw(f);
		int key = getch();
		if (key == ERR && !t->quit && feof(t->in))
			t->quit = 1;
		if (key != ERR && key != KEY_RESIZE)
			heed_key(f, key);
	}
	f->note[0] = 0;
}
