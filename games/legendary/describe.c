/* describe.c: the position and the cards in words. */
#include "core/describe.h"
#include "core/facts.h"
#include "games/legendary/rules.h"

/* CL-3.6, CL-3.7: which of the three areas, or of the three troops, is placed. */
static int placing_step(const struct lg_pub *p, const struct pet_frame *f)
{
	return f->node == N_PLACE_LAND     ? (int)pet_count(p->own_land[f->who]) + 1
	       : f->node == N_PLACE_TROOPS ? TROOPS_EACH - p->troops_left[f->who] + 1
					   : 0;
}

/* Where the battle is, or the area of the set-up whose island is barred (CL-3.6); the hero that is placed; who
 * displaced the marker that is placed anew (CL-6.3); the god whose turn it is; the step of the set-up. */
int lg_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX])
{
	const struct lg_pub *p = v.pub;
	const struct pet_frame *f = pet_game_frame(v.pub);
	bool apart = f->node == N_PLACE_LAND && !lg_second_x(f)->second && p->own_land[f->who];
	uint8_t first = apart ? (uint8_t)pet_lowest(p->own_land[f->who]) : NONE;
	bool hero = f->node == N_RECRUIT_PLACE && lg_unit_x(f)->unit == UNITS;
	uint8_t from = f->node == N_OFFER_PLACE ? lg_offer_x(f)->from : NONE;
	out[0] = (struct pet_arg){ "place", K_AREA, apart ? first : p->battle.area };
	out[1] = (struct pet_arg){ "champion", K_HERO, hero ? lg_unit_x(f)->hero : NONE };
	out[2] = (struct pet_arg){ "by", K_FACTION, from == NONE ? NONE : p->marker[from] };
	out[3] = (struct pet_arg){ "god", K_GOD, p->turn.god };
	out[4] = (struct pet_arg){ "step", PET_K_NUMBER, placing_step(p, f) };
	return 5;
}

/* A list of values after its title; nothing for an empty one. */
static void say_mask(struct pet_text *t, const char *title, uint8_t kind, uint64_t mask)
{
	const char *gap = " ";
	if (!mask)
		return;
	pet_text_say(t, title);
	PET_FOR_EACH (i, mask) {
		pet_text_put(t, gap);
		pet_text_value(t, kind, i);
		gap = ", ";
	}
	pet_text_char(t, '\n');
}

/* ---- the round ------------------------------------------------------------------------------- */

static void say_gods(const struct lg_pub *p, struct pet_text *t)
{
	for (int i = 0; i <= ALTARS; i++) {
		uint8_t god = i < ALTARS ? p->altar[i] : (uint8_t)APOLLO;
		struct pet_fill f = { 0 };
		if (god == NONE)
			return;
		pet_fill_add(&f, "god", K_GOD, god);
		pet_fill_add(&f, "who", K_FACTION, p->marker[god]);
		pet_fill_add(&f, "gold", PET_K_NUMBER, p->space[god]);
		if (i < ALTARS && i >= lg_open(p))
			pet_text_filled(t, N_("{god}: altar face down\n"), &f);
		else if (p->marker[god] == NONE)
			pet_text_filled(t, N_("{god}: no marker\n"), &f);
		else if (god == APOLLO)
			pet_text_filled(t, N_("{god}: {who}\n"), &f);
		else
			pet_text_filled(t, N_("{god}: {who}, offering {gold} GP\n"), &f);
	}
}

static void say_order(const struct lg_pub *p, struct pet_text *t)
{
	const char *gap = " ";
	if (p->order[0] == NONE)
		return;
	pet_text_say(t, "Turn order:");
	for (int i = 0; i < p->factions; i++) {
		pet_text_put(t, gap);
		pet_text_value(t, K_FACTION, p->order[i]);
		gap = ", ";
	}
	pet_text_char(t, '\n');
}

