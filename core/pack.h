/* pack.h: the values of a real box instead of ours.
 *
 *     petteia-pack 1 elysium
 *     name My box
 *     # a comment has a line of its own
 *     card ZEU-01 | Eagle Above the Storm | 2 | 1 | instant | yellow | gain 3 vp
 *     quest 1 | 2 | 2 | 0
 *
 * A game that packs can change says so with a struct pet_packing: sheets of rows, each row a line of
 * the text, its cells between bars. A row that is absent is as built in, so the tables of the
 * repository are a pack that changes nothing (pet_pack_new writes it).
 *
 * The engine allocates nothing: packs lie in a fixed number of places, and the state of a match has
 * the number of its place (pet_flow.pack; 0: what is built in). Equal packs share one. A place does not
 * change as long as somebody holds it; what nobody holds makes room for the next. Whoever loads a pack,
 * also by an option or a record, holds it and says when its last state is gone (pet_pack_drop). The
 * number means nothing outside the process: in records and positions a pack is its text and hash. */
#ifndef CORE_PACK_H
#define CORE_PACK_H

#include "core/position.h"
#include "core/sha256.h"

PET_API_BEGIN

enum {
#ifdef __wasm__
	PET_PACKS_MAX = 8, /* a page has one table */
#else
	PET_PACKS_MAX = 200, /* places; the last one that is free is where the next pack is read */
#endif
	PET_PACK_TEXT_MAX = 20000, /* bytes of a pack's text */
	PET_PACK_LINE_MAX = 500,   /* bytes of a line */
	PET_PACK_LINES_MAX = 2000, /* with comments */
	PET_PACK_NAME_MAX = 49,    /* bytes of its name, with the zero */
	PET_PACK_CELLS_MAX = 8,    /* cells of a row */
	PET_PACK_ROWS_MAX = 400,   /* rows of all sheets */
	PET_PACK_BOX_MAX = 40960,  /* bytes that a game makes of it */
	PET_PACK_OPTION_MAX =
		65 + 3 * PET_PACK_TEXT_MAX, /* as an option: fits a line of a record */
};

/* What is wrong with a pack: a message id, the word it is about (or ""), its line. */
struct pet_pack_fault {
	const char *id;
	char word[48];
	uint32_t line; /* from 1; 0: the whole */
	bool crowded;  /* nothing is: as many as there is room for are in use */
};

struct pet_pack_cell {
	const char *s;
	size_t n;
};

/* Rows of the same form. */
struct pet_pack_sheet {
	const char *word;           /* "card": a row begins with it */
	const char *const *columns; /* names of the cells, ended by NULL; message ids */
	uint16_t rows;
	const char *const *token; /* "ZEU-01": the second word of each row */
	const char *title;        /* what its rows are called: "cards"; a message id */
};

/* How a game reads and writes its boxes. A box of NULL is what is built in. */
struct pet_packing {
	const struct pet_pack_sheet *sheets; /* ended by a NULL word */
	uint32_t bytes;                      /* of a box, at most PET_PACK_BOX_MAX */
	void (*begin)(void *box);            /* as built in */
	bool (*read)(void *box, unsigned sheet, unsigned row, const struct pet_pack_cell *cell,
		     struct pet_pack_fault *fault);
	bool (*finish)(void *box, struct pet_pack_fault *fault); /* checks the whole */
	void (*write)(const void *box, unsigned sheet, unsigned row, unsigned cell,
		      struct pet_text *t);
	void (*tell)(const void *box, unsigned sheet, unsigned row, struct pet_text *t); /* words */
	/* Optional. What a page needs to draw the row as it will look: an object, or null. */
	void (*draw)(const void *box, unsigned sheet, unsigned row, struct pet_json *j);
	void (*shelve)(unsigned number,
		       const void *box); /* what matches with that number have; NULL: nothing */
};

struct pet_pack {
	const struct pet_game *game;
	char name[PET_PACK_NAME_MAX];
	uint8_t hash[PET_SHA256_BYTES]; /* of the text */
	uint32_t bytes;                 /* of the text */
	char text
		[PET_PACK_TEXT_MAX]; /* its name and the rows that differ, in the order of the sheets */
	uint64_t box[PET_PACK_BOX_MAX / 8]; /* holds pointers into itself: not to be copied */
};

/* Reads a pack into the caller's memory. game: the only one allowed; NULL: any. */
bool pet_pack_read(struct pet_pack *p, const struct pet_game *game, const char *s, size_t n,
		   struct pet_pack_fault *fault);

