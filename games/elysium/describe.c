/* describe.c: the position in words, and the cards, one per line. */
#include "core/describe.h"
#include "core/facts.h"
#include "games/elysium/rules.h"

static void add_number(struct pet_fill *f, const char *key, int32_t n)
{
	pet_fill_add(f, key, PET_K_NUMBER, n);
}

static void put_colours(struct pet_text *t, unsigned mask)
{
	const char *between = "";
	for (unsigned i = 0; i < EL_COLOURS; i++) {
		if (!(mask >> i & 1))
			continue;
		pet_text_put(t, between);
		pet_text_say(t, el_colour_name[i]);
		between = ", ";
	}
	if (!mask)
		pet_text_say(t, "none standing");
}

/* ---- the position ---------------------------------------------------------------------------- */

static void describe_row(struct pet_text *t, const struct el_pub *p, const char *name,
			 const uint8_t *row)
{
	pet_text_say(t, name);
	pet_text_put(t, ":");
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		for (int i = 0; i < row[c]; i++) {
			pet_text_put(t, " [");
			pet_text_put(t, el_card_token[c]);
			pet_text_char(t, ' ');
			pet_text_say(t, el_face(p, c)->name);
			pet_text_char(t, ']');
		}
	pet_text_char(t, '\n');
}

static void describe_pediment(struct pet_text *t, const struct el_pub *p)
{
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		struct pet_fill f = { 0 };
		unsigned holder = 255;
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			if (p->seat[seat].quest >> q & 1)
				holder = seat;
		add_number(&f, "a", (int32_t)q + 1);
		add_number(&f, "b", tile->gold);
		add_number(&f, "c", tile->transfers);
		add_number(&f, "d", tile->vp);
		pet_text_filled(t, N_("quest {a}: gold {b}, transfers {c}, victory points {d}"),
				&f);
		pet_text_put(t, " | ");
		put_colours(t, el_quest_colours(p, q));
		if (holder != 255) {
			pet_text_put(t, " | ");
			pet_text_value(t, PET_K_SEAT, (int32_t)holder);
		}
		pet_text_char(t, '\n');
	}
}

/* A card of a Domain, with its mark. */
static void put_held(struct pet_text *t, const struct el_pub *p, unsigned seat, unsigned c)
{
	const struct el_card *card = el_face(p, c);
	pet_text_put(t, " [");
	pet_text_put(t, card->token);
	pet_text_char(t, ' ');
	pet_text_say(t, card->name);
	if (card->kind == EL_TRIGGER && !(p->used[c] >> seat & 1)) {
		pet_text_put(t, ", ");
		pet_text_say(t, "ring");
	} else if (card->kind != EL_TRIGGER && p->used[c] >> seat & 1) {
		pet_text_put(t, ", ");
		pet_text_say(t, "turned");
	}
	pet_text_char(t, ']');
}

static void describe_piles(struct pet_text *t, const struct el_pub *p, unsigned seat)
{
	for (unsigned i = 0; i < p->piles; i++) {
		const struct el_pile *q = &p->pile[i];
		if (q->owner != seat)
			continue;
		pet_text_put(t, "  ");
		struct pet_fill f = { 0 };
		pet_fill_add(&f, "a", K_PILE, (int32_t)i);
		pet_text_filled(t, N_("pile {a}"), &f);
		pet_text_put(t, ", ");
		enum el_shape shape = el_pile_shape(p, q);
		pet_text_say(t, shape == EL_LONE           ? N_("lone card")
				: shape == EL_LEVEL_LEGEND ? N_("level Legend")
							   : N_("family Legend"));
		pet_text_char(t, ':');
		for (int k = 0; k < EL_PILE && q->card[k]; k++) {
			pet_text_put(t, " [");
			pet_text_put(t, q->card[k] == EL_CITIZEN ? "" : el_card_token[q->card[k]]);
			pet_text_put(t, q->card[k] == EL_CITIZEN ? "" : " ");
			pet_text_say(t, el_face(p, q->card[k])->name);
			pet_text_char(t, ']');
		}
		pet_text_char(t, '\n');
	}
}

/* A tile, if a seat holds it. */
static void describe_tile(struct pet_text *t, bool held, const char *id, uint8_t kind, int value)
{
	struct pet_fill f = { 0 };
	if (!held)
		return;
	pet_fill_add(&f, "a", kind, value);
	pet_text_put(t, "  ");
	pet_text_line(t, id, &f);
}

static void describe_tiles(struct pet_text *t, const struct el_pub *p, unsigned seat)
{
	for (int i = 0; i < EL_LEVELS; i++)
		describe_tile(t, p->level_tile[i] >> seat & 1, N_("bonus tile of level {a}"),
			      K_LEVEL, i);
	for (int i = 0; i < EL_FAMILIES; i++) {
		describe_tile(t, p->first_tile[i] >> seat & 1, N_("first bonus tile: {a}"),
			      K_FAMILY, i);
		describe_tile(t, p->second_tile[i] >> seat & 1, N_("second bonus tile: {a}"),
			      K_FAMILY, i);
	}
}

