/* undo.c: a match as a record: written, read, replayed and undone; the state must be the same byte
 * for byte. */
#include "tests/conformance/suite.h"

#include <stdlib.h>
#include <string.h>

#include "core/record.h"

enum { LINES = 2048, TAIL = 64 };

static _Alignas(64) unsigned char state[PET_STATE_MAX], again[PET_STATE_MAX];
static struct pet_record_line lines[LINES + TAIL], lines_read[LINES + TAIL];
static char text[PET_RECORD_BYTES_MAX / 8];

/* The record round-trips as text, and replays to the same bytes. */
static void test_text(const struct config *c, const struct pet_record *r)
{
	static struct pet_record back;
	struct pet_fault fault = { 0 };
	uint32_t played = 0;
	struct pet_text t = pet_text_into(text, sizeof text, PET_LANG_EN, c->game, NULL);
	if (!pet_record_write(r, PET_CHANCE, &t)) {
		bad("the record is too long to write");
		return;
	}
	if (!pet_record_read_of(&back, c->game, text, t.len, lines_read, LINES + TAIL, &fault))
		bad("the record is not read back: line %u: %s", fault.line, fault.what);
	else if (!pet_record_replay(&back, again, UINT32_MAX, &played, &fault))
		bad("the record does not replay: line %u: %s", fault.line, fault.what);
	else if (memcmp(state, again, c->game->state_bytes))
		bad("the record replays to another position");
}

/* Copies for seats and observers show what they may know, and parse as records. */
static void test_redacted(const struct config *c, const struct pet_record *r)
{
	static struct pet_record back;
	for (int s = -1; s < c->setup.seats; s++) {
		struct pet_fault fault = { 0 };
		struct pet_text t = pet_text_into(text, sizeof text, PET_LANG_EN, c->game, NULL);
		if (!pet_record_write(r, s < 0 ? PET_NOBODY : (uint8_t)s, &t))
			bad("a seat's record is too long");
		else if (!pet_record_read_of(&back, c->game, text, t.len, lines_read, LINES + TAIL,
					     &fault))
			bad("a seat's record is not read back: line %u: %s", fault.line,
			    fault.what);
	}
}

void test_record(const struct config *c, const struct level *l, uint64_t seed)
{
	const struct pet_game *game = c->game;
	uint32_t most = l->lines < LINES ? l->lines : LINES;
	unsigned char *snapshot = malloc((size_t)(LINES + 1) * game->state_bytes);
	struct pet_bits bits = { seed ^ 0xbeef };
	struct pet_fault fault = { 0 };
	static struct pet_record r;

	pet_record_new(&r, game, &c->setup, lines, LINES + TAIL);
	if (!snapshot || !pet_record_start(&r, state, NULL, &fault)) {
		bad("a record does not start: %s", fault.what);
		free(snapshot);
		return;
	}
	while (r.count < most && pet_game_asked(state) != PET_NOBODY) {
		memcpy(snapshot + (size_t)r.count * game->state_bytes, state, game->state_bytes);
		pet_move m = any_move(game, state, &bits);
		if (pet_record_play(&r, state, pet_game_asked(state), m, NULL) != PET_PLAY_OK) {
			bad("a record refuses a legal move");
			free(snapshot);
			return;
		}
	}
	test_text(c, &r);
	test_redacted(c, &r);
	uint32_t top = r.count;
	for (int i = 0; i < 6 && top > 0; i++) {
		uint32_t n = 1 + pet_bits_below(&bits, top);
		if (!pet_record_undo(&r, state, 0, n, &fault)) {
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
