/* show.c: the position in words, and the terminal map, land by land. */
#include "games/hellas/rules.h"

struct filler {
	struct pet_arg arg[8];
	int count;
};

static void with(struct filler *f, const char *key, uint8_t kind, int32_t value)
{
	f->arg[f->count++] = (struct pet_arg){ key, kind, value };
}

static void fill(struct pet_text *t, const char *id, const struct filler *f)
{
	pet_text_fill(t, id, NULL, 0, f->arg, f->count);
}

/* A list of values after a message that introduces it; nothing for an empty mask. */
static void list(struct pet_text *t, const char *id, uint8_t kind, uint64_t mask)
{
	bool more = false;
	if (!mask)
		return;
	pet_text_say(t, id);
	for (int i = 0; i < 64; i++) {
		if (!(mask >> i & 1))
			continue;
		if (more)
			pet_text_put(t, ", ");
		pet_text_value(t, kind, i);
		more = true;
	}
}

/* ---- players --------------------------------------------------------------------------------- */

static void say_player(struct pet_text *t, const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	struct filler f = { .count = 0 };
	with(&f, "seat", PET_K_SEAT, seat);
	with(&f, "hero", K_HERO, pl->hero);
	with(&f, "region", K_REGION, pl->at);
	with(&f, "quest", K_QUEST, pl->quest);
	with(&f, "step", PET_K_NUMBER, pl->step);
	if (pl->hero == NONE)
		fill(t, N_("{seat}: no hero yet"), &f);
	else if (pl->quest != NONE)
		fill(t, N_("{seat}: {hero}, on step {step} of a quest: {quest}"), &f);
	else if (pl->at != NONE)
		fill(t, N_("{seat}: {hero}, {region}"), &f);
	else
		fill(t, N_("{seat}: {hero}"), &f);
	f.count = 0;
	with(&f, "leadership", PET_K_NUMBER, pl->attr[LEADERSHIP]);
	with(&f, "strength", PET_K_NUMBER, pl->attr[STRENGTH]);
	with(&f, "speed", PET_K_NUMBER, pl->attr[SPEED]);
	with(&f, "priests", PET_K_NUMBER, pl->pool);
	with(&f, "cards", PET_K_NUMBER, pl->hand);
	fill(t,
	     N_("; Leadership {leadership}, Strength {strength}, Speed {speed}; priests {priests}, "
		"cards {cards}"),
	     &f);
	list(t, N_("; injured: "), K_ATTR, pl->injured);
	list(t, N_("; used: "), K_SPECIAL, pl->used);
	list(t, N_("; artifacts: "), K_ARTIFACT, pl->artifacts);
	list(t, N_("; of these used: "), K_ARTIFACT, pl->artifacts & ~p->charged);
	list(t, N_("; blessings: "), K_BLESSING, pl->blessings);
	list(t, N_("; slain: "), K_MONSTER, pl->trophies);
	list(t, N_("; quest cards: "), K_QUEST, pl->kept);
	pet_text_put(t, "\n");
}

/* ---- regions --------------------------------------------------------------------------------- */

static void say_armies(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	for (uint8_t army = 0; army < ARMIES; army++) {
		if (!p->region[r].hop[army])
			continue;
		struct filler f = { .count = 0 };
		with(&f, "army", K_ARMY, army);
		with(&f, "count", PET_K_NUMBER, p->region[r].hop[army]);
		fill(t,
		     p->region[r].fort == army ? N_("; {army}: hoplites {count}, one in the city")
					       : N_("; {army}: hoplites {count}"),
		     &f);
	}
}

static void say_region(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	uint8_t owner = p->region[r].owner;
	struct filler f = { .count = 0 };
	with(&f, "region", K_REGION, (int32_t)r);
	with(&f, "owner", K_ARMY, owner);
	bool anybody = false;
	for (int a = 0; a < ARMIES; a++)
		anybody |= p->region[r].hop[a] > 0;
	if (owner == NONE && !anybody && !(p->temples & BIT(r)))
		return;
	fill(t, owner == NONE ? N_("{region}: neutral") : N_("{region}: {owner}"), &f);
	say_armies(t, p, r);
	if (p->temples & BIT(r))
		pet_text_say(t, r == PHOCIS ? N_("; Delphi") : N_("; temple"));
	pet_text_put(t, "\n");
}

