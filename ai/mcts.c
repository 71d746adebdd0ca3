/* mcts.c: information-set tree search.
 *
 * Every iteration samples a world that fits the view (pet_game_resample), descends the tree of
 * moves (balancing value and exploration), samples chance on the way (open loop: chance has no
 * nodes), plays a few random decisions beyond the leaf, evaluates the position and adds the mover's
 * share to every move on the path (max^n: each seat maximises its own share).
 *
 * Nodes hold statistics only. A leaf gets children after a few visits; each child's prior comes
 * from a one-ply evaluation. The tree is kept from one of our decisions to the next when nobody
 * else has acted in between. The search ends as soon as the rest of the budget cannot change the
 * choice. If the game turns out to be decided early in the search, it starts again and counts
 * points, too; among moves of equal worth it then plays the one with the fewest own moves to
 * follow, so that bots do not stall. All arithmetic is in integers, so results agree on every
 * platform. */
#include "ai/bot_internal.h"

#include <string.h>

#include "ai/judge.h"

enum {
	OUTLOOK = 16,
	REST_MOST = 12, /* extra decisions of a play-out on the way to a quiet node */
	CURIOSITY = 100,
	EXPAND_AT = 6,
	LONG = 100000, /* iterations of a long search */
	PATH_MAX_NODES = 128,
	CLOCK_EVERY = 4,
	SETTLED_EVERY = 64,
	PART_MOST = 1 << 23, /* this times any score fits into 64 bits */
	LOST = WHOLE / 64,   /* a share below this is lost */
	DECIDED_PART = 4,    /* after 1 / this of the budget, */
	DECIDED_LEAST = 32   /* but at least this many iterations: is the game decided? */
};

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

static uint32_t node_new(struct bot *bot, pet_move m, uint8_t seat)
{
	if (bot->used >= bot->spec.pool)
		return 0;
	struct tree_node *node = &bot->pool[bot->used];
	memset(node, 0, sizeof *node);
	node->m = m;
	node->seat = seat;
	node->look = -1;
	return bot->used++;
}

static uint32_t child_add(struct bot *bot, uint32_t parent, pet_move m, uint8_t seat,
			  uint16_t prior, int32_t look)
{
	uint32_t child = node_new(bot, m, seat);
	if (!child)
		return 0;
	bot->pool[child].prior = prior;
	bot->pool[child].look = look;
	bot->pool[child].next = bot->pool[parent].first;
	bot->pool[parent].first = child;
	return child;
}

/* Whether the net judges in this match, and not the hand-written eval. */
static bool is_learned(const struct bot *bot, const struct pet_game *game)
{
	const struct pet_net *net = bot->spec.net ? bot->spec.net : game->bots->net;
	return bot->spec.judge == PET_JUDGE_LEARNED && net;
}

/* Settings that are left open come from the outlook of the net or of the game; with the
 * hand-written eval only its depth is used. */
