/* tree.c: what a search knows of moves (mcts.c): nodes, the first looks at them, and the choice among them. */
#include "ai/bot_internal.h"

#include <string.h>

enum { PART_MOST = 1 << 23 /* this times any score fits into 64 bits */ };

/* Bit by bit, without branches: the bits of the root cannot be predicted. */
static uint32_t square_root(uint64_t n)
{
	uint64_t root = 0;
	if (!n)
		return 0;
	for (uint64_t bit = (uint64_t)1 << ((63 - __builtin_clzll(n)) & ~1); bit; bit >>= 2) {
		uint64_t fits = -(uint64_t)(n >= root + bit);
		n -= (root + bit) & fits;
		root = (root >> 1) + (bit & fits);
	}
	return (uint32_t)root;
}

uint32_t pet_tree_node(struct bot *bot, pet_move m, uint8_t seat)
{
	if (bot->used >= bot->spec.pool)
		return 0;
	struct tree_node *node = &bot->pool[bot->used];
	memset(node, 0, sizeof *node);
	node->m = m;
	node->seat = seat & 15;
	node->look = -1;
	node->then = THEN_UNKNOWN;
	return bot->used++;
}

static uint32_t child_add(struct bot *bot, uint32_t parent, pet_move m, uint8_t seat,
			  uint16_t prior, int32_t look)
{
	uint32_t child = pet_tree_node(bot, m, seat);
	if (!child)
		return 0;
	bot->pool[child].prior = prior;
	bot->pool[child].look = look;
	bot->pool[child].next = bot->pool[parent].first;
	bot->pool[parent].first = child;
	return child;
}

/* Attention to moves by the values of a first look, the best move gets most: in proportion to the
 * advantage over the worst, or halved for every `heat` thousandths behind the best. */
static uint64_t attention(const struct bot *bot, const int32_t *value, int n, uint32_t *out)
{
	int32_t low = INT32_MAX, top = 0;
	uint64_t total = 0;
	for (int i = 0; i < n; i++) {
		low = value[i] < low ? value[i] : low;
		top = value[i] > top ? value[i] : top;
	}
	for (int i = 0; i < n; i++) {
		out[i] = (uint32_t)(value[i] - low);
		if (bot->outlook.heat) { /* linear between whole halvings */
			uint64_t x = (uint64_t)(top - value[i]) * 1000 / bot->outlook.heat;
			uint32_t part = (uint32_t)(x % WHOLE);
			out[i] = x / WHOLE > 16 ? 0 : (WHOLE - part / 2) >> (x / WHOLE);
		}
		out[i] += WHOLE / 64; /* every move gets some */
		total += out[i];
	}
	return total;
}

bool pet_tree_idle(const struct pet_game *game, const void *state, pet_move m)
{
	return game->bots->idle && game->bots->idle(state, m);
}

/* What the first look at a move found: its value to the mover, who is asked next, whether nothing is half done
 * there; the shares go into the leaf of its node to be. */
struct look {
	int32_t value;
	uint8_t then;
	bool quiet;
};

static struct look look_at(struct bot *bot, const struct pet_game *game, const void *state,
			   pet_move m, uint32_t child)
{
	struct tree_leaf *leaf = pet_tree_leaf(bot, child);
	int32_t share[PET_SEATS_MAX];
	memcpy(bot->trial, state, game->state_bytes);
	pet_game_advance(game, bot->trial, m, NULL);
	pet_bot_judge(bot, game, bot->trial, share);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		leaf->share[i] = (uint16_t)(share[i] < UINT16_MAX ? share[i] : UINT16_MAX);
	uint8_t asked = pet_game_asked(bot->trial);
	return (struct look){ .value = share[pet_game_asked(state)],
			      .then = asked == PET_NOBODY   ? THEN_NOBODY
				      : asked == PET_CHANCE ? THEN_CHANCE
							    : asked,
			      .quiet = asked < PET_SEATS_MAX &&
				       pet_game_node(game, bot->trial)->quiet };
}

void pet_tree_expand(struct bot *bot, const struct pet_game *game, const void *state,
		     uint32_t parent, const pet_move *legal, int n, bool sure)
{
	const uint8_t seat = pet_game_asked(state);
	const uint32_t first = bot->used + (uint32_t)n - 1; /* the node of the first move */
	const bool looks = game->bots->eval;
	int32_t value[PET_MOVES_MAX];
	uint32_t weight[PET_MOVES_MAX];
	struct look look[PET_MOVES_MAX];

	for (int i = 0; i < n; i++) {
		look[i] = (struct look){ .then = THEN_UNKNOWN };
		if (looks)
			look[i] = look_at(bot, game, state, legal[i], first - (uint32_t)i);
		value[i] = look[i].value;
	}
	uint64_t total = attention(bot, value, n, weight);
	for (int i = n - 1; i >= 0; i--) { /* prepended, so the list has the order of the moves */
		uint16_t prior = (uint16_t)((uint64_t)weight[i] * 65535 / total);
		uint32_t child =
			child_add(bot, parent, legal[i], seat, prior, looks ? value[i] : -1);
		struct tree_node *node = &bot->pool[child];
		node->idle = pet_tree_idle(game, state, legal[i]);
		node->then = look[i].then & 15;
		node->quiet = look[i].quiet;
		node->last = look[i].then == THEN_NOBODY;
		node->known = sure && looks;
	}
	struct tree_node *node = &bot->pool[parent];
	node->expanded = 1;
	node->sure = sure;
	if (sure)
		node->then = seat & 15;
}

