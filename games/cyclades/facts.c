/* facts.c: what follows from a position: income, what the goal still needs, orders, supplies, closed
 * seas. */
#include "core/facts.h"
#include "games/cyclades/rules.h"

static void tell_round(const struct cy_pub *p, struct pet_facts *out)
{
	/* from: the children of a round (CY-18.1) */
	static const struct pet_phase phase[] = {
		{ "creatures", N_("Creatures"), "CY-4.5", 0 },
		{ "gods", N_("Gods"), "CY-5.1", 2 },
		{ "income", N_("Income"), "CY-6.1", 3 },
		{ "offerings", N_("Offerings"), "CY-7.1", 4 },
		{ "turns", N_("Turns"), "CY-8.1", 6 },
	};
	struct pet_fact row = pet_fact_number(PET_T_ROUND, "round", PET_K_NONE, 0, p->round);
	row.name = N_("round");
	row.rule = "CY-18.1";
	if (p->round)
		pet_fact_tell(out, &row);
	pet_facts_phases(out, &p->flow, N_ROUND, phase, sizeof phase / sizeof *phase);
}

/* CY-5.4, CY-5.6, CY-19.7: the gods in their order, and those of the next round, without an order
 * where they are drawn. */
static void tell_gods(const struct cy_pub *p, struct pet_facts *out)
{
	struct pet_fact now = pet_fact_list(PET_T_ORDER, "gods", K_GOD);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "gods.next", K_GOD);
	uint8_t god[GODS];
	now.name = N_("gods of this round");
	now.rule = "CY-5.9";
	for (unsigned i = 0; i < p->open; i++)
		pet_fact_add(&now, p->god[i]);
	next.name = N_("gods of the next round");
	next.rule = "CY-5.4";
	unsigned count = cy_gods_next(p, god, &next.unordered);
	for (unsigned i = 0; i < count; i++)
		pet_fact_add(&next, god[i]);
	pet_fact_tell(out, &now);
	pet_fact_tell(out, &next);
}

/* CY-7.1: who still offers, the one who is asked first. CY-8.1: whose turns come. CY-8.8: the first
 * to act offers last. */
static void tell_order(const struct cy_pub *p, struct pet_facts *out)
{
	struct pet_fact offers = pet_fact_list(PET_T_ORDER, "offers", PET_K_SEAT);
	struct pet_fact turns = pet_fact_list(PET_T_ORDER, "turns", PET_K_SEAT);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "offers.next", PET_K_SEAT);
	const struct pet_frame *bid = pet_flow_in(&p->flow, N_OFFER_BID);
	uint8_t seat[GODS + TRACK];
	int count = cy_turns_ahead(p, seat);
	offers.name = N_("still to offer");
	offers.rule = "CY-7.1";
	turns.name = N_("turns to come");
	turns.rule = "CY-8.1";
	next.name = N_("offering order of the next round");
	next.rule = "CY-8.8";
	for (int i = 0; i < count; i++)
		pet_fact_add(&turns, seat[i]);
	for (int i = count; i-- > 0;)
		pet_fact_add(&next, seat[i]);
	if (bid)
		pet_fact_add(&offers, bid->who);
	for (unsigned i = 0; i < p->places; i++)
		if (p->track[i] != NONE)
			pet_fact_add(bid ? &offers : &next, p->track[i]);
	if (bid)
		pet_fact_tell(out, &offers);
	pet_fact_tell(out, &turns);
	if (!bid)
		pet_fact_tell(out, &next);
}

/* CY-15.1, CY-15.4: whether one more building or philosopher makes a metropolis. */
static bool nearly_metropolis(const struct cy_seat *s)
{
	unsigned kinds = 0;
	for (int i = 0; i < BUILDINGS; i++)
		kinds += s->tiles[i] > 0;
	return kinds + 1 >= BUILDINGS || s->philosophers + 1 >= THINKERS;
}

/* CY-18.2, CY-18.3: whoever has the goal wins when the round is over, and only then. CY-18.4: of
 * several the better one. */
static const char *what_wins(const struct cy_pub *p, uint8_t seat)
{
	int others = 0;
	if (!p->flow.depth || p->seat[seat].metropolises < p->goal)
		return NULL;
	for (uint8_t i = 0; i < p->flow.seats; i++)
		others += i != seat && p->seat[i].metropolises >= p->goal;
	return others ? N_("{about} has the metropolises, but is not alone: the end of the round "
			   "compares them.")
		      : N_("{about} wins at the end of this round, unless a metropolis is lost or "
			   "somebody else gets as many.");
}

static void tell_need(const struct cy_pub *p, uint8_t seat, struct pet_facts *out)
{
	const struct cy_seat *s = &p->seat[seat];
	struct pet_fact row =
		pet_fact_number(PET_T_NEED, "metropolises", PET_K_SEAT, seat, s->metropolises);
	row.of = p->goal;
	row.needs = s->metropolises < p->goal ? p->goal - s->metropolises : 0;
	row.near = row.needs == 1 && nearly_metropolis(s);
	row.name = N_("metropolises");
	row.text = what_wins(p, seat);
	row.rule = "CY-18.2";
	pet_fact_tell(out, &row);
}

