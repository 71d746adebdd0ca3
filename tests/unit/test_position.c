/* Positions as JSON and back, and fields by path. */
#include "tests/unit/unit.h"

#include "tests/unit/toy.h"

static struct toy g, back;
static char buf[8192];
static struct pet_fault fault;

static void start(void)
{
	struct pet_setup s;
	pet_setup_default(&toy_game, &s, 3);
	assert_null(pet_game_start(&toy_game, &g, &s, NULL));
}

static const char *written(const void *state)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(&toy_game, state, &j);
	assert_false(t.cut);
	return buf;
}

static bool reads(const char *s)
{
	return pet_position_read(&toy_game, s, strlen(s), &back, &fault);
}

static void refused(const char *s, const char *why)
{
	if (reads(s))
		fail_msg("taken: %s", s);
	if (!strstr(fault.what, why))
		fail_msg("'%s' instead of '%s' for %s", fault.what, why, s);
}

/* Everything set to something other than the default. */
static void fill(void)
{
	start();
	g.pub.big = UINT64_MAX;
	g.pub.marks = UINT64_C(1) << 63 | 1;
	g.pub.middle = 4000000000u;
	g.pub.balance = INT32_MIN;
	g.pub.debt[1] = -3;
	g.pub.guarded = 5;
	g.pub.land[1] = (struct toy_land){ 3, 7, -128, 0, 9, { 0, 65535 } };
	g.pub.throne.owner = 0;
	g.pub.row[2] = 1;
	g.pub.gold[2] = 200;
	g.pub.gold[5] = 1;
	g.pub.ready = 1;
	g.pub.first = 2;
	g.pub.leader = 255;
	g.pub.total = 7;
	g.priv[1].card = 2;
	struct pet_frame *f = pet_flow_top(&g.pub.flow);
	f->x[0] = 1;
	f->x[1] = 9;
	f->x[4] = 77;
	f->n = 3;
}

static void plain(void **state)
{
	(void)state;
	start();
	static const char head[] =
		"{\"game\":\"toy\",\"version\":3,\"seats\":3,\"pub\":{},\"priv\":{},"
		"\"flow\":[{\"at\":\"game\",\"pc\":1},{\"at\":\"turn\",\"who\":\"s1\","
		"\"god\":\"zeus\",\"left\":0}],\"flow_seal\":\"";
	assert_memory_equal(written(&g), head, sizeof head - 1);
	assert_int_equal(strlen(buf), sizeof head - 1 + 2 * 16 + sizeof "\",\"seal\":\"" - 1 + 2);
}

static void round_trip(void **state)
{
	(void)state;
	fill();
	assert_non_null(strstr(written(&g),
			       "\"land\":{\"7P\":{\"owner\":\"hera\",\"troops\":7,\"mood\":-128,"
			       "\"temples\":[\"zeus\",\"hera\"],\"price\":[0,65535]}}"));
	assert_non_null(strstr(buf, "\"row\":[null,null,\"ares\"]"));
	assert_non_null(strstr(buf, "\"leader\":null"));
	assert_non_null(strstr(buf, "\"x\":[0,0,77]"));
	assert_true(reads(buf));
	assert_memory_equal(&g, &back, sizeof g);
}

/* Neither key order nor white space matters. */
static void any_order(void **state)
{
	(void)state;
	start();
	pet_flow_top(&g.pub.flow)->x[1] = 4;
	pet_flow_top(&g.pub.flow)->who = 1;
	char *seal = strstr(written(&g), "\"flow_seal\":\"") + 13, text[512];
	snprintf(text, sizeof text,
		 " { \"flow\" : [ { \"pc\" : 1 , \"at\" : \"game\" } ,\n { \"left\":4, \"at\" : "
		 "\"turn\" , "
		 "\"who\" : \"s2\" } ] , \"pub\" : { \"gold\" : { \"s1\" : 3 } } , \"flow_seal\" : "
		 "\"%.16s\" , \"seats\" : 3 , \"version\" : 3 , \"game\" : \"toy\" } ",
		 seal);
	assert_true(reads(text));
	assert_int_equal(back.pub.gold[0], 3);
	assert_int_equal(back.pub.flow.asked, 1);
	assert_int_equal(pet_flow_top(&back.pub.flow)->x[1], 4);
}

