/* fuzz_play: bytes play a match. Every byte chooses a legal move; 255 undoes to some line. After
 * each: full check, the move's text both ways, the hash of a copy. At the end the record's text,
 * its replay and the position's text must give the same bytes. */
#include <string.h>

#include "tests/fuzz/fuzz.h"

enum { LINES = 600, BYTES = 1 << 18 };
static struct pet_record_line lines[LINES], again_lines[LINES];
static _Alignas(64) unsigned char state[PET_STATE_MAX], back[PET_STATE_MAX];
static unsigned char before[LINES + 1][PET_STATE_MAX];
static char text[BYTES];

static void play_one(struct pet_record *r, struct bytes *b)
{
	const struct pet_game *game = r->game;
	pet_move out[PET_MOVES_MAX];
	int count = pet_game_legal(game, state, out);
	promise(count > 0 && count <= PET_MOVES_MAX);
	pet_move m = out[byte_below(b, (unsigned)count)];

	char words[256];
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, state);
	pet_token_move(&t, m);
	promise(pet_token_move_find(game, words, t.len) == m);

	struct pet_event event[1024];
	struct pet_events events = { event, 0, 1024, 0 };
	promise(pet_record_play(r, state, pet_game_asked(state), m, &events) == PET_PLAY_OK);
	promise(events.dropped == 0);
	const char *wrong = game->check(state);
	if (wrong)
		broken(wrong, words, (int)r->count);
	memcpy(back, state, game->state_bytes);
	promise(pet_game_hash(game, back) == pet_game_hash(game, state));
}

static void undo_one(struct pet_record *r, struct bytes *b)
{
	struct pet_fault fault;
	uint32_t n = 1 + byte_below(b, r->count);
	promise(pet_record_undo(r, state, 0, n, &fault));
	promise(memcmp(state, before[n - 1], r->game->state_bytes) == 0);
}

static void text_holds(struct pet_record *r)
{
	const struct pet_game *game = r->game;
	struct pet_record copy;
	struct pet_fault fault;
	uint32_t played;

	struct pet_text t = pet_text_into(text, BYTES, PET_LANG_EN, game, NULL);
	promise(pet_record_write(r, PET_CHANCE, &t));
	promise(pet_record_read_of(&copy, game, text, t.len, again_lines, LINES, &fault));
	promise(copy.count == r->count);
	promise(pet_record_replay(&copy, back, UINT32_MAX, &played, &fault));
	promise(memcmp(state, back, game->state_bytes) == 0);
	for (uint32_t i = 0; i < r->count; i++)
		promise(copy.line[i].m == r->line[i].m && copy.line[i].seen == r->line[i].seen);

	size_t n = write_position(game, state, text, BYTES);
	if (!pet_position_read(game, text, n, back, &fault))
		broken(fault.what, text, (int)fault.at);
	promise(memcmp(state, back, game->state_bytes) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct bytes b = { data, n };
	struct pet_record r;
	struct pet_fault fault;
	const struct pet_game *game = some_game(byte_next(&b));
	struct pet_setup s = byte_setup(&b, game);

	pet_record_new(&r, game, &s, lines, LINES);
	if (!pet_record_start(&r, state, NULL, &fault))
		return 0;
	while (b.n && r.count < LINES) {
		memcpy(before[r.count], state, game->state_bytes);
		if (pet_game_asked(state) == PET_NOBODY || (*b.p == 255 && r.count)) {
			if (r.count == 0)
				break;
			byte_next(&b);
			undo_one(&r, &b);
		} else {
			play_one(&r, &b);
		}
	}
	if (pet_game_asked(state) == PET_NOBODY)
		promise(pet_record_finish(&r, state));
	text_holds(&r);
	return 0;
}
