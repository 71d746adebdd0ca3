/* show_test: a position of Lords of Hellas, in JSON and in words.
 *
 * A competitive match contains nothing of the solo mode; the words name the evolutions of a
 * monster. The board says what wins. Wound symbols have one name, and a hunt says how it may end. */
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

static const char *choice(struct lh *g, pet_move m)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &hellas_game, g);
	pet_text_choice(&t, m, 0);
	return buf;
}

static const char *prompt(struct lh *g)
{
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, &hellas_game, g);
	pet_text_prompt(&t, g);
	return buf;
}

/* LH-8.2, LH-9.8, LH-9.11: a symbol is called by what it shows and brings, in a hunt and by an effect; one
 * is asked to stop only where that is allowed. */
static void hunts(struct lh *g)
{
	board_of(g, 3);
	holds(!hellas_game.stage(g, "hunt s1 hydra"), "a hunt");
	enter(g, N_HUNT_WOUND, 0);
	holds(strstr(choice(g, pet_move_make(V_STRIKE, 2, 0, 0)), "” (bow, a priest)"), "bow");
	holds(strstr(choice(g, pet_move_make(V_COMBINE, 5, BOW, 0)),
		     "(mace) with several cards: bow"),
	      "several cards");
	holds(strstr(prompt(g), "Deal a wound: whoever can must."), "the rulebook: one must");
	g->pub.readings &= (uint8_t)~BOOK_WOUND;
	holds(strstr(prompt(g), "or stop: then the hunt fails."), "the answer: one may stop");
	g->pub.hunt.struck = 1;
	holds(strstr(prompt(g), "another wound, or end the attack."), "one wound is dealt");
	lh_monster_x_mut(enter(g, N_SLOT, 0))->monster = MEDUSA;
	holds(!strcmp(choice(g, pet_move_make(V_SLOT, 3, 0, 0)), "Axe, an artifact"),
	      "Medusa's axe");
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
	hunts(&g);
	printf("hellas_show: %d wrong\n", wrong);
	return wrong ? 1 : 0;
}