static void describe_seat(struct pet_text *t, struct pet_view v, unsigned seat)
{
	const struct el_pub *p = v.pub;
	const struct el_seat *s = &p->seat[seat];
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "who", PET_K_SEAT, (int32_t)seat);
	add_number(&f, "a", s->disc);
	pet_text_filled(t, N_("{who}: disc {a}, "), &f);
	pet_text_facts_about(
		t, v, 1u << PET_T_OWN | 1u << PET_T_INCOME | 1u << PET_T_POINTS | 1u << PET_T_LEFT,
		PET_K_SEAT, (uint8_t)seat);
	pet_text_char(t, '\n');
	pet_text_put(t, "  ");
	pet_text_say(t, "columns");
	pet_text_put(t, ": ");
	put_colours(t, s->columns);
	if (s->unfinished) {
		pet_text_put(t, " | ");
		pet_text_say(t, "Unfinished Quest");
	}
	pet_text_put(t, "\n  ");
	pet_text_say(t, "Domain");
	pet_text_char(t, ':');
	for (int i = 0; i < s->domain_size; i++)
		put_held(t, p, seat, s->domain[i]);
	if (s->citizens) {
		struct pet_arg n = { "a", PET_K_NUMBER, s->citizens };
		pet_text_char(t, ' ');
		pet_text_fill(t, "{a} Citizen", "{a} Citizens", s->citizens, &n, 1);
	}
	pet_text_char(t, '\n');
	describe_piles(t, p, seat);
	describe_tiles(t, p, seat);
}

bool el_say_epoch(struct pet_text *t, const struct el_pub *p)
{
	struct pet_fill f = { 0 };
	if (!p->epoch) {
		pet_text_line(t, N_("the table is being laid"), NULL);
		return false;
	}
	add_number(&f, "a", p->epoch);
	add_number(&f, "b", p->deck);
	add_number(&f, "c", p->discard_size);
	add_number(&f, "d", EL_EPOCHS);
	pet_text_line(t, N_("epoch {a} of {d}; cards in the deck: {b}, in the discard pile: {c}"),
		      &f);
	return true;
}

void el_describe(struct pet_view v, struct pet_text *t)
{
	const struct el_pub *p = v.pub;
	if (!el_say_epoch(t, p))
		return;
	describe_pediment(t, p);
	describe_row(t, p, N_("Agora"), p->agora);
	if (p->families >> EL_APO & 1)
		describe_row(t, p, N_("Oracle"), p->oracle);
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		describe_seat(t, v, el_seat_of_disc(p, disc));
}

/* ---- the cards ------------------------------------------------------------------------------- */

static void put_circles(struct pet_text *t, const struct el_card *card)
{
	for (int i = 0; i < 2 && card->circle[i]; i++) {
		if (i)
			pet_text_put(t, " + ");
		if (card->circle[i] == EL_CIRCLE_ANY)
			pet_text_say(t, "any column");
		else
			pet_text_say(t, el_colour_name[__builtin_ctz(card->circle[i])]);
	}
}

static const char *const power_name[EL_KINDS] = {
	[EL_INSTANT] = N_("instant power"),
	[EL_PERMANENT] = N_("permanent power"),
	[EL_ACTIVATED] = N_("activated power"),
	[EL_TRIGGER] = N_("trigger power"),
	[EL_LEGEND] = N_("legend power"),
	[EL_ELEUSIS] = N_("Eleusis power"),
	[EL_CHRONOS] = N_("Chronos power"),
	[EL_CHRONOS_FAMILY] = N_("Chronos power (best in a family Legend)"),
	[EL_CHRONOS_LEVEL] = N_("Chronos power (best in a level Legend)"),
};

static const struct {
	const char *text, *plural;
} copies = { NP_("{n} copy", "{n} copies") };

/* Id, name, family, level, kind, copies, columns, power. */
void el_tell_card(struct pet_text *t, const struct el_card *card)
{
	struct pet_fill level = { 0 }, many = { 0 };
	pet_text_put(t, card->token);
	pet_text_char(t, ' ');
	pet_text_say(t, card->name);
	pet_text_put(t, " | ");
	pet_text_say(t, el_family_name[card->family]);
	pet_text_put(t, ", ");
	add_number(&level, "a", card->level);
	pet_text_filled(t, N_("level {a}"), &level);
	pet_text_put(t, ", ");
	pet_text_say(t, power_name[card->kind]);
	pet_text_put(t, ", ");
	add_number(&many, "n", card->copies);
	pet_text_filled(t, pet_text_trn(t->lang, copies.text, copies.plural, card->copies), &many);
	pet_text_put(t, " | ");
	put_circles(t, card);
	pet_text_put(t, " | ");
	el_sentence(t, card, false);
}

/* Whether the filter is the card's id, its family, its kind or its level. */
static bool wanted(const struct el_card *card, const char *filter)
{
	size_t n = filter ? pet_text_length(filter) : 0;
	char level[2] = { (char)('0' + card->level), 0 };
	return n == 0 || pet_token_is(filter, n, card->token) ||
	       pet_token_is(filter, n, el_family_token[card->family]) ||
	       pet_token_is(filter, n, el_kind_token[card->kind]) ||
	       pet_token_is(filter, n, level) || (n == 3 && memcmp(filter, card->token, 3) == 0);
}

void el_tell_cards(struct pet_text *t, const char *filter)
{
	const struct el_box *box = t->pub ? el_box(t->pub) : &el_built_in[EL_SET_FOURTH];
	for (unsigned c = 1; c <= EL_DESIGNS; c++) {
		if (!wanted(&box->card[c], filter))
			continue;
		el_tell_card(t, &box->card[c]);
		pet_text_char(t, '\n');
	}
}
