/* rule_tables.c: the tables that rules cite, in words, from what is built in: nobody has to keep a
 * second copy of them in the rulebook. */
#include "games/hellas/rules.h"

static void next_cell(struct pet_text *t)
{
	pet_text_put(t, " | ");
}

static void put_name(struct pet_text *t, uint8_t kind, unsigned value)
{
	pet_text_say(t, lh_kinds[kind].label(NULL, (uint8_t)value));
}

/* LH-8.2: the symbols of every monster, and those that evolution B adds. */
static void put_wounds(struct pet_text *t)
{
	pet_text_say(t, N_("monster | wound symbols | added by evolution"));
	for (unsigned m = 0; m < MONSTERS; m++) {
		const struct lh_monster_row *row = &lh_built_in.monster[m];
		pet_text_char(t, '\n');
		put_name(t, K_MONSTER, m);
		next_cell(t);
		lh_tell_wounds(t, row, 0, row->slots);
		next_cell(t);
		lh_tell_wounds(t, row, row->slots, row->slots + row->extra);
	}
}

static void put_card(struct pet_text *t, const char *sort, uint8_t kind, unsigned value)
{
	pet_text_char(t, '\n');
	pet_text_say(t, lh_card_title(NULL, kind, value));
	next_cell(t);
	pet_text_say(t, sort);
	next_cell(t);
	lh_tell_effect(t, kind, value);
}

/* LH-22.5: every card that is used alone, with what it does there. */
static void put_solo_cards(struct pet_text *t)
{
	static const char *const blessing[] = { N_("blessing of Athena"), N_("blessing of Zeus"),
						N_("blessing of Hermes") };
	struct lh_pub alone = { .solo = 1 };
	const void *before = t->pub;
	t->pub = &alone;
	pet_text_say(t, N_("card | kind | what it does alone"));
	for (unsigned b = 0; b < BLESSINGS; b++)
		if (lh_built_in.solo_blessings >> b & 1)
			put_card(t, blessing[b / (BLESSINGS / GODS)], K_BLESSING, b);
	for (unsigned a = 0; a < ARTIFACTS; a++)
		if (a < GODS || SOLO_ARTS >> a & 1)
			put_card(t, N_("artifact"), K_ARTIFACT, a);
	uint32_t told = 0; /* effects; several cards have the same */
	for (unsigned c = 0; c < CARDS; c++)
		if (SOLO_CARDS >> c & 1 && lh_cards[c].op != OP_NONE &&
		    !(told >> lh_cards[c].op & 1)) {
			told |= BIT(lh_cards[c].op);
			put_card(t, N_("combat card"), K_CARD, c);
		}
	t->pub = before;
}

/* LH-22.33, LH-22.36: the numbers and arrows of the regions. */
static void put_solo_map(struct pet_text *t)
{
	pet_text_say(t, N_("number | region | the arrow leads to"));
	for (unsigned r = 0; r < REGIONS; r++) {
		pet_text_char(t, '\n');
		pet_text_number(t, r + 1);
		next_cell(t);
		put_name(t, K_REGION, r);
		next_cell(t);
		if (lh_built_in.arrow[r] == NONE)
			pet_text_say(t, N_("no arrow: a monument"));
		else
			put_name(t, K_REGION, lh_built_in.arrow[r]);
	}
}

/* LH-22.69: what each token brings in each act. */
static void put_scripts(struct pet_text *t)
{
	pet_text_say(t, N_("act | token | what happens | mobilization | invasion | monster phase"));
	for (unsigned act = 0; act < 2; act++)
		for (unsigned token = 0; token < TOKENS; token++) {
			const struct lh_script *s = &lh_scripts[act][token];
			pet_text_put(t, act ? "\nII | " : "\nI | ");
			pet_text_number(t, token + 1);
			next_cell(t);
			lh_tell_script(t, s);
			next_cell(t);
			pet_text_number(t, s->mobilization);
			next_cell(t);
			pet_text_number(t, s->invasion);
			next_cell(t);
			pet_text_say(t, s->monsters ? N_("yes") : N_("no"));
		}
}

void lh_rule_table(struct pet_text *t, const char *rule)
{
	static const struct {
		const char *rule;
		void (*put)(struct pet_text *t);
	} tables[] = {
		{ "LH-8.2", put_wounds },     { "LH-22.5", put_solo_cards },
		{ "LH-22.33", put_solo_map }, { "LH-22.36", put_solo_map },
		{ "LH-22.69", put_scripts },
	};
	for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++)
		if (pet_token_is(rule, pet_text_length(rule), tables[i].rule))
			tables[i].put(t);
}
