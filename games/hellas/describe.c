/* describe.c: the position in words. */
#include "core/describe.h"
#include "core/facts.h"
#include "games/hellas/rules.h"

/* Whose wound symbols are chosen from: of the monster that an effect wounds, else of the one hunted. */
uint8_t lh_monster_asked(const struct lh_pub *p)
{
	for (int i = p->flow.depth; i-- > 0;)
		if (p->flow.frame[i].node == N_SLOT || p->flow.frame[i].node == N_HUNT)
			return lh_monster_x(&p->flow.frame[i])->monster;
	return NONE;
}

/* The monster hunted or attacking a region; in a battle where it is and the opponent of the asked seat, else of
 * a hunt the value to defend against, and how its attack step may end: whether a card deals a wound only the
 * hunter knows. */
int lh_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX])
{
	const struct lh_pub *p = v.pub;
	const struct lh_battle *b = &p->battle;
	const struct pet_frame *asks = pet_game_frame(v.pub);
	uint8_t monster = NONE, who = asks->who;
	if (asks->node == N_RECRUIT_PLACE) {
		const struct lh_recruit_place_x *x = lh_recruit_place_x(asks);
		bool once = !(x->how & (RECRUIT_AGAIN | RECRUIT_ACTION));
		out[0] = (struct pet_arg){ "once", PET_K_FLAG, once };
		out[1] = (struct pet_arg){ "most", PET_K_NUMBER, x->most };
		return 2;
	}
	if (asks->node == N_WITHDRAW_TO) {
		uint8_t from = lh_withdraw_x(asks - 1)->from;
		out[0] = (struct pet_arg){ "from", K_REGION, from };
		out[1] = (struct pet_arg){ "many", PET_K_NUMBER, lh_count(p, who, from) };
		return 2;
	}
	if (asks->node == N_SOLO_LOSS_COLOUR) {
		out[0] = (struct pet_arg){ "region", K_REGION, lh_loss_colour_x(asks)->region };
		return 1;
	}
	if (asks->node == N_PREPARE_OPTION) {
		out[0] = (struct pet_arg){ "second", PET_K_FLAG, (asks - 1)->n > 1 };
		return 1;
	}
	for (int i = p->flow.depth; i-- > 0 && monster == NONE;) {
		const struct pet_frame *f = &p->flow.frame[i];
		if (f->node == N_HUNT || f->node == N_REGION_ATTACK)
			monster = lh_monster_x(f)->monster;
	}
	out[0] = (struct pet_arg){ "monster", K_MONSTER, monster };
	if (b->on) {
		out[1] = (struct pet_arg){ "region", K_REGION, b->region };
		out[2] = (struct pet_arg){ "foe", K_ARMY, b->side[b->side[0] == who] };
		return 3;
	}
	out[1] = (struct pet_arg){ "value", PET_K_NUMBER, p->hunt.value };
	out[2] = (struct pet_arg){ "struck", PET_K_NUMBER, p->hunt.struck };
	out[3] = (struct pet_arg){ "must", PET_K_FLAG, (p->readings & BOOK_WOUND) != 0 };
	out[4] = (struct pet_arg){ "able", PET_K_FLAG,
				   !v.mine || v.seat != who || lh_can_wound(p, v.mine) };
	return 5;
}

/* ---- players --------------------------------------------------------------------------------- */

