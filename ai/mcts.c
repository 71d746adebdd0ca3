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
	PATH_MAX_NODES = 128,
	CLOCK_EVERY = 4,
	FORCED_EVERY = 8,
	SETTLED_EVERY = 64,
	PART_MOST = 1 << 23, /* this times any score fits into 64 bits */
	IDLE_PART = 8,       /* an idle move costs 1 / this of the share, */
	IDLE = WHOLE / 512,  /* plus this */
	NOISE = 2 * WHOLE,   /* possible error of a mean, times its visits */
	LOST = WHOLE / 64,   /* a share below this is lost */
	ALIKE = WHOLE / 256, /* shares within this range count as equal when the game is decided */
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
	const struct pet_net *net = bot->spec.net ? bot->spec.net : game->net;
	return bot->spec.judge == PET_JUDGE_LEARNED && net;
}

/* Settings that are left open come from the outlook of the net or of the game; with the
 * hand-written eval only its depth is used. */
static void look_out(struct bot *bot, const struct pet_game *game)
{
	const struct pet_bot_spec *spec = &bot->spec;
	struct pet_outlook *o = &bot->outlook;
	*o = (struct pet_outlook){ .depth = game->outlook.depth };
	if (is_learned(bot, game)) {
		const struct pet_net *net = spec->net ? spec->net : game->net;
		net = pet_judge_net(net, ((const struct pet_flow *)bot->world)->seats);
		*o = net->outlook ? *net->outlook : game->outlook;
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
		if (game->eval) {
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
					   game->eval ? value[i] : -1);
		if (child)
			bot->pool[child].last = last[i];
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

static int64_t mean_share(const struct tree_node *node)
{
	return node->visits ? (int64_t)(node->sum / node->visits) : 0;
}

/* The reported value of a move: if points were counted, the share of the win found before. */
static int32_t told(const struct bot *bot, const struct tree_node *node)
{
	return bot->par ? bot->win : (int32_t)mean_share(node);
}

/* Selects a child among the moves that are legal in this world. Moves without a node (illegal in
 * earlier worlds) get one. first_play: value of moves never tried. */
static uint32_t select_child(struct bot *bot, uint32_t parent, uint8_t seat, const pet_move *legal,
			     int n)
{
	uint32_t best = 0, cursor = bot->pool[parent].first;
	uint64_t best_score = 0;
	uint32_t curiosity = square_root((uint64_t)bot->pool[parent].visits << 16);
	int64_t first_play = mean_share(&bot->pool[parent]);
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
		if (!c)
			c = child_add(bot, parent, legal[i], seat, (uint16_t)(65535 / n), -1);
		if (!c)
			continue;
		cursor = bot->pool[c].next;
		const struct tree_node *node = &bot->pool[c];
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
	return best;
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
	if (leaf)
		pet_bot_judge(bot, game, bot->play, before);
	while (pet_game_asked(bot->play) != PET_NOBODY) {
		if (pet_game_asked(bot->play) == PET_CHANCE) {
			pet_game_advance(game, bot->play, chance(bot, game), NULL);
			continue;
		}
		if (left-- <= 0 && (!bot->outlook.rest || pet_game_node(game, bot->play)->quiet ||
				    left < -REST_MOST))
			break;
		int n = pet_game_legal(game, bot->play, legal);
		pet_game_advance(game, bot->play, legal[pet_bits_below(&bot->bits, (uint32_t)n)],
				 NULL);
	}
	pet_bot_judge(bot, game, bot->play, share);
	for (int i = 0; leaf && i < PET_SEATS_MAX; i++)
		share[i] += (before[i] - share[i]) * leaf / 100;
}

/* Whether the move of a seat at this node comes to nothing (game.h, idle). */
static bool is_idle(const struct bot *bot, const struct pet_game *game, const void *state,
		    uint32_t node, uint8_t seat, pet_move m)
{
	pet_move begun = bot->pool[node].seat == seat ? bot->pool[node].m : PET_MOVE_NONE;
	return game->idle && game->idle(state, begun, m);
}

static void iterate(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	uint32_t path[PATH_MAX_NODES], node = bot->root;
	int32_t share[PET_SEATS_MAX] = { 0 };
	int length = 0;
	bot->fate_at = bot->fate_now;
	unsigned idle = 0; /* seats that make an idle move on the way */
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
		uint32_t child = root && bot->forced && bot->iterations % FORCED_EVERY == 0
					 ? pet_tree_child(bot, node, bot->forced)
					 : 0;
		if (!child)
			child = select_child(bot, node, seat, legal, n);
		if (!child)
			break;
		if (is_idle(bot, game, bot->play, node, seat, bot->pool[child].m))
			idle |= 1u << seat;
		pet_game_advance(game, bot->play, bot->pool[child].m, NULL);
		node = path[length++] = child;
	}
	judge(bot, game, share);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		bot->chance[i] += (uint64_t)share[i];
		if (idle >> i & 1) {
			int32_t cost = share[i] / IDLE_PART + IDLE;
			share[i] -= cost < share[i] ? cost : share[i];
		}
	}
	for (int i = 0; i < length; i++) {
		bot->pool[path[i]].visits++;
		bot->pool[path[i]].sum += (uint64_t)share[bot->pool[path[i]].seat];
	}
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
	return game->eval_terms && ((const struct pet_flow *)bot->world)->seats > 1;
}

/* Re-roots the tree at our last choice when we are asked again in the position it led to. */
static void root_find(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	bool again = bot->used > 1 && bot->expected == pet_public_hash(game, bot->world) &&
		     bot->used < bot->spec.pool / 2;
	if (bot->won && has_points(bot, game) && !(again && bot->par))
		plant(bot, v.seat, pet_bot_par(game, bot->world), WHOLE);
	else if (!again)
		plant(bot, v.seat, 0, 0);
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
	return bot->spec.type == PET_BOT_MCTS && bot->iterations && bot->expected &&
	       bot->used < bot->spec.pool / 2;
}

