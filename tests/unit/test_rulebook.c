/* The rulebook: chapters, prose, rulings, tables, and questions in three languages. */
#include "core/rulebook.h"

#include <stdio.h>
#include <string.h>

#include "core/text.h"
#include "tests/unit/unit.h"

static const struct pet_rule *rule(const char *id)
{
	const struct pet_rule *r = pet_rule_find(id);
	assert_non_null(r);
	return r;
}

static void every_game_begins_with_how_to_play(void **state)
{
	const char *game = "";
	int games = 0;
	(void)state;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (strcmp(r->game, game)) {
			assert_int_equal(r->kind, PET_RULE_PROSE);
			assert_string_equal(r->chapter, "How to play");
			games++;
		}
		game = r->game;
		assert_true(*r->chapter && *r->text);
		assert_true(!*r->id == (r->kind == PET_RULE_PROSE));
	}
	assert_int_equal(games, 4);
}

static void a_ruling_stands_apart(void **state)
{
	(void)state;
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
		const char *text = pet_rule_text(rule("CY-2.15"), lang);
		assert_non_null(pet_rule_note(text, lang));
		assert_true(pet_rule_note(text, lang) > text);
		assert_null(pet_rule_note(pet_rule_text(rule("CY-2.5"), lang), lang));
		assert_non_null(pet_rule_note(pet_rule_text(rule("LH-19.4"), lang), lang));
		assert_non_null(pet_rule_note(pet_rule_text(rule("CL-3.11"), lang), lang));
	}
	assert_int_equal(pet_rule_origin(rule("CY-2.5")), PET_PRINTED);
	assert_int_equal(pet_rule_origin(rule("LH-14.3")), PET_RULING);
	assert_int_equal(pet_rule_origin(rule("LH-8.2")), PET_OURS);
	assert_int_equal(pet_rule_origin(rule("ZEU-04")), PET_OURS);
	assert_int_equal(pet_rule_origin(rule("HER-01")), PET_PRINTED);
}

static void a_table_belongs_to_its_rule(void **state)
{
	(void)state;
	const char *table = pet_rule_table(rule("EL-1.5"), PET_LANG_EN);
	assert_non_null(
		strstr(table, "quest | players | gold | transfers | VP\n1 | 3-4 | 1 | 2 | 0\n"));
	assert_non_null(strstr(pet_rule_table(rule("EL-1.5"), PET_LANG_PL), "zadanie | "));
	assert_string_equal(rule("EL-1.6")->table, "");
	assert_int_equal(rule("EL-12.9")->kind, PET_RULE_APPENDIX);
}

/* What a rule cites stands below it: every row whole, in every language. */
static void tables_of_the_engine_are_told(void **state)
{
	static const struct {
		const char *id;
		int rows, bars;
		const char *has[PET_LANG_COUNT];
	} wanted[] = {
		{ "LH-8.2", 8, 2, { "torch, bow, sword", "факел, лук, меч", "pochodnia, łuk" } },
		{ "LH-22.5", 43, 2, { "Thunder of Zeus", "Гром Зевса", "Grom Zeusa" } },
		{ "LH-22.33", 20, 2, { "1 | Epirus | Acarnania", "1 | Эпир | ", "1 | Epir | " } },
		{ "LH-22.36", 20, 2, { "19 | Crete | Attica", "19 | Крит | ", "19 | Kreta | " } },
		{ "LH-22.69", 49, 5, { "II | 24 | ", "II | 24 | ", "II | 24 | " } },
		{ "CL-3.11", 19, 3, { "6 | Green | Akrotiri 9R", "6 | ", "6 | " } },
		{ "CL-3.17", 5, 1, { "3 | 2A1@0,2 3A0@1,0", "10A5@0,0", "10A5@0,0" } },
	};
	(void)state;
	for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++)
		for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
			const char *row = pet_rule_table(rule(wanted[i].id), lang);
			int rows = 0;
			if (!strstr(row, wanted[i].has[lang]))
				fail_msg("%s, language %d:\n%s", wanted[i].id, lang, row);
			for (; *row; row += strcspn(row, "\n") + (strchr(row, '\n') != NULL)) {
				int bars = 0;
				for (const char *s = row; *s && *s != '\n'; s++)
					bars += !strncmp(s, " | ", 3);
				assert_int_equal(bars, wanted[i].bars);
				rows++;
			}
			assert_int_equal(rows, wanted[i].rows);
		}
}