static void tell_owned(struct pet_view v, uint8_t seat, struct pet_facts *out)
{
	const struct cy_pub *p = v.pub;
	const struct cy_seat *s = &p->seat[seat];
	const struct {
		const char *token, *name;
		int n, of;
	} own[] = {
		{ "gold", N_("gold"), s->gold },
		{ "priests", N_("priests"), s->priests },
		{ "philosophers", N_("philosophers"), s->philosophers, THINKERS },
		{ "troops", N_("troops on the board"), UNITS - s->troops_left },
		{ "fleets", N_("fleets on the board"), UNITS - s->fleets_left },
	};
	for (unsigned i = 0; i < sizeof own / sizeof *own; i++) {
		struct pet_fact row =
			pet_fact_number(PET_T_OWN, own[i].token, PET_K_SEAT, seat, own[i].n);
		row.name = own[i].name;
		row.of = own[i].of;
		if (i > 0 || cy_purse_shown(p, v.seat, seat))
			pet_fact_tell(out, &row);
	}
}

static void tell_seat(struct pet_view v, uint8_t seat, struct pet_facts *out)
{
	const struct cy_pub *p = v.pub;
	struct pet_fact income = pet_fact_number(PET_T_INCOME, "gold", PET_K_SEAT, seat,
						 (int32_t)cy_income_of(p, seat));
	income.name = N_("income next round");
	income.rule = "CY-6.1";
	income.event = E_INCOME;
	pet_fact_tell(out, &income);
	tell_need(p, seat, out);
	tell_owned(v, seat, out);
	struct pet_fact troops =
		pet_fact_number(PET_T_LEFT, "troops", PET_K_SEAT, seat, p->seat[seat].troops_left);
	struct pet_fact fleets =
		pet_fact_number(PET_T_LEFT, "fleets", PET_K_SEAT, seat, p->seat[seat].fleets_left);
	troops.of = fleets.of = UNITS;
	troops.name = N_("troops in reserve");
	fleets.name = N_("fleets in reserve");
	troops.rule = fleets.rule = "CY-1.1";
	pet_fact_tell(out, &troops);
	pet_fact_tell(out, &fleets);
}

static void tell_area(struct pet_facts *out, uint8_t kind, unsigned about, unsigned n)
{
	struct pet_fact row = pet_fact_number(PET_T_INCOME, "area", kind, about, (int32_t)n);
	row.name = N_("income of the space");
	row.rule = "CY-6.1";
	if (n)
		pet_fact_tell(out, &row);
}

/* CY-6.1: what a space brings whoever has it. */
static void tell_areas(const struct cy_pub *p, struct pet_facts *out)
{
	const struct cy_map *map = cy_map(p);
	for (unsigned i = 0; i < map->islands; i++)
		tell_area(out, K_ISLAND, i, cy_printed_prosperity(map, i) + p->island[i].markers);
	PET_FOR_EACH (s, map->trade)
		tell_area(out, K_SEA, map->cell[s], 1);
}

/* CY-1.4, CY-1.6, CY-1.7, CY-1.8: what all share. */
static void tell_supply(const struct cy_pub *p, struct pet_facts *out)
{
	for (unsigned i = 0; i < BUILDINGS; i++) {
		struct pet_fact row =
			pet_fact_number(PET_T_LEFT, "buildings", K_BUILDING, i, p->supply[i]);
		row.of = TILES_EACH;
		row.name = N_("left in the supply");
		row.rule = "CY-1.4";
		pet_fact_tell(out, &row);
	}
	struct pet_fact priests =
		pet_fact_number(PET_T_LEFT, "priests", PET_K_NONE, 0, p->priests_left);
	struct pet_fact markers =
		pet_fact_number(PET_T_LEFT, "markers", PET_K_NONE, 0, p->markers_left);
	priests.of = PRIESTS;
	priests.name = N_("priests left in the supply");
	priests.rule = "CY-1.6";
	markers.of = MARKERS;
	markers.name = N_("prosperity markers left in the supply");
	markers.rule = "CY-1.8";
	pet_fact_tell(out, &priests);
	pet_fact_tell(out, &markers);
}

/* CY-17.26, CY-17.38: seas that a creature keeps fleets out of. */
static void tell_closed(const struct cy_pub *p, struct pet_facts *out)
{
	struct pet_fact row = pet_fact_list(PET_T_CLOSED, "seas", K_SEA);
	row.name = N_("seas closed to fleets");
	row.rule = "CY-11.7";
	PET_FOR_EACH (s, p->barred)
		pet_fact_add(&row, cy_map(p)->cell[s]);
	if (row.count)
		pet_fact_tell(out, &row);
}

/* CY-18.2, CY-18.7, CY-19.6: which of the ends came. */
static void tell_ending(const struct cy_pub *p, struct pet_facts *out)
{
	struct pet_fact row = { .topic = PET_T_ENDING };
	if (cy_limit_hit(p)) {
		row.token = "limit";
		row.text = N_("The match was ended by the limit of rounds.");
		row.rule = "CY-18.7";
	} else if (p->left == 1) {
		row.token = "last";
		row.text = N_("One player alone was left.");
		row.rule = "CY-19.6";
	} else {
		row.token = "metropolises";
		row.text = N_("At the end of a round somebody had the metropolises.");
		row.rule = "CY-18.2";
	}
	row.name = N_("how it ended");
	pet_fact_tell(out, &row);
}

void cy_facts(struct pet_view v, struct pet_facts *out)
{
	const struct cy_pub *p = v.pub;
	tell_round(p, out);
	if (p->arrangement && p->flow.depth && pet_facts_want(out, PET_T_ORDER)) {
		tell_gods(p, out);
		tell_order(p, out);
	}
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (!p->seat[seat].out && pet_facts_want_seat(out, seat))
			tell_seat(v, seat, out);
	if (pet_facts_want(out, PET_T_INCOME))
		tell_areas(p, out);
	if (pet_facts_want(out, PET_T_LEFT))
		tell_supply(p, out);
	tell_closed(p, out);
	if (!p->flow.depth)
		tell_ending(p, out);
}
