/* scenario.h: what the files of the runner share (main.c defines scenarios). */
#ifndef TESTS_SCENARIO_H
#define TESTS_SCENARIO_H

#include "core/position.h"

enum { LINE = 1024 };

/* The running scenario. */
extern const struct pet_game *game;
extern unsigned char state[PET_STATE_MAX];
extern struct pet_events events; /* of the last do */
extern bool given, unchecked, unsettled;

/* Its place in the file. */
extern const char *file;
extern int line_no;

/* Reports a failure with the current legal moves, and ends the scenario. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Runs a command; an empty one does nothing. */
void run_command(char *s);

/* ---- words.c: the words of a command ---- */

char *trim(char *s);

/* The next word of *s, zero-terminated in place; NULL if there is none. */
char *word(char **s);

/* The next part of a list separated by semicolons. */
char *part(char **s);

pet_move parse_move(const char *s);

/* ---- act.c: what puts and moves the pieces ---- */

/* Called after set and stage, before anything else. */
void settle(void);

void do_given(char *args);
void do_refuses(char *args);
void do_stage(char *args);
void do_set(char *args);
void do_do(char *args);
void do_auto(char *args);

/* ---- use.c: set-ups that scenarios share ---- */

void use_load(const char *scenario_path); /* the set-ups next to it */
void use_restart(void);                   /* a scenario starts */
void do_use(char *args);

/* ---- expect.c: what must be so ---- */

/* Whether `name` is asked: * for chance, the seat, or frame.who as the game means it. */
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
void do_moot(char *args);
void do_wins(char *args);
void do_costs(char *args);
void do_says(char *args);
void do_warns(char *args);
void do_brings(char *args);
void do_tells(char *args);

/* ---- hidden.c: what a seat must not see ---- */

void do_hidden(char *args);

#endif
