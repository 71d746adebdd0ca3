/* sentence.c: the power of a card in words, made from its row (cards.def), so that text and effect
 * cannot differ. A power is a few sentences: what you do, what you may do, what the others do. Each
 * grammatical person has its own messages, so that every language can conjugate; what is counted or
 * chosen is a separate phrase in the case its place requires:
 *
 *     {what}   an amount                 "2 gold and 1 victory point"
 *     {which}  a card, as an object      "a level I card"
 *     {of}     a card, as an owner       "of a level I card in your Domain"
 *     {is}     whether there is one      "there is no Citizen"
 *
 * Messages begin in lower case; sentences are capitalized at the end. */
#include "games/elysium/phrases.h"

// clang-format off
static const struct counted take_citizens = { NP_("take {n} Citizen", "take {n} Citizens") };
static const struct counted discards = { NP_("discards {n} card from the Domain", "discards {n} cards from the Domain") };
static const struct counted add[2] = {
	{ NP_("add {n} card to the Agora", "add {n} cards to the Agora") },
	{ NP_("add {n} card to the Oracle", "add {n} cards to the Oracle") },
};
static const struct counted if_transferred = {
	NP_("if you have transferred at least {n} card in this phase, {do}", "if you have transferred at least {n} cards in this phase, {do}"),
};
static const char *const while_stands[EL_COLOURS] = {
	N_("if your blue column stands, {do}"), N_("if your red column stands, {do}"),
	N_("if your yellow column stands, {do}"), N_("if your green column stands, {do}"),
};
static const char *const if_most[EL_RESOURCES] = {
	N_("if nobody has more gold than you, {do}"), N_("if nobody has more victory points than you, {do}"),
	N_("if nobody has more prestige than you, {do}"),
};
static const char *const the_richest[EL_RESOURCES] = {
	N_("the other player with the most gold {does}"), N_("the other player with the most victory points {does}"),
	N_("the other player with the most prestige {does}"),
};
static const char *const may_transfer[] = {
	[EL_PAID] = N_("you may transfer {which} from your Domain, paying its cost"),
	[EL_FREE] = N_("you may transfer {which} from your Domain for free"),
	[EL_PLUS1] = N_("you may transfer {which} from your Domain, paying its cost and 1 gold more"),
};
static const char *const must_transfer[] = {
	[EL_PAID] = N_("transfer {which} from your Domain, paying its cost"),
	[EL_FREE] = N_("transfer {which} from your Domain for free"),
	[EL_PLUS1] = N_("transfer {which} from your Domain, paying its cost and 1 gold more"),
};
static const char *const they_may_transfer[] = {
	[EL_PAID] = N_("may transfer {which} from the Domain, paying its cost"),
	[EL_FREE] = N_("may transfer {which} from the Domain for free"),
	[EL_PLUS1] = N_("may transfer {which} from the Domain, paying its cost and 1 gold more"),
};
static const char *const may_take[EL_ZONES] = {
	[EL_AGORA] = N_("you may take {which} from the Agora, whatever its condition"),
	[EL_ORACLE] = N_("you may take {which} from the Oracle, whatever its condition"),
	[EL_DISCARD] = N_("you may take {which} from the discard pile, whatever its condition"),
};
static const char *const must_take[EL_ZONES] = {
	[EL_AGORA] = N_("take {which} from the Agora, whatever its condition"),
	[EL_ORACLE] = N_("take {which} from the Oracle, whatever its condition"),
	[EL_DISCARD] = N_("take {which} from the discard pile, whatever its condition"),
};
static const char *const to_take[EL_ZONES] = {
	[EL_AGORA] = N_("to take {which} from the Agora, whatever its condition"),
	[EL_ORACLE] = N_("to take {which} from the Oracle, whatever its condition"),
	[EL_DISCARD] = N_("to take {which} from the discard pile, whatever its condition"),
};
static const char *const may_use[EL_KINDS] = {
	[EL_INSTANT] = N_("you may use the instant power {of}"),
	[EL_ACTIVATED] = N_("you may use the activated power {of}"),
	[EL_LEGEND] = N_("you may use the legend power {of}"),
};
static const char *const use[EL_KINDS] = {
	[EL_INSTANT] = N_("use the instant power {of}"), [EL_ACTIVATED] = N_("use the activated power {of}"),
	[EL_LEGEND] = N_("use the legend power {of}"),
};
// clang-format on

/* ---- what somebody does ---------------------------------------------------------------------- */

/* YOU: an imperative. MAY: what you may do. MUST: the same in one's own instant, which is mandatory
 * (EL-6.10). THEY: third person. TO: a purpose. */
enum person { YOU, MAY, MUST, THEY, TO };

