/* mcts.c: information-set tree search.
 *
 * Every iteration samples a world that fits the view (pet_game_resample), descends the tree of
 * moves (balancing value and exploration), samples chance on the way (open loop: chance has no
 * nodes), plays a few random decisions beyond the leaf, evaluates the position and adds the mover's
 * share to every move on the path (max^n: each seat maximises its own share).
 *
 * Nodes hold statistics only. A leaf gets children after a few visits; each child's prior comes
 * from a one-ply evaluation. As long as nothing is hidden and chance has not been asked, a node has
 * one position only: its moves and its worth are kept (tree.c), so an iteration first walks down the
 * tree without a position, and often needs none.
 *
 * The tree is kept from one of our decisions to the next when nobody else has acted in between. The
 * search ends as soon as the rest of the budget cannot change the choice. If the game turns out to be
 * decided early in the search, it starts again and counts points, too; among moves of equal worth it
 * then plays the one with the fewest own moves to follow, so that bots do not stall. All arithmetic
 * is in integers, so results agree on every platform. */
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
	LOST = WHOLE / 64, /* a share below this is lost */
	DECIDED_PART = 4,  /* after 1 / this of the budget, */
	DECIDED_LEAST = 32 /* but at least this many iterations: is the game decided? */
};

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

/* One way down the tree. */
struct descent {
	uint32_t path[PATH_MAX_NODES];
	int length;
	bool sure; /* the position is always this one: nothing is hidden, and chance was not asked */
	bool turn; /* nobody else has acted yet */
	struct been way[BEEN_MAX];
	int been;
};

static uint32_t enter(struct bot *bot, struct descent *d, uint32_t child)
{
	d->path[d->length++] = child;
	d->turn = d->turn && bot->pool[child].seat == bot->seat;
	return child;
}

static uint32_t forced_child(const struct bot *bot, uint32_t node)
{
	return node == bot->root && bot->forced ? pet_tree_child(bot, node, bot->forced) : 0;
}

/* Follows the tree as far as moves and positions are the same every time and have been there before. */
static void walk(struct bot *bot, struct descent *d)
{
	uint32_t node = bot->root;
	while (d->length < PATH_MAX_NODES && bot->pool[node].sure) {
		uint8_t seat = node == bot->root ? bot->seat : bot->pool[node].then;
		if (seat >= PET_SEATS_MAX)
			return;
		uint32_t child = forced_child(bot, node);
		if (!child)
			child = pet_tree_select_sure(bot, node, seat);
		node = enter(bot, d, child);
		if (!bot->pool[node].visits)
			return;
		if (d->turn && bot->pool[node].placed && d->been < BEEN_MAX) {
			const struct tree_leaf *leaf = pet_tree_leaf(bot, node);
			d->way[d->been++] = (struct been){ leaf->place, leaf->left };
		}
	}
}

/* After a move within the turn: whether it ends where the turn has been; if the position is always the same,
 * its place is kept. */
static void look_back(struct bot *bot, const struct pet_game *game, struct descent *d,
		      uint32_t node)
{
	int before = d->been;
	if (!d->turn)
		return;
	if (pet_circle_closed(bot, game, bot->play, d->way, &d->been)) {
		bot->pool[node].circle = 1;
	} else if (d->sure && d->been > before) {
		struct tree_leaf *leaf = pet_tree_leaf(bot, node);
		leaf->place = d->way[before].place;
		leaf->left = d->way[before].left;
		bot->pool[node].placed = 1;
	}
}

/* Whether the first look at a node says all that a play-out from it could. */
static bool says_all(const struct bot *bot, const struct tree_node *node)
{
	return node->known &&
	       (node->then == THEN_NOBODY || (node->then < PET_SEATS_MAX && !bot->outlook.depth &&
					      (!bot->outlook.rest || node->quiet)));
}

/* What happens where the walk has ended is known without the position. */
static bool is_told(const struct bot *bot, const struct descent *d)
{
	const struct tree_node *node = &bot->pool[d->path[d->length - 1]];
	if (d->length == 1 || !says_all(bot, node))
		return false;
	if (node->then == THEN_NOBODY)
		return true;
	if (node->visits)
		return !node->expanded && node->visits < bot->outlook.expand;
	return !(d->turn && node->quiet && node->then == bot->seat); /* it may close a circle */
}