static void say_monster(struct pet_text *t, const struct lh_pub *p, unsigned m)
{
	const struct lh_monster *mon = &p->monster[m];
	struct filler f = { .count = 0 };
	if (mon->at == NONE)
		return;
	with(&f, "monster", K_MONSTER, (int32_t)m);
	with(&f, "region", K_REGION, mon->at);
	with(&f, "wounds", PET_K_NUMBER, count32(mon->wounds));
	with(&f, "slots", PET_K_NUMBER, lh_slots(p, m));
	fill(t, N_("{monster}: {region}, wounds {wounds} of {slots}; open slots: "), &f);
	bool more = false;
	FOR_EACH (s, lh_uncovered(p, m)) {
		if (more)
			pet_text_put(t, ", ");
		pet_text_value(t, K_SLOT, (int32_t)s);
		pet_text_put(t, " ");
		pet_text_value(t, K_SYMBOL, lh_monsters[m].symbol[s]);
		more = true;
	}
	if (mon->evolved)
		pet_text_say(t, N_("; evolved"));
	pet_text_put(t, "\n");
}

/* ---- monuments, quests, solo ----------------------------------------------------------------- */

static void say_monument(struct pet_text *t, const struct lh_pub *p, unsigned god)
{
	struct filler f = { .count = 0 };
	int priests = (p->spot[god][0] != NONE) + (p->spot[god][1] != NONE);
	with(&f, "god", K_GOD, (int32_t)god);
	with(&f, "level", PET_K_NUMBER, p->level[god]);
	with(&f, "priests", PET_K_NUMBER, priests);
	with(&f, "region", K_REGION, lh_god_region[god]);
	fill(t, N_("Monument of {god} ({region}): level {level}, priests {priests}\n"), &f);
}

static void say_board(struct pet_text *t, const struct lh_pub *p)
{
	struct filler f = { .count = 0 };
	for (unsigned god = 0; god < GODS; god++)
		say_monument(t, p, god);
	for (int i = 0; i < QUEST_SLOTS; i++) {
		if (p->slot[i] == NONE)
			continue;
		f.count = 0;
		with(&f, "quest", K_QUEST, p->slot[i]);
		with(&f, "region", K_REGION, lh_quests[p->slot[i]].region);
		fill(t, N_("Quest: {quest} ({region})\n"), &f);
	}
	for (int l = 0; l < LANDS; l++) {
		f.count = 0;
		with(&f, "land", K_LAND, l);
		with(&f, "seat", PET_K_SEAT, p->glory[l]);
		if (p->glory[l] != NONE)
			fill(t, N_("Glory token, {land}: {seat}\n"), &f);
	}
	f.count = 0;
	with(&f, "built", PET_K_NUMBER, p->temples_built);
	with(&f, "all", PET_K_NUMBER, lh_temples_total(p));
	with(&f, "card", K_TEMPLE, p->temple_card);
	if (p->temple_card != NONE)
		fill(t, N_("{card}; temples built: {built} of {all}\n"), &f);
	if (p->king_god != NONE && p->king_tokens != NONE) {
		f.count = 0;
		with(&f, "god", K_GOD, p->king_god);
		with(&f, "seat", PET_K_SEAT, p->king_holder);
		with(&f, "tokens", PET_K_NUMBER, p->king_tokens);
		fill(t, N_("Activation card ({god}): {seat}, tokens {tokens}\n"), &f);
	}
}

