/* Records of the sample game: text, replay, undo, redaction. */
#include "tests/unit/record_match.h"

static _Alignas(64) unsigned char copy[PET_STATE_MAX];
static uint32_t played;

static void refused(const char *s, uint32_t line, const char *why)
{
	if (reads(s))
		fail_msg("taken: %s", s);
	if (!strstr(fault.what, why) || fault.line != line)
		fail_msg("line %u '%s' instead of line %u '%s' for %s", fault.line, fault.what,
			 line, why, s);
}

/* A whole seeded match. */
static void match(uint64_t seed, uint8_t seats)
{
	struct pet_bits bits = { seed };
	begin(seats);
	r.has_seed = true;
	r.seed = seed;
	while (pet_game_asked(state) != PET_NOBODY)
		step(&bits);
	assert_true(pet_record_finish(&r, state));
}

static void round_trip(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed < 60; seed++) {
		match(seed, (uint8_t)(2 + seed % 3));
		written(&r, PET_CHANCE, buf);
		assert_true(reads(buf));
		assert_int_equal(other.count, r.count);
		assert_string_equal(written(&other, PET_CHANCE, second), buf);
		assert_true(pet_record_replay(&other, copy, UINT32_MAX, &played, &fault));
		assert_int_equal(played, r.count);
		assert_memory_equal(copy, state, sample_game.state_bytes);
		for (uint32_t i = 0; i < r.count; i++)
			assert_int_equal(other.line[i].seen, r.line[i].seen);
	}
}

static void header(void **unused)
{
	(void)unused;
	assert_true(reads(
		"# a comment\r\n\r\npetteia 1\r\ngame sample 7 # old\r\nseats 2 anna b-2\r\n"
		"option rounds=5 copies=three\r\ntable 7f3a09\r\nseed 18446744073709551615\r\n"
		"1 * draw c3\r\n2 * draw c1 # one\r\n3 * roll 2\r\n4 anna bid 1\r\n5 s2 pass\r\n"
		"6 b-2 undo 4\r\n7 anna ?"));
	assert_int_equal(other.version, 7);
	assert_int_equal(other.setup.seats, 2);
	assert_int_equal(other.setup.option[0], 5);
	assert_int_equal(other.setup.option[1], 1);
	assert_string_equal(other.seat_name[1], "b-2");
	assert_string_equal(other.table, "7f3a09");
	assert_true(other.seed == UINT64_MAX);
	assert_int_equal(other.count, 7);
	assert_true(other.redacted);
	assert_int_equal(other.line[4].seat, 1);
	assert_int_equal(other.line[5].m, (pet_move)PET_UNDO_VERB << 24 | 4);
	assert_string_equal(
		written(&other, PET_CHANCE, buf),
		"petteia 1\ngame sample 7\nseats 2 anna b-2\noption rounds=5 copies=three\n"
		"table 7f3a09\nseed 18446744073709551615\n1 * draw c3\n2 * draw c1\n"
		"3 * roll 2\n4 anna bid 1\n5 b-2 pass\n6 b-2 undo 4\n7 anna ?\n");
}

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

