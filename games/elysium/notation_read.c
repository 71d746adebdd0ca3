/* notation_read.c: reads the power of a card in the notation of the rules (EL-12), as notation.c
 * writes it. Accepted is what the interpreter carries out, what sentence.c can say in every language
 * and what always ends (EL-12.71): less than the notation could express.
 *
 * Which steps may stand where:
 *
 *     a power            steps, each alone or behind one guard
 *     an option          gain, lose, pay, use; for other players gain, lose, give, discard
 *     others, other,     gain, lose, give, discard, transfer, choose
 *     most
 *     what is paid for   gain, take
 *     a reaction         gain, citizen, others: gain, lose */
#include "games/elysium/notation_words.h"

/* Numbers that a pack may use: whatever is gained often stays far from EL_PURSE. */
enum { MOST_OF = 15, MOST_PER = 2, MOST_CARDS = 3, MOST_SCORE = 40, MOST_STEPS = 6 };

/* Where a step stands, and what may stand there: a bit for each code. */
#define OP(code) (UINT64_C(1) << EL_##code)
enum place {
	IN_POWER,
	GUARDED,
	IN_OPTION,
	IN_PAY,
	FOR_OTHERS,
	OPTION_OF_OTHERS,
	IN_REACTION,
	OTHERS_IN_REACTION
};
static const uint64_t allowed[] = {
	[IN_POWER] = OP(GAIN) | OP(LOSE) | OP(PAY) | OP(CHOOSE) | OP(OTHERS) | OP(OTHER) |
		     OP(MOST) | OP(TRANSFER) | OP(TAKE) | OP(TAKE_CITIZEN) | OP(SWAP) | OP(ADD) |
		     OP(USE),
	[GUARDED] = OP(GAIN) | OP(LOSE) | OP(PAY) | OP(OTHERS) | OP(OTHER) | OP(MOST) |
		    OP(TRANSFER) | OP(TAKE),
	[IN_OPTION] = OP(GAIN) | OP(LOSE) | OP(PAY) | OP(USE),
	[IN_PAY] = OP(GAIN) | OP(TAKE),
	[FOR_OTHERS] = OP(GAIN) | OP(LOSE) | OP(GIVE) | OP(DISCARD_OP) | OP(TRANSFER) | OP(CHOOSE),
	[OPTION_OF_OTHERS] = OP(GAIN) | OP(LOSE) | OP(GIVE) | OP(DISCARD_OP),
	[IN_REACTION] = OP(GAIN) | OP(TAKE_CITIZEN) | OP(OTHERS),
	[OTHERS_IN_REACTION] = OP(GAIN) | OP(LOSE),
};

/* ---- steps ----------------------------------------------------------------------------------- */

static bool step(struct cursor *c, enum place place);

static struct el_op *add(struct cursor *c)
{
	static const struct el_op none;
	if (c->n == EL_OPS_MAX) {
		wrong(c, N_("the power is too long"));
		return NULL;
	}
	c->op[c->n] = none;
	return &c->op[c->n++];
}

/* Steps up to end, which is consumed; between: the sign between them. */
static bool steps(struct cursor *c, enum place place, const char *between, const char *end)
{
	unsigned n = 0;
	do {
		if (++n > MOST_STEPS)
			return wrong(c, N_("the power is too long"));
		if (!step(c, place))
			return false;
	} while (take(c, between));
	return !end || need(c, end);
}

static bool block(struct cursor *c, unsigned at, enum place place)
{
	if (!need(c, ":") || !need(c, "{") || !steps(c, place, ";", "}"))
		return false;
	c->op[at].len = (uint8_t)(c->n - at - 1);
	return true;
}

static bool amount(struct cursor *c, struct el_op *o)
{
	if (!number(c, 1, MOST_OF, &o->n) || !resource(c, &o->res))
		return false;
	/* EL-1.12: prestige exists only with Ares */
	return o->code != EL_GAIN || o->res != EL_PP || c->card->family == EL_ARE ||
	       wrong(c, N_("only cards of Ares give prestige"));
}