/* Reads it into a place where matches can use it: its number, held once for the caller, or 0 with the
 * fault. */
uint8_t pet_pack_load(const struct pet_game *game, const char *s, size_t n,
		      struct pet_pack_fault *fault);

/* Holds a pack that somebody holds once more; ends a hold. On any thread; 0 is nothing. */
void pet_pack_hold(uint8_t number);
void pet_pack_drop(uint8_t number);

/* The pack of that number; NULL: nobody holds one. And the number of one that somebody holds, by the
 * first half of its hash in hexadecimal. */
const struct pet_pack *pet_pack_of(uint8_t number);
uint8_t pet_pack_find(const struct pet_game *game, const char *hex, size_t n);
void pet_pack_id(const struct pet_pack *p, char hex[PET_SHA256_BYTES + 1]);

/* The fault in a sentence: "line 7: there is no such card: 'ZEU-12'". */
void pet_pack_say(struct pet_text *t, const struct pet_pack_fault *fault);

/* Refuses a pack, in functions of a game; returns false. */
bool pet_pack_wrong(struct pet_pack_fault *fault, const char *id, const char *word, size_t n);

/* Cells, in functions of a game: a number; a name; one of n tokens (id: what is wrong with another);
 * the next word (*at is NULL before the first). */
bool pet_pack_number(const struct pet_pack_cell *cell, unsigned least, unsigned most, uint8_t *out,
		     struct pet_pack_fault *fault);
bool pet_pack_title(const struct pet_pack_cell *cell, char out[PET_PACK_NAME_MAX],
		    struct pet_pack_fault *fault);
bool pet_pack_among(const struct pet_pack_cell *word, const char *const *tokens, unsigned n,
		    const char *id, uint8_t *out, struct pet_pack_fault *fault);
bool pet_pack_word(const struct pet_pack_cell *cell, const char **at, struct pet_pack_cell *word);

/* The faces of a die have no order: sorted, equal dice are equal packs, and equal outcomes lie together. */
void pet_pack_sort(uint8_t *face, unsigned n);

/* A whole pack that changes nothing, with comments. */
void pet_pack_new(const struct pet_game *game, struct pet_text *t);

/* One line of a pack. box NULL: as built in. */
void pet_pack_row(const struct pet_game *game, const void *box, unsigned sheet, unsigned row,
		  struct pet_text *t);

bool pet_pack_differs(const struct pet_game *game, const void *box, unsigned sheet, unsigned row);

/* The rows that differ, one line for each: the new one in words, then the old one. */
void pet_pack_differences(const struct pet_pack *p, struct pet_text *t);

/* {"name":...,"hash":...,"text":...,"differences":[{"row":"ZEU-01","now":...,"before":...}]}, in words. */
void pet_pack_json(const struct pet_pack *p, struct pet_json *j);

/* Where the things of a game come from: "printed" in the rulebook, "ours" since it does not have them,
 * our "ruling" where it leaves them open; printed on the "cards" of the box, which it does not list; in
 * part ours: the "wounds" of monsters, the "starts" of two players. Or "pack": where the pack changes that
 * row of the sheet; for a row that is told as a whole, any row of it. */
struct pet_from {
	const char *thing, *from; /* "card", "card:HER-01" */
	const char *sheet;        /* of the pack; NULL: none changes it */
	bool whole;
};

/* {"card":"ours","card:HER-01":"printed","card:ZEU-01":"pack"}; rows end with a NULL thing. */
void pet_put_from(struct pet_json *j, const struct pet_game *game, uint8_t pack,
		  const struct pet_from *rows);

/* For a form: {"name":...,"text":...,"sheets":[{"word":"card","title":"cards","columns":["name",...],"rows":[{"row":"ZEU-01",
 * "cells":[...],"usual":[...],"before":...,"now":...,"look":...}]}]}; usual and before (what is built in) are
 * absent where nothing differs, now says the row in words, look is what draw makes of it. */
void pet_pack_form(const struct pet_pack *p, struct pet_json *j);

/* As the value of the option pack, in records and wherever options are given: its hash, a colon, the
 * text with %XX for bytes that a word cannot have. The hash may be absent when read. */
void pet_pack_option(const struct pet_pack *p, struct pet_text *t);
uint8_t pet_pack_option_load(const struct pet_game *game, const char *s, size_t n,
			     struct pet_fault *fault);

PET_API_END

#endif
