/* notation.c: the power of a card in the notation of the rules (EL-12), back from its row. A test
 * compares it with the table of the rules (EL-19). */
#include "core/text.h"
#include "games/elysium/rules.h"

static const char *const res_word[EL_RESOURCES] = { "gold", "vp", "pp" };
static const char *const zone_word[EL_ZONES] = { "dom",  "odom",  "ely",    "allely",
						 "here", "agora", "oracle", "discard" };

static void put_filters(struct text *t, const struct el_pick *p, const char *before)
{
	static const char *const levels[8] = { NULL,    "lvl=1", "lvl=2",  "lvl<=2",
					       "lvl=3", NULL,    "lvl>=2", NULL };
	if (p->levels) {
		text_put(t, before);
		text_put(t, levels[p->levels]);
		before = ",";
	}
	if (p->family) {
		text_put(t, before);
		text_put(t, "fam=");
		for (unsigned c = 1; c <= EL_DESIGNS; c++)
			if (el_card[c].family + 1 == p->family) {
				text_bytes(t, el_card[c].token, 3);
				break;
			}
		before = ",";
	}
	if (p->citizen) {
		text_put(t, before);
		text_put(t, "citizen");
		before = ",";
	}
	if (p->other) {
		text_put(t, before);
		text_put(t, "other");
	}
}

static void put_card(struct text *t, const struct el_pick *p)
{
	text_put(t, "card[");
	text_put(t, zone_word[p->zone]);
	put_filters(t, p, ",");
	text_char(t, ']');
}

static void put_word_number(struct text *t, const char *word, unsigned n)
{
	text_put(t, word);
	text_char(t, ' ');
	text_number(t, n);
}

static void put_amount(struct text *t, const char *word, const struct el_op *o)
{
	put_word_number(t, word, o->n);
	text_char(t, ' ');
	text_put(t, res_word[o->res]);
}

static void put_count(struct text *t, const struct el_op *o)
{
	switch (o->count) {
	case EL_COUNT_CARDS:
		put_card(t, &o->a);
		return;
	case EL_COUNT_FAMILIES:
	case EL_COUNT_LEVELS:
		text_put(t, o->count == EL_COUNT_FAMILIES ? "families[" : "levels[");
		text_put(t, zone_word[o->a.zone]);
		text_char(t, ']');
		return;
	case EL_COUNT_LEGENDS:
		text_put(t, "legends[ely]");
		return;
	default:
		text_put(t, res_word[o->res]);
	}
}

static void put_guard(struct text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_IF_ATLEAST:
		put_word_number(t, "atleast", o->n);
		text_char(t, ' ');
		put_count(t, o);
		return;
	case EL_IF_TRANSFERS:
		put_word_number(t, "atleast", o->n);
		text_put(t, " transfer");
		return;
	case EL_IF_WITHOUT:
		text_put(t, "without ");
		put_card(t, &o->a);
		return;
	case EL_IF_MOST:
		text_put(t, "most ");
		text_put(t, res_word[o->res]);
		return;
	default:
		text_put(t, "column ");
		text_put(t, el_colour_token[o->n]);
	}
}

static void put_program(struct text *t, const struct el_op *op, unsigned from, unsigned end,
			const char *between);

static void put_block(struct text *t, const struct el_op *op, unsigned pc)
{
	text_put(t, ": { ");
	put_program(t, op, pc + 1, pc + 1 + op[pc].len, "; ");
	text_put(t, " }");
}

static void put_use(struct text *t, const char *kind, const struct el_op *o)
{
	text_put(t, "use ");
	text_put(t, kind);
	text_put(t, " of ");
	put_card(t, &o->a);
}

static void put_clause(struct text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_ON_ACQUIRE:
	case EL_ON_TRANSFER:
		text_put(t,
			 o->code == EL_ON_ACQUIRE ? "on acquire thisor[" : "on transfer thisor[");
		if (o->a.levels || o->a.family)
			put_filters(t, &o->a, "");
		else
			text_put(t, "any");
		text_char(t, ']');
		put_block(t, op, pc);
		return;
	case EL_ALLOW:
		text_put(t, "allow acquire ");
		break;
	case EL_FREE_CLAUSE:
		text_put(t, "free ");
		break;
	case EL_PLUS1_OTHERS:
		text_put(t, "plus1 others ");
		break;
	default:
		text_put(t, "noeffect others");
		return;
	}
	put_card(t, &o->a);
}

