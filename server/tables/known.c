/* known.c: which bots people may seat. */
#include "server/tables/known.h"

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
