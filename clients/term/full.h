/* full.h: the full screen: map, position, story and choices at once, with curses.
 *
 * It asks the same questions as the plain lines (term.h) and answers by the same menus; what a command
 * says is captured and shown in a window. */
#ifndef CLIENTS_TERM_FULL_H
#define CLIENTS_TERM_FULL_H

#include "clients/term/menu.h"
#include "clients/term/term.h"
#include "core/chart.h"

enum { FULL_COLUMNS = 70, FULL_ROWS = 20 }; /* the smallest screen that is worth it */
enum { FULL_SPOTS = 64 };

enum full_tab { TAB_POSITION, TAB_STORY, TAB_CARD, TAB_BOARD, TABS };

struct pane {
	int y, x, h, w;
};

struct full {
	struct term *t;
	uint8_t seat;  /* whose view is shown */
	FILE *outside; /* what t->out was */
	char *said;    /* what was said meanwhile */
	size_t said_bytes;

	/* the question; items is 0 while others decide */
	struct menu root, menu;
	char question[2048];
	int selected, first; /* of the menu; the first that is shown */
	char note[400];      /* the line above the keys */
	bool leaving;        /* q was pressed once */

	/* texts, made anew when the record has grown */
	char *text[TABS];
	uint32_t told; /* the record's count then, plus one */
	enum full_tab tab;
	int scroll[TABS];

	/* where things are */
	struct pane map, side, story, choices;
	struct pet_site site[PET_SITES_MAX];
	int sites, reach;
	short *ground; /* site by half row and column of the map, -1: none */
	struct {
		int y, x;
		const struct pet_spot *spot;
	} shown[FULL_SPOTS]; /* what can be chosen inside places, where it is drawn */
	int spots_shown;
};

/* True: the terminal is fit for it, and it has begun. */
bool full_open(struct full *f, struct term *t);
void full_close(struct full *f);

/* Asks a seat until it decides. */
void full_ask(struct full *f, uint8_t seat, const pet_move *moves, int count);

/* Shows the table while others decide. */
void full_show(struct full *f);

/* Hides everything until somebody presses Enter. False: quit. */
bool full_hand_over(struct full *f, const char *words);

/* ---- between full.c and full_ask.c ---- */

void full_draw(struct full *f);
int full_head(const struct full *f); /* rows of the question above the choices */

/* What a command or another function of the plain client says; to be freed. */
char *full_capture(struct full *f, void (*what)(struct full *f, void *arg), void *arg);
char *full_command(struct full *f, const char *line);

/* Shows a text in a window until a key closes it. */
void full_window(struct full *f, const char *title, const char *text);

/* ---- full_paint.c ---- */

/* Colours: seats' by the number of colours.c, else the shades below. */
enum shade {
	SHADE_PLAIN = -1,
	SHADE_VOID = 6,
	SHADE_SEA,
	SHADE_LAND = SHADE_SEA + 1,
	SHADE_EDGE = SHADE_LAND + 5,
	SHADE_SEA_EDGE = SHADE_EDGE + 5,
	SHADE_MARK,
	SHADE_LEGAL,
	SHADE_WHITE,
	SHADE_BLACK,
	SHADE_BAR,
	SHADES
};

void paint_begin(void);
void paint_ink(int text, int ground, unsigned attributes);
/* One character of half blocks. */
void paint_halves(int y, int x, int upper, int lower);
bool paint_light(int shade); /* black letters are read better on it */

/* Bytes of s that fit into so many columns; escape sequences take none. */
size_t paint_fits(const char *s, size_t n, int columns);
int paint_columns(const char *s, size_t n);

/* One line, cut to the width and filled with blanks; obeys the colours of escape sequences. */
void paint_line(int y, int x, int w, const char *s, size_t n, unsigned attributes);

/* A text, wrapped between words, from row scroll on; returns how many rows it has in all. */
int paint_text(const struct pane *p, const char *s, int scroll);

void paint_title(const struct pane *p, const char *title);

/* ---- full_map.c ---- */

void full_map_read(struct full *f);
void full_map_draw(struct full *f);
/* The first site of the place at a character of the screen; NULL: none. */
const struct pet_site *full_map_at(const struct full *f, int y, int x);
const struct pet_spot *full_map_spot(const struct full *f, int y, int x);
/* Whether a move speaks of this thing, or of a place or something in it. */
bool full_speaks(const struct full *f, pet_move m, uint8_t kind, int value);
bool full_speaks_of(const struct full *f, pet_move m, const struct pet_site *s);

#endif
