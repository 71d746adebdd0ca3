/* words.c: the position in words, and as lines for a terminal. */
#include "core/text.h"
#include "games/elysium/rules.h"

static void line(struct text *t, const char *id, const struct arg *args, int count)
{
	text_fill(t, id, NULL, 0, args, count);
	text_char(t, '\n');
}

static struct arg number(const char *key, int n)
{
	return (struct arg){ key, K_NUMBER, n };
}

static void put_colours(struct text *t, unsigned mask)
{
	const char *between = "";
	for (unsigned i = 0; i < EL_COLOURS; i++) {
		if (!(mask >> i & 1))
			continue;
		text_put(t, between);
		text_say(t, el_colour_name[i]);
		between = ", ";
	}
	if (!mask)
		text_say(t, "none standing");
}

/* ---- describe ---------------------------------------------------------------------------------
 */

static void describe_row(struct text *t, const char *name, const uint8_t *row)
{
	text_say(t, name);
	text_put(t, ":");
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		for (int i = 0; i < row[c]; i++) {
			text_put(t, " [");
			text_put(t, el_card[c].token);
			text_char(t, ' ');
			text_say(t, el_card[c].name);
			text_char(t, ']');
		}
	text_char(t, '\n');
}

static void describe_pediment(struct text *t, const struct el_pub *p)
{
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		struct arg args[] = { number("a", (int)q + 1), number("b", tile->gold),
				      number("c", tile->transfers), number("d", tile->vp) };
		unsigned holder = 255;
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			if (p->seat[seat].quest >> q & 1)
				holder = seat;
		text_fill(t, N_("quest {a}: gold {b}, transfers {c}, victory points {d}"), NULL, 0,
			  args, 4);
		text_put(t, " | ");
		put_colours(t, el_quest_colours(p, q));
		if (holder != 255) {
			text_put(t, " | ");
			text_value(t, K_SEAT, (int32_t)holder);
		}
		text_char(t, '\n');
	}
}

/* A card of a Domain, with its mark. */
static void put_held(struct text *t, const struct el_pub *p, unsigned seat, unsigned c)
{
	text_put(t, " [");
	text_put(t, el_card[c].token);
	text_char(t, ' ');
	text_say(t, el_card[c].name);
	if (el_card[c].kind == EL_TRIGGER && !(p->used[c] >> seat & 1)) {
		text_put(t, ", ");
		text_say(t, "ring");
	} else if (el_card[c].kind != EL_TRIGGER && p->used[c] >> seat & 1) {
		text_put(t, ", ");
		text_say(t, "turned");
	}
	text_char(t, ']');
}

static void describe_piles(struct text *t, const struct el_pub *p, unsigned seat)
{
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		if (q->owner != seat)
			continue;
		text_put(t, "  ");
		struct arg name = { "a", K_PILE, (int32_t)i };
		text_fill(t, N_("pile {a}"), NULL, 0, &name, 1);
		text_put(t, ", ");
		enum el_shape shape = el_pile_shape(q);
		text_say(t, shape == EL_LONE           ? N_("lone card")
			    : shape == EL_LEVEL_LEGEND ? N_("level Legend")
						       : N_("family Legend"));
		text_char(t, ':');
		for (int k = 0; k < EL_PILE && q->card[k]; k++) {
			text_put(t, " [");
			text_put(t, q->card[k] == EL_CITIZEN ? "" : el_card[q->card[k]].token);
			text_put(t, q->card[k] == EL_CITIZEN ? "" : " ");
			text_say(t, el_card[q->card[k]].name);
			text_char(t, ']');
		}
		text_char(t, '\n');
	}
}

