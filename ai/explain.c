/* explain.c: why a move, in one sentence.
 *
 * The move and the own moves that the search lets follow are played in a world that fits the view;
 * the terms of the game's eval (game.h, eval_terms) before and after are compared, and those that
 * changed most are named. */
#include "ai/inside.h"

#include <string.h>

#include "core/text.h"

enum { PLAN_MAX = 12, NAMED = 3 };

/* Plays m and what follows of the seat's own, as far as it is certain. */
static void look_ahead(const struct bot *bot, const struct pet_game *game, void *state,
		       uint8_t seat, pet_move m)
{
	pet_move plan[PLAN_MAX];
	int n = bot_plan(bot, m, plan, PLAN_MAX);
	pet_game_advance(game, state, m, NULL);
	for (int i = 0; i < n && pet_game_asked(state) == seat; i++)
		if (pet_game_play(game, state, seat, plan[i], NULL) != PET_PLAY_OK)
			break;
}

/* Names the largest changes of one sign; returns how many. */
static int name_changes(struct pet_text *t, const struct pet_eval_term *before,
			const struct pet_eval_term *after, int n, int sign, const char *heading,
			bool first)
{
	bool used[PET_TERMS_MAX] = { false };
	int named = 0;
	for (; named < NAMED; named++) {
		int best = -1;
		for (int i = 0; i < n; i++) {
			int32_t change = (after[i].value - before[i].value) * sign;
			if (used[i] || change <= 0)
				continue;
			if (best < 0 || change > (after[best].value - before[best].value) * sign)
				best = i;
		}
		if (best < 0)
			break;
		used[best] = true;
		if (named == 0) {
			pet_text_put(t, first ? "" : "; ");
			pet_text_put(t, pet_text_tr(t->lang, heading));
		}
		pet_text_put(t, named ? ", " : " ");
		pet_text_put(t, pet_text_tr(t->lang, before[best].name));
	}
	return named;
}

void bot_because(const void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		 struct pet_text *t)
{
	const struct bot *bot = memory;
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_eval_term before[PET_TERMS_MAX], after[PET_TERMS_MAX];
	struct pet_bits bits = { 1 };
	if (!game->eval_terms)
		return;
	pet_game_resample(game, v, state, &bits);
	int n = game->eval_terms(state, v.seat, before);
	look_ahead(bot, game, state, v.seat, m);
	if (pet_game_asked(state) == PET_NOBODY || game->eval_terms(state, v.seat, after) != n)
		return;
	bool better = false, worse = false;
	for (int i = 0; i < n; i++) {
		better |= after[i].value > before[i].value;
		worse |= after[i].value < before[i].value;
	}
	if (!better && !worse)
		return;
	better = name_changes(t, before, after, n, 1, N_("because it gains:"), true) > 0;
	name_changes(t, before, after, n, -1, N_("at the price of:"), !better);
}
