/* full.c: the full screen's panes and what they hold. */
#define NCURSES_WIDECHAR 1
#include "clients/term/full.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>

enum { STORY_LINES = 300, WIDE = 112, CHOICES_LEAST = 7 };

static const char *const tab_title[TABS] = { N_("Position"), N_("Story"), N_("Card"), N_("Board") };

static const char *say(const struct full *f, const char *id)
{
	return pet_text_tr(f->t->lang, id);
}

/* ---- what plain commands say ----------------------------------------------------------------- */

char *full_capture(struct full *f, void (*what)(struct full *f, void *arg), void *arg)
{
	struct term *t = f->t;
	FILE *before = t->out;
	bool terminal = t->terminal;
	int width = t->width, height = t->height;
	char *text = NULL;
	size_t bytes;
	t->out = open_memstream(&text, &bytes);
	if (!t->out) {
		t->out = before;
		return NULL;
	}
	t->terminal = false;
	t->width = t->height = 0; /* we wrap and scroll ourselves */
	what(f, arg);
	fclose(t->out);
	t->out = before;
	t->terminal = terminal;
	t->width = width;
	t->height = height;
	t->skip = false;
	return text;
}

static void call_command(struct full *f, void *line)
{
	term_command(f->t, f->seat, &f->menu, line);
}

char *full_command(struct full *f, const char *line)
{
	char words[600];
	snprintf(words, sizeof words, "%s", line);
	return full_capture(f, call_command, words);
}

static void call_log(struct full *f, void *arg)
{
	(void)arg;
	term_log(f->t, f->seat < PET_SEATS_MAX ? f->seat : PET_NOBODY, STORY_LINES);
}

static void keep_text(struct full *f, enum full_tab tab, char *text)
{
	free(f->text[tab]);
	f->text[tab] = text;
}

static int rows_of(const char *s)
{
	int rows = 0;
	for (; s && *s; s++)
		rows += *s == '\n';
	return rows;
}

static void make_texts(struct full *f)
{
	if (f->told == f->t->record->count + 1)
		return;
	f->told = f->t->record->count + 1;
	keep_text(f, TAB_POSITION, full_command(f, "show"));
	keep_text(f, TAB_STORY, full_capture(f, call_log, NULL));
	keep_text(f, TAB_BOARD, f->t->record->game->chart ? NULL : full_command(f, "map"));
	full_map_read(f);
	f->scroll[TAB_STORY] = rows_of(f->text[TAB_STORY]); /* its end; cut when it is drawn */
	f->scroll[TAB_POSITION] = f->scroll[TAB_CARD] = 0;
}

/* The text of the card that the selected choice names, if it names one. */
static void make_card(struct full *f)
{
	const struct pet_game *game = f->t->record->game;
	const struct menu *menu = &f->menu;
	keep_text(f, TAB_CARD, NULL);
	if (!menu->items || !game->cards || menu->size[f->selected] != 1)
		return;
	pet_move m = menu->all[menu->first[f->selected]];
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	char *text = term_memory(NULL, 1 << 14);
	struct pet_text c = pet_text_into(text, 1 << 14, f->t->lang, game, f->t->state);
	text[0] = 0;
	for (int k = 0; k < 3 && !c.len; k++) {
		char token[64] = "";
		struct pet_text w =
			pet_text_into(token, sizeof token, PET_LANG_EN, game, f->t->state);
		if (verb->kind[k] < PET_K_GAME)
			continue;
		pet_token_value(&w, verb->kind[k], pet_move_arg(m, k));
		game->cards(&c, token);
		if (rows_of(text) > 1) /* the token was a word of many */
			c.len = 0, text[0] = 0;
	}
	for (char *s = text; *s; s++) /* its columns become lines */
		if (s[0] == ' ' && s[1] == '|' && s[2] == ' ')
			s[0] = ' ', s[1] = '\n';
	if (c.len)
		keep_text(f, TAB_CARD, text);
	else
		free(text);
}

