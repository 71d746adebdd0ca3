/* notation.c: writes the power of a card in the notation of the rules (EL-12), from its row. A test
 * compares it with the table of the rules (EL-19). */
#include "core/text.h"
#include "games/elysium/rules.h"

static const char *const res_word[EL_RESOURCES] = { "gold", "vp", "pp" };
static const char *const zone_word[EL_ZONES] = { "dom",  "odom",  "ely",    "allely",
						 "here", "agora", "oracle", "discard" };

static void put_filters(struct pet_text *t, const struct el_pick *p, const char *before)
{
	static const char *const levels[8] = { NULL,    "lvl=1", "lvl=2",  "lvl<=2",
					       "lvl=3", NULL,    "lvl>=2", NULL };
	if (p->levels) {
		pet_text_put(t, before);
		pet_text_put(t, levels[p->levels]);
		before = ",";
	}
	if (p->family) {
		pet_text_put(t, before);
		pet_text_put(t, "fam=");
		pet_text_bytes(t, el_card_token[1 + 11 * (p->family - 1)], 3); /* 11 designs each */
		before = ",";
	}
	if (p->citizen) {
		pet_text_put(t, before);
		pet_text_put(t, "citizen");
		before = ",";
	}
	if (p->other) {
		pet_text_put(t, before);
		pet_text_put(t, "other");
	}
}

static void put_card(struct pet_text *t, const struct el_pick *p)
{
	pet_text_put(t, "card[");
	pet_text_put(t, zone_word[p->zone]);
	put_filters(t, p, ",");
	pet_text_char(t, ']');
}

static void put_word_number(struct pet_text *t, const char *word, unsigned n)
{
	pet_text_put(t, word);
	pet_text_char(t, ' ');
	pet_text_number(t, n);
}

static void put_amount(struct pet_text *t, const char *word, const struct el_op *o)
{
	put_word_number(t, word, o->n);
	pet_text_char(t, ' ');
	pet_text_put(t, res_word[o->res]);
}

static void put_count(struct pet_text *t, const struct el_op *o)
{
	switch (o->count) {
	case EL_COUNT_CARDS:
		put_card(t, &o->a);
		return;
	case EL_COUNT_FAMILIES:
	case EL_COUNT_LEVELS:
		pet_text_put(t, o->count == EL_COUNT_FAMILIES ? "families[" : "levels[");
		pet_text_put(t, zone_word[o->a.zone]);
		pet_text_char(t, ']');
		return;
	case EL_COUNT_LEGENDS:
		pet_text_put(t, "legends[ely]");
		return;
	default:
		pet_text_put(t, res_word[o->res]);
	}
}

static void put_guard(struct pet_text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_IF_ATLEAST:
		put_word_number(t, "atleast", o->n);
		pet_text_char(t, ' ');
		put_count(t, o);
		return;
	case EL_IF_TRANSFERS:
		put_word_number(t, "atleast", o->n);
		pet_text_put(t, " transfer");
		return;
	case EL_IF_WITHOUT:
		pet_text_put(t, "without ");
		put_card(t, &o->a);
		return;
	case EL_IF_MOST:
		pet_text_put(t, "most ");
		pet_text_put(t, res_word[o->res]);
		return;
	default:
		pet_text_put(t, "column ");
		pet_text_put(t, el_colour_token[o->n]);
	}
}

static void put_program(struct pet_text *t, const struct el_op *op, unsigned from, unsigned end,
			const char *between);

static void put_block(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	pet_text_put(t, ": { ");
	put_program(t, op, pc + 1, pc + 1 + op[pc].len, "; ");
	pet_text_put(t, " }");
}

static void put_use(struct pet_text *t, const char *kind, const struct el_op *o)
{
	pet_text_put(t, "use ");
	pet_text_put(t, kind);
	pet_text_put(t, " of ");
	put_card(t, &o->a);
}