static void say_columns(const struct lg_pub *p, struct pet_text *t)
{
	unsigned heroes = 0;
	for (int i = 0; i < COLUMN; i++) {
		struct pet_fill f = { 0 };
		if (p->column[i] == NONE)
			continue;
		pet_fill_add(&f, "card", K_CREATURE, p->column[i]);
		pet_fill_add(&f, "gold", PET_K_NUMBER, i + 2);
		pet_text_filled(t, N_("Creature for {gold} GP: {card}\n"), &f);
	}
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE)
			heroes |= 1u << p->hero_column[i];
	say_mask(t, N_("Heroes to be recruited:"), K_HERO, heroes);
	say_mask(t, N_("Discarded creatures:"), K_CREATURE, p->discard);
	say_mask(t, N_("Discarded heroes:"), K_HERO, p->hero_gone);
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "cards", PET_K_NUMBER, pet_count(p->deck));
	pet_text_filled(t, N_("Creature cards in the deck: {cards}\n"), &f);
}

/* ---- factions -------------------------------------------------------------------------------- */

/* CL-23.4: with screens a seat is shown its own purse alone, until the game is over. */
bool lg_purse_shown(const struct lg_pub *p, uint8_t reader, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	return !p->screens || p->flow.depth == 0 || p->seat[who] == reader ||
	       (partner != NONE && p->seat[partner] == reader);
}

/* Before factions are dealt nobody has a purse. */
void lg_veil(void *pub, uint8_t reader)
{
	struct lg_pub *p = pub;
	for (uint8_t who = 0; who < p->factions; who++)
		if (lg_purse(p, who) == who && !lg_purse_shown(p, reader, who))
			p->gold[who] = 0;
}

/* What is offered, and the income per round: no faction can offer more than it has. */
void lg_guess(void *pub, uint8_t reader)
{
	struct lg_pub *p = pub;
	for (uint8_t who = 0; who < p->factions; who++)
		if (lg_purse(p, who) == who && !lg_purse_shown(p, reader, who))
			p->gold[who] = 0;
	for (uint8_t who = 0; who < p->factions; who++) {
		unsigned gold = lg_income(p, who);
		if (lg_purse_shown(p, reader, who))
			continue;
		for (int god = 0; god < GODS; god++)
			if (p->marker[god] == who)
				gold += (unsigned)lg_net_offering(p, who, p->space[god]);
		lg_earn(p, who, gold);
	}
}

static void say_heroes(const struct lg_pub *p, uint8_t who, struct pet_text *t)
{
	for (int i = 0; i < HEROES; i++) {
		const struct lg_hero *h = &p->hero[i];
		struct pet_fill f = { 0 };
		if (h->owner != who)
			continue;
		pet_fill_add(&f, "hero", K_HERO, i);
		pet_fill_add(&f, "land", K_LAND, h->at);
		pet_text_filled(t,
				h->at == NONE ? N_("  {hero}: guards a metropolis\n")
					      : N_("{hero} {land:in}\n"),
				&f);
	}
	for (int i = 0; i < FIGURES; i++) {
		struct pet_fill f = { 0 };
		if (p->figure_owner[i] != who)
			continue;
		pet_fill_add(&f, "creature", K_FIGURE, i);
		pet_fill_add(&f, "area", K_AREA, p->figure_at[i]);
		pet_text_filled(t, N_("{creature} {area:in}\n"), &f);
	}
}

static void say_faction(struct pet_view v, uint8_t who, struct pet_text *t)
{
	const struct lg_pub *p = v.pub;
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "who", K_FACTION, who);
	pet_fill_add(&f, "seat", PET_K_SEAT, p->seat[who]);
	pet_text_filled(t, N_("{seat} ({who:colour}): "), &f);
	pet_text_facts_about(t, v,
			     1u << PET_T_NEED | 1u << PET_T_INCOME | 1u << PET_T_OWN |
				     1u << PET_T_LEFT | 1u << PET_T_TEAM,
			     K_FACTION, who);
	pet_text_char(t, '\n');
	say_heroes(p, who, t);
}

