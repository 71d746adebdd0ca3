/* r12_possible.c: chapter EL-12, queries: counts, conditions, what is possible (EL-12.9) and which
 * options a choice offers (EL-12.25). */
#include "games/elysium/rules.h"

static unsigned holds(const struct el_pub *p, unsigned seat, unsigned res)
{
	const struct el_seat *s = &p->seat[seat];
	return res == EL_GOLD ? s->gold : res == EL_VP ? s->vp : s->pp;
}

/* EL-12.54: losses through powers used by another seat are void. user NOBODY: for surcharges. */
bool el_protected(const struct el_pub *p, unsigned seat, unsigned user)
{
	return seat != user && el_bears(p, seat, EL_NOEFFECT);
}

/* EL-12.22: the other seats with most of something, at least 1. */
uint8_t el_richest(const struct el_pub *p, unsigned user, unsigned res)
{
	unsigned most = 1, set = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		unsigned n = holds(p, seat, res);
		if (seat == user || n < most)
			continue;
		if (n > most)
			set = 0;
		most = n;
		set |= 1u << seat;
	}
	return (uint8_t)set;
}

/* ---- counts and conditions ------------------------------------------------------------------- */

/* EL-12.33: whether a pile is part of the zone. here: the pile whose Chronos card is being scored;
 * then only Legends count (EL-11.1). */
static bool pile_counts(const struct el_where *w, unsigned zone, unsigned i, unsigned here)
{
	const struct el_pile *q = &w->p->pile[i];
	if (zone == EL_HERE)
		return i == here;
	if (zone == EL_ELY && q->owner != w->who)
		return false;
	return here == EL_NO_PILE || q->card[1];
}

static unsigned count_piles(const struct el_where *w, const struct el_pick *pick, unsigned here)
{
	unsigned n = 0;
	for (unsigned i = 0; i < w->p->piles; i++) {
		const struct el_pile *q = &w->p->pile[i];
		if (!pile_counts(w, pick->zone, i, here))
			continue;
		for (int k = 0; k < EL_PILE && q->card[k]; k++) {
			unsigned c = q->card[k];
			if (c == EL_CITIZEN)
				n += pick->citizen; /* EL-12.34 */
			else
				n += el_match(pick, c, el_face(w->p, c)->level, w->card);
		}
	}
	return n;
}

static unsigned count_cards(const struct el_where *w, const struct el_pick *pick, unsigned here)
{
	unsigned n = 0;
	if (pick->zone == EL_DOM) {
		const struct el_seat *s = &w->p->seat[w->who];
		if (pick->citizen)
			return s->citizens;
		for (int i = 0; i < s->domain_size; i++)
			n += el_match(pick, s->domain[i], el_face(w->p, s->domain[i])->level,
				      w->card);
		return n;
	}
	if (pick->zone < EL_AGORA)
		return count_piles(w, pick, here);
	const uint8_t *row = el_row_of(w->p, pick->zone);
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		n += el_match(pick, c, el_face(w->p, c)->level, w->card) ? row[c] : 0u;
	return n;
}

/* EL-12.36: the different families or levels among face-up cards. */
static unsigned count_different(const struct el_where *w, const struct el_op *op, unsigned here)
{
	unsigned seen = 0;
	for (unsigned i = 0; i < w->p->piles; i++) {
		const struct el_pile *q = &w->p->pile[i];
		if (!pile_counts(w, op->a.zone, i, here))
			continue;
		for (int k = 0; k < EL_PILE && q->card[k]; k++) {
			const struct el_card *card = el_face(w->p, q->card[k]);
			if (q->card[k] != EL_CITIZEN)
				seen |= 1u << (op->count == EL_COUNT_FAMILIES ? card->family
									      : card->level);
		}
	}
	return (unsigned)el_bits(seen);
}

/* EL-12.35, EL-12.36, EL-12.37: what is held, or how many families, levels or Legends are shown. */
unsigned el_count(const struct el_where *w, const struct el_op *op, unsigned here)
{
	unsigned n = 0;
	switch (op->count) {
	case EL_COUNT_CARDS:
		return count_cards(w, &op->a, here);
	case EL_COUNT_FAMILIES:
	case EL_COUNT_LEVELS:
		return count_different(w, op, here);
	case EL_COUNT_LEGENDS:
		for (unsigned i = 0; i < w->p->piles; i++)
			n += w->p->pile[i].owner == w->who && w->p->pile[i].card[1];
		return n;
	case EL_COUNT_RES:
		return holds(w->p, w->who, op->res);
	default:
		return 1;
	}
}

/* EL-12.42: at least 1, and nobody has more. */
static bool has_most(const struct el_where *w, unsigned res)
{
	unsigned own = holds(w->p, w->who, res);
	for (unsigned seat = 0; seat < w->p->flow.seats; seat++)
		if (holds(w->p, seat, res) > own)
			return false;
	return own > 0;
}

