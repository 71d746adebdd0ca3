/* check.c: verifies a whole position: every number in range, every piece in one place, every
 * derived mask and counter as derive.c computes it; at a quiet node also the stack, so that a
 * position from outside that passes can be played on. */
#include "games/legendary/rules.h"

#include <string.h>

static bool is_faction(const struct lg_pub *p, uint8_t who)
{
	return who < p->factions;
}

static bool on_map(uint64_t areas, uint8_t area)
{
	return area < 64 && areas >> area & 1;
}

/* Whether the first n values of a list are distinct; NONE may repeat. */
static bool distinct(const uint8_t *list, int n)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < i; k++)
			if (list[i] != NONE && list[i] == list[k])
				return false;
	return true;
}

static bool below(const uint8_t *list, int n, int limit, bool none)
{
	for (int i = 0; i < n; i++)
		if (list[i] >= limit && !(none && list[i] == NONE))
			return false;
	return true;
}

static const char *check_table(const struct lg_pub *p)
{
	if (!lg_box_there(p))
		return "a pack that is not there";
	int n = p->factions;
	bool setup = p->round == 0;
	if (n < 3 || n > FACTIONS)
		return "the number of factions is wrong";
	if (p->flow.seats != n && !(p->flow.seats == 2 && n == 4))
		return "the number of seats does not fit the number of factions";
	if (p->teams > 1 || (p->teams && n % 2) || (n == 6 && !p->teams) ||
	    (p->flow.seats == 2 && !p->teams))
		return "the teams do not fit the number of players";
	if (p->goal < 3 || p->goal > 4 || (p->goal == 4 && !p->teams))
		return "the goal is wrong";
	if (p->bluff > 1 || p->screens > 1 || p->layout > LAYOUT_CUSTOM || p->last_taken > 1)
		return "an option is out of range";
	if (p->max_rounds < 1 || p->max_rounds > 100 || p->round > p->max_rounds)
		return "the round is beyond the last one";
	if (!below(p->seat, n, p->flow.seats, setup) || !below(p->seat + n, FACTIONS - n, 0, true))
		return "a faction has no seat";
	if (p->flow.seats > 2 && !distinct(p->seat, n))
		return "a seat plays two factions";
	if (p->flow.seats == 2 && !setup &&
	    (p->seat[0] != p->seat[2] || p->seat[1] != p->seat[3] || p->seat[0] == p->seat[1]))
		return "each of two seats plays one team";
	if (!below(p->order, n, n, setup) || !distinct(p->order, n) ||
	    !below(p->order + n, FACTIONS - n, 0, true))
		return "the turn order is wrong";
	if (!below(p->track, n, n, true) || !distinct(p->track, n) ||
	    !below(p->track + n, FACTIONS - n, 0, true))
		return "the turn track is wrong";
	if (!below(p->altar, ALTARS, ALTARS, setup) || !distinct(p->altar, ALTARS))
		return "the altars are wrong";
	return NULL;
}

static const char *check_offerings(const struct lg_pub *p)
{
	if (!below(p->marker, GODS, p->factions, true) || !distinct(p->marker, GODS))
		return "an offering marker is wrong";
	for (int god = 0; god < GODS; god++) {
		bool open = god == APOLLO;
		for (int i = 0; i < lg_open(p); i++)
			open = open || p->altar[i] == god;
		if (p->marker[god] != NONE && !open)
			return "an offering stands on a closed altar";
		bool space = god == APOLLO || p->marker[god] == NONE
				     ? p->space[god] == 0
				     : lg_is_space(p, p->space[god]);
		if (!space)
			return "an offering has no such space";
	}
	for (int i = 0; i < p->factions; i++)
		for (int god = 0; god < GODS; god++)
			if (p->track[i] != NONE && p->track[i] == p->marker[god])
				return "a faction has two markers";
	if (p->destitute >> p->factions || p->penalised >> p->factions)
		return "a faction that does not play stands among the offerings";
	if (p->penalised && !p->bluff)
		return "nobody is penalised without the option";
	for (uint8_t who = 0; who < p->factions; who++) {
		uint8_t partner = lg_partner(p, who);
		bool poor = false;
		if (partner != NONE && (p->penalised >> who & 1) != (p->penalised >> partner & 1))
			return "partners are penalised together";
		for (int god = 0; god < ALTARS; god++)
			poor = poor || (p->marker[god] == who && p->space[god] == 1);
		if (p->destitute >> who & 1 && !poor)
			return "the destitute stand on space 1";
	}
	if (p->turn.who != NONE && (p->destitute || p->penalised))
		return "the offerings are paid";
	return NULL;
}

