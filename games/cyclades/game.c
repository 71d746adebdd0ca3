/* game.c: the nodes of Cyclades and the game as the core sees it. This table is chapter 21 of the
 * rules. */
#include "games/cyclades/rules.h"

struct pet_frame *cy_ask(struct cy *g, uint8_t node, uint8_t who)
{
	return pet_flow_call(&g->pub.flow, node, who);
}

void cy_asked(struct cy *g)
{
	pet_move out[PET_MOVES_MAX];
	struct pet_frame *f = pet_flow_top(&g->pub.flow);
	const struct pet_node *node = &cy_nodes[f->node];
	if (node->legal((struct pet_view){ g, g, f->who }, f, out) == 1)
		node->apply(g, f, out[0]);
}

bool cy_well_formed(pet_move m)
{
	return pet_well_formed(cy_verbs, V_COUNT, m);
}

static const uint8_t round_seq[] = {
	N_CREATURES_SLIDE, N_CREATURES_FILL, N_GODS,      N_INCOME, N_OFFERINGS,
	N_OFFER_PAY,       N_TURNS,          N_ROUND_END, 0,
};

#define PET_TABLE_LOCALS
#include "core/rows_table.inc"

const struct pet_node cy_nodes[N_COUNT] = {
#define PET_TABLE_NODES
#include "core/rows_table.inc"
};

// clang-format off
static const char *const purses_value[] = { "closed", "open", NULL };
static const char *const purses_label[] = { N_("only one's own"), N_("everybody's") };

static const char *const start_value[] = { "dealt", "fixed", "corners", NULL };
static const char *const start_label[] = { N_("dealt by chance"), N_("in the order of the seats"),
					      N_("in the order of the seats; two players in the corners") };
static const char *const marker_value[] = { "any", "own", NULL };
static const char *const marker_label[] = { N_("any island"), N_("own islands only") };
static const char *const winner_value[] = { "gold", "metropolises", NULL };
static const char *const winner_label[] = { N_("the most gold"), N_("the most metropolises, then gold") };

/* In the order of the enum in rules.h. Records of version 1 mean the rules of that time. */
static const struct pet_option options[] = {
	[OPTION_PURSES] = { .key = "purses", .value = purses_value, .usual = 0, .min = 0, .max = 1,
	  .help = N_("gold that a player sees"), .label = purses_label },
	[OPTION_START] = { .key = "start", .value = start_value, .usual = 0, .min = 0, .max = 2,
	  .help = N_("starting islands and fleets"), .label = start_label, .since = 2, .before = 2 },
	[OPTION_MARKER] = { .key = "marker", .value = marker_value, .usual = 0, .min = 0, .max = 1,
	  .help = N_("where Apollo's prosperity marker may go"), .label = marker_label, .since = 2, .before = 1,
	  .rule = "CY-10.3" },
	[OPTION_WINNER] = { .key = "winner", .value = winner_value, .usual = 0, .min = 0, .max = 1,
	  .help = N_("who wins among several with enough metropolises"), .label = winner_label, .since = 2, .before = 1,
	  .rule = "CY-18.4", .answer = 1 },
	{ 0 },
};

/* Nothing in this game is private. */
static const struct pet_field priv_fields[] = { { 0 } };
// clang-format on

static const struct pet_bots bots = {
	.eval = cy_eval,
	.eval_terms = cy_eval_terms,
	.features = cy_features,
	.feature = cy_feature,
	.characters = cy_characters,
	.net = &cy_net,
	.outlook = { .depth = 8, .net_depth = PET_AT_ONCE, .heat = 20, .rest = true },
	.idle = cy_idle,
	.spend = cy_spend,
	.battle_units = cy_battle_units,
	.battle_keeps = cy_battle_keeps,
	.limit_hit = cy_limit_hit,
};

const struct pet_game cyclades_game = {
	.id = "cyclades",
	.title = N_("Cyclades (2009)"),
	.blurb = N_(
		"bid for the favour of the gods, and own two metropolises at the end of a round"),
	.version = 2,
	.seats_min = 2,
	.seats_max = CY_SEATS,
	.minutes = 90,

	.state_bytes = sizeof(struct cy),
	.pub_bytes = sizeof(struct cy_pub),
	.priv_at = sizeof(struct cy_pub),
	.priv_bytes = 0,
	.journal_at = offsetof(struct cy, journal),

	.kinds = cy_kinds,
	.verbs = cy_verbs,
	.events = cy_events,
	.reasons = cy_reasons,
	.moments = cy_moments,
	.nodes = cy_nodes,
	.pub_fields = cy_pub_fields,
	.priv_fields = priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.who_kind = PET_K_SEAT,

	.setup = cy_setup,
	.veil = cy_veil,
	.guess = cy_guess,
	.result = cy_result,
	.check = cy_check,
	.derive = cy_derive,
	.stage = cy_stage,
	.bots = &bots,
	.describe = cy_describe,
	.about = cy_about,
	.map = cy_map_text,
	.chart = cy_chart,
	.chart_signs =
		N_("3 troops, fleets  ⌂ buildings  M metropolis  ♞ figurine  $ trade  ☠ Kraken"),
	.board = cy_board,
	.facts = cy_facts,
	.cards = cy_tell_cards,
	.price = cy_price,
	.purse = cy_means,
	.money = N_("{n} GP"),
	.says = cy_says,
	.warn = cy_warn,
	.battle = cy_battle_seen,
	.answers = cy_answers,
	.packing = &cy_packing,
};
