/* idle.c: moves that come to nothing (game.h, idle): a power that is begun and declined at once, and
 * in the last epoch cards that are written and stay alone, so that they are removed (EL-11.1). What
 * depends on cards still to be acquired, or on other powers, is never called idle. */
#include "games/elysium/rules.h"

/* Whether the power that asks has done nothing yet: declining now, its mark is gone for nothing. */
static bool is_fresh(const struct el_pub *p, const struct pet_frame *f)
{
	const struct pet_frame *run = f - 1;
	const struct el_op *op = el_face(p, el_run_x(run)->card)->op;
	if (run->n || run->who != el_run_x(run)->owner)
		return false;
	for (int i = 0; i < run->pc; i++)
		if (op[i].code > EL_IF_COLUMN)
			return false;
	return true;
}

/* Whether somebody's transfer step is under way. */
static bool is_writing(const struct el_pub *p)
{
	return p->flow.depth > 3 && p->flow.frame[3].node == N_STEP;
}

/* The transfers of the seat's quest, including the current one; MANY while it can still acquire
 * cards, since nobody knows what they will bring. */
enum { MANY = 99 };
static int transfers_left(const struct el_pub *p, const struct pet_frame *f)
{
	const struct el_seat *s = &p->seat[f->who];
	if (is_writing(p))
		return p->flow.frame[3].n;
	return s->actions < 3 || !s->quest ? MANY : el_quest_held(p, f->who)->transfers;
}

/* Whether a card of the Domain joins a pile of the seat; lone: only piles of a single card count. */
static bool joins_own(const struct el_pub *p, unsigned seat, unsigned c, bool lone)
{
	for (unsigned i = 0; i < p->piles; i++)
		if (p->pile[i].owner == seat && (!lone || !p->pile[i].card[1]) &&
		    el_join_level(p, &p->pile[i], c))
			return true;
	return false;
}

/* Whether a power that the seat can still use has an operation of this code: gains of gold, and
 * transfers that take the card at a price that the seat can pay. */
static bool power_has(const struct el_pub *p, unsigned seat, bool writing, unsigned code,
		      unsigned c)
{
	const struct el_seat *s = &p->seat[seat];
	for (int i = 0; i < s->domain_size; i++) {
		unsigned d = s->domain[i];
		const struct el_card *card = el_face(p, d);
		if (p->used[d] >> seat & 1 || (writing && card->kind != EL_LEGEND))
			continue;
		for (int k = 0; k < card->ops; k++)
			if (card->op[k].code == code &&
			    (code != EL_GAIN || card->op[k].res == EL_GOLD) &&
			    (code != EL_TRANSFER ||
			     !el_transfer_refused(p, seat, c, &card->op[k].a, card->op[k].mode, d)))
				return true;
	}
	return false;
}

/* Whether the seat can still transfer a card of its Domain, with n transfers of its quest left and
 * at the gold it has. Powers that bring gold or use other powers may change that: then it can. */
static bool can_move(const struct el_pub *p, const struct pet_frame *f, unsigned c, int n)
{
	bool writing = is_writing(p);
	if (n > 0 && !el_transfer_refused(p, f->who, c, &el_any_of_domain, EL_PAID, 0))
		return true;
	return power_has(p, f->who, writing, EL_TRANSFER, c) ||
	       power_has(p, f->who, writing, EL_USE, 0) ||
	       (n > 0 && power_has(p, f->who, writing, EL_GAIN, 0));
}

/* How a card is transferred: at what price, and how many transfers of the quest are left then. */
struct deal {
	unsigned price;
	int left;
};

static struct deal by_power(const struct el_pub *p, const struct pet_frame *f, unsigned c,
			    unsigned mode)
{
	return (struct deal){ el_cost(p, f->who, c, el_face(p, c)->level, mode),
			      transfers_left(p, f) };
}

