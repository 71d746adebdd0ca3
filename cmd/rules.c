/* rules: the numbered rules of a game. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cmd/cmd.h"
#include "core/rulebook.h"

static int run(struct args *a)
{
	args_next(a); /* it has no flags of its own */
	if (a->words < 1 || a->words > 2)
		die("name a game, and a rule's number or a word if you like");
	const struct pet_game *game = game_named(a->word[0]);
	const char *wanted = a->words == 2 ? a->word[1] : NULL;
	const struct pet_rule *named = pet_rule_find(wanted);
	bool by_id = named && !strcmp(named->game, game->id), found = false;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (strcmp(r->game, game->id))
			continue;
		const char *text = pet_rule_text(r, words_lang);
		if (by_id ? r != named : wanted && !strcasestr(text, wanted))
			continue;
		printf("%s  %s\n", r->id, text);
		found = true;
	}
	if (!found && wanted)
		warn("no rule of %s has the number or word '%s'", game->id, wanted);
	else if (!found)
		warn("%s has no rules here", game->id);
	return found ? EXIT_OK : EXIT_NO;
}

const struct command command_rules = {
	"rules",
	"GAME [ID | WORD]",
	N_("the numbered rules of a game, one of them, or those with a word"),
	NULL,
	run,
	NULL
};
