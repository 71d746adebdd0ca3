/* Reading lines word by word, and the helpers that put positions into words. */
#include "tests/unit/unit.h"

#include "core/describe.h"
#include "core/words.h"

static void line_of_words(void **state)
{
	struct pet_flow fl = { .seats = 3 };
	(void)state;
	struct pet_words w = pet_words_of(&toy_game, "  turn s2\t ares s4 12 x");
	assert_true(pet_words_next(&w));
	assert_true(pet_words_is(&w, "turn"));
	assert_false(pet_words_is(&w, "tur"));
	assert_int_equal(pet_words_next_seat(&w, &fl), 1);
	assert_int_equal(pet_words_next_value(&w, PET_K_GAME + 1), 1);
	assert_int_equal(pet_words_next_seat(&w, &fl), -1); /* s4: not at this table */
	assert_int_equal(pet_words_next_value(&w, PET_K_NUMBER), 12);
	assert_int_equal(pet_words_next_value(&w, PET_K_NUMBER), -1);
	assert_true(pet_words_is(&w, "x"));
	assert_false(pet_words_next(&w));
	assert_int_equal(pet_words_next_value(&w, PET_K_NUMBER), -1);
}

static void filled(void **state)
{
	char buf[128];
	(void)state;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "who", PET_K_SEAT, 1);
	pet_fill_add(&f, "a", PET_K_NUMBER, -3);
	pet_text_line(&t, "{who}: {a}", &f);
	pet_text_filled(&t, "plain", NULL);
	pet_text_list(&t, "; nobody", PET_K_SEAT, 0);
	pet_text_list(&t, "; seats: ", PET_K_SEAT, 1 | 4 | 8);
	assert_string_equal(buf, "Blue: -3\nplain; seats: Red, Yellow, Green");
}

/* Who reads is told so in sentences (wire.h), in the case of the name; not in labels. */
static void reader(void **state)
{
	static const char *const names[PET_SEATS_MAX] = { "Анна\nyou", "s2\nyou", "Borys" };
	static const struct {
		uint8_t lang, seat;
		const char *passes, *fails;
	} told[] = {
		{ PET_LANG_EN, 0, "Анна (you) passes.", "The hunt of Анна (you) fails." },
		{ PET_LANG_RU, 0, "Анна (вы) пасует.", "Охота игрока Анна (вы) не удаётся." },
		{ PET_LANG_RU, 1, "Синие (вы) пасуют.", "Охота Синих (вы) не удаётся." },
		{ PET_LANG_PL, 1, "Niebiescy (ty) pasują.",
		  "Polowanie Niebieskich (ty) się nie udaje." },
		{ PET_LANG_RU, 2, "Borys пасует.", "Охота игрока Borys не удаётся." },
	};
	(void)state;
	for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
		char buf[128];
		struct pet_arg who = { "who", PET_K_SEAT, told[i].seat };
		struct pet_text t = pet_text_into(buf, sizeof buf, told[i].lang, &toy_game, NULL);
		t.seat_name = names;
		pet_text_fill(&t, "{who} passes.", NULL, 0, &who, 1);
		assert_string_equal(buf, told[i].passes);
		t.len = 0;
		pet_text_fill(&t, "The hunt of {who} fails.", NULL, 0, &who, 1);
		assert_string_equal(buf, told[i].fails);
		t.len = 0;
		pet_text_value(&t, PET_K_SEAT, told[i].seat);
		assert_null(strchr(buf, '('));
	}
}

/* People are called by name; a seat without a name, or where it is asked for, by its colour. */
static void people(void **state)
{
	static const char *const names[PET_SEATS_MAX] = { "Анна", "s2", "s1" };
	static const char *const told[] = { "Анна пасует.", "Синие пасуют.", "s1 пасует." };
	char buf[128];
	(void)state;
	for (uint8_t seat = 0; seat < 3; seat++) {
		struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_RU, &toy_game, NULL);
		struct pet_arg who = { "who", PET_K_SEAT, seat };
		t.seat_name = names;
		pet_text_fill(&t, "{who} passes.", NULL, 0, &who, 1);
		assert_string_equal(buf, told[seat]);
		assert_false(t.formless);
	}
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_RU, &toy_game, NULL);
	struct pet_arg who = { "who", PET_K_SEAT, 0 };
	t.seat_name = names;
	pet_text_fill(&t, "The hunt of {who} fails.", NULL, 0, &who, 1);
	pet_text_fill(&t, " {who:colour}, {who:colour:gen}", NULL, 0, &who, 1);
	assert_string_equal(buf, "Охота игрока Анна не удаётся. Красные, Красных");
	assert_false(t.formless);
}

static void columns(void **state)
{
	char buf[128];
	(void)state;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &toy_game, NULL);
	pet_text_put(&t, "first\n");
	uint32_t line = t.len;
	pet_text_put(&t, "Крит");
	assert_int_equal(pet_text_width(&t, line), 4);
	pet_text_column(&t, line, 6);
	pet_text_put(&t, "|");
	pet_text_column(&t, line, 3); /* past the column: one space */
	pet_text_padded(&t, "żó", 4);
	pet_text_padded(&t, "long", 2);
	assert_string_equal(buf, "first\nКрит  | żó  long");
}

static void unsigned_numbers(void **state)
{
	char buf[64];
	(void)state;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_unsigned(&t, 0);
	pet_text_char(&t, ' ');
	pet_text_unsigned(&t, UINT64_MAX);
	pet_text_char(&t, ' ');
	pet_text_number(&t, INT64_MIN);
	assert_string_equal(buf, "0 18446744073709551615 -9223372036854775808");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(line_of_words), cmocka_unit_test(filled),
		cmocka_unit_test(people),        cmocka_unit_test(reader),
		cmocka_unit_test(columns),       cmocka_unit_test(unsigned_numbers),
	};
	return RUN(tests);
}
