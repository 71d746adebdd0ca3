#include "cmd/bots.h"

#include <string.h>

#include "ai/bot.h"
#include "cmd/cmd.h"

struct player {
	struct bot_spec spec;
	void *bot;
};

struct player *player_open(const char *name)
{
	struct player *p = memory(sizeof *p);
	struct fault fault;
	memset(p, 0, sizeof *p);
	if (!bot_parse(name, &p->spec, &fault))
		die("%s", fault.what);
	p->spec.now_ns = now_ns;
	p->bot = memory(bot_bytes(&p->spec));
	return p;
}

void player_start(struct player *p, const struct game *game, uint8_t seat, uint64_t seed)
{
	(void)game, (void)seat;
	bot_init(p->bot, &p->spec, seed);
}

move player_choose(struct player *p, const struct game *game, struct view v)
{
	return bot_choose(p->bot, game, v);
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
