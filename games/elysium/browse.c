/* browse.c: the cards in words, one a line: id, name, family, level, kind, columns, power. */
#include "core/text.h"
#include "games/elysium/rules.h"

static void put_circles(struct text *t, const struct el_card *card)
{
	for (int i = 0; i < 2 && card->circle[i]; i++) {
		if (i)
			text_put(t, " + ");
		if (card->circle[i] == EL_CIRCLE_ANY)
			text_say(t, "any column");
		else
			text_say(t, el_colour_name[__builtin_ctz(card->circle[i])]);
	}
}

static void put_card(struct text *t, unsigned c)
{
	const struct el_card *card = &el_card[c];
	struct arg level = { "a", K_NUMBER, card->level };
	text_put(t, card->token);
	text_char(t, ' ');
	text_say(t, card->name);
	text_put(t, " | ");
	text_say(t, el_family_name[card->family]);
	text_put(t, ", ");
	text_fill(t, N_("level {a}"), NULL, 0, &level, 1);
	text_put(t, ", ");
	text_say(t, el_kind_name[card->kind]);
	text_put(t, card->copies == 2 ? ", x2 | " : ", x1 | ");
	put_circles(t, card);
	text_put(t, " | ");
	el_sentence(t, c);
	text_char(t, '\n');
}

/* Is the filter the card's id, its family, its kind or its level? */
static bool wanted(unsigned c, const char *filter)
{
	size_t n = filter ? text_length(filter) : 0;
	const struct el_card *card = &el_card[c];
	char level[2] = { (char)('0' + card->level), 0 };
	return n == 0 || token_is(filter, n, card->token) ||
	       token_is(filter, n, el_family_token[card->family]) ||
	       token_is(filter, n, el_kind_token[card->kind]) || token_is(filter, n, level) ||
	       (n == 3 && memcmp(filter, card->token, 3) == 0);
}

void el_cards(struct text *t, const char *filter)
{
	for (unsigned c = 1; c <= EL_DESIGNS; c++)
		if (wanted(c, filter))
			put_card(t, c);
}
