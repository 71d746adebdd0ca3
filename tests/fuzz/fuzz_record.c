/* fuzz_record: any bytes as a record. What is read is written and read again to the same; what
 * replays gives copies for every audience that are records again. */
#include <string.h>

#include "tests/fuzz/fuzz.h"

extern const struct game sample_game;

enum { LINES = 2000, BYTES = 1 << 18 };
static struct record_line lines[LINES], again_lines[LINES];
static char text[BYTES], again_text[BYTES];
static _Alignas(64) unsigned char state[STATE_MAX], again_state[STATE_MAX];

static bool read_any(struct record *r, const char *s, size_t n, struct record_line *to,
		     struct fault *fault)
{
	return record_read(r, s, n, to, LINES, fault) ||
	       record_read_of(r, &sample_game, s, n, to, LINES, fault);
}

/* As audience sees it; the copy must be a record, written the same again. */
static bool copy_holds(const struct record *r, uint8_t audience, struct record *copy)
{
	struct fault fault;
	struct text t = text_into(text, BYTES, LANG_EN, r->game, NULL);
	if (!record_write(r, audience, &t))
		return false; /* longer than the buffer */
	promise(read_any(copy, text, t.len, again_lines, &fault));
	struct text u = text_into(again_text, BYTES, LANG_EN, r->game, NULL);
	promise(record_write(copy, CHANCE, &u));
	promise(t.len == u.len && memcmp(text, again_text, t.len) == 0);
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct record r, copy;
	struct fault fault;
	uint32_t played, checked;

	if (!read_any(&r, (const char *)data, n, lines, &fault)) {
		promise(fault.what[0] && memchr(fault.what, 0, sizeof fault.what));
		promise(fault.at <= n);
		return 0;
	}
	if (!copy_holds(&r, CHANCE, &copy))
		return 0;
	if (!record_replay(&r, state, UINT32_MAX, &played, &fault)) {
		promise(fault.what[0] && played <= r.count);
		return 0;
	}
	promise(played == r.count);
	promise(r.game->check(state) == NULL);
	promise(record_replay(&copy, again_state, UINT32_MAX, &played, &fault));
	promise(memcmp(state, again_state, r.game->state_bytes) == 0);
	record_verify_dice(&r, &checked, &fault);
	for (uint8_t seat = 0; seat < r.setup.seats; seat++)
		copy_holds(&r, seat, &copy);
	copy_holds(&r, NOBODY, &copy);
	return 0;
}