/* What cannot be declined at all is an imperative. */
static enum person ordered(enum person person)
{
	return person == MAY || person == MUST ? YOU : person;
}

static void put_step(struct pet_text *t, const struct el_op *op, unsigned pc, enum person person);

/* "gain 2 gold and 1 victory point": amounts of the same verb in a row, from at on. */
static unsigned same_verb(const struct el_op *op, unsigned at, unsigned end)
{
	unsigned n = 1;
	while (at + n < end && op[at + n].code == op[at].code && !op[at].count &&
	       !op[at + n].count && (op[at].code == EL_GAIN || op[at].code == EL_LOSE))
		n++;
	return n;
}

static void put_amounts(struct pet_text *t, const struct el_op *o, unsigned n, const char *between,
			unsigned step)
{
	for (unsigned i = 0; i < n; i++) {
		if (i) {
			pet_text_char(t, ' ');
			pet_text_say(t, between);
			pet_text_char(t, ' ');
		}
		el_say_amount(t, o[i * step].res, o[i * step].n);
	}
	if (o->count) {
		pet_text_char(t, ' ');
		el_say_each(t, o);
	}
}

static void put_verb(struct pet_text *t, const struct el_op *o, unsigned n, const char *between,
		     unsigned step, enum person person)
{
	static const char *const gain[] = {
		[YOU] = N_("gain {what}"), [THEY] = N_("gains {what}"), [TO] = N_("to gain {what}")
	};
	static const char *const lose[] = {
		[YOU] = N_("lose {what}"), [THEY] = N_("loses {what}"), [TO] = NULL
	};
	static const char *const give[] = { [THEY] = N_("gives you {what}"), [TO] = NULL };
	struct part what = { .key = "what" };
	struct pet_text w = into(&what, t);
	put_amounts(&w, o, n, between, step);
	say_id(t, (o->code == EL_GAIN ? gain : o->code == EL_LOSE ? lose : give)[person], &what, 1);
}

/* The steps from at to end, joined by "and". */
static void put_steps(struct pet_text *t, const struct el_op *op, unsigned at, unsigned end,
		      enum person person)
{
	for (bool first = true; at < end; first = false) {
		unsigned n = same_verb(op, at, end);
		if (!first) {
			pet_text_char(t, ' ');
			pet_text_say(t, N_("and"));
			pet_text_char(t, ' ');
		}
		if (n > 1)
			put_verb(t, &op[at], n, N_("and"), 1, ordered(person));
		else
			put_step(t, op, at, person);
		at += n > 1 ? n : 1u + op[at].len;
	}
}

/* The power of one card, or of one of two. */
static void put_use(struct pet_text *t, const struct el_op *o, const struct el_op *or_of,
		    enum person person)
{
	struct part of = { .key = "of" };
	struct pet_text s = into(&of, t);
	el_say_card(&s, &o->a, OF_CARD);
	pet_text_char(&s, ' ');
	pet_text_say(&s, el_zone_words[o->a.zone]);
	if (or_of) {
		pet_text_say(&s, N_(" or "));
		el_say_card(&s, &or_of->a, OF_CARD);
		pet_text_char(&s, ' ');
		pet_text_say(&s, el_zone_words[or_of->a.zone]);
	}
	say_id(t, (person == MAY ? may_use : use)[o->n], &of, 1);
}

/* Two options that differ only in the amount share their verb: "gain 2 gold or 2 victory
 * points". */
static void put_options(struct pet_text *t, const struct el_op *op, unsigned pc, enum person person)
{
	unsigned a = pc + 1, b = a + 1 + op[a].len, end = pc + 1 + op[pc].len;
	bool pair = op[a].len == 1 && op[b].len == 1 && b + 2 == end;
	if (pair && op[a + 1].code == op[b + 1].code && op[a + 1].code <= EL_GIVE) {
		put_verb(t, &op[a + 1], 2, N_("or"), 2, person);
		return;
	}
	if (pair && op[a + 1].code == EL_USE && op[b + 1].code == EL_USE &&
	    op[a + 1].n == op[b + 1].n) {
		put_use(t, &op[a + 1], &op[b + 1], person);
		return;
	}
	for (unsigned at = a; at < end; at += 1u + op[at].len) {
		if (at > a)
			pet_text_say(t, person == THEY ? N_(" or ") : N_(", or "));
		put_steps(t, op, at + 1, at + 1 + op[at].len, person);
	}
}

static void put_pay(struct pet_text *t, const struct el_op *op, unsigned pc, enum person person)
{
	struct part p[2] = { { .key = "what" }, { .key = "to" } };
	struct pet_text what = into(&p[0], t), to = into(&p[1], t);
	el_say_amount(&what, op[pc].res, op[pc].n);
	put_steps(&to, op, pc + 1, pc + 1 + op[pc].len, TO);
	say_id(t, person == MAY ? N_("you may pay {what} {to}") : N_("pay {what} {to}"), p, 2);
}

