/* r05_recruit.c: recruiting in general (LH-5.1 to LH-5.6), the actions Recruit, Prepare and
 * Usurp. */
#include "games/hellas/rules.h"

/* ---- recruiting in general ------------------------------------------------------------------- */

static uint8_t colour_of(const struct lh_pub *p, uint8_t seat, unsigned r, unsigned how)
{
	return p->solo && (how & RECRUIT_YELLOW) ? YELLOW : lh_recruit_army(p, seat, r);
}

/* LH-1.6, LH-5.2, LH-5.3, LH-5.5, LH-22.25: those of these regions where a hoplite can be
 * recruited. */
static uint32_t open_regions(const struct lh_pub *p, uint8_t seat, uint32_t where, unsigned how)
{
	if (!(how & RECRUIT_BATTLE))
		where &= ~lh_foe_occ(p, seat);
	if (p->solo)
		where &= ~p->held[PERSIAN];
	if (p->monster[SPHINX].at != NONE)
		where &= ~BIT(p->monster[SPHINX].at);
	if (!p->solo)
		return lh_reserve(p, seat) ? where : 0;
	uint32_t blue = how & RECRUIT_YELLOW ? 0 : p->held[BLUE];
	if (!lh_reserve(p, BLUE))
		where &= ~blue;
	if (!lh_reserve(p, YELLOW))
		where &= blue;
	return where;
}

uint32_t lh_recruit_regions(const struct lh_pub *p, uint8_t seat, uint32_t where)
{
	return open_regions(p, seat, where, 0);
}

/* LH-5.4, LH-24.5: one recruit may be fortified if the city has its place free; by the later answers
 * only where the region was own before. */
static bool fort_room(const struct lh_pub *p, uint8_t seat, unsigned r, unsigned how)
{
	if (p->readings & BOOK_FORT)
		return (CITIES & BIT(r)) && p->region[r].fort == NONE;
	return !(how & RECRUIT_NEW) && lh_can_fortify(p, seat, r);
}

/* LH-5.7, LH-22.19: Laconia gives twice as many. */
static int most_in(const struct lh_pub *p, uint8_t seat, unsigned r, int most, unsigned how)
{
	int left = lh_reserve(p, colour_of(p, seat, r, how));
	if ((how & RECRUIT_ACTION) && r == LACONIA)
		most *= 2;
	return most < left ? most : left;
}

/* Asks for up to `most` recruits in one of the regions (or in each); does nothing if none is
 * possible. */
void lh_ask_recruit(struct lh *g, uint8_t seat, uint32_t where, int most, unsigned how)
{
	where = open_regions(&g->pub, seat, where, how);
	if (!where || most <= 0)
		return;
	struct pet_frame *f = enter(g, N_RECRUIT_PLACE, seat);
	struct lh_recruit_place_x *x = lh_recruit_place_x_mut(f);
	lh_set_put(x->where, where);
	x->most = (uint8_t)most;
	x->how = (uint8_t)how;
}

/* LH-5.6: every number is "up to". */
int lh_recruit_place_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	const struct lh_recruit_place_x *x = lh_recruit_place_x(f);
	unsigned how = x->how;
	int n = 0;
	PET_FOR_EACH (r, open_regions(p, f->who, lh_set(x->where), how)) {
		int most = most_in(p, f->who, r, x->most, how);
		bool fort = fort_room(p, f->who, r, how);
		for (int i = 1; i <= most; i++) {
			n = add(out, n, V_RECRUIT, r, (unsigned)i, 0);
			if (fort)
				n = add(out, n, V_RECRUIT, r, (unsigned)i, 1);
		}
	}
	return how & RECRUIT_MUST ? n : add(out, n, V_DONE, 0, 0, 0);
}

uint8_t lh_recruit_place_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	const struct lh_recruit_place_x *x = lh_recruit_place_x(f);
	unsigned r = pet_move_a(m), n = pet_move_b(m);
	uint32_t where = lh_set(x->where);
	if (pet_move_verb(m) == V_DONE)
		return x->how & RECRUIT_MUST ? R_FIRST_USE : R_OK;
	if (pet_move_verb(m) != V_RECRUIT)
		return R_NOT_HERE;
	if (r >= REGIONS)
		return R_NOT_OWN;
	if (lh_sphinx(p, r))
		return R_SPHINX;
	if (!(x->how & RECRUIT_BATTLE) && (lh_foe_occ(p, f->who) & BIT(r)))
		return R_ENEMY_THERE;
	if (!(where & BIT(r)))
		return R_NOT_OWN;
	if (pet_move_c(m) > 1 || (pet_move_c(m) && !fort_room(p, f->who, r, x->how)))
		return R_FORT_NEW;
	if (!(open_regions(p, f->who, where, x->how) & BIT(r)) ||
	    (int)n > lh_reserve(p, colour_of(p, f->who, r, x->how)))
		return R_RESERVE;
	return n >= 1 && (int)n <= most_in(p, f->who, r, x->most, x->how) ? R_OK : R_HOW_MANY;
}

