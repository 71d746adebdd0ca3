/* term.h: a match in the terminal, in plain lines that a screen reader can read aloud.
 *
 * The client knows no game: questions, choices, news and reasons come in words from the engine. The
 * host gives the record, the bots, the dice and a way to save; the client asks the people.
 *
 * Seats are asked one at a time. A person sees what happened since, the question and numbered
 * choices; long lists fold (menu.h). Everything is said from the view of the seat that is asked. */
#ifndef CLIENTS_TERM_TERM_H
#define CLIENTS_TERM_TERM_H

#include <signal.h>
#include <stdio.h>

#include "core/mark.h"
#include "core/record.h"

struct menu;
struct full;

struct term_host {
	void *self;
	/* The choice of a seat that is no person. */
	pet_move (*choose)(void *self, uint8_t seat, struct pet_view v);
	/* Optional. What a strong player would do in that seat, in words: writes into t. */
	void (*hint)(void *self, struct pet_view v, struct pet_text *t);
	/* Optional. The current battle: in what percentage of fights only the attacker, and only
	 * the defender, holds the place in the end. False: nothing can be said. */
	bool (*odds)(void *self, struct pet_view v, int percent[2]);
	/* 64 bits for the chance move of record line n. NULL: the people roll real dice. */
	uint64_t (*dice)(void *self, uint32_t n);
	/* Saves the record; false: why not (at most size bytes). */
	bool (*save)(void *self, const char *path, char *error, size_t size);
	/* Called when a person is asked or the match is over: a good moment to save it. */
	void (*keep)(void *self);
};

/* What happened, and after which line of the record. */
struct news {
	struct pet_event event;
	uint32_t line;
};

struct term {
	const struct term_host *host;
	struct pet_record *record;
	void *state;
	uint8_t lang;
	bool person[PET_SEATS_MAX]; /* seats of people; the others are the host's */
	FILE *in, *out;
	bool colour; /* seats bear their colours and emblems */

	/* the client's own */
	const char *seat_name[PET_SEATS_MAX];
	struct news *news;
	uint32_t news_count, news_cap;
	uint32_t told[PET_SEATS_MAX]; /* news each seat has been told */
	uint8_t at_keyboard;          /* the person who sits there, NOBODY at first */
	bool *forced;                 /* by record line: there was no other choice */
	volatile sig_atomic_t
		quit; /* may be set by a signal: the match ends at the next question */

	/* the screen (screen.c) */
	bool terminal;           /* a person's own, not a pipe */
	int width, height;       /* 0: not known */
	int shown;               /* rows since somebody typed or asked for more */
	int rows;                /* rows since somebody typed */
	bool skip;               /* the rest of an answer is not wanted */
	char line[8192];         /* begun and not yet ended... */
	size_t filled;           /* ...so many bytes */
	const struct menu *menu; /* what may be completed */
	struct full *full;       /* the full screen (full.h); NULL: plain lines */
};

/* Makes the client ready: plays the record again to learn what happened, with the state in step. */
void term_open(struct term *t);

/* Plays until the match is over, the input ends or somebody quits. True: the match is over. */
bool term_run(struct term *t);

void term_close(struct term *t);

/* The cards of a game that a word names: by the game's own filter, else the lines that contain the
 * word. word may be NULL: all cards. Nothing is written when there are none. */
void term_cards(const struct pet_game *game, struct pet_text *t, const char *word);

/* ---- between the files of this folder -------------------------------------------------------- */

/* Behind a seat's colour the name it was given, in brackets: " (anna)"; nothing for s1. */
void term_given_name(const struct term *t, uint8_t seat, struct pet_text *s);

/* A text buffer for one answer, with the names and language of this match. */
struct pet_text term_text(struct term *t, char *buf, uint32_t cap);

/* Says a message on a line of its own. */
void term_say(struct term *t, const char *id);
void term_fill(struct term *t, const char *id, const char *plural, int32_t n,
	       const struct pet_arg *args, int count);

/* screen.c. Learns what the screen is. */
void term_screen(struct term *t);

/* Shows text, wrapped between words; a line appears when it is complete. */
void term_put(struct term *t, const char *s);

/* Shows a drawing: whole lines, never wrapped. */
void term_put_as_is(struct term *t, const char *s);

/* colours.c. Writes text with the seats' names in their colours. */
void term_put_coloured(struct term *t, const char *s, size_t n);

/* What begins a line of the story: the emblem of the seat that acts, two columns. */
void term_put_emblem(struct term *t, uint8_t who, struct pet_text *s);

/* The bytes that begin and end the writing of a question; empty without colours. */
const char *term_bold(const struct term *t);
const char *term_plain(const struct term *t);

/* facts.c. The battle that is fought, in a line or two; nothing if there is none. */
void term_battle(struct term *t, uint8_t seat, struct pet_text *s);

/* What is printed on the one card that a move names: " (Zeus, level 3; red column)". */
void term_card(struct term *t, pet_move m, struct pet_text *s);

/* The number of the colour of a who, -1: it has none; and the emblem of that colour. */
int term_colour(const struct term *t, uint8_t who);
const char *term_emblem(int colour);

/* Waits if so many more rows would push something away that nobody has read yet. */
void term_room(struct term *t, int rows);

/* Hides everything that was shown so far. */
void term_clear(struct term *t);

/* A line of input without its end; false when there is no more. */
bool term_line(struct term *t, const char *prompt, char *buf, size_t cap);

/* From a signal handler: the match ends, also in the middle of a line. */
void term_interrupt(struct term *t);

/* The words of the commands, NULL behind the last. */
const char *term_command_word(size_t i);

/* Whose turn it is: the colour, and the name that the person chose. */
void term_asked(struct term *t, uint8_t seat, struct pet_text *s);

/* One answer to a menu. The move, or PET_MOVE_NONE: another menu in *menu, or ask again (what is wrong
 * has been said). */
pet_move term_answer(struct term *t, uint8_t seat, const struct menu *root, struct menu *menu,
		     const char *line, bool *again);

/* What was typed is a choice word by word, though it may begin like a command. */
bool term_labelled(struct term *t, const struct menu *menu, const char *line);

/* Plays m for seat and keeps the news. */
void term_play(struct term *t, uint8_t seat, pet_move m, bool forced);

/* realloc; where there is no memory the program ends and says so. */
void *term_memory(void *old, size_t bytes);

/* commands.c: carries out a command such as "show". True: it was one. */
struct menu;
bool term_command(struct term *t, uint8_t seat, const struct menu *menu, const char *line);

/* Why a move is not among the choices, with the rule's number and text. */
void term_why(struct term *t, uint8_t seat, pet_move m);

/* The news that the seat has not been told, the last of them if they are many. */
void term_news(struct term *t, uint8_t seat);

/* The last so many lines of everything that happened, as the seat may know it. */
void term_log(struct term *t, uint8_t seat, uint32_t lines);

#endif