static const char *check_areas(const struct lg_pub *p)
{
	for (uint8_t i = 0; i < LG_LANDS; i++) {
		const struct lg_land *l = &p->land[i];
		if (l->tokens > TOKENS_MAX)
			return "there are too many tokens in a land area";
		if (!on_map(p->map.lands, i) && (l->owner != NONE || l->tokens))
			return "something lies on a land area that is not on the map";
		if (l->owner != NONE && !is_faction(p, l->owner))
			return "a land area has an unknown owner";
		if (l->owner == NONE && l->troops + l->mercs)
			return "units stand in a land area that nobody controls";
	}
	for (uint8_t i = 0; i < LG_SEAS; i++) {
		const struct lg_sea *s = &p->sea[i];
		if (s->tokens > TOKENS_MAX)
			return "there are too many tokens in a sea area";
		if (!on_map(p->map.seas, i) && (s->owner != NONE || s->fleets || s->tokens))
			return "something lies on a sea area that is not on the map";
		if (s->owner != NONE && !is_faction(p, s->owner))
			return "a sea area has an unknown owner";
		if ((s->owner == NONE) != (s->fleets == 0) || s->spare)
			return "a sea area is controlled by its fleets alone";
	}
	return NULL;
}

static const char *check_buildings(const struct lg_pub *p)
{
	for (uint8_t slot = 0; slot < LG_SLOTS; slot++) {
		uint8_t what = p->building[slot];
		if (p->mark[slot] > 1 ||
		    (p->mark[slot] && (what == NONE || (what < METROPOLIS && what != TEMPLE))))
			return "a discount is marked where there is none";
		if (what == NONE)
			continue;
		if (what >= BUILDINGS)
			return "there is no such building";
		if (!on_map(p->map.lands, slot >> 1) || lg_sea_of_slot(p, slot) == LG_NO_AREA)
			return "a building stands where there is no slot";
		if (p->land[slot >> 1].owner == NONE)
			return "a building stands in a land area that nobody controls";
	}
	return NULL;
}

/* No more pieces are in use than each faction, or the supply, has. */
static const char *check_pieces(const struct lg_pub *p)
{
	const struct lg_battle *b = &p->battle;
	int troops[FACTIONS] = { 0 }, fleets[FACTIONS] = { 0 }, mercs = b->mercs;
	int priestesses = 0, philosophers = 0;
	if (b->area != NONE) {
		troops[b->side[ATTACKER]] += b->troops;
		fleets[b->side[ATTACKER]] += b->fleets;
	}
	for (int i = 0; i < LG_LANDS; i++) {
		mercs += p->land[i].mercs;
		if (p->land[i].owner != NONE)
			troops[p->land[i].owner] += p->land[i].troops;
	}
	for (int i = 0; i < LG_SEAS; i++)
		if (p->sea[i].owner != NONE)
			fleets[p->sea[i].owner] += p->sea[i].fleets;
	for (int i = 0; i < FACTIONS; i++) {
		if (troops[i] > TROOPS_EACH)
			return "a faction has more than 8 basic troops";
		if (fleets[i] > FLEETS_EACH)
			return "a faction has more than 8 fleets";
		if (p->philosopher[i] > 3)
			return "four philosophers have become a metropolis";
		if (!is_faction(p, (uint8_t)i) &&
		    (p->gold[i] || p->priestess[i] || p->philosopher[i]))
			return "a faction that does not play owns something";
		if (is_faction(p, (uint8_t)i) && lg_purse(p, (uint8_t)i) != i && p->gold[i])
			return "the gold of a team lies with its first faction";
		priestesses += p->priestess[i];
		philosophers += p->philosopher[i];
		if (p->gold[i] > GOLD_MAX)
			return "a purse is too full";
	}
	if (mercs > MERCENARIES)
		return "there are more than 16 mercenaries";
	if (priestesses > PRIESTESSES || philosophers > PHILOSOPHERS)
		return "there are more than 20 priestesses or philosophers";
	return NULL;
}

