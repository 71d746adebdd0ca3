/* check_flow.c: checks that the stack of frames fits the board: markers, gods, whose turn it is,
 * and the frames' locals. Part of cy_check. */
#include "games/cyclades/rules.h"

/* Frames from the bottom: match, round, one of the phases, and in the turns phase the turn. */
enum { AT_MATCH, AT_ROUND, AT_PHASE, AT_TURN };

static bool plays(const struct cy_pub *p, unsigned seat)
{
	return seat < p->flow.seats && !p->seat[seat].out;
}

static const struct pet_frame *top_of(const struct cy_pub *p)
{
	return &p->flow.frame[p->flow.depth - 1];
}

/* Locals from the given one on must be unused and zero. */
static bool unused_from(const struct pet_frame *f, unsigned local)
{
	for (; local < PET_FRAME_LOCALS; local++)
		if (f->x[local])
			return false;
	return true;
}

/* The frames below a question hold their counters and nothing else. */
static bool bottom_fits(const struct cy_pub *p)
{
	const struct pet_frame *match = &p->flow.frame[AT_MATCH], *round = match + 1,
			       *phase = round + 1;
	return match->who == 0 && match->pc == 0 && unused_from(match, 0) && round->who == 0 &&
	       round->n == 0 && unused_from(round, 0) && phase->who == 0 &&
	       (unused_from(phase, 0) || phase->node == N_GODS_DRAW);
}

/* CY-1.13, CY-7.12, CY-8.8: where the markers are; each playing seat has its own, no more. */
static const char *check_markers(const struct cy_pub *p)
{
	unsigned held[CY_SEATS] = { 0 };
	for (unsigned i = 0; i < TRACK; i++) {
		if (p->track[i] != NONE && (i >= p->places || !plays(p, p->track[i])))
			return "a marker of the turn track is impossible";
		if (p->apollo[i] != NONE && (i >= p->apollo_count || !plays(p, p->apollo[i])))
			return "a marker on Apollo is impossible";
		if (p->track[i] != NONE)
			held[p->track[i]]++;
		if (p->apollo[i] != NONE)
			held[p->apollo[i]]++;
	}
	if (p->apollo_count > p->places)
		return "too many markers are on Apollo";
	for (unsigned i = 0; i < GODS; i++) {
		const struct cy_bid *bid = &p->bid[i];
		if ((bid->seat == NONE) != (bid->amount == 0))
			return "an offering without marker, or a marker without offering";
		if (bid->seat == NONE)
			continue;
		if (!plays(p, bid->seat) || !cy_god_open(p, i))
			return "an offering is impossible";
		held[bid->seat]++;
	}
	if (p->flow.depth <= AT_PHASE && p->round == 0)
		return NULL; /* the track is still being filled */
	if (p->flow.depth && top_of(p)->node == N_OFFER_BID && plays(p, top_of(p)->who))
		held[top_of(p)->who]++;
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		if (held[seat] != (p->seat[seat].out ? 0u : p->flow.seats == 2 ? 2u : 1u))
			return "a seat has a marker too many or too few";
	return NULL;
}

static const char *check_gods(const struct cy_pub *p)
{
	unsigned seen = 0;
	for (int i = 0; i < GODS; i++)
		seen |= p->god[i] < GODS ? 1u << p->god[i] : 0;
	if (seen != (1u << GODS) - 1)
		return "a god is missing";
	if (p->open > GODS)
		return "too many gods are open";
	if (p->arrangement == 0)
		return p->open ? "gods are open before they are laid out" : NULL;
	if (p->arrangement < 3 || p->arrangement > 5 || p->arrangement_round == 0 ||
	    p->arrangement_round > p->round || p->open != p->arrangement - 1)
		return "the gods are not laid out as for any number of seats";
	return NULL;
}

/* Between actions nothing is half done (CY-1.14). */
static const char *check_rest(const struct cy_pub *p)
{
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		if (p->seat[seat].philosophers > 3 || cy_has_full_set(&p->seat[seat]))
			return "a seat holds what makes a metropolis";
		if (p->seat[seat].fleets & p->barred)
			return "there are fleets in a closed space";
	}
	if (p->in_use)
		return "a creature card is in use";
	return p->round == 0 ? "no round has begun" : NULL;
}