static void put_move(struct pet_text *t, const struct el_op *o, enum person person)
{
	struct part which = { .key = "which" };
	struct pet_text w = into(&which, t);
	el_say_which(&w, o);
	if (o->code == EL_TAKE)
		say_id(t,
		       (person == TO     ? to_take
			: person == MUST ? must_take
					 : may_take)[o->a.zone],
		       &which, 1);
	else
		say_id(t,
		       (person == THEY   ? they_may_transfer
			: person == MUST ? must_transfer
					 : may_transfer)[o->mode],
		       &which, 1);
}

static void put_swap(struct pet_text *t, const struct el_op *o)
{
	struct part p[4] = {
		{ .key = "one" }, { .key = "from" }, { .key = "other" }, { .key = "to" }
	};
	struct pet_text one = into(&p[0], t), from = into(&p[1], t), other = into(&p[2], t),
			to = into(&p[3], t);
	el_say_card(&one, &o->a, A_CARD);
	pet_text_say(&from, el_zone_words[o->a.zone]);
	el_say_card(&other, &o->b, A_CARD);
	pet_text_say(&to, el_zone_words[o->b.zone]);
	say_id(t, N_("you may swap {one} {from} for {other} {to}"), p, 4);
}

/* ---- for whom, and when ---------------------------------------------------------------------- */

static void put_others(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	struct part does = { .key = "does" };
	struct pet_text d = into(&does, t);
	put_steps(&d, op, pc + 1, pc + 1 + op[pc].len, THEY);
	if (op[pc].code == EL_OTHERS)
		say_id(t, N_("each other player {does}"), &does, 1);
	else if (op[pc].code == EL_OTHER)
		say_id(t, N_("another player of your choice {does}"), &does, 1);
	else
		say_id(t, the_richest[op[pc].res], &does, 1);
}

static void put_guarded(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	struct part p[3] = { { .key = "do" }, { .key = "is" }, { .key = "where" } };
	struct pet_text act = into(&p[0], t), is = into(&p[1], t), zone = into(&p[2], t);
	put_step(&act, op, pc + 1, YOU);
	switch (o->code) {
	case EL_IF_COLUMN:
		say_id(t, while_stands[o->n], p, 1);
		return;
	case EL_IF_MOST:
		say_id(t, if_most[o->res], p, 1);
		return;
	case EL_IF_TRANSFERS:
		say(t, form_of(t, &if_transferred, o->n), o->n, p, 1);
		return;
	default:
		el_say_card(&is, &o->a, o->code == EL_IF_WITHOUT ? NO_CARD : IS_CARD);
		pet_text_say(&zone, el_zone_words[o->a.zone]);
		say_id(t, N_("if {is} {where}, {do}"), p, 3);
	}
}

/* Clauses of permanents (EL-12.50 to EL-12.54). */
static void put_clause(struct pet_text *t, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	struct part p[3] = { { .key = "which" }, { .key = "do" }, { .key = "level" } };
	struct pet_text which = into(&p[0], t), act = into(&p[1], t), level = into(&p[2], t);
	if (o->a.levels)
		pet_text_say(&level, el_levels[o->a.levels]);
	switch (o->code) {
	case EL_ALLOW:
		pet_text_say(
			t, N_("you may acquire cards from the Oracle as if they lay in the Agora"));
		return;
	case EL_FREE_CLAUSE:
		say_id(t,
		       o->a.levels ? N_("your transfers of level {level} cards are free")
				   : N_("your transfers are free"),
		       p, 3);
		return;
	case EL_PLUS1_OTHERS:
		say_id(t,
		       o->a.levels ? N_("the other players pay 1 gold more for each transfer of a "
					"level {level} card")
				   : N_("the other players pay 1 gold more for each transfer"),
		       p, 3);
		return;
	case EL_NOEFFECT:
		pet_text_say(t, N_("you lose, give, discard and pay nothing through the other "
				   "players' powers"));
		return;
	default:
		break;
	}
	el_say_card(&which, &o->a, A_CARD);
	put_steps(&act, op, pc + 1, pc + 1 + o->len, YOU);
	say_id(t,
	       o->code == EL_ON_ACQUIRE
		       ? N_("whenever you acquire {which}, this one included, {do}")
		       : N_("whenever you transfer {which}, this one included, {do}"),
	       p, 2);
}