static const char *check_supplies(const struct lg_pub *p)
{
	int kinds[BUILDINGS] = { 0 };
	for (int slot = 0; slot < LG_SLOTS; slot++)
		if (p->building[slot] != NONE)
			kinds[p->building[slot]]++;
	for (int i = 0; i < HEROES; i++)
		if (p->hero[i].metro != NONE)
			kinds[p->hero[i].metro]++;
	for (int kind = 0; kind < BUILDINGS; kind++)
		if (kinds[kind] > (kind < BASICS ? BUILDINGS_EACH : METROS_EACH))
			return "there are too many buildings of one kind";
	return NULL;
}

static const char *check_creatures(const struct lg_pub *p)
{
	uint32_t seen = p->discard;
	if (p->discard & ~(uint32_t)CARDS_ALL || p->in_play & ~(uint32_t)CARDS_ALL)
		return "there is no such creature";
	if (p->discard & p->in_play)
		return "a creature card is in two places";
	seen |= p->in_play;
	for (int i = 0; i < COLUMN + FIGURES; i++) {
		int card = i < COLUMN                            ? p->column[i]
			   : p->figure_owner[i - COLUMN] == NONE ? NONE
								 : i - COLUMN;
		if (card == NONE)
			continue;
		if (card >= CREATURES || seen >> card & 1)
			return "a creature card is in two places";
		seen |= (uint32_t)1 << card;
	}
	for (int i = 0; i < FIGURES; i++) {
		uint8_t at = p->figure_at[i], owner = p->figure_owner[i];
		if ((at == NONE) != (owner == NONE))
			return "a creature figure stands where its card has an owner";
		if (at == NONE)
			continue;
		bool there = at < SEA0 ? lg_creatures[i].lands && on_map(p->map.lands, at)
				       : lg_creatures[i].seas &&
						 on_map(p->map.seas, (uint8_t)(at - SEA0));
		if (!is_faction(p, owner) || !there)
			return "a creature figure stands where it cannot be";
		if (i == MINOTAUR && p->land[at].owner != owner)
			return "the Minotaur stands where its owner has no control";
	}
	if (!distinct(p->figure_at, FIGURES))
		return "two creatures stand in one area";
	return NULL;
}

static const char *check_heroes(const struct lg_pub *p)
{
	unsigned seen = p->hero_gone;
	if (p->hero_gone & ~HEROES_ALL || p->hero_fresh & ~HEROES_ALL)
		return "there is no such hero";
	for (int i = 0; i < HERO_COLUMN; i++) {
		uint8_t hero = p->hero_column[i];
		if (hero == NONE)
			continue;
		if (hero >= HEROES || seen >> hero & 1)
			return "a hero is in two places";
		seen |= 1u << hero;
	}
	for (int i = 0; i < HEROES; i++) {
		const struct lg_hero *h = &p->hero[i];
		if (h->owner == NONE && (h->at != NONE || h->metro != NONE || h->mark))
			return "a hero on the map has an owner";
		if (h->owner == NONE)
			continue;
		if (seen >> i & 1)
			return "a hero is in two places";
		if (!is_faction(p, h->owner))
			return "a hero has an unknown owner";
		if ((h->at == NONE) != (h->metro != NONE))
			return "a hero stands on the map or guards a metropolis";
		if (h->metro != NONE &&
		    (!lg_is_metro(h->metro) || (i != PENTHESILEA && i != PANDORA)))
			return "a hero guards what he cannot";
		bool attacks = p->battle.area == h->at && p->battle.side[ATTACKER] == h->owner;
		if (h->at != NONE &&
		    (h->at >= LG_LANDS || (p->land[h->at].owner != h->owner && !attacks)))
			return "a hero stands in a land area that his owner does not control";
		if (h->mark > 1 || (h->mark && h->metro == NONE))
			return "a discount is marked where there is none";
	}
	return NULL;
}

static const char *check_battle(const struct lg_pub *p)
{
	const struct lg_battle *b = &p->battle;
	if (b->area == NONE) {
		struct lg_battle none = { .area = NONE, .side = { NONE, NONE } };
		return memcmp(b, &none, sizeof none) ? "there is no battle, yet somebody fights"
						     : NULL;
	}
	if (b->area >= AREAS || !is_faction(p, b->side[ATTACKER]) ||
	    !is_faction(p, b->side[DEFENDER]))
		return "a battle has no place or no sides";
	if (b->area < SEA0 ? b->fleets : b->troops || b->mercs || b->last)
		return "the wrong pieces fight";
	return NULL;
}

