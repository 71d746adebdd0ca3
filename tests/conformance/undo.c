/* undo.c: a match kept as a record: it is written, read, replayed and undone, and the state comes
 * back byte for byte. */
#include "tests/conformance/suite.h"

#include <stdlib.h>
#include <string.h>

#include "core/record.h"

enum { LINES = 2048, TAIL = 64 };

static _Alignas(64) unsigned char state[STATE_MAX], again[STATE_MAX];
static struct record_line lines[LINES + TAIL], lines_read[LINES + TAIL];
static char text[RECORD_BYTES_MAX / 8];

/* The record as text comes back, and replays to the same bytes. */
static void test_text(const struct config *c, const struct record *r)
{
	static struct record back;
	struct fault fault = { 0 };
	uint32_t played = 0;
	struct text t = text_into(text, sizeof text, LANG_EN, c->game, NULL);
	if (!record_write(r, CHANCE, &t)) {
		bad("the record is too long to write");
		return;
	}
	if (!record_read_of(&back, c->game, text, t.len, lines_read, LINES + TAIL, &fault))
		bad("the record is not read back: line %u: %s", fault.line, fault.what);
	else if (!record_replay(&back, again, UINT32_MAX, &played, &fault))
		bad("the record does not replay: line %u: %s", fault.line, fault.what);
	else if (memcmp(state, again, c->game->state_bytes))
		bad("the record replays to another position");
}

/* Copies for seats and observers show what they may know, and can be read as records. */
static void test_redacted(const struct config *c, const struct record *r)
{
	static struct record back;
	for (int s = -1; s < c->setup.seats; s++) {
		struct fault fault = { 0 };
		struct text t = text_into(text, sizeof text, LANG_EN, c->game, NULL);
		if (!record_write(r, s < 0 ? NOBODY : (uint8_t)s, &t))
			bad("a seat's record is too long");
		else if (!record_read_of(&back, c->game, text, t.len, lines_read, LINES + TAIL,
					 &fault))
			bad("a seat's record is not read back: line %u: %s", fault.line,
			    fault.what);
	}
}

void test_record(const struct config *c, const struct level *l, uint64_t seed)
{
	const struct game *game = c->game;
	uint32_t most = l->lines < LINES ? l->lines : LINES;
	unsigned char *snapshot = malloc((size_t)(LINES + 1) * game->state_bytes);
	struct bits bits = { seed ^ 0xbeef };
	struct fault fault = { 0 };
	static struct record r;

	record_new(&r, game, &c->setup, lines, LINES + TAIL);
	if (!snapshot || !record_start(&r, state, NULL, &fault)) {
		bad("a record does not start: %s", fault.what);
		free(snapshot);
		return;
	}
	while (r.count < most && game_asked(state) != NOBODY) {
		memcpy(snapshot + (size_t)r.count * game->state_bytes, state, game->state_bytes);
		move m = any_move(game, state, &bits);
		if (record_play(&r, state, game_asked(state), m, NULL) != PLAY_OK) {
			bad("a record refuses a legal move");
			free(snapshot);
			return;
		}
	}
	test_text(c, &r);
	test_redacted(c, &r);
	uint32_t top = r.count;
	for (int i = 0; i < 6 && top > 0; i++) {
		uint32_t n = 1 + bits_below(&bits, top);
		if (!record_undo(&r, state, 0, n, &fault)) {
			bad("undo to line %u of %u is refused: %s", n, top, fault.what);
			break;
		}
		if (memcmp(state, snapshot + (size_t)(n - 1) * game->state_bytes,
			   game->state_bytes))
			bad("undo leads to other bytes");
		top = n - 1;
	}
	test_text(c, &r);
	free(snapshot);
}
