/* r12_effects.c: chapter EL-12, the interpreter: one frame per power, one operation after another.
 *
 * The frame's pc is the next operation, its who the acting seat. A scope (others, other, most) runs
 * its block in the same frame, once for each seat addressed. An option or a paid block commits the
 * seat up to its end (its `commit`): nothing in it may be declined (EL-12.4, EL-12.24). What a step
 * triggers runs in frames above, before the next step (EL-6.4). */
#include "games/elysium/rules.h"

struct pet_frame *el_run(struct el *g, unsigned card, unsigned from, unsigned end, unsigned user)
{
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_RUN, (uint8_t)user);
	f->pc = (uint8_t)from;
	el_run_x_mut(f)->card = (uint8_t)card;
	el_run_x_mut(f)->owner = (uint8_t)user;
	el_run_x_mut(f)->end = (uint8_t)end;
	return f;
}

struct el_where el_run_where(const struct el_pub *p, const struct pet_frame *run)
{
	return el_where(p, el_run_x(run)->card, run->who, el_run_x(run)->owner);
}

const struct el_op *el_run_op(const struct el_pub *p, const struct pet_frame *run)
{
	return &el_face(p, el_run_x(run)->card)->op[run->pc];
}

/* EL-12.4, EL-12.24: inside an option or a paid block. */
bool el_run_committed(const struct pet_frame *run)
{
	return run->pc < el_run_x(run)->commit;
}

/* Whether only its end is left, so that the next frame may replace this one. */
bool el_run_finished(const struct pet_frame *run)
{
	return run->pc >= el_run_x(run)->end && !el_run_x(run)->seats;
}

/* EL-8.14, EL-12.22: runs the block of the scope at pc for each of these seats, in disc order. */
void el_run_enter_scope(const struct el_pub *p, struct pet_frame *run, unsigned seats)
{
	unsigned len = el_run_op(p, run)->len;
	struct el_run_x *x = el_run_x_mut(run);
	x->outer = x->commit;
	x->commit = 0;
	x->seats = (uint8_t)seats;
	x->from = (uint8_t)(run->pc + 1);
	x->to = (uint8_t)(run->pc + 1 + len);
	run->pc = x->to;
}

/* EL-12.70: at the end of a scope's block: the next seat, or back to the owner. */
static void next_in_scope(const struct el_pub *p, struct pet_frame *f)
{
	struct el_run_x *x = el_run_x_mut(f);
	if (x->seats) {
		f->who = el_first_by_disc(p, x->seats);
		x->seats &= (uint8_t) ~(1u << f->who);
		x->commit = 0;
		f->pc = x->from;
		return;
	}
	f->who = x->owner;
	x->commit = x->outer;
	x->from = x->to = x->outer = 0;
}

uint16_t *el_purse(struct el *g, unsigned seat, unsigned res)
{
	struct el_seat *s = &g->pub.seat[seat];
	return res == EL_GOLD ? &s->gold : res == EL_VP ? &s->vp : &s->pp;
}

/* EL-1.10: without limit as far as games go; a pack cannot overflow it. */
static uint16_t el_purse_with(unsigned held, unsigned n)
{
	return (uint16_t)(held + n < EL_PURSE ? held + n : EL_PURSE);
}

/* EL-12.20, EL-12.37: from the supply, so much for each thing counted. */
static void gain(struct el *g, const struct el_where *w, const struct el_op *op)
{
	unsigned n = op->n * (op->count ? el_count(w, op, EL_NO_PILE) : 1);
	uint16_t *purse = el_purse(g, w->who, op->res);
	if (!n)
		return;
	*purse = el_purse_with(*purse, n);
	pet_emit(&g->journal, E_GAIN_GOLD + op->res, w->who, n, 0, 0, 0);
}

/* EL-12.21, EL-12.23, EL-12.54: everything it has if that is less; nothing from a protected
 * seat. */
static void lose(struct el *g, const struct el_where *w, const struct el_op *op)
{
	uint16_t *purse = el_purse(g, w->who, op->res);
	unsigned n = *purse < op->n ? *purse : op->n;
	if (!n || el_protected(w->p, w->who, w->owner))
		return;
	*purse = (uint16_t)(*purse - n);
	if (op->code == EL_GIVE) {
		uint16_t *owner = el_purse(g, w->owner, op->res);
		*owner = el_purse_with(*owner, n);
		pet_emit(&g->journal, E_GIVE_GOLD + op->res, w->who, n, w->owner, 0, 0);
	} else {
		pet_emit(&g->journal, E_LOSE_GOLD + op->res, w->who, n, 0, 0, 0);
	}
}

