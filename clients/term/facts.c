/* facts.c: what a person wants to know beside the question: the strengths of a battle and how it may
 * end, and what is printed on the cards to choose from. */
#include <string.h>

#include "clients/term/term.h"

void term_battle(struct term *t, uint8_t seat, struct pet_text *s)
{
	const struct pet_game *game = t->record->game;
	struct pet_battle b;
	int percent[2];
	if (!game->battle || seat >= PET_SEATS_MAX || !game->battle(t->state, &b))
		return;
	struct pet_arg args[] = { { "place", b.kind, b.place },
				  { "a", b.side_kind, b.side[0] },
				  { "b", b.side_kind, b.side[1] },
				  { "x", PET_K_NUMBER, b.strength[0] },
				  { "y", PET_K_NUMBER, b.strength[1] },
				  { "n", PET_K_NUMBER, b.units[0] },
				  { "m", PET_K_NUMBER, b.units[1] },
				  { "p", PET_K_NUMBER, 0 },
				  { "q", PET_K_NUMBER, 0 } };
	pet_text_fill(
		s,
		N_("Battle ({place}): {a} attacks with strength {x}, pieces: {n}; {b} defends with "
		   "strength {y}, pieces: {m}."),
		NULL, 0, args, 9);
	if (t->host->odds &&
	    t->host->odds(t->host->self, pet_game_view(game, t->state, seat), percent)) {
		args[7].value = percent[0];
		args[8].value = percent[1];
		pet_text_char(s, ' ');
		pet_text_fill(s, N_("If nobody leaves: {a} {p} %, {b} {q} %."), NULL, 0, args, 9);
	}
	pet_text_char(s, '\n');
}

/* The first two facts of a column: the others are read in the list of cards. */
static void put_facts(struct pet_text *s, const char *p, size_t n)
{
	int commas = 0;
	for (size_t i = 0; i < n; i++) {
		commas += p[i] == ',';
		if (commas == 2)
			break;
		pet_text_char(s, p[i]);
	}
}

/* A line of the list of cards is "TOKEN Name | facts | facts | what it does": the facts. A game whose
 * list has no such columns says nothing here. */
void term_card(struct term *t, pet_move m, struct pet_text *s)
{
	const struct pet_game *game = t->record->game;
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	char token[64] = "", line[2048] = "";
	struct pet_text w = pet_text_into(token, sizeof token, PET_LANG_EN, game, t->state);
	struct pet_text c = pet_text_into(line, sizeof line, t->lang, game, t->state);
	if (!game->cards || verb->kind[0] < PET_K_GAME)
		return;
	pet_token_value(&w, verb->kind[0], pet_move_arg(m, 0));
	game->cards(&c, token);
	const char *first = strstr(line, " | "), *last = NULL;
	if (!first || strchr(line, '\n') != line + c.len - 1)
		return;
	for (const char *p = first; p; p = strstr(p + 3, " | "))
		last = p;
	if (first == last)
		return;
	pet_text_put(s, " (");
	for (const char *p = first + 3; p < last;) {
		size_t n = strcspn(p, "|") - 1; /* without the space before the bar */
		put_facts(s, p, n);
		p += n + 3;
		pet_text_put(s, p < last ? "; " : ")");
	}
}
