/* show.c: the position in words, as a screen reader would tell it: match, gods, row, seats,
 * islands, fleets, figurines. */
#include "games/cyclades/rules.h"

/* Fills one message with numbers and names, up to six. */
struct fill {
	struct arg arg[8];
	int count;
};

static struct fill fill_one(const char *key, uint8_t kind, int32_t value)
{
	return (struct fill){ { { key, kind, value } }, 1 };
}

static void fill_add(struct fill *f, const char *key, uint8_t kind, int32_t value)
{
	f->arg[f->count++] = (struct arg){ key, kind, value };
}

static void between(struct text *t, bool *first)
{
	if (!*first)
		text_put(t, ", ");
	*first = false;
}

/* CY-22.4 Whose gold this reader is shown: his own, everybody's at an open table and at the end. */
static bool purse_shown(struct view v, uint8_t seat)
{
	const struct cy_pub *p = pub_of(v);
	return p->purses || v.seat == seat || p->flow.depth == 0;
}

static void say_gods(const struct cy_pub *p, struct text *t)
{
	for (unsigned i = 0; i < GODS; i++) {
		const struct cy_bid *bid = &p->bid[p->god[i]];
		struct fill f = fill_one("god", K_GOD, p->god[i]);
		fill_add(&f, "place", K_NUMBER, (int)i + 1);
		if (i >= p->open) {
			text_fill(t, N_("{god}: face down\n"), NULL, 0, f.arg, f.count);
		} else if (bid->seat == NONE) {
			text_fill(t, N_("{place}. {god}: no offering\n"), NULL, 0, f.arg, f.count);
		} else {
			fill_add(&f, "seat", K_SEAT, bid->seat);
			fill_add(&f, "amount", K_NUMBER, bid->amount);
			text_fill(t, N_("{place}. {god}: {seat} offers {amount}\n"), NULL, 0, f.arg,
				  f.count);
		}
	}
	for (unsigned i = 0; i < p->apollo_count; i++) {
		if (p->apollo[i] == NONE)
			continue;
		struct fill f = fill_one("seat", K_SEAT, p->apollo[i]);
		fill_add(&f, "place", K_NUMBER, (int)i + 1);
		text_fill(t, N_("Apollo, place {place}: {seat}\n"), NULL, 0, f.arg, f.count);
	}
}

static void say_row(const struct cy_pub *p, struct text *t)
{
	bool first = true;
	text_say(t, "Turn track: ");
	for (unsigned i = 0; i < p->places; i++) {
		between(t, &first);
		if (p->track[i] == NONE)
			text_put(t, "-");
		else
			text_value(t, K_SEAT, p->track[i]);
	}
	text_char(t, '\n');
	for (unsigned slot = 0; slot < SLOTS; slot++) {
		if (p->row[slot] == NONE)
			continue;
		struct fill f = fill_one("card", K_CARD, p->row[slot]);
		fill_add(&f, "price", K_SLOT, (int)slot);
		text_fill(t, N_("Creature for {price} gold: {card}\n"), NULL, 0, f.arg, f.count);
	}
	if (p->discard) {
		first = true;
		text_say(t, "Discarded creatures: ");
		FOR_EACH (card, p->discard) {
			between(t, &first);
			text_value(t, K_CARD, (int)card);
		}
		text_char(t, '\n');
	}
	struct fill f = fill_one("cards", K_NUMBER, (int)bits_count(p->deck));
	text_fill(t, N_("Creatures in the deck: {cards}\n"), NULL, 0, f.arg, f.count);
}

static void say_seat(struct view v, uint8_t seat, struct text *t)
{
	const struct cy_pub *p = pub_of(v);
	const struct cy_seat *s = &p->seat[seat];
	struct fill f = fill_one("seat", K_SEAT, seat);
	if (s->out) {
		text_fill(t, N_("{seat}: out of the game\n"), NULL, 0, f.arg, f.count);
		return;
	}
	fill_add(&f, "metropolises", K_NUMBER, s->metropolises);
	fill_add(&f, "income", K_NUMBER, (int)income_of(p, seat));
	fill_add(&f, "priests", K_NUMBER, s->priests);
	fill_add(&f, "philosophers", K_NUMBER, s->philosophers);
	fill_add(&f, "troops", K_NUMBER, s->troops_left);
	fill_add(&f, "fleets", K_NUMBER, s->fleets_left);
	text_fill(t,
		  N_("{seat}: metropolises {metropolises}, income {income}, priests {priests}, "
		     "philosophers {philosophers}, in reserve: troops {troops}, fleets {fleets}"),
		  NULL, 0, f.arg, f.count);
	if (purse_shown(v, seat)) {
		struct fill gold = fill_one("gold", K_NUMBER, s->gold);
		text_fill(t, N_(", gold {gold}"), NULL, 0, gold.arg, gold.count);
	}
	text_char(t, '\n');
}