/* CY-7 Offerings: earlier markers are placed, all can be paid. */
static const char *check_offerings(const struct cy_pub *p)
{
	const struct pet_frame *phase = &p->flow.frame[AT_PHASE], *f = top_of(p);
	unsigned cost[CY_SEATS] = { 0 };

	if (f->node != N_OFFER_BID || p->flow.depth != AT_PHASE + 2 || !plays(p, f->who))
		return "the offerings are at an impossible moment";
	if ((cy_bid_x(f)->beaten != NONE && cy_bid_x(f)->beaten >= GODS) ||
	    !unused_from(f, sizeof(struct cy_bid_x)) || f->n || f->pc)
		return "the god of a beaten marker is impossible";
	if (phase->n == 0 || phase->n > p->places || p->next_place)
		return "the offerings are at an impossible place of the turn track";
	for (unsigned i = 0; i < phase->n; i++)
		if (p->track[i] != NONE)
			return "a marker was passed over";
	for (unsigned i = 0; i < p->apollo_count; i++)
		if (p->apollo[i] == NONE)
			return "a place on Apollo was passed over";
	for (unsigned i = 0; i < GODS; i++)
		if (p->bid[i].seat != NONE)
			cost[p->bid[i].seat] += cy_offer_cost(p, p->bid[i].seat, p->bid[i].amount);
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		if (cost[seat] > p->seat[seat].gold)
			return "an offering cannot be paid";
	return NULL;
}

/* CY-8.1, CY-8.8: in the turns phase nobody was skipped, and the track has room for all who are
 * still to act. */
static const char *check_turns(const struct cy_pub *p)
{
	const struct pet_frame *phase = &p->flow.frame[AT_PHASE], *turn = &p->flow.frame[AT_TURN];
	unsigned waiting = 0, now = phase->n - 1u;

	if (p->flow.depth <= AT_TURN || turn->node != N_TURN || phase->n == 0 ||
	    phase->n > GODS + TRACK)
		return "the turns are at an impossible moment";
	if (now < GODS
		    ? cy_turn_x(turn)->god != p->god[now] || p->bid[p->god[now]].seat != turn->who
		    : cy_turn_x(turn)->god != APOLLO || cy_turn_x(turn)->place != now - GODS ||
			      p->apollo[now - GODS] != turn->who)
		return "the acting seat has no marker there";
	if (!plays(p, turn->who) || cy_turn_x(turn)->recruits > 4 || turn->n ||
	    !unused_from(turn, sizeof(struct cy_turn_x)))
		return "the turn is impossible";
	for (unsigned i = 0; i < GODS; i++)
		if (p->bid[p->god[i]].seat != NONE) {
			if (i < now)
				return "a god was passed over";
			waiting++;
		}
	for (unsigned i = 0; i < TRACK; i++) {
		if (p->apollo[i] != NONE) {
			if (i + GODS < now)
				return "a place on Apollo was passed over";
			waiting++;
		}
		if (i < p->next_place && p->track[i] != NONE)
			return "a marker returned too early";
	}
	if (p->next_place > p->places || waiting > p->next_place)
		return "there is no room on the turn track";
	if (top_of(p)->node == N_TURN_ACT &&
	    (p->flow.depth != AT_TURN + 2 || turn->pc != 1 || cy_turn_x(turn)->god == APOLLO ||
	     top_of(p)->who != turn->who || top_of(p)->n || top_of(p)->pc ||
	     cy_act_x(top_of(p))->god != cy_turn_x(turn)->god ||
	     !unused_from(top_of(p), sizeof(struct cy_act_x))))
		return "the turn is at an impossible moment";
	return NULL;
}

