/* text.h: everything has words.
 *
 * Two voices. Tokens are for machines and keyboards: ASCII, the same in every language ("march 7R
 * 7P 2"). Words are for people: message ids are English sentences, translated by the catalogues
 * (gettext .po files, compiled into the program), with arguments filled in: "march from {a} to
 * {b}".
 *
 * Output goes into a caller's buffer; what does not fit is cut and marked. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include "core/game.h"

/* Marks message ids for the catalogues: N_("one message"); in table rows that count,
 * NP_("one ship", "{a} ships") fills .text and .plural. Direct calls need no mark. */
#define N_(id)         id
#define NP_(one, many) .text = one, .plural = many

enum lang { LANG_EN, LANG_RU, LANG_PL, LANG_COUNT };

struct text {
	char *buf; /* always ended by a zero */
	uint32_t cap, len;
	bool cut; /* something did not fit */
	uint8_t lang;
	const struct game *game;      /* for kinds; may be NULL for plain text */
	const void *pub;              /* for labels that depend on the position; may be NULL */
	const char *const *seat_name; /* names of seats; NULL: tokens s1, s2... */
};

/* A value for a place {key} in a message. */
struct arg {
	const char *key;
	uint8_t kind;
	int32_t value;
};

struct text text_into(char *buf, uint32_t cap, uint8_t lang, const struct game *game,
		      const void *pub);

/* Length of a zero-ended string (the engine has no strlen). */
size_t text_length(const char *s);

void text_char(struct text *t, char c);
void text_put(struct text *t, const char *s);
void text_bytes(struct text *t, const char *s, size_t n);
void text_number(struct text *t, int64_t n);

/* The translation of a message id; the id itself where there is none. */
const char *text_tr(uint8_t lang, const char *id);
const char *text_trn(uint8_t lang, const char *one, const char *many, int32_t n);

/* The translation of an id in a .mo file's bytes, *length of them; NULL if there is none. */
const char *mo_find(const unsigned char *mo, const char *id, uint32_t *length);

/* Translates and fills in. plural may be NULL, else n chooses the form. */
void text_fill(struct text *t, const char *id, const char *plural, int32_t n,
	       const struct arg *args, int count);

/* A plain message without arguments. */
void text_say(struct text *t, const char *id);

/* One value in words. */
void text_value(struct text *t, uint8_t kind, int32_t value);

/* A move, an event as seat may know it, what the asked seat is asked, a reason. */
void text_move(struct text *t, move m, uint8_t who);
void text_event(struct text *t, const struct event *e, uint8_t seat);
void text_prompt(struct text *t, const void *pub);
void text_reason(struct text *t, const struct reason *r, move m, uint8_t who);

/* Name of a language ("en"), and back; -1 if unknown. */
const char *lang_name(uint8_t lang);
int lang_find(const char *name);

/* ---- tokens ---------------------------------------------------------------------------------- */

/* One value: a number, a seat (s1..), yes/no, or the kind's token; none for other 255. */
void token_value(struct text *t, uint8_t kind, int32_t value);

/* Back; -1 if it is no token of the kind. The token is s[0..n-1]. */
int32_t token_find(const struct game *game, uint8_t kind, const char *s, size_t n);

/* "march 7R 7P 2"; and back: MOVE_NONE if it is no move of the game at all. */
void token_move(struct text *t, move m);
move token_move_find(const struct game *game, const char *s, size_t n);

/* Words of a line: the next word at *s before end, length in *n; false when there is none. */
bool token_next(const char **s, const char *end, const char **word, size_t *n);

bool token_is(const char *s, size_t n, const char *word);

#endif
