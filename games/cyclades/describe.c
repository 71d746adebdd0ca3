/* describe.c: the position in words, in the order a screen reader reads it: match, gods, row,
 * seats, islands, fleets, figurines. */
#include "core/describe.h"
#include "core/facts.h"
#include "games/cyclades/rules.h"

static struct pet_fill fill_one(const char *key, uint8_t kind, int32_t value)
{
	struct pet_fill f = { 0 };
	pet_fill_add(&f, key, kind, value);
	return f;
}

static void between(struct pet_text *t, bool *first)
{
	if (!*first)
		pet_text_put(t, ", ");
	*first = false;
}

/* CY-22.4: whose gold a seat is shown: its own; everybody's at an open table and at the end. */
bool cy_purse_shown(const struct cy_pub *p, uint8_t reader, uint8_t seat)
{
	return p->purses || reader == seat || p->flow.depth == 0;
}

void cy_veil(void *pub, uint8_t reader)
{
	struct cy_pub *p = pub;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (!cy_purse_shown(p, reader, seat))
			p->seat[seat].gold = 0;
}

/* What is promised, and the income per round: no seat can offer more than it has. */
void cy_guess(void *pub, uint8_t reader)
{
	struct cy_pub *p = pub;
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		if (cy_purse_shown(p, reader, seat) || p->seat[seat].out)
			continue;
		unsigned gold = cy_income_of(p, seat);
		for (unsigned i = 0; i < GODS; i++)
			if (p->bid[i].seat == seat)
				gold += cy_offer_cost(p, seat, p->bid[i].amount);
		p->seat[seat].gold = (uint16_t)gold;
	}
}

/* CY-7.9: who stands where the seat was outbid; NONE: it did so itself (CY-20.5), or was not. */
static uint8_t outbidder(const struct cy_pub *p)
{
	const struct pet_frame *f = pet_game_frame(p);
	uint8_t god = f->node == N_OFFER_BID ? cy_bid_x(f)->beaten : NONE;
	return god == NONE || p->bid[god].seat == f->who ? NONE : p->bid[god].seat;
}

/* CY-20.3: which of a player's two markers this is; 0: there is one, or it was outbid (they are alike). */
static int marker_of_two(const struct cy_pub *p)
{
	const struct pet_frame *f = pet_game_frame(p);
	if (p->flow.seats != 2 || f->node != N_OFFER_BID || cy_bid_x(f)->beaten != NONE)
		return 0;
	for (unsigned i = 0; i < p->places; i++)
		if (p->track[i] == f->who)
			return 1;
	return 2;
}

/* Where the battle is in which a side may retreat, or the fleets that may sail on, and their steps. */
int cy_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX])
{
	const struct cy_pub *p = v.pub;
	const struct pet_frame *battle = pet_flow_in(&p->flow, N_BATTLE);
	const struct pet_frame *sail = pet_flow_in(&p->flow, N_SAIL);
	const struct pet_frame *sylph = pet_flow_in(&p->flow, N_SYLPH);
	uint8_t island = NONE, sea = sail ? cy_sail_x(sail)->group : NONE;
	if (battle)
		*(cy_battle_x(battle)->land ? &island : &sea) = cy_battle_x(battle)->space;
	out[0] = (struct pet_arg){ "island", K_ISLAND, island };
	out[1] = (struct pet_arg){ "sea", K_SEA, sea };
	out[2] = (struct pet_arg){ "by", PET_K_SEAT, outbidder(p) };
	out[3] = (struct pet_arg){ "steps", PET_K_NUMBER,
				   sail    ? cy_sail_x(sail)->left
				   : sylph ? cy_sylph_x(sylph)->left
					   : 0 };
	out[4] = (struct pet_arg){ "marker", PET_K_NUMBER, marker_of_two(p) };
	return 5;
}

