/* words.c: the words of a command. */
#include <string.h>

#include "tests/scenario/scenario.h"

char *trim(char *s)
{
	while (*s == ' ' || *s == '\t')
		s++;
	char *end = s + strlen(s);
	while (end > s && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
		*--end = 0;
	return s;
}

char *word(char **s)
{
	char *w = *s + strspn(*s, " \t");
	if (!*w)
		return NULL;
	char *end = w + strcspn(w, " \t");
	*s = *end ? end + 1 : end;
	*end = 0;
	return w;
}

char *part(char **s)
{
	if (!*s)
		return NULL;
	char *w = *s, *end = strchr(w, ';');
	*s = end ? end + 1 : NULL;
	if (end)
		*end = 0;
	return trim(w);
}

pet_move parse_move(const char *s)
{
	pet_move m = pet_token_move_find(game, s, strlen(s));
	if (m == PET_MOVE_NONE)
		fail("'%s' is no move of %s", s, game->id);
	return m;
}
