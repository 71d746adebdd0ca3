/* phrases.c: amounts, cards and counts in words, in the case that their place in a sentence requires
 * (sentence.c). */
#include "games/elysium/phrases.h"

// clang-format off
static const struct counted amount[EL_RESOURCES] = {
	{ NP_("{amount} gold", "{amount} gold") },
	{ NP_("{amount} victory point", "{amount} victory points") },
	{ NP_("{amount} prestige", "{amount} prestige") },
};
const char *const el_levels[8] = {
	NULL, N_("I"), N_("II"), N_("I or II"), N_("III"), N_("I or III"), N_("II or III"), NULL,
};
/* A card of a family: as an object, counted, as an owner. */
static const char *const a_family[EL_FAMILIES] = {
	N_("a Zeus card"), N_("a Hades card"), N_("a Hephaestus card"), N_("an Athena card"),
	N_("a Poseidon card"), N_("a Hermes card"), N_("an Apollo card"), N_("an Ares card"),
};
static const char *const each_family[EL_FAMILIES] = {
	N_("for each Zeus card"), N_("for each Hades card"), N_("for each Hephaestus card"), N_("for each Athena card"),
	N_("for each Poseidon card"), N_("for each Hermes card"), N_("for each Apollo card"), N_("for each Ares card"),
};
static const char *const of_family[EL_FAMILIES] = {
	N_("of a Zeus card"), N_("of a Hades card"), N_("of a Hephaestus card"), N_("of an Athena card"),
	N_("of a Poseidon card"), N_("of a Hermes card"), N_("of an Apollo card"), N_("of an Ares card"),
};
static const char *const is_family[EL_FAMILIES] = {
	N_("there is a Zeus card"), N_("there is a Hades card"), N_("there is a Hephaestus card"), N_("there is an Athena card"),
	N_("there is a Poseidon card"), N_("there is a Hermes card"), N_("there is an Apollo card"), N_("there is an Ares card"),
};
static const char *const no_family[EL_FAMILIES] = {
	N_("there is no Zeus card"), N_("there is no Hades card"), N_("there is no Hephaestus card"), N_("there is no Athena card"),
	N_("there is no Poseidon card"), N_("there is no Hermes card"), N_("there is no Apollo card"), N_("there is no Ares card"),
};
const char *const el_zone_words[EL_ZONES] = {
	[EL_DOM] = N_("in your Domain"), [EL_ODOM] = N_("in another player's Domain"), [EL_ELY] = N_("in your Elysium"),
	[EL_ALLELY] = N_("in any Elysium"), [EL_HERE] = N_("in this Legend"), [EL_AGORA] = N_("in the Agora"),
	[EL_ORACLE] = N_("in the Oracle"), [EL_DISCARD] = N_("in the discard pile"),
};
/* Where cards are counted: for an Elysium, its Legends. */
const char *const el_zone_counted[EL_ZONES] = {
	[EL_DOM] = N_("in your Domain"), [EL_ODOM] = N_("in the other players' Domains"), [EL_ELY] = N_("in your Legends"),
	[EL_ALLELY] = N_("in all Legends"), [EL_HERE] = N_("in this Legend"), [EL_AGORA] = N_("in the Agora"),
	[EL_ORACLE] = N_("in the Oracle"), [EL_DISCARD] = N_("in the discard pile"),
};
static const char *const plain[FORMS] = { N_("a card"), N_("for each card"), N_("of a card"), N_("there is a card"), N_("there is no card") };
static const char *const another[FORMS] = { N_("another card"), N_("for each other card"), N_("of another card"), N_("there is another card"), N_("there is no other card") };
static const char *const levels[FORMS] = {
	N_("a level {level} card"), N_("for each level {level} card"), N_("of a level {level} card"),
	N_("there is a level {level} card"), N_("there is no level {level} card"),
};
static const char *const citizen[FORMS] = { N_("a Citizen"), N_("for each Citizen"), N_("of a Citizen"), N_("there is a Citizen"), N_("there is no Citizen") };
static const char *const *const family[FORMS] = { a_family, each_family, of_family, is_family, no_family };
// clang-format on

void el_say_amount(struct pet_text *t, uint8_t res, int n)
{
	say_count(t, &amount[res], n);
}

void el_say_card(struct pet_text *t, const struct el_pick *p, enum form form)
{
	struct part level = { .key = "level" };
	if (p->citizen) {
		pet_text_say(t, citizen[form]);
	} else if (p->family) {
		pet_text_say(t, family[form][p->family - 1]);
	} else if (p->levels) {
		struct pet_text l = into(&level, t);
		pet_text_say(&l, el_levels[p->levels]);
		say_id(t, levels[form], &level, 1);
	} else if (form == EACH_CARD && p->zone == EL_DOM) {
		pet_text_say(t, N_("for each face-up card"));
	} else {
		pet_text_say(t, p->other ? another[form] : plain[form]);
	}
}

void el_say_which(struct pet_text *t, const struct el_op *o)
{
	struct part level = { .key = "level" };
	struct pet_text l = into(&level, t);
	if (o->n < 2) {
		el_say_card(t, &o->a, A_CARD);
	} else if (o->a.levels) {
		pet_text_say(&l, el_levels[o->a.levels]);
		say(t, pet_text_tr(t->lang, N_("up to {n} cards of level {level}")), o->n, &level,
		    1);
	} else {
		say(t, pet_text_tr(t->lang, N_("up to {n} cards")), o->n, NULL, 0);
	}
}

void el_say_each(struct pet_text *t, const struct el_op *o)
{
	bool here = o->a.zone == EL_HERE;
	switch (o->count) {
	case EL_COUNT_CARDS:
		el_say_card(t, &o->a, EACH_CARD);
		pet_text_char(t, ' ');
		pet_text_say(t, el_zone_counted[o->a.zone]);
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
		pet_text_say(t, N_("for each Legend in your Elysium"));
		break;
	default: {
		static const struct counted every[EL_RESOURCES] = {
			{ NP_("for every gold you own", "for every {n} gold you own") },
			{ NP_("for every victory point you have",
			      "for every {n} victory points you have") },
			{ NP_("for every prestige you have", "for every {n} prestige you have") },
		};
		say_count(t, &every[o->res], o->m > 1 ? o->m : 1);
	}
	}
}
