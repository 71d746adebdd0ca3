/* words.c: a position of Lots in words, as lines, and as a drawing. */
#include "core/json.h"
#include "tests/sample/state.h"

void lots_describe(struct view v, struct text *t)
{
	const struct lots_pub *pub = v.pub;
	const struct lots_priv *mine = v.mine;
	struct arg args[] = { { "round", K_NUMBER, pub->round },
			      { "prize", K_NUMBER, pub->prize } };

	text_fill(t, N_("Round {round}, the prize is {prize}."), NULL, 0, args, 2);
	text_char(t, '\n');
	for (int s = 0; s < pub->flow.seats; s++) {
		struct arg seat[] = { { "who", K_SEAT, s },
				      { "coins", K_NUMBER, pub->coins[s] },
				      { "points", K_NUMBER, pub->points[s] } };
		text_fill(t, N_("{who}: coins {coins}, points {points}"), NULL, 0, seat, 3);
		text_char(t, '\n');
	}
	if (mine && mine->card) {
		struct arg card[] = { { "card", K_CARD, mine->card - 1 } };
		text_fill(t, N_("Your card is {card}."), NULL, 0, card, 1);
		text_char(t, '\n');
	}
}

void lots_map(struct view v, struct text *t)
{
	const struct lots_pub *pub = v.pub;
	for (int s = 0; s < pub->flow.seats; s++) {
		text_put(t, pub->dealt >> s & 1 ? "[?]" : "[ ]");
		text_char(t, s + 1 < pub->flow.seats ? ' ' : '\n');
	}
}

void lots_board(struct view v, struct json *j)
{
	const struct lots_pub *pub = v.pub;
	json_open(j, '{');
	json_key(j, "places");
	json_open(j, '[');
	for (int s = 0; s < pub->flow.seats; s++) {
		json_open(j, '{');
		json_key_number(j, "x", 100 * s);
		json_key_number(j, "y", 0);
		json_key_bool(j, "card", pub->dealt >> s & 1);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_close(j, '}');
}
