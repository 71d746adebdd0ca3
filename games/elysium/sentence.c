/* sentence.c: the power of a card in words, made from its row (cards.def), so that text and effect
 * cannot differ. One message an operation; what an operation reaches stands in parentheses, in the
 * nominative, so that every language can say it. */
#include "core/text.h"
#include "games/elysium/rules.h"

struct phrase {
	const char *text, *plural;
};

// clang-format off
static const struct phrase gain_phrase[EL_RESOURCES] = {
	{ NP_("gain {a} gold", "gain {a} gold") },
	{ NP_("gain {a} victory point", "gain {a} victory points") },
	{ NP_("gain {a} prestige", "gain {a} prestige") },
};
static const struct phrase lose_phrase[EL_RESOURCES] = {
	{ NP_("lose {a} gold", "lose {a} gold") },
	{ NP_("lose {a} victory point", "lose {a} victory points") },
	{ NP_("lose {a} prestige", "lose {a} prestige") },
};
static const struct phrase give_phrase[EL_RESOURCES] = {
	{ NP_("give you {a} gold", "give you {a} gold") },
	{ NP_("give you {a} victory point", "give you {a} victory points") },
	{ NP_("give you {a} prestige", "give you {a} prestige") },
};
static const struct phrase pay_phrase[EL_RESOURCES] = {
	{ NP_("pay {a} gold", "pay {a} gold") },
	{ NP_("pay {a} victory point", "pay {a} victory points") },
	{ NP_("pay {a} prestige", "pay {a} prestige") },
};
static const struct phrase transfer_phrase[] = {
	[EL_PAID] = { NP_("transfer {a} card of the Domain, paying its cost", "transfer up to {a} cards of the Domain, paying their cost") },
	[EL_FREE] = { NP_("transfer {a} card of the Domain for nothing", "transfer up to {a} cards of the Domain for nothing") },
	[EL_PLUS1] = { NP_("transfer {a} card of the Domain, paying its cost and 1 gold more", "transfer up to {a} cards of the Domain, paying their cost and 1 gold more for each") },
};
static const struct phrase citizen_phrase = { NP_("take {a} Citizen", "take {a} Citizens") };
static const struct phrase discard_phrase = { NP_("discard {a} card from the Domain", "discard {a} cards from the Domain") };
static const struct phrase add_phrase[2] = {
	{ NP_("add {a} card to the Agora", "add {a} cards to the Agora") },
	{ NP_("add {a} card to the Oracle", "add {a} cards to the Oracle") },
};
static const struct phrase score_phrase = { NP_("{a} victory point", "{a} victory points") };