/* The transfer that is asked for or under way. A Citizen has no level yet: it costs no less. */
static struct deal deal_now(const struct el_pub *p, const struct pet_frame *f, unsigned c)
{
	int left = transfers_left(p, f);
	if (f->node == N_LEGENDS)
		return (struct deal){ c == EL_CITIZEN ? 0 : by_power(p, f, c, EL_PAID).price,
				      left - 1 };
	if (c == EL_CITIZEN)
		return (struct deal){ 0, left };
	if (f->node == N_PILE)
		return (struct deal){ el_price(p, pet_move_make(V_NEW, 0, 0, 0)), left };
	return by_power(p, f, c, el_run_op(p, f - 1)->mode);
}

/* How many transfers of this step a power still needs that rewards them (EL-12.41); 0: none, or
 * they are not to be had. NEEDS_NONE: it needs no more, and is still to be used. but: a card that
 * leaves the Domain. */
enum { NEEDS_NONE = -1 };
static int transfers_needed(const struct el_pub *p, const struct pet_frame *f, unsigned but)
{
	const struct el_seat *s = &p->seat[f->who];
	for (int i = 0; is_writing(p) && i < s->domain_size; i++) {
		const struct el_card *card = el_face(p, s->domain[i]);
		if (p->used[s->domain[i]] >> f->who & 1 || s->domain[i] == but ||
		    card->kind != EL_LEGEND || card->op[0].code != EL_IF_TRANSFERS)
			continue;
		int needed = card->op[0].n - s->moved;
		if (needed <= 0)
			return NEEDS_NONE;
		if (needed <= transfers_left(p, f))
			return needed;
	}
	return 0;
}

/* Whether the seat gets more for the transfer itself than it costs: now (EL-12.50), where gold counts
 * only beyond the price, or later. */
static bool is_rewarded(const struct el_pub *p, const struct pet_frame *f, unsigned c,
			struct deal deal)
{
	unsigned set = el_witnesses(p, f->who, c, el_face(p, c)->level, EL_ON_TRANSFER);
	unsigned gold = 0;
	for (unsigned i = 0; set >> i; i++) {
		const struct el_card *card = el_face(p, el_box(p)->permanent[i]);
		unsigned at = el_clause_of(card, EL_ON_TRANSFER);
		for (unsigned k = at + 1; (set >> i & 1) && k <= at + card->op[at].len; k++) {
			if (card->op[k].code != EL_GAIN || card->op[k].res != EL_GOLD)
				return true;
			gold += card->op[k].n;
		}
	}
	return gold > deal.price || transfers_needed(p, f, c) > 0;
}

/* Whether some card of the Domain but c can still join a pile after a transfer. */
static bool joined_later(const struct el_pub *p, const struct pet_frame *f, unsigned c,
			 struct deal deal, const struct el_pile *q)
{
	struct el_pub after = *p;
	struct el_seat *s = &after.seat[f->who];
	s->gold = (uint16_t)(s->gold > deal.price ? s->gold - deal.price : 0);
	if (c != EL_CITIZEN)
		after.used[c] |= (uint8_t)(1u << f->who);
	for (int i = 0; i < s->domain_size; i++)
		if (s->domain[i] != c && el_join_level(p, q, s->domain[i]) &&
		    (deal.left > EL_DOMAIN || can_move(&after, f, s->domain[i], deal.left)))
			return true;
	return false;
}

/* The same without a transfer before. */
static bool can_be_joined(const struct el_pub *p, const struct pet_frame *f,
			  const struct el_pile *q)
{
	return joined_later(p, f, 0, (struct deal){ 0, transfers_left(p, f) }, q);
}

/* A card that as a new pile stays alone and is removed (EL-11.1). */
static bool is_last(const struct el_pub *p, const struct pet_frame *f, unsigned c, struct deal deal)
{
	struct el_pile alone = { .owner = f->who, .card = { (uint8_t)c } };
	return !joined_later(p, f, c, deal, &alone);
}

/* A card that can only become such a pile, and whose transfer brings nothing else. */
static bool stays_alone(const struct el_pub *p, const struct pet_frame *f, unsigned c,
			struct deal deal)
{
	return c != EL_CITIZEN && !joins_own(p, f->who, c, false) && !is_rewarded(p, f, c, deal) &&
	       is_last(p, f, c, deal);
}