static void faults(void **unused)
{
	(void)unused;
	refused("", 0, "empty");
	refused("hello\n", 1, "not a record");
	refused("petteia 2\n", 1, "unknown form");
	refused("petteia 1 x\n", 1, "too much");
	refused("petteia 1\n", 1, "missing");
	refused("petteia 1\nseats 2\n", 2, "come before");
	refused("petteia 1\ngame chess 1\n", 2, "no such game: 'chess'");
	refused("petteia 1\ngame sample\n", 2, "version");
	refused("petteia 1\ngame sample x\n", 2, "version");
	refused("petteia 1\ngame sample 1\n1 * roll 1\n", 3, "come first");
	refused("petteia 1\ngame sample 1\nseats 9\n", 3, "seats");
	refused("petteia 1\ngame sample 1\nseats 1\n", 3, "seats");
	refused("petteia 1\ngame sample 1\nseats 2 a a\n", 3, "two seats");
	refused("petteia 1\ngame sample 1\nseats 2 a b c\n", 3, "too much");
	refused("petteia 1\ngame sample 1\nseats 2 12 b\n", 3, "no name");
	refused("petteia 1\ngame sample 1\nseats 2 s2 b\n", 3, "no name");
	refused("petteia 1\ngame sample 1\nseats 2 end b\n", 3, "no name");
	refused("petteia 1\ngame sample 1\nseats 2 an.na b\n", 3, "no name");
	refused("petteia 1\ngame sample 1\nseats 2 abcdefghijklmnopqrstuvwx b\n", 3, "no name");
	refused(HEAD "seats 2\n", 4, "twice");
	refused(HEAD "game sample 1\n", 4, "twice");
	refused(HEAD "option colour=red\n", 4, "no such option");
	refused(HEAD "option rounds=6\n", 4, "no value");
	refused(HEAD "option rounds=-1\n", 4, "no value");
	refused(HEAD "option rounds\n", 4, "no such option");
	refused(HEAD "option copies=four\n", 4, "no value");
	refused(HEAD "option rounds=1 rounds=1\n", 4, "twice");
	refused(HEAD "seed -1\n", 4, "no seed");
	refused(HEAD "seed 18446744073709551616\n", 4, "no seed");
	refused(HEAD "seed 1\nseed 1\n", 5, "no seed");
	refused(HEAD "commit md5:00\n", 4, "no sha256");
	refused(HEAD "commit sha256:00\n", 4, "no sha256");
	refused(HEAD "seed 1\ncommit sha256:" ZEROS "\n", 5, "no sha256");
	refused(HEAD "reveal " ZEROS "\n", 4, "nothing to reveal");
	refused(HEAD "commit sha256:" ZEROS "\nreveal 00\n", 5, "no secret");
	refused(HEAD "commit sha256:" ZEROS "\nreveal " ZEROS "\n1 * roll 1\n", 6,
		"nothing may follow");
	refused(HEAD "table\n", 4, "expected");
	refused(HEAD "position {\"a\":1} x\n", 4, "too much");
	refused(HEAD "position {\"a\":\n", 4, "value expected");
	refused(HEAD "position 7\n", 4, "position expected");
	refused(HEAD "colour red\n", 4, "unknown word");
	refused(HEAD "2 * roll 1\n", 4, "numbered in order");
	refused(HEAD "01 * roll 1\n", 4, "numbered in order");
	refused(HEAD "1 * roll 1\n1 * roll 1\n", 5, "numbered in order");
	refused(HEAD "1 carol roll 1\n", 4, "no such seat");
	refused(HEAD "1 s3 roll 1\n", 4, "no such seat");
	refused(HEAD "1 * \n", 4, "no move");
	refused(HEAD "1 * fly\n", 4, "no move of this game: 'fly'");
	refused(HEAD "1 * roll 256\n", 4, "no move");
	refused(HEAD "1 s1 undo 1\n", 4, "no earlier line");
	refused(HEAD "1 s1 undo\n", 4, "expected");
	refused(HEAD "1 * roll 1\n2 s1 undo 0\n", 5, "no earlier line");
	refused(HEAD "1 * roll 1\n2 s1 undo 1 1\n", 5, "too much");
	refused(HEAD "1 * roll 1\nseed 4\n", 5, "before the moves");
	refused(HEAD "1 end\n", 4, "one win");
	refused(HEAD "1 end s1 0.5\n", 4, "one win");
	refused(HEAD "1 end s1 2.0\n", 4, "no share");
	refused(HEAD "1 end s1 0.51\n", 4, "no share");
	refused(HEAD "1 end s1\n", 4, "share expected");
	refused(HEAD "1 end s1 0.5 s1 0.5\n", 4, "twice");
	refused(HEAD "1 end s1 1.0\n2 * roll 1\n", 5, "ended already");
	char zero[] = HEAD "1 * roll 1\n";
	zero[sizeof HEAD + 3] = 0;
	assert_false(pet_record_read_of(&other, &sample_game, zero, sizeof zero - 1, other_lines,
					LINES, &fault));
	assert_false(pet_record_read(&other, HEAD, strlen(HEAD), other_lines, LINES, &fault));
}

