/* term_map.c: the table as lines for a terminal. */
#include "core/describe.h"
#include "games/elysium/rules.h"

static const char circle_letter[] = { 'b', 'r', 'y', 'g' };

/* "yg", "b*": the circles of a condition. */
static void put_condition(struct pet_text *t, const struct el_card *card)
{
	for (int i = 0; i < 2; i++) {
		if (!card->circle[i])
			pet_text_char(t, ' ');
		else if (card->circle[i] == EL_CIRCLE_ANY)
			pet_text_char(t, '*');
		else
			pet_text_char(t, circle_letter[__builtin_ctz(card->circle[i])]);
	}
}

/* "ZEU-01 L1 y  Eagle Above the Storm", in half a line. */
static void map_card(struct pet_text *t, unsigned c, int cells)
{
	const struct el_card *card = &el_card[c];
	const char *name = pet_text_tr(t->lang, card->name);
	pet_text_put(t, card->token);
	pet_text_put(t, " L");
	pet_text_number(t, card->level);
	pet_text_char(t, ' ');
	put_condition(t, card);
	pet_text_char(t, ' ');
	pet_text_padded(t, name, cells - 13);
}

static void map_row(struct pet_text *t, const char *name, const uint8_t *row)
{
	int n = 0;
	pet_text_say(t, name);
	pet_text_char(t, '\n');
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		for (int i = 0; i < row[c]; i++) {
			pet_text_put(t, n % 2 ? " " : "  ");
			map_card(t, c, n % 2 ? 0 : 47);
			if (n++ % 2)
				pet_text_char(t, '\n');
		}
	if (n % 2)
		pet_text_char(t, '\n');
}

static void map_pediment(struct pet_text *t, const struct el_pub *p)
{
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		bool taken = false;
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			taken |= p->seat[seat].quest >> q & 1;
		pet_text_put(t, q ? "  " : "");
		pet_text_put(t, taken ? "(" : "[");
		pet_text_char(t, 'q');
		pet_text_number(t, q + 1);
		pet_text_char(t, ' ');
		for (unsigned i = 0; i < EL_COLOURS; i++)
			if (el_quest_colours(p, q) >> i & 1)
				pet_text_char(t, circle_letter[i]);
		pet_text_put(t, " g");
		pet_text_number(t, tile->gold);
		pet_text_put(t, " t");
		pet_text_number(t, tile->transfers);
		pet_text_put(t, " v");
		pet_text_number(t, tile->vp);
		pet_text_put(t, taken ? ")" : "]");
	}
	pet_text_char(t, '\n');
}

static void map_list(struct pet_text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	int used = 2;
	pet_text_put(t, "  ");
	for (int i = 0; i < s->domain_size; i++) {
		unsigned c = s->domain[i];
		bool trigger = el_card[c].kind == EL_TRIGGER, mark = p->used[c] >> seat & 1;
		if (used > 88) {
			pet_text_put(t, "\n  ");
			used = 2;
		}
		pet_text_put(t, el_card[c].token);
		pet_text_char(t, trigger && !mark ? 'o' : !trigger && mark ? '~' : ' ');
		pet_text_char(t, ' ');
		used += 8;
	}
	for (int i = 0; i < s->citizens; i++)
		pet_text_put(t, "# ");
	pet_text_char(t, '\n');
	for (unsigned i = 0; i < p->piles; i++) {
		if (p->pile[i].owner != seat)
			continue;
		pet_text_put(t, "  = p");
		pet_text_number(t, i + 1);
		for (int k = 0; k < EL_PILE && p->pile[i].card[k]; k++) {
			unsigned c = p->pile[i].card[k];
			pet_text_char(t, ' ');
			pet_text_put(t, c == EL_CITIZEN ? "#" : el_card[c].token);
		}
		pet_text_char(t, '\n');
	}
}

static void map_seat(struct pet_text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	pet_text_number(t, s->disc);
	pet_text_char(t, ' ');
	pet_text_value(t, PET_K_SEAT, (int32_t)seat);
	pet_text_put(t, "  ");
	for (unsigned i = 0; i < EL_COLOURS; i++)
		pet_text_char(t, s->columns >> i & 1 ? circle_letter[i] : '.');
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "a", PET_K_NUMBER, s->gold);
	pet_fill_add(&f, "b", PET_K_NUMBER, s->vp);
	pet_fill_add(&f, "c", PET_K_NUMBER, s->pp);
	pet_text_put(t, "  ");
	pet_text_line(t, N_("gold {a}, victory points {b}, prestige {c}"), &f);
	map_list(t, p, seat);
}

/* Plain text within 100 columns. Columns by their letters b, r, y, g; a quest in round brackets is
 * taken; o: ring, ~: turned, #: Citizen, =: a pile. */
void el_map(struct pet_view v, struct pet_text *t)
{
	const struct el_pub *p = v.pub;
	if (!el_say_epoch(t, p))
		return;
	map_pediment(t, p);
	map_row(t, N_("Agora"), p->agora);
	if (p->families >> EL_APO & 1)
		map_row(t, N_("Oracle"), p->oracle);
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		map_seat(t, p, el_seat_of_disc(p, disc));
	pet_text_say(t, "b r y g: columns; o ring, ~ turned, # Citizen, = pile");
	pet_text_char(t, '\n');
}
