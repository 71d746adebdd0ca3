#include "cmd/bots.h"

#include <string.h>

#include "ai/bot.h"
#include "cmd/cmd.h"
#include "cmd/extbot.h"
#include "cmd/nets.h"
#include "host/parallel.h"

struct player {
	struct pet_bot_spec spec;
	void *bot;
	struct extbot *extern_bot; /* an external program; then there is no bot */
};

enum { USUAL_MS = 5000 };

struct player *player_open_with(const char *name, uint32_t ms, uint64_t (*clock)(void))
{
	struct player *p = memory(sizeof *p);
	struct pet_fault fault;
	memset(p, 0, sizeof *p);
	if (!strncmp(name, "cmd:", 4)) {
		p->extern_bot = extbot_open(name + 4, ms);
		return p;
	}
	if (!bot_parse(name, &p->spec, &fault))
		die("%s", tr_fault(fault.what));
	p->spec.now_ns = clock;
	p->spec.in_parallel = in_parallel;
	p->bot = memory(pet_bot_bytes(&p->spec));
	return p;
}

struct player *player_open(const char *name)
{
	return player_open_with(name, USUAL_MS, now_ns);
}

void player_suits(const struct player *p, const struct pet_game *game)
{
	struct pet_fault fault;
	if (!p->extern_bot && !bot_suits(&p->spec, game, &fault))
		die("%s", tr_fault(fault.what));
}

void player_greet(struct player *p)
{
	if (p->extern_bot && !extbot_greet(p->extern_bot))
		die("%s", extbot_reason(p->extern_bot));
}

void player_start(struct player *p, const struct pet_game *game, uint8_t seat, uint64_t seed)
{
	player_suits(p, game);
	if (p->extern_bot)
		extbot_start(p->extern_bot, game, seat, seed);
	else
		pet_bot_init(p->bot, &p->spec, seed);
}

pet_move player_try(struct player *p, const struct pet_game *game, struct pet_view v, uint32_t line)
{
	if (p->extern_bot)
		return extbot_choose(p->extern_bot, game, v, line);
	return pet_bot_choose(p->bot, game, v);
}

enum verdict player_verdict(const struct player *p)
{
	return p->extern_bot ? extbot_verdict(p->extern_bot) : VERDICT_NONE;
}

pet_move player_choose(struct player *p, const struct pet_game *game, struct pet_view v)
{
	pet_move m = player_try(p, game, v, 0);
	if (player_verdict(p) != VERDICT_NONE)
		die("%s", extbot_reason(p->extern_bot));
	return m;
}

void player_end(struct player *p, const struct pet_game *game, const void *state)
{
	if (p->extern_bot)
		extbot_end(p->extern_bot, game, state);
}

void player_close(struct player *p)
{
	if (p->extern_bot)
		extbot_close(p->extern_bot);
}

int bots_split(const char *list, char name[][BOT_NAME_MAX], int max)
{
	int count = 0;
	while (*list) {
		size_t n = strcspn(list, ",");
		size_t equals = strcspn(list, "="), colon = strcspn(list, ":");
		bool more = count && equals < n && colon > equals;
		size_t at = more ? strlen(name[count - 1]) + 1 : 0;
		if (n == 0 || (!more && count == max) || at + n >= BOT_NAME_MAX)
			die("'%s' is no list of at most %d bots", list, max);
		char *to = name[more ? count - 1 : count];
		if (more)
			to[at - 1] = ',';
		memcpy(to + at, list, n);
		to[at + n] = 0;
		count += !more;
		list += n;
		if (*list == ',' && !*++list)
			die("a name is missing after the last comma");
	}
	if (!count)
		die("no bots are named");
	return count;
}
