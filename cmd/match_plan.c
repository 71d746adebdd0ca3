/* match_plan.c: turns command line arguments into a game, its seats and its options. */
#include <string.h>

#include "cmd/cmd.h"
#include "core/pack.h"
#include "core/record.h"

void plan_add_option(struct match_plan *plan, const char *word)
{
	if (plan->options == (int)(sizeof plan->option / sizeof plan->option[0]))
		die("too many options");
	plan->option[plan->options++] = word;
}

const struct pet_game *game_named(const char *id)
{
	const struct pet_game *game = pet_game_find(id);
	struct nearest n = { id, NULL, 0 };
	for (int i = 0; !game && pet_all_games[i]; i++)
		nearest_try(&n, pet_all_games[i]->id);
	if (n.found)
		die("no game '%s': did you mean '%s'?", id, n.found);
	if (!game)
		die("no game '%s' (see petteia games)", id);
	return game;
}

static uint8_t read_pack(const struct pet_game *game, const char *path)
{
	struct pet_pack_fault fault;
	size_t n;
	char *s = file_read(path, PET_PACK_TEXT_MAX, &n);
	uint8_t number = pet_pack_load(game, s, n, &fault);
	if (!number) {
		struct pet_text t = out_text(1000, words_lang, game, NULL);
		pet_pack_say(&t, &fault);
		die("%s: %s", path, t.buf);
	}
	return number;
}

void plan_settle(struct match_plan *plan, const char *game_id)
{
	plan->game = game_named(game_id);
	int usual =
		plan->game->seats_min < 2 && plan->game->seats_max >= 2 ? 2 : plan->game->seats_min;
	int seats = plan->seats ? plan->seats : usual;
	if (seats < plan->game->seats_min || seats > plan->game->seats_max)
		die("%s has %d to %d seats", plan->game->id, plan->game->seats_min,
		    plan->game->seats_max);
	struct pet_fault fault;
	pet_setup_default(plan->game, &plan->setup, (uint8_t)seats);
	for (int i = 0; i < plan->options; i++)
		if (pet_setup_option(plan->game, &plan->setup, plan->option[i],
				     strlen(plan->option[i]), &fault) < 0)
			die("%s (see petteia games)", tr_fault(fault.what));
	if (plan->pack)
		plan->setup.pack = read_pack(plan->game, plan->pack);
}