/* CY-22.3: face-down gods are public. */
static void say_gods(const struct cy_pub *p, struct pet_text *t)
{
	for (unsigned i = 0; i < GODS; i++) {
		const struct cy_bid *bid = &p->bid[p->god[i]];
		struct pet_fill f = fill_one("god", K_GOD, p->god[i]);
		pet_fill_add(&f, "place", PET_K_NUMBER, (int)i + 1);
		if (i >= p->open) {
			pet_text_filled(t, N_("{god}: face down\n"), &f);
		} else if (bid->seat == NONE) {
			pet_text_filled(t, N_("{place}. {god}: no offering\n"), &f);
		} else {
			pet_fill_add(&f, "seat", PET_K_SEAT, bid->seat);
			pet_fill_add(&f, "amount", PET_K_NUMBER, bid->amount);
			pet_text_filled(t, N_("{place}. {god}: {seat} offers {amount} GP\n"), &f);
		}
	}
	for (unsigned i = 0; i < p->apollo_count; i++) {
		if (p->apollo[i] == NONE)
			continue;
		struct pet_fill f = fill_one("seat", PET_K_SEAT, p->apollo[i]);
		pet_fill_add(&f, "place", PET_K_NUMBER, (int)i + 1);
		pet_text_filled(t, N_("Apollo, place {place}: {seat}\n"), &f);
	}
}

static void say_row(const struct cy_pub *p, struct pet_text *t)
{
	bool first = true;
	pet_text_say(t, "Turn track: ");
	for (unsigned i = 0; i < p->places; i++) {
		between(t, &first);
		if (p->track[i] == NONE)
			pet_text_put(t, "-");
		else
			pet_text_value(t, PET_K_SEAT, p->track[i]);
	}
	pet_text_char(t, '\n');
	for (unsigned slot = 0; slot < SLOTS; slot++) {
		if (p->row[slot] == NONE)
			continue;
		struct pet_fill f = fill_one("card", K_CARD, p->row[slot]);
		pet_fill_add(&f, "price", K_SLOT, (int)slot);
		pet_text_filled(t, N_("Creature for {price} GP: {card}\n"), &f);
	}
	if (p->discard) {
		first = true;
		pet_text_say(t, "Discarded creatures: ");
		PET_FOR_EACH (card, p->discard) {
			between(t, &first);
			pet_text_value(t, K_CARD, (int)card);
		}
		pet_text_char(t, '\n');
	}
	struct pet_fill f = fill_one("cards", PET_K_NUMBER, (int)pet_count(p->deck));
	pet_text_filled(t, N_("Creatures in the deck: {cards}\n"), &f);
}

static void say_seat(struct pet_view v, uint8_t seat, struct pet_text *t)
{
	struct pet_fill f = fill_one("seat", PET_K_SEAT, seat);
	if (cy_pub(v)->seat[seat].out) {
		pet_text_filled(t, N_("{seat}: out of the game\n"), &f);
		return;
	}
	pet_text_value(t, PET_K_SEAT, seat);
	pet_text_put(t, ": ");
	pet_text_facts_about(
		t, v, 1u << PET_T_NEED | 1u << PET_T_INCOME | 1u << PET_T_OWN | 1u << PET_T_LEFT,
		PET_K_SEAT, seat);
	pet_text_char(t, '\n');
}

static void say_island(const struct cy_pub *p, unsigned island, struct pet_text *t)
{
	const struct cy_island *is = &p->island[island];
	unsigned prosperity = cy_printed_prosperity(cy_map(p), island) + is->markers;
	struct pet_fill f = fill_one("island", K_ISLAND, (int)island);
	pet_fill_add(&f, "seat", PET_K_SEAT, is->owner);
	pet_fill_add(&f, "troops", PET_K_NUMBER, is->troops);
	pet_fill_add(&f, "prosperity", PET_K_NUMBER, (int)prosperity);
	if (is->owner == NONE)
		pet_text_filled(t, N_("{island}: nobody, prosperity {prosperity}"), &f);
	else
		pet_text_filled(t, N_("{island}: {seat}, troops {troops}, prosperity {prosperity}"),
				&f);
	if (is->metropolis)
		pet_text_say(t, ", metropolis");
	for (unsigned tile = 0; tile < TILES; tile++)
		for (unsigned i = 0; i < is->tile[tile]; i++) {
			pet_text_put(t, ", ");
			pet_text_value(t, K_TILE, (int)tile);
		}
	for (unsigned i = 0; i < FIGURINES; i++)
		if (cy_figurine_on(p, i, island)) {
			struct pet_fill fig = fill_one("figurine", K_FIGURINE, (int)i);
			pet_fill_add(&fig, "seat", PET_K_SEAT, p->figurine[i].owner);
			pet_text_filled(t, N_(", {figurine} of {seat}"), &fig);
		}
	pet_text_char(t, '\n');
}

