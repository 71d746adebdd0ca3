/* leaky.c: the sample game with one mistake each, of the kinds that are easily made. */
#include "tests/sample/leaky.h"

#include <string.h>

#include "tests/sample/state.h"

/* Tells everybody which card was drawn. */
static void apply_telling(void *state, struct frame *f, move m)
{
	struct lots *g = state;
	lots_nodes[N_DRAW].apply(state, f, m);
	g->journal.event[0].seen = SEEN_BY_ALL;
}

/* Leaves the card in a public place. */
static void apply_noting(void *state, struct frame *f, move m)
{
	struct lots *g = state;
	lots_nodes[N_DRAW].apply(state, f, m);
	g->pub.spare = move_a(m);
}

/* Does not ask a seat that has no choice: the others learn that its card is low. */
static void step_skipping(void *state, struct frame *f)
{
	struct lots *g = state;
	if (g->pub.bidder != NOBODY && g->priv[g->pub.bidder].card < 3)
		g->pub.chosen = 1;
	lots_nodes[N_CHOICE].step(state, f);
}

/* Offers a bid only if it would beat the next seat's card: peeks past its view. */
static int legal_peeking(struct view v, const struct frame *f, move *out)
{
	const struct lots *g = (const struct lots *)v.pub;
	int n = lots_nodes[N_BID].legal(v, f, out);
	uint8_t next = (uint8_t)((f->who + 1) % g->pub.flow.seats);
	return n > 1 && g->priv[next].card > 3 ? n - 1 : n;
}

/* Forgets to fill in the hands of others: an impossible position. */
static void resample_nothing(void *state, uint8_t seat, struct bits *bits)
{
	(void)state, (void)seat, (void)bits;
}

const struct game *leaky_game(enum leak leak)
{
	static const char *const name[LEAK_COUNT] = { "leaky-event", "leaky-record",
						      "leaky-field", "leaky-skip",
						      "leaky-legal", "leaky-resample" };
	static struct node nodes[LEAK_COUNT][N_COUNT];
	static struct game twin[LEAK_COUNT];
	struct node *node = nodes[leak];
	struct game *game = &twin[leak];

	memcpy(node, lots_nodes, sizeof lots_nodes);
	memcpy(game, &sample_game, sizeof sample_game);
	game->nodes = node;
	game->id = name[leak];
	switch (leak) {
	case LEAK_EVENT:
		node[N_DRAW].apply = apply_telling;
		break;
	case LEAK_RECORD:
		node[N_DRAW].seen = NULL;
		node[N_CHOOSE].seen = NULL;
		break;
	case LEAK_FIELD:
		node[N_DRAW].apply = apply_noting;
		break;
	case LEAK_SKIP:
		node[N_CHOICE].step = step_skipping;
		break;
	case LEAK_LEGAL:
		node[N_BID].legal = legal_peeking;
		break;
	default:
		game->resample = resample_nothing;
		break;
	}
	return game;
}
