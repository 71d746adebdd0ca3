/* r12_asks.c: chapter EL-12, the decisions of a power (D_OPTION to D_USE of EL-14). Their frame is
 * above that of the power and asks about the operation at its pc. Its own local is the card, for
 * the prompt. */
#include "games/elysium/rules.h"

static const struct pet_frame *run_below(const struct pet_frame *f)
{
	return f - 1;
}

/* EL-12.34: the zone of the cards that the question is about; EL_ZONES: it is about none. */
unsigned el_asked_zone(const struct el_pub *p)
{
	if (!p->flow.depth)
		return EL_ZONES;
	const struct pet_frame *f = &p->flow.frame[p->flow.depth - 1];
	switch (f->node) {
	case N_TAKE:
	case N_SWAP_A:
	case N_USE:
		return el_run_op(p, run_below(f))->a.zone;
	case N_SWAP_B:
		return el_run_op(p, run_below(f))->b.zone;
	default:
		return EL_ZONES;
	}
}

/* What the player who is chosen gives or loses, where one step or a choice of two is all there is. */
static int about_seat(const struct el_op *op, struct pet_arg out[PET_ABOUT_MAX])
{
	bool pair = op[1].code == EL_CHOOSE;
	bool plain = op->len == (pair ? 5 : 1);
	const struct el_op *a = &op[pair ? 3 : 1], *b = pair ? &op[5] : NULL;
	bool gold = plain && a->res == EL_GOLD;
	bool gives = gold && a->code == EL_GIVE && (!b || b->code == EL_DISCARD_OP);
	bool loses = gold && a->code == EL_LOSE && b && b->code == EL_GIVE && b->res == EL_PP;
	out[0] = (struct pet_arg){ "gives", PET_K_NUMBER, gives ? a->n : 0 };
	out[1] = (struct pet_arg){ "cards", PET_K_NUMBER, gives && b ? b->n : 0 };
	out[2] = (struct pet_arg){ "loses", PET_K_NUMBER, loses ? a->n : 0 };
	out[3] = (struct pet_arg){ "prestige", PET_K_NUMBER, loses ? b->n : 0 };
	return 4;
}

/* What a turn and the writing offer; of a power that another player uses, who that is. */
int el_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX])
{
	const struct el_pub *p = el_pub(v);
	const struct pet_frame *f = pet_game_frame(v.pub);
	switch (f->node) {
	case N_TURN:
		return el_about_turn(p, f->who, out);
	case N_LEGENDS:
		return el_about_legends(p, f, out);
	case N_SEAT:
		return about_seat(el_run_op(p, run_below(f)), out);
	case N_OPTION:
	case N_PAY:
	case N_TRANSFER:
	case N_DISCARD: {
		uint8_t owner = (uint8_t)el_run_x(run_below(f))->owner;
		out[0] = (struct pet_arg){ "other", PET_K_FLAG, owner != f->who };
		out[1] = (struct pet_arg){ "owner", PET_K_SEAT, owner };
		return 2;
	}
	default:
		return 0;
	}
}

/* EL-6.10, EL-8.14, EL-12.3, EL-12.4, EL-12.24: whether the seat may decline. Its own instant is
 * mandatory, but for a transfer that it shares with others. */
static uint8_t decline_refused(const struct el_pub *p, const struct pet_frame *run)
{
	const struct el_run_x *x = el_run_x(run);
	if (el_run_op(p, run)->code == EL_TRANSFER && run->n > 0)
		return R_OK; /* the first was mandatory, the others are not */
	if (el_run_committed(run))
		return R_COMMITTED;
	if (!x->must || run->who != x->owner)
		return R_OK;
	bool shared = el_run_op(p, run)->code == EL_TRANSFER && p->may_transfer &&
		      el_lets_others_transfer(el_face(p, x->card));
	return shared ? R_OK : R_INSTANT;
}

static int list_decline(const struct el_pub *p, const struct pet_frame *run, pet_move *out)
{
	if (decline_refused(p, run))
		return 0;
	out[0] = pet_move_make(V_DECLINE, 0, 0, 0);
	return 1;
}

