/* r03_turn.c: the turn (LH-3): start, regular actions from the menu, one special action, extra
 * ones, the end. Also the any-time effects of LH-3.11. */
#include "games/hellas/rules.h"

/* Resets what an action remembers about its moves. */
void lh_begin_action(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	for (int r = 0; r < REGIONS; r++) {
		p->region[r].moved[0] = p->region[r].moved[1] = 0;
		p->origin[r] = 0;
	}
	p->pending = p->entered = p->fresh_fort = 0;
}

static uint32_t own_glory(const struct lh_pub *p, uint8_t seat)
{
	uint32_t mask = 0;
	for (unsigned l = 0; l < LANDS; l++)
		if (p->glory[l] == seat)
			mask |= BIT(l);
	return mask;
}

/* LH-20.8, LH-20.9, LH-20.11: after everything else in the turn. */
static void king_check(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (p->king_god == NONE || p->king_tokens != 0)
		return;
	uint8_t owner = p->region[lh_god_region[p->king_god]].owner;
	if (owner != NONE)
		lh_win(g, owner, END_KING);
	else
		p->king_tokens = NONE; /* unclaimed: goes to whoever takes the region */
}

/* Whether an extra special action is pending, or the Augean card is held (LH-3.19). */
static bool extra_waiting(const struct lh_pub *p, uint8_t seat)
{
	return p->grants || (p->player[seat].kept & BIT(Q_AUGEAN));
}

/* LH-3.1: start of turn, regular actions, a special action, end of turn. */
void lh_turn(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	switch (f->pc) {
	case TURN_BEGIN:
		f->pc = TURN_MENU;
		p->active = seat;
		p->turn++;
		p->taken = p->grants = p->built = 0;
		say(g, E_TURN, seat, 0, 0, 0, 0);
		/* LH-3.2, LH-HE-01 */
		if (p->player[seat].hero == HERACLES && own_glory(p, seat) && lh_neutral_public(p))
			enter(g, N_HERACLES_GLORY, seat);
		return;
	case TURN_MENU:
		f->pc = TURN_EXTRA;
		enter(g, N_TURN_MENU, seat);
		return;
	case TURN_EXTRA: /* LH-3.9: Build Monument ends the turn */
		if (p->built || !extra_waiting(p, seat))
			f->pc = TURN_END;
		else
			enter(g, N_EXTRA_ACTION, seat);
		return;
	default: /* LH-3.10 */
		p->player[seat].locked = 0;
		p->taken = p->grants = p->built = 0;
		leave(g);
		king_check(g);
	}
}

/* LH-HE-01: a glory token for the better of two artifacts. */
uint64_t lh_heracles_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return own_glory(p, f->who);
}

void lh_heracles_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	g->pub.glory[pet_move_a(m)] = NONE;
	say(g, E_GLORY_BACK, seat, pet_move_a(m), 0, 0, 0);
	lh_look(g, seat, 2);
}

/* ---- special actions as a choice ------------------------------------------------------------- */

static bool can_recruit_at(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	return lh_recruit_regions(p, seat, BIT(r)) != 0;
}

/* LH-5.27, LH-5.41, LH-22.24: the glory token of the land is needed, and something to change. */
static uint8_t usurp_refused(const struct lh_pub *p, uint8_t seat)
{
	uint8_t r = p->player[seat].at;
	if (r == NONE || p->glory[lh_regions[r].land] != seat)
		return R_USURP_GLORY;
	if (p->solo && lh_regions[r].land == RED)
		return R_USURP_RED;
	if ((lh_own_held(p, seat) & BIT(r)) && !(lh_foe_occ(p, seat) & BIT(r)) &&
	    !can_recruit_at(p, seat, r))
		return R_USURP_EMPTY;
	return R_OK;
}

