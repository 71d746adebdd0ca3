#include "core/batch.h"

#include <string.h>

#include "core/bots.h"

static void *state_of(const struct pet_batch *b, uint32_t i)
{
	return (char *)b->state + (size_t)i * b->stride;
}

/* Plays chance until a seat is asked, then updates the match's rows. */
static void settle(const struct pet_batch *b, uint32_t i)
{
	void *state = state_of(b, i);
	while (pet_game_asked(state) == PET_CHANCE)
		pet_game_advance(b->game, state,
				 pet_game_sample(b->game, state, pet_bits_next(&b->dice[i])), NULL);
	b->asked[i] = pet_game_asked(state);
	b->moves[i] = (uint16_t)pet_game_legal(b->game, state, b->move + (size_t)i * PET_MOVES_MAX);
	if (b->asked[i] == PET_NOBODY)
		b->game->result(state, b->share + (size_t)i * PET_SEATS_MAX);
}

static const char *start(const struct pet_batch *b, uint32_t i)
{
	const char *wrong = pet_game_start(b->game, state_of(b, i), b->setup, NULL);
	memset(b->share + (size_t)i * PET_SEATS_MAX, 0, PET_SEATS_MAX);
	if (!wrong)
		settle(b, i);
	return wrong;
}

const char *pet_batch_start(const struct pet_batch *b, uint32_t from, uint32_t to)
{
	const char *wrong = NULL;
	for (uint32_t i = from; i < to && !wrong; i++)
		wrong = start(b, i);
	return wrong;
}

static void advance(const struct pet_batch *b, uint32_t i, uint32_t choice)
{
	pet_game_advance(b->game, state_of(b, i), b->move[(size_t)i * PET_MOVES_MAX + choice],
			 NULL);
	settle(b, i);
}

uint32_t pet_batch_step(const struct pet_batch *b, const int32_t *choice, uint32_t from,
			uint32_t to)
{
	uint32_t decided = 0;
	for (uint32_t i = from; i < to; i++) {
		int32_t c = choice[i - from];
		if (b->asked[i] == PET_NOBODY) {
			start(b, i);
		} else if (c >= 0 && c < b->moves[i]) {
			advance(b, i, (uint32_t)c);
			decided++;
		}
	}
	return decided;
}

uint32_t pet_batch_play(const struct pet_batch *b, uint32_t steps, uint32_t from, uint32_t to)
{
	uint32_t decided = 0;
	for (uint32_t i = from; i < to; i++)
		for (uint32_t k = 0; k < steps && b->asked[i] != PET_NOBODY; k++, decided++)
			advance(b, i, pet_bits_below(&b->dice[i], b->moves[i]));
	return decided;
}

void pet_batch_look(const struct pet_batch *b, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to; i++) {
		memset(b->share + (size_t)i * PET_SEATS_MAX, 0, PET_SEATS_MAX);
		settle(b, i);
	}
}

uint32_t pet_batch_view_bytes(const struct pet_game *game)
{
	return (uint32_t)game->pub_bytes + game->priv_bytes;
}

void pet_batch_views(const struct pet_batch *b, uint8_t *out, uint32_t from, uint32_t to)
{
	const struct pet_game *game = b->game;
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	for (uint32_t i = from; i < to; i++, out += pet_batch_view_bytes(game)) {
		struct pet_view v = pet_game_view(game, state_of(b, i), b->asked[i]);
		memcpy(pub, v.pub, game->pub_bytes);
		if (game->veil)
			game->veil(pub, v.seat);
		memcpy(out, pub, game->pub_bytes);
		if (v.mine)
			memcpy(out + game->pub_bytes, v.mine, game->priv_bytes);
		else
			memset(out + game->pub_bytes, 0, game->priv_bytes);
	}
}

uint32_t pet_game_feature_count(const struct pet_game *game)
{
	uint32_t n = 0;
	while (game->bots->feature && game->bots->feature[n].token)
		n++;
	return n;
}

const char *pet_game_feature_name(const struct pet_game *game, uint32_t i)
{
	return i < pet_game_feature_count(game) ? game->bots->feature[i].token : NULL;
}

void pet_game_imagine(const struct pet_game *game, const void *state, uint8_t seat, void *world,
		      struct pet_bits *bits)
{
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	struct pet_view v = pet_game_view(game, state, seat);
	memcpy(pub, v.pub, game->pub_bytes);
	if (game->veil)
		game->veil(pub, seat);
	if (game->veil && game->guess)
		game->guess(pub, seat);
	v.pub = pub;
	pet_game_resample(game, v, world, bits);
}

void pet_batch_features(const struct pet_batch *b, int16_t *out, uint32_t from, uint32_t to)
{
	_Alignas(64) unsigned char world[PET_STATE_MAX];
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
	uint32_t n = pet_game_feature_count(b->game);
	for (uint32_t i = from; i < to; i++, out += (size_t)n * PET_SEATS_MAX) {
		memset(row, 0, sizeof row);
		if (n && b->asked[i] != PET_NOBODY) {
			pet_game_imagine(b->game, state_of(b, i), b->asked[i], world, &b->dice[i]);
			b->game->bots->features(world, row, NULL);
		}
		for (int seat = 0; seat < PET_SEATS_MAX; seat++)
			memcpy(out + (size_t)seat * n, row[seat], n * sizeof *out);
	}
}
