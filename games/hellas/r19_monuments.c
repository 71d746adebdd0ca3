/* r19_monuments.c: prayer and god powers (LH-19), victory (LH-20). */
#include "games/hellas/rules.h"

/* LH-19.9: monuments with a free spot and no Chimera in their region. */
uint32_t lh_monument_open(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (unsigned god = 0; god < GODS; god++)
		if ((p->spot[god][0] == NONE || p->spot[god][1] == NONE) &&
		    p->monster[CHIMERA].at != lh_god_region[god])
			mask |= BIT(god);
	return mask;
}

uint64_t lh_pray_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return lh_monument_open(p);
}

/* LH-19.2, LH-19.3, LH-19.4, LH-19.5, LH-19.6, LH-19.7, LH-19.10, LH-19.12: a priest on a
 * monument: the attribute rises, then the god's power is used. */
void lh_pray_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who, god = pet_move_a(m);
	unsigned attr = lh_god_attr[god];
	int amount = lh_box(p)->power[god][p->level[god]];
	leave(g);
	p->player[seat].pool--;
	p->spot[god][p->spot[god][0] != NONE] = p->solo ? BLUE : seat;
	say(g, E_PRAY, seat, god, 0, 0, 0);
	lh_raise(g, seat, attr, p->player[seat].attr[attr] + 1);
	if (god == ZEUS)
		lh_draw(g, seat, amount);
	else if (god == ATHENA)
		lh_ask_recruit(g, seat, lh_own_held(p, seat), amount, 0);
	else if (amount && lh_army_moves(p, seat))
		enter(g, N_HERMES_MOVE, seat)->n = (uint8_t)amount;
}

/* LH-19.4, LH-19.5, LH-19.6, LH-19.7: what a prayer brings now, in words. */
bool lh_prayer_brings(const struct lh_pub *p, uint8_t seat, unsigned god, struct pet_warning *out)
{
	static const char *const text[GODS] = {
		[ZEUS] = N_("{m?{place} +1}{n?{m?, }draw {n} {n|card|cards}}"),
		[ATHENA] = N_("{m?{place} +1}{n?{m?, }recruit {n} {n|hoplite|hoplites}}"),
		[HERMES] = N_("{m?{place} +1}{n?{m?, }an army moves {n} {n|region|regions}}"),
	};
	unsigned attr = lh_god_attr[god];
	*out = (struct pet_warning){ .makes = true,
				     .text = text[god],
				     .n = lh_box(p)->power[god][p->level[god]],
				     .m = p->player[seat].attr[attr] < ATTR_MAX,
				     .kind = K_ATTR,
				     .place = (uint8_t)attr };
	return out->n || out->m;
}

/* LH-19.7: one army, up to n regions. */
int lh_hermes_move_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	return add(out, lh_add_marches(p, f->who, out, 0), V_DONE, 0, 0, 0);
}

uint8_t lh_hermes_move_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	if (pet_move_verb(m) == V_DONE)
		return R_OK;
	return pet_move_verb(m) == V_MARCH ? lh_march_refused(p, f->who, m) : R_NOT_HERE;
}

void lh_hermes_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned regions = f->n;
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	enter(g, N_FIGHT_AFTER, seat);
	lh_travel(g, seat, pet_move_a(m), pet_move_b(m), pet_move_c(m), regions - 1, TRAVEL_NORMAL);
}

/* ---- victory --------------------------------------------------------------------------------- */

/* LH-20.2: the lands that count; with three players all but the blue one. */
uint32_t lh_lands_counted(const struct lh_pub *p)
{
	return (BIT(LANDS) - 1) & ~(p->flow.seats == 3 ? BIT(BLUE_LAND) : 0);
}

/* LH-20.2, LH-21.1: 2 lands, 3 in a duel. */
int lh_lands_to_win(const struct lh_pub *p)
{
	return p->flow.seats == 2 ? 3 : 2;
}

static bool warlord(const struct lh_pub *p, uint8_t seat)
{
	int lands = 0;
	PET_FOR_EACH (l, lh_lands_counted(p))
		lands += (p->held[seat] & lh_land[l]) == lh_land[l];
	return lands >= lh_lands_to_win(p);
}

/* LH-20.1, LH-20.2, LH-20.3, LH-20.4, LH-20.9: the first condition a seat meets. */
static unsigned won_by(const struct lh_pub *p, uint8_t seat)
{
	if (warlord(p, seat))
		return END_WARLORD;
	if (lh_temples_held(p, seat) >= TEMPLES_TO_WIN)
		return END_FAVOURED;
	if (count32(p->player[seat].trophies) >= TROPHIES_TO_WIN)
		return END_SLAYER;
	if (p->king_god != NONE && p->king_tokens == NONE &&
	    p->region[lh_god_region[p->king_god]].owner == seat)
		return END_KING;
	return END_NONE;
}

void lh_win(struct lh *g, uint8_t seat, unsigned how)
{
	struct lh_pub *p = &g->pub;
	p->over = 1;
	p->winner = seat;
	p->reason = (uint8_t)how;
	say(g, E_WIN, seat, how, 0, 0, 0);
}

/* LH-3.13, LH-20.12, LH-20.13, LH-22.73, LH-23.2: after every change, clockwise from the active
 * player. */
void lh_check_victory(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (p->over || p->active == NONE)
		return;
	if (p->solo) {
		lh_solo_check(g);
		return;
	}
	for (int i = 0; i < p->flow.seats; i++) {
		uint8_t seat = (uint8_t)((p->active + i) % p->flow.seats);
		unsigned how = won_by(p, seat);
		if (how) {
			lh_win(g, seat, how);
			return;
		}
	}
}

/* LH-20.1, LH-23.1: the game ends at once, in the middle of anything: the stack is emptied. LH-22.28: a
 * new token in a Loyal land may be turned blue. */
__attribute__((noinline)) static void settle_now(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	if (p->over)
		while (p->flow.depth)
			leave(g);
	else if (p->flow.frame[p->flow.depth - 1].node != N_SOLO_TOKEN_COLOUR)
		enter(g, N_SOLO_TOKEN_COLOUR, 0);
}

void lh_settle(void *state)
{
	struct lh *g = state;
	if (g->pub.over || g->pub.xerxes.ask)
		settle_now(g);
}
