/* JSON for clients, compared with its expected text. */
#include "tests/unit/unit.h"

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char buf[65536];
static struct pet_text t;
static struct pet_json j;
static struct pet_event seen[64];

static void fresh(void)
{
	t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	j = pet_json_into(&t);
}

static void play(const char *s, struct pet_events *events)
{
	pet_move m = pet_token_move_find(&sample_game, s, strlen(s));
	assert_int_equal(pet_game_play(&sample_game, state, pet_game_asked(state), m, events),
			 PET_PLAY_OK);
}

static void start(void)
{
	struct pet_setup s;
	pet_setup_default(&sample_game, &s, 2);
	assert_null(pet_game_start(&sample_game, state, &s, NULL));
}

static void questions(void **unused)
{
	static const char *const names[] = { "anna", "bob" };
	(void)unused;
	start();
	fresh();
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, 0), 1, PET_LANG_EN, &j);
	assert_string_equal(buf,
			    "{\"line\":1,\"asked\":\"*\",\"you\":false,\"node\":\"draw\",\"rule\":"
			    "\"LO-2.2\",\"who\":\"s1\",\"prompt\":\"Red draws a card\"}");
	play("draw c3", NULL);
	play("draw c1", NULL);
	play("roll 4", NULL);
	play("bid 5", NULL);
	fresh();
	t.seat_name = names;
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, 1), 5, PET_LANG_EN, &j);
	assert_string_equal(buf,
			    "{\"line\":5,\"asked\":\"s2\",\"you\":true,\"node\":\"bid\",\"rule\":"
			    "\"LO-3.1\",\"who\":\"s2\",\"auction\":true,\"quiet\":true,\"prompt\":"
			    "\"Bid or pass.\",\"moves\":["
			    "{\"move\":\"pass\",\"verb\":\"pass\",\"args\":[],\"text\":\"Pass\","
			    "\"brings\":[],\"at_best\":false},"
			    "{\"move\":\"bid 6\",\"verb\":\"bid\",\"args\":[{\"kind\":\"number\","
			    "\"value\":6,\"label\":\"6\"}],\"text\":\"Bid 6 coins\","
			    "\"brings\":[],\"at_best\":false}]}");
	/* the other seat and an observer learn who is asked, not what may be answered */
	fresh();
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, 0), 5, PET_LANG_EN, &j);
	assert_null(strstr(buf, "moves"));
	fresh();
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, PET_NOBODY), 5,
			  PET_LANG_EN, &j);
	assert_null(strstr(buf, "moves"));
}

static void over(void **unused)
{
	pet_move out[PET_MOVES_MAX];
	(void)unused;
	start();
	while (pet_game_asked(state) != PET_NOBODY) {
		pet_game_legal(&sample_game, state, out);
		pet_game_advance(&sample_game, state, out[0], NULL);
	}
	fresh();
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, 0), 30, PET_LANG_EN, &j);
	assert_string_equal(
		buf, "{\"line\":30,\"asked\":null,\"you\":false,\"prompt\":\"The game is over.\"}");
}

static void chance(void **unused)
{
	(void)unused;
	start();
	play("draw c3", NULL);
	fresh();
	pet_wire_chance(&sample_game, state, 2, PET_LANG_EN, &j);
	assert_non_null(strstr(
		buf, "{\"move\":\"draw c1\",\"verb\":\"draw\",\"args\":[{\"kind\":\"card\","
		     "\"value\":\"c1\",\"label\":\"c1\"}],\"text\":\"Draw c1\",\"weight\":2}"));
	assert_non_null(strstr(buf, "\"total\":11}"));
}

static void events(void **unused)
{
	struct pet_events ev = { seen, 0, 64, 0 };
	(void)unused;
	start();
	play("draw c3", &ev);
	fresh();
	pet_wire_events(&sample_game, &ev, 0, PET_LANG_EN, &j);
	assert_string_equal(
		buf, "[{\"event\":\"draw\",\"who\":\"s1\",\"args\":[{\"kind\":\"card\",\"value\":"
		     "\"c3\",\"label\":\"c3\"}],\"text\":\"Red draws c3\"}]");
	for (uint8_t seat = 1; seat != 2; seat = seat == 1 ? PET_NOBODY : 2) {
		fresh();
		pet_wire_events(&sample_game, &ev, seat, PET_LANG_EN, &j);
		assert_string_equal(buf, "[{\"event\":\"draw\",\"who\":\"s1\",\"hidden\":true,"
					 "\"text\":\"Red draws a card\"}]");
	}
}

static void refusals(void **unused)
{
	(void)unused;
	start();
	play("draw c3", NULL);
	play("draw c1", NULL);
	play("roll 4", NULL);
	pet_move m = pet_token_move_find(&sample_game, "bid 7", 5);
	struct pet_view v = pet_game_view(&sample_game, state, 0);
	fresh();
	pet_wire_refusal(&sample_game, v, pet_game_why(&sample_game, state, 0, m), m, PET_LANG_EN,
			 &j);
	assert_string_equal(buf, "{\"move\":\"bid 7\",\"legal\":false,\"rule\":\"LO-3.2\","
				 "\"text\":\"Red has fewer coins than 7\"}");
	m = pet_token_move_find(&sample_game, "bid 2", 5);
	fresh();
	pet_wire_refusal(&sample_game, v, pet_game_why(&sample_game, state, 0, m), m, PET_LANG_EN,
			 &j);
	assert_string_equal(buf, "{\"move\":\"bid 2\",\"legal\":true}");
}