/* A view contains only its own private part and has no seal. */
static void views(void **state)
{
	(void)state;
	fill();
	g.priv[0].card = 1;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_view_write(&toy_game, pet_game_view(&toy_game, &g, 1), &j);
	assert_non_null(strstr(buf, "\"priv\":{\"s2\":{\"card\":\"none-such\"}}"));
	assert_null(strstr(buf, "seal"));
	t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	j = pet_json_into(&t);
	pet_view_write(&toy_game, pet_game_view(&toy_game, &g, PET_NOBODY), &j);
	assert_non_null(strstr(buf, "\"priv\":{}"));
}

#define TURN       "\"stage\":\"turn s1\""
#define HEAD       "{\"game\":\"toy\",\"version\":3,\"seats\":2,"
#define WITH(pub)  HEAD "\"pub\":{" pub "}," TURN "}"
#define FLOW(flow) HEAD "\"pub\":{},\"flow\":[" flow "]}"

static void edited(void **state)
{
	(void)state;
	assert_true(reads(WITH("\"land\":{\"7R\":{\"troops\":4}},\"total\":99")));
	assert_int_equal(back.pub.total, 4); /* derived, whatever the text says */
	assert_int_equal(back.pub.flow.asked, 0);
	refused(WITH("\"land\":{\"7R\":{\"troops\":21}}"), "too many troops");
	refused(HEAD "\"pub\":{},\"stage\":\"busy s1\"}", "quiet node");
	refused(HEAD "\"pub\":{},\"stage\":\"die s1\"}", "quiet node");
	refused(HEAD "\"pub\":{},\"stage\":\"step s1\"}", "end of a game");
	refused(HEAD "\"pub\":{},\"stage\":\"turn s3\"}", "no such seat");
	refused(HEAD "\"pub\":{},\"stage\":\"\"}", "no such moment");
	refused(HEAD "\"pub\":{}}", "either flow or stage");
	refused(HEAD "\"pub\":{},\"stage\":\"turn s1\",\"flow\":[]}", "either flow or stage");
	refused(FLOW("{\"at\":\"turn\",\"who\":\"s1\"}"), "the flow was edited");
	refused(FLOW(""), "the flow was edited");

	/* another field with the flow unchanged: accepted; a changed flow: not */
	fill();
	written(&g);
	memcpy(strstr(buf, "\"troops\":7"), "\"troops\":8", 10);
	assert_true(reads(buf));
	assert_int_equal(back.pub.total, 8);
	assert_memory_equal(&back.pub.flow, &g.pub.flow, sizeof g.pub.flow);
	memcpy(strstr(buf, "\"left\":9"), "\"left\":8", 8);
	refused(buf, "the flow was edited");
}

/* At a node that is not quiet a position is loaded only with its seal. */
static void seals(void **state)
{
	(void)state;
	start();
	pet_game_advance(&toy_game, &g, pet_move_make(1, 0, 0, 0), NULL);
	assert_string_equal(pet_game_node(&toy_game, &g)->name, "busy");
	assert_true(reads(written(&g)));
	assert_memory_equal(&g, &back, sizeof g);
	char *digit = strstr(buf, "\"seal\":\"") + 8;
	*digit = *digit == '0' ? '1' : '0';
	refused(buf, "quiet node");
	written(&g);
	strstr(buf, "\"version\":3")[10] = '4';
	refused(buf, "quiet node");
	/* the end of a game, sealed */
	for (int i = 0; i < 2; i++) {
		pet_move out[PET_MOVES_MAX];
		pet_game_legal(&toy_game, &g, out);
		pet_game_advance(&toy_game, &g, out[0], NULL);
	}
	assert_int_equal(pet_game_asked(&g), PET_NOBODY);
	assert_true(reads(written(&g)));
	assert_memory_equal(&g, &back, sizeof g);
}

