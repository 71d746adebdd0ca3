/* scene.c: a position that is put together instead of played: what a lesson shows.
 *
 *     pet_scene(t, n)    a match fresh from pet_new; in pet_in one line each:
 *                            seed 7              rolls the dice of the set-up
 *                            stage turn s1 ares  game->stage
 *                            set gold.s1 4       one field by its path
 *                        The match is a bare position afterwards, at its next question.
 *     pet_field(t, n)    the value of the path in pet_in
 *
 * The words are those of scenarios (tests/scenario). */
#include <string.h>

#include "clients/wasm/wasm.h"
#include "core/position.h"

enum { LINE_BYTES = 512 };

int32_t EXPORT(pet_scene)(int32_t t, uint32_t n);
int32_t EXPORT(pet_field)(int32_t t, uint32_t n);

static void roll(struct local_match *t)
{
	struct pet_record *r = &t->record;
	while (pet_game_asked(t->state) == PET_CHANCE) {
		uint64_t bits = pet_record_dice(r, r->count + 1);
		pet_move m = pet_game_sample(r->game, t->state, bits);
		if (pet_record_play(r, t->state, PET_CHANCE, m, NULL) != PET_PLAY_OK)
			return;
	}
}

/* NULL, or what is wrong with the line. */
static const char *obey(struct local_match *t, char *line)
{
	static struct pet_fault fault;
	const struct pet_game *game = t->record.game;
	char *rest = strchr(line, ' ');
	if (!rest)
		return "a word and what it is about";
	*rest++ = 0;
	if (!strcmp(line, "stage"))
		return game->stage ? game->stage(t->state, rest) : "no stages";
	if (!strcmp(line, "seed")) {
		int32_t seed = pet_token_find(game, PET_K_NUMBER, rest, strlen(rest));
		t->record.has_seed = true;
		t->record.seed = seed < 0 ? 0 : (uint64_t)seed;
		roll(t);
		return NULL;
	}
	char *value = strcmp(line, "set") ? NULL : strchr(rest, ' ');
	if (!value)
		return "seed, stage or set";
	*value++ = 0;
	return pet_field_set(game, t->state, rest, value, &fault) ? NULL : fault.what;
}

int32_t pet_scene(int32_t at, uint32_t n)
{
	struct local_match *t = wasm_match(at);
	char line[LINE_BYTES];
	if (!t || t->bare || n > IN_BYTES)
		return NO_TABLE;
	t->bare = true;
	for (uint32_t from = 0, to; from < n; from = to + 1) {
		for (to = from; to < n && wasm_in[to] != '\n';)
			to++;
		if (to == from)
			continue;
		if (to - from >= sizeof line)
			return wasm_refuse(NO_ROOM, "a long line");
		memcpy(line, wasm_in + from, to - from);
		line[to - from] = 0;
		const char *wrong = obey(t, line);
		if (wrong)
			return wasm_refuse(REFUSED, wrong);
	}
	const struct pet_game *game = t->record.game;
	if (game->derive)
		game->derive(t->state);
	pet_game_settle(game, t->state, NULL);
	const char *wrong = game->check(t->state);
	return wrong ? wasm_refuse(REFUSED, wrong) : 0;
}

int32_t pet_field(int32_t at, uint32_t n)
{
	struct local_match *t = wasm_match(at);
	char path[LINE_BYTES];
	if (!t || n >= sizeof path)
		return NO_TABLE;
	memcpy(path, wasm_in, n);
	path[n] = 0;
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	if (!pet_field_get(t->record.game, t->state, path, &text))
		return wasm_refuse(REFUSED, "no such field");
	return wasm_done(&text);
}
