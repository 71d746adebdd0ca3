/* choose.c: what a tree search makes of its tree (mcts.c): the choice, and what it thinks of the
 * moves.
 *
 * The most visited move is played; where the game is decided and several moves are worth the same,
 * the one with the fewest own moves to follow. */
#include "ai/bot_internal.h"

#include <string.h>

enum {
	TRIED = 12,          /* visits of a move whose value is known */
	EXAMINED = 8,        /* 1 in this many iterations for a move that was played */
	ALIKE = WHOLE / 256, /* shares within this range count as equal when the game is decided */
};

bool pet_bot_may(const pet_move *legal, int n, pet_move m)
{
	for (int i = 0; i < n; i++)
		if (legal[i] == m)
			return true;
	return false;
}

/* The reported value of a move: if points were counted, the share of the win found before. */
static int32_t told(const struct bot *bot, const struct tree_node *node)
{
	return bot->par ? bot->win : (int32_t)pet_tree_mean(node);
}

/* Number of own moves the search expects after a node. */
static int steps_after(const struct bot *bot, uint32_t node)
{
	int n = 0;
	for (;; n++) {
		uint32_t best = 0;
		for (uint32_t c = bot->pool[node].first; c; c = bot->pool[c].next)
			if (!best || bot->pool[c].visits > bot->pool[best].visits)
				best = c;
		if (!best || bot->pool[best].seat != bot->pool[node].seat)
			return n;
		node = best;
	}
}

/* Where the game is decided and several moves are worth the same, doing less is better. A last move
 * need not have been tried for that. */
static uint32_t least_effort(const struct bot *bot, uint32_t best, const pet_move *legal, int n)
{
	const struct tree_node *most = &bot->pool[best];
	uint32_t choice = best;
	int fewest = most->last ? -1 : steps_after(bot, best);
	if (!bot->par)
		return best;
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next) {
		const struct tree_node *node = &bot->pool[c];
		int64_t apart =
			(node->last ? node->look : pet_tree_mean(node)) - pet_tree_mean(most);
		bool tried = node->visits >= TRIED && node->visits >= most->visits / 8;
		if (node->seat != most->seat || node->circle || (!tried && !node->last) ||
		    apart > ALIKE || apart < -ALIKE || !pet_bot_may(legal, n, node->m))
			continue;
		int steps = node->last ? -1 : steps_after(bot, c);
		if (steps < fewest) {
			fewest = steps;
			choice = c;
		}
	}
	return choice;
}

pet_move pet_mcts_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 const pet_move *legal, int n)
{
	pet_crew_think(bot, game, v, legal, n);
	uint32_t best = 0;
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next) {
		const struct tree_node *node = &bot->pool[c];
		if (node->seat != v.seat || !pet_bot_may(legal, n, node->m))
			continue;
		pet_bot_thought_add(bot, node->m, told(bot, node), node->visits);
		if (!best || bot->pool[best].circle > node->circle ||
		    (bot->pool[best].circle == node->circle &&
		     node->visits > bot->pool[best].visits))
			best = c;
	}
	if (!best)
		return legal[pet_bits_below(&bot->bits, (uint32_t)n)];
	best = least_effort(bot, best, legal, n);
	pet_move m = bot->pool[best].m;
	pet_crew_keep(bot, game, m);
	return m;
}

bool pet_bot_thought(const void *memory, pet_move m, struct pet_bot_thought *out)
{
	const struct bot *bot = memory;
	if (bot->spec.type != PET_BOT_MCTS || !bot->iterations)
		return false;
	uint32_t c = pet_tree_child(bot, bot->asked_root, m);
	if (!c || !bot->pool[c].visits)
		return false;
	*out = (struct pet_bot_thought){ m, told(bot, &bot->pool[c]), bot->pool[c].visits };
	return true;
}

int pet_bot_plan(const void *memory, pet_move m, pet_move *out, int max)
{
	const struct bot *bot = memory;
	int n = 0;
	if (bot->spec.type != PET_BOT_MCTS || !bot->iterations)
		return 0;
	uint32_t node = pet_tree_child(bot, bot->asked_root, m);
	while (node && n < max) {
		uint32_t best = 0;
		for (uint32_t c = bot->pool[node].first; c; c = bot->pool[c].next)
			if (!best || bot->pool[c].visits > bot->pool[best].visits)
				best = c;
		if (!best || bot->pool[best].seat != bot->pool[node].seat ||
		    bot->pool[best].visits * 2 < bot->pool[node].visits)
			break;
		out[n++] = bot->pool[best].m;
		node = best;
	}
	return n;
}

bool pet_bot_expects(const void *memory, int32_t share[PET_SEATS_MAX])
{
	const struct bot *bot = memory;
	if (bot->spec.type != PET_BOT_MCTS || !bot->iterations || bot->par)
		return false;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = (int32_t)(bot->chance[i] / bot->iterations);
	return true;
}

bool pet_bot_chances_after(const void *memory, pet_move m, int32_t share[PET_SEATS_MAX])
{
	const struct bot *bot = memory;
	uint32_t c = bot->iterations ? pet_tree_child(bot, bot->asked_root, m) : 0;
	if (!c || bot->pool[c].visits < TRIED)
		return false;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] =
			(int32_t)(bot->by_move[c - bot->asked_root - 1][i] / bot->pool[c].visits);
	return true;
}

bool pet_bot_chances(void *memory, const struct pet_game *game, struct pet_view v, pet_move forced,
		     int32_t share[PET_SEATS_MAX])
{
	struct bot *bot = memory;
	struct pet_bot_thought played = { 0 };
	pet_move legal[PET_MOVES_MAX];
	int n = pet_view_legal(game, v, legal);
	if (bot->spec.type != PET_BOT_MCTS || n == 0)
		return false;
	bot->seat = v.seat;
	bot->thorough = true;
	bot->won = false;
	bot->thought_count = 0;
	bot->used = 0; /* a kept tree would inflate the count of this search */
	bot->turn = 0;
	memset(bot->by_move, 0, sizeof bot->by_move);
	pet_circle_asked(bot, game, v);
	pet_mcts_choose(bot, game, v, legal, n);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = (int32_t)(bot->chance[i] / (bot->iterations ? bot->iterations : 1));
	if (bot->thought_count)
		pet_bot_chances_after(bot, bot->thought[0].m, share);
	pet_bot_thought(bot, forced, &played);
	uint32_t enough = bot->iterations / EXAMINED;
	if (pet_bot_may(legal, n, forced) && played.visits < enough)
		pet_mcts_examine(bot, game, v, forced, enough - played.visits);
	bot->thorough = false;
	return true;
}
