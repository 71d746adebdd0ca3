/* rules: the numbered rules of a game. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cmd/cmd.h"
#include "core/rulebook.h"

static const struct flag flags[] = { FLAG_LANG, { NULL } };

static int run(struct args *a)
{
	uint8_t lang = PET_LANG_EN;
	while (args_next(a) != FLAG_END)
		lang = lang_named(a->value);
	if (a->words < 1 || a->words > 2)
		die("name a game, and a rule's number or a word if you like");
	const struct pet_game *game = game_named(a->word[0]);
	const char *wanted = a->words == 2 ? a->word[1] : NULL;
	const struct pet_rule *named = pet_rule_find(wanted);
	bool by_id = named && !strcmp(named->game, game->id), found = false;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (strcmp(r->game, game->id))
			continue;
		const char *text = pet_rule_text(r, lang);
		if (by_id ? r != named : wanted && !strcasestr(text, wanted))
			continue;
		printf("%s  %s\n", r->id, text);
		found = true;
	}
	if (!found && wanted)
		fprintf(stderr, "petteia rules: no rule of %s has the number or word '%s'\n",
			game->id, wanted);
	else if (!found)
		fprintf(stderr, "petteia rules: %s has no rules here\n", game->id);
	return found ? EXIT_OK : EXIT_NO;
}

const struct command command_rules = {
	"rules",
	"GAME [ID | WORD] [--lang L]",
	"the numbered rules of a game, one of them, or those with a word",
	flags,
	run,
	NULL
};
