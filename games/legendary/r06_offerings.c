/* r06_offerings.c: phase 3, offerings (CL-6).
 *
 * pub.marker[god] and pub.space[god] hold the offerings on the altars. The step's frame holds how
 * many factions of the turn order have been called (n), who is displaced and by which god. */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-1.14: the spaces of an altar. */
bool lg_is_space(const struct lg_pub *p, int value)
{
	for (const uint8_t *space = lg_box(p)->space; *space; space++)
		if (*space == value)
			return true;
	return false;
}

/* CL-6.9: priestesses pay for a part of the space, never for more than it. */
int lg_net_offering(const struct lg_pub *p, uint8_t who, int space)
{
	int net = space - p->priestess[who];
	return net > 0 ? net : 0;
}

/* The offering that commits a faction's purse, except on an altar where it is being displaced; an
 * offering of CL-6.12 commits nothing (CL-6.11). */
static int standing(const struct lg_pub *p, uint8_t who, uint8_t but)
{
	if (p->destitute >> who & 1)
		return 0;
	for (int god = 0; god < GODS; god++)
		if (p->marker[god] == who && god != but)
			return lg_net_offering(p, who, p->space[god]);
	return 0;
}

/* CL-6.10, CL-6.11: the highest space whose net offering the purse covers, on top of the partner's
 * offerings elsewhere; -1: not even 0 can be paid. */
int lg_offer_limit(const struct lg_pub *p, uint8_t who, uint8_t god)
{
	uint8_t partner = lg_partner(p, who);
	int gold = (int)lg_gold(p, who);
	if (partner != NONE)
		gold -= standing(p, partner, god);
	return gold < 0 ? -1 : gold + p->priestess[who];
}

/* CL-6.1, CL-6.2, CL-6.3, CL-6.6: the lowest available space of each altar (0: none). */
static void openings(const struct lg_pub *p, uint8_t from, uint8_t least[GODS])
{
	memset(least, 0, GODS);
	for (int i = 0; i < lg_open(p); i++) {
		uint8_t god = p->altar[i];
		if (god != from && p->space[god] < 25)
			least[god] = (uint8_t)(p->space[god] + 1);
	}
}

/* CL-6.12: Apollo is taken and nothing else can be paid. */
static bool is_destitute(const struct lg_pub *p, uint8_t who, const uint8_t least[GODS])
{
	const uint8_t *spaces = lg_box(p)->space;
	if (p->marker[APOLLO] == NONE)
		return false;
	for (uint8_t god = 0; god < ALTARS; god++) {
		int i = 0;
		if (!least[god])
			continue;
		while (spaces[i] < least[god])
			i++;
		if (spaces[i] <= lg_offer_limit(p, who, god))
			return false;
	}
	return true;
}

/* CL-6.13, CL-6.14: whether a faction may offer more than it has. CL-23.2: a table option. */
static bool may_bluff(const struct lg_pub *p, uint8_t who)
{
	return p->bluff && !(p->penalised >> who & 1);
}

/* CL-6.1, CL-6.3, CL-6.5: whether the marker may go to this god, whatever the space. CL-6.4: only
 * the god that displaced it last is barred. CL-21.5: partners displace each other as well. */
static uint8_t god_refused(const struct lg_pub *p, const struct pet_frame *f, uint8_t god)
{
	bool open = false;
	if (god == APOLLO)
		return R_OFFER_APOLLO;
	for (int i = 0; i < lg_open(p); i++)
		open = open || p->altar[i] == god;
	if (!open)
		return R_OFFER_CLOSED;
	return god == lg_offer_x(f)->from ? R_OFFER_SAME : R_OK;
}

/* CL-6.10, CL-6.12, CL-6.13: the highest space the faction may take there. */
static int space_most(const struct lg_pub *p, uint8_t who, uint8_t god, bool poor)
{
	return poor ? 1 : may_bluff(p, who) ? 25 : lg_offer_limit(p, who, god);
}

/* CL-1.14, CL-6.2: whether the faction may take this space. */
static uint8_t space_refused(const struct lg_pub *p, const struct pet_frame *f, uint8_t god,
			     int space)
{
	uint8_t least[GODS], who = f->who;
	if (space <= p->space[god])
		return R_OFFER_HIGHER;
	if (!lg_is_space(p, space))
		return R_OFFER_SPACE;
	openings(p, lg_offer_x(f)->from, least);
	bool poor = !may_bluff(p, who) && is_destitute(p, who, least);
	if (space <= space_most(p, who, god, poor))
		return R_OK;
	if (lg_offer_limit(p, who, god) < 1)
		return R_OFFER_POOR;
	return lg_net_offering(p, who, space) > (int)lg_gold(p, who) ? R_OFFER_GOLD : R_OFFER_TEAM;
}

/* CL-6.5: Apollo takes one marker. */
static uint8_t free_refused(const struct lg_pub *p, uint8_t god)
{
	if (god != APOLLO)
		return R_OFFER_CLOSED;
	return p->marker[APOLLO] == NONE ? R_OK : R_OFFER_APOLLO;
}

/* CL-6.8, CL-6.12: what the offering will cost: those without means pay what the purse holds beside
 * the partner's offering. */