/* EL-12.20, EL-12.37: an amount, or an amount for each of what is counted. */
static bool gain(struct cursor *c, struct el_op *o, enum place place)
{
	if (!amount(c, o))
		return false;
	if ((place != IN_POWER && place != GUARDED && place != IN_REACTION) || !take(c, "per"))
		return true;
	if (o->n > MOST_PER)
		return wrong(c, N_("at most 2 of something for each card"));
	if (take(c, "legends"))
		return el_read_counted(c, o, EL_COUNT_LEGENDS);
	o->count = EL_COUNT_CARDS;
	return el_read_cards(c, IN(DOM) | IN(AGORA) | IN(ORACLE) | IN(DISCARD), &o->a);
}

/* EL-12.25: options that read alike could not be told apart. */
static bool choose(struct cursor *c, unsigned at, enum place place)
{
	pet_move seen[4];
	unsigned n = 0;
	if (!need(c, "{"))
		return false;
	do {
		unsigned option = c->n;
		struct el_op *o = add(c);
		if (!o || n == 3)
			return wrong(c, N_("at most three options"));
		o->code = EL_OPTION;
		if (!steps(c, place == FOR_OTHERS ? OPTION_OF_OTHERS : IN_OPTION, ";", NULL))
			return false;
		c->op[option].len = (uint8_t)(c->n - option - 1);
		seen[n] = el_option_move(&c->op[option + 1], n + 1);
		for (unsigned i = 0; i < n; i++)
			if (seen[i] == seen[n])
				return wrong(c, N_("two options begin in the same way"));
		n++;
	} while (take(c, "|"));
	c->op[at].len = (uint8_t)(c->n - at - 1);
	return need(c, "}") && (n > 1 || wrong(c, N_("a choice needs two options")));
}

/* EL-12.26: several at once only by level, which is what their sentence can say. */
static bool transfer(struct cursor *c, struct el_op *o)
{
	if (!number(c, 1, MOST_CARDS, &o->n) || !el_read_cards(c, IN(DOM), &o->a))
		return false;
	if (o->n > 1 && (o->a.family || o->a.citizen || o->a.other))
		return wrong(c,
			     N_("several cards are transferred by level or without a condition"));
	o->mode = take(c, "free") ? EL_FREE : take(c, "plus1") ? EL_PLUS1 : EL_PAID;
	return true;
}

/* EL-12.31. A trigger or an Eleusis card is not used by others. */
static bool use(struct cursor *c, struct el_op *o)
{
	static const uint8_t kinds[] = { EL_INSTANT, EL_ACTIVATED, EL_LEGEND };
	unsigned anywhere =
		IN(DOM) | IN(ODOM) | IN(ELY) | IN(ALLELY) | IN(AGORA) | IN(ORACLE) | IN(DISCARD);
	for (unsigned i = 0; i < sizeof kinds; i++)
		if (take(c, el_kind_token[kinds[i]])) {
			o->n = kinds[i];
			return need(c, "of") && el_read_cards(c, anywhere, &o->a) &&
			       (!o->a.citizen || wrong(c, N_("a Citizen has no power")));
		}
	return wrong(c, N_("a power that is used is instant, activated or legend"));
}

static bool swap(struct cursor *c, struct el_op *o)
{
	unsigned rows = IN(AGORA) | IN(ORACLE) | IN(DISCARD);
	o->n = 1;
	return el_read_cards(c, rows | IN(DOM), &o->a) && need(c, "with") &&
	       el_read_cards(c, rows, &o->b) &&
	       (o->a.zone != o->b.zone || wrong(c, N_("the card cannot be there")));
}

/* EL-1.12: the Oracle exists only with Apollo. */
static bool add_cards(struct cursor *c, struct el_op *o)
{
	unsigned zones = IN(AGORA) | (c->card->family == EL_APO ? IN(ORACLE) : 0);
	return number(c, 1, MOST_CARDS, &o->n) && need(c, "to") && in_zone(c, zones, &o->a.zone);
}

static bool discard(struct cursor *c, struct el_op *o)
{
	return number(c, 1, MOST_CARDS, &o->n) && el_read_cards(c, IN(DOM), &o->a) &&
	       (!(o->a.levels || o->a.family || o->a.citizen || o->a.other) ||
		wrong(c, N_("who discards chooses among all cards")));
}