/* One card of a zone. */
static const char *const one_of[EL_ZONES] = {
	[EL_DOM] = N_("a card in your Domain"), [EL_ODOM] = N_("a card in the Domain of another player"),
	[EL_ELY] = N_("a card in your Elysium"), [EL_ALLELY] = N_("a card in any Elysium"),
	[EL_HERE] = N_("a card in this Legend"), [EL_AGORA] = N_("a card in the Agora"),
	[EL_ORACLE] = N_("a card in the Oracle"), [EL_DISCARD] = N_("a card in the discard pile"),
};
/* All that is counted, for "this many or more" and "none". */
static const char *const cards_of[EL_ZONES] = {
	[EL_DOM] = N_("face-up cards in your Domain"), [EL_ODOM] = N_("cards in the Domains of other players"),
	[EL_ELY] = N_("cards in your Legends"), [EL_ALLELY] = N_("cards in all Legends"),
	[EL_HERE] = N_("cards in this Legend"), [EL_AGORA] = N_("cards in the Agora"),
	[EL_ORACLE] = N_("cards in the Oracle"), [EL_DISCARD] = N_("cards in the discard pile"),
};
static const char *const each_card_of[EL_ZONES] = {
	[EL_DOM] = N_("for each face-up card in your Domain"), [EL_ODOM] = N_("for each card in the Domains of other players"),
	[EL_ELY] = N_("for each card in your Legends"), [EL_ALLELY] = N_("for each card in all Legends"),
	[EL_HERE] = N_("for each card in this Legend"), [EL_AGORA] = N_("for each card in the Agora"),
	[EL_ORACLE] = N_("for each card in the Oracle"), [EL_DISCARD] = N_("for each card in the discard pile"),
};
static const char *const amount_of[EL_RESOURCES] = { N_("gold you own"), N_("victory points you hold"), N_("prestige you have") };
static const char *const each_of[EL_RESOURCES] = { N_("for each gold you own"), N_("for each victory point you hold"), N_("for each prestige you have") };
static const char *const if_most[EL_RESOURCES] = {
	N_("if nobody has more gold than you"), N_("if nobody has more victory points than you"), N_("if nobody has more prestige than you"),
};
static const char *const the_richest[EL_RESOURCES] = {
	N_("the other player with most gold (your choice among equals)"),
	N_("the other player with most victory points (your choice among equals)"),
	N_("the other player with most prestige (your choice among equals)"),
};
static const char *const use_kind[EL_KINDS] = {
	[EL_INSTANT] = N_("use the instant power of one"), [EL_ACTIVATED] = N_("use the activated power of one"),
	[EL_LEGEND] = N_("use the legend power of one"),
};
static const char *const take_from[EL_ZONES] = {
	[EL_AGORA] = N_("take a card from the Agora, whatever its condition"),
	[EL_ORACLE] = N_("take a card from the Oracle, whatever its condition"),
	[EL_DISCARD] = N_("take a card from the discard pile, whatever its condition"),
};
static const char *const levels_of[8] = {
	NULL, N_("level 1"), N_("level 2"), N_("level 1 or 2"), N_("level 3"), N_("level 1 or 3"), N_("level 2 or 3"), N_("any level"),
};
// clang-format on

static void say_phrase(struct pet_text *t, const struct phrase *p, int n)
{
	struct pet_arg a = { "a", PET_K_NUMBER, n };
	pet_text_fill(t, p->text, p->plural, n, &a, 1);
}

static void say_word_between(struct pet_text *t, const char *id)
{
	pet_text_char(t, ' ');
	pet_text_say(t, id);
	pet_text_char(t, ' ');
}

/* EL-12.34: the filters, in parentheses. */
static void say_filters(struct pet_text *t, const struct el_pick *p)
{
	const char *open = " (";
	if (p->levels) {
		pet_text_put(t, open);
		pet_text_say(t, levels_of[p->levels]);
		open = ", ";
	}
	if (p->family) {
		struct pet_arg a = { "a", K_FAMILY, p->family - 1 };
		pet_text_put(t, open);
		pet_text_fill(t, N_("family: {a}"), NULL, 0, &a, 1);
		open = ", ";
	}
	if (p->citizen) {
		pet_text_put(t, open);
		pet_text_say(t, "Citizens only");
		open = ", ";
	}
	if (p->other) {
		pet_text_put(t, open);
		pet_text_say(t, "not this card");
		open = ", ";
	}
	if (open[0] == ',')
		pet_text_char(t, ')');
}

static void say_each(struct pet_text *t, const struct el_op *op)
{
	bool here = op->a.zone == EL_HERE;
	switch (op->count) {
	case EL_COUNT_CARDS:
		pet_text_say(t, each_card_of[op->a.zone]);
		say_filters(t, &op->a);
		break;
	case EL_COUNT_FAMILIES:
		pet_text_say(t, here ? N_("for each different family in this Legend")
				     : N_("for each different family in your Legends"));
		break;
	case EL_COUNT_LEVELS:
		pet_text_say(t, here ? N_("for each different level in this Legend")
				     : N_("for each different level in your Legends"));
		break;
	case EL_COUNT_LEGENDS:
		pet_text_say(t, "for each Legend in your Elysium");
		break;
	default:
		pet_text_say(t, each_of[op->res]);
	}
}

