/* describe.c: the position and the cards in words. */
#include "games/legendary/rules.h"

/* Arguments of a message, gathered one by one. */
struct fill {
	struct pet_arg arg[8];
	int n;
};

static void with(struct fill *f, const char *key, uint8_t kind, int value)
{
	f->arg[f->n++] = (struct pet_arg){ key, kind, value };
}

static void say(struct pet_text *t, const char *id, const struct fill *f)
{
	pet_text_fill(t, id, NULL, 0, f->arg, f->n);
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

/* ---- the round --------------------------------------------------------------------------------- */

static void say_gods(const struct lg_pub *p, struct pet_text *t)
{
	for (int i = 0; i <= ALTARS; i++) {
		uint8_t god = i < ALTARS ? p->altar[i] : (uint8_t)APOLLO;
		struct fill f = { .n = 0 };
		if (god == NONE)
			return;
		with(&f, "god", K_GOD, god);
		with(&f, "who", K_FACTION, p->marker[god]);
		with(&f, "gold", PET_K_NUMBER, p->space[god]);
		if (i < ALTARS && i >= lg_open(p))
			say(t, N_("{god}: face down\n"), &f);
		else if (p->marker[god] == NONE)
			say(t, N_("{god}: no marker\n"), &f);
		else if (god == APOLLO)
			say(t, N_("{god}: {who}\n"), &f);
		else
			say(t, N_("{god}: {who}, offering {gold}\n"), &f);
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
		struct fill f = { .n = 0 };
		if (p->column[i] == NONE)
			continue;
		with(&f, "card", K_CREATURE, p->column[i]);
		with(&f, "gold", PET_K_NUMBER, i + 2);
		say(t, N_("Creature for {gold} GP: {card}\n"), &f);
	}
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE)
			heroes |= 1u << p->hero_column[i];
	say_mask(t, N_("Heroes to be recruited:"), K_HERO, heroes);
	say_mask(t, N_("Discarded creatures:"), K_CREATURE, p->discard);
	say_mask(t, N_("Discarded heroes:"), K_HERO, p->hero_gone);
	struct fill f = { .n = 0 };
	with(&f, "cards", PET_K_NUMBER, pet_count(p->deck));
	say(t, N_("Creature cards in the deck: {cards}\n"), &f);
}

/* ---- factions ---------------------------------------------------------------------------------- */

/* CL-23.4: with screens a seat is shown its own purse alone, until the game is over. */
static bool purse_shown(struct pet_view v, uint8_t who)
{
	const struct lg_pub *p = v.pub;
	uint8_t partner = lg_partner(p, who);
	return !p->screens || p->flow.depth == 0 || p->seat[who] == v.seat ||
	       (partner != NONE && p->seat[partner] == v.seat);
}

static void say_heroes(const struct lg_pub *p, uint8_t who, struct pet_text *t)
{
	for (int i = 0; i < HEROES; i++) {
		const struct lg_hero *h = &p->hero[i];
		struct fill f = { .n = 0 };
		if (h->owner != who)
			continue;
		with(&f, "hero", K_HERO, i);
		with(&f, "land", K_LAND, h->at);
		say(t,
		    h->at == NONE ? N_("  {hero}: guards a metropolis\n")
				  : N_("  {hero} in {land}\n"),
		    &f);
	}
	for (int i = 0; i < FIGURES; i++) {
		struct fill f = { .n = 0 };
		if (p->figure_owner[i] != who)
			continue;
		with(&f, "creature", K_FIGURE, i);
		with(&f, "area", K_AREA, p->figure_at[i]);
		say(t, N_("  {creature} in {area}\n"), &f);
	}
}

