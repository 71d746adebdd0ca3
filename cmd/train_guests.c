/* train_guests: bots that take a seat in some games of self-play (--guest), or all but one (--hosts).
 *
 * A net that learns from games with itself never meets what it does not try. A guest shows it, and
 * hosts show it alone among others, where nothing goes as in games with itself; how often they win
 * is the measure of what they teach. */
#include "cmd/train.h"

#include <stdlib.h>

struct pet_bot_spec train_bot_named(const char *name, const struct pet_game *game)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!bot_parse(name, &spec, &fault) || !bot_suits(&spec, game, &fault))
		die("%s", tr_fault(fault.what));
	spec.now_ns = work_ns;
	return spec;
}

void train_invite(struct selfplay *p, const char *value, bool hosts)
{
	char *name;
	unsigned long share = strtoul(value, &name, 10);
	unsigned long all = share;
	if (p->gpu)
		die("a GPU seats no guests: --guest and --hosts are for --device cpu");
	if (p->seats_min < 2)
		die("who plays alone has no guests: --guest and --hosts need two seats or more");
	if (name == value || *name != ':' || !name[1] || !share || share > 100)
		die("a guest is a share of the games in a hundred and a bot, as "
		    "20:level:3, not '%s'",
		    value);
	for (int i = 0; i < p->guests; i++)
		all += p->guest[i].share;
	if (all > 100)
		die("guests in %lu games of a hundred", all);
	p->guest[p->guests++] = (struct guest){ .name = name + 1,
						.bot = train_bot_named(name + 1, p->game),
						.hosts = hosts,
						.share = (unsigned)share };
}

void train_tell_guests(const struct selfplay *p)
{
	for (int i = 0; i < p->guests; i++) {
		const struct guest *g = &p->guest[i];
		if (g->games)
			speak(g->hosts ? N_("  hosts %s won %.1f %% of %llu games, %.2f times "
					    "their share\n")
				       : N_("  guest %s won %.1f %% of %llu games, %.2f times its "
					    "share\n"),
			      g->name, 100.0 * (double)g->won / (double)(g->games * PET_SHARES),
			      (unsigned long long)g->games, (double)g->won / (double)g->fair);
	}
}
