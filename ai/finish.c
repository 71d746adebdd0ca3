/* finish.c: forced wins.
 *
 * A proof, not an estimate: one choice at each of our questions, all answers of the others in
 * between, no chance. Iterative deepening finds the shortest win first; where something is hidden
 * it is verified in several worlds. A tree search, or a search of one action, misses wins that take
 * two or three actions in a row, which a person sees. */
#include "ai/bot_internal.h"

#include <string.h>

enum {
	DEPTH_MOST = 12,
	WORLDS_HIDDEN = 4,
	TRIES_MOST = 6,
	LARGE = 4000, /* a larger budget is spent only where there is hope */
	LINES = 30,
	PART = 20
};

struct proof {
	const struct pet_game *game;
	struct bot *bot;
	uint8_t seat;
	uint32_t left; /* positions that may still be examined */
	bool cut;      /* something lay beyond the depth limit */
};

/* Whether it is known that there is no win from here at this depth or more, since different orders
 * of the same actions lead to one position. Otherwise stores the position. */
static bool seen_in_vain(struct proof *p, const void *state, int depth)
{
	uint64_t h = pet_public_hash(p->game, state);
	uint64_t *slot = &p->bot->vain[h % FINISH_VAIN];
	uint64_t key = h << 4;
	if ((*slot & ~(uint64_t)15) == key && (int)(*slot & 15) >= depth)
		return true;
	*slot = key | (uint64_t)depth;
	return false;
}

static bool wins(struct proof *p, const void *state, int depth);

static bool won(const struct proof *p, const void *state)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	p->game->result(state, share);
	return share[p->seat] == PET_SHARES;
}

static bool after(struct proof *p, const void *state, pet_move m, int depth)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	if (p->left == 0)
		return false;
	p->left--;
	memcpy(copy, state, p->game->state_bytes);
	pet_game_advance(p->game, copy, m, NULL);
	return wins(p, copy, depth);
}

static bool wins(struct proof *p, const void *state, int depth)
{
	pet_move legal[PET_MOVES_MAX];
	uint8_t asked = pet_game_asked(state);
	if (asked == PET_NOBODY)
		return won(p, state);
	if (asked == PET_CHANCE)
		return false;
	if (depth == 0) {
		p->cut = true;
		return false;
	}
	bool mine = asked == p->seat;
	if (mine && seen_in_vain(p, state, depth))
		return false;
	int n = pet_game_legal(p->game, state, legal);
	for (int i = 0; i < n; i++)
		if (after(p, state, legal[i], depth - 1) == mine)
			return mine;
	return !mine;
}

/* The first move of the shortest forced win in this world, or PET_MOVE_NONE. */
static pet_move shortest(struct proof *p, const void *state, const pet_move *legal, int n)
{
	for (int depth = 0; depth < DEPTH_MOST && p->left; depth++) {
		p->cut = false;
		for (int i = 0; i < n && p->left; i++)
			if (after(p, state, legal[i], depth))
				return legal[i];
		if (!p->cut)
			break;
	}
	return PET_MOVE_NONE;
}

/* The shortest forced win among the moves of a list in a world, which varies with w where something
 * is hidden. */
static pet_move in_world(struct bot *bot, const struct pet_game *game, struct pet_view v, int w,
			 const pet_move *moves, int n, uint32_t budget)
{
	struct proof p = { game, bot, v.seat, budget, false };
	struct pet_bits bits = { bot->nature + (uint64_t)w };
	memset(bot->vain, 0, sizeof bot->vain);
	pet_game_resample(game, v, bot->world, &bits);
	return shortest(&p, bot->world, moves, n);
}

/* Whether one of some lines of random moves wins before chance is asked. Most questions have no such
 * line and no win; to look for one with the whole budget would take longer than to think. */
static bool smells_of_a_win(struct bot *bot, const struct pet_game *game, uint8_t seat)
{
	const struct proof p = { .game = game, .seat = seat };
	struct pet_bits bits = { bot->nature };
	pet_move legal[PET_MOVES_MAX];
	for (int i = 0; i < LINES; i++) {
		memcpy(bot->play, bot->world, game->state_bytes);
		for (int k = 0; k < DEPTH_MOST && pet_game_asked(bot->play) < PET_SEATS_MAX; k++) {
			int n = pet_game_legal(game, bot->play, legal);
			pet_move m = legal[pet_bits_below(&bits, (uint32_t)n)];
			pet_game_advance(game, bot->play, m, NULL);
		}
		if (pet_game_asked(bot->play) == PET_NOBODY && won(&p, bot->play))
			return true;
	}
	return false;
}

/* The budget for a question of a seat with that many fair shares of the win, in WHOLE: all of it
 * where random moves can win or the seat is ahead; nothing where the search for the question before,
 * which led straight here, has been in vain; else a part. */
static uint32_t worth(struct bot *bot, const struct pet_game *game, uint8_t seat, int32_t shares,
		      uint32_t budget)
{
	if (bot->finishing || budget <= LARGE || smells_of_a_win(bot, game, seat))
		return budget;
	if (bot->in_vain && bot->expected == pet_public_hash(game, bot->world))
		return 0;
	return shares > WHOLE / 4 * 5 ? budget : budget / PART;
}

pet_move pet_finish_find(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 const pet_move *legal, int n, uint32_t budget)
{
	int32_t share[PET_SEATS_MAX] = { 0 };
	int worlds = game->resample ? WORLDS_HIDDEN : 1;
	pet_move hope[PET_MOVES_MAX];

	pet_game_resample(game, v, bot->world, &bot->bits);
	pet_bot_judge(bot, game, bot->world, share);
	/* A seat that is far behind does not win in one turn, and the proof would take budget from
	 * the search. In the middle of a win a position may look poor. */
	int32_t shares = share[v.seat] * ((const struct pet_flow *)bot->world)->seats;
	if (!bot->finishing && shares < WHOLE / 2) {
		bot->in_vain = false;
		return PET_MOVE_NONE;
	}
	budget = worth(bot, game, v.seat, shares, budget);
	memcpy(hope, legal, (size_t)n * sizeof *hope);
	for (int tries = 0; budget && n && tries < TRIES_MOST; tries++) {
		pet_move m = in_world(bot, game, v, 0, hope, n, budget);
		int w = 1;
		if (m == PET_MOVE_NONE)
			break;
		while (w < worlds && in_world(bot, game, v, w, &m, 1, budget) == m)
			w++;
		bot->finishing = w == worlds;
		if (bot->finishing)
			return m;
		/* the win depended on hidden things: another move may not need them */
		int kept = 0;
		for (int i = 0; i < n; i++)
			if (hope[i] != m)
				hope[kept++] = hope[i];
		n = kept;
	}
	bot->finishing = false;
	bot->in_vain = true;
	return PET_MOVE_NONE;
}
