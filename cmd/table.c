/* table.c: from the words of the command line to a game, its seats and its options. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/cmd.h"

void table_add_option(struct table *t, const char *word)
{
	if (t->options == (int)(sizeof t->option / sizeof t->option[0]))
		die("too many options");
	t->option[t->options++] = word;
}

const struct game *game_named(const char *id)
{
	const struct game *game = game_find(id);
	if (!game)
		die("no game '%s' (see petteia games)", id);
	return game;
}

uint8_t lang_named(const char *name)
{
	int lang = lang_find(name);
	if (lang < 0)
		die("no language '%s': en, ru or pl", name);
	return (uint8_t)lang;
}

static int16_t option_value(const struct option *o, const char *value)
{
	if (o->value) {
		for (int i = 0; o->value[i]; i++)
			if (!strcmp(o->value[i], value))
				return (int16_t)i;
		die("option '%s' has no value '%s' (see petteia games)", o->key, value);
	}
	char *end;
	errno = 0;
	long n = strtol(value, &end, 10);
	if (!*value || isspace((unsigned char)*value) || *end || errno || n < o->min || n > o->max)
		die("option '%s' is a number from %d to %d", o->key, o->min, o->max);
	return (int16_t)n;
}

static void set_option(struct table *t, const char *word)
{
	const char *equals = strchr(word, '=');
	if (!equals)
		die("'%s' is no option: KEY=VALUE", word);
	for (int i = 0; t->game->options[i].key; i++) {
		const struct option *o = &t->game->options[i];
		if (!token_is(word, (size_t)(equals - word), o->key))
			continue;
		if (!o->text) {
			t->setup.option[i] = option_value(o, equals + 1);
			return;
		}
		if (strlen(equals + 1) >= OPTION_TEXT_MAX)
			die("option '%s' is longer than %d bytes", o->key, OPTION_TEXT_MAX - 1);
		strcpy(t->setup.text, equals + 1);
		return;
	}
	die("%s has no option '%.*s' (see petteia games)", t->game->id, (int)(equals - word), word);
}

void table_settle(struct table *t, const char *game_id)
{
	t->game = game_named(game_id);
	int usual = t->game->seats_min < 2 && t->game->seats_max >= 2 ? 2 : t->game->seats_min;
	int seats = t->seats ? t->seats : usual;
	if (seats < t->game->seats_min || seats > t->game->seats_max)
		die("%s has %d to %d seats", t->game->id, t->game->seats_min, t->game->seats_max);
	setup_default(t->game, &t->setup, (uint8_t)seats);
	for (int i = 0; i < t->options; i++)
		set_option(t, t->option[i]);
}