static void look_out(struct bot *bot, const struct pet_game *game)
{
	const struct pet_bot_spec *spec = &bot->spec;
	struct pet_outlook *o = &bot->outlook;
	*o = (struct pet_outlook){ .depth = game->bots->outlook.depth };
	if (is_learned(bot, game)) {
		const struct pet_net *net = spec->net ? spec->net : game->bots->net;
		net = pet_judge_net(net, ((const struct pet_flow *)bot->world)->seats);
		*o = net->outlook ? *net->outlook : game->bots->outlook;
	}
	if (!o->depth)
		o->depth = OUTLOOK;
	if (o->net_depth && is_learned(bot, game))
		o->depth = o->net_depth == PET_AT_ONCE ? 0 : o->net_depth;
	if (!o->curiosity)
		o->curiosity = CURIOSITY;
	if (spec->explore != PET_BY_OUTLOOK)
		o->curiosity = (uint16_t)spec->explore;
	if (!o->expand)
		o->expand = EXPAND_AT;
	if (o->expand_long && spec->iterations >= LONG)
		o->expand = o->expand_long;
	if (spec->depth != PET_BY_OUTLOOK)
		o->depth = (uint16_t)spec->depth;
	if (spec->leaf != PET_BY_OUTLOOK)
		o->leaf = (uint8_t)spec->leaf;
	if (spec->rest != PET_BY_OUTLOOK)
		o->rest = spec->rest;
	if (spec->trust != PET_BY_OUTLOOK)
		o->trust = (uint8_t)spec->trust;
	if (spec->heat != PET_BY_OUTLOOK)
		o->heat = (uint16_t)spec->heat;
	if (spec->expand != PET_BY_OUTLOOK)
		o->expand = (uint8_t)spec->expand;
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

static bool is_idle(const struct pet_game *game, const void *state, pet_move m)
{
	return game->bots->idle && game->bots->idle(state, m);
}

/* Creates children for the legal moves with priors from a one-ply evaluation. */
static void expand(struct bot *bot, const struct pet_game *game, const void *state, uint32_t parent,
		   const pet_move *legal, int n)
{
	uint8_t seat = pet_game_asked(state);
	int32_t value[PET_MOVES_MAX], share[PET_SEATS_MAX];
	uint32_t weight[PET_MOVES_MAX];
	bool last[PET_MOVES_MAX] = { false };

	bot->pool[parent].expanded = 1;
	for (int i = 0; i < n; i++) {
		value[i] = 0;
		if (game->bots->eval) {
			memcpy(bot->trial, state, game->state_bytes);
			pet_game_advance(game, bot->trial, legal[i], NULL);
			pet_bot_judge(bot, game, bot->trial, share);
			value[i] = share[seat];
			last[i] = pet_game_asked(bot->trial) == PET_NOBODY;
		}
	}
	uint64_t total = attention(bot, value, n, weight);
	for (int i = n - 1; i >= 0; i--) { /* prepended, so the list has the order of the moves */
		uint32_t child = child_add(bot, parent, legal[i], seat,
					   (uint16_t)((uint64_t)weight[i] * 65535 / total),
					   game->bots->eval ? value[i] : -1);
		if (child) {
			bot->pool[child].last = last[i];
			bot->pool[child].idle = is_idle(game, state, legal[i]);
		}
	}
}

/* The value of a move so far: the mean over its visits, including its prior. */
static int64_t worth(const struct bot *bot, const struct tree_node *node, int64_t unknown)
{
	uint64_t trust = node->look < 0 ? 0 : bot->outlook.trust;
	if (node->visits + trust == 0)
		return unknown;
	return (int64_t)((node->sum + trust * (uint64_t)node->look) / (node->visits + trust));
}

/* Selects a child among the moves that are legal in this world. Moves without a node (illegal in
 * earlier worlds) get one. Idle ones are examined only where there is nothing else. first_play:
 * value of moves never tried. */
static uint32_t select_child(struct bot *bot, const struct pet_game *game, uint32_t parent,
			     uint8_t seat, const pet_move *legal, int n)
{
	uint32_t best = 0, spare = 0, cursor = bot->pool[parent].first;
	uint64_t best_score = 0;
	uint32_t curiosity = square_root((uint64_t)bot->pool[parent].visits << 16);
	int64_t first_play = pet_tree_mean(&bot->pool[parent]);
	if (bot->pool[parent].seat != seat) /* the parent's mean is another seat's share */
		first_play = WHOLE / 4;

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
			bot->pool[c].idle = is_idle(game, bot->play, legal[i]);
		}
		cursor = bot->pool[c].next;
		const struct tree_node *node = &bot->pool[c];
		if (node->idle || node->circle) {
			if (!spare || bot->pool[spare].circle)
				spare = c;
			continue;
		}
		uint64_t value = (uint64_t)worth(bot, node, first_play);
		uint64_t wonder = (uint64_t)bot->outlook.curiosity * node->prior / 256 * curiosity;
		uint64_t part = 256 * ((uint64_t)node->visits + 1);
		if (best && value <= best_score && part < PART_MOST &&
		    wonder < (best_score - value + 1) * part)
			continue; /* the usual case, decided without a division */
		if (!best || value + wonder / part > best_score) {
			best = c;
			best_score = value + wonder / part;
		}
	}
	if (!best && spare && parent != bot->root && bot->pool[parent].seat == seat)
		bot->pool[parent].circle = bot->pool[spare].circle; /* all that follows is one */
	return best ? best : spare;
}

