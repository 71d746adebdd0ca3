/* why.c: why a move is refused. Legality lives in the legal functions; here the answer is only put
 * into words: the first rule that stands in the way. */
#include "games/hellas/rules.h"

/* Which verbs a question knows at all; anything else is simply no choice here. */
static const uint8_t verbs_of[][9] = {
	{ N_DISCARD, V_DISCARD },
	{ N_ARTIFACT_KEEP, V_KEEP },
	{ N_SETUP_HERO, V_HERO },
	{ N_SETUP_COLOUR, V_COLOUR },
	{ N_SETUP_PLACE, V_PLACE },
	{ N_HERACLES_GLORY, V_GLORY },
	{ N_TURN_MENU, V_ARTIFACTS, V_PRAYER, V_WALK, V_ADVANCE, V_HOPLITES, V_SPECIAL, V_BLESS,
	  V_SPY },
	{ N_EXTRA_ACTION, V_SPECIAL, V_AUGEAN },
	{ N_ART_PICK, V_USE, V_DONE },
	{ N_HERO_MOVE, V_GO },
	{ N_HOPLITE_MOVE, V_STEP, V_FORTIFY, V_LEAVE, V_DONE },
	{ N_ONWARD, V_ONWARD },
	{ N_HERO_WRATH, V_DISCARD },
	{ N_KILL_COUNT, V_KILL },
	{ N_APPRENTICE, V_STEP },
	{ N_WINGED, V_FLY },
	{ N_RECRUIT_PLACE, V_RECRUIT, V_DONE },
	{ N_MARCH_MOVE, V_MARCH, V_FORTIFY, V_MURDEROUS },
	{ N_TEMPLE_PLACE, V_TEMPLE },
	{ N_DELPHI_BONUS, V_RAISE },
	{ N_PREPARE_OPTION, V_OPTION },
	{ N_PERSEUS_JUMP, V_JUMP },
	{ N_DUEL_EXTRA, V_SPECIAL },
	{ N_MONUMENT_PICK, V_BUILD },
	{ N_MONSTER_NEXT, V_NEXT },
	{ N_MONSTER_MOVE, V_ROAM },
	{ N_CHIMERA_TARGET, V_PERCH },
	{ N_HUNT_TARGET, V_HUNT },
	{ N_HUNT_START_FX, V_USE, V_BLESS },
	{ N_HUNT_WOUND, V_STRIKE, V_COMBINE, V_USE, V_BLESS, V_STOP, V_DONE },
	{ N_MONSTER_CARD, V_ATTACK },
	{ N_HUNT_DEFEND, V_PLAY, V_PLAN, V_SHIELD, V_DODGE, V_DONE, V_USE, V_BLESS, V_UNDEFENDED },
	{ N_SLOT, V_SLOT },
	{ N_INJURY_ATTR, V_HURT },
	{ N_HEAL_ATTR, V_HEAL },
	{ N_LOSE_ATTR, V_LOSE },
	{ N_HUNT_REWARD, V_REWARD },
	{ N_COMBINE, V_DISCARD },
	{ N_GRAEAE, V_DISCARD, V_DONE },
	{ N_WEAK_SPOT, V_DISCARD },
	{ N_BATTLE_ORDER, V_BATTLE },
	{ N_BEFORE_FX, V_USE, V_BLESS },
	{ N_BATTLE_CARD, V_PLAY, V_PLAN, V_USE },
	{ N_BRING, V_BRING, V_DONE },
	{ N_BLUFF_CARD, V_PLAY, V_PLAN },
	{ N_BLOOD, V_SPARE, V_BLEED },
	{ N_AEGIS, V_SAVE },
	{ N_WITHDRAW_TO, V_WITHDRAW },
	{ N_QUEST_START, V_QUEST },
	{ N_QUEST_GLORY, V_GLORY },
	{ N_QUEST_RAISE, V_RAISE },
	{ N_ART_JUMP, V_JUMP },
	{ N_ART_THUNDER, V_WOUND, V_INJURE },
	{ N_ART_TRUMPET, V_REFRESH },
	{ N_ART_THREAD, V_SEND },
	{ N_OWL_KEEP, V_DISCARD },
	{ N_EXILE, V_SEND },
	{ N_SHOOT, V_DISCARD },
	{ N_SHOOT_AT, V_WOUND, V_KILL },
	{ N_DRAFT_PICK, V_PICK },
	{ N_PRAY_MONUMENT, V_PRAY },
	{ N_HERMES_MOVE, V_MARCH },
	{ N_SOLO_LOSS_COLOUR, V_FALL },
	{ N_SOLO_LOSS_REGION, V_FALL_IN },
	{ N_SOLO_BLESSING, V_PICK },
	{ N_SOLO_MIX, V_MIX },
	{ N_SOLO_MONUMENT, V_TOPPLE },
};