static const char *check_secrets(const struct lg *g)
{
	uint8_t top = NONE;
	if (g->pub.top_known >> g->pub.flow.seats)
		return "nobody sits there to know the top card";
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		uint8_t mine = g->priv[i].top;
		if (!(g->pub.top_known >> i & 1)) {
			if (mine != NONE)
				return "a seat knows a card that it has not seen";
			continue;
		}
		if (mine >= CREATURES || !(g->pub.deck >> mine & 1) || (top != NONE && mine != top))
			return "the top card of the creature deck is none of the deck";
		top = mine;
	}
	return NULL;
}

/* Compares derived data with a fresh computation. */
static const char *check_derived(const struct lg *g)
{
	struct lg fresh = *g;
	const struct lg_pub *a = &g->pub, *b = &fresh.pub;
	lg_derive_pieces(&fresh.pub);
	if (memcmp(a->own_land, b->own_land, sizeof a->own_land) ||
	    memcmp(a->own_sea, b->own_sea, sizeof a->own_sea))
		return "the masks of controlled areas are wrong";
	if (memcmp(a->slot_free, b->slot_free, sizeof a->slot_free))
		return "the mask of free slots is wrong";
	if (a->deck != b->deck || a->hero_deck != b->hero_deck)
		return "a deck is wrong";
	if (memcmp(a->heroes, b->heroes, sizeof a->heroes))
		return "the masks of heroes are wrong";
	if (memcmp(a->troops_left, b->troops_left, sizeof a->troops_left) ||
	    memcmp(a->fleets_left, b->fleets_left, sizeof a->fleets_left))
		return "a reserve is wrong";
	if (memcmp(a->built, b->built, sizeof a->built) ||
	    memcmp(a->metros, b->metros, sizeof a->metros))
		return "the count of buildings is wrong";
	if (memcmp(a->left, b->left, sizeof a->left) ||
	    memcmp(a->metros_left, b->metros_left, sizeof a->metros_left) ||
	    a->mercs_left != b->mercs_left || a->priestess_left != b->priestess_left ||
	    a->philosopher_left != b->philosopher_left)
		return "a supply is wrong";
	return memcmp(&fresh, g, sizeof fresh) ? "the altars are wrong" : NULL;
}

/* ---- quiet nodes ----------------------------------------------------------------------------- */

static bool stack_is(const struct lg_pub *p, const uint8_t *nodes, int depth)
{
	if (p->flow.depth != depth)
		return false;
	for (int i = 0; i < depth; i++)
		if (p->flow.frame[i].node != nodes[i])
			return false;
	return true;
}

/* Nothing is in progress, nothing is pending. */
static const char *check_rest(const struct lg_pub *p)
{
	if (p->battle.area != NONE || p->in_play)
		return "a battle or a card is under way";
	for (uint8_t i = 0; i < p->factions; i++) {
		if (lg_has_set(p, i))
			return "a set of four buildings has become a metropolis";
		if (p->own_sea[i] & lg_blocked(p))
			return "fleets stand in a blocked sea area";
	}
	for (int i = 0; i < HEROES; i++)
		if (p->hero_fresh >> i & 1 && p->hero[i].owner == NONE)
			return "a hero came this round who is not there";
	return NULL;
}

static const char *check_turn(const struct lg_pub *p)
{
	const struct pet_frame *f = p->flow.frame;
	const struct lg_turn *t = &p->turn;
	int acted = 0, waiting = 0;
	if (f[3].n < 1 || f[3].n > lg_open(p) || p->altar[f[3].n - 1] != t->god ||
	    t->god >= ALTARS || lg_god_x(&f[4])->god != t->god || p->marker[t->god] != t->who ||
	    f[4].who != t->who || f[5].who != t->who)
		return "the turn is not that of its god";
	if (t->free > 3 || t->extras > 3 || t->peeked > 1 || t->hired > 1 || t->expeditions > 60)
		return "the turn has seen too much";
	if (f[4].pc != (f[5].node == N_TURN_FREE ? 1 : 2) ||
	    (f[5].node == N_TURN_FREE) != (t->free != 0))
		return "the free actions do not fit the turn";
	for (int i = 0; i < p->factions; i++)
		acted += p->track[i] != NONE;
	for (int i = f[3].n - 1; i < lg_open(p); i++)
		waiting += p->marker[p->altar[i]] != NONE;
	waiting += p->marker[APOLLO] != NONE;
	if (acted + waiting != p->factions)
		return "a faction has no marker";
	for (int i = 0; i < p->factions - acted; i++)
		if (p->track[i] != NONE)
			return "the turn track fills from its end";
	return NULL;
}