/* Prices, ties, limits, turn order on one screen: every row names a rule that there is. */
static void cards_at_a_glance_cite_rules(void **state)
{
	int cards = 0;
	(void)state;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (strcmp(r->chapter, "At a glance"))
			continue;
		cards++;
		for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
			const char *table = pet_rule_table(r, lang);
			int rows = -1; /* the head */
			if (lang != PET_LANG_EN)
				assert_string_not_equal(table, r->table);
			for (; *table; table += strcspn(table, "\n") + 1, rows++) {
				char row[400], *last = row;
				snprintf(row, sizeof row, "%.*s", (int)strcspn(table, "\n"), table);
				for (char *bar = row; (bar = strstr(bar, " | ")); bar += 3)
					last = bar + 3;
				if (rows >= 0)
					assert_string_equal(rule(last)->game, r->game);
			}
			assert_in_range(rows, 4, 9);
		}
	}
	assert_int_equal(cards, 4 * 4);
}

/* Players read cards in sentences; the notation is for those who write them. */
static void cards_are_sentences(void **state)
{
	int cards = 0;
	(void)state;
	for (const struct pet_rule *r = pet_rulebook; r->id; r++) {
		if (r->kind != PET_RULE_CARD)
			continue;
		cards++;
		assert_non_null(strstr(r->text, "; notation: "));
		for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
			char text[1024];
			strcpy(text, pet_rule_text(r, lang));
			assert_null(strpbrk(text, "{}[]|=<>_"));
			assert_non_null(strstr(text, ": "));
			assert_non_null(strstr(text, ". "));
			assert_string_equal(text + strlen(text) - 1, ".");
			if (lang != PET_LANG_EN)
				assert_string_not_equal(text, pet_rule_text(r, PET_LANG_EN));
		}
	}
	assert_int_equal(cards, 88);
	assert_string_equal(pet_rule_text(rule("ZEU-04"), PET_LANG_EN),
			    "Shower of Gold: Zeus, level 1, instant power, 2 copies; any column. "
			    "Gain 2 gold or 1 victory point.");
	const struct pet_rule *found[PET_RULES_FOUND_MAX];
	assert_true(pet_rules_search("elysium", PET_LANG_PL, "Złoty deszcz", found) > 0);
	assert_string_equal(found[0]->id, "ZEU-04");
}

/* The first rules found for a question include the right one. */
static void answers(const char *game, uint8_t lang, const char *question, const char *id,
		    int within)
{
	const struct pet_rule *found[PET_RULES_FOUND_MAX];
	int n = pet_rules_search(game, lang, question, found);
	for (int i = 0; i < n && i < within; i++)
		if (!strcmp(found[i]->id, id))
			return;
	fail_msg("%s is not among the first %d of '%s'", id, within, question);
}

static void questions_in_plain_words(void **state)
{
	const struct pet_rule *found[PET_RULES_FOUND_MAX];
	(void)state;
	answers("cyclades", PET_LANG_EN, "how do I win", "CY-18.4", 5);
	answers("elysium", PET_LANG_EN, "how do I win", "EL-11.51", 5);
	answers("legendary", PET_LANG_EN, "how do I win", "CL-22.3", 5);
	answers("hellas", PET_LANG_EN, "how do I win", "LH-20.1", 5);
	for (int g = 0; g < 4; g++) { /* a paragraph of "How to play" says it plainly */
		static const char *const game[] = { "cyclades", "legendary", "hellas", "elysium" };
		answers(game[g], PET_LANG_EN, "how do I win", "", 3);
		answers(game[g], PET_LANG_RU, "как победить", "", 3);
		answers(game[g], PET_LANG_PL, "jak wygrać", "", 3);
	}
	answers("cyclades", PET_LANG_RU, "как выиграть?", "CY-18.4", 10);
	answers("hellas", PET_LANG_EN, "wound slots", "LH-8.3", 5);
	answers("hellas", PET_LANG_EN, "monster die", "LH-6.3", 10);
	answers("elysium", PET_LANG_PL, "jak działa Obywatel w legendzie", "EL-8.30", 20);
	answers("legendary", PET_LANG_EN, "SHIPS retreat", "CL-11.4", 32);
	assert_int_equal(pet_rules_search("cyclades", PET_LANG_EN, "xylophone", found), 0);
	assert_int_equal(pet_rules_search("cyclades", PET_LANG_EN, "", found), 0);
	assert_int_equal(pet_rules_search("cyclades", PET_LANG_RU, "\xd0", found), 0);
}

