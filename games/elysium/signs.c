/* signs.c: the power of a card in pictograms, made from its row (cards.def) like its sentence.
 *
 *     +2{gold} | {others} +1{gold} / +1{vp}
 *
 * A name in braces is a sign that the client draws ({family:zeus} and {column:blue} say which);
 * everything else is literal text. " | " separates independent parts. */
#include "core/text.h"
#include "games/elysium/rules.h"

static const char *const sign_of[EL_RESOURCES] = { "{gold}", "{vp}", "{pp}" };

static const char *const zone_sign[EL_ZONES] = {
	[EL_DOM] = "{card}",      [EL_ODOM] = "{others}{card}", [EL_ELY] = "{legend}",
	[EL_ALLELY] = "{legend}", [EL_HERE] = "{legend}",       [EL_AGORA] = "{agora}",
	[EL_ORACLE] = "{oracle}", [EL_DISCARD] = "{discard}",
};

static const char *const kind_sign[EL_KINDS] = {
	[EL_INSTANT] = "{instant}",
	[EL_ACTIVATED] = "{activated}",
	[EL_LEGEND] = "{legendary}",
};

static void put_amount(struct pet_text *t, const char *before, unsigned n, unsigned res)
{
	pet_text_put(t, before);
	pet_text_number(t, n);
	pet_text_put(t, sign_of[res]);
}

/* Which cards: "I·II", the family, Citizens. */
static void put_filters(struct pet_text *t, const struct el_pick *p)
{
	static const char *const level[] = { "I", "II", "III" };
	bool some = false;
	for (unsigned i = 0; i < 3; i++)
		if (p->levels >> i & 1) {
			pet_text_put(t, some ? "·" : "");
			pet_text_put(t, level[i]);
			some = true;
		}
	if (p->family) {
		pet_text_put(t, "{family:");
		pet_text_put(t, el_family_token[p->family - 1]);
		pet_text_char(t, '}');
	}
	if (p->citizen)
		pet_text_put(t, "{citizen}");
}

static void put_cards(struct pet_text *t, const struct el_pick *p)
{
	put_filters(t, p);
	if (!p->citizen)
		pet_text_put(t, zone_sign[p->zone]);
}

static void put_counted(struct pet_text *t, const struct el_op *o)
{
	switch (o->count) {
	case EL_COUNT_CARDS:
		put_cards(t, &o->a);
		return;
	case EL_COUNT_FAMILIES:
		pet_text_put(t, "{families}");
		return;
	case EL_COUNT_LEVELS:
		pet_text_put(t, "I·II·III");
		return;
	case EL_COUNT_LEGENDS:
		pet_text_put(t, "{legend}");
		return;
	default:
		pet_text_put(t, sign_of[o->res]);
	}
}

static void put_guard(struct pet_text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_IF_ATLEAST:
		pet_text_number(t, o->n);
		pet_text_put(t, "+ ");
		put_counted(t, o);
		break;
	case EL_IF_TRANSFERS:
		pet_text_number(t, o->n);
		pet_text_put(t, "{transfer}");
		break;
	case EL_IF_WITHOUT:
		pet_text_put(t, "0 ");
		put_cards(t, &o->a);
		break;
	case EL_IF_MOST:
		pet_text_put(t, "{first}");
		pet_text_put(t, sign_of[o->res]);
		break;
	default:
		pet_text_put(t, "{column:");
		pet_text_put(t, el_colour_token[o->n]);
		pet_text_char(t, '}');
	}
	pet_text_put(t, ": ");
}

static void put_transfer(struct pet_text *t, const struct el_op *o)
{
	if (o->n > 1)
		pet_text_number(t, o->n);
	put_filters(t, &o->a);
	pet_text_put(t, "{transfer}");
	if (o->mode != EL_PAID)
		pet_text_put(t, o->mode == EL_FREE ? " 0{gold}" : " −1{gold}");
}

static void put_block(struct pet_text *t, const struct el_op *op, unsigned pc, const char *between);