static void commit(struct pet_frame *run, unsigned end)
{
	if (el_run_x(run)->commit < end)
		el_run_x_mut(run)->commit = (uint8_t)end;
}

/* Ends the question; the power's frame continues after its operation. */
static struct pet_frame *answered(struct el *g, struct pet_frame *f)
{
	struct pet_frame *run = pet_flow_caller(f);
	pet_flow_end(&g->pub.flow);
	run->pc = (uint8_t)(run->pc + 1 + el_run_op(&g->pub, run)->len);
	run->n = 0;
	return run;
}

/* The frame of a finished power is replaced by what it triggered last (EL-12.71: chains may be
 * long). */
static void make_room(struct el *g, const struct pet_frame *run)
{
	if (el_run_finished(run))
		pet_flow_end(&g->pub.flow);
}

/* ---- D_OPTION -------------------------------------------------------------------------------- */

/* The move that names an option: by its first operation, so that it reads as what it does. */
pet_move el_option_move(const struct el_op *op, unsigned number)
{
	switch (op->code) {
	case EL_GAIN:
		return pet_move_make(V_GAIN_GOLD + op->res, op->n, 0, 0);
	case EL_LOSE:
		return pet_move_make(V_LOSE_GOLD + op->res, op->n, 0, 0);
	case EL_GIVE:
		return pet_move_make(V_GIVE_GOLD + op->res, op->n, 0, 0);
	case EL_PAY:
		return pet_move_make(V_PAY_GOLD + op->res, op->n, 0, 0);
	case EL_DISCARD_OP:
		return pet_move_make(V_DISCARD_CARDS, op->n, 0, 0);
	case EL_USE:
		return pet_move_make(op->a.zone == EL_DOM ? V_USE_OWN : V_USE_OTHER, 0, 0, 0);
	default:
		return pet_move_make(V_OPTION, number, 0, 0);
	}
}

/* Iterates over the options of a choice: at is the index of an OPTION; 0: no more. */
static unsigned next_option(const struct el_pub *p, const struct pet_frame *run, unsigned at)
{
	const struct el_op *op = el_face(p, el_run_x(run)->card)->op;
	at = at ? at + 1 + op[at].len : run->pc + 1u;
	return at < run->pc + 1u + op[run->pc].len ? at : 0;
}

/* EL-12.25: the options that can be carried out, in full before in part. */
int el_option_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	unsigned offered = el_options(&w, run->pc), i = 0;
	int n = 0;
	for (unsigned at = 0; (at = next_option(el_pub(v), run, at)); i++)
		if (offered >> i & 1)
			out[n++] = el_option_move(&w.op[at + 1], i + 1);
	return n;
}

/* What this card may ask of others, each answer once. */
static int list_answers(const struct el_card *face, pet_move *out, int n)
{
	for (unsigned at = 0, others = 0; at < face->ops; at++) {
		const struct el_op *op = &face->op[at];
		if (op->code == EL_OTHERS)
			others = at + 1u + op->len;
		if (op->code != EL_OPTION || at >= others)
			continue;
		pet_move m = el_option_move(op + 1, 0);
		bool known =
			pet_move_verb(m) == V_OPTION; /* by its number: another at every card */
		for (int i = 0; i < n; i++)
			known |= out[i] == m;
		if (!known)
			out[n++] = m;
	}
	return n;
}

/* What cards in sight ask of others, and the transfers that could be paid for now. */
int el_answers(struct pet_view v, pet_move *out)
{
	const struct el_pub *p = el_pub(v);
	int n = 0;
	for (unsigned c = 0; c < EL_DESIGNS; c++)
		if (p->agora[c] || p->held[c] & ~(1u << v.seat))
			n = list_answers(el_face(p, c), out, n);
	return n + el_list_transfers(p, v.seat, &el_any_of_domain, EL_PAID, 0, out + n);
}

