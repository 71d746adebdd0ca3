#include "tests/configs.h"

#include <stdio.h>
#include <string.h>

#include "tests/spoil.h"

static struct config config_make(const struct pet_game *game, uint8_t seats, int option,
				 int16_t value)
{
	struct config c = { .game = game };
	pet_setup_default(game, &c.setup, seats);
	int n = snprintf(c.name, sizeof c.name, "%s seats=%d", game->id, seats);
	if (option < 0)
		return c;
	const struct pet_option *o = &game->options[option];
	c.setup.option[option] = value;
	if (o->value)
		snprintf(c.name + n, sizeof c.name - (size_t)n, " %s=%s", o->key, o->value[value]);
	else
		snprintf(c.name + n, sizeof c.name - (size_t)n, " %s=%d", o->key, value);
	return c;
}

struct config config_usual(const struct pet_game *game, uint8_t seats)
{
	return config_make(game, seats, -1, 0);
}

static bool possible(const struct config *c)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	return pet_game_start(c->game, state, &c->setup, NULL) == NULL;
}

/* A pack with random values, the same in every run. */
static uint8_t spoiled(const struct pet_game *game)
{
	static char text[PET_PACK_TEXT_MAX];
	struct pet_pack_fault fault;
	return pet_pack_load(game, text, spoil(game, 1, text), &fault);
}

void configs_each(const struct pet_game *game, uint8_t seats, void (*visit)(const struct config *))
{
	struct config c = config_usual(game, seats);
	visit(&c);
	if (game->packing) {
		c.setup.pack = spoiled(game);
		snprintf(c.name + strlen(c.name), sizeof c.name - strlen(c.name), " pack=spoiled");
		visit(&c);
	}
	for (int i = 0; game->options[i].key && i < PET_OPTIONS_MAX; i++) {
		const struct pet_option *o = &game->options[i];
		if (o->text)
			continue;
		int first = o->value ? 0 : o->min, last = o->value ? -1 : o->max;
		while (o->value && o->value[last + 1])
			last++;
		int step = o->value || last <= first ? 1 : last - first;
		for (int v = first; v <= last; v += step) {
			c = config_make(game, seats, i, (int16_t)v);
			if (v != o->usual && possible(&c))
				visit(&c);
		}
	}
}
