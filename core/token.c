/* token.c: the short ASCII form of values and moves, the same in every language. */
#include "core/text.h"

#include <string.h>

bool pet_token_is(const char *s, size_t n, const char *word)
{
	size_t i = 0;
	while (i < n && word[i] && word[i] == s[i])
		i++;
	return i == n && word[i] == 0;
}

bool pet_token_next(const char **s, const char *end, const char **word, size_t *n)
{
	while (*s < end && (**s == ' ' || **s == '\t'))
		++*s;
	*word = *s;
	while (*s < end && **s != ' ' && **s != '\t')
		++*s;
	*n = (size_t)(*s - *word);
	return *n > 0;
}

void pet_token_value(struct pet_text *t, uint8_t kind, int32_t value)
{
	const struct pet_game *game = t->game;
	if (kind == PET_K_SEAT && value >= 0 && value < PET_SEATS_MAX) {
		pet_text_char(t, 's');
		pet_text_number(t, value + 1);
	} else if (kind == PET_K_FLAG && (value == 0 || value == 1)) {
		pet_text_put(t, value ? "yes" : "no");
	} else if (kind >= PET_K_GAME && game && kind < game->kind_count && value >= 0 &&
		   value < game->kinds[kind].count) {
		pet_text_put(t, game->kinds[kind].token[value]);
	} else if (kind != PET_K_NUMBER && value == 255) {
		pet_text_put(t, "none");
	} else {
		pet_text_number(t, value);
	}
}

static int32_t number_find(const char *s, size_t n)
{
	int32_t value = 0;
	if (n == 0 || n > 9)
		return -1;
	for (size_t i = 0; i < n; i++) {
		if (s[i] < '0' || s[i] > '9')
			return -1;
		value = value * 10 + (s[i] - '0');
	}
	return value;
}

int32_t pet_token_find(const struct pet_game *game, uint8_t kind, const char *s, size_t n)
{
	if (kind == PET_K_NUMBER)
		return number_find(s, n);
	if (pet_token_is(s, n, "none"))
		return 255;
	if (kind == PET_K_FLAG)
		return pet_token_is(s, n, "yes") ? 1 : pet_token_is(s, n, "no") ? 0 : -1;
	if (kind == PET_K_SEAT) {
		int32_t seat = n == 2 && s[0] == 's' ? s[1] - '1' : -1;
		return seat >= 0 && seat < PET_SEATS_MAX ? seat : -1;
	}
	if (kind < PET_K_GAME || kind >= game->kind_count)
		return -1;
	const struct pet_kind *k = &game->kinds[kind];
	for (int i = 0; i < k->count; i++)
		if (pet_token_is(s, n, k->token[i]))
			return i;
	return -1;
}

void pet_token_move(struct pet_text *t, pet_move m)
{
	if (pet_move_verb(m) == 0 || pet_move_verb(m) >= t->game->verb_count) {
		pet_text_char(t, '?');
		return;
	}
	const struct pet_verb *verb = &t->game->verbs[pet_move_verb(m)];
	pet_text_put(t, verb->token);
	for (int i = 0; i < 3; i++) {
		if (verb->kind[i] == PET_K_NONE)
			continue;
		pet_text_char(t, ' ');
		pet_token_value(t, verb->kind[i], pet_move_arg(m, i));
	}
}

static pet_move find_args(const struct pet_game *game, int v, const char *s, const char *end)
{
	const char *word;
	size_t n;
	unsigned arg[3] = { 0 };
	for (int i = 0; i < 3; i++) {
		if (game->verbs[v].kind[i] == PET_K_NONE)
			continue;
		if (!pet_token_next(&s, end, &word, &n))
			return PET_MOVE_NONE;
		int32_t value = pet_token_find(game, game->verbs[v].kind[i], word, n);
		if (value < 0 || value > 255)
			return PET_MOVE_NONE;
		arg[i] = (unsigned)value;
	}
	if (pet_token_next(&s, end, &word, &n))
		return PET_MOVE_NONE;
	return pet_move_make((unsigned)v, arg[0], arg[1], arg[2]);
}

pet_move pet_token_move_find(const struct pet_game *game, const char *s, size_t n)
{
	const char *end = s + n, *word;
	size_t len;
	if (!pet_token_next(&s, end, &word, &len))
		return PET_MOVE_NONE;
	for (int v = 1; v < game->verb_count; v++) {
		if (!game->verbs[v].token || !pet_token_is(word, len, game->verbs[v].token))
			continue;
		pet_move m = find_args(game, v, s, end);
		if (m != PET_MOVE_NONE) /* two verbs may share a token if their arguments differ */
			return m;
	}
	return PET_MOVE_NONE;
}