/* The locals of a frame above the phase. */
static bool frame_fits(const struct cy_pub *p, const struct pet_frame *f)
{
	const struct cy_map *map = cy_map(p);
	const struct pet_frame *below = f - 1;
	switch (f->node) {
	case N_BATTLE:
		return cy_battle_x(f)->land < 2 && plays(p, cy_battle_x(f)->defender) &&
		       cy_battle_x(f)->attackers <= UNITS &&
		       (cy_battle_x(f)->land ? cy_battle_x(f)->space < map->islands
					     : cy_is_sea(map, cy_battle_x(f)->space));
	case N_BATTLE_ROLL:
	case N_BATTLE_DEFENDER:
	case N_BATTLE_ATTACKER:
		return below->node == N_BATTLE;
	case N_SAIL:
		return cy_is_sea(map, cy_sail_x(f)->group) && cy_sail_x(f)->left < FLEET_MOVE_STEPS;
	case N_SAIL_STEP:
		return below->node == N_SAIL;
	case N_SYLPH_STEP:
		return below->node == N_SYLPH && cy_sylph_x(below)->left <= SYLPH_STEPS;
	case N_SPHINX_SELL:
		return below->node == N_SPHINX;
	case N_KRAKEN_STEP:
		return below->node == N_KRAKEN && p->kraken != NONE;
	case N_POLYPHEMUS_PUSH:
		return below->node == N_PUSH && p->figurine[FIG_POLYPHEMUS].at != NONE;
	case N_METRO_TILE:
		return below->node == N_CONVERT && cy_tile_x(f)->building < BUILDINGS;
	case N_METRO_PLACE:
		return below->node == N_CONVERT;
	case N_CARD:
		return cy_card_x(f)->card < CARDS;
	case N_SIREN_SOURCE:
		return below->node == N_CARD && cy_is_sea(map, cy_siren_x(f)->to);
	case N_CREATURES_DRAW:
		return cy_draw_x(f)->slot < SLOTS && p->deck;
	case N_TURN_ACT:
		return below->node == N_TURN;
	default:
		return f->node && f->node < N_COUNT &&
		       (below->node == N_CARD || f->node < N_SATYR_PICK ||
			f->node > N_POLYPHEMUS_PLACE || cy_nodes[f->node].step);
	}
}

const char *cy_check_flow(const struct cy_pub *p)
{
	const struct pet_flow *fl = &p->flow;
	const char *wrong = check_gods(p);
	if (fl->depth > PET_FLOW_DEPTH || !cy_box_there(p))
		return "the course of the match is impossible";
	for (int i = fl->depth; i < PET_FLOW_DEPTH; i++)
		if (fl->frame[i].node || fl->frame[i].pc || fl->frame[i].who || fl->frame[i].n ||
		    !unused_from(&fl->frame[i], 0))
			return "a step that is over left something behind";
	if (wrong || (wrong = check_markers(p)) || fl->depth == 0)
		return wrong;
	if (fl->frame[AT_MATCH].node != N_MATCH)
		return "the course of the match is impossible";
	if (cy_starting(p))
		return fl->frame[AT_MATCH].n == 0 ? NULL : "the set-up is impossible";
	if (p->round == 0 && fl->depth == 2 && fl->frame[AT_ROUND].node == N_SETUP_ORDER)
		return fl->frame[AT_MATCH].n < p->places ? NULL : "the set-up is impossible";
	if (fl->frame[AT_ROUND].node != N_ROUND || fl->frame[AT_MATCH].n != p->places ||
	    fl->depth <= AT_PHASE || !bottom_fits(p))
		return "the course of the round is impossible";
	for (int i = AT_PHASE; i < fl->depth; i++)
		if (fl->frame[i].who >= fl->seats || !frame_fits(p, &fl->frame[i]))
			return "a step of the course carries impossible numbers";
	unsigned pc = fl->frame[AT_ROUND].pc;
	uint8_t phase = fl->frame[AT_PHASE].node;
	const uint8_t *seq = cy_nodes[N_ROUND].seq;
	unsigned phases = 0;
	while (seq[phases])
		phases++;
	if (phase == N_GODS_DRAW)
		phase = N_GODS;
	if (pc == 0 || pc > phases || seq[pc - 1] != phase)
		return "the course of the round is impossible";
	if (phase == N_OFFERINGS)
		wrong = check_offerings(p);
	else if (phase == N_TURNS)
		wrong = check_turns(p);
	if (!wrong && cy_nodes[top_of(p)->node].quiet)
		wrong = check_rest(p);
	return wrong;
}
