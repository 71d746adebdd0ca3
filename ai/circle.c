/* circle.c: no progress, no move.
 *
 * A turn in which gold is paid to sail out and again to sail back leaves the same board and less gold:
 * whatever can be done now could have been done before. To a search such a move looks hardly worse than
 * ending the turn, so it is cut: a position of the turn that is equal to an earlier one but for what was
 * spent (game.h, spend) is never entered by choice. The bot remembers where its turn has been from one
 * question to the next; only questions between two actions (quiet ones) count. */
#include "ai/bot_internal.h"

#include <string.h>

bool pet_circle_place(const struct pet_game *game, const void *state, uint8_t seat,
		      struct been *out)
{
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	if (!game->bots->spend || pet_game_asked(state) != seat ||
	    !pet_game_node(game, state)->quiet)
		return false;
	memcpy(pub, state, game->pub_bytes);
	out->left = game->bots->spend(pub, seat);
	out->place = pet_public_hash(game, pub);
	return true;
}

static bool is_among(const struct been *been, int count, const struct been *now)
{
	for (int i = 0; i < count; i++)
		if (been[i].place == now->place && been[i].left >= now->left)
			return true;
	return false;
}

uint32_t pet_circle_spent(const struct been *been, int count, const struct been *now)
{
	for (int i = count; i-- > 0;)
		if (been[i].place == now->place && been[i].left > now->left)
			return been[i].left - now->left;
	return 0;
}

uint32_t pet_circle_price(const struct bot *bot, const struct pet_game *game, const void *state)
{
	struct been now;
	return pet_circle_place(game, state, bot->seat, &now)
		       ? pet_circle_spent(bot->been, bot->been_count, &now)
		       : 0;
}

bool pet_circle_closed(const struct bot *bot, const struct pet_game *game, const void *state,
		       struct been *way, int *count)
{
	struct been now;
	if (!pet_circle_place(game, state, bot->seat, &now))
		return false;
	if (is_among(bot->been, bot->been_count, &now))
		return true;
	if (!way)
		return false;
	if (is_among(way, *count, &now))
		return true;
	if (*count < BEEN_MAX)
		way[(*count)++] = now;
	return false;
}

void pet_circle_asked(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	struct been now;
	if (!game->bots->spend)
		return;
	if (bot->turn != pet_public_hash(game, v.pub))
		bot->been_count = 0;
	if (!pet_circle_place(game, v.pub, v.seat, &now))
		return;
	if (bot->been_count == BEEN_MAX) /* the oldest is forgotten */
		memmove(bot->been, bot->been + 1, sizeof *bot->been * (size_t)--bot->been_count);
	bot->been[bot->been_count++] = now;
}

void pet_circle_answered(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 pet_move m)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_bits luck = bot->bits;
	bot->turn = 0;
	if (!game->bots->spend)
		return;
	pet_game_resample(game, v, state, &luck);
	pet_game_advance(game, state, m, NULL);
	if (pet_game_asked(state) == v.seat)
		bot->turn = pet_public_hash(game, state);
}
