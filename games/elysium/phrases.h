/* phrases.h: what the sentences of a power are made of (sentence.c): messages with phrases in their places,
 * and the phrases for amounts, cards and counts (phrases.c). */
#ifndef GAMES_ELYSIUM_PHRASES_H
#define GAMES_ELYSIUM_PHRASES_H

#include "core/text.h"
#include "games/elysium/rules.h"

enum { PHRASE = 400 };

/* A phrase under construction, and its place in the message around it. */
struct part {
	const char *key;
	char text[PHRASE];
};

struct counted {
	const char *text, *plural;
};

static inline struct pet_text into(struct part *p, const struct pet_text *like)
{
	p->text[0] = 0;
	return pet_text_into(p->text, sizeof p->text, like->lang, like->game, like->pub);
}

/* The message with its {places} filled: {n} and {amount} by the number, the others by the parts. */
static inline void say(struct pet_text *t, const char *message, int n, const struct part *part,
		       int parts)
{
	for (const char *s = message; *s; s++) {
		const char *end = s;
		while (*s == '{' && *end && *end != '}')
			end++;
		if (*s != '{' || !*end) {
			pet_text_char(t, *s);
			continue;
		}
		size_t length = (size_t)(end - s - 1);
		if (pet_token_is(s + 1, length, "n") || pet_token_is(s + 1, length, "amount"))
			pet_text_number(t, n);
		for (int i = 0; i < parts; i++)
			if (pet_token_is(s + 1, length, part[i].key))
				pet_text_put(t, part[i].text);
		s = end;
	}
}

static inline void say_id(struct pet_text *t, const char *id, const struct part *part, int parts)
{
	say(t, pet_text_tr(t->lang, id), 0, part, parts);
}

static inline const char *form_of(const struct pet_text *t, const struct counted *c, int n)
{
	return pet_text_trn(t->lang, c->text, c->plural, n);
}

static inline void say_count(struct pet_text *t, const struct counted *c, int n)
{
	say(t, form_of(t, c, n), n, NULL, 0);
}

/* ---- phrases.c ------------------------------------------------------------------------------- */

/* EL-12.34: one card as an object, counted ("for each..."), as an owner; whether there is one. */
enum form { A_CARD, EACH_CARD, OF_CARD, IS_CARD, NO_CARD, FORMS };

/* "level I or II", by the set of levels. */
extern const char *const el_levels[8];

/* Where cards are; and where they are counted, for an Elysium in its Legends. */
extern const char *const el_zone_words[EL_ZONES], *const el_zone_counted[EL_ZONES];

void el_say_amount(struct pet_text *t, uint8_t res, int n);
void el_say_card(struct pet_text *t, const struct el_pick *p, enum form form);

/* The cards that a step takes or transfers. */
void el_say_which(struct pet_text *t, const struct el_op *o);

/* "for each...": what a step counts. */
void el_say_each(struct pet_text *t, const struct el_op *o);

#endif