uint32_t pet_tree_child(const struct bot *bot, uint32_t parent, pet_move m)
{
	uint32_t c = bot->pool[parent].first;
	while (c && bot->pool[c].m != m)
		c = bot->pool[c].next;
	return c;
}

uint64_t pet_bot_fate(uint64_t fate, uint32_t n)
{
	struct pet_bits bits = { fate ^ n * UINT64_C(0xd1342543de82ef95) };
	return pet_bits_next(&bits);
}

/* The next answer of chance. */
static pet_move chance(struct bot *bot, const struct pet_game *game)
{
	return pet_game_sample(game, bot->play,
			       bot->foresees ? pet_bot_fate(bot->fate, bot->fate_at++)
					     : pet_bits_next(&bot->bits));
}

/* A few random decisions, then the evaluation; that of the position before them counts in part. */
static void judge(struct bot *bot, const struct pet_game *game, int32_t share[PET_SEATS_MAX])
{
	pet_move legal[PET_MOVES_MAX];
	int32_t before[PET_SEATS_MAX] = { 0 };
	int left = bot->outlook.depth, leaf = bot->outlook.leaf;
	bool moved = false;
	if (leaf)
		pet_bot_judge(bot, game, bot->play, before);
	while (pet_game_asked(bot->play) != PET_NOBODY) {
		pet_move m;
		if (pet_game_asked(bot->play) == PET_CHANCE) {
			m = chance(bot, game);
		} else if (left-- <= 0 &&
			   (!bot->outlook.rest || pet_game_node(game, bot->play)->quiet ||
			    left < -REST_MOST)) {
			break;
		} else {
			int n = pet_game_legal(game, bot->play, legal);
			m = legal[pet_bits_below(&bot->bits, (uint32_t)n)];
		}
		pet_game_advance(game, bot->play, m, NULL);
		moved = true;
	}
	if (leaf && !moved) {
		memcpy(share, before, sizeof before);
		return;
	}
	bot->memo.kind = leaf && bot->outlook.depth; /* at the end of a play-out */
	pet_bot_judge(bot, game, bot->play, share);
	bot->memo.kind = 0;
	for (int i = 0; leaf && i < PET_SEATS_MAX; i++)
		share[i] += (before[i] - share[i]) * leaf / 100;
}