static bool rest_of_step(struct cursor *c, unsigned at, enum place place)
{
	struct el_op *o = &c->op[at];
	enum place others = place == IN_REACTION ? OTHERS_IN_REACTION : FOR_OTHERS;
	switch (o->code) {
	case EL_GAIN:
		return gain(c, o, place);
	case EL_LOSE:
		return amount(c, o);
	case EL_GIVE:
		return amount(c, o) && need(c, "to") && need(c, "owner");
	case EL_PAY:
		return amount(c, o) && block(c, at, IN_PAY);
	case EL_CHOOSE:
		return choose(c, at, place);
	case EL_MOST:
		return resource(c, &o->res) && block(c, at, others);
	case EL_OTHERS:
	case EL_OTHER:
		return block(c, at, others);
	case EL_TRANSFER:
		return transfer(c, o);
	case EL_TAKE:
		o->n = 1;
		return el_read_cards(c, IN(AGORA) | IN(ORACLE) | IN(DISCARD), &o->a);
	case EL_TAKE_CITIZEN:
		return number(c, 1, MOST_CARDS, &o->n);
	case EL_DISCARD_OP:
		return discard(c, o);
	case EL_SWAP:
		return swap(c, o);
	case EL_ADD:
		return add_cards(c, o);
	default:
		return use(c, o);
	}
}

static bool step(struct cursor *c, enum place place)
{
	static const char *const word[] = { "gain",     "lose",   "give",    "pay",
					    "choose",   "others", "other",   "most",
					    "transfer", "take",   "citizen", "discard",
					    "swap",     "add",    "use",     NULL };
	static const uint8_t code[] = { EL_GAIN,     EL_LOSE,   EL_GIVE,         EL_PAY,
					EL_CHOOSE,   EL_OTHERS, EL_OTHER,        EL_MOST,
					EL_TRANSFER, EL_TAKE,   EL_TAKE_CITIZEN, EL_DISCARD_OP,
					EL_SWAP,     EL_ADD,    EL_USE };
	unsigned at = c->n, which;
	struct el_op *o = add(c);
	if (!o)
		return false;
	if (place == IN_POWER && take(c, "if")) {
		if (!el_read_guard(c, o) || !need(c, ":") || !step(c, GUARDED))
			return false;
		c->op[at].len = (uint8_t)(c->n - at - 1);
		return true;
	}
	const char *before = c->s;
	if (!one_of(c, word, &which))
		return wrong(c, N_("no step of a power begins with this word"));
	if (!(allowed[place] >> code[which] & 1)) {
		c->s = before;
		return wrong(c, N_("this step cannot stand here"));
	}
	o->code = code[which];
	return rest_of_step(c, at, place);
}

/* ---- clauses and Chronos --------------------------------------------------------------------- */

/* EL-12.50: what a permanent does whenever its owner acquires or transfers cards. */
static bool reaction(struct cursor *c, unsigned at)
{
	struct el_op *o = &c->op[at];
	o->code = take(c, "acquire") ? EL_ON_ACQUIRE : EL_ON_TRANSFER;
	if (o->code == EL_ON_TRANSFER && !need(c, "transfer"))
		return false;
	if (!need(c, "thisor") || !need(c, "["))
		return false;
	if (!take(c, "any")) {
		if (!el_read_filter(c, &o->a))
			return false;
		if (o->a.citizen || o->a.other)
			return wrong(c, N_("a card reacts to any, a level or a family"));
	}
	return need(c, "]") && block(c, at, IN_REACTION);
}

/* A clause about cards of certain levels. */
static bool by_level(struct cursor *c, struct el_op *o, unsigned zones)
{
	return el_read_cards(c, zones, &o->a) &&
	       (!(o->a.family || o->a.citizen || o->a.other) ||
		wrong(c, N_("this is about levels or about all cards")));
}

/* EL-12.50 to EL-12.54: each clause once. */
static bool clause(struct cursor *c)
{
	unsigned at = c->n;
	struct el_op *o = add(c);
	if (!o)
		return false;
	if (take(c, "on")) {
		if (!reaction(c, at))
			return false;
	} else if (take(c, "allow")) {
		o->code = EL_ALLOW;
		if (!need(c, "acquire") || !by_level(c, o, IN(ORACLE)))
			return false;
		if (o->a.levels)
			return wrong(c, N_("this is about levels or about all cards"));
	} else if (take(c, "free")) {
		o->code = EL_FREE_CLAUSE;
		if (!by_level(c, o, IN(DOM)))
			return false;
	} else if (take(c, "plus1")) {
		o->code = EL_PLUS1_OTHERS;
		if (!need(c, "others") || !by_level(c, o, IN(DOM)))
			return false;
	} else if (take(c, "noeffect")) {
		o->code = EL_NOEFFECT;
		if (!need(c, "others"))
			return false;
	} else {
		return wrong(c, N_("no power of a permanent begins with this word"));
	}
	for (unsigned i = 0; i < at; i += 1u + c->op[i].len)
		if (c->op[i].code == c->op[at].code)
			return wrong(c, N_("a permanent has each power once"));
	return true;
}