static void say_player(struct pet_text *t, struct pet_view v, uint8_t seat)
{
	const struct lh_pub *p = v.pub;
	const struct lh_player *pl = &p->player[seat];
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "seat", PET_K_SEAT, seat);
	pet_fill_add(&f, "hero", K_HERO, pl->hero);
	pet_fill_add(&f, "region", K_REGION, pl->at);
	pet_fill_add(&f, "quest", K_QUEST, pl->quest);
	pet_fill_add(&f, "step", PET_K_NUMBER, pl->step);
	if (pl->hero == NONE)
		pet_text_filled(t, N_("{seat}: no hero yet"), &f);
	else if (pl->quest != NONE)
		pet_text_filled(t, N_("{seat}: {hero}, on step {step} of a quest: {quest}"), &f);
	else if (pl->at != NONE)
		pet_text_filled(t, N_("{seat}: {hero}, {region}"), &f);
	else
		pet_text_filled(t, N_("{seat}: {hero}"), &f);
	f.count = 0;
	pet_fill_add(&f, "leadership", PET_K_NUMBER, pl->attr[LEADERSHIP]);
	pet_fill_add(&f, "strength", PET_K_NUMBER, pl->attr[STRENGTH]);
	pet_fill_add(&f, "speed", PET_K_NUMBER, pl->attr[SPEED]);
	pet_fill_add(&f, "priests", PET_K_NUMBER, pl->pool);
	pet_fill_add(&f, "cards", PET_K_NUMBER, pl->hand);
	pet_text_filled(t,
			N_("; Leadership {leadership}, Strength {strength}, Speed {speed}; priests "
			   "{priests}, "
			   "cards {cards}"),
			&f);
	pet_text_list(t, N_("; injured: "), K_ATTR, pl->injured);
	pet_text_list(t, N_("; used: "), K_SPECIAL, pl->used);
	pet_text_list(t, N_("; artifacts: "), K_ARTIFACT, pl->artifacts);
	pet_text_list(t, N_("; of these used: "), K_ARTIFACT, pl->artifacts & ~p->charged);
	pet_text_list(t, N_("; blessings: "), K_BLESSING, pl->blessings);
	pet_text_list(t, N_("; slain: "), K_MONSTER, pl->trophies);
	pet_text_list(t, N_("; quest cards: "), K_QUEST, pl->kept);
	if (p->active != NONE) {
		pet_text_put(t, "; ");
		pet_text_facts_about(t, v, 1u << PET_T_NEED | 1u << PET_T_OWN | 1u << PET_T_LEFT,
				     PET_K_SEAT, seat);
	}
	pet_text_put(t, "\n");
}

/* ---- regions --------------------------------------------------------------------------------- */

static void say_armies(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	for (uint8_t army = 0; army < ARMIES; army++) {
		if (!p->region[r].hop[army])
			continue;
		struct pet_fill f = { 0 };
		pet_fill_add(&f, "army", K_ARMY, army);
		pet_fill_add(&f, "count", PET_K_NUMBER, p->region[r].hop[army]);
		pet_text_filled(t,
				p->region[r].fort == army
					? N_("; {army}: hoplites {count}, one in the city")
					: N_("; {army}: hoplites {count}"),
				&f);
	}
}

static void say_region(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	uint8_t owner = p->region[r].owner;
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "region", K_REGION, (int32_t)r);
	pet_fill_add(&f, "owner", K_ARMY, owner);
	bool anybody = false;
	for (int a = 0; a < ARMIES; a++)
		anybody |= p->region[r].hop[a] > 0;
	if (owner == NONE && !anybody && !(p->temples & BIT(r)))
		return;
	pet_text_filled(t, owner == NONE ? N_("{region}: neutral") : N_("{region}: {owner}"), &f);
	say_armies(t, p, r);
	if (p->temples & BIT(r))
		pet_text_say(t, r == PHOCIS ? N_("; Delphi") : N_("; temple"));
	pet_text_put(t, "\n");
}

