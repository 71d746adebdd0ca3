/* r06_offerings.c: phase 3, offerings (CL-6).
 *
 * pub.marker[god] and pub.space[god] hold what stands on the altars. The step keeps in its frame
 * how many factions of the turn order have been called (n), who is displaced and by which god. */
#include "games/legendary/rules.h"

#include <string.h>

/* CL-1.14. */
static const uint8_t spaces[] = { 1, 2, 3, 5, 7, 9, 12, 15, 20, 25 };
enum { SPACES = sizeof spaces };

enum { X_DISPLACED, X_FROM }; /* locals of the step; X_FROM also of the question */

bool lg_is_space(int value)
{
	for (int i = 0; i < SPACES; i++)
		if (spaces[i] == value)
			return true;
	return false;
}

/* CL-6.9. */
int lg_net_offering(const struct lg_pub *p, uint8_t who, int space)
{
	int net = space - p->priestess[who];
	return net > 0 ? net : 0;
}

/* What stands for a faction and binds its purse, but for an altar where it is being displaced; an
 * offering of CL-6.12 does not bind (CL-6.11). */
static int standing(const struct lg_pub *p, uint8_t who, uint8_t but)
{
	if (p->destitute >> who & 1)
		return 0;
	for (int god = 0; god < GODS; god++)
		if (p->marker[god] == who && god != but)
			return lg_net_offering(p, who, p->space[god]);
	return 0;
}

/* CL-6.10, CL-6.11: the highest space whose net offering the purse covers, beside what the partner
 * offers elsewhere; -1: not even 0 can be paid. */
int lg_offer_limit(const struct lg_pub *p, uint8_t who, uint8_t god)
{
	uint8_t partner = lg_partner(p, who);
	int gold = (int)lg_gold(p, who);
	if (partner != NONE)
		gold -= standing(p, partner, god);
	return gold < 0 ? -1 : gold + p->priestess[who];
}

/* CL-6.1 to CL-6.3, CL-6.6: altars by the least space that may be taken (0: none). */
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

/* CL-6.13, CL-6.14: whether a faction may offer what it does not have. */
static bool may_bluff(const struct lg_pub *p, uint8_t who)
{
	return p->bluff && !(p->penalised >> who & 1);
}

int lg_offer_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint8_t least[GODS], who = f->who;
	int n = 0;
	openings(p, f->x[X_FROM], least);
	bool bluff = may_bluff(p, who), poor = !bluff && is_destitute(p, who, least);
	for (int i = 0; i < lg_open(p); i++) {
		uint8_t god = p->altar[i];
		if (!least[god])
			continue;
		int limit = poor ? 1 : bluff ? 25 : lg_offer_limit(p, who, god);
		for (int k = 0; k < SPACES && spaces[k] <= limit; k++)
			if (spaces[k] >= least[god])
				out[n++] = pet_move_make(V_OFFER, god, spaces[k], 0);
	}
	if (p->marker[APOLLO] == NONE) /* CL-6.5 */
		out[n++] = pet_move_make(V_OFFER_FREE, APOLLO, 0, 0);
	return n;
}

/* CL-6.2, CL-6.3: the marker is put down; whoever stood there is displaced. */
void lg_offer_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, god = pet_move_a(m),
		space = pet_move_verb(m) == V_OFFER ? pet_move_b(m) : 0;
	uint8_t least[GODS], displaced = p->marker[god];
	openings(p, f->x[X_FROM], least);
	if (space == 1 && displaced == NONE && is_destitute(p, who, least))
		p->destitute = (uint8_t)(p->destitute | 1u << who); /* CL-6.12, CL-6.16 */
	pet_flow_end(&p->flow);
	struct pet_frame *phase = pet_flow_top(&p->flow);
	p->marker[god] = who;
	p->space[god] = space;
	phase->x[X_DISPLACED] = displaced;
	phase->x[X_FROM] = god;
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

/* CL-6.13: purses that cannot pay lose half; true if there is one. */
static bool penalties(struct legendary *g)
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

/* CL-6.8, CL-6.12: everybody pays the net offering; those of CL-6.12 last, what the purse holds. */
static void payments(struct legendary *g)
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
	struct legendary *g = state;
	struct lg_pub *p = &g->pub;
	if (f->pc == 0) {
		f->x[X_DISPLACED] = f->x[X_FROM] = NONE;
		f->pc = 1;
	}
	uint8_t who = f->x[X_DISPLACED], from = f->x[X_FROM];
	if (who == NONE && f->n < p->factions) {
		who = p->order[f->n++];
		from = NONE;
	}
	if (who != NONE) {
		f->x[X_DISPLACED] = f->x[X_FROM] = NONE;
		pet_flow_call(&p->flow, N_OFFER_PLACE, who)->x[X_FROM] = from;
	} else if (p->bluff && penalties(g)) {
		clear_altars(p);
		f->n = 0;
	} else {
		pet_flow_end(&p->flow);
		payments(g);
	}
}
