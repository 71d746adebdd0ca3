/* scenario.h: what the files of the runner share (main.c says what a scenario is). */
#ifndef TESTS_SCENARIO_H
#define TESTS_SCENARIO_H

#include "core/position.h"

enum { LINE = 1024 };

/* The scenario that runs. */
extern const struct pet_game *game;
extern unsigned char state[PET_STATE_MAX];
extern struct pet_events events; /* of the last do */
extern bool given, unchecked, unsettled;

/* Where it stands. */
extern const char *file;
extern int line_no;

/* Tells what is wrong, with the legal moves of the moment, and ends the scenario. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Carries out a command; an empty one is none. */
void run_command(char *s);

/* ---- words.c: the words of a command ---- */

char *trim(char *s);

/* The next word of *s, cut off; NULL when there is none. */
char *word(char **s);

/* The next part of a list divided by semicolons. */
char *part(char **s);

pet_move parse_move(const char *s);

/* ---- act.c: what puts and moves the pieces ---- */

/* After set and stage, before anything else. */
void settle(void);

void do_given(char *args);
void do_refuses(char *args);
void do_stage(char *args);
void do_set(char *args);
void do_do(char *args);
void do_auto(char *args);

/* ---- use.c: set-ups that scenarios share ---- */

void use_load(const char *scenario_path); /* the set-ups beside it */
void use_restart(void);                   /* a scenario begins */
void do_use(char *args);

/* ---- expect.c: what must be so ---- */

/* Is `name` who is asked: * for chance, the seat, or frame.who as the game means it? */
bool is_asked(const char *name);

void do_asks(char *args);
void do_legal(char *args);
void do_only(char *args);
void do_illegal(char *args);
void do_choices(char *args);
void do_then(char *args);
void do_event(char *args);
void do_over(char *args);
void do_not(char *args);
void do_wins(char *args);
void do_costs(char *args);
void do_warns(char *args);

/* ---- hidden.c: what a seat must not see ---- */

void do_hidden(char *args);

#endif