static bool knows(unsigned node, unsigned verb)
{
	for (size_t i = 0; i < sizeof verbs_of / sizeof verbs_of[0]; i++)
		if (verbs_of[i][0] == node)
			for (int v = 1; v < 9 && verbs_of[i][v]; v++)
				if (verbs_of[i][v] == verb)
					return true;
	return false;
}

/* Out of a region, into a neighbour. */
static uint8_t move_why(const struct lh_pub *p, uint8_t seat, unsigned from, unsigned to, bool fly)
{
	if (from >= REGIONS || to >= REGIONS || lh_movable(p, seat, from) <= 0)
		return R_NO_HOPLITE;
	if (lh_medusa(p, from))
		return R_MEDUSA;
	if (!fly && !(lh_near_all(from) & BIT(to)))
		return R_NOT_NEAR;
	if (!fly && !(lh_near(p, from) & BIT(to)))
		return R_SEA;
	if (lh_barred(p, seat) & BIT(to))
		return R_HELEN;
	return R_TOO_MANY;
}

static uint8_t menu_why(const struct lh_pub *p, uint8_t seat, pet_move m)
{
	const struct lh_player *pl = &p->player[seat];
	switch (pet_move_verb(m)) {
	case V_ARTIFACTS:
		return p->taken & T_ARTIFACTS ? R_TAKEN : R_NO_ARTIFACT;
	case V_PRAYER:
		return p->taken & T_PRAYER ? R_TAKEN : !pl->pool ? R_NO_PRIEST : R_SPOT;
	case V_WALK:
		return p->taken & T_HERO ? R_TAKEN : R_ON_QUEST;
	case V_ADVANCE:
		return p->taken & T_HERO ? R_TAKEN : R_NO_QUEST;
	case V_HOPLITES:
		return p->taken & T_HOPLITES ? R_TAKEN : R_NO_MOVE;
	case V_SPY:
		return p->taken & T_HERO ? R_TAKEN : R_NO_SPY;
	case V_BLESS:
		return R_BLESSING;
	default: {
		uint8_t why = pet_move_a(m) < SPECIALS ? lh_special_why(p, seat, pet_move_a(m))
						       : R_NOT_HERE;
		if (why == R_HUNT_NONE && pl->at != NONE && lh_monsters_in(p, pl->at))
			return R_HUNT_NEEDS;
		return why ? why : R_NOT_HERE;
	}
	}
}

static uint8_t extra_why(const struct lh_pub *p, uint8_t seat, pet_move m)
{
	if (pet_move_a(m) >= SPECIALS)
		return R_NOT_HERE;
	if ((pet_move_verb(m) == V_SPECIAL) != (p->grants > 0))
		return R_NO_GRANT;
	return lh_special_why(p, seat, pet_move_a(m));
}

static uint8_t artifact_why(const struct lh_pub *p, uint8_t seat, unsigned a)
{
	if (a >= ARTIFACTS || !(p->player[seat].artifacts & BIT(a)))
		return R_NO_ARTIFACT;
	if (!lh_artifact_untimed(a))
		return R_TIMED;
	return p->charged & BIT(a) ? R_NO_EFFECT : R_UNCHARGED;
}

