/* r22_solo.c: the solo mode "Persian Invasion" (LH-22): prologue, turn, attitude, change of acts,
 * end. Scripts and monsters are in r22_scripts.c, Persian armies in r22_persians.c. */
#include "games/hellas/rules.h"

/* ---- set-up ---------------------------------------------------------------------------------- */

/* LH-22.4, LH-22.6, LH-22.7, LH-22.10, LH-22.11, LH-22.1 to LH-22.12: everything that needs no
 * token. */
void lh_solo_setup(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	struct lh_solo *x = &p->xerxes;
	struct lh_player *pl = &p->player[0];
	p->solo = 1;
	p->active = 0;
	for (int god = 0; god < GODS; god++)
		p->level[god] = MONUMENT_TOP;
	p->temples = BIT(PHOCIS);
	x->pile = BIT(TOKENS) - 1;
	x->act = 1;
	for (int l = 0; l < LANDS; l++)
		x->attitude[l] = NEUTRAL;
	pl->hero = ACHILLES;
	pl->colour = 0;
	pl->attr[SPEED] = 2;
	pl->at = LACONIA;
	lh_hop(g, PERSIAN, CHALKIDIKI, 2);
	lh_hop(g, BLUE, LACONIA, 2);
	lh_owner(g, LACONIA, BLUE);
	lh_owner(g, MESSENIA, YELLOW);
}

static unsigned vanguard(const struct lh_pub *p)
{
	return p->occ[PERSIAN] ? pet_lowest(p->occ[PERSIAN]) : NONE;
}

/* LH-22.13, LH-22.14: a monster or quest already there adds one more Persian. */
static void prologue_token(struct lh *g, unsigned token, int n)
{
	static const uint8_t monster[12][2] = {
		{ SPHINX, EPIRUS },       { MINOTAUR, CRETE },  { CYCLOPS, ARCADIA },
		{ MEDUSA, MESSENIA },     { HYDRA, LACONIA },   { CERBERUS, PHOCIS },
		{ MINOTAUR, CHALKIDIKI }, { CYCLOPS, BOEOTIA }, { SPHINX, LOCRIS },
		{ CERBERUS, ACHAEA },     { MEDUSA, ELIS },     { HYDRA, ARGOLIS },
	};
	static const uint8_t quest[8] = { Q_PROMETHEUS, Q_GERYON, Q_ATLAS,  Q_FLEECE,
					  Q_BIRDS,      Q_AMAZON, Q_AUGEAN, Q_CALYDON };
	struct lh_pub *p = &g->pub;
	if (n < 2) {
		const uint8_t *row = monster[token / 2];
		if (p->monster[row[0]].at == NONE)
			lh_place_monster(g, row[0], row[1]);
		else
			lh_persians(g, vanguard(p), 1);
		return;
	}
	unsigned q = quest[token / 3];
	if (p->xerxes.drawn & BIT(q)) {
		lh_persians(g, vanguard(p), 1);
		return;
	}
	p->xerxes.drawn |= (uint16_t)BIT(q);
	lh_open_quest(g, q);
}

/* LH-CH-11, LH-CH-17: a token of the pile. */
int lh_solo_token_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	int n = 0;
	PET_FOR_EACH (t, g->pub.xerxes.pile) {
		weight[n] = 1;
		n = add(out, n, V_TOKEN, t, 0, 0);
	}
	return n;
}

pet_move lh_solo_token_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lh *g = state;
	(void)f;
	return pet_move_make(V_TOKEN, lh_pick(g->pub.xerxes.pile, r), 0, 0);
}

/* LH-22.9, LH-22.17: the token leaves the game; the caller runs its script. */
void lh_solo_token_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	g->pub.xerxes.pile &= ~BIT(pet_move_a(m));
	lh_token_x_mut(pet_flow_caller(f))->token = pet_move_a(m);
	say(g, E_TOKEN, PET_NOBODY, pet_move_a(m), 0, 0, 0);
	leave(g);
}

int lh_solo_prologue_weights(const void *state, const struct pet_frame *f, pet_move *out,
			     uint32_t *weight)
{
	const struct lh *g = state;
	return lh_solo_token_weights(g, f, out, weight);
}