static void put_clause(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_ON_ACQUIRE:
	case EL_ON_TRANSFER:
		pet_text_put(t, o->code == EL_ON_ACQUIRE ? "on acquire thisor["
							 : "on transfer thisor[");
		if (o->a.levels || o->a.family)
			put_filters(t, &o->a, "");
		else
			pet_text_put(t, "any");
		pet_text_char(t, ']');
		put_block(t, op, pc);
		return;
	case EL_ALLOW:
		pet_text_put(t, "allow acquire ");
		break;
	case EL_FREE_CLAUSE:
		pet_text_put(t, "free ");
		break;
	case EL_PLUS1_OTHERS:
		pet_text_put(t, "plus1 others ");
		break;
	default:
		pet_text_put(t, "noeffect others");
		return;
	}
	put_card(t, &o->a);
}

static void put_score(struct pet_text *t, const struct el_op *o)
{
	put_word_number(t, "score", o->n);
	if (o->code == EL_SCORE_IF) {
		pet_text_put(t, " if ");
		put_guard(t, o + 1);
		return;
	}
	pet_text_put(t, " per ");
	if (o->m > 1) {
		pet_text_number(t, o->m);
		pet_text_char(t, ' ');
	}
	put_count(t, o);
	if (o->max) {
		pet_text_char(t, ' ');
		put_word_number(t, "max", o->max);
	}
}

static void put_cards_step(struct pet_text *t, const struct el_op *o)
{
	switch (o->code) {
	case EL_TRANSFER:
		put_word_number(t, "transfer", o->n);
		pet_text_char(t, ' ');
		put_card(t, &o->a);
		pet_text_put(t, o->mode == EL_FREE ? " free" : o->mode == EL_PLUS1 ? " plus1" : "");
		return;
	case EL_TAKE:
		pet_text_put(t, "take ");
		put_card(t, &o->a);
		return;
	case EL_DISCARD_OP:
		put_word_number(t, "discard", o->n);
		pet_text_char(t, ' ');
		put_card(t, &o->a);
		return;
	case EL_SWAP:
		pet_text_put(t, "swap ");
		put_card(t, &o->a);
		pet_text_put(t, " with ");
		put_card(t, &o->b);
		return;
	default:
		put_word_number(t, "add", o->n);
		pet_text_put(t, " to ");
		pet_text_put(t, zone_word[o->a.zone]);
	}
}

static void put_step(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_GAIN:
		put_amount(t, "gain", o);
		if (o->count) {
			pet_text_put(t, " per ");
			put_count(t, o);
		}
		return;
	case EL_LOSE:
		put_amount(t, "lose", o);
		return;
	case EL_GIVE:
		put_amount(t, "give", o);
		pet_text_put(t, " to owner");
		return;
	case EL_PAY:
		put_amount(t, "pay", o);
		put_block(t, op, pc);
		return;
	case EL_CHOOSE:
		pet_text_put(t, "choose { ");
		put_program(t, op, pc + 1, pc + 1 + o->len, " | ");
		pet_text_put(t, " }");
		return;
	case EL_OPTION:
		put_program(t, op, pc + 1, pc + 1 + o->len, "; ");
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		pet_text_put(t, o->code == EL_OTHERS  ? "others"
				: o->code == EL_OTHER ? "other"
						      : "most ");
		if (o->code == EL_MOST)
			pet_text_put(t, res_word[o->res]);
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
		pet_text_put(t, "if ");
		put_guard(t, o);
		pet_text_put(t, ": ");
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

static void put_program(struct pet_text *t, const struct el_op *op, unsigned from, unsigned end,
			const char *between)
{
	for (unsigned pc = from; pc < end; pc += 1u + op[pc].len) {
		if (pc > from)
			pet_text_put(t, between);
		put_step(t, op, pc);
	}
}

void el_notation(struct pet_text *t, const struct el_card *card)
{
	bool clauses = card->kind == EL_PERMANENT;
	put_program(t, card->op, 0, card->ops, clauses ? " & " : "; ");
}
