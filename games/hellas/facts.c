/* facts.c: what follows from a position: how far each victory is, orders, supplies, and what actions,
 * monsters and quests do in the mode that is played. The solo mode has rows of its own. */
#include "core/facts.h"
#include "games/hellas/rules.h"

static struct pet_fact number(unsigned topic, const char *token, int32_t n, const char *name,
			      const char *rule)
{
	struct pet_fact row = pet_fact_number(topic, token, PET_K_NONE, 0, n);
	row.name = name;
	row.rule = rule;
	return row;
}

/* ---- the turn -------------------------------------------------------------------------------- */

static void tell_phases(const struct lh_pub *p, struct pet_facts *out)
{
	const struct pet_flow *fl = &p->flow;
	bool last = pet_flow_in(fl, p->solo ? N_SOLO_MONSTERS : N_EVENT_CARD);
	bool third = !last && pet_flow_in(fl, p->solo ? N_SOLO_EVENTS : N_MONSTER_PHASE);
	bool first = !last && !third && pet_flow_in(fl, N_TURN_MENU);
	int now = first ? 0 : last ? 3 : third ? 2 : 1;
	const struct {
		const char *token, *name, *rule;
	} phase[] = {
		{ "small", N_("Small actions"), "LH-3.3" },
		{ "special", N_("Special action"), "LH-3.4" },
		{ p->solo ? "persians" : "monsters", p->solo ? N_("Persians") : N_("Monsters"),
		  p->solo ? "LH-22.27" : "LH-6.1" },
		{ p->solo ? "monsters" : "event", p->solo ? N_("Monsters") : N_("Event"),
		  p->solo ? "LH-22.33" : "LH-7.1" },
	};
	for (int i = 0; i < 4; i++) {
		struct pet_fact row = number(PET_T_PHASE, phase[i].token,
					     i < now    ? PET_PHASE_DONE
					     : i == now ? PET_PHASE_NOW
							: PET_PHASE_AHEAD,
					     phase[i].name, phase[i].rule);
		pet_fact_tell(out, &row);
	}
}

/* LH-3.1: clockwise, the active player first. */
static void tell_turn(const struct lh_pub *p, struct pet_facts *out)
{
	struct pet_fact turn =
		number(PET_T_ROUND, "turn", p->turn, N_("turn"), p->solo ? "LH-22.90" : "LH-3.1");
	struct pet_fact now = pet_fact_list(PET_T_ORDER, "turns", PET_K_SEAT);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "turns.next", PET_K_SEAT);
	if (p->active == NONE || !p->turn) {
		struct pet_fact row =
			number(PET_T_PHASE, "setup", PET_PHASE_NOW, N_("Set-up"), "LH-2.1");
		pet_fact_tell(out, &row);
		return;
	}
	now.name = N_("order of turns");
	next.name = N_("order of the next turns");
	now.rule = next.rule = "LH-3.1";
	for (int i = 0; i < p->flow.seats; i++) {
		pet_fact_add(&now, (p->active + i) % p->flow.seats);
		pet_fact_add(&next, (p->active + i + 1) % p->flow.seats);
	}
	pet_fact_tell(out, &turn);
	if (p->flow.depth)
		tell_phases(p, out);
	pet_fact_tell(out, &now);
	pet_fact_tell(out, &next);
}

/* ---- victory --------------------------------------------------------------------------------- */

static void tell_need(struct pet_facts *out, uint8_t seat, const char *token, int have, int of,
		      const char *name, const char *rule)
{
	struct pet_fact row = pet_fact_number(PET_T_NEED, token, PET_K_SEAT, seat, have);
	row.of = of;
	row.needs = have < of ? of - have : 0;
	row.near = row.needs == 1;
	row.name = name;
	row.rule = rule;
	pet_fact_tell(out, &row);
}