static void iterate(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	uint32_t path[PATH_MAX_NODES], node = bot->root;
	int32_t share[PET_SEATS_MAX] = { 0 };
	int length = 0, been = 0;
	struct been way[BEEN_MAX];
	bool turn = game->bots->spend; /* nobody else has acted yet */
	bot->fate_at = bot->fate_now;
	pet_move legal[PET_MOVES_MAX];

	if (game->resample)
		pet_game_resample(game, v, bot->play, &bot->bits);
	else
		memcpy(bot->play, bot->world, game->state_bytes);
	path[length++] = node;
	while (length < PATH_MAX_NODES && pet_game_asked(bot->play) != PET_NOBODY) {
		uint8_t seat = pet_game_asked(bot->play);
		if (seat == PET_CHANCE) {
			pet_game_advance(game, bot->play, chance(bot, game), NULL);
			continue;
		}
		bool root = node == bot->root;
		if (!root && !bot->pool[node].expanded &&
		    bot->pool[node].visits < bot->outlook.expand)
			break;
		int n = pet_game_legal(game, bot->play, legal);
		if (!bot->pool[node].expanded && bot->used + (uint32_t)n < bot->spec.pool)
			expand(bot, game, bot->play, node, legal, n);
		uint32_t child = root && bot->forced ? pet_tree_child(bot, node, bot->forced) : 0;
		if (!child)
			child = select_child(bot, game, node, seat, legal, n);
		if (!child)
			break;
		pet_game_advance(game, bot->play, bot->pool[child].m, NULL);
		node = path[length++] = child;
		turn = turn && seat == bot->seat;
		if (turn && pet_circle_closed(bot, game, bot->play, way, &been))
			bot->pool[child].circle = 1;
	}
	judge(bot, game, share);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		bot->chance[i] += (uint64_t)share[i];
	for (int i = 0; i < length; i++) {
		bot->pool[path[i]].visits++;
		bot->pool[path[i]].sum += (uint64_t)share[bot->pool[path[i]].seat];
	}
	/* the first moves of a new tree follow its root */
	if (bot->thorough && length > 1 && path[1] - bot->root - 1 < PET_MOVES_MAX)
		for (int i = 0; i < PET_SEATS_MAX; i++)
			bot->by_move[path[1] - bot->root - 1][i] += (uint64_t)share[i];
}

/* A tree without a visit, for an open or a decided game. */
static void plant(struct bot *bot, uint8_t seat, int64_t par, int32_t win)
{
	bot->used = 1; /* node 0 is no node */
	bot->root = node_new(bot, PET_MOVE_NONE, seat);
	bot->par = par;
	bot->win = win;
}

static bool has_points(const struct bot *bot, const struct pet_game *game)
{
	return game->bots->eval_terms && ((const struct pet_flow *)bot->world)->seats > 1;
}

/* Re-roots the tree at our last choice when we are asked again in the position it led to. */
static void root_find(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	bool same_turn = bot->used > 1 && bot->expected == pet_public_hash(game, bot->world);
	bool again = same_turn && bot->used < bot->spec.pool / 2;
	if (!same_turn)
		bot->saved_ns = 0;
	if (bot->won && has_points(bot, game) && !(again && bot->par))
		plant(bot, v.seat, pet_bot_par(game, bot->world), WHOLE);
	else if (!again)
		plant(bot, v.seat, 0, 0);
	/* a kept tree did not know yet what has come to nothing */
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next)
		bot->pool[c].idle = is_idle(game, bot->world, bot->pool[c].m);
}

void pet_mcts_keep(struct bot *bot, const struct pet_game *game, pet_move m)
{
	uint32_t child = pet_tree_child(bot, bot->root, m);
	bot->expected = 0;
	memcpy(bot->trial, bot->world, game->state_bytes);
	pet_game_advance(game, bot->trial, m, NULL);
	if (child && pet_game_asked(bot->trial) == bot->seat) {
		bot->expected = pet_public_hash(game, bot->trial);
		bot->root = child;
	}
}

bool pet_bot_goes_on(const void *memory)
{
	const struct bot *bot = memory;
	bool tree =
		bot->spec.type == PET_BOT_MCTS && bot->expected && bot->used < bot->spec.pool / 2;
	return tree || bot->turn;
}

/* Lost, or won whatever happens; not if it is nearly won and still has to be finished. */
static bool is_decided(int64_t share, int64_t lost)
{
	return share < lost || share == WHOLE;
}

/* Where the win is decided, the rest of the budget counts points as well. */
static void look_for_points(struct bot *bot, const struct pet_game *game, uint8_t seat)
{
	int64_t win = (int64_t)(bot->chance[seat] / bot->iterations);
	if (!bot->par && !bot->thorough && has_points(bot, game) && is_decided(win, LOST))
		plant(bot, seat, pet_bot_par(game, bot->world), (int32_t)win);
}

/* The most visited move leads by more than the remaining iterations: more search changes
 * nothing. */
