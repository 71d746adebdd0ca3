/* The JSON writer, the JSON reader, and the tokens of values and moves. */
#include "tests/unit/unit.h"

#include "core/reader.h"

static void emitter(void **state)
{
	char buf[512];
	(void)state;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "a\"b", "line\nquote\"back\\slash\x01\x7f");
	pet_json_key(&j, "list");
	pet_json_open(&j, '[');
	pet_json_number(&j, -5);
	pet_json_number(&j, INT64_MIN);
	pet_json_unsigned(&j, UINT64_MAX);
	pet_json_unsigned(&j, 0);
	pet_json_open(&j, '[');
	pet_json_close(&j, ']');
	pet_json_null(&j);
	pet_json_bool(&j, true);
	pet_json_decimal(&j, -12345, 2);
	pet_json_decimal(&j, 7, 4);
	pet_json_decimal(&j, 42, 0);
	pet_json_value(&j, PET_K_GAME + 1, 1);
	pet_json_value(&j, PET_K_GAME + 1, 255);
	pet_json_value(&j, PET_K_SEAT, 2);
	pet_json_value(&j, PET_K_FLAG, 1);
	pet_json_value(&j, PET_K_NUMBER, 255);
	pet_json_close(&j, ']');
	pet_json_key_bool(&j, "end", false);
	pet_json_close(&j, '}');
	assert_string_equal(
		buf, "{\"a\\\"b\":\"line\\nquote\\\"back\\\\slash\\u0001\\u007f\",\"list\":[-5,"
		     "-9223372036854775808,18446744073709551615,0,[],null,true,-123.45,0.0007,42,"
		     "\"ares\",null,\"s3\",true,255],\"end\":false}");
	assert_false(t.cut);
}

static void cutting(void **state)
{
	char buf[8];
	(void)state;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "1234567");
	assert_false(t.cut);
	pet_text_char(&t, '8');
	assert_true(t.cut);
	assert_string_equal(buf, "1234567");
}

static bool skips(const char *s)
{
	struct pet_fault fault;
	struct pet_reader r = pet_reader_over(s, strlen(s), &fault);
	return pet_reader_skip(&r) && pet_reader_peek(&r) == 0;
}

static void reader(void **state)
{
	static const char *const good[] = {
		"{}",
		"[]",
		"0",
		"-7",
		"\"\"",
		"true",
		" [ 1 , [ 2 ] , { \"a\" : null } ] ",
		"\"\\u0041\\n\\\"\\/\"",
		"18446744073709551615",
		"[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]",
	};
	static const char *const bad[] = {
		"",
		"{",
		"[",
		"[1",
		"[1,",
		"[1,]",
		"{\"a\"}",
		"{\"a\":}",
		"{\"a\":1,}",
		"{a:1}",
		"[1 2]",
		"01",
		"-",
		"1.5",
		"1e3",
		"tru",
		"nul",
		"\"",
		"\"\\x\"",
		"\"\\u12\"",
		"\"\\u0000\"",
		"\"\\u0416\"",
		"\"\n\"",
		"18446744073709551616",
		"]",
		"}",
		"[}",
		"{]",
		"[,]",
		",",
		"[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]",
		"{\"a\" 1}",
		"[1]]",
	};
	(void)state;
	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
		if (!skips(good[i]))
			fail_msg("refused: %s", good[i]);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		if (skips(bad[i]))
			fail_msg("taken: %s", bad[i]);
}

/* Every proper prefix is refused, and nothing is read beyond its end (sanitizers). */
static void truncation(void **state)
{
	static const char whole[] = "{\"a\":[1,true,\"x\\n\"],\"b\":{\"c\":null,\"d\":-12}}";
	struct pet_fault fault;
	(void)state;
	for (size_t n = 0; n < sizeof whole - 1; n++) {
		char *copy = test_malloc(n ? n : 1);
		memcpy(copy, whole, n);
		struct pet_reader r = pet_reader_over(copy, n, &fault);
		assert_false(pet_reader_skip(&r));
		test_free(copy);
	}
}

static pet_move find(const char *s)
{
	return pet_token_move_find(&toy_game, s, strlen(s));
}

static void tokens(void **state)
{
	char buf[64];
	(void)state;
	assert_int_equal(find("march 7R 1A 3"), pet_move_make(2, 0, 2, 3));
	assert_int_equal(find("  march\t7R  1A 3  "), pet_move_make(2, 0, 2, 3));
	assert_int_equal(find("rest"), pet_move_make(1, 0, 0, 0));
	assert_int_equal(find("march none 1A 3"), pet_move_make(2, 255, 2, 3));
	assert_int_equal(find("rest 1"), PET_MOVE_NONE);
	assert_int_equal(find("march 7R 1A"), PET_MOVE_NONE);
	assert_int_equal(find("march 7R 1A 256"), PET_MOVE_NONE);
	assert_int_equal(find("march 7R 1A -1"), PET_MOVE_NONE);
	assert_int_equal(find("march 7r 1A 1"), PET_MOVE_NONE);
	assert_int_equal(find("marc 7R 1A 1"), PET_MOVE_NONE);
	assert_int_equal(find(""), PET_MOVE_NONE);
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	pet_token_move(&t, pet_move_make(2, 0, 2, 3));
	assert_string_equal(buf, "march 7R 1A 3");
	assert_int_equal(pet_token_find(&toy_game, PET_K_SEAT, "s6", 2), 5);
	assert_int_equal(pet_token_find(&toy_game, PET_K_SEAT, "s7", 2), -1);
	assert_int_equal(pet_token_find(&toy_game, PET_K_SEAT, "s0", 2), -1);
	assert_int_equal(pet_token_find(&toy_game, PET_K_FLAG, "yes", 3), 1);
	assert_int_equal(pet_token_find(&toy_game, PET_K_NUMBER, "0012", 4), 12);
	assert_int_equal(pet_token_find(&toy_game, PET_K_NUMBER, "1234567890", 10), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(emitter),    cmocka_unit_test(cutting), cmocka_unit_test(reader),
		cmocka_unit_test(truncation), cmocka_unit_test(tokens),
	};
	return RUN(tests);
}