static void describe_tiles(struct text *t, const struct el_pub *p, unsigned seat)
{
	for (int i = 0; i < EL_LEVELS; i++) {
		struct arg a = { "a", K_LEVEL, i };
		if (p->level_tile[i] >> seat & 1) {
			text_put(t, "  ");
			line(t, N_("bonus tile of level {a}"), &a, 1);
		}
	}
	for (int i = 0; i < EL_FAMILIES; i++) {
		struct arg a = { "a", K_FAMILY, i };
		if (p->first_tile[i] >> seat & 1) {
			text_put(t, "  ");
			line(t, N_("first bonus tile: {a}"), &a, 1);
		}
		if (p->second_tile[i] >> seat & 1) {
			text_put(t, "  ");
			line(t, N_("second bonus tile: {a}"), &a, 1);
		}
	}
}

static void describe_seat(struct text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	struct el_score score = el_score(p, seat);
	struct arg args[] = { { "who", K_SEAT, (int32_t)seat },
			      number("a", s->disc),
			      number("b", s->gold),
			      number("c", s->vp),
			      number("d", s->pp),
			      number("e", score.total) };
	line(t, N_("{who}: disc {a}, gold {b}, victory points {c}, prestige {d}; worth {e}"), args,
	     6);
	text_put(t, "  ");
	text_say(t, "columns");
	text_put(t, ": ");
	put_colours(t, s->columns);
	if (s->unfinished) {
		text_put(t, " | ");
		text_say(t, "Unfinished Quest");
	}
	text_put(t, "\n  ");
	text_say(t, "Domain");
	text_char(t, ':');
	for (int i = 0; i < s->domain_size; i++)
		put_held(t, p, seat, s->domain[i]);
	if (s->citizens) {
		struct arg n = number("a", s->citizens);
		text_char(t, ' ');
		text_fill(t, "{a} Citizen", "{a} Citizens", s->citizens, &n, 1);
	}
	text_char(t, '\n');
	describe_piles(t, p, seat);
	describe_tiles(t, p, seat);
}

void el_describe(struct view v, struct text *t)
{
	const struct el_pub *p = v.pub;
	struct arg args[] = { number("a", p->epoch), number("b", p->deck),
			      number("c", p->discard_size) };
	if (!p->epoch) {
		text_say(t, "the table is being laid");
		text_char(t, '\n');
		return;
	}
	line(t, N_("epoch {a} of 5; cards in the deck: {b}, in the discard pile: {c}"), args, 3);
	describe_pediment(t, p);
	describe_row(t, N_("Agora"), p->agora);
	if (p->families >> EL_APO & 1)
		describe_row(t, N_("Oracle"), p->oracle);
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		describe_seat(t, p, el_seat_of_disc(p, disc));
}

/* ---- map ----------------------------------------------------------------------------------------
 */

/* Letters a line of text shows: bytes that do not continue a character. */
static int width(const char *s)
{
	int n = 0;
	for (; *s; s++)
		n += ((unsigned char)*s & 0xC0) != 0x80;
	return n;
}

static void pad(struct text *t, int from, int to)
{
	for (; from < to; from++)
		text_char(t, ' ');
}

static void put_padded(struct text *t, const char *s, int cells)
{
	text_put(t, s);
	pad(t, width(s), cells);
}

static const char circle_letter[] = { 'b', 'r', 'y', 'g' };

/* "yg", "b*": the circles of a condition. */
static void put_condition(struct text *t, const struct el_card *card)
{
	for (int i = 0; i < 2; i++) {
		if (!card->circle[i])
			text_char(t, ' ');
		else if (card->circle[i] == EL_CIRCLE_ANY)
			text_char(t, '*');
		else
			text_char(t, circle_letter[__builtin_ctz(card->circle[i])]);
	}
}

/* "ZEU-01 L1 y  Eagle Above the Storm", in half a line. */
static void map_card(struct text *t, unsigned c, int cells)
{
	const struct el_card *card = &el_card[c];
	const char *name = text_tr(t->lang, card->name);
	text_put(t, card->token);
	text_put(t, " L");
	text_number(t, card->level);
	text_char(t, ' ');
	put_condition(t, card);
	text_char(t, ' ');
	put_padded(t, name, cells - 13);
}

