/* ends.c: the verb that a question marks as the end of the turn (struct pet_node) is one, and no other is.
 *
 * A turn here is what the frames below the question say: while they stand where they are, it goes on. */
#include "tests/conformance/suite.h"

#include <string.h>

enum { NODES = 256, VERBS = 256, OFTEN = 20 };

/* What became of a verb at a question, of one game. */
static struct {
	uint32_t goes_on, leaves; /* the turn */
	bool other;               /* somebody else was asked then */
} seen[NODES][VERBS];
static const struct pet_game *seen_game;

static struct pet_flow asked, ended; /* the last question; the turn that was given up */
static uint8_t verb;

static bool same_turn(const struct pet_flow *was, const struct pet_flow *now)
{
	bool same = now->depth >= was->depth;
	for (int i = 0; same && i < was->depth - 1; i++) {
		const struct pet_frame *a = &was->frame[i], *b = &now->frame[i];
		same = a->node == b->node && a->pc == b->pc && a->who == b->who && a->n == b->n;
	}
	return same;
}

static const struct pet_frame *top(const struct pet_flow *fl)
{
	return &fl->frame[fl->depth - 1];
}

void end_begin(const struct pet_game *game)
{
	if (seen_game != game)
		memset(seen, 0, sizeof seen);
	seen_game = game;
	ended.depth = 0;
}

/* Before a move. */
void end_made(const void *state, pet_move m)
{
	asked = *(const struct pet_flow *)state;
	verb = pet_move_verb(m);
}

/* After it: who has ended his turn is not asked the same again in it. */
void end_kept(const struct pet_game *game, const void *state)
{
	const struct pet_flow *now = state;
	if (ended.depth && !same_turn(&ended, now))
		ended.depth = 0;
	if (ended.depth && now->depth == ended.depth && top(now)->node == top(&ended)->node &&
	    top(now)->who == top(&ended)->who)
		bad("%s: asked again after the verb that ends the turn",
		    game->nodes[top(now)->node].name);
	if (asked.asked == PET_CHANCE)
		return;
	uint8_t node = top(&asked)->node;
	if (same_turn(&asked, now)) {
		seen[node][verb].goes_on++;
	} else {
		seen[node][verb].leaves++;
		seen[node][verb].other |= now->asked != asked.asked && now->asked < PET_SEATS_MAX;
	}
	if (verb == game->nodes[node].ends)
		ended = same_turn(&asked, now) ? asked : (struct pet_flow){ 0 };
}

/* Where nothing is half done and other answers go on with the turn, a bare verb that never does is its end: the node
 * has to say so. */
void end_judge(const struct pet_game *game)
{
	for (int node = 1; node < game->node_count; node++) {
		const struct pet_node *row = &game->nodes[node];
		bool goes_on = false;
		for (int v = 1; v < game->verb_count; v++)
			goes_on |= seen[node][v].goes_on > 0;
		if (!goes_on || !row->quiet || row->auction || row->passes)
			continue;
		for (int v = 1; v < game->verb_count; v++)
			if (v != row->ends && !seen[node][v].goes_on &&
			    seen[node][v].leaves >= OFTEN && seen[node][v].other &&
			    game->verbs[v].kind[0] == PET_K_NONE)
				bad("%s: '%s' always ends the turn and is not marked", row->name,
				    game->verbs[v].token);
	}
}
