/* game.c: Elysium as the core sees it: the tables of words.def and nodes.def, options, and the
 * struct pet_game that names everything. */
#include "core/text.h"
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
	(void)pub;
	return el_card[value].name;
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

static const struct pet_kind kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

/* ---- verbs, events, reasons ------------------------------------------------------------------ */

static const struct pet_verb verbs[V_COUNT] = {
#define PET_TABLE_VERBS
#include "core/rows_table.inc"
};

static const struct pet_event_row events[E_COUNT] = {
#define PET_TABLE_EVENTS
#include "core/rows_table.inc"
};

static const struct pet_reason reasons[R_COUNT] = {
#define PET_TABLE_REASONS
#include "core/rows_table.inc"
};

bool el_well_formed(pet_move m)
{
	if (pet_move_verb(m) == V_NONE || pet_move_verb(m) >= V_COUNT)
		return false;
	for (int i = 0; i < 3; i++)
		if (verbs[pet_move_verb(m)].kind[i] == PET_K_NONE && pet_move_arg(m, i))
			return false;
	return true;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static const uint8_t match_seq[] = {
	N_FAMILIES, N_PEDIMENT, N_FIRST, N_OPENING, N_EPOCH, N_SCORE, 0
};
static const uint8_t epoch_seq[] = { N_AWAKEN, N_ROUNDS, N_ORDER, N_WRITING, N_EVENING, 0 };

#define PET_TABLE_LOCALS
#include "core/rows_table.inc"

static const struct pet_node nodes[N_COUNT] = {
#define PET_TABLE_NODES
#include "core/rows_table.inc"
};

/* ---- options and the game -------------------------------------------------------------------- */

static const char *const families_values[] = { "first-game",  "splendour",      "vae-victis",
					       "barren-land", "chain-reaction", "other-roads",
					       "random",      "chosen",         NULL };
static const char *const families_labels[] = {
	N_("for a first game"), N_("Splendour"),   N_("Vae victis"), N_("Barren land"),
	N_("Chain reaction"),   N_("Other roads"), N_("random"),     N_("chosen by hand"),
};
static const char *const deal_values[] = { "on-top", "fill-up", NULL };
static const char *const deal_labels[] = { N_("3 cards a player and 1, on top of the Oracle's"),
					   N_("up to 3 cards a player and 1 in all") };
static const char *const cards_values[] = { "first", "revised", "third", NULL };
static const char *const cards_labels[] = { N_("the first version"), N_("the second version"),
					    N_("the third version") };
static const struct pet_option options[] = {
	{ "families", families_values, 0, 0, 7, .help = N_("the five families in play"),
	  .label = families_labels },
	{ "chosen", NULL, 0, 0, 0, .text = true,
	  .help = N_("the five families chosen by hand, such as "
		     "ares+athena+hades+hermes+zeus") },
	{ "deal", deal_values, 0, 0, 1, .help = N_("cards dealt to the Agora in each new epoch"),
	  .label = deal_labels },
	{ "cards", cards_values, EL_SET_THIRD, 0, EL_SET_THIRD, .help = N_("version of the cards"),
	  .label = cards_labels, .since = 3, .before = EL_SET_FIRST },
	{ NULL },
};

/* EL-15.3: no seat has anything private, and the unseen cards are a multiset already. */
static void nothing_to_resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	(void)state, (void)seat, (void)bits;
}

const struct pet_game elysium_game = {
	.id = "elysium",
	.title = N_("Elysium"),
	.blurb = N_("five families of gods, four columns, and Legends to be written"),
	.version = 4,
	.seats_min = 2,
	.seats_max = EL_SEATS,
	.minutes = 60,
	.state_bytes = sizeof(struct el),
	.pub_bytes = sizeof(struct el_pub),
	.priv_at = offsetof(struct el, journal),
	.priv_bytes = 0,
	.journal_at = offsetof(struct el, journal),
	.kinds = kinds,
	.verbs = verbs,
	.events = events,
	.reasons = reasons,
	.nodes = nodes,
	.pub_fields = el_pub_fields,
	.priv_fields = el_priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.who_kind = PET_K_SEAT,
	.setup = el_setup,
	.result = el_result,
	.resample = nothing_to_resample,
	.check = el_check,
	.derive = el_derive,
	.stage = el_stage,
	.eval = el_eval,
	.idle = el_idle,
	.features = el_features,
	.feature = el_feature,
	.net = &el_net,
	.outlook = { .depth = 30, .heat = 60, .trust = 4 },
	.eval_terms = el_eval_terms,
	.describe = el_describe,
	.map = el_map,
	.board = el_board,
	.price = el_price,
	.purse = el_gold,
	.money = N_("{n} gold"),
	.warn = el_warn,
	.cards = el_cards,
};