static void say_monster(struct pet_text *t, const struct lh_pub *p, unsigned m)
{
	const struct lh_monster *mon = &p->monster[m];
	struct pet_fill f = { 0 };
	if (mon->at == NONE)
		return;
	pet_fill_add(&f, "monster", K_MONSTER, (int32_t)m);
	pet_fill_add(&f, "region", K_REGION, mon->at);
	pet_fill_add(&f, "wounds", PET_K_NUMBER, count32(mon->wounds));
	pet_fill_add(&f, "slots", PET_K_NUMBER, lh_slots(p, m));
	pet_text_filled(t, N_("{monster}: {region}, wounds {wounds} of {slots}; open slots: "), &f);
	bool more = false;
	PET_FOR_EACH (s, lh_uncovered(p, m)) {
		if (more)
			pet_text_put(t, ", ");
		pet_text_number(t, (int32_t)s + 1);
		pet_text_put(t, " ");
		pet_text_value(t, K_SYMBOL, lh_box(p)->monster[m].symbol[s]);
		more = true;
	}
	pet_text_list(t, N_("; evolved: "), K_EVOLUTION, mon->evolved);
	pet_text_put(t, "\n");
}

/* ---- monuments, quests, solo ----------------------------------------------------------------- */

static void say_monument(struct pet_text *t, const struct lh_pub *p, unsigned god)
{
	struct pet_fill f = { 0 };
	int priests = (p->spot[god][0] != NONE) + (p->spot[god][1] != NONE);
	pet_fill_add(&f, "god", K_GOD, (int32_t)god);
	pet_fill_add(&f, "level", PET_K_NUMBER, p->level[god]);
	pet_fill_add(&f, "priests", PET_K_NUMBER, priests);
	pet_fill_add(&f, "region", K_REGION, lh_god_region[god]);
	pet_text_filled(t, N_("Monument of {god} ({region}): level {level}, priests {priests}\n"),
			&f);
}

static void say_board(struct pet_text *t, struct pet_view v)
{
	const struct lh_pub *p = v.pub;
	struct pet_fill f = { 0 };
	for (unsigned god = 0; god < GODS; god++)
		say_monument(t, p, god);
	for (int i = 0; i < QUEST_SLOTS; i++) {
		if (p->slot[i] == NONE)
			continue;
		f.count = 0;
		pet_fill_add(&f, "quest", K_QUEST, p->slot[i]);
		pet_fill_add(&f, "region", K_REGION, lh_box(p)->quest[p->slot[i]].region);
		pet_text_filled(t, N_("Quest: {quest} ({region})\n"), &f);
	}
	for (int l = 0; l < LANDS; l++) {
		f.count = 0;
		pet_fill_add(&f, "land", K_LAND, l);
		pet_fill_add(&f, "seat", PET_K_SEAT, p->glory[l]);
		if (p->glory[l] != NONE)
			pet_text_filled(t, N_("Glory token, {land}: {seat}\n"), &f);
	}
	if (p->temple_card != NONE) {
		pet_text_value(t, K_TEMPLE, p->temple_card);
		pet_text_put(t, "; ");
		pet_text_facts_about(t, v, 1u << PET_T_LEFT, PET_K_NONE, 0);
		pet_text_char(t, '\n');
	}
	if (p->king_god != NONE && p->king_tokens != NONE) {
		f.count = 0;
		pet_fill_add(&f, "god", K_GOD, p->king_god);
		pet_fill_add(&f, "seat", PET_K_SEAT, p->king_holder);
		pet_fill_add(&f, "tokens", PET_K_NUMBER, p->king_tokens);
		pet_text_filled(t, N_("Activation card ({god}): {seat}, tokens {tokens}\n"), &f);
	}
}

static void say_solo(struct pet_text *t, struct pet_view v)
{
	const struct lh_pub *p = v.pub;
	struct pet_fill f = { 0 };
	pet_text_facts_about(t, v, 1u << PET_T_OWN | 1u << PET_T_LEFT, PET_K_NONE, 0);
	pet_text_char(t, '\n');
	for (int l = 0; l < LANDS; l++) {
		f.count = 0;
		pet_fill_add(&f, "land", K_LAND, l);
		pet_fill_add(&f, "attitude", K_ATTITUDE, p->xerxes.attitude[l]);
		pet_text_filled(t, N_("Attitude, {land}: {attitude}\n"), &f);
	}
}

