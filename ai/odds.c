/* odds.c: see odds.h. Decisions on the way (cards, losses, rerolls) are made by a greedy bot from
 * the view of the seat that is asked. */
#include "ai/odds.h"

#include <string.h>

#include "core/foresee.h"

enum { LOOKS = 40, STEPS_MAX = 400, CHAINS = 600, CHAIN_MAX = 12 };

static struct pet_bot_spec fighter(void)
{
	return (struct pet_bot_spec){ .type = PET_BOT_GREEDY, .budget = LOOKS };
}

size_t pet_odds_bytes(void)
{
	struct pet_bot_spec spec = fighter();
	return pet_bot_bytes(&spec);
}

/* Whether battle b is still going on. */
static bool fought(const struct pet_game *game, const void *state, const struct pet_battle *b)
{
	struct pet_battle now;
	return pet_game_asked(state) != PET_NOBODY && game->battle(state, &now) &&
	       now.kind == b->kind && now.place == b->place && now.side[0] == b->side[0] &&
	       now.side[1] == b->side[1];
}

static pet_move answer(void *bot, const struct pet_game *game, const void *state, uint8_t stand,
		       struct pet_bits *bits)
{
	pet_move legal[PET_MOVES_MAX];
	uint8_t asked = pet_game_asked(state);
	if (asked == PET_CHANCE)
		return pet_game_sample(game, state, pet_bits_next(bits));
	if ((stand >> asked & 1) && pet_game_node(game, state)->stand) {
		pet_game_legal(game, state, legal);
		return legal[0];
	}
	return pet_bot_choose(bot, game, pet_game_view(game, state, asked));
}

/* Plays out the battle of a state and counts the survivors. */
static void fight_out(void *bot, const struct pet_game *game, void *state,
		      const struct pet_battle *b, uint8_t stand, struct pet_bits *bits,
		      struct pet_odds *out)
{
	uint8_t left[2];
	for (int step = 0; step < STEPS_MAX && fought(game, state, b); step++)
		pet_game_advance(game, state, answer(bot, game, state, stand, bits), NULL);
	for (int side = 0; side < 2; side++) {
		left[side] = game->bots->battle_units(state, b, side);
		out->left[side] += left[side];
	}
	bool empty = !left[0] && !left[1], kept[2] = { false };
	for (int side = 0; side < 2; side++)
		kept[side] = empty && game->bots->battle_keeps &&
			     game->bots->battle_keeps(state, b, side);
	out->holds[0] += (left[0] && !left[1]) || kept[0];
	out->holds[1] += (left[1] && !left[0]) || kept[1];
	out->nobody += empty && !kept[0] && !kept[1];
}

/* Plays out the battle in out->fights worlds that fit the view; m: the move that leads to it, or
 * NULL. */
static void sample(void *memory, const struct pet_game *game, struct pet_view v, const pet_move *m,
		   struct pet_battle *b, uint8_t stand, uint64_t seed, struct pet_odds *out)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_bot_spec spec = fighter();
	struct pet_bits bits = { seed };
	pet_bot_init(memory, &spec, seed);
	for (uint32_t i = 0; i < out->fights; i++) {
		pet_game_resample(game, v, state, &bits);
		if (m) {
			pet_foresee_play(game, state, v.seat, *m);
			if (!game->battle(state, b))
				continue;
		}
		fight_out(memory, game, state, b, stand, &bits, out);
	}
}

bool pet_battle_odds(void *memory, const struct pet_game *game, struct pet_view v, uint32_t fights,
		     uint8_t stand, uint64_t seed, struct pet_odds *out)
{
	struct pet_battle b;
	*out = (struct pet_odds){ .fights = fights };
	if (!game->battle || pet_game_asked(v.pub) == PET_NOBODY || !game->battle(v.pub, &b))
		return false;
	sample(memory, game, v, NULL, &b, stand, seed, out);
	return true;
}

bool pet_move_odds(void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		   uint32_t fights, uint64_t seed, struct pet_odds *out)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_foresight seen;
	struct pet_battle b = { 0 };

	*out = (struct pet_odds){ .fights = fights };
	pet_foresee_from(game, v, state);
	pet_foresee(game, state, v.seat, m, &seen);
	if (!seen.fights)
		return false;
	sample(memory, game, v, &m, &b, 0xff, seed, out);
	if (b.side[0] != seen.battle.side[0]) {
		/* the other side attacks */
		struct pet_odds was = *out;
		for (int side = 0; side < 2; side++) {
			out->holds[side] = was.holds[!side];
			out->left[side] = was.left[!side];
		}
	}
	return true;
}

/* Whether this hunt is still going on. */
static bool hunted(const struct pet_game *game, const void *state, const struct pet_hunt *h)
{
	struct pet_hunt now;
	return pet_game_asked(state) != PET_NOBODY && game->bots->hunt(state, &now) &&
	       now.seat == h->seat && now.prey == h->prey;
}

/* Whether answers of the hunter alone, without a die between them, end the hunt with its prey; the first
 * of them. Whoever holds what slays it will not miss it, as a simple bot may. */
static bool finishes(const struct pet_game *game, const void *state, const struct pet_hunt *h,
		     int depth, uint32_t *looks, pet_move *first)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX], next;
	int n = pet_game_legal(game, state, legal);
	for (int i = 0; i < n && *looks; i++) {
		--*looks;
		memcpy(copy, state, game->state_bytes);
		pet_game_advance(game, copy, legal[i], NULL);
		*first = legal[i];
		if (game->bots->caught(copy, h))
			return true;
		if (depth < CHAIN_MAX && hunted(game, copy, h) && pet_game_asked(copy) == h->seat &&
		    finishes(game, copy, h, depth + 1, looks, &next))
			return true;
	}
	return false;
}

/* The next step of a hunt. */
static pet_move chase(void *bot, const struct pet_game *game, const void *state,
		      const struct pet_hunt *h, struct pet_bits *bits)
{
	pet_move first;
	uint32_t looks = CHAINS;
	if (pet_game_asked(state) == h->seat && finishes(game, state, h, 1, &looks, &first))
		return first;
	return answer(bot, game, state, 0, bits);
}

bool pet_hunt_odds(void *memory, const struct pet_game *game, struct pet_view v, const pet_move *m,
		   uint32_t tries, uint64_t seed, uint32_t *caught)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_bot_spec spec = fighter();
	struct pet_bits bits = { seed };
	struct pet_hunt h;

	*caught = 0;
	if (!game->bots->hunt || pet_game_asked(v.pub) == PET_NOBODY ||
	    (m && game->bots->hunt(v.pub, &h)))
		return false;
	pet_bot_init(memory, &spec, seed);
	for (uint32_t i = 0; i < tries; i++) {
		pet_game_resample(game, v, state, &bits);
		if (m)
			pet_foresee_play(game, state, v.seat, *m);
		if (!game->bots->hunt(state, &h))
			return false;
		for (int step = 0; step < STEPS_MAX && hunted(game, state, &h); step++)
			pet_game_advance(game, state, chase(memory, game, state, &h, &bits), NULL);
		*caught += game->bots->caught(state, &h);
	}
	return true;
}
