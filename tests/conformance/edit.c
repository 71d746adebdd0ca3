/* edit.c: hand-made positions. At a quiet node a few fields get other values; what check accepts
 * must be playable: always a legal move, no failed must(), check passes after every move. */
#include "tests/conformance/suite.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include "core/must.h"

enum { EDITS = 10, PLIES = 30 };

uint64_t edits_played;
static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char what[200]; /* the fields that were set */
static jmp_buf broken;

static void must_hooked(const char *condition, const char *file, int line)
{
	bad("an edited position breaks '%s' at %s:%d (%s)", condition, file, line, what);
	longjmp(broken, 1);
}

/* A value that the field's kind allows, or its default. */
static uint64_t any_field_value(const struct pet_game *game, const struct pet_field *f,
				struct pet_bits *bits)
{
	uint32_t count = f->kind == PET_K_SEAT   ? PET_SEATS_MAX
			 : f->kind == PET_K_FLAG ? 2
			 : f->kind >= PET_K_GAME && f->kind < game->kind_count
				 ? game->kinds[f->kind].count
				 : 12;
	if (pet_bits_below(bits, 4) == 0)
		return f->none;
	if (f->how == PET_HOW_MASK)
		return pet_bits_next(bits) & pet_bits_next(bits) &
		       (count < 64 ? (1ull << count) - 1 : ~0ull);
	if (f->how == PET_HOW_SIGNED)
		return pet_bits_below(bits, 9) - 4u;
	return pet_bits_below(bits, count);
}

/* Sets one element of one field of a table, in groups one level down. */
static void edit(const struct pet_game *game, const struct pet_field *table, unsigned char *base,
		 struct pet_bits *bits)
{
	for (;;) {
		uint32_t rows = 0;
		while (table && table[rows].name)
			rows++;
		if (!rows)
			return;
		const struct pet_field *f = &table[pet_bits_below(bits, rows)];
		uint32_t count = f->index == PET_K_NONE || !f->count ? 1 : f->count;
		uint32_t i = pet_bits_below(bits, count);
		base += f->at + (size_t)i * f->stride;
		if (f->how == PET_HOW_GROUP) {
			table = f->sub;
			continue;
		}
		uint64_t value = any_field_value(game, f, bits);
		memcpy(base, &value, f->size);
		size_t n = strlen(what);
		snprintf(what + n, sizeof what - n, " %s[%u]=%llx", f->name, i,
			 (unsigned long long)value);
		return;
	}
}

static void play_on(const struct pet_game *game, struct pet_bits *bits)
{
	for (int i = 0; i < PLIES && pet_game_asked(state) != PET_NOBODY; i++) {
		const char *node = pet_game_node(game, state)->name;
		pet_move m = any_move(game, state, bits);
		if (m == PET_MOVE_NONE) {
			bad("an edited position has no legal move at %s (%s)", node, what);
			return;
		}
		pet_game_advance(game, state, m, NULL);
		const char *wrong = game->check(state);
		if (wrong) {
			bad("an edited position fails after %s: %s (%s)", node, wrong, what);
			return;
		}
	}
}

void test_edit(const struct pet_game *game, const void *from, struct pet_bits *bits)
{
	void (*hook)(const char *, const char *, int) = pet_must_hook;
	if (pet_game_asked(from) == PET_NOBODY || !pet_game_node(game, from)->quiet)
		return;
	pet_must_hook = must_hooked;
	for (int i = 0; i < EDITS; i++) {
		memcpy(state, from, game->state_bytes);
		what[0] = 0;
		for (uint32_t k = 1 + pet_bits_below(bits, 2); k > 0; k--) {
			uint32_t seat = pet_bits_below(bits, 4 * PET_SEATS_MAX);
			if (seat < ((const struct pet_flow *)from)->seats)
				edit(game, game->priv_fields,
				     state + game->priv_at + seat * game->priv_bytes, bits);
			else
				edit(game, game->pub_fields, state, bits);
		}
		if (setjmp(broken))
			continue;
		if (game->derive)
			game->derive(state);
		if (game->check(state))
			continue;
		edits_played++;
		play_on(game, bits);
	}
	pet_must_hook = hook;
}
