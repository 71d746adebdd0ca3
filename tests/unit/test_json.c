/* The JSON emitter, the JSON reader, and the tokens of values and moves. */
#include "tests/unit/unit.h"

#include "core/reader.h"

static void emitter(void **state)
{
	char buf[512];
	(void)state;
	struct text t = text_into(buf, sizeof buf, LANG_EN, &toy_game, NULL);
	struct json j = json_into(&t);
	json_open(&j, '{');
	json_key_string(&j, "a\"b", "line\nquote\"back\\slash\x01\x7f");
	json_key(&j, "list");
	json_open(&j, '[');
	json_number(&j, -5);
	json_number(&j, INT64_MIN);
	json_unsigned(&j, UINT64_MAX);
	json_unsigned(&j, 0);
	json_open(&j, '[');
	json_close(&j, ']');
	json_null(&j);
	json_bool(&j, true);
	json_decimal(&j, -12345, 2);
	json_decimal(&j, 7, 4);
	json_decimal(&j, 42, 0);
	json_value(&j, K_GAME + 1, 1);
	json_value(&j, K_GAME + 1, 255);
	json_value(&j, K_SEAT, 2);
	json_value(&j, K_FLAG, 1);
	json_value(&j, K_NUMBER, 255);
	json_close(&j, ']');
	json_key_bool(&j, "end", false);
	json_close(&j, '}');
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
	struct text t = text_into(buf, sizeof buf, LANG_EN, NULL, NULL);
	text_put(&t, "1234567");
	assert_false(t.cut);
	text_char(&t, '8');
	assert_true(t.cut);
	assert_string_equal(buf, "1234567");
}

static bool skips(const char *s)
{
	struct fault fault;
	struct reader r = reader_over(s, strlen(s), &fault);
	return reader_skip(&r) && reader_peek(&r) == 0;
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

/* Every shorter text than the whole is refused, and nothing is read beyond its end (sanitizers). */
static void truncation(void **state)
{
	static const char whole[] = "{\"a\":[1,true,\"x\\n\"],\"b\":{\"c\":null,\"d\":-12}}";
	struct fault fault;
	(void)state;
	for (size_t n = 0; n < sizeof whole - 1; n++) {
		char *copy = test_malloc(n ? n : 1);
		memcpy(copy, whole, n);
		struct reader r = reader_over(copy, n, &fault);
		assert_false(reader_skip(&r));
		test_free(copy);
	}
}

static move find(const char *s)
{
	return token_move_find(&toy_game, s, strlen(s));
}

static void tokens(void **state)
{
	char buf[64];
	(void)state;
	assert_int_equal(find("march 7R 1A 3"), move_make(2, 0, 2, 3));
	assert_int_equal(find("  march\t7R  1A 3  "), move_make(2, 0, 2, 3));
	assert_int_equal(find("rest"), move_make(1, 0, 0, 0));
	assert_int_equal(find("march none 1A 3"), move_make(2, 255, 2, 3));
	assert_int_equal(find("rest 1"), MOVE_NONE);
	assert_int_equal(find("march 7R 1A"), MOVE_NONE);
	assert_int_equal(find("march 7R 1A 256"), MOVE_NONE);
	assert_int_equal(find("march 7R 1A -1"), MOVE_NONE);
	assert_int_equal(find("march 7r 1A 1"), MOVE_NONE);
	assert_int_equal(find("marc 7R 1A 1"), MOVE_NONE);
	assert_int_equal(find(""), MOVE_NONE);
	struct text t = text_into(buf, sizeof buf, LANG_EN, &toy_game, NULL);
	token_move(&t, move_make(2, 0, 2, 3));
	assert_string_equal(buf, "march 7R 1A 3");
	assert_int_equal(token_find(&toy_game, K_SEAT, "s6", 2), 5);
	assert_int_equal(token_find(&toy_game, K_SEAT, "s7", 2), -1);
	assert_int_equal(token_find(&toy_game, K_SEAT, "s0", 2), -1);
	assert_int_equal(token_find(&toy_game, K_FLAG, "yes", 3), 1);
	assert_int_equal(token_find(&toy_game, K_NUMBER, "0012", 4), 12);
	assert_int_equal(token_find(&toy_game, K_NUMBER, "1234567890", 10), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(emitter),    cmocka_unit_test(cutting), cmocka_unit_test(reader),
		cmocka_unit_test(truncation), cmocka_unit_test(tokens),
	};
	return RUN(tests);
}
