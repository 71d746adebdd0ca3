/* fuzz_position: positions from outside, in three forms chosen by the first byte:
 *
 *     '{'    the bytes are JSON
 *     '!'    then "path value" lines for pet_field_set on a fresh match
 *     else   bytes choose a position of a real match and values for some of its fields
 *
 * Whatever is accepted round-trips to the same bytes, and can be played on. */
#include <string.h>

#include "tests/fuzz/fuzz.h"

#include "core/field.h"

extern const struct pet_game sample_game;

enum { BYTES = 1 << 17 };
static char text[BYTES], again[BYTES];
static _Alignas(64) unsigned char state[PET_STATE_MAX], back[PET_STATE_MAX];

static void accepted(const struct pet_game *game, uint64_t seed)
{
	struct pet_fault fault;
	promise(game->check(state) == NULL);
	size_t n = write_position(game, state, text, BYTES);
	if (!pet_position_read(game, text, n, back, &fault))
		broken(fault.what, text, (int)fault.at);
	promise(memcmp(state, back, game->state_bytes) == 0);
	promise(write_position(game, back, again, BYTES) == n && memcmp(text, again, n) == 0);
	play_on(game, state, seed, 60);
}

static void json(const char *s, size_t n)
{
	struct pet_fault fault;
	const struct pet_game *game = pet_position_game(s, n, &fault);
	if (!game)
		game = &sample_game;
	if (pet_position_read(game, s, n, state, &fault))
		accepted(game, n);
	else
		promise(fault.what[0] && fault.at <= n);
}

static void fields(struct bytes b)
{
	const struct pet_game *game = some_game(byte_next(&b));
	struct pet_setup s = byte_setup(&b, game);
	struct pet_fault fault;
	if (pet_game_start(game, state, &s, NULL))
		return;
	while (b.n) {
		char path[100], value[100], got[300];
		size_t p = 0, v = 0;
		while (b.n && *b.p != ' ' && *b.p != '\n' && *b.p && p + 1 < sizeof path)
			path[p++] = (char)byte_next(&b);
		byte_next(&b);
		while (b.n && *b.p != '\n' && *b.p && v + 1 < sizeof value)
			value[v++] = (char)byte_next(&b);
		byte_next(&b);
		path[p] = value[v] = 0;
		if (!pet_field_set(game, state, path, value, &fault)) {
			promise(fault.what[0]);
			continue;
		}
		struct pet_text t = pet_text_into(got, sizeof got, PET_LANG_EN, game, state);
		promise(pet_field_get(game, state, path, &t));
		memcpy(back, state, game->state_bytes);
		if (!t.cut) /* what is shown can be set, and is unchanged */
			promise(pet_field_set(game, back, path, got, &fault));
		promise(memcmp(state, back, game->state_bytes) == 0);
	}
}

/* Sets one element somewhere in the table to a value that its kind allows. */
static void edit(struct bytes *b, const struct pet_game *game, const struct pet_field *table,
		 char *base)
{
	for (;;) {
		unsigned rows = 0;
		while (table[rows].name)
			rows++;
		if (!rows)
			return;
		const struct pet_field *f = &table[byte_below(b, rows)];
		unsigned i = byte_below(b, pet_field_count(f));
		if (f->how == PET_HOW_GROUP) {
			base += pet_field_at(f, i);
			table = f->sub;
			continue;
		}
		uint64_t value = byte_next(b);
		unsigned count = pet_kind_values(game, f->kind);
		if (f->size > 1)
			value |= (uint64_t)byte_next(b) << 8;
		if (f->how == PET_HOW_MASK)
			value &= count && count < 64 ? (UINT64_C(1) << count) - 1 : UINT64_MAX;
		else if (count && f->how == PET_HOW_VALUE)
			value = value == 255 ? pet_field_null(game, f) : value % count;
		pet_field_store(f, base, i, value);
		return;
	}
}

static void edited(struct bytes b)
{
	const struct pet_game *game = some_game(byte_next(&b));
	struct pet_setup s = byte_setup(&b, game);
	struct pet_fault fault;
	if (pet_game_start(game, state, &s, NULL))
		return;
	unsigned moves = byte_next(&b);
	moves |= byte_next(&b) << 8 & 0x300;
	play_to(game, state, byte_next(&b), (int)moves);
	for (int tries = 0; tries < 40 && pet_game_asked(state) != PET_NOBODY; tries++) {
		if (pet_game_node(game, state)->quiet)
			break;
		play_to(game, state, (uint64_t)tries, 1);
	}
	struct pet_flow *fl = (void *)state;
	unsigned seat = byte_below(&b, fl->seats);
	for (unsigned edits = 1 + byte_below(&b, 4); edits > 0; edits--) {
		if (byte_next(&b) % 8 == 0)
			edit(&b, game, game->priv_fields,
			     (char *)state + game->priv_at + (size_t)seat * game->priv_bytes);
		else
			edit(&b, game, game->pub_fields, (char *)state);
	}
	size_t n = write_position(game, state, text, BYTES);
	/* as if edited by hand: ignore the seal */
	text[n - 3] = text[n - 3] == '0' ? '1' : '0';
	if (pet_position_read(game, text, n, state, &fault))
		accepted(game, byte_next(&b));
	else
		promise(fault.what[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	if (n == 0)
		return 0;
	if (data[0] == '{')
		json((const char *)data, n);
	else if (data[0] == '!')
		fields((struct bytes){ data + 1, n - 1 });
	else
		edited((struct bytes){ data, n });
	return 0;
}
