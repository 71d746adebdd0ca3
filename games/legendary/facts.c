/* facts.c: what follows from a position: income, what the goal still needs, teams and their purse,
 * orders, supplies, closed areas. */
#include "core/facts.h"
#include "games/legendary/rules.h"

static void tell_round(const struct lg_pub *p, struct pet_facts *out)
{
	/* from: the children of a round */
	static const struct pet_phase phase[] = {
		{ "preparation", N_("Preparation"), "CL-4.1", 0 },
		{ "income", N_("Income"), "CL-5.1", 1 },
		{ "offerings", N_("The offerings"), "CL-6.1", 2 },
		{ "upkeep", N_("Upkeep"), "CL-7.1", 3 },
		{ "turns", N_("Turns"), "CL-8.1", 4 },
	};
	struct pet_fact row = pet_fact_number(PET_T_ROUND, "round", PET_K_NONE, 0, p->round);
	row.of = p->max_rounds;
	row.name = N_("round");
	row.rule = "CL-22.5";
	if (p->round)
		pet_fact_tell(out, &row);
	pet_facts_phases(out, &p->flow, N_ROUND, phase, sizeof phase / sizeof *phase);
}

/* CL-4.7: the altars move up by one. */
static void tell_gods(const struct lg_pub *p, struct pet_facts *out)
{
	struct pet_fact now = pet_fact_list(PET_T_ORDER, "gods", K_GOD);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "gods.next", K_GOD);
	now.name = N_("gods of this round");
	now.rule = "CL-3.2";
	next.name = N_("gods of the next round");
	next.rule = "CL-4.7";
	for (int i = 0; i < lg_open(p); i++) {
		pet_fact_add(&now, p->altar[i]);
		pet_fact_add(&next, p->altar[(i + 1) % ALTARS]);
	}
	pet_fact_tell(out, &now);
	pet_fact_tell(out, &next);
}

/* CL-6.15, CL-8.1, CL-8.5: who offers in which order, whose turns are still to come (the present one
 * first), and how that makes the order of the next round. */
static void tell_order(const struct lg_pub *p, struct pet_facts *out)
{
	struct pet_fact offers = pet_fact_list(PET_T_ORDER, "offers", K_FACTION);
	struct pet_fact turns = pet_fact_list(PET_T_ORDER, "turns", K_FACTION);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "offers.next", K_FACTION);
	const struct pet_frame *f = pet_flow_in(&p->flow, N_TURNS);
	offers.name = N_("order of offerings and upkeep");
	offers.rule = "CL-6.15";
	turns.name = N_("turns to come");
	turns.rule = "CL-8.1";
	next.name = N_("offering order of the next round");
	next.rule = "CL-8.5";
	for (int i = 0; i < p->factions; i++)
		pet_fact_add(&offers, p->order[i]);
	for (int i = 0; i <= lg_open(p); i++) {
		uint8_t god = i < lg_open(p) ? p->altar[i] : (uint8_t)APOLLO;
		if (p->marker[god] != NONE)
			pet_fact_add(&turns, p->marker[god]);
	}
	for (int i = turns.count; i-- > 0;)
		pet_fact_add(&next, turns.value[i]);
	for (int i = 0; i < p->factions; i++)
		if (p->track[i] != NONE)
			pet_fact_add(&next, p->track[i]);
	pet_fact_tell(out, &offers);
	pet_fact_tell(out, &turns);
	if (f)
		pet_fact_tell(out, &next);
}

/* CL-10: whether one more building or philosopher makes a metropolis; CL-21.9: partners' buildings
 * count together, CL-21.11: their philosophers do not. */
static bool nearly_metropolis(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	unsigned kinds = 0;
	for (int i = 0; i < BASICS; i++)
		kinds += p->built[who][i] || (partner != NONE && p->built[partner][i]);
	return kinds + 1 >= BASICS || p->philosopher[who] + 1 >= THINKERS ||
	       (partner != NONE && p->philosopher[partner] + 1 >= THINKERS);
}

/* CL-22.1, CL-22.2: the goal ends the game with the round. CL-22.3: most metropolises win, then most
 * gold. */
static const char *what_wins(const struct lg_pub *p, uint8_t who)
{
	int have = lg_metros(p, who), rivals = 0;
	if (!p->flow.depth || have < p->goal)
		return NULL;
	for (uint8_t i = 0; i < p->factions; i++)
		rivals += i != who && i != lg_partner(p, who) && lg_metros(p, i) >= have;
	return rivals ? N_("{about} has the metropolises, but is not alone: the end of the round "
			   "compares them.")
		      : N_("{about} wins at the end of this round, unless a metropolis is lost or "
			   "somebody else gets as many.");
}

static void tell_need(const struct lg_pub *p, uint8_t who, struct pet_facts *out)
{
	int have = lg_metros(p, who);
	struct pet_fact row = pet_fact_number(PET_T_NEED, "metropolises", K_FACTION, who, have);
	row.of = p->goal;
	row.needs = have < p->goal ? p->goal - have : 0;
	row.near = row.needs == 1 && nearly_metropolis(p, who);
	row.name = p->teams ? N_("metropolises of the team") : N_("metropolises");
	row.rule = "CL-22.1";
	row.text = what_wins(p, who);
	pet_fact_tell(out, &row);
}

