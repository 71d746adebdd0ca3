/* known.c: which bots people may seat. */
#include "server/tables/known.h"

#include <stdio.h>
#include <string.h>

#include "ai/bot.h"
#include "server/store/store.h"

bool bot_known(const char *name, const struct pet_game *game)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	return name && strlen(name) < BOT_NAME_MAX && pet_bot_parse(name, &spec, &fault) &&
	       pet_bot_suits(&spec, game, &fault) && spec.ms <= 10000 &&
	       spec.iterations <= 200000 && spec.pool <= 1 << 20 &&
	       spec.threads <= 1; /* the server decides on more, by what is idle */
}

void bot_cast(const struct seat_row *seat, int i, const char *table, const struct pet_game *game,
	      char out[])
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	uint64_t key = 0;
	for (const char *c = table; *c; c++)
		key = key * 257 + (unsigned char)*c;
	snprintf(out, BOT_NAME_MAX, "%s", seat->bot);
	if (!game || !game->bots->characters || !pet_bot_parse(seat->bot, &spec, &fault) ||
	    !spec.whim || spec.character[0])
		return;
	pet_bot_cast(&spec, game, key, (uint8_t)i);
	if (seat->user[0])
		strcpy(spec.character, "nobody");
	char whole[BOT_NAME_MAX + PET_BOT_PLAN_MAX + 16];
	snprintf(whole, sizeof whole, "%s,character=%s", seat->bot, spec.character);
	if (strlen(whole) < BOT_NAME_MAX)
		strcpy(out, whole);
}
