/* notation_cards.c: reads which cards a step of a power is about, what it counts, and on what condition it
 * is carried out (EL-12, notation_read.c). */
#include "games/elysium/notation_words.h"

static bool levels(struct cursor *c, uint8_t *out)
{
	static const char *const sign[] = { "=", "<=", ">=", NULL };
	unsigned how;
	uint8_t level = 0;
	if (!one_of(c, sign, &how) || !number(c, 1, 3, &level))
		return wrong(c, N_("a level is lvl=1, lvl=2, lvl=3, lvl<=2 or lvl>=2"));
	if (how && level != 2)
		return wrong(c, N_("a level is lvl=1, lvl=2, lvl=3, lvl<=2 or lvl>=2"));
	*out = (uint8_t)(how == 0 ? 1 << (level - 1) : how == 1 ? 3 : 6);
	return true;
}

static bool family(struct cursor *c, uint8_t *out)
{
	size_t n;
	if (!need(c, "="))
		return false;
	n = ahead(c);
	for (unsigned f = 0; f < EL_FAMILIES; f++)
		if (n == 3 &&
		    memcmp(c->s, el_card_token[1 + f * (EL_DESIGNS / EL_FAMILIES)], 3) == 0) {
			*out = (uint8_t)(f + 1);
			c->s += n;
			return true;
		}
	return wrong(c, N_("there is no such family"));
}

bool el_read_filter(struct cursor *c, struct el_pick *p)
{
	if (take(c, "lvl"))
		return levels(c, &p->levels);
	if (take(c, "fam"))
		return family(c, &p->family);
	p->citizen = take(c, "citizen");
	p->other = !p->citizen && take(c, "other");
	return p->citizen || p->other ||
	       wrong(c, N_("a card is chosen by lvl, fam, citizen or other"));
}

bool el_read_cards(struct cursor *c, unsigned zones, struct el_pick *p)
{
	return need(c, "card") && need(c, "[") && in_zone(c, zones, &p->zone) &&
	       (!take(c, ",") || el_read_filter(c, p)) && need(c, "]");
}

bool el_read_counted(struct cursor *c, struct el_op *o, unsigned count)
{
	unsigned zones = count == EL_COUNT_LEGENDS ? IN(ELY) : IN(ELY) | IN(HERE);
	o->count = (uint8_t)count;
	return need(c, "[") && in_zone(c, zones, &o->a.zone) && need(c, "]");
}

bool el_read_scored(struct cursor *c, struct el_op *o)
{
	if (take(c, "families"))
		return el_read_counted(c, o, EL_COUNT_FAMILIES);
	if (take(c, "levels"))
		return el_read_counted(c, o, EL_COUNT_LEVELS);
	if (take(c, "legends"))
		return el_read_counted(c, o, EL_COUNT_LEGENDS);
	if (maybe_resource(c, &o->res)) {
		o->count = EL_COUNT_RES;
		return true;
	}
	o->count = EL_COUNT_CARDS;
	return el_read_cards(c, IN(ELY) | IN(ALLELY) | IN(HERE), &o->a);
}

bool el_read_guard(struct cursor *c, struct el_op *o)
{
	static const char *const colour_word[] = { "blue", "red", "yellow", "green", NULL };
	unsigned rows = IN(AGORA) | IN(ORACLE) | IN(DISCARD), colour;
	if (take(c, "atleast")) {
		if (!number(c, 1, 9, &o->n))
			return false;
		if (take(c, "transfer")) {
			o->code = EL_IF_TRANSFERS;
			return true;
		}
		o->code = EL_IF_ATLEAST;
		o->count = EL_COUNT_CARDS;
		return (o->n == 1 || wrong(c, N_("only atleast 1 can be said of cards"))) &&
		       el_read_cards(c, IN(DOM) | IN(ELY) | IN(ALLELY) | rows, &o->a);
	}
	if (take(c, "without")) {
		o->code = EL_IF_WITHOUT;
		return el_read_cards(c, IN(DOM) | IN(ELY) | IN(ALLELY) | rows, &o->a);
	}
	if (take(c, "most")) {
		o->code = EL_IF_MOST;
		return resource(c, &o->res);
	}
	if (take(c, "column") && one_of(c, colour_word, &colour)) {
		o->code = EL_IF_COLUMN;
		o->n = (uint8_t)colour;
		return true;
	}
	return wrong(c, N_("there is no such condition"));
}