/* ---- panes ----------------------------------------------------------------------------------- */

/* Above the choices: map and texts beside each other; on a wide screen the story has its own pane. */
static void lay_out(struct full *f)
{
	int rows = LINES - 3, columns = COLS; /* the bar, the note, the keys */
	int choices = rows / 3 > CHOICES_LEAST ? rows / 3 : CHOICES_LEAST;
	int upper = rows - choices, side = columns * 2 / 5;
	bool wide = columns >= WIDE;
	if (wide)
		side = columns / 3 < 60 ? columns / 3 : 60;
	if (!f->sites)
		side = wide ? columns / 2 : columns;
	f->map = (struct pane){ 1, 0, upper, columns - side };
	f->side = (struct pane){ 2, columns - side, upper - 1, side };
	f->story = (struct pane){ 0, 0, 0, 0 };
	f->choices = (struct pane){ 2 + upper, 0, choices - 1, columns };
	if (f->sites && !wide)
		f->side.x++, f->side.w--;
	if (wide) {
		int half = (rows - 1) / 2;
		f->side = (struct pane){ 2, columns - side + 1, half - 1, side - 1 };
		f->story = (struct pane){ 2 + half, columns - side + 1, rows - half - 1, side - 1 };
		f->choices.w = columns - side;
	}
	if (!f->sites && wide)
		f->map = (struct pane){ 2, 0, upper - 1, columns - side };
}

/* What the pane beside the map shows: a card while one is chosen. */
static enum full_tab shown_tab(const struct full *f)
{
	if (f->text[TAB_CARD] && f->text[TAB_CARD][0] && f->tab == TAB_POSITION)
		return TAB_CARD;
	if (f->tab == TAB_STORY && f->story.h)
		return TAB_POSITION;
	if (f->tab == TAB_BOARD && !f->text[TAB_BOARD])
		return TAB_POSITION;
	return f->tab;
}

static void draw_tab(struct full *f, const struct pane *p, enum full_tab tab)
{
	char title[100];
	const char *text = f->text[tab] ? f->text[tab] : "";
	int all = paint_text(p, text, f->scroll[tab]);
	if (f->scroll[tab] > all - p->h) {
		f->scroll[tab] = all > p->h ? all - p->h : 0;
		paint_text(p, text, f->scroll[tab]);
	}
	if (all > p->h)
		snprintf(title, sizeof title, "%s %d–%d/%d", say(f, tab_title[tab]),
			 f->scroll[tab] + 1, f->scroll[tab] + p->h, all);
	else
		snprintf(title, sizeof title, "%s", say(f, tab_title[tab]));
	paint_title(p, title);
}

/* Above all: the game, and the seats in their colours; who decides is marked. */
static void draw_bar(struct full *f)
{
	struct term *t = f->t;
	uint8_t asked = pet_game_asked(t->state);
	paint_ink(SHADE_WHITE, SHADE_BAR, A_BOLD);
	mvhline(0, 0, ' ', COLS);
	mvaddstr(0, 1, say(f, t->record->game->title));
	for (int seat = 0; seat < t->record->setup.seats; seat++) {
		char name[80] = "";
		struct pet_text s = term_text(t, name, sizeof name);
		int colour = t->record->game->who_kind == PET_K_SEAT ? term_colour(t, (uint8_t)seat)
								     : -1;
		pet_text_value(&s, PET_K_SEAT, seat);
		term_given_name(t, (uint8_t)seat, &s);
		if (getcurx(stdscr) + paint_columns(name, s.len) + 6 > COLS)
			break;
		paint_ink(SHADE_WHITE, SHADE_BAR, A_NORMAL);
		addstr(asked == seat ? "  ▸" : "   ");
		paint_ink(colour < 0 ? SHADE_WHITE : colour, SHADE_BAR,
			  asked == seat ? A_BOLD : A_NORMAL);
		addstr(colour < 0 ? "" : term_emblem(colour));
		addstr(" ");
		addstr(name);
	}
	attr_set(A_NORMAL, 0, NULL);
}