static void tell_income(const struct lg_pub *p, uint8_t who, struct pet_facts *out)
{
	struct pet_fact row =
		pet_fact_number(PET_T_INCOME, "gold", K_FACTION, who, (int32_t)lg_income(p, who));
	row.name = N_("income next round");
	row.rule = "CL-5.1";
	row.event = E_INCOME;
	pet_fact_tell(out, &row);
}

static int on_board(const struct lg_pub *p, uint8_t who)
{
	int mercs = 0;
	PET_FOR_EACH (land, p->own_land[who])
		mercs += p->land[land].mercs;
	return TROOPS_EACH - p->troops_left[who] + mercs;
}

static void tell_owned(struct pet_view v, uint8_t who, struct pet_facts *out)
{
	const struct lg_pub *p = v.pub;
	const struct {
		const char *token, *name;
		int n, of;
	} own[] = {
		{ "gold", p->teams ? N_("gold of the team") : N_("gold"), (int)lg_gold(p, who) },
		{ "priestesses", N_("priestesses"), p->priestess[who] },
		{ "philosophers", N_("philosophers"), p->philosopher[who], THINKERS },
		{ "troops", N_("troops and mercenaries on the board"), on_board(p, who) },
		{ "fleets", N_("fleets of the faction on the board"),
		  FLEETS_EACH - p->fleets_left[who] },
	};
	for (unsigned i = 0; i < sizeof own / sizeof *own; i++) {
		struct pet_fact row =
			pet_fact_number(PET_T_OWN, own[i].token, K_FACTION, who, own[i].n);
		row.name = own[i].name;
		row.of = own[i].of;
		if (i > 0 || lg_purse_shown(p, v.seat, who))
			pet_fact_tell(out, &row);
	}
}

/* CL-21.2, CL-21.14: who plays with whom, and the purse they share. */
static void tell_team(struct pet_view v, uint8_t who, struct pet_facts *out)
{
	const struct lg_pub *p = v.pub;
	struct pet_fact partner =
		pet_fact_number(PET_T_TEAM, "partner", K_FACTION, who, lg_partner(p, who));
	struct pet_fact purse =
		pet_fact_number(PET_T_TEAM, "purse", K_FACTION, who, (int32_t)lg_gold(p, who));
	partner.kind = K_FACTION;
	partner.name = N_("partner");
	partner.text = N_("{about} plays with {n}.");
	partner.rule = "CL-21.14";
	purse.name = N_("gold that the team shares");
	purse.rule = "CL-21.2";
	pet_fact_tell(out, &partner);
	if (lg_purse_shown(p, v.seat, who))
		pet_fact_tell(out, &purse);
}

static void tell_left(struct pet_facts *out, const char *token, uint8_t kind, unsigned about, int n,
		      int of, const char *name)
{
	struct pet_fact row = pet_fact_number(PET_T_LEFT, token, kind, about, n);
	row.of = of;
	row.name = name;
	row.rule = kind == K_FACTION ? "CL-1.6" : "CL-1.7";
	pet_fact_tell(out, &row);
}

static void tell_supply(const struct lg_pub *p, struct pet_facts *out)
{
	for (unsigned i = 0; i < BASICS; i++)
		tell_left(out, "buildings", K_BUILDING, i, p->left[i], BUILDINGS_EACH,
			  N_("left in the supply"));
	tell_left(out, "mercenaries", PET_K_NONE, 0, p->mercs_left, MERCENARIES,
		  N_("mercenaries left in the supply"));
	tell_left(out, "priestesses", PET_K_NONE, 0, p->priestess_left, PRIESTESSES,
		  N_("priestesses left in the supply"));
	tell_left(out, "philosophers", PET_K_NONE, 0, p->philosopher_left, PHILOSOPHERS,
		  N_("philosophers left in the supply"));
}

/* CL-5.1, CL-20.1: what an area brings whoever has it. */
static void tell_horns(const struct lg_pub *p, struct pet_facts *out)
{
	for (unsigned area = 0; area < AREAS; area++) {
		bool land = area < SEA0;
		unsigned at = land ? area : area - SEA0;
		unsigned n = lg_area_income(p, (uint8_t)area);
		struct pet_fact row = pet_fact_number(PET_T_INCOME, "area", land ? K_LAND : K_SEA,
						      at, (int32_t)n);
		row.name = N_("income of the area");
		row.rule = "CL-5.1";
		if (n && (land ? p->map.lands : p->map.seas) >> at & 1)
			pet_fact_tell(out, &row);
	}
}

static void tell_closed(struct pet_facts *out, const char *token, uint8_t kind, uint64_t set,
			const char *name, const char *rule)
{
	struct pet_fact row = pet_fact_list(PET_T_CLOSED, token, kind);
	row.name = name;
	row.rule = rule;
	PET_FOR_EACH (i, set)
		pet_fact_add(&row, (int32_t)i);
	if (row.count)
		pet_fact_tell(out, &row);
}