/* EL-12.40, EL-12.41, EL-12.42, EL-12.43, EL-12.44: a guard. Several guards are nested. */
bool el_holds_true(const struct el_where *w, const struct el_op *op, unsigned here)
{
	switch (op->code) {
	case EL_IF_ATLEAST:
		return el_count(w, op, here) >= op->n;
	case EL_IF_TRANSFERS:
		return w->p->seat[w->who].moved >= op->n;
	case EL_IF_WITHOUT:
		return count_cards(w, &op->a, here) == 0;
	case EL_IF_MOST:
		return has_most(w, op->res);
	default:
		return w->p->seat[w->who].columns >> op->n & 1;
	}
}

/* ---- which cards an action may choose -------------------------------------------------------- */

static bool face_up(unsigned c)
{
	return c > 0 && c <= EL_DESIGNS;
}

/* EL-12.27: a matching card that lies there and has no twin in the Domain. */
uint8_t el_take_refused(const struct el_where *w, const struct el_op *op, unsigned c)
{
	if (!face_up(c) || !el_row_of(w->p, op->a.zone)[c])
		return R_NOT_THERE;
	if (!el_match(&op->a, c, el_face(w->p, c)->level, w->card))
		return R_NO_MATCH;
	return el_has(w->p, w->who, c) ? R_TWIN : R_OK;
}

static bool uses(const struct el_card *card)
{
	for (unsigned pc = 0; pc < card->ops; pc++)
		if (card->op[pc].code == EL_USE)
			return true;
	return false;
}

/* EL-12.31, regardless of where the card is. */
uint8_t el_use_of_refused(const struct el_where *w, const struct el_op *op, unsigned c)
{
	if (!el_match(&op->a, c, el_face(w->p, c)->level, w->card))
		return R_NO_MATCH;
	if (el_face(w->p, c)->kind != op->n)
		return R_USE_KIND;
	const struct el_card *card = el_face(w->p, c);
	if (uses(card))
		return R_USE_CHAIN;
	struct el_where there = el_where(w->p, c, w->who, w->who);
	return el_program_possible(&there, 0, card->ops) ? R_OK : R_USE_NOTHING;
}

uint8_t el_use_refused(const struct el_where *w, const struct el_op *op, unsigned c)
{
	struct el_set set = el_zone_cards(w->p, w->who, op->a.zone);
	if (!face_up(c) || !el_in(&set, c))
		return R_NOT_THERE;
	return el_use_of_refused(w, op, c);
}

/* EL-12.30: whether b may be swapped for a. The twin rule is checked after the exchange. */
uint8_t el_partner_refused(const struct el_where *w, const struct el_op *op, unsigned a, unsigned b)
{
	if (!face_up(b) || !el_row_of(w->p, op->b.zone)[b])
		return R_NOT_THERE;
	if (!el_match(&op->b, b, el_face(w->p, b)->level, w->card))
		return R_NO_MATCH;
	return op->a.zone == EL_DOM && a != b && el_has(w->p, w->who, b) ? R_TWIN : R_OK;
}

/* EL-12.30: whether a may be given, that is, has a legal partner. */
uint8_t el_swap_refused(const struct el_where *w, const struct el_op *op, unsigned a)
{
	bool there = face_up(a) && (op->a.zone == EL_DOM ? el_has(w->p, w->who, a)
							 : el_row_of(w->p, op->a.zone)[a] > 0);
	if (!there)
		return R_NOT_THERE;
	if (!el_match(&op->a, a, el_face(w->p, a)->level, w->card))
		return R_NO_MATCH;
	const uint8_t *row = el_row_of(w->p, op->b.zone);
	for (unsigned b = 0; (b = el_row_next(row, b + 1));)
		if (!el_partner_refused(w, op, a, b))
			return R_OK;
	return R_NO_PARTNER;
}

/* EL-12.29, EL-12.34: Citizens only if no filter tests a property they lack. */
static bool citizen_discardable(const struct el_pick *pick)
{
	return pick->citizen || (!pick->levels && !pick->family && !pick->other);
}

uint8_t el_discard_refused(const struct el_where *w, const struct el_op *op, unsigned c)
{
	if (c == EL_CITIZEN)
		return !w->p->seat[w->who].citizens  ? R_NOT_IN_DOMAIN
		       : citizen_discardable(&op->a) ? R_OK
						     : R_NO_MATCH;
	if (!face_up(c) || !el_has(w->p, w->who, c))
		return R_NOT_IN_DOMAIN;
	return el_match(&op->a, c, el_face(w->p, c)->level, w->card) ? R_OK : R_NO_MATCH;
}

static unsigned discardable(const struct el_where *w, const struct el_op *op)
{
	const struct el_seat *s = &w->p->seat[w->who];
	unsigned n = citizen_discardable(&op->a) ? s->citizens : 0;
	for (int i = 0; i < s->domain_size; i++)
		n += !el_discard_refused(w, op, s->domain[i]);
	return n;
}

