/* menu_test: folding of long lists and finding moves by typed words, on a made-up game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clients/term/menu.h"

static int failures;

#define expect(condition)                                                                          \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			printf("FAILED %s:%d: %s\n", __FILE__, __LINE__, #condition);              \
			failures++;                                                                \
		}                                                                                  \
	} while (0)

enum { AREAS = 30, K_AREA = PET_K_GAME, V_MARCH = 1, V_HOLD, V_BUILD, V_LIST };

static const char *tokens[AREAS], *labels[AREAS];

static const char *area_label(const void *pub, uint8_t value)
{
	(void)pub;
	return labels[value];
}

static struct pet_kind kinds[PET_K_GAME + 1];
static const struct pet_verb verbs[] = {
	[V_MARCH] = { "march", "March from {a} to {b}", NULL, 0, { K_AREA, K_AREA } },
	[V_HOLD] = { "hold", "Hold still", NULL, 0, { 0 } },
	[V_BUILD] = { "build",
		      "build {b} ship in {a}",
		      "build {b} ships in {a}",
		      1,
		      { K_AREA, PET_K_NUMBER } },
	[V_LIST] = { "look", "look at {a}", NULL, 0, { K_AREA } },
};
static struct pet_game game = { .id = "made-up",
				.kinds = kinds,
				.kind_count = PET_K_GAME + 1,
				.verbs = verbs,
				.verb_count = 5,
				.who_kind = PET_K_SEAT };

static struct menu menu, inner;
static pet_move moves[PET_MOVES_MAX], found[PET_MOVES_MAX];

static const char *written(const struct menu *m)
{
	static char buf[1 << 16];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &game, NULL);
	menu_write(m, &t, NULL, NULL);
	return buf;
}

static int match(const char *line)
{
	static char buf[64];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &game, NULL);
	return menu_match(&menu, &t, line, found);
}

static void folds(void)
{
	int n = 0;
	for (unsigned a = 0; a < 3; a++)
		for (unsigned b = 0; b < 10; b++)
			moves[n++] = pet_move_make(V_MARCH, a, b, 0);
	moves[n++] = pet_move_make(V_HOLD, 0, 0, 0);
	moves[n++] = pet_move_make(V_MARCH, 7, 1, 0);
	menu_make(&menu, moves, n, 0);
	expect(menu.count == 32 && menu.items == 2);
	expect(!strcmp(written(&menu), "   1) March from … to … (31)\n   2) Hold still\n"));

	menu_enter(&menu, 0, &inner);
	expect(inner.items == 4 && inner.fixed == 1);
	expect(!strcmp(written(&inner),
		       "   1) March from Agra to … (10)\n   2) March from Bari to … (10)\n"
		       "   3) March from Corfu to … (10)\n   4) March from Hios to Bari\n"));
	struct menu last;
	menu_enter(&inner, 1, &last);
	expect(last.items == 10 && last.size[0] == 1);
	expect(strstr(written(&last), "   1) March from Bari to Agra\n"));

	/* many values of one argument: several per line */
	n = 0;
	for (unsigned a = 0; a < AREAS; a++)
		moves[n++] = pet_move_make(V_LIST, a, 0, 0);
	menu_make(&menu, moves, n, 0);
	expect(menu.items == AREAS);
	const char *s = written(&menu);
	expect(!strncmp(s, "  1) Agra, 2) Bari, 3) Corfu, ", 30));
	int lines = 0;
	for (const char *c = s; *c; c++)
		lines += *c == '\n';
	expect(lines < 8);
}

static void finds(void)
{
	int n = 0;
	for (unsigned a = 0; a < 3; a++)
		for (unsigned b = 0; b < 10; b++)
			moves[n++] = pet_move_make(V_MARCH, a, b, 0);
	moves[n++] = pet_move_make(V_HOLD, 0, 0, 0);
	moves[n++] = pet_move_make(V_BUILD, 2, 1, 0);
	moves[n++] = pet_move_make(V_BUILD, 2, 10, 0);
	menu_make(&menu, moves, n, 0);
	expect(match("march t0 t1") == 1 && found[0] == pet_move_make(V_MARCH, 0, 1, 0));
	expect(match("m ag CORFU") == 1 && found[0] == pet_move_make(V_MARCH, 0, 2, 0));
	expect(match("march bari") == 10);
	expect(match("h") == 1 && found[0] == pet_move_make(V_HOLD, 0, 0, 0));
	expect(match("build corfu 1") == 1 && found[0] == pet_move_make(V_BUILD, 2, 1, 0));
	expect(match("build corfu 2") == 0);
	expect(match("corfu 10") == 1 && found[0] == pet_move_make(V_BUILD, 2, 10, 0));
	expect(match("fly") == 0);
	expect(match("") == 0);
	expect(match("march t0 t1 t2 t3 t4 t5 t6") == 0);
	expect(menu_guess(&menu, &game, "t20 t21") == pet_move_make(V_MARCH, 20, 21, 0));
	expect(menu_guess(&menu, &game, "mar t20 t21") == pet_move_make(V_MARCH, 20, 21, 0));
	expect(menu_guess(&menu, &game, "look t3") == pet_move_make(V_LIST, 3, 0, 0));
	expect(menu_guess(&menu, &game, "nonsense") == PET_MOVE_NONE);
	expect(match("march бари") == 10); /* a label may be written in any alphabet */
}

int main(void)
{
	static char token[AREAS][8], label[AREAS][16];
	static const char *const names[] = { "Agra", "Bari", "Corfu", "Delos",
					     "Epir", "Foca", "Gela",  "Hios" };
	for (int i = 0; i < AREAS; i++) {
		snprintf(token[i], sizeof token[i], "t%d", i);
		snprintf(label[i], sizeof label[i], "Isle %d", i);
		tokens[i] = token[i];
		labels[i] = i < 8 ? names[i] : label[i];
	}
	kinds[K_AREA] = (struct pet_kind){ "area", AREAS, tokens, area_label };
	folds();
	labels[1] = "Bari Бари";
	finds();
	if (!failures)
		printf("ok menus fold and moves are found\n");
	return failures != 0;
}