static void say_counted(struct pet_text *t, const struct el_op *op)
{
	bool here = op->a.zone == EL_HERE;
	switch (op->count) {
	case EL_COUNT_FAMILIES:
		pet_text_say(t, here ? N_("different families in this Legend")
				     : N_("different families in your Legends"));
		break;
	case EL_COUNT_LEVELS:
		pet_text_say(t, here ? N_("different levels in this Legend")
				     : N_("different levels in your Legends"));
		break;
	case EL_COUNT_LEGENDS:
		pet_text_say(t, "Legends in your Elysium");
		break;
	case EL_COUNT_RES:
		pet_text_say(t, amount_of[op->res]);
		break;
	default:
		pet_text_say(t, cards_of[op->a.zone]);
		say_filters(t, &op->a);
	}
}

static void say_guard(struct pet_text *t, const struct el_op *op)
{
	struct pet_arg n = { "a", PET_K_NUMBER, op->n }, colour = { "a", K_COLOUR, op->n };
	switch (op->code) {
	case EL_IF_ATLEAST:
		pet_text_fill(t, N_("if there are {a} or more"), NULL, 0, &n, 1);
		pet_text_put(t, ": ");
		say_counted(t, op);
		break;
	case EL_IF_TRANSFERS:
		pet_text_fill(t, "if you have transferred at least {a} card in this phase",
			      "if you have transferred at least {a} cards in this phase", op->n, &n,
			      1);
		break;
	case EL_IF_WITHOUT:
		pet_text_say(t, "if there are none");
		pet_text_put(t, ": ");
		pet_text_say(t, cards_of[op->a.zone]);
		say_filters(t, &op->a);
		break;
	case EL_IF_MOST:
		pet_text_say(t, if_most[op->res]);
		break;
	default:
		pet_text_fill(t, N_("while your {a} stands"), NULL, 0, &colour, 1);
	}
}

static void say_block(struct pet_text *t, const struct el_op *op, unsigned pc, bool committed);

/* EL-12.3, EL-12.4: what may be declined says so. */
static void say_may(struct pet_text *t, bool committed)
{
	if (committed)
		return;
	pet_text_say(t, "optionally");
	pet_text_put(t, ": ");
}

static void say_options(struct pet_text *t, const struct el_op *op, unsigned at, unsigned end)
{
	for (bool first = true; at < end; at += 1u + op[at].len, first = false) {
		if (!first)
			say_word_between(t, N_("or"));
		say_block(t, op, at, true);
	}
}

static void say_one_of(struct pet_text *t, const struct el_pick *p)
{
	pet_text_say(t, one_of[p->zone]);
	say_filters(t, p);
}

static void say_move(struct pet_text *t, const struct el_op *o, bool committed)
{
	say_may(t, committed);
	switch (o->code) {
	case EL_TRANSFER:
		say_phrase(t, &transfer_phrase[o->mode], o->n);
		say_filters(t, &o->a);
		break;
	case EL_TAKE:
		pet_text_say(t, take_from[o->a.zone]);
		say_filters(t, &o->a);
		break;
	case EL_SWAP:
		pet_text_say(t, "swap two cards");
		pet_text_put(t, ": ");
		say_one_of(t, &o->a);
		say_word_between(t, N_("and"));
		say_one_of(t, &o->b);
		break;
	default:
		pet_text_say(t, use_kind[o->n]);
		pet_text_put(t, ": ");
		say_one_of(t, &o->a);
	}
}

static void say_clause(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_ON_ACQUIRE:
		pet_text_say(t, "whenever you acquire a card");
		break;
	case EL_ON_TRANSFER:
		pet_text_say(t, "whenever you transfer a card");
		break;
	case EL_ALLOW:
		pet_text_say(
			t, "in your turns you may acquire cards from the Oracle as if they lay in "
			   "the Agora");
		return;
	case EL_FREE_CLAUSE:
		pet_text_say(t, "your transfers cost nothing");
		say_filters(t, &o->a);
		return;
	case EL_PLUS1_OTHERS:
		pet_text_say(t, "other players pay 1 gold more for each transfer");
		say_filters(t, &o->a);
		return;
	default:
		pet_text_say(t,
			     "you lose, give and discard nothing through powers that other players "
			     "use, and pay none of their surcharges");
		return;
	}
	say_filters(t, &o->a);
	pet_text_put(t, ", ");
	pet_text_say(t, "this one included");
	pet_text_put(t, ": ");
	say_block(t, op, pc, false);
}

