/* labels_test: what a menu shows can be typed. In every game and language, along random games, for
 * every item of every menu: its label selects it; a prefix of a move's label and its words in
 * another order find the move among others. And "why" calls a move as the menu does. */
#include <stdio.h>
#include <string.h>

#include "clients/term/menu.h"
#include "clients/term/term.h"
#include "tests/configs.h"

enum { QUESTIONS = 260, LABEL = 1024 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static const struct pet_game *game;
static struct pet_text words;
static char scratch[16];
static unsigned long tried, failures;

static void fail(const char *what, const char *typed, int found)
{
	if (failures++ < 20)
		printf("FAILED %s, language %d: %s: '%s' finds %d\n", game->id, words.lang, what,
		       typed, found);
}

static void label_of(const struct menu *menu, pet_move m, char to[LABEL])
{
	struct pet_text t = words;
	t.buf = to, t.cap = LABEL, t.len = 0, to[0] = 0;
	pet_text_choice(&t, m, menu->who);
}

static bool has(const pet_move *list, int n, pet_move m)
{
	for (int i = 0; i < n; i++)
		if (list[i] == m)
			return true;
	return false;
}

/* Words of a label from the last to the first. */
static void turn_round(const char *label, char to[LABEL])
{
	size_t end = strlen(label), len = 0;
	while (end) {
		size_t from = end;
		while (from && label[from - 1] != ' ')
			from--;
		memcpy(to + len, label + from, end - from);
		len += end - from;
		end = from ? from - 1 : 0;
		if (end)
			to[len++] = ' ';
	}
	to[len] = 0;
}

static void try_move(const struct menu *menu, pet_move m)
{
	static pet_move found[PET_MOVES_MAX];
	char label[LABEL], other[LABEL];
	label_of(menu, m, label);
	tried += 3;
	int n = menu_match(menu, &words, label, found);
	if (!has(found, n, m))
		fail("the label", label, n);
	turn_round(label, other);
	n = menu_match(menu, &words, other, found);
	if (!has(found, n, m))
		fail("the words turned round", other, n);
	/* all but the last word; a multibyte letter is not split */
	strcpy(other, label);
	char *space = strrchr(other, ' ');
	if (space)
		*space = 0;
	n = menu_match(menu, &words, other, found);
	if (!has(found, n, m))
		fail("the beginning", other, n);
}

static void try_why(const struct menu *menu, pet_move m)
{
	static char told[1 << 17];
	char label[LABEL];
	struct pet_record record = { .game = game };
	struct term t = { .record = &record, .state = state, .lang = words.lang };
	label_of(menu, m, label);
	t.out = fmemopen(told, sizeof told, "w");
	term_why(&t, pet_game_asked(state), m);
	fclose(t.out);
	size_t n = strlen(label);
	bool right = !strncmp(told, label, n) && told[n] == ':';
	told[strcspn(told, "\n")] = 0;
	tried++;
	if (!right)
		fail("why", told, 0);
}

static void try_menu(const struct menu *menu)
{
	static pet_move found[PET_MOVES_MAX];
	for (int i = 0; i < menu->items; i++) {
		char label[LABEL], same[LABEL];
		struct pet_text t = words;
		t.buf = label, t.cap = LABEL, t.len = 0, label[0] = 0;
		menu_label(menu, i, &t);
		int n = menu_match(menu, &words, label, found);
		int meant = 0; /* two items with the same label both match */
		for (int k = 0; k < menu->items; k++) {
			t.buf = same, t.len = 0, same[0] = 0;
			menu_label(menu, k, &t);
			meant += strcmp(label, same) ? 0 : menu->size[k];
		}
		bool right = n == meant && has(found, n, menu->all[menu->first[i]]);
		tried++;
		if (!right)
			fail("the item", label, n);
	}
}

static void try_question(void)
{
	static struct menu root, inner;
	static pet_move moves[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, moves);
	menu_make(&root, moves, n, pet_game_frame(state)->who);
	for (words.lang = 0; words.lang < PET_LANG_COUNT; words.lang++) {
		try_menu(&root);
		for (int i = 0; i < root.items; i++) {
			if (root.size[i] == 1)
				continue;
			menu_enter(&root, i, &inner);
			try_menu(&inner);
		}
		for (int i = 0; i < root.count; i += 1 + root.count / 8) {
			try_move(&root, root.all[i]);
			try_why(&root, root.all[i]);
		}
	}
}

static void play(uint8_t seats, uint64_t seed)
{
	struct pet_bits bits = { seed };
	struct config c = config_usual(game, seats);
	static pet_move moves[PET_MOVES_MAX];
	if (pet_game_start(game, state, &c.setup, NULL))
		return;
	for (int asked = 0; pet_game_asked(state) != PET_NOBODY && asked < QUESTIONS;) {
		pet_move m;
		if (pet_game_asked(state) == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&bits));
		} else {
			words = pet_text_into(scratch, sizeof scratch, 0, game, state);
			try_question();
			int n = pet_game_legal(game, state, moves);
			m = moves[pet_bits_below(&bits, (uint32_t)n)];
			asked++;
		}
		pet_game_advance(game, state, m, NULL);
	}
}

int main(void)
{
	for (int i = 0; pet_all_games[i]; i++) {
		game = pet_all_games[i];
		play(game->seats_max, 3);
		play(2, 8);
	}
	if (!failures)
		printf("ok %lu labels, beginnings and turned words are understood\n", tried);
	else
		printf("%lu of %lu are not understood\n", failures, tried);
	return failures != 0;
}
