/* text.h: values, moves and events as text.
 *
 * There are two forms. Tokens are for machines and keyboards: ASCII, the same in every language
 * ("march 7R 7P 2"). Words are for people: message ids are English sentences, translated by the
 * catalogues (gettext .po files, compiled into the program), with arguments filled in: "march from
 * {a} to {b}".
 *
 * Output goes into a caller's buffer; what does not fit is truncated, and `cut` is set. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include "core/game.h"

PET_API_BEGIN

enum pet_lang { PET_LANG_EN, PET_LANG_RU, PET_LANG_PL, PET_LANG_COUNT };

struct pet_text {
	char *buf; /* always zero-terminated */
	uint32_t cap, len;
	bool cut; /* output was truncated */
	uint8_t lang;
	const struct pet_game *game; /* for kinds; may be NULL for plain text */
	const void *pub;             /* for labels that depend on the position; may be NULL */
	/* Names of seats; NULL: tokens s1, s2... A seat that has only its token is called by its
	 * colour. */
	const char *const *seat_name;
	const uint8_t *colour; /* per who: the seat whose colour names it; NULL: its own */
	bool formless;         /* a name lacked the form that a message asked for */
};

struct pet_text pet_text_into(char *buf, uint32_t cap, uint8_t lang, const struct pet_game *game,
			      const void *pub);

/* Length of a zero-terminated string (the engine has no strlen). */
size_t pet_text_length(const char *s);

void pet_text_char(struct pet_text *t, char c);
void pet_text_put(struct pet_text *t, const char *s);
void pet_text_bytes(struct pet_text *t, const char *s, size_t n);
void pet_text_number(struct pet_text *t, int64_t n);
void pet_text_hex(struct pet_text *t, const uint8_t *bytes, int n);
void pet_text_unsigned(struct pet_text *t, uint64_t n);

/* The translation of a message id; the id itself if there is none. */
const char *pet_text_tr(uint8_t lang, const char *id);
const char *pet_text_trn(uint8_t lang, const char *one, const char *many, int32_t n);

/* The translation of an id in the bytes of a .mo file, *length of them; NULL if there is none. */
const char *pet_mo_find(const unsigned char *mo, const char *id, uint32_t *length);

/* The colour by which a seat is called where the game assigns none: a message id, "Red"; and its
 * token, "red". */
const char *pet_seat_colour(uint8_t seat);
const char *pet_colour_token(uint8_t colour);
uint8_t pet_colour_find(const char *token, size_t n); /* PET_NOBODY: there is none */

/* Where people have chosen colours: what each who of the game (a seat, or something that a seat
 * plays) is called, for pet_text.colour. wish: a colour for each seat, PET_NOBODY: any; NULL: any
 * for all. A game whose seats choose in play needs no pet_text.colour. The first thing that a seat
 * plays gets the colour wished; all others keep their own if it is still free. */
void pet_colours(const struct pet_game *game, const void *pub, const uint8_t wish[PET_SEATS_MAX],
		 uint8_t out[PET_SEATS_MAX]);

/* The plural form for n in a language: 0, 1, and in Russian and Polish 2. */
int pet_plural_form(uint8_t lang, int32_t n);

/* Translates and fills in. plural may be NULL, else n selects the form. Placeholders:
 *
 *     {a}                       the value
 *     {a:dat}                   its name in a form: a case (gen dat acc ins prep), with a
 *                               preposition (in to from), in English with an article (a the); the
 *                               forms come from the glossaries, text/names.LANG; a row "{title}" is
 *                               the pattern for names without a form of their own: {a:card} is
 *                               “Thunderstone”, but a Citizen
 *     {who:colour}              the colour of a seat, whatever its owner's name is; {who:colour:acc}
 *     {who~biorą}              a word that goes with the name: as it stands with a colour, in its
 *                               form "one" (text/verbs.LANG) with a person's name
 *     {a|ship|ships}            the word that goes with the number a; Russian and Polish have three
 *     {a?with {a} ships|alone}  the first text if a is a thing or a number other than 0, else the
 *                               second or nothing
 */
void pet_text_fill(struct pet_text *t, const char *id, const char *plural, int32_t n,
		   const struct pet_arg *args, int count);

/* A message without arguments. */
void pet_text_say(struct pet_text *t, const char *id);

/* One value in words. */
void pet_text_value(struct pet_text *t, uint8_t kind, int32_t value);

/* A move, an event as seat may know it, the current question, a reason. */
void pet_text_move(struct pet_text *t, pet_move m, uint8_t who);
void pet_text_event(struct pet_text *t, const struct pet_event *e, uint8_t seat);
/* A legal move of the current question, at t->pub. */
void pet_text_choice(struct pet_text *t, pet_move m, uint8_t who);
/* The first events of an array as one sentence, as many as belong together ("Income: Red 3 GP, Blue
 * 2 GP."); returns how many. */
uint32_t pet_text_events(struct pet_text *t, const struct pet_event *e, uint32_t count,
			 uint8_t seat);
/* The parts of such a sentence, for callers that join them: `several` with {list} in place, and one
 * item. Nothing for events that stand alone. */
void pet_text_several(struct pet_text *t, const struct pet_event *e, uint8_t seat);
void pet_text_item(struct pet_text *t, const struct pet_event *e, uint8_t seat);
/* The current question as everybody may know it, and as the view's seat does, of whom it may be. */
void pet_text_prompt(struct pet_text *t, const void *pub);
void pet_text_question(struct pet_text *t, struct pet_view v);
void pet_text_reason(struct pet_text *t, const struct pet_reason *r, pet_move m, uint8_t who);

/* A loss that a choice causes (foresee.h). */
void pet_text_warning(struct pet_text *t, const struct pet_warning *w);

/* A language by its name ("en"); -1 if unknown. */
int pet_lang_find(const char *name);

/* ---- tokens ---------------------------------------------------------------------------------- */

/* One value: a number, a seat (s1..), yes/no, or the kind's token; 255 is none. */
void pet_token_value(struct pet_text *t, uint8_t kind, int32_t value);

/* Parses a token, s[0..n-1]; -1 if the kind has no such token. */
int32_t pet_token_find(const struct pet_game *game, uint8_t kind, const char *s, size_t n);

/* "march 7R 7P 2", and its parser: PET_MOVE_NONE if it is not a move of the game at all. */
void pet_token_move(struct pet_text *t, pet_move m);
pet_move pet_token_move_find(const struct pet_game *game, const char *s, size_t n);

/* The next word at *s before end, its length in *n; false if there is none. */
bool pet_token_next(const char **s, const char *end, const char **word, size_t *n);

bool pet_token_is(const char *s, size_t n, const char *word);

PET_API_END

#endif
