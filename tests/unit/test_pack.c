/* Places of packs (core/pack.h): what nobody holds makes room, what somebody holds stays as it is. */
#include "tests/unit/unit.h"

#include <pthread.h>

#include "core/pack.h"

enum { MANY = 3 * PET_PACKS_MAX, THREADS = 4, LOADS = 60, DECISIONS = 25 };

static struct pet_pack_fault fault;

/* A pack of its own for every number: Elysium's quest gives that many gold, the name has the rest. */
static uint8_t load(const char *game, int i)
{
	char text[200];
	int n = snprintf(text, sizeof text, "petteia-pack 1 %s\nname Box %d\n", game, i);
	if (!strcmp(game, "elysium"))
		n += snprintf(text + n, sizeof text - (size_t)n, "quest 1 | %d | 0 | 0\n", i % 10);
	struct pet_pack_fault own;
	uint8_t number = pet_pack_load(NULL, text, (size_t)n, &own);
	if (!number)
		fault = own;
	return number;
}

static bool is(uint8_t number, const char *game, int i)
{
	char name[PET_PACK_NAME_MAX];
	const struct pet_pack *p = pet_pack_of(number);
	snprintf(name, sizeof name, "Box %d", i);
	return p && !strcmp(p->game->id, game) && !strcmp(p->name, name);
}

/* The hash of a game with this pack after some decisions that depend on nothing but it. */
static uint64_t played(const char *id, uint8_t pack)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	const struct pet_game *game = pet_game_find(id);
	struct pet_bits bits = { 7 };
	struct pet_setup s;
	pet_setup_default(game, &s, game->seats_max);
	s.pack = pack;
	if (pet_game_start(game, state, &s, NULL))
		return 0;
	for (int i = 0; i < DECISIONS && pet_game_asked(state) != PET_NOBODY; i++) {
		pet_move out[PET_MOVES_MAX];
		int n = pet_game_legal(game, state, out);
		uint8_t asked = pet_game_asked(state);
		pet_move m = asked == PET_CHANCE
				     ? pet_game_sample(game, state, pet_bits_next(&bits))
				     : out[pet_bits_below(&bits, (uint32_t)n)];
		if (pet_game_play(game, state, asked, m, NULL) != PET_PLAY_OK)
			return 0;
		if (game->check(state))
			return 0;
	}
	((struct pet_flow *)(void *)state)->pack = 0; /* the number is no part of the match */
	return pet_game_hash(game, state);
}

static void test_what_is_held_stays(void **arg)
{
	static const char *const games[] = { "elysium", "hellas", "legendary", "cyclades" };
	uint8_t kept[4];
	uint64_t before[4];
	for (int i = 0; i < 4; i++) {
		kept[i] = load(games[i], i);
		assert_true(kept[i]);
		before[i] = played(games[i], kept[i]);
		assert_true(before[i]);
	}
	for (int i = 0; i < MANY; i++) {
		uint8_t number = load(games[i % 4], 1000 + i);
		assert_true(is(number, games[i % 4], 1000 + i));
		pet_pack_drop(number);
	}
	for (int i = 0; i < 4; i++) {
		assert_true(is(kept[i], games[i], i));
		assert_true(played(games[i], kept[i]) == before[i]);
		pet_pack_drop(kept[i]);
		assert_null(pet_pack_of(kept[i]));
	}
	(void)arg;
}

static void test_equal_packs_share_a_place(void **arg)
{
	uint8_t one = load("elysium", 1), two = load("elysium", 1);
	char id[PET_SHA256_BYTES + 1];
	assert_int_equal(one, two);
	pet_pack_id(pet_pack_of(one), id);
	const struct pet_game *game = pet_game_find("elysium");
	pet_pack_drop(one);
	assert_true(is(two, "elysium", 1));
	assert_int_equal(pet_pack_find(game, id, strlen(id)), two);
	pet_pack_hold(two);
	pet_pack_drop(two);
	assert_true(is(two, "elysium", 1));
	pet_pack_drop(two);
	assert_int_equal(pet_pack_find(game, id, strlen(id)), 0); /* nothing says that it stays */
	(void)arg;
}

static void test_when_all_are_in_use(void **arg)
{
	uint8_t held[PET_PACKS_MAX];
	int n = 0;
	while (n < PET_PACKS_MAX && (held[n] = load("cyclades", n)))
		n++;
	assert_int_equal(n, PET_PACKS_MAX - 1);
	assert_true(fault.crowded);
	char words[200];
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, NULL, NULL);
	pet_pack_say(&t, &fault);
	assert_non_null(strstr(words, "in use"));
	assert_int_equal(load("cyclades", 5), held[5]); /* what is there can be had once more */
	pet_pack_drop(held[5]);
	static const char wrong[] = "petteia-pack 1 cyclades\nname x\nhouse 7\n";
	assert_int_equal(pet_pack_load(NULL, wrong, sizeof wrong - 1, &fault), 0);
	assert_false(fault.crowded);
	assert_int_equal(fault.line, 3);
	for (int i = 0; i < n; i++)
		assert_true(is(held[i], "cyclades", i));
	pet_pack_drop(held[7]);
	held[7] = load("hellas", 1000);
	assert_true(is(held[7], "hellas", 1000));
	for (int i = 0; i < n; i++)
		pet_pack_drop(held[i]);
	(void)arg;
}

/* A record that is refused, and an option that is given again, hold nothing. */
static void test_refused_records_hold_nothing(void **arg)
{
	static const char head[] = "petteia 1\ngame elysium 1\nseats 2\n";
	static struct pet_record r;
	struct pet_record_line line[4];
	struct pet_fault wrong;
	for (int i = 0; i < MANY; i++) {
		char text[400];
		snprintf(text, sizeof text,
			 "%soption pack=petteia-pack%%201%%20elysium%%0aname%%20R%d%%0a\n%s", head,
			 i, i % 2 ? "option pack=x\n" : "what is this\n");
		assert_false(pet_record_read(&r, text, strlen(text), line, 4, &wrong));
		assert_int_equal(wrong.line, 5);
		assert_int_equal(r.setup.pack, 0);
	}
	for (uint8_t number = 1; number <= PET_PACKS_MAX; number++)
		assert_null(pet_pack_of(number));
	(void)arg;
}

static void *load_and_play(void *arg)
{
	int from = *(int *)arg;
	bool fine = true;
	for (int i = 0; fine && i < LOADS; i++) {
		uint8_t number = load("elysium", from + i);
		fine = is(number, "elysium", from + i) && played("elysium", number) &&
		       is(number, "elysium", from + i);
		pet_pack_drop(number);
	}
	return fine ? arg : NULL;
}

static void test_threads(void **arg)
{
	pthread_t thread[THREADS];
	int from[THREADS];
	for (int i = 0; i < THREADS; i++) {
		from[i] = i / 2 * 10000; /* two and two have the same */
		assert_int_equal(pthread_create(&thread[i], NULL, load_and_play, &from[i]), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		void *fine;
		pthread_join(thread[i], &fine);
		assert_non_null(fine);
	}
	(void)arg;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_what_is_held_stays),
		cmocka_unit_test(test_equal_packs_share_a_place),
		cmocka_unit_test(test_when_all_are_in_use),
		cmocka_unit_test(test_refused_records_hold_nothing),
		cmocka_unit_test(test_threads),
	};
	return RUN(tests);
}
