/* crew.c: one question, several searches.
 *
 * A bot with threads=N has N - 1 mates behind it in memory: bots with their own trees and random
 * bits, all of which search the same question with the same budget. The host runs them at the same
 * time if it can. Afterwards the visits and values of their first moves are added to those of the
 * bot, which chooses. No search sees anything of another while it runs, so the choice depends only
 * on seed, iterations and N, not on which thread was faster. */
#include "ai/bot_internal.h"

#include <string.h>

struct question {
	struct bot *bot;
	const struct pet_game *game;
	struct pet_view v;
	const pet_move *legal;
	int n;
};

static unsigned members(const struct bot *bot)
{
	return bot->spec.threads > 1 ? bot->spec.threads : 1;
}

size_t pet_crew_step(const struct pet_bot_spec *spec)
{
	size_t node = sizeof(struct tree_node) + sizeof(struct tree_leaf);
	return (sizeof(struct bot) + spec->pool * node + 63) / 64 * 64;
}

static struct bot *mate(struct bot *bot, unsigned i)
{
	return (struct bot *)((char *)bot + i * pet_crew_step(&bot->spec));
}

void pet_crew_init(struct bot *bot)
{
	struct pet_bits seeds = { bot->nature };
	for (unsigned i = 1; i < members(bot); i++) {
		struct bot *m = mate(bot, i);
		memset(m, 0, sizeof *m);
		m->nature = bot->nature;
		m->bits.state = pet_bits_next(&seeds);
	}
}

/* Adds what the mates found to the bot's first moves, or subtracts it again. */
static void join(struct bot *bot, bool add)
{
	for (unsigned i = 1; i < members(bot); i++) {
		const struct bot *m = mate(bot, i);
		for (uint32_t c = m->pool[m->asked_root].first; c; c = m->pool[c].next) {
			const struct tree_node *from = &m->pool[c];
			uint32_t own = pet_tree_child(bot, bot->asked_root, from->m);
			if (!own)
				continue;
			struct tree_node *to = &bot->pool[own];
			to->visits = add ? to->visits + from->visits : to->visits - from->visits;
			to->sum = add ? to->sum + from->sum : to->sum - from->sum;
		}
	}
	bot->joined = add;
}

static void think(void *arg, unsigned i)
{
	const struct question *q = arg;
	pet_mcts_think(mate(q->bot, i), q->game, q->v, q->legal, q->n);
}

void pet_crew_think(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    const pet_move *legal, int n)
{
	struct question q = { bot, game, v, legal, n };
	uint32_t ms = bot->spec.ms;
	if (bot->joined) /* its own tree continues with its own numbers */
		join(bot, false);
	if (!bot->spec.in_parallel && ms) /* one after the other, they share the time */
		bot->spec.ms = ms / members(bot) ? ms / members(bot) : 1;
	for (unsigned i = 1; i < members(bot); i++) {
		struct bot *m = mate(bot, i);
		m->spec = bot->spec;
		m->seat = bot->seat;
		m->thorough = bot->thorough;
		m->won = bot->won;
		m->been_count = bot->been_count;
		memcpy(m->been, bot->been, sizeof bot->been);
		if (!bot->used)
			m->used = 0;
		if (bot->thorough)
			memset(m->by_move, 0, sizeof m->by_move);
	}
	if (bot->spec.in_parallel)
		bot->spec.in_parallel(think, &q, members(bot));
	else
		for (unsigned i = 0; i < members(bot); i++)
			think(&q, i);
	bot->spec.ms = ms;
	join(bot, true);
	for (unsigned i = 1; i < members(bot); i++) {
		const struct bot *m = mate(bot, i);
		bot->iterations += m->iterations;
		for (int s = 0; s < PET_SEATS_MAX; s++)
			bot->chance[s] += m->chance[s];
		for (int k = 0; bot->thorough && k < n; k++) /* the same order in all trees */
			for (int s = 0; s < PET_SEATS_MAX; s++)
				bot->by_move[k][s] += m->by_move[k][s];
	}
}

void pet_crew_keep(struct bot *bot, const struct pet_game *game, pet_move m)
{
	for (unsigned i = 0; i < members(bot); i++)
		pet_mcts_keep(mate(bot, i), game, m);
}

void pet_crew_pass(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move m)
{
	for (unsigned i = 0; i < members(bot); i++) {
		struct bot *one = mate(bot, i);
		struct pet_bits luck = one->bits; /* no choice, no chance used */
		pet_game_resample(game, v, one->world, &luck);
		if (one->used > 1 && one->expected == pet_public_hash(game, one->world))
			pet_mcts_keep(one, game, m);
		else
			one->expected = 0;
	}
}
