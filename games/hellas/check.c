/* check.c: verifies a whole state. A position that passes here at a quiet node can be played on. */
#include "games/hellas/rules.h"

#include <string.h>

static bool plays(const struct lh_pub *p, unsigned army)
{
	return p->solo ? army >= BLUE && army < ARMIES : army < p->flow.seats;
}

static bool derived_right(const struct lh_pub *p)
{
	uint32_t occ[ARMIES] = { 0 }, held[ARMIES] = { 0 };
	uint8_t on_map[ARMIES] = { 0 };
	for (unsigned r = 0; r < REGIONS; r++) {
		for (int a = 0; a < ARMIES; a++) {
			on_map[a] = (uint8_t)(on_map[a] + p->region[r].hop[a]);
			occ[a] |= p->region[r].hop[a] ? BIT(r) : 0;
		}
		if (p->region[r].owner < ARMIES)
			held[p->region[r].owner] |= BIT(r);
	}
	return !memcmp(occ, p->occ, sizeof occ) && !memcmp(held, p->held, sizeof held) &&
	       !memcmp(on_map, p->on_map, sizeof on_map);
}

/* LH-12.4: hoplites of at most two players, and outside of battles of one. */
static const char *check_region(const struct lh_pub *p, unsigned r)
{
	const struct lh_region *at = &p->region[r];
	int armies = 0;
	if (at->owner != NONE && !plays(p, at->owner))
		return "a control token of nobody";
	for (unsigned a = 0; a < ARMIES; a++) {
		if (at->hop[a] && !plays(p, a))
			return "hoplites of nobody";
		if (at->hop[a] > HOPLITES)
			return "more than 15 hoplites in a region";
		if (at->hop[a] && lh_side_of(p, (uint8_t)a) == a)
			armies++;
	}
	if (p->solo && at->hop[BLUE] + at->hop[YELLOW])
		armies++;
	if (armies > 2)
		return "hoplites of more than two sides in a region";
	if (at->fort != NONE && (!plays(p, at->fort) || !(CITIES & BIT(r)) || !at->hop[at->fort]))
		return "a fortified hoplite where none can be";
	if (p->solo && at->owner == PERSIAN && at->hop[PERSIAN])
		return "Persian hoplites on a Persian token";
	return NULL;
}

static const char *check_player(const struct lh *g, uint8_t seat)
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[seat];
	bool setting_up = p->active == NONE;
	if (seat >= p->flow.seats)
		return pl->artifacts || pl->blessings || pl->hand || pl->trophies || pl->kept ||
				       pl->pool || pl->used || pl->hero != NONE || pl->at != NONE
			       ? "things of an empty seat"
			       : NULL;
	if ((pl->hero >= HEROES || pl->at == NONE) && setting_up)
		return NULL;
	if (pl->hero >= HEROES)
		return "a seat without a hero";
	if (pl->quest == NONE ? pl->at >= REGIONS : pl->at != NONE)
		return "a hero is either in a region or on a quest";
	if (pl->quest != NONE && (pl->quest >= QUESTS || pl->step < 1 || pl->step > 2))
		return "a hero on a step that is not there";
	for (int a = 0; a < ATTRS; a++)
		if (pl->attr[a] < 1 || pl->attr[a] > ATTR_MAX)
			return "an attribute outside 1 to 5";
	if (pl->injured > 7)
		return "an injury on no attribute";
	if (pl->pool + lh_priests_out(p, seat) > PRIESTS)
		return "more than four priests";
	if (pl->trophies >> MONSTERS || pl->blessings >> BLESSINGS || pl->artifacts >> ARTIFACTS ||
	    pl->kept >> QUESTS || pl->locked > 1)
		return "a player's thing that does not exist";
	if (pl->used & BIT(S_MONUMENT)) /* LH-3.5 */
		return "Build Monument is never used up";
	return NULL;
}

static bool quest_is_open(const struct lh_pub *p, uint8_t quest)
{
	return p->slot[0] == quest || p->slot[1] == quest || p->slot[2] == quest;
}

static const char *check_heroes(const struct lh_pub *p)
{
	uint32_t seen = 0;
	for (int s = 0; s < p->flow.seats; s++) {
		const struct lh_player *pl = &p->player[s];
		if (pl->hero < HEROES && (seen & BIT(pl->hero)))
			return "two seats with one hero";
		if (pl->hero < HEROES)
			seen |= BIT(pl->hero);
		if (pl->quest != NONE && !quest_is_open(p, pl->quest))
			return "a hero on a quest that is not open";
	}
	return NULL;
}