static void limits(void **unused)
{
	static char big[PET_RECORD_BYTES_MAX + 1];
	(void)unused;
	memset(big, '#', sizeof big);
	assert_false(pet_record_read(&other, big, sizeof big, other_lines, LINES, &fault));
	assert_string_equal(fault.what, "the record is too long");
	assert_false(pet_record_read(&other, big, PET_RECORD_LINE_BYTES + 1, other_lines, LINES,
				     &fault));
	assert_string_equal(fault.what, "the line is too long");
	assert_false(pet_record_read_of(&other, &sample_game, HEAD "1 * roll 1\n2 * roll 1\n",
					strlen(HEAD) + 22, other_lines, 1, &fault));
	assert_string_equal(fault.what, "too many lines");
	begin(2);
	r.cap = 1;
	assert_int_equal(pet_record_play(&r, state, PET_CHANCE,
					 pet_token_move_find(&sample_game, "draw c1", 7), NULL),
			 PET_PLAY_OK);
	assert_int_equal(pet_record_play(&r, state, PET_CHANCE,
					 pet_token_move_find(&sample_game, "draw c1", 7), NULL),
			 PET_PLAY_FULL);
	assert_false(pet_record_undo(&r, state, 0, 1, &fault));
}

static void replay_faults(void **unused)
{
	(void)unused;
	assert_true(reads(HEAD "1 * draw c1\n2 * draw c1\n3 * roll 2\n4 s1 bid 5\n5 s2 bid 5\n"));
	assert_false(pet_record_replay(&other, state, UINT32_MAX, &played, &fault));
	assert_int_equal(played, 4);
	assert_int_equal(fault.line, 5);
	assert_string_equal(
		fault.what,
		"'bid 5' is not legal here (LO-3.2): A bid must be higher than the last one");
	assert_true(pet_record_replay(&other, state, 4, &played, &fault));
	assert_true(reads(HEAD "1 s1 draw c1\n"));
	assert_false(pet_record_replay(&other, state, UINT32_MAX, &played, &fault));
	assert_non_null(strstr(fault.what, "Somebody else is asked"));
	assert_true(reads(HEAD "1 * ?\n"));
	assert_false(pet_record_replay(&other, state, UINT32_MAX, &played, &fault));
	assert_string_equal(fault.what, "this copy hides the move");
	assert_true(reads(HEAD "1 * draw c1\n2 end s1 1.0\n"));
	assert_false(pet_record_replay(&other, state, UINT32_MAX, &played, &fault));
	assert_string_equal(fault.what, "the game is not over here");
	match(4, 2);
	r.share[0] = r.share[0] ? 0 : PET_SHARES;
	r.share[1] = PET_SHARES - r.share[0];
	assert_false(pet_record_replay(&r, state, UINT32_MAX, &played, &fault));
	assert_non_null(strstr(fault.what, "not the result"));
}

/* Undo by hand: which lines count. */
static void effective(void **unused)
{
	uint32_t index[16];
	(void)unused;
	assert_true(reads(HEAD "1 * roll 1\n2 * roll 2\n3 * roll 3\n4 s1 undo 2\n5 * roll 4\n"
			       "6 s1 undo 4\n7 * roll 5\n8 s1 undo 1\n9 * roll 6\n"));
	assert_int_equal(pet_record_effective(&other, index, 3), 3);
	assert_int_equal(pet_record_effective(&other, index, 5), 2); /* 1 5 */
	assert_int_equal(index[1], 4);
	assert_int_equal(pet_record_effective(&other, index, 7),
			 4); /* 6 undoes the undo: 1 2 3 7 */
	assert_int_equal(index[1], 1);
	assert_int_equal(index[2], 2);
	assert_int_equal(index[3], 6);
	assert_int_equal(pet_record_effective(&other, index, 8), 0);
	assert_int_equal(pet_record_effective(&other, index, UINT32_MAX), 1);
	assert_int_equal(index[0], 8);
}