static void strict(void **state)
{
	(void)state;
	refused("", "expected");
	refused("{}", "missing");
	refused("[]", "expected");
	refused(WITH("") "x", "text after");
	refused(WITH("\"gold\":{\"s1\":256}"), "out of range");
	refused(WITH("\"gold\":{\"s1\":-1}"), "out of range");
	refused(WITH("\"gold\":{\"s1\":1,\"s1\":1}"), "twice");
	refused(WITH("\"gold\":{\"s7\":1}"), "unknown key");
	refused(WITH("\"gold\":3"), "expected");
	refused(WITH("\"silver\":3"), "unknown field");
	refused(WITH("\"big\":1,\"big\":1"), "twice");
	refused(WITH("\"balance\":2147483648"), "out of range");
	assert_true(reads(WITH("\"balance\":-2147483648,\"debt\":[1,-2]")));
	assert_int_equal(back.pub.debt[1], -2);
	refused(WITH("\"debt\":[1,2,3,4]"), "too many");
	refused(WITH("\"debt\":[32768]"), "out of range");
	refused(WITH("\"leader\":\"apollo\""), "no such value");
	refused(WITH("\"leader\":1"), "expected");
	refused(WITH("\"ready\":1"), "value expected");
	refused(WITH("\"ready\":null,\"ready\":true"), "twice");
	refused(WITH("\"guarded\":[\"7R\",\"7R\"]"), "twice");
	refused(WITH("\"guarded\":[null]"), "set");
	refused(WITH("\"marks\":[64]"), "out of range");
	refused(WITH("\"land\":{\"9Z\":{}}"), "unknown key");
	refused(WITH("\"land\":{\"7R\":{\"flag\":1}}"), "unknown field");
	refused(WITH("\"middle\":4294967296"), "out of range");
	refused("{\"game\":\"other\",\"version\":3,\"seats\":2,\"pub\":{}," TURN "}",
		"another game");
	refused("{\"game\":\"toy\",\"version\":3,\"seats\":5,\"pub\":{}," TURN "}", "seats");
	refused("{\"game\":\"toy\",\"version\":3,\"seats\":0,\"pub\":{}," TURN "}", "seats");
	refused(HEAD "\"pub\":{},\"priv\":{\"s9\":{}}," TURN "}", "no such seat");
	refused(HEAD "\"pub\":{},\"more\":{}," TURN "}", "unknown key");
	refused(HEAD "\"pub\":{},\"pub\":{}," TURN "}", "twice");
	refused(FLOW("{\"who\":\"s1\"}"), "a frame needs");
	refused(FLOW("{\"at\":\"nowhere\"}"), "no such node");
	refused(FLOW("{\"at\":\"turn\",\"at\":\"turn\"}"), "twice");
	refused(FLOW("{\"at\":\"turn\",\"x\":[0,0,0,0,0,0,0,0,0,0,0]}"), "too many");
	refused(FLOW("{\"at\":\"turn\",\"n\":256}"), "out of range");
	assert_int_equal(fault.line, 1);
}

static void deep_flow(void **state)
{
	char deep[2048];
	(void)state;
	strcpy(deep, HEAD "\"pub\":{},\"flow\":[{\"at\":\"turn\"}");
	for (int i = 0; i < PET_FLOW_DEPTH; i++)
		strcat(deep, ",{\"at\":\"turn\"}");
	strcat(deep, "]}");
	refused(deep, "too deep");
}

static void truncated(void **state)
{
	(void)state;
	fill();
	size_t n = strlen(written(&g));
	for (size_t i = 0; i < n; i++) {
		char *copy = test_malloc(i ? i : 1);
		memcpy(copy, buf, i);
		assert_false(pet_position_read(&toy_game, copy, i, &back, &fault));
		assert_true(fault.what[0]);
		test_free(copy);
	}
}

