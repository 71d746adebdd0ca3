/* rules: the numbered rules of a game. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cmd/cmd.h"
#include "core/rulebook.h"

static const struct flag flags[] = { { NULL } };

static int run(struct args *a)
{
	while (args_next(a) != FLAG_END)
		;
	if (a->words < 1 || a->words > 2)
		die("name a game, and a rule's number or a word if you like");
	const struct game *game = game_named(a->word[0]);
	const char *wanted = a->words == 2 ? a->word[1] : NULL;
	bool by_id = false, found = false;
	for (const struct rule *r = rulebook; wanted && r->id; r++)
		by_id |= !strcmp(r->game, game->id) && !strcasecmp(r->id, wanted);
	for (const struct rule *r = rulebook; r->id; r++) {
		if (strcmp(r->game, game->id))
			continue;
		if (by_id ? strcasecmp(r->id, wanted) != 0 : wanted && !strcasestr(r->text, wanted))
			continue;
		printf("%s  %s\n", r->id, r->text);
		found = true;
	}
	return found ? EXIT_OK : EXIT_NO;
}

const struct command command_rules = {
	"rules",
	"GAME [ID | WORD]",
	"the numbered rules of a game, one of them, or those with a word",
	flags,
	run,
	NULL
};
