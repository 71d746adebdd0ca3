#include "core/words.h"

struct pet_words pet_words_of(const struct pet_game *game, const char *line)
{
	return (struct pet_words){ .game = game, .at = line, .end = line + pet_text_length(line) };
}

bool pet_words_next(struct pet_words *w)
{
	return pet_token_next(&w->at, w->end, &w->word, &w->n);
}

bool pet_words_is(const struct pet_words *w, const char *word)
{
	return pet_token_is(w->word, w->n, word);
}

int32_t pet_words_value(const struct pet_words *w, uint8_t kind)
{
	return pet_token_find(w->game, kind, w->word, w->n);
}

int32_t pet_words_next_value(struct pet_words *w, uint8_t kind)
{
	return pet_words_next(w) ? pet_words_value(w, kind) : -1;
}

int32_t pet_words_next_seat(struct pet_words *w, const struct pet_flow *fl)
{
	int32_t seat = pet_words_next_value(w, PET_K_SEAT);
	return seat < fl->seats ? seat : -1;
}