static const char *check_monsters(const struct lh_pub *p)
{
	uint32_t slain = 0;
	for (int s = 0; s < PLAYERS; s++) {
		if (slain & p->player[s].trophies)
			return "a monster slain twice";
		slain |= p->player[s].trophies;
	}
	for (unsigned m = 0; m < MONSTERS; m++) {
		const struct lh_monster *mon = &p->monster[m];
		if (mon->at != NONE && (mon->at >= REGIONS || (slain & BIT(m))))
			return "a monster where it cannot be";
		if (mon->evolved > 3 || mon->wounds >> lh_slots(p, m))
			return "a wound on a slot that is not there";
		bool hunted = p->hunt.hunter && p->hunt.monster == m;
		if (mon->at != NONE && !lh_uncovered(p, m) && !hunted)
			return "a monster without an uncovered slot";
		if (mon->at == NONE && (mon->wounds || mon->evolved))
			return "wounds on a monster off the map";
	}
	return NULL;
}

static const char *check_cards(const struct lh *g)
{
	const struct lh_pub *p = &g->pub;
	uint32_t seen = p->discard, arts = 0;
	uint64_t bless = p->blessings_out;
	const uint32_t aside[2] = { p->battle.played[0], p->battle.played[1] };
	for (int i = 0; i < 2; i++) {
		if (seen & aside[i])
			return "a combat card twice";
		seen |= aside[i];
	}
	for (int s = 0; s < PLAYERS; s++) {
		const struct lh_player *pl = &p->player[s];
		if (seen & g->priv[s].hand)
			return "a combat card twice";
		seen |= g->priv[s].hand;
		if (count32(g->priv[s].hand) != pl->hand)
			return "a hand of another size than shown";
		if ((arts & pl->artifacts) || (bless & pl->blessings))
			return "an artifact or a blessing twice";
		arts |= pl->artifacts;
		bless |= pl->blessings;
	}
	if (seen & ~lh_all_cards(p))
		return "a combat card that is not in this game";
	if (p->charged & ~arts)
		return "a charged artifact of nobody";
	uint32_t events = p->active == NONE ? 0 : p->events; /* set-up returns them at its end */
	if (p->events >> EVENTS || (p->events & p->events_out) || (events & lh_open_quests(p)))
		return "an event card twice";
	return NULL;
}

static const char *check_quests(const struct lh_pub *p)
{
	for (int i = 0; i < QUEST_SLOTS; i++) {
		if (p->slot[i] == NONE)
			continue;
		if (p->slot[i] >= QUESTS)
			return "a quest that does not exist";
		for (int j = 0; j < i; j++)
			if (p->slot[i] == p->slot[j])
				return "a quest in two slots";
	}
	return NULL;
}

/* LH-16.3: god artifacts belong to whoever controls the monument. */
static const char *check_board(const struct lh_pub *p)
{
	static const uint8_t of_god[GODS] = { A_THUNDER, A_OWL, A_BOOTS };
	for (unsigned god = 0; god < GODS; god++) {
		uint8_t owner = p->region[lh_god_region[god]].owner;
		if (p->level[god] > MONUMENT_TOP || (p->level[god] < 1 && !p->over))
			return "a monument of a level that is not there";
		for (int i = 0; i < SPOTS; i++)
			if (p->spot[god][i] != NONE && !plays(p, p->spot[god][i]))
				return "a priest of nobody";
		for (uint8_t s = 0; s < PLAYERS; s++) {
			bool own = owner != NONE && owner != PERSIAN && lh_side_of(p, owner) == s;
			if (own != (p->player[s].artifacts >> of_god[god] & 1))
				return "a god artifact away from its controller";
		}
	}
	for (int l = 0; l < LANDS; l++)
		if (p->glory[l] != NONE && p->glory[l] >= p->flow.seats)
			return "a glory token of nobody";
	uint32_t sites = 0;
	for (unsigned r = 0; r < REGIONS; r++)
		sites |= lh_regions[r].shrine ? BIT(r) : 0;
	if (p->temples & ~sites)
		return "a temple without a shrine";
	if (count32(p->temples & ~BIT(PHOCIS)) != p->temples_built ||
	    p->temples_built > lh_temples_total(p))
		return "temples miscounted";
	if (!p->solo && p->temple_card != NONE && p->temple_card >= TEMPLE_CARDS)
		return "a temple card that does not exist";
	if (p->king_god != NONE && (p->king_god >= GODS || p->king_holder >= p->flow.seats ||
				    (p->king_tokens > KING_TOKENS && p->king_tokens != NONE)))
		return "an activation card that cannot be";
	return NULL;
}

