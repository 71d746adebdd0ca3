/* fuzz_move: the first bytes choose a position; then a line of text and some made-up moves. Text
 * and moves convert both ways; pet_game_play and why agree on every move. */
#include <string.h>

#include "tests/fuzz/fuzz.h"

static _Alignas(64) unsigned char state[PET_STATE_MAX], before[PET_STATE_MAX];

static void move_holds(const struct pet_game *game, pet_move m)
{
	char buf[256];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, game, state);
	pet_token_move(&t, m);
	promise(!t.cut);
	promise(pet_token_move_find(game, buf, t.len) == m);
	uint8_t asked = pet_game_asked(state);
	if (asked == PET_NOBODY)
		return;
	const struct pet_reason *why = pet_game_why(game, state, asked, m);
	if (why) {
		char words[1024];
		struct pet_text w = pet_text_into(words, sizeof words, PET_LANG_EN, game, state);
		pet_text_reason(&w, why, m, pet_game_frame(state)->who);
		promise(w.len > 0);
	}
	memcpy(before, state, game->state_bytes);
	enum pet_refusal refusal = pet_game_play(game, state, asked, m, NULL);
	promise((refusal == PET_PLAY_OK) == (why == NULL));
	promise(refusal == PET_PLAY_OK || memcmp(before, state, game->state_bytes) == 0);
	promise(refusal != PET_PLAY_OK || !game->check(state));
}

/* A verb of the game with values of its kinds (or none). */
static pet_move made_up(struct bytes *b, const struct pet_game *game)
{
	unsigned verb = 1 + byte_below(b, game->verb_count - 1u), arg[3] = { 0 };
	if (!game->verbs[verb].token)
		return PET_MOVE_NONE;
	for (int i = 0; i < 3; i++) {
		uint8_t kind = game->verbs[verb].kind[i];
		if (kind == PET_K_NONE)
			continue;
		unsigned count = kind == PET_K_NUMBER ? 256
				 : kind == PET_K_SEAT ? PET_SEATS_MAX
				 : kind == PET_K_FLAG ? 2
						      : game->kinds[kind].count;
		arg[i] = byte_next(b);
		if (arg[i] != 255)
			arg[i] %= count;
	}
	return pet_move_make(verb, arg[0], arg[1], arg[2]);
}

/* Two verbs may share a token; then the first match is meant. */
static bool ambiguous(const struct pet_game *game, pet_move m)
{
	const struct pet_verb *v = &game->verbs[pet_move_verb(m)];
	for (int i = 1; i < game->verb_count; i++)
		if (i != pet_move_verb(m) && game->verbs[i].token &&
		    strcmp(game->verbs[i].token, v->token) == 0)
			return true;
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct bytes b = { data, n };
	const struct pet_game *game = some_game(byte_next(&b));
	struct pet_setup s = byte_setup(&b, game);
	unsigned moves = byte_next(&b), seed = byte_next(&b), made = byte_next(&b) % 64;

	if (pet_game_start(game, state, &s, NULL))
		return 0;
	play_to(game, state, seed, (int)moves);
	for (; made > 0 && b.n; made--) {
		pet_move m = made_up(&b, game);
		if (m != PET_MOVE_NONE && !ambiguous(game, m))
			move_holds(game, m);
	}
	pet_move m = pet_token_move_find(game, (const char *)b.p, b.n);
	if (m != PET_MOVE_NONE)
		move_holds(game, m);
	return 0;
}