/* LH-20.2: whole lands, and how far the best of the others is. */
static void tell_lands(const struct lh_pub *p, uint8_t seat, struct pet_facts *out)
{
	int whole = 0, have = 0, of = 1;
	PET_FOR_EACH (l, lh_lands_counted(p)) {
		int all = count32(lh_land[l]), own = count32(p->held[seat] & lh_land[l]);
		if (own == all) {
			whole++;
		} else if (of == 1 || own * of > have * all) {
			have = own;
			of = all;
		}
	}
	int goal = lh_lands_to_win(p);
	struct pet_fact row = pet_fact_number(PET_T_NEED, "lands", PET_K_SEAT, seat, whole);
	row.of = goal;
	row.needs = whole < goal ? goal - whole : 0;
	row.near = row.needs == 1 && of - have <= 1;
	row.name = N_("whole lands");
	row.rule = "LH-20.2";
	struct pet_fact best = pet_fact_number(PET_T_OWN, "best_land", PET_K_SEAT, seat, have);
	best.of = of;
	best.name = N_("regions of the next land");
	pet_fact_tell(out, &row);
	pet_fact_tell(out, &best);
}

/* LH-20.5, LH-20.6, LH-20.8, LH-20.9: who holds the region of the finished monument when the count
 * ends; unclaimed: whoever takes it. */
static void tell_king(const struct lh_pub *p, uint8_t seat, struct pet_facts *out)
{
	bool free = p->king_tokens == NONE;
	if (p->king_god == NONE)
		return;
	bool holds = p->region[lh_god_region[p->king_god]].owner == seat;
	if (!holds && !free)
		return;
	int left = free ? !holds : p->king_tokens;
	bool won = p->over && p->winner == seat && p->reason == END_KING;
	struct pet_fact row =
		pet_fact_number(PET_T_NEED, "king", PET_K_SEAT, seat, KING_TOKENS - left);
	row.of = KING_TOKENS;
	row.needs = won ? 0 : left > 1 ? left : 1; /* the count ends with a turn */
	row.near = row.needs == 1;
	row.name = N_("King of Kings");
	row.rule = "LH-20.5";
	if (row.near && !free && !p->over) /* whoever takes it: no seat is named */
		row.text = N_("{about} wins as King of Kings when the last token goes, "
			      "unless somebody takes the region of the monument.");
	pet_fact_tell(out, &row);
}

/* LH-22.71: what wins Act II. */
static void tell_solo_need(const struct lh_pub *p, struct pet_facts *out)
{
	const struct lh_solo *x = &p->xerxes;
	if (!x->counting)
		return;
	tell_need(out, 0, "counter", INVASION_TOP - x->victory, INVASION_TOP, N_("victory counter"),
		  "LH-22.71");
	struct pet_fact freed = pet_fact_number(PET_T_NEED, "freed", PET_K_SEAT, 0, 0);
	freed.of = freed.needs = count32(p->held[PERSIAN]);
	freed.near = freed.needs == 1;
	freed.name = N_("Persian regions to free");
	freed.rule = "LH-22.71";
	pet_fact_tell(out, &freed);
}

static void tell_ending(const struct lh_pub *p, struct pet_facts *out)
{
	static const char *const way[] = {
		[END_WARLORD] = "lands", [END_FAVOURED] = "temples", [END_SLAYER] = "monsters",
		[END_KING] = "king",     [END_DRAW] = "draw",        [END_SOLO_LOST] = "lost",
	};
	struct pet_fact row = { .topic = PET_T_ENDING, .kind = K_ENDING, .count = 1 };
	bool won = p->reason == END_SOLO_WON;
	row.token = !won                     ? way[p->reason]
		    : p->xerxes.victory == 0 ? "counter"
		    : !p->held[PERSIAN]      ? "freed"
					     : "outlasted";
	row.value[0] = p->reason;
	row.name = N_("how it ended");
	row.rule = p->solo ? "LH-22.71" : "LH-20.1";
	pet_fact_tell(out, &row);
}

/* ---- what one has, what is left -------------------------------------------------------------- */