static void say_island(const struct cy_pub *p, unsigned island, struct text *t)
{
	const struct cy_island *is = &p->island[island];
	unsigned prosperity = printed_prosperity(map_of(p), island) + is->markers;
	struct fill f = fill_one("island", K_ISLAND, (int)island);
	fill_add(&f, "seat", K_SEAT, is->owner);
	fill_add(&f, "troops", K_NUMBER, is->troops);
	fill_add(&f, "prosperity", K_NUMBER, (int)prosperity);
	if (is->owner == NONE)
		text_fill(t, N_("{island}: nobody, prosperity {prosperity}"), NULL, 0, f.arg,
			  f.count);
	else
		text_fill(t, N_("{island}: {seat}, troops {troops}, prosperity {prosperity}"), NULL,
			  0, f.arg, f.count);
	if (is->metropolis)
		text_say(t, ", metropolis");
	for (unsigned tile = 0; tile < TILES; tile++)
		for (unsigned i = 0; i < is->tile[tile]; i++) {
			text_put(t, ", ");
			text_value(t, K_TILE, (int)tile);
		}
	for (unsigned i = 0; i < FIGURINES; i++)
		if (figurine_on(p, i, island)) {
			struct fill fig = fill_one("figurine", K_FIGURINE, (int)i);
			fill_add(&fig, "seat", K_SEAT, p->figurine[i].owner);
			text_fill(t, N_(", {figurine} of {seat}"), NULL, 0, fig.arg, fig.count);
		}
	text_char(t, '\n');
}

static void say_fleets(const struct cy_pub *p, uint8_t seat, struct text *t)
{
	bool first = true;
	if (p->seat[seat].fleets == 0)
		return;
	struct fill f = fill_one("seat", K_SEAT, seat);
	text_fill(t, N_("{seat}, fleets: "), NULL, 0, f.arg, f.count);
	FOR_EACH (s, p->seat[seat].fleets) {
		unsigned cell = map_of(p)->cell[s];
		between(t, &first);
		text_value(t, K_SEA, (int)cell);
		text_char(t, ' ');
		text_number(t, p->sea[cell].fleets);
	}
	text_char(t, '\n');
}

/* What is under way: a battle, a fleet move, the Sylph's steps. */
static void say_frame(const struct cy_pub *p, const struct frame *f, struct text *t)
{
	if (f->node == NODE_BATTLE) {
		bool land = f->x[BATTLE_LAND];
		uint8_t space = f->x[BATTLE_SPACE], defender = f->x[BATTLE_DEFENDER];
		struct fill b = fill_one("space", land ? K_ISLAND : K_SEA, space);
		fill_add(&b, "attacker", K_SEAT, f->who);
		fill_add(&b, "units", K_NUMBER, f->x[BATTLE_ATTACKERS]);
		fill_add(&b, "defender", K_SEAT, defender);
		fill_add(&b, "against", K_NUMBER,
			 land ? p->island[space].troops : p->sea[space].fleets);
		fill_add(&b, "bonus", K_NUMBER, (int)battle_bonus(p, defender, land, space));
		text_fill(t,
			  N_("Battle, {space}: {attacker} with {units} against {defender} with "
			     "{against} "
			     "and a bonus of {bonus}\n"),
			  NULL, 0, b.arg, b.count);
	} else if (f->node == NODE_SAIL) {
		struct fill m = fill_one("sea", K_SEA, f->x[SAIL_AT]);
		fill_add(&m, "steps", K_NUMBER, f->x[SAIL_LEFT]);
		text_fill(t, N_("Fleet move: the group is on {sea}, steps left: {steps}\n"), NULL,
			  0, m.arg, m.count);
	} else if (f->node == NODE_SYLPH) {
		struct fill m = fill_one("steps", K_NUMBER, f->x[SYLPH_LEFT]);
		text_fill(t, N_("The Sylph: steps left: {steps}\n"), NULL, 0, m.arg, m.count);
	}
}

void cy_describe(struct view v, struct text *t)
{
	const struct cy_pub *p = pub_of(v);
	struct fill f = fill_one("round", K_NUMBER, p->round);
	fill_add(&f, "goal", K_NUMBER, p->goal);
	text_fill(t, N_("Round {round}, metropolises needed: {goal}\n"), NULL, 0, f.arg, f.count);
	if (p->arrangement)
		say_gods(p, t);
	say_row(p, t);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		say_seat(v, seat, t);
	for (unsigned i = 0; i < map_of(p)->islands; i++)
		say_island(p, i, t);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		say_fleets(p, seat, t);
	if (p->kraken != NONE) {
		struct fill k = fill_one("sea", K_SEA, p->kraken);
		text_fill(t, N_("The Kraken: {sea}\n"), NULL, 0, k.arg, k.count);
	}
	for (int i = 0; i < p->flow.depth; i++)
		say_frame(p, &p->flow.frame[i], t);
}

/* The creatures, one a line: name and effect. */
void cy_cards(struct text *t, const char *filter)
{
	for (unsigned card = 0; card < CARDS; card++) {
		const struct creature *c = &cy_creatures[card];
		if (filter && !token_is(filter, text_length(filter), c->token))
			continue;
		text_say(t, c->words);
		text_put(t, ": ");
		text_say(t, c->help);
		text_char(t, '\n');
	}
}
