/* match.h: a record in memory, its state in step, and where its chance comes from. */
#ifndef CMD_MATCH_H
#define CMD_MATCH_H

#include "cmd/cmd.h"
#include "core/record.h"

struct match {
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_record r;
	struct pet_record_line *lines;
	const char *text; /* what was read; the record's position may point into it */
	bool os_dice;     /* chance may be answered by the operating system */
	const char *note; /* comments written below the record, or NULL */
};

/* Reads a record without playing it. */
struct match *match_read(const char *path);

/* Whether we know the rules that it was played by; old ones are known, newer ones are not. */
bool match_known(const struct match *m, struct pet_fault *fault);

/* pet_record_replay; a refused move is told in the language of this run. */
bool match_replay(struct match *m, uint32_t upto, uint32_t *played, struct pet_fault *fault);

/* Reads and plays it up to a line (all: UINT32_MAX). Refused: the end of the program. */
struct match *match_load(const char *path, uint32_t upto);

/* A new match at its start; position: JSON, or NULL; names: "anna,bob", or NULL. */
struct match *match_new(const struct match_plan *plan, const char *position, size_t position_bytes,
			const char *names, struct pet_events *events);

/* Answers CHANCE until a seat is asked, if the seed or the operating system may; else leaves it. */
void match_roll(struct match *m);

/* The outcome of 64 bits for the chance move that is asked now. */
uint64_t match_bits(const struct match *m, uint32_t line);

/* "march 7R 7P" or "anna march 7R 7P" or "* die 2": who and what. */
pet_move match_move(const struct match *m, const char *words, uint8_t *seat);

/* Plays or refuses with the reason (the end of the program). */
void match_play(struct match *m, uint8_t seat, pet_move what);

/* The record, with its end line if the game is over. */
void match_write(struct match *m, uint8_t audience, const char *path);

/* The names of the seats as text.h wants them. */
void match_names(const struct match *m, const char *name[PET_SEATS_MAX]);

/* "anna: choose an island [CL-3.1]" and a new line; not when the game is over. */
void match_put_question(const struct match *m, struct pet_text *t);

/* The seat of that name, or the end of the program. */
uint8_t match_seat(const struct match *m, const char *name);

_Noreturn void die_fault(const char *what, const struct pet_fault *fault);

#endif