/* Snapshots are kept; undo anywhere must give the same bytes, in play and in replay. */
static void undo(void **unused)
{
	static unsigned char before[LINES][256];
	uint32_t bytes = sample_game.state_bytes;
	(void)unused;
	if (bytes > sizeof before[0])
		bytes = sizeof before[0];
	for (uint64_t seed = 1; seed <= 40; seed++) {
		struct pet_bits bits = { seed };
		begin((uint8_t)(2 + seed % 3));
		r.has_seed = true;
		r.seed = seed;
		r.dice = seed % 2 ? PET_DICE_FIXED : PET_DICE_BY_LINE;
		r.setup.option[0] = 5;
		assert_true(pet_record_start(&r, state, NULL, &fault));
		for (uint32_t i = 0; i < 600; i++) {
			memcpy(before[r.count], state, bytes);
			bool over = pet_game_asked(state) == PET_NOBODY;
			if (r.count && (over || pet_bits_below(&bits, 8) == 0)) {
				uint32_t n = over || pet_bits_below(&bits, 4) == 0
						     ? 1 + pet_bits_below(&bits, r.count)
						     : r.count;
				assert_true(pet_record_undo(&r, state, 0, n, &fault));
				assert_memory_equal(state, before[n - 1], bytes);
			} else {
				step(&bits);
			}
		}
		written(&r, PET_CHANCE, buf);
		assert_true(reads(buf));
		assert_true(pet_record_replay(&other, copy, UINT32_MAX, &played, &fault));
		assert_memory_equal(copy, state, sample_game.state_bytes);
		for (uint32_t i = 0; i < r.count; i += 37) {
			assert_true(pet_record_replay(&other, copy, i, &played, &fault));
			assert_memory_equal(copy, before[i], bytes);
			memset(copy, 0, sizeof copy);
			assert_true(pet_record_at(&other, copy, i, &fault));
			assert_memory_equal(copy, before[i], bytes);
		}
		assert_true(pet_record_at(&other, copy, UINT32_MAX, &fault));
		assert_memory_equal(copy, state, sample_game.state_bytes);
		uint32_t checked;
		assert_true(pet_record_verify_dice(&other, &checked, &fault));
		assert_true(checked > 0);
	}
	assert_false(pet_record_undo(&r, state, 0, 0, &fault));
	assert_false(pet_record_undo(&r, state, 0, r.count + 1, &fault));
	assert_false(pet_record_undo(&r, state, PET_NOBODY, 1, &fault));
}

static void redaction(void **unused)
{
	(void)unused;
	assert_true(reads(
		HEAD "1 * draw c5\n2 * draw c1\n3 * roll 2\n4 s1 bid 1\n5 s2 pass\n6 s1 twice\n"));
	/* before the replay nobody knows who may see the lines */
	assert_null(strstr(written(&other, 0, buf), "roll"));
	assert_true(pet_record_replay(&other, state, UINT32_MAX, &played, &fault));
	assert_non_null(strstr(written(&other, 0, buf), "1 * draw c5\n2 * ?\n3 * roll 2\n"));
	assert_non_null(strstr(buf, "6 s1 twice\n"));
	assert_non_null(strstr(written(&other, 1, buf), "1 * ?\n2 * draw c1\n3 * roll 2\n"));
	assert_non_null(strstr(buf, "6 s1 ?\n"));
	assert_non_null(strstr(written(&other, PET_NOBODY, buf), "1 * ?\n2 * ?\n3 * roll 2\n"));
	assert_non_null(strstr(written(&other, PET_CHANCE, buf), "1 * draw c5\n2 * draw c1\n"));
	/* a redacted copy stays one */
	written(&other, PET_NOBODY, second);
	assert_true(reads(second));
	assert_string_equal(written(&other, PET_CHANCE, buf), second);
}