void pet_tree_recall(struct bot *bot, uint32_t node, int32_t share[PET_SEATS_MAX])
{
	const struct tree_leaf *leaf = pet_tree_leaf(bot, node);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = leaf->share[i] < UINT16_MAX ? leaf->share[i] : WHOLE;
}

/* The value of a move so far: the mean over its visits, including its prior. */
static int64_t worth(const struct bot *bot, const struct tree_node *node, int64_t unknown)
{
	uint64_t trust = node->look < 0 ? 0 : bot->outlook.trust;
	if (node->visits + trust == 0)
		return unknown;
	return (int64_t)((node->sum + trust * (uint64_t)node->look) / (node->visits + trust));
}

/* The choice among the moves of a node while it is made. */
struct pick {
	uint32_t best, spare;
	uint64_t score;
	uint32_t curiosity;
	int64_t first_play; /* value of moves never tried */
};

static struct pick pick_begin(const struct bot *bot, uint32_t parent, uint8_t seat)
{
	const struct tree_node *node = &bot->pool[parent];
	return (struct pick){ .curiosity = square_root((uint64_t)node->visits << 16),
			      /* the parent's mean may be another seat's share */
			      .first_play = node->seat == seat ? pet_tree_mean(node) : WHOLE / 4 };
}

/* Balances the value of a move and curiosity. Idle ones are examined only where there is nothing else. */
static inline void pick_weigh(const struct bot *bot, struct pick *p, uint32_t c)
{
	const struct tree_node *node = &bot->pool[c];
	if (node->idle || node->circle) {
		if (!p->spare || bot->pool[p->spare].circle)
			p->spare = c;
		return;
	}
	uint64_t value = (uint64_t)worth(bot, node, p->first_play);
	uint64_t wonder = (uint64_t)bot->outlook.curiosity * node->prior / 256 * p->curiosity;
	uint64_t part = 256 * ((uint64_t)node->visits + 1);
	if (p->best && value <= p->score && part < PART_MOST &&
	    wonder < (p->score - value + 1) * part)
		return; /* the usual case, decided without a division */
	if (!p->best || value + wonder / part > p->score) {
		p->best = c;
		p->score = value + wonder / part;
	}
}

static uint32_t pick_end(struct bot *bot, const struct pick *p, uint32_t parent, uint8_t seat)
{
	if (!p->best && p->spare && parent != bot->root && bot->pool[parent].seat == seat)
		bot->pool[parent].circle = bot->pool[p->spare].circle; /* all that follows is one */
	return p->best ? p->best : p->spare;
}

uint32_t pet_tree_select_sure(struct bot *bot, uint32_t parent, uint8_t seat)
{
	struct pick p = pick_begin(bot, parent, seat);
	for (uint32_t c = bot->pool[parent].first; c; c = bot->pool[c].next)
		pick_weigh(bot, &p, c);
	return pick_end(bot, &p, parent, seat);
}

uint32_t pet_tree_select(struct bot *bot, const struct pet_game *game, uint32_t parent,
			 uint8_t seat, const pet_move *legal, int n)
{
	uint32_t cursor = bot->pool[parent].first;
	struct pick p = pick_begin(bot, parent, seat);

	for (int i = 0; i < n; i++) {
		uint32_t c = cursor;
		while (c && (bot->pool[c].m != legal[i] || bot->pool[c].seat != seat))
			c = bot->pool[c].next;
		if (!c) {
			c = bot->pool[parent].first;
			while (c && (bot->pool[c].m != legal[i] || bot->pool[c].seat != seat))
				c = bot->pool[c].next;
		}
		if (!c) {
			c = child_add(bot, parent, legal[i], seat, (uint16_t)(65535 / n), -1);
			if (!c)
				continue;
			bot->pool[c].idle = pet_tree_idle(game, bot->play, legal[i]);
		}
		cursor = bot->pool[c].next;
		pick_weigh(bot, &p, c);
	}
	return pick_end(bot, &p, parent, seat);
}

uint32_t pet_tree_child(const struct bot *bot, uint32_t parent, pet_move m)
{
	uint32_t c = bot->pool[parent].first;
	while (c && bot->pool[c].m != m)
		c = bot->pool[c].next;
	return c;
}