uint8_t el_option_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	unsigned offered = el_options(&w, run->pc), i = 0;
	for (unsigned at = 0; (at = next_option(el_pub(v), run, at)); i++)
		if (el_option_move(&w.op[at + 1], i + 1) == m)
			return offered >> i & 1 ? R_OK : R_OPTION;
	return pet_move_verb(m) >= V_GAIN_GOLD && pet_move_verb(m) <= V_OPTION ? R_NO_OPTION
									       : R_NOT_HERE;
}

void el_option_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	const struct el_op *op = el_face(&g->pub, el_run_x(run)->card)->op;
	unsigned i = 1, at = next_option(&g->pub, run, 0);
	pet_flow_end(&g->pub.flow);
	while (el_option_move(&op[at + 1], i) != m) {
		at = next_option(&g->pub, run, at);
		i++;
	}
	run->pc = (uint8_t)(at + 1);
	commit(run, at + 1 + op[at].len);
}

/* ---- D_PAY ----------------------------------------------------------------------------------- */

/* EL-12.24: asked only if it is possible. */
int el_pay_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct el_op *op = el_run_op(el_pub(v), run_below(f));
	(void)v;
	out[0] = el_option_move(op, 1);
	out[1] = pet_move_make(V_DECLINE, 0, 0, 0);
	return 2;
}

uint8_t el_pay_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	(void)v;
	pet_move pay = el_option_move(el_run_op(el_pub(v), run_below(f)), 1);
	if (m == pay || m == pet_move_make(V_DECLINE, 0, 0, 0))
		return R_OK;
	return pet_move_verb(m) == pet_move_verb(pay) ? R_OTHER_PRICE : R_NOT_HERE;
}

void el_pay_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	const struct el_op *op = el_run_op(&g->pub, run);
	if (pet_move_verb(m) == V_DECLINE) {
		answered(g, f);
		return;
	}
	uint16_t *purse = el_purse(g, run->who, op->res);
	pet_flow_end(&g->pub.flow);
	*purse = (uint16_t)(*purse - op->n);
	pet_emit(&g->journal, E_PAY_GOLD + op->res, run->who, op->n, 0, 0, 0);
	commit(run, run->pc + 1u + op->len);
	run->pc++;
}

/* ---- D_SEAT ---------------------------------------------------------------------------------- */

/* EL-12.22: another player, where most counts one of those who have most. */
static uint8_t seat_refused(const struct el_pub *p, const struct pet_frame *run, unsigned seat)
{
	const struct el_op *op = el_run_op(p, run);
	if (seat >= p->flow.seats || seat == el_run_x(run)->owner)
		return R_SEAT_SELF;
	if (op->code == EL_MOST && !(el_richest(p, el_run_x(run)->owner, op->res) >> seat & 1))
		return R_SEAT_NOT_MOST;
	return R_OK;
}

int el_seat_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct el_pub *p = el_pub(v);
	int n = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		if (!seat_refused(p, run_below(f), seat))
			out[n++] = pet_move_make(V_TARGET, seat, 0, 0);
	return n;
}

uint8_t el_seat_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	if (pet_move_verb(m) != V_TARGET)
		return R_NOT_HERE;
	return seat_refused(el_pub(v), run_below(f), pet_move_a(m));
}

void el_seat_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	pet_flow_end(&g->pub.flow);
	el_run_enter_scope(&g->pub, run, 1u << pet_move_a(m));
}

/* ---- D_TRANSFER ------------------------------------------------------------------------------ */

/* EL-12.26, EL-14.1, EL-14.4: a matching card that has a place one can pay, or stop here. */
int el_transfer_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	const struct el_op *op = el_run_op(el_pub(v), run);
	int n = el_list_transfers(el_pub(v), f->who, &op->a, op->mode, el_run_x(run)->card, out);
	return n + list_decline(el_pub(v), run, out + n);
}

uint8_t el_transfer_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct pet_frame *run = run_below(f);
	const struct el_op *op = el_run_op(el_pub(v), run);
	if (pet_move_verb(m) == V_DECLINE)
		return decline_refused(el_pub(v), run);
	if (pet_move_verb(m) != V_TRANSFER)
		return R_NOT_HERE;
	return el_transfer_refused(el_pub(v), f->who, pet_move_a(m), &op->a, op->mode,
				   el_run_x(run)->card);
}

