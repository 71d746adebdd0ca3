/* notation_words.h: the words of a power's notation, one after the other, for the files that read it
 * (notation_read.c, notation_cards.c). A word is letters and digits, or one sign; what cannot be read is
 * a fault that points at the next word. */
#ifndef GAMES_ELYSIUM_NOTATION_WORDS_H
#define GAMES_ELYSIUM_NOTATION_WORDS_H

#include "core/pack.h"
#include "core/text.h"
#include "games/elysium/rules.h"

struct cursor {
	const char *s, *end;
	const struct el_card *card;
	struct el_op *op;
	unsigned n;
	struct pet_pack_fault *fault;
};

/* A set of zones. */
#define IN(zone) (1u << EL_##zone)

static inline bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '-';
}

static inline void skip(struct cursor *c)
{
	while (c->s < c->end && (*c->s == ' ' || *c->s == '\t'))
		c->s++;
}

/* The next word or sign, without consuming it. */
static inline size_t ahead(struct cursor *c)
{
	size_t n = 0;
	skip(c);
	while (c->s + n < c->end && is_letter(c->s[n]))
		n++;
	if (n || c->s == c->end)
		return n;
	do /* a letter that no word has, whole */
		n++;
	while (c->s + n < c->end && ((unsigned char)c->s[n] & 0xC0) == 0x80);
	return n;
}

static inline bool wrong(struct cursor *c, const char *id)
{
	size_t n = ahead(c);
	return pet_pack_wrong(c->fault, id, c->s, n);
}

static inline bool take(struct cursor *c, const char *word)
{
	size_t n = ahead(c), length = pet_text_length(word);
	/* signs of two letters: <= and >= */
	if (length == 2 && n == 1 && c->end - c->s >= 2 && !is_letter(word[0]))
		n = 2;
	if (!pet_token_is(c->s, n, word))
		return false;
	c->s += n;
	return true;
}

static inline bool need(struct cursor *c, const char *word)
{
	return take(c, word) || pet_pack_wrong(c->fault, N_("the power should go on with this"),
					       word, pet_text_length(word));
}

static inline bool one_of(struct cursor *c, const char *const *words, unsigned *which)
{
	for (*which = 0; words[*which]; ++*which)
		if (take(c, words[*which]))
			return true;
	return false;
}

static inline bool number(struct cursor *c, unsigned least, unsigned most, uint8_t *out)
{
	size_t n = ahead(c);
	unsigned value = 0;
	for (size_t i = 0; i < n && i < 3 && value < 100; i++)
		value = c->s[i] >= '0' && c->s[i] <= '9' ? value * 10 + (unsigned)(c->s[i] - '0')
							 : 1000;
	if (n == 0 || n > 2 || value < least || value > most)
		return wrong(c, N_("a number is missing here, too small or too large"));
	c->s += n;
	*out = (uint8_t)value;
	return true;
}

static inline bool maybe_resource(struct cursor *c, uint8_t *res)
{
	static const char *const word[] = { "gold", "vp", "pp", NULL };
	unsigned which;
	if (!one_of(c, word, &which))
		return false;
	*res = (uint8_t)which;
	return true;
}

static inline bool resource(struct cursor *c, uint8_t *res)
{
	return maybe_resource(c, res) || wrong(c, N_("gold, vp or pp is missing here"));
}

/* A zone, one of those that are allowed here. */
static inline bool in_zone(struct cursor *c, unsigned zones, uint8_t *zone)
{
	static const char *const word[] = { "dom",   "odom",   "ely",     "allely", "here",
					    "agora", "oracle", "discard", NULL };
	unsigned which;
	if (!one_of(c, word, &which) || !(zones >> which & 1))
		return wrong(c, N_("the card cannot be there"));
	*zone = (uint8_t)which;
	return true;
}

/* ---- notation_cards.c ------------------------------------------------------------------------ */

/* lvl, fam, citizen or other: one of them, more could not be said in a sentence. */
bool el_read_filter(struct cursor *c, struct el_pick *p);

/* card[zone] or card[zone,filter]; zones: where it may be. */
bool el_read_cards(struct cursor *c, unsigned zones, struct el_pick *p);

/* [here] behind families, levels or legends. */
bool el_read_counted(struct cursor *c, struct el_op *o, unsigned count);

/* What a Chronos card counts. */
bool el_read_scored(struct cursor *c, struct el_op *o);

/* What stands behind "if". */
bool el_read_guard(struct cursor *c, struct el_op *o);

#endif