static const char *check_solo(const struct lh_pub *p)
{
	const struct lh_solo *x = &p->xerxes;
	if (!p->solo)
		return x->act || x->fair || x->ask ? "Persians in the competitive game" : NULL;
	if (p->flow.seats != 1 || x->act < 1 || x->act > 2 || x->fair > 1)
		return "an act that is not there";
	if (x->invasion > INVASION_TOP || x->victory > INVASION_TOP ||
	    x->mobilization >= MARCH_SPACE || x->pile >> TOKENS)
		return "a marker off its track";
	for (int i = 0; i < SPIES; i++)
		if (x->spy[i] > GONE && x->spy[i] != NONE)
			return "a spy that is nowhere";
	for (int l = 0; l < LANDS; l++)
		if (x->attitude[l] > LOYAL || (x->attitude[l] == LOYAL) != (p->glory[l] == 0))
			return "an attitude that does not fit the glory token";
	if (x->act == 1 && p->occ[PERSIAN] & (p->occ[PERSIAN] - 1))
		return "two vanguards";
	if (x->act == 1 && p->held[PERSIAN]) /* LH-22.51 */
		return "a Persian token in Act I";
	return NULL;
}

/* At a quiet node nothing of an action, a hunt or a battle may remain; after the end nothing at all. */
static const char *check_quiet(const struct lh *g)
{
	static const struct lh_hunt no_hunt;
	static const struct lh_battle no_battle;
	const struct lh_pub *p = &g->pub;
	if (p->over && p->flow.depth) /* LH-20.1 */
		return "somebody is asked after the end";
	if (!p->flow.depth || !lh_nodes[p->flow.frame[p->flow.depth - 1].node].quiet)
		return NULL;
	if (memcmp(&p->hunt, &no_hunt, sizeof no_hunt) ||
	    memcmp(&p->battle, &no_battle, sizeof no_battle) || p->pending || p->entered ||
	    p->fresh_fort || p->drawn || p->draft.cards || p->announced || p->xerxes.ask)
		return "something half done between two actions";
	for (unsigned r = 0; r < REGIONS; r++) {
		const struct lh_region *at = &p->region[r];
		if (at->moved[0] || at->moved[1] || at->kill || p->origin[r])
			return "hoplites half way between two actions";
		int sides = 0;
		for (int s = 0; s < PLAYERS; s++)
			sides += at->hop[s] > 0;
		if (sides > 1 || (p->solo && at->hop[PERSIAN] && at->hop[BLUE] + at->hop[YELLOW]))
			return "a battle that was not fought";
	}
	if (!p->solo && p->temple_card == NONE)
		return "no temple card after the set-up";
	if (p->solo && p->xerxes.counting != (p->xerxes.act == 2))
		return "Act II without its conditions";
	for (int s = 0; s < PET_SEATS_MAX; s++)
		if (g->priv[s].offered || g->priv[s].look || g->priv[s].fresh ||
		    g->priv[s].attack || g->priv[s].attack_out)
			return "cards half drawn between two actions";
	return NULL;
}

const char *lh_check(const void *state)
{
	const struct lh *g = state;
	const struct lh_pub *p = &g->pub;
	const char *wrong = NULL;
	if (!lh_box_there(p))
		return "a pack that is not there";
	if (p->flow.seats < 1 || p->flow.seats > PLAYERS || p->solo != (p->flow.seats == 1))
		return "a number of seats that cannot be";
	if (p->active != NONE && p->active >= p->flow.seats)
		return "a turn of nobody";
	for (unsigned r = 0; r < REGIONS && !wrong; r++)
		wrong = check_region(p, r);
	if (!wrong && !derived_right(p))
		wrong = "derived masks that do not fit the regions";
	for (unsigned a = 0; a < ARMIES && !wrong; a++)
		if (p->on_map[a] > HOPLITES ||
		    count32(p->held[a]) > (a == PERSIAN ? PERSIAN_TOKENS : CONTROL_TOKENS))
			wrong = "more pieces than there are";
	for (uint8_t s = 0; s < PLAYERS && !wrong; s++)
		wrong = check_player(g, s);
	if (!wrong)
		wrong = check_heroes(p);
	if (!wrong)
		wrong = check_monsters(p);
	if (!wrong)
		wrong = check_cards(g);
	if (!wrong)
		wrong = check_quests(p);
	if (!wrong)
		wrong = check_board(p);
	if (!wrong)
		wrong = check_solo(p);
	if (!wrong)
		wrong = check_quiet(g);
	return wrong;
}