static void say_solo(struct pet_text *t, const struct lh_pub *p)
{
	const struct lh_solo *x = &p->xerxes;
	struct filler f = { .count = 0 };
	with(&f, "act", PET_K_NUMBER, x->act);
	with(&f, "invasion", PET_K_NUMBER, x->invasion);
	with(&f, "mobilization", PET_K_NUMBER, x->mobilization);
	with(&f, "command", PET_K_NUMBER, lh_command(p));
	with(&f, "tokens", PET_K_NUMBER, count32(x->pile));
	fill(t,
	     N_("Act {act}: invasion {invasion}, mobilization {mobilization}, command {command}, "
		"tokens left {tokens}\n"),
	     &f);
	if (x->act == 2) {
		f.count = 0;
		with(&f, "victory", PET_K_NUMBER, x->victory);
		fill(t, N_("Victory counter: {victory}\n"), &f);
	}
	for (int l = 0; l < LANDS; l++) {
		f.count = 0;
		with(&f, "land", K_LAND, l);
		with(&f, "attitude", K_ATTITUDE, x->attitude[l]);
		fill(t, N_("Attitude, {land}: {attitude}\n"), &f);
	}
	for (int i = 0; i < SPIES; i++) {
		f.count = 0;
		with(&f, "region", K_REGION, x->spy[i]);
		if (x->spy[i] < REGIONS)
			fill(t, N_("Spy: {region}\n"), &f);
	}
}

static void say_fight(struct pet_text *t, const struct lh_pub *p)
{
	struct filler f = { .count = 0 };
	if (p->hunt.hunter) {
		with(&f, "seat", PET_K_SEAT, p->hunt.hunter - 1);
		with(&f, "monster", K_MONSTER, p->hunt.monster);
		with(&f, "value", PET_K_NUMBER, p->hunt.value);
		with(&f, "total", PET_K_NUMBER, p->hunt.total);
		fill(t, N_("Hunt: {seat} against {monster}; attack {value}, defence {total}\n"),
		     &f);
	}
	if (p->battle.on) {
		f.count = 0;
		with(&f, "region", K_REGION, p->battle.region);
		with(&f, "a", K_ARMY, p->battle.side[0]);
		with(&f, "b", K_ARMY, p->battle.side[1]);
		fill(t, N_("Battle: {region}, {a} attacks {b}\n"), &f);
		list(t, N_("Cards of the attacker: "), K_CARD, p->battle.played[0]);
		if (p->battle.played[0])
			pet_text_put(t, "\n");
		list(t, N_("Cards of the defender: "), K_CARD, p->battle.played[1]);
		if (p->battle.played[1])
			pet_text_put(t, "\n");
	}
}

void lh_describe(struct pet_view v, struct pet_text *t)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	struct filler f = { .count = 0 };
	with(&f, "turn", PET_K_NUMBER, p->turn);
	with(&f, "seat", PET_K_SEAT, p->active);
	fill(t, p->active == NONE ? N_("Set-up\n") : N_("Turn {turn}: {seat}\n"), &f);
	if (p->over) {
		f.count = 0;
		with(&f, "ending", K_ENDING, p->reason);
		with(&f, "seat", PET_K_SEAT, p->winner);
		fill(t,
		     p->winner == NONE ? N_("The game is over: {ending}\n")
				       : N_("The game is over, {seat} has won: {ending}\n"),
		     &f);
	}
	for (uint8_t s = 0; s < p->flow.seats; s++)
		say_player(t, p, s);
	for (unsigned r = 0; r < REGIONS; r++)
		say_region(t, p, r);
	for (unsigned m = 0; m < MONSTERS; m++)
		say_monster(t, p, m);
	say_board(t, p);
	if (p->solo)
		say_solo(t, p);
	say_fight(t, p);
	if (me && v.seat < p->flow.seats) {
		list(t, N_("Your cards: "), K_CARD, me->hand);
		if (me->hand)
			pet_text_put(t, "\n");
		list(t, N_("You look at: "), K_ARTIFACT, me->look);
		if (me->look)
			pet_text_put(t, "\n");
		list(t, N_("You choose from: "), K_BLESSING, me->offered);
		if (me->offered)
			pet_text_put(t, "\n");
	}
}

/* ---- the map --------------------------------------------------------------------------------- */

enum { MAP_WIDTH = 99, MAP_OTHERS = 68 };

/* Characters written since a place in the text. */
static int width(const struct pet_text *t, uint32_t since)
{
	int n = 0;
	for (uint32_t i = since; i < t->len; i++)
		n += (t->buf[i] & 0xC0) != 0x80;
	return n;
}

/* Spaces up to a column, counted in characters from the start of the line. */
static void column(struct pet_text *t, uint32_t line, int to)
{
	int at = width(t, line);
	do
		pet_text_char(t, ' ');
	while (++at < to);
}