pet_move lh_solo_prologue_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	return lh_solo_token_sample(state, f, r);
}

/* LH-22.15: the tokens of the prologue leave the game. */
void lh_solo_prologue_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	int n = f->n;
	g->pub.xerxes.pile &= ~BIT(pet_move_a(m));
	say(g, E_TOKEN, PET_NOBODY, pet_move_a(m), 0, 0, 0);
	leave(g);
	prologue_token(g, pet_move_a(m), n);
}

/* ---- turns ----------------------------------------------------------------------------------- */

/* LH-22.54: the vanguard is in Phocis, or beaten, or the invasion complete. */
static bool act_ends(const struct lh_pub *p)
{
	return p->xerxes.act == 1 && (!p->occ[PERSIAN] || (p->occ[PERSIAN] & BIT(PHOCIS)) ||
				      p->xerxes.invasion >= INVASION_TOP);
}

/* What decided it is told: the regions of the Persians (with our own where those are fewer), or their
 * whole lands; neither: a monument. */
static void lose(struct lh *g, int regions, int lands, int own)
{
	g->pub.over = 1;
	g->pub.winner = NONE;
	g->pub.reason = END_SOLO_LOST;
	say(g, E_DEFEAT, 0, END_SOLO_LOST, (unsigned)regions, (unsigned)lands, (unsigned)own);
}

/* LH-22.71, LH-22.72: the last token has been resolved. */
static void last_token(struct lh *g)
{
	const struct lh_pub *p = &g->pub;
	int own = count32(lh_own_held(p, 0)), theirs = count32(p->held[PERSIAN]);
	if (own > theirs)
		lh_win(g, 0, END_SOLO_WON);
	else
		lose(g, theirs, 0, own);
}

/* LH-22.90: LH-22.13 to LH-22.17, LH-22.54, LH-22.62, LH-22.77. n: prologue tokens drawn. */
void lh_solo_game(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	switch (f->pc) {
	case SOLO_PROLOGUE:
		if (f->n < 5) {
			enter(g, N_SOLO_PROLOGUE, 0)->n = f->n;
			f->n++;
			return;
		}
		f->pc = SOLO_TURN;
		lh_draw(g, 0, 1);
		return;
	case SOLO_TURN:
		p->taken = 0;
		p->turn++;
		f->pc = SOLO_EVENTS;
		say(g, E_TURN, 0, 0, 0, 0, 0);
		enter(g, N_TURN_MENU, 0);
		return;
	case SOLO_EVENTS:
		p->player[0].locked = 0;
		p->taken = 0;
		f->pc = SOLO_ACT_ENDS;
		enter(g, N_SOLO_EVENTS, 0);
		return;
	case SOLO_ACT_ENDS:
		if (!act_ends(p)) {
			f->pc = p->xerxes.pile ? SOLO_TURN : SOLO_LAST;
			return;
		}
		f->pc = p->xerxes.invasion >= INVASION_TOP ? SOLO_ACT_BEGINS : SOLO_TURN;
		enter(g, N_SOLO_ACT, 0);
		return;
	case SOLO_ACT_BEGINS:
		f->pc = p->xerxes.pile ? SOLO_EVENTS : SOLO_LAST;
		return;
	default:
		last_token(g);
	}
}

/* LH-22.27: effect, mobilization, invasion, monsters. */
void lh_solo_events(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct lh_solo *x = &p->xerxes;
	const struct lh_script *s = &lh_scripts[x->act - 1][lh_token_x(f)->token];
	switch (f->pc++) {
	case EVENTS_TOKEN:
		if (x->pile)
			enter(g, N_SOLO_TOKEN, 0);
		else
			leave(g);
		return;
	case EVENTS_SCRIPT:
		lh_token_x_mut(enter(g, N_SOLO_SCRIPT, 0))->token = lh_token_x(f)->token;
		return;
	case EVENTS_MOBILIZE:
		enter(g, N_SOLO_MOBILIZE, 0)->n = s->mobilization;
		return;
	case EVENTS_INVASION:
		if (s->invasion) { /* LH-22.80 */
			int invasion = x->invasion + s->invasion;
			x->invasion = (uint8_t)(invasion < INVASION_TOP ? invasion : INVASION_TOP);
			say(g, E_INVASION, PET_NOBODY, x->invasion, 0, 0, 0);
		}
		return;
	case EVENTS_MONSTERS:
		if (s->monsters)
			enter(g, N_SOLO_MONSTERS, 0);
		return;
	default:
		leave(g);
		if (x->act == 2 && !x->pile)
			last_token(g);
	}
}

