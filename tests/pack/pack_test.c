/* pack_test: packs of every game that has them (core/pack.h).
 *
 *     pack_test [GAMES [SEED [GAME]]]
 *
 * What is built in, written and read back, changes nothing; a spoiled pack is itself after its own text
 * and plays random games to the end with a full check after every move; its record replays to the same
 * state, and a record whose pack was changed is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "tests/spoil.h"

enum { LINES = 20000, BYTES = 1 << 20, MOVES = 15000 };
static struct pet_record_line lines[LINES], again_lines[LINES];
static _Alignas(64) unsigned char state[PET_STATE_MAX], again[PET_STATE_MAX];
static char text[BYTES], spoiled[PET_PACK_TEXT_MAX];
static struct pet_pack pack, second;
static unsigned failures, spoiled_rows, questions;

#define HOLDS(condition, ...)                                                                      \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("%s:%d: ", __FILE__, __LINE__);                                     \
			printf(__VA_ARGS__);                                                       \
			printf("\n");                                                              \
			if (++failures > 20)                                                       \
				exit(1);                                                           \
		}                                                                                  \
	} while (0)

static const char *said(const struct pet_pack_fault *fault)
{
	static char buf[400];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_pack_say(&t, fault);
	return buf;
}

static void round_trip(const struct pet_game *game)
{
	struct pet_pack_fault fault;
	struct pet_text t = pet_text_into(text, BYTES, PET_LANG_EN, game, NULL);
	pet_pack_new(game, &t);
	bool read = pet_pack_read(&pack, game, text, t.len, &fault);
	HOLDS(read, "%s: what is built in is refused: %s", game->id, read ? "" : said(&fault));
	char head[100];
	snprintf(head, sizeof head, "petteia-pack 1 %s\nname My box\n", game->id);
	HOLDS(read && pack.bytes == strlen(head) && !memcmp(pack.text, head, pack.bytes),
	      "%s: what is built in differs from itself:\n%.*s", game->id, (int)pack.bytes,
	      pack.text);
}

/* Reading what was written gives the same bytes. */
static void same_again(const struct pet_game *game, size_t n, uint64_t seed)
{
	struct pet_pack_fault fault;
	HOLDS(pet_pack_read(&pack, game, spoiled, n, &fault), "%s: seed %llu", game->id,
	      (unsigned long long)seed);
	bool read = pet_pack_read(&second, game, pack.text, pack.bytes, &fault);
	HOLDS(read, "%s: its own text is refused (seed %llu): %s", game->id,
	      (unsigned long long)seed, read ? "" : said(&fault));
	HOLDS(!memcmp(pack.hash, second.hash, sizeof pack.hash), "%s: another hash (seed %llu)",
	      game->id, (unsigned long long)seed);
	unsigned rows = 0;
	for (uint32_t i = 0; i < pack.bytes; i++)
		rows += pack.text[i] == '\n';
	spoiled_rows += rows;
	unsigned all = 0;
	for (unsigned i = 0; game->packing->sheets[i].word; i++)
		all += game->packing->sheets[i].rows;
	HOLDS(4 * rows > all, "%s: only %u of %u rows are spoiled (seed %llu)", game->id, rows, all,
	      (unsigned long long)seed);
}

static void play(struct pet_record *r, struct pet_bits *bits)
{
	const struct pet_game *game = r->game;
	for (int i = 0; i < MOVES && pet_game_asked(state) != PET_NOBODY; i++) {
		pet_move out[PET_MOVES_MAX], m;
		int n = pet_game_legal(game, state, out);
		m = pet_game_asked(state) == PET_CHANCE
			    ? pet_game_sample(game, state, pet_bits_next(bits))
			    : out[pet_bits_below(bits, (uint32_t)n)];
		HOLDS(n > 0 && pet_record_play(r, state, pet_game_asked(state), m, NULL) ==
				       PET_PLAY_OK,
		      "%s: no move", game->id);
		const char *wrong = game->check(state);
		questions++;
		HOLDS(!wrong, "%s: %s", game->id, wrong);
	}
	HOLDS(pet_game_asked(state) == PET_NOBODY, "%s: the game does not end", game->id);
	pet_record_finish(r, state);
}

/* The record carries the pack, and none but this one. */
static void replay(struct pet_record *r)
{
	struct pet_record copy;
	struct pet_fault fault;
	uint32_t played;
	struct pet_text t = pet_text_into(text, BYTES, PET_LANG_EN, r->game, NULL);
	HOLDS(pet_record_write(r, PET_CHANCE, &t), "the record is too long");
	bool read = pet_record_read(&copy, text, t.len, again_lines, LINES, &fault);
	HOLDS(read, "%s", fault.what);
	HOLDS(read && copy.setup.pack == r->setup.pack, "another pack");
	HOLDS(read && pet_record_replay(&copy, again, UINT32_MAX, &played, &fault), "%s",
	      fault.what);
	HOLDS(!memcmp(state, again, r->game->state_bytes), "another end");
	pet_pack_drop(copy.setup.pack);
	char *at = strstr(text, "Spoiled");
	HOLDS(at, "the record does not carry the pack");
	if (at)
		at[0] = 's';
	HOLDS(at && !pet_record_read(&copy, text, t.len, again_lines, LINES, &fault),
	      "a record with a changed pack is taken");
}

static unsigned values_of(const struct pet_option *o)
{
	unsigned n = 0;
	while (o->value && o->value[n])
		n++;
	return n ? n : 1;
}

static void try_game(const struct pet_game *game, unsigned games, uint64_t seed)
{
	struct pet_bits bits = { seed };
	uint8_t number = 0;
	round_trip(game);
	for (unsigned i = 0; i < games; i++) {
		if (i % 20 == 0) { /* a new pack now and then */
			struct pet_pack_fault fault;
			size_t n = spoil(game, seed + i, spoiled);
			same_again(game, n, seed + i);
			pet_pack_drop(number);
			number = pet_pack_load(game, spoiled, n, &fault);
			HOLDS(number, "%s", number ? "" : said(&fault));
		}
		struct pet_setup s;
		struct pet_record r;
		uint32_t seats = game->seats_max - game->seats_min + 1u;
		pet_setup_default(game, &s, (uint8_t)(game->seats_min + i % seats));
		s.pack = number;
		if (game->options[0].value)
			s.option[0] = (int16_t)(i / 7 % values_of(&game->options[0]));
		if (pet_game_start(game, state, &s, NULL))
			continue;
		pet_record_new(&r, game, &s, lines, LINES);
		play(&r, &bits);
		if (i % 10 == 0)
			replay(&r);
	}
	pet_pack_drop(number);
	for (number = 1; number <= PET_PACKS_MAX; number++)
		HOLDS(!pet_pack_of(number), "%s: a pack is still held", game->id);
}

int main(int argc, char **argv)
{
	unsigned games = argc > 1 ? (unsigned)atoi(argv[1]) : 40;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	for (int i = 0; pet_all_games[i]; i++)
		if (pet_all_games[i]->packing &&
		    (argc < 4 || !strcmp(argv[3], pet_all_games[i]->id)))
			try_game(pet_all_games[i], games, seed);
	printf("%u rows spoiled, %u questions, %u failures\n", spoiled_rows, questions, failures);
	return failures != 0;
}