/* Rows that the question takes. */
int full_head(const struct full *f)
{
	int most = f->choices.h / 3 > 1 ? f->choices.h / 3 : 1;
	int rows = (paint_columns(f->question, strlen(f->question)) + f->choices.w - 4) /
		   (f->choices.w - 3);
	return rows < 1 ? 1 : rows > most ? most : rows;
}

static void draw_choices(struct full *f)
{
	const struct pane *p = &f->choices;
	struct pane head = { p->y, p->x, full_head(f), p->w };
	struct menu *menu = &f->menu;
	int rows = p->h - head.h;
	paint_text(&head, f->question, 0);
	paint_title(p, say(f, menu->items ? N_("Your choice") : N_("Others decide")));
	if (f->selected < f->first)
		f->first = f->selected;
	if (f->selected >= f->first + rows)
		f->first = f->selected - rows + 1;
	for (int i = 0; i < rows; i++) {
		char line[1100] = "";
		int item = f->first + i;
		struct pet_text s = term_text(f->t, line, sizeof line);
		if (item < menu->items) {
			if (item < 99)
				pet_text_put(&s, item < 9 ? "  " : " ");
			pet_text_number(&s, item + 1);
			pet_text_put(&s, ") ");
			menu_label(menu, item, &s);
			if (menu->size[item] == 1)
				term_card(f->t, menu->all[menu->first[item]], &s);
		}
		paint_line(p->y + head.h + i, p->x, p->w, line, s.len,
			   item == f->selected && item < menu->items ? A_REVERSE : A_NORMAL);
	}
}

static void draw_foot(struct full *f)
{
	const char *keys = say(
		f,
		N_("↑↓ Enter  Tab texts  h hint  u undo  r rule  w why  ? help  : type  q quit"));
	const char *signs = f->t->record->game->chart_signs;
	const char *note = f->note[0] ? f->note : f->sites && signs ? say(f, signs) : "";
	paint_line(LINES - 2, 0, COLS, note, strlen(note), f->note[0] ? A_BOLD : A_DIM);
	paint_line(LINES - 1, 0, COLS, keys, strlen(keys), A_DIM);
}

/* A game without a chart on a narrow screen: its board above, the chosen card below. */
static void draw_narrow(struct full *f)
{
	static const enum full_tab tabs[TABS] = { TAB_BOARD, TAB_STORY, TAB_CARD, TAB_POSITION };
	struct pane board = f->side, card = f->side;
	enum full_tab tab = tabs[f->tab];
	if (f->text[TAB_CARD] && tab != TAB_CARD) {
		card.h = board.h / 3 > 4 ? board.h / 3 : 4;
		card.y += board.h - card.h;
		board.h -= card.h + 1;
		draw_tab(f, &card, TAB_CARD);
	}
	draw_tab(f, &board, tab);
}

void full_draw(struct full *f)
{
	make_texts(f);
	make_card(f);
	lay_out(f);
	erase();
	draw_bar(f);
	if (f->sites) {
		full_map_draw(f);
		draw_tab(f, &f->side, shown_tab(f));
	} else if (f->story.h) {
		draw_tab(f, &f->map, TAB_BOARD);
		draw_tab(f, &f->side, shown_tab(f) == TAB_BOARD ? TAB_POSITION : shown_tab(f));
	} else {
		draw_narrow(f);
	}
	if (f->story.h)
		draw_tab(f, &f->story, TAB_STORY);
	draw_choices(f);
	draw_foot(f);
	refresh();
}

