/* game.c: Lots as the core sees it: the tables of words.def and nodes.def, options, and the struct
 * pet_game that names everything. */
#include "tests/sample/rules.h"

static const char *const card_token[CARDS] = { "c1", "c2", "c3", "c4", "c5", "c6" };

static const struct pet_kind kinds[K_COUNT] = {
#define PET_TABLE_KINDS
#include "core/rows_table.inc"
};

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

/* LO-2.1 */
static const uint8_t round_seq[] = { N_DEAL, N_DIE, N_BIDDING, N_CHOICE, N_SCORE, 0 };

#define PET_TABLE_LOCALS
#include "core/rows_table.inc"

const struct pet_node lots_nodes[N_COUNT] = {
#define PET_TABLE_NODES
#include "core/rows_table.inc"
};

static const char *const copies_value[] = { "two", "three", NULL };

static const struct pet_option options[] = {
	{ "rounds", .usual = 3, .min = 1, .max = 5, .help = N_("how many rounds are played") },
	{ "copies", .value = copies_value, .max = 1,
	  .help = N_("how often each card is in the deck") },
	{ NULL },
};

static const struct pet_bots bots = {
	.eval = lots_eval,
};

const struct pet_game sample_game = {
	.id = "sample",
	.title = N_("Lots"),
	.blurb = N_("a hidden card, a die and a bid"),
	.version = 1,
	.seats_min = 2,
	.seats_max = SEATS,
	.minutes = 10,
	.state_bytes = sizeof(struct lots),
	.pub_bytes = sizeof(struct lots_pub),
	.priv_at = offsetof(struct lots, priv),
	.priv_bytes = sizeof(struct lots_priv),
	.journal_at = offsetof(struct lots, journal),
	.kinds = kinds,
	.verbs = verbs,
	.events = events,
	.reasons = reasons,
	.nodes = lots_nodes,
	.pub_fields = lots_pub_fields,
	.priv_fields = lots_priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.who_kind = PET_K_SEAT,
	.setup = lots_setup,
	.result = lots_result,
	.resample = lots_resample,
	.check = lots_check,
	.stage = lots_stage,
	.bots = &bots,
	.describe = lots_describe,
	.map = lots_map,
	.board = lots_board,
	.facts = lots_facts,
};
