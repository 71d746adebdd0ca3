/* words.h: reads a line word by word, for pet_game.stage: "turn s2 ares". */
#ifndef CORE_WORDS_H
#define CORE_WORDS_H

#include "core/text.h"

#ifdef __cplusplus
extern "C" {
#endif

struct pet_words {
	const struct pet_game *game; /* whose tokens are read */
	const char *at, *end;        /* the rest of the line */
	const char *word;            /* the current word, n bytes */
	size_t n;
};

/* Starts before the first word. */
struct pet_words pet_words_of(const struct pet_game *game, const char *line);

/* Advances to the next word; false: there is none. */
bool pet_words_next(struct pet_words *w);

/* Whether the current word is this one. */
bool pet_words_is(const struct pet_words *w, const char *word);

/* The current word as a value of a kind, or -1. */
int32_t pet_words_value(const struct pet_words *w, uint8_t kind);

/* Advances and reads a value; -1: no word, or not a value of the kind. */
int32_t pet_words_next_value(struct pet_words *w, uint8_t kind);

/* Advances and reads a seat at this table, or -1. */
int32_t pet_words_next_seat(struct pet_words *w, const struct pet_flow *fl);

#ifdef __cplusplus
}
#endif

#endif
