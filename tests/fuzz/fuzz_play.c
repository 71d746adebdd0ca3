/* fuzz_play: bytes play a match. Every byte chooses a legal move; 255 undoes to some line. After
 * each: recount, the move's text both ways, the hash of a copy. At the end the record's text, its
 * replay and the position's text must give the same bytes. */
#include <string.h>

#include "tests/fuzz/fuzz.h"

enum { LINES = 600, BYTES = 1 << 18 };
static struct record_line lines[LINES], again_lines[LINES];
static _Alignas(64) unsigned char state[STATE_MAX], back[STATE_MAX];
static unsigned char before[LINES + 1][STATE_MAX];
static char text[BYTES];

static void play_one(struct record *r, struct bytes *b)
{
	const struct game *game = r->game;
	move out[MOVES_MAX];
	int count = game_legal(game, state, out);
	promise(count > 0 && count <= MOVES_MAX);
	move m = out[byte_below(b, (unsigned)count)];

	char words[256];
	struct text t = text_into(words, sizeof words, LANG_EN, game, state);
	token_move(&t, m);
	promise(token_move_find(game, words, t.len) == m);

	struct event event[1024];
	struct events events = { event, 0, 1024, 0 };
	promise(record_play(r, state, game_asked(state), m, &events) == PLAY_OK);
	promise(events.dropped == 0);
	const char *wrong = game->check(state);
	if (wrong)
		broken(wrong, words, (int)r->count);
	memcpy(back, state, game->state_bytes);
	promise(game_hash(game, back) == game_hash(game, state));
}

static void undo_one(struct record *r, struct bytes *b)
{
	struct fault fault;
	uint32_t n = 1 + byte_below(b, r->count);
	promise(record_undo(r, state, 0, n, &fault));
	promise(memcmp(state, before[n - 1], r->game->state_bytes) == 0);
}

static void text_holds(struct record *r)
{
	const struct game *game = r->game;
	struct record copy;
	struct fault fault;
	uint32_t played;

	struct text t = text_into(text, BYTES, LANG_EN, game, NULL);
	promise(record_write(r, CHANCE, &t));
	promise(record_read_of(&copy, game, text, t.len, again_lines, LINES, &fault));
	promise(copy.count == r->count);
	promise(record_replay(&copy, back, UINT32_MAX, &played, &fault));
	promise(memcmp(state, back, game->state_bytes) == 0);
	for (uint32_t i = 0; i < r->count; i++)
		promise(copy.line[i].m == r->line[i].m && copy.line[i].seen == r->line[i].seen);

	size_t n = write_position(game, state, text, BYTES);
	if (!position_read(game, text, n, back, &fault))
		broken(fault.what, text, (int)fault.at);
	promise(memcmp(state, back, game->state_bytes) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct bytes b = { data, n };
	struct record r;
	struct fault fault;
	const struct game *game = some_game(byte_next(&b));
	struct setup s = byte_setup(&b, game);

	record_new(&r, game, &s, lines, LINES);
	if (!record_start(&r, state, NULL, &fault))
		return 0;
	while (b.n && r.count < LINES) {
		memcpy(before[r.count], state, game->state_bytes);
		if (game_asked(state) == NOBODY || (*b.p == 255 && r.count)) {
			if (r.count == 0)
				break;
			byte_next(&b);
			undo_one(&r, &b);
		} else {
			play_one(&r, &b);
		}
	}
	if (game_asked(state) == NOBODY)
		promise(record_finish(&r, state));
	text_holds(&r);
	return 0;
}