void full_show(struct full *f)
{
	struct term *t = f->t;
	int people = 0;
	struct pet_text s;
	f->seat = PET_NOBODY; /* several people see the screen: what everybody may know */
	for (uint8_t seat = 0; seat < t->record->setup.seats; seat++)
		people += t->person[seat];
	for (uint8_t seat = 0; seat < t->record->setup.seats && people == 1; seat++)
		if (t->person[seat])
			f->seat = seat;
	f->menu.items = f->menu.count = 0;
	f->selected = f->first = 0;
	s = term_text(t, f->question, sizeof f->question);
	f->question[0] = 0;
	if (pet_game_asked(t->state) < PET_SEATS_MAX) {
		term_asked(t, pet_game_asked(t->state), &s);
		pet_text_put(&s, ": ");
		pet_text_prompt(&s, t->state);
	}
	f->told = 0;
	full_draw(f);
}

/* ---- windows --------------------------------------------------------------------------------- */

void full_window(struct full *f, const char *title, const char *text)
{
	int scroll = 0;
	for (;;) {
		full_draw(f);
		int w = COLS - 6 < 100 ? COLS - 6 : 100, h = LINES - 5;
		struct pane p = { 3, (COLS - w) / 2, h, w };
		for (int row = -1; row <= h; row++)
			paint_line(p.y + row, p.x - 1, w + 2, "", 0, A_NORMAL);
		int all = paint_text(&p, text, scroll);
		paint_title(&p, title);
		paint_line(p.y + h, p.x, w, say(f, N_("arrows scroll, any other key closes this")),
			   strlen(say(f, N_("arrows scroll, any other key closes this"))), A_DIM);
		refresh();
		int key = getch(), step = h > 2 ? h - 1 : 1, most = all > h ? all - h : 0;
		if (f->t->quit)
			return;
		if (key == KEY_DOWN || key == 'j')
			scroll++;
		else if (key == KEY_UP || key == 'k')
			scroll--;
		else if (key == KEY_NPAGE || (key == ' ' && scroll < most))
			scroll += step;
		else if (key == KEY_PPAGE)
			scroll -= step;
		else if (key != KEY_RESIZE && key != ERR)
			return;
		scroll = scroll < 0 ? 0 : scroll > most ? most : scroll;
	}
}

bool full_hand_over(struct full *f, const char *words)
{
	for (int key = 0; key != '\n' && key != '\r' && key != KEY_ENTER;) {
		erase();
		paint_line(LINES / 2, 2, COLS - 4, words, strlen(words), A_BOLD);
		refresh();
		key = getch();
		if (f->t->quit || key == 4)
			return false;
	}
	return true;
}

/* ---- beginning and end ----------------------------------------------------------------------- */

bool full_open(struct full *f, struct term *t)
{
	const char *kind = getenv("TERM");
	term_screen(t);
	if (!t->terminal || t->width < FULL_COLUMNS || t->height < FULL_ROWS || !kind ||
	    !strcmp(kind, "dumb"))
		return false;
	memset(f, 0, sizeof *f);
	f->t = t;
	f->outside = t->out;
	fflush(stdout);
	if (!initscr())
		return false;
	paint_begin();
	cbreak();
	noecho();
	keypad(stdscr, TRUE);
	set_escdelay(25);
	curs_set(0);
	mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED | BUTTON4_PRESSED |
			  BUTTON5_PRESSED,
		  NULL);
	mouseinterval(0);
	t->out = open_memstream(&f->said, &f->said_bytes);
	if (!t->out)
		t->out = f->outside;
	t->full = f;
	return true;
}

void full_close(struct full *f)
{
	struct term *t = f->t;
	endwin();
	t->full = NULL;
	if (t->out != f->outside)
		fclose(t->out);
	t->out = f->outside;
	free(f->said);
	free(f->ground);
	for (int i = 0; i < TABS; i++)
		free(f->text[i]);
	t->shown = t->rows = 0;
	t->height = 0; /* what is said in farewell needs no key */
	for (int seat = 0; seat < PET_SEATS_MAX; seat++)
		t->told[seat] = t->news_count; /* the story was on the screen */
}
