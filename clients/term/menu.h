/* menu.h: the choices of a question as a short numbered list.
 *
 * Few choices are listed one by one. Many fold: first the verbs, then the values of the first
 * argument that differs, and so on, until what is left is short. A typed answer need not follow the
 * folds: "march na pa" finds the march from Naxos to Paros if no other move fits. */
#ifndef CLIENTS_TERM_MENU_H
#define CLIENTS_TERM_MENU_H

#include "core/text.h"

enum {
	MENU_SHORT = 12, /* up to so many choices are listed one by one */
};

struct menu {
	pet_move all[PET_MOVES_MAX]; /* the moves of this level, by verb */
	int count;
	uint8_t who; /* frame's who, for the words */
	int fixed;   /* leading fields (verb, a, b, c) that all moves of this level share */
	int first[PET_MOVES_MAX]; /* item i begins at all[first[i]]... */
	int size[PET_MOVES_MAX];  /* ...and has so many moves */
	int items;
};

/* The menu of these moves. */
void menu_make(struct menu *menu, const pet_move *moves, int count, uint8_t who);

/* The menu of item i alone, which has several moves. */
void menu_enter(const struct menu *menu, int item, struct menu *to);

/* Writes the numbered list; note, if not NULL, adds to the label of a single move. */
void menu_write(const struct menu *menu, struct pet_text *t,
		void (*note)(void *arg, pet_move m, struct pet_text *t), void *arg);

/* What stands behind the number of an item. */
void menu_label(const struct menu *menu, int item, struct pet_text *t);

/* The moves of the item or label that was typed whole, as the menu shows it; 0: none. */
int menu_match_label(const struct menu *menu, const struct pet_text *words, const char *line,
		     pet_move *out);

/* The moves that typed words fit (match.c); writes them and returns how many. */
int menu_match(const struct menu *menu, const struct pet_text *words, const char *line,
	       pet_move *out);

/* Lower case, for the alphabets of our languages (UTF-8); as many bytes as before, if they fit. */
void menu_lower(char *to, size_t cap, const char *s, size_t n);

/* A move of the game that the words may mean though it is not in the menu: whole, or with a verb of
 * the menu put in front or completed. PET_MOVE_NONE: none. */
pet_move menu_guess(const struct menu *menu, const struct pet_game *game, const char *line);

#endif
