/* r06_powers.c: chapter EL-6: which powers may be used when, and the reactions to an acquisition or
 * a transfer. What a power does is chapter EL-12. */
#include "games/elysium/rules.h"

/* EL-6.50, EL-6.52: whether another Eleusis card, turned or not, is in the Domain. */
static bool eleusis_company(const struct el_pub *p, unsigned seat)
{
	int n = 0;
	const struct el_box *box = el_box(p);
	for (int i = 0; i < box->eleusis_cards; i++)
		n += el_has(p, seat, box->eleusis[i]);
	return n >= 2;
}

/* EL-6.1, EL-7.8: whether a kind of power may be started in a turn or in a transfer step. */
static uint8_t kind_refused(unsigned kind, bool writing)
{
	static const uint8_t refused[EL_KINDS][2] = {
		[EL_INSTANT] = { R_NO_POWER_NOW, R_NO_POWER_NOW },
		[EL_PERMANENT] = { R_NO_POWER_NOW, R_NO_POWER_NOW },
		[EL_ACTIVATED] = { R_OK, R_NOT_IN_WRITING },
		[EL_TRIGGER] = { R_OK, R_NOT_IN_WRITING },
		[EL_LEGEND] = { R_LEGEND_LATER, R_OK },
		[EL_ELEUSIS] = { R_OK, R_NOT_IN_WRITING },
		[EL_CHRONOS] = { R_NO_POWER_NOW, R_NO_POWER_NOW },
		[EL_CHRONOS_FAMILY] = { R_NO_POWER_NOW, R_NO_POWER_NOW },
		[EL_CHRONOS_LEVEL] = { R_NO_POWER_NOW, R_NO_POWER_NOW },
	};
	return refused[kind][writing];
}

/* EL-6.1, EL-6.2, EL-6.6, EL-6.30, EL-6.31, EL-6.40, EL-6.50, EL-6.51, EL-6.60, EL-6.61: whether
 * the card may be used at all now. */
static inline uint8_t held_start_refused(const struct el_pub *p, const struct el_box *box,
					 unsigned seat, unsigned c, bool writing)
{
	unsigned kind = box->card[c].kind;
	uint8_t refused = kind_refused(kind, writing);
	if (refused)
		return refused;
	if (p->used[c] >> seat & 1)
		return kind == EL_TRIGGER   ? R_NO_RING
		       : kind == EL_ELEUSIS ? R_TURNED_ELEUSIS
		       : kind == EL_LEGEND  ? R_TURNED_LEGEND
					    : R_TURNED;
	return kind == EL_ELEUSIS && !eleusis_company(p, seat) ? R_LONELY_ELEUSIS : R_OK;
}

/* EL-12.9: whether anything would come of it. */
static inline bool power_possible(const struct el_pub *p, unsigned seat, unsigned c)
{
	struct el_where w = el_where(p, c, seat, seat);
	return el_program_possible(&w, 0, el_face(p, c)->ops);
}

/* EL-3.8: a power works while its card is in the Domain. */
uint8_t el_power_refused(const struct el_pub *p, unsigned seat, unsigned c, bool writing)
{
	if (c == 0 || c > EL_DESIGNS || !el_has(p, seat, c))
		return R_NOT_IN_DOMAIN;
	uint8_t refused = held_start_refused(p, el_box(p), seat, c, writing);
	return refused ? refused : power_possible(p, seat, c) ? R_OK : R_NOTHING_POSSIBLE;
}

/* The cards that may be used at all, one bit each by their places in the Domain. What would come of
 * them is asked of these alone, one after the other: on a GPU neighbours then ask it together. */
static uint64_t startable(const struct el_pub *p, unsigned seat, bool writing)
{
	const struct el_seat *s = &p->seat[seat];
	const struct el_box *box = el_box(p);
	uint64_t set = 0;
	for (unsigned i = 0; i < s->domain_size; i++)
		if (!held_start_refused(p, box, seat, s->domain[i], writing))
			set |= pet_bit(i);
	return set;
}

bool el_any_power(const struct el_pub *p, unsigned seat, bool writing)
{
	PET_FOR_EACH (i, startable(p, seat, writing))
		if (power_possible(p, seat, p->seat[seat].domain[i]))
			return true;
	return false;
}

int el_list_powers(const struct el_pub *p, unsigned seat, bool writing, pet_move *out)
{
	int n = 0;
	PET_FOR_EACH (i, startable(p, seat, writing))
		if (power_possible(p, seat, p->seat[seat].domain[i]))
			out[n++] = pet_move_make(V_POWER, p->seat[seat].domain[i], 0, 0);
	return n;
}

/* EL-6.7: mark the card, then run the power. */
void el_power_start(struct el *g, unsigned seat, unsigned c)
{
	g->pub.used[c] |= (uint8_t)(1u << seat);
	pet_emit(&g->journal, E_POWER, seat, c, 0, 0, 0);
	el_run(g, c, 0, el_face(&g->pub, c)->ops, seat);
}

