/* words.c: tokens and names of the game's values, and the tables made from words.def. */
#include "games/elysium/rules.h"

/* ---- kinds ----------------------------------------------------------------------------------- */

const char *const el_family_token[EL_FAMILIES] = { "zeus",     "hades",  "hephaestus", "athena",
						   "poseidon", "hermes", "apollo",     "ares" };
const char *const el_family_name[EL_FAMILIES] = { N_("Zeus"),   N_("Hades"),    N_("Hephaestus"),
						  N_("Athena"), N_("Poseidon"), N_("Hermes"),
						  N_("Apollo"), N_("Ares") };
const char *const el_colour_token[EL_COLOURS] = { "blue", "red", "yellow", "green" };
const char *const el_colour_name[EL_COLOURS] = { N_("blue column"), N_("red column"),
						 N_("yellow column"), N_("green column") };
const char *const el_kind_token[EL_KINDS] = { "instant", "permanent",      "activated",
					      "trigger", "legend",         "eleusis",
					      "chronos", "chronos-family", "chronos-level" };
const char *const el_kind_name[EL_KINDS] = { N_("instant"),
					     N_("permanent"),
					     N_("activated"),
					     N_("trigger"),
					     N_("legend"),
					     N_("Eleusis"),
					     N_("Chronos"),
					     N_("Chronos (best in a family Legend)"),
					     N_("Chronos (best in a level Legend)") };
static const char *const level_token[] = { "1", "2", "3" };
static const char *const quest_token[] = { "q1", "q2", "q3", "q4" };
static const char *const quest_name[] = { N_("quest 1"), N_("quest 2"), N_("quest 3"),
					  N_("quest 4") };
static const char *const side_token[] = { "A", "B" };
static const char *const row_token[] = { "agora", "oracle", "discard" };
static const char *const row_name[] = { N_("the Agora"), N_("the Oracle"), N_("the discard pile") };

#define P5(t)                                                                                      \
	"p" #t "1", "p" #t "2", "p" #t "3", "p" #t "4", "p" #t "5", "p" #t "6", "p" #t "7",        \
		"p" #t "8", "p" #t "9"
// clang-format off
static const char *const pile_token[EL_PILES] = {
	"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10",
	P5(1), "p20", P5(2), "p30", P5(3), "p40", P5(4), "p50", P5(5), "p60",
	P5(6), "p70", P5(7), "p80", P5(8), "p90", P5(9), "p100",
	"p101", "p102", "p103", "p104", "p105",
};
// clang-format on
#undef P5

static const char *card_label(const void *pub, uint8_t value)
{
	return (pub ? el_box(pub) : &el_built_in[EL_SET_FOURTH])->card[value].name;
}

static const char *family_label(const void *pub, uint8_t value)
{
	(void)pub;
	return el_family_name[value];
}

static const char *colour_label(const void *pub, uint8_t value)
{
	(void)pub;
	return el_colour_name[value];
}

static const char *quest_label(const void *pub, uint8_t value)
{
	(void)pub;
	return quest_name[value];
}

static const char *row_label(const void *pub, uint8_t value)
{
	(void)pub;
	return row_name[value];
}

/* ---- the tables (words.def) ------------------------------------------------------------------ */

const struct pet_kind el_kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

const struct pet_verb el_verbs[V_COUNT] = {
#define PET_TABLE_VERBS
#include "core/rows_table.inc"
};

const struct pet_event_row el_events[E_COUNT] = {
#define PET_TABLE_EVENTS
#include "core/rows_table.inc"
};

const struct pet_reason el_reasons[R_COUNT] = {
#define PET_TABLE_REASONS
#include "core/rows_table.inc"
};

const struct pet_reason el_moments[V_COUNT] = {
#define MOMENT(NAME, rule) [V_##NAME] = { rule, PET_NOT_NOW },
#include "games/elysium/moments.def"
};
