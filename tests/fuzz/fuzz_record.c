/* fuzz_record: any bytes as a record. What parses round-trips; what replays yields copies for every
 * audience that parse again. */
#include <string.h>

#include "core/pack.h"
#include "tests/fuzz/fuzz.h"

extern const struct pet_game sample_game;

enum { LINES = 2000, BYTES = 1 << 18 };
static struct pet_record_line lines[LINES], again_lines[LINES];
static char text[BYTES], again_text[BYTES];
static _Alignas(64) unsigned char state[PET_STATE_MAX], again_state[PET_STATE_MAX];

static bool read_any(struct pet_record *r, const char *s, size_t n, struct pet_record_line *to,
		     struct pet_fault *fault)
{
	return pet_record_read(r, s, n, to, LINES, fault) ||
	       pet_record_read_of(r, &sample_game, s, n, to, LINES, fault);
}

/* The copy for an audience; it must parse and be written the same again. */
static bool copy_holds(const struct pet_record *r, uint8_t audience, struct pet_record *copy)
{
	struct pet_fault fault;
	struct pet_text t = pet_text_into(text, BYTES, PET_LANG_EN, r->game, NULL);
	if (!pet_record_write(r, audience, &t))
		return false; /* longer than the buffer */
	promise(read_any(copy, text, t.len, again_lines, &fault));
	struct pet_text u = pet_text_into(again_text, BYTES, PET_LANG_EN, r->game, NULL);
	promise(pet_record_write(copy, PET_CHANCE, &u));
	promise(t.len == u.len && memcmp(text, again_text, t.len) == 0);
	promise(copy->setup.pack == r->setup.pack);
	pet_pack_drop(copy->setup.pack); /* r holds it */
	return true;
}

static void record_holds(struct pet_record *r)
{
	struct pet_record copy;
	struct pet_fault fault;
	uint32_t played, checked;

	if (!copy_holds(r, PET_CHANCE, &copy))
		return;
	if (!pet_record_replay(r, state, UINT32_MAX, &played, &fault)) {
		promise(fault.what[0] && played <= r->count);
		return;
	}
	promise(played == r->count);
	promise(r->game->check(state) == NULL);
	promise(pet_record_replay(&copy, again_state, UINT32_MAX, &played, &fault));
	promise(memcmp(state, again_state, r->game->state_bytes) == 0);
	pet_record_verify_dice(r, &checked, &fault);
	for (uint8_t seat = 0; seat < r->setup.seats; seat++)
		copy_holds(r, seat, &copy);
	copy_holds(r, PET_NOBODY, &copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct pet_record r;
	struct pet_fault fault;

	if (read_any(&r, (const char *)data, n, lines, &fault)) {
		record_holds(&r);
		pet_pack_drop(r.setup.pack);
	} else {
		promise(fault.what[0] && memchr(fault.what, 0, sizeof fault.what));
		promise(fault.at <= n);
	}
	for (uint8_t number = 1; number <= PET_PACKS_MAX; number++)
		promise(!pet_pack_of(number));
	return 0;
}
