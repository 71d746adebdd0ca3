/* ahead.c: a look at the seat's own next question.
 *
 * Some things are done in two steps: "buy a creature", then which. The state looked at is made from
 * the seat's view (resampled), and nothing is answered for dice, draws or other seats: so nothing
 * is seen that the seat does not know. */
#include "clients/term/ahead.h"

#include <string.h>

enum { FEW = 64 };

bool ahead(const struct pet_game *game, const void *state, pet_move m, void *then)
{
	uint8_t seat = pet_game_asked(state);
	struct pet_bits bits = { 1 };
	if (seat >= PET_SEATS_MAX)
		return false;
	pet_game_resample(game, pet_game_view(game, state, seat), then, &bits);
	pet_game_advance(game, then, m, NULL);
	return pet_game_asked(then) == seat;
}

static bool offers_verb(const struct pet_game *game, const void *state, pet_move m)
{
	static pet_move moves[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, moves);
	for (int i = 0; i < n; i++)
		if (pet_move_verb(moves[i]) == pet_move_verb(m))
			return true;
	return false;
}

/* One step, at its best: m is legal after it, or at least its verb is asked for. */
static int step(const struct pet_game *game, const void *state, const pet_move *moves, int count,
		pet_move m, pet_move *found)
{
	static _Alignas(64) unsigned char then[PET_STATE_MAX];
	int best = 0;
	for (int i = 0; i < count && best < 2; i++) {
		if (!ahead(game, state, moves[i], then))
			continue;
		int fit = pet_game_is_legal(game, then, m) ? 2 : offers_verb(game, then, m);
		if (fit > best) {
			best = fit;
			*found = moves[i];
		}
	}
	return best;
}

int ahead_way(const struct pet_game *game, const void *state, pet_move m, pet_move way[2])
{
	static pet_move first[PET_MOVES_MAX], second[PET_MOVES_MAX];
	static _Alignas(64) unsigned char then[PET_STATE_MAX];
	int count = pet_game_legal(game, state, first), best, long_way = 0;
	pet_move found[2];
	best = step(game, state, first, count, m, &way[0]);
	for (int i = 0; i < count && !best && count <= FEW && long_way < 2; i++) {
		if (!ahead(game, state, first[i], then))
			continue;
		int n = pet_game_legal(game, then, second);
		int fit = n <= FEW ? step(game, then, second, n, m, &found[1]) : 0;
		if (fit > long_way) {
			long_way = fit;
			way[0] = first[i];
			way[1] = found[1];
		}
	}
	return best ? 1 : long_way ? 2 : 0;
}