static void say_score(struct pet_text *t, const struct el_op *o)
{
	struct pet_arg m = { "a", PET_K_NUMBER, o->m }, max = { "a", PET_K_NUMBER, o->max };
	if (o->code == EL_USE_CHRONOS) {
		pet_text_say(t,
			     "scores as the best for you of the other Chronos cards in Legends, as "
			     "if that card lay here");
		return;
	}
	say_phrase(t, &score_phrase, o->n);
	pet_text_put(t, o->code == EL_SCORE_IF ? ", " : " ");
	if (o->code == EL_SCORE_IF) {
		say_guard(t, o + 1);
		return;
	}
	if (o->m > 1) {
		pet_text_fill(t, N_("for every {a}"), NULL, 0, &m, 1);
		pet_text_put(t, ": ");
		say_counted(t, o);
	} else {
		say_each(t, o);
	}
	if (o->max) {
		pet_text_put(t, ", ");
		pet_text_fill(t, N_("at most {a}"), NULL, 0, &max, 1);
	}
}

/* Scopes: whom the block is for. */
static void say_scope(struct pet_text *t, const struct el_op *o)
{
	if (o->code == EL_OTHERS)
		pet_text_say(t, "each other player");
	else if (o->code == EL_OTHER)
		pet_text_say(t, "another player of your choice");
	else
		pet_text_say(t, the_richest[o->res]);
	pet_text_put(t, ": ");
}

static void say_step(struct pet_text *t, const struct el_op *op, unsigned pc, bool committed)
{
	const struct el_op *o = &op[pc];
	unsigned end = pc + 1 + o->len;
	switch (o->code) {
	case EL_GAIN:
		say_phrase(t, &gain_phrase[o->res], o->n);
		if (o->count) {
			pet_text_char(t, ' ');
			say_each(t, o);
		}
		return;
	case EL_LOSE:
		say_phrase(t, &lose_phrase[o->res], o->n);
		return;
	case EL_GIVE:
		say_phrase(t, &give_phrase[o->res], o->n);
		return;
	case EL_PAY:
		say_may(t, committed);
		say_phrase(t, &pay_phrase[o->res], o->n);
		pet_text_put(t, ", ");
		pet_text_say(t, "for that");
		pet_text_put(t, ": ");
		say_block(t, op, pc, true);
		return;
	case EL_CHOOSE:
		say_options(t, op, pc + 1, end);
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		say_scope(t, o);
		say_block(t, op, pc, false);
		return;
	case EL_TAKE_CITIZEN:
		say_phrase(t, &citizen_phrase, o->n);
		return;
	case EL_DISCARD_OP:
		say_phrase(t, &discard_phrase, o->n);
		say_filters(t, &o->a);
		return;
	case EL_ADD:
		say_phrase(t, &add_phrase[o->a.zone == EL_ORACLE], o->n);
		return;
	case EL_TRANSFER:
	case EL_TAKE:
	case EL_SWAP:
	case EL_USE:
		say_move(t, o, committed);
		return;
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		say_guard(t, o);
		pet_text_put(t, ": ");
		say_step(t, op, pc + 1, committed);
		return;
	case EL_SCORE:
	case EL_SCORE_IF:
	case EL_USE_CHRONOS:
		say_score(t, o);
		return;
	default:
		say_clause(t, op, pc);
	}
}

/* Steps that belong to one operation are joined by a word, so that their end is heard. */
static void say_block(struct pet_text *t, const struct el_op *op, unsigned pc, bool committed)
{
	unsigned end = pc + 1 + op[pc].len;
	for (unsigned at = pc + 1; at < end; at += 1u + op[at].len) {
		if (at > pc + 1)
			say_word_between(t, N_("and"));
		say_step(t, op, at, committed);
	}
}

void el_sentence(struct pet_text *t, unsigned c)
{
	const struct el_op *op = el_card[c].op;
	for (unsigned pc = 0; pc < el_card[c].ops; pc += 1u + op[pc].len) {
		if (pc)
			pet_text_put(t, "; ");
		say_step(t, op, pc, false);
	}
}