/* ---- areas ----------------------------------------------------------------------------------- */

static void say_land(const struct lg_pub *p, uint8_t land, struct pet_text *t)
{
	const struct lg_land *l = &p->land[land];
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "land", K_LAND, land);
	pet_fill_add(&f, "troops", PET_K_NUMBER, l->troops);
	pet_fill_add(&f, "mercs", PET_K_NUMBER, l->mercs);
	pet_fill_add(&f, "horns", PET_K_NUMBER, lg_land_horns(p, land) + l->tokens);
	pet_text_put(t, "  ");
	pet_text_put(t, lg_land_tokens[land]);
	pet_text_char(t, ' ');
	pet_text_filled(t, N_("{land}: basic troops {troops}, mercenaries {mercs}, horns {horns}"),
			&f);
	for (int slot = land * 2; slot < land * 2 + 2; slot++) {
		if (p->building[slot] == NONE)
			continue;
		pet_text_put(t, ", ");
		pet_text_value(t, K_BUILDING, p->building[slot]);
	}
	pet_text_char(t, '\n');
}

static void say_areas(const struct lg_pub *p, uint8_t who, struct pet_text *t)
{
	PET_FOR_EACH (land, p->own_land[who])
		say_land(p, (uint8_t)land, t);
	PET_FOR_EACH (sea, p->own_sea[who]) {
		struct pet_fill f = { 0 };
		pet_fill_add(&f, "sea", K_SEA, sea);
		pet_fill_add(&f, "fleets", PET_K_NUMBER, p->sea[sea].fleets);
		pet_fill_add(&f, "horns", PET_K_NUMBER,
			     lg_sea_horns(p, (uint8_t)sea) + p->sea[sea].tokens);
		pet_text_put(t, "  ");
		pet_text_filled(t, N_("{sea}: fleets {fleets}, horns {horns}"), &f);
		pet_text_char(t, '\n');
	}
}

static void say_battle(const struct lg_pub *p, struct pet_text *t)
{
	const struct lg_battle *b = &p->battle;
	struct pet_fill f = { 0 };
	if (b->area == NONE)
		return;
	pet_fill_add(&f, "area", K_AREA, b->area);
	pet_fill_add(&f, "attacker", K_FACTION, b->side[ATTACKER]);
	pet_fill_add(&f, "defender", K_FACTION, b->side[DEFENDER]);
	pet_fill_add(&f, "troops", PET_K_NUMBER, b->troops);
	pet_fill_add(&f, "mercs", PET_K_NUMBER, b->mercs);
	pet_fill_add(&f, "fleets", PET_K_NUMBER, b->fleets);
	pet_text_filled(
		t,
		b->area < SEA0 ? N_("Battle in {area}: attacker {attacker} (basic troops {troops}, "
				    "mercenaries {mercs}), defender {defender}\n")
			       : N_("Battle in {area}: attacker {attacker} (fleets {fleets}), "
				    "defender {defender}\n"),
		&f);
}

/* ---- the whole position ---------------------------------------------------------------------- */

void lg_describe(struct pet_view v, struct pet_text *t)
{
	const struct lg_pub *p = v.pub;
	const struct lg_priv *mine = v.mine;
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "round", PET_K_NUMBER, p->round);
	pet_fill_add(&f, "goal", PET_K_NUMBER, p->goal);
	pet_text_filled(t, N_("Round {round}; the game ends with {goal} metropolises\n"), &f);
	say_order(p, t);
	say_gods(p, t);
	say_columns(p, t);
	for (uint8_t who = 0; who < p->factions && p->seat[who] != NONE; who++) {
		say_faction(v, who, t);
		say_areas(p, who, t);
	}
	say_battle(p, t);
	if (mine && v.seat < PET_SEATS_MAX && p->top_known >> v.seat & 1) {
		struct pet_fill top = { 0 };
		pet_fill_add(&top, "card", K_CREATURE, mine->top);
		pet_text_filled(t, N_("You know the top creature card: {card}\n"), &top);
	}
}

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5: what the god of the turn builds; Hera leaves it open. CL-10.2: without a free
 * slot it is a replacement that may be declined. */