/* LH-22.72: lands whose every region is Persian. */
int lh_persian_lands(const struct lh_pub *p)
{
	int lands = 0;
	for (int l = 0; l < LANDS; l++)
		lands += (p->held[PERSIAN] & lh_land[l]) == lh_land[l];
	return lands;
}

/* LH-22.71, LH-22.72, LH-22.76, LH-22.81: after every change; victory comes before defeat. */
void lh_solo_check(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (p->over)
		return;
	for (int god = 0; god < GODS; god++)
		if (p->level[god] == 0) {
			lose(g, 0, 0, 0);
			return;
		}
	if (!p->xerxes.counting)
		return;
	if (p->xerxes.victory == 0 || !p->held[PERSIAN]) {
		lh_win(g, 0, END_SOLO_WON);
		return;
	}
	int lands = lh_persian_lands(p), regions = count32(p->held[PERSIAN]);
	if (lands >= PERSIAN_LANDS)
		lose(g, 0, lands, 0);
	else if (regions >= PERSIAN_TOKENS)
		lose(g, regions, 0, 0);
}

/* ---- attitude -------------------------------------------------------------------------------- */

static void say_attitude(struct lh *g, unsigned land)
{
	say(g, E_ATTITUDE, PET_NOBODY, land, g->pub.xerxes.attitude[land], 0, 0);
}

/* LH-22.30: Hostile, Wary, Neutral; then the glory token. */
void lh_attitude_up(struct lh *g, unsigned land)
{
	struct lh_pub *p = &g->pub;
	uint8_t *attitude = &p->xerxes.attitude[land];
	if (*attitude == LOYAL) {
		if ((p->held[YELLOW] & lh_land[land]) && lh_tokens_left(p, BLUE))
			lh_land_x_mut(enter(g, N_SOLO_TURN_BLUE, 0))->land = (uint8_t)land;
		return;
	}
	++*attitude;
	say_attitude(g, land);
	if (*attitude == LOYAL)
		lh_glory(g, 0, land);
	lh_population_all(g, 0); /* LH-14.13 */
}

/* LH-22.31: below Hostile the land loses its yellow tokens. */
void lh_attitude_down(struct lh *g, unsigned land)
{
	struct lh_pub *p = &g->pub;
	uint8_t *attitude = &p->xerxes.attitude[land];
	if (*attitude == HOSTILE) {
		PET_FOR_EACH (r, p->held[YELLOW] & lh_land[land]) {
			lh_owner(g, r, NONE);
			say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
		}
		return;
	}
	if (*attitude == LOYAL) {
		p->glory[land] = NONE;
		say(g, E_GLORY_BACK, PET_NOBODY, land, 0, 0, 0);
	}
	--*attitude;
	say_attitude(g, land);
}

uint64_t lh_turn_blue_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v, (void)f;
	return BIT(BLUE);
}

void lh_turn_blue_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint32_t yellow = p->held[YELLOW] & lh_land[lh_land_x(f)->land];
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	PET_FOR_EACH (r, yellow) {
		if (!lh_tokens_left(p, BLUE))
			return;
		lh_owner(g, r, BLUE);
		say(g, E_PAINT, PET_NOBODY, r, BLUE, 0, 0);
	}
}

/* LH-22.28: the token just placed in a Loyal land. */
uint64_t lh_token_colour_choices(struct pet_view v, const struct pet_frame *f)
{
	(void)v, (void)f;
	return BIT(BLUE) | BIT(YELLOW);
}

void lh_token_colour_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	unsigned r = pet_lowest(p->xerxes.ask);
	(void)f;
	p->xerxes.ask &= ~BIT(r);
	if (!p->xerxes.ask)
		leave(g);
	if (pet_move_a(m) == BLUE && p->region[r].owner == YELLOW && lh_tokens_left(p, BLUE)) {
		lh_owner(g, r, BLUE);
		say(g, E_PAINT, PET_NOBODY, r, BLUE, 0, 0);
	}
}