static void tell_player(const struct lh_pub *p, uint8_t seat, struct pet_facts *out)
{
	struct pet_fact hop = pet_fact_number(PET_T_LEFT, "hoplites", PET_K_SEAT, seat,
					      lh_reserve(p, p->solo ? BLUE : seat));
	struct pet_fact on =
		pet_fact_number(PET_T_OWN, "hoplites", PET_K_SEAT, seat,
				p->solo ? p->on_map[BLUE] + p->on_map[YELLOW] : p->on_map[seat]);
	hop.of = HOPLITES;
	hop.name = p->solo ? N_("blue hoplites in reserve") : N_("hoplites in reserve");
	hop.rule = "LH-1.6";
	on.name = N_("hoplites on the map");
	pet_fact_tell(out, &on);
	pet_fact_tell(out, &hop);
	if (p->solo) {
		struct pet_fact yellow = pet_fact_number(PET_T_LEFT, "yellow", PET_K_SEAT, seat,
							 lh_reserve(p, YELLOW));
		yellow.of = HOPLITES;
		yellow.name = N_("yellow hoplites in reserve");
		yellow.rule = "LH-22.75";
		pet_fact_tell(out, &yellow);
		tell_solo_need(p, out);
		return;
	}
	tell_lands(p, seat, out);
	tell_need(out, seat, "temples", lh_temples_held(p, seat), TEMPLES_TO_WIN, N_("temples"),
		  "LH-20.3");
	tell_need(out, seat, "monsters", count32(p->player[seat].trophies), TROPHIES_TO_WIN,
		  N_("monsters slain"), "LH-20.4");
	tell_king(p, seat, out);
}

/* LH-20.7: what is left of the count; without this row the region waits for whoever takes it. */
static void tell_count(const struct lh_pub *p, struct pet_facts *out)
{
	struct pet_fact row = number(PET_T_LEFT, "king", p->king_tokens,
				     N_("tokens on the activation card"), "LH-20.7");
	row.of = KING_TOKENS;
	if (p->king_god != NONE && p->king_tokens != NONE)
		pet_fact_tell(out, &row);
}

static void tell_board(const struct lh_pub *p, struct pet_facts *out)
{
	struct pet_fact temples =
		number(PET_T_LEFT, "temples", lh_temples_total(p) - p->temples_built,
		       N_("temples left"), "LH-1.11");
	temples.of = lh_temples_total(p);
	pet_fact_tell(out, &temples);
	tell_count(p, out);
}

/* Xerxes' board: LH-22.7, LH-22.8, LH-22.15, LH-22.66, LH-22.72. */
static void tell_xerxes(const struct lh_pub *p, struct pet_facts *out)
{
	const struct lh_solo *x = &p->xerxes;
	const struct {
		const char *token, *name, *rule;
		int n, of;
	} track[] = {
		{ "act", N_("act"), "LH-22.54", x->act, 2 },
		{ "invasion", N_("invasion"), "LH-22.7", x->invasion, INVASION_TOP },
		{ "mobilization", N_("mobilization"), "LH-22.7", x->mobilization, MARCH_SPACE },
		{ "command", N_("Command"), "LH-22.8", lh_command(p), SPIES + 1 },
		{ "persian_tokens", N_("Persian tokens"), "LH-22.72", count32(p->held[PERSIAN]),
		  PERSIAN_TOKENS },
	};
	struct pet_fact spies = pet_fact_list(PET_T_OWN, "spies", K_REGION);
	struct pet_fact left = number(PET_T_LEFT, "tokens", count32(x->pile),
				      N_("turns left: tokens in the pile"), "LH-22.90");
	for (unsigned i = 0; i < sizeof track / sizeof *track; i++) {
		struct pet_fact row =
			number(PET_T_OWN, track[i].token, track[i].n, track[i].name, track[i].rule);
		row.of = track[i].of;
		pet_fact_tell(out, &row);
	}
	for (int i = 0; i < SPIES; i++)
		if (x->spy[i] < REGIONS)
			pet_fact_add(&spies, x->spy[i]);
	spies.name = N_("spies");
	spies.rule = "LH-22.66";
	left.of = TOKENS;
	pet_fact_tell(out, &spies);
	pet_fact_tell(out, &left);
	lh_tell_road(p, out);
}