static void say_fleets(const struct cy_pub *p, uint8_t seat, struct pet_text *t)
{
	bool first = true;
	if (p->seat[seat].fleets == 0)
		return;
	struct pet_fill f = fill_one("seat", PET_K_SEAT, seat);
	pet_text_filled(t, N_("{seat}, fleets: "), &f);
	PET_FOR_EACH (s, p->seat[seat].fleets) {
		unsigned cell = cy_map(p)->cell[s];
		between(t, &first);
		pet_text_value(t, K_SEA, (int)cell);
		pet_text_char(t, ' ');
		pet_text_number(t, p->sea[cell].fleets);
	}
	pet_text_char(t, '\n');
}

/* What is in progress: a battle, a fleet move, the Sylph's steps. */
static void say_frame(const struct cy_pub *p, const struct pet_frame *f, struct pet_text *t)
{
	if (f->node == N_BATTLE) {
		bool land = cy_battle_x(f)->land;
		uint8_t space = cy_battle_x(f)->space, defender = cy_battle_x(f)->defender;
		struct pet_fill b = fill_one("space", land ? K_ISLAND : K_SEA, space);
		pet_fill_add(&b, "attacker", PET_K_SEAT, f->who);
		pet_fill_add(&b, "units", PET_K_NUMBER, cy_battle_x(f)->attackers);
		pet_fill_add(&b, "defender", PET_K_SEAT, defender);
		pet_fill_add(&b, "against", PET_K_NUMBER,
			     land ? p->island[space].troops : p->sea[space].fleets);
		pet_fill_add(&b, "bonus", PET_K_NUMBER,
			     (int)cy_battle_bonus(p, defender, land, space));
		pet_text_filled(t,
				N_("Battle in {space}: {attacker} with {units} against {defender} "
				   "with {against} and a bonus of {bonus}\n"),
				&b);
	} else if (f->node == N_SAIL) {
		struct pet_fill m = fill_one("sea", K_SEA, cy_sail_x(f)->group);
		pet_fill_add(&m, "steps", PET_K_NUMBER, cy_sail_x(f)->left);
		pet_text_filled(t, N_("Fleet move: the group is in {sea}, steps left: {steps}\n"),
				&m);
	} else if (f->node == N_SYLPH) {
		struct pet_fill m = fill_one("steps", PET_K_NUMBER, cy_sylph_x(f)->left);
		pet_text_filled(t, N_("The Sylph: steps left: {steps}\n"), &m);
	}
}

void cy_describe(struct pet_view v, struct pet_text *t)
{
	const struct cy_pub *p = cy_pub(v);
	struct pet_fill f = fill_one("round", PET_K_NUMBER, p->round);
	pet_fill_add(&f, "goal", PET_K_NUMBER, p->goal);
	pet_text_filled(t, N_("Round {round}, metropolises needed: {goal}\n"), &f);
	if (p->arrangement)
		say_gods(p, t);
	say_row(p, t);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		say_seat(v, seat, t);
	for (unsigned i = 0; i < cy_map(p)->islands; i++)
		say_island(p, i, t);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		say_fleets(p, seat, t);
	if (p->kraken != NONE) {
		struct pet_fill k = fill_one("sea", K_SEA, p->kraken);
		pet_text_filled(t, N_("The Kraken: {sea}\n"), &k);
	}
	for (int i = 0; i < p->flow.depth; i++)
		say_frame(p, &p->flow.frame[i], t);
}

/* The creatures, one per line: name and effect. */
void cy_tell_cards(struct pet_text *t, const char *filter)
{
	for (unsigned card = 0; card < CARDS; card++) {
		const struct cy_creature *c = &cy_creatures[card];
		if (filter && !pet_token_is(filter, pet_text_length(filter), c->token))
			continue;
		pet_text_say(t, c->words);
		pet_text_put(t, ": ");
		pet_text_say(t, c->help);
		pet_text_char(t, '\n');
	}
}
