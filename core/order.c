/* order.c: standing orders (order.h). */
#include "core/order.h"

#include <string.h>

int pet_verb_amount(const struct pet_verb *verb)
{
	int found = -1;
	for (int i = 0; i < 3; i++)
		if (verb->kind[i] == PET_K_NUMBER)
			found = found < 0 ? i : 3; /* two numbers are no amount */
	return found < 3 ? found : -1;
}

static const struct pet_node *taken(const struct pet_game *game, const void *pub)
{
	if (pet_game_asked(pub) >= PET_SEATS_MAX)
		return NULL;
	const struct pet_node *node = pet_game_node(game, pub);
	return node->auction || node->passes ? node : NULL;
}

bool pet_order_taken(const struct pet_game *game, const void *pub)
{
	return taken(game, pub);
}

/* Whether the move is what the wish wants: the same, or less of it. */
static bool fits(const struct pet_game *game, pet_move m, pet_move wish)
{
	uint8_t verb = pet_move_verb(wish);
	if (!verb || verb >= game->verb_count || pet_move_verb(m) != verb)
		return false;
	int amount = pet_verb_amount(&game->verbs[verb]);
	for (int i = 0; i < 3; i++)
		if (i == amount ? pet_move_arg(m, i) > pet_move_arg(wish, i)
				: pet_move_arg(m, i) != pet_move_arg(wish, i))
			return false;
	return true;
}

/* Of moves that differ in their amount alone the smaller one is the smaller number. */
static pet_move least(const struct pet_game *game, const pet_move *legal, int count, pet_move wish)
{
	pet_move best = PET_MOVE_NONE;
	for (int i = 0; i < count; i++)
		if (fits(game, legal[i], wish) && (best == PET_MOVE_NONE || legal[i] < best))
			best = legal[i];
	return best;
}

pet_move pet_order_answer(const struct pet_game *game, struct pet_view v,
			  const struct pet_order *order)
{
	pet_move legal[PET_MOVES_MAX], m = PET_MOVE_NONE;
	const struct pet_node *node = taken(game, v.pub);
	int count = node ? pet_view_legal(game, v, legal) : 0;
	for (int i = 0; i < order->count && m == PET_MOVE_NONE; i++)
		m = least(game, legal, count, order->wish[i]);
	for (int i = 0; i < count && order->pass && m == PET_MOVE_NONE; i++)
		if (node->passes && pet_move_verb(legal[i]) == node->passes)
			m = legal[i];
	return m;
}

/* Who the seat plays in the question: a faction, or the seat itself. */
static uint8_t who_of(const struct pet_game *game, const void *pub, uint8_t seat)
{
	unsigned count = game->who_kind >= PET_K_GAME ? game->kinds[game->who_kind].count : 0;
	for (unsigned who = 0; game->seat_of && who < count; who++)
		if (game->seat_of(pub, (uint8_t)who) == seat)
			return (uint8_t)who;
	return seat;
}

bool pet_order_ask(const struct pet_game *game, void *pub, uint8_t seat)
{
	const struct pet_node *node = taken(game, pub);
	struct pet_flow *flow = pub;
	if (!node || !node->auction || seat >= flow->seats)
		return false;
	if (flow->asked == seat)
		return true;
	struct pet_frame *f = pet_flow_top(flow);
	f->who = who_of(game, pub, seat);
	memset(f->x, PET_NOBODY, sizeof f->x);
	flow->asked = seat;
	return true;
}