/* LH-3.7: the requirement of each special action, whether or not it has a used token. */
static uint8_t requirement_refused(const struct lh_pub *p, uint8_t seat, unsigned s)
{
	const struct lh_player *pl = &p->player[seat];
	switch (s) {
	case S_RECRUIT: {
		uint32_t where = lh_own_held(p, seat);
		if (!blessed(p, seat, B_MOBILIZATION)) /* LH-BL-02 */
			where &= CITIES;
		return lh_recruit_regions(p, seat, where) ? R_OK : R_RECRUIT_NONE;
	}
	case S_MARCH:
		return lh_march_possible(p, seat) ? R_OK : R_MARCH_NONE;
	case S_TEMPLE:
		return lh_temple_sites(p, seat) ? R_OK : R_TEMPLE_NONE;
	case S_PREPARE:
		return lh_prepare_possible(p, seat) ? R_OK : R_PREPARE_NONE;
	case S_USURP:
		return usurp_refused(p, seat);
	case S_HUNT:
		if (pl->at == NONE || !lh_monsters_in(p, pl->at))
			return R_HUNT_NONE;
		return lh_huntable(p, seat) ? R_OK : R_HUNT_NEEDS;
	case S_MONUMENT:
		return p->announced ? R_OWED : p->solo ? R_SOLO_MONUMENT : R_OK;
	default: /* LH-BL-25 */
		return blessed(p, seat, B_EXHAUSTED) && (pl->used & BIT(S_HUNT)) &&
				       lh_huntable(p, seat) && pl->injured != 7
			       ? R_OK
			       : R_EXHAUSTED;
	}
}

bool lh_special_possible(const struct lh_pub *p, uint8_t seat, unsigned s)
{
	return requirement_refused(p, seat, s) == R_OK;
}

/* LH-3.5: an action with a used token cannot be taken. */
static uint8_t special_refused(const struct lh_pub *p, uint8_t seat, unsigned s)
{
	if (p->player[seat].used & BIT(s))
		return R_USED;
	return requirement_refused(p, seat, s);
}

static bool special_available(const struct lh_pub *p, uint8_t seat, unsigned s)
{
	return special_refused(p, seat, s) == R_OK;
}

/* LH-22.18: alone one passes instead of building a monument. */
static int add_specials(const struct lh_pub *p, uint8_t seat, unsigned verb, pet_move *out, int n)
{
	for (unsigned s = 0; s < SPECIALS; s++)
		if (special_available(p, seat, s))
			n = add(out, n, verb, s, 0, 0);
	return n;
}

/* LH-3.5, LH-3.6, LH-20.7, LH-20.10, LH-20.14, LH-20.15: the used token, the activation card, then
 * the action itself. */
void lh_take_special(struct lh *g, uint8_t seat, unsigned s)
{
	static const uint8_t node[SPECIALS] = { N_RECRUIT, N_MARCH, N_TEMPLE,   N_PREPARE,
						N_USURP,   0,       N_MONUMENT, 0 };
	struct lh_pub *p = &g->pub;
	say(g, E_SPECIAL, seat, s, 0, 0, 0);
	if (s != S_MONUMENT)
		p->player[seat].used |= (uint8_t)BIT(s);
	if (p->king_god != NONE && p->king_holder == seat && p->king_tokens &&
	    p->king_tokens != NONE) {
		p->king_tokens--;
		say(g, E_KING, seat, p->king_god, p->king_tokens, 0, 0);
	}
	if (s == S_HUNT || s == S_EXHAUSTED)
		lh_start_hunt(g, seat, s == S_HUNT ? HUNT_FREE : HUNT_FOR_INJURY);
	else
		enter(g, node[s], seat);
}

/* ---- the menu -------------------------------------------------------------------------------- */

/* LH-4.1: each regular action once per turn, if it can do something. */
static uint8_t artifacts_refused(const struct lh_pub *p, uint8_t seat)
{
	if (p->taken & T_ARTIFACTS)
		return R_TAKEN;
	return lh_any_artifact(p, seat) ? R_OK : R_NO_ARTIFACT;
}