/* of the toy's lands and its throne */
#define LAND_FIELDS                                                                                \
	"[{\"name\":\"owner\",\"kind\":\"god\"},"                                                  \
	"{\"name\":\"troops\",\"kind\":\"number\"},"                                               \
	"{\"name\":\"mood\",\"kind\":\"number\"},"                                                 \
	"{\"name\":\"temples\",\"kind\":\"god\",\"set\":true},"                                    \
	"{\"name\":\"price\",\"kind\":\"number\",\"by\":\"number\",\"count\":2}]"

static void a_game(void **unused)
{
	(void)unused;
	fresh();
	pet_wire_game(&toy_game, PET_LANG_EN, &j);
	assert_string_equal(
		buf,
		"{\"id\":\"toy\",\"version\":3,\"title\":\"Toy\",\"blurb\":\"\",\"seats\":{\"min\":"
		"1,\"max\":4},\"minutes\":15,\"packs\":false,"
		"\"options\":[{\"key\":\"colour\",\"help\":\"the "
		"colour\",\"values\":[\"red\",\"blue\"],\"labels\":[\"red\",\"blue\"],"
		"\"usual\":\"blue\"},{\"key\":\"depth\",\"help\":\"the "
		"depth\",\"min\":-5,\"max\":5,\"usual\":0},"
		"{\"key\":\"map\",\"help\":\"the "
		"map\",\"text\":true,\"most\":511}],\"who\":\"seat\",\"colours\":["
		"{\"token\":\"red\",\"label\":\"Red\"},{\"token\":\"blue\",\"label\":\"Blue\"},"
		"{\"token\":\"yellow\",\"label\":\"Yellow\"},{\"token\":\"green\",\"label\":"
		"\"Green\"},"
		"{\"token\":\"black\",\"label\":\"Black\"},{\"token\":\"purple\",\"label\":"
		"\"Purple\"}],"
		"\"kinds\":["
		"{\"name\":\"land\",\"values\":[{\"token\":\"7R\",\"label\":\"7R\"},{\"token\":"
		"\"7P\",\"label\":"
		"\"7P\"},{\"token\":\"1A\",\"label\":\"1A\"}]},{\"name\":\"god\",\"values\":[{"
		"\"token\":\"zeus\","
		"\"label\":\"Zeus\"},{\"token\":\"ares\",\"label\":\"Ares\"},{\"token\":\"none-"
		"such\",\"label\":"
		"\"\\\"Nobody\\\"\"},{\"token\":\"hera\",\"label\":\"Hera\"}]}],\"verbs\":[{"
		"\"token\":\"rest\","
		"\"args\":[]},{\"token\":\"march\",\"args\":[\"land\",\"land\",\"number\"]},{"
		"\"token\":\"die\","
		"\"args\":[\"number\"]}],\"events\":[{\"token\":\"seen\",\"args\":[\"god\"]}],"
		"\"fields\":{\"pub\":[{\"name\":\"big\",\"kind\":\"number\"},"
		"{\"name\":\"marks\",\"kind\":\"number\",\"set\":true},"
		"{\"name\":\"middle\",\"kind\":\"number\"},{\"name\":\"balance\",\"kind\":"
		"\"number\"},"
		"{\"name\":\"debt\",\"kind\":\"number\",\"by\":\"number\",\"count\":3},"
		"{\"name\":\"guarded\",\"kind\":\"land\",\"set\":true,\"usual\":[\"7R\",\"7P\","
		"\"1A\"]},"
		"{\"name\":\"land\",\"fields\":" LAND_FIELDS
		",\"by\":\"land\"},{\"name\":\"throne\",\"fields\":" LAND_FIELDS
		"},{\"name\":\"row\",\"kind\":\"god\",\"by\":\"number\",\"count\":3},"
		"{\"name\":\"gold\",\"kind\":\"number\",\"by\":\"seat\"},{\"name\":\"ready\","
		"\"kind\":\"flag\"},"
		"{\"name\":\"first\",\"kind\":\"seat\"},{\"name\":\"leader\",\"kind\":\"god\","
		"\"usual\":\"zeus\"},"
		"{\"name\":\"total\",\"kind\":\"number\"}],"
		"\"priv\":[{\"name\":\"card\",\"kind\":\"god\"}]}}");
}

/* Labels of every game must work without a position; nothing may be truncated. */
static void every_game(void **unused)
{
	static char big[1 << 20];
	(void)unused;
	for (int i = 0; pet_all_games[i]; i++) {
		for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
			t = pet_text_into(big, sizeof big, lang, NULL, NULL);
			j = pet_json_into(&t);
			pet_wire_game(pet_all_games[i], lang, &j);
			assert_false(t.cut);
			assert_int_equal(j.depth, 0);
		}
	}
}

/* The first seat chose blue and is called so; the second gets a free colour. */
static void colours(void **unused)
{
	uint8_t wish[PET_SEATS_MAX], colour[PET_SEATS_MAX];
	(void)unused;
	memset(wish, PET_NOBODY, sizeof wish);
	wish[0] = pet_colour_find("blue", 4);
	start();
	pet_colours(&sample_game, state, wish, colour);
	fresh();
	pet_wire_colours(&sample_game, colour, 2, &j);
	assert_string_equal(buf, "{\"s1\":\"blue\",\"s2\":\"red\"}");
	fresh();
	t.colour = colour;
	pet_wire_question(&sample_game, pet_game_view(&sample_game, state, 0), 1, PET_LANG_EN, &j);
	assert_non_null(strstr(buf, "\"prompt\":\"Blue draws a card\""));
	assert_int_equal(pet_colour_find("pink", 4), PET_NOBODY);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(questions),  cmocka_unit_test(over),     cmocka_unit_test(chance),
		cmocka_unit_test(events),     cmocka_unit_test(refusals), cmocka_unit_test(a_game),
		cmocka_unit_test(every_game), cmocka_unit_test(colours),
	};
	return RUN(tests);
}
