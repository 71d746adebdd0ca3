/* token.c: the short ASCII form of values and moves, the same in every language. */
#include "core/text.h"

#include <string.h>

bool token_is(const char *s, size_t n, const char *word)
{
	size_t i = 0;
	while (i < n && word[i] && word[i] == s[i])
		i++;
	return i == n && word[i] == 0;
}

bool token_next(const char **s, const char *end, const char **word, size_t *n)
{
	while (*s < end && (**s == ' ' || **s == '\t'))
		++*s;
	*word = *s;
	while (*s < end && **s != ' ' && **s != '\t')
		++*s;
	*n = (size_t)(*s - *word);
	return *n > 0;
}

void token_value(struct text *t, uint8_t kind, int32_t value)
{
	const struct game *game = t->game;
	if (kind == K_SEAT && value >= 0 && value < SEATS_MAX) {
		text_char(t, 's');
		text_number(t, value + 1);
	} else if (kind == K_FLAG && (value == 0 || value == 1)) {
		text_put(t, value ? "yes" : "no");
	} else if (kind >= K_GAME && game && kind < game->kind_count && value >= 0 &&
		   value < game->kinds[kind].count) {
		text_put(t, game->kinds[kind].token[value]);
	} else if (kind != K_NUMBER && value == 255) {
		text_put(t, "none");
	} else {
		text_number(t, value);
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

int32_t token_find(const struct game *game, uint8_t kind, const char *s, size_t n)
{
	if (kind == K_NUMBER)
		return number_find(s, n);
	if (token_is(s, n, "none"))
		return 255;
	if (kind == K_FLAG)
		return token_is(s, n, "yes") ? 1 : token_is(s, n, "no") ? 0 : -1;
	if (kind == K_SEAT) {
		int32_t seat = n == 2 && s[0] == 's' ? s[1] - '1' : -1;
		return seat >= 0 && seat < SEATS_MAX ? seat : -1;
	}
	if (kind < K_GAME || kind >= game->kind_count)
		return -1;
	const struct kind *k = &game->kinds[kind];
	for (int i = 0; i < k->count; i++)
		if (token_is(s, n, k->token[i]))
			return i;
	return -1;
}

void token_move(struct text *t, move m)
{
	if (move_verb(m) == 0 || move_verb(m) >= t->game->verb_count) {
		text_char(t, '?');
		return;
	}
	const struct verb *verb = &t->game->verbs[move_verb(m)];
	text_put(t, verb->token);
	for (int i = 0; i < 3; i++) {
		if (verb->kind[i] == K_NONE)
			continue;
		text_char(t, ' ');
		token_value(t, verb->kind[i], move_arg(m, i));
	}
}

static move find_args(const struct game *game, int v, const char *s, const char *end)
{
	const char *word;
	size_t n;
	unsigned arg[3] = { 0 };
	for (int i = 0; i < 3; i++) {
		if (game->verbs[v].kind[i] == K_NONE)
			continue;
		if (!token_next(&s, end, &word, &n))
			return MOVE_NONE;
		int32_t value = token_find(game, game->verbs[v].kind[i], word, n);
		if (value < 0 || value > 255)
			return MOVE_NONE;
		arg[i] = (unsigned)value;
	}
	if (token_next(&s, end, &word, &n))
		return MOVE_NONE;
	return move_make((unsigned)v, arg[0], arg[1], arg[2]);
}

move token_move_find(const struct game *game, const char *s, size_t n)
{
	const char *end = s + n, *word;
	size_t len;
	if (!token_next(&s, end, &word, &len))
		return MOVE_NONE;
	for (int v = 1; v < game->verb_count; v++) {
		if (!game->verbs[v].token || !token_is(word, len, game->verbs[v].token))
			continue;
		move m = find_args(game, v, s, end);
		if (m != MOVE_NONE) /* two verbs may share a token with other arguments */
			return m;
	}
	return MOVE_NONE;
}