/* LH-4.5: one priest a turn. */
static uint8_t prayer_refused(const struct lh_pub *p, uint8_t seat)
{
	if (p->taken & T_PRAYER)
		return R_TAKEN;
	if (!p->player[seat].pool)
		return R_PRAY_PRIEST;
	return lh_monument_open(p) ? R_OK : R_SPOT;
}

/* LH-4.10: a hero moves, or advances on a quest. */
static uint8_t hero_refused(const struct lh_pub *p, uint8_t seat, unsigned verb)
{
	if (p->taken & T_HERO)
		return R_TAKEN;
	if (p->player[seat].quest == NONE)
		return verb == V_WALK ? R_OK : R_NO_QUEST;
	return verb == V_ADVANCE ? R_OK : R_ON_QUEST;
}

/* LH-22.68: in the second act Achilles may give up his movement to catch a spy. */
static uint8_t spy_refused(const struct lh_pub *p, uint8_t seat)
{
	uint8_t at = p->player[seat].at;
	if (p->taken & T_HERO)
		return R_TAKEN;
	return p->solo && at != NONE && p->xerxes.act == 2 && lh_spy_at(p, at) ? R_OK : R_NO_SPY;
}

static uint8_t hoplites_refused(const struct lh_pub *p, uint8_t seat)
{
	if (p->taken & T_HOPLITES)
		return R_TAKEN;
	return lh_any_hoplite_move(p, seat) ? R_OK : R_NO_MOVE;
}

/* Blessings that are used from the menu, in the order in which it offers them; and as a set. */
static const uint8_t from_menu[] = { B_VOLUNTEERS, B_WINGED, B_PUSHUPS, B_WILD_HUNT,
				     B_APPRENTICE, B_EXILE,  B_SHOOT };
#define FROM_MENU                                                                                  \
	(BIT64(B_VOLUNTEERS) | BIT64(B_WINGED) | BIT64(B_PUSHUPS) | BIT64(B_WILD_HUNT) |           \
	 BIT64(B_APPRENTICE) | BIT64(B_EXILE) | BIT64(B_SHOOT))

/* LH-3.3, LH-3.4, LH-3.12: each regular action once, in any order, then one special action. */
int lh_menu_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	uint8_t seat = f->who;
	int n = 0;
	if (!artifacts_refused(p, seat))
		n = add(out, n, V_ARTIFACTS, 0, 0, 0);
	if (!prayer_refused(p, seat))
		n = add(out, n, V_PRAYER, 0, 0, 0);
	if (!hero_refused(p, seat, V_WALK))
		n = add(out, n, V_WALK, 0, 0, 0);
	else if (!hero_refused(p, seat, V_ADVANCE))
		n = add(out, n, V_ADVANCE, 0, 0, 0);
	if (!spy_refused(p, seat))
		n = add(out, n, V_SPY, 0, 0, 0);
	if (!hoplites_refused(p, seat))
		n = add(out, n, V_HOPLITES, 0, 0, 0);
	uint64_t own = p->player[seat].blessings & FROM_MENU;
	for (size_t i = 0; own && i < sizeof from_menu; i++)
		if ((own >> from_menu[i] & 1) && lh_menu_blessing(p, me, seat, from_menu[i]))
			n = add(out, n, V_BLESS, from_menu[i], 0, 0);
	n = add_specials(p, seat, V_SPECIAL, out, n);
	if (p->solo)
		n = add(out, n, V_PASS, 0, 0, 0);
	return n;
}

