/* fuzz.c: see fuzz.h. */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"

extern const struct pet_game sample_game;

_Noreturn void broken(const char *what, const char *file, int line)
{
	fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, what);
	abort();
}

static void hook(const char *what, const char *file, int line)
{
	broken(what, file, line);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	pet_must_hook = hook;
	return 0;
}

const struct pet_game *some_game(unsigned i)
{
	unsigned count = 0;
	while (pet_all_games[count])
		count++;
	i %= count + 1;
	return i ? pet_all_games[i - 1] : &sample_game;
}

unsigned byte_next(struct bytes *b)
{
	if (b->n == 0)
		return 0;
	b->n--;
	return *b->p++;
}

unsigned byte_below(struct bytes *b, unsigned n)
{
	unsigned value = byte_next(b);
	if (n > 256)
		value = value << 8 | byte_next(b);
	return value % n;
}

bool utf8(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;
	while (*s) {
		uint32_t code = *s < 0x80   ? *s
				: *s < 0xe0 ? *s & 31u
				: *s < 0xf0 ? *s & 15u
					    : *s & 7u;
		int more = *s < 0x80 ? 0 : *s < 0xc0 ? -1 : *s < 0xe0 ? 1 : *s < 0xf0 ? 2 : 3;
		static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };
		if (more < 0)
			return false;
		for (int i = 1; i <= more; i++) {
			if ((s[i] & 0xc0) != 0x80)
				return false;
			code = code << 6 | (s[i] & 0x3f);
		}
		if (code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
			return false;
		s += more + 1;
	}
	return true;
}

struct pet_setup byte_setup(struct bytes *b, const struct pet_game *game)
{
	struct pet_setup s;
	unsigned seats = game->seats_max - game->seats_min + 1u;
	pet_setup_default(game, &s, (uint8_t)(game->seats_min + byte_below(b, seats)));
	for (int i = 0; game->options[i].key; i++) {
		const struct pet_option *o = &game->options[i];
		if (o->text || byte_next(b) % 2 == 0)
			continue;
		unsigned values = (unsigned)(o->max - o->min + 1);
		if (o->value)
			for (values = 0; o->value[values];)
				values++;
		s.option[i] = (int16_t)((o->value ? 0 : o->min) + (int)byte_below(b, values));
	}
	return s;
}

size_t write_position(const struct pet_game *game, const void *state, char *buf, size_t cap)
{
	struct pet_text t = pet_text_into(buf, (uint32_t)cap, PET_LANG_EN, game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(game, state, &j);
	promise(!t.cut);
	return t.len;
}

void play_to(const struct pet_game *game, void *state, uint64_t seed, int moves)
{
	struct pet_bits bits = { seed };
	while (moves-- > 0 && pet_game_asked(state) != PET_NOBODY) {
		pet_move out[PET_MOVES_MAX];
		uint32_t count = (uint32_t)pet_game_legal(game, state, out);
		pet_game_advance(game, state, out[pet_bits_below(&bits, count)], NULL);
	}
}

void play_on(const struct pet_game *game, void *state, uint64_t seed, int moves)
{
	struct pet_bits bits = { seed };
	while (moves-- > 0 && pet_game_asked(state) != PET_NOBODY) {
		pet_move out[PET_MOVES_MAX];
		int count = pet_game_legal(game, state, out);
		promise(count > 0 && count <= PET_MOVES_MAX);
		pet_game_advance(game, state, out[pet_bits_below(&bits, (uint32_t)count)], NULL);
		const char *wrong = game->check(state);
		if (wrong)
			broken(wrong, game->id, moves);
	}
}