/* The rules of a list of references, "CY-2.6, CY-6.1–CY-6.4", exist and belong to the game. */
static void references_exist(const char *list, const char *game)
{
	while (*list) {
		char id[32];
		size_t n = strcspn(list, ",\xe2");
		snprintf(id, sizeof id, "%.*s", (int)n, list);
		assert_string_equal(rule(id)->game, game);
		list += n + (list[n] == ',' ? 2 : list[n] ? strlen("–") : 0);
	}
}

static const struct pet_rule_term *term(const char *game, uint8_t lang, const char *name)
{
	const struct pet_rule_term *t = pet_rule_index[lang];
	while (t->game && (strcmp(t->game, game) || strcmp(t->term, name)))
		t++;
	if (!t->game)
		fail_msg("the index of %s lacks '%s'", game, name);
	return t;
}

static void the_index_leads_to_rules(void **state)
{
	(void)state;
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
		int games = 0;
		for (const struct pet_rule_term *t = pet_rule_index[lang]; t->game; t++) {
			games += t == pet_rule_index[lang] || strcmp(t->game, t[-1].game);
			assert_true(*t->defined || *t->used);
			references_exist(t->defined, t->game);
			references_exist(t->used, t->game);
		}
		assert_int_equal(games, 4);
	}
	const struct pet_rule_term *t = term("cyclades", PET_LANG_RU, "поле торговли");
	assert_string_equal(t->defined, "CY-2.6");
	assert_string_equal(t->used, "CY-6.2");
	assert_non_null(strstr(term("elysium", PET_LANG_EN, "twin")->defined, "EL-3.6"));
	assert_string_equal(term("elysium", PET_LANG_PL, "Złoty deszcz")->defined, "ZEU-04");
	assert_non_null(strstr(term("hellas", PET_LANG_PL, "obrażenie")->used, "LH-10.1–LH-10.10"));
	assert_null(strstr(term("legendary", PET_LANG_EN, "Ares")->used, "CL-1.16")); /* "are" */
}

/* Each language has its own order: ł after l, ś after s, ё beside е. */
static void the_index_is_in_alphabetical_order(void **state)
{
	(void)state;
	assert_true(term("cyclades", PET_LANG_PL, "Sylf") <
		    term("cyclades", PET_LANG_PL, "świątynia"));
	assert_true(term("cyclades", PET_LANG_PL, "świątynia") <
		    term("cyclades", PET_LANG_PL, "talia"));
	assert_true(term("cyclades", PET_LANG_PL, "zwycięzca") <
		    term("cyclades", PET_LANG_PL, "żeton kontroli"));
	assert_true(term("cyclades", PET_LANG_EN, "battle") <
		    term("cyclades", PET_LANG_EN, "Chimera"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_game_begins_with_how_to_play),
		cmocka_unit_test(a_ruling_stands_apart),
		cmocka_unit_test(a_table_belongs_to_its_rule),
		cmocka_unit_test(tables_of_the_engine_are_told),
		cmocka_unit_test(cards_at_a_glance_cite_rules),
		cmocka_unit_test(cards_are_sentences),
		cmocka_unit_test(questions_in_plain_words),
		cmocka_unit_test(the_index_leads_to_rules),
		cmocka_unit_test(the_index_is_in_alphabetical_order),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