/* LH-22.29: how many hoplites a neutral region asks for where that is not what the map says. */
static void tell_population(const struct lh_pub *p, struct pet_facts *out)
{
	for (unsigned r = 0; r < REGIONS; r++) {
		int asks = lh_population(p, 0, r);
		if (p->region[r].owner != NONE || asks == lh_regions[r].population)
			continue;
		struct pet_fact row = pet_fact_number(PET_T_OWN, "population", K_REGION, r, asks);
		row.name = N_("hoplites that take it");
		row.rule = "LH-22.29";
		pet_fact_tell(out, &row);
	}
}

/* LH-AR-05: Apollo's Arrow adds to the army's strength. */
static void tell_worth(struct pet_facts *out)
{
	struct pet_fact row =
		pet_fact_number(PET_T_WORTH, "strength", K_ARTIFACT, A_ARROW, ARROW_STRENGTH);
	row.name = N_("strength that it adds");
	row.rule = "LH-AR-05";
	pet_fact_tell(out, &row);
}

/* LH-20.1 to LH-20.5, LH-21.1: how one wins with so many players. LH-22.71, LH-22.72: alone. */
static void tell_goal(const struct lh_pub *p, struct pet_facts *out)
{
	struct pet_fact win = { .topic = PET_T_DOES, .token = "win", .name = N_("how one wins") };
	struct pet_fact lose = { .topic = PET_T_DOES,
				 .token = "lose",
				 .name = N_("how one loses") };
	win.rule = p->solo ? "LH-22.71" : "LH-20.1";
	lose.rule = "LH-22.72";
	win.arg[win.args++] = (struct pet_arg){ "lands", PET_K_NUMBER, lh_lands_to_win(p) };
	win.arg[win.args++] = (struct pet_arg){ "temples", PET_K_NUMBER, TEMPLES_TO_WIN };
	win.arg[win.args++] = (struct pet_arg){ "monsters", PET_K_NUMBER, TROPHIES_TO_WIN };
	if (p->solo)
		win.text = N_("In Act I hold the Persians up. In Act II you win when the victory "
			      "counter is at 0, when the Persians have no region left, or when the "
			      "last token is played and you hold more regions than they.");
	else if (p->flow.seats == 2)
		win.text = N_("You win at once with {lands} whole lands, {temples} temples or "
			      "{monsters} slain monsters.");
	else
		win.text = N_("You win at once with {lands} whole lands, {temples} temples or "
			      "{monsters} slain monsters, or by controlling a finished monument "
			      "long enough.");
	pet_fact_tell(out, &win);
	lose.arg[lose.args++] = (struct pet_arg){ "tokens", PET_K_NUMBER, PERSIAN_TOKENS };
	lose.arg[lose.args++] = (struct pet_arg){ "lands", PET_K_NUMBER, PERSIAN_LANDS };
	lose.text =
		N_("You lose when a monument is destroyed, or when the Persians hold {lands} whole "
		   "lands or {tokens} regions.");
	if (p->solo)
		pet_fact_tell(out, &lose);
}

void lh_facts(struct pet_view v, struct pet_facts *out)
{
	const struct lh_pub *p = v.pub;
	tell_turn(p, out);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++)
		if (p->active != NONE && pet_facts_want_seat(out, seat))
			tell_player(p, seat, out);
	tell_board(p, out);
	if (p->solo)
		tell_xerxes(p, out);
	if (p->solo && p->active != NONE && out->about == PET_NOBODY)
		tell_population(p, out);
	if (pet_facts_want(out, PET_T_STAKES))
		lh_tell_stakes(p, out);
	if (p->over)
		tell_ending(p, out);
	tell_worth(out);
	if (pet_facts_want(out, PET_T_DOES)) {
		tell_goal(p, out);
		lh_tell_does(p, out);
		if (p->solo)
			lh_tell_scripts(out);
	}
}