uint8_t lh_menu_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_priv *me = v.mine;
	uint8_t seat = f->who;
	unsigned verb = pet_move_verb(m), a = pet_move_a(m);
	switch (verb) {
	case V_ARTIFACTS:
		return artifacts_refused(p, seat);
	case V_PRAYER:
		return prayer_refused(p, seat);
	case V_WALK:
	case V_ADVANCE:
		return hero_refused(p, seat, verb);
	case V_SPY:
		return spy_refused(p, seat);
	case V_HOPLITES:
		return hoplites_refused(p, seat);
	case V_BLESS:
		return a < BLESSINGS && lh_menu_blessing(p, me, seat, a) ? R_OK : R_BLESSING;
	case V_SPECIAL:
		return a < SPECIALS ? special_refused(p, seat, a) : R_NOT_HERE;
	case V_PASS:
		return p->solo ? R_OK : R_NOT_HERE;
	default:
		return R_NOT_HERE;
	}
}

/* LH-22.26, LH-22.91: Pass replaces Build Monument. */
static void solo_pass(struct lh *g, uint8_t seat)
{
	struct lh_pub *p = &g->pub;
	p->player[seat].used = 0;
	p->charged |= p->player[seat].artifacts;
	say(g, E_RECHARGE, seat, 0, 0, 0, 0);
	if (p->xerxes.fair && lh_below_top(p))
		enter(g, N_MONUMENT_PICK, seat);
	if (blessed(p, seat, B_STRENGTH))
		lh_heal(g, seat);
}

/* LH-22.26, LH-22.91: what Pass brings, in words. */
bool lh_pass_brings(const struct lh_pub *p, struct pet_warning *out)
{
	*out = (struct pet_warning){
		.makes = true,
		.text = N_("used actions are free again, artifacts recharge{n?, a monument rises "
			   "by a level}"),
		.n = p->xerxes.fair && lh_below_top(p),
	};
	return true;
}

void lh_menu_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	switch (pet_move_verb(m)) {
	case V_ARTIFACTS:
		enter(g, N_ART_PICK, seat);
		return;
	case V_PRAYER:
		p->taken |= T_PRAYER;
		enter(g, N_PRAY_MONUMENT, seat);
		return;
	case V_WALK:
		p->taken |= T_HERO;
		enter(g, N_HERO_MOVE, seat);
		return;
	case V_ADVANCE: /* LH-15.5 */
		p->taken |= T_HERO;
		enter(g, N_HERO_MOVED, seat)->pc = MOVED_ADVANCE;
		return;
	case V_HOPLITES: /* LH-4.12: Leadership is fixed now */
		p->taken |= T_HOPLITES;
		enter(g, N_HOPLITES, seat)->n = (uint8_t)lh_effective(p, seat, LEADERSHIP);
		return;
	case V_BLESS:
		lh_use_menu_blessing(g, seat, pet_move_a(m));
		return;
	case V_SPY:
		p->taken |= T_HERO;
		lh_catch_spy(g);
		return;
	case V_PASS:
		leave(g);
		solo_pass(g, seat);
		return;
	default:
		leave(g);
		lh_take_special(g, seat, pet_move_a(m));
	}
}

/* LH-3.8, LH-3.19, LH-QU-11: one extra action per grant; then the Augean card, discarded for one
 * more. */
int lh_extra_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = add_specials(p, f->who, p->grants ? V_SPECIAL : V_AUGEAN, out, 0);
	return add(out, n, V_DONE, 0, 0, 0);
}

uint8_t lh_extra_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	unsigned verb = pet_move_verb(m), a = pet_move_a(m);
	if (verb == V_DONE)
		return R_OK;
	if ((verb != V_SPECIAL && verb != V_AUGEAN) || a >= SPECIALS)
		return R_NOT_HERE;
	if ((verb == V_SPECIAL) != (p->grants > 0))
		return R_NO_GRANT;
	return special_refused(p, f->who, a);
}

void lh_extra_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	if (pet_move_verb(m) == V_DONE) {
		pet_flow_caller(f)->pc++;
		p->grants = 0;
		leave(g);
		return;
	}
	leave(g);
	if (pet_move_verb(m) == V_AUGEAN) {
		p->player[seat].kept &= (uint16_t)~BIT(Q_AUGEAN);
		say(g, E_AUGEAN, seat, 0, 0, 0, 0);
	} else {
		p->grants--;
	}
	lh_take_special(g, seat, pet_move_a(m));
}