/* Down the tree from where the walk has ended, whose position is at hand. */
static void descend(struct bot *bot, const struct pet_game *game, struct descent *d)
{
	uint32_t node = d->path[d->length - 1];
	pet_move legal[PET_MOVES_MAX];
	while (d->length < PATH_MAX_NODES && pet_game_asked(bot->play) != PET_NOBODY) {
		uint8_t seat = pet_game_asked(bot->play);
		if (seat == PET_CHANCE) {
			pet_game_advance(game, bot->play, chance(bot, game), NULL);
			d->sure = false;
			continue;
		}
		if (node != bot->root && !bot->pool[node].expanded &&
		    bot->pool[node].visits < bot->outlook.expand)
			return;
		int n = pet_game_legal(game, bot->play, legal);
		if (!bot->pool[node].expanded && bot->used + (uint32_t)n < bot->spec.pool)
			pet_tree_expand(bot, game, bot->play, node, legal, n, d->sure);
		uint32_t child = forced_child(bot, node);
		if (!child)
			child = pet_tree_select(bot, game, node, seat, legal, n);
		if (!child)
			return;
		pet_game_advance(game, bot->play, bot->pool[child].m, NULL);
		node = enter(bot, d, child);
		look_back(bot, game, d, node);
	}
}

/* Puts the position after the walk into play. */
static void replay(struct bot *bot, const struct pet_game *game, struct descent *d)
{
	memcpy(bot->play, bot->world, game->state_bytes);
	for (int i = 1; i < d->length; i++)
		pet_game_advance(game, bot->play, bot->pool[d->path[i]].m, NULL);
	uint32_t node = d->path[d->length - 1];
	if (d->length > 1 && !bot->pool[node].visits)
		look_back(bot, game, d, node);
}

static void learn(struct bot *bot, const struct descent *d, const int32_t share[PET_SEATS_MAX])
{
	for (int i = 0; i < PET_SEATS_MAX; i++)
		bot->chance[i] += (uint64_t)share[i];
	for (int i = 0; i < d->length; i++) {
		struct tree_node *node = &bot->pool[d->path[i]];
		node->visits++;
		node->sum += (uint64_t)share[node->seat];
	}
	/* the first moves of a new tree follow its root */
	uint32_t move = d->length > 1 ? d->path[1] - bot->root - 1 : PET_MOVES_MAX;
	if (bot->thorough && move < PET_MOVES_MAX)
		for (int i = 0; i < PET_SEATS_MAX; i++)
			bot->by_move[move][i] += (uint64_t)share[i];
}

#ifdef PETTEIA_RECOUNT
/* Whether what was kept of the position at the end of a walk is what a judgement says of it now. */
static bool is_still_so(struct bot *bot, const struct pet_game *game, struct descent *d,
			const int32_t share[PET_SEATS_MAX])
{
	int32_t now[PET_SEATS_MAX] = { 0 };
	bool same = true;
	replay(bot, game, d);
	judge(bot, game, now);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		same = same && share[i] - now[i] <= 1 && now[i] <= share[i];
	return same;
}
#endif

static void iterate(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	struct descent d;
	int32_t share[PET_SEATS_MAX] = { 0 };
	d.path[0] = bot->root;
	d.length = 1;
	d.been = 0;
	d.sure = bot->certain;
	d.turn = game->bots->spend;
	bot->fate_at = bot->fate_now;

	if (d.sure) {
		walk(bot, &d);
		if (is_told(bot, &d)) {
			pet_tree_recall(bot, d.path[d.length - 1], share);
			pet_must_recount(is_still_so(bot, game, &d, share));
			learn(bot, &d, share);
			return;
		}
		replay(bot, game, &d);
	} else {
		pet_game_resample(game, v, bot->play, &bot->bits);
	}
	descend(bot, game, &d);
	const struct tree_node *leaf = &bot->pool[d.path[d.length - 1]];
	if (d.sure && d.length > 1 && says_all(bot, leaf))
		pet_tree_recall(bot, d.path[d.length - 1], share);
	else
		judge(bot, game, share);
	learn(bot, &d, share);
}

/* A tree without a visit, for an open or a decided game. */
static void plant(struct bot *bot, uint8_t seat, int64_t par, int32_t win)
{
	bot->used = 1; /* node 0 is no node */
	bot->root = pet_tree_node(bot, PET_MOVE_NONE, seat);
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
		bot->pool[c].idle = pet_tree_idle(game, bot->world, bot->pool[c].m);
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
	uint64_t luck = bot->bits.state;
	pet_game_resample(game, v, bot->world, &bot->bits);
	bot->certain = bot->bits.state == luck; /* a world that takes no luck is the only one */
	look_out(bot, game);
	root_find(bot, game, v);
	memset(bot->chance, 0, sizeof bot->chance);
	search_in_time(bot, game, v, legal, n);
	bot->asked_root = bot->root;
}