unsigned lg_offer_price(const struct lg_pub *p, const struct pet_frame *f, uint8_t god, int space)
{
	uint8_t least[GODS], partner = lg_partner(p, f->who);
	int net = lg_net_offering(p, f->who, space), gold = (int)lg_gold(p, f->who);
	openings(p, lg_offer_x(f)->from, least);
	if (space != 1 || p->marker[god] != NONE || !is_destitute(p, f->who, least))
		return (unsigned)net;
	if (partner != NONE)
		gold -= standing(p, partner, god);
	return (unsigned)(gold < 0 ? 0 : gold < net ? gold : net);
}

/* The spaces not refused run from the lowest (openings) to the highest. */
int lg_offer_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint8_t least[GODS], who = f->who;
	int n = 0;
	openings(p, lg_offer_x(f)->from, least);
	bool poor = !may_bluff(p, who) && is_destitute(p, who, least);
	for (int i = 0; i < lg_open(p); i++) {
		uint8_t god = p->altar[i];
		if (!least[god])
			continue;
		int most = space_most(p, who, god, poor);
		for (const uint8_t *space = lg_box(p)->space; *space && *space <= most; space++)
			if (*space >= least[god])
				out[n++] = pet_move_make(V_OFFER, god, *space, 0);
	}
	if (!free_refused(p, APOLLO))
		out[n++] = pet_move_make(V_OFFER_FREE, APOLLO, 0, 0);
	return n;
}

uint8_t lg_offer_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	uint8_t god = pet_move_a(m);
	if (m == pet_move_make(V_OFFER_FREE, god, 0, 0))
		return free_refused(v.pub, god);
	if (m != pet_move_make(V_OFFER, god, pet_move_b(m), 0))
		return R_OFFER_CLOSED;
	uint8_t refused = god_refused(v.pub, f, god);
	return refused ? refused : space_refused(v.pub, f, god, pet_move_b(m));
}

/* CL-6.2, CL-6.3: places the marker and displaces the one that was there. */
void lg_offer_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, god = pet_move_a(m),
		space = pet_move_verb(m) == V_OFFER ? pet_move_b(m) : 0;
	uint8_t least[GODS], displaced = p->marker[god];
	openings(p, lg_offer_x(f)->from, least);
	if (space == 1 && displaced == NONE && is_destitute(p, who, least))
		p->destitute = (uint8_t)(p->destitute | 1u << who); /* CL-6.12, CL-6.16 */
	pet_flow_end(&p->flow);
	struct lg_offer_x *phase = lg_offer_x_mut(pet_flow_top(&p->flow));
	p->marker[god] = who;
	p->space[god] = space;
	phase->displaced = displaced;
	phase->from = god;
	pet_emit(&g->journal, E_OFFERED, who, god, space, 0, 0);
	if (displaced != NONE) {
		p->destitute = (uint8_t)(p->destitute & ~(1u << displaced));
		pet_emit(&g->journal, E_DISPLACED, displaced, god, 0, 0, 0);
	}
}

static void clear_altars(struct lg_pub *p)
{
	memset(p->marker, NONE, sizeof p->marker);
	memset(p->space, 0, sizeof p->space);
	p->destitute = 0;
}

/* CL-6.13: purses that cannot pay lose half; true if there was one. */
static bool penalties(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	bool any = false;
	for (uint8_t who = 0; who < p->factions; who++) {
		uint8_t partner = lg_partner(p, who);
		int due =
			standing(p, who, NONE) + (partner == NONE ? 0 : standing(p, partner, NONE));
		if (lg_purse(p, who) != who || due <= p->gold[who])
			continue;
		any = true;
		pet_emit(&g->journal, E_PENALTY, who, p->gold[who] / 2u, 0, 0, 0);
		p->gold[who] = (uint16_t)(p->gold[who] - p->gold[who] / 2);
		p->penalised = (uint8_t)(p->penalised | 1u << who);
		if (partner != NONE)
			p->penalised = (uint8_t)(p->penalised | 1u << partner);
	}
	return any;
}

/* CL-6.8, CL-6.12: everybody pays the net offering; those of CL-6.12 last, with what the purse
 * holds. */
static void payments(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	for (int last = 0; last < 2; last++) {
		for (int i = 0; i < lg_open(p); i++) {
			uint8_t god = p->altar[i], who = p->marker[god];
			if ((p->destitute >> who & 1) != last)
				continue;
			unsigned net = (unsigned)lg_net_offering(p, who, p->space[god]);
			if (last && net > lg_gold(p, who))
				net = lg_gold(p, who);
			lg_pay(p, who, net);
			pet_emit(&g->journal, E_PAID, who, net, 0, 0, 0);
		}
	}
	p->destitute = 0;
	p->penalised = 0;
}

/* CL-6.1, CL-6.3, CL-6.7: the displaced first, else the next in turn order; then all pay. */
void lg_offerings(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	struct lg_offer_x *x = lg_offer_x_mut(f);
	if (f->pc == 0) {
		x->displaced = x->from = NONE;
		f->pc = 1;
	}
	uint8_t who = x->displaced, from = x->from;
	if (who == NONE && f->n < p->factions) {
		who = p->order[f->n++];
		from = NONE;
	}
	if (who != NONE) {
		x->displaced = x->from = NONE;
		lg_offer_x_mut(pet_flow_call(&p->flow, N_OFFER_PLACE, who))->from = from;
	} else if (p->bluff && penalties(g)) {
		clear_altars(p);
		f->n = 0;
	} else {
		pet_flow_end(&p->flow);
		payments(g);
	}
}