/* The pile that the seat began last in this step and that is still alone, or NULL. */
static const struct el_pile *begun(const struct el_pub *p, const struct pet_frame *f)
{
	if (!is_writing(p) || !p->piles || !p->seat[f->who].moved)
		return NULL;
	const struct el_pile *q = &p->pile[p->piles - 1];
	return q->owner == f->who && !q->card[1] ? q : NULL;
}

/* Whether the transfer of c leaves the pile that was begun last alone, which could be joined now; or
 * begins another before that. */
static bool forsakes(const struct el_pub *p, const struct pet_frame *f, unsigned c)
{
	const struct el_pile *q = begun(p, f);
	return q && !el_join_level(p, q, c) && can_be_joined(p, f, q) &&
	       (!joined_later(p, f, c, deal_now(p, f, c), q) || !joins_own(p, f->who, c, false));
}

/* The same of the place of c. */
static bool passes_by(const struct el_pub *p, const struct pet_frame *f, pet_move m)
{
	const struct el_pile *q = begun(p, f);
	unsigned c = el_place_x(f)->card;
	bool onto = pet_move_verb(m) == V_ONTO;
	if (!q || (onto && q == &p->pile[pet_move_a(m)]))
		return false;
	return joined_later(p, f, c, deal_now(p, f, c), q) ? !onto : el_join_level(p, q, c) > 0;
}

/* A power that only transfers a card, when no such transfer is worth it. */
static bool is_vain(const struct el_pub *p, const struct pet_frame *f, unsigned c)
{
	struct el_pub used = *p; /* it cannot be used a second time */
	const struct el_seat *s = &p->seat[f->who];
	const struct el_card *card = el_face(p, c);
	const struct el_op *op = card->op;
	if (card->ops != 1 || op->code != EL_TRANSFER ||
	    !el_transfer_refused(p, f->who, EL_CITIZEN, &op->a, op->mode, c))
		return false;
	used.used[c] |= (uint8_t)(1u << f->who);
	for (int i = 0; i < s->domain_size; i++)
		if (!el_transfer_refused(p, f->who, s->domain[i], &op->a, op->mode, c) &&
		    !stays_alone(&used, f, s->domain[i], by_power(p, f, s->domain[i], op->mode)))
			return false;
	return true;
}

/* Whether ending the step would leave a lone card that could be joined, or a reward for transfers
 * that some were made for. */
static bool leaves_behind(const struct el_pub *p, const struct pet_frame *f)
{
	const struct el_seat *s = &p->seat[f->who];
	int needed = transfers_needed(p, f, 0);
	if (needed == NEEDS_NONE)
		return true;
	for (int i = 0; i < s->domain_size; i++)
		if (((needed && s->moved) || joins_own(p, f->who, s->domain[i], true)) &&
		    can_move(p, f, s->domain[i], f->n))
			return true;
	return false;
}

/* Declining what was just begun; in the last epoch: writing a card that stays alone, a power that
 * can do no more than that, another transfer instead of the one that a pile was begun for, and
 * ending the step before what was begun is complete. */
bool el_idle(const void *state, pet_move m)
{
	const struct el_pub *p = state;
	const struct pet_frame *f = pet_game_frame(p);
	unsigned c = pet_move_a(m);
	bool last = p->epoch == EL_EPOCHS;
	switch (pet_move_verb(m)) {
	case V_DECLINE:
		return is_fresh(p, f);
	case V_TRANSFER:
		return last && (stays_alone(p, f, c, deal_now(p, f, c)) || forsakes(p, f, c));
	case V_NEW:
		c = el_place_x(f)->card;
		return last && (is_last(p, f, c, deal_now(p, f, c)) || passes_by(p, f, m));
	case V_ONTO:
		return last && passes_by(p, f, m);
	case V_POWER:
		return last && is_vain(p, f, c);
	case V_END:
		return last && f->node == N_LEGENDS && leaves_behind(p, f);
	default:
		return false;
	}
}
