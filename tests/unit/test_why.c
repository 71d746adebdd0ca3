/* Everything in every game has a reason why it cannot be chosen: in words, with a rule, and the
 * rules' own reason wherever they have one. */
#include "tests/unit/unit.h"

enum { QUESTIONS = 250 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char buf[4096];

/* Whether a legal move contains this thing. */
static bool taken(const struct pet_game *game, const pet_move *legal, int n, uint8_t kind,
		  uint8_t value)
{
	for (int i = 0; i < n; i++)
		for (int at = 0; at < 3; at++)
			if (game->verbs[pet_move_verb(legal[i])].kind[at] == kind &&
			    pet_move_arg(legal[i], at) == value)
				return true;
	return false;
}

static void ask(const struct pet_game *game, const char *words)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_wire_why_thing(game, state, pet_game_asked(state), words, strlen(words), PET_LANG_EN,
			   &j);
	assert_false(t.cut);
}

static void look(const struct pet_game *game, int *things, int *by_rule)
{
	pet_move legal[PET_MOVES_MAX], tried;
	int n = pet_game_legal(game, state, legal);
	uint8_t seat = pet_game_asked(state);
	char words[80];
	for (uint8_t kind = PET_K_GAME; kind < game->kind_count; kind++) {
		for (unsigned value = 0; game->kinds[kind].name && value < game->kinds[kind].count;
		     value += 3) {
			const struct pet_reason *r =
				pet_game_why_thing(game, state, seat, kind, (uint8_t)value, &tried);
			assert_int_equal(r == NULL, taken(game, legal, n, kind, (uint8_t)value));
			snprintf(words, sizeof words, "%s %s", game->kinds[kind].token[value],
				 game->kinds[kind].name);
			ask(game, words);
			assert_int_equal(r == NULL, strstr(buf, "\"legal\":true") != NULL);
			if (!r)
				continue;
			assert_null(strstr(buf, "\"rule\":\"\""));
			assert_null(strstr(buf, "\"text\":\"\""));
			assert_true(*r->text);
			(*things)++;
			*by_rule += *r->rule != 0;
		}
	}
}

static void every_thing(void **unused)
{
	(void)unused;
	for (int g = 0; pet_all_games[g]; g++) {
		const struct pet_game *game = pet_all_games[g];
		struct pet_bits bits = { 3 };
		struct pet_setup s;
		pet_move legal[PET_MOVES_MAX];
		int things = 0, by_rule = 0;
		pet_setup_default(game, &s, game->seats_max);
		assert_null(pet_game_start(game, state, &s, NULL));
		for (int asked = 0; asked < QUESTIONS && pet_game_asked(state) != PET_NOBODY;) {
			if (pet_game_asked(state) == PET_CHANCE) {
				pet_game_advance(game, state,
						 pet_game_sample(game, state, pet_bits_next(&bits)),
						 NULL);
				continue;
			}
			if (asked++ % 10 == 0)
				look(game, &things, &by_rule);
			int n = pet_game_legal(game, state, legal);
			pet_game_advance(game, state, legal[pet_bits_below(&bits, (uint32_t)n)],
					 NULL);
		}
		print_message("%s: %d things, %d refused by a rule of their own\n", game->id,
			      things, by_rule);
		assert_true(things > 100);
		assert_true(by_rule > 100);
	}
}

/* What another question or another seat is asked is explained by that question. */
static void elsewhere(void **unused)
{
	struct pet_setup s;
	(void)unused;
	const struct pet_game *game = pet_game_find("cyclades");
	pet_setup_default(game, &s, 3);
	assert_null(pet_game_start(game, state, &s, NULL));
	while (pet_game_asked(state) == PET_CHANCE)
		pet_game_advance(game, state, pet_game_sample(game, state, 5), NULL);
	ask(game, "is1 island");
	assert_non_null(strstr(buf, "\"legal\":false"));
	assert_non_null(strstr(buf, "Which god"));
	ask(game, "no-such-thing island");
	assert_non_null(strstr(buf, "\"legal\":false"));
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(every_thing),
					    cmocka_unit_test(elsewhere) };
	return RUN(tests);
}