static void recruit_in(struct lh *g, uint8_t seat, unsigned r, int n, bool fort, unsigned how)
{
	uint8_t army = colour_of(&g->pub, seat, r, how);
	lh_hop(g, army, r, n);
	say(g, E_RECRUIT, seat, r, (unsigned)n, army, 0);
	if (fort) {
		lh_fort(g, r, army);
		say(g, E_FORTIFY, lh_leader(&g->pub, army), r, army, 0, 0);
	}
	if (!(how & RECRUIT_BATTLE))
		lh_settle_region(g, seat, r);
}

void lh_recruit_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	struct lh_recruit_place_x *x = lh_recruit_place_x_mut(f);
	uint8_t seat = f->who;
	unsigned how = x->how, r = pet_move_a(m);
	if (pet_move_verb(m) == V_DONE) {
		leave(g);
		return;
	}
	if (how & RECRUIT_AGAIN) {
		lh_set_put(x->where, lh_set(x->where) & ~BIT(r));
		x->how &= (uint8_t)~RECRUIT_MUST;
		lh_recruiting_x_mut(pet_flow_caller(f))->came = 1;
	} else {
		leave(g);
	}
	recruit_in(g, seat, r, pet_move_b(m), pet_move_c(m), how);
	if ((how & RECRUIT_AGAIN) && !open_regions(&g->pub, seat, lh_set(x->where), how))
		leave(g);
}

/* ---- Recruit --------------------------------------------------------------------------------- */

enum { LEVY_CITIES, LEVY_MOBILIZATION };

/* LH-5.7, LH-5.8, LH-5.9, LH-22.19, LH-BL-02: in every own city, at least one; then by
 * Mobilization. */
void lh_recruit(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	const struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	switch (f->pc++) {
	case LEVY_CITIES:
		/* LH-BL-02: all recruits may come by Mobilization */
		lh_ask_recruit(g, seat, lh_own_held(p, seat) & CITIES, p->solo ? 1 : 2,
			       (blessed(p, seat, B_MOBILIZATION) ? 0 : RECRUIT_MUST) |
				       RECRUIT_AGAIN | RECRUIT_ACTION);
		return;
	case LEVY_MOBILIZATION:
		if (blessed(p, seat, B_MOBILIZATION))
			lh_ask_recruit(g, seat, lh_own_held(p, seat), 2,
				       lh_recruiting_x(f)->came ? 0 : RECRUIT_MUST);
		return;
	default:
		leave(g);
	}
}

/* ---- Prepare --------------------------------------------------------------------------------- */

/* LH-5.23, LH-22.25: in the hero's region, without enemies or Sphinx. */
static bool prepare_recruits(const struct lh_pub *p, uint8_t seat)
{
	uint8_t at = p->player[seat].at;
	return at != NONE && open_regions(p, seat, BIT(at), RECRUIT_YELLOW);
}

/* LH-5.20, LH-5.21, LH-5.22, LH-5.23: the options of Prepare. */
static uint8_t option_refused(const struct lh_pub *p, uint8_t seat, unsigned option)
{
	uint8_t at = p->player[seat].at;
	switch (option) {
	case OPT_HEAL:
		return p->player[seat].injured ? R_OK : R_NOT_INJURED;
	case OPT_DRAW:
		return lh_drawable(p) ? R_OK : R_NO_CARDS;
	case OPT_RECRUIT:
		if (prepare_recruits(p, seat))
			return R_OK;
		if (at != NONE && lh_sphinx(p, at))
			return R_SPHINX;
		return at != NONE && (lh_foe_occ(p, seat) & BIT(at)) ? R_ENEMY_THERE
								     : R_PREP_RECRUIT;
	default:
		return R_NOT_HERE;
	}
}

/* LH-5.25, LH-5.43: at least one of the options. */
bool lh_prepare_possible(const struct lh_pub *p, uint8_t seat)
{
	return !option_refused(p, seat, OPT_HEAL) || !option_refused(p, seat, OPT_DRAW) ||
	       !option_refused(p, seat, OPT_RECRUIT);
}