/* CL-22.1, CL-22.2, CL-22.4, CL-22.5: which of the ends came: metropolises, a faction without an
 * area, a last area taken, the last round. */
static void tell_ending(const struct lg_pub *p, struct pet_facts *out)
{
	struct pet_fact row = { .topic = PET_T_ENDING, .name = N_("how it ended") };
	bool reached = false;
	for (uint8_t i = 0; i < p->factions; i++)
		reached |= lg_metros(p, i) >= p->goal;
	if (reached) {
		row.token = "metropolises";
		row.text = N_("At the end of a round somebody had the metropolises.");
		row.rule = "CL-22.1";
	} else if (lg_limit_hit(p)) {
		row.token = "limit";
		row.text = N_("The match was ended by the limit of rounds.");
		row.rule = "CL-22.5";
	} else {
		row.token = "last";
		row.text = N_("A faction has lost its last area.");
		row.rule = "CL-22.2";
	}
	pet_fact_tell(out, &row);
}

static void tell_faction(struct pet_view v, uint8_t who, struct pet_facts *out)
{
	const struct lg_pub *p = v.pub;
	tell_income(p, who, out);
	tell_need(p, who, out);
	tell_owned(v, who, out);
	if (p->teams)
		tell_team(v, who, out);
	tell_left(out, "troops", K_FACTION, who, p->troops_left[who], TROOPS_EACH,
		  N_("basic troops in reserve"));
	tell_left(out, "fleets", K_FACTION, who, p->fleets_left[who], FLEETS_EACH,
		  N_("fleets left in reserve"));
}

/* Where an action of the menu may begin: whoever touches such an area means that action. */
static void tell_starts(struct pet_facts *out, const char *verb, uint8_t kind, uint64_t areas,
			const char *rule)
{
	struct pet_fact row = pet_fact_list(PET_T_WHERE, verb, kind);
	row.name = N_("where this action may begin");
	row.rule = rule;
	PET_FOR_EACH (area, areas)
		pet_fact_add(&row, (int32_t)area);
	if (row.count)
		pet_fact_tell(out, &row);
}

static bool offered(const struct lg_pub *p, const struct pet_frame *f, uint8_t verb)
{
	struct pet_view v = { p, NULL, f->who };
	return lg_menu_why(v, f, pet_move_make(verb, 0, 0, 0)) == R_OK;
}

/* CL-11.1, CL-12.1, CL-17.1: from where one can sail or march in this turn. */
static void tell_where(const struct lg_pub *p, struct pet_facts *out)
{
	const struct pet_frame *f = pet_flow_in(&p->flow, N_TURN_MENU);
	uint64_t sailing = 0;
	if (!f || f != &p->flow.frame[p->flow.depth - 1])
		return;
	if (offered(p, f, V_LAND_MOVE))
		tell_starts(out, "land_move", K_LAND, lg_march_starts(p, f->who, MARCH_ARES, false),
			    "CL-12.1");
	if (offered(p, f, V_SEA_MOVE))
		PET_FOR_EACH (sea, p->own_sea[f->who])
			sailing |= lg_sea_targets(p, f->who, (uint8_t)sea) ? pet_bit(sea) : 0;
	tell_starts(out, "sea_move", K_SEA, sailing, "CL-11.1");
	if (offered(p, f, V_EXPEDITION))
		tell_starts(out, "expedition", K_LAND,
			    lg_march_starts(p, f->who, MARCH_EXPEDITION, false), "CL-17.1");
}

void lg_facts(struct pet_view v, struct pet_facts *out)
{
	const struct lg_pub *p = v.pub;
	tell_round(p, out);
	if (p->round && p->flow.depth && pet_facts_want(out, PET_T_ORDER))
		tell_gods(p, out);
	if (p->order[0] != NONE && p->flow.depth && pet_facts_want(out, PET_T_ORDER))
		tell_order(p, out);
	for (uint8_t who = 0; who < p->factions && p->seat[who] != NONE; who++)
		if (pet_facts_want_seat(out, p->seat[who]))
			tell_faction(v, who, out);
	if (p->flow.depth && pet_facts_want(out, PET_T_WHERE))
		tell_where(p, out);
	if (pet_facts_want(out, PET_T_INCOME)) /* also while the first areas are chosen */
		tell_horns(p, out);
	if (p->round && pet_facts_want(out, PET_T_LEFT))
		tell_supply(p, out);
	if (p->round && pet_facts_want(out, PET_T_CLOSED)) {
		tell_closed(out, "seas", K_SEA, lg_blocked(p) & p->map.seas,
			    N_("seas closed to fleets"), "CL-2.14");
		tell_closed(out, "lands", K_LAND, lg_locked(p), N_("locked land"), "CL-2.15");
	}
	if (!p->flow.depth)
		tell_ending(p, out);
}