/* Chronos (EL-12.60 to EL-12.62). */
static void put_score(struct pet_text *t, const struct el_op *o)
{
	struct part p[3] = { { .key = "what" }, { .key = "each" }, { .key = "where" } };
	struct pet_text what = into(&p[0], t), each = into(&p[1], t), zone = into(&p[2], t);
	el_say_amount(&what, EL_VP, o->n);
	if (o->code == EL_USE_CHRONOS) {
		pet_text_say(t, N_("scores like the best of the other Chronos cards in any Legend, "
				   "as if that card lay here"));
	} else if (o->code == EL_SCORE) {
		el_say_each(&each, o);
		say(t,
		    pet_text_tr(t->lang, o->max ? N_("{what} {each}, but at most {n}")
						: N_("{what} {each}")),
		    o->max, p, 2);
	} else if (o[1].code == EL_IF_WITHOUT) {
		p[1].key = "is";
		el_say_card(&each, &o[1].a, NO_CARD);
		pet_text_say(&zone, el_zone_counted[o[1].a.zone]);
		say_id(t, N_("{what} if {is} {where}"), p, 3);
	} else {
		say(t,
		    pet_text_tr(
			    t->lang,
			    o[1].count == EL_COUNT_FAMILIES
				    ? N_("{what} if this Legend has {n} different families or more")
				    : N_("{what} if this Legend has {n} different levels or more")),
		    o[1].n, p, 1);
	}
}

static void put_step(struct pet_text *t, const struct el_op *op, unsigned pc, enum person person)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_GAIN:
	case EL_LOSE:
	case EL_GIVE:
		put_verb(t, o, 1, NULL, 1, ordered(person));
		return;
	case EL_PAY:
		put_pay(t, op, pc, person);
		return;
	case EL_CHOOSE:
		put_options(t, op, pc, ordered(person));
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		put_others(t, op, pc);
		return;
	case EL_TAKE_CITIZEN:
		say_count(t, &take_citizens, o->n);
		return;
	case EL_DISCARD_OP:
		say_count(t, &discards, o->n);
		return;
	case EL_ADD:
		say_count(t, &add[o->a.zone == EL_ORACLE], o->n);
		return;
	case EL_SWAP:
		put_swap(t, o);
		return;
	case EL_TRANSFER:
	case EL_TAKE:
		put_move(t, o, person);
		return;
	case EL_USE:
		put_use(t, o, NULL, person);
		return;
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		put_guarded(t, op, pc);
		return;
	case EL_SCORE:
	case EL_SCORE_IF:
	case EL_USE_CHRONOS:
		put_score(t, o);
		return;
	default:
		put_clause(t, op, pc);
	}
}

/* ---- sentences ------------------------------------------------------------------------------- */

/* Capitalizes the letter at s: Latin, Polish and Cyrillic. */
static void make_large(char *s)
{
	static const char small[][3] = { "ż", "ź", "ł", "ś", "ć", "ó", "ё" };
	static const char large[][3] = { "Ż", "Ź", "Ł", "Ś", "Ć", "Ó", "Ё" };
	unsigned char a = (unsigned char)s[0], b = (unsigned char)s[1];
	if (a >= 'a' && a <= 'z')
		s[0] = (char)(a - 'a' + 'A');
	else if (a == 0xD0 && b >= 0xB0)
		s[1] = (char)(b - 0x20);
	else if (a == 0xD1 && b >= 0x80 && b <= 0x8F)
		s[0] = (char)0xD0, s[1] = (char)(b + 0x20);
	for (unsigned i = 0; i < sizeof small / sizeof *small; i++)
		if (s[0] == small[i][0] && s[1] == small[i][1])
			s[0] = large[i][0], s[1] = large[i][1];
}

/* How many steps make one sentence: gains in a row do. */
static unsigned one_sentence(const struct el_op *op, unsigned pc, unsigned end)
{
	unsigned n = same_verb(op, pc, end);
	return n > 1 ? n : 1u + op[pc].len;
}

void el_sentence(struct pet_text *t, const struct el_card *card, bool must)
{
	const struct el_op *op = card->op;
	bool instant = card->kind == EL_INSTANT;              /* EL-6.10 */
	bool shared = !must && el_lets_others_transfer(card); /* EL-8.14 */
	for (unsigned pc = 0, end; pc < card->ops; pc = end) {
		struct part one = { .key = "" };
		struct pet_text s = into(&one, t);
		end = pc + one_sentence(op, pc, card->ops);
		bool may =
			!instant || op[pc].code == EL_PAY || (shared && op[pc].code == EL_TRANSFER);
		put_steps(&s, op, pc, end, may ? MAY : MUST);
		make_large(one.text);
		t->cut |= s.cut;
		if (pc)
			pet_text_char(t, ' ');
		pet_text_put(t, one.text);
		pet_text_char(t, '.');
	}
}