static void positions(void **unused)
{
	char json[4096];
	(void)unused;
	match(3, 2);
	assert_true(pet_record_replay(&r, state, 4, &played, &fault));
	struct pet_text t = pet_text_into(json, sizeof json, PET_LANG_EN, &sample_game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(&sample_game, state, &j);
	begin(2);
	r.has_position = true;
	r.position = json;
	r.position_bytes = t.len;
	assert_true(pet_record_start(&r, state, NULL, &fault));
	struct pet_bits bits = { 1 };
	step(&bits);
	written(&r, PET_CHANCE, buf);
	assert_true(reads(buf));
	assert_int_equal(other.position_bytes, t.len);
	assert_true(pet_record_replay(&other, copy, UINT32_MAX, &played, &fault));
	assert_memory_equal(copy, state, sample_game.state_bytes);
	/* a copy for others contains of the start only what they may know */
	assert_non_null(strstr(buf, "\"priv\":{\"s1\":{\"card\":"));
	assert_non_null(strstr(written(&other, 1, second), "\"priv\":{\"s2\":{\"card\":"));
	assert_null(strstr(second, "seal"));
	assert_non_null(strstr(written(&other, PET_NOBODY, second), "\"priv\":{}"));
	assert_true(reads(second));
	assert_true(reads(buf));
	other.setup.seats = 3;
	assert_false(pet_record_start(&other, copy, NULL, &fault));
}

static void options(void **unused)
{
	struct pet_setup s;
	(void)unused;
	pet_setup_default(&toy_game, &s, 2);
	assert_int_equal(s.option[0], 1);
	assert_int_equal(pet_setup_option(&toy_game, &s, "colour=red", 10, &fault), 0);
	assert_int_equal(s.option[0], 0);
	assert_int_equal(pet_setup_option(&toy_game, &s, "depth=-5", 8, &fault), 1);
	assert_int_equal(s.option[1], -5);
	assert_int_equal(pet_setup_option(&toy_game, &s, "depth=-6", 8, &fault), -1);
	assert_int_equal(pet_setup_option(&toy_game, &s, "map=a%20b%23=", 13, &fault), 2);
	assert_string_equal(s.text, "a b#=");
	assert_int_equal(pet_setup_option(&toy_game, &s, "map=%2", 6, &fault), -1);
	assert_int_equal(pet_setup_option(&toy_game, &s, "map=%00", 7, &fault), -1);
	pet_setup_option(&toy_game, &s, "map=a%20b%23=%c5%bb", 19, &fault);
	pet_record_new(&r, &toy_game, &s, lines, LINES);
	assert_non_null(strstr(written(&r, PET_CHANCE, buf),
			       "\noption colour=red depth=-5 map=a%20b%23=%c5%bb\n"));
}

static void shares(void **unused)
{
	static const char *const word[] = { "1.0", "0.5", "0.3333", "0.25", "0.2", "0.1667" };
	(void)unused;
	begin(4);
	for (unsigned i = 0; i < 6; i++) {
		char want[64];
		memset(r.share, 0, sizeof r.share);
		r.share[0] = (uint8_t)(PET_SHARES / (i + 1));
		r.share[1] = (uint8_t)(PET_SHARES - r.share[0]);
		r.has_end = true;
		snprintf(want, sizeof want, "\n1 end s1 %s", word[i]);
		assert_non_null(strstr(written(&r, PET_CHANCE, buf), want));
		assert_true(reads(buf));
		assert_memory_equal(other.share, r.share, sizeof r.share);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(round_trip),    cmocka_unit_test(header),
		cmocka_unit_test(faults),        cmocka_unit_test(limits),
		cmocka_unit_test(replay_faults), cmocka_unit_test(effective),
		cmocka_unit_test(undo),          cmocka_unit_test(redaction),

		cmocka_unit_test(positions),     cmocka_unit_test(options),
		cmocka_unit_test(shares),
	};
	return RUN(tests);
}