/* ---- monuments, slain monsters --------------------------------------------------------------- */

/* LH-22.36, LH-22.39: at level 0 the game is lost. */
void lh_monument_falls(struct lh *g, unsigned god)
{
	struct lh_pub *p = &g->pub;
	p->level[god]--;
	say(g, E_FALLS, PET_NOBODY, god, p->level[god], 0, 0);
	lh_solo_check(g);
}

static uint64_t blessings_left(const struct lh *g)
{
	return lh_box(&g->pub)->solo_blessings & ~g->pub.player[0].blessings &
	       ~g->pub.blessings_out & ~g->priv[0].offered;
}

enum { SLAIN_ATTITUDE, SLAIN_FIRST, SLAIN_SECOND, SLAIN_PICK };

/* LH-22.23: attitude up, then one of two blessings. */
void lh_solo_slain(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	switch (f->pc++) {
	case SLAIN_ATTITUDE:
		lh_attitude_up(g, lh_land_x(f)->land);
		return;
	case SLAIN_FIRST:
	case SLAIN_SECOND:
		if (blessings_left(g))
			enter(g, N_SOLO_GIFT, 0);
		return;
	case SLAIN_PICK:
		if (g->priv[0].offered)
			enter(g, N_SOLO_BLESSING, 0);
		return;
	default:
		leave(g);
	}
}

/* LH-CH-13: every blessing of the deck is equally likely. */
int lh_solo_gift_weights(const void *state, const struct pet_frame *f, pet_move *out,
			 uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	return lh_offer_weights(blessings_left(g), out, weight);
}

void lh_solo_gift_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	leave(g);
	g->priv[0].offered |= BIT64(pet_move_a(m));
	g->pub.draft.cards++;
	pet_emit_to(&g->journal, 1, E_OFFER, 0, pet_move_a(m), 0, 0, 0);
}

uint64_t lh_solo_blessing_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_priv *me = v.mine;
	(void)f;
	return me->offered;
}

void lh_solo_blessing_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_priv *me = &g->priv[0];
	(void)f;
	leave(g);
	for (unsigned b = 0; b < BLESSINGS; b++)
		if (b != pet_move_a(m) && (me->offered >> b & 1))
			say(g, E_BLESSING_OUT, PET_NOBODY, b, 0, 0, 0);
	g->pub.blessings_out |= me->offered & ~BIT64(pet_move_a(m));
	me->offered = 0;
	g->pub.draft.cards = 0;
	lh_gain_blessing(g, 0, pet_move_a(m));
}

/* ---- between the acts ------------------------------------------------------------------------ */

/* LH-22.55: hoplites and priests leave the map. */
static void clear_map(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	for (unsigned r = 0; r < REGIONS; r++)
		for (unsigned army = BLUE; army <= PERSIAN; army++)
			if (p->region[r].hop[army])
				lh_hop(g, army, r, -p->region[r].hop[army]);
	for (int god = 0; god < GODS; god++)
		for (int i = 0; i < SPOTS; i++)
			p->spot[god][i] = NONE;
}

/* LH-22.56: Delphi is gone, and a priest blocks a place on each monument. */
static void delphi_falls(struct lh_pub *p)
{
	p->temples &= ~BIT(PHOCIS);
	for (int god = 0; god < GODS; god++)
		p->spot[god][0] = YELLOW;
}

/* LH-22.57, LH-22.58, LH-22.82, LH-22.91: the hero returns, the quests are over. */
static void turn_board(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	struct lh_player *pl = &p->player[0];
	pl->used = 0;
	p->charged |= pl->artifacts;
	p->xerxes.mobilization = 0;
	p->xerxes.victory = p->xerxes.invasion;
	if (p->xerxes.fair)
		p->xerxes.victory = (uint8_t)(p->xerxes.invasion > FAIR_COUNTER
						      ? p->xerxes.invasion - FAIR_COUNTER
						      : 1);
	if (pl->quest != NONE) {
		p->xerxes.done |= (uint16_t)BIT(pl->quest);
		pl->at = lh_box(p)->quest[pl->quest].region;
		pl->quest = NONE;
		pl->step = 0;
	}
	for (int i = 0; i < QUEST_SLOTS; i++)
		p->slot[i] = NONE;
}