/* ---- any time (LH-3.11) ---------------------------------------------------------------------- */

static bool can_battle_prayer(const struct lh_pub *p, uint8_t seat)
{
	return blessed(p, seat, B_PRAYER) && p->player[seat].pool && lh_drawable(p);
}

static bool can_atlas(const struct lh_pub *p, uint8_t seat)
{
	const struct lh_player *pl = &p->player[seat];
	return (pl->kept & BIT(Q_ATLAS)) && (pl->used || lh_drawable(p));
}

bool lh_anytime_usable(const struct lh_pub *p, uint8_t seat)
{
	return can_battle_prayer(p, seat) || can_atlas(p, seat);
}

/* LH-3.11: not during set-up, nor between the cards of one defence, which is a single decision. */
static bool anytime_open(const struct lh_pub *p)
{
	const struct pet_frame *top = &p->flow.frame[p->flow.depth - 1];
	return p->active != NONE && !(top->node == N_HUNT_DEFEND && p->hunt.cards);
}

/* Whether a move uses such an effect. */
static bool anytime_move(pet_move m)
{
	return m == pet_move_make(V_BLESS, B_PRAYER, 0, 0) || m == pet_move_make(V_ATLAS, 0, 0, 0);
}

/* LH-BL-11, LH-QU-01: offered with every question of a turn, a hunt or a battle. */
static int anytime_legal(const void *pub, const struct pet_frame *f, pet_move *out, int n)
{
	const struct lh_pub *p = pub;
	uint8_t seat = f->who;
	bool owner = blessed(p, seat, B_PRAYER) || (p->player[seat].kept & BIT(Q_ATLAS));
	if (!owner || !anytime_open(p))
		return n;
	if (can_battle_prayer(p, seat))
		n = add(out, n, V_BLESS, B_PRAYER, 0, 0);
	if (can_atlas(p, seat))
		n = add(out, n, V_ATLAS, 0, 0, 0);
	return n;
}

/* Where these effects are offered, other blessings are refused as blessings. */
static uint8_t anytime_why(const void *pub, const struct pet_frame *f, pet_move m, uint8_t reason)
{
	const struct lh_pub *p = pub;
	bool offered = lh_nodes[f->node].form & PET_ANYTIME;
	if (!anytime_move(m))
		return offered && reason == R_NOT_HERE && pet_move_verb(m) == V_BLESS ? R_BLESSING
										      : reason;
	bool can =
		pet_move_verb(m) == V_ATLAS ? can_atlas(p, f->who) : can_battle_prayer(p, f->who);
	return offered && can && anytime_open(p) ? R_OK : R_ANYTIME;
}

static void use_atlas(struct lh *g, uint8_t seat)
{
	g->pub.player[seat].kept &= (uint16_t)~BIT(Q_ATLAS);
	g->pub.player[seat].used = 0;
	say(g, E_ATLAS, seat, 0, 0, 0, 0);
	lh_draw(g, seat, 2);
}

static void use_prayer(struct lh *g, uint8_t seat)
{
	say(g, E_BLESS, seat, B_PRAYER, 0, 0, 0);
	lh_sacrifice(g, seat);
	lh_draw(g, seat, 1);
}

static bool anytime_apply(void *state, struct pet_frame *f, pet_move m)
{
	unsigned verb = pet_move_verb(m);
	if ((verb != V_BLESS && verb != V_ATLAS) || !anytime_move(m))
		return false;
	if (verb == V_ATLAS)
		use_atlas(state, f->who);
	else
		use_prayer(state, f->who);
	return true;
}

const struct pet_anytime lh_anytime = {
	.legal = anytime_legal,
	.why = PET_WHY(anytime_why),
	.apply = anytime_apply,
	.settle = lh_settle,
};
