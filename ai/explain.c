/* explain.c: the reason for a move, in one sentence.
 *
 * The move and the seat's own moves expected to follow are played in a sampled world. The
 * sentence names the change that matters most to the evaluation: the feature whose change the net
 * values most, all else equal; or a term of the game's eval where no net judges (game.h,
 * eval_terms). Two moves are compared by playing both in the same world. */
#include "ai/bot_internal.h"

#include <string.h>

#include "ai/judge.h"
#include "core/text.h"

enum { PLAN_MAX = 12, NAMED = 3 };

/* Plays m and the seat's own moves after it, as far as they are certain. */
static void look_ahead(const struct bot *bot, const struct pet_game *game, void *state,
		       uint8_t seat, pet_move m)
{
	pet_move plan[PLAN_MAX];
	int n = pet_bot_plan(bot, m, plan, PLAN_MAX);
	pet_game_advance(game, state, m, NULL);
	for (int i = 0; i < n && pet_game_asked(state) == seat; i++)
		if (pet_game_play(game, state, seat, plan[i], NULL) != PET_PLAY_OK)
			break;
}

/* Names the largest changes of one sign; returns the count. */
static int name_changes(struct pet_text *t, const struct pet_eval_term *change, int n, int sign,
			const char *heading, bool first)
{
	bool used[PET_FEATURES_MAX] = { false };
	int named = 0;
	for (; named < NAMED; named++) {
		int best = -1;
		for (int i = 0; i < n; i++)
			if (!used[i] && change[i].name && change[i].value * sign > 0 &&
			    (best < 0 || change[i].value * sign > change[best].value * sign))
				best = i;
		if (best < 0)
			break;
		used[best] = true;
		if (named == 0) {
			pet_text_put(t, first ? "" : "; ");
			pet_text_put(t, pet_text_tr(t->lang, heading));
		}
		pet_text_put(t, named ? ", " : " ");
		pet_text_put(t, pet_text_tr(t->lang, change[best].name));
	}
	return named;
}

/* What each feature's change is worth to the seat. */
static int feature_changes(const struct pet_game *game, const void *before, const void *after,
			   uint8_t seat, struct pet_eval_term *change)
{
	int32_t worth[PET_FEATURES_MAX];
	int n = pet_judge_changes(game, game->bots->net, before, after, seat, worth);
	for (int i = 0; i < n; i++)
		change[i] = (struct pet_eval_term){ game->bots->feature[i].name, worth[i] };
	return n;
}

static int term_changes(const struct pet_game *game, const void *before, const void *after,
			uint8_t seat, struct pet_eval_term *change)
{
	struct pet_eval_term old[PET_TERMS_MAX];
	int n = game->bots->eval_terms(before, seat, old);
	if (game->bots->eval_terms(after, seat, change) != n)
		return 0;
	for (int i = 0; i < n; i++)
		change[i].value -= old[i].value;
	return n;
}

static int changes(const struct pet_game *game, const void *before, const void *after, uint8_t seat,
		   struct pet_eval_term *change)
{
	return game->bots->net ? feature_changes(game, before, after, seat, change)
			       : term_changes(game, before, after, seat, change);
}

/* What m changes for the seat in a sampled world, compared with playing `instead_of` there, or with
 * not playing at all (PET_MOVE_NONE). 0: nothing to say, also when a game is over. */
static int compare(const struct bot *bot, const struct pet_game *game, struct pet_view v,
		   pet_move instead_of, pet_move m, struct pet_eval_term *change)
{
	_Alignas(64) unsigned char without[PET_STATE_MAX], with[PET_STATE_MAX];
	struct pet_bits bits = { 1 };
	if (!game->bots->net && !game->bots->eval_terms)
		return 0;
	pet_game_resample(game, v, without, &bits);
	memcpy(with, without, game->state_bytes);
	if (instead_of != PET_MOVE_NONE)
		look_ahead(bot, game, without, v.seat, instead_of);
	look_ahead(bot, game, with, v.seat, m);
	if (pet_game_asked(without) == PET_NOBODY || pet_game_asked(with) == PET_NOBODY)
		return 0;
	return changes(game, without, with, v.seat, change);
}

void pet_bot_because(const void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		     struct pet_text *t)
{
	struct pet_eval_term change[PET_FEATURES_MAX];
	int n = compare(memory, game, v, PET_MOVE_NONE, m, change);
	bool gains = name_changes(t, change, n, 1, N_("because it gains:"), true) > 0;
	name_changes(t, change, n, -1, N_("at the price of:"), !gains);
}

void pet_bot_given_up(const void *memory, const struct pet_game *game, struct pet_view v,
		      pet_move played, pet_move better, struct pet_text *t)
{
	struct pet_eval_term change[PET_FEATURES_MAX];
	int n = compare(memory, game, v, played, better, change);
	bool lost = name_changes(t, change, n, 1, N_("given up:"), true) > 0;
	name_changes(t, change, n, -1, N_("gained instead:"), !lost);
}