/* ---- reactions to acquisitions and transfers ------------------------------------------------- */

/* The index of the clause in a permanent that has one. */
unsigned el_clause_of(const struct el_card *card, unsigned code)
{
	for (unsigned pc = 0; pc < card->ops; pc += 1u + card->op[pc].len)
		if (card->op[pc].code == code)
			return pc;
	return 0; /* unreachable: the bearers of the box are no others */
}

/* EL-6.20, EL-6.21, EL-6.23, EL-6.24, EL-12.50: the permanents in the Domain that react, one bit
 * each by their index among the permanents of the box. */
unsigned el_witnesses(const struct el_pub *p, unsigned seat, unsigned c, unsigned level,
		      unsigned code)
{
	unsigned set = 0;
	const struct el_bearers *bearers = &el_box(p)->bearers[code];
	for (int i = 0; i < bearers->n; i++) {
		unsigned b = bearers->card[i];
		const struct el_card *card = el_face(p, b);
		if (el_has(p, seat, b) &&
		    el_match(&card->op[el_clause_of(card, code)].a, c, level, b))
			set |= 1u << card->permanent;
	}
	return set;
}

static struct el_answer_x *answer(struct el *g, unsigned seat, unsigned c, unsigned witnesses,
				  unsigned code)
{
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_ACQUIRED, (uint8_t)seat);
	struct el_answer_x *x = el_answer_x_mut(f);
	x->card = (uint8_t)c;
	x->low = (uint8_t)witnesses;
	x->high = (uint8_t)(witnesses >> 8);
	x->code = (uint8_t)code;
	return x;
}

/* EL-5.6, EL-5.9, EL-5.10, EL-6.11: a card enters the Domain, by whatever means; then its instant,
 * then the reactions. */
void el_acquire(struct el *g, unsigned seat, unsigned c)
{
	el_domain_put(g, seat, c);
	const struct el_card *card = el_face(&g->pub, c);
	unsigned witnesses = el_witnesses(&g->pub, seat, c, card->level, EL_ON_ACQUIRE);
	bool instant = card->kind == EL_INSTANT;
	if (witnesses || instant)
		answer(g, seat, c, witnesses, EL_ON_ACQUIRE)->instant = instant;
}

/* EL-8.4: the reactions to a transfer; self: the card itself reacts, last (EL-6.22). */
void el_react(struct el *g, unsigned seat, unsigned c, unsigned witnesses, bool self)
{
	if (witnesses || self)
		answer(g, seat, c, witnesses, EL_ON_TRANSFER)->self = self;
}

/* EL-6.22: the next permanent to react, in order of entry; the transferred card last; 0: done. */
static unsigned next_answer(const struct el_pub *p, struct pet_frame *f)
{
	struct el_answer_x *x = el_answer_x_mut(f);
	unsigned set = x->low | (unsigned)x->high << 8;
	const struct el_seat *s = &p->seat[f->who];
	for (int i = 0; set && i < s->domain_size; i++) {
		unsigned place = el_face(p, s->domain[i])->permanent;
		if (place < EL_PERMANENTS && (set >> place & 1)) {
			el_answered(f, place);
			return s->domain[i];
		}
	}
	if (!x->self)
		return 0;
	x->self = 0;
	return x->card;
}

/* EL-8.14: whether the power lets other seats transfer. */
bool el_lets_others_transfer(const struct el_card *card)
{
	unsigned inside = 0; /* the end of the last block for others */
	for (unsigned pc = 0; pc < card->ops; pc++) {
		if (card->op[pc].code == EL_OTHERS)
			inside = pc + 1u + card->op[pc].len;
		if (card->op[pc].code == EL_TRANSFER && pc < inside)
			return true;
	}
	return false;
}

/* EL-5.9, EL-6.4, EL-6.10, EL-6.12, EL-6.22: the instant, then one reaction after the other. The
 * frame is popped before the last of them, so that long chains do not deepen the stack. */
void el_acquired_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_answer_x *x = el_answer_x_mut(f);
	unsigned seat = f->who, code = x->code, c = x->card, from = 0, end;
	bool must = x->instant;
	if (must) {
		x->instant = 0;
		end = el_face(&g->pub, c)->ops;
	} else {
		c = next_answer(&g->pub, f);
		if (!c) {
			pet_flow_end(&g->pub.flow);
			return;
		}
		const struct el_card *card = el_face(&g->pub, c);
		from = el_clause_of(card, code) + 1;
		end = from + card->op[from - 1].len;
	}
	if (!x->low && !x->high && !x->self)
		pet_flow_end(&g->pub.flow);
	el_run_x_mut(el_run(g, c, from, end, seat))->must = must; /* EL-6.10 */
}