static bool settled(const struct bot *bot, uint8_t seat, const pet_move *legal, int n,
		    uint64_t left)
{
	uint32_t first = 0, second = 0;
	pet_move best = PET_MOVE_NONE;
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next) {
		const struct tree_node *node = &bot->pool[c];
		if (node->seat != seat)
			continue;
		if (node->visits > first) {
			second = first;
			first = node->visits;
			best = node->m;
		} else if (node->visits > second) {
			second = node->visits;
		}
	}
	if (first <= second + left)
		return false;
	/* a kept tree may contain moves that are illegal now; a decided game goes on until points
	 * are counted */
	return pet_bot_may(legal, n, best) &&
	       (bot->par ||
		!is_decided(pet_tree_mean(&bot->pool[pet_tree_child(bot, bot->root, best)]),
			    2 * LOST));
}

/* Iterations until the budget is used up. budget, spent: in nanoseconds, where time counts. */
static void search(struct bot *bot, const struct pet_game *game, struct pet_view v,
		   const pet_move *legal, int n, uint64_t budget, uint64_t *spent)
{
	uint64_t start = budget ? bot->spec.now_ns() : 0;
	uint32_t limit = bot->spec.iterations ? bot->spec.iterations : budget ? UINT32_MAX : 2000;
	bool asked = false; /* tested whether the game is decided */

	for (bot->iterations = 0; bot->iterations < limit; bot->iterations++) {
		uint32_t done = bot->iterations;
		uint64_t left = limit - done;
		if (bot->spec.stopped && done && done % CLOCK_EVERY == 0 && bot->spec.stopped())
			return;
		if (budget && done % CLOCK_EVERY == 0) {
			*spent = bot->spec.now_ns() - start;
			if (*spent >= budget)
				return;
		}
		if (!bot->thorough && done && done % SETTLED_EVERY == 0) {
			/* extrapolated from the rate so far */
			uint64_t in_time = *spent ? (budget - *spent) * done / *spent : left;
			if (settled(bot, v.seat, legal, n, in_time < left ? in_time : left))
				return;
		}
		if (!asked && done >= DECIDED_LEAST &&
		    (done >= limit / DECIDED_PART || (budget && *spent >= budget / DECIDED_PART))) {
			look_for_points(bot, game, v.seat);
			asked = true;
		}
		iterate(bot, game, v);
	}
}

/* A search within the time of this decision and what earlier ones of the turn have saved, but never
 * more than twice its own. */
static void search_in_time(struct bot *bot, const struct pet_game *game, struct pet_view v,
			   const pet_move *legal, int n)
{
	uint64_t own = bot->spec.now_ns ? (uint64_t)bot->spec.ms * 1000000 : 0, spent = 0;
	uint64_t budget = own + (bot->spec.carry && own ? bot->saved_ns : 0);
	search(bot, game, v, legal, n, budget, &spent);
	uint64_t saved = spent < budget ? budget - spent : 0;
	bot->saved_ns = saved < own ? saved : own;
}

void pet_bot_foresee(void *memory, uint64_t fate, uint32_t n)
{
	struct bot *bot = memory;
	bot->foresees = true;
	bot->fate = fate;
	bot->fate_now = n;
}

void pet_mcts_examine(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move m,
		      uint32_t iterations)
{
	uint32_t root = bot->root;
	bot->root = bot->asked_root;
	bot->forced = m;
	for (uint32_t i = 0; i < iterations; i++)
		iterate(bot, game, v);
	bot->forced = PET_MOVE_NONE;
	bot->root = root;
}

void pet_mcts_think(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    const pet_move *legal, int n)
{
	pet_game_resample(game, v, bot->world, &bot->bits);
	look_out(bot, game);
	root_find(bot, game, v);
	memset(bot->chance, 0, sizeof bot->chance);
	search_in_time(bot, game, v, legal, n);
	bot->asked_root = bot->root;
}