static void map_row(struct text *t, const char *name, const uint8_t *row)
{
	int n = 0;
	text_say(t, name);
	text_char(t, '\n');
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		for (int i = 0; i < row[c]; i++) {
			text_put(t, n % 2 ? " " : "  ");
			map_card(t, c, n % 2 ? 0 : 47);
			if (n++ % 2)
				text_char(t, '\n');
		}
	if (n % 2)
		text_char(t, '\n');
}

static void map_pediment(struct text *t, const struct el_pub *p)
{
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		bool taken = false;
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			taken |= p->seat[seat].quest >> q & 1;
		text_put(t, q ? "  " : "");
		text_put(t, taken ? "(" : "[");
		text_char(t, 'q');
		text_number(t, q + 1);
		text_char(t, ' ');
		for (unsigned i = 0; i < EL_COLOURS; i++)
			if (el_quest_colours(p, q) >> i & 1)
				text_char(t, circle_letter[i]);
		text_put(t, " g");
		text_number(t, tile->gold);
		text_put(t, " t");
		text_number(t, tile->transfers);
		text_put(t, " v");
		text_number(t, tile->vp);
		text_put(t, taken ? ")" : "]");
	}
	text_char(t, '\n');
}

static void map_list(struct text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	int used = 2;
	text_put(t, "  ");
	for (int i = 0; i < s->domain_size; i++) {
		unsigned c = s->domain[i];
		bool trigger = el_card[c].kind == EL_TRIGGER, mark = p->used[c] >> seat & 1;
		if (used > 88) {
			text_put(t, "\n  ");
			used = 2;
		}
		text_put(t, el_card[c].token);
		text_char(t, trigger && !mark ? 'o' : !trigger && mark ? '~' : ' ');
		text_char(t, ' ');
		used += 8;
	}
	for (int i = 0; i < s->citizens; i++)
		text_put(t, "# ");
	text_char(t, '\n');
	for (unsigned i = 0; i < p->piles; i++) {
		if (p->pile[i].owner != seat)
			continue;
		text_put(t, "  = p");
		text_number(t, i + 1);
		for (int k = 0; k < EL_PILE && p->pile[i].card[k]; k++) {
			unsigned c = p->pile[i].card[k];
			text_char(t, ' ');
			text_put(t, c == EL_CITIZEN ? "#" : el_card[c].token);
		}
		text_char(t, '\n');
	}
}

static void map_seat(struct text *t, const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	text_number(t, s->disc);
	text_char(t, ' ');
	text_value(t, K_SEAT, (int32_t)seat);
	text_put(t, "  ");
	for (unsigned i = 0; i < EL_COLOURS; i++)
		text_char(t, s->columns >> i & 1 ? circle_letter[i] : '.');
	struct arg args[] = { number("a", s->gold), number("b", s->vp), number("c", s->pp) };
	text_put(t, "  ");
	line(t, N_("gold {a}, victory points {b}, prestige {c}"), args, 3);
	map_list(t, p, seat);
}

/* Plain text within 100 columns. Columns by their letters b, r, y, g; a quest in round brackets is
 * taken; o: ring, ~: turned, #: Citizen, =: a pile. */
void el_map(struct view v, struct text *t)
{
	const struct el_pub *p = v.pub;
	struct arg args[] = { number("a", p->epoch), number("b", p->deck),
			      number("c", p->discard_size) };
	if (!p->epoch) {
		text_say(t, "the table is being laid");
		text_char(t, '\n');
		return;
	}
	line(t, N_("epoch {a} of 5; cards in the deck: {b}, in the discard pile: {c}"), args, 3);
	map_pediment(t, p);
	map_row(t, N_("Agora"), p->agora);
	if (p->families >> EL_APO & 1)
		map_row(t, N_("Oracle"), p->oracle);
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		map_seat(t, p, el_seat_of_disc(p, disc));
	text_say(t, "b r y g: columns; o ring, ~ turned, # Citizen, = pile");
	text_char(t, '\n');
}