static uint8_t recruit_why(const struct lh_pub *p, const struct pet_frame *f, pet_move m)
{
	unsigned r = pet_move_a(m);
	if (r >= REGIONS)
		return R_NOT_OWN;
	if (lh_sphinx(p, r))
		return R_SPHINX;
	if (lh_foe_occ(p, f->who) & BIT(r))
		return R_ENEMY_THERE;
	if (!(lh_set(lh_recruit_place_x(f)->where) & BIT(r)))
		return R_NOT_OWN;
	if (pet_move_c(m) && !lh_fort_room(p, f->who, r, lh_recruit_place_x(f)->how))
		return R_FORT_NEW;
	return pet_move_b(m) > lh_reserve(p, lh_recruit_army(p, f->who, r)) ? R_RESERVE
									    : R_HOW_MANY;
}

static uint8_t battle_card_why(const struct lh_pub *p, const struct lh_priv *me,
			       const struct pet_frame *f, pet_move m)
{
	unsigned card = pet_move_a(m);
	int side = lh_side_x(f)->side;
	if (card >= CARDS || !(me->hand & BIT(card)))
		return R_NOT_IN_HAND;
	if (side == 0 && p->battle.count[0] && p->battle.side[1] < PLAYERS &&
	    blessed(p, p->battle.side[1], B_RESTRICTIVE))
		return R_RESTRICTED;
	return lh_card_fits(p, side, card) ? R_MASTER_PLAN : R_CASUALTIES;
}

static uint8_t hunt_card_why(const struct lh_pub *p, const struct lh_priv *me,
			     const struct pet_frame *f, pet_move m)
{
	if (pet_move_verb(m) == V_DODGE)
		return R_DODGE;
	if (pet_move_verb(m) == V_DONE)
		return R_DEFENCE_SHORT;
	if (pet_move_verb(m) == V_UNDEFENDED)
		return R_DEFENCE_SHORT;
	if (pet_move_a(m) >= CARDS || !(me->hand & BIT(pet_move_a(m))))
		return R_NOT_IN_HAND;
	if (pet_move_verb(m) == V_SHIELD)
		return R_SHIELD;
	if (pet_move_verb(m) == V_PLAN &&
	    !(blessed(p, f->who, B_MASTER_PLAN) && p->player[f->who].pool))
		return R_MASTER_PLAN;
	return R_DEFENCE;
}

static uint8_t wound_why(const struct lh_pub *p, const struct lh_priv *me, pet_move m)
{
	if (pet_move_verb(m) == V_STOP || pet_move_verb(m) == V_DONE)
		return R_STOP;
	if (pet_move_a(m) >= SLOTS || !(lh_uncovered(p, p->hunt.monster) & BIT(pet_move_a(m))))
		return R_SLOT;
	if (pet_move_verb(m) == V_STRIKE &&
	    (pet_move_b(m) >= CARDS || !(me->hand & BIT(pet_move_b(m)))))
		return R_NOT_IN_HAND;
	return R_SYMBOL;
}

static uint8_t option_why(const struct lh_pub *p, uint8_t seat, unsigned option)
{
	uint8_t at = p->player[seat].at;
	if (option == OPT_HEAL)
		return R_NOT_INJURED;
	if (option == OPT_DRAW)
		return R_NO_CARDS;
	if (at != NONE && lh_sphinx(p, at))
		return R_SPHINX;
	return at != NONE && (lh_foe_occ(p, seat) & BIT(at)) ? R_ENEMY_THERE : R_PREP_RECRUIT;
}

