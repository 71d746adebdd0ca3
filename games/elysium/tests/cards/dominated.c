/* dominated: is a design of Elysium strictly worse than another of the same level and kind?
 *
 *     elysium_dominated
 *
 * Compared as printed: B is at least as good as A if its columns are no harder to have and its
 * power does for the user whatever A's does, and no more for the others. The families may differ.
 * The comparison is by the grammar (EL-12): it finds "2 gold or 2 VP" above "2 VP", a free transfer
 * above a paid one, a wider choice of cards above a narrower one. It does not weigh gold against VP:
 * what it cannot compare is not dominated. */
#include <stdio.h>
#include <string.h>

#include "games/elysium/rules.h"

/* A power, or a part of one. */
struct part {
	const struct el_op *op;
	unsigned from, end;
};

static bool steps_cover(struct part b, struct part a, bool scope);

static struct part block(const struct el_op *op, unsigned pc)
{
	return (struct part){ op, pc + 1, pc + 1 + op[pc].len };
}

/* Every card that a finds, b finds. */
static bool wider(const struct el_pick *b, const struct el_pick *a)
{
	return b->zone == a->zone && (!b->levels || (a->levels && !(a->levels & ~b->levels))) &&
	       (!b->family || b->family == a->family) && (!b->citizen || a->citizen) &&
	       (!b->other || a->other);
}

static bool same_count(const struct el_op *b, const struct el_op *a)
{
	return b->count == a->count && (!a->count || wider(&b->a, &a->a));
}

static bool is_guard(const struct el_op *o)
{
	return o->code >= EL_IF_ATLEAST && o->code <= EL_IF_COLUMN;
}

static bool same_guard(const struct el_op *b, const struct el_op *a)
{
	return b->code == a->code && b->n <= a->n && (b->code != EL_IF_COLUMN || b->n == a->n) &&
	       b->res == a->res && same_count(b, a);
}

/* Transfers: free is better than paid, paid better than with a surcharge. */
static int ease(unsigned mode)
{
	return mode == EL_FREE ? 2 : mode == EL_PAID;
}

/* A choice covers what one of its options covers; a choice is covered if all its options are. */
static bool option_covers(struct part b, struct part a, bool scope)
{
	for (unsigned at = b.from; at < b.end; at += 1u + b.op[at].len)
		if (steps_cover(block(b.op, at), a, scope))
			return true;
	return false;
}

static bool options_covered(struct part b, struct part a, bool scope)
{
	for (unsigned at = a.from; at < a.end; at += 1u + a.op[at].len)
		if (!steps_cover(b, block(a.op, at), scope))
			return false;
	return true;
}

/* Is the step b as good for the user as the step a? Inside a scope what others lose is good. */
static bool step_covers(const struct el_op *bs, unsigned b, const struct el_op *as, unsigned a,
			bool scope)
{
	const struct el_op *o = &bs[b], *p = &as[a];
	struct part one_b = { bs, b, b + 1 + o->len }, one_a = { as, a, a + 1 + p->len };
	if (p->code == EL_CHOOSE && !scope)
		return options_covered(one_b, block(as, a), scope);
	if (o->code == EL_CHOOSE && !scope)
		return option_covers(block(bs, b), one_a, scope);
	if (is_guard(p) && !(is_guard(o) && same_guard(o, p)))
		return !is_guard(o) && step_covers(bs, b, as, a + 1, scope);
	if (o->code != p->code)
		return false;
	if (is_guard(o))
		return steps_cover(block(bs, b), block(as, a), scope);
	switch (o->code) {
	case EL_GAIN:
		return !scope && o->res == p->res && o->n >= p->n && same_count(o, p);
	case EL_LOSE:
	case EL_GIVE:
		return o->res == p->res && o->n >= p->n;
	case EL_PAY:
		return o->res == p->res && o->n <= p->n &&
		       steps_cover(block(bs, b), block(as, a), scope);
	case EL_TRANSFER:
		return !scope && o->n >= p->n && ease(o->mode) >= ease(p->mode) &&
		       wider(&o->a, &p->a);
	case EL_TAKE:
		return wider(&o->a, &p->a);
	case EL_USE:
		return o->n == p->n && wider(&o->a, &p->a);
	case EL_SWAP:
		return wider(&o->a, &p->a) && wider(&o->b, &p->b);
	case EL_ON_ACQUIRE:
	case EL_ON_TRANSFER:
		return wider(&o->a, &p->a) && steps_cover(block(bs, b), block(as, a), false);
	case EL_ALLOW:
	case EL_FREE_CLAUSE:
	case EL_PLUS1_OTHERS:
		return wider(&o->a, &p->a);
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		return o->res == p->res && steps_cover(block(bs, b), block(as, a), true);
	case EL_SCORE:
		return o->n >= p->n && o->m <= p->m && o->res == p->res && same_count(o, p) &&
		       (!o->max || (p->max && o->max >= p->max));
	case EL_SCORE_IF:
		return o->n >= p->n && same_guard(&bs[b + 1], &as[a + 1]);
	default: /* Citizens, cards added, discards, choices of others: equal or not comparable */
		return o->n == p->n && o->len == p->len && !memcmp(o, p, sizeof *o * (1u + o->len));
	}
}

