/* character.c: whom a weak bot plays (game.h, characters).
 *
 * A character adds what it likes to the judgement of every position that it looks at: it follows a plan
 * because it values the steps of it too much. Where the game has a plan of the same name (plans), leaving it
 * costs, too. What wins at once it still sees as a win. */
#include "ai/bot_internal.h"

enum {
	STRANGE_MOST = 30, /* thousandths of a win for the full range of a feature */
	ASTRAY_MOST = 100, /* points by which a move can be worse than the plan's, */
	ASTRAY_COST = 16   /* ... each of so many thousandths of a win */
};

const struct pet_character *pet_character_find(const struct pet_game *game, const char *token)
{
	const struct pet_character *c = game->bots->characters;
	for (; c && c->token; c++)
		if (pet_token_is(token, pet_text_length(token), c->token))
			return c;
	return NULL;
}

void pet_bot_cast(struct pet_bot_spec *spec, const struct pet_game *game, uint64_t key,
		  uint8_t seat)
{
	const struct pet_character *c = game->bots->characters;
	struct pet_bits bits = { key };
	uint32_t n = 0;
	while (c && c[n].token)
		n++;
	if (!n || !spec->whim || spec->character[0])
		return;
	/* neighbours differ */
	const char *token = c[(pet_bits_below(&bits, n) + seat) % n].token;
	for (size_t i = 0; i + 1 < sizeof spec->character && token[i]; i++)
		spec->character[i] = token[i];
}

/* The likings of somebody whom nobody has written: any feature, any sign. */
static int64_t strange(const struct pet_game *game, uint64_t seed, const int16_t *row)
{
	struct pet_bits bits = { seed };
	int64_t sum = 0;
	for (int i = 0; game->bots->feature[i].token; i++) {
		int32_t points =
			(int32_t)pet_bits_below(&bits, 2 * STRANGE_MOST + 1) - STRANGE_MOST;
		if (pet_bits_below(&bits, 4) == 0) /* most things are all the same to it */
			sum += (int64_t)points * 8 * row[i] * WHOLE / 1000 >>
			       game->bots->feature[i].bits;
	}
	return sum;
}

int32_t pet_character_leaning(const struct bot *bot, const struct pet_game *game, const void *state)
{
	const struct pet_bot_spec *spec = &bot->spec;
	const struct pet_character *c = bot->character;
	int64_t sum = 0;
	if (!c && !spec->stranger && !spec->taste)
		return 0;
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX] = { 0 };
	game->bots->features(state, row, NULL);
	const int16_t *mine = row[bot->seat];
	for (int i = 0; spec->taste && game->bots->feature[i].token; i++)
		sum += spec->taste[i] * mine[i];
	if (spec->stranger)
		sum += strange(game, spec->stranger, mine);
	for (int i = 0; c && c->liking[i].points; i++)
		sum += (int64_t)c->liking[i].points * mine[c->liking[i].feature] * WHOLE / 1000 *
		       spec->whim / 100;
	return (int32_t)sum;
}

void pet_character_astray(const struct bot *bot, const struct pet_game *game, struct pet_view v,
			  const pet_move *legal, int n, int64_t cost[PET_MOVES_MAX])
{
	int plan = bot->character ? pet_plan_find(game, bot->character->token) : -1;
	int64_t best = INT32_MIN;
	for (int i = 0; i < n; i++) {
		cost[i] = plan < 0 ? 0 : game->bots->plan_points(v, (unsigned)plan, legal[i]);
		best = cost[i] > best ? cost[i] : best;
	}
	for (int i = 0; i < n && plan >= 0; i++) {
		int64_t behind = best - cost[i] < ASTRAY_MOST ? best - cost[i] : ASTRAY_MOST;
		cost[i] = behind * ASTRAY_COST * WHOLE / 1000 * bot->spec.whim / 100;
	}
}