static bool is_legal(const pet_move *legal, int n, pet_move m)
{
	for (int i = 0; i < n; i++)
		if (legal[i] == m)
			return true;
	return false;
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
	return is_legal(legal, n, best) &&
	       (bot->par ||
		!is_decided(mean_share(&bot->pool[pet_tree_child(bot, bot->root, best)]),
			    2 * LOST));
}

/* Iterations until the budget is used up. */
static void search(struct bot *bot, const struct pet_game *game, struct pet_view v,
		   const pet_move *legal, int n)
{
	bool timed = bot->spec.ms && bot->spec.now_ns;
	uint64_t start = timed ? bot->spec.now_ns() : 0, spent = 0;
	uint64_t budget = (uint64_t)bot->spec.ms * 1000000;
	uint32_t limit = bot->spec.iterations ? bot->spec.iterations : timed ? UINT32_MAX : 2000;
	bool asked = false; /* tested whether the game is decided */

	for (bot->iterations = 0; bot->iterations < limit; bot->iterations++) {
		uint32_t done = bot->iterations;
		uint64_t left = limit - done;
		if (timed && done % CLOCK_EVERY == 0) {
			spent = bot->spec.now_ns() - start;
			if (spent >= budget)
				return;
		}
		if (!bot->thorough && done && done % SETTLED_EVERY == 0) {
			/* extrapolated from the rate so far */
			uint64_t in_time = timed && spent ? (budget - spent) * done / spent : left;
			if (settled(bot, v.seat, legal, n, in_time < left ? in_time : left))
				return;
		}
		if (!asked && done >= DECIDED_LEAST &&
		    (done >= limit / DECIDED_PART || (timed && spent >= budget / DECIDED_PART))) {
			look_for_points(bot, game, v.seat);
			asked = true;
		}
		iterate(bot, game, v);
	}
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
		int64_t apart = (node->last ? node->look : mean_share(node)) - mean_share(most);
		bool tried = node->visits >= 2 * EXPAND_AT && node->visits >= most->visits / 8;
		if (node->seat != most->seat || (!tried && !node->last) || apart > ALIKE ||
		    apart < -ALIKE || !is_legal(legal, n, node->m))
			continue;
		int steps = node->last ? -1 : steps_after(bot, c);
		if (steps < fewest) {
			fewest = steps;
			choice = c;
		}
	}
	return choice;
}

/* Replaces an idle move by the most visited of the others that are as good, as far as their few
 * visits can tell: what was begun with a plan is not abandoned for a small difference. */
static uint32_t worthwhile(const struct bot *bot, const struct pet_game *game, uint32_t best,
			   const pet_move *legal, int n)
{
	const struct tree_node *most = &bot->pool[best];
	int64_t slack = mean_share(most) / IDLE_PART + IDLE;
	uint32_t choice = best;
	if (!is_idle(bot, game, bot->world, bot->root, most->seat, most->m))
		return best;
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next) {
		const struct tree_node *node = &bot->pool[c];
		if (node->seat == most->seat && node->visits &&
		    mean_share(node) + slack + NOISE / (int64_t)node->visits >= mean_share(most) &&
		    is_legal(legal, n, node->m) &&
		    !is_idle(bot, game, bot->world, bot->root, node->seat, node->m) &&
		    (choice == best || node->visits > bot->pool[choice].visits))
			choice = c;
	}
	return choice;
}

void pet_bot_foresee(void *memory, uint64_t fate, uint32_t n)
{
	struct bot *bot = memory;
	bot->foresees = true;
	bot->fate = fate;
	bot->fate_now = n;
}

void pet_mcts_think(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    const pet_move *legal, int n)
{
	pet_game_resample(game, v, bot->world, &bot->bits);
	look_out(bot, game);
	root_find(bot, game, v);
	memset(bot->chance, 0, sizeof bot->chance);
	search(bot, game, v, legal, n);
	bot->asked_root = bot->root;
}

pet_move pet_mcts_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 const pet_move *legal, int n)
{
	pet_crew_think(bot, game, v, legal, n);
	uint32_t best = 0;
	for (uint32_t c = bot->pool[bot->root].first; c; c = bot->pool[c].next) {
		const struct tree_node *node = &bot->pool[c];
		if (node->seat != v.seat || !is_legal(legal, n, node->m))
			continue;
		pet_bot_thought_add(bot, node->m, told(bot, node), node->visits);
		if (!best || node->visits > bot->pool[best].visits)
			best = c;
	}
	if (!best)
		return legal[pet_bits_below(&bot->bits, (uint32_t)n)];
	best = least_effort(bot, best, legal, n);
	best = worthwhile(bot, game, best, legal, n);
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
		if (!best || bot->pool[best].seat != bot->pool[node].seat)
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

bool pet_bot_chances(void *memory, const struct pet_game *game, struct pet_view v, pet_move forced,
		     int32_t share[PET_SEATS_MAX])
{
	struct bot *bot = memory;
	pet_move legal[PET_MOVES_MAX];
	int n = pet_view_legal(game, v, legal);
	if (bot->spec.type != PET_BOT_MCTS || n == 0)
		return false;
	bot->seat = v.seat;
	bot->forced = forced;
	bot->thorough = true;
	bot->won = false;
	bot->thought_count = 0;
	bot->used = 0; /* a kept tree would inflate the count of this search */
	pet_mcts_choose(bot, game, v, legal, n);
	bot->forced = PET_MOVE_NONE;
	bot->thorough = false;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = (int32_t)(bot->chance[i] / (bot->iterations ? bot->iterations : 1));
	return true;
}