/* Asks about the operation at pc, or skips it if it is not possible (EL-14.8). */
static bool ask_or_skip(struct el *g, struct pet_frame *f, const struct el_where *w, unsigned node)
{
	if (el_step_possible(w, f->pc)) {
		el_ask_x_mut(pet_flow_call(&g->pub.flow, (uint8_t)node, f->who))->card =
			el_run_x(f)->card;
		return false;
	}
	f->n = 0;
	f->pc = (uint8_t)(f->pc + 1 + el_run_op(&g->pub, f)->len);
	return true;
}

/* EL-12.26, EL-12.29: up to n times; frame.n counts. */
static bool repeat(struct el *g, struct pet_frame *f, const struct el_where *w, unsigned node)
{
	if (f->n < el_run_op(&g->pub, f)->n)
		return ask_or_skip(g, f, w, node);
	f->n = 0;
	f->pc++;
	return true;
}

/* EL-12.24: asked only if it can be paid and its block is possible; not asked inside an option
 * (D_PAY of EL-14). */
static bool pay(struct el *g, struct pet_frame *f, const struct el_where *w, const struct el_op *op)
{
	if (!el_run_committed(f) || !el_step_possible(w, f->pc))
		return ask_or_skip(g, f, w, N_PAY);
	uint16_t *purse = el_purse(g, f->who, op->res);
	*purse = (uint16_t)(*purse - op->n);
	pet_emit(&g->journal, E_PAY_GOLD + op->res, f->who, op->n, 0, 0, 0);
	f->pc++;
	return true;
}

/* EL-12.22: who is addressed; the user chooses for `other` and among several tied for most. */
static bool scope(struct el *g, struct pet_frame *f, const struct el_where *w,
		  const struct el_op *op)
{
	unsigned seats = op->code == EL_MOST ? el_richest(w->p, w->owner, op->res)
					     : el_other_seats(w->p, w->owner);
	if (op->code == EL_OTHERS || el_bits(seats) < (op->code == EL_MOST ? 2 : 1)) {
		el_run_enter_scope(&g->pub, f, seats);
		return true;
	}
	return ask_or_skip(g, f, w, N_SEAT);
}

/* One operation. True: continue with the next; false: a frame was entered above. */
static bool operation(struct el *g, struct pet_frame *f)
{
	struct el_where w = el_run_where(&g->pub, f);
	const struct el_op *op = &w.op[f->pc];
	switch (op->code) {
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN: /* EL-12.1, EL-12.5 */
		f->pc = (uint8_t)(f->pc + 1 + (el_holds_true(&w, op, EL_NO_PILE) ? 0 : op->len));
		return true;
	case EL_GAIN:
		gain(g, &w, op);
		f->pc++;
		return true;
	case EL_LOSE:
	case EL_GIVE:
		lose(g, &w, op);
		f->pc++;
		return true;
	case EL_PAY:
		return pay(g, f, &w, op);
	case EL_CHOOSE:
		return ask_or_skip(g, f, &w, N_OPTION);
	case EL_OPTION: /* the chosen option ended here: skip the others */
		f->pc = (uint8_t)(f->pc + 1 + op->len);
		return true;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		return scope(g, f, &w, op);
	case EL_TRANSFER:
		return repeat(g, f, &w, N_TRANSFER);
	case EL_DISCARD_OP:
		return repeat(g, f, &w, N_DISCARD);
	case EL_TAKE:
		return ask_or_skip(g, f, &w, N_TAKE);
	case EL_SWAP:
		return ask_or_skip(g, f, &w, N_SWAP_A);
	case EL_USE:
		return ask_or_skip(g, f, &w, N_USE);
	case EL_ADD: /* EL-12.32 */
		f->pc++;
		el_deal(g, op->a.zone == EL_AGORA ? ROW_AGORA : ROW_ORACLE, op->n);
		return false;
	default: /* EL_TAKE_CITIZEN, EL-12.28 */
		for (int i = 0; i < op->n; i++)
			el_take_citizen(g, f->who);
		f->pc++;
		return true;
	}
}

/* EL-6.3, EL-6.5, EL-6.8, EL-6.9, EL-12.1: steps from left to right. Returns early when the journal
 * fills up; the loop calls again. */
void el_run_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	while (pet_journal_room(&g->journal) > PET_JOURNAL_MAX / 2) {
		if (el_run_x(f)->to && f->pc == el_run_x(f)->to) {
			next_in_scope(&g->pub, f);
			continue;
		}
		if (f->pc >= el_run_x(f)->end) {
			pet_flow_end(&g->pub.flow);
			return;
		}
		if (!operation(g, f))
			return;
	}
}
