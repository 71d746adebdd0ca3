/* show_test: a position of Lords of Hellas, in JSON and in words.
 *
 * A competitive match contains nothing of the solo mode; the words name the evolutions of a
 * monster. The board says what wins. */
#include <stdio.h>
#include <string.h>

#include "core/json.h"
#include "core/position.h"
#include "games/hellas/rules.h"

extern const struct pet_game hellas_game;

static int wrong;

static void holds(bool condition, const char *what)
{
	if (condition)
		return;
	wrong++;
	printf("wrong: %s\n", what);
}

static char buf[65536];

static const char *words_of(struct lh *g)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &hellas_game, g);
	lh_describe(pet_game_view(&hellas_game, g, 0), &t);
	return buf;
}

static const char *json_of(struct lh *g)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &hellas_game, g);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(&hellas_game, g, &j);
	return buf;
}

static const char *board_of(struct lh *g, int seats)
{
	struct pet_setup s;
	pet_setup_default(&hellas_game, &s, (uint8_t)seats);
	holds(!pet_game_start(&hellas_game, g, &s, NULL), "a match begins");
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &hellas_game, g);
	struct pet_json j = pet_json_into(&t);
	lh_board(pet_game_view(&hellas_game, g, 0), &j);
	return buf;
}

/* LH-1.11, LH-20.2: what wins depends on how many play. */
static void boards(struct lh *g)
{
	const char *four = board_of(g, 4);
	holds(strstr(four, "\"temples\":8,\"victory\":{\"lands\":2,"),
	      "four: eight temples, two lands");
	holds(strstr(four, "\"power\":[0,0,1,2,3,3]"), "the powers of a god by level");
	const char *three = board_of(g, 3);
	holds(strstr(three, "\"counted\":[\"red\",\"yellow\",\"green\",\"brown\"]"),
	      "three: not the blue land");
	const char *two = board_of(g, 2);
	holds(strstr(two, "\"temples\":6,\"victory\":{\"lands\":3,"),
	      "two: six temples, three lands");
	holds(!strstr(board_of(g, 1), "\"victory\""), "alone: none of these ways");
}

int main(void)
{
	static struct lh g;
	struct pet_setup s;
	pet_setup_default(&hellas_game, &s, 3);
	holds(!pet_game_start(&hellas_game, &g, &s, NULL), "a match of three begins");
	holds(!strstr(json_of(&g), "xerxes"), "no solo fields in a competitive position");
	holds(!hellas_game.stage(&g, "turn s1"), "a turn");
	g.pub.monster[HYDRA].at = CRETE;
	g.pub.monster[HYDRA].evolved = 2;
	holds(strstr(words_of(&g), "; evolved: more wound symbols"), "one evolution is named");
	g.pub.monster[HYDRA].evolved = 3;
	holds(strstr(words_of(&g), "; evolved: a new rule, more wound symbols"), "both are named");
	g.pub.monster[HYDRA].evolved = 0;
	holds(!strstr(words_of(&g), "evolved"), "none is named");
	pet_setup_default(&hellas_game, &s, 1);
	holds(!pet_game_start(&hellas_game, &g, &s, NULL), "a solo match begins");
	holds(strstr(json_of(&g), "xerxes"), "the solo mode has its board");
	boards(&g);
	printf("hellas_show: %d wrong\n", wrong);
	return wrong ? 1 : 0;
}