enum { PREPARE_LOOK, PREPARE_OPTIONS, PREPARE_JUMP, PREPARE_END };

/* LH-5.20, LH-5.26, LH-5.43: two options, then Combat Training, then Perseus' jump. */
void lh_prepare(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	const struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	const struct lh_player *pl = &p->player[seat];
	switch (f->pc) {
	case PREPARE_LOOK:
		lh_prepare_x_mut(f)->own = pl->at != NONE && (lh_own_held(p, seat) & BIT(pl->at));
		f->pc = PREPARE_OPTIONS;
		return;
	case PREPARE_OPTIONS:
		if (f->n < 2 && lh_prepare_possible(p, seat)) {
			f->n++;
			lh_prepare_x_mut(enter(g, N_PREPARE_OPTION, seat))->own =
				lh_prepare_x(f)->own;
			return;
		}
		f->pc = PREPARE_JUMP;
		if (blessed(p, seat, B_TRAINING)) /* LH-BL-17 */
			lh_draw(g, seat, 1);
		return;
	case PREPARE_JUMP: /* LH-HE-02 */
		f->pc = PREPARE_END;
		if (pl->hero == PERSEUS && pl->at != NONE && !pl->locked)
			enter(g, N_PERSEUS_JUMP, seat);
		return;
	default:
		leave(g);
	}
}

int lh_prepare_option_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lh_pub *p = v.pub;
	int n = 0;
	for (unsigned option = OPT_HEAL; option <= OPT_RECRUIT; option++)
		if (!option_refused(p, f->who, option))
			n = add(out, n, V_OPTION, option, 0, 0);
	return n;
}

uint8_t lh_prepare_option_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lh_pub *p = v.pub;
	if (pet_move_verb(m) != V_OPTION)
		return R_NOT_HERE;
	return option_refused(p, f->who, pet_move_a(m));
}

/* LH-5.21, LH-5.22, LH-5.23, LH-5.24, LH-5.42: heal, draw, or recruit, which takes an empty
 * region. */
void lh_prepare_option_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned r = g->pub.player[seat].at;
	unsigned how = RECRUIT_MUST | RECRUIT_YELLOW | (lh_prepare_x(f)->own ? 0 : RECRUIT_NEW);
	leave(g);
	if (pet_move_a(m) == OPT_HEAL)
		lh_heal(g, seat);
	else if (pet_move_a(m) == OPT_DRAW)
		lh_draw(g, seat, 1);
	else if (fort_room(&g->pub, seat, r, how))
		lh_ask_recruit(g, seat, BIT(r), 1, how);
	else
		recruit_in(g, seat, r, 1, false, how);
}

uint64_t lh_perseus_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return ALL_REGIONS & ~BIT(p->player[f->who].at);
}

void lh_perseus_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	g->pub.player[seat].at = pet_move_a(m);
	say(g, E_HERO_MOVE, seat, pet_move_a(m), 0, 0, 0);
}

/* ---- Usurp ----------------------------------------------------------------------------------- */

/* LH-22.24: Persian hoplites retreat a step (Act I) or are removed (Act II). */
static void persians_yield(struct lh *g, unsigned r)
{
	if (g->pub.xerxes.act == 1)
		lh_vanguard_back(g);
	else
		lh_persians(g, r, -g->pub.region[r].hop[PERSIAN]);
}

enum { USURP_ARMY, USURP_CONTROL, USURP_RECRUIT };

/* LH-5.28, LH-5.29, LH-5.30, LH-5.31, LH-14.14: the enemies withdraw, control changes, one may
 * recruit. */
void lh_usurp(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who;
	unsigned r = p->player[seat].at;
	uint8_t foe = lh_foe_at(p, seat, r);
	switch (f->pc++) {
	case USURP_ARMY:
		if (foe == PERSIAN && p->solo)
			persians_yield(g, r);
		else if (foe != NONE)
			lh_withdraw_army(g, foe, r, lh_withdraw_regions(p, foe, r));
		return;
	case USURP_CONTROL:
		if (!(lh_own_held(p, seat) & BIT(r)))
			lh_gain_control(g, seat, r);
		return;
	case USURP_RECRUIT: /* LH-BL-20 */
		lh_ask_recruit(g, seat, BIT(r), blessed(p, seat, B_GLORY) ? 3 : 1, 0);
		return;
	default:
		leave(g);
	}
}