/* ---- what is possible ------------------------------------------------------------------------ */

static bool any_take(const struct el_where *w, const struct el_op *op)
{
	const uint8_t *row = el_row_of(w->p, op->a.zone);
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		if (!el_take_refused(w, op, c))
			return true;
	return false;
}

/* Whether any card of the operation's zone can be used or swapped. */
static bool any_of_zone(const struct el_where *w, const struct el_op *op,
			uint8_t (*refused)(const struct el_where *, const struct el_op *, unsigned))
{
	struct el_set set = el_zone_cards(w->p, w->who, op->a.zone);
	for (unsigned c; (c = el_pop(&set));)
		if (!refused(w, op, c))
			return true;
	return false;
}

/* EL-12.22: seats a scope may address. */
static uint8_t addressed(const struct el_where *w, const struct el_op *op)
{
	if (op->code == EL_MOST)
		return el_richest(w->p, w->owner, op->res);
	return el_other_seats(w->p, w->owner);
}

static bool scope_possible(const struct el_where *w, unsigned pc)
{
	const struct el_op *op = &w->op[pc];
	for (unsigned set = addressed(w, op); set; set &= set - 1) {
		struct el_where there = *w;
		there.who = (uint8_t)__builtin_ctz(set);
		if (el_program_possible(&there, pc + 1, pc + 1 + op->len))
			return true;
	}
	return false;
}

/* EL-12.9, one step. */
bool el_step_possible(const struct el_where *w, unsigned pc)
{
	const struct el_op *op = &w->op[pc];
	switch (op->code) {
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		return el_holds_true(w, op, EL_NO_PILE) && el_step_possible(w, pc + 1);
	case EL_GAIN:
		return !op->count || el_count(w, op, EL_NO_PILE) > 0;
	case EL_LOSE:
	case EL_GIVE:
		return holds(w->p, w->who, op->res) && !el_protected(w->p, w->who, w->owner);
	case EL_DISCARD_OP:
		return discardable(w, op) && !el_protected(w->p, w->who, w->owner);
	case EL_PAY:
		return holds(w->p, w->who, op->res) >= op->n &&
		       el_program_possible(w, pc + 1, pc + 1 + op->len);
	case EL_CHOOSE:
		return el_program_possible(w, pc + 1, pc + 1 + op->len);
	case EL_OPTION:
		return el_program_possible(w, pc + 1, pc + 1 + op->len);
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		return scope_possible(w, pc);
	case EL_TRANSFER:
		return el_transfer_possible(w->p, w->who, &op->a, op->mode, w->card);
	case EL_TAKE:
		return any_take(w, op);
	case EL_SWAP:
		return any_of_zone(w, op, el_swap_refused);
	case EL_USE:
		return any_of_zone(w, op, el_use_of_refused);
	default: /* EL_TAKE_CITIZEN, EL_ADD */
		return el_can_draw(w->p);
	}
}

/* EL-12.9: a program is possible if one of its steps is, judged from its start. */
bool el_program_possible(const struct el_where *w, unsigned from, unsigned end)
{
	for (unsigned pc = from; pc < end; pc += 1u + w->op[pc].len)
		if (el_step_possible(w, pc))
			return true;
	return false;
}

/* EL-12.25: whether one step can be carried out in full. A step whose guard is false needs
 * nothing. */
static bool step_full(const struct el_where *w, unsigned pc)
{
	const struct el_op *op = &w->op[pc];
	switch (op->code) {
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		return !el_holds_true(w, op, EL_NO_PILE) || step_full(w, pc + 1);
	case EL_LOSE:
	case EL_GIVE:
		return holds(w->p, w->who, op->res) >= op->n && el_step_possible(w, pc);
	case EL_DISCARD_OP:
		return discardable(w, op) >= op->n && el_step_possible(w, pc);
	case EL_TAKE_CITIZEN:
	case EL_ADD:
		return el_drawable(w->p) >= op->n;
	default:
		return el_step_possible(w, pc);
	}
}

static bool program_full(const struct el_where *w, unsigned from, unsigned end)
{
	for (unsigned pc = from; pc < end; pc += 1u + w->op[pc].len)
		if (!step_full(w, pc))
			return false;
	return true;
}

/* EL-12.25: the options offered, one bit each: those possible in full, else those possible in
 * part. */
unsigned el_options(const struct el_where *w, unsigned pc)
{
	const struct el_op *op = w->op;
	unsigned full = 0, part = 0, i = 0, end = pc + 1 + op[pc].len;
	for (unsigned at = pc + 1; at < end; at += 1u + op[at].len, i++) {
		unsigned stop = at + 1 + op[at].len;
		if (!el_program_possible(w, at + 1, stop))
			continue;
		part |= 1u << i;
		if (program_full(w, at + 1, stop))
			full |= 1u << i;
	}
	return full ? full : part;
}