/* Verbs that have one reason wherever they are known. */
static uint8_t verb_why(unsigned verb)
{
	static const uint8_t why[V_COUNT] = {
		[V_KEEP] = R_NOT_OFFERED,   [V_PICK] = R_NOT_OFFERED,
		[V_ATTACK] = R_NOT_OFFERED, [V_HERO] = R_HERO_TAKEN,
		[V_COLOUR] = R_HERO_TAKEN,  [V_PLACE] = R_HERO_THERE,
		[V_GLORY] = R_GLORY,        [V_GO] = R_TOO_FAR,
		[V_LEAVE] = R_FORT_EMPTY,   [V_ONWARD] = R_PATH,
		[V_KILL] = R_HOW_MANY,      [V_TEMPLE] = R_SHRINE,
		[V_RAISE] = R_ATTR,         [V_HURT] = R_ATTR,
		[V_HEAL] = R_NOT_INJURED,   [V_LOSE] = R_ATTR,
		[V_BUILD] = R_MONUMENT,     [V_PERCH] = R_MONUMENT,
		[V_TOPPLE] = R_MONUMENT,    [V_NEXT] = R_MONSTER_ROLLED,
		[V_ROAM] = R_MONSTER_STEP,  [V_SEND] = R_MONSTER_STEP,
		[V_SLOT] = R_SLOT,          [V_REWARD] = R_REWARD,
		[V_BRING] = R_BRING,        [V_SPARE] = R_BLOOD,
		[V_BLEED] = R_BLOOD,        [V_SAVE] = R_SAVE,
		[V_QUEST] = R_CONDITION,    [V_WOUND] = R_NO_MONSTER,
		[V_INJURE] = R_ATTR,        [V_REFRESH] = R_EMPTY_ACTION,
		[V_PRAY] = R_SPOT,          [V_DISCARD] = R_NOT_IN_HAND,
		[V_FALL_IN] = R_NO_HOPLITE, [V_MIX] = R_HOW_MANY,
		[V_HUNT] = R_NO_MONSTER,    [V_DONE] = R_FIRST_USE,
	};
	return verb < V_COUNT && why[verb] ? why[verb] : R_NOT_HERE;
}

static uint8_t node_why(const struct lh_pub *p, const struct lh_priv *me, const struct pet_frame *f,
			pet_move m)
{
	unsigned verb = pet_move_verb(m);
	uint8_t seat = f->who;
	switch (f->node) {
	case N_TURN_MENU:
		return menu_why(p, seat, m);
	case N_EXTRA_ACTION:
		return extra_why(p, seat, m);
	case N_DUEL_EXTRA:
		return R_EMPTY_ACTION;
	case N_ART_PICK:
		return verb == V_USE ? artifact_why(p, seat, pet_move_a(m)) : R_FIRST_USE;
	case N_RECRUIT_PLACE:
		return verb == V_RECRUIT ? recruit_why(p, f, m) : R_FIRST_USE;
	case N_BEFORE_FX:
		return R_BEFORE;
	case N_BATTLE_CARD:
	case N_BLUFF_CARD:
		return verb == V_USE ? R_BEFORE : battle_card_why(p, me, f, m);
	case N_HUNT_WOUND:
		return verb == V_USE || verb == V_BLESS ? R_BLESSING : wound_why(p, me, m);
	case N_HUNT_DEFEND:
		return verb == V_USE || verb == V_BLESS ? R_BLESSING : hunt_card_why(p, me, f, m);
	case N_HUNT_START_FX:
		return R_BLESSING;
	case N_PREPARE_OPTION:
		return option_why(p, seat, pet_move_a(m));
	case N_PERSEUS_JUMP:
	case N_ART_JUMP:
		return R_NO_EFFECT;
	case N_WITHDRAW_TO:
		return p->battle.on && p->battle.side[0] == seat ? R_WITHDRAW_ORIGIN : R_WITHDRAW;
	case N_SHOOT:
		return R_TURNED;
	case N_COMBINE:
		return R_SYMBOL;
	}
	switch (verb) {
	case V_STEP:
	case V_MARCH:
		return move_why(p, seat, pet_move_a(m), pet_move_b(m), false);
	case V_FLY:
	case V_MURDEROUS:
		return move_why(p, seat, pet_move_a(m), pet_move_b(m), true);
	case V_FORTIFY:
		return pet_move_a(m) < REGIONS && p->region[pet_move_a(m)].fort != NONE
			       ? R_CITY_FULL
			       : R_NO_CITY;
	}
	return verb_why(verb);
}

uint8_t lh_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	pet_move out[PET_MOVES_MAX];
	int n = lh_nodes[f->node].legal(v, f, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return R_OK;
	if (pet_move_verb(m) == V_ATLAS ||
	    (pet_move_verb(m) == V_BLESS && pet_move_a(m) == B_PRAYER))
		return R_ANYTIME;
	if (!knows(f->node, pet_move_verb(m)))
		return R_NOT_HERE;
	return node_why(v.pub, v.mine, f, m);
}
