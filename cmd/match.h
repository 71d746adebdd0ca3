/* match.h: a record in memory with its current state and its source of chance. */
#ifndef CMD_MATCH_H
#define CMD_MATCH_H

#include "cmd/cmd.h"
#include "core/record.h"

struct match {
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_record r;
	struct pet_record_line *lines;
	const char *text; /* the text that was read; the record's position may point into it */
	bool os_dice;     /* the operating system may provide chance */
	const char *note; /* comments written after the record, or NULL */
};

/* Reads a record without playing it. */
struct match *match_read(const char *path);

/* Whether we know the rules it was played by: older versions yes, newer ones no. */
bool match_known(const struct match *m, struct pet_fault *fault);

/* pet_record_replay; a refused move is explained in the language of this run. */
bool match_replay(struct match *m, uint32_t upto, uint32_t *played, struct pet_fault *fault);

/* Reads it and plays up to a line (all: UINT32_MAX). Exits if it is refused. */
struct match *match_load(const char *path, uint32_t upto);

/* A new match at its start; position: JSON, or NULL; names: "anna,bob", or NULL. */
struct match *match_new(const struct match_plan *plan, const char *position, size_t position_bytes,
			const char *names, struct pet_events *events);

/* Plays chance until a seat is asked, if the seed or the operating system may decide it. */
void match_roll(struct match *m);

/* The 64 bits that decide chance at a line: from the seed, or from the operating system. */
uint64_t match_bits(const struct match *m, uint32_t line);

/* "march 7R 7P" or "anna march 7R 7P" or "* die 2": who and what. */
pet_move match_move(const struct match *m, const char *words, uint8_t *seat);

/* Plays the move, or exits with the reason why it is refused. */
void match_play(struct match *m, uint8_t seat, pet_move what);

/* The record, with its end line if the game is over. */
void match_write(struct match *m, uint8_t audience, const char *path);

/* The names of the seats in the form text.h needs. */
void match_names(const struct match *m, const char *name[PET_SEATS_MAX]);

/* "anna: choose an island [CL-3.1]" and a new line; not when the game is over. */
void match_put_question(const struct match *m, struct pet_text *t);

/* The seat of that name; exits if there is none. */
uint8_t match_seat(const struct match *m, const char *name);

_Noreturn void die_fault(const char *what, const struct pet_fault *fault);

/* Writes words about this match to standard output; with colours, seats bear theirs. */
void match_out(struct match *m, const struct pet_text *t);

#endif