/* Does a scope hand the others something? */
static bool gift(const struct el_op *op, unsigned pc)
{
	if (op[pc].code != EL_OTHERS && op[pc].code != EL_OTHER)
		return false;
	for (unsigned at = pc + 1; at <= pc + op[pc].len; at++)
		if (op[at].code == EL_GAIN || op[at].code == EL_TRANSFER || op[at].code == EL_TAKE)
			return true;
	return false;
}

/* Each step of a has a step of b to itself; each gift in b stands in a, word by word. */
static bool steps_cover(struct part b, struct part a, bool scope)
{
	uint32_t taken = 0;
	for (unsigned pc = a.from; pc < a.end; pc += 1u + a.op[pc].len) {
		bool found = gift(a.op, pc);
		for (unsigned at = b.from; at < b.end && !found; at += 1u + b.op[at].len) {
			found = !(taken >> at & 1) && !gift(b.op, at) &&
				step_covers(b.op, at, a.op, pc, scope);
			taken |= found ? 1u << at : 0;
		}
		if (!found)
			return false;
	}
	for (unsigned at = b.from; at < b.end; at += 1u + b.op[at].len) {
		bool there = !gift(b.op, at);
		for (unsigned pc = a.from; pc < a.end && !there; pc += 1u + a.op[pc].len)
			there = a.op[pc].len == b.op[at].len &&
				!memcmp(&a.op[pc], &b.op[at],
					sizeof(struct el_op) * (1u + b.op[at].len));
		if (!there)
			return false;
	}
	return true;
}

/* EL-3.3: a circle "any" is satisfied wherever a coloured one is. */
static bool easier(const uint8_t *b, const uint8_t *a)
{
	bool straight = true, crossed = true;
	for (int i = 0; i < 2; i++) {
		straight = straight && (!b[i] || b[i] == a[i] || (b[i] == EL_CIRCLE_ANY && a[i]));
		crossed = crossed &&
			  (!b[i] || b[i] == a[1 - i] || (b[i] == EL_CIRCLE_ANY && a[1 - i]));
	}
	return straight || crossed;
}

static bool covers(const struct el_card *b, const struct el_card *a)
{
	return a->level == b->level && a->kind == b->kind && easier(b->circle, a->circle) &&
	       steps_cover((struct part){ b->op, 0, b->ops }, (struct part){ a->op, 0, a->ops },
			   false);
}

static bool dominated(const struct el_card *a, const struct el_card *b)
{
	return a != b && covers(b, a) && !covers(a, b);
}

int main(void)
{
	const struct el_card *card = el_built_in[EL_SET_FOURTH].card;
	int wrong = 0, pairs = 0;
	for (unsigned a = 1; a <= EL_DESIGNS; a++)
		for (unsigned b = 1; b <= EL_DESIGNS; b++) {
			pairs += a != b && card[a].level == card[b].level &&
				 card[a].kind == card[b].kind;
			if (dominated(&card[a], &card[b])) {
				printf("%s is strictly worse than %s\n", card[a].token,
				       card[b].token);
				wrong++;
			}
		}
	/* The comparison can see: this pair was in the first set. */
	const struct el_card *first = el_built_in[EL_SET_FIRST].card;
	const struct el_card *eagle = &first[1], *shower = &first[4];
	if (!dominated(eagle, shower) || dominated(shower, eagle)) {
		puts("ZEU-01 was strictly worse than ZEU-04, and that is not seen");
		wrong++;
	}
	printf("elysium_dominated: %d pairs, %d wrong\n", pairs, wrong);
	return wrong ? 1 : 0;
}