void el_transfer_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	const struct el_op *op = el_run_op(&g->pub, run);
	if (pet_move_verb(m) == V_DECLINE) {
		answered(g, f);
		return;
	}
	pet_flow_end(&g->pub.flow);
	run->n++;
	el_ask_pile(g, run->who, pet_move_a(m), &op->a, op->mode);
}

/* Why a card is not chosen by the verb, or why the question cannot be declined. */
static uint8_t card_why(struct pet_view v, const struct pet_frame *f, pet_move m, uint8_t verb,
			uint8_t (*refused)(const struct el_where *, const struct el_op *, unsigned))
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct pet_frame *run = run_below(f);
	if (pet_move_verb(m) == V_DECLINE)
		return decline_refused(el_pub(v), run);
	if (pet_move_verb(m) != verb)
		return R_NOT_HERE;
	struct el_where w = el_run_where(el_pub(v), run);
	return refused(&w, el_run_op(el_pub(v), run), pet_move_a(m));
}

/* ---- D_TAKE ---------------------------------------------------------------------------------- */

/* EL-12.27: a matching card of the row, whatever its condition. */
int el_take_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	const struct el_op *op = el_run_op(el_pub(v), run);
	const uint8_t *row = el_row_of(w.p, op->a.zone);
	int n = 0;
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		if (!el_take_refused(&w, op, c))
			out[n++] = pet_move_make(V_TAKE, c, 0, 0);
	return n + list_decline(el_pub(v), run, out + n);
}

uint8_t el_take_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return card_why(v, f, m, V_TAKE, el_take_refused);
}

void el_take_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	const struct el_op *op = el_run_op(&g->pub, pet_flow_caller(f));
	unsigned seat = f->who, c = pet_move_a(m);
	struct pet_frame *run = answered(g, f);
	if (pet_move_verb(m) == V_DECLINE)
		return;
	make_room(g, run);
	el_row_drop(g, op->a.zone, c);
	pet_emit(&g->journal, E_TAKE, seat, c, 0, 0, 0);
	el_acquire(g, seat, c);
}

/* The cards of the operation's zone that are not refused, and declining. */
static int list_zone(struct pet_view v, const struct pet_frame *f, uint8_t verb,
		     uint8_t (*refused)(const struct el_where *, const struct el_op *, unsigned),
		     pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	const struct el_op *op = el_run_op(el_pub(v), run);
	struct el_set set = el_zone_cards(w.p, w.who, op->a.zone);
	int n = 0;
	for (unsigned c; (c = el_pop(&set));)
		if (!refused(&w, op, c))
			out[n++] = pet_move_make(verb, c, 0, 0);
	return n + list_decline(el_pub(v), run, out + n);
}

/* ---- D_SWAP_A, D_SWAP_B ---------------------------------------------------------------------- */

/* EL-12.30: the first card of the pair. */
int el_swap_a_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return list_zone(v, f, V_SWAP, el_swap_refused, out);
}

uint8_t el_swap_a_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return card_why(v, f, m, V_SWAP, el_swap_refused);
}

void el_swap_a_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	if (pet_move_verb(m) == V_DECLINE) {
		answered(g, f);
		return;
	}
	el_run_x_mut(run)->swap = pet_move_a(m);
	el_ask_x_mut(pet_flow_goto(&g->pub.flow, N_SWAP_B, f->who))->card = el_run_x(run)->card;
}

int el_swap_b_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	const struct el_op *op = el_run_op(el_pub(v), run);
	const uint8_t *row = el_row_of(w.p, op->b.zone);
	int n = 0;
	for (unsigned c = 0; (c = el_row_next(row, c + 1));)
		if (!el_partner_refused(&w, op, el_run_x(run)->swap, c))
			out[n++] = pet_move_make(V_FOR, c, 0, 0);
	return n;
}

uint8_t el_swap_b_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	if (pet_move_verb(m) != V_FOR)
		return R_NOT_HERE;
	return el_partner_refused(&w, el_run_op(el_pub(v), run), el_run_x(run)->swap,
				  pet_move_a(m));
}