static void augean_spies(struct lh *g)
{
	struct lh_solo *x = &g->pub.xerxes;
	if (lh_spy_at(&g->pub, ELIS)) {
		lh_persian_token(g, ELIS);
		return;
	}
	for (int i = 0; i < SPIES; i++)
		if (x->spy[i] == NONE) {
			x->spy[i] = ELIS;
			say(g, E_SPY, PET_NOBODY, ELIS, 0, 0, 0);
			return;
		}
}

/* LH-22.59: the consequences of an unfinished quest. */
static void undone(struct lh *g, unsigned quest)
{
	struct lh_pub *p = &g->pub;
	switch (quest) {
	case Q_GERYON:
		p->xerxes.mobilization = 3;
		return;
	case Q_ATLAS:
		p->player[0].used |= BIT(S_RECRUIT);
		return;
	case Q_BIRDS:
		for (unsigned l = 0; l < LANDS; l++)
			lh_attitude_down(g, l);
		return;
	case Q_AUGEAN:
		augean_spies(g);
		return;
	case Q_CALYDON:
		for (unsigned god = 0; god < GODS; god++)
			if (p->level[god] > 1)
				lh_monument_falls(g, god);
		return;
	case Q_AMAZON:
		lh_persian_token(g, CHALKIDIKI);
		return;
	case Q_FLEECE:
		p->xerxes.fleece = 1;
		return;
	default:
		lh_injuries(g, 0, 2);
	}
}

/* LH-22.61, LH-22.86, LH-22.91: a hoplite in each region of the colour, in order of number. */
static void muster(struct lh *g, unsigned colour)
{
	struct lh_pub *p = &g->pub;
	PET_FOR_EACH (r, p->held[colour]) {
		int n = colour == BLUE && r == LACONIA ? 2 : 1, left = lh_reserve(p, colour);
		n += p->xerxes.fair ? FAIR_HOPLITES : 0;
		lh_hop(g, colour, r, n < left ? n : left);
	}
}

/* LH-22.60, LH-22.61: the board of the second act. */
static void second_act(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	muster(g, YELLOW);
	muster(g, BLUE);
	p->xerxes.counting = 1;
	lh_solo_check(g);
}

enum { ACT_CLEAR, ACT_QUESTS, ACT_TOKENS, ACT_BOARD };

/* LH-22.74: LH-22.55 to LH-22.62, in this order. */
void lh_solo_act(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	static const uint8_t order[8] = { Q_GERYON,  Q_ATLAS,  Q_BIRDS,  Q_AUGEAN,
					  Q_CALYDON, Q_AMAZON, Q_FLEECE, Q_PROMETHEUS };
	struct lh_pub *p = &g->pub;
	struct lh_solo *x = &p->xerxes;
	switch (f->pc) {
	case ACT_CLEAR:
		lh_solo_act_x_mut(f)->fallen = (p->occ[PERSIAN] & BIT(PHOCIS)) != 0;
		say(g, E_ACT, PET_NOBODY, 0, 0, 0, 0);
		clear_map(g);
		if (lh_solo_act_x(f)->fallen)
			delphi_falls(p);
		else
			lh_gain_priest(g, 0);
		turn_board(g);
		x->act = 2;
		f->pc = ACT_QUESTS;
		return;
	case ACT_QUESTS:
		if (f->n < 8) {
			unsigned quest = order[f->n++];
			if ((x->drawn & ~x->done) >> quest & 1)
				undone(g, quest);
			return;
		}
		f->pc = ACT_TOKENS;
		return;
	case ACT_TOKENS:
		lh_persian_token(g, MACEDONIA);
		PET_FOR_EACH (r, lh_own_held(p, 0) & lh_land[RED]) {
			lh_owner(g, r, NONE);
			say(g, E_NEUTRAL, PET_NOBODY, r, 0, 0, 0);
		}
		f->pc = ACT_BOARD;
		return;
	default:
		leave(g);
		second_act(g);
	}
}