static const char *check_auction(const struct lg_pub *p)
{
	const struct pet_frame *phase = &p->flow.frame[3], *ask = &p->flow.frame[4];
	int placed = 0;
	if (p->turn.who != NONE || p->turn.god != NONE || !below(p->track, FACTIONS, 0, true))
		return "offerings are made before the turns";
	for (int god = 0; god < GODS; god++) {
		placed += p->marker[god] != NONE;
		if (p->marker[god] != NONE && p->marker[god] == ask->who)
			return "the faction that is asked has made its offering";
	}
	if (phase->n < 1 || phase->n > p->factions || phase->pc != 1 || placed != phase->n - 1 ||
	    lg_offer_x(phase)->displaced != NONE || lg_offer_x(phase)->from != NONE ||
	    !is_faction(p, ask->who))
		return "the offerings do not fit the turn order";
	for (int i = phase->n; i < p->factions; i++)
		for (int god = 0; god < GODS; god++)
			if (p->marker[god] == p->order[i] || ask->who == p->order[i])
				return "the offerings do not fit the turn order";
	uint8_t from = lg_offer_x(ask)->from;
	if (from != NONE && (from >= ALTARS || p->marker[from] == NONE))
		return "the faction was displaced by nobody";
	for (uint8_t who = 0; who < p->factions; who++)
		for (uint8_t god = 0; god < ALTARS; god++)
			if (p->marker[god] == who && !(p->destitute >> who & 1) &&
			    (!p->bluff || p->penalised >> who & 1) &&
			    p->space[god] > lg_offer_limit(p, who, god))
				return "an offering cannot be paid";
	return NULL;
}

static const char *check_quiet(const struct lg_pub *p)
{
	static const uint8_t offer[] = { N_GAME, N_ROUNDS, N_ROUND, N_OFFERINGS, N_OFFER_PLACE };
	static const uint8_t menu[] = { N_GAME, N_ROUNDS, N_ROUND, N_TURNS, N_TURN, N_TURN_MENU };
	static const uint8_t free_[] = { N_GAME, N_ROUNDS, N_ROUND, N_TURNS, N_TURN, N_TURN_FREE };
	const struct pet_frame *f = p->flow.frame;
	bool auction = stack_is(p, offer, 5);
	if (!auction && !stack_is(p, menu, 6) && !stack_is(p, free_, 6))
		return "the game does not stand where it says";
	if (f[0].pc != 7 || f[1].pc != 0 || f[2].pc != (auction ? 3 : 5) || p->round < 1)
		return "the round does not stand where it says";
	const char *wrong = check_rest(p);
	if (wrong)
		return wrong;
	return auction ? check_auction(p) : check_turn(p);
}

const char *lg_check(const void *state)
{
	const struct lg *g = state;
	const struct lg_pub *p = &g->pub;
	const char *wrong = check_table(p);
	bool quiet = p->flow.depth > 0 && p->flow.depth <= PET_FLOW_DEPTH &&
		     lg_nodes[p->flow.frame[p->flow.depth - 1].node].quiet;
	if (!wrong && p->map.lands && quiet)
		wrong = lg_map_check(&p->map, lg_tiles_for(p->factions));
	if (!wrong && !p->map.lands && p->round)
		wrong = "there is no map";
	if (!wrong)
		wrong = check_offerings(p);
	if (!wrong)
		wrong = check_areas(p);
	if (!wrong)
		wrong = check_buildings(p);
	if (!wrong)
		wrong = check_battle(p);
	if (!wrong)
		wrong = check_pieces(p);
	if (!wrong)
		wrong = check_heroes(p);
	if (!wrong)
		wrong = check_supplies(p);
	if (!wrong)
		wrong = check_creatures(p);
	if (!wrong)
		wrong = check_derived(g);
	if (!wrong)
		wrong = check_secrets(g);
	if (!wrong && quiet)
		wrong = check_quiet(p);
	return wrong;
}
