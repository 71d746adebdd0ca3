/* words.h: reads a line word by word, for pet_game.stage: "turn s2 ares". */
#ifndef CORE_WORDS_H
#define CORE_WORDS_H

#include "core/text.h"

#ifdef __cplusplus
extern "C" {
#endif

struct pet_words {
	const struct pet_game *game; /* whose tokens the words are */
	const char *at, *end;        /* what is still to be read */
	const char *word;            /* the present word, n bytes */
	size_t n;
};

/* Stands before the first word. */
struct pet_words pet_words_of(const struct pet_game *game, const char *line);

/* Goes on to the next word; false: there is none. */
bool pet_words_next(struct pet_words *w);

/* Is the present word this one? */
bool pet_words_is(const struct pet_words *w, const char *word);

/* The present word as a value of a kind; -1: it is none. */
int32_t pet_words_value(const struct pet_words *w, uint8_t kind);

/* Goes on and reads a value; -1: no word, or no value of the kind. */
int32_t pet_words_next_value(struct pet_words *w, uint8_t kind);

/* Goes on and reads a seat at this table; -1: none. */
int32_t pet_words_next_seat(struct pet_words *w, const struct pet_flow *fl);

#ifdef __cplusplus
}
#endif

#endif