static void say_fight(struct pet_text *t, const struct lh_pub *p)
{
	struct pet_fill f = { 0 };
	if (p->hunt.hunter) {
		pet_fill_add(&f, "seat", PET_K_SEAT, p->hunt.hunter - 1);
		pet_fill_add(&f, "monster", K_MONSTER, p->hunt.monster);
		pet_fill_add(&f, "value", PET_K_NUMBER, p->hunt.value);
		pet_fill_add(&f, "total", PET_K_NUMBER, p->hunt.total);
		pet_text_filled(
			t, N_("Hunt: {seat} against {monster}; attack {value}, defence {total}\n"),
			&f);
	}
	if (p->battle.on) {
		f.count = 0;
		pet_fill_add(&f, "region", K_REGION, p->battle.region);
		pet_fill_add(&f, "a", K_ARMY, p->battle.side[0]);
		pet_fill_add(&f, "b", K_ARMY, p->battle.side[1]);
		pet_text_filled(t, N_("Battle: {region}, {a} attacks {b}\n"), &f);
		pet_text_list(t, N_("Cards of the attacker: "), K_CARD, p->battle.played[0]);
		if (p->battle.played[0])
			pet_text_put(t, "\n");
		pet_text_list(t, N_("Cards of the defender: "), K_CARD, p->battle.played[1]);
		if (p->battle.played[1])
			pet_text_put(t, "\n");
	}
}

void lh_describe(struct pet_view v, struct pet_text *t)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "turn", PET_K_NUMBER, p->turn);
	pet_fill_add(&f, "seat", PET_K_SEAT, p->active);
	pet_text_filled(t, p->active == NONE ? N_("Set-up\n") : N_("Turn {turn}: {seat}\n"), &f);
	if (p->over) {
		f.count = 0;
		pet_fill_add(&f, "ending", K_ENDING, p->reason);
		pet_fill_add(&f, "seat", PET_K_SEAT, p->winner);
		pet_text_filled(t,
				p->winner == NONE
					? N_("The game is over: {ending}\n")
					: N_("The game is over, {seat} has won: {ending}\n"),
				&f);
	}
	for (uint8_t s = 0; s < p->flow.seats; s++)
		say_player(t, v, s);
	for (unsigned r = 0; r < REGIONS; r++)
		say_region(t, p, r);
	for (unsigned m = 0; m < MONSTERS; m++)
		say_monster(t, p, m);
	say_board(t, v);
	if (p->solo)
		say_solo(t, v);
	say_fight(t, p);
	if (me && v.seat < p->flow.seats) {
		pet_text_list(t, N_("Your cards: "), K_CARD, me->hand);
		if (me->hand)
			pet_text_put(t, "\n");
		pet_text_list(t, N_("You look at: "), K_ARTIFACT, me->look);
		if (me->look)
			pet_text_put(t, "\n");
		pet_text_list(t, N_("You choose from: "), K_BLESSING, me->offered);
		if (me->offered)
			pet_text_put(t, "\n");
	}
}

/* "Done" declines what these ask: then it says what is declined. */
const char *lh_says(const void *pub, pet_move m)
{
	static const char *const declines[] = {
		[N_RECRUIT_PLACE] = N_("Recruit no more"),
		[N_HUNT_WOUND] = N_("End the attack"),
		[N_HERACLES_GLORY] = N_("Return no token"),
		[N_EXTRA_ACTION] = N_("Take no extra action"),
		[N_HERO_WRATH] = N_("Kill nobody"),
		[N_PERSEUS_JUMP] = N_("Leave Perseus where he is"),
		[N_DUEL_EXTRA] = N_("Repeat no action"),
		[N_QUEST_START] = N_("Begin no quest"),
		[N_SOLO_TURN_BLUE] = N_("Leave them yellow"),
	};
	unsigned node = pet_game_frame(pub)->node;
	bool known = pet_move_verb(m) == V_DONE && node < sizeof declines / sizeof *declines;
	return known ? declines[node] : NULL;
}