static void put_clause(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_ALLOW:
		pet_text_put(t, "{oracle} = {agora}");
		return;
	case EL_FREE_CLAUSE:
		put_filters(t, &o->a);
		pet_text_put(t, "{transfer} 0{gold}");
		return;
	case EL_PLUS1_OTHERS:
		pet_text_put(t, "{others} ");
		put_filters(t, &o->a);
		pet_text_put(t, "{transfer} −1{gold}");
		return;
	case EL_NOEFFECT:
		pet_text_put(t, "{ward}");
		return;
	default:
		break;
	}
	put_filters(t, &o->a);
	pet_text_put(t, o->code == EL_ON_TRANSFER ? "{transfer}: "
			: o->a.family             ? ": "
						  : "{card}: ");
	put_block(t, op, pc, " ");
}

static void put_score(struct pet_text *t, const struct el_op *o)
{
	if (o->code == EL_USE_CHRONOS) {
		pet_text_put(t, "= {chronos}");
		return;
	}
	if (o->code == EL_SCORE_IF) {
		put_guard(t, o + 1);
		put_amount(t, "", o->n, EL_VP);
		return;
	}
	if (o->m > 1)
		pet_text_number(t, o->m);
	put_counted(t, o);
	put_amount(t, o->m > 1 ? ": " : " × ", o->n, EL_VP);
	if (o->max) {
		pet_text_put(t, " ≤\u00a0"); /* one line holds both */
		pet_text_number(t, o->max);
	}
}

/* Operations that move cards. */
static void put_move(struct pet_text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_TRANSFER:
		put_transfer(t, o);
		return;
	case EL_TAKE:
		put_cards(t, &o->a);
		pet_text_put(t, " ▸ {card}");
		return;
	case EL_TAKE_CITIZEN:
		pet_text_char(t, '+');
		pet_text_number(t, o->n);
		pet_text_put(t, "{citizen}");
		return;
	case EL_DISCARD_OP:
		pet_text_put(t, "−");
		pet_text_number(t, o->n);
		put_cards(t, &o->a);
		return;
	case EL_SWAP:
		put_cards(t, &o->a);
		pet_text_put(t, " ⇄ ");
		put_cards(t, &o->b);
		return;
	case EL_ADD:
		pet_text_char(t, '+');
		pet_text_number(t, o->n);
		pet_text_put(t, zone_sign[o->a.zone]);
		return;
	default:
		put_cards(t, &o->a);
		pet_text_put(t, " ▸ ");
		pet_text_put(t, kind_sign[o->n]);
	}
}

static void put_step(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_GAIN:
		if (o->count)
			put_counted(t, o);
		put_amount(t, o->count ? " × " : "+", o->n, o->res);
		return;
	case EL_LOSE:
		put_amount(t, "−", o->n, o->res);
		return;
	case EL_GIVE:
		put_amount(t, "▸ ", o->n, o->res);
		return;
	case EL_PAY:
		put_amount(t, "−", o->n, o->res);
		pet_text_put(t, ": ");
		put_block(t, op, pc, " ");
		return;
	case EL_CHOOSE:
		put_block(t, op, pc, " / ");
		return;
	case EL_OPTION:
		put_block(t, op, pc, " ");
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		pet_text_put(t, o->code == EL_OTHERS ? "{others} " : "1{others} ");
		put_block(t, op, pc, " ");
		return;
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		put_guard(t, o);
		put_step(t, op, pc + 1);
		return;
	case EL_SCORE:
	case EL_SCORE_IF:
	case EL_USE_CHRONOS:
		put_score(t, o);
		return;
	case EL_ON_ACQUIRE:
	case EL_ON_TRANSFER:
	case EL_ALLOW:
	case EL_FREE_CLAUSE:
	case EL_PLUS1_OTHERS:
	case EL_NOEFFECT:
		put_clause(t, op, pc);
		return;
	default:
		put_move(t, o);
	}
}

static void put_block(struct pet_text *t, const struct el_op *op, unsigned pc, const char *between)
{
	unsigned end = pc + 1 + op[pc].len;
	for (unsigned at = pc + 1; at < end; at += 1u + op[at].len) {
		if (at > pc + 1)
			pet_text_put(t, op[at].code == EL_OTHERS ? " | " : between);
		put_step(t, op, at);
	}
}

void el_signs(struct pet_text *t, const struct el_card *card)
{
	const struct el_op *op = card->op;
	for (unsigned pc = 0; pc < card->ops; pc += 1u + op[pc].len) {
		/* Consecutive gains of the owner are joined. */
		bool gains = pc && op[pc].code == EL_GAIN && op[pc - 1].code == EL_GAIN;
		if (pc)
			pet_text_put(t, gains ? " " : " | ");
		put_step(t, op, pc);
	}
}
