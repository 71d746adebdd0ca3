/* table.c: from the words of the command line to a game, its seats and its options. */
#include <string.h>

#include "cmd/cmd.h"
#include "core/record.h"

void table_add_option(struct table *t, const char *word)
{
	if (t->options == (int)(sizeof t->option / sizeof t->option[0]))
		die("too many options");
	t->option[t->options++] = word;
}

const struct pet_game *game_named(const char *id)
{
	const struct pet_game *game = pet_game_find(id);
	if (!game)
		die("no game '%s' (see petteia games)", id);
	return game;
}

uint8_t lang_named(const char *name)
{
	int lang = pet_lang_find(name);
	if (lang < 0)
		die("no language '%s': en, ru or pl", name);
	return (uint8_t)lang;
}

void table_settle(struct table *t, const char *game_id)
{
	t->game = game_named(game_id);
	int usual = t->game->seats_min < 2 && t->game->seats_max >= 2 ? 2 : t->game->seats_min;
	int seats = t->seats ? t->seats : usual;
	if (seats < t->game->seats_min || seats > t->game->seats_max)
		die("%s has %d to %d seats", t->game->id, t->game->seats_min, t->game->seats_max);
	struct pet_fault fault;
	pet_setup_default(t->game, &t->setup, (uint8_t)seats);
	for (int i = 0; i < t->options; i++)
		if (pet_setup_option(t->game, &t->setup, t->option[i], strlen(t->option[i]),
				     &fault) < 0)
			die("%s (see petteia games)", fault.what);
}