static void say_faction(struct pet_view v, uint8_t who, struct pet_text *t)
{
	const struct lg_pub *p = v.pub;
	struct fill f = { .n = 0 };
	with(&f, "who", K_FACTION, who);
	with(&f, "seat", PET_K_SEAT, p->seat[who]);
	with(&f, "metros", PET_K_NUMBER, p->metros[who]);
	with(&f, "income", PET_K_NUMBER, (int)lg_income(p, who));
	with(&f, "priestesses", PET_K_NUMBER, p->priestess[who]);
	with(&f, "philosophers", PET_K_NUMBER, p->philosopher[who]);
	with(&f, "troops", PET_K_NUMBER, p->troops_left[who]);
	with(&f, "fleets", PET_K_NUMBER, p->fleets_left[who]);
	say(t,
	    N_("{who} ({seat}): metropolises {metros}, income {income}, priestesses {priestesses}, "
	       "philosophers {philosophers}, reserve: basic troops {troops}, fleets {fleets}"),
	    &f);
	if (purse_shown(v, who)) {
		struct fill gold = { .n = 0 };
		with(&gold, "gold", PET_K_NUMBER, (int)lg_gold(p, who));
		say(t, p->teams ? N_("; gold of the team {gold}") : N_("; gold {gold}"), &gold);
	}
	pet_text_char(t, '\n');
	say_heroes(p, who, t);
}

/* ---- areas ------------------------------------------------------------------------------------- */

static void say_land(const struct lg_pub *p, uint8_t land, struct pet_text *t)
{
	const struct lg_land *l = &p->land[land];
	struct fill f = { .n = 0 };
	with(&f, "land", K_LAND, land);
	with(&f, "troops", PET_K_NUMBER, l->troops);
	with(&f, "mercs", PET_K_NUMBER, l->mercs);
	with(&f, "horns", PET_K_NUMBER, lg_land_horns(p->map.face, land) + l->tokens);
	pet_text_put(t, "  ");
	pet_text_put(t, lg_land_tokens[land]);
	pet_text_char(t, ' ');
	say(t, N_("{land}: basic troops {troops}, mercenaries {mercs}, horns {horns}"), &f);
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
		struct fill f = { .n = 0 };
		with(&f, "sea", K_SEA, sea);
		with(&f, "fleets", PET_K_NUMBER, p->sea[sea].fleets);
		with(&f, "horns", PET_K_NUMBER,
		     lg_sea_horns(p->map.face, (uint8_t)sea) + p->sea[sea].tokens);
		pet_text_put(t, "  ");
		say(t, N_("{sea}: fleets {fleets}, horns {horns}"), &f);
		pet_text_char(t, '\n');
	}
}

static void say_battle(const struct lg_pub *p, struct pet_text *t)
{
	const struct lg_battle *b = &p->battle;
	struct fill f = { .n = 0 };
	if (b->area == NONE)
		return;
	with(&f, "area", K_AREA, b->area);
	with(&f, "attacker", K_FACTION, b->side[ATTACKER]);
	with(&f, "defender", K_FACTION, b->side[DEFENDER]);
	with(&f, "troops", PET_K_NUMBER, b->troops);
	with(&f, "mercs", PET_K_NUMBER, b->mercs);
	with(&f, "fleets", PET_K_NUMBER, b->fleets);
	say(t,
	    b->area < SEA0 ? N_("Battle in {area}: attacker {attacker} (basic troops {troops}, "
				"mercenaries {mercs}), defender {defender}\n")
			   : N_("Battle in {area}: attacker {attacker} (fleets {fleets}), "
				"defender {defender}\n"),
	    &f);
}

/* ---- all of it --------------------------------------------------------------------------------- */

void lg_describe(struct pet_view v, struct pet_text *t)
{
	const struct lg_pub *p = v.pub;
	const struct lg_priv *mine = v.mine;
	struct fill f = { .n = 0 };
	with(&f, "round", PET_K_NUMBER, p->round);
	with(&f, "goal", PET_K_NUMBER, p->goal);
	say(t, N_("Round {round}; the game ends with {goal} metropolises\n"), &f);
	say_order(p, t);
	say_gods(p, t);
	say_columns(p, t);
	for (uint8_t who = 0; who < p->factions && p->seat[who] != NONE; who++) {
		say_faction(v, who, t);
		say_areas(p, who, t);
	}
	say_battle(p, t);
	if (mine && v.seat < PET_SEATS_MAX && p->top_known >> v.seat & 1) {
		struct fill top = { .n = 0 };
		with(&top, "card", K_CREATURE, mine->top);
		say(t, N_("You know the top creature card: {card}\n"), &top);
	}
}

/* Heroes and creatures, one a line: name and what they do. */
void lg_cards(struct pet_text *t, const char *filter)
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
			pet_text_put(t, "; ");
			pet_text_say(t, "sacrificed:");
			pet_text_char(t, ' ');
			pet_text_say(t, card[i].second);
		}
		pet_text_char(t, '\n');
	}
}