static const char *building_said(const struct lg_pub *p)
{
	static const char *const by_god[ALTARS] = {
		[ATHENA] = N_("Build an academy for free"),
		[ZEUS] = N_("Build a temple for free"),
		[POSEIDON] = N_("Build a port for free"),
		[ARES] = N_("Build a fortress for free"),
	};
	if (!lg_has_free_slot(p, p->turn.who))
		return N_("Replace a building for free, or build none");
	return p->turn.god < ALTARS ? by_god[p->turn.god] : NULL;
}

/* What comes to the place that is asked for. */
static const char *placed_said(const struct pet_frame *f)
{
	static const char *const recruit[UNITS + 1] = {
		[TROOP] = N_("Place a basic troop {a:in}"),
		[MERCENARY] = N_("Place a mercenary {a:in}"),
		[FLEET] = N_("Place a fleet {a:in}"),
		[UNITS] = N_("Place the hero {a:in}"),
	};
	switch (f->node) {
	case N_PLACE_LAND:
		return N_("Start {a:in}");
	case N_RECRUIT_PLACE:
		return recruit[lg_unit_x(f)->unit];
	case N_PLACE_TROOPS:
	case N_BONUS_TROOP:
		return recruit[TROOP];
	case N_GIANT_PLACE:
		return recruit[MERCENARY];
	case N_PLACE_FLEET:
	case N_BONUS_FLEET:
		return recruit[FLEET];
	case N_APOLLO_LAND:
	case N_APOLLO_SEA:
	case N_BONUS_TOKEN:
		return N_("Lay the prosperity token {a:in}");
	case N_CREATURE_AREA:
		return N_("Place the creature {a:in}");
	default:
		return NULL;
	}
}

/* What is built or placed is named; so is the last philosopher (CL-10.7). */
const char *lg_says(const void *pub, pet_move m)
{
	if (pet_move_verb(m) == V_PLACE_LAND || pet_move_verb(m) == V_PLACE_SEA)
		return placed_said(pet_game_frame(pub));
	if (pet_move_verb(m) == V_BUILD)
		return building_said(pub);
	uint8_t who = pet_game_frame(pub)->who;
	if (who >= FACTIONS || ((const struct lg_pub *)pub)->philosopher[who] + 1 < THINKERS)
		return NULL;
	return pet_move_verb(m) == V_PHILOSOPHER ? N_("Take the fourth philosopher")
	       : pet_move_verb(m) == V_EXCHANGE
		       ? N_("Give 2 priestesses for the fourth philosopher")
		       : NULL;
}

/* Heroes and creatures, one per line: name and effect. */
void lg_tell_cards(struct pet_text *t, const char *filter)
{
	static const struct {
		const char *token, *name, *first, *second;
	} card[] = {
#define HERO(id, token, name, war, sacrifice) { token, name, war, sacrifice },
#include "games/legendary/heroes.def"
#undef HERO
#define CREATURE(id, token, name, lands, seas, effect, words) { token, name, words, NULL },
#include "games/legendary/creatures.def"
#undef CREATURE
	};
	for (unsigned i = 0; i < sizeof card / sizeof card[0]; i++) {
		if (filter && !pet_token_is(filter, pet_text_length(filter), card[i].token))
			continue;
		pet_text_say(t, card[i].name);
		pet_text_put(t, ": ");
		pet_text_say(t, card[i].first);
		if (card[i].second) {
			pet_text_char(t, ' ');
			pet_text_say(t, "Sacrificed:");
			pet_text_char(t, ' ');
			pet_text_say(t, card[i].second);
		}
		pet_text_char(t, '\n');
	}
}
