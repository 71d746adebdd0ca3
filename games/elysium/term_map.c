/* term_map.c: the table as lines for a terminal, at most 79 columns wide.
 *
 *     Zeu3 ry Thunderstone     a card: the first letters of its family, its level, the columns
 *                              required (* any), its name
 */
#include "core/describe.h"
#include "games/elysium/rules.h"

enum { SCREEN = 79, HALF = 38 };

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

/* The first n letters. */
static void put_letters(struct pet_text *t, const char *s, int letters)
{
	uint32_t n = 0;
	int seen = 0;
	for (; s[n]; n++) {
		seen += (s[n] & 0xc0) != 0x80;
		if (seen > letters)
			break;
	}
	pet_text_bytes(t, s, n);
}

/* "Zeu3" */
static void put_family(struct pet_text *t, const struct el_card *card)
{
	put_letters(t, pet_text_tr(t->lang, el_family_name[card->family]), 3);
	pet_text_number(t, card->level);
}

/* "Zeu1 y  Eagle Above the Storm", in half a line. */
static void map_card(struct pet_text *t, const struct el_card *card, bool left)
{
	char buf[160];
	struct pet_text cell = pet_text_into(buf, sizeof buf, t->lang, t->game, t->pub);
	put_family(&cell, card);
	pet_text_char(&cell, ' ');
	put_condition(&cell, card);
	pet_text_char(&cell, ' ');
	put_letters(&cell, pet_text_tr(t->lang, card->name), HALF - 8);
	if (left)
		pet_text_padded(t, buf, HALF);
	else
		pet_text_put(t, buf);
}

static void map_row(struct pet_text *t, const struct el_pub *p, const char *name,
		    const uint8_t *row)
{
	int n = 0;
	pet_text_say(t, name);
	pet_text_char(t, '\n');
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		for (int i = 0; i < row[c]; i++) {
			pet_text_put(t, n % 2 ? " " : "  ");
			map_card(t, el_face(p, c), n % 2 == 0);
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

/* Appends an entry of a list to the line, or to a new one if the line is full. */
static void put_piece(struct pet_text *t, uint32_t *line, const char *piece)
{
	struct pet_text measured = { .buf = (char *)piece,
				     .len = (uint32_t)pet_text_length(piece) };
	if (pet_text_width(t, *line) + 2 + pet_text_width(&measured, 0) > SCREEN) {
		pet_text_char(t, '\n');
		*line = t->len;
	}
	pet_text_put(t, "  ");
	pet_text_put(t, piece);
}

/* A card by family, level and name, with a mark before and one after it. */
static void put_named(struct pet_text *t, const struct el_pub *p, uint32_t *line,
		      const char *before, unsigned c, const char *after)
{
	char buf[200];
	struct pet_text piece = pet_text_into(buf, sizeof buf, t->lang, t->game, t->pub);
	pet_text_put(&piece, before);
	if (c == EL_CITIZEN) {
		pet_text_char(&piece, '#');
	} else {
		put_family(&piece, el_face(p, c));
		pet_text_char(&piece, ' ');
		pet_text_say(&piece, el_face(p, c)->name);
	}
	pet_text_put(&piece, after);
	put_piece(t, line, buf);
}

static void map_list(struct pet_text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	uint32_t line = t->len;
	for (int i = 0; i < s->domain_size; i++) {
		unsigned c = s->domain[i];
		bool trigger = el_face(p, c)->kind == EL_TRIGGER, mark = p->used[c] >> seat & 1;
		put_named(t, p, &line, "", c,
			  trigger && !mark   ? " o"
			  : !trigger && mark ? " ~"
					     : "");
	}
	for (int i = 0; i < s->citizens; i++)
		put_piece(t, &line, "#");
	for (unsigned i = 0; i < p->piles; i++)
		for (int k = 0; k < EL_PILE && p->pile[i].card[k] && p->pile[i].owner == seat; k++)
			put_named(t, p, &line, k ? "+ " : "= ", p->pile[i].card[k], "");
	if (t->len > line)
		pet_text_char(t, '\n');
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

/* Columns by their letters b, r, y, g; a quest in round brackets is taken; o: ring, ~: turned, #:
 * Citizen, = begins a pile, + continues it. */
void el_map_text(struct pet_view v, struct pet_text *t)
{
	const struct el_pub *p = v.pub;
	if (!el_say_epoch(t, p))
		return;
	map_pediment(t, p);
	map_row(t, p, N_("Agora"), p->agora);
	if (p->families >> EL_APO & 1)
		map_row(t, p, N_("Oracle"), p->oracle);
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		map_seat(t, p, el_seat_of_disc(p, disc));
	pet_text_say(
		t, N_("b r y g: columns; o ring, ~ turned, # Citizen, = pile, + in the same one"));
	pet_text_char(t, '\n');
	pet_text_say(t,
		     N_("quests: gold g, transfers t, victory points v; in round brackets: taken"));
	pet_text_char(t, '\n');
}