/* A thing in the last column; what does not fit goes on in the next line. */
static void item(struct pet_text *t, uint32_t *line, uint8_t kind, int32_t value, const char *after)
{
	char buf[96];
	struct pet_text word = pet_text_into(buf, sizeof buf, t->lang, t->game, t->pub);
	pet_text_value(&word, kind, value);
	pet_text_put(&word, after);
	if (width(t, *line) + width(&word, 0) + 1 > MAP_WIDTH) {
		pet_text_char(t, '\n');
		*line = t->len;
		column(t, *line, MAP_OTHERS);
	}
	pet_text_put(t, buf);
	pet_text_char(t, ' ');
}

static void map_features(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	const struct lh_region_row *row = &lh_regions[r];
	if (row->god != NONE) {
		pet_text_value(t, K_GOD, row->god);
		pet_text_char(t, ' ');
		pet_text_number(t, p->level[row->god]);
		pet_text_char(t, ' ');
	}
	if (row->city)
		pet_text_say(t, row->city == 2 ? N_("Sparta ") : N_("city "));
	if (p->temples & BIT(r))
		pet_text_say(t, row->shrine == 2 ? N_("Delphi ") : N_("temple "));
	else if (row->shrine)
		pet_text_say(t, row->shrine == 2 ? N_("oracle site ") : N_("shrine "));
}

static void map_armies(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	for (uint8_t army = 0; army < ARMIES; army++) {
		int n = p->region[r].hop[army];
		if (!n)
			continue;
		pet_text_value(t, K_ARMY, army);
		pet_text_put(t, " ");
		pet_text_number(t, n);
		pet_text_put(t, p->region[r].fort == army ? "# " : " ");
	}
}

static void map_others(struct pet_text *t, const struct lh_pub *p, unsigned r, uint32_t *line)
{
	for (int s = 0; s < p->flow.seats; s++)
		if (p->player[s].at == r)
			item(t, line, K_HERO, p->player[s].hero, "");
	FOR_EACH (m, lh_monsters_in(p, r)) {
		char wounds[16];
		struct pet_text w = pet_text_into(wounds, sizeof wounds, t->lang, NULL, NULL);
		pet_text_char(&w, ' ');
		pet_text_number(&w, count32(p->monster[m].wounds));
		pet_text_char(&w, '/');
		pet_text_number(&w, lh_slots(p, m));
		item(t, line, K_MONSTER, (int32_t)m, wounds);
	}
	if (lh_quest_at(p, r) != NONE)
		pet_text_put(t, "? ");
	if (p->solo && lh_spy_at(p, r))
		pet_text_put(t, "@ ");
}

/* One line a region: name, population, features, controller, hoplites, heroes and monsters. */
static void map_region(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	uint32_t line = t->len;
	uint8_t owner = p->region[r].owner;
	pet_text_put(t, "  ");
	pet_text_value(t, K_REGION, (int32_t)r);
	column(t, line, 14);
	pet_text_number(t, lh_regions[r].population);
	column(t, line, 16);
	map_features(t, p, r);
	column(t, line, 41);
	if (owner == NONE)
		pet_text_char(t, '-');
	else
		pet_text_value(t, K_ARMY, owner);
	column(t, line, 53);
	map_armies(t, p, r);
	column(t, line, MAP_OTHERS);
	map_others(t, p, r, &line);
	while (t->len > line && t->buf[t->len - 1] == ' ')
		t->buf[--t->len] = 0;
	pet_text_char(t, '\n');
}

void lh_map(struct pet_view v, struct pet_text *t)
{
	const struct lh_pub *p = v.pub;
	for (unsigned l = 0; l < LANDS; l++) {
		pet_text_value(t, K_LAND, (int32_t)l);
		if (p->glory[l] != NONE) {
			pet_text_put(t, " * ");
			pet_text_value(t, PET_K_SEAT, p->glory[l]);
		}
		if (p->solo) {
			pet_text_put(t, ", ");
			pet_text_value(t, K_ATTITUDE, p->xerxes.attitude[l]);
		}
		pet_text_char(t, '\n');
		FOR_EACH (r, lh_land[l])
			map_region(t, p, r);
	}
	pet_text_say(t, N_("# one in the city   * glory token   ? quest   @ spy\n"));
}