static void whose(void **state)
{
	(void)state;
	assert_null(
		pet_position_game(WITH(""), strlen(WITH("")), &fault)); /* toy is not registered */
	assert_string_equal(fault.what, "no such game: 'toy'");
	assert_null(pet_position_game("{}", 2, &fault));
}

/* ---- paths ----------------------------------------------------------------------------------- */

static const char *got(const char *path)
{
	static char word[128];
	struct pet_text t = pet_text_into(word, sizeof word, PET_LANG_EN, &toy_game, NULL);
	return pet_field_get(&toy_game, &g, path, &t) ? word : NULL;
}

static void set_get(const char *path, const char *value)
{
	if (!pet_field_set(&toy_game, &g, path, value, &fault))
		fail_msg("%s %s: %s", path, value, fault.what);
	assert_string_equal(got(path), value);
}

static void paths(void **state)
{
	(void)state;
	start();
	set_get("gold.s2", "17");
	set_get("land.7R.troops", "3");
	set_get("land.1A.owner", "hera");
	set_get("land.1A.owner", "none");
	set_get("land.1A.temples", "zeus+ares");
	assert_string_equal(got("land.1A.temples.ares"), "yes");
	set_get("land.1A.temples.ares", "no");
	assert_string_equal(got("land.1A.temples"), "zeus");
	set_get("land.1A.temples", "none");
	set_get("land.1A.price.1", "65535");
	set_get("throne.mood", "-128");
	set_get("debt.2", "-1");
	set_get("big", "18446744073709551615");
	set_get("marks", "0+63");
	set_get("row.0", "none-such");
	set_get("ready", "yes");
	set_get("first", "s3");
	set_get("first", "none");
	set_get("leader", "none");
	set_get("priv.s2.card", "zeus");
	set_get("frame.god", "hera");
	set_get("frame.left", "12");
	set_get("frame.who", "s2");
	set_get("frame.n", "1");
	assert_string_equal(got("pub.first"), "none");
	assert_int_equal(g.pub.land[0].troops, 3);
	assert_int_equal(g.priv[1].card, 0);
}

static void wrong_paths(void **state)
{
	static const char *const none[] = {
		"",
		"nothing",
		"gold",
		"gold.s9",
		"gold.s1.x",
		"land",
		"land.7R",
		"land.7R.",
		"land.7R.hats",
		"row.3",
		"row.x",
		"priv",
		"priv.s9.card",
		"priv.s1",
		"frame",
		"frame.hat",
		"frame.god.x",
		"land.1A.temples.apollo",
		".gold",
		"gold..s1",
		"gold.s1.",
	};
	static const char *const bad[][2] = {
		{ "gold.s1", "256" },     { "gold.s1", "-1" },       { "gold.s1", "x" },
		{ "gold.s1", "" },        { "gold.s1", "1 " },       { "leader", "apollo" },
		{ "leader", "1" },        { "land.7R.mood", "128" }, { "land.7R.mood", "-129" },
		{ "guarded", "7R+9Z" },   { "guarded", "7R+" },      { "guarded", "" },
		{ "ready", "true" },      { "guarded.7R", "1" },     { "marks", "64" },
		{ "guarded", "none+7R" },
	};
	(void)state;
	start();
	for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
		if (got(none[i]))
			fail_msg("found: %s", none[i]);
	struct toy before = g;
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		if (pet_field_set(&toy_game, &g, bad[i][0], bad[i][1], &fault))
			fail_msg("taken: %s %s", bad[i][0], bad[i][1]);
	assert_memory_equal(&g, &before, sizeof g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(plain),     cmocka_unit_test(round_trip),
		cmocka_unit_test(any_order), cmocka_unit_test(views),
		cmocka_unit_test(edited),    cmocka_unit_test(seals),
		cmocka_unit_test(strict),    cmocka_unit_test(deep_flow),
		cmocka_unit_test(truncated), cmocka_unit_test(whose),
		cmocka_unit_test(paths),     cmocka_unit_test(wrong_paths),
	};
	return RUN(tests);
}