/* EL-12.30: both move at once; what enters the Domain is acquired, a swap of rows acquires
 * nothing. */
void el_swap_b_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	const struct el_op *op = el_run_op(&g->pub, pet_flow_caller(f));
	unsigned seat = f->who, a = el_run_x(pet_flow_caller(f))->swap, b = pet_move_a(m);
	struct pet_frame *run = answered(g, f);
	el_run_x_mut(run)->swap = 0;
	make_room(g, run);
	el_row_drop(g, op->b.zone, b);
	if (op->a.zone == EL_DOM) {
		pet_emit(&g->journal, E_SWAP, seat, a, b, 0, 0);
		el_domain_drop(g, seat, a);
		el_row_put(g, op->b.zone, a);
		el_acquire(g, seat, b);
	} else {
		pet_emit(&g->journal, E_SWAP_ROWS, seat, a, b, 0, 0);
		el_row_drop(g, op->a.zone, a);
		el_row_put(g, op->b.zone, a);
		el_row_put(g, op->a.zone, b);
	}
}

/* ---- D_DISCARD ------------------------------------------------------------------------------- */

/* EL-12.29: cannot be declined. */
int el_discard_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	const struct el_seat *s = &w.p->seat[w.who];
	int n = 0;
	for (int i = 0; i < s->domain_size; i++)
		if (!el_discard_refused(&w, el_run_op(el_pub(v), run), s->domain[i]))
			out[n++] = pet_move_make(V_DISCARD, s->domain[i], 0, 0);
	if (!el_discard_refused(&w, el_run_op(el_pub(v), run), EL_CITIZEN))
		out[n++] = pet_move_make(V_DISCARD, EL_CITIZEN, 0, 0);
	return n;
}

uint8_t el_discard_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct pet_frame *run = run_below(f);
	struct el_where w = el_run_where(el_pub(v), run);
	if (pet_move_verb(m) != V_DISCARD)
		return R_NOT_HERE;
	return el_discard_refused(&w, el_run_op(el_pub(v), run), pet_move_a(m));
}

void el_discard_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct pet_frame *run = pet_flow_caller(f);
	pet_flow_end(&g->pub.flow);
	run->n++;
	el_discard(g, run->who, pet_move_a(m));
}

/* ---- D_USE ----------------------------------------------------------------------------------- */

/* EL-12.31: a matching card whose power uses no other power. */
int el_use_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return list_zone(v, f, V_USE, el_use_of_refused, out);
}

uint8_t el_use_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return card_why(v, f, m, V_USE, el_use_refused);
}

/* EL-12.31: the user runs the power from its start as if owning the card; no mark changes. */
void el_use_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	unsigned seat = f->who, c = pet_move_a(m);
	struct pet_frame *run = answered(g, f);
	if (pet_move_verb(m) == V_DECLINE)
		return;
	make_room(g, run);
	pet_emit(&g->journal, E_USE, seat, c, 0, 0, 0);
	el_run(g, c, 0, el_face(&g->pub, c)->ops, seat);
}

/* ---- what an answer costs -------------------------------------------------------------------- */

/* EL-12.21, EL-12.24, EL-12.26: gold that is paid, lost or given, and a transfer by the power. */
unsigned el_ask_price(const struct el_pub *p, const struct pet_frame *f, pet_move m)
{
	unsigned a = pet_move_a(m), gold = p->seat[f->who].gold;
	const struct pet_frame *run = run_below(f);
	if (f->node == N_TRANSFER && pet_move_verb(m) == V_TRANSFER) {
		const struct el_op *op = el_run_op(p, run);
		return el_transfer_price(p, f->who, a, &op->a, op->mode);
	}
	if (f->node != N_OPTION && f->node != N_PAY)
		return 0;
	switch (pet_move_verb(m)) {
	case V_PAY_GOLD:
		return a;
	case V_LOSE_GOLD:
	case V_GIVE_GOLD:
		if (el_protected(p, f->who, el_run_x(run)->owner))
			return 0;
		return a < gold ? a : gold;
	default:
		return 0;
	}
}
