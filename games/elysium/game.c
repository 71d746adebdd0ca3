/* game.c: Elysium as the core sees it: the table of nodes.def, options, and the struct
 * pet_game that names everything. */
#include "core/text.h"
#include "games/elysium/rules.h"

bool el_well_formed(pet_move m)
{
	return pet_well_formed(el_verbs, V_COUNT, m);
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
static const char *const cards_values[] = { "first", "revised", "third", "fourth", NULL };
static const char *const cards_labels[] = { N_("1 (our first set of cards)"),
					    N_("2 (our second set of cards)"),
					    N_("2 (our third set of cards)"),
					    N_("1 (our newest set of cards)") };
static const char *const transfers_values[] = { "may", "must", NULL };
static const char *const transfers_labels[] = { N_("may be declined"), N_("must be made") };
static const struct pet_option options[] = {
	{ "families", families_values, 0, 0, 7, .help = N_("the five families in play"),
	  .label = families_labels },
	{ "chosen", NULL, 0, 0, 0, .text = true,
	  .help = N_("the five families chosen by hand, such as "
		     "ares+athena+hades+hermes+zeus") },
	{ "deal", deal_values, 0, 0, 1, .help = N_("cards dealt to the Agora in each new epoch"),
	  .label = deal_labels },
	{ "cards", cards_values, EL_SET_FOURTH, 0, EL_SET_FOURTH,
	  .help = N_("gold of Winged Heels when a card of Hermes is transferred"),
	  .label = cards_labels, .rule = "EL-1.15", .answer = EL_SET_FOURTH, .since = 3,
	  .before = EL_SET_FIRST },
	{ "transfers", transfers_values, 0, 0, 1,
	  .help = N_("one's own transfer by an instant that lets others transfer, too"),
	  .label = transfers_labels, .rule = "EL-8.14", .since = 5, .before = 1 },
	{ NULL },
};

/* EL-15.3: no seat has anything private, and the unseen cards are a multiset already. */
static void nothing_to_resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	(void)state, (void)seat, (void)bits;
}

static const struct pet_bots bots = {
	.eval = el_eval,
	.eval_terms = el_eval_terms,
	.features = el_features,
	.feature = el_feature,
	.characters = el_characters,
	.net = &el_net,
	.outlook = { .depth = 30,
		     .net_depth = PET_AT_ONCE,
		     .heat = 60,
		     .trust = 1,
		     .expand = 2,
		     .rest = true },
	.idle = el_idle,
};

const struct pet_game elysium_game = {
	.id = "elysium",
	.title = N_("Elysium"),
	.blurb = N_("five families of gods, four columns, and Legends to be written"),
	.version = 5,
	.seats_min = 2,
	.seats_max = EL_SEATS,
	.minutes = 60,
	.state_bytes = sizeof(struct el),
	.pub_bytes = sizeof(struct el_pub),
	.priv_at = offsetof(struct el, journal),
	.priv_bytes = 0,
	.journal_at = offsetof(struct el, journal),
	.kinds = el_kinds,
	.verbs = el_verbs,
	.events = el_events,
	.reasons = el_reasons,
	.moments = el_moments,
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
	.bots = &bots,
	.about = el_about,
	.describe = el_describe,
	.map = el_map_text,
	.board = el_board,
	.price = el_price,
	.purse = el_means,
	.money = N_("{n} gold"),
	.facts = el_facts,
	.warn = el_warn,
	.answers = el_answers,
	.cards = el_tell_cards,
	.packing = &el_packing,
};