static void put_score(struct text *t, const struct el_op *o)
{
	put_word_number(t, "score", o->n);
	if (o->code == EL_SCORE_IF) {
		text_put(t, " if ");
		put_guard(t, o + 1);
		return;
	}
	text_put(t, " per ");
	if (o->m > 1) {
		text_number(t, o->m);
		text_char(t, ' ');
	}
	put_count(t, o);
	if (o->max) {
		text_char(t, ' ');
		put_word_number(t, "max", o->max);
	}
}

static void put_cards_step(struct text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_TRANSFER:
		put_word_number(t, "transfer", o->n);
		text_char(t, ' ');
		put_card(t, &o->a);
		text_put(t, o->mode == EL_FREE ? " free" : o->mode == EL_PLUS1 ? " plus1" : "");
		return;
	case EL_TAKE:
		text_put(t, "take ");
		put_card(t, &o->a);
		return;
	case EL_DISCARD_OP:
		put_word_number(t, "discard", o->n);
		text_char(t, ' ');
		put_card(t, &o->a);
		return;
	case EL_SWAP:
		text_put(t, "swap ");
		put_card(t, &o->a);
		text_put(t, " with ");
		put_card(t, &o->b);
		return;
	default:
		put_word_number(t, "add", o->n);
		text_put(t, " to ");
		text_put(t, zone_word[o->a.zone]);
	}
}

static void put_step(struct text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_GAIN:
		put_amount(t, "gain", o);
		if (o->count) {
			text_put(t, " per ");
			put_count(t, o);
		}
		return;
	case EL_LOSE:
		put_amount(t, "lose", o);
		return;
	case EL_GIVE:
		put_amount(t, "give", o);
		text_put(t, " to owner");
		return;
	case EL_PAY:
		put_amount(t, "pay", o);
		put_block(t, op, pc);
		return;
	case EL_CHOOSE:
		text_put(t, "choose { ");
		put_program(t, op, pc + 1, pc + 1 + o->len, " | ");
		text_put(t, " }");
		return;
	case EL_OPTION:
		put_program(t, op, pc + 1, pc + 1 + o->len, "; ");
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		text_put(t, o->code == EL_OTHERS  ? "others"
			    : o->code == EL_OTHER ? "other"
						  : "most ");
		if (o->code == EL_MOST)
			text_put(t, res_word[o->res]);
		put_block(t, op, pc);
		return;
	case EL_TAKE_CITIZEN:
		put_word_number(t, "citizen", o->n);
		return;
	case EL_USE:
		put_use(t, el_kind_token[o->n], o);
		return;
	case EL_USE_CHRONOS:
		put_use(t, "chronos", o);
		return;
	case EL_SCORE:
	case EL_SCORE_IF:
		put_score(t, o);
		return;
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		text_put(t, "if ");
		put_guard(t, o);
		text_put(t, ": ");
		put_step(t, op, pc + 1);
		return;
	case EL_TRANSFER:
	case EL_TAKE:
	case EL_DISCARD_OP:
	case EL_SWAP:
	case EL_ADD:
		put_cards_step(t, o);
		return;
	default:
		put_clause(t, op, pc);
	}
}

static void put_program(struct text *t, const struct el_op *op, unsigned from, unsigned end,
			const char *between)
{
	for (unsigned pc = from; pc < end; pc += 1u + op[pc].len) {
		if (pc > from)
			text_put(t, between);
		put_step(t, op, pc);
	}
}

void el_notation(struct text *t, unsigned c)
{
	bool clauses = el_card[c].kind == EL_PERMANENT;
	put_program(t, el_card[c].op, 0, el_card[c].ops, clauses ? " & " : "; ");
}