static bool clauses(struct cursor *c)
{
	do
		if (!clause(c))
			return false;
	while (take(c, "&"));
	return true;
}

static bool score_if(struct cursor *c)
{
	struct el_op *o = add(c);
	if (!o)
		return false;
	if (take(c, "without")) {
		o->code = EL_IF_WITHOUT;
		return el_read_cards(c, IN(ELY) | IN(ALLELY) | IN(HERE), &o->a);
	}
	o->code = EL_IF_ATLEAST;
	if (!need(c, "atleast") || !number(c, 1, 5, &o->n))
		return false;
	if (take(c, "families"))
		o->count = EL_COUNT_FAMILIES;
	else if (need(c, "levels"))
		o->count = EL_COUNT_LEVELS;
	o->a.zone = EL_HERE;
	return o->count && need(c, "[") && need(c, "here") && need(c, "]");
}

/* EL-12.60 to EL-12.62 */
static bool chronos(struct cursor *c)
{
	struct el_op *o = add(c);
	if (take(c, "use")) {
		o->code = EL_USE_CHRONOS;
		return need(c, "chronos") && need(c, "of") && by_level(c, o, IN(ALLELY)) &&
		       (!o->a.levels || wrong(c, N_("this is about levels or about all cards")));
	}
	o->code = EL_SCORE;
	if (!need(c, "score") || !number(c, 1, MOST_OF, &o->n))
		return false;
	if (take(c, "if")) {
		o->code = EL_SCORE_IF;
		o->len = 1;
		return score_if(c);
	}
	o->m = 1;
	if (!need(c, "per"))
		return false;
	size_t n = ahead(c);
	if (n && c->s[0] >= '0' && c->s[0] <= '9' && !number(c, 2, 9, &o->m))
		return false;
	if (!el_read_scored(c, o))
		return false;
	if (o->m > 1 && o->count != EL_COUNT_RES)
		return wrong(c, N_("only gold, vp and pp are counted by several at a time"));
	if (take(c, "max"))
		return number(c, 1, MOST_SCORE, &o->max);
	return o->count != EL_COUNT_RES || need(c, "max");
}

/* ---- the power ------------------------------------------------------------------------------- */

/* EL-12.71: every power ends. An instant runs by itself when its card is acquired: it may set off
 * others only in ways that take cards from the rows and give none back. */
static bool ends(struct cursor *c)
{
	if (c->card->kind != EL_INSTANT)
		return true;
	for (unsigned pc = 0; pc < c->n; pc++) {
		const struct el_op *o = &c->op[pc];
		if (o->code == EL_SWAP)
			return wrong(c, N_("an instant does not swap cards"));
		if (o->code == EL_USE && o->n != EL_INSTANT)
			return wrong(c, N_("an instant uses instants only"));
		if (o->code == EL_TAKE && pc + 1 != c->n)
			return wrong(c, N_("an instant takes a card last of all"));
	}
	return true;
}

bool el_notation_read(struct el_card *card, struct el_op *op, const char *s, size_t n,
		      struct pet_pack_fault *fault)
{
	struct cursor c = { s, s + n, card, op, 0, fault };
	bool fine = card->kind == EL_PERMANENT ? clauses(&c)
		    : card->kind >= EL_CHRONOS ? chronos(&c)
					       : steps(&c, IN_POWER, ";", NULL);
	if (!fine)
		return pet_pack_wrong(fault, N_("the power is not readable"), s, n);
	skip(&c);
	if (c.s != c.end)
		return wrong(&c, N_("this is too much for a power"));
	card->op = op;
	card->ops = (uint8_t)c.n;
	return ends(&c);
}
