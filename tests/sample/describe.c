/* describe.c: a position of Lots in words, as lines, and as a drawing. */
#include "core/describe.h"
#include "core/json.h"
#include "tests/sample/rules.h"

void lots_describe(struct pet_view v, struct pet_text *t)
{
	const struct lots_pub *pub = v.pub;
	const struct lots_priv *mine = v.mine;
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "round", PET_K_NUMBER, pub->round);
	pet_fill_add(&f, "prize", PET_K_NUMBER, pub->prize);
	pet_text_line(t, N_("Round {round}, the prize is {prize}."), &f);
	for (int s = 0; s < pub->flow.seats; s++) {
		struct pet_fill seat = { 0 };
		pet_fill_add(&seat, "who", PET_K_SEAT, s);
		pet_fill_add(&seat, "coins", PET_K_NUMBER, pub->coins[s]);
		pet_fill_add(&seat, "points", PET_K_NUMBER, pub->points[s]);
		pet_text_line(t, N_("{who}: coins {coins}, points {points}"), &seat);
	}
	if (mine && mine->card) {
		struct pet_fill card = { 0 };
		pet_fill_add(&card, "card", K_CARD, mine->card - 1);
		pet_text_line(t, N_("Your card is {card}."), &card);
	}
}

void lots_map(struct pet_view v, struct pet_text *t)
{
	const struct lots_pub *pub = v.pub;
	for (int s = 0; s < pub->flow.seats; s++) {
		pet_text_put(t, pub->dealt >> s & 1 ? "[?]" : "[ ]");
		pet_text_char(t, s + 1 < pub->flow.seats ? ' ' : '\n');
	}
}

void lots_board(struct pet_view v, struct pet_json *j)
{
	const struct lots_pub *pub = v.pub;
	pet_json_open(j, '{');
	pet_json_key(j, "places");
	pet_json_open(j, '[');
	for (int s = 0; s < pub->flow.seats; s++) {
		pet_json_open(j, '{');
		pet_json_key_number(j, "x", 100 * s);
		pet_json_key_number(j, "y", 0);
		pet_json_key_bool(j, "card", pub->dealt >> s & 1);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}
